"""What acts take from the order that was sealed before the bets.

The live table and the verifier of its records use this same code to decide which draw an act takes and when a new order
begins. So no record can depart from the order unnoticed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from banca.play.act import Act, Bet, Move, OnPosition, Withdraw
from banca.play.game import CARDS, NOTHING_DRAWN, THROWS, Drawing, Game, State

STREAMS = (THROWS, CARDS)
WAGERS = (Bet, Withdraw, Move, OnPosition)  # money alone: thousands of them in a large round


class DrawTree(Protocol):
    """A tree of draws: the whole tree at the table, its published commitment in a verifier."""

    @property
    def leaves(self) -> int: ...


T = TypeVar("T", bound=DrawTree)


@dataclass(frozen=True, slots=True)
class Run(Generic[T]):
    """A tree, and the place of its next draw."""

    tree: T
    place: int = 0

    @property
    def used_up(self) -> bool:
        return self.place >= self.tree.leaves


@dataclass(frozen=True, slots=True)
class Taken(Generic[T]):
    """What an act took from a tree: a number of unseen places, or one place and what it showed.

    A void throw takes a place and may show anything: `shown` is None.
    """

    tree: T
    place: int
    unseen: int = 0
    shown: str | None = None


class Trees(Protocol[T]):
    """Where new trees come from: sealed at the table, read from what was published in a verifier."""

    def new_tree(self, stream: str, weights: Mapping[Any, int]) -> T:
        """A new tree of draws with these weights."""

    def announce(self, stream: str, run: Run[T]) -> None:
        """Publish that a round draws from a tree from this place on."""


@dataclass(slots=True)
class Order(Generic[T]):
    """The order of draws at one table, from round to round."""

    game: Game[Any]
    runs: dict[str, Run[T]]
    face_down: Run[T] | None = None
    astray: tuple[tuple[str, Run[T]], ...] = ()  # cards that were dealt by mistake

    def follow(self, before: State, after: State) -> None:
        """After a change of setting between rounds: drop an order if its weights have changed."""
        if self.game.card_weights(before) != self.game.card_weights(after):
            self.runs.pop(CARDS, None)
        if self.game.throw_weights(before) != self.game.throw_weights(after):
            self.runs.pop(THROWS, None)

    def open(self, state: State, trees: Trees[T]) -> None:
        """Open a round: continue at the next place, unless the cards are shuffled or used up."""
        self.face_down, self.astray = None, ()
        cards = self.runs.get(CARDS)
        if cards and (self.game.traits.shuffles_every_round or cards.used_up or not self.game.card_weights(state)):
            del self.runs[CARDS]
        for stream in STREAMS:
            if stream in self.runs and not self.runs[stream].used_up:
                trees.announce(stream, self.runs[stream])
            else:
                self._begin(stream, self._weights(stream, state), trees)

    def awaited(self, state: State, act: Act) -> Run[T] | None:
        """The place of the draw for an act of chance; None if nothing is sealed for it."""
        drawing = self.game.drawing(state, act)
        run = self.face_down if drawing.turned_up and self.face_down else self.runs.get(drawing.stream)
        return None if run is None or run.used_up else run

    def take(self, before: State, act: Act, after: State, trees: Trees[T]) -> list[Taken[T]]:
        """What the act takes, in order; LookupError if it shows something for which nothing was sealed."""
        drawing = NOTHING_DRAWN if isinstance(act, WAGERS) else self.game.drawing(before, act)
        taken: list[Taken[T]] = []
        if drawing.void_throw:
            taken.append(self._next(THROWS))
        if drawing.shown is not None:
            taken.append(self._take_shown(drawing.shown, drawing))
        elif isinstance(act, self.game.chance_acts):
            raise LookupError(act.name)
        if drawing.unseen:
            taken += self._unseen(drawing.unseen, face_down=drawing.face_down)
        if drawing.shuffles:
            self.runs.pop(CARDS, None)
        for stream in self.game.streams:
            run = self.runs.get(stream)
            used_up = run is not None and stream == THROWS and run.used_up
            if run is None or used_up:
                weights = self._weights(stream, after)
                if (weights or used_up) and not self.game.is_over(after):
                    self.runs.pop(stream, None)
                    self._begin(stream, weights, trees)
        return taken

    def _weights(self, stream: str, state: State) -> Mapping[Any, int]:
        return self.game.throw_weights(state) if stream == THROWS else self.game.card_weights(state)

    def _begin(self, stream: str, weights: Mapping[Any, int], trees: Trees[T]) -> None:
        if weights:
            self.runs[stream] = Run(trees.new_tree(stream, weights))
            trees.announce(stream, self.runs[stream])

    def _take_shown(self, shown: str, drawing: Drawing) -> Taken[T]:
        if drawing.turned_up and self.face_down:
            run, self.face_down = self.face_down, None
            return Taken(run.tree, run.place, shown=shown)
        if drawing.again:
            found = dict(reversed(self.astray))[shown]
            self.astray = tuple(each for each in self.astray if each != (shown, found))
            return Taken(found.tree, found.place, shown=shown)
        taken = self._next(drawing.stream, shown)
        if drawing.astray:
            self.astray = (*self.astray, (shown, Run(taken.tree, taken.place)))
        return taken

    def _unseen(self, count: int, *, face_down: bool) -> list[Taken[T]]:
        run = self.runs.get(CARDS)
        if run is None or run.used_up:
            return []
        count = min(count, run.tree.leaves - run.place)
        self.runs[CARDS] = Run(run.tree, run.place + count)
        if face_down:
            self.face_down = run
        return [Taken(run.tree, run.place, unseen=count)]

    def _next(self, stream: str, shown: str | None = None) -> Taken[T]:
        run = self.runs[stream]
        if run.used_up:
            raise LookupError(stream)
        self.runs[stream] = Run(run.tree, run.place + 1)
        return Taken(run.tree, run.place, shown=shown)
