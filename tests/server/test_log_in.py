"""Logging in and out: passwords, locks, sessions that nobody else chose, cookies, tokens within their scope."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from banca.house import schema
from banca.house.access import FAILURES_MOST
from banca.house.people import SuspendPerson
from banca.house.roles import Role
from banca.protocol.messages import LOGGED_OUT
from banca.server.identity import COOKIE, GUARD, SECURE_COOKIE
from banca.server.serve import Listening
from tests.server.running import NO_LIMITS, Running, furnish, new_house, password_of, serving

AT_ONCE = 1.0  # seconds within which a socket must be gone


def log_in(running: Running, name: str, password: str | None = None) -> httpx.Response:
    return running.client().post("/session", json={"name": name, "password": password or password_of(name)})


# Passwords.


def test_a_password_is_kept_as_argon2id_at_its_full_cost(shared: Running) -> None:
    shared.add("anna", Role.PLAYER)
    said = shared.client("anna").post("/password", json={"password": "another good password"})
    assert said.json()["accepted"]
    with shared.house.database.read() as connection:
        stored = connection.execute(select(schema.person.c.password).where(schema.person.c.name == "anna")).scalar_one()
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert "another good" not in stored


def test_a_new_password_ends_the_sessions(shared: Running) -> None:
    shared.add("berta", Role.PLAYER)
    client = shared.client("berta")
    assert client.post("/password", json={"password": "another good password"}).json()["accepted"]
    time.sleep(AT_ONCE)
    assert client.get("/session").status_code == 401


@pytest.mark.parametrize("password", ["short", "x" * 201, "aaaaaaaaaaaaaaaa"])
def test_a_bad_password_is_refused(shared: Running, password: str) -> None:
    said = shared.client("player-1").post("/password", json={"password": password})
    assert said.status_code == 400
    assert said.json()["message"] == "house-password-malformed"


def test_whatever_is_wrong_with_a_log_in_the_answer_is_the_same(shared: Running) -> None:
    shared.add("clara", Role.PLAYER)
    shared.do(SuspendPerson("clara", "a test"))
    answers = {
        (said.status_code, said.text)
        for said in (
            log_in(shared, "player-2", "a wrong password"),
            log_in(shared, "no-such-person"),
            log_in(shared, "clara"),
            log_in(shared, "\0"),
            log_in(shared, "x" * 10_000),
        )
    }
    assert {status for status, _ in answers} <= {401, 400}
    assert len({text for status, text in answers if status == 401}) == 1


def test_many_wrong_passwords_lock_the_right_one_out(shared: Running) -> None:
    shared.add("dora", Role.PLAYER)
    for _ in range(FAILURES_MOST):
        assert log_in(shared, "dora", "a wrong password").status_code == 401
    locked = log_in(shared, "dora")
    assert locked.status_code == 401
    assert locked.json()["message"] == "house-log-in-refused"
    assert "set-cookie" not in locked.headers


# Sessions.


def test_a_session_that_was_brought_is_not_the_one_that_is_opened(shared: Running) -> None:
    chosen = "banca-session-" + "A" * 43
    client = shared.client()
    client.cookies.set(COOKIE, chosen)
    said = client.post("/session", json={"name": "player-2", "password": password_of("player-2")})
    assert said.status_code == 200
    assert said.cookies[COOKIE] != chosen
    stolen = shared.client()
    stolen.cookies.set(COOKIE, chosen)
    assert stolen.get("/session").status_code == 401


def test_logging_in_ends_the_session_that_the_page_had(shared: Running) -> None:
    guest, client = shared.guest()
    before = client.cookies[COOKIE]
    assert client.get("/session").json()["name"] == guest
    client.post("/session", json={"name": "player-2", "password": password_of("player-2")})
    assert client.get("/session").json()["name"] == "player-2"
    old = shared.client()
    old.cookies.set(COOKIE, before)
    assert old.get("/session").status_code == 401


def test_rotating_gives_a_new_text_once(shared: Running) -> None:
    _, client = shared.guest()
    before = client.cookies[COOKIE]
    assert client.post("/session/rotate").status_code == 200
    assert client.cookies[COOKIE] != before
    assert client.get("/session").status_code == 200
    again = shared.client()
    again.cookies.set(COOKIE, before)
    assert again.get("/session").status_code == 200  # what is under way goes on for a moment
    assert again.post("/session/rotate").status_code == 401


def closed_within(socket: ClientConnection, seconds: float) -> int | None:
    """The code with which it was closed; None if it was not."""
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            socket.recv(until - time.monotonic())
    except TimeoutError:
        return None
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return None


def test_logging_out_ends_the_sockets_of_the_session(shared: Running) -> None:
    name, client = shared.guest()
    with shared.socket(name) as socket, shared.socket("player-1") as other:
        assert client.delete("/session").status_code == 204
        assert closed_within(socket, AT_ONCE) == LOGGED_OUT
        assert closed_within(other, 0.2) is None
    assert client.get("/session").status_code == 401


def test_a_suspension_ends_the_sockets(shared: Running) -> None:
    shared.add("emma", Role.PLAYER)
    with shared.socket("emma") as socket:
        shared.do(SuspendPerson("emma", "a test"))
        assert closed_within(socket, AT_ONCE) == LOGGED_OUT


def test_revoking_a_token_ends_its_sockets(shared: Running) -> None:
    client = shared.client("player-1")
    token = client.post("/tokens", json={"label": "a program", "days": 1}).json()
    headers = {"Authorization": f"Bearer {token['token']}"}
    with shared.socket(None, **headers) as socket:
        said = client.post("/commands", json={"id": "revoke-1", "command": {"do": "revoke-token", "id": token["id"]}})
        assert said.json()["accepted"]
        assert closed_within(socket, AT_ONCE) == LOGGED_OUT
    with pytest.raises(InvalidStatus):
        shared.socket(None, **headers)


# Cookies.


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy on this machine that has TLS."""
    at = Listening(port=0, proxies=("127.0.0.1",), limits=NO_LIMITS)
    with new_house(tmp_path_factory.mktemp("house")) as house, serving(house, at) as running:
        furnish(running)
        yield running


