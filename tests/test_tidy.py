"""Style as a test: what a reader should never find in the code."""

import ast
import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from banca.law.library import editions_of, games

ROOT = Path(__file__).parent.parent
CODE = sorted((ROOT / "banca").rglob("*.py"))
EXACT = ("law", "material", "money", "play", "games")
USES_RULES = [
    path
    for layer in ("strategy", "exact", "simulate", "table", "report", "envs", "cli")
    for path in sorted((ROOT / "banca" / layer).rglob("*.py"))
]


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", [p for p in CODE if p.parts[len(ROOT.parts) + 1] in EXACT], ids=str)
def test_no_floats_where_numbers_are_exact(path: Path) -> None:
    for node in ast.walk(parsed(path)):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), f"{path}:{node.lineno}"
        assert not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "float")


@pytest.mark.parametrize("path", CODE, ids=str)
def test_no_file_too_long_to_read_in_one_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500


@pytest.mark.parametrize("path", [*CODE, *sorted((ROOT / "tests").rglob("*.py"))], ids=str)
def test_nothing_unfinished(path: Path) -> None:
    if path.name != "test_tidy.py":
        assert not re.search(r"TODO|FIXME|XXX|NotImplementedError|mark\.skip|xfail", path.read_text(encoding="utf-8"))


# One rule, one home: numbers and conditions of the law stand in games/, and no other layer repeats them.

# What a game's own module may assign though the rules of that game state the same number, and what it is.
NOT_LAW = {
    "BIG_EYE_BOY": "columns that a road looks back",
    "CELL_HIGH": "a picture's units",
    "CELL_WIDE": "a picture's units",
    "CHARACTERS": "of a text that is cut short",
    "COCKROACH": "columns that a road looks back",
    "COUNTERS": "fields of a kernel's state",
    "DIGIT": "bits",
    "DIGITS": "of a printed figure",
    "DIVISIONS": "of four things into twos",
    "FEW": "cards drawn from one word of chance",
    "FIRST": "cards that are named before the rest is counted",
    "GAP": "a picture's units",
    "GRIDS_IN_A_ROW": "a picture's units",
    "GRID_GAP": "a picture's units",
    "GRID_TITLE": "a picture's units",
    "HAND_BITS": "bits",
    "HIGH": "a picture's units",
    "KIND_BITS": "bits",
    "LANES": "rounds that a kernel plays side by side",
    "LEAST_BITS": "bits",
    "LEFT": "a picture's units",
    "LIFETIMES_FOLLOWED": "length of a plotted path",
    "LISTED_MOST": "cards that are named one by one",
    "LOW": "a picture's units",
    "MANY_MASK": "bits",
    "MINOR": "minor units of a unit of money",
    "MINOR_UNITS": "minor units of a unit of money",
    "NEIGHBOURS": "of a pocket, as a picture shows them",
    "NARROW": "bits",
    "ODDS_MULTIPLES": "multiples that a sheet shows",
    "PAIRS": "two sides, each with a pair or without",
    "PAIRINGS": "places of four tiles",
    "PER_HAND": "cards shuffled ahead of a round",
    "PROOF_BOUND": "standard errors",
    "PROOF_ROUNDS": "of a simulation",
    "RED_PIPS": "colours of a drawn tile",
    "REST": "throws that a description sums up",
    "RIGHT": "a picture's units",
    "ROWS": "of a road map",
    "SMALL_ROAD": "columns that a road looks back",
    "SUIT_AT": "bits",
    "SUIT_BITS": "bits",
    "SUMMED_OUTCOMES": "that a field can sum",
    "THREADS": "of a GPU",
    "UNIT": "minor units of a unit",
    "WAYS": "divisions of four things into twos",
    "WIDTH": "a picture's units",
    "WINNER_BITS": "bits",
}
# How many cards or tiles a hand has: a kernel repeats the choreography of a deal.
CHOREOGRAPHY = {"CARDS_IN_HAND", "FIRST_CARDS", "FIVE", "MOST_CARDS", "ONCE", "ROWS", "TILES_OF_SEAT"}
BOUNDS = ("Fraction", "Odds", "max", "min")


