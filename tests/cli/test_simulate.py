"""banca simulate, as a person uses it: rounds and sessions, files, interrupted and resumed runs."""

import json
import re
import signal
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from shutil import rmtree
from typing import Any

import numpy as np
import pexpect
import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from banca.law import LANGUAGES, edition_named, option_set
from banca.play.setting import Setting
from banca.simulate import Seat, SimulationSpec
from banca.simulate.convergence import Convergence
from banca.simulate.rounds import Rounds
from tests.cli.test_cli import say

__all__ = ["say"]  # a fixture

RED = ("simulate", "roulette", "--bet", "red")
PLAYER = (*RED, "--bankroll", "20", "--stop-win", "20", "--sessions", "4000", "--rounds", "2000")
BANCA = str(Path(sys.executable).with_name("banca"))


# Rounds.


def test_combined_bets_are_shown_with_their_exact_value(say: Any) -> None:
    words = ("simulate", "cussec", "--hold", "small=100", "--hold", "total/9=50", "--rounds", "400000")
    found = json.loads(say(*words, "--json"))
    odds = json.loads(say("odds", *words[1:-2], "--json"))
    assert Fraction(found["exact"]) == Fraction(odds["mean"]) / Fraction(odds["staked_at_once"])
    assert found["exact_sd"] == pytest.approx(odds["sd"] / 150)
    assert abs(found["z"]) < 4.5
    assert found["hold"][1] == {"bet": "total", "selection": 9, "amount": 5000}
    assert sum(end["count"] for end in found["ends"]) == found["rounds"] == 400_000
    assert "small 100.00 + total 9 50.00" in say(*words)


def test_a_bet_may_be_called_by_its_name(say: Any) -> None:
    found = json.loads(say("simulate", "cussec", "--bet", "Pequeno", "--lang", "pt", "--rounds", "10", "--json"))
    assert found["bet"] == "small"


def test_a_run_goes_on_until_it_is_accurate_enough_and_ends_at_the_same_round_on_any_cores(say: Any) -> None:
    words = (*RED, "--until-error", "1.5e-4", "--seed", "5", "--json")
    one, two = (json.loads(say(*words, "--cores", cores)) for cores in "12")
    timed = ("seconds", "million_rounds_per_second")
    assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in two.items() if k not in timed}
    assert one["half_width"] <= 1.5e-4 < one["half_width"] * 1.05
    assert "not enough: the half-width, per unit staked, is 0.0098, not 0.0001" in say(
        *RED, "--until-error", "1e-4", "--rounds", "40000"
    )


def test_a_great_prize_that_has_not_come_yet_does_not_end_a_run_early(say: Any) -> None:
    """In few rounds nothing but losses may be seen: what is known of the spread counts then."""
    words = ("simulate", "cussec", "--bet", "triple", "--until-error", "0.1", "--rounds", "50", "--json")
    found = json.loads(say(*words))
    assert (found["sd"], found["rounds"]) == (0.0, 50)
    assert found["half_width"] == pytest.approx(1.96 * found["stderr"])
    assert found["half_width"] > 0.1
    assert "not enough" in say(*words[:-1])


def test_seats_that_bet_alike_on_one_result_gain_alike(say: Any) -> None:
    words = (*RED, "--seats", "3", "--rounds", "100000")
    found, alone = (json.loads(say(*each, "--json")) for each in (words, (*RED, "--rounds", "100000")))
    assert found["correlation"] == [[pytest.approx(1)] * 3] * 3
    assert [seat["mean"] for seat in found["seats"]] == [alone["mean"]] * 3
    assert found["mean"] == pytest.approx(alone["mean"])
    assert found["stderr"] == pytest.approx(alone["stderr"])
    assert found["table_sd"] == pytest.approx(3 * alone["sd"])
    text = say(*words)
    assert "correlation of two seats, on average   +1.0000" in text
    assert "red · 3 seats" in text


def test_figures_of_a_round(say: Any) -> None:
    text = say(*RED, "--rounds", "100000")
    for says in ("the house's edge", "standard error", "95 % interval", "(-1/37)", "σ of a round", "-1 (1–50 %), +1 "):
        assert says in text


# Sessions.


