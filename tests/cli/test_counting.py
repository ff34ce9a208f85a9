"""The progress of a long count, and how Ctrl-C ends it."""

import io
from typing import Any

import pytest

from banca.cli import counting as counting_module
from banca.cli.counting import Stopped, counting, counting_at_table, stage_text
from banca.law import LANGUAGES
from banca.progress import report
from tests.cli.test_cli import say

__all__ = ["say"]  # a fixture

STAGES = (
    "rules", "best play", "fractions", "two hands of a split", "variance", "hands", "deals", "mutual best play",
    "throws",
)  # fmt: skip


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def on_terminal(monkeypatch: pytest.MonkeyPatch, seconds_unseen: float = -1.0) -> Terminal:
    found = Terminal()
    monkeypatch.setattr("sys.stderr", found)
    monkeypatch.setattr(counting_module, "SECONDS_UNSEEN", seconds_unseen)
    return found


def test_every_stage_has_a_name_in_every_language() -> None:
    for stage in STAGES:
        assert len({stage_text(lang, stage, 0.5) for lang in LANGUAGES}) == len(LANGUAGES)


def test_one_line_says_how_far_it_is_and_goes_when_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_terminal(monkeypatch)
    with counting("en"):
        report("deals", 0.25)
        report("deals", 1.0)
    assert terminal.getvalue() == "\r\x1b[Kcounting: all deals 25%\r\x1b[K"


def test_the_line_goes_when_the_count_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_terminal(monkeypatch)

    def count() -> None:
        with counting("en"):
            report("deals", 0.25)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        count()
    assert terminal.getvalue().endswith("25%\r\x1b[K")


def test_a_short_count_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_terminal(monkeypatch, 60.0)
    with counting("en"):
        report("deals", 0.25)
    assert terminal.getvalue() == ""


def test_nothing_is_shown_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with counting("en"):
        report("deals", 0.25)
    assert capsys.readouterr().err == ""


def test_at_a_table_ctrl_c_ends_the_count_and_nothing_else() -> None:
    with pytest.raises(Stopped, match="the count was stopped"), counting_at_table("en"):
        raise KeyboardInterrupt


@pytest.mark.parametrize("game", ["blackjack", "cussec"])
def test_a_count_that_is_stopped_leaves_the_table_as_it_was(
    game: str, monkeypatch: pytest.MonkeyPatch, say: Any
) -> None:
    def stopped(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("banca.cli.play.view.edges", stopped)
    monkeypatch.setattr("banca.cli.games.blackjack.dialogue.edges", stopped)
    monkeypatch.setattr("sys.stdin", io.StringIO("odds\nrules 1\nquit\n"))
    said = str(say("play", game, "--seed", "1"))
    assert said.index("the count was stopped") < said.index("art. 1")
