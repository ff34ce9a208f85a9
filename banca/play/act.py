"""Acts: all that can happen at a table, each a small frozen value and one flat object of plain words in a record."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any, ClassVar

from banca.law import RecordError
from banca.law.numbers import shown
from banca.law.parameters import MONEY_MOST
from banca.money import Position, Selection


@dataclass(frozen=True, slots=True)
class Act:
    """Every act has a word for a name. `checks` says what each field must be."""

    word: ClassVar[str] = ""
    checks: ClassVar[Mapping[str, str]] = {}

    @property
    def name(self) -> str:
        return self.word

    def to_json(self) -> dict[str, Any]:
        said: dict[str, Any] = {"act": self.name}
        kind: Any = type(self)
        for name in _fields(kind):
            value = getattr(self, name)
            if value is not None and (name, value) != ("layout", 1):
                said[name] = list(value) if isinstance(value, tuple) else value
        return said


@dataclass(frozen=True, slots=True)
class Do(Act):
    """A step of the procedure that needs no more words than its name: cover, clasp, bell, lift."""

    step: str

    @property
    def name(self) -> str:
        return self.step

    def to_json(self) -> dict[str, Any]:
        return {"act": self.step}


@dataclass(frozen=True, slots=True)
class Bet(Act):
    word: ClassVar[str] = "bet"
    checks: ClassVar[Mapping[str, str]] = {
        "player": "name", "bet": "name", "stake": "money",
        "selection": "selection", "layout": "count", "place": "count",
    }  # fmt: skip

    player: str
    bet: str
    stake: int
    selection: Any = None
    layout: int = 1
    place: int | None = None  # the numbered box or seat, where the table has them


@dataclass(frozen=True, slots=True)
class Withdraw(Act):
    word: ClassVar[str] = "withdraw"
    checks: ClassVar[Mapping[str, str]] = Bet.checks

    player: str
    bet: str
    selection: Any = None
    stake: int | None = None  # all that may be taken back, unless said
    layout: int = 1
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Move(Act):
    word: ClassVar[str] = "move"
    checks: ClassVar[Mapping[str, str]] = {**Bet.checks, "to": "name", "to_selection": "selection"}

    player: str
    bet: str
    to: str
    selection: Any = None
    to_selection: Any = None
    stake: int | None = None
    layout: int = 1
    place: int | None = None


@dataclass(frozen=True, slots=True)
class OnPosition(Act):
    """An act on one stake: whose, on which bet."""

    checks: ClassVar[Mapping[str, str]] = Bet.checks

    player: str
    bet: str
    selection: Any = None
    layout: int = 1
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Take(OnPosition):
    word: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Pay(OnPosition):
    word: ClassVar[str] = "pay"


@dataclass(frozen=True, slots=True)
class Return(OnPosition):
    word: ClassVar[str] = "return"


def on(position: Position, act: type[OnPosition]) -> Act:
    chosen: Selection = position.selection
    return act(position.player, position.bet, chosen, position.layout, position.place)


COUNT_MOST = 10**6
NAME_MOST = 100
WORDS_MOST = 40


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and value == value.strip() != "" and value.isprintable() and len(value) <= NAME_MOST


def _is_number(value: Any) -> bool:
    return type(value) is int and abs(value) <= COUNT_MOST


def _is_selection(value: Any) -> bool:
    several = value if isinstance(value, list | tuple) else (value,)
    return value is None or (len(several) <= WORDS_MOST and all(_is_number(v) or _is_name(v) for v in several))


CHECKS: Mapping[str, tuple[str, Any]] = {
    "name": (f"a name of at most {NAME_MOST} letters", _is_name),
    "money": ("whole minor units, from 1 to 10^15", lambda v: type(v) is int and 0 < v <= MONEY_MOST),
    "count": ("a whole number from 1 to a million", lambda v: type(v) is int and 0 < v <= COUNT_MOST),
    "number": ("a whole number up to a million", _is_number),
    "selection": ("a number up to a million, a name or a list of them", _is_selection),
    "dice": ("a list of faces", lambda v: isinstance(v, list | tuple) and _is_selection(v)),
}


def read_act(said: Any, kinds: Mapping[str, type[Act]], steps: frozenset[str]) -> Act:
    """An act from its flat object. What is not an act of the game is an error, not a refusal."""
    if not isinstance(said, Mapping) or not isinstance(said.get("act"), str):
        raise RecordError(f'an act is an object with an "act": {shown(said)} is not')
    word = said["act"]
    if word in steps:
        if extra := [k for k in said if k != "act"]:
            raise RecordError(f"the act {word} takes no {shown(extra[0])}")
        return Do(word)
    if word not in kinds:
        raise RecordError(f"no act {shown(word)} in this game: there are {', '.join(sorted({*kinds, *steps}))}")
    kind: Any = kinds[word]
    known = _fields(kind)
    if extra := [k for k in said if k != "act" and k not in known]:
        raise RecordError(f"the act {word} takes no {shown(extra[0])}: it takes {', '.join(known)}")
    values: dict[str, Any] = {}
    for name, default in known.items():
        if name not in said:
            if default is MISSING:
                raise RecordError(f"the act {word} needs {name!r}: {CHECKS[kind.checks[name]][0]}")
            continue
        meaning, holds = CHECKS[kind.checks[name]]
        if not holds(said[name]) and not (said[name] is None and default is None):
            raise RecordError(f"{name} of the act {word} must be {meaning}, not {shown(said[name])}")
        values[name] = _frozen(said[name])
    act: Act = kind(**values)
    return act


@cache
def _fields(kind: Any) -> Mapping[str, Any]:
    """What an act of this kind says, each with what it means where it is left out."""
    return {f.name: f.default for f in fields(kind)}


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
