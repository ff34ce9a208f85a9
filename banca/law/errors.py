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
    """An unknown edition, game or clause.

    >>> import banca
    >>> try:
    ...     banca.edition("cussec-1999")
    ... except banca.LawError as error:
    ...     print(str(error).partition(":")[0])
    no edition 'cussec-1999'
    """


class NotInForce(LawError):
    """A day outside every edition.

    >>> from datetime import date
    >>> import banca
    >>> try:
    ...     banca.edition_on("fantan", date(1990, 1, 1))
    ... except banca.NotInForce as error:
    ...     print(str(error).partition(":")[0])
    no edition of fantan known here was in force on 1990-01-01
    """


class OptionError(BancaError):
    """An option, or a value, that the edition does not allow.

    >>> import banca
    >>> try:
    ...     banca.option_set(banca.edition("cussec-57-2004"), {"total-5-16-price": 31})
    ... except banca.OptionError as error:
    ...     print(error)
    total-5-16-price=31 is not allowed: 18 to 30 (57/2004 art. 6(6)(2))
    """


class RecordError(BancaError):
    """A record that is no record, was cut off or was changed.

    >>> import banca
    >>> try:
    ...     banca.settle({"banca": 2})
    ... except banca.RecordError as error:
    ...     print(error)
    a record begins with "banca": 1, not 2
    """


class Omitted(RecordError):
    """A record, strictly checked, that leaves out steps; names them all.

    >>> import banca
    >>> from banca.law import Omitted
    >>> acts = [{"act": "separate"}, {"act": "bell"}, {"act": "count", "buttons": 9}]
    >>> try:
    ...     banca.settle({"banca": 1, "edition": "fantan-58-2004", "acts": acts}, strict=True)
    ... except Omitted as error:
    ...     print(str(error).partition(";")[0])
    the record leaves out what it has to say: cover-rest before act 2, bell [58/2004 art. 2]
    """


@dataclass(frozen=True, slots=True)
class Refusal:
    """An act refused: the norm it would break, the clause that sets the norm, and what would be right.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> game, setting = banca.game_of(law.slug), banca.Setting(banca.option_set(law))
    >>> refusal = game.refusal(game.opening(setting), banca.Do("lift"))
    >>> isinstance(refusal, banca.Refusal), refusal.norm, refusal.clause
    (True, 'heap_must_be_separated_before_betting', 'art2')
    """

    norm: str
    clause: str | None
    says: Message | str
    untimely: bool = False  # the act may be right at another moment of the round


def refuse(norm: str, clause: str | None, case: str = "", *, untimely: bool = False, **parameters: Any) -> Refusal:
    """A refusal whose sentence is in the catalogue by its norm: `refusal-NORM`, or `refusal-NORM-CASE`.

    >>> from banca.law import refuse
    >>> refuse("bets_end_at_the_bell", "art3.1").norm
    'bets_end_at_the_bell'
    """
    name = "-".join(["refusal", norm.replace("_", "-"), *([case] if case else [])])
    return Refusal(norm, clause, Message(name, **parameters), untimely)


class Refused(BancaError):
    """An act that the law does not allow.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> table = banca.Table(banca.game_of(law.slug), banca.Setting(banca.option_set(law)))
    >>> try:
    ...     table.do(banca.Do("lift"))
    ... except banca.Refused as error:
    ...     print(error)
    ...     print(error.said_in("zh"))
    a heap must be separated first [heap_must_be_separated_before_betting, 58/2004 art. 2]
    須先抽出一堆鈕子［heap_must_be_separated_before_betting，58/2004 第二條］
    """

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
