"""Shared code names no game: what is true of one game stands in modules that bear its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from banca.law import EDITIONS, games

ROOT = Path(__file__).parent.parent
FOLDERS = frozenset(game.replace("-", "_") for game in games())
NAMES = re.compile(rf"(?<![\w-])({'|'.join({*games(), *FOLDERS, *EDITIONS})})(?![\w-])")
MODULE = re.compile(rf"banca(\.\w+)*\.({'|'.join(FOLDERS)})(\.|$)")


def bears_a_name(path: Path) -> bool:
    return any(part.removesuffix(".py") in FOLDERS for part in path.relative_to(ROOT).parts)


def named_in(source: str) -> Iterator[str]:
    """Each place where code says a game's name: an import of its module, or a text that is no documentation."""
    tree = ast.parse(source)
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            parent = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
            names = (parent + alias.name for alias in node.names)
            yield from (f"line {node.lineno}: import {name}" for name in names if MODULE.match(name))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield from (f"line {node.lineno}: {found[0]!r}" for found in [NAMES.search(node.value)] if found)


# Texts for people, not code: help of the command.
CATALOGUES = ("banca/cli/arguments.py",)
SHARED = [
    path
    for path in sorted((ROOT / "banca").rglob("*.py"))
    if not bears_a_name(path) and not path.relative_to(ROOT).as_posix().startswith(CATALOGUES)
]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_is_named(path: Path) -> None:
    assert list(named_in(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        'if game.edition.game == "pai-kau":\n    pass',
        'TABLE = {"roulette-60-2004": 1}',
        'says = f"see banca odds stud-poker, {n}"',
        "from banca.games.craps import GAME",
        "from banca.exact import blackjack",
        "import banca.simulate.baccarat",
        "from banca.games.pai_kau.bank import covers",
    ],
)
def test_every_way_to_name_one_is_found(source: str) -> None:
    assert len(list(named_in(source))) == 1


def test_documentation_may_speak_of_games() -> None:
    assert not list(named_in('"""As at roulette."""\n\n\ndef f() -> None:\n    """Of craps."""  # and of fantan'))
