"""The words of the reports: all there, in three languages, and every one used."""

import re
from pathlib import Path
from string import Formatter

import pytest

import banca
from banca.exact import odds
from banca.games import game_of
from banca.law import EDITIONS, LANGUAGES, edition
from banca.report.par.bets import besides_name
from banca.report.words import WORDS, say
from tests.report.sheets import QUICK, setting_of, sheet_of

CODE = "\n".join(path.read_text(encoding="utf-8") for path in Path(banca.__file__).parent.rglob("*.py"))
FOLDER = Path(banca.__file__).parent / "report"
# Keys that are put together: by a result, a preset, a figure, a word of the house, a part of a chapter.
MADE = ("result", "preset", "besides", "word", "hand", "options", "sensitivity", "correlation", "signed", "bands")


@pytest.mark.parametrize("key", WORDS)
def test_every_word_has_three_languages_and_the_same_fields(key: str) -> None:
    says = WORDS[key]
    assert len(says) == len(LANGUAGES)
    assert all(text.strip() for text in says)
    first, *others = [{field for _, field, _, _ in Formatter().parse(text) if field is not None} for text in says]
    assert all(other == first for other in others)


def test_chinese_is_written_in_chinese() -> None:
    signs = {key for key, (_, _, zh) in WORDS.items() if not re.search(r"[一-鿿]", zh)}
    assert signs == {"comma", "semicolon", "all.no_edge", "bands.level", "with_more"}


def test_portuguese_is_no_english() -> None:
    english = {key for key, (_, pt, _) in WORDS.items() if re.search(r"\b(the|of|and|with|is|are)\b", pt)}
    assert english == set()


@pytest.mark.parametrize("key", [key for key in WORDS if key.partition(".")[0] not in MADE])
def test_every_word_is_used(key: str) -> None:
    assert f'"{key}"' in CODE


def test_every_word_that_is_asked_for_is_there() -> None:
    sources = [path for path in FOLDER.glob("*.py") if not path.name.startswith(("dossier", "layout", "throws"))]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    asked = set(re.findall(r'say\(\s*lang,\s*"([a-z._-]+)"', code))
    assert len(asked) > 40
    assert asked <= set(WORDS)
    with pytest.raises(KeyError):
        say("en", "no such word")


def test_the_words_that_a_house_fixes_have_names() -> None:
    words = {word for slug in EDITIONS for fixed in edition(slug).parameters.values() for word in fixed.words}
    assert words
    assert {f"word.{word}" for word in words} == {key for key in WORDS if key.startswith("word.")}


@pytest.mark.parametrize("game", [*QUICK, "pai-kau"])
def test_the_figures_of_a_game_have_names(game: str) -> None:
    if game == "pai-kau":
        setting = setting_of(game)
        rows = odds(game_of(setting.edition.slug), setting)
    else:
        rows = sheet_of(game).rows
    for name in {name for row in rows for name in row.besides}:
        assert besides_name("en", name) != name.replace("_", " "), name
        assert re.search(r"[一-鿿]", besides_name("zh", name))


def test_figures_by_another_way_of_play_and_of_the_jackpot() -> None:
    assert besides_name("en", "edge_with_odds_10") == "Edge with 10× odds"
    assert besides_name("pt", "raised_ace_king") == "Com aposta adicional, ás e rei ou melhor"
    assert besides_name("zh", "rounds_between_royal_flush") == "黃袍麒麟平均相隔局數"
    assert besides_name("en", "something_new") == "something new"
