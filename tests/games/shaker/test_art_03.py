"""Article 3 of 57/2004 and of 59/2004: bell, result, void rounds."""

from typing import Any

import pytest

from banca.games.shaker import Dice, Void
from banca.law import OptionError, RecordError, Refused, option_set
from banca.play.act import Act, Bet, Do, Move, Pay, Take, Withdraw
from banca.play.turn import Croupier, Over
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import CUSSEC, FACES, FISH_PRAWN_CRAB, both, dice, prescribed

CHANGES: tuple[Act, ...] = (
    Bet("rui", "big", 100_00),
    Bet("ana", "small", 50_00),
    Move("ana", "small", "big"),
    Withdraw("ana", "small"),
    Withdraw("ana", "small", stake=50_00),
)


def with_small(edition: str) -> AtTable:
    return AtTable(edition).bet("ana", "small", 100_00)


def voided(edition: str, why: str = "stacked") -> AtTable:
    return with_small(edition).to("dice").act(Void(why))


def amounts(table: AtTable) -> dict[str, int]:
    return {stake.position.bet: stake.amount for stake in table.state.stakes}


@both("art3.1")
@pytest.mark.parametrize("change", CHANGES)
def test_3_1_bets_are_made_and_changed_until_the_bell(edition: str, change: Act) -> None:
    table = with_small(edition)
    assert table.accepts(change)
    table.do("bell")
    for after_bell in (Do("lift"), dice(edition, 1, 3, 6), Do("announce"), Do("light-winners"), Pay("ana", "small")):
        refusal = table.refusal(change)
        assert (refusal.norm, refusal.clause) == ("bets_end_at_the_bell", "art3.1")
        assert refusal.untimely
        table.act(after_bell)
    assert table.game.turn(table.state) == Over()
    assert table.refusal(change).clause == "art3.1"


@both("art3.1")
def test_3_1_before_the_bell_a_stake_may_be_increased_moved_and_taken_back(edition: str) -> None:
    table = with_small(edition).bet("ana", "small", 50_00)
    assert amounts(table) == {"small": 150_00}
    assert amounts(table.act(Move("ana", "small", "big", stake=60_00))) == {"small": 90_00, "big": 60_00}
    assert amounts(table.withdraw("ana", "small", stake=30_00)) == {"small": 60_00, "big": 60_00}
    assert amounts(table.move("ana", "small", "any-triple")) == {"big": 60_00, "any-triple": 60_00}
    assert amounts(table.withdraw("ana", "big").withdraw("ana", "any-triple")) == {}
    assert table.do("bell", "lift").act(dice(edition, 1, 3, 6)).finish().settlement.lines == ()


@both("art3.1")
def test_3_1_only_what_lies_there_can_be_taken_back(edition: str) -> None:
    table = with_small(edition)
    for act in (
        Withdraw("rui", "small"),
        Withdraw("ana", "big"),
        Withdraw("ana", "small", stake=100_01),
        Withdraw("ana", "small", layout=2),
        Withdraw("ana", "field"),
        Withdraw("ana", "total", 3),
        Move("rui", "small", "big"),
        Move("ana", "small", "big", stake=100_01),
    ):
        assert table.refusal(act).norm == "stake_must_lie_on_the_layout"
    assert table.accepts(Withdraw("ana", "small", stake=100_00))


@both("art3.1")
def test_3_1_a_stake_moves_only_to_a_lawful_bet(edition: str) -> None:
    table = with_small(edition)
    assert table.refusal(Move("ana", "small", "field")).clause == "art5"
    assert table.refusal(Move("ana", "small", "total", to_selection=18)).norm == "selection_must_be_lawful"
    assert table.accepts(Move("ana", "small", "total", to_selection=17))


