"""Articles 5, 7.1, 9, 11, 12 and 13.4 of 55/2004: points, third cards, the winner, pairs."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from banca.law import edition
from banca.material.cards import RANKS, Card, rank_of
from banca.messages.errors import Listed
from banca.play.rule import Clause, Rule, Ruling, tabulate

EDITION = edition("baccarat-55-2004")

Side = Literal["player", "banker"]
Winner = Literal["player", "banker", "tie"]

SIDES: tuple[Side, Side] = ("player", "banker")  # art6, in the order of art7.1
TEN = 10  # art5.1: what adds up to ten counts zero
TOTALS = range(TEN)
NATURALS = (8, 9)  # art9.2, art9.4.6: in two cards
DRAWS, STANDS = True, False
FIRST_CARDS = 4  # art7.1: two to each side
MOST_CARDS = FIRST_CARDS + 2  # art9: one more, and only one, to each side


def _points_of_rank(rank: str) -> int:
    """Court cards and tens count zero (art5.1), all others their face value (art5.2), the ace one (reading there)."""
    return 0 if rank in "TJQK" else 1 + RANKS.index(rank)


POINTS: Mapping[str, int] = {rank: _points_of_rank(rank) for rank in RANKS}


def points(card: Card) -> int:
    return POINTS[rank_of(card)]


def add(counts: Iterable[int]) -> int:
    """Tens are dropped (reading at art5)."""
    return sum(counts) % TEN


def total(hand: Iterable[Card]) -> int:
    return add(map(points, hand))


def is_pair(first: Card, second: Card) -> bool:
    """The same rank in any suits. A ten and a jack, which both count zero, are not a pair (art13.4)."""
    return rank_of(first) == rank_of(second)


@dataclass(frozen=True, slots=True)
class PlayerCase:
    """The totals of the two cards of each side."""

    player: int
    banker: int


@dataclass(frozen=True, slots=True)
class BankerCase:
    """The totals of the two cards of each side, and the points of the Player's third card, if he took one."""

    banker: int
    third: int | None
    player: int


PLAYER_DRAWS: Rule[PlayerCase, bool] = Rule(
    (
        Clause("art9.1", lambda case: case.player < 6, DRAWS),
        Clause(
            "art9.2",
            lambda case: case.player in (6, 7, 8, 9) or case.banker in NATURALS,
            STANDS,
            prevails_over=("art9.1",),
            with_=("art9",),
        ),
    )
)


def on(banker: int, third: Collection[int | None]) -> Callable[[BankerCase], bool]:
    return lambda case: case.banker == banker and case.third in third


# The ten of the lists is any card that counts zero, and as a total it is zero (reading at art9).
BANKER_DRAWS: Rule[BankerCase, bool] = Rule(
    (
        Clause("art9.3.1", lambda case: case.banker < 3, DRAWS),
        Clause("art9.3.2", on(3, (1, 2, 3, 4, 5, 6, 7, 9, 0)), DRAWS),
        Clause("art9.3.3", on(4, (2, 3, 4, 5, 6, 7)), DRAWS),
        Clause("art9.3.4", on(5, (4, 5, 6, 7)), DRAWS),
        Clause("art9.3.5", on(6, (6, 7)), DRAWS),
        Clause("art9.3.6", lambda case: case.banker < 6 and case.third is None, DRAWS),
        Clause("art9.4.1", on(3, (8,)), STANDS),
        Clause("art9.4.2", on(4, (1, 8, 9, 0)), STANDS),
        Clause("art9.4.3", on(5, (1, 2, 3, 8, 9, 0)), STANDS),
        Clause("art9.4.4", on(6, (1, 2, 3, 4, 5, 8, 9, 0, None)), STANDS),
        Clause("art9.4.5", lambda case: case.banker in (7, 8, 9), STANDS),
        Clause(
            "art9.4.6",
            lambda case: case.player in NATURALS,
            STANDS,
            prevails_over=("art9.3.1", "art9.3.6"),
            with_=("art9",),
        ),
    )
)

PLAYER_CASES = tuple(PlayerCase(player, banker) for player in TOTALS for banker in TOTALS)
PLAYER_TABLE: Mapping[PlayerCase, Ruling[bool]] = tabulate(PLAYER_DRAWS, PLAYER_CASES)


def banker_cases(first: PlayerCase) -> tuple[BankerCase, ...]:
    """All cases of the Banker: any third card if the Player draws, none if the Player stands."""
    thirds: Iterable[int | None] = TOTALS if PLAYER_TABLE[first].value else (None,)
    return tuple(BankerCase(first.banker, third, first.player) for third in thirds)


BANKER_CASES = tuple(case for first in PLAYER_CASES for case in banker_cases(first))
BANKER_TABLE: Mapping[BankerCase, Ruling[bool]] = tabulate(BANKER_DRAWS, BANKER_CASES)


def winner(player_total: int, banker_total: int) -> Winner:
    """The higher total (art11); equal totals are a tie (art12)."""
    if player_total == banker_total:
        return "tie"
    return "player" if player_total > banker_total else "banker"


@dataclass(frozen=True, slots=True)
class Fact:
    """Everything about a round that a bet can depend on."""

    winner: Winner
    player_pair: bool
    banker_pair: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """The two hands after drawing, each in the order of its cards, and the clauses that drew them."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    clauses: tuple[str, ...]

    @property
    def player_total(self) -> int:
        return total(self.player)

    @property
    def banker_total(self) -> int:
        return total(self.banker)

    @property
    def winner(self) -> Winner:
        return winner(self.player_total, self.banker_total)

    @property
    def player_pair(self) -> bool:
        return is_pair(*self.player[:2])

    @property
    def banker_pair(self) -> bool:
        return is_pair(*self.banker[:2])

    @property
    def natural(self) -> bool:
        """Whether a side had a natural, so that neither drew."""
        return total(self.player[:2]) in NATURALS or total(self.banker[:2]) in NATURALS

    @property
    def fact(self) -> Fact:
        return Fact(self.winner, self.player_pair, self.banker_pair)


@lru_cache(maxsize=1 << 12)
def to_next(player: tuple[Card, ...], banker: tuple[Card, ...]) -> Ruling[Side | None]:
    """Whose card comes next by articles 7.1 and 9, or that no more is drawn, with the clauses."""
    if len(player) + len(banker) < FIRST_CARDS:
        return Ruling("player" if len(player) == len(banker) else "banker", ("art7.1",))
    first = PlayerCase(total(player[:2]), total(banker[:2]))
    players = PLAYER_TABLE[first]
    thirds = player[2:]
    if players.value and not thirds:
        return Ruling("player", players.clauses)
    bankers = BANKER_TABLE[BankerCase(first.banker, points(thirds[0]) if thirds else None, first.player)]
    if bankers.value and not banker[2:]:
        return Ruling("banker", bankers.clauses)
    return Ruling(None, tuple(dict.fromkeys((*players.clauses, *bankers.clauses))))


def list_clauses(clauses: Iterable[str]) -> Listed:
    """Clauses as text."""
    return Listed(*map(EDITION.citation, clauses))
