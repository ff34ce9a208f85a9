"""The mutation runner distinguishes mutants that a test notices from those that none does."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.changes import changes, is_python

ROOT = Path(__file__).parent.parent.parent
RULES = """
from functools import cache

PRICES = {"fan": 3, "nim": 2}  # proved

@cache
def prize(bet, stake):
    return PRICES[bet] * stake  # proved, and remembered

def refusal(stake, least):
    if stake < least:
        return "art5.1"  # proved, but for a stake of the least
    return None

def unproved(stake):
    return stake > 7
"""
TESTS = """
from toy.games.dice.rules import prize, refusal, unproved

def test_prices():
    assert (prize("fan", 5), prize("nim", 5)) == (15, 10)

def test_remembered():
    assert prize("fan", 5) == 15

def test_refusal():
    assert refusal(4, 10) == "art5.1"
    assert refusal(40, 10) is None

def test_nothing():
    assert unproved(100) in (True, False)
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for folder in ("toy", "toy/games", "toy/games/dice", "tests/games/dice"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "__init__.py").touch()
    (tmp_path / "tests/games/dice/__init__.py").unlink()
    (tmp_path / "toy/games/dice/rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests/games/dice/test_rules.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return tmp_path


def run_mutation(root: Path, *said: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.mutation", "--root", str(root), "--package", "toy.games", *said]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_planted_survivor_is_reported_and_a_killed_mutant_is_not(toy: Path) -> None:
    run = run_mutation(toy, "--sample", "100", "--jobs", "2")
    assert run.returncode == 0, run.stdout + run.stderr
    assert "-    return stake > 7\n    +    return stake >= 7\n" in run.stdout
    assert "-    return stake > 7\n    +    return stake > 8\n" in run.stdout
    assert "-    if stake < least:\n    +    if stake <= least:\n" in run.stdout
    assert "if False" not in run.stdout
    assert '-PRICES = {"fan"' not in run.stdout
    assert "PRICES[bet]" not in run.stdout
    assert "  toy/games/dice/rules.py:11: comparison" in run.stdout.splitlines()
    assert (toy / "toy/games/dice/rules.py").read_text(encoding="utf-8") == RULES


def test_the_same_seed_gives_the_same_mutants(toy: Path) -> None:
    first, again, other = (run_mutation(toy, "--list", "--sample", "6", "--seed", seed).stdout for seed in "112")
    assert first == again != other


def test_tests_that_fail_without_a_mutant_are_an_error(toy: Path) -> None:
    (toy / "tests/games/dice/test_rules.py").write_text("def test_wrong(): assert 1 == 2\n", encoding="utf-8")
    run = run_mutation(toy)
    assert run.returncode == 1
    assert "tests/games/dice fails as it is" in run.stderr


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = a is b", {"x = a is not b"}),
        ("x = é - b", {"x = é + b"}),
        ("x = 3", {"x = 2", "x = 4"}),
        ("x = True", {"x = False"}),
        ("x = not a", {"x = a"}),
        ("x = a and b", {"x = a or b", "x = b", "x = a"}),
        ("x = a if b else c", {"x = a if False else c"}),
        ("if a: b()", {"if False: b()"}),
        ("x = [a for a in b if c]", {"x = [a for a in b if True]"}),
        ("x = f(a, b)", {"x = f(b, a)"}),
        ("x = min(a, b)", set()),
        ("x = (a, b)", {"x = (b)", "x = (a,)"}),
        ("x = [a, b, c]", {"x = [b, c]", "x = [a, c]", "x = [a, b]"}),
        ("x = {a: b, c: d}", {"x = {c: d}", "x = {a: b,}"}),
        ('x = "art5.1"', {'x = "art6"'}),
        ('x = "red"', set()),
        ('x = f"{a < 1}"', set()),
        ("def f(a: tuple[b, c]) -> d[1]: pass", set()),
        ('"""A text of 3 < 4."""', set()),
        ("Hand = tuple[a, b]", set()),
        ('__all__ = ["a", "b"]', set()),
        ("raise Error(1, 2)", set()),
    ],
)
def test_the_changes_of_a_piece_of_source(before: str, after: set[str]) -> None:
    assert {each.made_in(before) for each in changes(before, ["art5.1", "art6"])} == after


def test_a_change_says_its_line_and_those_of_its_statement() -> None:
    text = "def f(a):\n    if (\n        a\n        < 1\n    ):\n        return 2\n"
    found = {(each.kind, each.line, each.statement) for each in changes(text, ())}
    assert ("comparison", 3, (2, 5)) in found
    assert ("number", 6, (6, 6)) in found


def test_what_is_no_python_is_left_out() -> None:
    assert is_python("x = (1,)")
    assert not is_python("x = (1")
