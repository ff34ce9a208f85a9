"""Sessions that are over, a past that no play leaves, and the second white card (articles 2; 2 and 4)."""

from typing import Any

import pytest

from banca.games import settle
from banca.games.blackjack.law import EDITION_2000
from banca.games.blackjack.preparation import Burn, Cut, PlaceWhiteCard
from banca.games.blackjack.shoe import Shoe
from banca.law import Edition, Refused
from banca.play.act import Bet, Do
from tests.games.blackjack import both, in_2004
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, SHOE, AtBlackjack, say_in_every_language

ONE_IN_A_SHOE = {"decks": 1, "dealing-device": "shoe"}


@both("art2.2.s4", "art2.2.3")
@pytest.mark.parametrize(
    "known", [{"packs": 1}, {"packs": 1, "device": "box", "seen": ("Ah", "9c")}, {"seen": ("Ah",)}]
)
def test_a_box_that_served_a_round_is_shuffled_first(law: Edition, known: Any) -> None:
    table = AtBlackjack(law.slug, BOX[law.slug], shoe=Shoe(**known))
    assert table.names()[:4] == ["shuffle", "cut", "load", "burn"]
    clause = "art2.2.s4" if law is EDITION_2000 else "art2.2.3"
    assert table.refusal(Bet("ana", "main", 100)).clause == clause
    assert clause in table.game.clauses_for(table.state, Do("shuffle"))
    table.main("ana").deal("Th 9c", bank="Kc").play("stand 8d")
    assert table.nets() == {"ana": 100}


@in_2004("art2.2.2")
def test_so_is_a_single_deck_in_a_shoe() -> None:
    table = AtBlackjack(NEW, ONE_IN_A_SHOE, shoe=Shoe(packs=1, device="shoe", seen=("Ah",), rounds=2))
    assert table.names()[:4] == ["shuffle", "cut", "load", "burn"]
    assert table.refusal(Bet("ana", "main", 100)).clause == "art2.2.2"
    assert "one-deck-in-a-shoe" in table.game.edition.readings_of("art2.2.2")


@both("art2.2.s1 art2.2.s2", "art2.2.1")
@pytest.mark.parametrize("known", [{}, {"packs": 6, "device": "shoe", "unseen": 290, "rounds": 20}])
def test_after_the_second_white_card_the_next_round_begins_with_the_shuffle(law: Edition, known: Any) -> None:
    table = AtBlackjack(law.slug, shoe=Shoe(marker_out=True, **known))
    assert table.names()[:5] == ["shuffle", "cut", "place-white-card", "load", "burn"]
    clauses = table.game.clauses_for(table.state, Do("shuffle"))
    assert clauses == (("art2.1.a.s2", "art2.2.s2") if law is EDITION_2000 else ("art2.1.1", "art2.1", "art2.2.1"))


@both("art2.1.a.s2 art2.1.c.s1", "art2.1.1 art4.1.1")
def test_each_clause_is_cited_once(law: Edition) -> None:
    table = AtBlackjack(law.slug, {**SHOE[law.slug]}, shoe=None)
    of_shuffle = table.game.clauses_for(table.state, Do("shuffle"))
    assert of_shuffle == (("art2.1.a.s2",) if law is EDITION_2000 else ("art2.1.1", "art2.1"))
    table.to("burn")
    assert table.game.clauses_for(table.state, Burn(6)) == (
        ("art2.1.c.s1",) if law is EDITION_2000 else ("art4.1", "art4.1.1")
    )


NO_CARDS = '"rounds" is 3, and neither "seen" nor "unseen" has a card'
BEHIND = "the second white card, with {} behind it,"
OF_MACHINE = "every card is back in it"


