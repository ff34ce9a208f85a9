"""The accuracy of a simulation, reported honestly or not at all; and files that survive a closed screen."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_cli import say
from tests.cli.test_simulate import BANCA
from tests.cli.test_stud_poker import POSTED

__all__ = ["say"]  # a fixture

RED = ("simulate", "roulette", "--bet", "red")
# It looks at the suits of cards that were split, which no exact count does.
OWN = """
def play(hand, up, lawful, *, split):
    wanted = ("split", "draw" if split and len(hand) == 2 and hand[1][1] == "h" else "stand")
    return next((act for act in wanted if act in lawful), sorted(lawful)[0])
"""


def json_of(say: Any, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(say(*words, "--json"))
    return found


def test_few_sessions_have_no_interval(say: Any) -> None:
    words = (*RED, "--bankroll", "20", "--plan", "martingale:4", "--rounds", "30", "--sessions")
    one, few, enough = (json_of(say, *words, sessions)["players"][0] for sessions in ("1", "19", "20"))
    assert (one["stderr"], one["sd"]) == (None, None)
    assert few["stderr"] is None
    assert few["sd"] > 0
    assert enough["stderr"] == pytest.approx(enough["sd"] / 20**0.5)
    assert "fewer than 20 sessions" in say(*words, "19")
    assert "fewer than 20 sessions" not in say(*words, "20")


def test_a_run_of_sessions_without_a_known_variance_goes_on_until_it_can_be_estimated(say: Any, tmp_path: Path) -> None:
    """Two sessions that happen to end alike are no reason to stop."""
    (tmp_path / "own.py").write_text(OWN)
    words = ("simulate", "blackjack", "--bet", "main", "--strategy", str(tmp_path / "own.py"), "--bankroll", "1000")
    found = json_of(say, *words, "--rounds", "100", "--until-error", "0.5")
    assert (found["exact"], found["sessions"] >= 20) == (None, True)
    assert 0 < found["half_width"] <= 0.5
    short = json_of(say, *words, "--rounds", "100", "--until-error", "0.5", "--sessions", "2")
    assert (short["half_width"], short["stderr"], short["interval_95"]) == (None, None, None)


def test_a_table_of_few_rounds_has_no_band_of_its_own(say: Any) -> None:
    words = ("simulate", "blackjack", "--bet", "main", "--seats", "3", "--rounds")
    few, enough = (json_of(say, *words, rounds) for rounds in ("19", "20"))
    assert (few["stderr"], few["z"], few["interval_95"], few["spread"]) == (None,) * 4
    assert all(seat["z"] is not None for seat in few["seats"])  # by the exact spread of one
    assert enough["z"] == pytest.approx((enough["mean"] - enough["exact_decimal"]) / enough["stderr"])
    spread = sum(map(sum, enough["covariance"])) * 20 / 19
    assert enough["stderr"] == pytest.approx((spread / 20) ** 0.5 / 3)


@pytest.mark.parametrize("words", [
    (*RED, "--rounds", "1000"),
    (*RED, "--bankroll", "100", "--rounds", "50", "--sessions", "100"),
    ("simulate", "pai-kau", "--banks", "--rounds", "3000"),
    ("simulate", "stud-poker", "--life", "--sessions", "20", "--seats", "7", *POSTED),
    ("simulate", "stud-poker", "--life", "--sessions", "3", "--seats", "7", *POSTED),
])  # fmt: skip
def test_where_a_run_was_not_long_enough_that_is_said(say: Any, words: tuple[str, ...]) -> None:
    half = json_of(say, *words, "--until-error", "1e-7")["half_width"]
    shown = "?" if half is None else f"{half:.3g}"
    said = f"so much was not enough: the half-width, per unit staked, is {shown}, not 1e-07"
    assert said in say(*words, "--until-error", "1e-7")
    assert "not enough" not in say(*words)


# Files.


def test_files_are_written_though_nobody_reads_on(tmp_path: Path) -> None:
    picture = tmp_path / "red.svg"
    words = [BANCA, *RED, "--rounds", "1000", "--plot", str(picture)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.close()
        assert child.wait() == 0
    assert picture.read_text().endswith("</svg>\n")


FULL = """
import resource, sys
from banca.cli import main
main([*sys.argv[1:-2], "--json"])
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
raise SystemExit(main(sys.argv[1:]))
"""


def test_a_file_that_does_not_fit_is_named_and_the_result_is_shown(tmp_path: Path) -> None:
    picture = tmp_path / "red.svg"
    picture.write_text("as it was")
    words = (*RED, "--rounds", "1000", "--plot", str(picture))
    ran = subprocess.run([sys.executable, "-c", FULL, *words], check=False, capture_output=True, text=True)
    assert ran.returncode == 2
    assert ran.stderr == f"banca simulate: {picture} cannot be written: File too large\n"
    assert "the house's edge" in ran.stdout
    assert [file.name for file in tmp_path.iterdir()] == ["red.svg"]
    assert picture.read_text() == "as it was"
