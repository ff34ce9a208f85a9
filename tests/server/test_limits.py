"""What every answer carries, how long and how often a message may be, and what is refused whatever its type allows."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from banca.protocol.messages import MESSAGE_MOST, TABLES_MOST, TOO_FAST
from banca.server import sockets
from banca.server.app import HEADERS
from banca.server.bounds import DEPTH_MOST, NUMBER_MOST
from banca.server.http.commands import COMMAND_MOST
from banca.server.rates import USUAL, Limits, Rate
from banca.server.routes import BODY_MOST, ROUTES
from banca.server.serve import Listening
from banca.server.sockets import IN_HAND_MOST
from tests.server.running import FAST, ONE_DRAW, Running, furnish, new_house, serving

PROTOCOL = Path(__file__).parents[2] / "docs" / "PROTOCOL.md"

# Headers.


@pytest.mark.parametrize("route", [each for each in ROUTES if not each.changes], ids=lambda each: each.name)
def test_every_answer_carries_the_headers(shared: Running, route: Any) -> None:
    path = route.path.removeprefix("/v1").format(
        table="wheel", round=1, edition=ONE_DRAW, person="player-1", number=1, day="2026-03-01", sitting=1, bet="any",
        before="blackjack-141-2000", after="blackjack-56-2004", **{"class": "any"},
    )  # fmt: skip
    for name in (None, "administrator-1"):
        said = shared.client(name).get(path)
        assert said.status_code < 500
        assert set(HEADERS) <= set(said.headers)
        assert "'unsafe-inline'" not in said.headers["content-security-policy"] or path.startswith("/reports")
        assert said.headers["content-security-policy"].startswith("default-src 'none'")
        assert "server" not in said.headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nothing", 404), ("PUT", "/tables", 405), ("POST", "/session", 400), ("GET", "/../v1/etc/passwd", 404)],
)
def test_errors_carry_them_too(shared: Running, method: str, path: str, status: int) -> None:
    said = shared.client().request(method, path)
    assert said.status_code == status
    assert set(HEADERS) <= set(said.headers)
    assert said.json()["accepted"] is False


def test_a_socket_that_is_denied_gets_them_too(shared: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        shared.socket(None)
    assert set(HEADERS) <= {name.lower() for name in refused.value.response.headers}


def test_a_report_as_a_page_runs_nothing(shared: Running) -> None:
    policy = shared.client("regulator-1").get("/reports/2026-03-01?format=html").headers["content-security-policy"]
    assert "script-src" not in policy
    assert "sandbox" in policy


# Sizes.


def test_a_body_that_is_too_long_is_refused(shared: Running) -> None:
    client = shared.client("player-1")
    long = {"label": "x" * BODY_MOST, "days": 1}
    assert client.post("/tokens", json=long).status_code == 413
    command = {"id": "1", "command": {"do": "act", "table": "wheel", "act": {"act": "x" * COMMAND_MOST}}}
    assert client.post("/commands", json=command).status_code == 413


def test_a_body_that_never_ends_is_refused_while_it_comes(shared: Running) -> None:
    sent = []

    def endless() -> Iterator[bytes]:
        for _ in range(10_000):
            sent.append(1)
            yield b"x" * 65_536

    with suppress(httpx.WriteError, httpx.ReadError):  # the connection may be gone before the answer is read
        assert shared.client("player-1").post("/tokens", content=endless()).status_code == 413
    assert 0 < len(sent) < 1_000


def test_a_body_where_none_is_wanted_is_refused(shared: Running) -> None:
    assert shared.client().post("/session/guest", content=b"{}").json()["message"] == "server-body-unwanted"


def read(socket: Any, kind: str) -> dict[str, Any]:
    while True:
        said: dict[str, Any] = json.loads(socket.recv(10))
        if said["is"] == kind:
            return said


def closing_code(socket: Any) -> int | None:
    """With which the server closes it."""
    with pytest.raises(ConnectionClosed) as closed:
        drain(socket)
    return closed.value.rcvd.code if closed.value.rcvd else None


def drain(socket: Any) -> None:
    while True:
        socket.recv(10)


def test_a_message_that_is_too_long_is_refused_and_the_socket_goes_on(shared: Running) -> None:
    with shared.socket("player-1") as socket:
        socket.send(json.dumps({"is": "ping", "id": "x" * MESSAGE_MOST}))
        assert read(socket, "failed")["message"] == "server-message-too-long"
        socket.send('{"is":"ping","id":"after"}')
        assert read(socket, "pong")["id"] == "after"


def test_a_message_that_is_far_too_long_closes_the_socket(shared: Running) -> None:
    with shared.socket("player-1") as socket:
        socket.send("x" * 5 * MESSAGE_MOST)
        assert closing_code(socket) == 1009


# Bounds inside a message.

DEEP = '{"a":' * (DEPTH_MOST + 1) + "1" + "}" * (DEPTH_MOST + 1)
BEYOND = [
    pytest.param(f'{{"do":"act","table":"wheel","act":{DEEP}}}', "server-message-too-deep", id="depth"),
    pytest.param(
        f'{{"do":"decide","application":{NUMBER_MOST + 1},"decision":"grant","signature":""}}',
        "server-number-too-large",
        id="number",
    ),
    pytest.param(
        f'{{"do":"change-option","table":"wheel","option":"x","value":[-{10**40}]}}',
        "server-number-too-large",
        id="any",
    ),
    pytest.param('{"do":"add-person","name":"a\\u0000b","has":[]}', "server-text-unwritable", id="nul"),
    pytest.param('{"do":"act","table":"wheel","act":{"\\u0000":1}}', "server-text-unwritable", id="nul in a name"),
]


@pytest.mark.parametrize(("command", "message"), BEYOND)
def test_what_no_database_keeps_is_refused_before_it_is_asked_for(shared: Running, command: str, message: str) -> None:
    client = shared.client("administrator-1", **{"content-type": "application/json"})
    said = client.post("/commands", content=f'{{"id":"b","command":{command}}}')
    assert (said.status_code, said.json()["message"]) == (400, message)
    with shared.socket("administrator-1") as socket:
        socket.send(f'{{"is":"do","id":"b","command":{command}}}')
        assert read(socket, "failed")["message"] == message


def test_the_largest_number_and_the_greatest_depth_are_let_through(shared: Running) -> None:
    inner = '{"a":' * (DEPTH_MOST - 4) + str(NUMBER_MOST) + "}" * (DEPTH_MOST - 4)
    command = f'{{"do":"change-option","table":"wheel","option":"x","value":{inner}}}'
    client = shared.client("administrator-1", **{"content-type": "application/json"})
    said = client.post("/commands", content=f'{{"id":"deep","command":{command}}}')
    assert said.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/rounds?most=0",
        "/rounds?most=501",
        f"/rounds?since={NUMBER_MOST + 1}",
        "/rounds?since=-1",
        "/rounds?after=x",
        "/rounds?after=1.wheel.99999999999999999999",
        "/rounds?table=a%00b",
        "/rounds?most=1&most=2",
        "/rounds?no-such=1",
        "/tables/wheel/rounds/99999999999999999999",
        "/tables/wheel/rounds/x",
        "/tables/wheel/rounds/-1",
        "/tables/a%00b/rounds",
        "/tables/a%00b",
        "/purse/statement?currency=gold",
        "/purse/statement",
        "/reports/2026-02-30",
        "/reports/never",
        "/law/no-such-edition",
        "/law/x%00?lang=en",
        f"/messages/{ONE_DRAW}?lang=fr",
        "/people/a%00b/purse",
        "/people/no-such-person/statement?currency=HKD",
        "/applications/0",
        "/applications?on=2026-13-01",
        "/events?after=99999999999999999999999",
    ],
)
def test_a_question_that_cannot_be_asked_is_answered_in_one_line(shared: Running, path: str) -> None:
    said = shared.client("administrator-1").get(path)
    assert said.status_code in (400, 404)
    assert said.json()["says"]
    assert said.json()["accepted"] is False


# Rates.


@pytest.fixture
def slow(tmp_path: Path, limits: Limits) -> Iterator[Running]:
    with new_house(tmp_path) as house, serving(house, Listening(port=0, limits=limits)) as running:
        furnish(running)
        yield running


@pytest.mark.parametrize("limits", [Limits(Rate(0.01, 5), FAST, FAST, 10)])
def test_an_address_asks_so_often(slow: Running) -> None:
    client = slow.client()
    assert [client.get("/health").status_code for _ in range(7)] == [200] * 5 + [429] * 2


@pytest.mark.parametrize("limits", [Limits(Rate(0.01, 5), FAST, FAST, 10)])
@pytest.mark.parametrize("name", ["player-1", None])
def test_an_address_opens_so_many_sockets(slow: Running, name: str | None) -> None:
    answers = []
    for _ in range(7):
        try:
            with slow.socket(name):
                answers.append(101)
        except InvalidStatus as refused:
            answers.append(refused.response.status_code)
    assert answers == [101 if name else 401] * 5 + [429] * 2


@pytest.mark.parametrize("limits", [Limits(FAST, Rate(0.01, 3), FAST, 10)])
def test_an_address_tries_so_many_passwords(slow: Running) -> None:
    client = slow.client()
    tried = [client.post("/session", json={"name": "player-1", "password": "wrong"}).status_code for _ in range(4)]
    assert tried == [401] * 3 + [429]
    assert client.post("/session/guest").status_code == 429
    assert client.get("/tables").status_code == 200


@pytest.mark.parametrize("limits", [Limits(FAST, FAST, Rate(0.01, 5), 10)])
def test_a_socket_says_so_much(slow: Running) -> None:
    with slow.socket("player-1") as socket:
        with suppress(ConnectionClosed):
            for _ in range(20):
                socket.send('{"is":"ping"}')
        assert closing_code(socket) == TOO_FAST


def test_a_socket_watches_so_many_tables(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "TABLES_MOST", 2)
    with shared.socket("player-1") as socket:
        for table in ("wheel", "cards", "wheel", "desk"):
            socket.send(json.dumps({"is": "subscribe", "table": table}))
        assert read(socket, "failed")["message"] == "server-tables-most"
        socket.send('{"is":"unsubscribe","table":"wheel"}')
        socket.send('{"is":"subscribe","table":"desk"}')
        while read(socket, "view")["table"] != "desk":
            pass


@pytest.mark.parametrize("limits", [Limits(FAST, FAST, FAST, 2)])
def test_a_person_has_so_many_sockets(slow: Running) -> None:
    with slow.socket("player-1"), slow.socket("player-1"), slow.socket("player-2"):
        with pytest.raises(InvalidStatus) as refused:
            slow.socket("player-1")
        assert refused.value.response.status_code == 429
    with slow.socket("player-1") as socket:
        assert read(socket, "welcome")["person"] == "player-1"


def test_the_protocol_names_the_usual_limits() -> None:
    said = PROTOCOL.read_text(encoding="utf-8")
    messages, requests, log_ins = USUAL.messages, USUAL.requests, USUAL.log_ins
    for line in (
        f"| a message of the socket | {MESSAGE_MOST:,} bytes; more: `failed`. Beyond {4 * MESSAGE_MOST:,} bytes",
        f"| a request's body | {BODY_MOST:,} bytes, a command {COMMAND_MOST >> 20} MiB |",
        f"| nesting | {DEPTH_MOST} |",
        f"| messages of one socket | {messages.a_second:.0f} a second, {messages.burst:.0f} at once;",
        f" sockets too | {requests.a_second:.0f} a second, {requests.burst:.0f} at once;",
        f"; log-ins and guests 1 in {1 / log_ins.a_second:.0f} seconds, {log_ins.burst:.0f} at once |",
        f"| sockets of one person | {USUAL.sockets} |",
        f"| tables of one socket | {TABLES_MOST} |",
        f"| commands of one socket under way | {IN_HAND_MOST};",
    ):
        assert line in said, line
