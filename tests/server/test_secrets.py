"""No log and no answer has a secret: passwords, sessions, tokens, seeds, the house's key."""

import base64
import json
import logging
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from tests.server.running import BET, KEY, OF_DECISIONS, ONE_DRAW, Running, furnish, open_table, password_of, serving

SEED = 32  # bytes
OF_CLIENTS = ("httpx", "httpcore", "websockets.client", "asyncio")  # they run in the same process


class Heard(logging.Handler):
    """Everything that anybody logs, at every level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(OF_CLIENTS):
            return
        self.lines.append(f"{self.format(record)} {getattr(record, 'fields', '')}")


@pytest.fixture
def heard() -> Iterator[Heard]:
    handler, root = Heard(), logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    root.setLevel(before)


def whole_run(running: Running) -> tuple[list[str], list[str]]:
    """People log in, play, fail and log out; gives the secrets, and all that was answered."""
    told, frames = [password_of(name) for name in running.sessions], []
    client = running.client()
    client.post("/session", json={"name": "player-1", "password": password_of("player-1")})
    told.append(client.cookies["banca-session"])
    frames.append(client.post("/session", json={"name": "player-2", "password": "this is no password"}).text)
    frames.append(client.post("/session", content=b'{"name": "x", "password": "half a pass').text)
    token = client.post("/tokens", json={"label": "a program", "days": 1}).json()["token"]
    frames.append(running.client(Authorization=f"Bearer {token}").get("/purse").text)
    told += ["this is no password", "half a pass", token]
    told += [client.post("/session/rotate").cookies["banca-session"]]
    running.sessions["player-1"] = told[-1]
    with running.socket("player-1") as socket:
        for table in ("wheel", "cards"):
            socket.send(json.dumps({"is": "subscribe", "table": table}))
        for n in range(3):
            act = {**BET, "player": "player-1"}
            socket.send(json.dumps({"is": "do", "id": f"c{n}", "command": {"do": "act", "table": "wheel", "act": act}}))
            socket.send(f'{{"is":"do","id":"{n}","command":{{"do":"no-such"}}}}')
        socket.send('{"is":"ping","id":"end"}')
        while not frames[-1].startswith('{"is":"pong"'):
            frames.append(str(socket.recv(10)))
    running.play_round("wheel", "player-2")
    own = ("/tables/wheel", "/tables/wheel/announcements", "/tables/wheel/rounds/1/record", "/session", "/tokens")
    staff = ("/metrics", "/people", "/events?most=500", "/tables/wheel/records", "/tables/cards/records")
    frames += [client.get(path).text for path in own]
    frames += [running.client("administrator-1").get(path).text for path in staff]
    client.delete("/session")
    return told, frames


def hidden_in(drawn: list[bytes]) -> list[str]:
    """Seeds among what a house drew, and its key, as they would be written."""
    seeds = [each for each in drawn if len(each) == SEED]
    assert len(seeds) > 5
    found = [written for each in (*seeds, b"k" * 32) for written in (each.hex(), base64.b64encode(each).decode()[:40])]
    return found + [base64.urlsafe_b64encode(each).decode()[:40] for each in seeds]


def test_no_secret_is_logged_or_answered(heard: Heard, tmp_path: Path) -> None:
    drawn: list[bytes] = []

    def random(size: int) -> bytes:
        drawn.append(secrets.token_bytes(size))
        return drawn[-1]

    database = Database(str(tmp_path / "house.db"))
    migrate(database)
    initialise(database, KEY, 1_772_323_200_000_000)
    with House(database, KEY, random=random) as house, serving(house) as running:
        furnish(running)
        open_table(running, "more", ONE_DRAW)
        open_table(running, "cards-2", OF_DECISIONS)
        told, frames = whole_run(running)
    hidden = hidden_in(drawn)
    logged, answered = "\n".join(heard.lines), "\n".join(frames)
    assert len(heard.lines) > 10
    assert [each for each in (*told, *hidden) if each in logged] == []
    assert [each for each in (*told, *hidden) if each in answered] == []
    assert "$argon2id$" not in logged + answered
