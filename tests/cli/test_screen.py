"""Tables at the terminal."""

import re
from fractions import Fraction
from io import StringIO

import pytest
from rich.cells import cell_len

from banca.cli import main, screen, tables
from banca.cli.rows import shares_in_short
from banca.exact import odds
from banca.games import game_of
from banca.law import edition, option_set
from banca.play.setting import Setting


def test_a_long_table_looks_like_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [(str(n), "abc 莊" * (n % 3), "x" * (n % 17), f"{n:,}") for n in range(1, 1200)]
    printed = []
    for long in (10, 10**6):
        monkeypatch.setattr(tables, "LONG", long)
        console = tables.Screen(highlight=False, width=tables.WIDE, file=StringIO())
        made = tables.table_of_any_length(("#", "act", "", "stake"), rows, "# stake", "zh")
        assert isinstance(made, tables.LongTable) is (long == 10)
        tables.print_table(console, made)
        printed.append(console.file.getvalue())  # type: ignore[attr-defined]
    assert printed[0] == printed[1]


def test_no_line_of_a_long_table_is_cut_on_a_narrow_screen() -> None:
    console = tables.Screen(highlight=False, width=40, file=StringIO())
    rows = [("1", "a" * 60)] * tables.LONG
    tables.print_table(console, tables.table_of_any_length(("#", "act"), rows, lang="en"))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(cell_len, lines)) == 40
    assert sum(line.count("a") for line in lines) == 60 * tables.LONG + 1  # one of them in the heading


@pytest.mark.parametrize(
    ("typed", "amount"), [("0", 0), ("0.5", 50), ("0.05", 5), ("00.50", 50), ("12.50", 1250), ("1,000", 100_000)]
)
def test_money_as_a_person_types_it(typed: str, amount: int) -> None:
    assert screen.minor_units(typed) == amount


def test_chinese_is_folded_between_any_two_characters_and_stays_in_line() -> None:
    console = tables.Screen(highlight=False, width=80, file=StringIO())
    article = "第五條（三）項、第九條（五）項（8）分項、第九條（一）項、第九條（三）項、第八條（十）項"
    rows = [("1", "兩粒骰子平面點數相同、一粒另外之組合 1-2", "1,000,000.00", article)] * 3
    tables.print_table(console, tables.table(("#", "bet", "stake", "article"), rows, right="# stake", lang="zh"))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert {cell_len(line) for line in lines} == {80}
    assert sum("1,000,000.00" in line for line in lines) == 3


def test_a_word_too_long_for_the_screen_is_broken_and_nothing_of_it_is_lost() -> None:
    console = tables.Screen(highlight=False, width=40, file=StringIO())
    tables.print_table(console, tables.table(("#", "act"), [("1", "a" * 60)], lang="en"))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert text.count("a") == 60 + 1  # one of them in the heading
    assert max(map(cell_len, text.splitlines())) <= 40


COLUMNS = ("bet", "win", "push", "edge")
ROW = ("double-and-single", "≈0.44627857", "≈0.09506871", "18880657128/1525814595305")


def printed(width: int) -> str:
    console = tables.Screen(highlight=False, width=width, file=StringIO())
    made = tables.table(COLUMNS, [ROW], right="win push edge", lang="en", gives_way="edge push")
    tables.print_table(console, made)
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(
    ("width", "left_out"), [(100, ""), (70, "No room here for: edge."), (40, "No room here for: push, edge.")]
)
def test_columns_give_way_in_their_order_and_that_is_said(width: int, left_out: str) -> None:
    text = printed(width)
    assert left_out in text
    shown = [cell for name, cell in zip(COLUMNS, ROW, strict=True) if name not in re.split(r"[ ,.]+", left_out)]
    assert all(cell in text for cell in shown)
    assert max(map(cell_len, text.splitlines())) <= width
    assert ("No room" in text) is bool(left_out)


def test_where_nothing_more_can_give_way_each_row_is_a_list() -> None:
    lines = printed(28).splitlines()
    assert [line.split()[0] for line in lines] == ["double-and-single", "win", "push", "edge", "4595305"]


def test_a_pipe_is_as_wide_as_columns_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tables.screen().width == tables.WIDE
    monkeypatch.setenv("COLUMNS", "72")
    assert tables.screen().width == 72


@pytest.mark.parametrize("lang", ["en", "pt", "zh"])
@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("odds", "craps"),
        ("odds", "cussec"),
        ("odds", "baccarat", "--exact"),
        ("law", "craps", "--bets"),
        ("law", "--concordance"),
        ("settle", "examples/stud-poker-jackpot.json"),
        ("settle", "examples/craps-come-and-odds.json"),
    ],
)
def test_nothing_is_wider_than_eighty_columns(
    words: tuple[str, ...], lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main([*words, "--lang", lang]) == 0
    assert max(map(cell_len, capsys.readouterr().out.splitlines())) <= 80


def test_shares_add_up_to_one_as_they_are_shown() -> None:
    [row, *_] = odds(game_of("baccarat-55-2004"), Setting(option_set(edition("baccarat-55-2004"), {})))
    shown = shares_in_short(row)
    assert shown == {"win": "≈0.44627857", "push": "≈0.09506871", "lose": "≈0.45865272"}
    assert sum(Fraction(share.removeprefix("≈")) for share in shown.values()) == 1
