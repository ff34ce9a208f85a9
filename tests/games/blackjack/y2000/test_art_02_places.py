"""Article 2(3) of 141/2000: the places at the table, who bets where, who holds the cards."""

from typing import Any

import pytest

from banca.games.blackjack.equipment import BlackjackEquipment
from banca.games.blackjack.seats import Hold, Leave, Sit, StandBy
from banca.law import OptionError, Refused
from banca.material.cards import PACK
from banca.play.act import Act, Bet, Withdraw
from tests.games.blackjack.at_blackjack import BOX, OLD, SHOE, AtBlackjack
from tests.games.blackjack.y2000 import proves

ONE_DECK = pytest.mark.parametrize("options", [BOX[OLD], {"decks": 1, "card-handling": "shuffling-machine"}])
SEVERAL = pytest.mark.parametrize(
    "options", [{"decks": 2}, SHOE[OLD], {"decks": 2, "card-handling": "shuffling-machine"}]
)


def on(player: str, place: int, stake: int = 50) -> Bet:
    return Bet(player, "main", stake, place=place)


@proves("art2.3.s1")
@pytest.mark.parametrize("places", [6, 7])
def test_2_3_s1_six_or_seven_places(places: int) -> None:
    equipment = BlackjackEquipment(dict.fromkeys(PACK, 6), "shoe", 2, places)
    table = AtBlackjack(OLD, {**SHOE[OLD], "places": places}, equipment=equipment)
    for place in range(1, places + 1):
        table.main(f"p{place}", place=place)
    assert table.state.places == tuple(range(1, places + 1))
    assert table.refused(on("zoe", places + 1)) == ("place_must_exist", "art2.3.s1")
    assert table.refused(Sit("zoe", places + 1)) == ("place_must_exist", "art2.3.s1")


@proves("art2.3.s1")
@pytest.mark.parametrize("places", [5, 8, 0])
def test_2_3_s1_no_other_number_of_places(places: int) -> None:
    with pytest.raises(OptionError):
        AtBlackjack(OLD, {**SHOE[OLD], "places": places})


@proves("art2.3.s1")
@pytest.mark.parametrize("shown", [5, 7, 8, None])
def test_2_3_s1_the_places_are_those_that_the_layout_shows(shown: int | None) -> None:
    equipment = BlackjackEquipment(dict.fromkeys(PACK, 6), "shoe", 2, shown)
    with pytest.raises(Refused, match=r"141/2000 art\. 2\(3\), sentence 1"):
        AtBlackjack(OLD, {**SHOE[OLD], "places": 6}, equipment=equipment)


@proves("art2.3.s1")
def test_2_3_s1_a_bet_without_a_place_takes_the_first_that_is_free() -> None:
    table = AtBlackjack(OLD).main("ana", place=1).main("bo")
    assert table.state.places_of("bo") == (2,)
    assert table.refused(Sit("cy", 2)) == ("seat_must_be_free", "art2.3.s1")
    for place in range(3, 7):
        table.main(f"p{place}", place=place)
    assert table.refused(Bet("zoe", "main", 50)) == ("place_must_be_free", "art2.3.s1")


@proves("art2.3.s2")
@SEVERAL
def test_2_3_s2_whoever_sits_may_bet_where_the_occupant_bets(options: Any) -> None:
    table = AtBlackjack(OLD, options).main("ana", place=1).main("cy", place=3)
    assert table.accepts(on("ana", 3))
    table.act(on("ana", 3)).deal("Th 9c", "Td 7s", bank="Kc").play("stand:ana stand:cy 8d")
    assert {(who, place): line.net for (who, _, _, place), line in table.lines().items()} == {
        ("ana", 1): 100, ("ana", 3): -50, ("cy", 3): -100,
    }  # fmt: skip


@proves("art2.3.s2")
@SEVERAL
def test_2_3_s2_not_where_the_seat_is_empty_or_its_occupant_does_not_bet(options: Any) -> None:
    table = AtBlackjack(OLD, options).act(Sit("cy", 3)).main("ana", place=1)
    for place in (2, 3):
        assert table.refused(on("ana", place)) == ("occupant_must_be_betting", "art2.3.s2")
    assert table.main("cy", place=3).accepts(on("ana", 3))
    assert table.refused(on("ana", 2)) == ("occupant_must_be_betting", "art2.3.s2")


