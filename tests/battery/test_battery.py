"""What must hold in every game."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banca.games import game_of, settle
from banca.law import EDITIONS, Refused, option_set
from banca.material.chance import Seeded
from banca.money import Settlement, prize_on
from banca.play.act import Act, Bet
from banca.play.game import Game
from banca.play.one_draw import OneDraw
from banca.play.record import prescribed, write
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision, Over
from banca.table import Table
from tests.battery.strategies import ONE_DRAW, anything_said, next_acts, settings_of
from tests.fixed_order import opened

ANY_TABLE = settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def played_on(draw: Any, game: Game[Any], state: Any, acts: int) -> tuple[Any, list[Act]]:
    """So many things are said; those that are not refused are done."""
    done: list[Act] = []
    for _ in range(acts):
        act = draw(next_acts(game, state))
        if game.refusal(state, act) is None:
            state = game.after(state, act)
            done.append(act)
    return state, done


def finished(game: Game[Any], state: Any, source: Seeded) -> tuple[Any, list[Act]]:
    """Whatever state a round is in, doing what is prescribed ends it, and soon."""
    done: list[Act] = []
    for _ in range(120 + 3 * len(state.stakes)):
        if game.is_over(state):
            return state, done
        act = following(game, state, source)
        state = game.after(state, act)
        done.append(act)
    raise AssertionError("the round does not end")


def following(game: Game[Any], state: Any, source: Seeded) -> Act:
    """What is prescribed, what chance shows, or the last thing that a bettor can choose."""
    turn = game.turn(state)
    match turn:
        case Chance(weights):
            return source.draw(weights)
        case Decision(_, choices, None):
            return choices[-1]
    step = prescribed(turn)
    if step is None:  # nobody can go on before somebody has bet
        bet, selection = game.positions(state.setting)[0]
        return Bet("ana", bet, 100, selection)
    return step


def one_draw(slug: str) -> OneDraw[Any]:
    game = game_of(slug)
    assert isinstance(game, OneDraw)
    return game


@pytest.mark.parametrize("slug", ONE_DRAW)
def test_weights_are_whole_and_positive(slug: str) -> None:
    game = one_draw(slug)
    setting = Setting(option_set(game.edition))
    assert all(type(weight) is int and weight > 0 for weight in game.draw.weights(setting).values())
    assert sum(game.facts(setting).values()) == sum(game.draw.weights(setting).values())


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_bet_of_the_law_has_a_rule_and_every_rule_a_name(slug: str) -> None:
    game = game_of(slug)
    assert set(game.kinds(Setting(option_set(game.edition)))) == set(game.edition.bets)


@pytest.mark.parametrize("slug", ONE_DRAW)
def test_every_ruling_and_norm_cites_clauses_that_exist(slug: str) -> None:
    game = one_draw(slug)
    setting = Setting(option_set(game.edition))
    for place in game.positions(setting):
        for fact in game.facts(setting):
            for clause in game.ruling(setting, *place, fact).clauses:
                game.edition.clause(clause)
    for refusal in (game.betting_hours.unopened, game.betting_hours.closed(setting), game.unsettled):
        assert refusal.clause in game.edition.clauses
    for step in game.procedure(setting):
        assert step.clause in game.edition.clauses
        assert step.act is None or step.act.name in game.edition.acts


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_act_has_a_name_in_three_languages(slug: str) -> None:
    game = game_of(slug)
    assert {*game.act_kinds, *game.steps} <= set(game.edition.acts)


@ANY_TABLE
@given(st.data())
def test_every_round_ends_conserves_money_and_replays(data: st.DataObject) -> None:
    game, setting = data.draw(settings_of())
    state, done = played_on(data.draw, game, game.opening(setting), data.draw(st.integers(0, 25)))
    state, rest = finished(game, state, Seeded(data.draw(st.integers(0, 1000))))
    settlement = game.settle(state)
    conserved(state, settlement)
    written = write(game, state, (*done, *rest))
    replayed = settle(json.loads(json.dumps(written)))
    assert replayed.settlement == settlement
    assert write(game, replayed.state, tuple(p.act for p in replayed.played)) == written


# The clauses by which a part of a stake goes back: the bank of pai kau covers no more, and surrender at blackjack.
PARTED = {"art4.5", "art12.s1", "art18.1"}


def conserved(state: Any, settlement: Settlement) -> None:
    assert sum(settlement.players.values()) + settlement.house["net"] == 0
    for line in settlement.lines:
        assert line.returned in (0, line.stake) or (PARTED & {*line.clauses} and 0 < line.returned < line.stake)
        assert min(line.returned, line.prize, line.commission, line.breakage) >= 0
        assert line.clauses
        assert (line.result == "win") == bool(line.prize or (line.odds and line.breakage))
    if isinstance(game_of(state.setting.edition.slug), OneDraw):
        assert [line.stake for line in settlement.lines] == [stake.amount for stake in state.stakes]
        for line in settlement.lines:
            paid = prize_on(line.stake, line.odds).paid if line.odds else 0
            assert line.net == paid - (line.stake - line.returned)


@ANY_TABLE
@given(st.data())
def test_a_refused_act_changes_nothing_and_names_its_norm(data: st.DataObject) -> None:
    game, setting = data.draw(settings_of())
    state, _ = played_on(data.draw, game, game.opening(setting), data.draw(st.integers(0, 12)))
    act = data.draw(anything_said(game, state))
    refusal = game.refusal(state, act)
    assert refusal == game.refusal(state, act)
    if refusal is None:
        game.after(state, act)
        assert all(clause in game.edition.clauses for clause in game.clauses_for(state, act))
    else:
        assert refusal.norm.replace("_", "").isalnum()
        assert refusal.clause is None or refusal.clause in game.edition.clauses
        with pytest.raises(Refused, match=refusal.norm) as refused:
            game.after(state, act)
        assert "\n" not in str(refused.value)


@ANY_TABLE
@given(st.data())
def test_nothing_of_the_result_is_known_before_it_is_announced(data: st.DataObject) -> None:
    game, setting = data.draw(settings_of(ONE_DRAW))
    assert isinstance(game, OneDraw)
    state, _ = played_on(data.draw, game, game.opening(setting), data.draw(st.integers(0, 12)))
    if isinstance(game.turn(state), Betting):
        assert state.shown is None
        assert game.result(state) is None
        assert game.lines(state) == ()


@pytest.mark.parametrize("slug", ONE_DRAW)
def test_what_is_bet_has_no_bearing_on_what_comes(slug: str) -> None:
    game = game_of(slug)
    setting = Setting(option_set(game.edition))
    idle, busy = Table(game, setting, Seeded(7)), Table(game, setting, Seeded(7))
    for round_ in range(30):
        for table in (idle, busy):
            while not isinstance(table.turn, Betting):
                table.advance()
        bet, selection = game.positions(setting)[round_]
        busy.do(Bet("ana", bet, 100 + round_, selection))
        for table in (idle, busy):
            while not isinstance(table.turn, Over):
                table.advance()
        assert opened(idle) == opened(busy) != []
        idle.open_round()
        busy.open_round()
