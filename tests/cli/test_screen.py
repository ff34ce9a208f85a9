"""Tables at the terminal."""

from io import StringIO

import pytest
from rich.cells import cell_len

from banca.cli import screen


def test_a_long_table_looks_like_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [(str(n), "abc 莊" * (n % 3), "x" * (n % 17), f"{n:,}") for n in range(1, 1200)]
    printed = []
    for long in (10, 10**6):
        monkeypatch.setattr(screen, "LONG", long)
        console = screen.Screen(highlight=False, width=screen.WIDE, file=StringIO())
        made = screen.table_of_any_length(("#", "act", "", "stake"), rows, "# stake", "zh")
        assert isinstance(made, screen.LongTable) is (long == 10)
        screen.print_table(console, made)
        printed.append(console.file.getvalue())  # type: ignore[attr-defined]
    assert printed[0] == printed[1]


def test_no_line_of_a_long_table_is_cut_on_a_narrow_screen() -> None:
    console = screen.Screen(highlight=False, width=40, file=StringIO())
    rows = [("1", "a" * 60)] * screen.LONG
    screen.print_table(console, screen.table_of_any_length(("#", "act"), rows, lang="en"))
    assert console.file.getvalue().count("a" * 60) == screen.LONG  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("typed", "amount"), [("0", 0), ("0.5", 50), ("0.05", 5), ("00.50", 50), ("12.50", 1250), ("1,000", 100_000)]
)
def test_money_as_a_person_types_it(typed: str, amount: int) -> None:
    assert screen.minor_units(typed) == amount


def test_chinese_is_folded_between_any_two_characters_and_stays_in_line() -> None:
    console = screen.Screen(highlight=False, width=80, file=StringIO())
    article = "第五條（三）項、第九條（五）項（8）分項、第九條（一）項、第九條（三）項、第八條（十）項"
    rows = [("1", "兩粒骰子平面點數相同、一粒另外之組合 1-2", "1,000,000.00", article)] * 3
    screen.print_table(console, screen.table(("#", "bet", "stake", "article"), rows, right="# stake", lang="zh"))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert {cell_len(line) for line in lines} == {80}
    assert sum("1,000,000.00" in line for line in lines) == 3


def test_a_word_too_long_for_the_screen_is_not_broken() -> None:
    console = screen.Screen(highlight=False, width=40, file=StringIO())
    screen.print_table(console, screen.table(("#", "act"), [("1", "a" * 60)], lang="en"))
    assert "a" * 60 in console.file.getvalue()  # type: ignore[attr-defined]
