"""Article 7 of 96/85/M: several bettors on a seat, and what nobody may do with tiles."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.arranging import Arrange, HouseWay, holder
from banca.games.pai_kau.betting import where
from banca.games.pai_kau.conduct import BREACHES, REPLACE_SET, Breach, Speak, TakeAway, Touch
from banca.games.pai_kau.dealing import DealTiles, Expose
from banca.games.pai_kau.shaking import Void
from banca.play.act import Bet, Withdraw
from banca.play.turn import Croupier, Decision
from tests.games.pai_kau.at_pai_kau import BANKERS, HANDS, AtPaiKau, house, ready, tiles_of, two

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")


def shared() -> AtPaiKau:
    """Ana's seat with 100, and 300 and 200 of others on it."""
    return AtPaiKau().bank().seat("ana", 2, 100_00).co_bet("caio", 2, 300_00).co_bet("dora", 2, 200_00)


def laid(player: str, place: int, hand: str) -> Arrange:
    return Arrange(player, place, two(HANDS[hand][0]))


@proves("art7.1", "art7.4")
def test_7_1_the_highest_stake_holds_and_arranges() -> None:
    table = shared().dealt(seat2="win")
    assert table.game.turn(table.state).player == "caio"
    for other in ("ana", "dora"):
        refusal = table.refusal(laid(other, 2, "win"))
        assert (refusal.norm, refusal.clause) == ("tiles_must_be_arranged_by_the_highest_stake", "art7.1")
    assert table.accepts(laid("caio", 2, "win"))


@proves("art7.1")
@pytest.mark.parametrize(("hand", "result"), [("win", "win"), ("lose", "lose"), ("push", "push")])
def test_7_1_all_stakes_on_a_seat_have_its_result(hand: str, result: str) -> None:
    lines = shared().played(seat2=hand).lines()
    on_the_seat = [line for line in lines.values() if line.position.place == 2]
    assert {line.result for line in on_the_seat} == {result}
    assert len(on_the_seat) == 3


@proves("art7.1")
def test_7_1_of_equal_stakes_the_first_arranges() -> None:
    table = AtPaiKau().bank().seat("ana", 2).co_bet("caio", 2).dealt(seat2="win")
    assert holder(table.state, 2) == "ana"
    table = AtPaiKau().bank().seat("ana", 2, 1_00).co_bet("caio", 2).co_bet("dora", 2).dealt(seat2="win")
    assert holder(table.state, 2) == "caio"


@proves("art7.1")
def test_7_1_a_co_bet_is_on_the_seat_of_another() -> None:
    table = ready()
    for act in (Bet("ana", "co-bet", 100, place=2), Bet("caio", "co-bet", 100, place=3)):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("co_bet_must_be_on_the_seat_of_another", "art7.1")
    refusal = table.refusal(Bet("caio", "seat", 100, place=2))
    assert (refusal.norm, refusal.clause) == ("seat_of_another_must_be_co_bet_on", "art7.1")
    co_bet = Bet("caio", "co-bet", 100, place=2)
    assert table.accepts(co_bet)
    assert table.game.clauses_for(table.state, co_bet) == ("art4.6", "art7.1")
    assert where(table.state, Bet("caio", "co-bet", 100)).place is None  # a seat is never chosen for it
    assert table.accepts(Bet("ana", "seat", 100, place=3))


@proves("art7.1")
def test_7_1_whose_seat_it_is_stays_while_others_co_bet_on_it() -> None:
    table = shared()
    refusal = table.refusal(Withdraw("ana", "seat"))
    assert (refusal.norm, refusal.clause) == ("seat_with_co_bets_must_have_its_own_stake", "art7.1")
    assert str(refusal.says).endswith("(reading seat-with-co-bets)")
    assert table.game.edition.readings["seat-with-co-bets"].clauses == ("art7.1",)
    assert table.accepts(Withdraw("ana", "seat", None, 50_00))
    assert table.take_back("caio", "co-bet").take_back("dora", "co-bet").accepts(Withdraw("ana", "seat"))


