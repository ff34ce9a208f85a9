"""Exact blackjack: the main bet by best play, with splits and doubles; insurance; the additional bets."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any

from banca.cache import cached_counts, source_digest
from banca.exact.blackjack import additional
from banca.exact.blackjack.additional import BySplit, Parts, by_play
from banca.exact.blackjack.best import Evaluation
from banca.exact.blackjack.fractions import (
    HAND,
    INSURED,
    ROUND,
    HandOutcome,
    HandTree,
    count_outcomes,
    hand_trees,
    mean_product,
)
from banca.exact.blackjack.strategies import BEST_PLAY, COUNTED_BY, NAMED, Strategy
from banca.exact.blackjack.variance import mean_square
from banca.exact.value import BetOdds, Outcome
from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.terms import terms_of
from banca.law import BancaError, OptionSet
from banca.play.game import Game
from banca.play.setting import Setting

# The options and parameters on which play depends.
MATTERS = (
    "decks", "stops_at_21", "player_freedom", "doubled_loss", "insurance_limit", "special_prizes", "five_cards",
    "split_by", "resplit", "most_hands", "ace_hands", "double_on", "double_split_hands",
)  # fmt: skip
TOPICS = (
    "points", "blackjack-paid", "bank-collects", "bank-rule", "card-values", "over-21", "ties", "split", "double",
    "surrender", "even-money", "insurance",
)  # fmt: skip
OFFERED = {"special-prize": "special_prizes", "five-cards": "five_cards"}
SQUARE_BOUND = Fraction(1, 10**7)  # error bound of the mean square, which skips negligible card sets
FINE = 10**15  # the parts in which approximate figures are stored


@dataclass(frozen=True, slots=True)
class RoundOutcomes:
    """The outcomes of rounds by a strategy."""

    outcomes: Mapping[HandOutcome, Fraction]

    @property
    def mean(self) -> Fraction:
        """The player's mean gain, per unit of the first stake."""
        return sum((end.gain * chance for end, chance in self.outcomes.items()), Fraction(0))

    @property
    def staked(self) -> Fraction:
        """The average total stake, per unit of the first stake."""
        return sum((end.staked * chance for end, chance in self.outcomes.items()), Fraction(0))

    def of(self, what: str) -> Mapping[HandOutcome, Fraction]:
        return {end: chance for end, chance in self.outcomes.items() if end.of == what}


StrategyOrName = Strategy | str  # a strategy, or its name


def round_outcomes(setting: Setting, strategy: StrategyOrName = BEST_PLAY) -> RoundOutcomes:
    """Outcomes of rounds from full packs; cached on disk under everything that they depend on."""
    return _read(
        cached_counts(_question("outcomes", setting, strategy), lambda: _count(setting.options, _strategy(strategy)))
    )


def square(setting: Setting, strategy: StrategyOrName = BEST_PLAY) -> Fraction | None:
    """The mean square gain of split rounds, times the chance of a split; computed in floats, and cached."""

    def count() -> dict[str, int]:
        found = mean_square(
            _evaluate(setting.options, _strategy(strategy)), _trees(setting.options, _strategy(strategy))
        )
        return {} if found is None else {"square": round(found * FINE)}

    found = cached_counts(_question("square", setting, strategy), count)
    return Fraction(found["square"], FINE) if found else None


def variance(setting: Setting, strategy: StrategyOrName = BEST_PLAY) -> Fraction | None:
    """The variance of whole rounds, insurance included; None if the mean square of split rounds is unknown."""
    found = round_outcomes(setting, strategy)
    squares = sum((end.gain**2 * chance for end, chance in found.outcomes.items() if end.of != HAND), Fraction(0))
    if found.of(HAND):
        of_split = square(setting, strategy)
        if of_split is None:
            return None
        squares += of_split
    if found.of(INSURED):
        squares += 2 * _product(setting, strategy)
    return squares - found.mean**2


def _product(setting: Setting, strategy: StrategyOrName) -> Fraction:
    """The mean product of the gains of insurance and of the hands."""

    def count() -> dict[str, int]:
        found = mean_product(_evaluate(setting.options, _strategy(strategy)))
        return {"product": found.numerator, "over": found.denominator}

    found = cached_counts(_question("insurance times hands", setting, strategy), count)
    return Fraction(found["product"], found["over"])


def splits(setting: Setting, strategy: StrategyOrName = BEST_PLAY) -> BySplit:
    """How often each split is made, and how often a part of it gets a pair; for tables where pairs are of one rank."""

    def count() -> dict[str, int]:
        found = [
            chance
            for each in by_play(_evaluate(setting.options, _strategy(strategy)))
            for chance in (each.made, each.paired)
        ]
        over = lcm(*(chance.denominator for chance in found))
        return {str(n): int(chance * over) for n, chance in enumerate(found)} | {"over": over}

    counts = dict(cached_counts(_question("parts of splits", setting, strategy), count))
    over = counts.pop("over")
    found = [Fraction(counts[str(n)], over) for n in range(len(counts))]
    return tuple(Parts(made, paired) for made, paired in zip(found[::2], found[1::2], strict=True))


def _strategy(said: StrategyOrName) -> Strategy:
    return said if isinstance(said, Strategy) else NAMED[said]


