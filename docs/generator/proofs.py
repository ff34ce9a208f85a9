"""The tests that prove clauses, file by file, with an address for each test."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from banca.law import EDITIONS, concordance, edition

ROOT = Path(__file__).parent.parent.parent
FRONT = "---\norphan: true\nnosearch: true\n---\n"


@cache
def files() -> tuple[str, ...]:
    """The files with tests that prove a clause."""
    proofs = (concordance(edition(slug)).proved.values() for slug in EDITIONS)
    return tuple(sorted({test.partition("::")[0] for proved in proofs for tests in proved for test in tests}))


def address(test: str) -> str:
    """The address of a test, from the root of the site."""
    file, _, name = test.partition("::")
    return f"proofs/{_page(file)}.html#{function(name)}"


def function(name: str) -> str:
    """The function of a test, which may run for several cases."""
    return name.partition("[")[0].rpartition("::")[2]


def _page(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")


def pages() -> Iterator[tuple[str, str]]:
    for file in files():
        yield f"proofs/{_page(file)}.md", f"{FRONT}# `{file}`\n\n```{{tests}} {file}\n```\n"


class Tests(SphinxDirective):
    """A file of tests, each function at an address of its own."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        file = ROOT / self.arguments[0]
        self.env.note_dependency(str(file))
        source = file.read_text(encoding="utf-8")
        lines = source.splitlines()
        found: list[nodes.Node] = []
        done = 0
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.startswith(("test_", "Test")):
                start = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
                found += _code(lines[done:start])
                names = [node.name] if isinstance(node, ast.FunctionDef) else [node.name, *_methods(node)]
                found.append(nodes.container("", *_code(lines[start : node.end_lineno]), ids=names, classes=["proof"]))
                done = node.end_lineno or done
        return [*found, *_code(lines[done:])]


def _methods(node: ast.ClassDef) -> Iterator[str]:
    return (each.name for each in node.body if isinstance(each, ast.FunctionDef))


def _code(lines: list[str]) -> list[nodes.Node]:
    text = "\n".join(lines).strip("\n")
    return [nodes.literal_block(text, text, language="python")] if text else []


DIRECTIVES = {"tests": Tests}
