"""The help of the commands, and errors about command lines, in each language."""

import argparse
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from banca.cli import main
from banca.cli.arguments import WORDS, Parser, command, requested_language
from banca.messages import LANGUAGES, Language, message_ids
from tests.messages.sources import compiled

CJK = re.compile(r"[一-鿿]")
ENGLISH = re.compile(r"\b(the|of|and|with|this|which|show|usage|options|arguments)\b")
TYPED = re.compile(r"--?[\w-]+|'[^']*'|«[^»]*»|\b[\w-]+\([^)]*\)|`\w+`")


def helped(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main([*words, "--help"])
    assert ended.value.code == 0
    return capsys.readouterr().out


def every_command(parser: Parser, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words by which each command is asked for, those of families too."""
    if parser.describe_later:
        parser.describe_later()
    yield words
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from every_command(below, (*words, name))


EVERY = tuple(every_command(command()))
NAMES = sorted({name for words in EVERY for name in words})


@pytest.mark.parametrize("words", EVERY, ids=" ".join)
def test_help_is_in_the_language_asked_for(
    capsys: Any, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = {lang: helped(capsys, *words, "--lang", lang) for lang in LANGUAGES}
    assert said["en"].startswith("usage: banca")
    assert said["pt"].startswith("uso: banca")
    assert said["zh"].startswith("用法：banca")
    for lang in ("pt", "zh"):
        plain = re.sub(rf"\b({'|'.join(NAMES)})\b", "", TYPED.sub("", said[lang]))
        assert not ENGLISH.search(plain), ENGLISH.search(plain)
    assert not CJK.search(said["pt"])
    assert "\0" not in said["zh"]
    assert all(cell_len(line) <= 80 for line in said["zh"].splitlines() if not line.lstrip().startswith("["))


def test_every_option_of_every_command_is_explained_once(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text of the help is printed by some command."""
    monkeypatch.setenv("COLUMNS", "2000")
    shown = " ".join(helped(capsys, *words) for words in EVERY)
    shown = " ".join(shown.split())
    left = {
        name
        for name in message_ids("command-")
        if isinstance(text := compiled("en")[name], str) and text not in shown and text.capitalize() not in shown
    }
    assert left == set()


@pytest.mark.parametrize(
    ("line", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pt_PT.UTF-8"}, "pt"),
        ([], {"LANG": "zh_HK.UTF-8"}, "zh"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "pt_PT.UTF-8"}, "en"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "zh-Hant", "LANG": "pt"}, "zh"),
        (["odds", "--lang", "pt"], {"LANG": "zh_HK.UTF-8"}, "pt"),
        (["--lang=zh-Hant", "odds"], {}, "zh"),
        (["odds", "--lang", "fr"], {"LANG": "pt"}, "pt"),
        (["odds", "--lang"], {}, "en"),
    ],
)
def test_the_language_is_that_of_the_line_or_of_the_environment(
    line: list[str], environment: dict[str, str], lang: Language
) -> None:
    assert requested_language(line, environment) == lang


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--lang", "pt", "odds"), "banca odds: faltam os argumentos: JOGO (veja banca odds --help)"),
        (("odds", "--lang", "zh"), "banca odds：欠缺下列參數：博彩（見banca odds --help）"),
        (("law", "--on", "2020", "--lang", "pt"), "argumento --on: “2020” não é uma data (AAAA-MM-DD)"),
        (("simulate", "cussec", "--seats", "0", "--lang", "zh"), "參數--seats：「0」並非1至1e15的整數"),
        (("play", "cussec", "--currency", "EUR", "--lang", "pt"), "'EUR' não é possível: escolha entre 'HKD', 'MOP'"),
        (("odds", "cussec", "--json", "--csv", "--lang", "zh"), "參數--csv：不得與--json並用"),
        (("odds", "cussec", "--nonsense", "--lang", "pt"), "argumentos desconhecidos: --nonsense"),
        (("odds", "cussec", "--bet", "--lang", "pt"), "argumento --bet: falta o valor"),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_in_its_language(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert says in capsys.readouterr().err


def test_the_words_of_argparse_are_those_that_it_says() -> None:
    """Each stands in argparse as it is known here; what is not found there would stay in English."""
    import inspect  # noqa: PLC0415 - likewise

    source = re.sub(r"'\s*\n\s*'", "", inspect.getsource(argparse))
    assert [text for text in WORDS if text not in source] == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("settle", "/nowhere", "--lang", "pt"), "banca settle: /nowhere: não há tal ficheiro ou pasta"),
        (("settle", "/", "--lang", "zh"), "banca settle：/：這是資料夾"),
        (("report", "--lang", "pt"), "banca report: indique um jogo, como em banca report baccarat"),
        (("odds", "cussec", "--hold", "x", "--lang", "zh"), "--hold x：請寫成投注=金額或投注/選定=金額"),
        (("strategy", "cussec", "--lang", "pt"), "cussec não tem estratégia a indicar"),
        (("law", "cussec", "--article", "99", "--lang", "zh"), "cussec-57-2004沒有第「99」條"),
        (("simulate", "cussec", "--bet", "small", "--selection", "9", "--lang", "pt"), "57/2004, art. "),
    ],
)
def test_errors_are_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert main(words) == 2
    assert says in capsys.readouterr().err
