"""Article 10 of 61/2004: the progressive jackpot, its money and its place in the round."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.games.stud_poker.hands import HAND_ORDER
from banca.games.stud_poker.jackpot import Pool, Posted, fed, opened, prizes, unfed
from banca.law import OptionError, edition_named
from tests.games.stud_poker.prizes import FLUSH, FOUR, FULL, POSTED, ROYAL, STRAIGHT, one, paid

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")

# Article 10(2): the table of prizes.


@proves("art10.2")
@pytest.mark.parametrize("hand", ["straight", "three-of-a-kind", "two-pairs", "one-pair", "five-odd-cards"])
def test_10_2_a_straight_or_lower_wins_nothing(hand: str) -> None:
    assert paid(1_000_000_00, (1, hand)) == ([], opened(1_000_000_00))


@proves("art10.2")
def test_10_2_one_prize_a_hand() -> None:
    assert paid(1_000_000_00, (1, FULL))[0] == [(1, 1_000_00)]
    with pytest.raises(ValueError, match="a box has one hand: boxes 1, 1"):
        paid(1_000_000_00, (1, FULL), (1, FLUSH))
    with pytest.raises(ValueError, match="'poker' of box 1 is no class of hands"):
        paid(1_000_000_00, (1, "poker"))


@proves("art10.2.1")
@pytest.mark.parametrize(("pool", "prize"), [(1_000_000_00, 1_000_000_00), (300_000_00, 500_000_00)])
def test_10_2_1_a_royal_flush_wins_the_fixed_sum_or_the_whole_pool(pool: int, prize: int) -> None:
    assert paid(pool, (4, ROYAL))[0] == [(4, prize)]
    assert one(pool, (4, ROYAL)).clauses == ("art10.2.1", "art10.8", "art10.8.s2")


@proves("art10.2.2")
@pytest.mark.parametrize(("pool", "prize"), [(1_000_000_00, 100_000_00), (300_000_00, 50_000_00)])
def test_10_2_2_a_straight_flush_wins_the_fixed_sum_or_a_tenth_of_the_pool(pool: int, prize: int) -> None:
    assert paid(pool, (4, STRAIGHT))[0] == [(4, prize)]
    assert one(pool, (4, STRAIGHT)).clauses == ("art10.2.2", "art10.8")


@proves("art10.2.2")
def test_10_2_2_a_tenth_is_rounded_down_and_the_rest_stays_in_the_pool() -> None:
    found, left = paid(1_000_000_55, (4, STRAIGHT))
    assert found == [(4, 100_000_05)]
    assert left.shown == 900_000_50
    assert one(1_000_000_55, (4, STRAIGHT)).due == Fraction(100_000_055, 10)


@pytest.mark.parametrize("pool", [0, 100_00, 1_000_000_00])
@pytest.mark.parametrize(
    ("hand", "prize", "clause"),
    [
        pytest.param(FOUR, 5_000_00, "art10.2.3", marks=proves("art10.2.3")),
        pytest.param(FULL, 1_000_00, "art10.2.4", marks=proves("art10.2.4")),
        pytest.param(FLUSH, 500_00, "art10.2.5", marks=proves("art10.2.5")),
    ],
)
def test_10_2_3_to_5_the_others_win_their_fixed_sum_whatever_the_pool(
    hand: str, prize: int, clause: str, pool: int
) -> None:
    assert paid(pool, (4, hand))[0] == [(4, prize)]
    assert one(pool, (4, hand)).clauses[0] == clause


# Articles 10(4) and 10(7): the order.


@proves("art10.4")
def test_10_4_from_the_croupiers_left_box_by_box() -> None:
    assert paid(1_000_000_00, (6, FLUSH), (2, FOUR))[0] == [(2, 5_000_00), (6, 500_00)]
    assert "art10.4" in one(1_000_000_00, (6, FLUSH), (2, FOUR)).clauses
    assert "art10.4" not in one(1_000_000_00, (6, FLUSH)).clauses


@proves("art10.4")
def test_10_4_without_a_royal_flush_a_straight_flush_waits_its_turn_and_takes_a_tenth_of_what_is_left() -> None:
    found, left = paid(1_000_000_00, (5, STRAIGHT), (1, FOUR), (7, FULL))
    assert found == [(1, 5_000_00), (5, 99_500_00), (7, 1_000_00)]
    assert left.shown == 894_500_00


@proves("art10.7", "art10.4")
def test_10_7_with_a_royal_flush_straight_flushes_come_first_and_it_takes_what_they_leave() -> None:
    found, left = paid(1_000_000_00, (1, ROYAL), (5, STRAIGHT))
    assert found == [(5, 100_000_00), (1, 900_000_00)]
    assert left.shown == POSTED.minimum
    both, _ = prizes(opened(1_000_000_00), POSTED, [(1, ROYAL), (5, STRAIGHT)])
    assert [prize.clauses for prize in both] == [
        ("art10.2.2", "art10.4", "art10.7", "art10.8"),
        ("art10.2.1", "art10.4", "art10.7", "art10.8", "art10.8.s2"),
    ]
    assert "art10.7" not in one(1_000_000_00, (1, STRAIGHT), (5, FLUSH), (6, STRAIGHT)).clauses


@proves("art10.7", "art10.4")
def test_10_7_the_others_keep_the_order_of_boxes_and_royal_flushes_are_paid_at_the_turn_of_their_first() -> None:
    hands = [(1, FLUSH), (2, ROYAL), (3, FULL), (4, STRAIGHT), (5, ROYAL), (6, STRAIGHT), (7, FOUR)]
    found, left = paid(1_000_000_00, *hands)
    assert found == [
        (4, 100_000_00),
        (6, 100_000_00),
        (1, 500_00),
        (2, 399_750_00),
        (5, 399_750_00),
        (3, 1_000_00),
        (7, 5_000_00),
    ]
    assert left.shown == POSTED.minimum - 6_000_00


# Articles 10(5) and 10(6): several.


@proves("art10.5")
@pytest.mark.parametrize(("pool", "share"), [(900_000_00, 450_000_00), (400_000_00, 250_000_00)])
def test_10_5_two_royal_flushes_share_the_pool_or_the_fixed_sum(pool: int, share: int) -> None:
    assert paid(pool, (3, ROYAL), (6, ROYAL))[0] == [(3, share), (6, share)]
    assert one(pool, (3, ROYAL), (6, ROYAL)).clauses == ("art10.2.1", "art10.4", "art10.5", "art10.8", "art10.8.s2")


@proves("art10.5")
def test_10_5_the_pool_pays_the_shares_as_far_as_it_goes_and_the_house_the_rest() -> None:
    found, left = prizes(opened(400_000_00), POSTED, [(3, ROYAL), (6, ROYAL)])
    assert [(prize.from_pool, prize.borne) for prize in found] == [(250_000_00, 0), (150_000_00, 100_000_00)]
    assert (left.shown, left.borne, left.topped_up) == (POSTED.minimum, 100_000_00, POSTED.minimum)


@proves("art10.5", "art10.8.s2")
def test_10_5_what_three_cannot_share_of_the_pool_stays_on_top_of_the_minimum() -> None:
    found, left = paid(1_000_000_00, (1, ROYAL), (2, ROYAL), (3, ROYAL))
    assert found == [(1, 333_333_33), (2, 333_333_33), (3, 333_333_33)]
    assert left.shown == POSTED.minimum + 1


@proves("art10.5")
def test_10_5_what_three_cannot_share_of_the_fixed_sum_is_not_paid() -> None:
    found, left = paid(300_000_00, (1, ROYAL), (2, ROYAL), (3, ROYAL))
    assert found == [(1, 166_666_66), (2, 166_666_66), (3, 166_666_66)]
    assert left.shown == POSTED.minimum
    assert left.borne == 499_999_98 - 300_000_00


@proves("art10.5")
def test_10_5_a_royal_flush_without_a_jackpot_bet_takes_no_share() -> None:
    """Only hands with a jackpot bet are asked about: the one that has it takes the whole."""
    assert paid(900_000_00, (3, ROYAL))[0] == [(3, 900_000_00)]


@proves("art10.6")
def test_10_6_each_straight_flush_wins_a_tenth_of_the_same_pool() -> None:
    found, left = paid(1_000_000_00, (2, STRAIGHT), (5, STRAIGHT))
    assert found == [(2, 100_000_00), (5, 100_000_00)]
    assert left.shown == 800_000_00
    assert one(1_000_000_00, (2, STRAIGHT), (5, STRAIGHT)).clauses == ("art10.2.2", "art10.4", "art10.6", "art10.8")


@proves("art10.6")
def test_10_6_or_each_the_fixed_sum() -> None:
    assert paid(300_000_00, (2, STRAIGHT), (5, STRAIGHT))[0] == [(2, 50_000_00), (5, 50_000_00)]


@proves("art10.6")
def test_10_6_the_base_is_the_pool_when_the_first_is_paid_whatever_is_paid_between() -> None:
    found, left = paid(1_000_000_00, (1, FOUR), (2, STRAIGHT), (3, FOUR), (5, STRAIGHT))
    assert found == [(1, 5_000_00), (2, 99_500_00), (3, 5_000_00), (5, 99_500_00)]
    assert left.shown == 791_000_00


# Article 10(8): what the pool is left with.


@proves("art10.8")
@pytest.mark.parametrize(
    ("hand", "left"), [(STRAIGHT, 900_000_00), (FOUR, 995_000_00), (FULL, 999_000_00), (FLUSH, 999_500_00)]
)
def test_10_8_the_pool_is_reduced_by_what_is_paid(hand: str, left: int) -> None:
    assert paid(1_000_000_00, (1, hand))[1].shown == left
    assert one(1_000_000_00, (1, hand)).from_pool == 1_000_000_00 - left


@proves("art10.8", "art10.8.s2")
def test_10_8_never_below_nothing_the_house_bears_the_rest_and_the_pool_restarts() -> None:
    prize, left = one(300_000_00, (1, ROYAL)), paid(300_000_00, (1, ROYAL))[1]
    assert (prize.paid, prize.from_pool, prize.borne) == (500_000_00, 300_000_00, 200_000_00)
    assert (left.shown, left.topped_up, left.borne) == (200_000_00, 200_000_00, 200_000_00)


@proves("art10.8")
def test_10_8_a_house_may_keep_the_fixed_sums_out_of_the_pool() -> None:
    """Reading fixed-sums-reduce-the-pool: the three lower prizes are then the house's, the others as ever."""
    posted = replace(POSTED, fixed_sums_reduce=False)
    found, left = prizes(opened(1_000_000_00), posted, [(1, FOUR), (2, FULL), (3, FLUSH), (4, STRAIGHT)])
    assert [(prize.from_pool, prize.borne) for prize in found] == [
        (0, 5_000_00),
        (0, 1_000_00),
        (0, 500_00),
        (100_000_00, 0),
    ]
    assert left.shown == 900_000_00


