"""Rounds of pai kau by the hundred thousand: eight hands from one set, and a bank that takes and pays in its order.

Tiles, dice, the order of the seats, what is covered, whose the result is: all is dealt and settled round by round, in
whole minor units, and money is conserved in every single round or the kernel stops.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.games.pai_kau.arrangement import TILES_OF_SEAT
from banca.games.pai_kau.bets import ON_A_SEAT
from banca.games.pai_kau.equipment import BACKING, BANK, DICE, PLACES, SEATS, first_seat, from_seat
from banca.games.pai_kau.kinds import ROW_OF_TILE, Small, choices, in_front, kinds
from banca.games.pai_kau.price import COMMISSION, PRICE
from banca.games.pai_kau.ways import Way, house_way
from banca.material.dice import PIPS
from banca.material.tiles import SET
from banca.money import Result
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.tally import Done, Gain, Simulated, blocks, tallied

Whole = NDArray[np.int64]
Policy = Way | Small  # a published way, or the number of a division for each kind of four tiles

OTHERS = SEATS - 1
BANKER = PLACES[0]  # whose seat it is makes no difference: they are counted from the banker
CHUNK_ROUNDS = 1 << 15
UNIT = 100  # minor units: the commission on it, and half of it, are whole
HOUSE = 1  # where its capital stands in their order
RESULTS: tuple[Result, ...] = ("lose", "push", "win")


@dataclass(frozen=True, slots=True)
class Banked:
    """What lies on the table in every round, in minor units."""

    stakes: tuple[int, ...]  # on each seat but the banker's, the one on his right hand first
    capitals: tuple[int, ...]  # the banker's, then those of the backing players, one at each seat without a stake
    house: int = 0  # the capital of the house

    def __post_init__(self) -> None:
        if len(self.stakes) != OTHERS or min(*self.stakes, self.house) < 0:
            raise ValueError(f"stakes for {OTHERS} seats, and none below nought: {self}")
        if not self.capitals or min(self.capitals) <= 0:
            raise ValueError(f"a bank has the banker's capital, and backers have one: {self}")
        if len(self.capitals) - 1 > self.stakes.count(0):
            raise ValueError(f"a backing player has a seat, which takes no stakes: {self}")

    @property
    def seats_of_backers(self) -> tuple[int, ...]:
        free = (place for place, stake in zip(from_seat(BANKER)[1:], self.stakes, strict=True) if not stake)
        return tuple(islice(free, len(self.capitals) - 1))

    @property
    def capital(self) -> int:
        return sum(self.in_order)

    @property
    def in_order(self) -> tuple[int, ...]:
        """The banker, the house if it backs, the backing players."""
        banker, *backers = self.capitals
        return (banker, self.house, *backers) if self.house else self.capitals


@dataclass(frozen=True, slots=True)
class Ledger:
    """A line for each round: who gained what, in minor units. What is gained by all comes to nothing."""

    first: Whole  # the seat that was dealt and settled first
    hands: Small  # the tiles of each seat by their numbers in the set, the banker's first
    results: NDArray[np.int8]  # of each seat but the banker's, as a place in RESULTS
    covered: Whole  # how much of each stake counted
    players: Whole  # what each seat but the banker's gained
    bank: Whole  # what the bank won before commission
    capitals: Whole  # what the banker and the backing players gained
    house: Whole  # what the house's own capital gained
    commission: Whole
    breakage: Whole

    @staticmethod
    def of(parts: list["Ledger"]) -> "Ledger":
        return Ledger(*(np.concatenate([getattr(part, f.name) for part in parts]) for f in fields(Ledger)))


def rounds_of_bank(
    setting: Setting,
    banked: Banked,
    rounds: int,
    seed: int,
    player: Policy | None = None,
    banker: Policy | None = None,
    done: Done = lambda _: None,
) -> Iterator[Ledger]:
    """So many rounds, some at a time. Who is not said to arrange otherwise does so by the table's published way."""
    of_player, of_banker = (_choice(setting, policy) for policy in (player, banker))
    for stream, size in blocks(setting.edition.slug, seed, rounds):
        for start in range(0, size, CHUNK_ROUNDS):
            first, hands = dealt(stream, min(CHUNK_ROUNDS, size - start))
            yield settled(banked, first, hands, results_of(hands, of_player, of_banker))
        done(size)


