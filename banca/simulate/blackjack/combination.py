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
from banca.games.blackjack import bets
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.terms import terms_of
from banca.law import OptionError, OptionSet
from banca.law.numbers import shown
from banca.material.cards import PACK, Card
from banca.money import Selection
from banca.play.bets import DRAWS, Verdict
from banca.play.payoff import Place, net
from banca.play.setting import Setting
from banca.simulate.blackjack.tables import OPTION_SETS_CACHED, OUTCOMES_MOST, Flags, MainOutcomes, Settlement, Small
from banca.simulate.kernel import Outcome, OutcomeIds, Seat
from banca.strategy.blackjack.basic import SPLIT, STAND
from banca.strategy.blackjack.chart import (
    Chart,
    basic_chart,
    chart_by_totals,
    no_insurance,
    refuse_unlawful,
)

NOTHING = "nothing"  # no bet besides the main bet
NOT_INSURED, LOST, WON = INSURANCES = range(3)
FIRST_PART = 1  # all parts of a split have the same rule

Sum = tuple[Fraction, Fraction]  # gained, staked


def stakes_of_seat(setting: Setting, seat: Seat) -> dict[Place, Fraction]:
    """The stakes of a seat by place, as the table writes them."""
    kinds = bets.kinds_at(setting)
    found: dict[Place, Fraction] = {}
    for wager in seat.wagers:
        bet, selection = wager.place
        place = bet, kinds[bet].selections.read(selection)
        if place in found:
            raise OptionError("blackjack-bet-held-once")
        found[place] = Fraction(wager.amount)
    return found


def too_many_outcomes() -> OptionError:
    return OptionError("blackjack-seat-ends", most=OUTCOMES_MOST)


@dataclass(frozen=True, slots=True)
class SeatBets:
    """The bets of a seat, and its strategy."""

    chart: Chart
    main: Fraction
    bet: str  # an additional bet on the first cards, or NOTHING
    side_stake: Fraction  # stake on the additional bet
    parts: Mapping[int, Fraction]  # stakes on any pair, by part of a split
    insurance: Fraction = Fraction(0)
    insured: bool = False  # against every ace; otherwise if the strategy says so

    @staticmethod
    def by(setting: Setting, seat: Seat) -> "SeatBets":
        amounts = stakes_of_seat(setting, seat)
        main, insurance = amounts.pop((bets.MAIN, None)), amounts.pop((bets.INSURANCE, None), None)
        most = terms_of(setting).insurance_limit * main
        parts = {part: amount for (_, part), amount in amounts.items() if isinstance(part, int)}
        [(bet, side_stake)] = [(bet, each) for (bet, part), each in amounts.items() if part is None] or [
            (NOTHING, Fraction(0))
        ]
        chart = chart_of(setting, seat)
        return SeatBets(
            chart, main, bet, side_stake, parts, most if insurance is None else insurance, insurance is not None
        )

    @staticmethod
    def on_part(setting: Setting, part: int) -> "SeatBets":
        """Any pair on a part, alone: everything is split that may be, and the bet is made if that part exists."""
        return SeatBets(_splitting_chart(setting.options), Fraction(0), NOTHING, Fraction(0), {part: Fraction(1)})

    @property
    def insurances(self) -> range:
        """The results of insurance."""
        return INSURANCES if self.insured or self.chart.insures.any() else INSURANCES[:LOST]

    def outcomes(
        self, setting: Setting, settled: Settlement, main: MainOutcomes, sums: tuple[Sum, ...]
    ) -> Iterator[Outcome | None]:
        """Outcomes by results of the side bets, of insurance and of the main bet; the last is a cancelled round.

        None if nothing was bet: the bet was on a part of a split that did not exist.
        """
        unit = self.main + self.side_stake or sum(self.parts.values())
        lost, won = (
            net(bets.ruling(setting, bets.INSURANCE, None, bets.Insured(known)).value) for known in (False, True)
        )
        of_insurance = {NOT_INSURED: Fraction(0), LOST: lost, WON: won}
        for (gained, staked), insurance in product(sums, self.insurances):
            of_both = gained + self.insurance * of_insurance[insurance]
            on_both = staked + (0 if insurance == NOT_INSURED else self.insurance)
            for gain, stake in main.gains_and_stakes:
                whole, all_staked = self.main * Fraction(gain, settled.unit) + of_both, self.main * stake + on_both
                yield Outcome.by_gain(whole / unit, all_staked / unit) if all_staked else None
        yield Outcome.by_gain(Fraction(0)) if self.main else None


