"""banca drill: a trainee at the terminal, in three languages, and the sheet that is left."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from banca.cli import main
from banca.drill import Deck
from banca.law import EDITIONS
from tests.cli.test_cli import say
from tests.drill.test_questions import table

__all__ = ["say"]  # a fixture

Type = Callable[..., None]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Type:
    """What is typed, line by line; then the input ends."""

    def lines(*given: str) -> None:
        left = iter(given)

        def hear(_: str = "") -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", hear)

    return lines


def right_answers(slug: str, seed: str, count: int) -> list[str]:
    deck = Deck(*table(slug), [], seed, adapts=False)
    found = [deck.ask() for _ in range(count)]
    return [str(each.right) if each.choices else f"{each.right / 100:.2f}" for each in found]


@pytest.mark.parametrize("slug", EDITIONS)
def test_an_examination_is_passed(slug: str, say: Any, typed: Type) -> None:
    typed(*right_answers(slug, "5", 6))
    said = say("drill", slug, "--examination", "--seed", "5", "--questions", "6")
    assert "6 of 6 right" in said
    assert "✕" not in said


def test_an_examination_tells_nothing_before_its_end(say: Any, typed: Type) -> None:
    typed("end")
    assert "art." not in say("drill", "roulette", "--examination", "--seed", "5", "--kind", "payouts")
    typed(*["0"] * 3)
    said = say("drill", "roulette", "--examination", "--seed", "5", "--kind", "payouts", "--questions", "3")
    assert said.rindex("What do you pay") < said.index("60/2004 art.")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Question 1 of 2", "What do you pay", "Not so: it is", "0 of 2 right")),
        ("pt", ("Pergunta 1 de 2", "Quanto se paga", "Não: é", "0 de 2 certas")),
        ("zh", ("第1題，共2題", "應派多少", "不對，應為", "2題中答對0題")),
    ],
)
def test_it_speaks_three_languages(lang: str, words: tuple[str, ...], say: Any, typed: Type) -> None:
    typed("0.01", "0.01")
    said = say("drill", "cussec", "--kind", "payouts", "--seed", "1", "--questions", "2", "--lang", lang)
    for each in words:
        assert each in said


@pytest.mark.parametrize("kind", ["payouts", "procedure", "rulings", "ranks"])
def test_answers_that_cannot_be_meant_are_asked_again(kind: str, say: Any, typed: Type) -> None:
    typed("seventeen", "-1", "", "pass")
    said = say("drill", "stud-poker", "--kind", kind, "--seed", "1", "--questions", "1")
    assert said.count("✗") == 3
    assert "0 of 1 right" in said


def test_every_answer_is_a_row(say: Any, typed: Type, tmp_path: Path) -> None:
    file = tmp_path / "ana.csv"
    right = right_answers("baccarat-55-2004", "5", 4)
    typed(right[0], "pass", right[2], "1")
    seed = ("--examination", "--seed", "5", "--questions", "4")
    assert f"written: {file}" in say("drill", "baccarat", *seed, "--trainee", "Ana", "--csv", str(file))
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert [row["number"] for row in rows] == ["1", "2", "3", "4"]
    assert [row["correct"] for row in rows][:3] == ["1", "0", "1"]
    assert rows[1]["answer"] == ""
    assert {(row["trainee"], row["examination"], row["edition"]) for row in rows} == {("Ana", "5", "baccarat-55-2004")}
    assert all(row["clauses"].startswith("art") for row in rows if row["kind"] != "roads")


def test_the_sheet_is_a_pdf(say: Any, typed: Type, tmp_path: Path) -> None:
    file = tmp_path / "ana.pdf"
    typed("pass", "1")
    say("drill", "pai-kau", "--kind", "ranks", "--seed", "5", "--questions", "2", "--pdf", str(file), "--lang", "zh")
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("roulette", "--kind", "roads"), "this game has no drill of roads: it has payouts, procedure and rulings"),
        (("roulette", "--kind", "bluff"), "'bluff' is no kind of drill"),
        (("roulette", "--examination"), "an examination needs --seed"),
        (("whist",), "whist"),
        (("roulette", "--csv", "/nowhere/x.csv"), "/nowhere"),
    ],
)
def test_what_cannot_be_drilled_is_said_in_one_line(
    arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["drill", *arguments]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_a_sheet_without_answers_is_written_too(say: Any, typed: Type, tmp_path: Path) -> None:
    typed("end")
    files = ("--csv", str(tmp_path / "a.csv"), "--pdf", str(tmp_path / "a.pdf"))
    say("drill", "fantan", *files)
    assert (tmp_path / "a.csv").read_text(encoding="utf-8").startswith("trainee,")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
