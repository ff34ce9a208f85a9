"""Article 6 of 58/2004: the bets."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.fantan.round import Count
from banca.money import Limits, Selection
from banca.play.act import Act, Bet, Pay, Return, Take
from tests.at_table import AtTable
from tests.games.fantan.chances import PLACES, numbers_that

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")


def places_of(bet: str) -> list[Selection]:
    return [selection for slug, selection in PLACES if slug == bet]


def check_every_place(bet: str, how_many: int) -> None:
    """Wins, draws and loses as the article says, wherever it is placed and whatever comes."""
    places = places_of(bet)
    assert len(places) == how_many
    for selection in places:
        win, draw = PLACES[bet, selection]
        assert numbers_that("win", bet, selection) == win
        assert numbers_that("push", bet, selection) == draw
        assert numbers_that("lose", bet, selection) == {1, 2, 3, 4} - win - draw


@proves("art6")
def test_6_five_bets_are_offered_and_no_other() -> None:
    table = AtTable("fantan-58-2004").to("betting")
    assert set(table.game.kinds(table.setting)) == {"kuoc", "fan", "nim", "nga", "se-sam-hong"}
    assert set(table.game.positions(table.setting)) == set(PLACES)
    for bet in ("tails", "Fan", "red"):
        refusal = table.refusal(Bet("ana", bet, 100_00, 3))
        assert (refusal.norm, refusal.clause) == ("bet_must_be_offered", "art6")


@proves("art6")
@pytest.mark.parametrize(
    ("stake", "norm"),
    [
        (40_00, "stake_must_reach_the_minimum"),
        (55_00, "stake_must_be_a_multiple_of_the_unit"),
        (210_00, "stake_must_not_exceed_the_maximum"),
    ],
)
def test_6_stakes_keep_the_table_limits(stake: int, norm: str) -> None:
    table = AtTable("fantan-58-2004", limits=Limits(minimum=50_00, maximum=200_00, unit=10_00)).to("betting")
    assert table.refusal(Bet("ana", "fan", stake, 3)).norm == norm
    assert table.accepts(Bet("ana", "fan", 50_00, 3))
    assert table.accepts(Bet("ana", "fan", 200_00, 3))


@proves("art6")
def test_6_a_limit_holds_for_each_player_and_position() -> None:
    limits = Limits(maximum=200_00, of={"fan": Limits(maximum=100_00)})
    table = AtTable("fantan-58-2004", limits=limits).bet("ana", "fan", 100_00, 3)
    assert table.refusal(Bet("ana", "fan", 1, 3)).norm == "stake_must_not_exceed_the_maximum"
    for bet in (Bet("eva", "fan", 100_00, 3), Bet("ana", "fan", 100_00, 4), Bet("ana", "kuoc", 200_00, (1, 2))):
        assert table.accepts(bet)
    assert table.accepts(Bet("ana", "fan", 100_00, 3, layout=2))


@proves("art6")
def test_6_losing_stakes_are_taken_before_anything_is_paid() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).bet("eva", "nim", 100_00, (4, 3))
    table.bet("eva", "fan", 100_00, 4).show(Count(63)).do("announce", "light", "collect")
    for act in (Pay("ana", "fan", 3), Return("eva", "nim", (4, 3))):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("losing_stakes_must_be_taken_first", "art7")
    table.act(Take("eva", "fan", 4))
    assert table.accepts(Pay("ana", "fan", 3))
    assert table.act(Return("eva", "nim", (4, 3)), Pay("ana", "fan", 3)).settlement.players == {
        "ana": 285_00,
        "eva": -100_00,
    }


@proves("art6")
@pytest.mark.parametrize(
    ("act", "norm", "clause"),
    [
        (Take("ana", "fan", 3), "payment_must_follow_the_result", "art7.1.1"),
        (Return("ana", "fan", 3), "payment_must_follow_the_result", "art7.1.1"),
        (Pay("ana", "nim", (4, 3)), "payment_must_follow_the_result", "art8"),
        (Take("ana", "nim", (4, 3)), "payment_must_follow_the_result", "art8"),
        (Pay("ana", "fan", 4), "payment_must_be_due", "art7"),
        (Pay("eva", "fan", 3), "payment_must_be_due", "art7"),
        (Pay("ana", "fan", 5), "payment_must_be_due", "art7"),
        (Pay("ana", "tails"), "payment_must_be_due", "art7"),
    ],
)
def test_6_each_stake_is_settled_by_its_result(act: Act, norm: str, clause: str | None) -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).bet("ana", "nim", 100_00, (4, 3))
    table.show(Count(63)).do("announce", "light", "collect")
    refusal = table.refusal(act)
    assert (refusal.norm, refusal.clause) == (norm, clause)
    table.act(Pay("ana", "fan", 3), Return("ana", "nim", (4, 3)))
    assert table.refusal(Pay("ana", "fan", 3)).norm == "payment_must_be_due"


@proves("art6.1")
def test_6_1_kuoc_wins_on_both_of_its_numbers() -> None:
    check_every_place("kuoc", 6)
    assert numbers_that("win", "kuoc", (1, 2)) == {1, 2}
    assert numbers_that("lose", "kuoc", (1, 2)) == {3, 4}


@proves("art6.2")
def test_6_2_kuoc_is_simple_and_the_others_are_multiple() -> None:
    table = AtTable("fantan-58-2004")
    allowed_at = {slug: kind.clause for slug, kind in table.game.kinds(table.setting).items()}
    assert allowed_at == {
        "kuoc": "art6.1",
        "fan": "art6.2.1",
        "nim": "art6.2.2",
        "nga": "art6.2.3",
        "se-sam-hong": "art6.2.4",
    }


@proves("art6.2.1")
def test_6_2_1_fan_wins_on_its_one_number() -> None:
    check_every_place("fan", 4)
    assert numbers_that("win", "fan", 3) == {3}
    assert numbers_that("lose", "fan", 3) == {1, 2, 4}


@proves("art6.2.2")
def test_6_2_2_nim_wins_on_one_number_and_draws_on_the_other() -> None:
    check_every_place("nim", 12)
    assert numbers_that("win", "nim", (1, 2)) == {1}
    assert numbers_that("push", "nim", (1, 2)) == {2}
    assert numbers_that("lose", "nim", (1, 2)) == {3, 4}


@proves("art6.2.3")
def test_6_2_3_nga_wins_on_two_numbers_and_draws_on_the_third() -> None:
    check_every_place("nga", 12)
    assert numbers_that("win", "nga", (1, 2, 3)) == {1, 2}
    assert numbers_that("push", "nga", (1, 2, 3)) == {3}
    assert numbers_that("lose", "nga", (1, 2, 3)) == {4}


@proves("art6.2.4")
def test_6_2_4_se_sam_hong_wins_on_its_three_numbers() -> None:
    check_every_place("se-sam-hong", 4)
    assert numbers_that("win", "se-sam-hong", (1, 2, 3)) == {1, 2, 3}
    assert numbers_that("lose", "se-sam-hong", (1, 2, 3)) == {4}


UNLAWFUL: dict[str, tuple[str, tuple[Any, ...]]] = {
    "kuoc": ("art6.1", (None, 1, (2, 2), (0, 1), (4, 5), (1, 2, 3), "1-x", "odd")),
    "fan": ("art6.2.1", (None, 0, 5, -1, (1, 2), (3, 3), "one")),
    "nim": ("art6.2.2", (None, 1, (1, 1), (4, 4), (0, 1), (1, 5), (1, 2, 3), "1-one")),
    "nga": ("art6.2.3", (None, 1, (1, 2), (1, 2, 1), (1, 2, 2), (1, 1, 2), (1, 2, 5), (0, 1, 2), (1, 2, 3, 4))),
    "se-sam-hong": ("art6.2.4", (None, 1, (1, 2), (1, 1, 2), (1, 2, 2), (2, 3, 5), (0, 1, 2), (1, 2, 3, 4))),
}


@proves("art6.1", "art6.2.1", "art6.2.2", "art6.2.3", "art6.2.4")
@pytest.mark.parametrize(("bet", "selection"), [(bet, s) for bet, (_, found) in UNLAWFUL.items() for s in found])
def test_6_1_to_6_2_4_other_selections_are_refused(bet: str, selection: Any) -> None:
    refusal = AtTable("fantan-58-2004").to("betting").refusal(Bet("ana", bet, 100_00, selection))
    assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", UNLAWFUL[bet][0])


@proves("art6.1", "art6.2.1", "art6.2.2", "art6.2.3", "art6.2.4")
@pytest.mark.parametrize(
    ("bet", "written", "meant"),
    [
        ("kuoc", (2, 1), (1, 2)),
        ("kuoc", "3-1", (1, 3)),
        ("fan", "3", 3),
        ("nim", "2-1", (2, 1)),
        ("nim", [1, 2], (1, 2)),
        ("nga", (2, 1, 3), (1, 2, 3)),
        ("nga", "4-1-2", (1, 4, 2)),
        ("se-sam-hong", (4, 2, 3), (2, 3, 4)),
    ],
)
def test_6_1_to_6_2_4_a_selection_may_be_written_in_any_order_that_means_it(
    bet: str, written: Any, meant: Selection
) -> None:
    table = AtTable("fantan-58-2004").bet("ana", bet, 100_00, written)
    assert table.state.stakes[0].position.selection == meant
