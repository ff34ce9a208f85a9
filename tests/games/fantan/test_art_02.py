"""Article 2 of 58/2004: how a round opens."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.fantan.round import Count
from banca.play.act import Do
from banca.play.turn import Betting, Chance, Croupier
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")


@proves("art2")
def test_2_a_heap_is_separated_and_then_the_rest_covered() -> None:
    table = AtTable("fantan-58-2004")
    assert table.game.turn(table.state) == Croupier(Do("separate"))
    table.do("separate")
    assert table.game.turn(table.state) == Croupier(Do("cover-rest"))
    table.do("cover-rest")
    assert table.game.turn(table.state) == Betting(Do("bell"))


@proves("art2")
@pytest.mark.parametrize(
    ("done", "norm"),
    [
        ((), "heap_must_be_separated_before_betting"),
        (("separate",), "rest_must_be_covered_before_betting"),
    ],
)
def test_2_neither_cover_can_be_left_out(done: tuple[str, ...], norm: str) -> None:
    table = AtTable("fantan-58-2004").do(*done)
    refusal = table.refusal(Do("bell"))
    assert (refusal.norm, refusal.clause) == (norm, "art2")


@proves("art2")
def test_2_the_rest_cannot_be_covered_before_a_heap_is_separated() -> None:
    assert AtTable("fantan-58-2004").refusal(Do("cover-rest")).clause == "art2"


@proves("art2")
def test_2_the_heap_cannot_change_while_bets_are_made() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3)
    for step in ("separate", "cover-rest"):
        assert table.refusal(Do(step)).norm == "act_must_belong_to_the_phase"
    assert table.game.result(table.state) is None


@proves("art2")
def test_2_the_four_results_are_equally_likely() -> None:
    table = AtTable("fantan-58-2004").to("count")
    facts = table.game.facts(table.setting)
    assert set(facts) == {1, 2, 3, 4}
    assert len(set(facts.values())) == 1
    turn = table.game.turn(table.state)
    assert isinstance(turn, Chance)
    assert set(turn.weights) == {Count(buttons) for buttons in range(60, 100)}
    assert len(set(turn.weights.values())) == 1


@proves("art2")
def test_2_the_heap_is_whatever_the_croupier_split_off() -> None:
    for buttons in range(1, 200):
        assert AtTable("fantan-58-2004").to("count").accepts(Count(buttons))
