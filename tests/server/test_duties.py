"""What is due though nobody asks: the running service does it by its timer."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from sqlalchemy import select

from banca.house import schema
from banca.house.daily import is_signed
from banca.house.database import Database
from banca.house.health import EVERY, watch
from banca.house.house import House, initialise
from banca.house.integrity import ApproveProgram, ProgramCheck, digest_of, program_files
from banca.house.journal import entries
from banca.house.migrations import migrate
from banca.server import duties
from banca.server.logs import LogSettings, writing_log
from tests.house.ground import PIT, START, SettableClock
from tests.house.test_health import Breaking
from tests.house.test_hold import store
from tests.server.practising import until
from tests.server.running import KEY, WITHOUT_LIMITS, Running, open_table, serving
from tests.server.test_logs import Written

DAY = 86_400  # seconds


@dataclass
class Idle:
    """A house that is served, in which nobody asks for anything; the test sets its clock and its chance."""

    running: Running
    clock: SettableClock
    source: Breaking
    written: Written
    program: Path
    reports: Path

    def events(self) -> list[str]:
        with self.running.house.database.read() as connection:
            return [entry.kind for entry in entries(connection, "events") if entry.kind != "restart"]

    def checkpoints(self) -> list[str]:
        with self.running.house.database.read() as connection:
            found = connection.execute(select(schema.checkpoint.c.body).order_by(schema.checkpoint.c.number)).scalars()
            return [json.loads(body)["why"] for body in found]

    def ready(self) -> tuple[int, str]:
        answer = self.running.client().get("/ready")
        return answer.status_code, answer.json().get("why", "")


@pytest.fixture
def idle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Idle]:
    monkeypatch.setattr(duties, "EVERY", 0.05)
    database = Database(str(tmp_path / "house.db"))
    migrate(database)
    initialise(database, KEY, START)
    clock, source, written = SettableClock(), Breaking(), Written()
    program, reports = tmp_path / "program", tmp_path / "reports"
    for folder in (program, reports):
        folder.mkdir()
    (program / "odds.py").write_text("PAYS = 35\n")
    house = House(database, KEY, clock, source, checks=(ProgramCheck(program),))
    house.program = program
    at = replace(WITHOUT_LIMITS, reports=reports)
    with writing_log(LogSettings(), written.write), watch(house):
        # Before it is served: the first check may come at once.
        assert house.do(PIT, ApproveProgram(digest_of(program_files(program)))).accepted
        with serving(house, at) as running:
            yield Idle(running, clock, source, written, program, reports)


def test_the_end_of_a_day_is_signed_and_its_report_written(idle: Idle) -> None:
    until(lambda: idle.checkpoints() == ["start"])
    idle.clock.advance(DAY)
    until(lambda: idle.checkpoints() == ["start", "day"])
    report = idle.reports / "2026-03-01.json"
    until(report.exists)
    said = json.loads(report.read_text(encoding="utf-8"))
    assert is_signed(said, KEY.public)
    assert said["content"]["day"] == "2026-03-01"
    idle.clock.advance(DAY)
    until((idle.reports / "2026-03-02.json").exists)
    assert json.loads(report.read_text(encoding="utf-8")) == said  # written once


def test_a_hold_outside_its_band_is_told_on_the_next_day(idle: Idle) -> None:
    open_table(idle.running, "t1")
    until(lambda: len(idle.written.of("holds")) == 1)  # when the service started
    store(idle.running.house.database, 2000, lambda _: True)
    idle.clock.advance(DAY)
    until(lambda: idle.events().count("hold-outside") == 3)  # of the bet, the table and the game
    until(lambda: len(idle.written.of("holds")) == 2)
    assert "t1" in idle.written.of("holds")[-1]["outside"]


def test_chance_that_fails_in_an_idle_house_stops_it_within_the_hour(idle: Idle) -> None:
    until(lambda: idle.checkpoints() == ["start"])
    until(lambda: idle.ready() == (200, ""))
    idle.source.other = bytes
    idle.clock.advance(EVERY)
    until(lambda: idle.ready() == (503, "house-chance-stuck"))
    until(lambda: "house-closed" in idle.events())
    until(lambda: [each["norm"] for each in idle.written.of("house-stopped")] == ["house-chance-stuck"])


def test_a_changed_program_stops_an_idle_house_within_the_day(idle: Idle) -> None:
    until(lambda: idle.checkpoints() == ["start"])
    (idle.program / "odds.py").write_text("PAYS = 36\n")
    idle.clock.advance(DAY)
    until(lambda: idle.ready() == (503, "house-program-file-changed"))
    until(lambda: bool(idle.written.of("house-stopped")))
    (idle.program / "odds.py").write_text("PAYS = 35\n")
    until(lambda: idle.ready() == (200, ""))
    until(lambda: bool(idle.written.of("house-goes-on")))


def test_what_fails_is_logged_and_tried_again(idle: Idle) -> None:
    until((idle.reports / "2026-02-28.json").exists)
    idle.reports.rename(idle.reports.with_name("away"))
    idle.clock.advance(DAY)
    until(lambda: bool(idle.written.of("upkeep-failed")))
    assert "FileNotFoundError" in idle.written.of("upkeep-failed")[0]["trace"]
    idle.reports.mkdir()
    until((idle.reports / "2026-03-01.json").exists)