def _choice(setting: Setting, policy: Policy | None) -> Small:
    if policy is None:
        return choices(house_way(setting))
    return choices(policy) if isinstance(policy, Way) else policy


def dealt(stream: np.random.Generator, rounds: int) -> tuple[Whole, Small]:
    """The seat that the dice tell, and the tiles of each seat, dealt from there on (art1.2 to art1.4)."""
    total = stream.integers(min(PIPS), max(PIPS), size=(rounds, DICE), endpoint=True).sum(axis=1)
    first = np.array([first_seat(each, BANKER) for each in range(DICE * max(PIPS) + 1)])[total]
    set_ = np.tile(np.arange(len(SET), dtype=np.int16), (rounds, 1))
    stacks = stream.permuted(set_, axis=1, out=set_).reshape(rounds, SEATS, TILES_OF_SEAT)
    turn = np.argsort(_order(), axis=1)[first - 1]  # at which turn each seat is dealt
    return first, np.take_along_axis(stacks, turn[:, :, None], axis=1)


@cache
def _order() -> Whole:
    """For each seat that may be first, the seats in their order, from 0."""
    return np.array([from_seat(place) for place in PLACES]) - 1


def results_of(hands: Small, player: Small, banker: Small) -> NDArray[np.int8]:
    """What becomes of each seat against the banker, where the tiles are arranged by these choices."""
    table = kinds()
    rows = np.array(ROW_OF_TILE)[hands]
    kind = table.number[tuple(np.moveaxis(rows, -1, 0))]
    choice = np.where(np.arange(SEATS) == BANKER - 1, banker[kind], player[kind])
    front, back = in_front(table.fronts[kind, choice]), table.backs[kind, choice]
    won = [(line[:, BANKER:] > line[:, :BANKER]).astype(np.int8) for line in (front, back)]
    found: NDArray[np.int8] = sum(won, np.zeros_like(won[0]))  # of the two groups: none, one or both (art6.3, art6.4)
    return found


def settled(banked: Banked, first: Whole, hands: Small, results: NDArray[np.int8]) -> Ledger:
    covered, bank = _covered(banked, first, results)
    won = results == RESULTS.index("win")
    paid, kept, broken = _prizes(np.where(won, covered, 0), PRICE.ratio, PRICE.commission)
    players = paid - np.where(results == RESULTS.index("lose"), covered, 0)
    shares = _shares(bank, banked, first)
    gains, commissions, breakages = [], [kept.sum(axis=1)], [broken.sum(axis=1)]
    for at, capital in enumerate(banked.in_order):
        rate = Fraction(0) if banked.house and at == HOUSE else COMMISSION  # the house bears none on its share
        won_by_it = np.where(shares[:, at] > 0, bank, 0)
        due, kept, _ = _prizes(won_by_it, Fraction(capital, banked.capital), rate)
        gains.append(due + np.minimum(shares[:, at], 0))
        commissions.append(kept)
        breakages.append(shares[:, at] - gains[at] - kept)
    of_house = gains.pop(HOUSE) if banked.house else np.zeros_like(bank)
    commission, breakage = (np.sum(parts, axis=0) for parts in (commissions, breakages))
    capitals = np.stack(gains, axis=1)
    ledger = Ledger(first, hands, results, covered, players, bank, capitals, of_house, commission, breakage)
    _check(banked, ledger)
    return ledger