@both("art2.2.s1 art2.2.s5", "art2.2.1 art2.2.4")
@pytest.mark.parametrize(
    ("options", "shoe", "says"),
    [
        (SHOE, {"packs": 6, "device": "shoe", "rounds": 3}, NO_CARDS),
        (
            SHOE,
            {"packs": 6, "rounds": 3, "unseen": 283},
            f"29 cards left: {BEHIND.format(30)} must",
        ),
        (
            SHOE,
            {"packs": 6, "unseen": 237, "depth": 76},
            f"75 cards left: {BEHIND.format(76)} must",
        ),
        (
            SHOE,
            {"packs": 6, "unseen": 281, "marker_out": True},
            f"31 cards left: {BEHIND.format(30)} cannot",
        ),
        (SHOE, {"packs": 6, "unseen": 311}, f"1 card left: {BEHIND.format(30)} must"),
        (MACHINE, {"packs": 6, "device": "machine", "seen": ["Ah"]}, OF_MACHINE),
        (MACHINE, {"unseen": 6}, OF_MACHINE),
        (MACHINE, {"device": "machine", "marker_out": True}, OF_MACHINE),
        (BOX, {"marker_out": True}, "which a single deck does not have"),
        (BOX, {"depth": 30}, "which a single deck does not have"),
    ],
)
def test_a_past_that_no_play_leaves_is_refused_in_one_line(law: Edition, options: Any, shoe: Any, says: str) -> None:
    record = {"banca": 1, "edition": law.slug, "options": options[law.slug], "table": {"shoe": shoe}, "acts": []}
    with pytest.raises(Refused) as refused:
        settle(record)
    assert says in str(refused.value)
    say_in_every_language(refused.value)


@both("art2.2.s5", "art2.2.4")
def test_a_machine_at_which_nobody_has_bet_keeps_what_was_burnt(law: Edition) -> None:
    table = AtBlackjack(law.slug, MACHINE[law.slug], shoe=None).to("no-more-bets").do("no-more-bets")
    following = table.following()
    assert (following.state.stage, following.state.shoe.left(6)) == ("betting", 306)
    following.main("ana").deal("Th 9c", bank="Kc").play("stand 8d")
    assert following.following().state.shoe.left(6) == 312


@both("art2.1.a.s3", "art2.1.1")
def test_the_second_white_card_comes_where_it_was_put(law: Edition) -> None:
    table = AtBlackjack(law.slug, shoe=None).do("shuffle").act(Cut(), PlaceWhiteCard(304)).do("load")
    table.main("ana").card("Th")
    before = table.state.shoe
    assert (before.depth, before.left(6)) == (304, 305)
    said = table.refusal_in_time(Do("white-card"))
    assert said.norm == "white_card_must_come_in_its_place"
    assert str(said.says) == "before the second white card there is still 1 card"
    table.card("Kc")
    assert table.names()[0] == "white-card"
    assert table.play("9c stand 8d").nets() == {"ana": 100}
    assert table.following().state.stage == "shuffle"
    adopted = AtBlackjack(law.slug, shoe=None).do("shuffle").act(Cut(), PlaceWhiteCard())
    assert adopted.state.shoe.depth == 30


@both("art2.2.s1", "art2.2.1")
def test_the_depth_stays_when_another_is_adopted(law: Edition) -> None:
    shoe = Shoe(packs=6, device="shoe", unseen=250, depth=30, rounds=9)
    table = AtBlackjack(law.slug, {**SHOE[law.slug], "second-white-card-depth": 75}, shoe=shoe).main("ana")
    assert "white-card" not in table.names()


@both("art2.2.s1", "art2.2.1")
def test_of_an_unknown_shoe_the_white_card_may_come_until_too_many_cards_are_out(law: Edition) -> None:
    assert AtBlackjack(law.slug).main("ana").card("Th").accepts(Do("white-card"))
    late = AtBlackjack(law.slug, shoe=Shoe(unseen=281)).main("ana").play("Th Kc")
    said = late.refusal_in_time(Do("white-card"))
    assert said.norm == "white_card_must_come_in_its_place"
    assert str(said.says) == "at most 28 cards left: the second white card, with 30 behind it, came before"


@in_2004("art2.2.1")
def test_when_the_cards_of_a_shoe_run_out_the_white_card_is_out_too() -> None:
    table = AtBlackjack(NEW).main("ana").deal("Th 5c", bank="Kc").play("draw").with_shoe(unseen=309)
    assert table.names()[0] == "reshuffle"
    assert table.game.clauses_for(table.state, Do("reshuffle")) == ("art2.2.1",)
    assert table.do("reshuffle").state.shoe.marker_out
