"""Whoever leaves in a round, and who decides then (articles 2(3) and 14 of 141/2000; 3 and 20 of 56/2004)."""

from banca.games.blackjack.law import EDITION_2000
from banca.games.blackjack.playing import Draw, Stand
from banca.games.blackjack.seats import Leave, Sit, StandBy
from banca.games.blackjack.sharing import Match
from banca.games.blackjack.window import EvenMoney, Surrender
from banca.law import Edition
from banca.play.act import Bet
from tests.games.blackjack import both, in_2000, in_2004
from tests.games.blackjack.at_blackjack import NEW, OLD, SHOE, AtBlackjack


@both("art2.3.s5", "art3.4")
def test_the_hands_of_one_who_left_stand_as_they_are(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").main("bo", place=2).deal("5h 6c", "Td 9c", bank="Ks")
    table.act(Leave("ana"))
    for act in (Draw("ana"), Surrender("ana"), EvenMoney("ana"), Bet("ana", "insurance", 50, place=1)):
        assert table.refused(act)[0] == "player_must_be_at_the_table"
    assert table.names() == ["hear", "stand"]
    assert table.play("stand:bo 8d").nets() == {"ana": -100, "bo": 100}
    assert dict(table.following().state.shoe.seats) == {2: "bo"}


@both("art2.3.s5", "art3.4")
def test_a_card_asked_for_before_leaving_still_comes(law: Edition) -> None:
    table = AtBlackjack(law.slug).main("ana").deal("5h 6c", bank="Ks").play("draw").act(Leave("ana"))
    assert table.refused(Stand("ana"))[0] in ("player_must_be_at_the_table", "card_must_come_first")
    assert table.play("9d 8d").nets() == {"ana": 100}


@both("art14.s1", "art20.1.3.s1")
def test_on_a_shared_place_the_next_by_the_rule_decides(law: Edition) -> None:
    options = {**SHOE[law.slug], **({} if law is EDITION_2000 else {"shared-place": "highest-stake-decides"})}
    table = AtBlackjack(law.slug, options).main("ana", place=2).act(StandBy("bo")).main("bo", 300, place=2)
    table.act(StandBy("cy")).main("cy", 200, place=2).deal("8h 8c", bank="6s").do("hear")
    assert table.decider() == "bo"
    assert table.act(Leave("bo")).decider() == "cy"
    clause = "art14.s1" if law is EDITION_2000 else "art20.1"  # reading one-decider-for-the-round
    assert table.play("split:cy").refused(Match("bo")) == ("player_must_be_at_the_table", clause)
    table.play("match:ana Td stand:cy Th stand:cy Tc 8s")
    assert table.nets() == {"ana": 200, "bo": 300, "cy": 400}


@both("art2.3.s5", "art3.4")
def test_only_somebody_at_the_table_leaves_it_and_once(law: Edition) -> None:
    table = AtBlackjack(law.slug).act(Sit("dan", 4), StandBy("eve")).main("ana")
    assert table.refused(Leave("zoe")) == ("player_must_be_at_the_table", None)
    clause = "art2.3.s2" if law is EDITION_2000 else "art20.1"  # reading seats-with-bets
    assert table.refused(Leave("ana")) == ("bets_must_be_taken_back_first", clause)
    assert table.accepts(Leave("dan"))
    assert table.accepts(Leave("eve"))
    table.deal("5h 6c", bank="Ks").act(Leave("ana"))
    assert table.refused(Leave("ana")) == ("player_must_be_at_the_table", None)


@in_2000("art14.s1")
def test_without_a_seat_and_without_a_bet_nobody_is_at_the_table() -> None:
    table = AtBlackjack(OLD).main("ana").act(StandBy("bo")).main("bo", place=1).deal("5h 6c", bank="Ks")
    assert table.act(Leave("bo")).refused(Leave("bo"))[0] == "player_must_be_at_the_table"


@in_2004("art20.1.1", "art20.1.3.s1")
def test_the_decider_is_fixed_when_bets_are_closed() -> None:
    """By the stakes first made on the place, whatever lies on its hands."""
    for procedure, decides in (("seated-decides", "ana"), ("highest-stake-decides", "bo")):
        table = AtBlackjack(NEW, {**SHOE[NEW], "shared-place": procedure}).main("ana", place=2)
        table.act(StandBy("bo")).main("bo", 300, place=2).deal("Ah Kc", bank="Ts").act(EvenMoney(decides)).to("hear")
        hand = table.state.hands_of(2)[0]
        assert table.state.stakes_on(hand)[0].position.player != decides
        other = "ana" if decides == "bo" else "bo"
        assert table.refused(Surrender(other))[0] == "place_must_be_decided_by_its_decider"