def game_in(path: Path) -> str | None:
    """The game whose name a module or its folder bears."""
    parts = [part.removesuffix(".py") for part in path.relative_to(ROOT).parts]
    folders = [game.replace("-", "_") for game in games()]
    return next((each for each in folders if any(f"_{each}_" in f"_{part}_" for part in parts)), None)


@cache
def stated(game: str) -> frozenset[int]:
    """The whole numbers above 1 that the rules of a game state, and the bounds of its options."""
    found = {node.value for path in (ROOT / "banca" / "games" / game).rglob("*.py") for node in numbers(parsed(path))}
    options = [option.number for edition in editions_of(game.replace("_", "-")) for option in edition.options.values()]
    bounds = {each for number in options if number for each in (number.least, number.most)}
    return frozenset(found | {each for each in bounds if type(each) is int})


def numbers(tree: ast.AST) -> Iterator[Any]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1:
            yield node


def copies(tree: ast.Module, game: str | None) -> Iterator[str]:
    """Numbers of the game that are named, bound, or compared with; constants of the rules that are compared with."""
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in numbers(tree) if game else ():
        if node.value in stated(game or "") and is_law_like(node, parents):
            yield f"{node.lineno}: {node.value}"
    named = constants_of_rules(tree) - CHOREOGRAPHY
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod)):
            used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)} & named
            yield from (f"{node.lineno}: {name}" for name in sorted(used))


def is_law_like(node: ast.AST, parents: Mapping[ast.AST, ast.AST]) -> bool:
    parent = parents[node]
    if isinstance(parent, ast.Compare):
        return True
    if isinstance(parent, ast.Call):
        return isinstance(parent.func, ast.Name) and parent.func.id in BOUNDS
    while isinstance(parent, ast.Tuple | ast.List | ast.Set):
        parent = parents[parent]
    if isinstance(parent, ast.Assign | ast.AnnAssign) and isinstance(parents[parent], ast.Module):
        targets = parent.targets if isinstance(parent, ast.Assign) else [parent.target]
        names = {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
        return not names & set(NOT_LAW)
    return False


def constants_of_rules(tree: ast.Module) -> set[str]:
    """Names of whole numbers and fractions that are imported from the games."""
    return {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("banca.games.")
        for name in node.names
        if type(getattr(import_module(node.module or ""), name.name, None)) in (int, Fraction)
    }


@pytest.mark.parametrize("path", USES_RULES, ids=str)
def test_no_copy_of_the_law(path: Path) -> None:
    assert list(copies(parsed(path), game_in(path))) == []


@pytest.mark.parametrize(
    ("game", "planted"),
    [
        ("blackjack", "def is_over(total): return total > 21"),
        ("blackjack", "STANDS_FROM = 17"),
        ("blackjack", "from banca.games.blackjack.hands import TWENTY_ONE\ndef f(x): return x == TWENTY_ONE"),
        ("pai_kau", "def holds_on(rounds): return rounds < 2"),
        ("pai_kau", "SEATS: int = 8"),
        ("pai_kau", "RATE = Fraction(4, 100)"),
        ("pai_kau", "from banca.games.pai_kau.equipment import SEATS\ndef f(x): return (x + 1) % SEATS"),
        ("baccarat", "def rounded(points): return min(points, 10)"),
        ("craps", "POINTS = (4, 5, 6, 8, 9, 10)"),
        ("stud_poker", "from banca.games.stud_poker.bets import RAISE_TO_ANTE as R\ndef f(x): return x <= R"),
    ],
)
def test_a_planted_copy_of_the_law_is_found(game: str, planted: str) -> None:
    assert list(copies(ast.parse(planted), game)) != []


@pytest.mark.parametrize(
    "innocent",
    [
        "WORDS = 4096",
        "LANES = 4",
        "MASK = (1 << 16) - 1",
        "A, B, C = range(3)",
        "def f(x): return x[2:] + x[-5]",
        "from banca.games.blackjack.state import FIRST_CARDS\ndef f(cards): return len(cards) == FIRST_CARDS",
    ],
)
def test_the_numbers_of_a_machine_are_no_law(innocent: str) -> None:
    assert list(copies(ast.parse(innocent), "blackjack")) == []