@proves("art7.2")
def test_7_2_a_lost_arrangement_that_could_have_won_is_owed_for() -> None:
    """The lost stake and the winnings forgone: 100 and 96, 200 and 192."""
    table = shared().dealt(seat2="win").arranged(seat2="badly-won").finish()
    assert table.shown["hands"]["2"]["result"] == "lose"
    assert table.shown["debts"] == [
        {"from": "caio", "to": "ana", "place": 2, "amount": 196_00, "clause": "art7.2"},
        {"from": "caio", "to": "dora", "place": 2, "amount": 392_00, "clause": "art7.2"},
    ]


@proves("art7.2")
def test_7_2_one_that_could_have_drawn_is_owed_the_lost_stake() -> None:
    table = shared().dealt(seat2="push").arranged(seat2="badly-drawn").finish()
    assert [debt["amount"] for debt in table.shown["debts"]] == [100_00, 200_00]


@proves("art7.2")
def test_7_2_what_the_bank_could_not_take_is_not_owed() -> None:
    table = AtPaiKau().bank(150_00).seat("ana", 2, 100_00).co_bet("caio", 2, 300_00).co_bet("dora", 2, 50_00)
    table.dealt(seat2="push").arranged(seat2="badly-drawn").finish()
    assert table.shown["debts"] == [{"from": "caio", "to": "ana", "place": 2, "amount": 100_00, "clause": "art7.2"}]


@proves("art7.2")
def test_7_2_nothing_is_owed_but_for_a_loss_that_could_be_helped() -> None:
    """Drawn where another division would have won; lost whatever the division; lost by the best division."""
    assert shared().played(seat2="lose").shown["debts"] == []
    table = shared().shaken().act(DealTiles(2, ("6-6", "6-6", "3-6", "2-3")))
    table.act(DealTiles(1, two(" ".join(BANKERS)))).fill()
    table.act(Arrange("caio", 2, ("6-6", "6-6"))).arranged().finish()
    assert table.shown["hands"]["2"]["result"] == "push"
    assert table.shown["debts"] == []


@proves("art7.2")
def test_7_2_the_house_pays_nothing_and_no_stake_is_moved() -> None:
    badly, table = shared().dealt(seat2="win").arranged(seat2="badly-won"), shared().played(seat2="lose")
    assert badly.nets() == table.nets()
    assert badly.house() == table.house()


@proves("art7.2")
def test_7_2_what_the_dealer_arranged_nobody_owes_for() -> None:
    posted = {"arranging-seconds": 60, "house-way": "highest-front"}
    table = AtPaiKau(parameters=posted).bank().seat("ana", 2).co_bet("caio", 2).dealt(seat2="win")
    table.act(HouseWay(2)).arranged().finish()
    assert table.shown["debts"] == []


@proves("art7.3")
def test_7_3_a_tile_that_leaves_the_table_is_recorded() -> None:
    table = ready()
    assert table.refusal(TakeAway("ana", 2)).clause == "art7.3"
    assert table.refusal(TakeAway("ana", 9)).norm == "place_must_exist"
    table.dealt(seat2="win")
    before = table.state
    table.act(TakeAway("ana", 2))
    assert table.state.log == (TakeAway("ana", 2),)
    assert (table.state.deal.tiles, table.state.stakes) == (before.deal.tiles, before.stakes)
    assert table.game.clauses_for(before, TakeAway("ana", 2)) == ("art7.3",)
    assert table.arranged(seat2="win").nets() == {"ana": 96_00, "bia": -100_00}


@proves("art7.4")
def test_7_4_one_player_holds_the_tiles_of_a_seat_but_the_bankers() -> None:
    table = AtPaiKau(**house(500_00)).bank().seat("ana", 2, 100_00).co_bet("caio", 2, 300_00).backing("dora", 100_00, 5)
    table.dealt(seat2="win")
    names = ("ana", "caio", "bia", "house", "dora", "zoe")
    views = {name: table.game.seen_by(table.state, name) for name in names}
    seen = {name: {key: view[key] for key in ("tiles", "holds")} for name, view in views.items()}
    bankers = list(two(" ".join(BANKERS)))
    assert seen["caio"] == {"tiles": {"2": list(tiles_of("win"))}, "holds": [2]}
    for name in ("bia", "house", "dora"):
        assert seen[name] == {"tiles": {"1": bankers}, "holds": [1]}
    for name in ("ana", "zoe"):
        assert seen[name] == {"tiles": {}, "holds": []}
    assert table.accepts(Touch("dora", 1))
    assert table.accepts(Speak("house", 1))