def _covered(banked: Banked, first: Whole, results: NDArray[np.int8]) -> tuple[Whole, Whole]:
    """How much of each stake counts, seat by seat from the first: the bank stays within its capital (art4.5)."""
    rounds = np.arange(len(first))
    net = np.zeros(len(first), dtype=np.int64)
    covered = np.zeros((len(first), SEATS), dtype=np.int64)  # the banker's own place stays empty
    stakes = np.array((0, *banked.stakes), dtype=np.int64)
    result = np.concatenate([np.full((len(first), 1), RESULTS.index("push")), results], axis=1)
    for seat in _order()[first - 1].T:
        met = result[rounds, seat]
        lost, won = met == RESULTS.index("lose"), met == RESULTS.index("win")
        room = np.where(lost, banked.capital - net, np.where(won, banked.capital + net, 0))
        part = np.minimum(stakes[seat], room)
        net += np.where(lost, part, -part)
        covered[rounds, seat] = part
    return covered[:, BANKER:], net


def _prizes(amounts: Whole, ratio: Fraction, commission: Fraction) -> tuple[Whole, Whole, Whole]:
    """What is paid of so many times an amount, the commission kept of it, and the breakage: each rounded down."""
    gross, kept, paid = (_down(amounts, ratio * part) for part in (Fraction(1), commission, 1 - commission))
    return paid, kept, gross - kept - paid


def _down(amounts: Whole, share: Fraction) -> Whole:
    return amounts * share.numerator // share.denominator


def _shares(net: Whole, banked: Banked, first: Whole) -> Whole:
    """In proportion, rounded down, the odd minor units one each (reading rounding).

    The banker comes first and the house second, then the backing players from the first seat dealt on.
    """
    whole = np.abs(net)[:, None] * np.array(banked.in_order) // banked.capital
    odd = np.abs(net) - whole.sum(axis=1)
    dealt_at = np.argsort(_order(), axis=1)[first - 1]
    turns = dealt_at[:, [place - 1 for place in banked.seats_of_backers]]
    before = len(banked.in_order) - turns.shape[1]
    rank = np.concatenate([np.tile(np.arange(before), (len(net), 1)), before + turns.argsort().argsort()], axis=1)
    found: Whole = np.sign(net)[:, None] * (whole + (rank < odd[:, None]))
    return found


def _check(banked: Banked, ledger: Ledger) -> None:
    gained = ledger.players.sum(axis=1) + ledger.capitals.sum(axis=1) + ledger.house
    if (gained + ledger.commission + ledger.breakage).any() or (np.abs(ledger.bank) > banked.capital).any():
        raise ArithmeticError("money was made or lost on the way, or the bank went beyond its capital")


# One bet.


def simulate(game: Game[Any], setting: Setting, place: Place, rounds: int, seed: int, done: Done) -> Simulated:
    """A stake on one of seven seats that all play; or capital of the bank, against one seat whose stake is as much."""
    del game
    bet, _ = place
    counts: Counter[int] = Counter()
    banked = TABLES[bet]
    for ledger in rounds_of_bank(setting, banked, rounds, seed, done=done):
        gains = ledger.players[:, 0] if bet in ON_A_SEAT else ledger.capitals[:, -1]
        values, times = np.unique(gains, return_counts=True)
        counts.update(dict(zip(values.tolist(), times.tolist(), strict=True)))
    staked = banked.stakes[0] if bet in ON_A_SEAT else banked.capitals[-1]
    return tallied(place, seed, [(_gain(gain, staked), n) for gain, n in counts.items()])


def _gain(gained: int, staked: int) -> Gain:
    return RESULTS[1 + (gained > 0) - (gained < 0)], Fraction(gained, staked)


NOTHING_ELSE = (0,) * (OTHERS - 1)
TABLES = {
    **dict.fromkeys(ON_A_SEAT, Banked((UNIT,) * OTHERS, (UNIT * OTHERS,))),
    BANK: Banked((UNIT, *NOTHING_ELSE), (UNIT,)),
    BACKING: Banked((UNIT + UNIT, *NOTHING_ELSE), (UNIT, UNIT)),
}
