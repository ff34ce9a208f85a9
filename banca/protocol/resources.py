"""What is asked for once, by HTTP, as both sides read it."""

from typing import Any

import msgspec


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are."""

    name: str
    roles: list[str]
    expires_at: int | None = None


class InLobby(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    edition: str
    status: str
    money: str
    currency: str
    dealer: str
    round: int
    players: int  # with a stake on the table
    watching: int
    bots: int = 0  # that sit there


class Shown(msgspec.Struct, frozen=True):
    """A table at one moment, for you."""

    table: str
    seq: int
    view: dict[str, Any]


class ClassTable(msgspec.Struct, frozen=True):
    """A table of your class: how it stands, what can go wrong there now, and what was done wrong."""

    table: str
    game: str
    edition: str
    status: str
    frozen: bool
    round: int
    prescribed: dict[str, Any]  # what has to be done now; empty where somebody may choose
    irregularities: list[dict[str, Any]]  # acts that you can let happen
    mistakes: list[dict[str, Any]]  # acts that were refused, each with its norm and clause


class Class(msgspec.Struct, frozen=True):
    name: str
    tables: list[ClassTable]
