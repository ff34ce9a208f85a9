"""What a socket is sent that comes back: every change since the entry that it has, in order and without a gap."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from banca.protocol.patch import patched
from banca.server.hub import CHANGES_KEPT
from tests.server.running import BET, Running, furnish, new_house, serving

TABLE = "wheel"
BETS = 5


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with new_house(tmp_path) as house, serving(house) as found:
        furnish(found)
        yield found


def subscribe(socket: ClientConnection, after: int | None = None) -> None:
    said = {"is": "subscribe", "table": TABLE} | ({} if after is None else {"after": after})
    socket.send(json.dumps(said))


def read(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        said = dict(json.loads(socket.recv(10)))
        if said["is"] == kind:
            return said


def bets_one_by_one(socket: ClientConnection, number: int) -> list[dict[str, Any]]:
    """Each is told before the next is made, so that each is a change by itself."""
    found = []
    for each in range(number):
        command = {"do": "act", "table": TABLE, "act": {**BET, "player": "player-1", "selection": each % 36 + 1}}
        socket.send(json.dumps({"is": "do", "id": f"b{each}", "command": command}))
        found.append(read(socket, "change"))
    return found


def test_from_each_entry_on_the_same_changes_come_again(running: Running) -> None:
    with running.socket("player-1") as first, running.socket("player-1") as again:
        subscribe(first)
        begun = read(first, "view")
        changes = bets_one_by_one(first, BETS)
        document = {name: value for name, value in begun["view"].items() if name != "you"}
        for change in changes:
            document = patched(document, change["patch"])
        for skipped in range(BETS):
            subscribe(again, after=changes[skipped]["after"])
            came = [read(again, "change") for _ in changes[skipped:]]
            told = ("seq", "after", "patch", "acts")
            assert [[each[name] for name in told] for each in came] == [
                [each[name] for name in told] for each in changes[skipped:]
            ]
        subscribe(again, after=changes[-1]["seq"])
        assert json.loads(again.recv(10))["is"] == "yours"  # nothing was missed
        subscribe(again)
        whole = read(again, "view")
        assert (whole["seq"], {**whole["view"], "you": None}) == (changes[-1]["seq"], {**document, "you": None})


@pytest.mark.parametrize("after", [10**6, 0])
def test_an_entry_that_is_not_known_brings_the_whole_document(running: Running, after: int) -> None:
    with running.socket("player-1") as first, running.socket("player-2") as again:
        subscribe(first)
        read(first, "view")
        bets_one_by_one(first, CHANGES_KEPT + 1 if after == 0 else 1)
        subscribe(again, after=after)
        assert json.loads(again.recv(10))["is"] == "welcome"
        assert json.loads(again.recv(10))["is"] == "view"


def test_each_is_told_his_own_purse(running: Running) -> None:
    """Not that of whoever else plays there."""
    with running.socket("player-1") as one, running.socket("player-2") as two, running.socket("regulator-1") as nobody:
        for socket in (one, two, nobody):
            subscribe(socket)
            read(socket, "view")
        (told,) = bets_one_by_one(one, 1)
        assert told["you"] == {"staked": BET["stake"], "purse": 10_000_000 - BET["stake"]}
        assert "you" not in read(two, "change")
        assert "you" not in read(nobody, "change")
        for socket, purse in ((two, 10_000_000), (nobody, 0)):
            subscribe(socket)
            assert read(socket, "view")["view"]["you"] == {"staked": 0, "purse": purse}
