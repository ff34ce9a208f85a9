"""What the house fixes at its table and the text leaves without bounds: sums, counts, shares, small decisions."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from banca.law.errors import OptionError
from banca.law.instrument import Edition, Parameter
from banca.law.numbers import fraction, shown

MONEY_MOST = 10**15  # minor units: more than all the money there is
NUMBER_MOST = 10**6  # cards, seconds, multiples of a stake: the text sets no bound, and no table has so many
PARTS_MOST = 10**9  # that a share divides a whole into
SECTORS_MOST, SECTOR_MOST = 37, 37  # lists and their numbers: no wheel has more compartments


def _is_share(value: Any) -> bool:
    read = fraction(value) if isinstance(value, str) else value if type(value) in (int, Fraction) else None
    return read is not None and 0 <= read <= 1 and read.denominator <= PARTS_MOST


def _are_sectors(value: Any) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) <= SECTORS_MOST
        and all(isinstance(part, list | tuple) and len(part) <= SECTOR_MOST for part in value)
    )


FORMS: Mapping[str, tuple[str, Any]] = {
    "money": ("whole minor units, from 1 to 10^15", lambda v: type(v) is int and 0 < v <= MONEY_MOST),
    "number": ("a whole number from 0 to a million", lambda v: type(v) is int and 0 <= v <= NUMBER_MOST),
    "share": ("a share from 0 to 1, as 7/10", _is_share),
    "sectors": (f"at most {SECTORS_MOST} lists of at most {SECTOR_MOST} numbers", _are_sectors),
}


def read_parameter(edition: Edition, name: str, value: Any) -> Any:
    """The value as the games use it, or an error that says what is allowed."""
    if name not in edition.parameters:
        known = ", ".join(edition.parameters) or "nothing"
        raise OptionError(f"nothing called {shown(name)} is posted at a table of {edition.slug}: {known} is")
    parameter = edition.parameters[name]
    meaning, holds = FORMS.get(parameter.form, (" or ".join(parameter.words), lambda v: v in parameter.words))
    if not holds(value):
        raise OptionError(f"{name} is {meaning}, not {shown(value)} ({edition.cite(parameter.clause)})")
    return Fraction(value) if parameter.form == "share" else value


def plain_parameter(value: Any) -> Any:
    return str(value) if isinstance(value, Fraction) else value


def parameter_schema(parameter: Parameter) -> dict[str, Any]:
    """What the parameter may be, as JSON Schema."""
    forms: dict[str, dict[str, Any]] = {
        "money": {"type": "integer", "minimum": 1, "maximum": MONEY_MOST},
        "number": {"type": "integer", "minimum": 0, "maximum": NUMBER_MOST},
        "share": {"type": ["string", "integer"]},
        "sectors": {"type": "array"},
        "word": {"enum": list(parameter.words)},
    }
    return {**forms[parameter.form], "description": parameter.meaning}
