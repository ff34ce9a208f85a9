"""Every sentence that a person reads stands in the catalogue: Python has none, but for programmers and machines."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import banca

ROOT = Path(banca.__file__).parent
SENTENCE = re.compile(
    r"\b(the|of|and|is|are|not|no|to|a|an|in|on|with|from|or|be|was|has|have|must|may|which|that|this|its|there|by|for)\b"
    r".* \w+|\w+ .*\b(the|of|and|is|are|not|no|to|with|from|or|be|was|has|have|must|may|which|that|this|its|there)\b"
)
CHINESE = re.compile(r"[一-鿿]{2}")
# Raised at a programmer's fault, never at what a user typed.
FAULTS = {
    "AssertionError", "AttributeError", "BlockingIOError", "FluentError", "IndexError", "KeyError", "LookupError",
    "MessageError", "OSError", "RuntimeError", "TypeError", "ValueError",
}  # fmt: skip
# What else is text, and for whom.
FOR_PROGRAMMERS = {
    "envs": "what the numbers of an observation mean, for whoever trains on them",
    "play/schema.py": "descriptions in the JSON Schema",
    "server/declared.py": "descriptions in the OpenAPI document",
    "server/routes.py": "likewise",
    "server/http/odds.py": "likewise",
    "games/pai_kau/memory.py": "likewise",
    "cli/arguments.py": "argparse's own sentences, by which its translations are found",
    "cli/completion.py": "programs for shells",
    "cli/play/second_person.py": "English grammar: a player called you has, and you have",
    "messages/": "what is wrong with a file of messages; Chinese numerals",
}
NO_SENTENCE = re.compile(
    r"""[a-z ]+(:|,)\ $                  # the beginning of a key in the cache, and whole ones
    |^(insurance\ times\ hands|parts\ of\ splits|two\ hands\ of\ a\ split|a\ chart\ .*|best\ play\ as\ it\ is\ read)$
    |^(lives\ of\ the\ jackpot|sessions\ of\ |banks\ in\ turn.*|always\ from)$
    |^showdowns\ by\ ranks\ $
    |unexpected\ end\ of\ data          # Python's own
    |moves\ to|^on\ (win|lose|draw)$|15\ of\ 4|\ up\ to\   # words of descriptions, plans and tables that are typed
    |^declare\ |^move\ BET|^--player
    |\ on\ (black|white|red|green)$|@media|<a\ href  # styles and marks
    """,
    re.VERBOSE,
)


def is_log(node: ast.expr) -> bool:
    """The log is for whoever runs the service, in one language, so that it can be searched."""
    return isinstance(node, ast.Name) and node.id == "log"


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """The texts in a module, but for docstrings, logs, and what is raised at a programmer."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    passed = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(id(node.value))
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in FAULTS:
            passed |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_log(node.func.value):
            passed |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            yield node.lineno, node.value


def sentences(path: Path) -> list[str]:
    found = ((line, text) for line, text in texts(path) if SENTENCE.search(text) or CHINESE.search(text))
    return [f"{line}: {text}" for line, text in found if not NO_SENTENCE.search(text)]


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_sentence_stands_in_code(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    if not name.startswith(tuple(FOR_PROGRAMMERS)):
        assert sentences(path) == []


def test_a_sentence_in_code_is_found(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text('raise RecordError(f"the record is of {game}: it has no end")\nNAMES = ("Player", "莊家")\n')
    assert len(sentences(planted)) == 3
