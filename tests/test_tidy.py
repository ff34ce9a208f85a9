"""Style as a test: what a reader should never find in the code."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CODE = sorted((ROOT / "banca").rglob("*.py"))
EXACT = ("law", "material", "money", "play", "games")


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", [p for p in CODE if p.parts[len(ROOT.parts) + 1] in EXACT], ids=str)
def test_no_floats_where_numbers_are_exact(path: Path) -> None:
    for node in ast.walk(parsed(path)):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), f"{path}:{node.lineno}"
        assert not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "float")


@pytest.mark.parametrize("path", sorted((ROOT / "banca" / "simulate").rglob("*.py")), ids=str)
def test_no_numbers_of_the_law_in_kernels(path: Path) -> None:
    """A kernel holds no integer above 1, but for named constants of its own machinery."""
    tree = parsed(path)
    named = {n for node in tree.body if isinstance(node, ast.Assign) for n in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node not in named:
            assert node.value <= 1, f"{path}:{node.lineno}"


@pytest.mark.parametrize("path", CODE, ids=str)
def test_no_file_too_long_to_read_in_one_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500


@pytest.mark.parametrize("path", [*CODE, *sorted((ROOT / "tests").rglob("*.py"))], ids=str)
def test_nothing_unfinished(path: Path) -> None:
    if path.name != "test_tidy.py":
        assert not re.search(r"TODO|FIXME|XXX|NotImplementedError|mark\.skip|xfail", path.read_text(encoding="utf-8"))