@proves("art10.8", "art10.8.s2")
@pytest.mark.parametrize("hand", [FOUR, FULL, FLUSH])
def test_10_8_s2_what_the_house_pays_uses_up_no_pool(hand: str) -> None:
    """With nothing in it from the beginning, the pool stays as it is until a prize comes out of it."""
    posted = replace(POSTED, fixed_sums_reduce=False)
    prize, (_, left) = one(0, (1, hand), posted=posted), paid(0, (1, hand), posted=posted)
    assert (prize.from_pool, prize.borne) == (0, prize.paid)
    assert (left.shown, left.topped_up) == (0, 0)
    assert "art10.8.s2" not in prize.clauses
    for takes in (ROYAL, STRAIGHT):
        assert paid(0, (1, takes), posted=posted)[1].shown == POSTED.minimum
    assert paid(0, (1, hand))[1].shown == POSTED.minimum


@proves("art10.8.s2")
def test_10_8_s2_a_pool_used_up_restarts_at_the_minimum() -> None:
    assert paid(1_000_000_00, (1, ROYAL))[1].shown == 200_000_00
    assert paid(5_000_00, (1, FOUR))[1].shown == 200_000_00
    assert one(5_000_00, (1, FOUR)).clauses == ("art10.2.3", "art10.8", "art10.8.s2")


