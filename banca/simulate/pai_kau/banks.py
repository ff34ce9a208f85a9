"""Pai kau with a rotating bank: a whole table of players, each a bettor and in turn the banker.

The first bank is drawn by lot among those who take one. A banker holds it for as many rounds as the law allows, unless
the players have agreed otherwise or the capital is gone; then it passes to the next on the right who had bet and takes
it. If nobody does, it is drawn by lot again (art4.1, art4.3, reading bank-rotation). After a first round that the
banker won, capital and winnings stay on the table (art4.9).
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numba import uint64

from banca import money
from banca.compiled import from_rules, inlined
from banca.compiled import kernel as compiled
from banca.games.pai_kau import bank, settling
from banca.games.pai_kau.bank import ROUNDS, house_capital
from banca.games.pai_kau.bets import COMMISSION, OF_THE_HOUSE, PRICE
from banca.games.pai_kau.equipment import PLACES, SEAT, from_seat
from banca.games.pai_kau.memory import BankMemory
from banca.games.pai_kau.state import Rotation, Round
from banca.law import OptionError
from banca.law.numbers import shown
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate.chance import USED, WORDS, RngState, Stream, Words, refill, rejection_threshold, split_word
from banca.simulate.kernel import COUNT_MOST, Seat, SimulationSpec
from banca.simulate.pai_kau import banks_summary as fields
from banca.simulate.pai_kau.banks_summary import BankCounts, BanksSummary, Book, Lines
from banca.simulate.pai_kau.table import (
    RESULTS,
    TILES,
    Arranged,
    Bytes,
    Codes,
    DrawPlan,
    Strategy,
    Strengths,
    compare_hands,
    draw,
    hand_of,
)
from banca.simulate.rounds import spec_key
from banca.simulate.running import Job
from banca.simulate.statistics import Whole

__all__ = ["BankCounts", "Banks", "BanksSummary", "Player"]

BLOCK_ROUNDS = 1 << 18
CHUNK_ROUNDS = 1 << 12  # rounds buffered at a time: they fit in the cache
MOST = 1 << 62
LOSE, PUSH, WIN = (RESULTS.index(result) for result in ("lose", "push", "win"))
STATE = HOLDER, HELD_FOR, CAPITAL, WON = range(4)  # of the bank of the previous round
NOBODY = -1
PLAYER = STAKE, OWN, RENEWS = range(3)  # fields of a player
PRIZE, OF_A_UNIT = PRICE.ratio.as_integer_ratio()
RATE, OF = COMMISSION.as_integer_ratio()
HOUSE_RATE, OF_HOUSE_RATE = OF_THE_HOUSE.as_integer_ratio()
ORDER = np.array([[seat - 1 for seat in from_seat(place)] for place in PLACES])  # by seat: all seats in order

left_on_the_table = from_rules(bank.left_on_the_table)
part_covered, share_rounded_down = from_rules(settling.covered_part), from_rules(settling.share_rounded_down)
after_commission = from_rules(money.after_commission)


@dataclass(frozen=True, slots=True)
class Player:
    """A player at the table, with amounts in minor units."""

    stake: int  # on their own seat, whenever another holds the bank
    capital: int = 0  # as banker
    strategy: Strategy = None  # how they arrange tiles; None: by the table's way
    takes: bool = True  # the bank, when it comes to them
    renews: bool = True  # the capital after a loss, for the next round; otherwise they continue with what is left

    @property
    def banks(self) -> bool:
        return self.takes and self.capital > 0


@dataclass(frozen=True)
class Banks(Job[BankCounts]):
    """So many rounds at a table of these players, seated in this order, each to the right of the one before."""

    setting: Setting
    players: tuple[Player, ...]
    rounds: int
    seed: int
    rounds_held: int = ROUNDS  # how many rounds a banker holds the bank; more than the law allows if all have agreed

    def __post_init__(self) -> None:
        cite = self.setting.edition.citation
        if not 1 < len(self.players) <= len(PLACES):
            number, most = len(self.players), len(PLACES)
            raise OptionError("pai-kau-players-of-bank", players=number, most=most, clause=cite("art4.1"))
        if any(player.stake < 0 or player.capital < 0 for player in self.players):
            raise OptionError("pai-kau-sums-below-nought", clause=cite("art4.4"))
        if not 1 <= self.rounds_held <= COUNT_MOST or not 1 <= self.rounds <= COUNT_MOST:
            given = {"rounds": shown(self.rounds), "held": shown(self.rounds_held)}
            raise OptionError("pai-kau-rounds-held", **given, most=COUNT_MOST)
        banking = [at for at, player in enumerate(self.players) if player.banks]
        if not banking:
            raise OptionError("pai-kau-nobody-takes-bank", clause=cite("art4.3"))
        if any(sum(p.stake for n, p in enumerate(self.players) if n != at) == 0 for at in banking):
            raise OptionError("pai-kau-no-stake-against-bank", clause=cite("art4.6"))
        twice = max(player.capital for player in self.players) + max(player.capital for player in self.players)
        most = max(twice + self.house, sum(player.stake for player in self.players))
        if max(most * (most if self.house else 1) * OF, most * BLOCK_ROUNDS) > MOST:
            raise OptionError("pai-kau-sums-beyond-count")

    @cached_property
    def spec(self) -> SimulationSpec:
        """The spec in general terms: who stakes, who may hold the bank."""
        return SimulationSpec(
            self.setting, tuple(Seat((Wager((SEAT, None), p.stake),), p.strategy) for p in self.players)
        )

    @property
    def house(self) -> int:
        return house_capital(Round(self.setting))

    @cached_property
    def arranged(self) -> Arranged:
        return Arranged.by([player.strategy for player in self.players], self.setting)

    @property
    def comes_back_to(self) -> int:
        """The first player to whom the bank returns again and again, because they bet or, if nobody does, by lot."""
        banking = [at for at, player in enumerate(self.players) if player.banks]
        return next((at for at in banking if self.players[at].stake), banking[0])

    @cached_property
    def key(self) -> str:
        terms = [(p.stake, p.capital, p.takes, p.renews) for p in self.players]
        return spec_key(self.spec, self.seed, f"banks in turn, {self.rounds_held} rounds each, {terms}")

    @property
    def size(self) -> int:
        return self.rounds

    @property
    def per_block(self) -> int:
        return BLOCK_ROUNDS

    def nothing(self) -> BankCounts:
        return BankCounts.empty(len(self.players))

    def play(self, block: int) -> BankCounts:
        left = self.size_of(block)
        table = AtTable(self, self.spec.stream(self.seed, block))
        book = Book(np.array([player.stake for player in self.players], np.int64), self.comes_back_to)
        lines = np.empty((min(left, CHUNK_ROUNDS), fields.LINE), np.int64)
        while left:
            chunk = lines[: min(left, CHUNK_ROUNDS)]
            table.play(chunk)
            book.add_rounds(chunk)
            left -= len(chunk)
        return book.counts

    def read(self, data: dict[str, Any]) -> BankCounts:
        return BankCounts.read(data, len(self.players))

    def is_possible(self, part: BankCounts, blocks: int) -> bool:
        return part.is_of(blocks * BLOCK_ROUNDS)

    def summary(self, part: BankCounts, *, broken_off: bool = False) -> BanksSummary:
        return BanksSummary(tuple(PLACES[: len(self.players)]), self.seed, part, broken_off)

    def __reduce__(self) -> tuple[Any, ...]:
        return Banks, (self.setting, self.players, self.rounds, self.seed, self.rounds_held)


class AtTable:
    """Plays round after round on one random stream; the first bank is drawn by lot."""

    def __init__(self, banks: Banks, stream: Stream) -> None:
        self.banks, self.stream = banks, stream
        self.set = np.arange(TILES, dtype=np.uint64)
        self.plan = DrawPlan.of(len(banks.players), dice=True)
        self.takers = np.array([at for at, player in enumerate(banks.players) if player.banks], np.int64)
        self.players = np.array([(p.stake, p.capital, p.renews) for p in banks.players], np.int64)
        self.state = np.array((NOBODY, 0, 0, 0), np.int64)
        self.passes_to = np.array([self._passes_to(place) for place in PLACES], np.int64)

    def _passes_to(self, place: int) -> int:
        """The seat entitled to the bank after this banker; NOBODY: it is drawn by lot."""
        players = dict(zip(PLACES, self.banks.players, strict=False))
        bettors = tuple((place, str(place)) for place, player in players.items() if player.stake)
        before = BankMemory(place, str(place), ROUNDS, capital=1, won=0, bettors=bettors)
        declined = (place, *(place for place, player in players.items() if not player.banks))
        entitled = bank.entitled_seat(
            Round(replace(self.banks.setting, memory=before), rotation=Rotation(passed=declined))
        )
        return entitled[0] - 1 if entitled else NOBODY

    def play(self, lines: Lines) -> None:
        lot = rejection_threshold(len(self.takers)), self.takers
        rules = lot, self.passes_to, self.banks.house, self.banks.rounds_held
        play_banks(
            *self.stream.arrays, self.set, self.plan, self.banks.arranged, self.players, rules, self.state, lines
        )


@compiled
def play_banks(
    words: Words,
    rng_state: RngState,
    set_: Codes,
    plan: DrawPlan,
    arranged: Arranged,
    players: Whole,
    rules: tuple[tuple[int, Whole], Whole, int, int],
    state: Whole,
    lines: Lines,
) -> None:
    throws, firsts, hands, thresholds = plan
    lot, passes_to, house, held = rules
    pairs, strengths, own, outcome = arranged
    at = rng_state[USED]
    for n in range(len(lines)):
        line = lines[n]
        line[:] = 0
        holder, capital = whose_bank(players, passes_to, held, state)
        if holder == NOBODY:
            rng_state[USED] = at
            holder = by_lot(words, rng_state, lot)
            at = rng_state[USED]
            capital, line[fields.BY_LOT], state[HELD_FOR] = players[holder, OWN], 1, 0
        first = holder
        for group in range(len(thresholds)):
            while True:
                if at == WORDS:
                    refill(words, rng_state)
                    at = 0
                rest = words[at]
                at += 1
                if group == 0:
                    thrown, rest = split_word(rest, uint64(throws))
                    first = ORDER[holder, firsts[thrown]]
                for hand in range(hands[group], hands[group + 1]):
                    rest = draw(set_, rest, hand)
                if rest >= thresholds[group]:
                    break
        compare_seats(line, set_, holder, pairs, strengths, own, outcome, players)
        net = cover(line, first, capital + house, players)
        share_bank(line, holder, net, capital, house)
        line[fields.BANKER], line[fields.FIRST], line[fields.PUT_UP] = holder, first, capital
        state[HOLDER], state[CAPITAL], state[WON] = holder, capital, line[fields.GAINS + holder]
        state[HELD_FOR] += 1
        line[fields.ROUND_OF_TURN] = state[HELD_FOR]
    rng_state[USED] = at


@compiled
def by_lot(words: Words, rng_state: RngState, lot: tuple[int, Whole]) -> int:
    """Draw one of those who take the bank."""
    threshold, takers = lot
    while True:
        if rng_state[USED] == WORDS:
            refill(words, rng_state)
        pick, rest = split_word(words[rng_state[USED]], uint64(len(takers)))
        rng_state[USED] += 1
        if rest >= uint64(threshold):
            return int(takers[pick])


@inlined
def compare_seats(
    line: Whole,
    set_: Codes,
    holder: int,
    pairs: Bytes,
    strengths: Strengths,
    own: Whole,
    outcome: Bytes,
    players: Whole,
) -> None:
    """Put the result of each seat into its player's line; a draw if nothing is staked."""
    bankers = hand_of(set_, holder, pairs, strengths, own[holder])
    for seat in range(len(players)):
        line[fields.GAINS + seat] = PUSH
        if seat != holder and players[seat, STAKE]:
            hand = hand_of(set_, seat, pairs, strengths, own[seat])
            line[fields.GAINS + seat] = compare_hands(hand, bankers, outcome)


