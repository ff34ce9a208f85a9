"""A table of pai kau as it is asked for: who stakes on which seat, whose the bank is, and what each of them gains.

Money is settled by the rules of the game, once for each course that a round can take: which seat is paid first, and
what becomes of each seat that is staked on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

from banca.games.pai_kau.bank import house_capital
from banca.games.pai_kau.bets import COMMISSION, OF_THE_BANK, OF_THE_HOUSE, ON_A_SEAT, PRICE
from banca.games.pai_kau.equipment import BANK, CO_BET, PLACES, SEAT, from_seat
from banca.games.pai_kau.settling import cover, shared
from banca.games.pai_kau.state import Round
from banca.law import OptionError
from banca.money import Result, after_commission, prize_on
from banca.play.wager import whole
from banca.simulate.kernel import Outcome, Seat, SimulationSpec
from banca.simulate.pai_kau.tiles import RESULTS, Strategy

BANKER = PLACES[0]  # seats are counted from his
UNIT = 100  # minor units, for a unit: the commission on it, and half of it, are whole


@dataclass(frozen=True, slots=True)
class TableStakes:
    """What lies on the table in every round, in minor units."""

    stakes: tuple[tuple[int, ...], ...]  # on each seat from the banker's right hand on, the owner's first
    capital: int  # the banker's own
    backers: tuple[tuple[int, int], ...] = ()  # of players: at which seat, and how much
    house: int = 0

    @property
    def staked(self) -> tuple[int, ...]:
        """The seats that play against the banker."""
        return tuple(place for place, lying in zip(PLACES[1:], self.stakes, strict=False) if lying)

    @property
    def whole_capital(self) -> int:
        return self.capital + self.house + sum(capital for _, capital in self.backers)

    @property
    def order_matters(self) -> bool:
        """Whether it makes a difference who is paid first: the bank may run out, or two backers share odd units."""
        return sum(map(sum, self.stakes)) > self.whole_capital or len(self.backers) > 1

    @property
    def courses(self) -> "tuple[tuple[int, tuple[Result, ...]], ...]":
        """All that a round can come to: the first seat, and the result of each seat in play; the first fastest."""
        firsts = PLACES if self.order_matters else PLACES[:1]
        return tuple((first, each[::-1]) for first in firsts for each in product(RESULTS, repeat=len(self.staked)))


@dataclass(frozen=True, slots=True)
class RoundGains:
    """What a round came to, in minor units. All of it together is nothing."""

    stakes: tuple[tuple[int, ...], ...]  # as they lie
    capital: int
    backers: tuple[int, ...]
    house: int
    commission: int
    breakage: int


class Settler:
    """Rounds at one table, settled by the rules. What was worked out is remembered."""

    def __init__(self, banked: TableStakes) -> None:
        self.banked = banked
        self._shares: dict[tuple[int, tuple[int, ...]], tuple[tuple[int, int, int], ...]] = {}

    def settled(self, first: int, results: Sequence[Result]) -> RoundGains:
        banked = self.banked
        met = dict(zip(banked.staked, results, strict=True))
        order = [place for place in from_seat(first) if place in met]
        lying = [(amount, met[place]) for place in order for amount in banked.stakes[place - 1 - BANKER]]
        covered, net = cover(lying, banked.whole_capital)
        lines = [_of_stake(part, result) for part, (_, result) in zip(covered, lying, strict=True)]
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
        """The banker's, the house's, then the backers' in the order of the deal; and that order."""
        banked, order = self.banked, from_seat(first)
        turn = sorted(range(len(banked.backers)), key=lambda at: order.index(banked.backers[at][0]))
        key = net, tuple(turn)
        if key not in self._shares:
            own = [banked.capital, *([banked.house] if banked.house else []), *(banked.backers[at][1] for at in turn)]
            rates = [COMMISSION, *([OF_THE_HOUSE] if banked.house else []), *(COMMISSION for _ in turn)]
            shares = shared(net, own)
            terms = zip(own, shares, rates, strict=True)
            self._shares[key] = tuple(_of_capital(net, part, sum(own), share, rate) for part, share, rate in terms)
        return list(self._shares[key]), turn


@cache
def _of_stake(covered: int, result: Result) -> tuple[int, int, int]:
    """What is gained, the commission on it, the breakage."""
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