@both("art3.1")
def test_3_1_the_cover_is_not_lifted_before_the_bell(edition: str) -> None:
    table = with_small(edition)
    refusal = table.refusal(Do("lift"))
    assert (refusal.norm, refusal.clause) == ("bell_must_ring_before_the_cover_is_lifted", "art3.1")
    assert table.do("bell").accepts(Do("lift"))


@both("art3.2")
def test_3_2_the_dice_show_after_the_lift_and_before_the_announcement(edition: str) -> None:
    table = with_small(edition).to("lift")
    refusal = table.refusal(dice(edition, 1, 2, 3))
    assert (refusal.norm, refusal.clause) == ("cover_must_be_lifted_before_the_result", "art3.2")
    refusal = table.do("lift").refusal(Do("announce"))
    assert (refusal.norm, refusal.clause) == ("dice_must_show_before_the_result_is_announced", "art3.2")
    assert table.act(dice(edition, 1, 2, 3)).accepts(Do("announce"))
    assert not table.accepts(dice(edition, 1, 2, 3))


@both("art3.2")
def test_3_2_the_result_is_published_when_it_is_announced(edition: str) -> None:
    faces: dict[str, dict[str, Any]] = {
        CUSSEC: {"dice": [2, 2, 5]},
        FISH_PRAWN_CRAB: {"dice": ["prawn", "prawn", "crab"], "colours": ["green", "green", "green"]},
    }
    table = with_small(edition).to("dice")
    assert table.game.result(table.state) is None
    table.act(dice(edition, 2, 5, 2))
    assert table.game.result(table.state) is None
    assert table.awaits == Do("announce")
    table.do("announce")
    assert table.game.result(table.state) == {**faces[edition], "total": 9}


@both("art3.2")
@pytest.mark.parametrize("lights", ["lit", "unlit"])
def test_3_2_nothing_is_taken_or_paid_before_the_announcement(edition: str, lights: str) -> None:
    table = AtTable(edition, {"winning-lights": lights}).bet("ana", "small", 100_00).bet("ana", "big", 100_00)
    table.show(dice(edition, 1, 3, 6))
    for act in (Take("ana", "big"), Pay("ana", "small"), Do("light-winners")):
        assert not table.accepts(act)
    refusal = table.refusal(Take("ana", "big"))
    assert (refusal.norm, refusal.clause) == ("result_must_be_announced_before_payment", "art3.2")
    assert table.do("announce").accepts(Take("ana", "big"))


@both("art3.2")
def test_3_2_the_winning_positions_are_lit_and_exactly_those_win(edition: str) -> None:
    winners: dict[str, set[tuple[str, Any]]] = {
        CUSSEC: {
            ("small", None),
            ("single", 2),
            ("single", 5),
            ("total", 9),
            ("odd", None),
            ("double-and-single", (2, 5)),
            ("two-dice", (2, 5)),
            ("double", 2),
        },
        FISH_PRAWN_CRAB: {
            ("small", None),
            ("figure", "prawn"),
            ("figure", "crab"),
            ("colour-three", "green"),
            ("any-three-colour", None),
            ("total", 9),
        },
    }
    table = AtTable(edition).bet_everywhere().show(dice(edition, 2, 2, 5)).do("announce")
    assert table.awaits == Do("light-winners")
    assert table.do("light-winners").awaits != Do("light-winners")
    assert table.won == winners[edition]


@both("art3.2")
def test_3_2_payment_need_not_wait_for_the_lights(edition: str) -> None:
    table = with_small(edition).show(dice(edition, 1, 3, 6)).do("announce")
    assert prescribed(table) == "light-winners"
    assert prescribed(table.act(Pay("ana", "small"))) == "light-winners"
    refusal = table.game.refuse_next_round(table.state)
    assert (refusal.norm, refusal.clause) == ("winning_positions_must_be_lit_first", "art3.2")
    assert prescribed(table.do("light-winners")) == "over"


