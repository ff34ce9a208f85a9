"""Who bets where, who decides, who follows, who sees what, in both editions."""

from typing import Any

import pytest

from banca.games.blackjack.playing import Draw, Stand
from banca.games.blackjack.seats import Hold, Leave, Sit, StandBy
from banca.games.blackjack.sharing import Match, Talk
from banca.games.blackjack.window import EvenMoney, FiveCards, NoSurrender, Surrender
from banca.play.act import Bet, Withdraw
from banca.table import Table
from tests.games.blackjack.at_blackjack import BOX, FACE_UP, NEW, OLD, SHOE, AtBlackjack, both_editions, sealed

HIGHEST = {**SHOE[NEW], "shared-place": "highest-stake-decides"}
THREE = {**SHOE[NEW], "shared-place": "at-most-three"}


def test_in_2000_others_bet_only_where_the_occupant_does() -> None:
    table = AtBlackjack(OLD).act(Sit("cy", 3)).main("ana", place=1)
    assert table.refused(Bet("ana", "main", 50, place=3)) == ("occupant_must_be_betting", "art2.3.s2")
    assert table.refused(Bet("ana", "main", 50, place=5)) == ("occupant_must_be_betting", "art2.3.s2")
    assert table.act(StandBy("bo")).refused(Bet("bo", "main", 50, place=3)) == ("occupant_must_be_betting", "art2.3.s3")
    table.main("cy", place=3).main("ana", 50, place=3).main("bo", 50, place=3)
    assert table.refused(Bet("bo", "main", 50, place=1)) == ("standing_player_must_bet_on_one_place", "art2.3.s3")
    table.act(Withdraw("cy", "main", place=3)).do("no-more-bets")
    assert [(line.position.player, line.result) for line in table.deal("Th 9c", bank="Kc").state.lines] == [
        ("ana", "push"),
        ("bo", "push"),
    ]


def test_in_2000_one_deck_means_one_place() -> None:
    table = AtBlackjack(OLD, BOX[OLD]).main("ana", place=1).main("bo", place=3)
    assert table.refused(Bet("ana", "main", 50, place=3)) == ("player_must_keep_to_the_number_of_places", "art2.3.s4")


def test_in_2004_anybody_bets_on_several_places_unless_restricted() -> None:
    table = AtBlackjack(NEW, BOX[NEW]).main("ana", place=1).main("ana", place=2).act(StandBy("bo"))
    table.main("bo", place=3).main("bo", place=4)
    assert table.state.shoe.seats == ((1, "ana"),)
    two = AtBlackjack(NEW, {**SHOE[NEW], "places-per-player": 2}).main("ana", place=1).main("ana", place=2)
    assert two.refused(Bet("ana", "main", 50, place=3)) == ("player_must_keep_to_the_number_of_places", "art3.2")


@pytest.mark.parametrize(("slug", "options"), [(OLD, SHOE[OLD]), (NEW, HIGHEST)])
def test_the_highest_stake_decides_and_the_occupant_holds_the_cards(slug: str, options: Any) -> None:
    table = AtBlackjack(slug, options).main("ana", place=2).act(StandBy("bo")).main("bo", 300, place=2)
    table.deal("Th 6c", bank="Kc")
    assert table.decider() == "bo"
    clause = "art14.s1" if slug == OLD else "art20.1.3.s1"
    assert table.refused(Draw("ana")) == ("place_must_be_decided_by_its_decider", clause)
    assert table.accepts(Hold("ana", 2))
    assert not table.accepts(Hold("bo", 2))
    assert table.play("stand 8d").nets() == {"ana": -100, "bo": -300}


@pytest.mark.parametrize("options", [SHOE[NEW], THREE])
def test_the_seated_player_decides_or_else_the_first_who_bet(options: Any) -> None:
    table = AtBlackjack(NEW, options).main("ana", place=2).act(StandBy("bo")).main("bo", 300, place=2)
    assert table.deal("Th 6c", bank="Kc").decider() == "ana"
    table = AtBlackjack(NEW, options).act(StandBy("ana"), StandBy("bo")).main("bo", 10, place=2).main("ana", place=2)
    assert table.deal("Th 6c", bank="Kc").decider() == "bo"
    assert table.refused(Hold("bo", 2)) == ("cards_must_be_handled_by_the_bank", "art3.4")


def test_the_director_may_lower_the_number_on_a_place() -> None:
    table = AtBlackjack(NEW, THREE).main("ana", place=2).main("bo", place=2).main("cy", place=2)
    assert table.refused(Bet("dee", "main", 50, place=2)) == ("place_must_not_have_too_many_bettors", "art20.1.2.s1")
    lowered: Table = sealed(NEW, 1, THREE)
    lowered.post("bettors-per-place-today", 2)
    two = AtBlackjack(NEW, THREE, parameters=lowered.setting.parameters).main("ana", place=2).main("bo", place=2)
    assert two.refused(Bet("cy", "main", 50, place=2)) == ("place_must_not_have_too_many_bettors", "art20.1.2.s1")
    with pytest.raises(Exception, match="may lower the 3 that are adopted"):
        lowered.post("bettors-per-place-today", 4)


