"""A checkpoint file may come from anywhere: what no run can have written is refused in one line."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from banca.law import BancaError, edition, option_set
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec
from banca.simulate.pai_kau.banks import Banks
from banca.simulate.pai_kau.banks import Player as Banker
from banca.simulate.plans import plan_named
from banca.simulate.running import Checkpoint, _digest, run, threads
from banca.simulate.sessions import Player, Sessions
from banca.simulate.stud_poker.jackpot import Lives
from tests.simulate.roulette import job

ROUNDS = 3  # of a session

POSTED = {
    "jackpot-stake": 1000,
    "jackpot-contribution": Fraction(7, 10),
    "jackpot-minimum": 100_000,
    **{
        f"jackpot-fixed-{hand}": 1000
        for hand in ("royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush")
    },
}


def sessions() -> Sessions:
    red = Seat((Wager(("red", None), 1),))
    setting = Setting(option_set(edition("roulette-60-2004")))
    players = (Player(10, plan_named("martingale:2"), stop_win=2),)
    made = Sessions(SimulationSpec(setting, (red,)), players, 1, ROUNDS, 3)
    return Sessions(made.spec, players, made.per_block, ROUNDS, 3)


def lives() -> Lives:
    return Lives(Setting(option_set(edition("stud-poker-61-2004")), parameters=POSTED), 16, 1, boxes=7)


def banks() -> Banks:
    setting = Setting(option_set(edition("paikau-96-85-M")))
    return Banks(setting, (Banker(100, 700), Banker(50, 500)), 1 << 18, 1)


JOBS: dict[str, Callable[[], Any]] = {"rounds": job, "sessions": sessions, "lives": lives, "banks": banks}


@pytest.fixture(scope="module", params=JOBS)
def saved_job(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Any, dict[str, Any], Path]:
    """A job, what was kept of it, and the file."""
    made, file = JOBS[request.param](), tmp_path_factory.mktemp("kept") / "run.json"
    with threads(made) as workers:
        run(made, workers, checkpoint=file)
    found: dict[str, Any] = json.loads(file.read_text())
    assert found["blocks"] > 0
    return made, found, file


def refused(made: Any, file: Path, said: Any, says: str = "holds no run that was kept") -> None:
    file.write_text(said if isinstance(said, str) else json.dumps(said))
    with pytest.raises(BancaError, match=says) as error:
        Checkpoint(made, file)
    assert "\n" not in str(error.value)


def signed(key: str, blocks: Any, part: Any) -> dict[str, Any]:
    """As a run would write it: the digest fits whatever it is."""
    return {"question": key, "blocks": blocks, "part": part, "digest": _digest(key, blocks, part)}


def places(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands; of long lists the two ends."""
    yield path
    keys = list(plain) if isinstance(plain, dict) else list(range(len(plain))) if isinstance(plain, list) else []
    for key in dict.fromkeys((*keys[:2], *keys[-1:])) if isinstance(plain, list) else keys:
        yield from places(plain[key], (*path, key))


