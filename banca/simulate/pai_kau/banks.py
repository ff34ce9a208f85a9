"""Pai kau with a bank that goes round: a whole table of players, each a bettor now and the banker in his turn.

The first bank goes by lot among those who take one. A banker holds it for as many rounds as the law gives him, unless
the players have agreed otherwise or his capital is gone; then it passes to the next on his right hand who had bet and
takes it. Where nobody does, it goes by lot again (art4.1, art4.3, reading bank-rotation). After a first round that he
won his capital and winnings stay on the table (art4.9).
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numba import uint64

from banca.compiled import inlined
from banca.compiled import kernel as compiled
from banca.games.pai_kau import bank
from banca.games.pai_kau.bank import ROUNDS, house_capital
from banca.games.pai_kau.bets import COMMISSION, OF_THE_HOUSE, PRICE
from banca.games.pai_kau.equipment import PLACES, SEAT, SEATS
from banca.games.pai_kau.state import Round
from banca.law import OptionError
from banca.law.numbers import shown
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate.chance import USED, WORDS, Places, Stream, Words, refill, rejection_threshold, split_word
from banca.simulate.kernel import COUNT_MOST, Seat, SimulationSpec, Whole
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
    Book,
    Lines,
    Told,
    Turned,
)
from banca.simulate.pai_kau.tiles import (
    OUTCOME,
    RESULTS,
    TILES,
    Bytes,
    Codes,
    Drawing,
    Strategy,
    Strengths,
    draw,
    hand_of,
    met,
    pair_of,
)
from banca.simulate.rounds import question_of

__all__ = ["Banks", "Player", "Told", "Turned"]

BLOCK_ROUNDS = 1 << 18
CHUNK_ROUNDS = 1 << 12  # that are put down at a time: what lies close to the processor
MOST = 1 << 62
LOSE, PUSH, WIN = (RESULTS.index(result) for result in ("lose", "push", "win"))
STATE = HOLDER, HELD_FOR, CAPITAL, WON = range(4)  # of the bank of the round before
NOBODY = -1
PLAYER = STAKE, OWN, TAKES, RENEWS = range(4)  # of a player
# Of a prize: what is paid, what is kept, the whole of it. Of what the bank wins, the banker's share and the house's:
# what is paid, what is kept. As the law's they are the same at every table, and are compiled with the rest.
PAID, KEPT, WHOLE, BANKER_PAID, BANKER_KEPT, HOUSE_PAID, HOUSE_KEPT = (
    (share.numerator, share.denominator)
    for share in (
        *(PRICE.net, PRICE.ratio * PRICE.commission, PRICE.ratio),
        *(1 - COMMISSION, COMMISSION, 1 - OF_THE_HOUSE, OF_THE_HOUSE),
    )
)

left_on_the_table = inlined(bank.left_on_the_table)


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
class Banks:
    """So many rounds at a table of such players, seated in this order, each on the right hand of the one before."""

    setting: Setting
    players: tuple[Player, ...]
    rounds: int
    seed: int
    held: int = ROUNDS  # for how many rounds a banker holds on; more than the law gives him, as all have agreed

    def __post_init__(self) -> None:
        cite = self.setting.edition.cite
        if not 1 < len(self.players) <= SEATS:
            number = "one player" if len(self.players) == 1 else f"{len(self.players)} players"
            says = f"{number}: a bank goes round among 2 to {SEATS}"
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
        if max(most * (most if self.house else 1) * COMMISSION.denominator, most * BLOCK_ROUNDS) > MOST:
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
    def question(self) -> str:
        terms = [(p.stake, p.capital, p.takes, p.renews) for p in self.players]
        return question_of(self.spec, self.seed, f"banks in turn, {self.held} rounds each, {terms}")

    @property
    def blocks(self) -> int:
        return -(-self.rounds // BLOCK_ROUNDS)

    @property
    def whole_blocks(self) -> int:
        return self.rounds // BLOCK_ROUNDS

    def nothing(self) -> Turned:
        return Turned.empty(len(self.players))

    def play(self, block: int) -> Turned:
        left = min(BLOCK_ROUNDS, self.rounds - block * BLOCK_ROUNDS)
        table = AtTable(self, self.spec.stream(self.seed, block))
        book = Book(np.array([player.stake for player in self.players], np.int64), self.comes_back_to)
        lines = np.empty((min(left, CHUNK_ROUNDS), LINE), np.int64)
        while left:
            chunk = lines[: min(left, CHUNK_ROUNDS)]
            table.play(chunk)
            book.put_down(chunk)
            left -= len(chunk)
        return book.turned

    def read(self, data: dict[str, Any]) -> Turned:
        return Turned.read(data, len(self.players))

    def are(self, part: Turned, blocks: int) -> bool:
        return part.is_of(blocks * BLOCK_ROUNDS)

    def told(self, part: Turned, *, broken_off: bool = False) -> Told:
        return Told(tuple(PLACES[: len(self.players)]), self.seed, part, broken_off)

    def __reduce__(self) -> tuple[Any, ...]:
        return Banks, (self.setting, self.players, self.rounds, self.seed, self.held)


class AtTable:
    """Round after round on one stream of chance; the first bank goes by lot."""

    def __init__(self, banks: Banks, stream: Stream) -> None:
        self.banks, self.stream = banks, stream
        self.set = np.arange(TILES, dtype=np.uint64)
        self.drawing = Drawing.of(len(banks.players), dice=True)
        self.takers = np.array([at for at, player in enumerate(banks.players) if player.banks], np.int64)
        self.players = np.array([(p.stake, p.capital, p.banks, p.renews) for p in banks.players], np.int64)
        self.state = np.array((NOBODY, 0, 0, 0), np.int64)

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
    house: int,
    held: int,
    state: Whole,
    lines: Lines,
) -> None:
    ways, firsts, outcomes, least_left = drawing
    at = place[USED]
    for n in range(len(lines)):
        line = lines[n]
        line[:] = 0
        holder, capital = whose_bank(players, held, state)
        if holder == NOBODY:
            place[USED] = at
            holder = by_lot(words, place, lot)
            at = place[USED]
            capital, line[BY_LOT], state[HELD_FOR] = players[holder, OWN], 1, 0
        first = holder
        for group in range(len(least_left)):
            while True:
                if at == WORDS:
                    refill(words, place)
                    at = 0
                rest = words[at]
                at += 1
                if group == 0:
                    thrown, rest = split_word(rest, uint64(ways))
                    first = (holder + int(firsts[thrown])) % SEATS
                for hand in range(outcomes[group], outcomes[group + 1]):
                    rest = draw(set_, rest, hand)
                if rest >= least_left[group]:
                    break
        met_by(line, set_, holder, pairs, tables, own, outcome, players)
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
    least_left, takers = lot
    while True:
        if place[USED] == WORDS:
            refill(words, place)
        pick, rest = split_word(words[place[USED]], uint64(len(takers)))
        place[USED] += 1
        if rest >= uint64(least_left):
            return int(takers[pick])


@inlined
def met_by(
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
            line[GAINS + seat] = met(hand_of(set_, seat, pairs, tables, own[seat]), bankers, outcome)


@inlined
def cover(line: Whole, first: int, whole: int, players: Whole) -> int:
    """Seat by seat from the first: what each gains, as far as the bank's capital goes; and what the bank does."""
    net = 0
    for step in range(SEATS):
        seat = (first + step) % SEATS
        if seat >= len(players):
            continue
        result, stake = line[GAINS + seat], players[seat, STAKE]
        line[GAINS + seat] = 0
        if result == LOSE:
            covered = min(stake, whole - net)
            net += covered
            line[GAINS + seat] = -covered
        elif result == WIN:
            covered = min(stake, whole + net)
            net -= covered
            paid, kept = part_of(covered, PAID), part_of(covered, KEPT)
            line[GAINS + seat] = paid
            line[KEPT_BY_HOUSE] += kept
            line[BREAKAGE] += part_of(covered, WHOLE) - kept - paid
    return net