@proves("art7.5")
def test_7_5_nobody_arranges_two_seats_and_the_next_highest_takes_the_other() -> None:
    """Caio has the highest stake on seats 2 and 3 and chooses seat 3; on seat 2 Ana is next."""
    table = AtPaiKau().bank().seat("ana", 2).seat("dora", 3).co_bet("caio", 2, 300_00).co_bet("caio", 3, 300_00)
    table.dealt(2, seat2="win", seat3="lose")
    assert table.refusal(laid("ana", 2, "win")).norm == "tiles_must_be_arranged_by_the_highest_stake"
    table.act(laid("caio", 3, "lose"))
    refusal = table.refusal(laid("caio", 2, "win"))
    assert (refusal.norm, refusal.clause) == ("player_must_arrange_one_seat", "art7.5")
    assert table.game.turn(table.state).player == "ana"
    assert table.arranged(seat2="win").nets()["ana"] == 96_00


@proves("art7.5")
def test_7_5_where_nobody_is_left_the_dealer_arranges_by_the_house_way() -> None:
    table = AtPaiKau().bank().seat("ana", 2).seat("ana", 3).dealt(2, seat2="lose", seat3="lose-too")
    assert isinstance(table.game.turn(table.state), Decision)
    table.act(laid("ana", 2, "lose"))
    assert table.game.turn(table.state) == Croupier(HouseWay(3))
    assert table.refusal(laid("ana", 3, "lose")).clause == "art7.5"
    assert table.fill().arranged().nets() == {"ana": -200_00, "bia": 192_00}


@proves("art7.5")
def test_7_5_an_excluded_seat_leaves_its_bettor_free_for_another() -> None:
    table = AtPaiKau().bank().seat("ana", 2).seat("ana", 3).dealt(2, seat2="lose", seat3="win")
    table.act(Expose(2), Expose(2))
    assert table.game.turn(table.state).player == "ana"
    assert table.arranged(seat3="win").nets() == {"ana": 96_00, "bia": -100_00}


@proves("art7.5")
def test_7_5_nobody_touches_or_talks_about_the_tiles_of_others() -> None:
    table = AtPaiKau().bank().seat("ana", 2).co_bet("eva", 2, 1_00).seat("caio", 3).dealt(seat2="win", seat3="lose")
    for player, place in (("ana", 3), ("bia", 2), ("caio", 1), ("ana", 5)):
        touched, spoken = table.refusal(Touch(player, place)), table.refusal(Speak(player, place))
        assert (touched.norm, touched.clause) == ("player_must_not_touch_tiles_of_other_seats", "art7.5")
        assert (spoken.norm, spoken.clause) == ("player_must_not_speak_about_anothers_tiles", "art7.5")
    assert table.act(Touch("ana", 2), Speak("ana", 2)).state.log == (Touch("ana", 2), Speak("ana", 2))
    refusal = table.refusal(laid("zoe", 2, "win"))
    assert (refusal.norm, refusal.clause) == ("tiles_must_be_arranged_by_their_holder", "art7.5")
    for act in (Touch("ana", 2), Speak("ana", 2)):
        assert ready().refusal(act).norm == "tiles_must_have_been_dealt"


@proves("art7.4")
def test_7_4_one_player_holds_the_tiles_of_a_seat_and_his_co_bettors_do_not() -> None:
    table = AtPaiKau().bank().seat("ana", 2).co_bet("eva", 2, 1_00).dealt(seat2="win")
    touched, spoken = table.refusal(Touch("eva", 2)), table.refusal(Speak("eva", 2))
    assert (touched.norm, touched.clause) == ("tiles_must_be_held_by_one_player", "art7.4")
    assert str(touched.says) == "ana holds the tiles of seat 2, and nobody beside him"
    assert (spoken.norm, spoken.clause) == ("player_must_not_speak_about_anothers_tiles", "art7.5")


