"""The last results of a table, in its document and in the lobby: a patch holds the new one, a restart keeps all."""

import json
import sqlite3
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from banca.games import game_of
from banca.house import results
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.house import House
from banca.house.people import AddPerson
from banca.house.results import KEPT, KEPT_OF_A_SHOE, KEPT_OF_HANDS, results_kept
from banca.house.roles import PROGRAM
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.law import EDITIONS, edition
from banca.protocol.patch import patched
from tests.server.running import FLOAT, KEY, Running, furnish, new_house, open_table, serving

STUD = "stud-poker-61-2004"
POSTED = {each.name: each.example for each in edition(STUD).parameters.values() if each.example}


def table_of(running: Running, table: str) -> dict[str, Any]:
    found: dict[str, Any] = running.client().get(f"/tables/{table}").json()["view"]
    return found


def in_lobby(running: Running, table: str) -> dict[str, Any]:
    return next(each for each in running.client().get("/tables").json() if each["table"] == table)


def test_a_patch_brings_the_newest_result_and_takes_the_oldest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "KEPT", 3)
    with new_house(tmp_path) as house, serving(house) as running:
        furnish(running)
        with running.socket("player-1") as socket:
            socket.send(json.dumps({"is": "subscribe", "table": "wheel"}))
            document: dict[str, Any] = {}
            for number in range(1, 6):
                running.play_round("wheel", "player-2")
                changed: list[str] = []
                while str(number) not in document.get("results", {}):
                    said = json.loads(socket.recv(10))
                    if said["is"] == "view":
                        document = said["view"]
                    elif said["is"] == "change":
                        changed += said["patch"].get("results", {})
                        document = patched(document, said["patch"])
                assert set(changed) <= {str(number), str(number - 3)}
            assert [*document["results"]] == ["3", "4", "5"]
            assert document["results"]["5"]["result"] == document["last"]["result"]


def test_results_are_there_after_a_restart_and_the_lobby_shows_ten(tmp_path: Path) -> None:
    with new_house(tmp_path) as house, serving(house) as running:
        furnish(running)
        for _ in range(12):
            running.play_round("wheel", "player-1")
        before = _settled(running, 12)
        shown = in_lobby(running, "wheel")
        assert shown["recent"] == [each["result"] for each in before.values()][-10:]
        assert (shown["minimum"], shown["maximum"], shown["seats"], shown["preset"]) == (1, None, 0, "first-listed")
        assert "jackpot" in shown
    _forget_some_results(tmp_path)
    with House(Database(str(tmp_path / "house.db")), KEY) as house, serving(house) as running:
        assert table_of(running, "wheel")["results"] == before


def _settled(running: Running, rounds: int) -> dict[str, Any]:
    while len(found := table_of(running, "wheel")["results"]) < rounds:
        time.sleep(0.02)
    return dict(found)


def _forget_some_results(folder: Path) -> None:
    """As rounds were stored before their results were."""
    with sqlite3.connect(folder / "house.db") as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        for table, number, facts in connection.execute('SELECT table_id, round, facts FROM "round"').fetchall():
            if number % 2:
                said = json.dumps({"balances": json.loads(facts)["balances"]})
                connection.execute(
                    'UPDATE "round" SET facts = ? WHERE table_id = ? AND round = ?', (said, table, number)
                )


def test_a_new_shoe_is_marked_where_it_begins(tmp_path: Path) -> None:
    with new_house(tmp_path) as house:
        running = Running(house, "", ExitStack())
        running.do(AddPerson("ana", ["player"]))
        running.do(BuyChips("ana", "play-HKD", 10_000))
        new = {"edition": "baccarat-55-2004", "table": {"shoe": {"used_up": True}}}
        running.do(OpenTable("shoe", TableConfig(new, float=FLOAT)))
        for _ in range(3):
            house.do(PROGRAM, Advance("shoe"))  # until bets are open, where something is due before
            running.do(PlaceAct("shoe", {"act": "bet", "player": "ana", "bet": "player", "stake": 1_000}))
            running.do(Advance("shoe", close=True, default=True))
        past = house.tables["shoe"].results
    assert [each.shuffled for each in past] == [True, False, False]
    assert all(each.result and each.result["winner"] in ("player", "banker", "tie") for each in past)


def test_a_table_with_a_pool_shows_its_amount(shared: Running) -> None:
    setting = {"edition": STUD, "table": POSTED}
    shared.do(OpenTable("pool", TableConfig(setting, float=FLOAT)))
    shown = in_lobby(shared, "pool")
    assert shown["jackpot"] == POSTED["jackpot-minimum"] == table_of(shared, "pool")["jackpot"]
    assert "jackpot" not in table_of(shared, "wheel")
    assert in_lobby(shared, "wheel")["jackpot"] is None


def test_seats_and_those_taken_are_counted(shared: Running) -> None:
    open_table(shared, "seats", "baccarat-55-2004")
    shared.do(PlaceAct("seats", {"act": "sit", "player": "player-1", "place": 3}))
    assert _eventually(lambda: in_lobby(shared, "seats")["taken"]) == 1
    assert in_lobby(shared, "seats")["seats"] == 7


def _eventually(ask: Any) -> Any:
    while not (found := ask()):
        time.sleep(0.02)
    return found


@pytest.mark.parametrize("slug", EDITIONS)
def test_as_many_results_are_kept_as_people_look_at(slug: str) -> None:
    traits = game_of(slug).traits
    expected = KEPT if not traits.deals else KEPT_OF_A_SHOE if traits.one_result else KEPT_OF_HANDS
    assert results_kept(game_of(slug)) == expected
