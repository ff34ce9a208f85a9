"""A long count reports its progress, and stops when its listener asks."""

import threading
from pathlib import Path

import pytest

from banca.compiled import share_out
from banca.exact import Progress, edges, odds, progress_to
from banca.games import game_of
from banca.law import option_set
from banca.play.setting import Setting
from banca.progress import report, steps

BLACKJACK = game_of("blackjack-56-2004")


@pytest.fixture(autouse=True)
def nothing_counted_yet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))


def at(decks: int) -> Setting:
    return Setting(option_set(BLACKJACK.edition, {"decks": decks}))


def test_nobody_need_listen() -> None:
    report("fractions", 0.5)
    assert list(steps("deals", "ab")) == ["a", "b"]


def test_a_listener_hears_each_step_and_no_other_context() -> None:
    heard: list[tuple[str, float]] = []
    with progress_to(lambda *said: heard.append(said)):
        assert list(steps("deals", "abcd")) == ["a", "b", "c", "d"]
    report("deals", 0.0)
    assert heard == [("deals", 0.0), ("deals", 0.25), ("deals", 0.5), ("deals", 0.75), ("deals", 1.0)]


def test_a_count_of_blackjack_tells_its_stages_each_to_its_end() -> None:
    heard: dict[str, list[float]] = {}
    with progress_to(lambda stage, done: heard.setdefault(stage, []).append(done)):
        odds(BLACKJACK, at(3))
    assert list(heard) == ["rules", "best play", "fractions", "two hands of a split", "variance"]
    assert all(shares == sorted(shares) and shares[-1] == 1 for stage, shares in heard.items() if stage != "rules")


class Enough(Exception):
    pass


def stops_at(stage: str) -> Progress:
    def heard(said: str, _: float) -> None:
        if said == stage:
            raise Enough

    return heard


@pytest.mark.parametrize(("stage", "decks"), [("rules", 5), ("best play", 7), ("fractions", 9)])
def test_a_listener_may_stop_the_count_and_it_can_be_asked_again(stage: str, decks: int) -> None:
    with pytest.raises(Enough), progress_to(stops_at(stage)):
        edges(BLACKJACK, at(decks))
    assert edges(BLACKJACK, at(decks))


def test_work_that_is_shared_out_comes_back_in_order() -> None:
    done: list[float] = []
    assert share_out(lambda part: part * part, range(4), done.append) == [0, 1, 4, 9]
    assert done == [0.25, 0.5, 0.75, 1.0]
    assert share_out(lambda part: part + 1, [1]) == [2]


def test_parts_of_shared_work_that_is_stopped_never_begin() -> None:
    begun: list[int] = []
    go_on = threading.Event()

    def work(part: int) -> None:
        begun.append(part)
        if part:
            go_on.wait(10)

    def stop(_: float) -> None:
        go_on.set()
        raise Enough

    with pytest.raises(Enough):
        share_out(work, range(1000), stop)
    assert len(begun) < 1000
