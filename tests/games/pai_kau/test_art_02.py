"""Article 2 of 96/85/M: cutting, and tiles exposed in dealing."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.bank import Leave
from banca.games.pai_kau.dealing import VOID_DEAL, DealTile, DealTiles, Expose
from banca.games.pai_kau.memory import BankMemory
from banca.games.pai_kau.shaking import CLOSE, SHUFFLE, Count, Cut, Declare, Shake, Void
from banca.play.act import Bet, Withdraw
from banca.play.turn import Chance, Croupier
from tests.games.pai_kau.at_pai_kau import BANKERS, AtPaiKau, ready, tiles_of, two

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")


def shuffled() -> AtPaiKau:
    table = AtPaiKau().bank().seat("ana", 2).seat("caio", 5).seat("dora", 7).co_bet("eva", 5)
    return table.do("shuffle")


@proves("art2.1")
def test_2_1_two_player_seats_cut_then_the_banker_and_nobody_after_him() -> None:
    table = shuffled().act(Cut("eva", 5), Cut("ana", 2))
    refusal = table.refusal(Cut("dora", 7))
    assert (refusal.norm, refusal.clause) == ("no_more_than_two_seats_must_cut", "art2.1")
    table.act(Cut("bia", 1))
    for player, place in (("bia", 1), ("ana", 2), ("dora", 7)):
        refusal = table.refusal(Cut(player, place))
        assert (refusal.norm, refusal.clause) == ("nobody_must_cut_after_the_banker", "art2.1")


@proves("art2.1")
def test_2_1_nobody_needs_to_cut() -> None:
    table = shuffled().fill()
    assert isinstance(table.game.turn(table.state), Chance)
    assert table.accepts(Shake((1, 2, 3, 4)))


@proves("art2.1")
def test_2_1_nobody_cuts_after_the_shake_and_a_seat_cuts_once() -> None:
    table = shuffled().act(Cut("ana", 2))
    refusal = table.refusal(Cut("ana", 2))
    assert (refusal.norm, refusal.clause) == ("seat_must_cut_once", "art2.1")
    assert "(reading seat-cuts-once)" in str(refusal.says)
    assert table.game.edition.readings["seat-cuts-once"].clauses == ("art2.1",)
    table.act(Declare("bia", "from-the-head"))
    assert table.accepts(Cut("bia", 1))
    for act in (CLOSE, Void("cocked"), Shake((1, 2, 3, 4)), Count(10), Void("out-of-cup")):
        refusal = table.act(act).refusal(Cut("bia", 1))
        assert (refusal.norm, refusal.clause) == ("cut_must_come_before_the_shake", "art2.1")
    unplayed = AtPaiKau().bank().do("shuffle", "no-round").finish()
    assert unplayed.refusal(Cut("bia", 1)).norm == "round_must_be_under_way"


@proves("art2.1")
def test_2_1_once_a_banker_has_cut_nobody_does_even_if_he_gives_up_the_bank() -> None:
    table = shuffled().act(Cut("bia", 1)).take_back("bia", "bank").bank(player="zoe", place=4)
    for player, place in (("ana", 2), ("zoe", 4)):
        refusal = table.refusal(Cut(player, place))
        assert (refusal.norm, refusal.clause) == ("nobody_must_cut_after_the_banker", "art2.1")


@proves("art2.1", "art2.3")
def test_2_1_after_a_void_deal_seats_cut_again_until_the_next_throw() -> None:
    table = shuffled().act(Cut("ana", 2), Cut("bia", 1)).dealt(seat2="win", seat5="lose", seat7="push")
    table.act(Expose(1), Expose(1)).do("void-deal")
    assert table.refusal(Cut("ana", 2)).untimely
    table.do("shuffle").act(Cut("ana", 2), Cut("caio", 5), Cut("bia", 1))
    assert table.refusal(Cut("dora", 7)).norm == "nobody_must_cut_after_the_banker"
    other = shuffled().dealt(seat2="win", seat5="lose", seat7="push").act(Expose(1), Expose(1))
    other.do("void-deal", "shuffle").act(Void("cocked"))
    assert other.refusal(Cut("bia", 1)).norm == "cut_must_come_before_the_shake"


@proves("art2.1")
@pytest.mark.parametrize(
    ("cut", "norm"),
    [
        (Cut("ana", 2, 2), "cut_must_be_made_with_one_hand"),
        (Cut("ana", 5), "cut_must_be_made_by_a_player_of_the_seat"),
        (Cut("zoe", 5), "cut_must_be_made_by_a_player_of_the_seat"),
        (Cut("ana", 1), "cut_must_be_made_by_a_player_of_the_seat"),
        (Cut("bia", 3), "cut_must_be_made_by_a_player_of_the_seat"),
        (Cut("house", 3), "cut_must_be_made_by_a_player_of_the_seat"),
        (Cut("dealer", 3), "cut_must_be_made_by_a_player_of_the_seat"),
        (Cut("ana", 9), "place_must_exist"),
    ],
)
def test_2_1_with_one_hand_and_by_a_player_of_the_seat(cut: Cut, norm: str) -> None:
    assert shuffled().refusal(cut).norm == norm


@proves("art2.1")
def test_2_1_a_player_cuts_before_he_bets() -> None:
    """Players cut before the shake, and may bet until then: a seat that is nobody's is whoever sits down there."""
    table = AtPaiKau().bank().do("shuffle").act(Cut("zoe", 3), Cut("ana", 2)).seat("zoe", 3).seat("ana", 2)
    assert table.refusal(Cut("caio", 5)).norm == "no_more_than_two_seats_must_cut"
    assert table.act(Cut("bia", 1)).played(seat2="win", seat3="lose").nets()["ana"] == 96_00


