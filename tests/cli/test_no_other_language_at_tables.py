"""No word of another language at a live table, in a report, a dossier, a drawing or in JSON."""

import html
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from banca.cli import tables
from banca.cli.names import fold_name, shortest, typed_bets
from banca.cli.terminal import terminal_of
from banca.cli.words import TableWords, at_place, plain, word
from banca.games import game_of
from banca.law import EDITIONS, edition, option_set
from banca.messages import LANGUAGES, Language, message, message_ids
from banca.play.setting import Setting
from tests.cli.test_cli import say
from tests.cli.test_no_other_language import foreign

__all__ = ["say"]

OTHERS: tuple[Language, ...] = LANGUAGES[1:]
ROOT = Path(__file__).parents[2]
# A bet of each game, what it is on, and what is said once the cards or tiles are there, in English.
PLAYED: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "baccarat": ("player", "", ("odds", "bets")),
    "blackjack": ("main", "", ("hint", "stand", "go", "cards")),
    "craps": ("pass-line", "", ("bets",)),
    "cussec": ("small", "", ("odds", "bets")),
    "fantan": ("fan", "1", ("bets",)),
    "fish-prawn-crab": ("small", "", ("bets",)),
    "pai-kau": ("seat", "", ("tiles", "1", "order", "order all")),
    "roulette": ("red", "", ("bets",)),
    "stud-poker": ("ante", "", ("bets", "fold")),
}
# Openings, commitments, fields of acts, the slug in a heading, a betting plan as it is typed.
MACHINE = re.compile(
    r"\{.*?\}|(?<![0-9A-Za-z])[0-9a-f]{12,}(@\d+)?|\[?\w+=[A-Z-]+\]?|·  ?[a-z0-9-]+|[（(][a-z]+:\S+[）)]"
)
SHOWN = {"OFF", "bia", "chan", "davi"}  # on the marker of craps; who sits at a table of pai kau


@pytest.fixture(autouse=True)
def _one_line_a_paragraph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "WIDE", 5000)


def lines_at(slug: str, lang: Language) -> list[str]:
    """A round at a table, with most of what can be asked and much that is refused, in the words of the language."""
    law = edition(slug)
    bet, on, then = PLAYED[law.game]
    named = shortest(law, lang, bet)

    def said(line: str) -> str:
        first, _, rest = line.partition(" ")
        return f"{word(lang, law.game, first)} {word(lang, law.game, rest) if rest.isalpha() else rest}".strip()

    if law.game == "pai-kau" and lang != "zh":  # the order has the names of 96/85/M, which is in Chinese alone
        then = then[:2]
    stake = f"{named} {on} 100".replace("  ", " ")
    usual = ("help", "lying", "history", "why", "why 9", "rules 3", "rules 99", "do", "go 5", "back", "move", "void")
    wrong = ("xyzzy 5", f"{named} {on} 0", f"{stake} {at_place(lang, 99)}", f"{named} 7777777", f"{named} abc", named)
    after = (*then, "go", "go", "why", "history", "quit")
    return [*map(said, usual), *wrong, stake, *map(said, ("lying", "go")), *map(said, after)]


@pytest.mark.parametrize("slug", EDITIONS)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_table_speaks_one_language(monkeypatch: pytest.MonkeyPatch, say: Any, lang: Language, slug: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines_at(slug, lang)) + "\n"))
    text = MACHINE.sub(" ", say("play", slug, "--lang", lang, "--seed", "7"))
    tiles = "地人天鵝" if slug.startswith("paikau") else ""  # the names of 96/85/M, which is in Chinese alone
    assert [found for found in foreign(lang, text) if found not in SHOWN and not {*found} <= {*tiles}] == []
    no_such_bet = message(lang, "play-no-such-bet", bet="\0", bets="\0").split("\0")[0]
    refused = re.findall(f"{no_such_bet}([^”」]+)", text)
    assert set(refused) <= {"xyzzy", "void", word(lang, "", "void"), *lines_at(slug, lang)[9:10], ""}, refused


# Words that are typed.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", EDITIONS)
def test_a_word_to_type_is_no_bet(slug: str, lang: Language) -> None:
    law, game = edition(slug), game_of(slug)
    bets = typed_bets(law, lang, game.kinds(Setting(option_set(law))))
    words = dict(TableWords(lang, law.game).first)
    assert {said: bet for said, bet in bets.items() if words.get(plain(fold_name(said)), bet) != bet} == {}


def test_every_word_to_type_is_known_at_its_tables() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "banca").rglob("*.py"))
    for name in message_ids():
        if "-word-" in name and not name.endswith("-also"):
            assert f'"{name.partition("-word-")[2]}"' in sources, name


