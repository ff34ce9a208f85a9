"""Custom blackjack strategies, counted: compared with best play, the basic strategy and all deals."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest

from banca.exact import blackjack as exact_blackjack
from banca.exact.blackjack.advice import chart_of
from banca.exact.blackjack.best import Evaluation, best_play
from banca.exact.blackjack.fractions import HAND, INSURED, hand_trees
from banca.exact.blackjack.strategies import (
    BASIC_STRATEGY,
    BEST_PLAY,
    Strategy,
    by_chart,
    custom_strategy,
)
from banca.exact.blackjack.variance import mean_square
from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.law import BancaError, OptionError, option_set
from banca.material.cards import NUMBER_OF
from banca.play.setting import Setting
from banca.simulate import Seat, Simulated, SimulationSpec, play
from banca.strategy.blackjack.chart import ACTS, Chart, Policy, basic_chart, chart_from_policy
from banca.strategy.blackjack.chart_table import chart_from_table
from tests.exact.best_play_by_hand import outcome_probabilities

ONE = Setting(option_set(EDITION_2004, {"decks": 1}))
SIX = Setting(option_set(EDITION_2004, {"decks": 6, "dealing-device": "shoe", "insurance-limit": "full"}))
CUSTOMARY = Setting(option_set(EDITION_2004, {}, "customary"))
OLD = Setting(option_set(EDITION_2000, {}))
TABLES = {"one pack": ONE, "six packs": SIX, "customary": CUSTOMARY, "2000": OLD}
ROUNDS, SEED = 1_000_000, 20


def counted(setting: Setting, chart: Chart) -> Strategy:
    way = custom_strategy(setting, chart)
    assert way is not None
    return way


@pytest.mark.parametrize("setting", [ONE, OLD], ids=["2004", "2000"])
@pytest.mark.parametrize("made", [best_play, BASIC_STRATEGY.played])
def test_best_play_and_the_basic_strategy_given_as_charts_end_as_they_do(setting: Setting, made: Any) -> None:
    play_of: Evaluation = made(setting)
    chart = chart_of(play_of) if made is best_play else basic_chart(setting)
    own = by_chart(setting, chart)
    assert own is not None
    assert outcome_probabilities(own) == outcome_probabilities(play_of)


def test_a_chart_spreads_as_far_as_the_play_that_it_is_of() -> None:
    for way, chart in ((BEST_PLAY, chart_of(best_play(ONE))), (BASIC_STRATEGY, basic_chart(ONE))):
        row, own = exact_blackjack.row(ONE, way), counted(ONE, chart)
        assert exact_blackjack.round_outcomes(ONE, own).mean == -row.edge
        assert exact_blackjack.variance(ONE, way) == row.variance
        assert float(exact_blackjack.variance(ONE, own) or 0) == pytest.approx(float(row.variance), abs=1e-9)


# Dealt by the simulation.

NEVER_OVER = "hard 4-11: draw\nhard 12-21: stand\nsoft 12-17: draw else stand\nsoft 18-21: stand\n"
LIKE_THE_BANK = "hard 4-16: draw\nhard 17-21: stand\nsoft 12-16: draw else stand\nsoft 17-21: stand\n"
DOUBLES = LIKE_THE_BANK.replace("hard 4-16: draw", "hard 4-8: draw\nhard 9-11: double else draw\nhard 12-16: draw")
INSURED_EIGHTS = f"{LIKE_THE_BANK}pair 8: split else draw\npair A: split else stand\ninsurance: always\n"
TENS = f"{LIKE_THE_BANK}pair T: split else stand\n"


def by_composition(hand: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
    """By sums that mean nothing; two cards that are no pair also by their suits."""
    opened, *ranks = ("A23456789TTTT"["A23456789TJQK".index(card[0])] for card in (up, *sorted(hand)))
    pair, number = ranks[0] == ranks[-1] and len(hand) == 2, sum(map(ord, (*ranks, opened))) + split
    if not split and len(hand) == 2 and not pair:
        number += 2 * (hand[0][1] == hand[1][1]) + 3 * (hand[0][1] == up[1])
    if "insurance" in lawful and number % 3 == 0:
        return "insurance"
    if pair and ranks[0] in "89A":
        return "split" if "split" in lawful else "stand"
    seldom = {"surrender", "even-money"} if number % 5 else set()
    rest = sorted(lawful - {"insurance", "split"} - seldom)
    return rest[number % len(rest)]


WAYS: dict[str, str | Policy] = {
    "never over 21": NEVER_OVER,
    "like the bank": LIKE_THE_BANK,
    "doubles 9 to 11": DOUBLES,
    "eights and aces split, insured": INSURED_EIGHTS,
    "tens split": TENS,
    "by composition": by_composition,
}


def chart_by(setting: Setting, way: str | Policy) -> Chart:
    return chart_from_table(setting, way) if isinstance(way, str) else chart_from_policy(setting, way)


def dealt(setting: Setting, chart: Chart) -> Simulated:
    [found] = play(SimulationSpec(setting, (Seat.on(("main", None), chart),)), ROUNDS, SEED).seats
    return found


@pytest.mark.parametrize(("name", "table"), [
    ("never over 21", "one pack"), ("never over 21", "2000"), ("like the bank", "six packs"),
    ("doubles 9 to 11", "customary"), ("eights and aces split, insured", "one pack"),
    ("eights and aces split, insured", "six packs"), ("eights and aces split, insured", "2000"),
    ("tens split", "one pack"), ("tens split", "2000"), ("by composition", "one pack"), ("by composition", "customary"),
])  # fmt: skip
def test_what_is_counted_is_what_is_dealt(name: str, table: str) -> None:
    setting, chart = TABLES[table], chart_by(TABLES[table], WAYS[name])
    way, found = counted(setting, chart), dealt(setting, chart)
    worth, variance = exact_blackjack.round_outcomes(setting, way), exact_blackjack.variance(setting, way)
    if variance is not None:
        assert float(found.variance) == pytest.approx(float(variance), rel=0.008)
    assert abs(found.z(worth.mean, found.variance if variance is None else variance)) < 4
    assert float(found.staked) == pytest.approx(float(worth.staked), abs=0.002)
    assert bool(worth.of(INSURED)) == ("insured" in name or "composition" in name)
    assert bool(worth.of(HAND)) == ("split" in name or "composition" in name)


def test_how_far_tens_split_again_by_rank_spread_is_not_counted() -> None:
    way = counted(ONE, chart_from_table(ONE, TENS))
    assert exact_blackjack.variance(ONE, way) is None
    with pytest.raises(BancaError, match="not counted how far rounds spread"):
        exact_blackjack.row(ONE, way)
    old = counted(OLD, chart_from_table(OLD, TENS))  # split once, so that it does not matter
    assert exact_blackjack.variance(OLD, old) == exact_blackjack.row(OLD, old).variance


def test_how_far_rounds_spread_is_not_counted_where_every_pair_is_split() -> None:
    every = f"{LIKE_THE_BANK}pair 2-8: split else draw\npair 9: split else stand\npair A: split else stand\n"
    made = by_chart(ONE, chart_from_table(ONE, every))
    assert made is not None
    assert mean_square(made, hand_trees(made)) is None


def test_insured_rounds_have_no_row_of_the_main_bet() -> None:
    way = counted(ONE, chart_from_table(ONE, INSURED_EIGHTS))
    with pytest.raises(BancaError, match="no row of the main bet by itself"):
        exact_blackjack.row(ONE, way)


# Dealt by hand.


def rather_stand(_: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
    del up, lawful, split
    return "stand"


def insured_too(_: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
    del up, split
    return "insurance" if "insurance" in lawful else "stand"


def total(cards: tuple[int, ...]) -> int:
    """Aces are ones, and one of them eleven where that does not go over."""
    low = sum(cards)
    return low + 10 if 1 in cards and low <= 11 else low


def removed(left: tuple[int, ...]) -> Iterator[tuple[int, Fraction, tuple[int, ...]]]:
    """Each card from an ace to a ten, its chance, and what is left."""
    for at, count in enumerate(left):
        if count:
            yield at + 1, Fraction(count, sum(left)), (*left[:at], count - 1, *left[at + 1 :])


@cache
def bank_of(cards: tuple[int, ...], left: tuple[int, ...]) -> dict[tuple[int, bool], Fraction]:
    """It draws to 17: the chance of each total, and of a blackjack."""
    if len(cards) > 1 and total(cards) >= 17:
        return {(total(cards), len(cards) == 2 and total(cards) == 21): Fraction(1)}
    found: dict[tuple[int, bool], Fraction] = {}
    for card, of_card, after in removed(left):
        for ended, chance in bank_of(tuple(sorted((*cards, card))), after).items():
            found[ended] = found.get(ended, Fraction(0)) + of_card * chance
    return found


def all_deals() -> Iterator[tuple[Fraction, Fraction, Fraction]]:
    """Of one pack, who stands on any two cards: the chance, what the hand gains, what insurance of half gains."""
    pack = (4,) * 9 + (16,)
    for one, of_one, after_one in removed(pack):
        for up, of_up, after_up in removed(after_one):
            for other, of_other, left in removed(after_up):
                if other < one:
                    continue
                dealt_so = of_one * of_up * of_other * (1 + (other > one))
                own = total((one, other))
                for (points, blackjack), chance in bank_of((up,), left).items():
                    if own == 21:
                        gain = Fraction(0) if blackjack else Fraction(3, 2)
                    else:
                        gain = Fraction((points > 21 or own > points) - (points <= 21 and own < points))
                    insurance = Fraction(up == 1, 2) * (2 if blackjack else -1)
                    yield dealt_so * chance, gain, insurance


def test_who_always_stands_gains_what_all_deals_of_one_pack_say() -> None:
    deals = tuple(all_deals())
    assert sum(chance for chance, *_ in deals) == 1
    for policy, insured in ((rather_stand, 0), (insured_too, 1)):
        way = counted(ONE, chart_from_policy(ONE, policy))
        mean = sum((chance * (gain + insured * more) for chance, gain, more in deals), Fraction(0))
        square = sum((chance * (gain + insured * more) ** 2 for chance, gain, more in deals), Fraction(0))
        assert exact_blackjack.round_outcomes(ONE, way).mean == mean
        assert exact_blackjack.variance(ONE, way) == square - mean**2


# What is not counted.


def changed(chart: Chart, table: str, cards: str, act: str) -> Chart:
    """With another answer to very cards."""
    acts = getattr(chart, table).copy()
    acts[*(NUMBER_OF[card] for card in cards.split())] = ACTS.index(act)
    return replace(chart, **{table: acts})


@pytest.mark.parametrize(("table", "cards", "act"), [
    ("first", "Ts 2h 6c", "draw"),  # and not the same with the two the other way round
    ("again", "8s 2h 6c", "stand"),  # by very suits
    ("full", "8s 2h 6c", "stand"),
])  # fmt: skip
def test_a_chart_that_tells_very_cards_apart_is_not_counted(table: str, cards: str, act: str) -> None:
    chart = basic_chart(ONE)
    assert by_chart(ONE, chart) is not None
    assert by_chart(ONE, changed(chart, table, cards, act)) is None


@pytest.mark.parametrize("doubles", [
    lambda *cards: cards[1][1] == cards[2][1],  # a hand of a split by suits
    lambda *cards: cards[0][0] == cards[1][0],  # tens of one rank otherwise than of two
])  # fmt: skip
def test_finer_distinctions_of_split_hands_are_not_counted(doubles: Any) -> None:
    def tens(hand: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
        if not split:
            return "split" if "split" in lawful and hand[0][0] in "TJQK" else "stand"
        return "double" if "double" in lawful and doubles(*hand, up) else "stand"

    assert custom_strategy(ONE, chart_from_policy(ONE, tens)) is None


@pytest.mark.parametrize(("rank", "known"), [("8", False), ("9", True)])
def test_pairs_split_by_suits_are_not_counted_where_a_prize_may_come_of_them(rank: str, known: bool) -> None:
    def by_suits(hand: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
        splits = "split" in lawful and not split and hand[0][0] == rank and hand[0][1] == up[1]
        return "split" if splits else "stand"

    chart = chart_from_policy(SIX, by_suits)
    way = custom_strategy(SIX, chart)
    assert (way is not None) == known
    if way is not None:
        found = dealt(SIX, chart)
        assert abs(found.z(exact_blackjack.round_outcomes(SIX, way).mean, found.variance)) < 4


def test_hands_that_are_played_by_how_many_there_are_are_not_counted() -> None:
    chart = chart_from_table(ONE, INSURED_EIGHTS)
    assert by_chart(ONE, replace(chart, full=np.zeros_like(chart.full))) is None


def test_hands_of_a_split_that_go_on_in_several_ways_are_not_counted() -> None:
    chart = chart_from_table(ONE, INSURED_EIGHTS)
    more = np.concatenate([chart.more, np.zeros_like(chart.more)])
    way = chart.way.copy()
    way[:, [NUMBER_OF[f"2{suit}"] for suit in "shdc"]] = 1
    assert by_chart(ONE, replace(chart, more=more, way=way)) is None
    same, plain = (
        by_chart(ONE, replace(chart, more=np.concatenate([chart.more, chart.more]), way=way)),
        by_chart(ONE, chart),
    )
    assert same is not None
    assert plain is not None
    assert outcome_probabilities(same) == outcome_probabilities(plain)


def test_insurance_against_no_ace_is_not_counted_and_what_is_unlawful_is_refused() -> None:
    chart = basic_chart(ONE)
    assert by_chart(ONE, replace(chart, insures=np.ones_like(chart.insures))) is None
    with pytest.raises(OptionError, match=r"says double on .* not lawful at this table"):
        by_chart(Setting(option_set(EDITION_2004, {"double-rule": "eleven-only"})), chart)
