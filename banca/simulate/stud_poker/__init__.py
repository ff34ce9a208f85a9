"""Stud poker by the million: the hands of the boxes and the croupier's from one pack, ranked by the tables of the game.

A bettor raises by his strategy: best play, unless another is said. What a round comes to for him is one of the game's
facts: folded, or his class, whether the croupier opened, who was higher.
"""

from fractions import Fraction
from functools import partial
from math import prod
from typing import Any

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.cache import cached_arrays
from banca.compiled import kernel as compiled
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, FACTS, MAXIMUM, RAISE_TO_ANTE, Decided, Fact
from banca.games.stud_poker.equipment import ANTE, BOXES, JACKPOT, RAISE
from banca.law import OptionError
from banca.money import format_amount
from banca.play.wager import whole
from banca.simulate.chance import USED, WORDS, Places, Stream, Words, refill, rejection_threshold
from banca.simulate.kernel import Fill, Kernel, Outcome, OutcomeIds, Seat, SimulationSpec
from banca.simulate.statistics import Whole
from banca.simulate.stud_poker.ranking import (
    CARDS,
    CLASS_AT,
    CLASS_BITS,
    NONE,
    NUMBER_AT,
    ONE,
    PATTERN_BITS,
    SIZE,
    STRENGTH_AT,
    Codes,
    Ranks,
    codes,
    draw,
    rank_at,
    ranking,
)
from banca.simulate.stud_poker.strategies import (
    LOOK_UP_AT,
    Bits,
    ByRanks,
    HandTable,
    RaisesFrom,
    RaiseTables,
    Strategy,
    TableArrays,
    look_up,
    raise_tables,
)
from banca.strategy.stud_poker.best import Decisions, decisions, question
from banca.strategy.stud_poker.comparison import AntePayoffs
from banca.strategy.stud_poker.payoffs import Gain, gains, posted_or_refused

__all__ = ["ByRanks", "RaisesFrom", "Strategy", "kernel"]

AT_ONCE = SIZE + SIZE  # cards that one word of chance serves
LOOK_UP = uint64(LOOK_UP_AT)
READ_BY = "banca.simulate.stud_poker.strategies"
ALL_PLAYED = -1
STATE = PLAYED, LIES_THERE = range(2)  # how many rounds are played, and whether the cards of the next lie there


def _number(hand: str, *, opens: bool, higher: bool) -> int:
    return FACTS.index(Decided(hand, opens=opens, higher=higher))


# How the number of a fact is made up.
RAISED = _number(CLASSES[0], opens=True, higher=True)
NOT_OPENED = uint64(_number(CLASSES[0], opens=False, higher=True) - RAISED)
LOWER = uint64(_number(CLASSES[0], opens=True, higher=False) - RAISED)
NEXT_CLASS = uint64(_number(CLASSES[1], opens=True, higher=True) - RAISED)
FIRST_FACT = uint64(RAISED)

Cards = NDArray[np.int64]


def kernel(spec: SimulationSpec) -> Kernel:
    """One pack, shuffled for every round: from the shoe or from a shuffler makes no difference."""
    if len(spec.seats) > len(BOXES):
        edition = spec.setting.edition
        says = f"{len(spec.seats)} bettors: a table has {len(BOXES)} boxes, one for each"
        raise OptionError(f"{says} ({edition.cite('art2.1')})")
    return StudKernel(spec)


# What it comes to.


def outcomes(spec: SimulationSpec, seat: Seat) -> tuple[Outcome | None, ...]:
    """By fact: the ante with the raise that follows it, the raise by itself, the jackpot bet, or ante and jackpot."""
    amounts = _amounts(spec, seat)
    if RAISE in amounts:
        found = _gains(spec, RAISE, None)
        return tuple(Outcome(*found[fact]) if fact in found else None for fact in FACTS)
    each = {bet: _gains(spec, bet, _limited(spec, amounts)) for bet in amounts}
    if len(each) == 1:
        [(bet, found)] = each.items()
        return tuple(Outcome(*found[fact], _staked(bet, fact)) for fact in FACTS)
    unit = sum(amounts.values())
    return tuple(
        Outcome.by_gain(
            sum((amounts[bet] * found[fact][1] for bet, found in each.items()), Fraction(0)) / unit,
            sum((amounts[bet] * _staked(bet, fact) for bet in each), Fraction(0)) / unit,
        )
        for fact in FACTS
    )


