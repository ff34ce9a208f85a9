"""Many tables of pai kau: the same tiles give the same results as at a live one."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from banca.envs.live import PLAYER, LiveEnv
from banca.envs.pai_kau.vector import PaiKauTables
from banca.envs.pettingzoo import pai_kau
from banca.exact.pai_kau import duel
from banca.games.pai_kau.equipment import PLACES, THROWS, first_seat, from_seat
from banca.games.pai_kau.order import compare, divisions
from banca.games.pai_kau.state import Round, with_deal
from banca.games.pai_kau.ways import WAYS
from banca.law import OptionError
from banca.law.parameters import MONEY_MOST
from banca.material.tiles import FACES, SET, Tile
from banca.strategy.pai_kau import STAKE
from tests.envs.side_by_side import Episode, Step, check_live, chosen

PAI_KAU = "banca/PaiKau-v0"
OWN, BANK = PLACES[0], PLACES[-1]  # where the seat and the banker sit at a live table


def by_way(way: str) -> dict[str, Any]:
    return {"parameters": {"house-way": way}}


def shown(dealt: tuple[Tile, ...], stream: np.random.Generator) -> list[Any]:
    """A round as chance shows it: the dice, by chance, and the whole set, four to each seat in the order they tell."""
    dice = THROWS[int(stream.integers(len(THROWS)))]
    others = list((Counter(SET) - Counter(dealt)).elements())
    hands = {OWN: dealt[:4], BANK: dealt[4:]}
    order = from_seat(first_seat(sum(dice), BANK))
    for place in PLACES[1:-1]:
        hands[place] = tuple(others.pop() for _ in range(4))
    return [list(dice), *(tile for place in order for tile in hands[place])]


def played(tables: int, steps: int, **options: Any) -> list[Episode]:
    """Steps by chance at many tables, with what chance showed in every round of each."""
    env = PaiKauTables(tables, **options)
    stream, found = np.random.default_rng(7), [Episode() for _ in range(tables)]
    observed, infos = env.reset(seed=11)
    ended = np.zeros(tables, np.bool_)
    for n, table in enumerate(found):
        table.steps.append(Step(None, observed[n], infos["action_mask"][n]))
        table.shown += shown(env.dealt(n), stream)
    for _ in range(steps):
        actions, before = chosen(infos["action_mask"], stream), ended
        observed, rewards, ended, _, infos = env.step(actions)
        for n, table in enumerate(found):
            refused, over = bool(infos["refused"][n]), bool(ended[n])
            action = None if before[n] else int(actions[n])
            table.steps.append(Step(action, observed[n], infos["action_mask"][n], float(rewards[n]), over, refused))
            if not refused and not over:
                table.shown += shown(env.dealt(n), stream)
    return found


@pytest.mark.parametrize("way", WAYS)
def test_the_same_tiles_give_the_same_at_a_live_table(way: str) -> None:
    found = played(5, 60, **by_way(way))
    for table in found:
        check_live(PAI_KAU, table, **by_way(way))
    steps = [step for table in found for step in table.steps]
    assert {step.reward for step in steps} == {-1.0, 0.0, 0.96}
    assert any(step.refused for step in steps)


@pytest.mark.parametrize("options", [
    {"rounds": 3, "penalty": 0.25},
    {"house-backing": "abstains", "stake": 25},
    {"preset": "customary", "parameters": {"house-capital": 10_000_000_000, "arranging-seconds": 60}},
], ids=str)  # fmt: skip
def test_and_so_under_every_option(options: dict[str, Any]) -> None:
    """The house may back the banker with more than he has: he arranges all the same, and the seat is paid the same."""
    for table in played(3, 40, **options):
        check_live(PAI_KAU, table, **options)


def laid(env: PaiKauTables, dealt: list[tuple[int, ...]]) -> None:
    """These tiles at the tables, by their numbers in the set, instead of those that came."""
    env.tiles[:] = dealt
    env.lay(np.ones(env.num_envs, np.bool_))


def test_every_four_tiles_are_seen_as_at_a_live_table() -> None:
    every = list(combinations(range(len(SET)), 4))
    stream = np.random.default_rng(1)
    env = PaiKauTables(len(every))
    env.reset(seed=1)
    laid(env, [(*stream.permutation(four), *[n for n in range(8) if n not in four][:4]) for four in every])
    live = LiveEnv("pai-kau")
    live.reset(seed=1)
    assert live.session is not None
    state: Round = live.session.state
    asked: dict[tuple[Tile, ...], tuple[list[int], list[int]]] = {}
    for n, four in enumerate(every):
        tiles = tuple(SET[tile] for tile in four)
        if tiles not in asked:
            there = with_deal(state, tiles=((OWN, tiles), *(each for each in state.deal.tiles if each[0] != OWN)))
            mask = [int(n < len(divisions(tiles))) for n in range(3)]
            if sum(mask) < 3:  # what is not there is refused by the law's own word
                acts = [live.play.acts_for(there, PLAYER, n).acts[0] for n in range(3)]
                assert mask == [int(live.play.game.refusal(there, act) is None) for act in acts]
            asked[tiles] = live.play.observe(there, PLAYER, ()), mask
        assert (env.observed[n].tolist(), env.lawful[n].tolist()) == asked[tiles]
    assert len(asked) == 8130


@pytest.mark.parametrize("way", WAYS)
def test_what_a_division_comes_to_is_what_the_rules_say(way: str) -> None:
    env = PaiKauTables(1500, **by_way(way))
    env.reset(seed=2)
    for n in range(env.num_envs):
        dealt = env.dealt(n)
        bankers = WAYS[way].arrange(dealt[4:])
        gains = [STAKE[compare(division, bankers).value] for division in divisions(dealt[:4])]
        assert [gain * env.parts for gain in gains] == env.won[n, : len(gains)].tolist()


def test_nothing_in_front_is_the_bankers_whichever_tile_is_higher() -> None:
    """Article 6(2): both have a total of 10 or 20 there, the seat with the higher tile; behind, Heaven beats Earth."""
    seat, banker = ("1-3", "1-5", "6-6", "6-6"), ("4-6", "5-5", "1-1", "1-1")
    env = PaiKauTables(1, **by_way("highest-back"))
    env.reset(seed=1)
    at = [SET.index(tile) + (n == 3) for hand in (seat, banker) for n, tile in enumerate(hand)]
    laid(env, [tuple(at)])
    assert env.dealt(0) == (*seat, *banker)
    observed, rewards, ended, _, infos = env.step(np.array([env.actions.index("arrange-1")]))
    assert (rewards[0], ended[0]) == (0.0, True)
    assert observed[0, :4].tolist() == [1 + FACES.index(tile) for tile in seat]
    assert not infos["action_mask"].any()


# Chance, and what is gained in the end.


def test_every_tile_comes_at_every_place_as_often_as_any_other() -> None:
    env = PaiKauTables(32_000)
    env.reset(seed=5)
    assert (np.diff(np.sort(env.tiles.astype(np.int64), axis=1), axis=1) > 0).all()  # no tile comes twice
    for place in range(8):
        counts = np.bincount(env.tiles[:, place].astype(np.int64), minlength=len(SET))
        assert ((counts - 1000) ** 2 / 1000).sum() < 70  # chi-square with 31 degrees: less than one in ten thousand


Chooses = Callable[[NDArray[np.int64], NDArray[np.int64]], NDArray[np.int64]]
MOST = 1000  # more than any strength
BY_STRENGTH: dict[str, Chooses] = {
    "highest-front": lambda front, back: MOST * front + back,
    "highest-back": lambda front, back: MOST * back + front,
    "balanced": lambda front, back: MOST * (front + back) + front,
}


@pytest.mark.parametrize(("own", "bankers"), [
    ("highest-front", "highest-front"), ("highest-back", "highest-back"), ("balanced", "balanced"),
    ("balanced", "customary"),
])  # fmt: skip
def test_a_way_gains_what_it_gains_exactly(own: str, bankers: str) -> None:
    """The seat arranges by a published way, from what it observes alone."""
    env = PaiKauTables(4096, autoreset_mode="SameStep", final=False, **by_way(bankers))
    fronts, backs = ([env.fields.index(f"{group}_{n}") for n in (1, 2, 3)] for group in ("front", "back"))
    observed, _ = env.reset(seed=8)
    came: Counter[float] = Counter()
    for _ in range(400):
        seen = observed.astype(np.int64)
        observed, rewards, ended, _, infos = env.step(BY_STRENGTH[own](seen[:, fronts], seen[:, backs]).argmax(axis=1))
        assert ended.all()
        assert not infos["refused"].any()
        values, counts = np.unique(rewards, return_counts=True)
        came.update(dict(zip(values.tolist(), counts.tolist(), strict=True)))
    tally, rounds = duel(WAYS[own], WAYS[bankers]), came.total()
    assert rounds == 400 * 4096
    exact = {float(STAKE[result]): n / tally.cases for result, n in tally.by_result}
    assert came.keys() == exact.keys()
    for gain, share in exact.items():
        assert abs(came[gain] - share * rounds) < 4 * np.sqrt(share * (1 - share) * rounds)
    mean = sum(gain * n for gain, n in came.items()) / rounds
    spread = np.sqrt(sum(gain**2 * share for gain, share in exact.items()))
    assert abs(mean - float(tally.mean(STAKE))) < 4 * spread / np.sqrt(rounds)


# Episodes.


def test_the_next_step_opens_the_next_episode_whatever_its_action_is() -> None:
    env = PaiKauTables(50, rounds=2)
    first, _ = env.reset(seed=2)
    second, _, ended, _, _ = env.step(np.zeros(50, np.int64))
    assert not ended.any()
    assert (second != first).any(axis=1).all()
    last, _, ended, _, infos = env.step(np.zeros(50, np.int64))
    assert ended.all()
    assert (last == second).all()
    assert not infos["action_mask"].any()
    third, rewards, ended, _, infos = env.step(np.full(50, -1))
    assert (third != second).any(axis=1).all()
    for flags in (rewards, ended, infos["refused"]):
        assert not flags.any()
    assert infos["action_mask"][:, 0].all()


def test_the_same_step_opens_it_and_tells_what_was_seen_last() -> None:
    env, other = (PaiKauTables(50, autoreset_mode=mode) for mode in ("SameStep", "NextStep"))
    first, _ = env.reset(seed=1)
    assert (other.reset(seed=1)[0] == first).all()
    observed, rewards, ended, _, infos = env.step(np.zeros(50, np.int64))
    assert ended.all()
    assert (rewards == other.step(np.zeros(50, np.int64))[1]).all()
    assert (np.stack(infos["final_obs"]) == first).all()
    assert not infos["final_info"]["action_mask"].any()
    assert infos["action_mask"][:, 0].all()
    assert (observed == other.step(np.zeros(50, np.int64))[0]).all()


def test_a_division_that_there_is_not_is_refused_at_its_table_alone() -> None:
    env = PaiKauTables(300, penalty=0.5)
    before, infos = env.reset(seed=3)
    third = env.actions.index("arrange-3")
    may = infos["action_mask"][:, third] == 1
    assert 0 < may.sum() < 300
    tiles = before[:, :4]
    assert (~may == (np.diff(tiles, axis=1) == 0).any(axis=1)).all()  # where two tiles are alike
    after, rewards, ended, _, infos = env.step(np.full(300, third))
    assert (infos["refused"] == ~may).all()
    assert (ended == may).all()
    assert (rewards[~may] == -0.5).all()
    assert (after == before).all()
    assert infos["action_mask"][~may, 0].all()


def test_tables_that_were_left_are_dealt_anew_and_remember_nothing() -> None:
    env = PaiKauTables(20, rounds=2)
    first, _ = env.reset(seed=1)
    env.step(np.zeros(20, np.int64))
    again, infos = env.reset()
    assert (again != first).any(axis=1).all()
    assert infos["action_mask"][:, 0].all()
    assert [env.step(np.zeros(20, np.int64))[2].all() for _ in range(2)] == [False, True]
    assert (env.reset(seed=1)[0] == first).all()


# What cannot be asked.


def test_what_cannot_be_asked_is_said_in_one_line() -> None:
    with pytest.raises(OptionError) as caught:
        PaiKauTables(1, **by_way("lowest-front"))
    says = "house-way is customary or balanced or highest-front or highest-back, not 'lowest-front' (96/85/M art. 5(1))"
    assert str(caught.value) == says
    with pytest.raises(OptionError, match="part a stake in 25: a multiple of 25 minor units is needed"):
        PaiKauTables(1, stake=24)
    env = PaiKauTables(1)
    with pytest.raises(OptionError, match="reset comes first"):
        env.step(np.zeros(1, np.int64))
    with pytest.raises(ValueError, match="no chance to deal from yet"):
        env.open(np.ones(1, np.bool_))
    with pytest.raises(OptionError, match="reset takes no 'shown'"):
        env.reset(options={"shown": ["6-6"]})


@pytest.mark.parametrize("make", [partial(LiveEnv, "pai-kau"), PaiKauTables, pai_kau])
def test_a_stake_that_no_bank_can_cover_is_refused_when_it_is_asked_for(make: Callable[..., Any]) -> None:
    with pytest.raises(OptionError) as caught:
        make(stake=MONEY_MOST // 20 + 25)
    assert str(caught.value) == (
        "a stake of 500,000,000,000.25: the banker puts up 20 times as much, and no bet is more than "
        "10,000,000,000,000.00: 500,000,000,000.00 is the most here (96/85/M art. 4(4))"
    )
    make(stake=MONEY_MOST // 20).reset(seed=1)
