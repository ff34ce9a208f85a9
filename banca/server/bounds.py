"""What JSON from outside may hold at most, whatever its type says: how deep, how large a number, which characters.

The database keeps whole numbers of 64 bits and no NUL; what would break a commit there is refused before it is asked
for, so that nobody else's command in the same commit fails with it.
"""

import re
from typing import Any

import msgspec

from banca.house.errors import HouseError

DEPTH_MOST = 32
NUMBER_MOST = 2**63 - 1
# Nothing that is wrong can hide from this: only what it finds is looked at closely.
_SUSPICIOUS = re.compile(rb"[0-9]{19}|\\u0000")


def check_json(said: bytes) -> None:
    """HouseError: it goes beyond the bounds. What is no JSON at all is left to whoever reads it."""
    if said.count(b"{") + said.count(b"[") <= DEPTH_MOST and not _SUSPICIOUS.search(said):
        return
    try:
        found = msgspec.json.decode(said)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return
    level: list[Any] = [found]
    for _ in range(DEPTH_MOST):
        level = [inner for value in level for inner in _parts(value)]
    if level:
        raise HouseError("server-message-too-deep", most=DEPTH_MOST)


def _parts(value: Any) -> list[Any]:
    match value:
        case dict():
            return [*value, *value.values()]
        case list():
            return value
        case str():
            check_text(value)
        case bool() | None:
            pass
        case int() if abs(value) > NUMBER_MOST:
            raise HouseError("server-number-too-large", most=NUMBER_MOST)
    return []


def check_text(text: str) -> None:
    """HouseError: it has a NUL, which no database keeps."""
    if "\0" in text:
        raise HouseError("server-text-unwritable")


def whole_number(text: str) -> int:
    """A number in an address. HouseError: it is none."""
    if not text.isascii() or not text.isdecimal() or len(text) > 18:
        raise HouseError("server-number-malformed")
    return int(text)