def _question(what: str, setting: Setting, strategy: StrategyOrName) -> str:
    terms = terms_of(setting)
    facts = {name: str(getattr(terms, name)) for name in MATTERS}
    return f"blackjack, {what} by {_strategy(strategy).name}: {terms.edition.slug} {facts} {source_digest(*COUNTED_BY)}"


@lru_cache(maxsize=4)
def _evaluate(options: OptionSet, strategy: Strategy) -> Evaluation:
    return strategy.played(Setting(options))


@lru_cache(maxsize=2)
def _trees(options: OptionSet, strategy: Strategy) -> tuple[HandTree, ...]:
    return tuple(hand_trees(_evaluate(options, strategy)))


def _count(options: OptionSet, strategy: Strategy) -> dict[str, int]:
    found = count_outcomes(_evaluate(options, strategy), _trees(options, strategy))
    over = lcm(*(chance.denominator for chance in found.values()))
    return {f"{end.of} {end.gain} {end.staked}": int(chance * over) for end, chance in found.items()} | {"over": over}


def _read(counts: Mapping[str, int]) -> RoundOutcomes:
    names = {name: name.split() for name in counts if " " in name}
    found = {
        HandOutcome(of, Fraction(gain), Fraction(staked)): Fraction(counts[name], counts["over"])
        for name, (of, gain, staked) in names.items()
    }
    return RoundOutcomes(found)


def row(setting: Setting, strategy: StrategyOrName = BEST_PLAY, *, with_variance: bool = True) -> BetOdds:
    """The row of the main bet; `spread`: also count the variance, which takes longest and moves no edge."""
    terms, found = terms_of(setting), round_outcomes(setting, strategy)
    if found.of(INSURED):
        raise BancaError("blackjack-insured-rounds-no-row")
    clauses = tuple(
        dict.fromkeys((*map(terms.at, TOPICS), *(terms.at(t) for t, o in OFFERED.items() if getattr(terms, o))))
    )
    rounds, split = found.of(ROUND), found.of(HAND)
    chance_of_split = 1 - sum(rounds.values(), Fraction(0))
    gained = sum((end.gain * chance for end, chance in split.items()), Fraction(0))
    by_gain: dict[Fraction, Fraction] = {}
    for end, chance in rounds.items():
        by_gain[end.gain] = by_gain.get(end.gain, Fraction(0)) + chance
    ways = lcm(chance_of_split.denominator, *(chance.denominator for chance in by_gain.values()))
    outcomes = [
        Outcome(_result(gain), None, gain, int(chance * ways)) for gain, chance in sorted(by_gain.items(), reverse=True)
    ]
    if chance_of_split:
        outcomes.append(Outcome("split", None, gained / chance_of_split, int(chance_of_split * ways)))
        of_split = square(setting, strategy) if with_variance else gained**2 / chance_of_split
        if of_split is None:
            raise BancaError("blackjack-variance-not-counted")
        within = of_split - gained**2 / chance_of_split
    else:
        within = Fraction(0)
    return BetOdds(
        bet=MAIN,
        places=((MAIN, None),),
        outcomes=tuple(outcomes),
        clauses=clauses,
        readings=setting.edition.readings_of(*clauses),
        figures=_figures(found, chance_of_split),
        assumes=_strategy(strategy).assumes,
        within=within,
        within_bound=SQUARE_BOUND if chance_of_split and with_variance else None,
    )


def _figures(found: RoundOutcomes, chance_of_split: Fraction) -> dict[str, Fraction]:
    """The total stake, how often stakes are doubled or split, and the results of split hands."""
    doubled = sum((chance for end, chance in found.of(ROUND).items() if end.staked > 1), Fraction(0))
    return {
        "average_stake": found.staked,
        "element_of_risk": -found.mean / found.staked,
        "doubled": doubled,
        "split": chance_of_split,
        **(_hands_of_splits(found.of(HAND), chance_of_split) if chance_of_split else {}),
    }


def _hands_of_splits(outcomes: Mapping[HandOutcome, Fraction], chance_of_split: Fraction) -> dict[str, Fraction]:
    """The average number of hands of a split, and the shares that win, draw and lose."""
    hands, by_result = sum(outcomes.values(), Fraction(0)), dict.fromkeys(("win", "push", "lose"), Fraction(0))
    for end, count in outcomes.items():
        by_result[_result(end.gain)] += count
    shares = {f"split_hands_{result}": count / hands for result, count in by_result.items()}
    return {"hands_per_split": hands / chance_of_split, **shares}


def _result(gain: Fraction) -> str:
    return "win" if gain > 0 else "push" if gain == 0 else "lose"


NOT_COMBINED = "not-held-together-blackjack"


def odds(game: Game[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    del game  # the setting has the edition
    rows = (row(setting), *additional.rows(setting))
    if not every_selection:
        return rows
    return tuple(replace(each, places=(place,)) for each in rows for place in each.places)


def edges(game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
    """The edges alone, without the variance of the main bet."""
    del game
    return (row(setting, with_variance=False), *additional.rows(setting))


def as_simulated(game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
    """The main bet by the basic strategy, which simulation plays by default."""
    del game
    return (row(setting, "basic strategy"), *additional.rows(setting))