@proves("art10.8.s2")
def test_10_8_s2_a_pool_below_the_minimum_is_not_topped_up_and_goes_on_accumulating() -> None:
    _, left = paid(200_000_00, (1, STRAIGHT))
    assert (left.shown, left.topped_up) == (150_000_00, 0)
    assert fed(left, POSTED, 3).shown == 150_015_00


@proves("art10.8.s2")
def test_10_8_s2_further_prizes_come_out_of_the_restarted_pool() -> None:
    found, left = paid(1_000_000_00, (1, ROYAL), (2, FOUR), (3, FLUSH))
    assert found == [(1, 1_000_000_00), (2, 5_000_00), (3, 500_00)]
    assert left.shown == 194_500_00
    found, left = paid(40_000_00, (1, STRAIGHT), (2, STRAIGHT), (3, ROYAL))
    assert found == [(1, 50_000_00), (2, 50_000_00), (3, 500_000_00)]
    assert (left.shown, left.borne) == (200_000_00, 10_000_00 + 350_000_00)


# Feeding the pool: article 10(8) speaks of what it holds, reading jackpot-bet-and-contribution of what it is fed.


@proves("art10.8")
def test_10_8_fractions_of_contributions_are_kept_until_they_make_a_minor_unit() -> None:
    posted = replace(POSTED, stake=1, contribution=Fraction(1, 3))
    once = fed(opened(100), posted, 1)
    assert (once.shown, once.hidden, once.amount) == (100, Fraction(1, 3), Fraction(301, 3))
    thrice = fed(once, posted, 2)
    assert (thrice.shown, thrice.hidden, thrice.contributed) == (101, Fraction(0), Fraction(1))


