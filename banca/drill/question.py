"""A question of a drill: what is shown, what may be answered, what is right, and the clauses that say so."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

from banca.law import Refusal
from banca.messages.errors import Message
from banca.money import Line, Position
from banca.play.act import Act
from banca.play.game import Game
from banca.play.setting import Setting

LEVELS = 3  # of difficulty


class Kind(StrEnum):
    """What is drilled.

    >>> from banca.drill import Kind
    >>> [kind.value for kind in Kind]
    ['payouts', 'procedure', 'rulings', 'ranks', 'roads']
    """

    PAYOUTS = "payouts"  # what a bettor is paid
    PROCEDURE = "procedure"  # which act of a round was wrong, by which article, and what comes instead
    RULINGS = "rulings"  # what comes next, also after an irregularity; what becomes of a bet
    RANKS = "ranks"  # which hand is the better one
    ROADS = "roads"  # where a result is marked


@dataclass(frozen=True, slots=True)
class Payment:
    """Bets of one bettor that a result decides: what is he paid, his stakes left aside?"""

    result: Mapping[str, Any]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """Acts one after another, one of which the law refuses at its place; `done` are those before them."""

    done: tuple[Act, ...]
    acts: tuple[Act, ...]
    refusal: Refusal
    instead: Act | None  # what is prescribed there


@dataclass(frozen=True, slots=True)
class Moment:
    """What was done last in a round: which act comes next? A choice is an act without what chance will show."""

    done: tuple[Act, ...]
    choices: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Hands:
    """Hands to judge. `asks` is the message that asks; the choices are messages, or hands themselves."""

    asks: Message
    hands: tuple[Mapping[str, Any], ...]
    choices: tuple[Message | Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Road:
    """Results of a shoe: what does a road show once the last of them is marked?"""

    road: str
    results: tuple[str, ...]
    choices: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A bet, and the result that decides it: is it paid, taken or given back?"""

    CHOICES: ClassVar = tuple(map(Message, ("drill-choice-paid", "drill-choice-taken", "drill-choice-returned")))

    result: Mapping[str, Any]
    position: Position
    stake: int


Asked = Payment | Fault | Moment | Hands | Road | Outcome


@dataclass(frozen=True, slots=True)
class Draft:
    """A question that nobody has been asked yet.

    The right answer is a whole number: an amount in minor units, or the place of a choice, counted from 1.
    """

    topic: str  # a bet, an act or a rank: what to ask again where the answer was wrong
    asked: Asked
    right: int
    clauses: tuple[str, ...]
    readings: tuple[str, ...] = ()
    choices: int | None = None  # how many there are; None where an amount is asked


@dataclass(frozen=True, slots=True)
class Question(Draft):
    """A question that was asked, and its right answer.

    >>> import banca
    >>> from banca.drill import Deck, Kind
    >>> law = banca.edition("roulette-60-2004")
    >>> setting = banca.Setting(banca.option_set(law), banca.Limits(1000, 1_000_000, 100))
    >>> deck = Deck(banca.game_of(law.slug), setting, [Kind.PAYOUTS], seed="7")
    >>> from banca.drill import Question
    >>> question = deck.ask()
    >>> isinstance(question, Question), question.number, question.kind.value, question.is_right(question.right)
    (True, 1, 'payouts', True)
    """

    number: int = field(kw_only=True)
    kind: Kind = field(kw_only=True)
    level: int = field(kw_only=True)
    game: Game[Any] = field(kw_only=True, repr=False)
    setting: Setting = field(kw_only=True, repr=False)

    def is_right(self, answer: int | None) -> bool:
        return answer == self.right
