"""The command, as a person uses it."""

import csv
import io
import json
import re
import subprocess
import sys
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pexpect
import pytest

from banca.cli import main
from banca.law import EDITIONS, edition
from banca.table import Table

CUSSEC_ROUND: dict[str, Any] = {
    "banca": 1,
    "edition": "cussec-57-2004",
    "acts": [
        {"act": "bet", "player": "ana [b]", "bet": "small", "stake": 10000},
        {"act": "bet", "player": "ben", "bet": "total", "selection": 9, "stake": 5000},
        {"act": "dice", "dice": [2, 3, 4]},
    ],
}


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*words: str, code: int = 0) -> str:
        try:
            got = main(words)
        except SystemExit as stop:
            got = int(stop.code or 0)
        out, err = capsys.readouterr()
        assert got == code, err
        if code == 2:
            assert out == ""
            assert err.count("\n") == 1, err
            assert "Traceback" not in err
            return err
        assert err == ""
        return out

    return run


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def write(content: Any) -> str:
        path = tmp_path / "round.json"
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(path)

    return write


def test_games_lists_nine_games_and_ten_editions(say: Any) -> None:
    found = json.loads(say("games", "--json"))
    assert [e["edition"] for e in found] == list(EDITIONS)
    assert {e["edition"] for e in found} == set(EDITIONS)
    assert all(e["complete"] for e in found)
    assert "骰寶" in say("games", "--lang", "zh")


def test_law_shows_an_article_in_three_languages(say: Any) -> None:
    assert "57/2004" in say("law", "cussec", "--article", "7")
    assert "第七條" in say("law", "cussec", "--article", "7", "--lang", "zh")
    assert "Artigo 7" in say("law", "cussec", "--article", "7", "--lang", "pt")
    assert "The dispatch" in say("law", "cussec", "--article", "act")


def test_law_tells_what_changed_from_the_edition_before(say: Any) -> None:
    printed = say("law", "blackjack", "--differences")
    assert "amount of insurance" in printed
    assert "not above half the original stake (art. 8, sentence 1)" in printed
    assert len(json.loads(say("law", "blackjack", "--json"))["differences"]) == 36
    assert "follows no other edition" in say("law", "cussec", "--differences", code=2)


def test_law_shows_two_editions_side_by_side(say: Any) -> None:
    printed = say("law", "blackjack", "--compare", "141/2000", "56/2004")
    assert "≠ amount of insurance · changed" in printed
    assert "141/2000 art. 8, sentence 1" in printed
    assert "56/2004 art. 12(1)" in printed
    rows = json.loads(say("law", "blackjack", "--compare", "56/2004", "141/2000", "--json"))["rows"]
    assert {row["mark"] for row in rows} == {"same", "reworded", "changed", "only-before", "only-now"}
    assert "do not follow each other" in say("law", "cussec", "--compare", "57/2004", "57/2004", code=2)
    assert "141/2000, 56/2004" in say("law", "blackjack", "--compare", "1/1900", "56/2004", code=2)


def test_law_answers_for_a_date(say: Any) -> None:
    assert json.loads(say("law", "blackjack", "--on", "2003-06-01", "--json"))["edition"] == "blackjack-141-2000"
    assert json.loads(say("law", "blackjack", "--on", "2004-05-18", "--json"))["edition"] == "blackjack-56-2004"
    assert "2000-07-24" in say("law", "blackjack", "--on", "1970-01-01", code=2)


@pytest.mark.parametrize("slug", EDITIONS)
def test_law_prints_every_edition_whole(say: Any, slug: str) -> None:
    text = say("law", slug)
    assert "What the house may choose" in text
    assert "Readings" in text
    assert len(json.loads(say("law", slug, "--json"))["clauses"]) > 30


