"""Every bet, every number, every throw: one ruling each, and the one that a plain reading of the law gives."""

from fractions import Fraction
from itertools import product

import pytest

from banca.games import game_of
from banca.games.craps.automaton import automaton, starts, takes_odds
from banca.games.craps.bets import Case, number_of, point_after
from banca.law import OptionSet, edition, option_set
from banca.money import Position
from banca.play.bets import BetKind
from banca.play.rule import Silence
from banca.play.setting import Setting
from tests.games.craps.plays import BETS, EDITION, POINTS, AtCraps, Said, layout, play

Outcome = tuple[str, Fraction | None, int | None]  # result, prize to stake, number it goes to

ON: tuple[int | None, ...] = (None, *POINTS)
THROWS = tuple(product(range(1, 7), range(1, 7)))
FIELD_TWELVE = {"double": 2, "triple": 3}

WINS, LOSES, STAYS = "win", "lose", "stay"
ONE_ROLL: dict[str, dict[int, Fraction]] = {
    "any-craps": {2: Fraction(7), 3: Fraction(7), 12: Fraction(7)},
    "any-seven": {7: Fraction(4)},
    "eleven": {11: Fraction(15)},
    "ace-deuce": {3: Fraction(15)},
    "aces": {2: Fraction(30)},
    "boxcars": {12: Fraction(30)},
    "horn": {2: Fraction(27, 4), 12: Fraction(27, 4), 3: Fraction(3), 11: Fraction(3)},
    "field": {2: Fraction(2), **{total: Fraction(1) for total in (3, 4, 9, 10, 11)}},
    "big": dict.fromkeys((8, 9, 10, 11, 12), Fraction(1)),
    "small": dict.fromkeys((2, 3, 4, 5, 6), Fraction(1)),
}
HARD = {"hard-4": 7, "hard-6": 9, "hard-8": 9, "hard-10": 7}
BIG = {
    "big-4": Fraction(9, 5), "big-5": Fraction(7, 5), "big-6": Fraction(7, 6),
    "big-8": Fraction(7, 6), "big-9": Fraction(7, 5), "big-10": Fraction(9, 5),
}  # fmt: skip
RIGHT_ODDS = {
    4: Fraction(2),
    5: Fraction(3, 2),
    6: Fraction(6, 5),
    8: Fraction(6, 5),
    9: Fraction(3, 2),
    10: Fraction(2),
}


def line(on: int | None, total: int, against: bool) -> Outcome:
    """Pass line and come; turned round for don't pass and don't come, but for the bar."""
    if on is None and total in POINTS:
        return STAYS, None, total
    if on is None and total == 12 and against:
        return "push", None, None
    if on is not None and total not in (on, 7):
        return STAYS, None, None
    good = total in (7, 11) if on is None else total == on
    return (WINS, Fraction(1), None) if good != against else (LOSES, None, None)


def odds(on: int, total: int, against: bool) -> Outcome:
    if total not in (on, 7):
        return STAYS, None, None
    if (total == on) == against:
        return LOSES, None, None
    return WINS, 1 / RIGHT_ODDS[on] if against else RIGHT_ODDS[on], None


def plainly(slug: str, on: int | None, dice: tuple[int, int], twelve: str) -> Outcome:
    total = sum(dice)
    if slug in ("pass-line", "come", "dont-pass", "dont-come"):
        return line(on, total, against=slug.startswith("dont"))
    if slug.endswith("-odds"):
        assert on is not None
        return odds(on, total, against=slug.startswith("dont"))
    if slug == "field" and total == 12:
        return WINS, Fraction(FIELD_TWELVE[twelve]), None
    if slug in ONE_ROLL:
        prize = ONE_ROLL[slug].get(total)
        return (LOSES, None, None) if prize is None else (WINS, prize, None)
    number = int(slug.partition("-")[2])
    if total not in (number, 7):
        return STAYS, None, None
    if slug in HARD:
        return (WINS, Fraction(HARD[slug]), None) if total != 7 and dice[0] == dice[1] else (LOSES, None, None)
    return (LOSES, None, None) if total == 7 else (WINS, BIG[slug], None)


def options(twelve: str = "double") -> OptionSet:
    return option_set(edition(EDITION), {"field-twelve": twelve})


def kind_of(slug: str) -> BetKind[Case]:
    kind: BetKind[Case] = game_of(EDITION).kinds(Setting(options()))[slug]
    return kind


@pytest.mark.parametrize("slug", BETS)
@pytest.mark.parametrize("twelve", FIELD_TWELVE)
def test_every_bet_on_every_number_and_every_throw_has_the_ruling_of_the_law(slug: str, twelve: str) -> None:
    law, kind = edition(EDITION), kind_of(slug)
    for on in POINTS if slug.endswith("-odds") else ON:
        for dice in THROWS:
            ruling = kind.ruling(None, options(twelve), Case(on, dice))
            verdict = ruling.value
            found = verdict.result, verdict.odds.ratio if verdict.odds else None, verdict.to
            assert found == plainly(slug, on, dice, twelve), (slug, on, dice)
            assert ruling.clauses[0] == kind.clause
            assert all(clause in law.clauses for clause in ruling.clauses)
            assert (verdict.result == WINS) is any(clause.startswith("art6.") for clause in ruling.clauses)


