"""Frames that no client should send, by the thousand: the service answers, goes on, and nothing has changed.

`python -m tests.server.fuzz --frames 100000 --seed 1` runs long and prints figures; a test runs a short one. Frames are
valid messages and commands that were damaged, JSON of any shape, bytes that are no text, and bytes that are no frames.
Whoever sends them is a player or a guest, and names other people only: so nothing may come of them.
"""

import argparse
import dataclasses
import json
import random
import socket as sockets
import string
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from banca.games import game_of
from banca.house import schema
from banca.house.audit import audit
from banca.house.errors import Tampered
from banca.house.ledger import PLAY_MONEY
from banca.house.roles import Role
from banca.law import EDITIONS, edition
from banca.server.commands import BY_TAG
from banca.server.identity import COOKIE
from tests.server.running import BET, Running, furnish, new_house, open_table, serving

TOGETHER = 40  # frames that are sent before an answer is waited for
WORDS = (
    *("wheel", "cards", "desk", "no-such", "player-2", "house", "", "program", "play-HKD", "HKD", "../x", "a\0b"),
    *("é", "賭", "\ud7ff", "💰", "x" * 300, "null", "Ah", "bank", "1e999", "-1", "table/wheel", "%00", "' OR 1=1 --"),
)
NUMBERS = (0, 1, -1, 17, 5_000, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 10**30, 0.5, 1e308, -0.0)
BROKEN = ("", "}", '"', ",", "[" * 2000, "\\u0000", "\\ud800", "9" * 5000)  # in place of a character
TABLES = ("wheel", "cards", "desk", *(f"any-{number}" for number in range(len(EDITIONS))), "new-1", "new-2")
NAMED = (
    "player",
    "bank",
    "table",
    "options",
    "edition",
    "minimum",
    "unit",
    "terms",
    "acts",
    "2026-12-31",
    "grant",
    "Ah",
)
KNOWN: dict[str, tuple[Any, ...]] = {  # what fields of these names usually hold
    "table": TABLES,
    "pool": TABLES,
    "name": ("player-2", "new-player", "house"),
    "player": ("player-2", "new-player"),
    "to": ("player-1", "player-2"),
    "currency": ("HKD", "play-HKD"),
    "has": (["player"], ["no-such"], []),
    "edition": tuple(EDITIONS),
    "adopted": ("2027-03-01", "2026-02-30"),
    "day": ("2027-03-01", "never"),
    "from": ("2027-03-01", 1, 2),
    "application": (0, 1, 5, 40),
    "stream": ("house", "table/wheel"),
    "tables": ([], ["wheel"]),
}
PERSONS = ("player-2", "administrator-1", "croupier-1", "house", "nobody")


@dataclass
class Figures:
    """What came of a run."""

    may_change: bool = False
    frames: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0
    memory: list[int] = field(default_factory=list)  # bytes in memory, now and then