@pytest.mark.parametrize(
    ("lang", "line", "meant"),
    [
        ("pt", "Sugestão", "hint"),
        ("pt", "sugestao", "hint"),
        ("pt", "HINT", "hint"),
        ("pt", "inicial 100 no lugar 3", "inicial 100 at 3"),
        ("pt", "porquê?", "why?"),
        ("pt", "9d indevida", "9d undue"),
        ("pt", "indevida nao vista", "undue unseen"),
        ("pt", "mudar pequeno para grande", "move pequeno to grande"),
        ("pt", "carteira 5", "carteira 5"),
        ("zh", "原注100第3門", "原注 100 at 3"),
        ("zh", "原因？", "why?"),
        ("zh", "博", "draw"),
        ("zh", "動作 void why=stacked", "do void why=stacked"),
        ("en", "h", "draw"),
        ("en", "seat 100", "seat 100"),
        ("en", "seat 100 at 2", "seat 100 at 2"),
    ],
)
def test_words_of_a_language_are_understood(lang: Language, line: str, meant: str) -> None:
    assert TableWords(lang, "blackjack", ("to", "undue", "unseen")).understood(line) == meant


# Reports, drawings, JSON.


def text_of_page(page: str) -> str:
    """What is read on a page, but for what it marks as another language; a line for each part of it."""
    page = re.sub(r"<(style|script)\b.*?</\1>", "", page, flags=re.DOTALL)
    page = re.sub(r"<html[^>]*>", "", page)
    page = re.sub(r"<(\w+)[^>]* lang=[^>]*>.*?</\1>", "", page, flags=re.DOTALL)
    labels = re.findall(r'aria-label="([^"]*)"', page)
    return html.unescape("\n".join([*labels, re.sub(r"<[^>]+>", "\n", page)]))


SHEETS = [
    ("report", "fantan", "--proof-rounds", "1000"),
    ("dossier", "examples/new-bets/lucky-doubles.yaml", "--proof-rounds", "1000"),
    ("dossier", "examples/new-bets/second-chance.yaml", "--proof-rounds", "1000"),
    ("dossier", "examples/new-bets/hard-eight-prize.yaml", "--proof-rounds", "1000"),
]


@pytest.mark.parametrize("words", SHEETS, ids=" ".join)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_report_is_in_one_language(say: Any, tmp_path: Path, lang: Language, words: tuple[str, ...]) -> None:
    page = tmp_path / "page.html"
    more = ("--pdf", str(tmp_path / "page.pdf")) if words[1] == "fantan" and lang == "pt" else ()
    words = tuple(str(ROOT / each) if each.startswith("examples/") else each for each in words)
    say(*words, "--html", str(page), *more, "--lang", lang)
    written = Path(words[1]).read_text(encoding="utf-8") if words[0] == "dossier" else ""  # by whoever applies
    found = foreign(lang, MACHINE.sub(" ", text_of_page(page.read_text(encoding="utf-8"))))
    assert [each for each in found if each not in written and each != "RTP"] == []
    for pdf in map(PdfReader, more[1:]):
        assert foreign(lang, "\n".join(sheet.extract_text() for sheet in pdf.pages)) == []


@pytest.mark.parametrize("more", [(), ("--bankroll", "20", "--sessions", "50")], ids=["rounds", "sessions"])
@pytest.mark.parametrize("lang", OTHERS)
def test_a_drawing_is_in_one_language(say: Any, tmp_path: Path, lang: Language, more: tuple[str, ...]) -> None:
    rounds = ("--rounds", "200") if more else ("--rounds", "2000")
    drawing = tmp_path / "drawing.svg"
    say("simulate", "cussec", "--bet", "small", *rounds, "--seed", "1", *more, "--plot", str(drawing), "--lang", lang)
    text = MACHINE.sub(" ", text_of_page(drawing.read_text(encoding="utf-8")))
    assert len(text.split()) > 10
    assert foreign(lang, text) == []


IN_JSON = [
    *(("law", slug) for slug in EDITIONS),
    ("law", "blackjack", "--differences"),
    ("law", "--concordance"),
    ("odds", "craps"),
    ("odds", "craps", "--hold", "field=5"),
    ("odds", "baccarat"),
    ("report", "fantan", "--proof-rounds", "1000"),
    ("settle", "examples/roulette-round.json"),
    ("simulate", "craps", "--bet", "field", "--rounds", "1000", "--seed", "1"),
    ("strategy", "pai-kau", "--tiles", "6-6,1-1,4-5,2-4"),
]
IN_ALL_LANGUAGES = ("names", "alternatives", "effect", "allowed", "proofs")  # or words that are typed
SENTENCE = re.compile(r"[a-z]+ [a-z]+ [a-z]+")


def sentences(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from () if key in IN_ALL_LANGUAGES else sentences(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from sentences(inner)
    elif isinstance(value, str) and SENTENCE.search(value):
        yield value


@pytest.mark.parametrize("words", IN_JSON, ids=" ".join)
def test_json_explains_in_the_language_asked_for(say: Any, words: tuple[str, ...]) -> None:
    words = tuple(str(ROOT / each) if each.startswith("examples/") else each for each in words)
    english = list(sentences(json.loads(say(*words, "--json"))))
    assert english or words[0] in ("settle", "simulate", "strategy") or "--concordance" in words
    portuguese = set(sentences(json.loads(say(*words, "--json", "--lang", "pt"))))
    assert portuguese.isdisjoint(english)
    chinese = sentences(json.loads(say(*words, "--json", "--lang", "zh")))
    assert [each for each in chinese if not re.search("[一-鿿]", each)] == []


def test_every_game_is_played_here() -> None:
    assert {edition(slug).game for slug in EDITIONS} == set(PLAYED)
    assert all(terminal_of(game) for game in PLAYED)
