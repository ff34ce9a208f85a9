"""The table of a pai kau simulation: who stakes on which seat, who holds the bank, and what each gains.

The rules of the game settle the money, once for each possible course of a round: which seat is paid first, and the
result of each staked seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from typing import NamedTuple

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.cache import cached_arrays, source_digest
from banca.compiled import inlined
from banca.games.pai_kau.bank import house_capital
from banca.games.pai_kau.bets import COMMISSION, OF_THE_BANK, OF_THE_HOUSE, ON_A_SEAT, PRICE
from banca.games.pai_kau.equipment import BANK, CO_BET, PLACES, SEAT, SEATS, THROWS, first_seat, from_seat
from banca.games.pai_kau.order import ROUND, TILES_OF_SEAT, Arrangement, Lines, divisions
from banca.games.pai_kau.settling import cover, share_out
from banca.games.pai_kau.state import Round
from banca.games.pai_kau.ways import WAYS, HouseWay, house_way
from banca.law import Edition, OptionError
from banca.law.numbers import shown
from banca.material.tiles import SET, Tile
from banca.messages.errors import Listed
from banca.money import Result, after_commission, prize_on
from banca.play.setting import Setting
from banca.play.wager import whole
from banca.simulate.chance import Words, rejection_threshold, split_word
from banca.simulate.kernel import Outcome, Seat, SimulationSpec
from banca.strategy.pai_kau import ALIKE, ROW_OF_TILE, Small, choices, in_front, kinds, tiles_of

Whole = NDArray[np.int64]
Codes = NDArray[np.uint64]
Strengths = NDArray[np.uint16]
Bytes = NDArray[np.uint8]
Tiles = tuple[Tile, ...]
Arranging = Callable[[Tiles], tuple[Sequence[Tile], Sequence[Tile]]]  # four tiles into front and back
Strategy = HouseWay | str | Arranging | Small | None

TILES, ROWS = len(SET), len(ALIKE)
HELD = TILES_OF_SEAT
PAIRS = ROWS * (ROWS + 1) // 2
FRONT_AT, BACK = uint64(8), uint64(255)
MOST_OF_A_WORD = 1 << 60  # choices: so at most one word in sixteen is rejected
RESULTS: tuple[Result, ...] = ("lose", "push", "win")
# The result of a seat, by whether it wins the front, and the back (art6.3, art6.4).
_WON = list(product((False, True), repeat=2))
OUTCOME = np.array([RESULTS.index(ROUND(Lines(*won)).value) for won in _WON], np.uint8)


def choice_of(strategy: Strategy, setting: Setting) -> Small:
    """The number of the division, for each kind of four tiles."""
    if strategy is None:
        return _way_choices(house_way(setting))
    if isinstance(strategy, HouseWay):
        return _way_choices(strategy)
    if isinstance(strategy, str) and strategy in WAYS:
        return _way_choices(WAYS[strategy])
    if isinstance(strategy, np.ndarray):
        return _check(strategy, setting.edition)
    if callable(strategy):
        return np.array([_division(kind, strategy, setting.edition) for kind in range(len(kinds()))], np.int16)
    clause = setting.edition.citation("art5.1")
    raise OptionError("pai-kau-no-way-to-arrange", given=shown(strategy), known=Listed(*WAYS), clause=clause)


def _way_choices(way: HouseWay) -> Small:
    """The choices of a published way, cached."""
    if WAYS.get(way.slug) is not way:
        return choices(way)
    asks = f"pai kau, kinds by {way.slug}: {source_digest('banca.games.pai_kau')}"
    return cached_arrays(asks, lambda: {"choices": choices(way)})["choices"]


def _check(choice: Small, edition: Edition) -> Small:
    table = kinds()
    if choice.shape != (len(table),) or choice.min() < 0 or choice.max() >= table.fronts.shape[1]:
        number = {"kinds": len(table), "divisions": table.fronts.shape[1]}
        raise OptionError("pai-kau-divisions-needed", **number, clause=edition.citation("art5.1"))
    return choice


def _division(kind: int, arrange: Arranging, edition: Edition) -> int:
    tiles = tiles_of(kind)
    said = arrange(tiles)
    try:
        front, back = (tuple(group) for group in said)
        found = next(each for each in divisions(tiles) if _same(each, front, back))
    except (TypeError, ValueError, StopIteration):
        clause = edition.citation("art5.1")
        raise OptionError("pai-kau-no-division", given=shown(said), tiles=" ".join(tiles), clause=clause) from None
    table = kinds()
    strengths = table.fronts[kind] == found.strengths[0], table.backs[kind] == found.strengths[1]
    return int((strengths[0] & strengths[1]).argmax())


def _same(division: Arrangement, front: Tiles, back: Tiles) -> bool:
    """Normalise: the lower group is the front, whatever was said (art5.2)."""
    groups = (sorted(front), sorted(back))
    held = (sorted(division.front), sorted(division.back))
    return groups in (held, held[::-1])


@cache
def pair_of() -> Bytes:
    """A number for two tiles, in any order, that identifies their rows."""
    numbers = {rows: number for number, rows in enumerate(_pairs())}
    rows = [sorted((ROW_OF_TILE[one], ROW_OF_TILE[other])) for one in range(TILES) for other in range(TILES)]
    return np.array([numbers[low, high] for low, high in rows], np.uint8)


def _pairs() -> list[tuple[int, int]]:
    return [(low, high) for high in range(ROWS) for low in range(high + 1)]


def strengths_of(choice: Small) -> Strengths:
    """Front as compared and back, arranged by a choice, for four tiles given as two pairs."""
    table, every = kinds(), np.arange(len(kinds()))
    front, back = in_front(table.fronts[every, choice]), table.backs[every, choice]
    low, high = np.array(_pairs()).T
    kind = table.number[low[:, None], high[:, None], low[None, :], high[None, :]]
    found: Strengths = np.where(kind < 0, 0, (front[kind].astype(np.int64) << int(FRONT_AT)) + back[kind])
    return found.astype(np.uint16).ravel()


class Arranged(NamedTuple):
    """How the hands of a table are arranged, as arrays."""

    pairs: Bytes
    strengths: Strengths  # of each strategy
    own: Whole  # by hand, its strategy
    outcome: Bytes

    @staticmethod
    def by(strategies: Sequence[Strategy], setting: Setting) -> "Arranged":
        """Number each strategy once, however many play by it."""
        found: list[Strategy] = []
        own = []
        for strategy in strategies:
            at = next((n for n, each in enumerate(found) if each is strategy), len(found))
            found += [strategy] if at == len(found) else []
            own.append(at)
        strengths = np.stack([strengths_of(choice_of(each, setting)) for each in found])
        return Arranged(pair_of(), strengths, np.array(own, np.int64), OUTCOME)


class DrawPlan(NamedTuple):
    """Which draws each word serves: the dice first, if they are thrown, then the hands."""

    throws: int  # of the dice, or one
    first: Bytes  # by throw: which seat is first, counted from the banker's
    hands: Whole  # first and last hand of each word
    thresholds: Words  # the rejection threshold of each word

    @staticmethod
    def of(hands: int, *, dice: bool) -> "DrawPlan":
        thrown = [first_seat(sum(each), 1) - 1 for each in THROWS] if dice else [0]
        bounds, products, now = [0], [], len(thrown)
        dealt = min(hands, SEATS - 1)  # the eighth gets what seven leave
        for hand in range(dealt):
            ways = prod(TILES - HELD * hand - tile for tile in range(HELD))
            if now * ways > MOST_OF_A_WORD:
                bounds.append(hand)
                products.append(now)
                now = 1
            now *= ways
        bounds.append(dealt)
        thresholds = np.array([rejection_threshold(each) for each in (*products, now)], np.uint64)
        return DrawPlan(len(thrown), np.array(thrown, np.uint8), np.array(bounds, np.int64), thresholds)


@inlined
def draw(set_: Codes, word: int, hand: int) -> int:
    """Draw the tiles of a hand; returns the remainder of the word."""
    rest = word
    for tile in range(HELD):
        pick, rest = split_word(rest, uint64(TILES - HELD * hand - tile))
        other = uint64(HELD * hand + tile) + pick
        drawn = set_[other]
        set_[other] = set_[HELD * hand + tile]
        set_[HELD * hand + tile] = drawn
    return rest


@inlined
def hand_of(set_: Codes, hand: int, pairs: Bytes, tables: Strengths, way: int) -> int:
    """Front and back of a hand, arranged by this strategy."""
    first = HELD * hand
    one = pairs[set_[first] * uint64(TILES) + set_[first + 1]]
    other = pairs[set_[first + 2] * uint64(TILES) + set_[first + 3]]
    found: int = uint64(tables[way, uint64(one) * uint64(PAIRS) + uint64(other)])
    return found


@inlined
def compare_hands(own: int, bankers: int, outcome: Bytes) -> int:
    """The result of a seat; equal groups go to the banker (art6.1)."""
    front = uint64(own) >> FRONT_AT > uint64(bankers) >> FRONT_AT
    back = uint64(own) & BACK > uint64(bankers) & BACK
    return int(outcome[2 * front + back])


BANKER = PLACES[0]  # seats are counted from the banker's
UNIT = 100  # minor units in a unit: the commission on it, and half of it, are whole


@dataclass(frozen=True, slots=True)
class TableStakes:
    """The stakes of every round, in minor units."""

    stakes: tuple[tuple[int, ...], ...]  # on each seat from the banker's right, the owner's first
    capital: int  # the banker's own
    backers: tuple[tuple[int, int], ...] = ()  # players: seat and amount
    house: int = 0

    @property
    def staked(self) -> tuple[int, ...]:
        """The seats that play against the banker."""
        return tuple(place for place, placed in zip(PLACES[1:], self.stakes, strict=False) if placed)

    @property
    def whole_capital(self) -> int:
        return self.capital + self.house + sum(capital for _, capital in self.backers)

    @property
    def order_matters(self) -> bool:
        """Whether the order of payment matters: the bank may run out, or two backers share odd units."""
        return sum(map(sum, self.stakes)) > self.whole_capital or len(self.backers) > 1

    @property
    def courses(self) -> "tuple[tuple[int, tuple[Result, ...]], ...]":
        """All possible courses: the first seat, and the result of each seat in play; the first varies fastest."""
        firsts = PLACES if self.order_matters else PLACES[:1]
        return tuple((first, each[::-1]) for first in firsts for each in product(RESULTS, repeat=len(self.staked)))


@dataclass(frozen=True, slots=True)
class RoundGains:
    """The gains of a round, in minor units. They sum to zero."""

    stakes: tuple[tuple[int, ...], ...]  # as staked
    capital: int
    backers: tuple[int, ...]
    house: int
    commission: int
    breakage: int


class Settler:
    """Settles rounds at one table by the rules, with a cache."""

    def __init__(self, banked: TableStakes) -> None:
        self.banked = banked
        self._shares: dict[tuple[int, tuple[int, ...]], tuple[tuple[int, int, int], ...]] = {}

    def settle(self, first: int, results: Sequence[Result]) -> RoundGains:
        banked = self.banked
        met = dict(zip(banked.staked, results, strict=True))
        order = [place for place in from_seat(first) if place in met]
        placed = [(amount, met[place]) for place in order for amount in banked.stakes[place - 1 - BANKER]]
        covered, net = cover(placed, banked.whole_capital)
        lines = [_of_stake(part, result) for part, (_, result) in zip(covered, placed, strict=True)]
        gains, at = {}, 0
        for place in order:
            many = len(banked.stakes[place - 1 - BANKER])
            gains[place] = tuple(gain for gain, *_ in lines[at : at + many])
            at += many
        capitals, turn = self._of_capitals(net, first)
        lines += capitals
        banker, *others = (gain for gain, *_ in capitals)
        house = others.pop(0) if banked.house else 0
        return RoundGains(
            tuple(gains.get(place, ()) for place in PLACES[1 : 1 + len(banked.stakes)]),
            banker,
            tuple(others[turn.index(at)] for at in range(len(turn))),
            house,
            sum(commission for _, commission, _ in lines),
            sum(breakage for *_, breakage in lines),
        )

    def _of_capitals(self, net: int, first: int) -> tuple[list[tuple[int, int, int]], list[int]]:
        """Capitals of the banker, the house, and the backers in the order of the deal; and that order."""
        banked, order = self.banked, from_seat(first)
        turn = sorted(range(len(banked.backers)), key=lambda at: order.index(banked.backers[at][0]))
        key = net, tuple(turn)
        if key not in self._shares:
            own = [banked.capital, *([banked.house] if banked.house else []), *(banked.backers[at][1] for at in turn)]
            rates = [COMMISSION, *([OF_THE_HOUSE] if banked.house else []), *(COMMISSION for _ in turn)]
            shares = share_out(net, own)
            terms = zip(own, shares, rates, strict=True)
            self._shares[key] = tuple(_of_capital(net, part, sum(own), share, rate) for part, share, rate in terms)
        return list(self._shares[key]), turn


@cache
def _of_stake(covered: int, result: Result) -> tuple[int, int, int]:
    """Gain, commission and breakage of a stake."""
    if result == "win":
        prize = prize_on(covered, PRICE)
        return prize.paid, prize.commission, prize.breakage
    return (-covered if result == "lose" else 0), 0, 0


def _of_capital(net: int, capital: int, of: int, share: int, rate: Fraction) -> tuple[int, int, int]:
    if share <= 0:
        return share, 0, 0
    _, kept, paid = after_commission(net * capital, of, *rate.as_integer_ratio())
    return paid, kept, share - kept - paid


@cache
def _outcome(gain: int, amount: int) -> Outcome:
    return Outcome.by_gain(Fraction(gain, amount))


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """The table of the requested bets and those they need to play against; by hand, the strategy that arranges it."""

    banked: TableStakes
    whose: tuple[tuple[str, int, int], ...]  # of each requested bet: its name, its seat or backer, its stake
    amounts: tuple[int, ...]
    strategies: tuple[Strategy, ...]  # the banker's, then those of the seats in play

    def gain_of(self, of: RoundGains, spec: int) -> int:
        bet, place, which = self.whose[spec]
        if bet in ON_A_SEAT:
            return of.stakes[place - 1 - BANKER][which]
        return of.capital if bet == BANK else of.backers[place]

    @property
    def outcomes(self) -> tuple[tuple[Outcome, ...], ...]:
        """For each requested bet, its gain in every course."""
        settling = Settler(self.banked)
        every = [settling.settle(*course) for course in self.banked.courses]
        return tuple(
            tuple(_outcome(self.gain_of(gained, spec), amount) for gained in every)
            for spec, amount in enumerate(self.amounts)
        )


def seat_table(spec: SimulationSpec) -> SeatedTable:
    """Seat the requested bets, and the other players that they need, who arrange by the table's way.

    These are a banker who covers all, or a seat for a co-bet. A bank without stakes against it meets one seat with an
    equal stake; a backer without a banker, a banker with equal capital.
    """
    return _Seating(spec).build


class _Seating:
    def __init__(self, spec: SimulationSpec) -> None:
        self.spec, self.setting = spec, spec.setting
        bets = [self._bet(seat) for seat in spec.seats]
        amounts = [whole(seat.wagers[0].amount) for seat in spec.seats]
        if min(amounts) < 1:
            raise OptionError("pai-kau-stake-too-low", stake=min(amounts))
        self.amounts = [UNIT] * len(amounts) if set(amounts) == {1} else amounts
        self.bets = bets
        self.stakes: list[tuple[int, ...]] = []
        self.ways: list[list[tuple[int, Strategy]]] = []  # strategies of those who stake on a seat, and how much
        self.backers: list[tuple[int, int]] = []

    def _bet(self, seat: Seat) -> str:
        edition = self.setting.edition
        if len(seat.wagers) != 1:
            raise OptionError("pai-kau-one-bet-a-player", clause=edition.citation("art4.1"))
        bet: str = seat.wagers[0].place[0]
        if bet not in edition.bets:
            raise OptionError("pai-kau-no-bet", bet=bet, known=Listed(*edition.bets), clause=edition.citation("art4.6"))
        return bet

    @property
    def build(self) -> SeatedTable:
        banker, whose = None, []
        for bet, amount, seat in zip(self.bets, self.amounts, self.spec.seats, strict=True):
            if bet == BANK:
                if banker is not None:
                    raise OptionError("pai-kau-one-banker", clause=self.setting.edition.citation("art4.1"))
                banker = amount, seat.strategy
                whose.append((bet, BANKER, 0))
            elif bet in OF_THE_BANK:
                self._sit()
                self.backers.append((BANKER + len(self.stakes), amount))
                whose.append((bet, len(self.backers) - 1, 0))
            else:
                whose.append(self._place_stake(bet, amount, seat.strategy))
        banked = self._stakes_with_bank(banker)
        in_play = [self._arranger(place - 1 - BANKER) for place in banked.staked]
        strategy = banker[1] if banker else None
        return SeatedTable(banked, tuple(whose), tuple(self.amounts), (strategy, *in_play))

    def _arranger(self, at: int) -> Strategy:
        """The highest stake on the seat arranges; of equal ones the first (art7.1)."""
        return max(self.ways[at], key=lambda way: way[0])[1]

    def _place_stake(self, bet: str, amount: int, strategy: Strategy) -> tuple[str, int, int]:
        """A co-bet goes to the seat of the player named before, or of one who stakes as much."""
        last = max((at for at, placed in enumerate(self.stakes) if placed), default=None)
        if bet == SEAT or last is None:
            last = self._sit()
            self._lay(last, amount, strategy if bet == SEAT else None)
        if bet == CO_BET:
            self._lay(last, amount, strategy)
        return bet, last + 1 + BANKER, len(self.stakes[last]) - 1

    def _sit(self) -> int:
        if len(self.stakes) == len(PLACES[1:]):
            clause = self.setting.edition.citation("art4.1")
            raise OptionError("pai-kau-too-many-players", seats=len(PLACES), clause=clause)
        self.stakes.append(())
        self.ways.append([])
        return len(self.stakes) - 1

    def _lay(self, at: int, amount: int, strategy: Strategy) -> None:
        self.stakes[at] = (*self.stakes[at], amount)
        self.ways[at].append((amount, strategy))

    def _stakes_with_bank(self, banker: tuple[int, Strategy] | None) -> TableStakes:
        against = sum(map(sum, self.stakes))
        backing = sum(capital for _, capital in self.backers)
        capital = banker[0] if banker else against or backing
        house = house_capital(Round(self.setting)) if banker and against else 0
        if not against:
            self._lay(self._sit(), capital + backing, None)
        return TableStakes(tuple(self.stakes), capital, tuple(self.backers), house)