class Fuzzer:
    def __init__(self, seed: int) -> None:
        self.whim = random.Random(seed)
        self.count = 0

    def frame(self) -> str | bytes:
        kinds = (self.damaged, self.damaged, self.command, self.command, self.any_message, self.noise)
        return self.whim.choice(kinds)()

    def value(self, depth: int = 0) -> Any:
        whim = self.whim
        kind = whim.randrange(8 if depth < 4 else 5)
        match kind:
            case 0 | 1:
                return whim.choice(WORDS)
            case 2 | 3:
                return whim.choice(NUMBERS)
            case 4:
                return whim.choice((None, True, False))
            case 5 | 6:
                return {whim.choice(WORDS): self.value(depth + 1) for _ in range(whim.randrange(4))}
        return [self.value(depth + 1) for _ in range(whim.randrange(4))]

    def messages(self) -> list[dict[str, Any]]:
        """Each of them as it should be, about other people."""
        id_, table = f"f{self.count}", self.whim.choice(("wheel", "cards", "desk"))
        act = {**BET, "player": self.whim.choice(PERSONS)}
        return [
            {"is": "subscribe", "table": table, "after": self.whim.choice((0, 1, -5, 2**40))},
            {"is": "unsubscribe", "table": table},
            {"is": "ask", "id": id_, "table": table, "act": act},
            {"is": "ask-all", "id": id_, "table": table, "acts": [act] * self.whim.randrange(5)},
            {"is": "speak", "lang": self.whim.choice(("en", "pt", "zh", "fr", ""))},
            {"is": "ping", "id": id_},
            {"is": "do", "id": id_, "command": {"do": "act", "table": table, "act": act}},
            {"is": "do", "id": id_, "command": {"do": "acts", "table": table, "acts": [act] * self.whim.randrange(4)}},
        ]

    def any_message(self) -> str:
        return json.dumps(self.whim.choice(self.messages()))

    def command(self) -> str:
        """A command of any name, with fields of any kind; never about whoever sends it."""
        kind = BY_TAG[self.whim.choice(list(BY_TAG))]
        fields = {
            name.removesuffix("_"): self.value() for name in kind.__struct_fields__ if not self.whim.random() < 0.1
        }
        for name, value in (("table", "wheel"), ("name", "player-2"), ("player", "player-2"), ("currency", "play-HKD")):
            if name in fields and self.whim.random() < 0.7:
                fields[name] = value
        if "act" in fields and self.whim.random() < 0.5:
            fields["act"] = {**BET, "player": "player-2", self.whim.choice(WORDS): self.value()}
        command = {"do": kind.__struct_config__.tag, **fields}
        return json.dumps({"is": "do", "id": f"f{self.count}", "command": command})

    def staff_command(self) -> str:
        """A command whose fields have the right types, so that it is tried: what is in them is anything."""
        kind = BY_TAG[self.whim.choice(list(BY_TAG))]
        fields = {
            field.encode_name: self.typed(field.encode_name, field.type)
            for field in msgspec.structs.fields(kind)
            if field.required or self.whim.random() < 0.5
        }
        command = {"do": kind.__struct_config__.tag, **fields}
        return json.dumps({"is": "do", "id": f"f{self.count}", "command": command})

    def typed(self, name: str, kind: Any) -> Any:
        """A value that a field of this name and type takes."""
        whim = self.whim
        if name in KNOWN and whim.random() < 0.8:
            return whim.choice(KNOWN[name])
        if name in ("act", "acts", "setting") and whim.random() < 0.7:
            made = self.setting() if name == "setting" else self.act()
            return [made] if name == "acts" else made
        origin, inner = get_origin(kind) or kind, get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return {each.encode_name: self.typed(each.encode_name, each.type) for each in msgspec.structs.fields(kind)}
        if origin is Literal:
            return whim.choice(inner)
        if origin in (Union, UnionType):
            return self.typed(name, whim.choice([each for each in inner if each is not NoneType]))
        if origin is list:
            return [self.typed("", inner[0]) for _ in range(whim.randrange(3))]
        if origin is dict:
            return {whim.choice((*WORDS, *NAMED)): self.value() for _ in range(whim.randrange(3))}
        if kind is int:
            return whim.choice([each for each in NUMBERS if isinstance(each, int) and abs(each) < 2**63])
        return whim.choice((True, False)) if kind is bool else whim.choice(WORDS[:11]) if kind is str else self.value()

    def act(self) -> dict[str, Any]:
        """An act of some game, with something wrong."""
        whim = self.whim
        game = game_of(whim.choice(EDITIONS))
        name = whim.choice([*game.act_kinds, *sorted(game.steps)])
        kind = game.act_kinds.get(name)
        names = [each.name for each in dataclasses.fields(kind)] if kind else []
        fields = {each: whim.choice((self.value(), whim.choice(NAMED), 1)) for each in names}
        return {"act": name, **fields, **({"player": "player-2"} if "player" in fields else {})}

    def setting(self) -> dict[str, Any]:
        whim = self.whim
        law = edition(whim.choice(EDITIONS))
        names = [*law.options, *law.parameters, "shoe", "previous", "limits", "minimum"]
        options = {whim.choice(names): whim.choice((self.value(), "yes", 3)) for _ in range(whim.randrange(3))}
        table = {whim.choice(names): self.value() for _ in range(whim.randrange(3))}
        return {"edition": law.slug, "options": options, "table": {"currency": "HKD", **table}}

    def damaged(self) -> str:
        """A message that is almost right."""
        whim = self.whim
        message = whim.choice(self.messages())
        for _ in range(whim.randrange(1, 4)):
            place = message
            while (inner := [each for each in place.values() if isinstance(each, dict)]) and whim.random() < 0.6:
                place = whim.choice(inner)
            match whim.randrange(3):
                case 0 if place:
                    place.pop(whim.choice(list(place)))
                case 1 if place:
                    name = whim.choice(list(place))
                    place[name] = whim.choice(PERSONS) if name == "player" else self.value()
                case _:
                    place[whim.choice(WORDS)] = self.value()
        text = json.dumps(message, ensure_ascii=whim.random() < 0.5)
        if whim.random() < 0.3:
            at = whim.randrange(len(text) + 1)
            text = text[:at] + whim.choice(BROKEN) + text[at + 1 :]
        return text

    def noise(self) -> str | bytes:
        whim = self.whim
        match whim.randrange(5):
            case 0:
                return whim.randbytes(whim.randrange(200))
            case 1:
                return "".join(whim.choice(string.printable) for _ in range(whim.randrange(100)))
            case 2:
                return whim.choice(("[", "{", '{"a":')) * whim.randrange(1, 5000)
            case 3:
                return "x" * whim.choice((65_535, 65_536, 65_537, 200_000))
        return json.dumps(self.value())

    def no_frames(self) -> bytes:
        """Bytes that break the protocol beneath: opcodes that there are not, lengths that lie, text that is none."""
        whim = self.whim
        return whim.choice(
            (
                whim.randbytes(whim.randrange(1, 60)),
                b"\x83\x80\0\0\0\0",  # an opcode that there is not
                b"\xf1\x80\0\0\0\0",  # bits that nobody agreed on
                b"\x81\x02hi",  # not masked
                b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc",  # no UTF-8
                b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # as long as can be
                b"\x88\x81\0\0\0\0x",  # a close with half a code
                b"\x88\x82\0\0\0\0\x03\x08",  # a close with a code that nobody may send
                b"\x80\x80\0\0\0\0",  # goes on with nothing
            )
        )