@both("art3.2")
def test_3_2_without_lights_the_result_is_only_announced(edition: str) -> None:
    table = AtTable(edition, {"winning-lights": "unlit"}).bet("ana", "small", 100_00)
    table.show(dice(edition, 2, 2, 5)).do("announce")
    assert not table.accepts(Do("light-winners"))
    assert table.accepts(Pay("ana", "small"))
    assert table.line("small").net == 100_00
    with pytest.raises(OptionError, match="winning-lights"):
        option_set(table.game.edition, {"winning-lights": "dim"})


@both("art3.3")
@pytest.mark.parametrize("why", ["stacked", "leaning"])
def test_3_3_dice_stacked_or_leaning_void_the_round_and_a_new_shake_follows(edition: str, why: str) -> None:
    table = with_small(edition).to("dice")
    assert table.accepts(Void(why))
    assert table.game.clauses_for(table.state, Void(why)) == ("art3.3",)
    table.act(Void(why))
    assert amounts(table) == {"small": 100_00}
    assert (table.state.taken, table.state.paid) == ((), ())
    assert table.game.turn(table.state) == Croupier(Do("cover"))
    refusal = table.refusal(Bet("ana", "big", 100_00))
    assert (refusal.norm, refusal.clause) == ("bets_must_wait_for_the_shake", "art2.1")
    again = ["cover", "clasp", "press-lever", "press-lever", "press-lever", "light-lamp", "announce-start", "bell"]
    for step in (*again, "lift"):
        assert prescribed(table) == step
        table.do(step)
    assert prescribed(table) == "dice"


@both("art3.3")
@pytest.mark.parametrize("why", ["spilled", "", "Stacked", "stacked leaning"])
def test_3_3_no_other_cause_voids_a_round(edition: str, why: str) -> None:
    table = with_small(edition).to("dice")
    refusal = table.refusal(Void(why))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("void_must_have_its_cause", "art3.3", False)


@both("art3.3")
def test_3_3_a_round_is_void_only_when_the_cover_is_lifted(edition: str) -> None:
    table = with_small(edition)
    for word in ("bell", "lift"):
        refusal = table.to(word).refusal(Void("stacked"))
        assert (refusal.norm, refusal.clause) == ("void_must_be_found_when_the_cover_is_lifted", "art3.3")
        assert refusal.untimely
    assert table.to("dice").accepts(Void("stacked"))
    table.act(dice(edition, 1, 3, 6))
    assert table.refusal(Void("stacked")).clause == "art3.3"
    assert table.finish().refusal(Void("leaning")).clause == "art3.3"
    assert AtTable(edition).refusal(Void("leaning")).clause == "art3.3"


@both("art3.3")
def test_3_3_a_void_round_is_no_result(edition: str) -> None:
    table = voided(edition)
    assert table.state.shown is None
    assert table.game.result(table.state) is None
    assert table.game.lines(table.state) == ()
    with pytest.raises(Refused, match="round_must_be_over"):
        assert table.settlement
    assert all(isinstance(act, Dice) for act in table.game.draw.weights(table.setting))
    table.to("dice").act(Void("leaning")).show(dice(edition, 1, 3, 6)).finish()
    assert [line.net for line in table.settlement.lines] == [100_00]
    assert (table.game.result(table.state) or {})["total"] == 10


@both("art3.4")
@pytest.mark.parametrize(
    "act",
    [
        Withdraw("ana", "small"),
        Withdraw("ana", "small", stake=1),
        Withdraw("ana", "small", stake=100_00),
        Move("ana", "small", "big"),
        Move("ana", "small", "big", stake=1),
    ],
)
def test_3_4_a_stake_of_a_void_round_stays_and_plays_again(edition: str, act: Act) -> None:
    table = voided(edition)
    assert not table.accepts(act)
    refusal = table.to("betting").refusal(act)
    assert (refusal.norm, refusal.clause) == ("stakes_of_a_void_round_must_stay", "art3.4")
    assert table.show(dice(edition, 1, 3, 6)).line("small").net == 100_00


