"""Many tables of craps and a live one: the same throws give the same results, step by step."""

from dataclasses import replace
from itertools import product
from typing import Any

import gymnasium
import numpy as np
import pytest

from banca.envs.craps import CrapsPlay
from banca.envs.craps.kernel import DECIDED, FACES, THROW, UNITS, Rules
from banca.envs.craps.vector import MARKED, CrapsTables, layout_of, rules_of
from banca.envs.live import LiveEnv
from banca.envs.session import NumpyChance, Session
from banca.games.craps.bets import THROWS
from banca.games.craps.throw import Dice, Throw
from banca.law import OptionError
from banca.money import Position, stake_on
from banca.play.record import prescribed
from tests.envs.side_by_side import Episode, Step, check_live, chosen

CRAPS = "banca/Craps-v0"
THROWS_OFTEN = 0.35
SETS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "customary", "penalty": 0.5},
    {"field-twelve": "triple", "stake": 60, "rounds": 2},
    {"dice-count": 5, "parameters": {"odds-maximum": 1}, "stake": 120},
    {"parameters": {"shooter-change": "losing-come-out"}},
    {"parameters": {"odds-maximum": 0}},
    {"preset": "customary", "parameters": {"shooter-change": "losing-come-out", "odds-maximum": 3}, "rounds": 3},
)


def walked(tables: int, steps: int, **options: Any) -> list[Episode]:
    """Bets by chance, and often enough a throw; what the dice showed is read from what was seen."""
    env: Any = gymnasium.make_vec(CRAPS, num_envs=tables, vectorization_mode="vector_entry_point", **options)
    stream, found, ended = np.random.default_rng(3), [Episode() for _ in range(tables)], np.zeros(tables, np.bool_)
    observed, infos = env.reset(seed=17)
    for n, table in enumerate(found):
        table.steps.append(Step(None, observed[n], infos["action_mask"][n]))
    for _ in range(steps):
        throws = (stream.random(tables) < THROWS_OFTEN) & (infos["action_mask"][:, THROW] == 1)
        actions, before = np.where(throws, THROW, chosen(infos["action_mask"], stream)), ended
        observed, rewards, ended, _, infos = env.step(actions)
        for n, table in enumerate(found):
            action, refused = None if before[n] else int(actions[n]), bool(infos["refused"][n])
            mask = infos["action_mask"][n]
            table.steps.append(Step(action, observed[n], mask, float(rewards[n]), bool(ended[n]), refused))
            if action == THROW and not refused:
                table.shown.append(observed[n, FACES:UNITS].tolist())
    return found


@pytest.mark.parametrize("options", SETS, ids=str)
def test_craps_with_the_same_throws(options: dict[str, Any]) -> None:
    throws, refused, ended = 0, 0, 0
    for episode in walked(3, 150, **options):
        check_live(CRAPS, episode, **options)
        throws += len(episode.shown)
        refused += sum(step.refused for step in episode.steps)
        ended += sum(step.ended for step in episode.steps)
    assert throws > 120
    assert refused > 5
    assert ended >= 1


def test_every_bet_is_made_and_every_place_lain_on_by_those_who_walk() -> None:
    """So what is compared above is compared of all of them."""
    steps = [step for options in SETS for episode in walked(3, 150, **options) for step in episode.steps]
    actions = {step.action for step in steps if not step.refused}
    assert actions == {None, *range(len(LiveEnv("craps").actions))}
    seen = np.array([step.observed for step in steps])
    assert seen[:, UNITS:].any(axis=0).all()
    assert seen[:, UNITS:].max() == 1


# What many tables look up is all that it depends on.


