"""The supervisor by itself: how often, and after which waits, it starts a process that ends."""

import os
import signal
from pathlib import Path

import pytest

from banca.server import supervisor
from banca.server.supervisor import ENDS_MOST, Supervisor, Tell, Told

WAITS = 0.01  # seconds, rather than half a second


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_WAIT", WAITS)
    monkeypatch.setattr(supervisor, "LOOK", WAITS)


@pytest.fixture(autouse=True)
def _signals() -> object:
    before = {each: signal.getsignal(each) for each in (signal.SIGTERM, signal.SIGINT)}
    yield
    for each, handler in before.items():
        signal.signal(each, handler)


def falls(number: int, tell: Tell) -> int:
    """Answers, and is killed."""
    tell(Told(f"process {number}", "http://127.0.0.1:1"))
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refuses(_: int, __: Tell) -> int:
    return 2


class Counted:
    """The second time it is started, the supervisor is told to stop."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, number: int, tell: Tell) -> int:
        (self.folder / str(os.getpid())).touch()
        tell(Told(f"process {number}", "http://127.0.0.1:1"))
        if len(list(self.folder.iterdir())) == 2:
            os.kill(os.getppid(), signal.SIGTERM)
            signal.pause()
        return 0


def test_one_that_cannot_stay_up_is_started_a_few_times(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    gone: list[str] = []
    assert Supervisor(1, falls, gone.append).run(lambda _: None) == supervisor.GAVE_UP
    assert gone == ["process 0"] * ENDS_MOST  # each time its tables are freed
    ends = [record.__dict__["fields"] for record in caplog.records if record.msg == "process-ended"]
    assert {each["code"] for each in ends} == {-signal.SIGKILL}
    waits = [each["milliseconds"] for each in ends]
    assert waits == [round(1000 * WAITS * 2**n) for n in range(ENDS_MOST)]


def test_one_that_refuses_to_start_is_not_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    assert Supervisor(1, refuses, lambda _: None).run(lambda _: None) == 2
    assert [record.msg for record in caplog.records].count("process-started") == 1


def test_one_that_ended_by_itself_is_started_again(tmp_path: Path) -> None:
    ready: list[str] = []
    assert Supervisor(1, Counted(tmp_path), lambda _: None).run(ready.append) == 0
    assert len(list(tmp_path.iterdir())) == 2
    assert ready in ([], ["http://127.0.0.1:1"])  # at most once
