"""Pai kau with a bank that goes round: a whole table of players, each a bettor now and the banker in his turn.

The first bank goes by lot among those who take one. A banker holds it for as many rounds as the law gives him, unless
the players have agreed otherwise or his capital is gone; then it passes to the next on his right hand who had bet and
takes it. Where nobody does, it goes by lot again (art4.1, art4.3, reading bank-rotation). After a first round that he
won his capital and winnings stay on the table (art4.9).
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
from banca.games.pai_kau.memory import Held
from banca.games.pai_kau.state import Rotation, Round
from banca.law import OptionError
from banca.law.numbers import shown
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate.chance import USED, WORDS, Places, Stream, Words, refill, rejection_threshold, split_word
from banca.simulate.kernel import COUNT_MOST, Seat, SimulationSpec
from banca.simulate.pai_kau import distinct, tables_of
from banca.simulate.pai_kau.banks_summary import (
    BANKER,
    BREAKAGE,
    BY_LOT,
    FIRST,
    GAINS,
    KEPT_BY_HOUSE,
    LINE,
    OF_HOUSE,
    PUT_UP,
    ROUND_OF_TURN,
    BankCounts,
    BanksSummary,
    Book,
    Lines,
)
from banca.simulate.pai_kau.tiles import (
    OUTCOME,
    RESULTS,
    TILES,
    Bytes,
    Codes,
    DrawPlan,
    Strategy,
    Strengths,
    compare_hands,
    draw,
    hand_of,
    pair_of,
)
from banca.simulate.rounds import spec_key
from banca.simulate.running import Job
from banca.simulate.statistics import Whole

__all__ = ["BankCounts", "Banks", "BanksSummary", "Player"]

BLOCK_ROUNDS = 1 << 18
CHUNK_ROUNDS = 1 << 12  # that are put down at a time: what lies close to the processor
MOST = 1 << 62
LOSE, PUSH, WIN = (RESULTS.index(result) for result in ("lose", "push", "win"))
STATE = HOLDER, HELD_FOR, CAPITAL, WON = range(4)  # of the bank of the round before
NOBODY = -1
PLAYER = STAKE, OWN, RENEWS = range(3)  # of a player
PRIZE, OF_A_UNIT = PRICE.ratio.as_integer_ratio()
RATE, OF = COMMISSION.as_integer_ratio()
HOUSE_RATE, OF_HOUSE_RATE = OF_THE_HOUSE.as_integer_ratio()
ORDER = np.array([[seat - 1 for seat in from_seat(place)] for place in PLACES])  # by seat: all seats from it on

left_on_the_table = from_rules(bank.left_on_the_table)
part_covered, share_rounded_down = from_rules(settling.part_covered), from_rules(settling.share_rounded_down)
after_commission = from_rules(money.after_commission)


@dataclass(frozen=True, slots=True)
class Player:
    """One who sits at the table, with amounts in minor units."""

    stake: int  # on his own seat, whenever another holds the bank
    capital: int = 0  # with which he holds it himself
    strategy: Strategy = None  # how he arranges his tiles; none: by the table's way
    takes: bool = True  # the bank, when it comes to him
    renews: bool = True  # his capital, after a loss, for his next round; else he goes on with what is left of it

    @property
    def banks(self) -> bool:
        return self.takes and self.capital > 0


@dataclass(frozen=True)
class Banks(Job[BankCounts]):
    """So many rounds at a table of such players, seated in this order, each on the right hand of the one before."""

    setting: Setting
    players: tuple[Player, ...]
    rounds: int
    seed: int
    held: int = ROUNDS  # for how many rounds a banker holds on; more than the law gives him, as all have agreed

    def __post_init__(self) -> None:
        cite = self.setting.edition.cite
        if not 1 < len(self.players) <= len(PLACES):
            number = "one player" if len(self.players) == 1 else f"{len(self.players)} players"
            says = f"{number}: a bank goes round among 2 to {len(PLACES)}"
            raise OptionError(f"{says} ({cite('art4.1')})")
        if any(player.stake < 0 or player.capital < 0 for player in self.players):
            raise OptionError(f"stakes and capitals are not below nought ({cite('art4.4')})")
        if not 1 <= self.held <= COUNT_MOST or not 1 <= self.rounds <= COUNT_MOST:
            says = f"1 is the least of each, {COUNT_MOST:,} the most"
            raise OptionError(f"{shown(self.rounds)} rounds, of which a banker holds {shown(self.held)}: {says}")
        banking = [at for at, player in enumerate(self.players) if player.banks]
        if not banking:
            raise OptionError(f"nobody takes the bank: somebody has to, with a capital ({cite('art4.3')})")
        if any(sum(p.stake for n, p in enumerate(self.players) if n != at) == 0 for at in banking):
            raise OptionError(f"no stake would lie against one of the banks: no round is played ({cite('art4.6')})")
        twice = max(player.capital for player in self.players) + max(player.capital for player in self.players)
        most = max(twice + self.house, sum(player.stake for player in self.players))
        if max(most * (most if self.house else 1) * OF, most * BLOCK_ROUNDS) > MOST:
            raise OptionError("capitals and stakes are greater than can be counted exactly: write smaller ones")

    # What it is of.

    @cached_property
    def spec(self) -> SimulationSpec:
        """As far as others ask about it: who stakes, who may hold the bank."""
        return SimulationSpec(
            self.setting, tuple(Seat((Wager((SEAT, None), p.stake),), p.strategy) for p in self.players)
        )

    @property
    def house(self) -> int:
        return house_capital(Round(self.setting))

    @cached_property
    def tables(self) -> tuple[Strengths, Whole]:
        found, own = distinct([player.strategy for player in self.players])
        return tables_of(found, self.setting), np.array(own, np.int64)

    @property
    def comes_back_to(self) -> int:
        """The first of those to whom the bank comes again and again: who bet or, where none of them does, by lot."""
        banking = [at for at, player in enumerate(self.players) if player.banks]
        return next((at for at in banking if self.players[at].stake), banking[0])

    # As a job.

    @cached_property
    def key(self) -> str:
        terms = [(p.stake, p.capital, p.takes, p.renews) for p in self.players]
        return spec_key(self.spec, self.seed, f"banks in turn, {self.held} rounds each, {terms}")

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
        lines = np.empty((min(left, CHUNK_ROUNDS), LINE), np.int64)
        while left:
            chunk = lines[: min(left, CHUNK_ROUNDS)]
            table.play(chunk)
            book.put_down(chunk)
            left -= len(chunk)
        return book.counts

    def read(self, data: dict[str, Any]) -> BankCounts:
        return BankCounts.read(data, len(self.players))

    def is_possible(self, part: BankCounts, blocks: int) -> bool:
        return part.is_of(blocks * BLOCK_ROUNDS)

    def summary(self, part: BankCounts, *, broken_off: bool = False) -> BanksSummary:
        return BanksSummary(tuple(PLACES[: len(self.players)]), self.seed, part, broken_off)

    def __reduce__(self) -> tuple[Any, ...]:
        return Banks, (self.setting, self.players, self.rounds, self.seed, self.held)


class AtTable:
    """Round after round on one stream of chance; the first bank goes by lot."""

    def __init__(self, banks: Banks, stream: Stream) -> None:
        self.banks, self.stream = banks, stream
        self.set = np.arange(TILES, dtype=np.uint64)
        self.drawing = DrawPlan.of(len(banks.players), dice=True)
        self.takers = np.array([at for at, player in enumerate(banks.players) if player.banks], np.int64)
        self.players = np.array([(p.stake, p.capital, p.renews) for p in banks.players], np.int64)
        self.state = np.array((NOBODY, 0, 0, 0), np.int64)
        self.passes_to = np.array([self._passes_to(place) for place in PLACES], np.int64)

    def _passes_to(self, place: int) -> int:
        """The seat that the rules entitle when the banker here holds on no longer; NOBODY: the bank goes by lot."""
        players = dict(zip(PLACES, self.banks.players, strict=False))
        bettors = tuple((place, str(place)) for place, player in players.items() if player.stake)
        before = Held(place, str(place), ROUNDS, capital=1, won=0, bettors=bettors)
        declined = (place, *(place for place, player in players.items() if not player.banks))
        entitled = bank.entitled(Round(replace(self.banks.setting, memory=before), rotation=Rotation(passed=declined)))
        return entitled[0] - 1 if entitled else NOBODY

    def play(self, lines: Lines) -> None:
        tables, own = self.banks.tables
        drawing = self.drawing
        play_banks(
            *self.stream.arrays,
            self.set,
            (drawing.ways, drawing.first, drawing.outcomes, drawing.rejection_threshold),
            (rejection_threshold(len(self.takers)), self.takers),
            pair_of(),
            tables,
            own,
            OUTCOME,
            self.players,
            self.passes_to,
            self.banks.house,
            self.banks.held,
            self.state,
            lines,
        )


@compiled
def play_banks(
    words: Words,
    place: Places,
    set_: Codes,
    drawing: tuple[int, Bytes, Whole, Words],
    lot: tuple[int, Whole],
    pairs: Bytes,
    tables: Strengths,
    own: Whole,
    outcome: Bytes,
    players: Whole,
    passes_to: Whole,
    house: int,
    held: int,
    state: Whole,
    lines: Lines,
) -> None:
    ways, firsts, outcomes, threshold = drawing
    at = place[USED]
    for n in range(len(lines)):
        line = lines[n]
        line[:] = 0
        holder, capital = whose_bank(players, passes_to, held, state)
        if holder == NOBODY:
            place[USED] = at
            holder = by_lot(words, place, lot)
            at = place[USED]
            capital, line[BY_LOT], state[HELD_FOR] = players[holder, OWN], 1, 0
        first = holder
        for group in range(len(threshold)):
            while True:
                if at == WORDS:
                    refill(words, place)
                    at = 0
                rest = words[at]
                at += 1
                if group == 0:
                    thrown, rest = split_word(rest, uint64(ways))
                    first = ORDER[holder, firsts[thrown]]
                for hand in range(outcomes[group], outcomes[group + 1]):
                    rest = draw(set_, rest, hand)
                if rest >= threshold[group]:
                    break
        compare_seats(line, set_, holder, pairs, tables, own, outcome, players)
        net = cover(line, first, capital + house, players)
        share_bank(line, holder, net, capital, house)
        line[BANKER], line[FIRST], line[PUT_UP] = holder, first, capital
        state[HOLDER], state[CAPITAL], state[WON] = holder, capital, line[GAINS + holder]
        state[HELD_FOR] += 1
        line[ROUND_OF_TURN] = state[HELD_FOR]
    place[USED] = at


@compiled
def by_lot(words: Words, place: Places, lot: tuple[int, Whole]) -> int:
    """One of those who take the bank."""
    threshold, takers = lot
    while True:
        if place[USED] == WORDS:
            refill(words, place)
        pick, rest = split_word(words[place[USED]], uint64(len(takers)))
        place[USED] += 1
        if rest >= uint64(threshold):
            return int(takers[pick])


@inlined
def compare_seats(
    line: Whole,
    set_: Codes,
    holder: int,
    pairs: Bytes,
    tables: Strengths,
    own: Whole,
    outcome: Bytes,
    players: Whole,
) -> None:
    """For a while each player's line says what became of his seat; where nothing lies, a draw."""
    bankers = hand_of(set_, holder, pairs, tables, own[holder])
    for seat in range(len(players)):
        line[GAINS + seat] = PUSH
        if seat != holder and players[seat, STAKE]:
            line[GAINS + seat] = compare_hands(hand_of(set_, seat, pairs, tables, own[seat]), bankers, outcome)


