"""Bets of craps held at once, against rules written down here once more and thrown through until next to nothing is
left, and against figures that are known."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import isclose

import pytest

from banca.exact import BetCombination, Wager, combined_odds, craps, odds
from banca.exact.craps import ODDS_MULTIPLES
from banca.games import game_of
from banca.law import BancaError, option_set
from banca.material.cards import Cards
from banca.play.setting import Setting

GAME = game_of("craps-53-2010")
SETTING = Setting(option_set(GAME.edition))
POINTS = (4, 5, 6, 8, 9, 10)


def together(*stakes: Wager | tuple[str, int | None, int]) -> BetCombination:
    return combined_odds(GAME, SETTING, [s if isinstance(s, Wager) else ((s[0], s[1]), s[2]) for s in stakes])


# The same, written otherwise: each bet a function of what it stands on and of the dice.

Bet = Callable[[str, int, int], tuple[str, float]]  # how it stands, two dice: how it stands then, what it gains
TRUE = {4: 2.0, 5: 1.5, 6: 1.2, 8: 1.2, 9: 1.5, 10: 2.0}


def line(stake: float, multiple: dict[int, float]) -> Bet:
    def bet(at: str, one: int, other: int) -> tuple[str, float]:
        total = one + other
        if at == "new":
            if total in (7, 11):
                return "over", stake
            return ("over", -stake) if total in (2, 3, 12) else (str(total), 0)
        if total == 7:
            return "over", -stake * (1 + multiple.get(int(at), 0))
        if total == int(at):
            return "over", stake * (1 + multiple.get(total, 0) * TRUE[total])
        return at, 0

    return bet


def dont(stake: float, multiple: float) -> Bet:
    def bet(at: str, one: int, other: int) -> tuple[str, float]:
        total = one + other
        if at == "new":
            gain = {2: stake, 3: stake, 12: 0, 7: -stake, 11: -stake}
            return ("over", gain[total]) if total in gain else (str(total), 0)
        if total == 7:
            return "over", stake * (1 + multiple / TRUE[int(at)])
        return ("over", -stake * (1 + multiple)) if total == int(at) else (at, 0)

    return bet


def before_seven(number: int, stake: float, pays: float, *, hard: bool) -> Bet:
    def bet(at: str, one: int, other: int) -> tuple[str, float]:
        total = one + other
        if total == 7 or (total == number and hard and one != other):
            return "over", -stake
        return ("over", stake * pays) if total == number else (at, 0)

    return bet


def field(at: str, one: int, other: int) -> tuple[str, float]:
    del at
    return "over", {2: 10, 12: 10, 3: 5, 4: 5, 9: 5, 10: 5, 11: 5}.get(one + other, -5)


def thrown_through(bets: list[Bet], starts: list[str]) -> tuple[dict[float, float], float]:
    """The gains of all together, and how many throws it takes: throw by throw, six hundred times."""
    at: Counter[tuple[tuple[str, ...], float]] = Counter({(tuple(starts), 0.0): 1.0})
    gains: dict[float, float] = {}
    throws = 0.0
    for _ in range(600):
        after: Counter[tuple[tuple[str, ...], float]] = Counter()
        for (state, gained), chance in at.items():
            throws += chance
            for one, other in product(range(1, 7), repeat=2):
                steps = [("over", 0.0) if s == "over" else b(s, one, other) for b, s in zip(bets, state, strict=True)]
                total = round(gained + sum(gain for _, gain in steps), 6)
                to = tuple(s for s, _ in steps)
                if set(to) == {"over"}:
                    gains[total] = gains.get(total, 0) + chance / 36
                elif chance > 1e-14:
                    after[to, total] += chance / 36  # type: ignore[assignment]
        at = after
    return gains, throws


CASES: dict[str, tuple[BetCombination, list[Bet], list[str]]] = {
    "line with odds, field, hard way, big": (
        together(Wager(("pass-line", None), 10, {4: 30, 10: 30, 5: 40, 9: 40, 6: 50, 8: 50}),
                 ("field", None, 5), ("hard-8", None, 2), ("big-6", None, 12)),
        [line(10, {4: 3, 10: 3, 5: 4, 9: 4, 6: 5, 8: 5}), field, before_seven(8, 2, 9, hard=True),
         before_seven(6, 12, 7 / 6, hard=False)],
        ["new", "new", "new", "new"],
    ),
    "both sides of the line, odds against": (
        together(("pass-line", None, 10), ("dont-pass", None, 6), ("dont-pass-odds", None, 12), ("big-9", None, 5)),
        [line(10, {}), dont(6, 2), before_seven(9, 5, 7 / 5, hard=False)],
        ["new", "new", "new"],
    ),
    "come bets on the way and on numbers": (
        together(("pass-line", 6, 10), ("pass-odds", None, 20), ("come", None, 10), ("come", 4, 5),
                 ("come-odds", 4, 10), ("dont-come", 9, 10)),
        [line(10, {6: 2}), line(10, {}), line(5, {4: 2}), dont(10, 0)],
        ["6", "new", "4", "9"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_throwing_through_comes_to_the_same_gains_in_the_same_time(case: str) -> None:
    found, bets, starts = CASES[case]
    gains, throws = thrown_through(bets, starts)
    exact = {round(float(gain), 6): ways / found.ways for gain, ways in found.outcomes}
    assert exact.keys() == gains.keys()
    assert all(isclose(exact[gain], gains[gain], abs_tol=1e-10) for gain in gains)
    assert found.rolls is not None
    assert isclose(float(found.rolls), throws, rel_tol=1e-9)


@pytest.mark.parametrize("case", CASES)
def test_the_parts_make_up_the_whole(case: str) -> None:
    found, _, _ = CASES[case]
    assert found.mean == sum(bet.mean for bet in found.bets)
    assert found.variance == sum(map(sum, found.covariance))
    assert [found.covariance[n][n] for n in range(len(found.bets))] == [bet.variance for bet in found.bets]
    assert found.gains + found.comes_out_even + found.loses == 1


# What is known.


def test_three_four_five_times_odds() -> None:
    """Of all that is staked 0.374 per cent; the standard deviation, per unit of the line bet, is 4.915632."""
    found = together(Wager(("pass-line", None), 1, {4: 3, 10: 3, 5: 4, 9: 4, 6: 5, 8: 5}))
    assert found.edge == Fraction(7, 1870)
    assert found.edge_per_bet_made == Fraction(7, 495)
    assert found.staked == 1 + Fraction(3 * 3 + 4 * 4 + 5 * 5, 36) * 2
    assert f"{found.sd:.6f}" == "4.915632"
    # With these multiples a point made always gains seven units.
    assert found.outcomes[0] == (Fraction(7), 134)
    assert [bet.edge for bet in found.bets] == [Fraction(7, 495), 0]


@pytest.mark.parametrize("bet", ["pass-line", "dont-pass", "come", "dont-come"])
@pytest.mark.parametrize("multiple", ODDS_MULTIPLES)
def test_any_multiple_of_odds_on_all_numbers(bet: str, multiple: int) -> None:
    [row] = [row for row in odds(GAME, SETTING) if row.bet == bet]
    assert (
        together(Wager((bet, None), 1, dict.fromkeys(POINTS, multiple))).edge
        == row.figures[f"edge_with_odds_{multiple}"]
    )


def test_the_two_sides_of_the_line_lose_only_on_the_bar_number() -> None:
    found = together(("pass-line", None, 10), ("dont-pass", None, 10))
    assert found.outcomes == ((Fraction(0), 35), (Fraction(-10), 1))
    assert found.resolved == 20 - Fraction(10, 36)
    assert "drawn" in found.assumes


def test_every_single_bet_has_the_value_of_its_odds() -> None:
    for row in odds(GAME, SETTING):
        if row.bet.endswith("-odds"):
            continue
        found = together((row.bet, None, 4))
        assert (found.edge, found.variance, found.kurtosis) == (row.edge, 4**2 * row.variance, row.kurtosis)
        assert found.edge_per_bet_resolved == row.figures["edge_per_bet_resolved"]
        assert found.edge_per_roll == row.figures["edge_per_roll"]
        assert found.rolls == found.bets[0].rolls == row.figures["rolls"]
        assert found.clauses == row.clauses


def test_the_big_six_and_the_big_eight_as_everybody_holds_them() -> None:
    found = together(("big-6", None, 6), ("big-8", None, 6))
    assert found.edge == Fraction(1, 66)
    # Both are decided by the seven, or by 6 and 8 in either order: 36/16 throws, then 36/11 in 10 cases of 16.
    assert found.rolls == Fraction(36, 16) + Fraction(10, 16) * Fraction(36, 11)
    first = Fraction(10, 16)
    assert whole(found) == {14: first * Fraction(5, 11), 1: first * Fraction(6, 11), -12: 1 - first}
    assert found.loss_per_roll == -found.mean / found.rolls


def whole(found: BetCombination) -> dict[Fraction, Fraction]:
    return {gain: Fraction(ways, found.ways) for gain, ways in found.outcomes}


def test_a_bet_of_one_throw_does_not_go_with_odds_that_come_after_it() -> None:
    found = together(Wager(("pass-line", None), 1, {6: 2}), ("field", None, 1))
    assert [bet.place for bet in found.bets] == [("pass-line", None), ("pass-odds", None), ("field", None)]
    assert found.correlation(1, 2) == 0
    assert found.bets[1].made == Fraction(5, 36)
    assert found.bets[1].staked == Fraction(5, 36) * 2
    assert found.bets[1].rolls == Fraction(5, 36) * Fraction(36, 11)


def test_odds_go_to_the_bet_that_stands_on_their_number_before_the_one_on_the_way() -> None:
    found = together(("come", None, 5), ("come", 4, 5), ("come-odds", 4, 10), ("come-odds", 6, 10))
    assert [bet.place for bet in found.bets] == [("come", None), ("come-odds", None), ("come", 4), ("come-odds", 4)]
    assert [dict(bet.by_number) for bet in found.bets] == [{}, {6: 10}, {}, {4: 10}]
    on_both = together(Wager(("come", None), 5, {4: 10}), Wager(("come", 4), 5, {4: 10, 6: 99}))
    assert [dict(bet.by_number) for bet in on_both.bets] == [{}, {4: 10}, {}, {4: 10}]
    assert on_both.at_once == 20


def test_all_bets_but_come_at_once() -> None:
    offered = [bet for bet in GAME.kinds(SETTING) if bet not in ("come", "dont-come") and not bet.endswith("-odds")]
    found = together(*((bet, None, 4) for bet in offered), ("pass-odds", None, 20), ("dont-pass-odds", None, 20))
    assert len(found.bets) == 24
    assert found.variance == sum(map(sum, found.covariance))
    assert found.mean == sum(bet.mean for bet in found.bets)


# What is refused.


@pytest.mark.parametrize(("stakes", "says"), [
    ([("come", None, 5), ("pass-line", None, 5)], r"come needs a point.*pass-line/6.*art. 5\(2\)\(5\)"),
    ([("pass-line", 6, 5), ("dont-pass", 8, 5)], "stand on 6 and on 8: there is one point at a time"),
    ([("pass-line", 6, 5), ("dont-pass", None, 5)], "stand on 6 and on no number yet"),
    ([("pass-line", 7, 5)], "pass-line stands on 4, 5, 6, 8, 9, 10 or on none yet, not on 7"),
    ([("pass-odds", None, 5)], "no pass-line is held to add pass-odds to"),
    ([("come", 4, 5), ("come-odds", 6, 5)], "no come is held on 6 or on the way to a number"),
    ([("pass-line", 6, 0)], "a stake is whole minor units, not 0"),
    ([("horn", None, 5)], "not four equal bets"),
    ([Wager(("field", None), 5, {4: 5})], "field takes no odds: pass-line, dont-pass, come, dont-come do"),
    ([("hard-5", None, 5)], "no bet 'hard-5' at this table"),
    ([("field", 4, 5)], "field cannot be placed on 4"),
])  # fmt: skip
def test_what_the_table_does_not_take_is_not_held(stakes: list[tuple[str, int | None, int]], says: str) -> None:
    with pytest.raises(BancaError, match=says):
        together(*stakes)


def test_the_table_may_limit_the_odds() -> None:
    limited = Setting(option_set(GAME.edition), parameters={"odds-maximum": 3})
    with pytest.raises(BancaError, match="the table allows 3 times the bet"):
        combined_odds(GAME, limited, [Wager(("pass-line", None), 10, {4: 40})])
    assert combined_odds(GAME, limited, [Wager(("pass-line", None), 10, {4: 30})]).staked == 10 + Fraction(30, 12)


def test_more_ways_to_go_on_than_anybody_waits_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(craps, "STATES_MOST", 5)
    with pytest.raises(BancaError, match="3 bets held at once have more than 5 ways to go on: hold fewer"):
        together(("pass-line", None, 1), ("hard-4", None, 1), ("big-6", None, 1))


def test_no_cards_are_left_where_none_are_dealt() -> None:
    with pytest.raises(BancaError, match="craps is thrown, not dealt"):
        combined_odds(GAME, SETTING, [(("field", None), 1)], cards=Cards.of_packs(1))
