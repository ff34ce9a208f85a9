"""Guests get play money and nothing else."""

import json

from banca.house.ledger import LEDGER_CURRENCIES, PLAY_MONEY
from banca.house.people import GUEST_MONEY
from banca.server.commands import BY_TAG
from banca.server.routes import ROUTES
from tests.server.running import BET, Running, open_table

WITHOUT_LEAVE = "fantan-58-2004"  # an edition that needs none
ALLOWED = {"act", "acts", "log-out-everywhere", "pay-debt"}  # commands; a guest owes play money alone


def test_a_guest_has_play_money_in_every_currency_and_no_other(shared: Running) -> None:
    _, client = shared.guest()
    held = client.get("/purse").json()["held"]
    assert held == {each: GUEST_MONEY if each.startswith(PLAY_MONEY) else 0 for each in LEDGER_CURRENCIES}


def test_a_guest_plays_at_once(shared: Running) -> None:
    name, client = shared.guest()
    said = client.post(
        "/commands", json={"id": "1", "command": {"do": "act", "table": "wheel", "act": {**BET, "player": name}}}
    )
    assert said.json()["accepted"], said.text
    assert client.get("/purse").json()["held"]["play-HKD"] == GUEST_MONEY - BET["stake"]


def test_a_guest_does_not_play_for_real_money(shared: Running) -> None:
    open_table(shared, "real", WITHOUT_LEAVE, money="real")
    name, client = shared.guest()
    said = client.post(
        "/commands", json={"id": "1", "command": {"do": "act", "table": "real", "act": {**BET, "player": name}}}
    )
    assert said.json()["norm"] == "guest_must_play_for_play_money"


def test_every_other_command_is_shut() -> None:
    for tag, kind in BY_TAG.items():
        assert ("guest" in kind.roles) is (tag in ALLOWED), tag


def test_every_door_of_the_staff_is_shut(shared: Running) -> None:
    _, client = shared.guest()
    shut = [each for each in ROUTES if each.who and "guest" not in each.who]
    assert len(shut) > 10
    for route in shut:
        path = route.path.removeprefix("/v1").format(
            table="wheel", round=1, edition="x", person="player-1", number=1, day="2026-03-01", sitting=1, bet="any",
            before="blackjack-141-2000", after="blackjack-56-2004", **{"class": "any"},
        )  # fmt: skip
        said = client.request(route.method, path)
        assert said.status_code == 403, route.name


def test_a_guest_takes_nothing_of_somebody_else(shared: Running) -> None:
    name, client = shared.guest()
    act = {**BET, "player": "player-1"}
    said = client.post("/commands", json={"id": "1", "command": {"do": "act", "table": "wheel", "act": act}}).json()
    assert said["norm"] == "act_must_be_ones_own"
    with shared.socket(name) as socket:
        socket.send(
            json.dumps({"is": "ask", "id": "2", "table": "cards", "act": {"act": "card", "card": "Ah", "to": "bank"}})
        )
        while (answer := json.loads(socket.recv(5)))["is"] != "failed":
            pass
    assert answer["message"] == "server-asked-for-another"


def test_a_command_names_the_person_by_the_session_alone(shared: Running) -> None:
    """Whatever a message claims, the house knows who asked: unknown fields are refused."""
    _, client = shared.guest()
    said = client.post("/commands", json={"id": "1", "person": "administrator-1", "command": {"do": "reopen-house"}})
    assert said.status_code == 400
