"""A round of pai kau in progress: the stakes and the bank, the dice, the tiles of each seat."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, reduce
from typing import Any, Literal, get_args

from banca.games.pai_kau.bets import KINDS, ON_A_SEAT
from banca.games.pai_kau.equipment import BACKING, BANK, HOUSE, PLACES, SEAT, first_seat, from_seat
from banca.games.pai_kau.memory import BankMemory
from banca.games.pai_kau.order import TILES_OF_SEAT, Arrangement
from banca.law import Refusal, refuse
from banca.material.tiles import Tile, Tiles
from banca.money import Deriving, Line, Log, Position, Stake, Stakes, changed, indexed, stake_on
from banca.play.act import Act
from banca.play.payment import Due
from banca.play.setting import Setting

Phase = Literal[
    "betting", "voided", "shuffling", "shaking", "counting", "dealing", "arranging", "turning", "settling", "over"
]
PHASES: tuple[Phase, ...] = get_args(Phase)

EXPOSED_TILES_THAT_COUNT = 2  # art2.3


@dataclass(frozen=True, slots=True)
class Laid:
    """The arrangement of a seat, and who made it."""

    by: str
    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class Rotation:
    """What the seats said about who holds the bank (articles 4(1) and 4(3))."""

    passed: tuple[int, ...] = ()  # seats that declined the bank
    agreed: tuple[int, ...] = ()  # seats that let the banker keep the bank
    left_by: tuple[int, ...] = ()  # seats whose players of the previous round have left


@dataclass(frozen=True, slots=True)
class Deal:
    """From the shuffle until the tiles are turned up; a void one restarts with the shuffle (article 2(3))."""

    shuffled: bool = False
    cuts: tuple[int, ...] = ()  # seats that have cut since the shuffle
    cut_by_banker: bool = False  # since the shuffle: nobody cuts after the banker, whoever holds the bank now
    throws: int = 0  # since the shuffle, including void ones
    dice: tuple[int, ...] = ()
    counted: bool = False
    tiles: tuple[tuple[int, tuple[Tile, ...]], ...] = ()  # of the seats whose tiles are known
    stacks: tuple[int, ...] = ()  # seats whose tiles nobody looks at
    exposed: tuple[tuple[int, int], ...] = ()  # by accident: the seat, and which of the four tiles, from 1
    laid: tuple[tuple[int, Laid], ...] = ()
    turned: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Round(Deriving):
    setting: Setting
    stakes: Stakes = ()  # including the bank's
    rotation: Rotation = Rotation()
    manner: str | None = None  # of dealing, as declared by the banker
    closed: bool = False  # the banker has taken the cup: stakes and capital are final
    deal: Deal = Deal()
    void_deals: int = 0
    settled: bool = False  # the result of every stake is known
    no_round: bool = False  # nothing was played
    due: Due[Line] = field(default_factory=Due)
    lines: Log[Line] = field(default_factory=Log)
    log: tuple[Act, ...] = ()  # acts without effect on play

    @cached_property
    def phase(self) -> Phase:
        if self.settled:
            return "settling" if self.due else "over"
        if not self.closed:
            return "betting"
        if self.bank and self.exposed_of(self.bank_place) >= EXPOSED_TILES_THAT_COUNT:
            return "voided"
        if not self.deal.shuffled:
            return "shuffling"
        if not self.deal.dice:
            return "shaking"
        if not self.deal.counted:
            return "counting"
        if self.next_seat is not None:
            return "dealing"
        return "arranging" if self.unarranged or not self.in_play else "turning"

    # The bank.

    @property
    def last_bank(self) -> BankMemory | None:
        """The bank of the previous round."""
        held: BankMemory | None = self.setting.memory
        return held

    @cached_property
    def bank(self) -> Stake | None:
        """The banker's own capital."""
        return next(iter(indexed(self.stakes).with_bet(BANK)), None)

    @property
    def banker(self) -> str | None:
        bank = self.bank
        return bank.position.player if bank else None

    @cached_property
    def bank_place(self) -> int:
        """The banker's seat, or 0."""
        bank = self.bank
        return (bank.position.place or 0) if bank else 0

    @property
    def backing(self) -> Stake | None:
        """The house's capital in the bank."""
        backing = stake_on(self.stakes, Position(HOUSE, BACKING))
        return backing if backing.amount else None

    @property
    def backers(self) -> Stakes:
        """Backers in the order of the deal; before the dice are thrown, in the order of seats from the banker."""
        found = [s for s in indexed(self.stakes).with_bet(BACKING) if s.position.player != HOUSE]
        if not found:
            return ()
        order = self.order if self.deal.dice else from_seat(self.bank_place)
        return tuple(sorted(found, key=lambda s: order.index(s.position.place or self.bank_place)))

    @property
    def capitals(self) -> Stakes:
        """All capitals of the bank: the banker's, the house's, the backers'."""
        return tuple(stake for stake in (self.bank, self.backing, *self.backers) if stake)

    # Seats.

    @property
    def taken(self) -> frozenset[int | None]:
        """The seats with any stake, including the bank's."""
        return frozenset().union(*map(indexed(self.stakes).places, KINDS))

    def is_bet_on(self, place: int) -> bool:
        return indexed(self.stakes).lie_at(place, *ON_A_SEAT)

    def on(self, place: int) -> Stakes:
        """The stakes on a seat, in the order in which they were placed."""
        return indexed(self.stakes).at(place, *ON_A_SEAT)

    def owner(self, place: int) -> str | None:
        """The owner of a seat: the player who bets there other than by a co-bet."""
        return next((s.position.player for s in indexed(self.stakes).at(place, SEAT)), None)

    @property
    def seats(self) -> Mapping[int, str]:
        """The seats with a bet of their owner, and the owners."""
        return {place: owner for place in PLACES if (owner := self.owner(place))}

    @property
    def first(self) -> int:
        """The seat that is dealt first."""
        return first_seat(sum(self.deal.dice), self.bank_place)

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats in the order of the deal, which is also that of payment (reading settlement-start)."""
        return from_seat(self.first)

    @cached_property
    def staked(self) -> tuple[int, ...]:
        """The seats with stakes, in that order."""
        return tuple(place for place in self.order if self.is_bet_on(place))

    @cached_property
    def in_play(self) -> tuple[int, ...]:
        """The seats that play against the banker."""
        return tuple(place for place in self.staked if not self.is_out(place))

    def is_out(self, place: int) -> bool:
        """Whether it is excluded from the round, because two of its tiles were exposed (art2.3)."""
        return self.exposed_of(place) >= EXPOSED_TILES_THAT_COUNT and place != self.bank_place

    # Tiles.

    def hand(self, place: int) -> tuple[Tile, ...]:
        return dict(self.deal.tiles).get(place, ())

    def dealt_to(self, place: int) -> int:
        return TILES_OF_SEAT if place in self.deal.stacks else len(self.hand(place))

    @cached_property
    def next_seat(self) -> int | None:
        """Who gets the next tile, or None when all are dealt."""
        return next((place for place in self.order if self.dealt_to(place) < TILES_OF_SEAT), None)

    def exposed_of(self, place: int) -> int:
        return sum(seat == place for seat, _ in self.deal.exposed)

    @property
    def left(self) -> Tiles:
        """The tiles that may come next, as far as anybody knows: all that were not seen."""
        return without(Tiles.of_a_set(), (tile for _, hand in self.deal.tiles for tile in hand))

    # Arrangements.

    @property
    def unarranged(self) -> tuple[int, ...]:
        """The seats still to be arranged, the banker's last."""
        waiting = (*self.in_play, self.bank_place) if self.in_play else ()
        return tuple(place for place in waiting if place not in dict(self.deal.laid))