def test_law_shows_what_is_asked_for_alone(say: Any) -> None:
    assert "18 to 30" in say("law", "cussec", "--options")
    assert "sector-nine" in say("law", "roulette", "--bets")
    assert "rounding" in say("law", "fantan", "--readings")
    assert "fantan-58-2004" in say("law")
    assert len(json.loads(say("law", "--json"))) == 10
    assert "nine-sectors" in say("law", "roulette", "--options")


def test_law_says_until_when_to_apply(say: Any) -> None:
    assert "apply by 2026-03-31" in say("law", "cussec", "--adopt", "2026-04-08")
    assert json.loads(say("law", "cussec", "--adopt", "2026-04-08", "--json"))["file_by"] == "2026-03-31"
    assert "no article on authorisation" in say("law", "fantan", "--adopt", "2026-04-08", code=2)


def test_the_concordance_leaves_no_clause_of_the_complete_editions_alone(say: Any) -> None:
    found = {c["edition"]: c for c in json.loads(say("law", "--concordance", "--json"))}
    assert set(found) == set(EDITIONS)
    assert {e for e, c in found.items() if c["complete"]} == set(EDITIONS)
    for c in found.values():
        assert c["proved"] + c["set_aside"] + c["unaccounted"] == c["clauses"]
        assert not (c["complete"] and c["unaccounted"])
    assert say("law", "--concordance").count("complete") == len(EDITIONS)
    assert "complete" in say("law", "cussec", "--concordance")


def test_the_concordance_exits_1_when_a_complete_edition_has_a_clause_left(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["banca.law.proofs"], "_proofs", lambda: {"cussec-57-2004": {"art1": ["a test"]}})
    assert main(["law", "cussec", "--concordance"]) == 1
    assert "BROKEN" in capsys.readouterr().out


def test_odds_as_table_json_and_csv_say_the_same(say: Any) -> None:
    words = ("odds", "cussec", "--set", "total-5-16-price=30")
    said = json.loads(say(*words, "--json"))
    assert said["options"]["total-5-16-price"] == 30
    row = next(b for b in said["bets"] if b["bet"] == "total" and 5 in b["class"])
    assert (row["win"], row["push"], row["lose"], row["edge"]) == ("1/36", "0", "35/36", "5/36")
    assert row["edge_decimal"] == pytest.approx(5 / 36)
    assert "5/36" in say(*words)
    rows = list(csv.DictReader(io.StringIO(say(*words, "--csv"))))
    assert [(r["bet"], r["edge"]) for r in rows] == [(b["bet"], b["edge"]) for b in said["bets"]]


def test_odds_for_every_selection(say: Any) -> None:
    assert len(json.loads(say("odds", "roulette", "--all", "--json"))["bets"]) == 157
    found = json.loads(say("odds", "roulette", "--all", "--bet", "straight", "--json"))["bets"]
    assert [b["selection"] for b in found] == list(range(37))
    assert all(Fraction(b["win"]) + Fraction(b["push"]) + Fraction(b["lose"]) == 1 for b in found)
    assert "sector-nine" not in say("odds", "roulette", "--set", "chances-offered=without-sectors")
    assert "Cavalo" in say("odds", "roulette", "--lang", "pt")
    given = ("odds", "roulette", "--set", "nine-sectors=1-9,1-2-3-10-11-12-19-20-21", "--bet", "sector-nine", "--json")
    assert json.loads(say(*given))["bets"][0]["selections"] == 2


def test_simulate_agrees_with_the_exact_value(say: Any) -> None:
    words = ("simulate", "fantan", "--bet", "nga", "--selection", "1-2-4", "--rounds", "3e5", "--seed", "9")
    found = json.loads(say(*words, "--json"))
    assert found["exact"] == "-1/80"
    assert found["rounds"] == 300_000
    assert abs(found["z"]) < 4
    assert found["interval_95"][0] < found["mean"] < found["interval_95"][1]
    assert "(-1/80)" in say(*words)


