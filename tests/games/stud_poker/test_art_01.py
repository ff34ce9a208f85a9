"""Article 1 of 61/2004: equipment."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.stud_poker.conduct import seen_by
from banca.games.stud_poker.equipment import Equipment
from banca.games.stud_poker.memory import Remembered
from banca.law import Refused
from banca.material.cards import PACK
from banca.play.turn import Chance
from tests.games.stud_poker.at_stud import BEATS, CLOSED, HANDS, SHUFFLER, AtStud, with_jackpot

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")

BY_HAND = {"shuffle-method": "manual-shoe"}


def refused(equipment: Equipment, options: dict[str, Any] | None = None, **facts: Any) -> tuple[str, str | None] | None:
    """The norm that stops the opening of the table, and its clause; None where it opens."""
    try:
        AtStud(options, equipment=equipment, **facts)
    except Refused as caught:
        return caught.refusal.norm, caught.refusal.clause
    return None


@proves("art1")
def test_1_a_table_needs_a_pack_a_shoe_or_a_shuffler_and_the_display() -> None:
    assert refused(Equipment()) is None
    assert refused(Equipment(packs=())) == ("pack_must_be_one", "art1.1")
    assert refused(Equipment(shoe=False, shuffler=False)) == ("table_must_have_shoe_or_shuffler", "art1")
    assert refused(Equipment(jackpot_display=False)) == ("table_must_have_a_jackpot_display", "art1.4")


@proves("art1")
def test_1_one_of_shoe_and_shuffler_is_enough() -> None:
    assert refused(Equipment(shuffler=False), BY_HAND) is None
    assert refused(Equipment(shoe=False, white_cards=0), SHUFFLER) is None


@proves("art1.1")
def test_1_1_the_pack_holds_each_of_52_cards_once() -> None:
    table = AtStud().ante("ana").close()
    turn = table.game.turn(table.state)
    assert isinstance(turn, Chance)
    assert sorted(table.game.token(act) for act in turn.weights) == sorted(
        rank + suit for rank in "A23456789TJQK" for suit in "shcd"
    )
    assert set(turn.weights.values()) == {1}


@proves("art1.1")
@pytest.mark.parametrize(
    ("packs", "norm"),
    [
        ((PACK, PACK), "pack_must_be_one"),
        ((PACK[1:],), "pack_must_be_complete"),
        (((*PACK, "joker"),), "pack_must_be_complete"),
        (((*PACK[1:], "Ks"),), "pack_must_be_complete"),
    ],
)
def test_1_1_two_packs_a_joker_or_a_missing_card_are_refused(packs: tuple[tuple[str, ...], ...], norm: str) -> None:
    assert refused(Equipment(packs=packs)) == (norm, "art1.1")


@proves("art1.2")
def test_1_2_the_shoe_goes_with_one_white_card() -> None:
    assert refused(Equipment(white_cards=0), BY_HAND) == ("white_card_must_be_one", "art1.2")
    assert refused(Equipment(white_cards=2), BY_HAND) == ("white_card_must_be_one", "art1.2")
    assert refused(Equipment(shoe=False), BY_HAND) == ("table_must_have_a_shoe", "art1.2")


@proves("art1.3")
def test_1_3_dealing_by_machine_needs_the_machine() -> None:
    assert refused(Equipment(shuffler=False), SHUFFLER) == ("table_must_have_a_shuffler", "art1.3")


@proves("art1.2", "art11.4")
def test_1_2_a_table_that_falls_back_on_the_shoe_needs_one() -> None:
    options, failed = {**SHUFFLER, "malfunction-fallback": "use-shoe"}, Remembered(shuffler_failed=True)
    assert refused(Equipment(shoe=False), options) is None
    assert refused(Equipment(shoe=False), options, memory=failed) == ("table_must_have_a_shoe", "art1.2")


@proves("art1.4")
def test_1_4_anyone_sees_the_jackpot_and_a_bet_that_feeds_it_at_once() -> None:
    table = with_jackpot(1_000_000_00).ante("ana", 1)
    assert [seen_by(table.state, who)["jackpot"] for who in ("ana", "a passer-by")] == [1_000_000_00] * 2
    table.jackpot("ana")
    assert seen_by(table.state, "bo")["jackpot"] == 1_000_005_00
    table.withdraw("ana", "progressive-jackpot")
    assert seen_by(table.state, "bo")["jackpot"] == 1_000_000_00


@proves("art1.4")
def test_1_4_the_display_follows_each_payment() -> None:
    table = with_jackpot(1_000_000_00).ante("ana", 1).jackpot("ana").ante("bo", 2).jackpot("bo")
    table.deal(BEATS, box1=HANDS["flush"], box2=HANDS["four-of-a-kind"]).raise_("ana", "bo")
    shows = []
    while not table.game.is_over(table.state):
        table.act(table.game.turn(table.state).prescribed)
        shows.append(seen_by(table.state, "ana")["jackpot"])
    assert shows == [1_000_010_00] * 5 + [999_510_00, 994_510_00]


@proves("art1.4")
def test_1_4_a_table_without_a_jackpot_shows_none() -> None:
    table = AtStud().ante("ana", 1)
    assert seen_by(table.state, "ana")["jackpot"] is None
    assert "jackpot" not in table.deal(CLOSED, box1=HANDS["flush"]).raise_("ana").finish().shown
