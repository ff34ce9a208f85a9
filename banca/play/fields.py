"""Types of the fields in a record. Each defines its values in words, as a check and as JSON Schema.

A class declares its fields by annotations: `stake: MinorUnits | None = None`. Reading, writing, errors and the schema
of the record all follow from them.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields, replace
from functools import cache, lru_cache
from operator import attrgetter
from typing import Annotated, Any, TypeVar, get_args

from banca.law import RecordError
from banca.law.numbers import shown
from banca.law.parameters import MONEY, FieldType, whole_number_type
from banca.material.cards import Card
from banca.material.tiles import Tile
from banca.messages.errors import Listed, Message

COUNT_MOST = 10**6
NAME_MOST = 100
LIST_MOST = 40


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and _is_short_and_printable(value)


@lru_cache(maxsize=1 << 14)
def _is_short_and_printable(text: str) -> bool:
    return text == text.strip() != "" and text.isprintable() and len(text) <= NAME_MOST


def _is_number(value: Any) -> bool:
    return type(value) is int and abs(value) <= COUNT_MOST


def _is_list(value: Any) -> bool:
    return (
        isinstance(value, list | tuple) and len(value) <= LIST_MOST and all(_is_number(v) or _is_name(v) for v in value)
    )


NAME = FieldType(
    "name",
    Message("value-name", most=NAME_MOST),
    _is_name,
    {"type": "string", "minLength": 1, "maxLength": NAME_MOST},
)
COUNT = whole_number_type("count", Message("value-from-one-to-a-million"), 1, COUNT_MOST)
NUMBER = whole_number_type("number", Message("value-up-to-a-million"), -COUNT_MOST, COUNT_MOST)
SELECTION = FieldType(
    "selection",
    Message("value-selection"),
    lambda value: value is None or _is_number(value) or _is_name(value) or _is_list(value),
    {"$ref": "#/$defs/selection"},
)
FACES = FieldType(
    "faces", Message("value-faces"), _is_list, {"type": "array", "items": {"type": ["integer", "string"]}}
)
DEFINITIONS = {"selection": {"type": ["integer", "string", "array", "null"], "items": {"type": ["integer", "string"]}}}

T = TypeVar("T")
Name = Annotated[str, NAME]
CardName = Annotated[Card, NAME]
TileName = Annotated[Tile, NAME]
MinorUnits = Annotated[int, MONEY]
PositiveInt = Annotated[int, COUNT]
WholeNumber = Annotated[int, NUMBER]
LayoutNumber = Annotated[int, replace(COUNT, unwritten=1)]
SelectionValue = Annotated[Any, SELECTION]
ListOf = Annotated[tuple[T, ...], FACES]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a class whose values are written to records."""

    name: str
    type: FieldType
    default: Any
    nullable: bool

    @property
    def required(self) -> bool:
        return self.default is MISSING

    @property
    def schema(self) -> dict[str, Any]:
        schema = dict(self.type.schema)
        return {"anyOf": [schema, {"type": "null"}]} if self.nullable else schema

    def read(self, value: Any, where: Message | str, show: Callable[[Any], str] = shown) -> Any:
        return None if value is None and self.nullable else self.type.read(value, where, show)


def fields_of(kind: type) -> Mapping[str, Field]:
    """The declared fields of a dataclass, in order."""
    return _fields_of(kind)


@cache
def _fields_of(kind: Any) -> Mapping[str, Field]:
    return {f.name: Field(f.name, _field_type(f.type), f.default, type(None) in get_args(f.type)) for f in fields(kind)}


def _field_type(annotation: Any) -> FieldType:
    """The field type in an annotation, optional or not."""
    if found := [each for each in getattr(annotation, "__metadata__", ()) if isinstance(each, FieldType)]:
        return found[0]
    return _field_type(get_args(annotation)[0])


def read_fields(kind: type[T], data: Mapping[str, Any], owner: Message | str) -> T:
    """Make an object of this class from its fields in a record; `owner` names it in errors."""
    if _are_accepted(kind, data):  # nearly always: then no error needs to be worded
        lists = {name: tuple(value) for name, value in data.items() if type(value) is list}
        return kind(**({**data, **lists} if lists else data))
    declared = fields_of(kind)
    if not data.keys() <= declared.keys():
        unknown = next(name for name in data if name not in declared)
        raise RecordError("field-not-taken", owner=owner, field=shown(unknown), known=Listed(*declared))
    values = {}
    for name, field in declared.items():
        value = data.get(name, MISSING)
        if value is not MISSING:
            values[name] = field.read(value, Message("field-of", field=name, owner=owner))
        elif field.required:
            raise RecordError("field-missing", owner=owner, field=shown(name), meaning=field.type.meaning)
    return kind(**values)


def _are_accepted(kind: type, data: Mapping[str, Any]) -> bool:
    """Whether an object can be made of these fields."""
    accepts, required = _checks(kind)
    names = data.keys()
    if not (required <= names <= accepts.keys()):
        return False
    for name in names:  # noqa: SIM110 - every act of a journal is read, and `all` takes half as long again
        if not accepts[name](data[name]):
            return False
    return True


@cache
def _checks(kind: Any) -> tuple[Mapping[str, Callable[[Any], bool]], frozenset[str]]:
    """The check of each field, and the fields that must be there."""
    declared = fields_of(kind).values()
    return {f.name: f.type.accepts for f in declared}, frozenset(f.name for f in declared if f.required)


def write_fields(value: Any) -> dict[str, Any]:
    """The fields of an object as a record writes them, without those that a record leaves out."""
    kind: Any = type(value)
    written = {}
    names, values_of = _written(kind)
    for (name, unwritten), held in zip(names, values_of(value), strict=True):
        if held is not None and held != unwritten:
            written[name] = list(held) if isinstance(held, tuple) else held
    return written


@cache
def _written(kind: Any) -> tuple[tuple[tuple[str, Any], ...], Callable[[Any], tuple[Any, ...]]]:
    """The fields of a class, each with the value that a record leaves out, and what takes their values."""
    names = tuple((field.name, field.type.unwritten) for field in fields_of(kind).values())
    if len(names) < 2:  # `attrgetter` makes no tuple of one
        return names, lambda value: tuple(getattr(value, name) for name, _ in names)
    return names, attrgetter(*(name for name, _ in names))


def object_schema(kind: type, /, **others: Mapping[str, Any]) -> dict[str, Any]:
    """The JSON Schema of objects of this class, with these other properties first."""
    declared = fields_of(kind).values()
    required = [*others, *(field.name for field in declared if field.required)]
    return strict_object({**others, **{field.name: field.schema for field in declared}}, required)


def strict_object(properties: Mapping[str, Any], required: Iterable[str] = ()) -> dict[str, Any]:
    """An object with these properties and no others."""
    described = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    return {**described, "required": list(required)} if required else described
