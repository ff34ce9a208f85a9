"""A house on the network in a thread of its own, and people at real sockets who look at its tables."""

import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from banca.house.access import admit_guest, issue_token
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.people import AddPerson
from banca.house.reply import Reply
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from banca.protocol.messages import Change, FromServer, Replied, Theirs, View, Yours, read_answer
from banca.protocol.patch import patched
from banca.server.app import application
from banca.server.serve import Listening, listening_socket

WITHIN = 10.0  # seconds
KEY = HouseKey(b"k" * 32)


def made(folder: Path) -> Callable[[], House]:
    """Opens the house in a folder, which is new; again, after it was closed."""
    path = str(folder / "house.db")
    database = Database(path)
    migrate(database)
    initialise(database, KEY, 1)
    database.close()
    return lambda: House(Database(path), KEY)


class Network:
    """A house that is served."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.app: Any = application(house)
        self.socket = listening_socket(Listening(port=0))
        self.port = self.socket.getsockname()[1]
        config = uvicorn.Config(self.app, log_config=None, lifespan="on")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        until(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(WITHIN)
        self.socket.close()
        assert not self.thread.is_alive()

    def guest(self) -> str:
        return admit_guest(self.house).text

    def member(self, name: str, *roles: Role) -> str:
        """Somebody who brings a token."""
        person = Person(name, frozenset(roles))
        if not self.house.do(PROGRAM, AddPerson(name, [*roles])).accepted:
            raise AssertionError(name)
        return issue_token(self.house, person, "test", 1).text

    def get(self, secret: str, path: str) -> Any:
        answer = httpx.get(f"http://127.0.0.1:{self.port}/v1{path}", headers={"authorization": f"Bearer {secret}"})
        return answer.status_code, answer.json()

    @contextmanager
    def at(self, secret: str, *tables: str) -> Iterator["Seat"]:
        headers = {"authorization": f"Bearer {secret}"}
        with connect(f"ws://127.0.0.1:{self.port}/v1/socket", additional_headers=headers) as socket:
            seat = Seat(socket)
            for table in tables:
                seat.say({"is": "subscribe", "table": table})
            seat.wait_for(lambda seat: {*tables} <= seat.views.keys())
            yield seat


class Seat:
    """One socket: the documents of the tables that it watches, and all that it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.views: dict[str, dict[str, Any]] = {}
        self.said: list[FromServer] = []

    def say(self, message: Mapping[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def do(self, command: Mapping[str, Any]) -> Reply:
        id_ = secrets.token_hex(8)
        self.say({"is": "do", "id": id_, "command": command})
        self.wait_for(lambda seat: any(isinstance(each, Replied) and each.id == id_ for each in seat.said))
        return next(each.reply for each in self.said if isinstance(each, Replied) and each.id == id_)

    def act(self, table: str, **act: Any) -> Reply:
        return self.do({"do": "act", "table": table, "act": act})

    def theirs(self) -> list[Theirs]:
        return [each for each in self.said if isinstance(each, Theirs)]

    def read(self, within: float) -> bool:
        """Whether something was said in time."""
        try:
            message = read_answer(self.socket.recv(timeout=within))
        except TimeoutError:
            return False
        self.said.append(message)
        match message:
            case View(table, _, view):
                self.views[table] = view
            case Change(table, _, _, patch):
                before = self.views[table]
                self.views[table] = {**patched(before, patch), "you": message.you or before["you"]}
            case Yours(table, _, you):
                self.views[table] = {**self.views[table], "you": you}
        return True

    def wait_for(self, right: Callable[["Seat"], bool], within: float = WITHIN) -> None:
        end = time.monotonic() + within
        while not right(self):
            left = end - time.monotonic()
            if left <= 0 or not self.read(left):
                raise AssertionError([type(each).__name__ for each in self.said[-20:]])

    def drain(self, seconds: float) -> None:
        """Read all that comes for so long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and self.read(left):
            pass


def until(right: Callable[[], bool], within: float = WITHIN) -> None:
    end = time.monotonic() + within
    while not right():
        assert time.monotonic() < end
        time.sleep(0.1)
