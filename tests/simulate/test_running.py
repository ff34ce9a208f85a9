"""A run is the sum of its first blocks: on any number of cores, interrupted, resumed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from shutil import rmtree
from typing import Any

import numpy as np
import pytest

import banca.simulate
from banca.law import BancaError
from banca.simulate import SimulationSpec, play
from banca.simulate.one_draw import BLOCK_ROUNDS
from banca.simulate.pai_kau.banks_summary import BankCounts
from banca.simulate.rounds import RoundCounts
from banca.simulate.running import Workers, run, threads
from banca.simulate.sessions.summary import SeatCounts, SessionCounts
from tests.simulate.roulette import BLOCKS, ROUNDS, job, spec


class LastFirst(Executor):
    """Plays what it was given only when there is nothing else to do, the last block first."""

    def __init__(self) -> None:
        self.given: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.given.append((future, fn, args))
        if len(self.given) == BLOCKS:
            for last, work, arguments in reversed(self.given):
                last.set_result(work(*arguments))
        return future


@pytest.fixture(scope="module")
def whole() -> RoundCounts:
    with threads(job(), 1) as workers:
        return run(job(), workers).part


def same(one: RoundCounts, other: RoundCounts) -> bool:
    return one.to_json() == other.to_json()


@pytest.mark.parametrize("cores", [2, 7])
def test_any_number_of_cores_gives_the_same_totals(whole: RoundCounts, cores: int) -> None:
    assert whole.dealt == ROUNDS == whole.counts.sum()
    with threads(job(), cores) as workers:
        assert same(run(job(), workers).part, whole)


def test_the_order_in_which_blocks_are_ready_does_not_matter(whole: RoundCounts) -> None:
    result: list[int] = []
    found = run(job(), Workers(LastFirst(), BLOCKS, job()), done=result.append)
    assert same(found.part, whole)
    assert sum(result) == ROUNDS


def test_another_seed_gives_other_totals(whole: RoundCounts) -> None:
    with threads(job(seed=4)) as workers:
        assert not same(run(job(seed=4), workers).part, whole)


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_a_run_that_is_enough_ends_with_the_same_block(cores: int) -> None:
    with threads(job(), cores) as workers:
        found = run(job(), workers, enough=lambda part: part.dealt > 2.5 * BLOCK_ROUNDS)
    assert (found.blocks, found.part.dealt) == (3, 3 * BLOCK_ROUNDS)
    with threads(job(3 * BLOCK_ROUNDS), 1) as workers:
        assert same(found.part, run(job(3 * BLOCK_ROUNDS), workers).part)


def interrupted_after(blocks: int) -> Iterator[None]:
    yield from [None] * (blocks + 1)  # the first call tells what was there before
    raise KeyboardInterrupt


def test_broken_off_kept_and_taken_up_again(whole: RoundCounts, tmp_path: Path) -> None:
    file, result = tmp_path / "run.json", interrupted_after(2)
    with threads(job(), 2) as workers:
        found = run(job(), workers, done=lambda _: next(result), checkpoint=file)
    assert found.broken_off
    assert 0 < found.part.dealt < ROUNDS
    kept = json.loads(file.read_text())
    assert kept["part"] == found.part.to_json()
    assert kept["blocks"] == found.blocks
    rounds: list[int] = []
    with threads(job(), 2) as workers:
        again = run(job(), workers, done=rounds.append, checkpoint=file)
    assert rounds[0] == found.part.dealt
    assert same(again.part, whole)


def test_a_run_that_was_kept_can_be_made_longer(whole: RoundCounts, tmp_path: Path) -> None:
    """The last block of the shorter run was not a whole one: it is played anew."""
    file = tmp_path / "run.json"
    shorter = 2 * BLOCK_ROUNDS + 17
    with threads(job(shorter)) as workers:
        assert run(job(shorter), workers, checkpoint=file).part.dealt == shorter
    with threads(job()) as workers:
        assert same(run(job(), workers, checkpoint=file).part, whole)


def test_what_was_kept_is_refused_where_it_is_another_run_or_was_changed(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    with threads(job()) as workers:
        run(job(), workers, checkpoint=file)
        with pytest.raises(BancaError, match="holds another run"):
            run(job(seed=9), workers, checkpoint=file)
        with pytest.raises(BancaError, match="41,943,040 rounds already"):
            run(job(BLOCK_ROUNDS), workers, checkpoint=file)
        kept = json.loads(file.read_text())
        part = kept["part"]
        changes = {"blocks": kept["blocks"] - 1, "part": {**part, "counts": [[10**30]]}, "question": "another"}
        for name, value in changes.items():
            file.write_text(json.dumps({**kept, name: value}))
            with pytest.raises(BancaError, match="was changed since"):
                run(job(), workers, checkpoint=file)
        for spoilt in ("", "{}", "[]", '{"question": "", "blocks": 1}'):
            file.write_text(spoilt)
            with pytest.raises(BancaError, match="holds no run that was kept"):
                run(job(), workers, checkpoint=file)


def test_where_a_run_cannot_be_kept_nothing_is_played(tmp_path: Path) -> None:
    found: list[int] = []
    with threads(job()) as workers, pytest.raises(BancaError, match=r"nowhere/run.json: .*No such file"):
        run(job(), workers, done=found.append, checkpoint=tmp_path / "nowhere" / "run.json")
    assert found == []


def test_where_a_run_can_be_kept_no_longer_it_goes_on_and_says_so(whole: RoundCounts, tmp_path: Path) -> None:
    folder = tmp_path / "short-lived"
    folder.mkdir()
    file = folder / "run.json"

    def lost(_: int) -> None:
        rmtree(folder, ignore_errors=True)

    with threads(job()) as workers:
        found = run(job(), workers, done=lost, checkpoint=file)
    assert same(found.part, whole)
    assert found.unwritten is not None
    assert "the run cannot be kept there: No such file" in str(found.unwritten)
    folder.mkdir()
    with threads(job()) as workers:
        assert run(job(), workers, checkpoint=file).unwritten is None


def test_what_cannot_be_played_is_said_in_one_line() -> None:
    table = spec()
    with pytest.raises(BancaError, match="0 rounds cannot be played"):
        play(table, 0, 1)
    with pytest.raises(BancaError, match="-1 cores play nothing"):
        play(table, 1, 1, cores=-1)
    with pytest.raises(BancaError, match="nobody sits"):
        SimulationSpec(table.setting, ())
    with pytest.raises(BancaError, match="packs or shoe"):
        SimulationSpec(table.setting, table.seats, "Shoe")  # type: ignore[arg-type]


def test_all_that_simulate_offers_is_there() -> None:
    for name in banca.simulate.__all__:
        assert getattr(banca.simulate, name)
    with pytest.raises(AttributeError, match="has no attribute 'Livs'"):
        _ = banca.simulate.Livs


def test_blocks_are_added_up_in_all_that_they_counted() -> None:
    one = RoundCounts(3, np.array([[1, 2]]), np.array([[5, -6], [-6, 2**70]], object))
    other = RoundCounts(4, np.array([[4, 0]]), np.array([[7, 8], [8, 9]], object))
    assert (one + other).to_json() == {"dealt": 7, "counts": [[5, 2]], "products": [[12, 2], [2, 2**70 + 9]]}


@pytest.mark.parametrize(("sessions", "said"), [(1, "1 session"), (2, "2 sessions"), (1000, "1,000 sessions")])
def test_blocks_say_how_many_they_are_of(sessions: int, said: str) -> None:
    seat = SeatCounts((sessions - 1, 1), 0, (), {}, np.zeros((0, 1), np.int64))
    assert SessionCounts(7, (seat, seat)).counted.said_in("en") == said
    assert (
        RoundCounts(41_000, np.zeros((1, 1), np.int64), np.zeros((1, 1), object)).counted.said_in("en")
        == "41,000 rounds"
    )
    assert BankCounts.empty(2).counted.said_in("zh") == "0局"


CHILD = """
import sys
from pathlib import Path
from banca.simulate import running
from tests.simulate.roulette import job, ROUNDS
running.SECONDS_KEPT = 0
with running.threads(job(400 * ROUNDS), 2) as workers:
    running.run(job(400 * ROUNDS), workers, checkpoint=Path(sys.argv[1]))
