"""What became of a command, as everybody is told: here, without a database, for those who only read it."""

from typing import Any

import msgspec

from banca.law import BancaError, Refusal, Refused, edition
from banca.messages.errors import Listed, Message


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a command. It belongs to the command's id for good."""

    accepted: bool
    body: dict[str, Any] = {}
    norm: str | None = None
    clause: str | None = None
    citation: str | None = None  # in English; `clause` and `edition` say it in any language
    edition: str | None = None
    message: str | None = None  # id in the catalogue
    parameters: dict[str, Any] = {}
    says: str = ""  # in English


def refusal_in(reply: Reply) -> BancaError:
    """The refusal of a reply as an error that speaks every language."""
    parameters = {name: _parameter(value) for name, value in reply.parameters.items()}
    says = Message(str(reply.message), **parameters)
    if reply.edition is None:
        return BancaError(says)
    return Refused(Refusal(str(reply.norm), reply.clause, says), edition(reply.edition))


def _parameter(value: Any) -> Any:
    match value:
        case {"message": str(name), **rest}:
            return Message(name, **{str(key): _parameter(inner) for key, inner in rest.items()})
        case list():
            return Listed(*map(_parameter, value))
    return value
