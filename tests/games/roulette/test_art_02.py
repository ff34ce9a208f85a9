"""Article 2 of 60/2004: the throw, and the void spin."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games import settle
from banca.games.roulette.round import Number, ReturnBall, Throw, Void
from banca.law import RecordError
from banca.play.act import Act, Bet, Do, Withdraw
from banca.play.turn import Betting, Chance, Croupier
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")

LEFT, RIGHT = "right-to-left", "left-to-right"
WHILE_ROLLING = {"betting-procedure": "bets-while-rolling"}
CAUSES = ("object", "ball-left-the-wheel", "thrown-with-the-wheel", "wheel-stopped")


def thrown(options: dict[str, Any] | None = None, **facts: Any) -> AtTable:
    """A table with the ball rolling and 100.00 of ana on 17."""
    table = AtTable("roulette-60-2004", options, **facts).bet("ana", "straight", 100_00, 17)
    return table.to("throw").act(Throw())


@proves("art2.1")
@pytest.mark.parametrize("options", [{}, WHILE_ROLLING])
def test_2_1_the_wheel_turns_against_the_ball(options: dict[str, Any]) -> None:
    table = AtTable("roulette-60-2004", options).to("throw")
    for ball, wheel in ((RIGHT, LEFT), (LEFT, RIGHT)):
        assert table.accepts(Throw(ball, wheel))
    for direction in (RIGHT, LEFT):
        refusal = table.refusal(Throw(direction, direction))
        assert (refusal.norm, refusal.clause) == ("wheel_must_turn_against_the_ball", "art2.1")


@proves("art2.1")
@pytest.mark.parametrize("ball", [RIGHT, LEFT])
def test_2_1_a_throw_that_names_only_the_ball_goes_against_the_wheel(ball: str) -> None:
    assert AtTable("roulette-60-2004").to("throw").accepts(Throw(ball))


@proves("art2.1")
@pytest.mark.parametrize(("ball", "wheel"), [("up", LEFT), (RIGHT, "up"), ("up", "up"), ("up", "down")])
def test_2_1_there_are_two_directions(ball: str, wheel: str) -> None:
    refusal = AtTable("roulette-60-2004").to("throw").refusal(Throw(ball, wheel))
    assert (refusal.norm, refusal.clause) == ("direction_must_be_one_of_two", "art2.1")


@proves("art2.1")
@pytest.mark.parametrize("throw", [Throw(RIGHT, LEFT), Throw(LEFT, RIGHT)])
def test_2_1_the_direction_is_recorded(throw: Throw) -> None:
    game = AtTable("roulette-60-2004").game
    assert game.read_act(throw.to_json()) == throw
    assert game.read_act({"act": "throw", "ball": throw.ball, "wheel": throw.wheel}) == throw


@proves("art2.1")
def test_2_1_the_rule_holds_for_the_throw_after_a_void_spin() -> None:
    table = thrown().act(Void()).to("throw")
    assert table.refusal(Throw(RIGHT, RIGHT)).clause == "art2.1"
    assert table.accepts(Throw(LEFT, RIGHT))


@proves("art2.2")
@pytest.mark.parametrize("options", [{}, WHILE_ROLLING])
@pytest.mark.parametrize("why", CAUSES)
def test_2_2_an_object_in_the_wheel_makes_the_spin_void(options: dict[str, Any], why: str) -> None:
    table = thrown(options)
    stakes = table.state.stakes
    assert table.game.clauses_for(table.state, Void(why)) == ("art2.2",)
    table.act(Void(why))
    assert table.state.stakes == stakes
    assert (table.state.taken, table.state.paid, table.state.shown) == ((), (), None)
    assert table.game.result(table.state) is None
    assert table.game.lines(table.state) == ()
    first = "object_must_be_taken_out_before_the_throw" if why == "object" else "ball_must_be_thrown_first"
    assert table.refusal(Number(17)).norm == first


@proves("art2.2")
def test_2_2_the_void_announcement_is_recorded_with_its_cause() -> None:
    game = AtTable("roulette-60-2004").game
    assert Void().why == "object"
    for why in CAUSES:
        assert Void(why).to_json()["act"] == "void"
        assert game.read_act(Void(why).to_json()) == Void(why)
    refusal = thrown().refusal(Void("bad-luck"))
    assert (refusal.norm, refusal.clause) == ("void_must_have_its_cause", "art2.2")


@proves("art2.2")
@pytest.mark.parametrize("options", [{}, WHILE_ROLLING])
def test_2_2_a_spin_is_void_only_while_the_ball_runs(options: dict[str, Any]) -> None:
    table = AtTable("roulette-60-2004", options).bet("ana", "straight", 100_00, 17)
    assert table.refusal(Void()).norm == "void_must_come_while_the_ball_runs"
    table.to("throw")
    assert table.refusal(Void()).clause == "art2.2"
    assert table.act(Throw()).accepts(Void())
    assert table.to("number").accepts(Void())
    table.act(Number(17))
    for step in ("announce", "mark"):
        assert table.refusal(Void()).norm == "void_must_come_while_the_ball_runs"
        table.do(step)
    assert table.refusal(Void()).clause == "art2.2"
    assert table.line("straight", 17).result == "win"


@proves("art2.3")
@pytest.mark.parametrize("previous", [17, 0, 36])
def test_2_3_the_object_is_taken_out_the_ball_returned_and_thrown_again(previous: int) -> None:
    table = thrown(memory=previous).act(Void())
    assert table.game.turn(table.state) == Croupier(Do("clear"))
    table.do("clear")
    assert table.game.turn(table.state) == Croupier(ReturnBall(previous))
    table.act(ReturnBall(previous))
    assert table.game.turn(table.state) == Croupier(Throw())
    table.act(Throw())
    assert isinstance(table.game.turn(table.state), Chance)
    assert table.act(Number(17)).line("straight", 17).net == 3500_00


@proves("art2.3")
@pytest.mark.parametrize(
    ("done", "act", "norm"),
    [
        ((), Throw(), "object_must_be_taken_out_before_the_throw"),
        ((), ReturnBall(17), "object_must_be_taken_out_before_the_throw"),
        ((), Number(5), "object_must_be_taken_out_before_the_throw"),
        ((Do("clear"),), Throw(), "ball_must_return_to_the_last_result"),
        ((Do("clear"),), Number(5), "ball_must_return_to_the_last_result"),
        ((Do("clear"),), ReturnBall(16), "ball_must_return_to_the_last_result"),
        ((Do("clear"),), ReturnBall(0), "ball_must_return_to_the_last_result"),
    ],
)
def test_2_3_no_step_can_be_left_out(done: tuple[Act, ...], act: Act, norm: str) -> None:
    refusal = thrown(memory=17).act(Void(), *done).refusal(act)
    assert (refusal.norm, refusal.clause) == (norm, "art2.3")


@proves("art2.3")
def test_2_3_the_ball_cannot_rest_before_it_is_thrown_again() -> None:
    table = thrown(memory=17).act(Void(), Do("clear"), ReturnBall(17))
    assert table.refusal(Number(5)).norm == "ball_must_be_thrown_first"


@proves("art2.3")
def test_2_3_without_a_previous_result_the_ball_is_simply_thrown_again() -> None:
    table = thrown().act(Void(), Do("clear"))
    assert table.game.turn(table.state) == Croupier(Throw())
    assert table.refusal(ReturnBall(17)).norm == "act_must_belong_to_the_phase"


@proves("art2.3")
def test_2_3_the_return_of_the_ball_is_recorded() -> None:
    said = {"act": "return-ball", "compartment": 17}
    assert AtTable("roulette-60-2004").game.read_act(said) == ReturnBall(17)
    assert ReturnBall(17).to_json() == said


@proves("art2.3")
@pytest.mark.parametrize("why", ["ball-left-the-wheel", "wheel-stopped"])
def test_2_3_where_nothing_fell_in_nothing_is_taken_out(why: str) -> None:
    table = thrown(memory=17).act(Void(why))
    assert table.game.turn(table.state) == Croupier(ReturnBall(17))
    assert table.refusal(Do("clear")).norm == "act_must_belong_to_the_phase"
    table = thrown().act(Void(why))
    assert table.game.turn(table.state) == Croupier(Throw())


@proves("art2.3")
def test_2_3_the_throw_after_a_void_spin_may_be_void_too() -> None:
    table = thrown(memory=17).act(Void(), Do("clear"), ReturnBall(17))
    assert table.refusal(Void()).clause == "art2.2"
    table.act(Throw(), Void(), Do("clear"), ReturnBall(17), Throw(), Number(3))
    assert table.line("straight", 17).net == -100_00


@proves("art2.3")
@pytest.mark.parametrize("act", [Bet("eva", "red", 100_00), Withdraw("ana", "straight", 17)])
def test_2_3_closed_bets_stay_closed(act: Act) -> None:
    rolling = thrown(WHILE_ROLLING, memory=17).do("call")
    for table, norm in ((thrown(memory=17), "bets_end_at_the_bell"), (rolling, "bets_end_at_the_call")):
        table.act(Void())
        for done in (Do("clear"), ReturnBall(17), Throw()):
            assert table.refusal(act).norm == norm
            table.act(done)
        assert table.refusal(act).norm == norm


@proves("art2.3")
@pytest.mark.parametrize(
    ("options", "close"), [({}, ["bell", "throw"]), (WHILE_ROLLING, ["throw", "call"])], ids=["bell", "call"]
)
def test_2_3_a_record_with_a_bet_after_a_void_spin_names_the_step_that_comes_next(
    options: dict[str, Any], close: list[str]
) -> None:
    bet = {"act": "bet", "player": "ana", "bet": "red", "stake": 100_00}
    acts = [bet, *({"act": name} for name in close), {"act": "void"}, bet]
    with pytest.raises(RecordError, match=r"act 5, bet: .*; clear comes next \[60/2004 art\. 2\(3\)\]"):
        settle({"banca": 1, "edition": "roulette-60-2004", "options": options, "acts": acts})


@proves("art2.3")
@pytest.mark.parametrize("act", [Bet("eva", "red", 100_00), Withdraw("ana", "straight", 17)])
def test_2_3_bets_that_were_open_stay_open_until_the_call(act: Act) -> None:
    table = thrown(WHILE_ROLLING, memory=17).act(Void())
    for done in (Do("clear"), ReturnBall(17), Throw()):
        assert table.game.turn(table.state) == Betting(done)
        assert table.accepts(act)
        table.act(done)
    assert table.accepts(act)
    assert table.do("call").refusal(act).norm == "bets_end_at_the_call"


@proves("art2.3")
@pytest.mark.parametrize("act", [Do("clear"), ReturnBall(5)])
@pytest.mark.parametrize("word", ["betting", "throw", "number", "announce"])
def test_2_3_what_follows_a_void_spin_has_no_place_without_one(act: Act, word: str) -> None:
    table = AtTable("roulette-60-2004", memory=5)
    table = table.to(word) if word != "announce" else table.show(Number(17))
    refusal = table.refusal(act)
    assert (refusal.norm, refusal.clause) == ("act_must_belong_to_the_phase", "art2.3")