@both("art3.4")
def test_3_4_new_bets_are_accepted_until_the_next_bell(edition: str) -> None:
    table = voided(edition).bet("ana", "small", 50_00).bet("rui", "big", 70_00)
    assert amounts(table) == {"small": 150_00, "big": 70_00}
    assert table.do("bell").refusal(Bet("rui", "big", 70_00)).clause == "art3.1"
    table.show(dice(edition, 1, 3, 6))
    assert table.line("small").net == 150_00
    assert table.line("big").net == -70_00


@both("art3.4")
def test_3_4_what_is_new_may_be_taken_back_what_lay_there_may_not(edition: str) -> None:
    table = voided(edition).bet("ana", "small", 50_00).bet("ana", "big", 70_00)
    assert table.refusal(Withdraw("ana", "small", stake=50_01)).clause == "art3.4"
    assert table.refusal(Move("ana", "small", "big", stake=50_01)).clause == "art3.4"
    assert amounts(table.withdraw("ana", "small", stake=20_00)) == {"small": 130_00, "big": 70_00}
    assert amounts(table.move("ana", "small", "big")) == {"small": 100_00, "big": 100_00}
    assert table.refusal(Withdraw("ana", "small")).clause == "art3.4"
    assert amounts(table.withdraw("ana", "big")) == {"small": 100_00}


@both("art3.4")
def test_3_4_a_second_void_holds_what_was_added_after_the_first(edition: str) -> None:
    table = voided(edition).bet("ana", "small", 50_00).bet("ana", "big", 70_00).to("dice").act(Void("leaning"))
    table.to("betting")
    for act in (Withdraw("ana", "small", stake=1), Withdraw("ana", "big"), Move("ana", "big", "small")):
        assert table.refusal(act).clause == "art3.4"
    table.show(dice(edition, 2, 2, 2)).finish()
    assert table.settlement.players == {"ana": -220_00}


@both("art3.4")
def test_3_4_without_a_void_round_stakes_are_not_held(edition: str) -> None:
    assert amounts(with_small(edition).withdraw("ana", "small")) == {}


@pytest.mark.parametrize("edition", FACES)
def test_3_the_words_of_a_record(edition: str) -> None:
    game = AtTable(edition).game
    faces = list(FACES[edition][:3])
    assert game.read_act({"act": "dice", "dice": faces}) == Dice(tuple(faces))
    assert Dice(tuple(faces)).to_json() == {"act": "dice", "dice": faces}
    assert game.read_act({"act": "void", "why": "stacked"}) == Void("stacked")
    assert game.read_act({"act": "void"}) == Void("stacked")
    assert Void("leaning").to_json() == {"act": "void", "why": "leaning"}
    for wrong in ({"act": "dice"}, {"act": "dice", "dice": 123}, {"act": "dice", "dice": [1.5]}):
        with pytest.raises(RecordError):
            game.read_act(wrong)
    assert game.steps == {
        "cover", "clasp", "press-lever", "start-shaker", "light-lamp", "announce-start", "bell", "lift", "announce",
        "light-winners",
    }  # fmt: skip


@both("art3.3")
def test_3_3_nothing_is_paid_or_taken_in_a_void_round(edition: str) -> None:
    table = AtTable(edition).bet("ana", "small", 100_00).bet("ana", "big", 100_00).to("dice").act(Void("stacked"))
    for act in (Pay("ana", "small"), Take("ana", "big")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("void_round_must_pay_and_take_nothing", "art3.3")


@both("art3.4")
def test_3_4_a_stake_stays_from_the_void_on_before_the_new_shake_too(edition: str) -> None:
    table = AtTable(edition).bet("ana", "small", 100_00).to("dice").act(Void("leaning"))
    for act in (Withdraw("ana", "small"), Move("ana", "small", "big")):
        assert table.refusal(act).clause == "art3.4"
