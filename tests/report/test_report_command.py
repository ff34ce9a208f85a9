"""banca report, as a person uses it."""

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from banca.cli import main
from banca.exact.value import BetOdds, Outcome
from banca.law import BancaError
from banca.report import files


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*words: str, code: int = 0) -> str:
        try:
            got = main(words)
        except SystemExit as stop:
            got = int(stop.code or 0)
        out, err = capsys.readouterr()
        assert got == code, err
        if code:
            assert err.count("\n") == 1
            assert "Traceback" not in err
        return str(err if code else out)

    return run


def test_without_a_file_a_short_table_says_how_to_get_one(say: Any) -> None:
    said = say("report", "cussec")
    assert "1/36" in said
    assert "47.2222 %" in said
    assert "--html FILE or --pdf FILE" in said


@pytest.mark.parametrize(("lang", "title"), [("en", "PAR sheet: Fantan"), ("pt", "Folha PAR:"), ("zh", "PAR表：番攤")])
def test_both_files_are_written(say: Any, tmp_path: Path, lang: str, title: str) -> None:
    html, pdf = tmp_path / "a.html", tmp_path / "a.pdf"
    said = say(*("report", "fantan", "--html", str(html), "--pdf", str(pdf), "--proof-rounds", "1000", "--lang", lang))
    assert str(html) in said
    assert str(pdf) in said
    assert title in html.read_text(encoding="utf-8")
    assert pdf.read_bytes().startswith(b"%PDF")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.html", "a.pdf"]  # nothing else is left behind
    assert html.stat().st_mode & 0o777 == 0o644


def test_of_other_options_only_the_edges_are_counted(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The variance of blackjack takes as long as all else, and a table of options shows none."""
    counted: list[bool] = []

    def row(setting: Any, _strategy: str = "", *, with_variance: bool = True) -> BetOdds:
        counted.append(with_variance)
        outcomes = (Outcome("win", None, Fraction(1), 1), Outcome("lose", None, Fraction(-1), 1))
        return BetOdds("main", (("main", None),), outcomes, (), setting.edition.readings_of())

    monkeypatch.setattr("banca.exact.blackjack.row", row)
    say("report", "blackjack", "--bet", "main", "--html", str(tmp_path / "a.html"), "--proof-rounds", "0")
    assert counted[0]
    assert len(counted) > 20
    assert not any(counted[1:])


def test_the_same_report_is_the_same_file(say: Any, tmp_path: Path) -> None:
    for name in ("a", "b"):
        say("report", "fantan", "--html", str(tmp_path / name), "--proof-rounds", "1000", "--seed", "3")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_as_json(say: Any) -> None:
    asked = ("report", "cussec", "--json", "--proof-rounds", "20000", "--set", "total-5-16-price=30")
    found = json.loads(say(*asked))
    assert found["edition"] == "cussec-57-2004"
    assert found["options"]["total-5-16-price"] == 30
    five = next(bet for bet in found["bets"] if bet["bet"] == "total" and 5 in bet["class"])
    assert five["edge"] == "5/36"
    assert five["return"] == "31/36"
    assert five["bands"]["1000000"]["95 %"][0] < 31 / 36 < five["bands"]["1000000"]["95 %"][1]
    price = next(each for each in found["sensitivity"]["options"] if each["option"] == "total-5-16-price")
    assert {"value": 18, "edges": {"total/5": ["17/36"]}} in price["alternatives"]
    assert found["proof"]["agrees"]
    assert len(found["proof"]["bets"]) == len(found["bets"])
    assert len(found["engine_sha256"]) == 64
    assert found["correlation"]
    assert {"odd-even-triples"} <= {reading["id"] for reading in found["readings"]}
    assert all(reading["taken"] and reading["clauses"] for reading in found["readings"])
    small = next(bet for bet in found["bets"] if bet["bet"] == "small")
    assert small["operator"]["win_per_hour"] == "50000/3"  # 100.00 a round, 60 rounds, 1/36


def test_parts_can_be_left_out(say: Any) -> None:
    found = json.loads(say("report", "cussec", "--json", "--proof-rounds", "0", "--no-sensitivity", "--bet", "small"))
    assert found["proof"] is None
    assert found["sensitivity"] is None
    assert [bet["bet"] for bet in found["bets"]] == ["small"]


def test_all_games_at_once(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the games that need no long counting."""
    quick = ("cussec-57-2004", "fantan-58-2004", "roulette-60-2004")
    monkeypatch.setattr("banca.report.all_games.EDITIONS", quick)
    page = tmp_path / "all.html"
    say("report", "--all", "--html", str(page), "--lang", "pt")
    assert "Os jogos de mesa de Macau" in page.read_text(encoding="utf-8")
    found = json.loads(say("report", "--all", "--json"))
    edges = [bet["edge_decimal"] for bet in found["bets"]]
    assert edges == sorted(edges)
    assert {bet["edition"] for bet in found["bets"]} == set(quick)
    assert "…" in say("report", "--all")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("report",), "name a game"),
        (("report", "poker"), "no game or edition"),
        (("report", "cussec", "--all"), "leave GAME"),
        (("report", "--all", "--set", "decks=6"), "leave GAME"),
        (("report", "cussec", "--bet", "pass-line"), "no bet 'pass-line' at this table"),
        (("report", "cussec", "--html", "no/such/folder/a.html"), "there is no folder no/such/folder"),
        (("report", "cussec", "--pdf", "."), "is a folder"),
        (("report", "cussec", "--html", "same", "--pdf", "same"), "two files"),
        (("report", "cussec", "--set", "total-5-16-price=31"), "18 to 30"),
        (("report", "cussec", "--proof-rounds", "-1"), "0 or a whole number"),
        (("report", "cussec", "--average-bet", "much"), "not an amount"),
        (("report", "cussec", "--lang", "fr"), "no language 'fr'"),
    ],
)
def test_bad_input_is_answered_in_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say(*words, code=2)


