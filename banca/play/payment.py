"""Payment: which stakes to take, pay or return, and in which order."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar

from immutables import Map

from banca.law import Edition, Refusal, refuse
from banca.law.words import ActWord, BetWord
from banca.messages.errors import Listed
from banca.money import Line, Position, Stake, line
from banca.play.act import OnPosition, Pay, Return, Take
from banca.play.bets import Verdict
from banca.play.rule import Ruling

V = TypeVar("V")
Payment = type[OnPosition]
ClausesFor = Callable[[Any], tuple[str, ...]]  # the clauses of what is due
CLAUSES: ClausesFor = attrgetter("clauses")
Rulings = Mapping[Position, Ruling[Verdict]]

PAYMENTS: Mapping[str, Payment] = {"lose": Take, "win": Pay, "push": Return}


def payment_of(ruling: Ruling[Verdict]) -> Payment:
    return PAYMENTS[ruling.value.result]


@dataclass(frozen=True, slots=True, eq=False)
class Due(Mapping[Position, V]):
    """Stakes that are decided but not settled yet, in the order of payment, each with a value that the game gives.

    The order is computed once and never changes. Each queue (stakes to take, to pay, to return, or of one player) knows
    its first unsettled entry, so no act has to scan all of them.
    """

    entries: tuple[tuple[Position, V, Payment], ...] = ()  # settled or not
    places: Mapping[Position, int] = field(default_factory=dict)  # index in `entries`
    queues: Mapping[Payment | str, tuple[int, ...]] = field(default_factory=dict)  # indexes in `entries`
    heads: Map[Any, int] = field(default_factory=Map)  # the first unsettled entry of each queue
    settled: Map[int, None] = field(default_factory=Map)

    @property
    def first(self) -> Position:
        """The next stake to settle; there must be one."""
        return self.entries[min(self._head(kind) for kind in PAYMENTS.values() if kind in self.heads)][0]

    def first_of(self, queue: Payment | str) -> Position | None:
        """The next stake to take, pay or return, or the next of a player; None if there is none."""
        return self.entries[self._head(queue)][0] if queue in self.heads else None

    def payment(self, position: Position) -> Payment:
        """Whether to take, pay or return this stake."""
        return self.entries[self.places[position]][2]

    def without(self, position: Position) -> "Due[V]":
        """What is due once this stake is settled."""
        at = self.places[position]
        settled, heads = self.settled.set(at, None), self.heads
        for queue in (self.entries[at][2], position.player):
            if queue in heads and self._head(queue) == at:
                heads = _advance_queue(heads, queue, self.queues[queue], settled)
        return Due(self.entries, self.places, self.queues, heads, settled)

    def __getitem__(self, position: Position) -> V:
        if position not in self:
            raise KeyError(position)
        return self.entries[self.places[position]][1]

    def __contains__(self, position: object) -> bool:
        at = self.places.get(position)  # type: ignore[call-overload]
        return at is not None and at not in self.settled

    def __iter__(self) -> Iterator[Position]:
        return (position for at, (position, _, _) in enumerate(self.entries) if at not in self.settled)

    def __len__(self) -> int:
        return len(self.entries) - len(self.settled)

    def _head(self, queue: Payment | str) -> int:
        return self.queues[queue][self.heads[queue]]


Heads = Map[Any, int]


def _advance_queue(heads: Heads, queue: Payment | str, places: tuple[int, ...], settled: Map[int, None]) -> Heads:
    """Move the head of a queue to its next unsettled entry, or remove the queue at its end."""
    at = heads[queue]
    while at < len(places) and places[at] in settled:
        at += 1
    return heads.set(queue, at) if at < len(places) else heads.delete(queue)


def due_of(
    values: Mapping[Position, V], payment: Callable[[Any], Payment] = payment_of, *, by_player: bool = False
) -> Due[V]:
    """Build what is due from values in the order of payment."""
    entries = tuple((position, value, payment(value)) for position, value in values.items())
    queues: dict[Payment | str, list[int]] = {}
    for at, (position, _, kind) in enumerate(entries):
        for queue in (kind, position.player) if by_player else (kind,):
            queues.setdefault(queue, []).append(at)
    places = {position: at for at, (position, _, _) in enumerate(entries)}
    return Due(entries, places, {queue: tuple(of) for queue, of in queues.items()}, Map(dict.fromkeys(queues, 0)))


def line_of(edition: Edition, stake: Stake, ruling: Ruling[Verdict]) -> Line:
    """The settlement line of a decided stake."""
    if ruling.value.result == "stay":
        raise ValueError("a bet that stays has no line in the settlement")
    readings = readings_of(edition, ruling.clauses)
    return line(stake, ruling.value.result, ruling.value.odds, ruling.clauses, readings)


@lru_cache(maxsize=1 << 12)
def readings_of(edition: Edition, clauses: tuple[str, ...]) -> tuple[str, ...]:
    return edition.readings_of(*clauses)


def losing_first(rulings: Rulings) -> Rulings:
    """Sort losing stakes to the front; the others keep their order."""
    return dict(sorted(rulings.items(), key=lambda entry: payment_of(entry[1]) is not Take))


def refuse_payment(
    act: OnPosition,
    position: Position | None,
    due: Due[V],
    clause: str,
    reading: str | None,
    clauses_for: ClausesFor = CLAUSES,
) -> Refusal | None:
    """Why a payment is not allowed: it is not due, it contradicts the result, or losing stakes are still there."""
    if refusal := refuse_undue(act, position, due, clause, clauses_for):
        return refusal
    if not isinstance(act, Take) and due.first_of(Take):
        return refuse_losing((p for p in due if due.payment(p) is Take), clause, reading)
    return None


def refuse_losing(losing: Iterable[Position], clause: str, reading: str | None) -> Refusal:
    if reading is None:
        return refuse("losing_stakes_must_be_taken_first", clause, losing=Listed(*losing))
    return refuse("losing_stakes_must_be_taken_first", clause, "reading", losing=Listed(*losing), reading=reading)


def refuse_undue(
    act: OnPosition, position: Position | None, due: Due[V], clause: str, clauses_for: ClausesFor = CLAUSES
) -> Refusal | None:
    """Why a payment is not allowed: it is not due, or it contradicts the result."""
    if position is None or position not in due:
        bet = BetWord(act.bet) if position is None else BetWord(position.bet, position.selection)
        if not due:
            return refuse("payment_must_be_due", clause, "none", player=act.player, bet=bet)
        return refuse("payment_must_be_due", clause, player=act.player, bet=bet, due=Listed(*due))
    kind = due.payment(position)
    if not isinstance(act, kind):
        clause = clauses_for(due[position])[:2][-1]
        due_act, done = ActWord(kind.word), ActWord(act.name)
        return refuse("payment_must_follow_the_result", clause, position=position, due=due_act, act=done)
    return None


def refuse_out_of_order(act: OnPosition, position: Position, due: Due[V], clause: str | None) -> Refusal | None:
    """Why a payment is not allowed now, if the order of payment is fixed."""
    first = due.first_of(type(act))
    if position == first:
        return None
    return refuse("payment_must_keep_the_order", clause, first=first, position=position)
