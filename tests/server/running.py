"""A house that is served on the loopback, in a thread of the test, and people who reach it there."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from banca.house import access
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.passwords import Cost, Passwords
from banca.house.people import AddPerson, set_password
from banca.house.roles import PROGRAM, Role
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.house.work import Command
from banca.protocol.messages import SUBPROTOCOL
from banca.server.identity import COOKIE, GUARD
from banca.server.rates import Limits, Rate
from banca.server.serve import Listening, address_of, listening_socket, server_of

CHEAP = Passwords(Cost(1, 8, 1))
KEY = HouseKey(b"k" * 32)
FAST = Rate(1e6, 1e6)
NO_LIMITS = Limits(FAST, FAST, FAST, 10_000)
WITHOUT_LIMITS = Listening(port=0, limits=NO_LIMITS)
# A game of one draw, and one of decisions and hidden cards.
ONE_DRAW, OF_DECISIONS = "roulette-60-2004", "blackjack-56-2004"
BET: dict[str, Any] = {"act": "bet", "bet": "straight", "selection": 17, "stake": 5_000}
FLOAT = 100_000_000


@dataclass(slots=True)
class Running:
    """A server that answers, and the house behind it."""

    house: House
    address: str
    after: ExitStack  # closes what was opened here
    server: uvicorn.Server | None = None  # what a test that serves nothing has none of
    sessions: dict[str, str] = field(default_factory=dict)

    @property
    def socket_address(self) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/v1/socket"

    def do(self, command: Command, command_id: str | None = None) -> dict[str, Any]:
        reply = self.house.do(PROGRAM, command, command_id)
        assert reply.accepted, reply.says
        return reply.body

    def add(self, name: str, *roles: str) -> str:
        """Somebody new, with a session; gives its text."""
        self.do(AddPerson(name, list(roles)))
        return self.open_session(name)

    def open_session(self, name: str) -> str:
        assert set_password(self.house, _administrator(name), name, password_of(name), CHEAP).accepted
        self.sessions[name] = access.log_in(self.house, name, password_of(name), CHEAP).text
        return self.sessions[name]

    def client(self, name: str | None = None, **headers: str) -> httpx.Client:
        """A client of somebody; a header that is said to be empty is not sent."""
        cookies = {COOKIE: self.sessions[name]} if name else {}
        said = {name: value for name, value in {GUARD: "1", **headers}.items() if value}
        return self.after.enter_context(self._client(cookies, said))

    def _client(self, cookies: dict[str, str], said: dict[str, str]) -> httpx.Client:
        return httpx.Client(base_url=f"{self.address}/v1", cookies=cookies, headers=said, timeout=30, verify=False)  # noqa: S501 - there is no TLS

    def guest(self) -> tuple[str, httpx.Client]:
        """A new guest's name and client."""
        client = self.client()
        name = client.post("/session/guest").raise_for_status().json()["name"]
        self.sessions[name] = client.cookies[COOKIE]
        return name, client

    def socket(self, name: str | None, at: str | None = None, **headers: str) -> ClientConnection:
        cookie = {"Cookie": f"{COOKIE}={self.sessions[name]}"} if name else {}
        return connect(
            at or self.socket_address,
            additional_headers={**cookie, **headers},
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            proxy=None,
        )

    def play_round(self, table: str, *players: str) -> int:
        """A round at a table of one draw that the program deals; gives its number."""
        for player in players:
            self.do(PlaceAct(table, {**BET, "player": player}))
        return int(self.do(Advance(table, close=True, default=True))["round"])


def _administrator(name: str) -> Any:
    return replace(PROGRAM, name=name, roles=frozenset({Role.ADMINISTRATOR}))


def password_of(name: str) -> str:
    return f"correct horse of {name} 7!"


@contextmanager
def new_house(folder: Path) -> Iterator[House]:
    database = Database(str(folder / "house.db"))
    migrate(database)
    initialise(database, KEY, 1_772_323_200_000_000)
    with House(database, KEY) as house:
        yield house


@contextmanager
def serving(house: House, at: Listening = WITHOUT_LIMITS) -> Iterator[Running]:
    """Serve the house until the block ends."""
    with ExitStack() as after:
        listening = after.enter_context(listening_socket(at))
        ready = threading.Event()
        server = server_of(house, at, ready.set)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
        thread.start()
        try:
            assert ready.wait(30)
            with ExitStack() as clients:
                yield Running(house, address_of(at, listening.getsockname()[1]), clients, server)
        finally:
            server.should_exit = True
            thread.join(30)
        assert not thread.is_alive()


def open_table(running: Running, table: str, edition: str = ONE_DRAW, **config: Any) -> None:
    running.do(OpenTable(table, TableConfig({"edition": edition}, float=FLOAT, **config)))


def furnish(running: Running) -> None:
    """Somebody of every role and two players with money; tables of two games, by the program and by a croupier."""
    for role in Role:
        if role is not Role.GUEST:
            running.add(f"{role}-1", role)
    running.add("player-2", Role.PLAYER)
    for player in ("player-1", "player-2"):
        running.do(BuyChips(player, "play-HKD", 10_000_000))
    open_table(running, "wheel")
    open_table(running, "cards", OF_DECISIONS)
    open_table(running, "desk", dealer="croupier")
