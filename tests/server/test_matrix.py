"""Every cell of the matrix, against a server that runs: what it does not allow is refused."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import count
from typing import Any, get_args

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from websockets.exceptions import InvalidStatus

from banca.drill.sheet import Answered
from banca.house import schema
from banca.house.access import issue_token
from banca.house.applications import Apply
from banca.house.cage import BuyChips
from banca.house.clock import day_of
from banca.house.drilled import drilled
from banca.house.examinations import SetExamination
from banca.house.roles import Person, Role
from banca.house.sittings import AnswerQuestion, BeginSitting
from banca.law import EDITIONS, edition, option_set, to_json
from banca.protocol.messages import FromClient
from banca.server.commands import BY_TAG
from banca.server.identity import COOKIE, GUARD
from banca.server.routes import ROUTES
from tests.house.leave import CRAPS, LUCKY
from tests.server import matrix
from tests.server.matrix import NOBODY, WHO
from tests.server.running import BET, ONE_DRAW, Running, password_of

WHOSE = ("own", "other")
OTHER = "player-2"  # whose the other's things are
# What says that somebody may not; a refusal for any other reason says that he may.
DENIALS = {
    *("person_must_have_the_role", "act_must_be_ones_own", "round_must_be_ones_own", "command_must_be_in_the_scope"),
    *(
        "sitting_must_be_ones_own",
        "guest_must_play_for_play_money",
        "house-token-unknown",
        "server-asked-for-another",
        "house-not-logged-in",
    ),
    "refusal-person-must-have-the-role",
}
# Routes and commands after which a session is over.
ENDS_SESSIONS = {"POST /v1/session", "POST /v1/session/guest", "POST /v1/session/rotate", "DELETE /v1/session"}
ENDS_SESSIONS |= {"POST /v1/password", "log-out-everywhere"}


@dataclass
class Ground:
    """A furnished house, with a round that everybody took part in, and one that only another did."""

    running: Running
    guest: str = ""
    rounds: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    debts: dict[str, int] = field(default_factory=dict)
    application: int = 0
    of_a_bet: int = 0  # an application for a bet beyond the regulation
    sittings: dict[str, int] = field(default_factory=dict)  # each is over
    numbers: Iterator[int] = field(default_factory=count)
    over: set[str] = field(default_factory=set)  # whose session the last request ended

    def __post_init__(self) -> None:
        running = self.running
        self.guest = running.guest()[0]
        people = [self.name(who) for who in WHO if who != NOBODY]
        for person in people:
            running.do(BuyChips(person, "play-HKD", 1_000_000))
        self.rounds = {"own": running.play_round("wheel", *people), "other": running.play_round("wheel", OTHER)}
        self.application = running.do(self.apply())["application"]
        adopted = day_of(running.house.clock.now()).isoformat()
        self.of_a_bet = running.do(Apply(CRAPS, adopted, bets=[LUCKY]))["application"]
        for person in (*people, OTHER):
            sitter = Person(person, frozenset({Role.PLAYER}))
            begun = running.house.do(sitter, BeginSitting(drilled({"edition": ONE_DRAW}, [], 1, "1"), False))
            self.sittings[person] = begun.body["sitting"]
            passed_over = Answered(1, "payouts", 1, "straight", (), 1, None, None, 0)
            running.house.do(sitter, AnswerQuestion(self.sittings[person], passed_over))
        supervisor = Person("supervisor-1", frozenset({Role.SUPERVISOR}))
        asked = SetExamination("a class", "first", ["payouts"], 1, 50, setting={"edition": ONE_DRAW})
        assert running.house.do(supervisor, asked).accepted
        for person in (*people[1:], OTHER):
            holder = Person(person, frozenset({Role(person.rpartition("-")[0])}))
            self.tokens[person] = issue_token(running.house, holder, "a program", 30).id
        for number, person in enumerate((*people, OTHER), 1):  # each owes the house's cashier something
            self.debts[person] = number
            with running.house.database.engine.begin() as connection:
                values = {"stream": "house", "number": 1, "line": number, "debtor": person, "creditor": "cashier-1"}
                connection.execute(schema.debt.insert(), {**values, "currency": "play-HKD", "amount": 1})

    def apply(self) -> Apply:
        adopted = day_of(self.running.house.clock.now()) + timedelta(days=60)
        asked = next(each for slug in EDITIONS for each in edition(slug).options.values() if each.needs_authorisation)
        law = next(each for each in map(edition, EDITIONS) if asked in each.options.values())
        return Apply(law.slug, adopted.isoformat(), options={asked.name: to_json(option_set(law)[asked.name])})

    def name(self, who: str) -> str:
        return self.guest if who == "guest" else f"{who}-1"

    def session(self, who: str, ending: bool) -> dict[str, str]:
        """What a request of his carries; a new session where the last request ended his."""
        if who == NOBODY:
            return {GUARD: "1"}
        name = self.name(who)
        if name in self.over:
            self.running.open_session(name)
        (self.over.add if ending else self.over.discard)(name)
        text = self.running.sessions[name]
        return {GUARD: "1", "Cookie": f"{COOKIE}={text}"}

    def id(self) -> str:
        return f"c-{next(self.numbers)}"


@pytest.fixture(scope="module")
def ground(shared: Running) -> Ground:
    return Ground(shared)


@pytest.fixture(scope="module")
def client(shared: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=shared.address, verify=False, timeout=30) as found:  # noqa: S501 - there is no TLS
        yield found


# Nothing is missing.


def test_every_route_has_a_row() -> None:
    assert set(matrix.ROUTES) == {each.name for each in ROUTES}


def test_no_two_routes_have_one_name() -> None:
    assert len({each.name for each in ROUTES}) == len({each.operation for each in ROUTES}) == len(ROUTES)


def test_every_message_has_a_row() -> None:
    assert set(matrix.MESSAGES) == {each.__struct_config__.tag for each in get_args(FromClient)}


def test_every_command_has_a_row() -> None:
    assert set(matrix.COMMANDS) == set(BY_TAG)


@pytest.mark.parametrize("route", ROUTES, ids=lambda each: each.name)
def test_a_route_declares_who_may(route: Any) -> None:
    row = matrix.ROUTES[route.name]
    declared = {*map(str, route.who)} or set(WHO)
    assert row.own | row.other == declared


@pytest.mark.parametrize("tag", BY_TAG)
def test_a_command_declares_who_may(tag: str) -> None:
    row = matrix.COMMANDS[tag]
    assert row.own | row.other == {*map(str, BY_TAG[tag].roles)}


# Every cell.


def is_denied(status: int, said: Any) -> bool:
    if status in (401, 403):
        return True
    if isinstance(said, dict) and said.get("is") == "answers":
        return any(is_denied(status, each) for each in said["answers"])
    return isinstance(said, dict) and not DENIALS.isdisjoint({said.get("norm"), said.get("message")})


def address(ground: Ground, name: str, who: str, whose: str) -> str:
    person = ground.name(who) if whose == "own" and who != NOBODY else OTHER
    path = name.partition(" ")[2].format(
        table="desk" if name.endswith("/desk") else "wheel",  # one that a croupier deals
        round=ground.rounds[whose],
        edition=ONE_DRAW,
        person=person,
        number=ground.of_a_bet if "{bet}" in name else ground.application,
        bet="lucky-doubles",
        before="blackjack-141-2000",
        after="blackjack-56-2004",
        day="2026-03-01",
        sitting=ground.sittings[person],
        **{"class": "a%20class"},
    )
    return f"{path}?currency=play-HKD" if path.endswith("statement") else path


def body(ground: Ground, name: str, who: str, whose: str) -> Any:
    person = ground.name(who) if whose == "own" and who != NOBODY else OTHER
    match name:
        case "POST /v1/session":
            return {"name": OTHER, "password": password_of(OTHER)}
        case "POST /v1/password":
            return {"name": person, "password": password_of(person)}
        case "POST /v1/tokens":
            return {"label": "a program", "days": 1}
        case "POST /v1/keys":
            key = Ed25519PrivateKey.generate().public_key().public_bytes_raw().hex()
            return {"name": person, "public_key": key}
        case "POST /v1/sittings":
            return {"edition": ONE_DRAW, "kinds": ["payouts"], "questions": 1}
        case "POST /v1/sittings/{sitting}/answers":
            return {"number": 1, "answer": None}
        case "POST /v1/proposals" | "POST /v1/proposals/edges":
            return {"table": "wheel"}
        case "POST /v1/commands":
            return {"id": ground.id(), "command": {"do": "log-out-everywhere", "name": "nobody-at-all"}}
    return None


def test_every_cell_of_every_route(ground: Ground, client: httpx.Client) -> None:
    wrong, cells = [], 0
    for name, row in matrix.ROUTES.items():
        for who in WHO:
            for whose in WHOSE:
                headers = ground.session(who, name in ENDS_SESSIONS)
                client.cookies.clear()
                said = client.request(
                    name.partition(" ")[0],
                    address(ground, name, who, whose),
                    json=body(ground, name, who, whose),
                    headers=headers,
                )
                parsed = said.json() if said.headers.get("content-type") == "application/json" else None
                denied = is_denied(said.status_code, parsed)
                cells += 1
                if denied is row.allows(who, whose) or (not denied and said.status_code >= 300):
                    wrong.append((name, who, whose, said.status_code, said.text[:200]))
    assert wrong == []
    assert cells == len(ROUTES) * len(WHO) * len(WHOSE)


def command(ground: Ground, tag: str, who: str, whose: str) -> dict[str, Any]:
    """One that changes nothing if it is allowed: it is refused later, for a reason of its own."""
    person = ground.name(who) if whose == "own" and who != NOBODY else OTHER
    table, missing = {"table": "wheel"}, {"table": "no-such-table"}
    desk = {"table": "desk"}  # where the program deals, nobody acts for others: test_who_deals
    act = {**BET, "stake": 10**14, "player": person}  # more than anybody has
    fields: dict[str, dict[str, Any]] = {
        "act": {**desk, "act": act},
        "acts": {**desk, "acts": [act]},
        "advance": missing,
        "reverse": {**missing, "from": 1},
        "correct": {**missing, "round": 1, "acts": [], "why": "a test"},
        "open-table": {**table, "config": {"setting": {"edition": ONE_DRAW}}},
        "change-option": {**missing, "option": "x", "value": 1},
        "post-parameter": {**missing, "parameter": "x", "value": 1},
        "meet-condition": {**missing, "bet": "x", "condition": "x"},
        "open-class": {"name": "a class", "tables": {}},
        "inject": {**missing, "act": {}},
        "set-examination": {"classroom": "a class", "title": "", "kinds": [], "questions": 1, "pass_mark": 50},
        "end-examination": {"examination": 0},
        "seat-trainee": {**missing, "person": person},
        "change-pool": {"pool": "no-such-pool", "terms": {}},
        "buy-chips": {"player": person, "currency": "no-money", "amount": 1},
        "redeem-chips": {"player": person, "currency": "no-money", "amount": 1},
        "give-chips": {"player": person, "currency": "play-HKD", "amount": 1, "to": "cashier-1"},
        "pay-debt": {"stream": "house", "number": 1, "line": ground.debts.get(person, 0)},
        "add-person": {"name": OTHER, "has": ["player"]},
        "change-roles": {"name": OTHER, "has": ["no-such-role"]},
        "suspend-person": {"name": OTHER, "why": ""},
        "restore-person": {"name": OTHER},
        "log-out-everywhere": {"name": person},
        "revoke-token": {"id": ground.tokens.get(person, "none")},
        "apply": {"edition": "no-such-edition", "adopted": "2026-03-01"},
        "withdraw-application": {"application": 0},
        "decree-day": {"day": "never", "works": True, "why": "a test"},
        "decide": {"application": 0, "decision": "grant", "signature": ""},
        "revoke": {"application": 0, "from": "2026-03-01", "signature": ""},
        "meet-decision-condition": {"application": 0, "condition": "x"},
        "take-checkpoint": {},
        "reopen-house": {},
    }
    return {"do": tag, **fields.get(tag, missing)}


def test_every_cell_of_every_command_over_http(ground: Ground, client: httpx.Client) -> None:
    wrong = []
    for tag, row in matrix.COMMANDS.items():
        for who in WHO:
            for whose in WHOSE:
                headers = ground.session(who, tag in ENDS_SESSIONS)
                client.cookies.clear()
                asked = {"id": ground.id(), "command": command(ground, tag, who, whose)}
                said = client.post("/v1/commands", json=asked, headers=headers)
                if is_denied(said.status_code, said.json()) is row.allows(who, whose):
                    wrong.append((tag, who, whose, said.status_code, said.text[:200]))
    assert wrong == []


def answer(socket: Any, message: dict[str, Any], id_: str) -> dict[str, Any]:
    """The reply to a message, whatever else comes in between."""
    socket.send(json.dumps(message))
    while True:
        said: dict[str, Any] = json.loads(socket.recv(10))
        if said.get("id") == id_ or said["is"] == "failed" or (said["is"] == "view" and message["is"] == "subscribe"):
            return said


def test_every_cell_of_every_command_over_the_socket(ground: Ground) -> None:
    wrong = []
    for who in WHO[1:]:
        ground.running.open_session(ground.name(who))
        with ground.running.socket(ground.name(who)) as socket:
            for tag, row in matrix.COMMANDS.items():
                if tag in ENDS_SESSIONS:
                    continue  # over HTTP: here it would end the socket
                for whose in WHOSE:
                    id_ = ground.id()
                    said = answer(socket, {"is": "do", "id": id_, "command": command(ground, tag, who, whose)}, id_)
                    found = said.get("reply", said)
                    if is_denied(200, found) is row.allows(who, whose):
                        wrong.append((tag, who, whose, said))
    assert wrong == []


def message(ground: Ground, tag: str, id_: str, who: str, whose: str) -> dict[str, Any]:
    person = ground.name(who) if whose == "own" else OTHER
    fields: dict[str, dict[str, Any]] = {
        "subscribe": {"table": "wheel"},
        "unsubscribe": {"table": "wheel"},
        "do": {"id": id_, "command": {"do": "log-out-everywhere", "name": "nobody-at-all"}},
        "ask": {"id": id_, "table": "desk", "act": {**BET, "player": person}},
        "ask-all": {"id": id_, "table": "desk", "acts": [{**BET, "player": person}]},
        "speak": {"lang": "en"},
        "look": {"table": "no-such-table", "person": person},
        "ping": {"id": id_},
    }
    return {"is": tag, **fields[tag]}


def test_every_cell_of_every_message(ground: Ground) -> None:
    wrong = []
    for who in WHO[1:]:
        with ground.running.socket(ground.name(who)) as socket:
            for tag, row in matrix.MESSAGES.items():
                for whose in WHOSE:
                    id_ = ground.id()
                    if tag in ("unsubscribe", "speak"):  # it is not answered: what follows is
                        socket.send(json.dumps(message(ground, tag, id_, who, whose)))
                        said = answer(socket, {"is": "ping", "id": id_}, id_)
                    else:
                        said = answer(socket, message(ground, tag, id_, who, whose), id_)
                    found = said.get("reply", said) if tag == "ask" else said
                    if is_denied(200, found) is row.allows(who, whose):
                        wrong.append((tag, who, whose, said))
    assert wrong == []


def test_nobody_opens_a_socket(ground: Ground) -> None:
    assert all(NOBODY not in row.own | row.other for row in matrix.MESSAGES.values())
    with pytest.raises(InvalidStatus) as refused:
        ground.running.socket(None)
    assert refused.value.response.status_code == 401
