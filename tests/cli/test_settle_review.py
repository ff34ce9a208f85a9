"""banca settle --review: every decision beside best play, in three languages, within eighty columns."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from banca.cli import main
from banca.review import review
from tests.cli.test_cli import say
from tests.review.rounds import blackjack, card, does
from tests.review.test_other_games import pai_kau

__all__ = ["say"]  # a fixture

EXAMPLES = Path(__file__).parents[2] / "examples"


def written(folder: Path, *records: Any) -> str:
    file = folder / "rounds.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(file)


SAID = {
    "en": ("stand", "surrender", "-54.72 %", "Slips cost 8.03", "Known"),
    "pt": ("Não pedir mais cartas", "Desistir", "-54,72%", "Os deslizes custam em média 8,03", "O que se sabe"),
    "zh": ("不博牌", "放棄牌局", "-54.72%", "失着平均損失8.03", "已知"),
}


@pytest.mark.parametrize("lang", SAID)
def test_a_slip_in_three_languages(lang: str, say: Any, tmp_path: Path) -> None:
    file = written(tmp_path, blackjack("Th 6c", "Ks", does("stand"), card("bank", "9c")))
    said = say("settle", file, "--review", "--lang", lang)
    for words in SAID[lang]:
        assert words in said


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("example", ["blackjack-round.json", "stud-poker-jackpot.json", "craps-come-and-odds.json"])
def test_it_keeps_within_eighty_columns(
    example: str, lang: str, say: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("banca.cli.tables.WIDE", 80)
    plain = say("settle", str(EXAMPLES / example), "--lang", lang)
    said = say("settle", str(EXAMPLES / example), "--review", "--lang", lang)
    added = said.splitlines()[len(plain.splitlines()) - 1 :]
    assert len(added) > 3
    assert all(cell_len(line.rstrip()) <= 80 for line in added)
    divided = say("settle", written(tmp_path, pai_kau(("1-6", "2-4"))), "--review", "--lang", lang)
    assert "1-6 2-4" in divided


def test_json_has_the_same_review(say: Any, tmp_path: Path) -> None:
    record = blackjack("Th 6c", "Ks", does("stand"), card("bank", "9c"))
    one = json.loads(say("settle", written(tmp_path, record), "--review", "--json"))
    both = json.loads(say("settle", written(tmp_path, record, record), "--review", "--json"))
    assert both == [one, one]
    [decision] = one["review"]["decisions"]
    assert Fraction(decision["money"]["exact"]) == review(record).decisions[0].money
    assert "review" not in json.loads(say("settle", written(tmp_path, record), "--json"))


def test_a_void_round_and_a_round_without_decisions(say: Any, tmp_path: Path) -> None:
    astray = ({"act": "misdeal", "to": "bank"}, card("bank", "4c"), {"act": "cancel", "why": "misdeal"})
    void = written(tmp_path, blackjack("Th 6c", "Ks", does("draw"), *astray))
    assert "nothing was at stake" in say("settle", void, "--review")
    assert "Nobody decided anything" in say("settle", str(EXAMPLES / "roulette-round.json"), "--review")


def test_the_full_record_is_not_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(EXAMPLES / "roulette-round.json"), "--full", "--review"]) == 2
    assert "--full and --review" in capsys.readouterr().err