def flags(said: httpx.Response) -> tuple[str, set[str]]:
    first, *rest = said.headers["set-cookie"].split("; ")
    return first.partition("=")[0], {each.lower() for each in rest}


def test_a_cookie_is_out_of_the_reach_of_scripts_and_other_sites(shared: Running) -> None:
    name, said = flags(shared.client().post("/session/guest"))
    assert name == COOKIE
    assert said == {"httponly", "path=/", "samesite=strict"}


def test_over_tls_a_cookie_is_secure_and_bound_to_the_host(behind_proxy: Running) -> None:
    answer = behind_proxy.client(**{"x-forwarded-proto": "https"}).post("/session/guest")
    name, said = flags(answer)
    assert name == SECURE_COOKIE
    assert said == {"httponly", "path=/", "samesite=strict", "secure"}
    assert answer.headers["strict-transport-security"]


def test_over_tls_a_cookie_that_others_could_have_set_does_not_count(behind_proxy: Running) -> None:
    text = behind_proxy.sessions["player-1"]
    headers = {GUARD: "1", "x-forwarded-proto": "https"}
    planted = behind_proxy.client(**headers, Cookie=f"{COOKIE}={text}")
    assert planted.get("/session").status_code == 401
    right = behind_proxy.client(**headers, Cookie=f"{SECURE_COOKIE}={text}")
    assert right.get("/session").status_code == 200


def test_whoever_is_no_proxy_is_not_believed(shared: Running) -> None:
    said = shared.client(**{"x-forwarded-proto": "https", "x-forwarded-for": "10.0.0.1"}).post("/session/guest")
    assert flags(said)[0] == COOKIE


# Tokens.


def token_of(running: Running, name: str, **scope: object) -> dict[str, str]:
    said = running.client(name).post("/tokens", json={"label": "a program", "days": 1, **scope})
    return {"Authorization": f"Bearer {said.raise_for_status().json()['token']}"}


