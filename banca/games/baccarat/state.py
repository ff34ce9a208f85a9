"""A round of baccarat in progress: its stage, the shoe, the stakes, the two hands and who may see them."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from immutables import Map

from banca.games.baccarat.drawing import FIRST_CARDS, SIDES, Side, to_next
from banca.games.baccarat.equipment import on_machine
from banca.games.baccarat.shoe import Shoe
from banca.material.cards import Card
from banca.money import Deriving, Line, Log, Stakes, changed
from banca.play.bets import Verdict
from banca.play.payment import Due
from banca.play.rule import Ruling
from banca.play.setting import Setting

# The stage of a round: what is to be done next.
Stage = Literal[
    "shuffle", "cut", "place-white-card", "load", "first-card", "opening-burn",
    "demonstration", "betting",
    "round-burn", "dealing", "settling", "return-cards", "over",
]  # fmt: skip
PREPARING: tuple[Stage, ...] = ("shuffle", "cut", "place-white-card", "load", "first-card", "opening-burn")
BEFORE_THE_ROUND: tuple[Stage, ...] = (*PREPARING, "demonstration", "betting")


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a side in the order in which they came."""

    cards: tuple[Card, ...] = ()
    turned: int = 0  # how many of them are turned, from the first
    face_up: tuple[int, ...] = ()  # those that came out face up (art4), numbered from zero
    holder: str | None = None  # the bettor who holds those that are not turned
    declined: bool = False  # the holder leaves them to the croupier

    @property
    def hidden(self) -> int:
        return len(self.cards) - self.turned


Heap = tuple[int, int, Any]  # when a total was reached, the total, and the entry that it was added to, or None


@dataclass(frozen=True, slots=True)
class Reached:
    """When each bettor reached the present total on a side, and any lower one before."""

    notes: int = 0
    heaps: Map[tuple[str, str], Heap] = field(default_factory=Map)

    def noting(self, player: str, bet: str, total: int) -> "Reached":
        """A bettor who takes chips back keeps the time at which the remaining amount was first reached."""
        heap: Heap | None = self.heaps.get((player, bet))
        while heap and heap[2] and heap[2][1] >= total:
            heap = heap[2]
        lower = (heap[0], total, heap[2]) if heap and heap[1] >= total else None
        return Reached(self.notes + 1, self.heaps.set((player, bet), lower or (self.notes, total, heap)))

    def when(self, player: str, bet: str) -> int:
        """When the bettor reached the present total."""
        return self.heaps[player, bet][0]


@dataclass(frozen=True, slots=True)
class Round(Deriving):
    setting: Setting
    stage: Stage
    shoe: Shoe
    stakes: Stakes = ()
    # The clause by which a shoe must be prepared. A record of a new table does not say that there was none before.
    prepared_by: str = field(default="art2.1", compare=False)
    reached: Reached = Reached()  # who came to which total on a side, and when
    burning: int = 0  # how many cards the opening burn takes
    demonstration: bool = False
    player: Hand = Hand()
    banker: Hand = Hand()
    last: Side = "player"  # whose card came last
    surplus: bool = False  # a card was drawn by mistake and must be shown
    void: str | None = None  # why
    due: Due[Ruling[Verdict]] = field(default_factory=Due)
    lines: Log[Line] = field(default_factory=Log)

    @property
    def machine(self) -> bool:
        return on_machine(self.setting)

    @property
    def in_round(self) -> bool:
        """Bets are closed, or the demonstration has begun."""
        return self.stage not in (*BEFORE_THE_ROUND, "over")

    @cached_property
    def hidden(self) -> Side | None:
        """The side that shows its cards next: the Player first, once both have theirs (art7.1)."""
        if len(self.player.cards) + len(self.banker.cards) < FIRST_CARDS:
            return None
        return next((side for side in SIDES if hand_of(self, side).hidden), None)

    @cached_property
    def following(self) -> Ruling[Side | None]:
        """Whose card comes next by the rules, whether or not it is time for it."""
        return to_next(self.player.cards, self.banker.cards)


def hand_of(state: Round, side: Side) -> Hand:
    return state.player if side == "player" else state.banker


def with_hand(state: Round, side: Side, **changes: Any) -> Round:
    hand = changed(hand_of(state, side), **changes)
    return changed(state, player=hand) if side == "player" else changed(state, banker=hand)


def side_named(name: str) -> Side | None:
    return next((side for side in SIDES if side == name), None)
