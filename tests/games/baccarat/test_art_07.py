"""Article 7 of 55/2004: dealing and showing."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.showing import HandOver, Show, holder, seen_by
from banca.play.act import Do
from banca.play.turn import Croupier
from tests.fixed_order import to_come
from tests.games.baccarat.at_baccarat import PLAYER_WINS, AtBaccarat, sealed

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

MACHINE = {"dealing-device": "shuffler-dealer"}


@proves("art7.1")
def test_7_1_two_cards_to_each_side_in_turn_the_player_first() -> None:
    table = AtBaccarat()
    for card, side, other in (
        ("9h", "player", "banker"),
        ("3s", "banker", "player"),
        ("Kd", "player", "banker"),
        ("5c", "banker", "player"),
    ):
        assert table.to("card").refused(Dealt(card, other)) == ("card_must_go_where_the_rules_say", "art10")
        table.act(Dealt(card, side))
    assert (table.state.player.cards, table.state.banker.cards) == (("9h", "Kd"), ("3s", "5c"))


@proves("art7.1")
def test_7_1_the_player_always_shows_first() -> None:
    table = AtBaccarat().deal("9h 3s Kd")
    assert table.refused(Show("player")) == ("cards_must_be_dealt_first", "art7.1")
    table.deal("5c")
    assert table.refused(Show("banker")) == ("player_must_show_first", "art7.1")
    assert table.game.result(table.state) is None
    assert table.turn == Croupier(Show("player"))
    table.act(Show("player"))
    assert table.refused(Show("player")) == ("card_must_be_face_down", "art7.1")
    assert table.game.result(table.state) is None
    table.act(Show("banker"))
    assert table.game.result(table.state) == {
        "winner": "player",
        "player": ["9h", "Kd"],
        "player_total": 9,
        "banker": ["3s", "5c"],
        "banker_total": 8,
        "player_pair": False,
        "banker_pair": False,
        "natural": True,
    }


@proves("art7.1")
def test_7_1_the_shoe_deals_face_down_and_a_third_card_waits_for_the_showing() -> None:
    table = AtBaccarat().deal("2h 3s Kd 2c")
    seen = seen_by(table.state, "ana")
    assert (seen["player"], seen["banker"]) == (["??", "??"], ["??", "??"])
    assert table.refused(Dealt("4h")) == ("cards_must_be_shown_first", "art7.1")
    table.act(Show("player"), Show("banker"))
    seen = seen_by(table.state, "ana")
    assert (seen["player"], seen["banker"]) == (["2h", "Kd"], ["3s", "2c"])
    table.act(Dealt("4h"))
    assert seen_by(table.state, "ana")["player"] == ["2h", "Kd", "??"]
    assert table.refused(Dealt("4s")) == ("cards_must_be_shown_first", "art7.1")
    table.act(Show("player"))
    assert seen_by(table.state, "ana")["player"] == ["2h", "Kd", "4h"]
    assert table.act(Dealt("Ks")).turn == Croupier(Show("banker"))


@proves("art7.2")
def test_7_2_the_machine_deals_face_up() -> None:
    table = AtBaccarat(MACHINE).bet("ana", "player", 100, place=1)
    for at, card in enumerate(PLAYER_WINS.split()):
        table.deal(card)
        seen = seen_by(table.state, None)
        assert "??" not in (*seen["player"], *seen["banker"])
        assert len(seen["player"]) + len(seen["banker"]) == at + 1
    assert table.game.result(table.state)["winner"] == "player"


@proves("art7.2")
@pytest.mark.parametrize("handling", ["allowed", "forbidden"])
def test_7_2_there_is_nothing_to_look_at_or_to_turn(handling: str) -> None:
    """Reading no-handling-with-the-shuffler-dealer: whatever is adopted for the handling of cards."""
    table = AtBaccarat({**MACHINE, "card-handling": handling}).bet("ana", "player", 100, place=1).deal("9h 3s Kd")
    assert "card-handling" in table.setting.options.inapplicable
    for act in (HandOver("player", "ana"), Show("player")):
        assert table.refused(act) == ("cards_must_be_dealt_face_up", "art7.2")
    assert holder(table.state, "player") is None
    assert table.deal("5c").names() == ["pay", "return-cards"]


@proves("art7.2")
def test_7_2_after_every_round_the_cards_go_back() -> None:
    table = AtBaccarat(MACHINE).bet("ana", "player", 100)
    for stage in ("no-more-bets", "card"):
        assert table.to(stage).refused(Do("return-cards")) == ("cards_must_go_back_after_the_round", "art7.2")
    table.deal("9h 9h 9h 9h")
    assert table.refused(Do("return-cards")) == ("cards_must_go_back_after_the_round", "art7.2")
    assert sum(table.game.card_weights(table.state).values()) == 308
    assert table.to("return-cards").do("return-cards").game.is_over(table.state)
    following = table.following().to("card")
    assert sum(following.turn.weights.values()) == 312
    assert following.turn.weights[Dealt("9h", "player")] == 6
    assert AtBaccarat().refused(Do("return-cards")) == ("cards_must_go_back_after_the_round", "art7.2")


@proves("art7.2")
def test_7_2_each_round_of_the_machine_is_drawn_and_sealed_anew_from_all_312_cards() -> None:
    table = sealed(6, MACHINE)
    commitments = set()
    for _ in range(3):
        assert len(to_come(table)) == 312
        commitments.add(table.commitment)
        while not table.is_over:
            table.advance()
        table.open_round()
    assert len(commitments) == 3


@proves("art7.1")
def test_7_1_once_the_round_is_decided_nothing_is_left_to_show() -> None:
    table = AtBaccarat().bet("ana", "player", 100).deal(PLAYER_WINS).to("pay")
    for act in (Show("player"), HandOver("banker", "ana")):
        assert table.refused(act) == ("cards_must_be_shown_before_payment", "art7.1")