@dataclass(frozen=True, slots=True)
class SideOutcomes:
    """The results of all side bets except insurance, by number."""

    sums: tuple[Sum, ...]  # first, in order, those of the verdicts on first cards without a split
    apart: Mapping[Selection, int]  # by part that is bet on: the step in the number of the parts' results if it wins
    numbers: OutcomeIds  # by verdict on first cards, splits, and result of the parts

    @staticmethod
    def of(setting: Setting, held: SeatBets, verdicts: tuple[Verdict, ...], hands: int, of_main: int) -> "SideOutcomes":
        """The side outcomes, with at most so many hands and outcomes of the main bet.

        For parts with equal stakes only the number of wins matters.
        """
        alike, most = Counter(held.parts.values()), (OUTCOMES_MOST - 1) // (of_main * len(held.insurances))
        if (ways := prod(1 + count for count in alike.values())) > OUTCOMES_MOST:
            raise too_many_outcomes()
        steps = dict(zip(alike, _steps(alike), strict=True))
        lost, won = pair_gains(setting.options) if alike else (Fraction(0), Fraction(0))
        numbers = np.zeros((len(verdicts), hands, ways), dtype=np.uint16)
        sums = [(held.side_stake * net(verdict), held.side_stake) for verdict in verdicts]
        known: dict[Sum, int] = {}
        for (row, (gained, staked)), splits in product(list(enumerate(sums)), range(hands)):
            there = bets.part_numbers(1 + splits)
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
    """Place values that combine several counts into one number."""
    step = 1
    for count in alike.values():
        yield step
        step *= 1 + count


@lru_cache(maxsize=OPTION_SETS_CACHED)
def verdicts_on(options: OptionSet, bet: str) -> tuple[Small, tuple[Verdict, ...]]:
    """Verdicts on a bet on first cards, by the two cards and the first after a split (last index: no split)."""
    verdicts: dict[Verdict, int] = {}
    setting = Setting(options)
    found = np.zeros((len(PACK), len(PACK), len(PACK) + 1), dtype=np.uint8)
    if bet == NOTHING:
        return found, (DRAWS,)

    def number(cards: bets.FirstCards) -> int:
        return verdicts.setdefault(bets.ruling(setting, bet, None, cards).value, len(verdicts))

    for (one, first), (other, second) in product(enumerate(PACK), enumerate(PACK)):
        two = (first, second)
        found[one, other] = number(bets.FirstCards(two))
        if bet == bets.SEVENS and bets.waits_for_split(two):
            found[one, other, :-1] = [number(bets.FirstCards(two, card)) for card in PACK]
    return found, tuple(verdicts)


@lru_cache(maxsize=OPTION_SETS_CACHED)
def later_pairs(options: OptionSet) -> Flags:
    """Whether any pair wins, by two cards of a part of a split; never, if the bet is not offered."""
    found = np.zeros((len(PACK), len(PACK)), dtype=np.bool_)
    if bets.ANY_PAIR in bets.kinds_at(Setting(options)):
        lost, _ = pair_gains(options)
        found[:] = [[_of_part(options, first, second) != lost for second in PACK] for first in PACK]
    return found


@lru_cache(maxsize=OPTION_SETS_CACHED)
def pair_gains(options: OptionSet) -> tuple[Fraction, Fraction]:
    """The gains of any pair on a part of a split: lost, won."""
    lost, won = sorted({_of_part(options, PACK[0], second) for second in PACK})
    return lost, won


def _of_part(options: OptionSet, first: Card, second: Card) -> Fraction:
    return net(bets.ruling(Setting(options), bets.ANY_PAIR, FIRST_PART, bets.FirstCards((first, second))).value)


def chart_of(setting: Setting, seat: Seat) -> Chart:
    if seat.strategy is None:
        return _usual_chart(setting.options)
    if not isinstance(seat.strategy, Chart):
        raise OptionError("blackjack-no-chart", given=shown(seat.strategy))
    refuse_unlawful(setting, seat.strategy)
    return seat.strategy


@lru_cache(maxsize=OPTION_SETS_CACHED)
def _usual_chart(options: OptionSet) -> Chart:
    return Chart(**_cached_chart("a chart of the basic strategy", options, lambda: basic_chart(Setting(options))))


@lru_cache(maxsize=OPTION_SETS_CACHED)
def _splitting_chart(options: OptionSet) -> Chart:
    """Split everything that may be split, and stand on all else."""

    def made() -> Chart:
        return chart_by_totals(Setting(options), lambda _, __, lawful, ___: SPLIT if SPLIT in lawful else STAND)

    return Chart(**_cached_chart("a chart that splits all", options, made))


def _cached_chart(what: str, options: OptionSet, make: Callable[[], Chart]) -> Mapping[str, Any]:
    """A chart, cached by options."""

    def arrays() -> dict[str, Any]:
        made = make()
        return {each.name: getattr(made, each.name) for each in fields(made)}

    written = source_digest("banca.games.blackjack", "banca.play")
    return cached_arrays(f"blackjack, {what}: {options.edition.slug} {options.to_json()} {written}", arrays)


def always_insure() -> Flags:
    """Insure against every ace, whatever the cards."""
    found = no_insurance()
    found[:, :, [is_ace(card) for card in PACK]] = True
    return found
