"""The log: one line for each thing that happened, with its ids and without secrets, that delays nobody."""

import json
import logging
import secrets
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.server.logs import LINES_MOST, Log, LogSettings, without_secrets, writing_log
from tests.server.running import KEY, OF_DECISIONS, ONE_DRAW, furnish, open_table, serving
from tests.server.test_secrets import hidden_in, whole_run

log = Log("banca.tests")


class Written:
    """What a log wrote."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def write(self, line: bytes) -> None:
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        self.lines.append(line)

    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines]

    def of(self, event: str) -> list[dict[str, Any]]:
        return [each for each in self.records() if each["event"] == event]


def test_a_busy_run_is_written_down_with_its_ids_and_no_secret(tmp_path: Path) -> None:
    drawn: list[bytes] = []

    def random(size: int) -> bytes:
        drawn.append(secrets.token_bytes(size))
        return drawn[-1]

    database = Database(str(tmp_path / "house.db"))
    migrate(database)
    initialise(database, KEY, 1_772_323_200_000_000)
    written = Written()
    with (
        writing_log(LogSettings("json", "debug"), written.write),
        House(database, KEY, random=random) as house,
        serving(house) as running,
    ):
        furnish(running)
        open_table(running, "more", ONE_DRAW)
        open_table(running, "cards-2", OF_DECISIONS)
        told, _ = whole_run(running)
    text = b"".join(written.lines).decode()
    assert [each for each in (*told, *hidden_in(drawn)) if each in text] == []
    assert "$argon2" not in text
    assert "5000" not in text  # what was staked
    assert [(each["id"], each["person"], each["table"]) for each in written.of("command") if "id" in each] == [
        (f"c{n}", "player-1", "wheel") for n in range(3)
    ]
    assert all(each["command"] == "act" and each["round"] == 1 for each in written.of("command") if "id" in each)
    assert {(each["table"], each["round"]) for each in written.of("round-ended")} == {("wheel", 1)}
    assert {each["table"] for each in written.of("table")} == {"wheel", "cards", "desk", "more", "cards-2"}
    (refused,) = written.of("log-in-refused")
    assert refused.keys() == {"time", "level", "event", "pid", "client"}  # not the name: it may be a password
    assert {"request", "command", "round-ended", "table"} <= {each["event"] for each in written.records()}
    assert not [each for each in written.records() if each["level"] == "error"]


def test_a_line_of_json_has_time_level_and_event(caplog: pytest.LogCaptureFixture) -> None:
    written = Written()
    with writing_log(LogSettings("json", "info"), written.write):
        log.info("round-ended", table="wheel", round=4, person=None)
        log.debug("request", route="GET /v1/health")
        logging.getLogger("some.library").warning("%s is slow", "disk")
        try:
            int("banca-token-abcdef")
        except ValueError:
            log.exception("request-failed", route="GET /v1/health")
    first, library, failed = written.records()
    assert {name: first[name] for name in first if name not in ("time", "pid")} == {
        "level": "info", "event": "round-ended", "table": "wheel", "round": 4,
    }  # fmt: skip
    assert first["time"].endswith("Z")
    assert (library["event"], library["of"], library["says"]) == ("library", "some.library", "disk is slow")
    assert "banca-token-…" in failed["trace"]
    assert caplog.records  # others hear it too


def test_a_line_of_text_cannot_be_forged() -> None:
    written = Written()
    with writing_log(LogSettings("text", "warning"), written.write):
        log.warning("command", id='x" became=accepted\n2026 info', person="ana", round=7)
        log.info("command")
    (line,) = written.lines
    assert b" command pid=" in line
    assert line.endswith(b'id="x\\" became=accepted\\n2026 info" person=ana round=7\n')


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("banca-session-AbC_1-2.", "banca-session-…"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer …"),
        ("Cookie: banca-session=x; other=y\nHost: z", "Cookie: …\nHost: z"),
        ("postgresql://banca:pa:ss@db/house", "postgresql://banca:…@db/house"),
        ("hash $argon2id$v=19$m=1$x", "hash $argon2…"),
        ("nothing at http://127.0.0.1:8000/v1", "nothing at http://127.0.0.1:8000/v1"),
    ],
)
def test_what_looks_like_a_secret_is_left_out(said: str, written: str) -> None:
    assert without_secrets(said) == written


def test_a_log_that_nobody_reads_delays_nobody() -> None:
    stuck, written = threading.Event(), Written()

    def write(line: bytes) -> None:
        stuck.wait(60)
        written.write(line)

    with writing_log(LogSettings("json", "info"), write):
        for number in range(LINES_MOST + 1000):  # it does not wait, though nothing is written
            log.info("command", id=str(number))
        assert not written.lines
        stuck.set()
        until = time.monotonic() + 60
        while not (written.lines and b"lines-dropped" in written.lines[-1]):
            assert time.monotonic() < until
            time.sleep(0.02)
    (dropped,) = written.of("lines-dropped")
    assert dropped["lines"] + len(written.of("command")) == LINES_MOST + 1000