@inlined
def part_of(amount: int, share: tuple[int, int]) -> int:
    """Rounded down to the minor unit."""
    found: int = amount * share[0] // share[1]
    return found


@inlined
def whose_bank(players: Whole, held: int, state: Whole) -> tuple[int, int]:
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
    for step in range(1, SEATS):
        seat = (last + step) % SEATS
        if seat < len(players) and players[seat, TAKES] and players[seat, STAKE]:
            state[HELD_FOR] = 0
            return seat, players[seat, OWN]
    return NOBODY, 0


@inlined
def share_bank(line: Whole, holder: int, net: int, capital: int, house: int) -> None:
    """What the bank won or lost is the banker's and the house's, by their capitals; an odd unit is the banker's."""
    own, whole = (capital, capital + house) if house else (1, 1)
    if net > 0:
        paid, kept = share_of(net * own, whole, BANKER_PAID), share_of(net * own, whole, BANKER_KEPT)
        of_house = share_of(net * house, whole, HOUSE_PAID)
        kept += share_of(net * house, whole, HOUSE_KEPT)
        line[GAINS + holder], line[OF_HOUSE] = paid, of_house
        line[KEPT_BY_HOUSE] += kept
        line[BREAKAGE] += net - kept - paid - of_house
    else:
        of_house = -net * house // whole
        line[GAINS + holder], line[OF_HOUSE] = net + of_house, -of_house


@inlined
def share_of(amount: int, whole: int, share: tuple[int, int]) -> int:
    """Of such a part of the whole, a share; rounded down to the minor unit."""
    found: int = amount * share[0] // (whole * share[1])
    return found
