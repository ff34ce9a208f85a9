"""A real scheduler and real workers: a worker killed in the middle of a run changes nothing."""

import json
import logging
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from distributed.security import Security

from banca.cli import main
from banca.law import BancaError
from banca.simulate.cluster import Checked, Tls, _security, on_cluster, silence_dask
from banca.simulate.one_draw import BLOCK_ROUNDS
from banca.simulate.rounds import RoundCounts, Rounds
from banca.simulate.running import run, threads
from tests.simulate.certificates import certificates, key_with_a_password
from tests.simulate.roulette import job

ROOT = Path(__file__).parents[2]
BANCA = str(Path(sys.executable).with_name("banca"))
ROUNDS = 600 * BLOCK_ROUNDS
QUIET = ("--no-dashboard",)


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process of our own, ended at the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def cluster(
    folder: Path, tls: Tls | None = None
) -> Iterator[tuple[str, subprocess.Popen[bytes], list[subprocess.Popen[bytes]]]]:
    """The address of a scheduler, itself, and two workers."""
    found = folder / "scheduler.json"
    scheduler = ("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    secured: tuple[str, ...] = ()
    if tls is not None:
        secured = ("--protocol", "tls", "--tls-ca-file", tls.ca, "--tls-cert", tls.cert, "--tls-key", tls.key)
    with started(*scheduler, *QUIET, *secured, "--scheduler-file", str(found)) as head:
        until = time.monotonic() + 60
        while not (found.exists() and found.read_text().strip().endswith("}")):
            assert time.monotonic() < until
            time.sleep(0.05)
        address = json.loads(found.read_text())["address"]
        worker = ("distributed.cli.dask_worker", address, *QUIET, "--no-nanny", "--nthreads", "1")
        local = ("--local-directory", str(folder), "--host", "127.0.0.1", *secured)
        with started(*worker, *local) as one, started(*worker, *local) as other:
            yield address, head, [one, other]


def test_a_worker_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    work = job(ROUNDS)
    with threads(work) as here:
        alone = run(work, here).part
    with cluster(tmp_path) as (address, _, workers), on_cluster(work, address) as there:
        played = 0

        def done(rounds: int) -> None:
            nonlocal played
            played += rounds
            if played >= ROUNDS // 4 and workers[0].poll() is None:
                os.kill(workers[0].pid, signal.SIGKILL)
                workers[0].wait()

        together = run(work, there, done=done).part
        assert workers[0].returncode == -signal.SIGKILL
        assert workers[1].poll() is None
    assert together.to_json() == alone.to_json()


def test_a_scheduler_killed_in_the_middle_is_reported_in_one_line(tmp_path: Path) -> None:
    kept = tmp_path / "run.json"
    with cluster(tmp_path) as (address, scheduler, _):
        words = ("simulate", "roulette", "--bet", "red", "--rounds", "1e14", "--cluster", address)
        asks = [BANCA, *words, "--checkpoint", str(kept)]
        with subprocess.Popen(asks, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as asking:
            until = time.monotonic() + 60
            while not kept.exists():  # blocks have come back by then
                assert asking.poll() is None
                assert time.monotonic() < until
                time.sleep(0.05)
            os.kill(scheduler.pid, signal.SIGKILL)
            out, err = asking.communicate(timeout=60)
    assert (asking.returncode, out) == (2, "")
    assert err.splitlines() == [f"banca simulate: {address}: the scheduler is gone, or gave up the run"]


def test_a_run_without_workers_ends_with_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("banca.simulate.cluster.GONE_SECONDS", 1)
    monkeypatch.setattr("banca.simulate.running.WATCH_SECONDS", 1)
    work = job(10**6 * BLOCK_ROUNDS)
    says = r"^the scheduler at \S+ has lost all its workers, and none has come for 1 seconds$"
    with cluster(tmp_path) as (address, _, workers), on_cluster(work, address) as there:

        def done(_: int) -> None:
            for each in workers:
                each.kill()

        with pytest.raises(BancaError, match=says):
            run(work, there, done=done)


class Deadly(Rounds):
    """Whoever plays a block of it is ended by it, as by a lack of memory."""

    def play(self, block: int) -> RoundCounts:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().play(block)


def test_a_block_that_ends_every_worker_is_given_up_in_one_line() -> None:
    work = Deadly(**vars(job(ROUNDS)))
    died = r"local:1: several workers died on one block, which is given up: [^\n]+$"
    # A machine under load may fail to start the next worker at all.
    says = rf"{died}|^the scheduler at [^\n]+ has lost all its workers, and none has come for \d+ seconds$"
    with pytest.raises(BancaError, match=says), on_cluster(work, "local:1") as there:
        run(work, there)


def test_what_others_log_is_as_it_was_once_a_run_is_over() -> None:
    logger = logging.getLogger("distributed.client")
    before = logger.level
    with silence_dask():
        assert not logger.isEnabledFor(logging.CRITICAL)
        assert logging.getLogger("banca").isEnabledFor(logging.ERROR)
    assert logger.level == before


def test_a_worker_with_other_rules_is_refused() -> None:
    with pytest.raises(BancaError, match="another version"):
        Checked(job(), "as nobody wrote them").play_several(0, 1)


NOWHERE = ("local:0", "local:two", "local:", "local:257", f"local:{'9' * 5000}", "local:１", "local:1e400", "local:-1")
NO_ADDRESSES = ("", "tcp://", "tcp://here", "tls://:8786", "tcp://127.0.0.1:99999", "tcp://127.0.0.1:nan", "ucx://a:1")
NOR_THESE = ("tcp://a@127.0.0.1:1", "tcp://127.0.0.1:1/x", "tcp://[")


@pytest.mark.parametrize("address", [*NOWHERE, *NO_ADDRESSES, *NOR_THESE])
def test_no_such_cluster(address: str) -> None:
    with pytest.raises(BancaError, match=r"^no cluster at .*tcp://HOST:PORT") as refused, on_cluster(job(), address):
        raise AssertionError(address)
    assert "local:N for 1 to 256 processes here" in str(refused.value)


def test_processes_that_do_not_start_are_started_again_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def busy(workers: dict[int, object], **_: object) -> None:
        tries.append(len(workers))
        raise RuntimeError("Cluster failed to start: too busy")

    monkeypatch.setattr("banca.simulate.local_cluster.SpecCluster", busy)
    says = "^local:2: no workers could be started here: Cluster failed to start: too busy$"
    with pytest.raises(BancaError, match=says), on_cluster(job(), "local:2"):
        raise AssertionError
    assert tries == [2, 2, 2]


def test_a_file_that_no_scheduler_wrote(tmp_path: Path) -> None:
    deep, long = '{"address": ' + "[" * 100_000, '{"address": ' + "9" * 5000 + "}"
    for spoilt in ("hello", "{}", "[1]", '{"address": 5}', '{"address": "a:1", "address": "b:1"}', deep, long):
        file = tmp_path / "scheduler.json"
        file.write_text(spoilt)
        with pytest.raises(BancaError, match="is no scheduler file"), on_cluster(job(), str(file)):
            raise AssertionError(spoilt)


# Who may speak to a cluster.


def processes(root: int) -> list[int]:
    """A process and all that descend from it."""
    found = [root]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == root:
                found += processes(int(stat.parent.name))
    return found


def listening(root: int) -> set[tuple[str, int]]:
    """Where they listen: addresses and ports, as the kernel tells them."""
    ports: dict[str, tuple[str, int]] = {}
    for table in ("/proc/net/tcp", "/proc/net/tcp6", "/proc/net/udp", "/proc/net/udp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            fields = line.split()
            address, _, port = fields[1].partition(":")
            if fields[3] == "0A" or "udp" in table:
                ports[f"socket:[{fields[9]}]"] = (address, int(port, 16))
    found = set()
    for process in processes(root):
        with suppress(OSError):
            for handle in Path(f"/proc/{process}/fd").iterdir():
                with suppress(OSError, KeyError):
                    found.add(ports[str(handle.readlink())])
    return found


LOOPBACK = "0100007F"  # 127.0.0.1, as the kernel writes it


def test_a_cluster_of_this_machine_can_be_reached_by_its_run_alone() -> None:
    """The scheduler, and each worker with the process that minds it: on the loopback, and with credentials."""
    before = listening(os.getpid())
    with on_cluster(job(), "local:2") as there:
        opened = listening(os.getpid()) - before
        assert len(opened) == 1 + 2 * 2
        assert {address for address, _ in opened} == {LOOPBACK}
        for _, port in opened:
            refuse_strangers(port)
        assert run(job(), there).part.dealt == job().rounds
    assert listening(os.getpid()) <= before


def refuse_strangers(port: int) -> None:
    """Somebody who speaks in the clear, who has no certificate, or one of another authority."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as raw, suppress(ConnectionError):
        raw.sendall(b"GET / HTTP/1.0\r\n\r\n")
        assert not raw.recv(1 << 10).startswith(b"HTTP")
    strange = Security.temporary()  # type: ignore[no-untyped-call]
    for context in (ssl.create_default_context(), strange.get_connection_args("client")["ssl_context"]):
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with socket.create_connection(("127.0.0.1", port), timeout=30) as raw, pytest.raises((OSError, EOFError)):
            speak(context, raw)


def speak(context: ssl.SSLContext, raw: socket.socket) -> None:
    """In TLS 1.3 a refusal comes with the first answer."""
    with context.wrap_socket(raw) as secured:
        secured.sendall(b"x" * 1000)
        if not secured.recv(1):
            raise ConnectionResetError("closed")


def test_a_cluster_with_certificates_plays_the_same_and_refuses_strangers(tmp_path: Path) -> None:
    work, ours, strangers = job(), certificates(tmp_path / "ours"), certificates(tmp_path / "strangers")
    with threads(work) as here:
        alone = run(work, here).part
    with cluster(tmp_path, ours) as (address, _, _):
        assert address.startswith("tls://127.0.0.1:")
        for where in (address, str(tmp_path / "scheduler.json")):
            with on_cluster(work, where, ours) as there:
                assert run(work, there).part.to_json() == alone.to_json()
        asks = (BANCA, "simulate", "roulette", "--bet", "red", "--rounds", "1e7", "--json", "--cluster", address)
        done = subprocess.run([*asks, *flags(ours)], capture_output=True, check=True, text=True)
        assert json.loads(done.stdout)["rounds"] == 10**7
        done = subprocess.run([*asks, *flags(strangers)], capture_output=True, check=False, text=True)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert "its certificate and yours are not of one authority" in done.stderr
        in_the_clear = address.replace("tls://", "tcp://")
        with pytest.raises(BancaError, match="no scheduler answers"), on_cluster(work, in_the_clear):
            raise AssertionError


def flags(tls: Tls) -> tuple[str, ...]:
    return ("--tls-ca", tls.ca, "--tls-cert", tls.cert, "--tls-key", tls.key)


FAR = "whoever reaches a scheduler can run programs on its workers and here: use tls://, or say --without-tls"


@pytest.mark.parametrize(
    "address", ["tcp://10.0.0.5:8786", "10.0.0.5:8786", "tcp://head:8786", "tcp://[2001:db8::1]:1"]
)
def test_a_scheduler_of_another_machine_is_not_spoken_to_in_the_clear_unless_it_is_said(address: str) -> None:
    with pytest.raises(BancaError, match=FAR), on_cluster(job(), address):
        raise AssertionError


def test_nor_is_one_that_a_file_names(tmp_path: Path) -> None:
    file = tmp_path / "scheduler.json"
    file.write_text(json.dumps({"address": "tcp://10.0.0.5:8786"}))
    with pytest.raises(BancaError, match=FAR), on_cluster(job(), str(file)):
        raise AssertionError


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "localhost", "[::1]"])
def test_the_loopback_is_this_machine(host: str) -> None:
    assert _security(f"tcp://{host}:8786", None, without_tls=False) is None


def test_a_network_may_be_said_to_be_trusted() -> None:
    assert _security("tcp://10.0.0.5:8786", None, without_tls=True) is None


def test_address_and_certificates_go_together(tmp_path: Path) -> None:
    tls = certificates(tmp_path / "ours")
    for address, given, without, says in (
        ("tls://10.0.0.5:8786", None, False, "needs --tls-ca, --tls-cert and --tls-key, all three"),
        ("tls://10.0.0.5:8786", tls, True, "is encrypted: leave --without-tls out"),
        ("tcp://10.0.0.5:8786", tls, False, "is not encrypted: write tls://10.0.0.5:PORT"),
        ("tcp://127.0.0.1:8786", tls, False, "is not encrypted"),
        ("local:1", tls, False, "makes its own certificates"),
        ("local:1", None, True, "makes its own certificates"),
    ):
        with pytest.raises(BancaError, match=says), on_cluster(job(), address, given, without_tls=without):
            raise AssertionError


def test_certificates_that_do_not_fit_are_reported_in_one_line(tmp_path: Path) -> None:
    ours, others = certificates(tmp_path / "ours"), certificates(tmp_path / "others")
    secret, garbage, pipe = (tmp_path / name for name in ("secret.pem", "garbage.pem", "pipe.pem"))
    secret.write_bytes(key_with_a_password())
    garbage.write_bytes(bytes(range(256)))
    os.mkfifo(pipe)
    for tls, says in (
        (replace(ours, key=others.key), "are no certificate of an authority, certificate and key that fit"),
        (replace(ours, ca=ours.key), "are no certificate"),
        (replace(ours, cert=str(garbage)), "are no certificate"),
        (replace(ours, key=str(secret)), "this key needs a password"),
        (replace(ours, ca=str(pipe)), "is a pipe: name a plain file"),
        (replace(ours, ca=str(tmp_path)), "is a folder: name a plain file"),
    ):
        with pytest.raises(BancaError, match=says) as refused:
            _security("tls://10.0.0.5:8786", tls, without_tls=False)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("words", "says"), [
    (("--tls-ca", "a", "--cluster", "tls://a:1"), "--tls-ca and --tls-cert and --tls-key stand together"),
    (("--tls-ca", "a", "--tls-cert", "b", "--cluster", "tls://a:1"), "stand together: give all three"),
    (("--tls-key", "a"), "--tls-key is of a cluster"),
    (("--without-tls",), "--without-tls is of a cluster"),
    (("--cluster", "tls://10.0.0.5:8786", "--tls-ca", "no", "--tls-cert", "no", "--tls-key", "no"), "no: No such file"),
])  # fmt: skip
def test_what_is_said_amiss_of_certificates(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert main(["simulate", "roulette", "--bet", "red", *words]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert says in found.err
    assert found.err.count("\n") == 1
