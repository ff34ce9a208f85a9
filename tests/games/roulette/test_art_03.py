"""Article 3 of 60/2004: when bets may be made."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.roulette.round import Number, Throw
from banca.law import OptionError, RecordError
from banca.money import Limits
from banca.play.act import Act, Bet, Do, Move, Pay, Take, Withdraw
from banca.play.turn import Betting, Chance, Croupier, Over
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")

WHILE_ROLLING = {"betting-procedure": "bets-while-rolling"}
TIMED = {"betting-timer": "timer"}
ON_BETS: tuple[Act, ...] = (
    Bet("ana", "straight", 100_00, 17),
    Bet("eva", "red", 100_00),
    Withdraw("ana", "straight", 17),
    Move("ana", "straight", "split", 17, (17, 20)),
)


def with_a_bet(options: dict[str, Any] | None = None) -> AtTable:
    return AtTable("roulette-60-2004", options).bet("ana", "straight", 100_00, 17)


@proves("art3.1")
@pytest.mark.parametrize("options", [{}, WHILE_ROLLING, TIMED])
@pytest.mark.parametrize("act", ON_BETS)
def test_3_1_bets_wait_until_losing_stakes_are_taken_and_winning_ones_paid(options: dict[str, Any], act: Act) -> None:
    table = with_a_bet(options).bet("eva", "odd", 100_00).bet("eva", "even", 100_00).show(Number(17))
    for done in (Do("announce"), Do("mark"), Take("eva", "even"), Pay("eva", "odd"), Pay("ana", "straight", 17)):
        clause = table.refusal(act).clause
        assert clause == ("art3.1" if isinstance(act, Bet) else "art3.2.2" if options == WHILE_ROLLING else "art3.2.1")
        table.act(done)
    assert table.game.turn(table.state) == Over()
    table.state = table.game.opening(table.setting)
    assert table.accepts(Bet("eva", "red", 100_00))


@proves("art3.1")
@pytest.mark.parametrize("options", [{}, WHILE_ROLLING])
@pytest.mark.parametrize("act", [Do("bell"), Do("call"), Throw(), Number(3)])
def test_3_1_no_new_round_begins_before_payment(options: dict[str, Any], act: Act) -> None:
    table = with_a_bet(options).show(Number(17)).do("announce", "mark")
    elsewhere: dict[tuple[Act, bool], str] = {(Do("bell"), True): "art3.2.1", (Do("call"), False): "art3.2.2"}
    assert table.refusal(act).clause == elsewhere.get((act, options == WHILE_ROLLING), "art3.1")


@proves("art3.2")
def test_3_2_one_of_two_procedures_is_in_force() -> None:
    assert AtTable("roulette-60-2004").setting.options["betting-procedure"] == "bell-before-throw"
    for unlawful in ("both", "none", ["bell-before-throw", "bets-while-rolling"]):
        with pytest.raises(OptionError, match=r"60/2004 art\. 3\(2\)"):
            AtTable("roulette-60-2004", {"betting-procedure": unlawful})


@proves("art3.2")
@pytest.mark.parametrize(
    ("options", "acts"),
    [
        ({}, [Do("bell"), Throw(), Number(17), Do("announce"), Do("mark")]),
        (TIMED, [Do("time-up"), Do("bell"), Throw(), Number(17), Do("announce"), Do("mark")]),
        (WHILE_ROLLING, [Throw(), Do("call"), Number(17), Do("announce"), Do("mark")]),
        (WHILE_ROLLING | TIMED, [Throw(), Do("call"), Number(17), Do("announce"), Do("mark")]),
    ],
)
def test_3_2_the_steps_of_a_procedure_come_in_their_order(options: dict[str, Any], acts: list[Act]) -> None:
    every = [Do("time-up"), Do("bell"), Throw(), Do("call"), Number(17), Do("announce"), Do("mark")]
    table = AtTable("roulette-60-2004", options)
    for act in acts:
        lapsing: set[Act] = {Number(17)} if act == Do("call") else {Do("bell")} if act == Do("time-up") else set()
        assert {a for a in every if table.accepts(a)} == {act} | lapsing
        table.act(act)
    assert not any(table.accepts(a) for a in every)
    assert table.game.turn(table.state) == Over()


@proves("art3.2")
@pytest.mark.parametrize(
    ("act", "left"),
    [
        (Bet("ana", "straight", 50_00, 17), {("straight", 17): 150_00}),
        (Bet("ana", "red", 50_00), {("straight", 17): 100_00, ("red", None): 50_00}),
        (Withdraw("ana", "straight", 17), {}),
        (Withdraw("ana", "straight", "17", stake=30_00), {("straight", 17): 70_00}),
        (Move("ana", "straight", "split", 17, (20, 17)), {("split", (17, 20)): 100_00}),
        (Move("ana", "straight", "red", 17, stake=40_00), {("straight", 17): 60_00, ("red", None): 40_00}),
    ],
)
@pytest.mark.parametrize("options", [{}, WHILE_ROLLING, TIMED])
def test_3_2_a_stake_may_be_changed_until_bets_end(options: dict[str, Any], act: Act, left: dict[Any, int]) -> None:
    table = with_a_bet(options).act(act)
    assert {(s.position.bet, s.position.selection): s.amount for s in table.state.stakes} == left


@proves("art3.2")
@pytest.mark.parametrize(
    "act",
    [
        Withdraw("eva", "straight", 17),
        Withdraw("ana", "straight", 18),
        Withdraw("ana", "straight", 37),
        Withdraw("ana", "basket"),
        Withdraw("ana", "straight", 17, stake=100_01),
        Move("ana", "red", "black"),
        Move("ana", "straight", "red", 17, stake=100_01),
    ],
)
def test_3_2_only_what_lies_there_can_be_taken_back(act: Act) -> None:
    assert with_a_bet().refusal(act).norm == "stake_must_lie_on_the_layout"
    assert with_a_bet().accepts(Withdraw("ana", "straight", 17, stake=100_00))


@proves("art3.2")
@pytest.mark.parametrize(
    ("to", "selection", "clause"),
    [("straight", 37, "art6.1"), ("split", (17, 19), "art6.2"), ("split", (0, 1), "art8"), ("basket", None, "art6")],
)
def test_3_2_a_bet_moves_only_to_a_lawful_place(to: str, selection: Any, clause: str) -> None:
    assert with_a_bet().refusal(Move("ana", "straight", to, 17, selection)).clause == clause


@proves("art3.2")
@pytest.mark.parametrize(
    ("act", "norm"),
    [
        (Withdraw("ana", "straight", 17, stake=60_00), "stake_must_reach_the_minimum"),
        (Withdraw("ana", "straight", 17, stake=5_00), "stake_must_be_a_multiple_of_the_unit"),
        (Move("ana", "straight", "red", 17, stake=10_00), "stake_must_reach_the_minimum"),
        (Bet("ana", "straight", 110_00, 17), "stake_must_not_exceed_the_maximum"),
    ],
)
def test_3_2_changes_keep_the_limits(act: Act, norm: str) -> None:
    limits = Limits(minimum=50_00, maximum=200_00, unit=10_00)
    table = AtTable("roulette-60-2004", limits=limits).bet("ana", "straight", 100_00, 17)
    assert table.refusal(act).norm == norm
    for accepted in (
        Withdraw("ana", "straight", 17),
        Withdraw("ana", "straight", 17, stake=50_00),
        Move("ana", "straight", "red", 17, stake=50_00),
        Bet("ana", "straight", 100_00, 17),
    ):
        assert table.accepts(accepted)


@proves("art3.2")
@pytest.mark.parametrize(
    "said",
    [
        {"act": "bet", "player": "ana", "bet": "red", "stake": 0},
        {"act": "bet", "player": "ana", "bet": "red", "stake": -1},
        {"act": "bet", "player": "ana", "bet": "red", "stake": 100, "layout": 0},
        {"act": "number"},
        {"act": "number", "number": "17"},
        {"act": "throw", "ball": 1},
        {"act": "bell", "loud": True},
        {"act": "lift"},
    ],
)
def test_3_2_what_is_no_act_of_the_game_is_an_error(said: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        AtTable("roulette-60-2004").game.read_act(said)


@proves("art3.2.1")
@pytest.mark.parametrize("options", [{}, TIMED])
@pytest.mark.parametrize("act", ON_BETS)
def test_3_2_1_the_bell_ends_the_bets(options: dict[str, Any], act: Act) -> None:
    table = with_a_bet(options)
    assert table.accepts(act)
    table.to("bell").do("bell")
    for done in (Throw(), Number(17)):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("bets_end_at_the_bell", "art3.2.1")
        table.act(done)


@proves("art3.2.1")
def test_3_2_1_the_ball_is_not_thrown_without_the_bell() -> None:
    table = AtTable("roulette-60-2004")
    assert table.game.turn(table.state) == Betting(Do("bell"))
    refusal = table.refusal(Throw())
    assert (refusal.norm, refusal.clause) == ("bell_must_ring_before_the_throw", "art3.2.1")
    table.do("bell")
    assert table.game.turn(table.state) == Croupier(Throw())
    assert table.accepts(Throw())


@proves("art3.2.1")
def test_3_2_1_where_there_is_a_timer_the_bell_follows_its_end_or_the_bets() -> None:
    table = AtTable("roulette-60-2004", TIMED)
    assert table.game.turn(table.state) == Betting(Do("time-up"))
    assert table.accepts(Do("bell"))
    assert table.refusal(Throw()).clause == "art3.2.1"
    table.do("time-up")
    assert table.refusal(Throw()).norm == "bell_must_ring_before_the_throw"
    assert table.accepts(Bet("ana", "red", 100_00))
    assert table.do("bell").accepts(Throw())
    assert table.refusal(Bet("ana", "red", 100_00)).clause == "art3.2.1"


@proves("art3.2.1")
def test_3_2_1_no_timer_unless_the_house_has_one() -> None:
    assert AtTable("roulette-60-2004").setting.options["betting-timer"] == "none"
    with pytest.raises(OptionError, match=r"60/2004 art\. 3\(2\)\(1\)"):
        AtTable("roulette-60-2004", {"betting-timer": "hourglass"})


@proves("art3.2.1")
@pytest.mark.parametrize(
    ("procedure", "inapplicable"),
    [("bell-before-throw", frozenset()), ("bets-while-rolling", frozenset({"betting-timer"}))],
)
def test_3_2_1_a_timer_goes_only_with_the_bell(procedure: str, inapplicable: frozenset[str]) -> None:
    table = AtTable("roulette-60-2004", TIMED | {"betting-procedure": procedure})
    assert table.setting.options.inapplicable == inapplicable
    assert table.accepts(Do("time-up")) == (procedure == "bell-before-throw")


@proves("art3.2.2")
@pytest.mark.parametrize("act", ON_BETS)
def test_3_2_2_bets_go_on_while_the_ball_rolls_until_the_call(act: Act) -> None:
    table = with_a_bet(WHILE_ROLLING)
    assert table.game.turn(table.state) == Betting(Throw())
    assert table.accepts(act)
    table.act(Throw())
    assert table.game.turn(table.state) == Betting(Do("call"))
    assert table.accepts(act)
    table.do("call")
    assert isinstance(table.game.turn(table.state), Chance)
    refusal = table.refusal(act)
    assert (refusal.norm, refusal.clause) == ("bets_end_at_the_call", "art3.2.2")


@proves("art3.2.2")
@pytest.mark.parametrize("act", ON_BETS)
def test_3_2_2_a_ball_at_rest_ends_the_bets_without_a_call(act: Act) -> None:
    table = with_a_bet(WHILE_ROLLING).act(Throw(), Number(17))
    assert table.refusal(act).clause == ("art3.1" if isinstance(act, Bet) else "art3.2.2")
    assert table.refusal(Do("call")).norm == "act_must_belong_to_the_phase"
    assert table.line("straight", 17).net == 3500_00


@proves("art3.2.2")
def test_3_2_2_nothing_is_called_before_the_throw() -> None:
    table = AtTable("roulette-60-2004", WHILE_ROLLING)
    refusal = table.refusal(Do("call"))
    assert (refusal.norm, refusal.clause) == ("ball_must_be_thrown_first", "art3.2")
    assert table.refusal(Number(17)).norm == "ball_must_be_thrown_first"
    refusal = table.act(Throw()).refusal(Do("announce"))
    assert (refusal.norm, refusal.clause) == ("ball_must_rest_before_the_announcement", "art4")


@proves("art3.2.1")
def test_3_2_1_a_throw_while_the_timer_runs_skips_the_bell() -> None:
    refusal = AtTable("roulette-60-2004", TIMED).refusal(Throw())
    assert (refusal.norm, refusal.clause) == ("bell_must_ring_before_the_throw", "art3.2.1")


@proves("art3.1")
def test_3_1_once_all_is_settled_a_bet_waits_for_the_next_round_and_no_longer_for_the_payment() -> None:
    table = with_a_bet().show(Number(17)).finish()
    refusal = table.refusal(Bet("eva", "red", 100_00))
    assert (refusal.norm, refusal.clause) == ("bets_end_at_the_bell", "art3.2.1")


@proves("art3.2.2")
def test_3_2_2_a_bet_made_while_the_ball_rolls_is_settled_with_the_others() -> None:
    table = with_a_bet(WHILE_ROLLING).act(Throw()).bet("eva", "black", 100_00).show(Number(17))
    assert table.finish().settlement.players == {"ana": 3500_00, "eva": 100_00}