@proves("art2.3.s2")
def test_2_3_s2_all_others_get_their_bets_back_where_the_occupant_withdraws_before_the_deal() -> None:
    table = AtBlackjack(OLD).main("ana", place=1).main("cy", place=3).act(on("ana", 3)).act(StandBy("bo"), on("bo", 3))
    table.act(Withdraw("cy", "main", place=3)).do("no-more-bets")
    table.deal("Th 9c", bank="Kc").play("stand 8d")
    lines = {(who, place): (line.result, line.returned) for (who, _, _, place), line in table.lines().items()}
    assert lines == {("ana", 3): ("push", 50), ("bo", 3): ("push", 50), ("ana", 1): ("win", 100)}
    assert {line.clauses for key, line in table.lines().items() if key[3] == 3} == {("art2.3.s2",)}
    assert table.nets() == {"ana": 100, "bo": 0}


@proves("art2.3.s2")
def test_2_3_s2_what_was_given_back_stands_in_the_settlement_of_a_cancelled_round_too() -> None:
    table = AtBlackjack(OLD).main("ana", place=1).main("cy", place=3).act(on("ana", 3), Withdraw("cy", "main", place=3))
    table.deal("Th 9c", bank="Kc").act(table.game.read_act({"act": "cancel", "why": "misdeal"}))
    assert {(key[0], key[3]): line.returned for key, line in table.lines().items()} == {("ana", 1): 100, ("ana", 3): 50}


@proves("art2.3.s2")
def test_2_3_s2_without_any_place_to_deal_to_the_round_is_over() -> None:
    table = AtBlackjack(OLD).main("ana", place=1).main("cy", place=3).act(on("ana", 3))
    table.act(Withdraw("cy", "main", place=3), Withdraw("ana", "main", place=1)).finish()
    assert {key: line.returned for key, line in table.lines().items()} == {("ana", "main", None, 3): 50}
    assert table.game.result(table.state) is None
    nobody = AtBlackjack(OLD).do("no-more-bets")
    assert nobody.game.is_over(nobody.state)
    assert nobody.lines() == {}


@proves("art2.3.s3")
@SEVERAL
def test_2_3_s3_whoever_stands_bets_on_one_place_only(options: Any) -> None:
    table = AtBlackjack(OLD, options).act(StandBy("bo")).main("ana", place=2).main("cy", place=5)
    assert table.accepts(on("bo", 2))
    assert table.accepts(on("bo", 5))
    table.act(on("bo", 2))
    assert table.refused(on("bo", 5)) == ("standing_player_must_bet_on_one_place", "art2.3.s3")
    assert table.accepts(on("bo", 2))  # a higher stake on the same place
    assert table.act(Withdraw("bo", "main", place=2)).accepts(on("bo", 5))


@proves("art2.3.s3")
def test_2_3_s3_nor_does_he_bet_where_nobody_sits_who_bets() -> None:
    table = AtBlackjack(OLD).act(StandBy("bo"), Sit("cy", 4)).main("ana", place=2)
    for place in (4, 5):
        assert table.refused(on("bo", place)) == ("occupant_must_be_betting", "art2.3.s3")
    assert table.main("cy", place=4).accepts(on("bo", 4))


@proves("art2.3.s3")
def test_2_3_s3_standing_is_said_once_and_ends_with_a_seat() -> None:
    table = AtBlackjack(OLD).act(StandBy("bo"))
    assert table.refused(StandBy("bo"))[0] == "player_must_not_stand_already"
    table.act(Sit("bo", 2)).main("bo").main("cy", place=4)
    assert table.accepts(on("bo", 4))


