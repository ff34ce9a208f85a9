"""The command that writes a dossier, and the tables that offer what is authorised."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_cli import file, say, seated

__all__ = ["file", "say"]  # fixtures

EXAMPLES = Path(__file__).parents[2] / "examples" / "new-bets"
DOUBLES = str(EXAMPLES / "lucky-doubles.yaml")
SECOND = str(EXAMPLES / "second-chance.yaml")
EIGHT = str(EXAMPLES / "hard-eight-prize.yaml")


def test_a_dossier_in_the_terminal_in_three_languages(say: Any) -> None:
    english = say("dossier", SECOND, "--proof-rounds", "1e4")
    assert "Application for a new bet: Second Chance" in english
    assert "76/1485" in english
    assert "On 4 or 10. That number by two different dice: the bet wins 1 to 1." in english
    assert "Segunda Oportunidade" in say("dossier", SECOND, "--lang", "pt", "--proof-rounds", "0")
    assert "新項目許可申請書：再來一次" in say("dossier", SECOND, "--lang", "zh", "--proof-rounds", "0")
    changed = say("dossier", EIGHT, "--proof-rounds", "0")
    assert "the regulation pays 9:1: edge 1/11, 9.0909 %" in changed


def test_a_dossier_as_json(say: Any) -> None:
    found = json.loads(
        say("dossier", DOUBLES, "--json", "--house", "Example House", "--proof-rounds", "10000", "--seed", "3")
    )
    assert (found["house"], found["edition"], found["article"]) == (
        "Example House",
        "craps-53-2010",
        "53/2010 art. 7(2)",
    )
    [row] = found["bets"]
    assert (row["edge"], row["pays"]) == ("1/18", ["3:1", "8:1"])
    assert [o["product"] for o in row["outcomes"]] == ["4/9", "1/3", "-5/6"]
    assert [o["break_even"] for o in row["other_prizes"]] == ["9", "7/2"]
    assert found["proof"] == {"rounds": 10000, "seed": 3, "within": 4, "holds": True}


def test_a_dossier_as_a_page_and_a_pdf(say: Any, tmp_path: Path) -> None:
    page, pdf = tmp_path / "a.html", tmp_path / "a.pdf"
    said = say("dossier", SECOND, "--html", str(page), "--pdf", str(pdf), "--proof-rounds", "1e4", "--lang", "pt")
    assert str(page) in said
    assert str(pdf) in said
    text = page.read_text(encoding="utf-8")
    assert '<html lang="pt">' in text
    assert "Pedido de autorização de nova aposta: Segunda Oportunidade" in text
    assert 'data-bet="second-chance"' in text
    assert pdf.read_bytes().startswith(b"%PDF")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.html", "a.pdf"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((DOUBLES, "--html", "no/such/folder/a.html"), "there is no folder"),
        ((DOUBLES, "--pdf", str(EXAMPLES)), "is a folder: name a file in it"),
        ((DOUBLES, "--html", "a", "--pdf", "a"), "--html and --pdf both name a"),
        ((DOUBLES, "--house", ""), "--house is a name of at most 100 letters, not ''"),
        ((DOUBLES, "--house", "x" * 101), "--house is a name"),
        (
            (DOUBLES, "--house", "Wynn"),
            "is of Example House, not of Wynn [bet_must_be_authorised_for_the_house, 53/2010",
        ),
        ((DOUBLES, "--lang", "fr"), "no language 'fr'"),
        ((DOUBLES, "--proof-rounds", "-1"), "is not 0 or a whole number"),
        ((DOUBLES, "--set", "decks=6"), "craps-53-2010 has no option 'decks'"),
        ((str(EXAMPLES / "none.yaml"),), "none.yaml: No such file or directory"),
        ((str(EXAMPLES),), "is a folder: name a plain file"),
    ],
)
def test_what_cannot_be_done_is_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say("dossier", *words, code=2)


def test_a_bad_file_is_reported_with_its_line(say: Any, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    text = Path(DOUBLES).read_text(encoding="utf-8")
    bad.write_text(text.replace("      - else: loses\n", ""), encoding="utf-8")
    line = text[: text.index("    start:")].count("\n") + 1
    says = f"{bad}:{line}: nothing is said at the start of 1-2"
    assert says in say("dossier", str(bad), code=2)
    assert says in say("odds", "craps", "--authorised", str(bad), code=2)
    bad.write_text(text.replace("edge: 1/18", "edge: 1/36"), encoding="utf-8")
    assert "edge is 1/18 by the description, not 1/36" in say("dossier", str(bad), code=2)


def test_odds_and_simulation_of_what_is_authorised(say: Any) -> None:
    found = json.loads(say("odds", "craps", "--bet", "lucky-doubles", "--authorised", DOUBLES, "--json"))
    assert found["bets"][0]["edge"] == "1/18"
    assert found["authorised"][0]["house"] == "Example House"
    hard = json.loads(say("odds", "craps", "--authorised", EIGHT, "--authorised", DOUBLES, "--json"))
    edges = {bet["bet"]: bet["edge"] for bet in hard["bets"]}
    assert (edges["hard-8"], edges["hard-6"], edges["lucky-doubles"]) == ("1/22", "1/11", "1/18")
    words = ("simulate", "craps", "--bet", "lucky-doubles", "--authorised", DOUBLES, "--rounds", "1e5")
    simulated = json.loads(say(*words, "--json"))
    assert (simulated["exact"], abs(simulated["z"]) < 4) == ("-1/18", True)
    assert simulated["authorised"] == found["authorised"]
    assert "Duplos da Sorte" in say(*words, "--lang", "pt")
    shown = say("odds", "craps", "--bet", "lucky-doubles", "--authorised", DOUBLES, "--lang", "zh")
    assert "幸運對子" in shown
    assert "許可予Example House" in shown


def test_what_is_not_authorised_is_refused_with_its_article(say: Any) -> None:
    assert "no bet 'lucky-doubles' at this table" in say("odds", "craps", "--bet", "lucky-doubles", code=2)
    refused = say("odds", "craps", "--authorised", SECOND, code=2)
    assert "holds no authorisation for second-chance" in refused
    assert "53/2010 art. 7(1)" in refused
    assert "authorised twice" in say("odds", "craps", "--authorised", DOUBLES, "--authorised", DOUBLES, code=2)
    other = say("odds", "cussec", "--authorised", DOUBLES, code=2)
    assert "cussec-57-2004 has no article on new bets or different prizes" in other


def test_a_table_that_holds_the_authorisation_plays_the_bet_and_records_it(
    monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path
) -> None:
    record = tmp_path / "rounds.jsonl"
    words = ("play", "craps", "--authorised", DOUBLES, "--record", str(record), "--lang", "pt")
    heard = seated(monkeypatch, say, "Duplos da Sorte 100", "go", "bets", "quit", words=words)
    assert "Duplos da Sorte" in heard
    assert "5,56%" in heard
    first = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert first["table"]["authorised"][0]["bet"]["slug"] == "lucky-doubles"
    settled = say("settle", str(record), "--lang", "zh")
    assert "幸運對子" in settled
    assert json.loads(say("settle", str(record), "--json"))["settlement"][0]["clauses"] == ["art7.1"]


def test_a_bet_on_a_condition_is_offered_once_the_table_meets_it(
    monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path
) -> None:
    waits = tmp_path / "waits.yaml"
    text = Path(DOUBLES).read_text(encoding="utf-8")
    waits.write_text(text[: text.index("  met:")], encoding="utf-8")
    of_it = ("craps", "--bet", "lucky-doubles", "--authorised", str(waits))
    refusal = "[conditions_of_the_authorisation_must_be_met, 53/2010 art. 7(3)]"
    assert refusal in say("odds", *of_it, code=2)
    assert refusal in say("simulate", *of_it, "--rounds", "10", code=2)
    assert refusal in say("report", *of_it, "--html", str(tmp_path / "a.html"), code=2)
    shown = say("odds", "craps", "--authorised", str(waits))
    assert "lucky-doubles (waits for: the prizes are displayed at the table)" in shown
    record = tmp_path / "rounds.jsonl"
    words = ("play", "craps", "--authorised", str(waits), "--record", str(record), "--seed", "3")
    bet = "lucky-doubles 100"
    heard = seated(monkeypatch, say, bet, "meet field", "meet lucky-doubles", bet, "go", "help", "quit", words=words)
    refused, _, after = heard.partition("The table meets the condition of lucky-doubles: the prizes are displayed")
    assert "53/2010 art. 7(3)" in refused
    assert "no authorisation of 'field' waits for a condition" in refused
    assert "100.00 on lucky-doubles" in after
    assert "meet BET" in after
    first = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert first["table"]["authorised"][0]["met"] == ["the prizes are displayed at the table"]
    assert "lucky-doubles" in say("settle", str(record))


def test_the_record_of_a_table_with_an_authorisation_settles(say: Any) -> None:
    """A double four: 100.00 at 3 to 1, and at 19 to 2."""
    settled = json.loads(say("settle", str(EXAMPLES.parent / "craps-new-bet.json"), "--json"))
    assert settled["players"] == {"ana": 300_00, "bo": 950_00}
    assert [line["clauses"] for line in settled["settlement"]] == [["art7.1"], ["art5.4.1", "art7.1"]]