def _amounts(spec: SimulationSpec, seat: Seat) -> dict[str, int]:
    """By bet, in minor units; of a bet by itself, 1 stands for any amount."""
    bets = [wager.place[0] for wager in seat.wagers]
    edition = spec.setting.edition
    if len(set(bets)) < len(bets) or not bets:
        raise OptionError(
            f"a box takes a bet of a kind once, not {', '.join(bets) or 'nothing'} ({edition.cite('art5')})"
        )
    if unknown := [bet for bet in bets if bet not in edition.bets]:
        raise OptionError(
            f"{unknown[0]} is no bet of stud poker: {', '.join(edition.bets)} are ({edition.cite('art5')})"
        )
    if len(bets) > 1 and RAISE in bets:
        raise OptionError(f"the raise follows from the ante: hold {ANTE}, and it is in it ({edition.cite('art6.6')})")
    found = {wager.place[0]: whole(wager.amount) for wager in seat.wagers}
    if len(found) > 1 and (stake := posted_or_refused(_game(spec), spec.setting).stake) != found[JACKPOT]:
        says = f"a jackpot bet of {format_amount(found[JACKPOT])}: the table posts {format_amount(stake)}"
        raise OptionError(f"{says} ({edition.cite('art10.3')})")
    return found


def _gains(spec: SimulationSpec, bet: str, ante: int | None) -> dict[Fact, Gain]:
    return dict(gains(_game(spec), spec.setting, bet, ante=ante))


def _best(spec: SimulationSpec, ante: int | None) -> Decisions:
    return decisions(_gains(spec, ANTE, ante))


def _raise_tables(spec: SimulationSpec, strategy: Strategy, ante: int | None) -> RaiseTables:
    """Best play is read once and kept."""
    read = partial(raise_tables, strategy, partial(_best, spec, ante))
    if strategy is not None:
        return read()
    asks = question("best play as it is read", AntePayoffs.of(_gains(spec, ANTE, ante)), READ_BY)

    def make() -> dict[str, NDArray[Any]]:
        made = read()
        return {"by_pattern": made.by_pattern, "keys": made.keys, "raises": made.raises}

    found = cached_arrays(asks, make)
    return RaiseTables(found["by_pattern"], found["keys"], found["raises"])


def _limited(spec: SimulationSpec, amounts: dict[str, int]) -> int | None:
    """The ante, where a maximum is posted that its prizes may reach."""
    ante = amounts.get(ANTE, 1)
    return ante if ante > 1 and spec.setting.parameter(MAXIMUM) is not None else None


def _staked(bet: str, fact: Fact) -> Fraction:
    return Fraction(1 + RAISE_TO_ANTE if bet == ANTE and isinstance(fact, Decided) else 1)


def _game(spec: SimulationSpec) -> Any:
    return spec.game


# How it is played.


