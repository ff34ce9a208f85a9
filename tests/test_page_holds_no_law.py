"""The page holds no price, no clause and no rule: all of it comes from the server."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from banca.law import EDITIONS, edition

WEB = Path(__file__).parent.parent / "web" / "src"
GENERATED = "protocol.ts"
PRICE = re.compile(r"""["'`>]\s*\d{1,4}\s?(?::|賠|to)\s?\d{1,3}\s*["'`<]""")  # "35:1", >1賠35<
CLAUSE = re.compile(r"\bart\.?\s?\d|第[一二三四五六七八九十]+條|\bart\d+(?:\.\d+)")
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def sources() -> Iterator[Path]:
    for kind in ("*.svelte", "*.ts"):
        yield from (p for p in sorted(WEB.rglob(kind)) if p.name != GENERATED and not p.name.endswith(".test.ts"))


def faults(text: str) -> list[str]:
    """Prices and clauses in the code of the page; comments may speak of them."""
    code = COMMENT.sub("", text)
    return [found[0] for pattern in (PRICE, CLAUSE) for found in pattern.finditer(code)]


@pytest.mark.parametrize("path", list(sources()), ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_price_and_no_clause(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("planted", ['const pays = "35:1";', "<text>1賠35</text>", 'cite("art. 6")', "第六條"])
def test_a_planted_one_is_found(planted: str) -> None:
    assert faults(planted)


def names() -> set[str]:
    """The names of bets in every language, of more than one word or sign; figures and marks are common to all."""
    found = {name for slug in EDITIONS for bet in edition(slug).bets.values() for name in bet.names.to_json().values()}
    return {name for name in found if len(name) > (1 if name > "一" else 8)}


def test_no_name_of_a_bet() -> None:
    text = COMMENT.sub("", "\n".join(path.read_text(encoding="utf-8") for path in sources()))
    shown = re.findall(r">([^<>{}\n]+)<", text)  # what is printed between tags
    assert [name for name in shown if name.strip() in names()] == []