def standing(running: Running) -> dict[str, Any]:
    """All that must not change: the journals of tables, the money, the people."""
    entry, balance, person = schema.stream.c, schema.balance.c, schema.person.c
    with running.house.database.read() as connection:
        heads = connection.execute(select(entry.name, entry.number, entry.hash).order_by(entry.name)).all()
        moved = connection.execute(select(func.count()).where(schema.transfer.c.why != "guest")).scalar_one()
        held = connection.execute(select(balance.account, balance.amount).order_by(balance.account)).all()
        people = connection.execute(select(person.name, person.roles, person.suspended, person.public_key)).all()
        return {
            "heads": [tuple(row) for row in heads if row.name.startswith("table/")],
            "transfers": moved,
            "held": [tuple(row) for row in held if not _is_of_guest(row.account)],
            "people": sorted(tuple(map(str, row)) for row in people if row.roles != '["guest"]'),
            "rounds": connection.execute(select(func.count()).select_from(schema.round_)).scalar_one(),
            "seals": connection.execute(select(func.count()).select_from(schema.seal)).scalar_one(),
        }


def _is_of_guest(account: str) -> bool:
    kind, name, *rest = account.split("/")
    return kind == "purse" and name.count("-") >= 2 and rest[0].startswith(PLAY_MONEY)


def fuzz(running: Running, frames: int, seed: int) -> Figures:
    """Send so many frames, from a few sockets that are opened again when the server closes them."""
    fuzzer, found, began = Fuzzer(seed), Figures(), time.monotonic()
    before = standing(running)
    guest = running.guest()[0]
    while found.frames < frames:
        person = fuzzer.whim.choice(("player-1", guest))
        found.frames += _one_socket(running, fuzzer, person, min(2_000, frames - found.frames), found)
        if fuzzer.whim.random() < 0.5:
            found.frames += _break_beneath(running, fuzzer, person)
        found.memory.append(_metric(running, "process_resident_memory_bytes"))
    found.seconds = time.monotonic() - began
    time.sleep(1.5)  # sockets that were cut are found out
    found.wrong += [f"{name} changed" for name, now in standing(running).items() if now != before[name]]
    for gauge in ("banca_sockets", "banca_viewers", "banca_commands_waiting"):
        if left := _metric(running, gauge):
            found.wrong.append(f"{gauge} is {left}")
    return found