@proves("art10.8.s2")
def test_10_8_s2_a_hidden_fraction_neither_keeps_the_pool_alive_nor_is_lost() -> None:
    pool = fed(opened(4_995_00), replace(POSTED, contribution=Fraction(1001, 2000)), 1)
    assert (pool.shown, pool.hidden) == (5_000_00, Fraction(1, 2))
    found, left = prizes(pool, POSTED, [(1, FOUR)])
    assert (found[0].from_pool, found[0].borne) == (5_000_00, 0)
    assert (left.shown, left.hidden, left.topped_up) == (200_000_00, Fraction(1, 2), 200_000_00)


@proves("art10.8", "art10.1")
def test_10_8_what_a_bet_fed_that_is_given_back_goes_out_again_to_the_fraction() -> None:
    """Reading carried-bet-without-ante."""
    posted = replace(POSTED, stake=1, contribution=Fraction(1, 3))
    thrice = fed(opened(100), posted, 3)
    twice = unfed(thrice, posted, 1)
    assert (twice.shown, twice.hidden, twice.contributed) == (100, Fraction(2, 3), Fraction(2, 3))
    assert unfed(twice, posted, 2) == opened(100)
    assert unfed(twice, posted, 0) == twice
    older = unfed(opened(100), posted, 1)  # it had fed the pool before the history that we know
    assert (older.amount, older.contributed) == (Fraction(299, 3), Fraction(-1, 3))


@proves("art10.8")
def test_10_8_no_bets_feed_nothing_and_fewer_than_none_are_no_bets() -> None:
    assert fed(opened(100), POSTED, 0) == opened(100)
    with pytest.raises(ValueError, match="-1 bets cannot feed a pool"):
        fed(opened(100), POSTED, -1)


