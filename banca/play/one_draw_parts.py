"""The parts of a game decided by one draw, as data: steps, round, irregularities, draw, betting, payments."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from banca.law import Refusal, refuse
from banca.messages.errors import Message
from banca.money import Log, Position, Stakes
from banca.play.act import Act, Pay, Return
from banca.play.bets import Verdict
from banca.play.payment import Due
from banca.play.rule import Ruling
from banca.play.setting import Setting

F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the procedure, and the norm that skipping it would break.

    Its sentence is `refusal-NORM`, or `refusal-NORM-CASE` if `says` is a case; or a message of its own.
    """

    act: Act | None  # the prescribed act; None if chance decides
    clause: str
    norm: str
    says: Message | str = ""
    open: bool = False  # bets may be made until it is done
    may_lapse: bool = False  # it may be left out
    holds_bets: bool = False  # a bet before it breaks the step's norm, not the game's
    holds_payment: bool = True  # no stake is taken or paid before it
    follows: str | None = None  # the step that must come before it by its own clause
    once_paid: bool = False  # a step of the next round that may come once every winning bet is paid
    check: Callable[[Act], Refusal | None] = lambda _: None

    def refusal(self) -> Refusal:
        if isinstance(self.says, Message) or " " in self.says:
            return Refusal(self.norm, self.clause, self.says, untimely=True)
        return refuse(self.norm, self.clause, self.says, untimely=True)


@dataclass(frozen=True, slots=True)
class Round:
    """A round in progress: the steps ahead, the stakes, and what chance has shown."""

    setting: Setting
    ahead: tuple[Step, ...]
    stakes: Stakes = ()
    shown: Act | None = None  # what chance showed
    irregular: tuple[Act, ...] = ()  # irregularities that affect the result or the payment
    due: Due[Ruling[Verdict]] = field(default_factory=Due)  # decided by the result, not settled yet
    taken: Log[Position] = field(default_factory=Log)  # losing stakes, in the order in which they were taken
    paid: Log[Position] = field(default_factory=Log)  # bets paid or given back, in that order

    @property
    def only_losing_stakes_are_due(self) -> bool:
        return bool(self.due) and not (self.due.first_of(Pay) or self.due.first_of(Return))


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something that can go wrong, and its consequences."""

    act: type[Act]
    clause: str
    refusal: Callable[[Round, Any], Refusal | None]
    after: Callable[[Round, Any], Round]
    steps: frozenset[str] = frozenset()  # steps that come only after it
    acts: tuple[type[Act], ...] = ()  # the same, for acts with fields
    steps_clause: str | None = None  # the clause that prescribes them


@dataclass(frozen=True)
class ResultDraw(Generic[F]):
    """What chance shows: the act, its probabilities, and its meaning for the bets."""

    act: type[Act]
    weights: Callable[[Setting], Mapping[Act, int]]
    fact: Callable[[Any, tuple[Act, ...]], F]  # what decides the bets, given the irregularities
    describe: Callable[[Any, tuple[Act, ...]], Mapping[str, Any]]  # as the croupier announces it
    refusal: Callable[[Round, Any], Refusal | None]
    normalise: Callable[[Any], Act] = lambda act: act  # the form that records use, whatever was typed


@dataclass(frozen=True)
class BettingHours:
    """Why a bet is refused while betting is not open."""

    unopened: Refusal
    closed: Callable[[Setting], Refusal]
    late: Refusal | None = None  # after the result, if that breaks another norm than `closed`


@dataclass(frozen=True, slots=True)
class VoidRoundClauses:
    """The clauses on a void round."""

    pays_nothing: str | None = None
    stakes_stay: str | None = None


@dataclass(frozen=True)
class Payments:
    """How losing stakes are taken and winning bets paid."""

    clause: str
    reading: str | None = None  # the reading by which losing stakes come first, if the text does not say so
    rank: Callable[[Position], int] = lambda _: 0  # lower ranks are paid first
    in_order: Callable[[Round, Position], Refusal | None] = lambda *_: None
    first: Callable[[Round], Position] = lambda state: state.due.first  # to pay, after all losing stakes are taken
    by_player: Callable[[Setting], bool] = lambda _: False  # all bets of a player may be paid at once
    before: Callable[[Round], Act | None] = lambda _: None  # an act that must come first (chips put back in place)
