"""What became of a command, as everybody is told: here, without a database, for those who only read it."""

from collections.abc import Callable, Mapping
from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import Any

import msgspec

from banca.law import BancaError, Language, LawError, Names, Refusal, Refused, edition
from banca.law.instrument import Alternative
from banca.law.numbers import Described
from banca.law.options import AlternativeWord
from banca.law.words import ActWord, BetWord, GameWord, OptionWord, SelectionWord
from banca.messages import MessageError
from banca.messages.errors import Listed, Message, SystemFault
from banca.money import Odds, Position
from banca.play.commitments import Origin


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a command. It belongs to the command's id for good; it is said in the language of whoever asks."""

    accepted: bool
    body: dict[str, Any] = {}
    norm: str | None = None
    clause: str | None = None
    citation: str | None = None
    edition: str | None = None
    message: str | None = None  # id in the catalogue
    parameters: dict[str, Any] = {}
    says: str = ""
    at: int = 0  # of a refusal: when the house decided it, in microseconds; what was accepted is in the journal


def refusal_in(reply: Reply) -> BancaError:
    """The refusal of a reply as an error that speaks every language."""
    says = message_in(str(reply.message), reply.parameters)
    if reply.edition is None:
        return BancaError(says)
    return Refused(Refusal(str(reply.norm), reply.clause, says), edition(reply.edition))


def reply_in(reply: Reply, lang: Language) -> Reply:
    """The same reply in another language; as it is stored, if this program does not know its words."""
    if lang == "en" or reply.message is None:
        return reply
    try:
        says = refusal_in(reply).said_in(lang)
        cited = edition(reply.edition).cite(reply.clause, lang) if reply.edition and reply.clause else reply.citation
    except (LawError, MessageError):
        return reply
    return msgspec.structs.replace(reply, says=says, citation=cited)


def message_in(name: str, parameters: Mapping[str, Any]) -> Message:
    """A message from what `Message.to_json` wrote."""
    return Message(name, **{str(key): _parameter(value) for key, value in parameters.items()})


def _parameter(value: Any) -> Any:
    match value:
        case {"message": str(name)}:
            return message_in(name, {key: each for key, each in value.items() if key != "message"})
        case {"word": str(kind)}:
            return WORDS[kind](value) if kind in WORDS else str(value.get("says", ""))
        case list():
            return Listed(*map(_parameter, value))
    return value


def _selection(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


WORDS: Mapping[str, Callable[[dict[str, Any]], Any]] = {
    "act": lambda of: ActWord(of["act"]),
    "alternative": lambda of: AlternativeWord(Alternative("", of["slug"], Names(**of["names"]))),
    "bet": lambda of: BetWord(of["bet"], _selection(of["selection"])),
    "citation": lambda of: edition(of["edition"]).citation(*of["clauses"]),
    "date": lambda of: date.fromisoformat(of["says"]),
    "decimal": lambda of: Decimal(of["says"]),
    "described": lambda of: Described.written(of["says"], _parameter(of["as"])),
    "fault": lambda of: SystemFault(of["code"], of["says"]),
    "fraction": lambda of: Fraction(of["says"]),
    "game": lambda of: GameWord(edition(of["edition"])),
    "list": lambda of: Listed(*map(_parameter, of["values"]), last=of["last"], by=of["by"]),
    "names": lambda of: Names(**of["names"]),
    "odds": lambda of: Odds(of["prize"], of["to"], at_most=of["at_most"]),
    "option": lambda of: OptionWord(of["option"], of["value"]),
    "refused": lambda of: Refused(Refusal(of["norm"], of["clause"], _parameter(of["because"])), edition(of["edition"])),
    "round": lambda of: Origin(of["table_id"], of["round"], of.get("previous")),
    "selection": lambda of: SelectionWord(_selection(of["selection"])),
    "stake": lambda of: Position(of["player"], of["bet"], _selection(of["selection"]), of["layout"], of["place"]),
}
