"""What banca raises, all of it one clear line for a person.

BancaError
├── LawError         an unknown edition, game or clause
│   └── NotInForce   a date outside every edition
├── OptionError      an option or a value that the edition does not allow
├── Refused          an act that a norm forbids; carries the Refusal
├── Silence          no clause of a rule covers a case
├── Conflict         two contrary clauses of a rule cover a case
└── RecordError      a record that is no record, was cut off or was changed
    └── Omitted      a record that leaves out steps, where it is checked strictly; names them all
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from banca.messages.errors import BancaError, Message

if TYPE_CHECKING:
    from banca.law.instrument import Edition


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
    says: Message | str
    untimely: bool = False  # the act may be right at another moment of the round


def refuse(norm: str, clause: str | None, case: str = "", *, untimely: bool = False, **parameters: Any) -> Refusal:
    """A refusal whose sentence is in the catalogue by its norm: `refusal-NORM`, or `refusal-NORM-CASE`."""
    name = "-".join(["refusal", norm.replace("_", "-"), *([case] if case else [])])
    return Refusal(norm, clause, Message(name, **parameters), untimely)


class Refused(BancaError):
    """An act that the law does not allow."""

    def __init__(self, refusal: Refusal, edition: "Edition") -> None:
        self.refusal, self.edition = refusal, edition
        says = refusal.says
        parts: dict[str, Any] = {"because": says, "norm": refusal.norm}
        if refusal.clause is None:
            super().__init__("refused-by-no-clause", **parts)
        else:
            super().__init__("refused", **parts, clause=edition.citation(refusal.clause))

    def said_in(self, language: Any, edition: object = None) -> str:
        del edition
        return self.message.said_in(language, self.edition)

    def to_parameter(self) -> dict[str, Any]:
        says = self.refusal.says if isinstance(self.refusal.says, Message) else Message(self.refusal.says)
        because = {"message": says.id, **says.to_json()}
        return {
            "word": "refused",
            "norm": self.refusal.norm,
            "clause": self.refusal.clause,
            "edition": self.edition.slug,
            "because": because,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.refusal, self.edition)
