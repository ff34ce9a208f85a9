"""A signal ends a run like Ctrl-C: nothing that was played is lost, and it is printed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pexpect
import pytest

from banca.cli.simulate.running import Interrupt, catch_interrupts
from tests.simulate.test_cluster import cluster

BANCA = str(Path(sys.executable).with_name("banca"))
LONG = ("simulate", "roulette", "--bet", "straight", "--rounds", "1e14", "--json")
SIGNALS = ((signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130))


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A run in a group of its own, with its signals as a terminal would give them."""
    asks = [BANCA, *LONG, *words]
    with subprocess.Popen(
        asks, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def wait_for(child: subprocess.Popen[str], file: Path, blocks: int) -> None:
    until = time.monotonic() + 120
    while not file.exists() or json.loads(file.read_text())["blocks"] < blocks:
        assert child.poll() is None
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize(("number", "code"), SIGNALS)
def test_an_interrupted_run_is_saved_and_shown(number: signal.Signals, code: int, tmp_path: Path) -> None:
    kept = tmp_path / "run.json"
    with running("--checkpoint", str(kept)) as child:
        wait_for(child, kept, 1)  # blocks come by; the file is not written again before five seconds are over
        child.send_signal(number)
        out, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (code, "")
    result, found = json.loads(out), json.loads(kept.read_text())
    assert result["broken_off"]
    assert found["part"]["dealt"] == result["rounds"] > 0
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]
    more = str(result["rounds"] + 10**6)
    for words in (("--checkpoint", str(kept)), ()):
        done = subprocess.run([BANCA, *LONG[:-2], more, "--json", *words], capture_output=True, check=True, text=True)
        assert json.loads(done.stdout)["rounds"] == int(more)


@pytest.mark.parametrize(("number", "code"), SIGNALS)
def test_an_interrupted_run_without_a_file_is_shown(number: signal.Signals, code: int) -> None:
    child = pexpect.spawn(BANCA, [*LONG[:-1]], encoding="utf-8", dimensions=(40, 200), timeout=120)
    child.expect(r"[\d.,]+ M/s")
    child.kill(number)
    child.expect("broken off: ")
    child.expect(pexpect.EOF)
    child.close()
    assert (child.exitstatus, "Traceback" in (child.before or "")) == (code, False)


def test_a_terminal_that_is_closed_loses_nothing(tmp_path: Path) -> None:
    """Nobody reads the output any more; the file has everything."""
    kept = tmp_path / "run.json"
    words = [*LONG[:-1], "--checkpoint", str(kept)]
    child = pexpect.spawn(BANCA, words, encoding="utf-8", dimensions=(40, 200), timeout=120)
    child.expect(r"[\d.,]+ M/s")
    before = json.loads(kept.read_text())["blocks"]
    os.close(child.child_fd)
    assert child.pid is not None
    _, status = os.waitpid(child.pid, 0)
    assert os.waitstatus_to_exitcode(status) == 129
    assert json.loads(kept.read_text())["blocks"] > before


def test_a_run_on_a_cluster_is_broken_off_alike(tmp_path: Path) -> None:
    kept = tmp_path / "run.json"
    with cluster(tmp_path) as (address, _, _), running("--cluster", address, "--checkpoint", str(kept)) as child:
        wait_for(child, kept, 1)
        child.send_signal(signal.SIGTERM)
        out, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (143, "")
    assert json.loads(out)["rounds"] == json.loads(kept.read_text())["part"]["dealt"] > 0


def test_while_a_cluster_is_waited_for_the_end_comes_at_once(tmp_path: Path) -> None:
    """A scheduler without workers, which come later."""
    found = tmp_path / "scheduler.json"
    scheduler = ("-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    head = subprocess.Popen([sys.executable, *scheduler, "--scheduler-file", str(found)], stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while not (found.exists() and found.read_text().strip().endswith("}")):
            assert time.monotonic() < until
            time.sleep(0.05)
        with running("--cluster", str(found)) as child:
            address = json.loads(found.read_text())["address"]
            while not connected(child.pid, int(address.rpartition(":")[2])):
                assert child.poll() is None
                assert time.monotonic() < until + 60
                time.sleep(0.05)
            child.send_signal(signal.SIGTERM)
            out, err = child.communicate(timeout=60)
    finally:
        head.kill()
        head.wait()
    assert (child.returncode, out, err) == (143, "", "broken off before anything was done\n")


def connected(process: int, port: int) -> bool:
    """Whether a process speaks to this port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    speaks = {f"socket:[{each[9]}]" for each in lines if each[2].endswith(f":{port:04X}")}
    with suppress(OSError):
        return any(str(handle.readlink()) in speaks for handle in Path(f"/proc/{process}/fd").iterdir())
    return False


def test_signals_that_somebody_else_has_set_stay_as_they_are() -> None:
    """As nohup does with SIGHUP."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with catch_interrupts() as interrupt:
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
            assert isinstance(signal.getsignal(signal.SIGTERM), Interrupt)
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGTERM)
        assert interrupt.code == 143
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGHUP, before)


def test_the_exit_code_is_that_of_the_signal() -> None:
    for number, code in SIGNALS:
        interrupt = Interrupt()
        with pytest.raises(KeyboardInterrupt):
            interrupt(number)
        assert (interrupt.code, interrupt.nobody_listens) == (code, number == signal.SIGHUP)
