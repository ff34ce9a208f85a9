"""What became of commands: replies that belong to their ids for good, and refusals of the house itself."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, bindparam, select

from banca.house import schema
from banca.house.errors import HouseError
from banca.house.journal import canonical
from banca.house.reply import Reply as Reply  # noqa: PLC0414 - for whoever has a house
from banca.house.waiting import inserting, write_rows
from banca.law import BancaError, Refusal, Refused, refuse
from banca.messages.errors import Message

if TYPE_CHECKING:
    pass

REPLIES = "replies"  # the streams of what was answered to commands
REPLY_STREAMS = 16  # where several processes write
ID_MOST = 100
FIND_REPLIES = select(schema.command).where(
    schema.command.c.person.in_(bindparam("people", expanding=True)),
    schema.command.c.id.in_(bindparam("ids", expanding=True)),
)
KEEP_REPLIES = inserting(schema.command)


def refused_reply(error: BancaError) -> Reply:
    if not isinstance(error, Refused):
        said = error.message
        return Reply(False, message=said.id, parameters=said.to_json(), says=str(error))
    refusal, edition = error.refusal, error.edition
    says = refusal.says if isinstance(refusal.says, Message) else Message(refusal.says)
    return Reply(
        False,
        norm=refusal.norm,
        clause=refusal.clause,
        citation=str(edition.citation(refusal.clause)) if refusal.clause else None,
        edition=edition.slug,
        message=says.id,
        parameters=says.to_json(),
        says=str(error),
    )


class HouseRefused(HouseError):
    """A norm of the house that no regulation sets: who may, what a purse holds, what is open."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.says if isinstance(refusal.says, Message) else Message(refusal.says))


def refused(norm: str, **parameters: Any) -> HouseRefused:
    return HouseRefused(refuse(norm, None, **parameters))


def house_reply(error: HouseRefused) -> Reply:
    says = error.message
    return Reply(False, norm=error.refusal.norm, message=says.id, parameters=says.to_json(), says=str(error))


class Replies:
    """The replies of a group of commands: those that were given before, and those that are to be kept."""

    def __init__(self, connection: Connection, asked: Sequence[tuple[str, str | None]]) -> None:
        self._known: dict[tuple[str, str], tuple[str, Reply]] = {}
        self.new: list[dict[str, Any]] = []
        known = [(person, name) for person, name in asked if name is not None and is_command_id(name)]
        if known:
            people, ids = (sorted(set(names)) for names in zip(*known, strict=True))
            for row in connection.execute(FIND_REPLIES, {"people": people, "ids": ids}):
                self._known[row.person, row.id] = row.digest, msgspec.json.decode(row.reply, type=Reply)

    def find(self, person: str, command_id: str, digest: str) -> Reply | HouseError | None:
        known = self._known.get((person, command_id))
        if known is None:
            return None
        return known[1] if known[0] == digest else HouseError("house-command-id-taken", id=command_id)

    def keep(self, person: str, command_id: str, digest: str, at: int, reply: Reply) -> None:
        self._known[person, command_id] = digest, reply
        said = msgspec.json.encode(reply).decode()
        self.new.append({"person": person, "id": command_id, "digest": digest, "at": at, "reply": said})

    def write(self, connection: Connection) -> None:
        write_rows(connection, KEEP_REPLIES, self.new)


def is_command_id(text: str) -> bool:
    return 0 < len(text) <= ID_MOST and text.isprintable()


def digest_of_reply(row: Mapping[str, Any]) -> str:
    """Of a row of commands and their replies."""
    said = [row["person"], row["id"], row["digest"], row["at"], row["reply"]]
    return hashlib.sha256(canonical(said).encode()).hexdigest()