def test_sessions_tell_results_ruin_and_the_edge(say: Any) -> None:
    found = json.loads(say(*PLAYER, "--json"))
    [player] = found["players"]
    assert player["ended"].keys() == {"ruin", "stop-loss", "stop-win", "rounds"}
    assert sum(player["ended"].values()) == found["sessions"] == 4000
    assert sum(each["sessions"] for each in player["distribution"]) == 4000
    low, high = player["risk_of_ruin"]["interval_95"]
    assert low < player["risk_of_ruin"]["share"] < high
    ratio = Fraction(19, 18)
    ruined = 1 - (ratio**20 - 1) / (ratio**40 - 1)  # of a gambler who doubles his stake or loses it all
    assert abs(player["risk_of_ruin"]["share"] - ruined) < 0.04
    assert (found["exact"], abs(found["z"]) < 4.5) == ("-1/37", True)
    assert found["mean"] == pytest.approx(player["mean_per_unit"])


def test_sessions_on_the_screen(say: Any) -> None:
    text = say(*PLAYER)
    for says in ("20 units, flat", "risk of ruin", "how sessions ended", "deepest fall", "highest bankroll", "█"):
        assert says in text
    assert re.search(r"-20 +\d\d\.\d\d % +█", text)


def test_sessions_of_several_seats_have_a_line_each(say: Any) -> None:
    words = (*PLAYER[:-4], "--sessions", "300", "--rounds", "100", "--seats", "2")
    found = json.loads(say(*words, "--json"))
    assert [player["seat"] for player in found["players"]] == [1, 2]
    assert found["players"][0]["gained"] == found["players"][1]["gained"]
    assert "2 seats" in say(*words)


def test_sessions_go_on_until_the_mean_is_accurate_enough(say: Any) -> None:
    found = json.loads(say(*RED, "--bankroll", "50", "--rounds", "200", "--until-error", "0.002", "--json"))
    assert found["half_width"] <= 0.002
    assert found["sessions"] * 200 > 900_000


# Files.


def test_counts_of_rounds_as_parquet(say: Any, tmp_path: Path) -> None:
    file = tmp_path / "rounds.parquet"
    say(*RED, "--rounds", "5000", "--parquet", str(file))
    found = pq.read_table(file)
    assert sum(found["count"].to_pylist()) == 5000
    assert dict(zip(found["result"].to_pylist(), found["gain"].to_pylist(), strict=True)) == {"win": "1", "lose": "-1"}
    result = json.loads(found.schema.metadata[b"banca"])
    assert (result["edition"], result["seed"], result["bet"], result["rounds"]) == ("roulette-60-2004", 1, "red", 5000)
    assert result["version"]


def test_histograms_of_sessions_as_parquet(say: Any, tmp_path: Path) -> None:
    file = tmp_path / "sessions.parquet"
    say(*PLAYER, "--parquet", str(file), "--json")
    found = pq.read_table(file).to_pylist()
    assert {row["of"] for row in found} == {"gain", "drawdown", "rounds", "ruin", "highest"}
    assert sum(row["sessions"] for row in found if row["of"] == "gain") == 4000