def test_a_file_stays_as_it_was_if_the_new_one_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.html"
    kept.write_bytes(b"as it was")

    def full(_self: Path, _target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(BancaError, match=r"kept\.html cannot be written: No space"):
        files.write(str(kept), b"new")
    assert kept.read_bytes() == b"as it was"
    assert [path.name for path in tmp_path.iterdir()] == ["kept.html"]


def test_help_loads_none_of_it() -> None:
    code = (
        "import sys, banca.cli.arguments; banca.cli.arguments.command(); "
        "print([m for m in sys.modules if m.startswith(('banca.report', 'typst', 'numpy', 'rich'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_bet_beyond_the_regulation_stands_in_the_sheet(say: Any, tmp_path: Path) -> None:
    page = tmp_path / "craps.html"
    bet = Path(__file__).parents[2] / "examples" / "new-bets" / "lucky-doubles.yaml"
    words = ("report", "craps", "--authorised", str(bet), "--html", str(page), "--proof-rounds", "0", "--lang", "pt")
    say(*words, "--no-sensitivity")
    found = page.read_text(encoding="utf-8")
    assert "Autorizado além do regulamento" in found
    assert found.count("Duplos da Sorte") >= 3  # in the identity, in the summary, in a section of its own


@pytest.mark.parametrize(("name", "bet"), [("lucky-doubles", "lucky-doubles"), ("hard-eight-prize", "hard-8")])
def test_an_authorisation_is_shown_with_its_decision(say: Any, tmp_path: Path, name: str, bet: str) -> None:
    page = tmp_path / "craps.html"
    granted = Path(__file__).parents[2] / "examples" / "new-bets" / f"{name}.yaml"
    words = ("report", "craps", "--bet", bet, "--authorised", str(granted), "--html", str(page), "--proof-rounds", "0")
    say(*words, "--no-sensitivity")
    found = page.read_text(encoding="utf-8")
    identity, glance = found.split("All bets at a glance</h2>")
    assert f"example {2 if name == 'hard-eight-prize' else 1}, 2026-03-02)" in identity
    assert "art. 7(1)" in identity
    assert "art. 7(1)" in glance.split("</table>")[0]


def test_a_dash_is_the_standard_output(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("report", "fantan", "--html", "-", "--no-sensitivity", "--proof-rounds", "0")
    said = say(*words)
    assert said.startswith("<!DOCTYPE html>")
    assert said.endswith("</html>\n")
    assert list(tmp_path.iterdir()) == []
    assert "would both be printed" in say(*words, "--json", code=2)
    assert "they are two files" in say(*words, "--pdf", "-", code=2)


def test_a_jackpot_needs_its_sums(say: Any) -> None:
    for words in (("--bet", "progressive-jackpot"), ("--meter", "100000")):
        said = say("report", "stud-poker", *words, code=2)
        assert all(f"--set {name}=..." in said for name in ("jackpot-stake", "jackpot-minimum", "jackpot-fixed-flush"))
        assert "61/2004 art. 10(3)" in said
    assert "--meter is asked of stud-poker" in say("report", "fantan", "--meter", "5", code=2)
    assert "--meter" in say("report", "--all", "--meter", "5", code=2)


def test_the_jackpot_where_the_display_shows_so_much(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flat share of the meter stands in for the count, which takes long."""
    asked: list[int] = []

    def at(*_table: Any, meter: int, **_: Any) -> tuple[BetOdds, ...]:
        asked.append(meter)
        gain = Outcome("win", None, Fraction(meter, 10**6), 1)
        return (BetOdds("progressive-jackpot", (("progressive-jackpot", None),), (gain,), ("art10.2",), ()),)

    monkeypatch.setattr("banca.exact.stud_poker.odds", at)
    sums = {"royal-flush": 5000, "straight-flush": 1000, "four-of-a-kind": 500, "full-house": 100, "flush": 50}
    posted = [f"jackpot-fixed-{hand}={amount}" for hand, amount in sums.items()]
    posted += ["jackpot-minimum=100000", "jackpot-stake=10", "jackpot-contribution=3/4"]
    words = ("report", "stud-poker", "--json", "--meter", "250000", "--no-sensitivity", "--proof-rounds", "0")
    found = json.loads(say(*words, *(word for each in posted for word in ("--set", each))))
    assert asked == [25_000_000]
    assert [bet["edge"] for bet in found["bets"]] == ["-25"]
