"""Turn strategies into states: each card leads on from one, and hands that go on alike share a state."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from banca.games.blackjack.hands import wins_special_prize
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import Terms
from banca.material.cards import SUITS, rank_of
from banca.simulate.blackjack.kernel_arrays import KIND_BITS, KINDS, LOOK, SPLIT, Flags, States, StrategyArrays
from banca.simulate.blackjack.tables import Settlement
from banca.simulate.statistics import Whole
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, STAND, SURRENDER
from banca.strategy.blackjack.basic import SPLIT as TO_SPLIT
from banca.strategy.blackjack.chart import BY_CARDS, EVEN_MONEY, KIND, NUMBER, SUIT, Chart
from banca.strategy.blackjack.kinds import WIDTH, every_hand
from banca.strategy.blackjack.payoffs import CLOSINGS

OVER, PRIZE = CLOSINGS.index("over-21"), CLOSINGS.index("special-prize")
CLOSED_BY = {SURRENDER: CLOSINGS.index("surrender"), EVEN_MONEY: CLOSINGS.index("even-money")}
FIVE = CLOSINGS.index("five-cards")
PRIZED = FIRST_CARDS + 1  # how many cards a special combination has


def kinds_of_two() -> Whole:
    """The hand of two cards of these kinds, by its number; the first of those numbers is the least."""
    hands = every_hand()
    return np.array([[hands.of(one, other) for other in range(WIDTH)] for one in range(WIDTH)])


@dataclass(frozen=True, slots=True)
class HandStates:
    """The states of all strategies at a table, numbered after the rows."""

    settled: Settlement
    prized: Flags  # hands that win a special prize whatever their suits
    rows: list[bytes] = field(default_factory=list)
    numbers: dict[bytes, int] = field(default_factory=dict)

    @staticmethod
    def under(terms: Terms, settled: Settlement) -> "HandStates":
        hands = every_hand()
        prized = np.zeros(len(hands.size), dtype=np.bool_)
        for hand in np.flatnonzero(hands.size == PRIZED).tolist():
            ranks = (rank_of(card) for card in hands.cards(hand))
            prized[hand] = wins_special_prize([rank + suit for rank, suit in zip(ranks, SUITS, strict=False)], terms)
        return HandStates(settled, prized)

    @property
    def first(self) -> int:
        return len(self.settled.gains)

    def number(self, following: Whole) -> Whole:
        """States, by what follows on a card of each kind."""
        alike, at = np.unique(following, axis=0, return_inverse=True)
        found = []
        for each in alike:
            key = each.tobytes()
            if key not in self.numbers:
                self.numbers[key] = self.first + len(self.rows)
                self.rows.append(key)
            found.append(self.numbers[key])
        return np.array(found, dtype=np.int64)[at.ravel()]

    def table(self) -> States:
        """By state and kind of the card that comes, in one row."""
        last = self.first + len(self.rows)
        found = np.zeros((last, KINDS), dtype=state_type(last))
        if self.rows:
            found[self.first :, :WIDTH] = np.frombuffer(b"".join(self.rows), dtype=np.int64).reshape(-1, WIDTH)
        return found.ravel()

    def doubled(self, *, split: bool) -> Whole:
        """The state of a stake that was doubled on two cards, by hand."""
        hands, settled = every_hand(), self.settled
        then = np.where(self.prized, settled.closed[1, PRIZE], settled.stood[1, int(split), 1][hands.total])
        then = np.append(then, settled.closed[1, OVER])  # where no hand follows
        two = np.flatnonzero(hands.size == FIRST_CARDS)
        found = np.zeros(len(hands.size), dtype=np.int64)
        found[two] = self.number(then[hands.after[two]])
        return found

    def drawn(self, acts: Whole, begun: Flags, *, split: bool) -> Whole:
        """The state of a hand of two cards to which one is drawn, by way to go on with open card, and by hand."""
        hands, settled = every_hand(), self.settled
        then = np.full((len(acts), len(hands.size) + 1), settled.closed[0, OVER])  # the last: no hand follows
        then[:, :-1] = np.where(
            acts == NUMBER[FIVE_CARDS], settled.closed[0, FIVE], settled.stood[0, int(split), 1][hands.total]
        )
        then[:, :-1][:, self.prized] = settled.closed[0, PRIZE]
        for at, hand in reversed(_draws((acts == NUMBER[DRAW]) & ~self.prized, begun)):
            then[at, hand] = self.number(then[at[:, None], hands.after[hand]])
        return then[:, :-1]


def _draws(draws: Flags, begun: Flags) -> list[tuple[Whole, Whole]]:
    """Hands to which a card is drawn: those that are begun, then those with one card more that are met, and so on."""
    after, found = every_hand().after, []
    at, hand = np.nonzero(begun)
    while len(at):
        found.append((at, hand))
        met = np.zeros((len(draws), draws.shape[1] + 1), dtype=np.bool_)
        met[at[:, None], after[hand]] = True
        at, hand = np.nonzero(met[:, :-1] & draws)
    return found


def state_type(last: int) -> Any:
    return np.uint16 if last <= np.iinfo(np.uint16).max else np.uint32


@dataclass(frozen=True, slots=True)
class StrategyStates:
    """A strategy, as states by cards."""

    first: Whole
    again: Whole
    full: Whole
    insures: Flags


def strategy_states(walks: HandStates, chart: Chart, insures: Flags) -> StrategyStates:
    """Doubled stakes must have been numbered before."""
    first = _states(walks, chart.first, np.zeros_like(chart.way), chart.more[:1], split=False)
    again, full = (_states(walks, acts, chart.way, chart.more, split=True) for acts in (chart.again, chart.full))
    return StrategyStates(first, again, full, insures)


def _states(walks: HandStates, acts: Any, way: Any, more: Any, *, split: bool) -> Whole:
    """The state of every two cards against every open card."""
    hands, settled, two = every_hand(), walks.settled, kinds_of_two()
    one, other, opened = np.ix_(*map(range, BY_CARDS))
    hand, up = np.broadcast_to(two[KIND[one], KIND[other]], acts.shape), np.broadcast_to(KIND[opened], acts.shape)
    found = np.zeros(acts.shape, dtype=np.int64)
    fixed = {STAND: settled.stood[0, int(split), 0][hands.total], DOUBLE: walks.doubled(split=split)}
    for act, of_hand in fixed.items():
        at = acts == NUMBER[act]
        found[at] = of_hand[hand[at]]
    found[acts == NUMBER[TO_SPLIT]] = SPLIT
    for act, by in CLOSED_BY.items():
        found[acts == NUMBER[act]] = settled.closed[0, by]
    drawing = acts == NUMBER[DRAW]
    on = way[drawing].astype(np.int64) * WIDTH + up[drawing]  # in which way, against which open card
    begun = np.zeros((len(more) * WIDTH, len(hands.size)), dtype=np.bool_)
    begun[on, hand[drawing]] = True
    found[drawing] = walks.drawn(more.reshape(begun.shape), begun, split=split)[on, hand[drawing]]
    return found


def entry_states(way: StrategyStates, near: Flags, first_state: int) -> Whole:
    """The state by kinds and whether the first two are of one suit, in one row; or LOOK."""
    one, other, opened = np.ix_(*map(range, BY_CARDS))
    kinds = (KIND[opened] << KIND_BITS | KIND[one]) << KIND_BITS | KIND[other]
    kinds = kinds << 1 | (SUIT[one] == SUIT[other])
    least = np.full((1 + True) * KINDS * KINDS * KINDS, np.iinfo(np.int64).max)
    most, closely = np.zeros_like(least), np.zeros(len(least), dtype=np.bool_)
    np.minimum.at(least, kinds.ravel(), way.first.ravel())
    np.maximum.at(most, kinds.ravel(), way.first.ravel())
    looked = way.insures | (near[:, :, None] & (way.first >= first_state))
    closely[kinds[looked]] = True
    return np.where((least == most) & ~closely, most, LOOK)


def strategy_arrays(strategies: list[StrategyStates], near: Flags, walks: HandStates) -> StrategyArrays:
    states = state_type(walks.first + len(walks.rows))

    def of(parts: list[Whole]) -> States:
        return np.stack(parts).astype(states)

    return StrategyArrays(
        of([entry_states(way, near, walks.first) for way in strategies]),
        of([way.first for way in strategies]),
        of([way.again for way in strategies]),
        of([way.full for way in strategies]),
        np.stack([way.insures for way in strategies]),
    )