def test_without_pyarrow_one_line_says_what_to_install(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "pip install 'banca[parquet]'" in say(*RED, "--parquet", "x.parquet", code=2)


def test_a_picture_of_rounds_and_one_of_sessions(say: Any, tmp_path: Path) -> None:
    file = tmp_path / "it.svg"
    for words, says in (((*RED, "--rounds", "20000"), "20,000 rounds, seed 1"), (PLAYER, "20 units, flat")):
        say(*words, "--plot", str(file))
        text = file.read_text(encoding="utf-8")
        assert text.startswith("<svg")
        assert says in text
        assert text.rstrip().endswith("</svg>")


def test_the_way_to_the_mean_is_that_of_the_rounds_played() -> None:
    """Round by round at first, then block by block: both are the same rounds."""
    edition = edition_named("craps", None)
    setting = Setting(option_set(edition, {}, "first-listed"))
    job = Rounds(SimulationSpec(setting, (Seat.on(("pass-line", None)),)), 3 << 20, 5)
    convergence = Convergence(job, drawn=True)
    counted = job.play(0)
    block = job.spec.kernel.block_rounds
    at, mean = max((each for each in convergence.path if each[0] <= block), key=lambda each: each[0])
    assert at > 0.97 * min(block, job.rounds)
    assert mean == pytest.approx(convergence.mean(counted), abs=0.001)
    fill = job.spec.kernel.deal(job.spec.stream(job.seed, 0))
    numbers = np.empty((1, 100), np.uint16)
    fill(numbers)
    ends = job.spec.kernel.seats[0]
    gained = [end.gain for end in (ends[n] for n in numbers[0]) if end]
    assert convergence.path[0][0] == 100
    assert convergence.path[0][1] == pytest.approx(float(sum(gained)) / len(gained))


# What is said amiss.

BAD = [
    (("roulette",), "which bet? --bet SLUG or --hold BET=AMOUNT; roulette offers straight"),
    (("roulette", "--hold", "red=1", "--bet", "red"), "leave --bet out"),
    (("roulette", "--hold", "red=1", "--selection", "1"), "leave --selection out"),
    (("roulette", "--hold", "reed=1"), "no bet 'reed'"),
    (("roulette", "--hold", "red"), "write BET=AMOUNT"),
    (("roulette", "--bet", "red", "--strategy", "best"), "nothing is decided once the bets are made"),
    (("roulette", "--bet", "red", "--dealing", "shoe"), "baccarat and blackjack"),
    (("roulette", "--bet", "red", "--seats", "101"), "at most 100"),
    (("stud-poker", "--bet", "ante", "--seats", "8"), "there are 7 at this table (61/2004 art. 2(1))"),
    (("roulette", "--bet", "red", "--plan", "flat"), "--plan is of a player with a bankroll"),
    (("roulette", "--bet", "red", "--stop-win", "5"), "--stop-win is of a player with a bankroll"),
    (("roulette", "--bet", "red", "--bankroll", "9", "--plan", "martingal"), "did you mean martingale?"),
    (("roulette", "--bet", "red", "--until-error", "2"), "'2' is not a number above 0 and below 1"),
    (("roulette", "--bet", "red", "--until-error", "nan"), "'nan' is not a number"),
    (("roulette", "--bet", "red", "--plot", "x.png"), "a file that ends in .svg"),
    (("roulette", "--bet", "red", "--plot", "no/such/x.svg"), "there is no folder no/such"),
    (("roulette", "--bet", "red", "--parquet", "-"), "name a file"),
    (("roulette", "--bet", "red", "--cores", "1", "--cluster", "local:1"), "leave one of them out"),
    (("roulette", "--life"), "--life is asked of stud-poker, not of roulette"),
    (("stud-poker", "--life", "--bet", "ante"), "leave --bet out"),
    (("stud-poker", "--banks"), "--banks is asked of pai-kau"),
    (("stud-poker", "--banks", "--life"), "do not go together"),
    (("stud-poker", "--bet", "ante", "--strategy", "two"), "best, ace-king, royal-flush"),
    (("stud-poker", "--bet", "ante", "--strategy", "no-such.py"), "no-such.py: No such file"),
    (("stud-poker", "--life", "--cores", "1", "--cluster", "local:1"), "leave one of them out"),
    (("pai-kau", "--banks", "--cores", "1", "--cluster", "local:1"), "leave one of them out"),
    (("roulette", "--bet", "red", "--rounds", "1.5"), "'1.5' is not a whole number"),
    (("roulette", "--bet", "red", "--rounds", "15e-1"), "'15e-1' is not a whole number"),
    (("roulette", "--bet", "red", "--rounds", "1.1e15"), "from 1 to 1e15"),
    (("roulette", "--bet", "red", "--plot", ""), "--plot '': name a file"),
    (("roulette", "--bet", "red", "--parquet", ""), "--parquet '': name a file"),
    (("roulette", "--bet", "red", "--checkpoint", ""), "--checkpoint '': name a file"),
    (("roulette", "--bet", "red", "--checkpoint", "no/such/kept"), "no/such/kept: there is no folder no/such"),
    (("roulette", "--bet", "red", "--checkpoint", "."), ". is a folder"),
    (("roulette", "--bet", "red", "--checkpoint", "/proc/kept"), "/proc/kept cannot be written"),
    (("roulette", "--bet", "red", "--plot", "/proc/kept.svg"), "/proc/kept.svg cannot be written"),
    (("roulette", "--bet", "red", "--plot", "a.svg", "--parquet", "./a.svg"), "--plot and --parquet name one file"),
    (("pai-kau", "--banks", "--parquet", "a", "--checkpoint", "tests/../a"), "--parquet and --checkpoint name one"),
]


@pytest.mark.parametrize(("words", "says"), BAD)
def test_what_is_said_amiss_gets_one_clear_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say("simulate", *words, code=2)


def test_every_kind_of_output_speaks_three_languages(say: Any) -> None:
    texts = [say(*PLAYER, "--lang", lang) for lang in LANGUAGES]
    for text, says in zip(texts, ("risk of ruin", "risco de ruína", "輸清概率"), strict=True):
        assert says in text
    assert "a vantagem" not in texts[0]
    assert all("risk" not in text for text in texts[1:])


# Broken off, and taken up again.


def rest_of(child: "pexpect.spawn[str]") -> str:
    child.expect(pexpect.EOF)
    child.close()
    return child.before or ""


def json_of(*words: str) -> Any:
    """In a process of its own."""
    return json.loads(subprocess.run([BANCA, *words], capture_output=True, check=True).stdout)


def test_control_c_prints_what_was_done_and_the_run_can_be_taken_up_again(say: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    words = ("simulate", "roulette", "--bet", "straight", "--seed", "3", "--checkpoint", str(kept))
    child = pexpect.spawn(BANCA, [*words, "--rounds", "1e14"], encoding="utf-8", dimensions=(40, 80), timeout=60)
    child.expect(r"[\d.]+ [MG] +[\d.,]+ M/s +(\d+ days?, +)?\d+:\d\d:\d\d")  # the bar: rounds done, rate, time left
    child.kill(signal.SIGINT)
    text = rest_of(child)
    assert child.exitstatus == 130
    for says in ("broken off: ", "100,000,000,000,000", "mean, per unit staked"):
        assert says in text
    dealt = json.loads(kept.read_text())["part"]["dealt"]
    assert dealt > 0
    rounds = ("--rounds", str(dealt + 10_000_000), "--json")
    again, at_once = json_of(*words, *rounds), json_of(*words[:-2], *rounds)
    assert again["ends"] == at_once["ends"]
    assert again["rounds"] == dealt + 10_000_000
    assert "holds another run" in say(*words[:4], "--seed", "4", *words[6:], code=2)


def test_a_run_whose_checkpoint_fails_is_still_shown(tmp_path: Path) -> None:
    folder = tmp_path / "short-lived"
    folder.mkdir()
    words = ("simulate", "roulette", "--bet", "straight", "--rounds", "1e14", "--checkpoint", str(folder / "kept.json"))
    child = pexpect.spawn(BANCA, [*words], encoding="utf-8", dimensions=(40, 200), timeout=60)
    child.expect(r"[\d.,]+ M/s")
    rmtree(folder)
    child.kill(signal.SIGINT)
    text = rest_of(child)
    assert child.exitstatus == 130
    for says in ("kept.json: the run cannot be kept there: No such file", "broken off: ", "mean, per unit staked"):
        assert says in text
    assert "goes on from there" not in text


def test_control_c_in_json_says_so() -> None:
    words = (*PLAYER[:-4], "--sessions", "1e12", "--json")
    child = pexpect.spawn(BANCA, [*words], encoding="utf-8", dimensions=(40, 80), timeout=60)
    child.expect(r"[\d.,]+ M/s")
    child.kill(signal.SIGINT)
    text = rest_of(child)
    found = json.loads(text[text.index("{\r\n") :])
    assert (child.exitstatus, found["broken_off"]) == (130, True)
    assert sum(found["players"][0]["ended"].values()) == found["sessions"] > 0


# Started again.


def test_only_what_is_used_is_loaded() -> None:
    unused = (
        "distributed",
        "pyarrow",
        "banca.report.plots",
        "banca.exact.blackjack",
        "banca.cli.combination",
        "banca.table",
    )
    code = f"""
import sys
from banca.cli import main
main(["simulate", "roulette", "--bet", "red", "--rounds", "10"])
print([name for name in {unused} if name in sys.modules])
"""
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "[]"
