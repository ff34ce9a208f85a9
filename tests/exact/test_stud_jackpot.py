"""The stud poker jackpot by meter: lines that bend where a part of the pool exceeds a fixed sum."""

from dataclasses import replace
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.exact.stud_poker import Jackpot, jackpot_of, odds, progressive
from banca.games import game_of
from banca.games.stud_poker.bets import Decided, Fact
from banca.games.stud_poker.jackpot import Posted
from banca.law import Refused, option_set
from banca.play.setting import Setting
from tests.games.stud_poker.at_stud import POSTED

GAME: Any = game_of("stud-poker-61-2004")
HANDS = comb(52, 5)
WAYS = {"royal-flush": 4, "straight-flush": 36, "four-of-a-kind": 624, "full-house": 3744, "flush": 5108}
# In minor units: half of a bet of 1000 feeds the pool.
TABLE = Posted(50_000_000, 5_000_000, 500_000, 100_000, 50_000, 20_000_000, 1000, Fraction(1, 2))
FIXED = 624 * 500_000 + 3744 * 100_000 + 5108 * 50_000  # what the hands without a part of the pool win in all


def of(posted: Posted) -> Jackpot:
    """Every hand that wins is raised."""
    facts: dict[Fact, int] = {Decided(hand, opens=False, higher=True): n for hand, n in WAYS.items()}
    return jackpot_of(posted, {**facts, Decided("one-pair", opens=True, higher=False): HANDS - sum(WAYS.values())})


def test_both_parts_pass_their_fixed_sums() -> None:
    """From 500,000.00 on, this bet included, the royal flush takes the pool and the straight flush a tenth of it."""
    found = of(TABLE)
    flat, rising = found.pieces
    assert flat.meter == flat.per_stake == 0
    assert rising.meter == 50_000_000 - 500
    assert rising.edge == flat.edge == 1 - Fraction(FIXED + 4 * 50_000_000 + 36 * 5_000_000, 1000 * HANDS)
    assert rising.per_stake == (4 + Fraction(36, 10)) / HANDS
    # All that is staked on every hand of the pack is then what all of them win.
    assert found.break_even == (1000 * HANDS - FIXED) / (4 + Fraction(36, 10)) - 500
    assert found.edge(found.break_even) == 0


def test_a_part_that_has_not_passed_its_fixed_sum_bends_nothing_yet() -> None:
    """The straight flush stays at its sum until the pool is ten times as much."""
    found = of(replace(TABLE, straight_flush=30_000_000))
    assert [piece.meter for piece in found.pieces] == [0, 50_000_000 - 500, 300_000_000 - 500]
    between = 4 * (found.break_even + 500) + 36 * 30_000_000 + FIXED
    assert between == 1000 * HANDS
    assert 50_000_000 < found.break_even < 300_000_000


def test_a_bet_that_never_loses_breaks_even_from_nothing() -> None:
    found = of(replace(TABLE, flush=1_000_000))
    assert found.edge(Fraction(0)) < 0
    assert found.break_even == found.break_even_shown == 0


def test_a_display_shows_whole_minor_units_and_prizes_are_rounded_down() -> None:
    found = of(TABLE)
    shown = found.break_even_shown
    assert found.edge_as_paid(shown) <= 0 < found.edge_as_paid(shown - 1)
    pool = shown + 500
    paid = 4 * pool + 36 * (pool // 10) + FIXED
    assert paid >= 1000 * HANDS > paid - 4 - 36


amounts = st.integers(1, 10**9)


@given(
    st.builds(
        Posted,
        *[amounts] * 5,
        minimum=st.integers(0, 10**9),
        stake=st.integers(1, 10**5),
        contribution=st.fractions(0, 1),
        fixed_sums_reduce=st.booleans(),
    )
)
def test_whatever_is_posted_the_edge_is_zero_where_it_breaks_even(posted: Posted) -> None:
    found = of(posted)
    meter = found.break_even
    assert found.edge(meter) == 0 or (meter == 0 and found.edge(meter) < 0)
    for piece, after in zip(found.pieces, found.pieces[1:], strict=False):
        there = piece.edge - piece.per_stake * (after.meter - piece.meter) / posted.stake
        assert there == after.edge
        assert piece.per_stake < after.per_stake
    last = found.pieces[-1]
    assert found.edge(last.meter + posted.stake) == last.edge - last.per_stake
    shown = found.break_even_shown
    assert meter <= shown <= meter + 100
    assert found.edge_as_paid(shown) <= 0


def test_what_the_house_bears() -> None:
    """From the pool, fixed sums are borne only beyond it; a royal flush restarts it."""
    meter = 20_000_000
    figures = of(TABLE).figures(meter)
    assert figures["contribution"] == 500
    assert figures["fixed_sums"] == Fraction(FIXED, HANDS)
    assert figures["borne_by_house"] == Fraction(4 * (50_000_000 - meter - 500), HANDS)
    assert figures["restart_by_house"] == Fraction(4 * 20_000_000, HANDS)
    assert figures["rounds_between_royal_flush"] == 649_740
    assert figures["rounds_between_full_house"] == Fraction(HANDS, 3744)
    # Where the house bears them, it bears all three of these sums.
    borne = of(replace(TABLE, fixed_sums_reduce=False)).figures(meter)["borne_by_house"]
    assert borne == figures["borne_by_house"] + Fraction(FIXED, HANDS)
    assert figures["edge_fall_per_stake_on_meter"] == 0
    above = of(TABLE).figures(60_000_000)
    assert above["edge_fall_per_stake_on_meter"] == (4 + Fraction(36, 10)) / HANDS


def test_the_row_of_the_bet_is_at_the_meter_that_is_asked_for() -> None:
    setting = Setting(option_set(GAME.edition), parameters=POSTED)
    *_, at_minimum = odds(GAME, setting)
    *_, row = odds(GAME, setting, meter=100_000_000)
    pool = 100_000_500
    assert row.edge == 1 - Fraction(FIXED + 4 * pool + 36 * (pool // 10), 1000 * HANDS) < at_minimum.edge
    assert row.figures["meter"] == 100_000_000
    assert row.figures["break_even_meter"] == at_minimum.figures["break_even_meter"] == of(TABLE).break_even
    assert row.figures["edge_at_minimum"] == at_minimum.edge
    *_, there = odds(GAME, setting, meter=int(row.figures["break_even_shown"]))
    assert there.edge <= 0


def test_without_a_jackpot_there_is_no_meter() -> None:
    bare = Setting(option_set(GAME.edition))
    with pytest.raises(Refused, match="this table has no jackpot"):
        odds(GAME, bare, meter=1)
    with pytest.raises(Refused, match="this table has no jackpot"):
        progressive(GAME, bare)
