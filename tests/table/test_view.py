"""What the views of a table hold: for everybody, for one player alone, and of an act."""

import json
from random import Random
from typing import Any

import pytest

from banca.games import game_of
from banca.law import EDITIONS, option_set
from banca.material.chance import Seeded
from banca.money import Position
from banca.play.act import Bet
from banca.play.one_draw import OneDraw
from banca.play.setting import Setting
from banca.table import Table
from banca.table.view import act_seen_by, everyone, only_for, position_key
from tests.games.baccarat.at_baccarat import AtBaccarat
from tests.games.blackjack.at_blackjack import NEW, SHOE, AtBlackjack
from tests.games.pai_kau.at_pai_kau import AtPaiKau
from tests.games.stud_poker.at_stud import CLOSED, HANDS, OPENS, AtStud
from tests.table.test_non_interference import BETS, PLAYERS, Scene, next_act

PHASES_OF_ONE_DRAW = {"preparing", "betting", "closed", "announcing", "paying", "over"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_views_are_plain_data_at_every_step_of_every_game(edition: str) -> None:
    scene, random = Scene(edition, {}, {}), Random(edition)
    table, phases = Table(scene.game, scene.setting, Seeded(edition)), set()
    for _ in range(4):
        bets = BETS
        while not (table.is_over and table.acts):
            next_act(scene, table, random, bets)
            bets -= 1
            view = everyone(table.game, table.state)
            phases.add(view["seen"].get("phase") or view["seen"]["stage"])
            assert json.loads(json.dumps(view)) == view
            for player in PLAYERS:
                own = only_for(table.game, table.state, player)
                assert json.loads(json.dumps(own)) == own
                assert own.keys() <= {"seen", "choices", "otherwise"}
        assert view["turn"]["kind"] == "over" or edition.startswith("craps")
        assert view["result"] == table.game.result(table.state)
        table.open_round()
    assert "betting" in phases
    if isinstance(table.game, OneDraw):
        assert phases <= PHASES_OF_ONE_DRAW
        assert phases >= PHASES_OF_ONE_DRAW - {"preparing", "closed"}  # a wheel needs no cover


def test_stakes_have_a_name_of_their_own() -> None:
    game = game_of("cussec-57-2004")
    table = Table(game, Setting(option_set(game.edition)), Seeded(1))
    while table.turn.__class__.__name__ != "Betting":
        table.advance()
    table.do(Bet("ana", "two-dice", 100, (2, 5)))
    table.do(Bet("陳", "big", 200))
    stakes = everyone(game, table.state)["stakes"]
    assert list(stakes) == ['["ana","two-dice",[2,5],1,null]', '["陳","big",null,1,null]']
    assert stakes[position_key(Position("ana", "two-dice", (2, 5)))] == {
        "player": "ana", "bet": "two-dice", "selection": [2, 5], "layout": 1, "place": None, "amount": 100, "held": 0,
    }  # fmt: skip


def turn_of(table: Any) -> Any:
    return everyone(table.game, table.state)["turn"]


def test_a_decision_shows_whose_it_is_and_its_choices_to_him_alone() -> None:
    table = AtBlackjack(NEW).main("ana").main("bo", place=2).deal("Ah Kc", "Td 3c", bank="9c").play("hear")
    assert turn_of(table) == {"kind": "decision", "player": "ana"}
    own = only_for(table.game, table.state, "ana")
    assert [choice["act"] for choice in own["choices"]] == ["surrender", "stand"]
    assert own["otherwise"] == {"act": "stand", "player": "ana", "place": 1}
    assert own["seen"] == {
        "places": {"1": [["Ah", "Kc"]], "2": [["??", "??"]]},
        "totals": {"1": [21], "2": [None]},
    }
    assert only_for(table.game, table.state, "bo")["seen"] == {
        "places": {"1": [["??", "??"]], "2": [["Td", "3c"]]},
        "totals": {"1": [None], "2": [13]},
    }
    assert only_for(table.game, table.state, "eve") == {}
    table.play("stand:ana")
    assert "otherwise" not in only_for(table.game, table.state, "bo")


def test_a_turn_names_the_act_that_is_prescribed_or_awaited() -> None:
    table = AtStud()
    assert turn_of(table) == {"kind": "croupier", "act": "shuffle"}
    table.ante("ana", 1)
    assert turn_of(table) == {"kind": "betting", "act": "no-more-bets"}
    table.do("no-more-bets")
    assert turn_of(table) == {"kind": "chance", "act": "card"}
    craps = game_of("craps-53-2010")
    state = craps.opening(Setting(option_set(craps.edition)))
    assert everyone(craps, state)["turn"] == {"kind": "betting"}  # nobody can throw as yet


def seen_acts(table: Any, acts: list[Any], viewer: str | None) -> list[Any]:
    found = []
    for act in map(table.game.read_act, acts):
        before, table.state = table.state, table.game.after(table.state, act)
        found.append(act_seen_by(table.game, before, table.state, act, viewer))
    return found


@pytest.mark.parametrize(
    ("viewer", "own", "croupiers"), [("ana", "Js", ["??"] * 5), ("bo", "??", ["??"] * 5), (None, "??", ["??"] * 5)]
)
def test_cards_face_down_are_left_out_of_an_act(viewer: str | None, own: str, croupiers: list[str]) -> None:
    table = AtStud().ante("ana", 1).do("no-more-bets")
    first, *_ = seen_acts(table, [{"act": "card", "to": 1, "card": "Js"}], viewer)
    assert first == {"act": "card", "to": 1, "card": own}
    dealt = AtStud().ante("ana", 1).do("no-more-bets")
    (hand,) = seen_acts(dealt, [{"act": "hand", "to": "croupier", "cards": CLOSED.split()}], viewer)
    assert hand == {"act": "hand", "to": "croupier", "cards": croupiers}


def test_an_act_that_hides_nothing_is_shown_whole() -> None:
    table = AtBaccarat().to("betting")
    bet = {"act": "bet", "player": "ana", "bet": "player", "stake": 100}
    assert seen_acts(table, [bet], None) == [bet]


def test_how_tiles_are_arranged_is_seen_by_who_holds_them() -> None:
    for viewer, front in (("ana", ["6-6", "3-6"]), ("bia", ["??", "??"]), (None, ["??", "??"])):
        table = AtPaiKau().bank().seat("ana", 2, 100_00).dealt(seat2="win")
        tiles = list(table.state.hand(2))
        (act,) = seen_acts(table, [{"act": "arrange", "player": "ana", "place": 2, "front": tiles[:2]}], viewer)
        assert act["front"] == (tiles[:2] if viewer == "ana" else front)


def test_a_card_that_went_astray_before_the_burn_is_burnt_unseen() -> None:
    table = AtBlackjack(NEW, SHOE[NEW]).main("ana").deal("Th 9c", bank="Kc").play("stand 8d").finish()
    table.state = table.game.opening(Setting(table.setting.options, memory=table.game.remembered(table.state)))
    table.main("ana").main("bo", place=2).do("no-more-bets")
    assert table.state.stage == "round-burn"
    acts = [
        {"act": "misdeal", "to": 2},
        {"act": "card", "to": 2, "card": "5d"},
        {"act": "correct"},
    ]
    assert seen_acts(table, acts, "ana")[1] == {"act": "card", "to": 2, "card": "??"}


@pytest.mark.parametrize(("croupier", "said"), [(CLOSED, "raised"), (OPENS, "two-pairs")])
def test_a_hand_that_is_never_opened_is_not_in_the_result(croupier: str, said: str) -> None:
    table = AtStud().ante("ana", 1).deal(croupier, box1=HANDS["two-pairs"]).raise_("ana").finish()
    view = everyone(table.game, table.state)
    assert view["result"]["boxes"] == {"1": said}
    assert ("1" in view["seen"]["face_up"]) is (said != "raised")
