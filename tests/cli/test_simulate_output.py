"""What a simulation prints: the accuracy of its mean, JSON, pictures and their titles, an interrupted run."""

import json
import re
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from html import unescape
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pexpect
import pytest
from rich.cells import cell_len

from banca.cli.simulate.figures import counts_text
from banca.cli.typed import read_count
from banca.law import LANGUAGES, NAME_LANGUAGES, Language
from banca.report.plots.panels import MARGIN, WIDTH, widest_of
from banca.simulate.convergence import OutcomeSums
from banca.simulate.kernel import Outcome
from tests.cli.test_cli import say
from tests.cli.test_simulate import rest_of
from tests.cli.test_stud_poker import POSTED

__all__ = ["say"]  # a fixture

BANCA = str(Path(sys.executable).with_name("banca"))
STRAIGHT = ("simulate", "roulette", "--bet", "straight")
FOLDS = 'def play(hand, up):\n    return "fold"\n'
OF_STRAIGHT = sqrt(36**2 * (1 / 37) * (36 / 37))  # 35 to 1, one number of 37


@pytest.fixture
def folds(tmp_path: Path) -> str:
    path = tmp_path / "folds.py"
    path.write_text(FOLDS, encoding="utf-8")
    return str(path)


# How near the mean is.


@pytest.mark.parametrize("rounds", [1, 20])
def test_results_that_were_all_alike_have_the_interval_of_the_exact_spread(say: Any, rounds: int) -> None:
    found = json.loads(say(*STRAIGHT, "--rounds", str(rounds), "--json"))
    assert (found["mean"], found["sd"], found["spread"]) == (-1.0, 0.0, "exact")
    assert found["stderr"] == pytest.approx(OF_STRAIGHT / sqrt(rounds))
    low, high = found["interval_95"]
    assert low < float(found["exact_decimal"]) < high
    assert found["z"] == pytest.approx((-1 + 1 / 37) / found["stderr"])
    assert f"0.0000, exact {OF_STRAIGHT:.4f}" in say(*STRAIGHT, "--rounds", str(rounds))


def test_seats_that_bet_on_one_result_have_the_exact_spread_too(say: Any) -> None:
    found = json.loads(say(*STRAIGHT, "--rounds", "20", "--seats", "3", "--json"))
    assert (found["spread"], found["table_sd"]) == ("exact", 0.0)
    errors = {found["stderr"], *(seat["stderr"] for seat in found["seats"])}
    assert [pytest.approx(OF_STRAIGHT / sqrt(20))] * len(errors) == list(errors)


def test_results_that_were_all_alike_tell_nothing_where_no_spread_is_known(say: Any, folds: str) -> None:
    words = ("simulate", "stud-poker", "--bet", "ante", "--rounds", "30", "--strategy", folds)
    found = json.loads(say(*words, "--json"))
    assert (found["stderr"], found["spread"], found["interval_95"], found["z"]) == (None,) * 4
    text = say(*words)
    assert "too few to tell: fewer than 20 rounds, or all alike" in text
    assert "standard error" not in text
    of_seats = json.loads(say("simulate", "blackjack", "--bet", "main", "--rounds", "1", "--seats", "2", "--json"))
    assert (of_seats["interval_95"], of_seats["spread"], of_seats["z"]) == (None, None, None)
    assert all(seat["stderr"] > 1 for seat in of_seats["seats"])  # of each by itself it is known


def test_a_run_until_it_is_accurate_enough_does_not_take_results_alike_for_certainty() -> None:
    """Of what never came in n rounds, 3 in n may come: by so much of the greatest prize the mean may be off."""
    ends = OutcomeSums.of(0, (Outcome.by_gain(Fraction(-1)), Outcome.by_gain(Fraction(99)), None))
    assert ends.half_width(np.array([[1000, 0, 7]]), None, None) == pytest.approx(3 * 100 / 1000)
    assert ends.half_width(np.array([[0, 0, 7]]), None, None) is None
    seen = ends.half_width(np.array([[990, 10, 0]]), None, None)
    assert seen == pytest.approx(1.96 * sqrt(10_000 * 0.01 * 0.99 / 1000))
    assert ends.half_width(np.array([[1000, 0, 0]]), None, Fraction(400)) == pytest.approx(1.96 * 20 / sqrt(1000))


def test_sessions_that_were_all_alike_have_no_interval_of_their_own(say: Any) -> None:
    words = ("simulate", "roulette", "--bet", "red", "--bankroll", "5", "--sessions", "1", "--rounds", "3")
    text = say(*words)
    assert "too few to tell: fewer than 20 sessions, or all alike" in text
    found = json.loads(say(*words, "--json"))
    assert (found["spread"], found["stderr"]) == ("exact", pytest.approx(sqrt(1 - 1 / 37**2) / sqrt(3)))
    shoe = ("simulate", "baccarat", "--bet", "banker", *words[4:], "--dealing", "shoe")
    by_shoe = json.loads(say(*shoe, "--json"))
    assert (by_shoe["spread"], by_shoe["interval_95"], by_shoe["exact_of"]) == (None, None, "packs")
    assert "from full packs" in say(*shoe)


