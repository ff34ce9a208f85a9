"""Article 5 of 58/2004: the count."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games import settle
from banca.games.fantan.round import Broken, Count
from banca.law import RecordError, Refused
from banca.play.act import Act, Do, Pay, Take
from banca.play.turn import Over
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")

PROCEDURE: tuple[tuple[Act, str, str], ...] = (
    (Do("separate"), "art2", "heap_must_be_separated_before_betting"),
    (Do("cover-rest"), "art2", "rest_must_be_covered_before_betting"),
    (Do("bell"), "art4", "bell_must_ring_before_the_cover_is_lifted"),
    (Do("lift"), "art5.1", "cover_must_be_lifted_before_the_count"),
    (Count(63), "art5.1", "buttons_must_be_counted_before_the_announcement"),
    (Do("announce"), "art5.1", "result_must_be_announced_first"),
    (Do("light"), "art5.2", "light_must_be_lit_before_collection"),
    (Do("collect"), "art5.2", "buttons_must_be_collected_before_the_next_round"),
)
ACTS = tuple(act for act, _, _ in PROCEDURE)
AFTER_THE_ANNOUNCEMENT = (Do("light"), Do("collect"))  # article 5(2) says so of them


@proves("art5.1", "art5.2")
@pytest.mark.parametrize("done", range(len(PROCEDURE)))
def test_5_1_every_step_waits_for_those_before_it(done: int) -> None:
    table = AtTable("fantan-58-2004").act(*ACTS[:done])
    assert table.accepts(ACTS[done])
    _, clause, norm = PROCEDURE[done]
    for later in ACTS[done + 1 :]:
        refusal = table.refusal(later)
        announced = done > ACTS.index(Do("announce"))
        waits = later in AFTER_THE_ANNOUNCEMENT and not announced
        assert (refusal.norm, refusal.clause) == (
            ("result_must_be_announced_first", "art5.2") if waits else (norm, clause)
        )
    for earlier in ACTS[:done]:
        assert table.refusal(earlier).norm == "act_must_belong_to_the_phase"


@proves("art5.1", "art5.2")
def test_5_1_a_round_without_bets_is_over_when_the_buttons_are_collected() -> None:
    table = AtTable("fantan-58-2004").act(*ACTS)
    assert table.game.turn(table.state) == Over()
    for act in ACTS:
        assert table.refusal(act).norm == "act_must_belong_to_the_phase"
    assert table.settlement.lines == ()


@proves("art5.1")
@pytest.mark.parametrize(
    ("buttons", "groups", "left", "number"),
    [(10, 2, 2, 2), (48, 12, 0, 4), (47, 11, 3, 3), (1, 0, 1, 1), (3, 0, 3, 3), (4, 1, 0, 4), (5, 1, 1, 1)],
)
def test_5_1_the_count_in_fours_is_logged_and_announced(buttons: int, groups: int, left: int, number: int) -> None:
    table = AtTable("fantan-58-2004").show(Count(buttons))
    assert table.game.result(table.state) is None
    table.do("announce")
    assert table.game.result(table.state) == {
        "buttons": buttons,
        "broken": 0,
        "groups_of_four": groups,
        "left": left,
        "number": number,
    }


@proves("art5.1")
def test_5_1_fewer_than_four_remain_of_any_heap() -> None:
    for buttons in range(1, 200):
        table = AtTable("fantan-58-2004").show(Count(buttons)).do("announce")
        result = table.game.result(table.state)
        assert result is not None
        assert result["left"] in {0, 1, 2, 3}
        assert 4 * result["groups_of_four"] + result["left"] == buttons


@proves("art5.1")
def test_5_1_nothing_is_settled_before_the_round_is_over() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).show(Count(63)).do("announce", "light", "collect")
    with pytest.raises(Refused, match="round_must_be_over"):
        table.game.settle(table.state)
    assert table.act(Pay("ana", "fan", 3)).settlement.players == {"ana": 285_00}


@proves("art5.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_5_2_the_light_of_the_number_is_lit_once_it_is_announced(number: int) -> None:
    table = AtTable("fantan-58-2004").show(Count(60 + number))
    assert table.awaits == Do("announce")
    table.do("announce")
    assert table.awaits == Do("light")
    table.do("light")
    assert table.awaits == Do("collect")
    result = table.game.result(table.state)
    assert result is not None
    assert result["number"] == number


@proves("art5.2")
def test_5_2_buttons_stay_until_the_number_is_announced_and_lit() -> None:
    table = AtTable("fantan-58-2004").show(Count(63))
    refusal = table.refusal(Do("collect"))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("result_must_be_announced_first", "art5.2", True)
    refusal = table.do("announce").refusal(Do("collect"))
    assert (refusal.norm, refusal.clause) == ("light_must_be_lit_before_collection", "art5.2")
    assert table.do("light").accepts(Do("collect"))
    assert table.awaits == Do("collect")
    assert table.do("collect").awaits is None


@proves("art5.1")
def test_5_1_nothing_is_taken_or_paid_before_the_number_is_announced() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).bet("eva", "fan", 100_00, 4)
    for act, clause, norm in PROCEDURE[2:6]:
        for payment in (Pay("ana", "fan", 3), Take("eva", "fan", 4)):
            refusal = table.refusal(payment)
            assert (refusal.norm, refusal.clause) == (norm, clause)
        table.act(act)
    assert table.act(Take("eva", "fan", 4)).accepts(Pay("ana", "fan", 3))


@proves("art5.2")
@pytest.mark.parametrize("paid_after", [("announce",), ("announce", "light"), ("announce", "light", "collect")])
def test_5_2_payment_need_not_wait_for_light_and_collection(paid_after: tuple[str, ...]) -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).bet("eva", "fan", 100_00, 4).show(Count(63))
    table.do(*paid_after).act(Take("eva", "fan", 4), Pay("ana", "fan", 3))
    assert table.game.is_over(table.state) is ("collect" in paid_after)
    assert table.finish().settlement.players == {"ana": 285_00, "eva": -100_00}
    assert table.state.ahead == ()  # light and collection came all the same


@proves("art5.2")
def test_5_2_the_next_round_waits_for_the_collection() -> None:
    table = AtTable("fantan-58-2004").show(Count(63)).do("announce", "light")
    refusal = table.game.refuse_next_round(table.state)
    assert (refusal.norm, refusal.clause) == ("buttons_must_be_collected_before_the_next_round", "art5.2")


@proves("art5.3")
@pytest.mark.parametrize(("broken", "number"), [(0, 3), (1, 2), (2, 1), (3, 4), (4, 3), (46, 1)])
def test_5_3_broken_buttons_do_not_count(broken: int, number: int) -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, number).show(Count(47))
    if broken:
        table.act(Broken(broken))
    table.do("announce")
    assert table.game.result(table.state) == {
        "buttons": 47,
        "broken": broken,
        "groups_of_four": (47 - broken) // 4,
        "left": (47 - broken) % 4,
        "number": number,
    }
    assert table.line("fan", number).net == 285_00


@proves("art5.3")
def test_5_3_the_round_stays_valid_and_the_bets_stand() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 2).bet("eva", "fan", 100_00, 3)
    stakes = table.state.stakes
    table.show(Count(47)).act(Broken())
    assert table.state.stakes == stakes
    assert table.finish().settlement.players == {"ana": 285_00, "eva": -100_00}


@proves("art5.3")
@pytest.mark.parametrize("step", ["cover-rest", "bell", "lift", "count"])
def test_5_3_a_button_found_broken_before_the_count_is_left_out_of_it(step: str) -> None:
    table = AtTable("fantan-58-2004")
    refusal = table.refusal(Broken())
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("button_must_be_in_the_heap", "art5.3", True)
    table.to(step).act(Broken(2))
    assert table.to("count").refusal(Count(2)).clause == "art5.3"
    assert table.act(Count(47)).finish().game.result(table.state) == {
        "buttons": 47, "broken": 2, "groups_of_four": 11, "left": 1, "number": 1,
    }  # fmt: skip


@proves("art5.3")
def test_5_3_before_the_count_no_more_may_break_than_any_heap_could_spare() -> None:
    table = AtTable("fantan-58-2004").to("bell")
    assert table.accepts(Broken(59))
    assert table.refusal(Broken(60)).clause == "art5.3"


@proves("art5.3")
def test_5_3_the_result_stands_once_announced() -> None:
    table = AtTable("fantan-58-2004").show(Count(47))
    assert table.accepts(Broken())
    for step in ("announce", "light", "collect"):
        refusal = table.do(step).refusal(Broken())
        assert (refusal.norm, refusal.clause) == ("result_must_stand_once_announced", "art5.3")


@proves("art5.3")
def test_5_3_no_more_buttons_break_than_lie_there() -> None:
    table = AtTable("fantan-58-2004").show(Count(47)).act(Broken(30), Broken(10))
    assert table.accepts(Broken(6))
    refusal = table.refusal(Broken(7))
    assert (refusal.norm, refusal.clause) == ("button_must_be_in_the_heap", "art5.3")


@proves("art5.3")
@pytest.mark.parametrize("act", [Broken(), Broken(3)])
def test_5_3_broken_buttons_are_recorded(act: Broken) -> None:
    table = AtTable("fantan-58-2004").show(Count(47))
    assert table.game.clauses_for(table.state, act) == ("art5.3",)
    said = act.to_json()
    assert said["act"] == "broken"
    assert table.game.read_act(said) == act


@proves("art5.1")
def test_5_1_a_second_count_in_a_short_record_is_refused_where_it_stands() -> None:
    bet = {"act": "bet", "player": "ana", "bet": "fan", "selection": 3, "stake": 100}
    counts = [{"act": "count", "buttons": 63}] * 2
    with pytest.raises(RecordError, match=r"act 3, count: .* announce comes next .*58/2004 art\. 5\(1\)"):
        settle({"banca": 1, "edition": "fantan-58-2004", "acts": [bet, *counts]})
