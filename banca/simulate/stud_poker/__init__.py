"""Stud poker kernels: the hands of the boxes and the croupier's from one pack, ranked by the tables of the game.

A bettor raises by a strategy, by default best play. The result of a round is one of the game's facts: folded, or the
class of the hand, whether the croupier opened, and who was higher.
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
from banca.games.stud_poker.bets import CLASSES, FACTS, MAXIMUM, RAISE_TO_ANTE, Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, BOXES, JACKPOT, RAISE
from banca.law import OptionError
from banca.messages.errors import Listed
from banca.play.wager import whole
from banca.simulate.chance import USED, WORDS, RngState, Stream, Words, refill, rejection_threshold
from banca.simulate.gpu.program import Program
from banca.simulate.kernel import Fill, Kernel, Outcome, OutcomeIds, Seat, SimulationSpec
from banca.simulate.statistics import Whole
from banca.simulate.stud_poker.on_gpu import program
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
from banca.strategy.stud_poker import Gain, gains, require_posted
from banca.strategy.stud_poker.best import Decisions, cache_key, decisions
from banca.strategy.stud_poker.deals import AntePayoffs

__all__ = ["ByRanks", "RaisesFrom", "Strategy", "kernel"]

AT_ONCE = SIZE + SIZE  # cards that one word of chance serves
LOOK_UP = uint64(LOOK_UP_AT)
READ_BY = "banca.simulate.stud_poker.strategies"
ALL_PLAYED = -1
STATE = PLAYED, LIES_THERE = range(2)  # rounds played, and whether the cards of the next are dealt


def _number(hand: str, *, opens: bool, higher: bool) -> int:
    return FACTS.index(Decided(hand, opens=opens, higher=higher))


# The parts of a fact's number.
RAISED = _number(CLASSES[0], opens=True, higher=True)
NOT_OPENED = uint64(_number(CLASSES[0], opens=False, higher=True) - RAISED)
LOWER = uint64(_number(CLASSES[0], opens=True, higher=False) - RAISED)
NEXT_CLASS = uint64(_number(CLASSES[1], opens=True, higher=True) - RAISED)
FIRST_FACT = uint64(RAISED)

Cards = NDArray[np.int64]


def kernel(spec: SimulationSpec) -> Kernel:
    """One pack, shuffled for every round: shoe and shuffler make no difference."""
    if len(spec.seats) > len(BOXES):
        number, clause = {"bettors": len(spec.seats), "boxes": len(BOXES)}, spec.setting.edition.citation("art2.1")
        raise OptionError("stud-poker-too-many-bettors", **number, clause=clause)
    return StudKernel(spec)


def outcomes(spec: SimulationSpec, seat: Seat) -> tuple[Outcome | None, ...]:
    """Outcomes by fact: the ante with its raise, the raise alone, the jackpot bet, or ante and jackpot."""
    amounts = _amounts(spec, seat)
    if RAISE in amounts:
        found = _gains(spec, RAISE, None)
        return tuple(Outcome(*found[fact]) if fact in found else None for fact in FACTS)
    each = {bet: _gains(spec, bet, _limited_ante(spec, amounts)) for bet in amounts}
    if len(each) == 1:
        [(bet, found)] = each.items()
        return tuple(Outcome(*found[fact], _total_stake(bet, fact)) for fact in FACTS)
    unit = sum(amounts.values())
    return tuple(
        Outcome.by_gain(
            sum((amounts[bet] * found[fact][1] for bet, found in each.items()), Fraction(0)) / unit,
            sum((amounts[bet] * _total_stake(bet, fact) for bet in each), Fraction(0)) / unit,
        )
        for fact in FACTS
    )


def _amounts(spec: SimulationSpec, seat: Seat) -> dict[str, int]:
    """Amounts by bet, in minor units; a bet alone may have any amount, here 1."""
    bets = [wager.place[0] for wager in seat.wagers]
    edition = spec.setting.edition
    if not bets:
        raise OptionError("stud-poker-bet-none", clause=edition.citation("art5"))
    if len(set(bets)) < len(bets):
        raise OptionError("stud-poker-bet-once", bets=Listed(*bets), clause=edition.citation("art5"))
    if unknown := [bet for bet in bets if bet not in edition.bets]:
        known, clause = Listed(*edition.bets), edition.citation("art5")
        raise OptionError("stud-poker-no-bet", bet=unknown[0], known=known, clause=clause)
    if len(bets) > 1 and RAISE in bets:
        raise OptionError("stud-poker-raise-in-ante", ante=ANTE, clause=edition.citation("art6.6"))
    found = {wager.place[0]: whole(wager.amount) for wager in seat.wagers}
    if len(found) > 1 and (stake := require_posted(_game(spec), spec.setting).stake) != found[JACKPOT]:
        money = {"stake": found[JACKPOT], "posted": stake}
        raise OptionError("stud-poker-jackpot-stake-not-posted", **money, clause=edition.citation("art10.3"))
    return found


def _gains(spec: SimulationSpec, bet: str, ante: int | None) -> dict[Fact, Gain]:
    return dict(gains(_game(spec), spec.setting, bet, ante=ante))


def _best(spec: SimulationSpec, ante: int | None) -> Decisions:
    return decisions(_gains(spec, ANTE, ante))


def _raise_tables(spec: SimulationSpec, strategy: Strategy, ante: int | None) -> RaiseTables:
    """The raise tables of a strategy; those of best play are cached."""
    read = partial(raise_tables, strategy, partial(_best, spec, ante))
    if strategy is not None:
        return read()
    asks = cache_key("best play as it is read", AntePayoffs.of(_gains(spec, ANTE, ante)), READ_BY)

    def make() -> dict[str, NDArray[Any]]:
        made = read()
        return {"by_pattern": made.by_pattern, "keys": made.keys, "raises": made.raises}

    found = cached_arrays(asks, make)
    return RaiseTables(found["by_pattern"], found["keys"], found["raises"])


def _limited_ante(spec: SimulationSpec, amounts: dict[str, int]) -> int | None:
    """The ante, if a posted maximum can limit its prizes."""
    ante = amounts.get(ANTE, 1)
    return ante if ante > 1 and spec.setting.parameter(MAXIMUM) is not None else None


def _total_stake(bet: str, fact: Fact) -> Fraction:
    return Fraction(1 + RAISE_TO_ANTE if bet == ANTE and isinstance(fact, Decided) else 1)


def _game(spec: SimulationSpec) -> Any:
    return spec.game


class StudKernel(Kernel):
    """Each bettor has a row of outcomes."""

    def __init__(self, spec: SimulationSpec) -> None:
        self.seats = tuple(outcomes(spec, seat) for seat in spec.seats)
        self.rows = tuple(range(len(spec.seats)))
        self.ranks = ranking()
        self.cards = np.array((hands.RANK, hands.SUIT), np.int64)
        self.deciding = np.array(hands.tables().deciding_ranks, np.int64)
        drawn = range(0, SIZE * (len(self.rows) + 1), AT_ONCE)
        products = [prod(range(CARDS - first, CARDS - first - AT_ONCE, -1)) for first in drawn]
        self.rejection_threshold = np.array([rejection_threshold(each) for each in products], np.uint64)
        self._read_strategies(spec)

    def _read_strategies(self, spec: SimulationSpec) -> None:
        """Each strategy once, however many play by it."""
        found_strategies: list[tuple[Strategy, int | None]] = []
        own = []
        for seat in spec.seats:
            strategy = seat.strategy, _limited_ante(spec, _amounts(spec, seat))
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

    def program(self) -> Program | None:
        """For one bettor whose strategy is no function that must be called."""
        if len(self.seats) > 1 or any(self.book.plays):
            return None
        facts = {
            "FOLDED": FACTS.index(Folded()),
            "FIRST_FACT": int(FIRST_FACT),
            "NEXT_CLASS": int(NEXT_CLASS),
            "NOT_OPENED": int(NOT_OPENED),
            "LOWER": int(LOWER),
        }
        return program(self.ranks, self.by_pattern[0], self.book, int(self.rejection_threshold[0]), facts)

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
    rng_state: RngState,
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
    """Play the remaining rounds. Stops if a strategy function must be called, and returns the seat."""
    at = rng_state[USED]
    lies_there = state[LIES_THERE] > 0
    for n in range(state[PLAYED], out.shape[1]):
        for group in range(0 if lies_there else len(threshold)):
            while True:
                if at == WORDS:
                    refill(words, rng_state)
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
                    rng_state[USED] = at
                    return seat
                raised = uint64(found)
            lower = LOWER if own >> STRENGTH_AT < croupiers >> STRENGTH_AT else NONE
            if own >> STRENGTH_AT == croupiers >> STRENGTH_AT:  # rare, so it is tested last
                lower = by_suit(pack, first, cards, deciding[own & PATTERN_BITS], deciding[croupiers & PATTERN_BITS])
            kind = (own >> CLASS_AT) & CLASS_BITS
            out[seat, n] = raised * (FIRST_FACT + kind * NEXT_CLASS + not_opened + lower)
    rng_state[USED] = at
    return ALL_PLAYED


@compiled
def by_suit(pack: Codes, first: int, cards: Cards, rank: int, croupiers: int) -> np.uint64:
    """LOWER, if the suit of the deciding rank is lower than the croupier's."""
    return LOWER if best_suit(pack, first, cards, rank) < best_suit(pack, 0, cards, croupiers) else NONE


@compiled
def best_suit(pack: Codes, first: int, cards: Cards, rank: int) -> int:
    """The best suit among the cards of the deciding rank."""
    best = 0
    for at in range(first, first + SIZE):
        card = pack[at] >> NUMBER_AT
        if cards[0, card] == rank:
            best = max(best, cards[1, card])
    return best
