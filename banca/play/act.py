"""Acts: everything that can happen at a table. Each is a small frozen value, and one flat object in a record."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from banca.law import RecordError
from banca.law.numbers import shown
from banca.messages.errors import Listed, Message
from banca.money import Position
from banca.play.fields import (
    LayoutNumber,
    MinorUnits,
    Name,
    PositiveInt,
    SelectionValue,
    read_fields,
    write_fields,
)

HIDDEN = "??"  # what is seen of a card or tile that lies face down


@dataclass(frozen=True, slots=True)
class Act:
    """An act has a name, and fields whose types say what a record may contain."""

    word: ClassVar[str] = ""
    face_down: ClassVar[tuple[str, ...]] = ()  # the fields with cards or tiles that may lie face down

    @property
    def name(self) -> str:
        return self.word

    def to_json(self) -> dict[str, Any]:
        return {"act": self.name, **write_fields(self)}


@dataclass(frozen=True, slots=True)
class Do(Act):
    """A step of the procedure that its name alone describes: cover, clasp, bell, lift.

    >>> import banca
    >>> banca.Do("bell").to_json()
    {'act': 'bell'}
    """

    step: Name

    @property
    def name(self) -> str:
        return self.step

    def to_json(self) -> dict[str, Any]:
        return {"act": self.step}


@dataclass(frozen=True, slots=True)
class Bet(Act):
    """A stake on a bet, in minor units.

    >>> import banca
    >>> banca.Bet("ana", "total", 5000, selection=9).to_json()
    {'act': 'bet', 'player': 'ana', 'bet': 'total', 'stake': 5000, 'selection': 9}
    """

    word: ClassVar[str] = "bet"

    player: Name
    bet: Name
    stake: MinorUnits
    selection: SelectionValue = None
    layout: LayoutNumber = 1
    place: PositiveInt | None = None  # the numbered box or seat, if the table has them


@dataclass(frozen=True, slots=True)
class Withdraw(Act):
    """A stake taken back.

    >>> import banca
    >>> banca.Withdraw("ana", "small").to_json()
    {'act': 'withdraw', 'player': 'ana', 'bet': 'small'}
    """

    word: ClassVar[str] = "withdraw"

    player: Name
    bet: Name
    selection: SelectionValue = None
    stake: MinorUnits | None = None  # by default everything that may be taken back
    layout: LayoutNumber = 1
    place: PositiveInt | None = None


@dataclass(frozen=True, slots=True)
class Move(Act):
    """A stake moved to another bet.

    >>> import banca
    >>> banca.Move("ana", "small", to="big").to_json()
    {'act': 'move', 'player': 'ana', 'bet': 'small', 'to': 'big'}
    """

    word: ClassVar[str] = "move"

    player: Name
    bet: Name
    to: Name
    selection: SelectionValue = None
    to_selection: SelectionValue = None
    stake: MinorUnits | None = None
    layout: LayoutNumber = 1
    place: PositiveInt | None = None

    def to_bet(self, amount: int) -> Bet:
        """The bet that the stake is moved to."""
        return Bet(self.player, self.to, amount, self.to_selection, self.layout, self.place)


@dataclass(frozen=True, slots=True)
class OnPosition(Act):
    """An act on one player's stake on one bet."""

    player: Name
    bet: Name
    selection: SelectionValue = None
    layout: LayoutNumber = 1
    place: PositiveInt | None = None


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
    """The act on the stake at a position."""
    return act(position.player, position.bet, position.selection, position.layout, position.place)


def read_act(data: Any, kinds: Mapping[str, type[Act]], steps: frozenset[str]) -> Act:
    """Read an act from its flat object. An act that the game does not know is an error, not a refusal."""
    if not (type(data) is dict or isinstance(data, Mapping)) or not isinstance(data.get("act"), str):
        raise RecordError("act-not-an-object", value=shown(data))
    word = data["act"]
    if word in steps:
        if extra := [k for k in data if k != "act"]:
            raise RecordError("act-takes-no-field", act=word, field=shown(extra[0]))
        return _step(word)
    if word not in kinds:
        raise RecordError("act-unknown", act=shown(word), acts=Listed(*sorted({*kinds, *steps})))
    fields = dict(data)
    del fields["act"]
    return read_fields(kinds[word], fields, _owner(word))


@cache
def _step(word: str) -> Do:
    return Do(word)


@cache
def _owner(word: str) -> Message:
    return Message("owner-act", act=word)