def put(plain: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    changed = deepcopy(plain)
    at = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return changed


def at(plain: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        plain = plain[key]
    return plain


ABSURD: tuple[Any, ...] = (None, True, "5", 1.0, [], {}, [[[]]], 10**101, -(10**101), 10**4000, 1e300)
GREAT = (10**30, -(10**30), 10**99, -(10**99), 0, -1)


def test_absurd_values_anywhere_in_what_was_kept(saved_job: tuple[Any, dict[str, Any], Path]) -> None:
    made, found, file = saved_job
    key, blocks, part = found["question"], found["blocks"], found["part"]
    for path in places(part):
        for value in ABSURD:
            if value == at(part, path) and type(value) is type(at(part, path)):
                continue
            refused(made, file, signed(key, blocks, put(part, path, value)))


def test_great_numbers_are_refused_or_can_be_shown(saved_job: tuple[Any, dict[str, Any], Path]) -> None:
    """Whoever writes what a run might have come to is believed; but nothing that is then told may fail."""
    made, found, file = saved_job
    key, blocks, part = found["question"], found["blocks"], found["part"]
    for path in places(part):
        if type(at(part, path)) is not int:
            continue
        for value in GREAT:
            file.write_text(json.dumps(signed(key, blocks, put(part, path, value))))
            with suppress(BancaError):
                assert tell(made.summary(Checkpoint(made, file).so_far[0])) is not None


def tell(found: Any) -> Any:
    """All that would be told of it."""
    if hasattr(found, "seats") and hasattr(found, "covariance"):
        return [(seat.mean, seat.stderr, seat.quantiles) for seat in found.seats], found.covariance
    if hasattr(found, "players"):
        return [each.to_json() for each in found.players], found.stderr, found.house_stderr
    return json.dumps(found.to_json())


def test_negative_and_false_counts_are_refused(saved_job: tuple[Any, dict[str, Any], Path]) -> None:
    made, found, file = saved_job
    key, blocks, part = found["question"], found["blocks"], found["part"]
    names = {"dealt", "counts", "ended", "below", "squares", "bits", "hits", "paid", "products"}
    tried = 0
    for path in places(part):
        here = at(part, path)
        if type(here) is int and names & set(map(str, path)):
            tried += 1
            refused(made, file, signed(key, blocks, put(part, path, -here - 1)))
    assert tried


def test_lists_of_another_length_and_objects_with_other_keys(saved_job: tuple[Any, dict[str, Any], Path]) -> None:
    made, found, file = saved_job
    key, blocks, part = found["question"], found["blocks"], found["part"]
    for path in places(part):
        here = at(part, path)
        if isinstance(here, list) and here:
            for other in (here[:-1], [*here, here[-1]]):
                refused(made, file, signed(key, blocks, put(part, path, other)))
        if isinstance(here, dict):
            refused(made, file, signed(key, blocks, put(part, path, {**here, "more": 1})))
            refused(made, file, signed(key, blocks, put(part, path, dict(list(here.items())[1:]))))


def test_blocks_that_no_run_has(saved_job: tuple[Any, dict[str, Any], Path]) -> None:
    made, found, file = saved_job
    key, blocks, part = found["question"], found["blocks"], found["part"]
    others: tuple[Any, ...] = (-1, 0, blocks - 1, blocks + 1, 10**30, 10**4000, 1.5, float(blocks), "1", None, [], {})
    for other in (*others, True):
        if other == blocks and type(other) is int:
            continue
        refused(made, file, signed(key, other, part))


def test_a_file_that_is_nested_torn_long_or_no_file_at_all(
    saved_job: tuple[Any, dict[str, Any], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, found, file = saved_job
    whole = json.dumps(found)
    deep = "[" * 100_000 + "]" * 100_000
    for text in (whole[:-1], whole[: len(whole) // 2], deep, f'{{"part": {deep}}}', "null", "5", "NaN", "\0" * 100):
        refused(made, file, text)
    refused(made, file, whole.replace('"part"', '"part": 0, "part"', 1))
    refused(made, file, json.dumps({**found, "blocks": 0})[:-1] + f', "more": {"9" * 5000}}}')
    file.write_bytes(b"\xff\xfe" + bytes(100))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for name, says in ((file, "no UTF-8 text"), (pipe, "is a pipe"), (tmp_path, "is a folder")):
        with pytest.raises(BancaError, match=says):
            Checkpoint(made, name)
    monkeypatch.setattr("banca.simulate.running.BYTES_MOST", len(whole) - 1)
    refused(made, file, whole, r"more than .* bytes")


def test_what_was_kept_is_taken_up(saved_job: tuple[Any, dict[str, Any], Path]) -> None:
    made, found, file = saved_job
    file.write_text(json.dumps(found))
    part, blocks = Checkpoint(made, file).so_far
    assert (part.to_json(), blocks) == (found["part"], found["blocks"])
    assert part.dealt > 0


@pytest.mark.parametrize("cores", [0, -1, 1025, 10**15, 10**5000], ids=["0", "-1", "1025", "1e15", "long"])
def test_cores_have_a_bound(cores: int) -> None:
    with pytest.raises(BancaError, match=r"cores (play nothing|are too many: at most 1,024)"), threads(job(), cores):
        raise AssertionError