@proves("art2.1")
def test_2_1_whoever_had_a_part_in_the_round_before_cuts_for_his_seat_until_he_leaves() -> None:
    before = BankMemory(1, "bia", 1, 1_000_00, -5, ((2, "ana"), (5, "caio")))
    table = AtPaiKau(memory=before).do("shuffle")
    refusal = table.refusal(Cut("zoe", 2))
    assert (refusal.norm, refusal.clause) == ("cut_must_be_made_by_a_player_of_the_seat", "art2.1")
    assert "seat 2: ana may (reading who-cuts)" in str(refusal.says)
    assert table.act(Leave("caio", 5)).accepts(Cut("zoe", 5))
    assert table.act(Cut("ana", 2)).state.deal.cuts == (2,)


@proves("art2.1")
def test_2_1_the_banker_has_the_last_cut_though_his_seat_cut_before_it_held_the_bank() -> None:
    table = AtPaiKau().seat("ana", 2).do("shuffle").act(Cut("bia", 1)).bank().act(Cut("ana", 2), Cut("bia", 1))
    assert table.refusal(Cut("ana", 2)).norm == "nobody_must_cut_after_the_banker"
    assert table.refusal(Cut("bia", 1)).norm == "nobody_must_cut_after_the_banker"


@proves("art2.1")
def test_2_1_a_cut_comes_after_the_shuffle_and_all_tiles_stay() -> None:
    table = ready()
    assert table.refusal(Cut("ana", 2)).untimely
    table.do("shuffle").act(Cut("ana", 2))
    assert sum(table.game.card_weights(table.state).values()) == 32


@proves("art2.2")
@pytest.mark.parametrize("place", [1, 2])
def test_2_2_one_tile_exposed_changes_nothing(place: int) -> None:
    plain, table = ready(), ready()
    plain.dealt(seat2="win").arranged(seat2="win").finish()
    table.dealt(seat2="win").act(Expose(place, number=3)).arranged(seat2="win").finish()
    assert table.settlement == plain.settlement
    assert table.state.hand(2) == tiles_of("win")


@proves("art2.2")
def test_2_2_one_tile_each_of_different_seats_changes_nothing() -> None:
    table = ready().dealt(seat2="lose").act(Expose(1), Expose(2), Expose(3), Expose(4))
    assert table.arranged(seat2="lose").nets() == {"ana": -100_00, "bia": 96_00}


@proves("art2.2")
def test_2_2_the_articles_concern_the_deal() -> None:
    table = ready()
    assert table.refusal(Expose(2)).untimely
    table.shaken(first=2)
    nothing = table.refusal(Expose(2))
    assert (nothing.norm, nothing.untimely) == ("exposed_tile_must_be_the_seats", False)
    assert str(nothing.says) == "no tile is dealt to seat 2 yet: there is nothing to expose"
    assert not table.refusal(Expose(3)).untimely
    table.act(DealTile(2, "6-6"))
    assert table.accepts(Expose(2, number=1))
    assert "1 dealt" in str(table.refusal(Expose(2, number=2)).says)
    assert ready().shaken(first=3).refusal(Expose(4)).untimely  # stacks that nobody looks at come unasked
    assert table.accepts(Expose(2, "6-6"))
    assert table.refusal(Expose(2, "1-1")).norm == "exposed_tile_must_be_the_seats"
    assert table.refusal(Expose(2, number=5)).norm == "exposed_tile_must_be_the_seats"
    assert table.refusal(Expose(9)).norm == "place_must_exist"
    table = ready().dealt(seat2="win").laid(seat2="win")
    refusal = table.refusal(Expose(2))
    assert (refusal.norm, refusal.clause) == ("tile_must_be_exposed_in_dealing", "art2.2")


