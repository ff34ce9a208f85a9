"""Article 1 of 55/2004: equipment."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.equipment import BaccaratEquipment, equipment_of, equipment_refusals
from banca.games.baccarat.preparation import Burn, Cut
from banca.games.baccarat.shoe import Shoe
from banca.law import OptionError, Refused, edition, option_set
from banca.material.cards import PACK
from banca.play.act import Bet, Do
from banca.play.setting import Setting
from tests.fixed_order import to_come
from tests.games.baccarat.at_baccarat import GAME, PLAYER_WINS, TIE, AtBaccarat, sealed

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

MACHINE = {"dealing-device": "shuffler-dealer"}


def setting_with(options: dict[str, Any] | None = None, **changes: Any) -> Setting:
    setting = Setting(option_set(edition("baccarat-55-2004"), options))
    return replace(setting, equipment=replace(equipment_of(setting), **changes))


def flaws(options: dict[str, Any] | None = None, **changes: Any) -> list[tuple[str, str | None]]:
    return [(refusal.norm, refusal.clause) for refusal in equipment_refusals(setting_with(options, **changes))]


@proves("art1")
@pytest.mark.parametrize("lacking", [{"cards": {}}, {"table": False}, {"shoe": False, "shuffler_dealer": False}])
def test_1_without_cards_table_or_dealing_device_no_round_opens(lacking: dict[str, Any]) -> None:
    assert flaws(**lacking) == [("equipment_must_be_complete", "art1")]
    with pytest.raises(Refused, match=r"equipment_must_be_complete, 55/2004 art\. 1\]"):
        GAME.opening(setting_with(**lacking))


@proves("art1")
def test_1_a_shoe_needs_no_machine() -> None:
    assert equipment_of(setting_with()) == BaccaratEquipment(dict.fromkeys(PACK, 6))
    assert flaws(shuffler_dealer=False, shuffler=False) == []
    assert flaws(MACHINE, shoe=False, cut_cards=0) == []


@proves("art1.1")
def test_1_1_eight_packs_are_416_cards_each_eight_times_and_no_joker() -> None:
    table = sealed(1, {"decks": 8})
    table.advance()
    cards = GAME.card_weights(table.state)
    assert sum(cards.values()) == 416
    assert set(cards) == set(PACK)
    assert len(PACK) == 52
    assert set(cards.values()) == {8}
    assert Counter(to_come(table)) == cards


@proves("art1.1")
@pytest.mark.parametrize("cards", [dict.fromkeys(PACK, 5), dict.fromkeys(PACK, 6) | {"joker": 2}, {"Ah": 312}])
def test_1_1_cards_that_are_no_whole_packs_are_refused(cards: dict[str, int]) -> None:
    assert flaws(cards=cards) == [("cards_must_be_whole_packs", "art1.1")]


@proves("art1.1")
def test_1_1_six_to_twelve_packs() -> None:
    for packs in (5, 13):
        with pytest.raises(OptionError, match=rf"decks={packs} is not allowed: 6 to 12 \(55/2004 art\. 1\(1\)\)"):
            AtBaccarat({"decks": packs})
    for packs in range(6, 13):
        assert AtBaccarat({"decks": packs}).setting.options["decks"] == packs


@proves("art1.1")
def test_1_1_a_card_that_the_packs_do_not_hold_is_refused() -> None:
    table = AtBaccarat().to("card")
    for card in ("joker", "1h", "Ax", "white"):
        assert table.refused(Dealt(card)) == ("card_must_be_of_the_pack", "art1.1")
    table = AtBaccarat(shoe=Shoe(6, seen=("Kh",) * 5)).deal("Kh")
    assert table.refused(Dealt("Kh")) == ("card_must_be_left", "art1.1")  # the seventh of six packs
    assert table.accepts(Dealt("Kd"))
    assert Dealt("Kh", "banker") not in table.turn.weights
    assert table.turn.weights[Dealt("Kd", "banker")] == 6


@proves("art1.2")
def test_1_2_a_shoe_without_a_cut_card_is_refused() -> None:
    with pytest.raises(OptionError, match=r"cut-card-count=0 is not allowed: 1 or more"):
        AtBaccarat({"cut-card-count": 0})
    assert flaws(cut_cards=0) == [("cut_cards_must_be_as_many_as_adopted", "art1.2")]
    assert flaws({"cut-card-count": 3}, cut_cards=3) == []
    assert flaws(shoe=False, shuffler_dealer=True) == [("shoe_must_be_there", "art1.2")]


@proves("art1.2")
def test_1_2_of_several_cut_cards_only_the_white_one_ends_the_shoe() -> None:
    table = AtBaccarat({"cut-card-count": 3}).to("card").do("white-card")
    assert table.refused(Do("white-card")) == ("white_card_must_come_once", "art3.1")
    assert table.deal(PLAYER_WINS).following().state.stage == "shuffle"


@proves("art1.3")
def test_1_3_with_the_machine_there_is_no_shoe_cut_card_or_end_of_shoe() -> None:
    assert flaws(MACHINE, shuffler_dealer=False, shoe=True) == [("machine_must_be_there", "art1.3")]
    table = AtBaccarat(MACHINE, shoe=None)
    for _ in range(90):  # more rounds than any shoe holds
        assert table.state.stage == "betting"
        assert table.names() == ["no-more-bets"]
        assert table.refused(Do("white-card")) == ("act_must_belong_to_the_dealing_device", "art2.3")
        assert table.state.shoe.rounds_left != 1
        table = table.deal(PLAYER_WINS).following()


@proves("art1.4")
def test_1_4_a_shuffler_only_takes_the_place_of_shuffling_by_hand() -> None:
    table = AtBaccarat({"shuffle-method": "shuffler"}, shoe=None)
    assert table.names() == AtBaccarat(shoe=None).names()
    assert table.names()[:5] == ["shuffle", "cut", "place-white-card", "load", "burn"]
    assert table.game.clauses_for(table.state, Do("shuffle")) == ("art2.1", "art1.4")
    assert flaws({"shuffle-method": "shuffler"}, shuffler=False) == [("shuffler_must_be_there", "art1.4")]
    table.do("shuffle").act(Cut("croupier")).do("place-white-card", "load").act(Burn(6))
    assert table.accepts(Do("no-more-bets"))


@proves("art1.5")
def test_1_5_one_or_two_layouts_that_share_the_hands() -> None:
    with pytest.raises(OptionError, match="layouts=3 is not allowed: 1 to 2"):
        AtBaccarat({"layouts": 3})
    assert flaws(layouts=2) == [("layouts_must_be_as_many_as_adopted", "art1.5")]
    table = AtBaccarat({"layouts": 2})
    table.act(Bet("ana", "player", 100, layout=1), Bet("bo", "player", 100, layout=2))
    assert table.refused(Bet("bo", "player", 100, layout=3)) == ("layout_must_exist", "art1.5")
    settlement = table.deal(PLAYER_WINS).finish().settlement
    assert settlement.players == {"ana": 100, "bo": 100}
    assert AtBaccarat().refused(Bet("bo", "player", 100, layout=2)) == ("layout_must_exist", "art1.5")


@proves("art1.5")
def test_1_5_no_stake_stands_on_a_layout_that_is_not_there() -> None:
    options = {"layouts": 2, "after-tie": "keep"}
    tied = AtBaccarat(options).act(Bet("ana", "player", 100, layout=2)).deal(TIE).following()
    assert tied.state.stakes[0].position.layout == 2
    with pytest.raises(Refused, match=r"on layout 2: the table has 1 \[layout_must_exist, 55/2004 art\. 1\(5\)\]"):
        AtBaccarat({**options, "layouts": 1}, tied.state.shoe)


@proves("art1.5.b")
def test_1_5_b_seven_seats_or_more() -> None:
    with pytest.raises(OptionError, match="seats=6 is not allowed: 7 or more"):
        AtBaccarat({"seats": 6})
    assert flaws(seats=6) == [("seats_must_be_as_many_as_adopted", "art1.5.b")]
    assert AtBaccarat({"seats": 9}).accepts(Bet("ana", "player", 100, place=9))
    assert AtBaccarat({"seats": 7}).refuses_bet("ana", "player", 100, place=8) == ("place_must_exist", "art1.5.b")