def fuzz_staff(running: Running, frames: int, seed: int) -> Figures:
    """Commands of somebody who may do everything: some are done, but none fails, and an audit finds nothing."""
    fuzzer, found, began = Fuzzer(seed), Figures(may_change=True), time.monotonic()
    fuzzer.frame = fuzzer.staff_command  # type: ignore[method-assign]
    running.add("staff-1", *(role for role in Role if role is not Role.GUEST))
    for number, slug in enumerate(EDITIONS):
        open_table(running, f"any-{number}", slug, dealer="croupier" if number % 2 else "program")
    while found.frames < frames:
        found.frames += _one_socket(running, fuzzer, "staff-1", min(2_000, frames - found.frames), found)
    found.seconds = time.monotonic() - began
    try:
        audit(running.house.database, running.house.key, workers=1)
    except Tampered as error:
        found.wrong.append(f"audit: {error}")
    return found


def _one_socket(running: Running, fuzzer: Fuzzer, person: str, frames: int, found: Figures) -> int:
    sent = 0
    with running.socket(person) as socket:
        try:
            while sent < frames:
                for _ in range(min(TOGETHER, frames - sent)):
                    fuzzer.count += 1
                    socket.send(fuzzer.frame())
                    sent += 1
                end = f"end-{fuzzer.count}"
                socket.send(json.dumps({"is": "ping", "id": end}))
                _read_until(socket, end, found)
                if fuzzer.whim.random() < 0.01:
                    socket.socket.shutdown(sockets.SHUT_RDWR)  # cut, without a word
        except ConnectionClosed as closed:
            found.closed[closed.rcvd.code if closed.rcvd else 0] += 1
        except OSError:
            found.closed[0] += 1
    return sent


def _read_until(socket: ClientConnection, end: str, found: Figures) -> None:
    while True:
        said = json.loads(socket.recv(60))
        kind = said["is"]
        found.answers[kind] += 1
        if kind == "failed" and said["message"] in ("server-failed", "house-database-refused"):
            found.wrong.append(f"failed: {said}")
        if kind == "reply" and said["reply"]["accepted"]:
            found.answers["accepted"] += 1
            if not found.may_change:
                found.wrong.append(f"accepted: {said}")
        if kind == "pong" and said["id"] == end:
            return


def _break_beneath(running: Running, fuzzer: Fuzzer, person: str) -> int:
    """Shake hands, and then send what is no frame."""
    host, _, port = running.address.removeprefix("http://").partition(":")
    with sockets.create_connection((host, int(port)), timeout=10) as raw:
        raw.sendall(
            f"GET /v1/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {COOKIE}={running.sessions[person]}\r\n\r\n".encode()
        )
        raw.recv(4096)
        for _ in range(5):
            try:
                raw.sendall(fuzzer.no_frames())
            except OSError:
                break
    return 5


def _metric(running: Running, name: str) -> int:
    text = running.client("administrator-1").get("/metrics").text
    return next(int(float(line.split()[1])) for line in text.splitlines() if line.startswith(f"{name} "))


def report(found: Figures) -> Iterator[str]:
    yield f"{found.frames} frames in {found.seconds:.0f} s, {found.frames / found.seconds:.0f} a second"
    yield "answers: " + ", ".join(f"{kind} {n}" for kind, n in found.answers.most_common())
    yield "closed: " + (", ".join(f"{code} {n}" for code, n in found.closed.items()) or "none")
    yield f"accepted: {found.answers['accepted']}"
    yield "MiB in memory: " + " ".join(str(each >> 20) for each in found.memory[:: max(1, len(found.memory) // 12)])
    yield "wrong: " + ("; ".join(found.wrong[:20]) or "nothing")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--staff", action="store_true", help="commands of somebody who may do everything")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, new_house(Path(folder)) as house, serving(house) as running:
        furnish(running)
        running.play_round("wheel", "player-1", "player-2")
        found = (fuzz_staff if args.staff else fuzz)(running, args.frames, args.seed)
    print("\n".join(report(found)))  # noqa: T201
    return 1 if found.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
