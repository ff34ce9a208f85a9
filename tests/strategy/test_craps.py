"""What may be held at one table of craps (articles 5(2) and 5(3) of 53/2010), and how the throws turn it."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from banca.games import game_of
from banca.games.craps.bets import THROWS
from banca.law import Refused, option_set
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.strategy.craps import DECIDED, UNMADE, Step, at_one_table, automaton_of, check_bets, moves, single_bet
from tests.games.craps.conftest import said  # noqa: F401 - a fixture
from tests.games.craps.plays import EDITION, POINTS

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)
GAME: Any = game_of(EDITION)
SETTING = Setting(option_set(GAME.edition))
LINE, ON_SIX, COME = (Wager(("pass-line", None), 10),), (Wager(("pass-line", 6), 10),), (Wager(("come", None), 10),)


@proves("art5.2.1.p2")
def test_5_2_1_p2_bettors_at_one_table_have_one_point() -> None:
    with pytest.raises(Refused, match="on no number yet and on 6: there is one point at a time"):
        at_one_table(GAME, SETTING, (LINE, ON_SIX))
    both = at_one_table(GAME, SETTING, (ON_SIX, COME))
    assert [[(placed.bet, placed.start) for placed in table.placed] for table in both] == [
        [("pass-line", 6)],
        [("come", None)],
    ]
    assert not any(table.point_unsaid for table in both)


@proves("art5.2.5")
def test_5_2_5_nobody_bets_on_come_while_another_waits_for_the_point() -> None:
    with pytest.raises(Refused, match=r"come needs a point: none is marked.*art. 5\(2\)\(5\)"):
        at_one_table(GAME, SETTING, (LINE, COME))
    [alone] = at_one_table(GAME, SETTING, (COME,))
    assert alone.point_unsaid


@proves("art5.2.2")
@pytest.mark.parametrize("number", [2, 3, 7, 11, 12])
def test_5_2_2_odds_are_added_on_points_alone(number: int) -> None:
    with pytest.raises(Refused, match=f"pass-odds stands on 4, 5, 6, 8, 9, 10 or on none yet, not on {number}"):
        check_bets(GAME, SETTING, [Wager(("pass-line", None), 10, {number: 10})])


@proves("art5.2.2")
def test_5_2_2_odds_by_themselves_are_on_a_number() -> None:
    assert [single_bet(GAME, SETTING, ("pass-odds", number)).start for number in POINTS] == list(POINTS)
    assert single_bet(GAME, SETTING, ("come-odds", "4")).start == 4
    with pytest.raises(Refused, match=r"on which\?.*art. 5\(2\)\(2\)"):
        single_bet(GAME, SETTING, ("pass-odds", None))


@proves("art5.2.2", "art5.2.4", "art5.2.5.p3", "art5.2.6.p3")
@pytest.mark.parametrize(
    ("odds", "clause"),
    [
        ("pass-odds", "art5.2.2"),
        ("dont-pass-odds", "art5.2.4"),
        ("come-odds", "art5.2.5.p3"),
        ("dont-come-odds", "art5.2.6.p3"),
    ],
)
def test_5_2_2_odds_without_their_bet_are_refused_by_their_own_item(odds: str, clause: str) -> None:
    def refused(action: Callable[[], object]) -> tuple[str, str | None]:
        with pytest.raises(Refused) as caught:
            action()
        return caught.value.refusal.norm, caught.value.refusal.clause

    norm = "odds_must_be_added_to_a_bet"
    assert refused(lambda: single_bet(GAME, SETTING, (odds, None))) == (norm, clause)
    alone = [Wager((odds, 6), 10), Wager(("field", None), 10)]
    assert refused(lambda: check_bets(GAME, SETTING, alone)) == (norm, clause)
    assert refused(lambda: single_bet(GAME, SETTING, (odds, 7))) == ("selection_must_be_lawful", clause)


@proves("art5.2.3.p2", "art5.2.6.p2")
@pytest.mark.parametrize(("bet", "clause"), [("dont-pass", "art5.2.3.p2"), ("dont-come", "art5.2.6.p2")])
def test_5_2_3_p2_a_bet_stands_on_a_point_by_its_own_item(bet: str, clause: str) -> None:
    with pytest.raises(Refused) as caught:
        single_bet(GAME, SETTING, (bet, 7))
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == ("selection_must_be_lawful", clause)


@proves("art5.3.7")
def test_5_3_7_the_horn_is_four_equal_bets_but_has_the_value_of_any_unit() -> None:
    with pytest.raises(Refused, match="not four equal bets"):
        check_bets(GAME, SETTING, [Wager(("horn", None), 1), Wager(("field", None), 1)])
    assert single_bet(GAME, SETTING, ("horn", None)).amount == 1


@proves("art5.3.8")
@pytest.mark.parametrize(
    ("place", "says"), [(("field", 4), "field cannot be placed on 4"), (("hard-5", None), "no bet 'hard-5'")]
)
def test_5_3_8_what_is_not_offered_is_not_looked_at(place: tuple[str, int | None], says: str) -> None:
    with pytest.raises(Refused, match=says):
        single_bet(GAME, SETTING, place)


@proves("art5.2.2", "art5.2.1")
def test_5_2_2_odds_lie_there_once_their_number_has_come() -> None:
    line, odds = (
        automaton_of(GAME, SETTING, placed)
        for placed in check_bets(GAME, SETTING, [Wager(("pass-line", None), 10, {6: 20})]).placed
    )
    assert [line.at_once, odds.at_once] == [10, 0]
    of_total = {sum(dice): odds.steps[None][n] for n, dice in enumerate(THROWS)}
    assert of_total[6] == Step(6, added=Fraction(20))
    assert {of_total[total] for total in (2, 3, 4, 5, 7, 8, 9, 10, 11, 12)} == {Step(DECIDED, UNMADE)}
    on_six = {sum(dice): odds.steps[6][n] for n, dice in enumerate(THROWS)}
    assert on_six[6] == Step(DECIDED, "win", Fraction(24))  # six to five (art6)
    assert on_six[7] == Step(DECIDED, "lose", Fraction(-20))
    assert on_six[8] == Step(6)


@proves("art5.2.1")
def test_5_2_1_every_throw_leads_somewhere_from_wherever_the_bets_stand() -> None:
    bets = [automaton_of(GAME, SETTING, single_bet(GAME, SETTING, (bet, None))) for bet in ("pass-line", "field")]
    found = moves(bets)
    assert next(iter(found)) == (None, None)
    assert set(found) == {(None, None), *((number, DECIDED) for number in POINTS)}
    for state, each in found.items():
        assert sorted(n for move in each for n in move.throws) == list(range(36))
        for move in each:
            assert [n for n, _ in move.steps] == [n for n, on in enumerate(state) if on != DECIDED]
