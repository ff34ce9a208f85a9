"""When a stud poker bettor raises by best play, line by line: compared with an independent brute force."""

from collections import Counter
from pathlib import Path
from typing import Any

from banca.exact.stud_poker.raising import ACE_KING, KINDS, LOWER_ODD, PAIR, RANKS, Line, raise_lines, summarise
from banca.games import game_of
from banca.law import option_set
from banca.play.setting import Setting
from banca.strategy.stud_poker import gains

GAME: Any = game_of("stud-poker-61-2004")
LINES = Path(__file__).parents[1] / "oracle" / "stud-poker-raising.txt"


def lines() -> tuple[Line, ...]:
    return raise_lines(gains(GAME, Setting(option_set(GAME.edition)), "ante"))


def test_every_line_of_the_chart_is_what_brute_force_counted() -> None:
    raised: Counter[tuple[str, str, str, str]] = Counter()
    pairs = raised.copy()
    for line in lines():
        if line.kind in (PAIR, ACE_KING, LOWER_ODD):
            held = ("in" if line.held else "out") if line.kind == ACE_KING else "-"
            for rank, all_, some in zip(RANKS, line.pairs, line.raised, strict=True):
                pairs[line.kind, line.ranks or "-", held, rank] += all_
                raised[line.kind, line.ranks or "-", held, rank] += some
    counted = [line.split() for line in LINES.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    assert +pairs == {tuple(key): int(all_) for *key, _, all_ in counted}
    assert all(raised[kind, ranks, held, rank] == int(some) for kind, ranks, held, rank, some, _ in counted)
    assert len(counted) == 922


def test_lines_hold_every_hand_before_every_card() -> None:
    found = lines()
    ways = [4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 167280, 1135260]
    for kind, many in zip(KINDS, ways, strict=True):
        assert sum(sum(line.pairs) for line in found if line.kind == kind) == 47 * many
    assert sum(sum(line.raised) for line in found) == 63793782


def of(found: tuple[Line, ...], kind: str) -> list[Line]:
    return [line for line in found if line.kind == kind]


def test_lines_that_agree_are_merged_and_nothing_is_lost() -> None:
    found = lines()
    [pairs] = summarise(of(found, PAIR), apart=False)
    assert (pairs.first, pairs.last, pairs.held) == ("A", "2", None)
    assert pairs.raised == pairs.pairs
    by_holding = summarise(of(found, ACE_KING), apart=True)
    assert [(each.first, each.last) for each in by_holding if each.held][:3] == [
        ("QJ", "J3"),
        ("T9", "T5"),
        ("T4", "T4"),
    ]
    assert [(each.first, each.last) for each in by_holding if not each.held][-2:] == [("Q4", "Q3"), ("JT", "43")]
    assert sum(sum(each.raised) for each in by_holding) == sum(sum(line.raised) for line in of(found, ACE_KING))
    assert sum(sum(each.pairs) for each in by_holding) == 47 * 167280
    [lower] = summarise(of(found, LOWER_ODD), apart=False)
    assert not any(lower.raised)
