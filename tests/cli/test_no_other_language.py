"""No command prints a word of another language: names, slugs, what was typed and citations aside.

In Chinese a run of Latin letters is looked for, in Portuguese a word that only English has, in English a Chinese
character or a Portuguese letter.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banca.cli import tables
from banca.cli.arguments import command
from banca.games import game_of
from banca.law import EDITIONS, edition, games
from banca.messages import Language
from banca.play.schema import record_schema
from tests.cli.test_cli import say
from tests.cli.test_help import EVERY, NAMES

__all__ = ["say"]

MISTAKES = [
    ("odds", "roulette", "--bet", "dragon"),
    ("odds", "roulette", "--set", "layouts=9"),
    ("odds", "roulette", "--set", "nothing"),
    ("odds", "nogame"),
    ("law", "roulette", "--article", "99"),
    ("law", "roulette", "--on", "1900-01-01"),
    ("law", "fantan", "--differences"),
    ("law", "fantan", "--compare", "58/2004", "58/2004"),
    ("law", "blackjack", "--compare", "141/2000", "1/1900"),
    ("settle", "no-such-file"),
    ("settle",),
    ("simulate", "cussec", "--rounds", "0"),
    ("simulate", "cussec", "--bet", "small", "--bankroll", "-1"),
    ("strategy", "cussec"),
    ("report", "fantan", "--html", "/no/such/folder/a.html"),
]
# Words that are the same in every language: what is typed, names of programs, formats and people, signs of cards.
COMMON = {
    "banca", "par", "json", "csv", "html", "pdf", "svg", "jsonl", "sha256", "sha", "hold", "utf", "yaml", "poker",
    "jackpot", "croupier", "black", "jack", "blackjack", "you", "house", "dealer", "file", "game", "tcp", "tls", "dask",
    "parquet", "any", "craps", "field", "come", "pass", "line", "horn", "aces", "boxcars", "eleven", "big", "hard",
    "way", "small", "deuce", "ace", "don", "odds", "dicj", "mop", "hkd", "philox", "chacha20", "python", "bar",
    "stickman", "pip", "install", "sigterm", "lines", "guest", "player", "supervisor", "cashier", "regulator",
    "administrator", "ed25519", "postgresql", "ranks", "roads", "cpu", "gpu", "auto", "cuda", "cupy",
    "bash", "bashrc", "zsh", "zshrc", "fish", "config", "eval", "completion", "source",
}  # fmt: skip
ENGLISH = re.compile(
    r"\b(the|of|and|with|is|are|not|from|which|what|this|that|each|there|has|have|been|will|would|as if|stakes?|"
    r"rounds?|edge|prize|push|lose|wins?|options?|reading|sentence|dispatch|point|whole|above|below)\b"
)


def commands() -> Iterator[tuple[str, ...]]:
    """Every command that only prints, for every edition; one of the slow ones for each kind of game."""
    yield ("games",)
    yield ("law",)
    yield ("law", "--concordance")
    for slug in EDITIONS:
        yield ("law", slug)
        yield ("law", slug, "--options")
        yield ("law", slug, "--readings")
    for game in ("cussec", "fantan", "fish-prawn-crab", "roulette", "craps", "baccarat"):
        yield ("odds", game)
    for game, bet in (("cussec", "small"), ("craps", "field"), ("roulette", "red"), ("fantan", "fan")):
        yield ("simulate", game, "--bet", bet, "--rounds", "2000", "--seed", "1")
    yield ("law", "blackjack", "--differences")
    yield ("law", "blackjack", "--compare", "141/2000", "56/2004")
    yield ("law", "baccarat", "--adopt", "2026-12-01")


def helps() -> Iterator[tuple[str, ...]]:
    for words in EVERY:
        yield (*words, "--help")


def allowed_words() -> set[str]:
    """Whatever a user types or the law names in Latin letters."""
    found = set(COMMON)
    texts = [*EDITIONS, *games(), *NAMES, *(str(key) for key in _keys(record_schema(map(game_of, EDITIONS))))]
    for law in map(edition, EDITIONS):
        texts += [*law.options, *law.parameters, *law.bets, *law.acts, *law.selections, *law.readings, *law.clauses]
        texts += [each.slug for option in law.options.values() for each in option.alternatives]
        texts += [word for parameter in law.parameters.values() for word in parameter.words]
        for names in (law.names, law.instrument, *(bet.names for bet in law.bets.values())):
            texts += names.to_json().values()
    texts += [str(each) for action in command()._actions for each in (*action.option_strings, action.dest)]
    texts += ["debug", "info", "warning", "error"]  # what --log-level takes
    texts += [path.stem for path in Path(__file__).parents[2].joinpath("banca").rglob("*.py")]
    texts.append("PEM")  # a kind of file
    for text in texts:
        found |= {word.casefold() for word in re.findall(r"[A-Za-z]{2,}", text)}
    return found


def _keys(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from _keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _keys(inner)
    elif isinstance(value, str):
        yield value


ALLOWED = allowed_words()


def foreign(lang: Language, text: str) -> list[str]:
    """The words of another language, in lines of the screen."""
    quoted = re.sub(r"«[^»]*»|“[^”]*”|「[^」]*」|'[^']*'|\"[^\"]*\"", " ", text)
    quoted = re.sub(r"U\+[0-9A-F]{4}|[0-9]+賠[0-9]+|\[[a-z_]+|［[a-z_]+|\S+[/_=]\S+|--\S+|\w+(-\w+)+", " ", quoted)
    if lang == "zh":
        return [word for word in re.findall(r"[A-Za-z]{3,}", quoted) if word.casefold() not in ALLOWED]
    if lang == "pt":
        return re.findall(r"[一-鿿]+", quoted) + ENGLISH.findall(quoted)
    return re.findall(r"[一-鿿]+|\w*[ãõçáéíóúâêô]\w*", quoted)


@pytest.fixture(autouse=True)
def _one_line_a_paragraph(monkeypatch: pytest.MonkeyPatch) -> None:
    """No word is broken at the end of a line."""
    monkeypatch.setattr(tables, "WIDE", 5000)
    monkeypatch.setenv("COLUMNS", "5000")


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
@pytest.mark.parametrize("lang", ["pt", "zh"])
def test_errors_are_said_in_one_language(say: Any, lang: Language, words: tuple[str, ...]) -> None:
    assert foreign(lang, say(*words, "--lang", lang, code=2)) == []


@pytest.mark.parametrize("words", ["The edge of the house", "a vantagem is", "場方 edge 優勢"])
def test_a_word_of_another_language_is_found(words: str) -> None:
    assert foreign("zh" if "優" in words else "pt", words)


@pytest.mark.parametrize("words", [*commands(), *helps()], ids=" ".join)
@pytest.mark.parametrize("lang", ["pt", "zh"])
def test_what_is_printed_is_in_one_language(say: Any, lang: Language, words: tuple[str, ...]) -> None:
    assert foreign(lang, say(*words, "--lang", lang)) == []
