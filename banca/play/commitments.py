"""Commitments in records: what a table announced before the bets, and what each act of a round opened."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, TypeVar

from banca.law import RecordError
from banca.law.numbers import described
from banca.law.parameters import FieldType, whole_number_type
from banca.material.commitment import Commitment, Opening
from banca.messages import Language, message
from banca.messages.errors import Listed, Message
from banca.play.fields import fields_of, write_fields
from banca.play.order import STREAMS

T = TypeVar("T")
LEAVES_MOST = 10**6
ROUNDS_MOST = 10**9


def _text(name: str, meaning: Message, pattern: str = "") -> FieldType:
    """Texts that fit a pattern, if there is one."""
    if not pattern:
        return FieldType(name, meaning, lambda value: isinstance(value, str), {"type": "string"})
    fits = re.compile(pattern).fullmatch
    schema = {"type": "string", "pattern": f"^{pattern}$"}
    return FieldType(name, meaning, lambda value: isinstance(value, str) and fits(value) is not None, schema)


def _are_hashes(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(map(HASH.accepts, value))


DIGEST = _text("digest", Message("value-digest"), "sha256:[0-9a-f]{64}")
TABLE_ID = _text("table_id", Message("value-table-id"), "[A-Za-z0-9_-]{1,64}")
HASH = _text("hash", Message("value-hash"), "[0-9a-f]{64}")
NONCE = _text("nonce", Message("value-nonce"), "[0-9a-f]{32}")
PATH = FieldType(
    "path",
    Message("value-path"),
    _are_hashes,
    {"type": "array", "items": HASH.schema},
)
STREAM = FieldType("stream", Listed(*STREAMS, by="list-or"), STREAMS.__contains__, {"enum": list(STREAMS)})
ROUND = whole_number_type("round", Message("value-from-one"), 1, ROUNDS_MOST)
ROUNDS = whole_number_type("rounds", Message("value-whole-number"), 0, ROUNDS_MOST - 1)
LEAVES = whole_number_type("leaves", Message("value-from-one-to-a-million"), 1, LEAVES_MOST)
UNSEEN = whole_number_type("unseen", Message("value-from-one"), 1, LEAVES_MOST)
ACT = whole_number_type("act", Message("value-act-number"), 1, LEAVES_MOST)
ACT_OR_NONE = whole_number_type("act", Message("value-act-number-or-zero"), 0, LEAVES_MOST)
PLACE = whole_number_type("place", Message("value-whole-number"), 0, LEAVES_MOST)
PLACE_IN_TREE = replace(PLACE, meaning=Message("value-place-in-tree"))

TableId = Annotated[str, TABLE_ID]
Digest = Annotated[str, DIGEST]
TreeName = Annotated[str, _text("tree", Message("value-tree-name"))]


@dataclass(frozen=True, slots=True)
class Announced:
    """A tree from which a round draws, and where it begins; published before anybody can bet."""

    of: Annotated[str, STREAM]
    tree: TreeName
    leaves: Annotated[int, LEAVES]
    root: Annotated[str, HASH]
    place: Annotated[int, PLACE_IN_TREE]
    after: Annotated[int, ACT_OR_NONE]  # the act after which it begins: 0, unless the cards are shuffled in the round

    @classmethod
    def from_tree(cls, of: str, tree: Commitment, place: int, after: int) -> "Announced":
        return cls(of, tree.tree, tree.leaves, tree.root, place, after)

    @property
    def commitment(self) -> Commitment:
        return Commitment(self.tree, self.leaves, self.root)

    def to_json(self) -> dict[str, Any]:
        return write_fields(self)

    def __str__(self) -> str:
        """As the table shows it and `--commitment` takes it."""
        return f"{self.root}@{self.place}"


@dataclass(frozen=True, slots=True)
class Origin:
    """The table and round of a record, and the digest of the record before it."""

    table_id: TableId
    round: Annotated[int, ROUND]
    previous: Digest | None

    def to_json(self) -> dict[str, Any]:
        return write_fields(self)

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "round", **self.to_json()}

    def said_in(self, language: Language, edition: object = None) -> str:
        del edition
        return message(language, "round-of-table", round=self.round, table=self.table_id)

    def __str__(self) -> str:
        return self.said_in("en")


ORIGIN = tuple(fields_of(Origin))


@dataclass(frozen=True, slots=True)
class Closed:
    """A table closed after this many rounds; `previous` is the digest of the last record."""

    table_id: TableId
    rounds: Annotated[int, ROUNDS]
    previous: Digest | None

    def to_json(self) -> dict[str, Any]:
        return write_fields(self)

    @staticmethod
    def read(data: Mapping[str, Any]) -> "Closed":
        rounds = ROUNDS.read(data["rounds"], _where("rounds"), shortly)
        following = read_origin({**{key: data[key] for key in data if key != "rounds"}, "round": rounds + 1})
        if following is None or not {*data} <= {*fields_of(Closed)}:
            raise RecordError("commitment-end-of-table")
        return Closed(following.table_id, rounds, following.previous)


@dataclass(frozen=True, slots=True)
class Draw:
    """What an act of a record, counted from 1, took from a tree."""

    act: Annotated[int, ACT]
    tree: TreeName
    place: Annotated[int, PLACE]

    def to_json(self) -> dict[str, Any]:
        return write_fields(self)


@dataclass(frozen=True, slots=True)
class OpenedDraw(Draw):
    """One place, what was drawn there, and its proof."""

    drawn: Annotated[str, _text("drawn", Message("value-is-a-text"))]
    nonce: Annotated[str, NONCE]
    path: Annotated[tuple[str, ...], PATH]

    @property
    def opening(self) -> Opening:
        return Opening(self.place, self.drawn, self.nonce, self.path)


@dataclass(frozen=True, slots=True)
class UnseenDraw(Draw):
    """This many places, from this one on, that nobody sees."""

    unseen: Annotated[int, UNSEEN]


# Reading commitments from a record.


def read_origin(data: Mapping[str, Any]) -> Origin | None:
    if not {*ORIGIN} & {*data}:
        return None
    origin = _read(Origin, data)
    if (origin.round == 1) != (origin.previous is None):
        raise RecordError("commitment-previous-misplaced", value=shortly(origin.previous))
    return origin


def read_root(text: str) -> tuple[str, int]:
    """ROOT or ROOT@PLACE, as a table shows it."""
    root, at, place = text.strip().lower().removeprefix("sha256:").partition("@")
    if not HASH.accepts(root) or (at and not re.fullmatch(r"[0-9]{1,7}", place)):
        raise RecordError("commitment-not-a-root", text=shortly(text))
    return root, int(place or 0)


def read_announced(data: Any, table_id: str) -> Announced:
    keys = fields_of(Announced)
    if not isinstance(data, Mapping) or {*data} != {*keys}:
        raise RecordError("commitment-fields", fields=Listed(*keys))
    named = _text("tree", Message("value-tree-of-table", table=table_id), re.escape(table_id) + "/[1-9][0-9]{0,9}")
    named.read(data["tree"], _where("tree"), shortly)
    announced = _read(Announced, data)
    if announced.place >= announced.leaves:
        where, meaning = _where("place"), PLACE_IN_TREE.meaning
        raise RecordError("value-must-be", where=where, meaning=meaning, value=str(announced.place))
    return announced


def read_draw(data: Any) -> Draw:
    keys = {*data} if isinstance(data, Mapping) else set()
    for kind in (OpenedDraw, UnseenDraw):
        if keys == {*fields_of(kind)}:
            return _read(kind, data)
    raise RecordError("commitment-draw-fields")


def _read(kind: type[T], data: Mapping[str, Any]) -> T:
    return kind(**{f.name: f.read(data.get(f.name), _where(f.name), shortly) for f in fields_of(kind).values()})


def _where(name: str) -> Message:
    return Message("commitment-field", field=name)


def shortly(value: Any) -> str:
    if isinstance(value, list | dict):
        return described("value-is-a-list" if isinstance(value, list) else "value-is-an-object")
    text = ascii(value)
    return text if len(text) < 80 else f"{text[:70]}…"
