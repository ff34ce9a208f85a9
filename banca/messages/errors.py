"""Sentences as values, and the errors that carry them; rendered when read, in the reader's language."""

import re
from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from errno import errorcode
from fractions import Fraction
from typing import Any, Self

ID = re.compile(r"[a-z][A-Za-z0-9.-]*")


class MessageError(Exception):
    """A message that is missing, lacks a parameter, or cannot be compiled: a bug."""


class Message:
    """A sentence of the catalogue with its parameters.

    A parameter is a text, a number, a day, another message, or anything else that has `said_in`.
    """

    __slots__ = ("id", "parameters")

    def __init__(self, name: str, /, **parameters: Any) -> None:
        self.id = name
        self.parameters: Mapping[str, Any] = parameters

    def said_in(self, language: Any, edition: object = None) -> str:
        """The sentence; the edition, if one is given, names its acts and bets."""
        from banca.messages import message  # noqa: PLC0415 - the catalogue raises these errors itself

        if not ID.fullmatch(self.id):  # a literal sentence
            return self.id
        return message(language, self.id, **{k: _localise(v, language, edition) for k, v in self.parameters.items()})

    def to_json(self) -> dict[str, Any]:
        """The parameters as JSON holds them: whoever reads them back says the same in every language."""
        return {name: _to_json(value) for name, value in self.parameters.items()}

    def __str__(self) -> str:
        return self.said_in("en")

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.id), *(f'{k}={v!r}' for k, v in self.parameters.items())])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.parameters) == (other.id, other.parameters)

    def __hash__(self) -> int:
        return hash(self.id)


class Listed:
    """Several values as a parameter: `a, b, c`, or `a, b or c` with `list-or` as `last`; `by` joins the others."""

    __slots__ = ("by", "last", "values")

    def __init__(self, *values: Any, last: str | None = None, by: str = "list-items") -> None:
        self.values, self.last, self.by = values, last, by

    def said_in(self, language: Any, edition: object = None) -> str:
        from banca.messages import joined  # noqa: PLC0415 - as above

        return joined(language, [_localise(value, language, edition) for value in self.values], self.by, self.last)

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "list", "values": [_to_json(each) for each in self.values], "last": self.last, "by": self.by}

    def __str__(self) -> str:
        return self.said_in("en")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and (self.values, self.last, self.by) == (other.values, other.last, other.by)

    def __hash__(self) -> int:
        return hash((self.values, self.last))


class SystemFault:
    """The system's error for a file, translated if it is a usual one."""

    __slots__ = ("code", "text")

    def __init__(self, code: str, text: str) -> None:
        self.code, self.text = code, text

    @classmethod
    def of(cls, error: OSError) -> Self:
        return cls(errorcode.get(error.errno or 0, ""), str(error.strerror))

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "fault", "code": self.code}

    def said_in(self, language: Any, edition: object = None) -> str:
        from banca.messages import has_message, message  # noqa: PLC0415 - as above

        del edition
        name = f"os-error-{self.code}"
        return message(language, name) if language != "en" and has_message(name) else self.text

    def __str__(self) -> str:
        return self.text


class BancaError(Exception):
    """One clear line for a person: what was wrong, what is allowed, and the clause where it is law.

    It is raised with the id and the parameters of its message, or with a message.

    >>> import banca
    >>> try:
    ...     banca.edition("cussec-1999")
    ... except banca.BancaError as error:
    ...     print(error.said_in("pt").partition(":")[0])
    não há a versão “cussec-1999”
    """

    def __init__(self, name: str | Message, /, **parameters: Any) -> None:
        self.message = name if isinstance(name, Message) else Message(name, **parameters)
        super().__init__(self.message)

    def said_in(self, language: Any, edition: object = None) -> str:
        return self.message.said_in(language, edition)

    def __str__(self) -> str:
        return self.said_in("en")


def _localise(value: Any, language: Any, edition: object) -> Any:
    return value.said_in(language, edition) if hasattr(value, "said_in") else value


def _to_json(value: Any) -> Any:
    """A word keeps its kind, and has its English text for those who do not know the kind."""
    match value:
        case Listed(last=None, by="list-items"):
            return [_to_json(each) for each in value.values]
        case Message():
            return {"message": value.id, **value.to_json()}
        case date() | Decimal() | Fraction():
            return {"word": type(value).__name__.lower(), "says": str(value)}
        case int() | float() | None:
            return value
    if hasattr(value, "to_parameter"):
        return {**{name: _plain(each) for name, each in value.to_parameter().items()}, "says": str(value)}
    if isinstance(value, BancaError):
        return _to_json(value.message)
    return str(value)  # a text may be of a subclass


def _plain(value: Any) -> Any:
    """A tuple as the list that JSON gives back: a stored reply equals the one that was first sent."""
    return list(value) if isinstance(value, tuple) else value