def test_a_token_does_what_its_scope_names_and_nothing_else(shared: Running) -> None:
    program = shared.client(**{**token_of(shared, "cashier-1", commands=["buy-chips"]), GUARD: ""})
    money = {"player": "player-1", "currency": "play-HKD", "amount": 1}
    bought = program.post("/commands", json={"id": "t-1", "command": {"do": "buy-chips", **money}}).json()
    redeemed = program.post("/commands", json={"id": "t-2", "command": {"do": "redeem-chips", **money}}).json()
    assert bought["accepted"]
    assert (redeemed["accepted"], redeemed["norm"]) == (False, "command_must_be_in_the_scope")


def test_a_token_with_fewer_roles_reads_less(shared: Running) -> None:
    shared.add("fay", Role.PLAYER, Role.ADMINISTRATOR)
    assert shared.client("fay").get("/people").status_code == 200
    program = shared.client(**token_of(shared, "fay", roles=["player"]))
    assert program.get("/people").status_code == 403
    assert program.get("/session").json() == {"name": "fay", "roles": ["player"]}


def test_a_token_cannot_have_more_than_its_person(shared: Running) -> None:
    said = shared.client("player-1").post("/tokens", json={"label": "a program", "days": 1, "roles": ["administrator"]})
    assert said.status_code == 400


def test_a_token_cannot_outgrow_itself(shared: Running) -> None:
    program = shared.client(**token_of(shared, "player-1"))
    assert not program.post("/password", json={"password": "another good password"}).json()["accepted"]
    assert program.post("/tokens", json={"label": "more", "days": 1}).status_code in (400, 403)
    assert not program.post("/keys", json={"public_key": "00" * 32}).json()["accepted"]
    assert program.post("/session/rotate").status_code == 400
    assert program.delete("/session").status_code == 400


def test_a_token_that_may_nothing_reads_the_metrics(shared: Running) -> None:
    collector = shared.client(**token_of(shared, "administrator-1", commands=[]))
    said = collector.get("/metrics")
    assert said.status_code == 200
    assert said.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'banca_tables{status="open"} 3' in said.text
    refused = collector.post("/commands", json={"id": "m-1", "command": {"do": "take-checkpoint"}}).json()
    assert refused["norm"] == "command_must_be_in_the_scope"


@pytest.mark.parametrize("said", ["Basic eA==", "Bearer", "Bearer banca-token-x", "Bearer " + "x" * 5000])
def test_no_other_credentials_are_taken(shared: Running, said: str) -> None:
    assert shared.client("player-1", Authorization=said).get("/session").status_code == 401


# The Origin of a page.


CHANGE = {"id": "csrf-1", "command": {"do": "log-out-everywhere", "name": "nobody-at-all"}}


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_another_site_changes_nothing(shared: Running, headers: dict[str, str]) -> None:
    said = shared.client("player-1", **headers).post("/commands", json=CHANGE)
    assert (said.status_code, said.json()["norm"]) == (403, "request_must_come_from_the_page")


def test_without_the_guard_nothing_changes(shared: Running) -> None:
    for method, path in (
        ("POST", "/commands"),
        ("POST", "/session"),
        ("POST", "/session/guest"),
        ("DELETE", "/session"),
    ):
        said = shared.client("player-1", **{GUARD: ""}).request(method, path)
        assert said.status_code == 403, path


def test_our_own_page_may(shared: Running) -> None:
    said = shared.client("player-1", Origin=shared.address).post("/commands", json=CHANGE)
    assert said.status_code == 200


def test_an_origin_that_was_named_may(tmp_path: Path) -> None:
    at = Listening(port=0, origins=frozenset({"https://play.example"}), limits=NO_LIMITS)
    with new_house(tmp_path) as house, serving(house, at) as running:
        client = running.client(Origin="https://play.example")
        assert client.post("/session/guest").status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_another_site_opens_no_socket_with_our_cookie(shared: Running, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        shared.socket("player-1", Origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_page_and_programs_open_sockets(shared: Running) -> None:
    with shared.socket("player-1", Origin=shared.address) as socket:
        assert json.loads(socket.recv(5))["person"] == "player-1"
    with shared.socket(None, Origin="https://evil.example", **token_of(shared, "player-1")) as socket:
        assert json.loads(socket.recv(5))["is"] == "welcome"
    with connect(shared.socket_address, additional_headers=token_of(shared, "player-1"), proxy=None) as socket:
        assert socket.subprotocol is None