@proves("art2.3.s4")
@ONE_DECK
def test_2_3_s4_with_one_deck_every_player_bets_on_one_place_only(options: Any) -> None:
    table = AtBlackjack(OLD, options).main("ana", place=1).main("cy", place=3).act(StandBy("bo"), on("bo", 3))
    for player, place in (("ana", 3), ("cy", 1), ("bo", 1)):
        refused = table.refused(on(player, place))
        assert refused == ("player_must_keep_to_the_number_of_places", "art2.3.s4")
    assert table.accepts(on("ana", 1))


@proves("art2.3.s5")
@pytest.mark.parametrize("script", ["", "hear", "stand:ana", "stand:ana stand:bo 8d"])
@pytest.mark.parametrize("act", [Sit("ana", 5), StandBy("ana"), Sit("zoe", 5)])
def test_2_3_s5_nobody_changes_place_during_a_round(script: str, act: Act) -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=4).deal("Th 9c", "Td 7s", bank="Kc").play(script)
    refusal = table.refusal(act)
    assert (refusal.norm, refusal.clause) == ("players_must_keep_their_places", "art2.3.s5")
    table.play(*["stand:ana", "stand:bo", "8d"][len(script.replace("hear", "").split()) :])
    assert table.following().accepts(Sit("ana", 5))


@proves("art2.3.s5")
def test_2_3_s5_from_the_close_of_the_bets_on_places_are_kept() -> None:
    table = AtBlackjack(OLD).main("ana").act(Sit("bo", 4))
    assert table.accepts(Sit("bo", 5))
    assert table.refused(Sit("ana", 5))[0] == "bets_must_be_taken_back_first"
    assert table.refused(Leave("ana"))[0] == "bets_must_be_taken_back_first"
    assert table.do("no-more-bets").refusal(Sit("bo", 5)).clause == "art2.3.s5"


@proves("art2.3.s5", "art14.s1")
@pytest.mark.parametrize("player", ["bo", "cy", "zoe"])
def test_2_3_s5_nobody_holds_the_cards_of_another_place(player: str) -> None:
    table = AtBlackjack(OLD).main("ana", place=4).main("bo", place=1).act(StandBy("cy"), on("cy", 4))
    table.deal("Th 9c", "Td 7s", bank="Kc")
    clause = "art14.s1" if player == "cy" else "art2.3.s5"  # cy has bet on the place, which ana occupies
    assert table.refused(Hold(player, 4)) == ("cards_must_be_held_at_their_own_place", clause)
    assert table.accepts(Hold("ana", 4))
    assert table.refused(Hold("ana", 1)) == ("cards_must_be_held_at_their_own_place", "art2.3.s5")


@proves("art2.3.s5")
def test_2_3_s5_cards_stay_on_the_table_when_their_holder_leaves() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).deal("Th 9c", "Td 7s", bank="Kc").act(Hold("ana", 1))
    assert table.refused(Hold("ana", 1))[0] == "cards_must_not_be_held_already"
    table.act(Leave("ana"))
    assert (table.state.people.holders, table.hand(1)) == ((), "Th 9c")
    assert table.refused(Sit("cy", 1)) == ("players_must_keep_their_places", "art2.3.s5")
    assert table.play("stand:bo 8d").nets() == {"ana": 100, "bo": -100}
    assert table.following().accepts(Sit("cy", 1))
    assert not table.following().accepts(Sit("cy", 2))


@proves("art2.3.s5")
def test_2_3_s5_cards_are_held_only_where_some_lie() -> None:
    table = AtBlackjack(OLD).main("ana")
    assert table.refusal(Hold("ana", 1)).norm == "cards_must_lie_there"
    assert table.refusal(Hold("ana", 2)).norm == "cards_must_lie_there"
    assert table.deal("Th 9c", bank="Kc").refusal(Hold("ana", 2)).norm == "cards_must_lie_there"


@proves("art2.3.s5")
def test_2_3_s5_before_the_round_whoever_leaves_frees_the_seat() -> None:
    table = AtBlackjack(OLD).act(Sit("ana", 2), StandBy("bo"), Leave("ana"), Leave("bo"))
    assert (table.state.shoe.seats, table.state.shoe.standing) == ((), ())
    assert table.accepts(Sit("cy", 2))
