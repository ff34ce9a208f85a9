"""For those who run it: health and readiness, a stop in good order, a backup while people play."""

import asyncio
import json
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from banca.client import Client, CommandRefused
from banca.house.config import TableConfig
from banca.house.errors import StorageError
from banca.house.house import House
from banca.messages.errors import Message
from banca.protocol.messages import GOING
from tests.client.serving import BANCA
from tests.client.serving import serving as serving_by_command
from tests.server.practising import until
from tests.server.running import OF_DECISIONS, Running, furnish, new_house, open_table, serving

TABLES = {"dice": TableConfig({"edition": "cussec-57-2004"}, timers={"betting": 1})}


def ready(running: Running) -> tuple[int, dict[str, Any]]:
    answer = running.client().get("/ready")
    return answer.status_code, answer.json()


def test_it_lives_but_is_not_ready_while_it_cannot_take_bets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with new_house(tmp_path) as house, serving(house) as running:
        assert ready(running) == (200, {"ready": True})
        house.close_all(Message("house-chance-stuck", times=6))
        assert ready(running) == (503, {"ready": False, "why": "house-chance-stuck"})
        house.closing.by = None

        def unreachable(_: object) -> None:
            raise StorageError("house-database-unreachable", fault="gone")

        with monkeypatch.context() as patch:
            patch.setattr(type(house.database), "read", unreachable)
            assert ready(running) == (503, {"ready": False, "why": "house-database-unreachable"})
            assert running.client().get("/health").json() == {"ready": True}  # the process lives
        assert ready(running)[0] == 200


def parked(house: House, table: str) -> tuple[int, str, dict[str, int]]:
    """Where a round stands."""
    live = house.tables[table]
    return live.number, str(live.table.turn), dict(live.in_play)


def test_a_stop_parks_the_round_and_the_next_start_goes_on_with_it(tmp_path: Path) -> None:
    with new_house(tmp_path) as house:
        with serving(house) as running:
            furnish(running)
            open_table(running, "slow", OF_DECISIONS, timers={"betting": 1, "decision": 600})
            session = running.sessions["player-1"]
            with running.socket("player-1") as socket:
                act = {"act": "bet", "player": "player-1", "bet": "main", "stake": 10_000, "place": 1}
                command = {"do": "act", "table": "slow", "act": act}
                socket.send(json.dumps({"is": "subscribe", "table": "slow"}))
                socket.send(json.dumps({"is": "do", "id": "b1", "command": command}))
                until(lambda: "Decision" in str(house.tables["slow"].table.turn) or house.tables["slow"].is_over)
                before = parked(house, "slow")
                assert running.server
                running.server.should_exit = True
                with suppress(ConnectionClosed):
                    while True:
                        socket.recv(20)
                assert socket.close_code == GOING
        assert parked(house, "slow") == before
        with serving(house) as running:
            running.sessions["player-1"] = session
            shown = running.client("player-1").get("/tables/slow").json()
            assert shown["seq"] == before[0]
            assert shown["view"]["you"]["staked"] == before[2].get("player-1", 0)


def test_a_backup_is_taken_while_people_play(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    with serving_by_command(tmp_path / "house", TABLES) as served:
        house = ("--database", str(served.database), "--key", str(served.key))

        def command(*words: str) -> None:
            done = subprocess.run([BANCA, *words], capture_output=True, text=True, check=False, timeout=120)
            assert done.returncode == 0, done.stderr

        async def play() -> int:
            async with Client(served.address) as client:
                await client.come_in_as_guest()
                async with client.sit("dice") as seat:
                    await seat.bet("small", 1_000)
                    taking = asyncio.create_task(
                        asyncio.to_thread(command, "house", "backup", str(tmp_path / "hot.backup"), *house)
                    )
                    bets = 1
                    while not taking.done():
                        await seat.wait_for(lambda view: view["turn"]["kind"] == "betting")
                        with suppress(CommandRefused):  # too late for this round
                            await seat.bet("small", 1_000)
                            bets += 1
                    await taking
                    return bets

        assert asyncio.run(play()) > 1
        command("house", "restore", str(tmp_path / "hot.backup"), str(tmp_path / "copy.db"), "--key", str(served.key))
        command("audit", str(tmp_path / "copy.db"), "--key", str(served.key))