def with_deal(state: Round, **changes: Any) -> Round:
    return changed(state, deal=changed(state.deal, **changes))


def without(tiles: Tiles, gone: Iterable[Tile]) -> Tiles:
    return reduce(Tiles.without, gone, tiles)


# What must come first, by the phase of the round.

AWAITED: Mapping[Phase, Refusal] = {
    "voided": refuse("void_deal_must_be_gathered_first", "art2.3", untimely=True),
    "shuffling": refuse("tiles_must_be_shuffled_first", "art1.1", untimely=True),
    "shaking": refuse("dice_must_be_shaken_first", "art1.2", untimely=True),
    "counting": refuse("dice_must_be_counted_first", "art1.2", untimely=True),
    "dealing": refuse("tiles_must_all_be_dealt_first", "art1.4", untimely=True),
    "arranging": refuse("seats_must_be_arranged_first", "art8.1", untimely=True),
    "turning": refuse("tiles_must_be_turned_up_first", "art8.1", untimely=True),
}
UNDECLARED = refuse("manner_of_dealing_must_be_declared", "art4.4", untimely=True)
NOT_CLOSED = refuse("stakes_must_be_closed_first", "art4.6", untimely=True)
NO_BANK = refuse("bank_must_have_its_capital", "art4.4")
NO_STAKES = refuse("stakes_must_lie_before_the_shake", "art4.6")


def unplayable(state: Round) -> Refusal | None:
    """Why there is nothing to play."""
    if not state.bank:
        return NO_BANK
    return None if any(map(indexed(state.stakes).places, ON_A_SEAT)) else NO_STAKES


def before_the_close(state: Round) -> Refusal | None:
    """What is missing before the banker may take the cup."""
    if refusal := unplayable(state):
        return refusal
    if not state.deal.shuffled:
        return AWAITED["shuffling"]
    return None if state.manner else UNDECLARED


def too_early(state: Round, phase: Phase) -> Refusal | None:
    """What must come before an act of this phase."""
    if PHASES.index(state.phase) >= PHASES.index(phase):
        return None
    if state.phase == "betting":
        return before_the_close(state) or NOT_CLOSED
    return AWAITED[state.phase]