class StudKernel(Kernel):
    """Each bettor has a row of his own."""

    def __init__(self, spec: SimulationSpec) -> None:
        self.seats = tuple(outcomes(spec, seat) for seat in spec.seats)
        self.rows = tuple(range(len(spec.seats)))
        self.ranks = ranking()
        self.cards = np.array((hands.RANK, hands.SUIT), np.int64)
        self.deciding = np.array(hands.tables().deciding_ranks, np.int64)
        drawn = range(0, SIZE * (len(self.rows) + 1), AT_ONCE)
        products = [prod(range(CARDS - first, CARDS - first - AT_ONCE, -1)) for first in drawn]
        self.rejection_threshold = np.array([rejection_threshold(each) for each in products], np.uint64)
        self._read(spec)

    def _read(self, spec: SimulationSpec) -> None:
        """Each strategy once, whoever plays by it."""
        found_strategies: list[tuple[Strategy, int | None]] = []
        own = []
        for seat in spec.seats:
            strategy = seat.strategy, _limited(spec, _amounts(spec, seat))
            if strategy not in found_strategies:
                found_strategies.append(strategy)
            own.append(found_strategies.index(strategy))
        found = [_raise_tables(spec, strategy, ante) for strategy, ante in found_strategies]
        self.strategy = np.array(own, np.int64)
        self.by_pattern: Bits = np.stack([each.by_pattern for each in found])
        self.book = HandTable.of(found)

    def deal(self, stream: Stream) -> Fill:
        pack, book = codes(), self.book.writable()
        state = np.zeros(len(STATE), np.int64)

        def fill(numbers: OutcomeIds) -> None:
            state[:] = 0
            while (seat := self.play(stream, pack, book, state, numbers)) != ALL_PLAYED:
                first = SIZE * (1 + seat)
                book.ask(self.strategy[seat], pack[first : first + SIZE], pack[0])

        return fill

    def play(self, stream: Stream, pack: Codes, book: HandTable, state: Whole, numbers: OutcomeIds) -> int:
        return play_rounds(
            *stream.arrays,
            pack,
            self.rejection_threshold,
            self.ranks,
            self.cards,
            self.deciding,
            hands.tables().opens_from,
            self.strategy,
            self.by_pattern,
            book.arrays,
            state,
            numbers,
        )


@compiled
def play_rounds(
    words: Words,
    place: Places,
    pack: Codes,
    threshold: Words,
    ranks: Ranks,
    cards: Cards,
    deciding: Whole,
    opens_from: int,
    strategies: Whole,
    by_pattern: Bits,
    pages: TableArrays,
    state: Whole,
    out: OutcomeIds,
) -> int:
    """The rounds that are left. It stops where somebody has to be asked, and says at which seat."""
    at = place[USED]
    lies_there = state[LIES_THERE] > 0
    for n in range(state[PLAYED], out.shape[1]):
        for group in range(0 if lies_there else len(threshold)):
            while True:
                if at == WORDS:
                    refill(words, place)
                    at = 0
                rest = draw(pack, words[at], group * AT_ONCE, AT_ONCE)
                at += 1
                if rest >= threshold[group]:
                    break
        lies_there = False
        croupiers = rank_at(pack, 0, ranks)
        not_opened = NOT_OPENED if croupiers >> STRENGTH_AT < uint64(opens_from) else NONE
        shown = pack[0] >> NUMBER_AT
        for seat in range(len(out)):
            first = SIZE + SIZE * seat
            own = rank_at(pack, first, ranks)
            says = uint64(by_pattern[strategies[seat], own & PATTERN_BITS]) >> uint64(cards[0, shown])
            raised = says & ONE
            if (says >> LOOK_UP) & ONE:
                found = look_up(pages, strategies[seat], pack[first : first + SIZE], shown)
                if found < 0:
                    state[PLAYED], state[LIES_THERE] = n, 1
                    place[USED] = at
                    return seat
                raised = uint64(found)
            lower = LOWER if own >> STRENGTH_AT < croupiers >> STRENGTH_AT else NONE
            if own >> STRENGTH_AT == croupiers >> STRENGTH_AT:  # which is rare, and so is not asked first
                lower = by_suit(pack, first, cards, deciding[own & PATTERN_BITS], deciding[croupiers & PATTERN_BITS])
            kind = (own >> CLASS_AT) & CLASS_BITS
            out[seat, n] = raised * (FIRST_FACT + kind * NEXT_CLASS + not_opened + lower)
    place[USED] = at
    return ALL_PLAYED


@compiled
def by_suit(pack: Codes, first: int, cards: Cards, rank: int, croupiers: int) -> np.uint64:
    """LOWER, if the suit of the rank that decides is lower than the croupier's."""
    return LOWER if best_suit(pack, first, cards, rank) < best_suit(pack, 0, cards, croupiers) else NONE


@compiled
def best_suit(pack: Codes, first: int, cards: Cards, rank: int) -> int:
    """The best among the cards of the rank that decides."""
    best = 0
    for at in range(first, first + SIZE):
        card = pack[at] >> NUMBER_AT
        if cards[0, card] == rank:
            best = max(best, cards[1, card])
    return best