SUMS = st.integers(1, 10_000)
POSTINGS = st.builds(
    Posted,
    royal_flush=SUMS,
    straight_flush=SUMS,
    four_of_a_kind=SUMS,
    full_house=SUMS,
    flush=SUMS,
    minimum=st.integers(0, 5_000),
    stake=st.integers(1, 1_000),
    contribution=st.fractions(0, 1, max_denominator=997),
    fixed_sums_reduce=st.booleans(),
)
CLASSES = st.sampled_from([c.slug for c in HAND_ORDER[:6]])
ROUNDS = st.lists(st.tuples(st.integers(0, 7), st.dictionaries(st.integers(1, 7), CLASSES, max_size=7)), max_size=8)


@proves("art10.5", "art10.8", "art10.8.s2")
@given(st.integers(0, 20_000), POSTINGS, ROUNDS)
def test_10_8_money_is_conserved_to_the_last_fraction(
    opening: int, posted: Posted, rounds: list[tuple[int, dict[int, str]]]
) -> None:
    """All that was put in, by bets and by the house, is in the pool or was paid; counted here from the prizes alone."""
    pool, balance, restarts = opened(opening), Fraction(opening), 0
    for bets, hands in rounds:
        pool = fed(pool, posted, bets)
        balance += bets * posted.stake * posted.contribution
        found, pool = prizes(pool, posted, list(hands.items()))
        restarts += sum("art10.8.s2" in prize.clauses for prize in found)
        balance -= sum(prize.from_pool for prize in found)
        assert pool.amount == balance + restarts * posted.minimum
        assert all(prize.from_pool >= 0 and prize.borne >= 0 and 0 <= prize.due - prize.paid < 1 for prize in found)
        assert sorted(prize.box for prize in found) == sorted(box for box, hand in hands.items() if hand != "straight")
        assert pool.topped_up == restarts * posted.minimum
        came_in = opening + pool.contributed + pool.topped_up + pool.borne
        assert came_in == pool.shown + pool.hidden + pool.paid
        assert pool.shown >= 0
        assert 0 <= pool.hidden < 1
        if posted.minimum and any(prize.from_pool for prize in found):
            assert pool.shown > 0


# A pool and a posting that cannot be.


@proves("art10.8")
@pytest.mark.parametrize(
    "fields",
    [
        {"opening": 100, "shown": 101},
        {"opening": -1, "shown": -1},
        {"opening": 100, "shown": 99, "hidden": Fraction(1)},
        {"opening": 100, "shown": 101, "hidden": Fraction(-1)},
        {"opening": 100, "shown": 50, "paid": 49},
    ],
)
def test_10_8_a_pool_balances(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        Pool(**fields)


@proves("art10.2")
@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"royal_flush": 0}, "0.00 is no fixed sum for royal-flush: 0.01 is the least"),
        ({"flush": -5}, "-0.05 is no fixed sum for flush: 0.01 is the least"),
        ({"stake": 0}, "0.00 is no jackpot bet: 0.01 is the least"),
        ({"minimum": -1}, "a pool cannot restart at -0.01: 0.00 is the least"),
        ({"contribution": Fraction(3, 2)}, "3/2 of a bet cannot feed the pool: 0 to 1 can"),
        ({"contribution": Fraction(-1, 2)}, "-1/2 of a bet cannot feed the pool: 0 to 1 can"),
    ],
)
def test_10_2_sums_that_make_no_jackpot_are_refused(changed: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError) as refused:
        replace(POSTED, **changed)
    assert str(refused.value) == says


@proves("art10.2")
def test_10_every_clause_that_a_prize_cites_is_in_the_edition() -> None:
    found, _ = prizes(opened(1), POSTED, [(1, ROYAL), (2, STRAIGHT), (3, ROYAL), (4, STRAIGHT), (5, FOUR), (6, FULL)])
    assert {clause for prize in found for clause in prize.clauses} <= set(edition_named("stud-poker-61-2004").clauses)