"""


def test_killed_in_the_middle_nothing_that_was_kept_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    root = Path(__file__).parents[2]
    child = subprocess.Popen([sys.executable, "-c", CHILD, str(file)], cwd=root)
    until = time.monotonic() + 60
    while not (file.exists() and json.loads(file.read_text())["blocks"] > 4):
        assert time.monotonic() < until
        assert child.poll() is None
        time.sleep(0.02)
    os.kill(child.pid, signal.SIGKILL)
    assert child.wait() == -signal.SIGKILL
    kept = json.loads(file.read_text())
    rounds = (kept["blocks"] + 3) * BLOCK_ROUNDS
    with threads(job(rounds)) as workers:
        resumed = run(job(rounds), workers, checkpoint=file)
        anew = run(job(rounds), workers)
    assert same(resumed.part, anew.part)


def test_how_the_seats_go_together_is_exact() -> None:
    """Red and red with a number on it: the covariance, counted a second time from the ends of the shared wheel."""
    table = spec()
    found = play(table, ROUNDS, 3, cores=1)
    one, other = table.kernel.seats
    counts = table.kernel.count(table.stream(3, 0), BLOCK_ROUNDS)[0].tolist()
    for block in range(1, BLOCKS):
        size = min(BLOCK_ROUNDS, ROUNDS - block * BLOCK_ROUNDS)
        more = table.kernel.count(table.stream(3, block), size)[0].tolist()
        counts = [a + b for a, b in zip(counts, more, strict=True)]
    pairs = [(a.gain, b.gain, n) for a, b, n in zip(one, other, counts, strict=True) if a and b]
    first, second = (sum(pair[at] * pair[2] for pair in pairs) / ROUNDS for at in (0, 1))
    both = sum(a * b * n for a, b, n in pairs) / ROUNDS
    assert found.covariance[0][1] == found.covariance[1][0] == both - first * second
    assert found.covariance[0][0] == found.seats[0].variance