# As it is asked for.


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """The table of those who are asked about, with whom they need to play: by hand, the strategy that arranges it."""

    banked: TableStakes
    whose: tuple[tuple[str, int, int], ...]  # of each asked: the bet, at which seat or as which backer, which stake
    amounts: tuple[int, ...]
    strategies: tuple[Strategy, ...]  # the banker's, then those of the seats in play

    def gained(self, of: RoundGains, spec: int) -> int:
        bet, place, which = self.whose[spec]
        if bet in ON_A_SEAT:
            return of.stakes[place - 1 - BANKER][which]
        return of.capital if bet == BANK else of.backers[place]

    @property
    def outcomes(self) -> tuple[tuple[Outcome, ...], ...]:
        """For each of those asked about, what every course comes to."""
        settling = Settler(self.banked)
        every = [settling.settled(*course) for course in self.banked.courses]
        return tuple(
            tuple(_outcome(self.gained(gained, spec), amount) for gained in every)
            for spec, amount in enumerate(self.amounts)
        )


def seat_table(spec: SimulationSpec) -> SeatedTable:
    """Who is not asked about and yet needed plays by the table's way: a banker who covers all, a seat for a co-bet.

    A bank without stakes against it meets one seat whose stake is as much; a backer without a banker, one with as much.
    """
    return _Seating(spec).made


class _Seating:
    def __init__(self, spec: SimulationSpec) -> None:
        self.spec, self.setting = spec, spec.setting
        bets = [self._bet(seat) for seat in spec.seats]
        amounts = [whole(seat.wagers[0].amount) for seat in spec.seats]
        if min(amounts) < 1:
            raise OptionError(f"a stake of {min(amounts)} minor units: 1 is the least")
        self.amounts = [UNIT] * len(amounts) if set(amounts) == {1} else amounts
        self.bets = bets
        self.stakes: list[tuple[int, ...]] = []
        self.ways: list[list[tuple[int, Strategy]]] = []  # of those who stake on a seat, and how much
        self.backers: list[tuple[int, int]] = []

    def _bet(self, seat: Seat) -> str:
        edition = self.setting.edition
        if len(seat.wagers) != 1:
            says = "one who holds the bank, or backs it, stakes on no seat"
            raise OptionError(f"a player has one bet in a round of pai kau: {says} ({edition.cite('art4.1')})")
        bet: str = seat.wagers[0].place[0]
        if bet not in edition.bets:
            raise OptionError(f"{bet} is no bet of pai kau: {', '.join(edition.bets)} are ({edition.cite('art4.6')})")
        return bet

    @property
    def made(self) -> SeatedTable:
        banker, whose = None, []
        for bet, amount, seat in zip(self.bets, self.amounts, self.spec.seats, strict=True):
            if bet == BANK:
                if banker is not None:
                    raise OptionError(f"a round has one banker ({self.setting.edition.cite('art4.1')})")
                banker = amount, seat.strategy
                whose.append((bet, BANKER, 0))
            elif bet in OF_THE_BANK:
                self._sit()
                self.backers.append((BANKER + len(self.stakes), amount))
                whose.append((bet, len(self.backers) - 1, 0))
            else:
                whose.append(self._staked(bet, amount, seat.strategy))
        banked = self._banked(banker)
        in_play = [self._arranged(place - 1 - BANKER) for place in banked.staked]
        strategy = banker[1] if banker else None
        return SeatedTable(banked, tuple(whose), tuple(self.amounts), (strategy, *in_play))

    def _arranged(self, at: int) -> Strategy:
        """By the highest stake on the seat, of equal ones the first (art7.1)."""
        return max(self.ways[at], key=lambda way: way[0])[1]

    def _staked(self, bet: str, amount: int, strategy: Strategy) -> tuple[str, int, int]:
        """A co-bet lies on the seat of the one who was named before, or of somebody who stakes as much."""
        last = max((at for at, lying in enumerate(self.stakes) if lying), default=None)
        if bet == SEAT or last is None:
            last = self._sit()
            self._lay(last, amount, strategy if bet == SEAT else None)
        if bet == CO_BET:
            self._lay(last, amount, strategy)
        return bet, last + 1 + BANKER, len(self.stakes[last]) - 1

    def _sit(self) -> int:
        if len(self.stakes) == len(PLACES[1:]):
            says = f"a table has {len(PLACES)} seats, the banker's among them"
            raise OptionError(f"too many players: {says} ({self.setting.edition.cite('art4.1')})")
        self.stakes.append(())
        self.ways.append([])
        return len(self.stakes) - 1

    def _lay(self, at: int, amount: int, strategy: Strategy) -> None:
        self.stakes[at] = (*self.stakes[at], amount)
        self.ways[at].append((amount, strategy))

    def _banked(self, banker: tuple[int, Strategy] | None) -> TableStakes:
        against = sum(map(sum, self.stakes))
        backing = sum(capital for _, capital in self.backers)
        capital = banker[0] if banker else against or backing
        house = house_capital(Round(self.setting)) if banker and against else 0
        if not against:
            self._lay(self._sit(), capital + backing, None)
        return TableStakes(tuple(self.stakes), capital, tuple(self.backers), house)
