"""Article 4 of 58/2004: when bets may be made."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.fantan.round import Count
from banca.law import RecordError
from banca.money import Limits
from banca.play.act import Act, Bet, Do, Move, Withdraw
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")

ON_BETS: tuple[Act, ...] = (
    Bet("ana", "fan", 100_00, 3),
    Bet("eva", "kuoc", 100_00, (1, 2)),
    Withdraw("ana", "fan", 3),
    Move("ana", "fan", "fan", 3, 4),
)


@proves("art4")
@pytest.mark.parametrize("done", [(), ("separate",)])
@pytest.mark.parametrize("act", ON_BETS)
def test_4_no_bet_before_the_heap_is_covered(done: tuple[str, ...], act: Act) -> None:
    refusal = AtTable("fantan-58-2004").do(*done).refusal(act)
    assert (refusal.norm, refusal.clause) == ("bets_must_wait_for_the_heap", "art4")


@proves("art4")
@pytest.mark.parametrize("act", ON_BETS)
def test_4_bets_are_made_and_changed_from_the_cover_to_the_bell(act: Act) -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3)
    assert table.accepts(act)
    assert table.do("bell").refusal(act).clause == "art4"
    assert table.refusal(act).norm == "bets_end_at_the_bell"
    assert table.do("lift").refusal(act).norm == "bets_end_at_the_bell"


@proves("art4")
@pytest.mark.parametrize("act", ON_BETS)
def test_4_no_bet_once_the_buttons_are_counted(act: Act) -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).show(Count(63))
    for step in ("announce", "light", "collect"):
        assert table.refusal(act).clause == "art4"
        table.do(step)
    assert table.refusal(act).norm == "bets_end_at_the_bell"


@proves("art4")
def test_4_the_cover_stays_on_until_the_bell() -> None:
    table = AtTable("fantan-58-2004").to("betting")
    refusal = table.refusal(Do("lift"))
    assert (refusal.norm, refusal.clause) == ("bell_must_ring_before_the_cover_is_lifted", "art4")
    assert table.refusal(Count(63)).clause == "art4"
    assert table.do("bell").accepts(Do("lift"))


@proves("art4")
def test_4_a_stake_is_increased_withdrawn_and_moved_before_the_bell() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).bet("ana", "fan", 50_00, 3)
    table.bet("eva", "kuoc", 100_00, (1, 2)).withdraw("ana", "fan", 3, 30_00)
    table.act(Move("ana", "fan", "nim", 3, (3, 4), stake=20_00)).withdraw("eva", "kuoc", "2-1")
    lines = table.show(Count(63)).finish().settlement.lines
    assert [(entry.position.bet, entry.stake) for entry in lines] == [("fan", 100_00), ("nim", 20_00)]
    assert table.settlement.players == {"ana": 285_00 + 38_00}


@proves("art4")
def test_4_a_moved_bet_joins_what_lies_there() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).bet("ana", "fan", 50_00, 4)
    assert table.move("ana", "fan", "fan", 3, 4).show(Count(64)).line("fan", 4).stake == 150_00


@proves("art4")
@pytest.mark.parametrize(
    "act",
    [
        Withdraw("eva", "fan", 3),
        Withdraw("ana", "fan", 4),
        Withdraw("ana", "fan", 5),
        Withdraw("ana", "tails", 3),
        Withdraw("ana", "fan", 3, layout=2),
        Withdraw("ana", "fan", 3, stake=100_01),
        Move("ana", "kuoc", "fan", (1, 2), 3),
        Move("ana", "fan", "fan", 3, 4, stake=100_01),
    ],
)
def test_4_only_what_lies_there_can_be_taken_back(act: Act) -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3)
    assert table.refusal(act).norm == "stake_must_lie_on_the_layout"
    assert table.accepts(Withdraw("ana", "fan", 3, stake=100_00))


@proves("art4")
@pytest.mark.parametrize(
    ("to", "selection", "clause"),
    [("fan", 5, "art6.2.1"), ("kuoc", (2, 2), "art6.1"), ("tails", 1, "art6")],
)
def test_4_a_bet_moves_only_to_a_lawful_place(to: str, selection: Any, clause: str) -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3)
    assert table.refusal(Move("ana", "fan", to, 3, selection)).clause == clause


@proves("art4")
@pytest.mark.parametrize(
    ("act", "norm"),
    [
        (Withdraw("ana", "fan", 3, stake=60_00), "stake_must_reach_the_minimum"),
        (Withdraw("ana", "fan", 3, stake=5_00), "stake_must_be_a_multiple_of_the_unit"),
        (Move("ana", "fan", "fan", 3, 4, stake=10_00), "stake_must_reach_the_minimum"),
        (Bet("ana", "fan", 110_00, 3), "stake_must_not_exceed_the_maximum"),
    ],
)
def test_4_changes_keep_the_limits(act: Act, norm: str) -> None:
    limits = Limits(minimum=50_00, maximum=200_00, unit=10_00)
    table = AtTable("fantan-58-2004", limits=limits).bet("ana", "fan", 100_00, 3)
    assert table.refusal(act).norm == norm
    for accepted in (
        Withdraw("ana", "fan", 3),
        Withdraw("ana", "fan", 3, stake=50_00),
        Move("ana", "fan", "fan", 3, 4, stake=50_00),
        Bet("ana", "fan", 100_00, 3),
    ):
        assert table.accepts(accepted)


@proves("art4")
@pytest.mark.parametrize(
    "said",
    [
        {"act": "bet", "player": "ana", "bet": "fan", "stake": 0, "selection": 3},
        {"act": "bet", "player": "ana", "bet": "fan", "stake": -1, "selection": 3},
        {"act": "bet", "player": "ana", "bet": "fan", "stake": 100, "selection": 3, "layout": 0},
        {"act": "bet", "player": " ", "bet": "fan", "stake": 100, "selection": 3},
        {"act": "count", "buttons": 0},
        {"act": "count", "buttons": -4},
        {"act": "broken", "buttons": 0},
        {"act": "throw"},
    ],
)
def test_4_what_is_no_act_of_the_game_is_an_error(said: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        AtTable("fantan-58-2004").game.read_act(said)


@proves("art4")
@pytest.mark.parametrize("act", [*ON_BETS, Count(63), Do("bell"), Do("collect")])
def test_4_an_act_is_read_as_it_was_written(act: Act) -> None:
    assert AtTable("fantan-58-2004").game.read_act(act.to_json()) == act
