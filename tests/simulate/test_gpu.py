"""Kernels of a GPU give the totals of the processor's. Here their source is compiled for the processor."""

import json
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from banca.cache import source_digest
from banca.cli import main
from banca.games import game_of
from banca.law import BancaError, option_set
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec, craps, one_draw
from banca.simulate.cluster import Checked
from banca.simulate.gpu.run import OnGpu, gpus
from banca.simulate.rounds import SOURCES, RoundCounts, Rounds
from banca.simulate.running import run, threads
from tests.battery.strategies import ONE_DRAW
from tests.simulate.on_processor import forget, give_gpus

BACCARAT, CRAPS = "baccarat-55-2004", "craps-53-2010"
SEED = 7
# A handful, an end inside a buffer, and several passes over whole buffers.
ROUNDS = (1, 5, 8191, 30_001, 300_000)
FEW_THREADS = 32  # play one block, where the processor stands for a GPU
MANY_WAYS = (("hard-4", None), ("hard-6", None), ("field", None))


@pytest.fixture(autouse=True)
def _gpus(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    give_gpus(monkeypatch)
    monkeypatch.setattr("banca.simulate.gpu.program.THREADS", FEW_THREADS)
    yield
    forget()


def spec(slug: str, *places: Place, **chosen: int) -> SimulationSpec:
    setting = Setting(option_set(game_of(slug).edition, chosen))
    wagers = tuple(Wager(place, amount) for amount, place in enumerate(places, 1))
    return SimulationSpec(setting, (Seat(wagers),))


def first_place(slug: str) -> Place:
    return game_of(slug).positions(spec(slug, ("", None)).setting)[0]


def check_totals(played: SimulationSpec, rounds: int) -> RoundCounts:
    """Those of the processor and of the GPU are equal."""
    job = Rounds(played, rounds, SEED)
    found = OnGpu(job).play(0)
    assert found.to_json() == job.play(0).to_json()
    return found


@pytest.mark.parametrize("slug", ONE_DRAW)
def test_games_of_one_draw(slug: str) -> None:
    for rounds in ROUNDS:
        check_totals(spec(slug, first_place(slug)), rounds)


@pytest.mark.parametrize("decks", [6, 8])
def test_baccarat(decks: int) -> None:
    for rounds in ROUNDS:
        check_totals(spec(BACCARAT, ("banker", None), decks=decks), rounds)


@pytest.mark.parametrize(
    "places", [(("pass-line", None),), (("field", None),), MANY_WAYS], ids=["two", "three", "many"]
)
def test_craps(places: tuple[Place, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """So many outcomes: two are summed, a few have bits of their own, and many are counted one by one."""
    check_totals(spec(CRAPS, *places), 20_000)
    monkeypatch.setattr(craps, "THREADS", FEW_THREADS)
    for rounds in ROUNDS:
        check_totals(spec(CRAPS, *places), rounds)


def test_more_outcomes_than_threads_can_share() -> None:
    program = spec(CRAPS, *MANY_WAYS).kernel.program()
    assert program is not None
    assert program.numbers["IN_SHARED"] == 0


@pytest.mark.parametrize("slug", ["roulette-60-2004", CRAPS])
def test_where_every_ninth_index_is_rejected(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law's numbers of choices reject one in millions, so the place where a buffer or block ends would not move."""
    for module in (one_draw, craps):
        monkeypatch.setattr(module, "rejection_threshold", lambda *_: (1 << 32) // 9)
    monkeypatch.setattr(craps, "THREADS", FEW_THREADS)
    bet: Place = ("pass-line", None) if slug == CRAPS else ("red", None)
    for rounds in ROUNDS:
        check_totals(spec(slug, bet), rounds)


def job(blocks: float = 3.4) -> Rounds:
    played = spec("roulette-60-2004", ("red", None))
    played.kernel.block_rounds = 10_000
    return Rounds(played, int(10_000 * blocks), SEED)


def whole(played: Rounds) -> RoundCounts:
    with threads(played, 1) as workers:
        return run(played, workers).part


def test_blocks_that_share_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(craps, "THREADS", FEW_THREADS)
    for slug, bet in (("roulette-60-2004", "red"), (CRAPS, "pass-line")):
        played = Rounds(spec(slug, (bet, None)), 50_000, SEED)
        played.spec.kernel.block_rounds = 5000
        monkeypatch.setattr("banca.simulate.gpu.run.ROWS", 3)
        [(blocks, part)] = OnGpu(played).play_several(0, 10)
        assert (blocks, part.to_json()) == (10, whole(played).to_json())


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("number", [1, 3])
def test_several_blocks_at_a_time_on_any_number_of_gpus(
    number: int, apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_gpus(monkeypatch, number)
    monkeypatch.setattr("banca.simulate.gpu.program.TOGETHER_BLOCKS", 1)  # for each of two multiprocessors
    on_gpu, dealt = OnGpu(job(7.4), apart), list[int]()
    with gpus(on_gpu) as workers:
        found = run(on_gpu, workers, done=dealt.append)
    assert found.part.to_json() == whole(job(7.4)).to_json()
    assert dealt == [0, *([10_000] * 7 if apart else [20_000, 20_000, 20_000, 10_000]), 4_000]


def test_a_run_until_some_accuracy_ends_with_the_same_block() -> None:
    def enough(part: RoundCounts) -> bool:
        return part.dealt >= 20_000

    on_gpu = OnGpu(job(), apart=True)
    with gpus(on_gpu) as there, threads(job(), 1) as here:
        found, expected = run(on_gpu, there, enough=enough), run(job(), here, enough=enough)
    assert (found.blocks, found.part.to_json()) == (2, expected.part.to_json())


def test_a_processor_goes_on_where_a_gpu_stopped(tmp_path: Path) -> None:
    file, on_gpu = tmp_path / "run.json", OnGpu(job(2))
    with gpus(on_gpu) as workers:
        run(on_gpu, workers, checkpoint=file)
    with threads(job(), 1) as workers:
        found = run(job(), workers, checkpoint=file)
    assert found.part.to_json() == whole(job()).to_json()


# The command.


def simulate(*words: str) -> int:
    return main(["simulate", *words])


def test_the_command_plays_on_a_gpu(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("roulette", "--bet", "red", "--rounds", "20000", "--json")
    found = []
    for device in ("cpu", "gpu"):
        assert simulate(*words, "--device", device) == 0
        found.append(json.loads(capsys.readouterr().out))
        assert found[-1]["device"] == device
    assert found[0]["mean"] == found[1]["mean"]


def test_the_command_stops_when_accurate_enough_and_goes_on_from_a_checkpoint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (
        "stud-poker",
        "--bet",
        "ante",
        "--strategy",
        "ace-king",
        "--rounds",
        "3e6",
        "--until-error",
        "5e-3",
        "--json",
    )
    found = []
    for device in ("cpu", "gpu"):
        assert simulate(*words, "--device", device) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["rounds"] == found[1]["rounds"] < 3_000_000
    file, red = str(tmp_path / "run.json"), ("roulette", "--bet", "red", "--json", "--checkpoint")
    assert simulate(*red, file, "--rounds", "20000", "--device", "gpu") == 0
    assert simulate(*red, file, "--rounds", "30000", "--device", "cpu") == 0
    assert '"rounds": 30000' in capsys.readouterr().out


def test_a_job_of_gpus_is_sent_to_other_machines() -> None:
    """They build the kernel for themselves."""
    sent = pickle.loads(pickle.dumps(Checked(OnGpu(job(), apart=True), source_digest(*SOURCES))))  # noqa: S301
    [(blocks, part)] = sent.play_several(0, 1)
    assert (blocks, sent.job.apart, sent.job.key) == (1, True, job().key)
    assert part.to_json() == sent.job.job.play(0).to_json()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("roulette", "--bet", "red", "--cores", "2"), "leave one of them out"),
        (("roulette", "--bet", "red", "--bankroll", "100"), "GPUs play rounds, not yet sessions"),
        (("baccarat", "--bet", "banker", "--dealing", "shoe"), "GPUs do not play these bets of baccarat so yet"),
    ],
)
def test_what_gpus_do_not_play_is_said_in_one_line(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*words, "--device", "gpu") == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert says in err


@pytest.mark.parametrize("present", [False, True])
def test_without_cupy_or_a_gpu(
    present: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    give_gpus(monkeypatch, 0)
    if not present:
        monkeypatch.setitem(sys.modules, "cupy", None)
    words = ("roulette", "--bet", "red", "--rounds", "1000")
    assert simulate(*words, "--device", "gpu") == 2
    [said] = capsys.readouterr().err.splitlines()
    assert ("CUDA finds no GPU here" if present else "pip install 'banca[gpu]'") in said
    monkeypatch.setattr("banca.simulate.gpu.run.PAYS_FROM", 1)
    assert simulate(*words, "--device", "auto", "--json") == 0
    assert '"device": "cpu"' in capsys.readouterr().out


def test_a_gpu_where_it_pays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Only a long enough run, of what GPUs play, starts one."""
    used = list[tuple[int, int]]()

    def play_several(self: OnGpu, first: int, blocks: int) -> list[tuple[int, RoundCounts]]:
        used.append((first, blocks))
        return [(1, self.job.play(first))]

    monkeypatch.setattr("banca.simulate.gpu.run.PAYS_FROM", 2000)
    monkeypatch.setattr(OnGpu, "play_several", play_several)
    red = ("roulette", "--bet", "red", "--device", "auto")
    assert simulate(*red, "--rounds", "1000") == simulate(*red, "--rounds", "3000", "--cores", "1") == 0
    assert simulate(*red, "--rounds", "50", "--bankroll", "20", "--sessions", "100") == 0
    assert used == []
    assert simulate(*red, "--rounds", "3000") == 0
    assert used == [(0, 1)]
    capsys.readouterr()


def test_a_fault_of_the_gpu_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise MemoryError("out of memory\nallocated so far: 1 byte")

    monkeypatch.setattr(sys.modules["cupy"], "RawModule", fail)
    with pytest.raises(BancaError, match=r"^the GPU stopped: MemoryError out of memory$"):
        OnGpu(job()).play(0)
