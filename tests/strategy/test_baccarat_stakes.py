"""Bets of baccarat held together (articles 12 to 14 of 55/2004): what is taken, and what decides what a tie leaves."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from banca.games import game_of
from banca.games.baccarat.drawing import Fact
from banca.law import BancaError, OptionError, Refused, option_set
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.strategy.baccarat import Rows, pair_until_decided
from banca.strategy.combinations import alone, lawful, single_bet, stakes_of

EDITION = "baccarat-55-2004"
proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)
GAME: Any = game_of(EDITION)
SETTING = Setting(option_set(GAME.edition))
PAIR, BANKER = ("player-pair", None), ("banker", None)


@proves("art13.4")
def test_13_4_a_pair_bet_is_held_with_another() -> None:
    with pytest.raises(Refused, match=r"in addition to one.*art. 13\(4\)"):
        lawful(GAME, SETTING, [Wager(PAIR, 5)])
    assert lawful(GAME, SETTING, [Wager(PAIR, 5), Wager(BANKER, 10), Wager(PAIR, 5)]) == {PAIR: 10, BANKER: 10}


@proves("art13.4", "art13")
def test_13_a_unit_of_one_bet_is_analysed_alone() -> None:
    assert stakes_of(GAME, SETTING, [Wager(PAIR, 1)]) == single_bet(GAME, SETTING, PAIR) == {PAIR: Fraction(1)}
    assert (
        alone([Wager(PAIR, 2)]) is alone([Wager(PAIR, 1), Wager(BANKER, 1)]) is alone([Wager(PAIR, 1, {4: 1})]) is None
    )
    with pytest.raises(Refused, match="no bet 'dragon' at this table"):
        single_bet(GAME, SETTING, ("dragon", None))
    with pytest.raises(Refused, match="banker cannot be placed on 3"):
        single_bet(GAME, SETTING, ("banker", 3))
    with pytest.raises(OptionError, match="no bets are held"):
        alone([])


@proves("art13")
@pytest.mark.parametrize(("wager", "says"), [
    (Wager(BANKER, 0), "a stake is whole minor units, not 0"),
    (Wager(BANKER, Fraction(1, 2)), "stake of 1/2 minor units"),
    (Wager(BANKER, 5, {4: 5}), "banker takes no odds"),
])  # fmt: skip
def test_13_what_the_table_does_not_take_is_not_held(wager: Wager, says: str) -> None:
    with pytest.raises(BancaError, match=says):
        stakes_of(GAME, SETTING, [wager, Wager(PAIR, 1)])


@proves("art12.2")
def test_12_2_what_a_tie_leaves_standing_the_next_round_without_one_decides() -> None:
    facts = [Fact(winner, False, False) for winner in ("player", "tie", "banker")]
    rows: Rows = {
        place: tuple(GAME.ruling(SETTING, *place, fact) for fact in facts) for place in (BANKER, ("tie", None))
    }
    pairs, after = pair_until_decided(rows)
    assert pairs == ((0, 0), (1, 0), (1, 2), (2, 2))
    assert [ruling.value.result for ruling in after[BANKER]] == ["lose", "lose", "win", "win"]
    assert [ruling.value.result for ruling in after["tie", None]] == ["lose", "win", "win", "lose"]
    assert pair_until_decided({place: (row[1],) for place, row in rows.items()})[0] == ()