def test_settle_prints_each_line_with_its_article(say: Any, file: Any) -> None:
    path = file(CUSSEC_ROUND)
    text = say("settle", path)
    assert "57/2004 art. 5(6), 6(6)(6)" in text
    assert "ana [b]" in text
    found = json.loads(say("settle", path, "--json"))
    assert [line["net"] for line in found["settlement"]] == [10000, 30000]
    assert found["result"] == {"dice": [2, 3, 4], "total": 9}


def test_a_full_record_settles_to_the_same_and_many_rounds_are_lines(say: Any, file: Any) -> None:
    once = json.loads(say("settle", file(CUSSEC_ROUND), "--json"))
    full = say("settle", file(CUSSEC_ROUND), "--full")
    again = json.loads(say("settle", file(full + "\n" + full), "--json"))
    assert len(again) == 2
    assert all(r["settlement"] == once["settlement"] for r in again)
    assert say("settle", file(full), "--full") == full


def test_settle_continues_after_a_refused_act_when_told_to(say: Any, file: Any) -> None:
    bad = CUSSEC_ROUND | {
        "acts": [{"act": "bet", "player": "ana", "bet": "total", "selection": 3, "stake": 1}, *CUSSEC_ROUND["acts"]]
    }
    assert "57/2004 art. 5(6)" in say("settle", file(bad), code=2)
    found = json.loads(say("settle", file(bad), "--continue", "--json"))
    assert [(r["act"], r["norm"], r["clause"]) for r in found["refused"]] == [(1, "selection_must_be_lawful", "art5.6")]
    assert "refused: act 1" in say("settle", file(bad), "--continue")
    [refused] = json.loads(say("settle", file(bad), "--continue", "--json", "--lang", "pt"))["refused"]
    assert refused["because"] == "a aposta «Total de pontos» não pode ser feita em 3: um total de 4 a 17"
    assert refused["parameters"]["bet"]["says"] == "total"


def test_the_published_schema_is_the_one_printed(say: Any) -> None:
    published = Path(__file__).parents[2] / "docs" / "record.schema.json"
    assert json.loads(say("settle", "--schema")) == json.loads(published.read_text(encoding="utf-8"))