@proves("art7.4")
def test_7_4_what_the_dealer_arranged_the_players_of_the_seat_do_not_touch() -> None:
    table = AtPaiKau(parameters={"arranging-seconds": 60}).bank().seat("ana", 2).dealt(seat2="win").act(HouseWay(2))
    refusal = table.refusal(Touch("ana", 2))
    assert (refusal.norm, refusal.clause) == ("tiles_must_be_held_by_one_player", "art7.4")
    assert str(refusal.says) == "the dealer holds the tiles of seat 2, and nobody beside him"


@proves("art2.3")
def test_2_3_nobody_holds_the_tiles_of_a_seat_that_is_excluded() -> None:
    table = AtPaiKau().bank().seat("ana", 2).seat("caio", 3).dealt(2, seat2="lose", seat3="win")
    table.act(Expose(2), Expose(2))
    for act in (Touch("ana", 2), Speak("ana", 2)):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("seat_must_not_be_excluded", "art2.3")
    assert table.refusal(Speak("caio", 2)).clause == "art7.5"


@proves("art7.5")
def test_7_5_no_player_sees_the_tiles_of_others_before_they_are_turned_up() -> None:
    table = AtPaiKau().bank().seat("ana", 2).seat("caio", 3).dealt(seat2="win", seat3="lose")
    assert set(table.game.seen_by(table.state, "ana")["tiles"]) == {"2"}
    table.arranged(seat2="win", seat3="lose")
    assert set(table.game.seen_by(table.state, "ana")["tiles"]) == {"2"}
    assert table.shown is None
    assert set(table.finish().game.seen_by(table.state, "ana")["tiles"]) == {"1", "2", "3"}


@proves("art7.5")
def test_7_5_what_was_done_all_the_same_is_recorded_and_no_stake_is_void() -> None:
    table = ready().dealt(seat2="lose").act(Breach("bia", "touch"))
    assert table.state.log == (Breach("bia", "touch"),)
    assert table.arranged(seat2="lose").nets() == {"ana": -100_00, "bia": 96_00}
    assert table.shown["noted"] == [{"act": "breach", "player": "bia", "what": "touch"}]


@proves("art7.5", "art7.3", "art8.2", "art8.3", "art4.1", "art4.7")
def test_7_5_a_breach_is_of_what_is_forbidden_to_players_of_the_round_or_to_anybody() -> None:
    table = ready().backing("dora", 1_00, 5).dealt(seat2="lose")
    forbidden = {
        "shake": "art4.1",
        "stake": "art4.7",
        "take-away": "art7.3",
        "arrange": "art7.5",
        "speak": "art7.5",
        "touch": "art7.5",
        "take-back": "art8.2",
        "turn": "art8.3",
    }
    assert forbidden == BREACHES
    for what, clause in forbidden.items():
        assert table.game.clauses_for(table.state, Breach("ana", what)) == (clause,)
        if what in ("shake", "take-away", "turn"):  # zoe, who has no stake, may do it as little as the others
            assert table.accepts(Breach("zoe", what))
        else:
            refusal = table.refusal(Breach("zoe", what))
            assert (refusal.norm, refusal.clause) == ("breach_must_be_of_a_player_of_the_round", clause)
    assert table.refusal(Breach("ana", "sang")).norm == "breach_must_be_on_the_list"
    assert all(table.accepts(Breach(player, "touch")) for player in ("ana", "bia", "dora"))


@proves("art7.3", "art9", "art1.5")
def test_7_3_what_was_irregular_stands_in_the_result_and_what_was_not_does_not() -> None:
    table = ready().act(REPLACE_SET).fill().act(Void("cocked")).dealt(seat2="win")
    table.act(TakeAway("ana", 2), Touch("ana", 2), Breach("ana", "speak")).arranged(seat2="win").finish()
    assert [noted["act"] for noted in table.shown["noted"]] == ["replace-set", "void", "take-away", "breach"]
    assert "noted" not in ready().played(seat2="win").shown


@proves("art7.2")
def test_7_2_nothing_is_owed_where_no_round_was_played() -> None:
    table = AtPaiKau().bank().do("shuffle", "no-round").finish()
    assert table.game.debts(table.state) == ()
    seated = AtPaiKau().seat("ana", 2, 100_00).do("shuffle", "no-round").finish()
    assert seated.game.debts(seated.state) == ()
