"""The messages of the socket, declared once. JSON Schema, TypeScript types and the client derive from here.

A message is one JSON object in one text frame; `is` says which. Unknown messages and unknown fields are refused. What a
table shows is one JSON document for each viewer: `view` sends it whole, `change` as a JSON Merge Patch (RFC 7396) to
the document that the same viewer had at entry `after`. `seq` is the number of the last entry of the table's journal
that the document contains, so whoever reconnects says `after` and gets what he missed, or the document anew.
"""

from typing import Annotated, Any, Literal

import msgspec

from banca.house.reply import Reply

VERSION = 1
SUBPROTOCOL = f"banca.{VERSION}"
MESSAGE_MOST = 65_536  # bytes of one message from a client
TABLES_MOST = 40  # that one socket can watch
ACTS_MOST = 200  # that one question can name
MESSAGES_A_SECOND, MESSAGES_BURST = 20.0, 100.0  # that one socket may send
LOGGED_OUT, TOO_FAST, TOO_SLOW, GOING = 4001, 4008, 4009, 1012  # why the server closes a socket


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is"):
    pass


# From the client.


class Subscribe(Message, frozen=True, tag="subscribe"):
    """Watch a table. With `after`, only what came after that entry, if the server still has it."""

    table: str
    after: int | None = None


class Unsubscribe(Message, frozen=True, tag="unsubscribe"):
    table: str


class Do(Message, frozen=True, tag="do"):
    """Ask something of the house. The client makes the id and keeps it: sent again, it gets the same reply."""

    id: str
    command: msgspec.Raw  # an object whose `do` names the command


class Ask(Message, frozen=True, tag="ask"):
    """Would this act be refused now? Nothing is done."""

    id: str
    table: str
    act: dict[str, Any]


class AskAll(Message, frozen=True, tag="ask-all"):
    """Which of these acts would be refused now, each by itself, and why? Nothing is done."""

    id: str
    table: str
    acts: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=ACTS_MOST)]


class Speak(Message, frozen=True, tag="speak"):
    """From now on say everything in this language. Not answered, unless there is no such language."""

    lang: str


class Look(Message, frozen=True, tag="look"):
    """Look over the shoulder of somebody at a table of your class, or look away again. With `id`, `reply` follows."""

    table: str
    person: str
    away: bool = False
    id: str = ""


class Ping(Message, frozen=True, tag="ping"):
    id: str = ""


FromClient = Subscribe | Unsubscribe | Do | Ask | AskAll | Speak | Look | Ping


# From the server.


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: who you are, and the server's time in microseconds since 1970."""

    version: int
    person: str
    roles: list[str]
    now: int
    lang: str = "en"  # in which everything is said


class View(Message, frozen=True, tag="view"):
    """All that you may see of a table."""

    table: str
    seq: int
    view: dict[str, Any]


class Change(Message, frozen=True, tag="change"):
    """What changed for everybody since the document at `after`, and the acts that changed it, as everybody saw them.

    `you` is there where what only you see changed with it: it replaces `you` in the document.
    """

    table: str
    seq: int
    after: int
    patch: dict[str, Any]
    acts: list[dict[str, Any]] = []
    you: dict[str, Any] | None = None
    clauses: list[list[str]] = []  # of each act
    times: list[int] = []  # of each act: when it was done, in microseconds


class Yours(Message, frozen=True, tag="yours"):
    """What only you see of a table, where nothing else changed: it replaces `you` in the document."""

    table: str
    seq: int
    you: dict[str, Any]


class Theirs(Message, frozen=True, tag="theirs"):
    """What somebody at a table of your class sees that others do not: his `you`, whole, and again when it changes."""

    table: str
    seq: int
    person: str
    you: dict[str, Any]


class Timer(Message, frozen=True, tag="timer"):
    """Time runs at a table: for bets, or for somebody's decision. Without `of`, no time runs."""

    table: str
    seq: int
    of: Literal["betting", "decision", ""] = ""
    milliseconds: int = 0  # left, when this was sent
    total: int = 0


class Replied(Message, frozen=True, tag="reply"):
    """What became of a command, for good."""

    id: str
    reply: Reply


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an act would be refused, with the fields of a refused reply."""

    norm: str | None = None
    clause: str | None = None
    citation: str | None = None
    edition: str | None = None
    message: str | None = None
    parameters: dict[str, Any] = {}
    says: str = ""


class Answers(Message, frozen=True, tag="answers"):
    """For each act of `ask-all`, in its order: null if it would be done now, or why not."""

    id: str
    table: str
    seq: int
    answers: list[Answer | None]


class Failed(Message, frozen=True, tag="failed"):
    """A message that the server could not follow. With `again`, nothing was decided: send the same again."""

    message: str  # id in the catalogue
    parameters: dict[str, Any] = {}
    says: str = ""  # in the language of the socket
    id: str | None = None  # of the command, where it is known
    table: str | None = None  # that could not be watched
    again: bool = False


class Notice(Message, frozen=True, tag="notice"):
    """Something that people should know: the house closes, a table stopped, a round was voided."""

    message: str
    parameters: dict[str, Any] = {}
    table: str | None = None
    says: str = ""  # in the language of the socket


class Pong(Message, frozen=True, tag="pong"):
    id: str
    now: int


FromServer = Welcome | View | Change | Yours | Theirs | Timer | Replied | Answers | Failed | Notice | Pong

read_message = msgspec.json.Decoder(FromClient).decode
read_answer = msgspec.json.Decoder(FromServer).decode
write_message = msgspec.json.Encoder().encode
