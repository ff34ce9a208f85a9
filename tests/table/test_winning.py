"""The bets that a result wins, whether or not somebody made them: the lamps of the layout."""

from typing import Any

import pytest

from banca.games import game_of
from banca.law import EDITIONS, edition, option_set
from banca.material.chance import Seeded
from banca.play.act import Bet
from banca.play.game import Game
from banca.play.setting import Setting
from banca.play.turn import Betting, Over
from banca.table import Table
from banca.table.layout import layout_document

OF_ONE_RESULT = [slug for slug in EDITIONS if game_of(slug).traits.one_result]
STAKE = 100_00


def stake_on_everything(game: Game[Any], table: Table) -> None:
    for bet, selection in game.positions(table.state.setting):
        act = Bet("ana", bet, STAKE, selection, place=1 if game.places(table.state.setting)[0] else None)
        if game.refusal(table.state, act) is None:
            table.do(act)


@pytest.mark.parametrize("slug", OF_ONE_RESULT)
@pytest.mark.parametrize("seed", range(6))
def test_what_wins_is_what_is_paid_and_nothing_is_lit_before_the_result(slug: str, seed: int) -> None:
    game = game_of(slug)
    table = Table(game, Setting(option_set(edition(slug))), Seeded(seed))
    staked = False
    while not isinstance(turn := game.turn(table.state), Over):
        if isinstance(turn, Betting) and not staked:
            staked = True
            stake_on_everything(game, table)
        if game.result(table.state) is None:
            assert game.winning(table.state) == ()
        table.advance()
    won = game.winning(table.state)
    results = {(line.position.bet, line.position.selection): line.result for line in game.lines(table.state)}
    assert len(results) > 1
    for place, result in results.items():
        assert (place in won) == (result == "win")
    assert set(won) <= set(game.positions(table.state.setting))
    assert game.winning(table.state) == won


@pytest.mark.parametrize("slug", [slug for slug in EDITIONS if slug not in OF_ONE_RESULT])
def test_a_game_of_several_results_lights_nothing(slug: str) -> None:
    game = game_of(slug)
    assert game.winning(game.opening(Setting(option_set(edition(slug))))) == ()


def test_a_picture_of_the_wheel_has_its_order_its_colours_and_what_each_place_covers() -> None:
    found = layout("roulette-60-2004")["equipment"]
    assert found["wheel"][:4] == [0, 32, 15, 19]
    assert sorted(found["wheel"]) == list(range(37))
    assert (found["colours"]["0"], found["colours"]["32"], found["colours"]["15"]) == ("green", "red", "black")
    assert found["covers"]["column"][2] == list(range(3, 37, 3))
    assert found["covers"]["low"] == [list(range(1, 19))]
    assert found["covers"]["sector-nine"][3] == list(range(28, 37))
    assert found["covers"]["straight"][0] == [0]


def test_a_picture_of_the_dice_has_their_figures() -> None:
    faces = layout("fish-prawn-crab-59-2004")["equipment"]["faces"]
    assert [face["number"] for face in faces] == [1, 2, 3, 4, 5, 6]
    assert faces[2] == {"figure": "gourd", "colour": "blue", "number": 3}


def test_a_picture_of_the_shakers_layout_has_the_totals_of_small_and_big() -> None:
    found = layout("cussec-57-2004")["equipment"]
    assert found == {"totals": {"small": [4, 5, 6, 7, 8, 9, 10], "big": [11, 12, 13, 14, 15, 16, 17]}}


def test_other_tables_need_no_picture() -> None:
    assert layout("blackjack-56-2004")["equipment"] == {}


def layout(slug: str) -> dict[str, Any]:
    return layout_document(game_of(slug), Setting(option_set(edition(slug))), "en")
