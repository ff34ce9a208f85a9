"""Article 4 of 96/85/M: the bank and the stakes."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games import settle
from banca.games.pai_kau.bank import Agree, Pass, left_on_the_table
from banca.games.pai_kau.shaking import Declare, Shake
from banca.law import RecordError
from banca.money import Limits
from banca.play.act import Act, Bet, Do, Withdraw
from banca.play.record import Replay
from banca.play.turn import Betting, Croupier
from tests.games.pai_kau.at_pai_kau import (
    BANKERS,
    HANDS,
    SLUG,
    AtPaiKau,
    after,
    dice_for,
    house,
    one_seat,
    ready,
    tiles_of,
    two,
)

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")

OTHERS = {3: "ana", 6: "caio"}


def bank_of(player: str, place: int | None, capital: int = 1_000_00) -> Bet:
    return Bet(player, "bank", capital, place=place)


@proves("art4.1")
def test_4_1_each_of_the_eight_seats_may_hold_the_bank_and_there_is_no_ninth() -> None:
    for place in range(1, 9):
        assert AtPaiKau().accepts(bank_of("bia", place))
    for bet in ("bank", "seat"):
        refusal = AtPaiKau().refusal(Bet("bia", bet, 100, place=9))
        assert (refusal.norm, refusal.clause) == ("place_must_exist", "art4.1")
    assert AtPaiKau().game.places(AtPaiKau().setting) == (8, "art4.1")


@proves("art4.1")
def test_4_1_a_banker_holds_it_for_two_rounds_then_it_passes_on() -> None:
    table = AtPaiKau(**after(OTHERS, rounds=1))
    assert table.accepts(bank_of("bia", 1))
    assert table.bank().seat("ana", 3).played(seat3="push").left.rounds == 2
    table = AtPaiKau(**after(OTHERS, rounds=2))
    refusal = table.refusal(bank_of("bia", 1))
    assert (refusal.norm, refusal.clause) == ("bank_must_pass_on_after_two_rounds", "art4.1")
    assert "seats 3, 6: it goes to seat 3" in str(refusal.says)
    assert table.accepts(bank_of("ana", 3))
    assert table.bank(player="ana", place=3).seat("bia", 1).played(seat1="push").left.rounds == 1


@proves("art4.1")
def test_4_1_nobody_shakes_in_place_of_the_banker() -> None:
    table = ready().fill()
    for player in ("ana", "house", "dealer"):
        refusal = table.refusal(Shake((1, 1, 1, 1), player))
        assert (refusal.norm, refusal.clause) == ("dice_must_be_shaken_by_the_banker", "art4.1")
    assert table.accepts(Shake((1, 1, 1, 1), "bia"))


@proves("art4.1")
def test_4_1_there_is_one_banker_who_bets_on_no_seat() -> None:
    table = ready()
    assert table.refusal(bank_of("caio", 3)).norm == "banker_must_be_one"
    assert table.refusal(bank_of("bia", 3)).norm == "banker_must_be_one"
    assert table.accepts(bank_of("bia", None, 1))
    for act in (
        Bet("bia", "seat", 100, place=3),
        Bet("bia", "co-bet", 100, place=2),
        Bet("ana", "seat", 100, place=1),
        Bet("ana", "co-bet", 100, place=1),
    ):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("banker_must_not_bet", "art4.1")
    table = AtPaiKau().seat("bia", 3).seat("ana", 2)
    assert table.refusal(bank_of("bia", 1)).norm == "banker_must_not_bet"
    assert table.refusal(bank_of("caio", 2)).norm == "bankers_seat_must_hold_no_stakes"


@proves("art4.2")
def test_4_2_a_player_who_wins_100_gets_96_and_his_stake() -> None:
    line = one_seat("win", 100).lines()["ana", "seat", 2]
    assert (line.returned, line.prize, line.commission, line.breakage, line.net) == (100, 100, 4, 0, 96)
    assert "art4.2" in line.clauses
    assert "commission-base" in line.readings


@proves("art4.2")
def test_4_2_a_bank_that_wins_1000_net_leaves_40() -> None:
    table = AtPaiKau().bank(5_000_00).seat("ana", 2, 1_200_00).seat("caio", 3, 200_00)
    line = table.played(seat2="lose", seat3="win").lines()["bia", "bank", 1]
    assert (line.prize, line.commission, line.net) == (1_000_00, 40_00, 960_00)
    assert table.house() == 40_00 + 8_00


@proves("art4.2")
@pytest.mark.parametrize(("hand", "net"), [("push", 0), ("lose", -100_00)])
def test_4_2_nothing_is_taken_of_a_drawn_or_a_lost_stake(hand: str, net: int) -> None:
    line = one_seat(hand).lines()["ana", "seat", 2]
    assert (line.commission, line.breakage, line.net) == (0, 0, net)


@proves("art4.2")
def test_4_2_what_is_due_is_rounded_down_to_the_minor_unit() -> None:
    table = one_seat("win", 101)
    line = table.lines()["ana", "seat", 2]
    assert str(line.due) == "2424/25"
    assert (line.returned, line.prize, line.commission, line.breakage, line.net) == (101, 101, 4, 1, 96)
    assert "rounding" in line.readings
    assert table.nets() == {"ana": 96, "bia": -101}


@proves("art4.2")
def test_4_2_a_bank_that_breaks_even_pays_nothing() -> None:
    table = AtPaiKau().bank().seat("ana", 2).seat("caio", 3).played(seat2="lose", seat3="win")
    line = table.lines()["bia", "bank", 1]
    assert (line.result, line.returned, line.commission, line.net) == ("push", line.stake, 0, 0)


@proves("art4.4")
def test_4_4_capital_and_manner_come_before_the_shake() -> None:
    throw = Shake((1, 1, 1, 1))
    table = AtPaiKau().seat("ana", 2)
    assert (table.refusal(throw).norm, table.refusal(throw).clause) == ("bank_must_have_its_capital", "art4.4")
    table.bank().do("shuffle")
    refusal = table.refusal(throw)
    assert (refusal.norm, refusal.clause) == ("manner_of_dealing_must_be_declared", "art4.4")
    assert table.refusal(Do("close")).clause == "art4.4"
    table.act(Declare("bia", "from-the-tail"))
    assert table.refusal(throw).norm == "stakes_must_be_closed_first"
    assert table.do("close").accepts(throw)
    assert table.state.manner == "from-the-tail"
    assert table.refusal(Do("close")).clause == "art4.6"


@proves("art4.4")
def test_4_4_the_banker_declares_one_of_the_manners() -> None:
    table = ready()
    assert table.refusal(Declare("ana", "from-the-head")).norm == "manner_must_be_declared_by_the_banker"
    assert AtPaiKau().refusal(Declare("ana", "from-the-head")).norm == "manner_must_be_declared_by_the_banker"
    assert table.refusal(Declare("bia", "from-the-middle")).norm == "manner_must_be_on_the_list"
    table.do("shuffle")
    assert table.game.turn(table.state) == Betting(Declare("bia", "from-the-head"))


def short(*before_the_shake: dict[str, Any]) -> Replay:
    hands = {2: tiles_of("win"), 1: two(" ".join(BANKERS))}
    acts: list[dict[str, Any]] = [
        {"act": "bet", "player": "bia", "bet": "bank", "place": 1, "stake": 1_000_00},
        {"act": "bet", "player": "ana", "bet": "seat", "place": 2, "stake": 100_00},
        *before_the_shake,
        {"act": "shake", "dice": [1, 1, 1, 1]},
        *({"act": "tiles", "to": place, "tiles": list(hand)} for place, hand in hands.items()),
        {"act": "arrange", "player": "ana", "place": 2, "front": list(two(HANDS["win"][0]))},
        {"act": "arrange", "player": "bia", "place": 1, "front": list(two(BANKERS[0]))},
    ]
    return settle({"banca": 1, "edition": SLUG, "acts": acts})


@proves("art4.4")
def test_4_4_a_short_record_that_leaves_the_manner_out_is_read_as_from_the_head() -> None:
    """Reading manner-unsaid: nothing of the result depends on it, and it is marked as filled in."""
    unsaid = short()
    [filled] = [played for played in unsaid.played if isinstance(played.act, Declare)]
    assert (filled.act, filled.given, filled.clauses) == (Declare("bia", "from-the-head"), None, ("art4.4",))
    assert "manner-unsaid" in unsaid.setting.edition.readings_of("art4.4")
    for manner in ("from-the-head", "from-the-tail"):
        said = short({"act": "declare", "player": "bia", "manner": manner})
        assert [p.given for p in said.played if p.act == Declare("bia", manner)] == [2]
        assert said.settlement == unsaid.settlement


@proves("art4.4")
def test_4_4_whoever_records_that_the_banker_takes_the_cup_records_the_declaration() -> None:
    steps = [{"act": "shuffle"}, {"act": "close"}]
    with pytest.raises(RecordError, match=r"act 4, close: .*manner_of_dealing_must_be_declared, 96/85/M art\. 4\(4\)"):
        short(*steps)
    declared = {"act": "declare", "player": "bia", "manner": "from-the-tail"}
    assert short(steps[0], declared, steps[1]).settlement == short().settlement


@proves("art4.4")
def test_4_4_without_a_stake_against_the_bank_there_is_nothing_to_shake_for() -> None:
    table = AtPaiKau().bank().do("shuffle")
    assert table.refusal(Shake((1, 1, 1, 1))).norm == "stakes_must_lie_before_the_shake"
    assert table.refusal(Do("close")).clause == "art4.6"
    assert table.finish().nets() == {"bia": 0}
    assert ready().refusal(Do("no-round")).norm == "round_must_be_played"
    assert ready().dealt(seat2="win").refusal(Do("no-round")).untimely


@proves("art4.5")
def test_4_5_the_bank_loses_no_more_than_its_capital() -> None:
    """500 against two winning seats of 400: the first wins 400, the second 100, and both stakes go back."""
    table = AtPaiKau().bank(500).seat("ana", 2, 400).seat("caio", 3, 400).played(2, seat2="win", seat3="win-too")
    lines = table.lines()
    first, second = lines["ana", "seat", 2], lines["caio", "seat", 3]
    assert (first.prize, first.returned, first.net) == (400, 400, 384)
    assert (second.prize, second.returned, second.net) == (100, 400, 96)
    assert "art4.5" in second.clauses
    assert "art4.5" not in first.clauses
    assert lines["bia", "bank", 1].net == -500


@proves("art4.5")
def test_4_5_the_bank_wins_no_more_than_its_capital() -> None:
    table = AtPaiKau().bank(500).seat("ana", 2, 400).seat("caio", 3, 400).played(2, seat2="lose", seat3="lose-too")
    lines = table.lines()
    first, second = lines["ana", "seat", 2], lines["caio", "seat", 3]
    assert (first.returned, first.net) == (0, -400)
    assert (second.result, second.returned, second.net) == ("lose", 300, -100)
    assert (lines["bia", "bank", 1].prize, lines["bia", "bank", 1].net) == (500, 480)


@proves("art4.5", "art3.2")
def test_4_5_the_order_begins_with_the_first_seat_dealt() -> None:
    table = AtPaiKau().bank(500).seat("ana", 2, 400).seat("caio", 3, 400).played(3, seat2="win", seat3="win-too")
    assert {key[0]: line.prize for key, line in table.lines().items()} == {"caio": 400, "ana": 100, "bia": 0}


@proves("art4.5")
def test_4_5_what_was_taken_pays_what_comes_after() -> None:
    table = AtPaiKau().bank(500).seat("ana", 2, 400).seat("caio", 3, 1_000).played(2, seat2="lose", seat3="win")
    lines = table.lines()
    assert lines["caio", "seat", 3].prize == 900
    assert lines["bia", "bank", 1].net == -500


@proves("art4.5")
def test_4_5_co_bettors_are_covered_in_the_order_of_their_stakes_and_the_last_not_at_all() -> None:
    table = AtPaiKau().bank(500).seat("ana", 2, 400).co_bet("eva", 2, 400).co_bet("fil", 2, 50)
    lines = table.played(seat2="win").lines()
    assert [lines[k].prize for k in (("ana", "seat", 2), ("eva", "co-bet", 2), ("fil", "co-bet", 2))] == [400, 100, 0]
    last = lines["fil", "co-bet", 2]
    assert (last.result, last.returned, last.net) == ("push", 50, 0)
    assert "art4.5" in last.clauses


@proves("art4.6")
def test_4_6_stakes_are_placed_before_the_shake() -> None:
    table = ready()
    assert table.accepts(Bet("caio", "seat", 100, place=3))
    table.fill()
    for moment in (table, table.act(Shake(dice_for(1)))):
        refusal = moment.refusal(Bet("caio", "seat", 100, place=3))
        assert (refusal.norm, refusal.clause) == ("bets_must_be_made_before_the_shake", "art4.6")
        assert moment.refusal(Bet("eva", "co-bet", 100, place=2)).clause == "art4.6"


@proves("art4.6")
def test_4_6_stakes_may_come_before_or_after_shuffle_and_declaration() -> None:
    table = AtPaiKau().seat("ana", 2).do("shuffle").bank().act(Declare("bia", "from-the-head")).seat("caio", 3)
    assert table.take_back("caio", "seat", 40_00).state.stakes[-1].amount == 60_00
    assert table.take_back("caio", "seat").game.turn(table.state) == Betting(Do("close"))


@proves("art4.6")
def test_4_6_a_seat_that_is_not_named_is_the_bettors_own_or_the_first_free() -> None:
    table = AtPaiKau().seat("ana", 1)
    for player, place in (("caio", 2), ("ana", 1)):
        table.act(Bet(player, "seat", 100))
        assert table.state.owner(place) == player
    for place in range(3, 9):
        table.seat(f"p{place}", place)
    for slug, clause in (("seat", "art4.1"), ("bank", "art4.1"), ("co-bet", "art7.1")):
        refusal = table.refusal(Bet("zoe", slug, 100))
        assert (refusal.norm, refusal.clause) == ("bet_must_name_a_seat", clause)
    assert table.refusal(Bet("zoe", "side", 100)).norm == "bet_must_be_offered"
    assert table.refusal(Bet("zoe", "co-bet", 100, "x", place=2)).norm == "selection_must_be_lawful"


@proves("art4.7")
@pytest.mark.parametrize(
    ("act", "norm"),
    [
        (Bet("ana", "seat", 100, place=2), "stakes_must_stand_after_the_shake"),
        (Withdraw("ana", "seat", None, 1), "stakes_must_stand_after_the_shake"),
        (Withdraw("ana", "seat"), "stakes_must_stand_after_the_shake"),
        (Bet("bia", "bank", 100, place=1), "capital_must_stand_after_the_shake"),
        (Withdraw("bia", "bank", None, 1), "capital_must_stand_after_the_shake"),
        (Bet("dora", "backing", 100, place=5), "capital_must_stand_after_the_shake"),
        (Withdraw("dora", "backing"), "capital_must_stand_after_the_shake"),
    ],
)
def test_4_7_after_the_shake_neither_stakes_nor_capital_change(act: Act, norm: str) -> None:
    table = ready().backing("dora", 100_00, 5).fill()
    for moment in (table, table.act(Shake(dice_for(1)))):
        assert (moment.refusal(act).norm, moment.refusal(act).clause) == (norm, "art4.7")


@proves("art4.7")
def test_4_7_a_stake_moves_to_another_seat_only_before_the_shake() -> None:
    """To move a stake is to take it back and to place it elsewhere: after the shake neither can be done."""
    table = ready().take_back("ana", "seat", place=2).seat("ana", 3).fill()
    assert table.refusal(Withdraw("ana", "seat", place=3)).clause == "art4.7"
    assert table.refusal(Bet("ana", "seat", 100, place=2)).clause == "art4.6"
    assert table.refusal(Withdraw("zoe", "seat")).norm == "stake_must_lie_on_the_layout"


@proves("art4.8")
def test_4_8_a_stake_is_settled_with_the_seat_on_which_it_lies() -> None:
    """Ana meant seat 2, which wins; her stake lies on seat 3, which loses."""
    table = AtPaiKau().bank().seat("caio", 2).seat("eva", 3).co_bet("ana", 3).played(seat2="win", seat3="lose")
    line = table.lines()["ana", "co-bet", 3]
    assert (line.result, line.net) == ("lose", -100_00)
    assert "art4.8" in line.clauses


@proves("art4.9")
def test_4_9_capital_and_winnings_open_the_second_round() -> None:
    """1000 and 300 less 12 of commission: 1288 at least."""
    first = AtPaiKau().bank(1_000_00).seat("ana", 3, 300_00).played(seat3="lose")
    assert (first.left.capital, first.left.won) == (1_000_00, 288_00)
    table = AtPaiKau(memory=first.left)
    for capital in (1_000_00, 1_287_99):
        refusal = table.refusal(bank_of("bia", 1, capital))
        assert (refusal.norm, refusal.clause) == ("capital_and_winnings_must_stay_for_the_second_round", "art4.9")
    table.bank(1_288_00).bank(500_00)
    assert table.capital == 1_788_00
    assert table.accepts(Withdraw("bia", "bank", None, 500_00))
    assert table.refusal(Withdraw("bia", "bank", None, 500_01)).clause == "art4.9"
    assert table.accepts(Withdraw("bia", "bank"))


@proves("art4.9")
def test_4_9_the_banker_leaves_his_own_part_and_backers_are_free() -> None:
    first = AtPaiKau(**house(500_00)).bank(500_00).seat("ana", 3, 200_00).played(seat3="lose")
    assert first.left.won == 96_00
    table = AtPaiKau(memory=first.left)
    assert table.refusal(bank_of("bia", 1, 595_99)).clause == "art4.9"
    assert table.accepts(bank_of("bia", 1, 596_00))


@proves("art4.9")
@pytest.mark.parametrize("won", [0, -900_00])
def test_4_9_after_a_loss_or_a_draw_any_capital_will_do(won: int) -> None:
    assert AtPaiKau(**after(OTHERS, won=won)).accepts(bank_of("bia", 1, 1))


@proves("art4.9")
@pytest.mark.parametrize("limits", [Limits(unit=10_00), Limits(maximum=1_000_00), Limits(minimum=5_000_00)])
def test_4_9_the_limits_of_the_table_do_not_stop_what_it_prescribes(limits: Limits) -> None:
    """1000 and 288 won: off the unit, above the maximum or below the minimum, they open the second round."""
    table = AtPaiKau(limits=limits, **after(OTHERS, won=288_00))
    assert table.refusal(bank_of("bia", 1, 1_287_99)).clause == "art4.9"
    table.bank(1_288_00).bank(1)
    assert table.capital == 1_288_01
    assert table.accepts(Withdraw("bia", "bank", None, 1))
    assert "art4.9" in table.game.edition.readings["limits"].clauses
    other = AtPaiKau(limits=limits, **after(OTHERS, won=0))
    assert other.refusal(bank_of("bia", 1, 1_288_00)).norm.startswith("stake_must_")
    assert table.refusal(Bet("ana", "seat", 1_288_01, place=3)).norm.startswith("stake_must_")


@proves("art4.9")
def test_4_9_concerns_the_second_round_of_the_same_banker() -> None:
    other = AtPaiKau(**after(OTHERS, won=300_00)).act(Pass("bia", 1))
    assert other.accepts(bank_of("ana", 3, 1))
    third = AtPaiKau(**after(OTHERS, rounds=2, won=300_00)).act(Agree("ana", 3), Agree("caio", 6))
    assert third.accepts(bank_of("bia", 1, 1))


@pytest.mark.parametrize(("rounds", "won", "stays"), [(1, 1, 1_001), (1, 0, 0), (1, -400, 0), (2, 300, 0), (3, 300, 0)])
def test_4_9_what_stays_in_plain_numbers(rounds: int, won: int, stays: int) -> None:
    assert left_on_the_table(rounds, 1_000, won) == stays


def test_the_prescribed_path_leads_from_the_stakes_to_the_end() -> None:
    table = ready().dealt(seat2="win").arranged(seat2="win")
    seen = []
    while not table.game.is_over(table.state):
        turn = table.game.turn(table.state)
        assert isinstance(turn, Croupier)
        seen.append(turn.prescribed.name)
        table.act(turn.prescribed)
    assert seen == ["turn", "turn", "pay", "take"]
