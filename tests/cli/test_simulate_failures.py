"""How a simulation ends that cannot go on, or whose output is not a plain file."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from banca.cli import main
from banca.cli.simulate.running import Interrupt
from tests.cli.test_cli import say

__all__ = ["say"]  # a fixture

BANCA = str(Path(sys.executable).parent / "banca")
RED = ("simulate", "roulette", "--bet", "red", "--rounds", "1000")


def test_output_that_the_caller_closed_is_nobodys() -> None:
    done = subprocess.run(["sh", "-c", f"{BANCA} {' '.join(RED)} --json >&-"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_pipe_is_written_to_as_it_is(tmp_path: Path) -> None:
    """And not replaced by a file."""
    pipe = tmp_path / "counts"
    os.mkfifo(pipe)
    with subprocess.Popen([BANCA, *RED, "--parquet", str(pipe)], stdout=subprocess.DEVNULL) as child:
        assert pipe.read_bytes().startswith(b"PAR1")
        assert child.wait() == 0
    assert pipe.is_fifo()


@pytest.mark.parametrize(("game", "bet"), [("blackjack", "main"), ("stud-poker", "ante"), ("pai-kau", "seat")])
def test_odds_are_taken_at_craps_alone(say: Any, game: str, bet: str) -> None:
    text = say("simulate", game, "--hold", f"{bet}=10,odds=2", "--rounds", "100", code=2)
    assert text == f"banca simulate: {bet} takes no odds: they are of other games than {game}\n"


def test_how_a_single_bet_is_played(say: Any) -> None:
    of_part = ("simulate", "blackjack", "--bet", "any-pair", "--selection", "3", "--rounds", "1000")
    assert "any pair on a part of a split: all that may be split is" in say(*of_part)
    assert "basic strategy" not in say(*of_part)
    refused = say(*of_part, "--strategy", "best", code=2)
    assert refused.endswith("--strategy best: nothing is decided for any-pair by itself; hold it beside main\n")


def test_what_is_broken_off_before_it_began_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """While exact values are counted, say."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("banca.cli.simulate.rounds.exact_value", interrupted)
    assert main(RED) == 130
    assert capsys.readouterr() == ("", "broken off before anything was done\n")


def test_a_second_control_c_is_heard_only_where_the_first_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    interrupt = Interrupt()
    with pytest.raises(KeyboardInterrupt):
        interrupt()
    clock[0] += 0.5
    interrupt()
    clock[0] += 1
    with pytest.raises(KeyboardInterrupt):
        interrupt()