BAD = [
    (("odds", "chess"), "no game or edition 'chess': the games are baccarat"),
    (
        ("odds", "blackjack", "--on", "1999-01-01"),
        "2000-07-24 (141/2000 dispatch, sole article, reading in-force-from)",
    ),
    (("odds", "cussec", "--bet", "red"), "no bet 'red' at this table: it offers small"),
    (("odds", "cussec", "--bet", "red"), "[bet_must_be_offered, 57/2004 art. 5]"),
    (("law", "--options"), "which GAME? one of baccarat"),
    (("odds", "cussec", "--set", "decks=6"), "no option 'decks'"),
    (("odds", "cussec", "--set", "total-5-16-price=31"), "18 to 30 (57/2004 art. 6(6)(2))"),
    (("odds", "cussec", "--set", "total-5-16-price"), "write NAME=VALUE"),
    (("odds", "cussec", "--preset", "usual"), "first-listed, customary"),
    (("odds", "cussec", "--lang", "fr"), "en, pt, zh"),
    (("odds", "cussec", "--on", "2003-01-01"), "cussec-57-2004, answers from 2004-05-18 (57/2004 dispatch, point 3)"),
    (("odds", "cussec", "--on", "yesterday"), "'yesterday' is not a date"),
    (("odds", "roulette", "--set", "nine-sectors=1-8"), "nine different numbers from 1 to 36 are (60/2004 art. 6(6))"),
    (("odds", "roulette", "--set", "nine-sectors=a"), "is no sector"),
    (("odds", "cussec", "--json", "--csv"), "not allowed with"),
    (("law", "cussec", "--article", "99"), "has no article '99': it has act, 1, 2"),
    (("law", "blackjack-141-2000", "--on", "2010-01-01"), "blackjack-56-2004 was"),
    (("simulate", "cussec", "--bet", "total", "--selection", "3"), "one total from 4 to 17"),
    (("simulate", "cussec", "--bet", "x"), "no bet 'x'"),
    (("simulate", "cussec", "--bet", "small", "--rounds", "0"), "'0' is not a whole number from 1 to 1e15"),
    (("simulate", "cussec", "--bet", "small", "--rounds", "many"), "'many' is not a whole number from 1 to 1e15"),
    (("simulate", "cussec"), "--bet"),
    (("settle",), "which FILE?"),
    (("odds", "cussec", "--set", "layouts=1", "--set", "layouts=2"), "--set layouts is given twice"),
    (("odds", "roulette", "--set", "nine-sectors=1-999999999999"), "is no sector"),
    (("odds", "cussec", "--on", "20260101"), "'20260101' is not a date (YYYY-MM-DD)"),
    (("law", "cussec", "--adopt", "0001-01-02"), "from 2004-05-18 (57/2004 dispatch, point 3) to the end of 2099"),
    (("law", "cussec", "--on", "2004-05-17"), "answers from 2004-05-18 (57/2004 dispatch, point 3)"),
    (("play", "cussec", "--on", "2004-05-17"), "answers from 2004-05-18 (57/2004 dispatch, point 3)"),
    (("play", "blackjack-56-2004", "--on", "2004-05-17"), "(56/2004 dispatch, point 3)"),
    (("law", "cussec", "--adopt", "2100-01-02"), "from 2004-05-18 (57/2004 dispatch, point 3) to the end of 2099"),
    (("simulate", "cussec", "--bet", "small", "--rounds", "1e99"), "from 1 to 1e15"),
    (("play", "cussec", "--typed", "--seed", "1"), "do not go together"),
    (("settle", "no-such-file.json"), "no-such-file.json: No such file"),
    (("play", "cussec", "--minimum", "x"), "'x' is not an amount"),
    (("play", "cussec", "--minimum", "20", "--maximum", "10"), "make no table"),
    (("play", "cussec", "--record", "no/such/folder.jsonl"), "no/such/folder.jsonl: No such file"),
    (("dance",), "invalid choice: 'dance'"),
]


