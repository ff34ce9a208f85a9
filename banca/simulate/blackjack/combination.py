"""The bets of a seat at blackjack, its strategy, and the outcomes of its side bets."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any

import numpy as np

from banca.cache import cached_arrays, source_digest
from banca.games.blackjack.bets import (
    ANY_PAIR,
    INSURANCE,
    MAIN,
    SEVENS,
    FirstCards,
    Insured,
    kinds_at,
    part_numbers,
    ruling,
    waits_for_split,
)
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.terms import terms_of
from banca.law import OptionError, OptionSet
from banca.material.cards import PACK, Card
from banca.money import Selection
from banca.play.bets import DRAWS, Verdict
from banca.play.payoff import Place, net
from banca.play.setting import Setting
from banca.simulate.blackjack.kernel_arrays import Flags, Small
from banca.simulate.blackjack.tables import OPTION_SETS_CACHED, OUTCOMES_MOST, MainOutcomes, Settlement
from banca.simulate.kernel import Outcome, OutcomeIds, Seat
from banca.strategy.blackjack.basic import SPLIT, STAND
from banca.strategy.blackjack.chart import (
    Chart,
    basic_chart,
    chart_by_totals,
    no_insurance,
    refuse_unlawful,
)

NOTHING = "nothing"  # beside the main bet
NOT_INSURED, LOST, WON = INSURANCES = range(3)
FIRST_PART = 1  # a rule for one part of a split is the rule for all

Sum = tuple[Fraction, Fraction]  # gained, staked


def stakes_of_seat(setting: Setting, seat: Seat) -> dict[Place, Fraction]:
    """By place, as the table writes it."""
    kinds = kinds_at(setting)
    found: dict[Place, Fraction] = {}
    for wager in seat.wagers:
        bet, selection = wager.place
        place = bet, kinds[bet].selections.read(selection)
        if place in found:
            raise OptionError("a bet is held once: put its stakes together")
        found[place] = Fraction(wager.amount)
    return found


def too_many_outcomes() -> OptionError:
    says = f"a seat may come to more than {OUTCOMES_MOST:,} different ends: simulate its bets apart from one another"
    return OptionError(says)


@dataclass(frozen=True, slots=True)
class SeatBets:
    """What a seat bets, and its strategy."""

    chart: Chart
    main: Fraction
    bet: str  # additional, on the first cards; or NOTHING
    beside: Fraction  # what is staked on it
    parts: Mapping[int, Fraction]  # stakes on any pair, by part of a split
    insurance: Fraction = Fraction(0)
    insured: bool = False  # against every ace; otherwise where the strategy says so

    @staticmethod
    def by(setting: Setting, seat: Seat) -> "SeatBets":
        amounts = stakes_of_seat(setting, seat)
        main, insurance = amounts.pop((MAIN, None)), amounts.pop((INSURANCE, None), None)
        most = terms_of(setting).insurance_limit * main
        parts = {part: amount for (_, part), amount in amounts.items() if isinstance(part, int)}
        [(bet, beside)] = [(bet, each) for (bet, part), each in amounts.items() if part is None] or [
            (NOTHING, Fraction(0))
        ]
        chart = chart_of(setting, seat)
        return SeatBets(
            chart, main, bet, beside, parts, most if insurance is None else insurance, insurance is not None
        )

    @staticmethod
    def on_part(setting: Setting, part: int) -> "SeatBets":
        """Any pair on a part by itself: all is split that may be, and the bet is made if there is that part."""
        return SeatBets(_splitting_chart(setting.options), Fraction(0), NOTHING, Fraction(0), {part: Fraction(1)})

    @property
    def insurances(self) -> range:
        """The results of insurance."""
        return INSURANCES if self.insured or self.chart.insures.any() else INSURANCES[:LOST]

    def outcomes(
        self, setting: Setting, settled: Settlement, main: MainOutcomes, sums: tuple[Sum, ...]
    ) -> Iterator[Outcome | None]:
        """By result of the side bets, of insurance and of the main bet; the last is of a round that is cancelled.

        None if nothing was bet: on a part of a split that there was not.
        """
        unit = self.main + self.beside or sum(self.parts.values())
        lost, won = (net(ruling(setting, INSURANCE, None, Insured(known)).value) for known in (False, True))
        of_insurance = {NOT_INSURED: Fraction(0), LOST: lost, WON: won}
        for (gained, staked), insurance in product(sums, self.insurances):
            of_both = gained + self.insurance * of_insurance[insurance]
            on_both = staked + (0 if insurance == NOT_INSURED else self.insurance)
            for gain, stake in main.gains_and_stakes:
                whole, all_staked = self.main * Fraction(gain, settled.unit) + of_both, self.main * stake + on_both
                yield Outcome.by_gain(whole / unit, all_staked / unit) if all_staked else None
        yield Outcome.by_gain(Fraction(0)) if self.main else None


# Side bets.


@dataclass(frozen=True, slots=True)
class SideOutcomes:
    """The results of all side bets but insurance, by number."""

    sums: tuple[Sum, ...]  # first, in their order, those of the verdicts on first cards without a split
    apart: Mapping[Selection, int]  # by part that is bet on: the step in the number of the parts' results if it wins
    numbers: OutcomeIds  # by verdict on first cards, splits, and result of the parts

    @staticmethod
    def of(setting: Setting, held: SeatBets, verdicts: tuple[Verdict, ...], hands: int, of_main: int) -> "SideOutcomes":
        """With at most so many hands, and so many outcomes of the main bet.

        Of parts with equal stakes only the number of wins matters.
        """
        alike, most = Counter(held.parts.values()), (OUTCOMES_MOST - 1) // (of_main * len(held.insurances))
        if (ways := prod(1 + count for count in alike.values())) > OUTCOMES_MOST:
            raise too_many_outcomes()
        steps = dict(zip(alike, _steps(alike), strict=True))
        lost, won = pair_gains(setting.options) if alike else (Fraction(0), Fraction(0))
        numbers = np.zeros((len(verdicts), hands, ways), dtype=np.uint16)
        sums = [(held.beside * net(verdict), held.beside) for verdict in verdicts]
        known: dict[Sum, int] = {}
        for (row, (gained, staked)), splits in product(list(enumerate(sums)), range(hands)):
            there = part_numbers(1 + splits)
            made = Counter(amount for part, amount in held.parts.items() if there.allows(part))
            on_parts = sum((amount * count for amount, count in made.items()), staked)
            for wins in product(*(range(1 + count) for count in made.values())):
                by_amount = list(zip(made.items(), wins, strict=True))
                of_parts = (amount * (n * won + (count - n) * lost) for (amount, count), n in by_amount)
                found = sum(of_parts, gained), on_parts
                if found not in known:
                    known[found] = len(sums) if splits else row
                    sums += [found] if splits else []
                if len(sums) > most:
                    raise too_many_outcomes()
                numbers[row, splits, sum(n * steps[amount] for (amount, _), n in by_amount)] = known[found]
        return SideOutcomes(tuple(sums), {part: steps[amount] for part, amount in held.parts.items()}, numbers)


def _steps(alike: Mapping[Fraction, int]) -> Iterator[int]:
    """Place values that put several counts into one number."""
    step = 1
    for count in alike.values():
        yield step
        step *= 1 + count


@lru_cache(maxsize=OPTION_SETS_CACHED)
def verdicts_on(options: OptionSet, bet: str) -> tuple[Small, tuple[Verdict, ...]]:
    """Of a bet on first cards: numbers by the two cards and the first after a split, or at the end without one."""
    verdicts: dict[Verdict, int] = {}
    setting = Setting(options)
    found = np.zeros((len(PACK), len(PACK), len(PACK) + 1), dtype=np.uint8)
    if bet == NOTHING:
        return found, (DRAWS,)

    def number(cards: FirstCards) -> int:
        return verdicts.setdefault(ruling(setting, bet, None, cards).value, len(verdicts))

    for (one, first), (other, second) in product(enumerate(PACK), enumerate(PACK)):
        two = (first, second)
        found[one, other] = number(FirstCards(two))
        if bet == SEVENS and waits_for_split(two):
            found[one, other, :-1] = [number(FirstCards(two, card)) for card in PACK]
    return found, tuple(verdicts)


@lru_cache(maxsize=OPTION_SETS_CACHED)
def later_pairs(options: OptionSet) -> Flags:
    """By two cards of a part of a split, whether any pair wins on it; never, if that bet is not offered."""
    found = np.zeros((len(PACK), len(PACK)), dtype=np.bool_)
    if ANY_PAIR in kinds_at(Setting(options)):
        lost, _ = pair_gains(options)
        found[:] = [[_of_part(options, first, second) != lost for second in PACK] for first in PACK]
    return found


@lru_cache(maxsize=OPTION_SETS_CACHED)
def pair_gains(options: OptionSet) -> tuple[Fraction, Fraction]:
    """Lost and won, on a part of a split."""
    lost, won = sorted({_of_part(options, PACK[0], second) for second in PACK})
    return lost, won


def _of_part(options: OptionSet, first: Card, second: Card) -> Fraction:
    return net(ruling(Setting(options), ANY_PAIR, FIRST_PART, FirstCards((first, second))).value)


# Strategies.


def chart_of(setting: Setting, seat: Seat) -> Chart:
    if seat.strategy is None:
        return _usual_chart(setting.options)
    if not isinstance(seat.strategy, Chart):
        raise OptionError(f"a way to play blackjack is a Chart (banca.strategy.blackjack.chart), not {seat.strategy!r}")
    refuse_unlawful(setting, seat.strategy)
    return seat.strategy


@lru_cache(maxsize=OPTION_SETS_CACHED)
def _usual_chart(options: OptionSet) -> Chart:
    return Chart(**_worked_out("a chart of the basic strategy", options, lambda: basic_chart(Setting(options))))


@lru_cache(maxsize=OPTION_SETS_CACHED)
def _splitting_chart(options: OptionSet) -> Chart:
    """Split whatever may be split, and stand on all else."""

    def made() -> Chart:
        return chart_by_totals(Setting(options), lambda _, __, lawful, ___: SPLIT if SPLIT in lawful else STAND)

    return Chart(**_worked_out("a chart that splits all", options, made))


def _worked_out(what: str, options: OptionSet, make: Callable[[], Chart]) -> Mapping[str, Any]:
    """Cached by options."""

    def arrays() -> dict[str, Any]:
        made = make()
        return {each.name: getattr(made, each.name) for each in fields(made)}

    written = source_digest("banca.games.blackjack", "banca.play")
    return cached_arrays(f"blackjack, {what}: {options.edition.slug} {options.to_json()} {written}", arrays)


def insured_always() -> Flags:
    """Against an ace, whatever the cards."""
    found = no_insurance()
    found[:, :, [is_ace(card) for card in PACK]] = True
    return found
