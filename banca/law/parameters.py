"""What the house fixes at its table and the text leaves without bounds: sums, counts, shares, small decisions."""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from banca.law.errors import OptionError
from banca.law.instrument import Edition, Parameter

MONEY_MOST = 10**15  # minor units: more than all the money there is
SHARE = r"[0-9]{1,9}(/[1-9][0-9]{0,8}|\.[0-9]{1,9})?"


def _is_share(value: Any) -> bool:
    return type(value) in (str, int) and bool(re.fullmatch(SHARE, str(value))) and Fraction(value) <= 1


FORMS: Mapping[str, tuple[str, Any]] = {
    "money": ("whole minor units, from 1 to 10^15", lambda v: type(v) is int and 0 < v <= MONEY_MOST),
    "number": ("a whole number, nought or above", lambda v: type(v) is int and v >= 0),
    "share": ("a share from 0 to 1, as 7/10", _is_share),
    "sectors": ("lists of numbers", lambda v: isinstance(v, list)),
}


def read_parameter(edition: Edition, name: str, value: Any) -> Any:
    """The value as the games use it, or an error that says what is allowed."""
    parameter = edition.parameters[name]
    meaning, holds = FORMS.get(parameter.form, (" or ".join(parameter.words), lambda v: v in parameter.words))
    if not holds(value):
        raise OptionError(f"{name} is {meaning}, not {value!r} ({edition.cite(parameter.clause)})")
    return Fraction(value) if parameter.form == "share" else value


def plain_parameter(value: Any) -> Any:
    return str(value) if isinstance(value, Fraction) else value


def parameter_schema(parameter: Parameter) -> dict[str, Any]:
    """What the parameter may be, as JSON Schema."""
    forms: dict[str, dict[str, Any]] = {
        "money": {"type": "integer", "minimum": 1, "maximum": MONEY_MOST},
        "number": {"type": "integer", "minimum": 0},
        "share": {"type": ["string", "integer"]},
        "sectors": {"type": "array"},
        "word": {"enum": list(parameter.words)},
    }
    return {**forms[parameter.form], "description": parameter.meaning}