@inlined
def cover(line: Whole, first: int, whole: int, players: Whole) -> int:
    """Seat by seat from the first: the gain of each, as far as the bank's capital goes, and of the bank."""
    net = 0
    for step in range(len(ORDER)):
        seat = ORDER[first, step]
        if seat >= len(players):
            continue
        result, stake = line[fields.GAINS + seat], players[seat, STAKE]
        line[fields.GAINS + seat] = 0
        if result == LOSE:
            covered = part_covered(stake, whole, net, True)
            net += covered
            line[fields.GAINS + seat] = -covered
        elif result == WIN:
            covered = part_covered(stake, whole, net, False)
            net -= covered
            prize, kept, paid = after_commission(covered * PRIZE, OF_A_UNIT, RATE, OF)
            line[fields.GAINS + seat] = paid
            line[fields.KEPT_BY_HOUSE] += kept
            line[fields.BREAKAGE] += prize - kept - paid
    return net


@inlined
def whose_bank(players: Whole, passes_to: Whole, held: int, state: Whole) -> tuple[int, int]:
    """The banker of the round and the capital: the previous one, or the next who had bet."""
    last = state[HOLDER]
    if last == NOBODY:
        return NOBODY, 0
    if state[HELD_FOR] < held:
        must_stay = left_on_the_table(state[HELD_FOR], state[CAPITAL], state[WON])
        if must_stay:
            return last, must_stay
        if state[WON] > 0 or players[last, RENEWS]:
            return last, players[last, OWN]
        if state[CAPITAL] + state[WON] > 0:
            return last, state[CAPITAL] + state[WON]
    state[HELD_FOR], seat = 0, passes_to[last]
    return seat, 0 if seat == NOBODY else players[seat, OWN]


@inlined
def share_bank(line: Whole, holder: int, net: int, capital: int, house: int) -> None:
    """Share the bank's gain between banker and house by their capitals; an odd unit is the banker's."""
    own, whole = (capital, capital + house) if house else (1, 1)
    if net > 0:
        _, kept, paid = after_commission(net * own, whole, RATE, OF)
        _, kept_of_house, of_house = after_commission(net * house, whole, HOUSE_RATE, OF_HOUSE_RATE)
        line[fields.GAINS + holder], line[fields.OF_HOUSE] = paid, of_house
        line[fields.KEPT_BY_HOUSE] += kept + kept_of_house
        line[fields.BREAKAGE] += net - kept - kept_of_house - paid - of_house
    else:
        of_house = share_rounded_down(-net, house, whole)
        line[fields.GAINS + holder], line[fields.OF_HOUSE] = net + of_house, -of_house
