"""Fills in compiled messages: the part of Fluent that the catalogue uses, without a parser.

A compiled message is a text, or a list of texts and expressions. An expression is a list: its kind, then its parts.
Tests compare every message with what `fluent.runtime` makes of its source.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, TypeAlias

from banca.messages.errors import MessageError
from banca.messages.formats import FUNCTIONS, Locale, Number, as_number, plural_category, write

Pattern: TypeAlias = str | list[Any]


class Bundle:
    """The messages of one language; `pattern` finds one by its id, or raises MessageError."""

    def __init__(self, locale: Locale, pattern: Callable[[str], Pattern]) -> None:
        self.locale = locale
        self.pattern = pattern

    def format(self, name: str, parameters: Mapping[str, Any]) -> str:
        return self._fill(self.pattern(name), parameters, name)

    def _fill(self, pattern: Pattern, parameters: Mapping[str, Any], name: str) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(
            part if isinstance(part, str) else write(self.locale, self._value(part, parameters, name))
            for part in pattern
        )

    def _value(self, expression: Any, parameters: Mapping[str, Any], name: str) -> Any:
        match expression:
            case ["variable", variable]:
                try:
                    return parameters[variable]
                except KeyError:
                    raise MessageError(f"the message {name} needs {variable}") from None
            case ["number", digits]:
                decimals = len(digits.partition(".")[2])
                return Number(Decimal(digits), decimals, decimals)
            case ["message", other]:
                return self._fill(self.pattern(other), parameters, name)
            case ["term", term, given]:
                named = {key: self._value(each, parameters, name) for key, each in given.items()}
                return self._fill(self.pattern(term), defaultdict(str, named), name)  # a term may lack parameters
            case ["function", function, positional, options]:
                values = [self._value(each, parameters, name) for each in positional]
                return FUNCTIONS[function](self.locale, *values, **{k: _option(v) for k, v in options.items()})
            case ["select", selector, variants, default]:
                chosen = self._variant(self._value(selector, parameters, name), variants, default)
                return self._fill(chosen, parameters, name)
        return expression  # a text in quotation marks

    def _variant(self, value: Any, variants: Mapping[str, Pattern], default: str) -> Pattern:
        """The variant for a text, an exact number or its plural category, or the default."""
        if isinstance(value, str):
            return variants.get(value, variants[default])
        number = as_number(value)
        exactly = next((key for key in variants if _is_number(key) and Decimal(key) == number.value), None)
        return variants.get(exactly or plural_category(self.locale, number), variants[default])


def _option(value: Any) -> Any:
    return value[1] if isinstance(value, list) else value


def _is_number(key: str) -> bool:
    return key.lstrip("-").replace(".", "", 1).isdigit()