@pytest.mark.parametrize(("words", "says"), BAD)
def test_bad_input_gets_one_clear_line_and_exit_code_2(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say(*words, code=2)


@pytest.mark.parametrize(("content", "says"), [
    ("", "is empty"),
    ('{"banca": 1, "edition": "cus', "is no JSON, or was cut off"),
    ('{"banca": 1}\n{"banca": 1', 'line 1: a record names its "edition"'),
    ('{"banca": 1, "banca": 1}', "'banca' is said twice"),
    ("[" * 100_000, "beyond all measure"),
    ('{"banca": ' + "9" * 5000 + "}", "beyond all measure"),
    (json.dumps(CUSSEC_ROUND | {"acts": []}) + "\n" + json.dumps(CUSSEC_ROUND), "line 1: the record ends too early"),
])  # fmt: skip
def test_a_file_that_is_no_record_gets_one_clear_line(say: Any, file: Any, content: str, says: str) -> None:
    assert says in say("settle", file(content), code=2)


def test_a_file_that_is_no_text_gets_one_clear_line(say: Any, tmp_path: Path) -> None:
    path = tmp_path / "binary.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert "binary.json is no UTF-8 text" in say("settle", str(path), code=2)


def test_a_record_may_begin_with_a_byte_order_mark_and_hold_any_note(say: Any, file: Any) -> None:
    noted = json.dumps(CUSSEC_ROUND | {"note": "a\u2028b\u0085c"}, ensure_ascii=False)
    assert "result:" in say("settle", file("\ufeff" + noted))
    assert say("settle", file(noted + "\n" + noted)).count("result:") == 2


def test_without_a_command_the_help_is_printed(say: Any) -> None:
    assert "settle a recorded round" in say()


@pytest.mark.parametrize("words", [("games",), ("odds", "fantan"), ("simulate", "fantan", "--bet", "nim", "--json")])
def test_what_finds_no_room_is_said_in_one_line(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [str(Path(sys.executable).parent / "banca"), *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f"banca {words[0]}: what was to be written: No space left on device\n"


def test_the_help_imports_nothing_slow() -> None:
    code = (
        "import sys, contextlib\nfrom banca.cli import main\nwith contextlib.suppress(SystemExit): main(['--help'])\n"
    )
    code += "print(sorted({'numpy', 'rich', 'holidays', 'cryptography', 'banca.games'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# The table in the terminal.


def seated(monkeypatch: pytest.MonkeyPatch, say: Any, *lines: str, words: tuple[str, ...] = ("play", "cussec")) -> str:
    """You at a table whose dice are drawn one throw at a time, so that tiles come from the seed right after them."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    monkeypatch.setattr("banca.cli.commands.play.Table", partial(Table, throws_ahead=1))
    return str(say(*words, "--seed", "7"))


def test_play_takes_bets_settles_and_says_why(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "small 100", "total 9 50", "go", "why 2?", "history", "quit")
    assert "the dice show 3-2-1" in text
    assert "art. 5(1), 6(1)" in text
    assert "57/2004 art. 5(6): Total: the player chooses one total" in text
    assert "dice 1-2-3, total 6" in text
    assert "You leave with 1,050.00 HKD." in text


@pytest.mark.parametrize(("line", "says"), [
    ("small 5", "below the table's minimum of 10.00"),
    ("small 20000", "you have 1,000.00"),
    ("small 10.5", "off the unit"),
    ("small 0", "a stake is above zero"),
    ("small", "how much on small?"),
    ("total 3 10", "one total from 4 to 17"),
    ("dance", "no bet 'dance' here"),
    ("back small", "there is no stake of yours on small"),
    ("move small", "move which bet to which?"),
    ("why", "nothing is settled yet"),
    ("rules 44", "which article?"),
    ("do", "what should be done?"),
    ("do dance", "no act 'dance' in this game"),
    ("do lift", "bell_must_ring_before_the_cover_is_lifted"),
    ("do bet player=you bet=small stake=500000", "say a bet by its name"),
    ("do dice dice=1,2,3", "bell_must_ring_before_the_cover_is_lifted"),
])  # fmt: skip
def test_play_answers_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch, say: Any, line: str, says: str) -> None:
    text = seated(monkeypatch, say, line, "quit")
    assert says in text
    assert "You leave with 1,000.00 HKD." in text


def test_play_holds_the_stakes_of_a_void_round_and_gives_new_ones_back(
    monkeypatch: pytest.MonkeyPatch, say: Any
) -> None:
    lines = ("small 100", "move small big", "step", "step", "do void why=stacked", "go", "back big")
    text = seated(monkeypatch, say, *lines, "odd 10", "back odd")
    assert "stakes_of_a_void_round_must_stay, 57/2004 art. 3(4)" in text
    assert "100.00 on big, 10.00 on odd" in text
    assert "You leave with 1,100.00 HKD." in text  # the held stake was played out: 4-6-3 is big


def test_play_shows_bets_stakes_rules_and_help(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "?", "bets", "lying", "rules 4", "history", "why 1", "", "quit")
    assert "four different numbers" in text
    assert "nothing lies on the layout" in text
    assert "57/2004 art. 4:" in text
    assert "No results yet." in text


def test_play_types_in_what_real_material_shows(monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path) -> None:
    kept = tmp_path / "rounds.jsonl"
    lines = ("crab", "figure crab 100", "go", "void leaning", "go", "crab crab 9", "crab crab fish", "why", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    text = say("play", "fish-prawn-crab", "--typed", "--record", str(kept), "--lang", "pt", "--currency", "MOP")
    assert "nenhum dado mostra 9" in text
    assert "59/2004, art. 6.º, alínea 3), 2.ª linha" in text
    assert "Sai com MOP 1\xa0200,00." in text
    again = json.loads(say("settle", str(kept), "--json"))
    assert again["players"] == {"you": 20000}


@pytest.mark.parametrize("throw", ["5 5 1", "green+5 crab red/fish", "crab 5 fish+red+1"])
def test_play_takes_a_face_by_its_figure_number_or_marks(
    monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path, throw: str
) -> None:
    kept = tmp_path / "rounds.jsonl"
    lines = ("figure crab 100", "go", "red 5 1", "red+5 crab fish", throw, "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    text = say("play", "fish-prawn-crab", "--typed", "--record", str(kept))
    assert "'red' does not tell fish from rooster" in text
    assert "no die shows 'red+5': its faces are fish red 1, prawn green 2, " in text
    record = json.loads(kept.read_text())
    assert {"act": "dice", "dice": ["crab", "crab", "fish"]} in record["acts"]
    assert record["settlement"]["players"] == {"you": 20000}


def test_play_gives_stakes_back_when_the_result_is_never_typed_in(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("SMALL 100\ngo\n"))
    text = say("play", "cussec", "--typed")
    assert "The round was not played: 100.00 on small goes back to you." in text
    assert "You leave with 1,000.00 HKD." in text


def test_no_figure_is_cut_on_a_narrow_screen(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = say("odds", "cussec")
    assert all(figure in text for figure in ("35/72", "215/216", "30.0926 %", "10.2504"))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_knows_no_chinese_is_no_reason_to_stop(encoding: str) -> None:
    done = subprocess.run(
        [str(Path(sys.executable).parent / "banca"), "games", "--lang", "zh"],
        env={"PYTHONIOENCODING": encoding, "PATH": ""}, capture_output=True, check=True,
    )  # fmt: skip
    assert b"cussec-57-2004" in done.stdout
    assert done.stderr == b""


def test_play_in_a_real_terminal() -> None:
    table = pexpect.spawn(
        str(Path(sys.executable).parent / "banca"), ["play", "roulette", "--seed", "7", "--preset", "customary"],
        encoding="utf-8", timeout=20, dimensions=(40, 140),
    )  # fmt: skip
    table.expect("1,000.00 HKD › ")
    table.sendline("red 100")
    table.expect("100.00 on red")
    table.sendline("go")
    table.expect("Throw the ball")
    table.sendline("split 17-20 10")
    table.expect("10.00 on split 17-20")
    table.sendline("go")
    table.expect("▸ 4 ◂")  # the pocket, between its neighbours on the wheel
    table.expect("number 4, colour black")
    table.expect("You lost 110.00")
    table.sendline("procedure")
    table.expect("Call no more bets")
    table.sendline("repeat")
    table.expect("in all 110.00")
    table.sendline("undo")
    table.expect("in all 100.00")
    table.sendline("clear")
    table.expect("Betting is open")
    table.sendline("quit")
    table.expect("You leave with 890.00 HKD.")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_word_of_an_option_can_be_copied_from_a_narrow_screen(
    monkeypatch: pytest.MonkeyPatch, say: Any, slug: str
) -> None:
    monkeypatch.setattr("banca.cli.tables.WIDE", 80)
    edition_ = edition(slug)
    lines = say("law", slug, "--options").splitlines()
    text = "\n".join(lines)
    for option in edition_.options.values():
        for word in (option.name, *(a.slug for a in option.alternatives if a.slug != option.names_bets_as)):
            assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text), word
    found = text[text.index("What the house may choose") :].split("authorisation: ")[0].splitlines()
    assert all(len(line.rstrip()) <= 80 for line in found)


def test_lists_are_shown_as_they_are_set(say: Any) -> None:
    text = say("law", "blackjack", "--options")
    procedures = "bank-rule,player-freedom,spoken-final-decision,stop-rules,bank-announces"
    assert f"first-listed, customary: {procedures}" in text
    assert "[" not in text.split("What the house may choose")[1]
    assert procedures in say("odds", "blackjack", "--json", "--set", f"drawing-procedures={procedures}").replace(
        '",\n      "', ","
    )