@inlined
def cover(line: Whole, first: int, whole: int, players: Whole) -> int:
    """Seat by seat from the first: what each gains, as far as the bank's capital goes; and what the bank does."""
    net = 0
    for step in range(len(ORDER)):
        seat = ORDER[first, step]
        if seat >= len(players):
            continue
        result, stake = line[GAINS + seat], players[seat, STAKE]
        line[GAINS + seat] = 0
        if result == LOSE:
            covered = part_covered(stake, whole, net, True)
            net += covered
            line[GAINS + seat] = -covered
        elif result == WIN:
            covered = part_covered(stake, whole, net, False)
            net -= covered
            prize, kept, paid = after_commission(covered * PRIZE, OF_A_UNIT, RATE, OF)
            line[GAINS + seat] = paid
            line[KEPT_BY_HOUSE] += kept
            line[BREAKAGE] += prize - kept - paid
    return net


@inlined
def whose_bank(players: Whole, passes_to: Whole, held: int, state: Whole) -> tuple[int, int]:
    """The banker of the round, and his capital: the one before while he holds on, or the next who had bet."""
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
    """What the bank won or lost is the banker's and the house's, by their capitals; an odd unit is the banker's."""
    own, whole = (capital, capital + house) if house else (1, 1)
    if net > 0:
        _, kept, paid = after_commission(net * own, whole, RATE, OF)
        _, kept_of_house, of_house = after_commission(net * house, whole, HOUSE_RATE, OF_HOUSE_RATE)
        line[GAINS + holder], line[OF_HOUSE] = paid, of_house
        line[KEPT_BY_HOUSE] += kept + kept_of_house
        line[BREAKAGE] += net - kept - kept_of_house - paid - of_house
    else:
        of_house = share_rounded_down(-net, house, whole)
        line[GAINS + holder], line[OF_HOUSE] = net + of_house, -of_house