@both_editions
def test_others_follow_a_split_or_keep_their_stake_on_the_first_hand(slug: str) -> None:
    table = AtBlackjack(slug).main("ana", place=1).main("bo", 50, place=1).main("cy", 60, place=1)
    table.deal("8h 8c", bank="6c").play("split:ana match:bo Td stand 9d stand", "Tc 8s")
    lines = table.lines()
    assert {(who, bet, n): line.stake for (who, bet, n, _), line in lines.items()} == {
        ("ana", "main", None): 100, ("bo", "main", None): 50, ("cy", "main", None): 60,
        ("ana", "split", 2): 100, ("bo", "split", 2): 50,
    }  # fmt: skip
    assert table.nets() == {"ana": 200, "bo": 100, "cy": 60}


def test_whoever_declined_once_does_not_follow_later() -> None:
    table = AtBlackjack(NEW).main("ana", place=1).main("bo", 50, place=1).deal("8h 8c", bank="6c")
    table.play("split 3d double")
    assert table.refused(Match("bo"))[0] == "match_must_follow_a_split_or_double"
    assert table.play("Td").state.play.declined == ((1, "bo"),)


@both_editions
def test_surrender_binds_the_place_and_even_money_only_ones_own_stake(slug: str) -> None:
    table = AtBlackjack(slug).main("ana", place=1).main("bo", 51, place=1).deal("Th 6c", bank="Kc")
    assert table.refused(Surrender("bo"))[0] == "place_must_be_decided_by_its_decider"
    assert table.play("surrender:ana Tc").nets() == {"ana": -50, "bo": -26}
    table = AtBlackjack(slug).main("ana", place=1).main("bo", 50, place=1).deal("Ah Tc", bank="Kc")
    table.act(EvenMoney("bo")).play(*(["stand:ana"] if slug == OLD else []), "Ac")
    assert table.nets() == {"ana": 0, "bo": 50}


@both_editions
def test_who_has_declared_not_to_surrender_keeps_to_it(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").main("bo", place=2).deal("Th 6c", "Th 7c", bank="Kc")
    table.when(NoSurrender("ana"))
    final = "art12.s3" if slug == OLD else "art18.2"
    assert table.refused(Surrender("ana")) == ("decision_on_surrender_must_stand", final)
    table.play("stand:ana surrender:bo")
    assert table.refused(NoSurrender("bo")) == ("decision_on_surrender_must_stand", final)


@both_editions
def test_surrender_ends_with_the_first_additional_card_at_the_table(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").main("bo", place=4).deal("5h 6c", "Th 6c", bank="Kc").play("draw 2d")
    moment = "art12.s2" if slug == OLD else "art18.2"
    assert table.refused(Surrender("bo")) == ("surrender_must_precede_additional_cards", moment)


@both_editions
def test_five_cards_are_paid_on_the_players_own_turn(slug: str) -> None:
    table = AtBlackjack(slug).main("ana", 101).deal("2h 3c", bank="Kc").play("draw 2d draw 3d")
    assert table.refused(FiveCards("ana"))[0] == "hand_must_be_of_five_cards"
    table.play("draw 8s")
    assert "five-cards" in table.choices()
    assert table.play("five-cards Ac").nets() == {"ana": 50}


def test_five_cards_that_make_21_may_still_be_paid() -> None:
    table = AtBlackjack(NEW).main("ana").deal("2h 3c", bank="Kc").play("draw 2d draw 4d draw Ts")
    assert table.choices() == ["five-cards", "stand"]
    assert table.turn.prescribed == Stand("ana", 1)


@both_editions
def test_nobody_speaks_to_a_place_that_decides(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").main("bo", place=3).deal("Th 6c", "Th 7c", bank="Kc").do("hear")
    clause = "art14.s3" if slug == OLD else "art20.2"
    assert table.refused(Talk("bo", 1)) == ("players_must_not_influence_other_places", clause)
    assert table.refused(Draw("bo", 1)) == ("place_must_be_decided_by_its_bettors", clause)
    assert table.accepts(Talk("ana", 1))
    assert table.play("stand").accepts(Talk("bo", 1))


@both_editions
def test_cards_face_down_are_seen_by_those_with_money_on_them(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").main("bo", place=3).deal("Th 6c", "Th 7c", bank="Kc")
    assert table.game.seen_by(table.state, "ana")["places"] == {"1": [["Th", "6c"]], "3": [["??", "??"]]}
    table.play("draw:ana 9d")
    assert table.game.seen_by(table.state, "bo")["places"]["1"] == [["Th", "6c", "9d"]]


def test_open_cards_are_announced_from_the_left() -> None:
    table = AtBlackjack(NEW, FACE_UP).main("ana").main("bo", place=3).deal("Th 6c", "Th 7c", bank="Kc").do("hear")
    assert table.game.seen_by(table.state)["announced"] == [[1, 1, 16]]
    table.play("stand stand Tc")
    assert table.game.seen_by(table.state)["announced"] == [
        [1, 1, 16], [1, 1, 16], [3, 1, 17], [3, 1, 17], ["bank", 1, 20],
    ]  # fmt: skip


def test_in_2000_nobody_changes_place_in_a_round() -> None:
    table = AtBlackjack(OLD).main("ana").deal("Th 6c", bank="Kc")
    assert table.refused(Sit("ana", 4)) == ("players_must_keep_their_places", "art2.3.s5")
    assert table.refused(Hold("bo", 1)) == ("cards_must_be_held_at_their_own_place", "art2.3.s5")
    table.act(Hold("ana", 1), Leave("ana"))
    assert (table.state.people.holders, table.hand(1)) == ((), "Th 6c")
