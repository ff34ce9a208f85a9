"""Article 6 of 55/2004: the two sides."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.drawing import SIDES
from banca.games.baccarat.showing import Show
from tests.games.baccarat.at_baccarat import PLAYER_WINS, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


@proves("art6")
@pytest.mark.parametrize("bettors", [0, 1, 9])
def test_6_two_hands_are_dealt_whatever_the_number_of_bettors(bettors: int) -> None:
    table = AtBaccarat()
    for bettor in range(bettors):
        table.bet(f"bettor {bettor}", "player", 100)
    cards: list[str] = []
    while table.state.stage not in ("settling", "over"):
        table.to_chance()
        if table.state.stage == "dealing":
            assert {act.to for act in table.turn.weights} <= {"player", "banker"}
            cards.append(PLAYER_WINS.split()[len(cards)])
            table.act(Dealt(cards[-1]))
    assert len(cards) == 4
    assert SIDES == ("player", "banker")
    assert table.to_chance().game.result(table.state).keys() >= {"player", "banker"}


@proves("art6.1", "art6.2")
def test_6_1_and_6_2_banker_and_player_are_hands_common_to_all_and_no_persons() -> None:
    table = AtBaccarat().bet("banker", "player", 100, place=1).bet("ana", "player", 50, place=2)
    table.deal(PLAYER_WINS).finish()
    result = table.game.result(table.state)
    assert result["player"] == ["9h", "Kd"]
    assert result["banker"] == ["3s", "5c"]
    assert table.settlement.players == {"banker": 100, "ana": 50}  # a bettor of that name, and the same hand for both


@proves("art6")
def test_6_there_is_no_third_hand() -> None:
    table = AtBaccarat().to("card")
    assert table.refused(Dealt("9h", "house")) == ("card_must_go_where_the_rules_say", "art10")
    assert table.deal(PLAYER_WINS).refused(Show("house")) == ("hand_must_be_one_of_the_two", "art6")