@proves("art2.2")
def test_2_2_a_tile_is_exposed_once_and_seen_by_all() -> None:
    table = ready().dealt(seat2="push").act(Expose(2, "2-2"))
    assert table.game.seen_by(table.state, "zoe")["tiles"] == {"2": ["2-2"]}
    assert table.refusal(Expose(2, "2-2", 3)).norm == "exposed_tile_must_be_the_seats"
    assert table.accepts(Expose(2, "2-2"))  # there are two of it
    assert table.refusal(Expose(3, "6-6")).norm == "exposed_tile_must_be_the_seats"  # nobody knows those
    assert table.game.clauses_for(table.state, Expose(3)) == ("art2.2",)
    assert table.game.clauses_for(table.state, Expose(2)) == ("art2.3",)


@proves("art2.3")
def test_2_3_two_tiles_of_a_seat_exclude_it_and_its_stakes_go_back() -> None:
    table = AtPaiKau().bank().seat("ana", 2).seat("caio", 3).co_bet("eva", 3, 50_00)
    table.dealt(seat2="lose", seat3="win").act(Expose(3), Expose(3))
    refusal = table.refusal(Arrange("caio", 3, ("1-1", "3-5")))
    assert (refusal.norm, refusal.clause) == ("seat_must_not_be_excluded", "art2.3")
    lines = table.arranged(seat2="lose").lines()
    for line in (lines["caio", "seat", 3], lines["eva", "co-bet", 3]):
        assert (line.result, line.returned, line.net) == ("push", line.stake, 0)
        assert line.clauses[-1] == "art2.3"
    assert table.nets() == {"ana": -100_00, "caio": 0, "eva": 0, "bia": 96_00}
    assert table.shown["hands"]["3"] == {"result": "out"}


@proves("art2.3")
def test_2_3_two_tiles_of_the_banker_void_the_deal_and_the_round_is_dealt_anew() -> None:
    table = ready().dealt(seat2="win")
    stakes = table.state.stakes
    table.act(Expose(1), Expose(1, number=4))
    assert table.game.turn(table.state) == Croupier(VOID_DEAL)
    for act in (SHUFFLE, Expose(2), Arrange("ana", 2, ("1-1", "3-5")), DealTiles(3, tiles_of("push"))):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause, refusal.untimely) == ("void_deal_must_be_gathered_first", "art2.3", True)
    assert table.game.drawing(table.state, VOID_DEAL).shuffles
    assert not table.game.drawing(table.state, SHUFFLE).shuffles
    table.do("void-deal")
    assert table.state.stakes == stakes
    deal = table.state.deal
    assert (deal.tiles, deal.dice, deal.exposed, table.state.void_deals) == ((), (), (), 1)
    assert table.game.turn(table.state) == Croupier(SHUFFLE)
    assert table.refusal(Bet("ana", "seat", 100, place=2)).clause == "art4.7"
    assert table.refusal(Withdraw("ana", "seat")).clause == "art4.7"
    assert table.refusal(Declare("bia", "from-the-tail")).clause == "art4.4"
    assert table.refusal(Shake((1, 1, 1, 1))).norm == "tiles_must_be_shuffled_first"
    table.do("shuffle").act(Cut("ana", 2), Cut("bia", 1))
    assert sum(table.game.card_weights(table.state).values()) == 32
    assert len(table.game.turn(table.state).weights) == 6**4
    table.act(Shake((1, 1, 1, 1))).to_dealing().dealt(seat2="lose").arranged(seat2="lose")
    assert table.nets() == {"ana": -100_00, "bia": 96_00}
    assert table.left.rounds == 1


@proves("art2.3")
def test_2_3_already_two_tiles_of_a_deal_that_is_not_finished_count() -> None:
    table = ready().shaken(first=1)
    for tile in two(" ".join(BANKERS))[:2]:
        table.act(DealTile(1, tile))
    table.act(Expose(1), Expose(1))
    assert table.state.phase == "voided"


@proves("art2.3")
def test_2_3_when_every_seat_is_out_no_round_is_played() -> None:
    table = ready().dealt(seat2="win").act(Expose(2), Expose(2), Expose(2))
    assert table.fill().nets() == {"bia": 0, "ana": 0}
    assert all("art2.3" in line.clauses for line in table.settlement.lines)
    assert table.shown == {"void": "no-round"}
    assert table.left is None


@proves("art2.3")
def test_2_3_an_empty_seat_is_not_more_out_than_it_was() -> None:
    table = ready().dealt(seat2="win").act(Expose(5), Expose(5)).arranged(seat2="win")
    assert table.refusal(Arrange("ana", 5, ("1-1", "3-5"))).clause == "art1.4"
    assert table.nets() == {"ana": 96_00, "bia": -100_00}
