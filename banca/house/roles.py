"""Roles: who may do what."""

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    GUEST = "guest"
    PLAYER = "player"
    CROUPIER = "croupier"
    SUPERVISOR = "supervisor"
    CASHIER = "cashier"
    REGULATOR = "regulator"
    ADMINISTRATOR = "administrator"


# Only a person who has logged in may do this, never a token: a token must not widen its own scope.
CREDENTIALS = frozenset({"set-password", "register-key", "issue-token"})


@dataclass(frozen=True, slots=True)
class Scope:
    """What a program with a token may do: what its person's roles allow, with these restrictions."""

    commands: frozenset[str] | None = None  # tags of commands; None: all that the roles allow

    def allows(self, tag: str) -> bool:
        return tag not in CREDENTIALS and (self.commands is None or tag in self.commands)


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    roles: frozenset[Role]
    scope: Scope | None = None  # None: the person himself


PROGRAM = Person("program", frozenset())  # the house itself: timers, and tables that deal automatically
# Reserved names, which games and the journal use for somebody else.
RESERVED = frozenset({PROGRAM.name, "house", "dealer", "croupier", "bank", "banker", "player", "supervisor"})