# What every JSON has.

BANKS = ("pai-kau", "--banks", "--rounds", "3000")
EVERY = [
    ("roulette", "--bet", "red", "--rounds", "100"),
    ("roulette", "--hold", "red=1", "--hold", "odd=1", "--rounds", "100"),
    ("roulette", "--bet", "red", "--rounds", "100", "--seats", "2"),
    ("roulette", "--bet", "red", "--bankroll", "9", "--sessions", "9"),
    ("blackjack", "--bet", "main", "--rounds", "100", "--dealing", "shoe"),
    ("stud-poker", "--life", "--sessions", "3", "--seats", "7", *POSTED),
    BANKS,
    (*BANKS, "--player", "100,bank=100", "--player", "100"),
]


@pytest.mark.parametrize("words", EVERY)
def test_every_json_has_what_the_others_have(say: Any, words: tuple[str, ...]) -> None:
    found = json.loads(say("simulate", *words, "--until-error", "0.9", "--json"))
    names = ("edition", "options", "bet", "rounds", "seed", "mean", "stderr", "exact", "z", "half_width", "until_error")
    assert set(names) <= found.keys()
    assert (found["bet"] is None) == (found.get("hold") is not None or "--banks" in words)
    assert isinstance(found["mean"], float)
    assert (found["exact"] is None) or isinstance(found["exact"], str)


# Pictures.


def drawn(say: Callable[..., str], path: Path, *words: str) -> str:
    say("simulate", *words, "--plot", str(path))
    return path.read_text(encoding="utf-8")


def test_a_picture_says_whose_it_is_and_how_it_was_dealt(say: Any, tmp_path: Path) -> None:
    words = ("baccarat", "--bet", "banker", "--rounds", "20000")
    shoe = drawn(say, tmp_path / "it.svg", *words, "--dealing", "shoe", "--seats", "3")
    for says in ("seat 1 of 3", "from a shoe, on to its cut card", "the exact value is that of full packs"):
        assert says in shoe
    assert "z = " not in shoe
    packs = drawn(say, tmp_path / "it.svg", *words)
    assert "from full packs in every round" in packs
    assert "z = " in packs
    assert "seat 1" not in packs
    sessions = drawn(say, tmp_path / "it.svg", *words[:3], "--bankroll", "9", "--sessions", "9", "--seats", "2")
    assert "seat 1 of 2" in sessions
    assert "from full packs in every round" in sessions


def test_a_picture_of_lives_names_options_and_what_is_posted(say: Any, tmp_path: Path) -> None:
    svg = drawn(say, tmp_path / "life.svg", "stud-poker", "--life", "--sessions", "3", "--seats", "7", *POSTED)
    for says in ("options: first-listed with", "jackpot-minimum=200,000.00", "jackpot-contribution=7/10"):
        assert says in svg


def test_a_picture_of_banks_says_who_sits_there_and_how_they_play(say: Any, tmp_path: Path) -> None:
    path, few = tmp_path / "banks.svg", ("pai-kau", "--banks", "--rounds", "3000")
    alike = drawn(say, path, *few)
    for says in ("the bank goes round", "3,000 rounds, seed 1", "arranged by Customary", "seat 8: 100.00, bank 700.00"):
        assert says in alike
    two = ("--player", "100,bank=100", "--player", "50,way=balanced", "--lang")
    for lang, seat in zip(NAME_LANGUAGES, ("seat 2: 50.00", "lugar 2: 50,00", "第2門：注額50.00"), strict=True):
        assert f">{seat}<" in drawn(say, path, *few, *two, lang)
    assert "seat 2: arranged by" in drawn(say, path, *few, *two, "en")


