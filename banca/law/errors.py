"""What banca raises, all of it one clear line for a person.

BancaError
├── LawError         an unknown edition, game, clause or language
│   └── NotInForce   a date outside every edition
├── OptionError      an option or a value that the edition does not allow
├── Refused          an act that a norm forbids; carries the Refusal
├── Silence          no clause of a rule covers a case
├── Conflict         two contrary clauses of a rule cover a case
└── RecordError      a record that is no record, was cut off or was changed
    └── Omitted      a record that leaves out steps, where it is checked strictly; names them all
"""

from dataclasses import dataclass


class BancaError(Exception):
    """The message is one line: what was wrong, what is allowed, and the clause where it is law."""


class LawError(BancaError):
    pass


class NotInForce(LawError):
    pass


class OptionError(BancaError):
    pass


class RecordError(BancaError):
    pass


class Omitted(RecordError):
    pass


@dataclass(frozen=True, slots=True)
class Refusal:
    """An act refused: the norm it would break, the clause that sets the norm, and what would be right."""

    norm: str
    clause: str | None
    because: str
    untimely: bool = False  # the act may be right at another moment of the round


class Refused(BancaError):
    def __init__(self, refusal: Refusal, citation: str | None) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.because} [{refusal.norm}{f', {citation}' if citation else ''}]")
