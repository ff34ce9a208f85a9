"""Parameters: sums, counts, shares and words that the house fixes at its table and the law does not bound."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from banca.law.errors import OptionError, RecordError
from banca.law.instrument import Edition, Parameter
from banca.law.numbers import fraction, shown
from banca.messages.errors import Listed, Message

MONEY_MOST = 10**15  # minor units: more than all the money there is
NUMBER_MOST = 10**6  # cards, seconds, multiples of a stake: the text sets no bound, and no table has so many
PARTS_MOST = 10**9  # that a share divides a whole into
SECTORS_MOST, SECTOR_MOST = 37, 37  # lists and their numbers: no wheel has more compartments


@dataclass(frozen=True, slots=True, eq=False)
class FieldType:
    """What a value that a person or a record gives may be: in words, as a check and as JSON Schema."""

    name: str
    meaning: Message | Listed  # ends the sentence "it must be …"
    accepts: Callable[[Any], bool]
    schema: Mapping[str, Any]
    unwritten: Any = None  # the value that a record leaves out

    def read(self, value: Any, where: Message | str, show: Callable[[Any], str] = shown) -> Any:
        """The value as objects hold it, or an error that names its place and says what it must be."""
        if not self.accepts(value):
            raise RecordError("value-must-be", where=where, meaning=self.meaning, value=show(value))
        return tuple(value) if isinstance(value, list) else value


def whole_number_type(name: str, meaning: Message, least: int, most: int) -> FieldType:
    """Whole numbers between two bounds; true and false are not numbers."""
    schema = {"type": "integer", "minimum": least, "maximum": most}
    return FieldType(name, meaning, lambda value: type(value) is int and least <= value <= most, schema)


def _is_share(value: Any) -> bool:
    read = fraction(value) if isinstance(value, str) else value if type(value) in (int, Fraction) else None
    return read is not None and 0 <= read <= 1 and read.denominator <= PARTS_MOST


def _are_sectors(value: Any) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) <= SECTORS_MOST
        and all(isinstance(part, list | tuple) and len(part) <= SECTOR_MOST for part in value)
    )


MONEY = whole_number_type("money", Message("value-money"), 1, MONEY_MOST)
FORMS: Mapping[str, FieldType] = {
    "money": MONEY,
    "number": whole_number_type("number", Message("value-from-zero-to-a-million"), 0, NUMBER_MOST),
    "share": FieldType("share", Message("value-share"), _is_share, {"type": ["string", "integer"]}),
    "sectors": FieldType(
        "sectors",
        Message("value-sectors", lists=SECTORS_MOST, numbers=SECTOR_MOST),
        _are_sectors,
        {"type": "array"},
    ),
}


def _form(parameter: Parameter) -> FieldType:
    words = parameter.words
    if parameter.form in FORMS:
        return FORMS[parameter.form]
    return FieldType("word", Listed(*words, by="list-or"), words.__contains__, {"enum": list(words)})


def read_parameter(edition: Edition, name: str, value: Any) -> Any:
    """Read the value of a parameter; raises OptionError, which says what is allowed.

    >>> import banca
    >>> from banca.law import read_parameter
    >>> read_parameter(banca.edition("stud-poker-61-2004"), "jackpot-contribution", "7/10")
    Fraction(7, 10)
    """
    if name not in edition.parameters:
        if not edition.parameters:
            raise OptionError("parameter-none", name=shown(name), edition=edition.slug)
        raise OptionError(
            "parameter-unknown", name=shown(name), edition=edition.slug, known=Listed(*edition.parameters)
        )
    parameter = edition.parameters[name]
    form = _form(parameter)
    if not form.accepts(value):
        clause = edition.citation(parameter.clause)
        raise OptionError("parameter-not-allowed", name=name, meaning=form.meaning, value=shown(value), clause=clause)
    return Fraction(value) if parameter.form == "share" else value


def plain_parameter(value: Any) -> Any:
    """The value of a parameter as a record writes it.

    >>> from fractions import Fraction
    >>> from banca.law import plain_parameter
    >>> plain_parameter(Fraction(7, 10)), plain_parameter(500)
    ('7/10', 500)
    """

    return str(value) if isinstance(value, Fraction) else value


def parameter_schema(parameter: Parameter) -> dict[str, Any]:
    """The JSON Schema of a parameter.

    >>> import banca
    >>> from banca.law import parameter_schema
    >>> parameter_schema(banca.edition("stud-poker-61-2004").parameters["jackpot-stake"])["type"]
    'integer'
    """
    return {**_form(parameter).schema, "description": parameter.meaning}