LONG = [
    ("roulette", "--bet", "dozen-middle", "--bankroll", "200", "--plan", "martingale:6,base=2", "--least", "2",
     "--most", "500", "--stop-win", "50", "--stop-loss", "100", "--sessions", "20", "--rounds", "50"),
    ("stud-poker", "--life", "--sessions", "3", "--seats", "7", *POSTED),
    ("baccarat", "--preset", "customary", "--bet", "banker", "--dealing", "shoe", "--seats", "3", "--rounds", "2000"),
    ("pai-kau", "--banks", "--rounds", "2000", "--player", "100,bank=100", "--player", "50,way=balanced"),
]  # fmt: skip
ABOVE = re.compile(
    r'<text x="28" y="[\d.]+" text-anchor="start" font-size="([\d.]+)"( font-weight="600")?[^>]*>([^<]+)<'
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", LONG)
def test_what_stands_above_a_picture_ends_before_it_does_in_any_font(
    say: Any, tmp_path: Path, words: tuple[str, ...], lang: str
) -> None:
    found = ABOVE.findall(drawn(say, tmp_path / "it.svg", *words, "--lang", lang))
    assert len(found) >= 2
    for size, bold, text in found:
        assert widest_of(unescape(text), float(size), bold=bool(bold)) <= WIDTH - 2 * MARGIN
    assert not any(text.endswith("…") for *_, text in found)  # all of it has room


# Whole numbers.

WHOLE = {"1.5e9": 1_500_000_000, "1e+3": 1000, "2.0": 2, "1E3": 1000, ".5e1": 5, "1500e-2": 15, "1,500": 1500}


@pytest.mark.parametrize(("text", "count"), WHOLE.items())
def test_any_way_to_write_a_whole_number_is_read(text: str, count: int) -> None:
    assert read_count(text) == count


# Somebody's own play.


def test_a_function_without_the_keyword_split_does_not_get_it(say: Any, tmp_path: Path) -> None:
    path = tmp_path / "stands.py"
    found = []
    for more in ("", ", *, split"):
        path.write_text(f"def play(hand, up, lawful{more}):\n    return 'stand'\n", encoding="utf-8")
        words = ("simulate", "blackjack", "--bet", "main", "--rounds", "20000", "--strategy", str(path), "--json")
        found.append(json.loads(say(*words))["ends"])
    assert found[0] == found[1]
    path.write_text("def play(hand, up):\n    return 'stand'\n", encoding="utf-8")
    assert "play(hand, up) cannot be asked as play(hand, up, lawful, *, split)" in say(*words, code=2)


def test_help_tells_how_functions_are_asked(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    text = say("simulate", "--help")
    for form in ("play(hand, up, lawful, *, split)", "play(hand, up)", "arrange(tiles)"):
        assert form in text


# On a terminal.


def test_seats_stand_side_by_side_on_eighty_columns() -> None:
    words = ("simulate", "roulette", "--bet", "red", "--rounds", "300000", "--seats", "2")
    for lang in LANGUAGES:
        child = pexpect.spawn(BANCA, [*words, "--lang", lang], encoding="utf-8", dimensions=(40, 80), timeout=60)
        lines = [line for line in rest_of(child).splitlines() if "%" in line]
        assert len(lines) >= 2
        assert max(map(cell_len, lines)) <= 80


def test_ctrl_c_again_does_not_cut_the_output_short() -> None:
    words = [*STRAIGHT, "--rounds", "1e14"]
    child = pexpect.spawn(BANCA, words, encoding="utf-8", dimensions=(40, 80), timeout=60)
    child.expect(r"[\d.,]+ M/s")
    text = ""
    while child.isalive():
        child.kill(signal.SIGINT)
        with suppress(pexpect.TIMEOUT, pexpect.EOF):  # a terminal that nobody reads would make it wait
            text += child.read_nonblocking(1 << 16, timeout=0.02)
    text += rest_of(child)
    assert (child.exitstatus, "Traceback" in text) == (130, False)
    assert "options: first-listed" in text.partition("broken off: ")[2]


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "1 round, seed 7", "1,200 rounds, seed 7"),
        ("pt", "1 jogada, semente 7", "1200 jogadas, semente 7"),
        ("zh", "1局，種子7", "1,200局，種子7"),
    ],
)
def test_rounds(lang: Language, one: str, many: str) -> None:
    assert (counts_text(lang, 7, rounds=1), counts_text(lang, 7, rounds=1200)) == (one, many)


@pytest.mark.parametrize(
    ("lang", "sessions", "lives"),
    [
        ("en", "1 session, 30 rounds, seed 1", "1 life, 30 rounds, seed 1"),
        ("pt", "1 sessão, 30 jogadas, semente 1", "1 vida, 30 jogadas, semente 1"),
        ("zh", "1場，30局，種子1", "1次歷程，30局，種子1"),
    ],
)
def test_one_session_and_one_life(lang: Language, sessions: str, lives: str) -> None:
    assert counts_text(lang, 1, sessions=1, rounds=30) == sessions
    assert counts_text(lang, 1, lives=1, rounds=30) == lives


def test_many_sessions_and_lives() -> None:
    assert counts_text("en", 1, sessions=2, rounds=1) == "2 sessions, 1 round, seed 1"
    assert counts_text("pt", 1, sessions=2000, rounds=60_000) == "2000 sessões, 60\xa0000 jogadas, semente 1"
    assert counts_text("pt", 1, lives=50, rounds=60_000) == "50 vidas, 60\xa0000 jogadas, semente 1"