@pytest.mark.parametrize("slug", [slug for slug in BETS if slug.endswith("-odds")])
def test_of_odds_that_stand_on_no_number_the_law_says_nothing(slug: str) -> None:
    for dice in THROWS:
        with pytest.raises(Silence):
            kind_of(slug).ruling(None, options(), Case(None, dice))


@pytest.mark.parametrize("slug", BETS)
def test_the_automaton_of_a_bet_holds_every_number_that_it_comes_to(slug: str) -> None:
    kind = kind_of(slug)
    takes_a_number = slug in ("pass-line", "dont-pass", "come", "dont-come")
    assert takes_odds(slug) is takes_a_number
    assert starts(kind) == (POINTS if slug.endswith("-odds") else (None,))
    for start in starts(kind):
        table = automaton(kind, options(), start)
        assert set(table) == (set(ON) if takes_a_number else {start})
        assert all(len(rulings) == len(THROWS) for rulings in table.values())
        for on, rulings in table.items():
            for dice, ruling in zip(THROWS, rulings, strict=True):
                assert ruling == kind.ruling(None, options(), Case(on, dice))


@pytest.mark.parametrize("slug", BETS)
def test_every_bet_is_decided_in_the_end(slug: str) -> None:
    kind = kind_of(slug)
    for start in starts(kind):
        for rulings in automaton(kind, options(), start).values():
            assert any(ruling.value.result in (WINS, LOSES) for ruling in rulings)


def next_point(point: int | None, total: int) -> int | None:
    """A come-out of 4, 5, 6, 8, 9 or 10 makes the point; the point or a seven ends it."""
    if point is None:
        return total if total in POINTS else None
    return None if total in (point, 7) else point


@pytest.mark.parametrize("point", ON)
@pytest.mark.parametrize("dice", THROWS)
def test_the_point_after_each_throw(point: int | None, dice: tuple[int, int]) -> None:
    expected = next_point(point, sum(dice))
    assert point_after(point, dice) == expected
    before: tuple[Said, ...] = () if point is None else (point,)
    table = AtCraps("ana hard-4 10", "ana hard-6 10", "ana hard-8 10", "ana hard-10 10", "bo pass-line 10", *before)
    table.say("ana field 10", dice)
    assert table.state.layout.point == point  # bets are decided on the state before the throw
    result = table.game.result(table.state)
    assert result is not None
    assert result.get("point") == expected
    assert table.settled().state.layout.point == expected
    assert table.state.next_point == expected


def test_the_point_runs_through_a_whole_record() -> None:
    """Every point and the come-out, each left in every way."""
    said: list[Said] = ["bo hard-4 10"]
    point: int | None = None
    for total in (2, 7, 11, 3, 12, 4, 5, 4, 5, 7, 6, 12, 6, 8, 8, 9, 11, 7, 10, 2, 10, 10, 7):
        said += ["ana field 10", total]
        point = next_point(point, total)
        assert layout(play(*said)).point == point


@pytest.mark.parametrize("slug", BETS)
@pytest.mark.parametrize("point", ON)
def test_the_number_on_which_a_stake_stands(slug: str, point: int | None) -> None:
    on_the_line = slug in ("pass-line", "pass-odds", "dont-pass", "dont-pass-odds")
    assert number_of(Position("ana", slug), point) == (point if on_the_line else None)
    if "come" in slug:
        assert number_of(Position("ana", slug, 9), point) == 9


def test_a_record_decides_each_bet_as_the_automaton_does() -> None:
    """All bets that may lie together, on each point, met by each throw."""
    numbers = [slug for slug in BETS if "come" not in slug and "odds" not in slug]
    for point, dice in product(POINTS, THROWS):
        lines = [f"ana {slug} 400" for slug in ("pass-line", "dont-pass")]
        rest = [f"ana {slug} 400" for slug in numbers[2:]]
        played = play(*lines, point, "ana pass-odds 400", "ana dont-pass-odds 400", *rest, dice)
        found = {entry.position.bet: entry for entry in played.settlement.lines}
        for slug in ("pass-odds", "dont-pass-odds", *numbers):
            on = point if slug in ("pass-line", "dont-pass", "pass-odds", "dont-pass-odds") else None
            result, prize, _ = plainly(slug, on, dice, "double")
            if result == STAYS:
                assert slug not in found
            else:
                assert found[slug].result == result
                assert found[slug].net == (int(40000 * prize) if prize else -40000)