def random_stakes(play: CrapsPlay, stream: np.random.Generator, point: int | None) -> tuple[Any, list[int]]:
    """A table with a unit on some of its places, also such as no play comes to, and the units on each."""
    amounts = play.stake * stream.integers(0, 2, len(play.stake_places))
    layout = layout_of(play, point, amounts.tolist())
    units = [stake_on(layout.stakes, Position("player", *place)).amount // play.stake for place in play.stake_places]
    shooter, last = ("player" if holds else None for holds in stream.integers(0, 2, 2))
    return replace(layout, shooter=shooter, last=last), units


@pytest.mark.parametrize("options", SETS, ids=str)
def test_what_is_lawful_depends_on_the_point_and_on_what_lies_there_and_behind_alone(options: dict[str, Any]) -> None:
    play: Any = LiveEnv("craps", **options).play
    rules, _ = rules_of(play)
    placed = rules.own[1:].tolist(), rules.behind[1:].tolist()
    stream, session = np.random.default_rng(5), Session(play, NumpyChance(np.random.default_rng(0), play))
    for point, _ in product(MARKED, range(5)):
        layout, units = random_stakes(play, stream, point)
        session.table.state = play.game.opening(replace(play.setting, memory=layout))
        seen, row = [0] * UNITS + units, point or 0
        anything = int(any(units))
        lies = [(anything, anything), *((seen[own], seen[behind]) for own, behind in zip(*placed, strict=True))]
        allowed = [rules.lawful[row, action, *each] for action, each in enumerate(lies)]
        assert session.mask("player").tolist() == allowed, (point, units)


@pytest.mark.parametrize("options", SETS, ids=str)
def test_what_a_throw_does_to_a_bet_depends_on_the_point_and_its_place_alone(options: dict[str, Any]) -> None:
    play: Any = LiveEnv("craps", **options).play
    game = play.game
    rules, parts = rules_of(play)
    stream = np.random.default_rng(6)
    for point, (thrown, dice) in product(MARKED, enumerate(THROWS)):
        layout, units = random_stakes(play, stream, point)
        layout = replace(layout, shooter="player")
        state = game.opening(replace(play.setting, memory=layout))
        if not any(units):
            continue
        state = game.after(game.after(state, Throw("player")), Dice(dice))
        while not game.is_over(state):
            state = game.after(state, prescribed(game.turn(state)))
        after, gained, passes = after_throw(rules, point or 0, thrown, units)
        observed = play.observe(state, "player", (play.result(state),))
        assert observed == [rules.point[point or 0, thrown], *dice, *after], (point, dice)
        assert game.settle(state).players.get("player", 0) * parts == gained * play.stake
        assert play.is_decided(state) == passes


def after_throw(rules: Rules, row: int, thrown: int, units: list[int]) -> tuple[list[int], int, bool]:
    after, gained, passes = [0] * len(units), 0, False
    for place in np.flatnonzero(units):
        gained += int(rules.gained[row, thrown, place])
        passes |= bool(rules.passes[row, thrown, place])
        if (to := rules.to[row, thrown, place]) != DECIDED:
            after[to] += 1
    return after, gained, passes


def test_no_two_bets_ever_come_to_lie_on_one_place() -> None:
    """What goes to a number comes there when what lay on it is decided: so a place has a unit or none."""
    rules, _ = rules_of(CrapsPlay(LiveEnv("craps").play.setting, 60, ("player",)))
    for point, thrown in product(MARKED, range(len(THROWS))):
        to = rules.to[point or 0, thrown]
        staying = to[to != DECIDED].tolist()
        assert len(staying) == len(set(staying))


# Episodes.


def bets(env: CrapsTables, *words: str) -> None:
    for word in words:
        *_, infos = env.step(np.full(env.num_envs, env.actions.index(word)))
        assert not infos["refused"].any()


def throw(env: CrapsTables) -> tuple[Any, ...]:
    return env.step(np.full(env.num_envs, THROW))


@pytest.mark.parametrize("rounds", [1, 2])
def test_the_same_step_opens_what_the_next_step_would(rounds: int) -> None:
    """A single table, so that both throw the same: what was seen last, and then what is seen first."""
    options: dict[str, Any] = {"rounds": rounds, "parameters": {"shooter-change": "losing-come-out"}}
    [found] = walked(1, 600, **options)
    env = CrapsTables(1, autoreset_mode="SameStep", **options)
    env.reset(seed=17)
    ends = 0
    for step, after in zip(found.steps[1:], [*found.steps[2:], found.steps[-1]], strict=True):
        if step.action is None:
            continue
        observed, rewards, ended, _, infos = env.step(np.array([step.action]))
        seen = after if step.ended else step
        assert observed[0].tolist() == seen.observed.tolist()
        assert infos["action_mask"][0].tolist() == seen.mask.tolist()
        assert (rewards[0], ended[0], infos["refused"][0]) == (step.reward, step.ended, step.refused)
        if step.ended:
            ends += 1
            assert infos["final_obs"][0].tolist() == step.observed.tolist()
            assert not infos["final_info"]["action_mask"].any()
    assert ends > 1


def test_nobody_throws_who_has_staked_nothing() -> None:
    env = CrapsTables(3, penalty=0.25)
    before, info = env.reset(seed=1)
    assert not info["action_mask"][:, THROW].any()
    observed, rewards, ended, _, infos = throw(env)
    assert infos["refused"].all()
    assert (observed == before).all()
    assert (infos["action_mask"] == info["action_mask"]).all()
    assert rewards.tolist() == [-0.25] * 3
    assert not ended.any()
    bets(env, "field")
    *_, infos = throw(env)
    assert not infos["refused"].any()


def test_a_second_unit_is_above_the_maximum_of_one() -> None:
    env = CrapsTables(2)
    env.reset(seed=1)
    bets(env, "pass-line", "hard-4")
    observed, *_, infos = env.step(np.array([env.actions.index("pass-line"), env.actions.index("hard-4")]))
    assert infos["refused"].tolist() == [True, True]
    assert observed[:, UNITS:].sum(axis=1).tolist() == [2, 2]


def test_tables_that_were_left_in_the_middle_of_a_round_are_replaced() -> None:
    env = CrapsTables(50)
    env.reset(seed=1)
    bets(env, "pass-line", "hard-4", "big-10")
    throw(env)
    observed, infos = env.reset()
    assert not observed.any()
    assert not infos["action_mask"][:, THROW].any()
    bets(env, "pass-line")


def test_what_still_lies_there_when_the_dice_pass_on_lies_there_in_the_next_round() -> None:
    """As the Chinese of article 4(2) says: a first throw that loses the line passes the dice on, and decides no 6."""
    env = CrapsTables(500, parameters={"shooter-change": "losing-come-out"})
    env.reset(seed=4)
    bets(env, "pass-line", "big-6")
    last, rewards, ended, _, infos = throw(env)
    totals = last[:, FACES:UNITS].sum(axis=1)
    assert ended.tolist() == np.isin(totals, (2, 3, 12)).tolist()
    assert 0 < ended.sum() < 500
    assert (rewards[ended] == -1).all()
    assert not infos["action_mask"][ended].any()
    first, *_, infos = env.step(np.full(500, env.actions.index("come")))
    assert not infos["refused"][ended].any()
    assert (first[ended] == last[ended]).all()
    assert (first[ended, env.fields.index("big-6")] == 1).all()
    assert infos["action_mask"][ended, THROW].all()
    again, _ = env.reset()
    assert not again.any()  # every one of them was in a round


def test_after_an_episode_a_reset_goes_on_at_the_same_table() -> None:
    env = CrapsTables(1, parameters={"shooter-change": "losing-come-out"})
    env.reset(seed=0)
    ended = np.zeros(1, np.bool_)
    while not ended.any():
        if env.action_mask()[0, env.actions.index("dont-pass")]:
            bets(env, "dont-pass")
        if env.action_mask()[0, env.actions.index("big-6")]:
            bets(env, "big-6")
        last, _, ended, _, _ = throw(env)
    observed, infos = env.reset()
    assert last[0, FACES:UNITS].sum() in (7, 11)  # which the don't pass line loses
    assert (observed == last).all()
    assert infos["action_mask"].any()


# Figures.


def test_every_throw_comes_as_often_as_any_other() -> None:
    env = CrapsTables(36_000)
    env.reset(seed=2)
    bets(env, "field")
    observed, *_ = throw(env)
    counts = np.bincount(observed[:, FACES] * 6 + observed[:, FACES + 1] - 7, minlength=36)
    assert len(counts) == 36
    assert ((counts - 1000) ** 2 / 1000).sum() < 77  # chi-square with 35 degrees: less than one in ten thousand


def test_the_pass_line_loses_7_in_495() -> None:
    env = CrapsTables(100_000)
    env.reset(seed=9)
    pays = env.fields.index("pass-line")
    bets(env, "pass-line")
    gains, lies = np.zeros(env.num_envs), np.ones(env.num_envs, np.bool_)
    while lies.any():
        observed, rewards, *_ = throw(env)
        gains += np.where(lies, rewards, 0)
        lies &= observed[:, pays] == 1
    assert set(gains) == {-1.0, 1.0}
    assert abs(gains.mean() + 7 / 495) < 4.5 / np.sqrt(env.num_envs)


def test_a_stake_of_which_prizes_would_be_rounded_is_refused() -> None:
    with pytest.raises(OptionError, match="a multiple of 60 minor units is needed"):
        CrapsTables(1, stake=90)
    assert CrapsTables(1, stake=180).parts == 60
