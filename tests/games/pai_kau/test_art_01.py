"""Article 1 of 96/85/M: the tiles, the dice, the deal."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.dealing import DealTile, DealTiles, Stack
from banca.games.pai_kau.equipment import Equipment, first_seat, from_seat
from banca.games.pai_kau.shaking import SHUFFLE, Count, Shake, Void
from banca.law import Refused
from banca.material.tiles import SET, pips_of
from banca.money import Limits
from banca.play.act import Bet, Do, Withdraw
from banca.play.turn import Betting, Chance, Croupier
from tests.games.pai_kau.at_pai_kau import AtPaiKau, one_seat, ready, tiles_of

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")


@proves("art1.1")
def test_1_1_the_set_is_the_32_tiles_of_table_1() -> None:
    assert len(SET) == 32
    assert sum(SET.count(tile) == 2 for tile in set(SET)) == 11
    assert sum(SET.count(tile) == 1 for tile in set(SET)) == 10
    assert sum(map(pips_of, SET)) == 227
    AtPaiKau(equipment=Equipment(tiles=tuple(reversed(SET))))


@proves("art1.1")
@pytest.mark.parametrize(
    "tiles", [SET[1:], (*SET, "6-6"), (*SET[1:], "2-4"), (*SET[1:], "7-7")], ids=["31", "33", "two of one", "no tile"]
)
def test_1_1_any_other_set_is_refused(tiles: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match=r"set_must_be_complete, 96/85/M art. 1\(1\)"):
        AtPaiKau(equipment=Equipment(tiles=tiles))


@proves("art1.1")
def test_1_1_after_the_shuffle_every_order_is_as_likely_and_nobody_sees_a_face() -> None:
    """Tile by tile each one left is as likely as any other: so all 32! orders are."""
    table = ready().do("shuffle")
    assert sum(table.game.card_weights(table.state).values()) == 32
    assert table.game.card_weights(table.state) == {tile: SET.count(tile) for tile in set(SET)}
    view = table.game.seen_by(table.state, "ana")
    assert (view["tiles"], view["holds"]) == ({}, [])
    table.shaken(first=1)
    seen: list[str] = []
    while isinstance(turn := table.game.turn(table.state), Chance):
        left = {tile: n for tile in set(SET) if (n := SET.count(tile) - seen.count(tile))}
        assert {table.game.token(act): n for act, n in turn.weights.items()} == left
        table.act(act := next(iter(turn.weights)))
        seen.append(table.game.token(act))
    assert len(seen) == 8  # the banker's four and those of seat 2


@proves("art1.1")
def test_1_1_the_shuffle_comes_before_the_shake_and_once_a_deal() -> None:
    table = ready()
    assert table.game.turn(table.state) == Betting(SHUFFLE, last=False)
    refusal = table.refusal(Shake((1, 1, 1, 1)))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("tiles_must_be_shuffled_first", "art1.1", True)
    assert table.do("shuffle").refusal(SHUFFLE).clause == "art1.1"
    assert table.refusal(Do("void-deal")).clause == "art2.3"


@proves("art1.1")
@pytest.mark.parametrize(
    ("tiles", "norm"),
    [
        ("6-6 6-6 6-6 1-1", "tile_must_be_left_in_the_set"),
        ("2-4 2-4 1-1 1-3", "tile_must_be_left_in_the_set"),
        ("1-5 3-4 2-2 2-2", "tile_must_be_left_in_the_set"),  # one 1-5 and 3-4 lie at seat 2 already
        ("6-6 7-7 1-1 1-3", "tile_must_be_of_the_set"),
        ("6-6 5-4 1-1 1-3", "tile_must_be_of_the_set"),  # the fewer pips come first
    ],
)
def test_1_1_a_tile_comes_as_often_as_the_set_has_it(tiles: str, norm: str) -> None:
    table = ready().shaken().act(DealTiles(2, tiles_of("push")))
    refusal = table.refusal(DealTiles(1, tuple(tiles.split())))
    assert (refusal.norm, refusal.clause) == (norm, "art1.1")


@proves("art1.1")
def test_1_1_a_fifth_copy_and_a_third_are_refused_one_by_one_too() -> None:
    table = ready().shaken(first=2)
    table.act(DealTile(2, "6-6"), DealTile(2, "6-6"))
    assert table.refusal(DealTile(2, "6-6")).norm == "tile_must_be_left_in_the_set"
    table.act(DealTile(2, "2-4"))
    assert table.refusal(DealTile(2, "2-4")).norm == "tile_must_be_left_in_the_set"
    assert table.refusal(DealTile(2, "x")).norm == "tile_must_be_of_the_set"


@proves("art1.2")
@pytest.mark.parametrize(
    ("total", "banker", "first"),
    [(4, 1, 4), (9, 1, 1), (17, 1, 1), (24, 1, 8), (9, 6, 6), (17, 6, 6), (24, 6, 5), (4, 6, 1), (5, 6, 2), (8, 3, 2)],
)
def test_1_2_the_banker_counts_as_one(total: int, banker: int, first: int) -> None:
    assert first_seat(total, banker) == first


@proves("art1.2")
def test_1_2_the_sum_of_the_dice_tells_which_seat_is_dealt_first() -> None:
    table = AtPaiKau().bank(place=6).seat("ana", 1).fill().act(Shake((1, 1, 1, 1)), Count(4))
    assert table.state.first == 1
    assert {act.to for act in table.game.turn(table.state).weights} == {1}
    table = AtPaiKau().bank(place=6).seat("ana", 1).fill().act(Shake((6, 6, 6, 6)), Count(24))
    assert table.state.first == 5
    assert table.game.turn(table.state) == Croupier(Stack(5))


@proves("art1.2")
def test_1_2_the_dice_are_four() -> None:
    for dice in (3, 5):
        with pytest.raises(Refused, match=r"dice_must_be_four, 96/85/M art. 1\(2\)"):
            AtPaiKau(equipment=Equipment(dice=dice))
    table = ready().fill()
    for faces in ((1, 2, 3), (1, 2, 3, 4, 5), (0, 1, 2, 3), (1, 2, 3, 7), (1, 2, 3, "4")):
        refusal = table.refusal(Shake(faces))  # type: ignore[arg-type]
        assert (refusal.norm, refusal.clause) == ("dice_must_show_four_faces", "art1.2")
    weights = table.game.turn(table.state).weights
    assert len(weights) == 6**4
    assert set(weights.values()) == {1}
    assert table.game.throw_weights(table.state) == weights


@proves("art1.2")
def test_1_2_the_dice_are_shaken_once() -> None:
    table = ready().fill().act(Shake((1, 2, 3, 4)))
    assert table.refusal(Shake((1, 2, 3, 4))).norm == "dice_must_be_shaken_once"
    assert table.game.throw_weights(table.state) == {}
    assert table.refusal(DealTile(2, "6-6")).norm == "dice_must_be_counted_first"


@proves("art1.3")
def test_1_3_nothing_is_added_to_the_sum_or_taken_from_it() -> None:
    table = ready().fill().act(Shake((6, 5, 1, 1)))
    for wrong in (14, 12, 5, 0):
        refusal = table.refusal(Count(wrong, "bia"))
        assert (refusal.norm, refusal.clause) == ("sum_of_the_dice_must_stand", "art1.3")
    assert table.game.turn(table.state) == Croupier(Count(13))
    table.act(Count(13, "bia"))
    assert table.state.first == 5
    assert table.refusal(Count(13)).clause == "art1.2"
    assert table.refusal(Count(14)).clause == "art1.3"
    assert ready().refusal(Count(13)).untimely


@proves("art1.3")
def test_1_3_each_next_stack_goes_to_the_seat_on_the_right() -> None:
    assert from_seat(6) == (6, 7, 8, 1, 2, 3, 4, 5)
    table = AtPaiKau().bank(place=3).seat("ana", 1).shaken(first=7)
    assert table.state.order == (7, 8, 1, 2, 3, 4, 5, 6)
    served = []
    while table.state.phase == "dealing":
        turn = table.game.turn(table.state)
        act = turn.prescribed if isinstance(turn, Croupier) else next(iter(turn.weights))
        served.append(act.to_json()["to"])
        table.act(act)
    assert served == [7, 8, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 5, 6]


@proves("art1.3")
def test_1_3_a_tile_out_of_order_is_refused() -> None:
    table = ready().shaken(first=2)
    refusal = table.refusal(DealTile(1, "6-6"))
    assert (refusal.norm, refusal.clause) == ("tiles_must_be_dealt_from_right_to_left", "art1.3")
    table.act(DealTiles(2, tiles_of("win")))
    assert not table.refusal(DealTile(2, "5-5")).untimely
    assert table.refusal(Stack(4)).norm == "tiles_must_be_dealt_from_right_to_left"
    assert "go to seat 3" in str(table.refusal(Stack(4)).says)
    assert table.refusal(DealTile(3, "5-5")).norm == "tiles_of_an_empty_seat_must_stay_face_down"


@proves("art1.3")
def test_1_3_the_refusal_says_whose_tiles_come_next_and_waits_only_where_stacks_lead_there() -> None:
    """Seats 4 to 8 are empty: their stacks are prescribed. The tiles of the banker at seat 1 only chance can show."""
    table = AtPaiKau().bank().seat("ana", 2).shaken(first=4)
    assert table.refusal(DealTile(1, "6-6")).untimely
    refusal = table.refusal(DealTile(2, "6-6"))
    assert not refusal.untimely
    assert str(refusal.says).startswith("the next tiles go to seat 1, not to seat 2;")


@proves("art1.4")
def test_1_4_all_eight_seats_get_four_tiles_and_none_is_left() -> None:
    table = AtPaiKau().bank().seat("ana", 2).seat("caio", 5).dealt(seat2="win", seat5="lose")
    assert all(table.state.dealt_to(place) == 4 for place in range(1, 9))
    assert table.state.deal.stacks == (3, 4, 6, 7, 8)
    assert table.refusal(DealTiles(3, ("1-2", "1-4", "2-3", "2-4"))).clause == "art1.4"
    assert table.refusal(Stack(3)).norm == "seats_must_have_four_tiles"
    assert table.game.drawing(table.state, Stack(3)).unseen == 4
    assert table.game.drawing(table.state, SHUFFLE).unseen == 0


@proves("art1.4")
def test_1_4_all_32_tiles_may_be_looked_at() -> None:
    table, left = ready().shaken(), list(SET)
    for place in (8, 7, 6, 5, 4, 3, 2, 1):
        table.act(DealTiles(place, tuple(left.pop() for _ in range(4))))
    assert not left
    assert len(table.state.left) == 0
    assert table.state.phase == "arranging"


@proves("art1.4")
def test_1_4_the_tiles_of_an_empty_seat_take_no_part() -> None:
    alone = one_seat("lose").settlement
    table = ready().shaken().act(DealTiles(5, tiles_of("win"))).dealt(seat2="lose").arranged(seat2="lose").finish()
    assert table.settlement == alone
    assert set(table.shown["hands"]) == {"1", "2"}


@proves("art1.4")
def test_1_4_a_seat_gets_its_four_once_and_no_other_number() -> None:
    table = ready().shaken()
    assert table.refusal(DealTiles(2, ("6-6", "1-1", "4-5"))).norm == "seats_must_have_four_tiles"
    table.act(DealTiles(2, tiles_of("win")))
    assert str(table.refusal(DealTiles(2, tiles_of("lose"))).says) == "seat 2 has tiles already"  # and not which
    table.act(DealTiles(1, tiles_of("push")), Stack(3))
    assert "a stack that nobody looks at" in str(table.refusal(DealTiles(3, tiles_of("lose"))).says)
    assert table.refusal(DealTiles(9, tiles_of("lose"))).norm == "place_must_exist"
    table = ready().shaken(first=2)
    refusal = table.refusal(Stack(2))
    assert (refusal.norm, refusal.clause) == ("tiles_of_a_seat_in_play_must_be_looked_at", "art5.1")


@proves("art1.4")
def test_1_4_tiles_come_after_the_dice() -> None:
    assert ready().refusal(DealTiles(2, tiles_of("win"))).untimely
    assert ready().fill().refusal(DealTiles(2, tiles_of("win"))).norm == "dice_must_be_shaken_first"


@proves("art1.5", "art4.7")
@pytest.mark.parametrize("why", ["cocked", "stacked", "out-of-cup"])
def test_1_5_a_void_throw_is_made_again_and_stakes_stay(why: str) -> None:
    table = ready().fill()
    before = table.state.stakes
    assert table.game.drawing(table.state, Void(why)).void_throw
    table.act(Void(why))
    assert table.state.stakes == before
    assert table.refusal(Bet("ana", "seat", 100, place=2)).clause == "art4.7"
    assert table.refusal(Withdraw("bia", "bank")).clause == "art4.7"
    assert len(table.game.turn(table.state).weights) == 6**4
    assert table.act(Shake((1, 1, 1, 1))).state.deal.dice == (1, 1, 1, 1)
    assert table.state.log == (Void(why),)


@proves("art1.5")
def test_1_5_a_throw_is_void_for_a_cause() -> None:
    table = ready()
    assert table.refusal(Void("too-low")).norm == "void_must_have_its_cause"
    assert table.refusal(Void("cocked")).untimely


@proves("art1.5")
@pytest.mark.parametrize("counted", [False, True])
def test_1_5_a_die_outside_the_cup_that_is_noticed_late_voids_the_throw_until_a_tile_is_dealt(counted: bool) -> None:
    table = ready().fill().act(Shake((6, 6, 6, 6)), *([Count(24)] if counted else []))
    stakes = table.state.stakes
    table.act(Void("out-of-cup"))
    assert (table.state.deal.dice, table.state.deal.counted, table.state.stakes) == ((), False, stakes)
    assert table.game.throw_weights(table.state) == table.game.turn(table.state).weights
    table.act(Shake((1, 1, 1, 2)), Count(5))
    assert table.state.first == 5
    assert table.accepts(Void("cocked"))
    for step in ("dealt", "laid", "settled"):
        match step:
            case "dealt":
                table.act(Stack(5))
            case "laid":
                table.fill().dealt(seat2="lose").arranged(seat2="lose")
            case _:
                table.finish()
        refusal = table.refusal(Void("cocked"))
        assert (refusal.norm, refusal.clause) == ("throw_must_be_void_before_the_deal", "art1.5")
    assert "void-throw-noticed-late" in table.game.edition.readings_of("art1.5")
    assert table.shown["noted"] == [{"act": "void", "why": "out-of-cup"}]
    assert table.shown["dice"] == [1, 1, 1, 2]


def test_a_bank_below_the_tables_minimum_is_refused() -> None:
    limits = Limits(of={"bank": Limits(minimum=500_00)})
    table = AtPaiKau(limits=limits)
    refusal = table.refusal(Bet("bia", "bank", 499_00, place=1))
    assert refusal.norm == "stake_must_reach_the_minimum"
    assert table.accepts(Bet("bia", "bank", 500_00, place=1))
