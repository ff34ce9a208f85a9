"""What a review says: each decision beside best play, each bet beside the smallest edge, and what was left out."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from banca.exact.value import Assumption
from banca.law import Edition
from banca.money import Position
from banca.play.act import Act
from banca.play.payoff import Place


class Given(StrEnum):
    """What a value takes as known, and how it goes on from there."""

    OWN_HAND = "own-hand"  # the cards or tiles that the player looks at
    OPEN_CARD = "open-card"  # of the bank or the croupier
    SPLIT_CARDS = "split-cards"  # the first cards of the other hands of the split
    FULL_PACKS = "full-packs"  # every other card of freshly shuffled packs, or tile of the set, is equally likely
    BEST_PLAY_AFTER = "best-play-after"  # what is decided later is decided best
    OTHER_BY_HOUSE_WAY = "other-by-house-way"  # the other side arranges by the table's published way
    ONE_SEAT = "one-seat"  # the bank's capital stands against seats with equal stakes
    JACKPOT_APART = "jackpot-apart"  # a prize of the jackpot is not in the values
    BEFORE_ROUNDING = "before-rounding"  # of prizes to the minor unit


class Reason(StrEnum):
    """Why something has no value here."""

    RESPLIT = "resplit"  # a hand of a split that may be split again shares its room with the other hands
    MATCH = "match"  # another player's split or double, followed with money of one's own
    CAPITAL = "capital"  # what a bank's capital costs depends on the stakes against it
    NO_ODDS = "no-odds"  # the bet has no odds by itself


@dataclass(frozen=True, slots=True)
class Step:
    """An act of a round, and the state in which it was done."""

    number: int  # from 1; steps that were filled in count too
    state: Any
    act: Act
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """Something that could lawfully be done, and its expected gain."""

    act: str
    value: Fraction  # per unit of the stake
    groups: tuple[tuple[str, ...], ...] = ()  # of tiles, if they are what is decided
    bound: Fraction | None = None  # of the error of the value; None if it is exact


@dataclass(frozen=True, slots=True)
class DecisionReview:
    number: int  # of the act; of the act that ended the time for it, if nothing was said
    player: str
    place: int | None
    stake: int  # of the player, in minor units: the unit of the values
    seen: Mapping[str, tuple[str, ...]]  # the cards or tiles on which it was decided
    chosen: Option
    options: tuple[Option, ...]  # best first, the chosen one among them
    clauses: tuple[str, ...]
    given: tuple[Given, ...]
    silent: bool = False  # nothing was said, which is a decision too

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def cost(self) -> Fraction:
        """What the best option would have gained beyond the chosen one, per unit: 0 for best play."""
        return self.best.value - self.chosen.value

    @property
    def money(self) -> Fraction:
        """The cost in minor units."""
        return self.cost * self.stake

    @property
    def bound(self) -> Fraction | None:
        """Of the error of the cost; None if it is exact."""
        bounds = [option.bound for option in (self.best, self.chosen) if option.bound is not None]
        return sum(bounds, Fraction(0)) if bounds and self.best != self.chosen else None


@dataclass(frozen=True, slots=True)
class Edge:
    """The house's edge on a place of the layout, by best play."""

    place: Place
    edge: Fraction
    assumes: tuple[Assumption, ...] = ()
    bound: Fraction | None = None


@dataclass(frozen=True, slots=True)
class BetReview:
    """A bet that was decided, and what it costs on average."""

    position: Position
    stake: int
    edge: Edge
    clauses: tuple[str, ...]

    @property
    def money(self) -> Fraction:
        return self.edge.edge * self.stake


@dataclass(frozen=True, slots=True)
class LeftOut:
    player: str
    what: str  # an act or a bet
    reason: Reason
    number: int | None = None  # of the act


@dataclass(frozen=True, slots=True)
class Review:
    """What every decision and every bet of a round cost.

    >>> from banca.review import Review, review
    >>> record = {
    ...     "banca": 1, "edition": "roulette-60-2004",
    ...     "acts": [{"act": "bet", "player": "ana", "bet": "red", "stake": 1000}, {"act": "number", "number": 18}],
    ... }
    >>> found = review(record)
    >>> isinstance(found, Review), found.decisions, len(found.bets), found.void
    (True, (), 1, False)
    """

    edition: Edition
    currency: str
    table: str | None
    round: int | None
    void: bool  # then nothing was at stake, and nothing is reviewed
    decisions: tuple[DecisionReview, ...] = ()
    bets: tuple[BetReview, ...] = ()
    least: Edge | None = None  # the smallest edge of all bets at this table
    left_out: tuple[LeftOut, ...] = ()

    @property
    def slips(self) -> tuple[DecisionReview, ...]:
        return tuple(each for each in self.decisions if each.cost)

    @property
    def cost_of_decisions(self) -> Fraction:
        """In minor units."""
        return sum((each.money for each in self.decisions), Fraction(0))

    @property
    def cost_of_bets(self) -> Fraction:
        return sum((each.money for each in self.bets), Fraction(0))


def weigh(
    chosen: str, values: Mapping[str, Fraction], bounds: Mapping[str, Fraction] | None = None
) -> tuple[Option, tuple[Option, ...]]:
    """The chosen option, and all of them, best first; of equally good ones the chosen is named first."""
    made = [Option(act, value, bound=(bounds or {}).get(act)) for act, value in values.items()]
    every = sorted(made, key=lambda option: (-option.value, option.act != chosen))
    return next(option for option in made if option.act == chosen), tuple(every)
