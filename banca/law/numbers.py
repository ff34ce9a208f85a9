"""Numbers as people write them: one reader for all, which checks the length before the value.

Python reads whole numbers in quadratic time and refuses more than 4,300 digits; a fraction written 1e-999999999 takes
all memory. No number at a table is longer than these bounds.
"""

import re
from fractions import Fraction
from typing import Any, Self

from banca.messages.errors import Message

DIGITS_MOST = 18  # of a whole number; of a fraction above the line, and below it
SHOWN_MOST = 60
SHORT_INT = 10**SHOWN_MOST
WHOLE = re.compile(rf"[0-9]{{1,{DIGITS_MOST}}}")
FRACTION = re.compile(rf"[0-9]{{1,{DIGITS_MOST}}}(/0*[1-9][0-9]{{0,{DIGITS_MOST - 1}}}|\.[0-9]{{1,{DIGITS_MOST}}})?")


def whole_number(text: str) -> int | None:
    """A whole number from 0, in plain digits; None if the text is not one, or is too long."""
    return int(text) if WHOLE.fullmatch(text) else None


def fraction(text: str) -> Fraction | None:
    """3/4, 0.75 or a whole number; None if the text is not one, or is too long."""
    found = FRACTION.fullmatch(text) if len(text) <= DIGITS_MOST + 1 + DIGITS_MOST else None
    return Fraction(text) if found else None


class Described(str):
    """A value as it is described, or put in quotation marks, in English or in the reader's language."""

    __slots__ = ("message",)
    message: Message

    def said_in(self, language: Any, edition: object = None) -> str:
        return str(self) if language == "en" else self.message.said_in(language, edition)

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "described", "as": {"message": self.message.id, **self.message.to_json()}}

    @classmethod
    def written(cls, text: str, said: Message) -> Self:
        """A text in English, and what says it in other languages."""
        found = cls(text)
        found.message = said
        return found


def described(name: str, **parameters: Any) -> Described:
    said = Message(name, **parameters)
    return Described.written(str(said), said)


def quoted(text: str) -> Described:
    """A text in the quotation marks of the language."""
    return Described.written(repr(text), Message("quoted", text=text))


def shown(value: Any) -> str:
    """A value for an error message: in one line, and shortened."""
    if type(value) is int and abs(value) >= SHORT_INT:
        # Writing its digits may take too long, or be refused.
        return described("value-long-number", bits=value.bit_length())
    if isinstance(value, str) and value.isprintable():
        return quoted(shortened(value))
    try:
        return shortened(" ".join(repr(value).split()))
    except (ValueError, RecursionError):  # a number in it is too long, or it is nested too deeply
        return described("value-of-type", type=type(value).__name__)


def as_typed(value: Any) -> str:
    """Like `shown`, but a printable text has no quotes."""
    return shortened(value) if isinstance(value, str) and value.isprintable() else shown(value)


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN_MOST else f"{text[:SHOWN_MOST]}…"
