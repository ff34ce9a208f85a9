"""Many tables as Gymnasium sees them."""

import pickle
from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from banca.envs import ENVIRONMENTS
from banca.envs.blackjack import kernel as tables
from banca.envs.blackjack.vector import BlackjackTables
from banca.envs.craps.vector import CrapsTables
from banca.envs.pai_kau.vector import PaiKauTables
from banca.envs.stud_poker.vector import StudPokerTables
from banca.envs.vector import ManyTables
from banca.exact import odds
from banca.games import game_of
from banca.games.stud_poker.bets import FACTS, Decided
from banca.games.stud_poker.hands import HAND_ORDER
from banca.games.stud_poker.hands import tables as hand_tables
from banca.law import OptionError, option_set
from banca.material.cards import PACK
from banca.play.setting import Setting
from banca.strategy.stud_poker.ranking import strengths_and_classes
from tests.envs.test_gymnasium import JACKPOT


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_spaces_are_those_of_one_table(name: str) -> None:
    many = gymnasium.make_vec(name, num_envs=5, vectorization_mode="vector_entry_point")
    one = gymnasium.make(name, disable_env_checker=True)
    assert many.single_observation_space == one.observation_space
    assert many.single_action_space == one.action_space
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observed, infos = many.reset(seed=1)
    assert many.observation_space.contains(observed)
    assert infos["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_seed_gives_the_same_tables(name: str) -> None:
    noted = []
    env = gymnasium.make_vec(name, num_envs=50, vectorization_mode="vector_entry_point")
    for seed in (1, 2, 1):
        stream = np.random.default_rng(0)
        _, infos = env.reset(seed=seed)
        steps = []
        for _ in range(20):
            action = (stream.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(axis=1)
            observed, rewards, *_, infos = env.step(action)
            steps.append((observed.tolist(), rewards.tolist()))
        noted.append(steps)
    assert noted[0] == noted[2] != noted[1]


def test_the_next_step_opens_the_next_episode() -> None:
    env = BlackjackTables(200)
    _, infos = env.reset(seed=1)
    observed, _, ended, _, infos = env.step(np.zeros(200, np.int64))
    assert ended.all()
    assert not infos["action_mask"].any()
    observed, rewards, ended, _, infos = env.step(np.zeros(200, np.int64))
    assert not ended.any()
    assert not rewards.any()
    assert not infos["refused"].any()
    assert (observed[:, env.fields.index("cards")] == 2).all()


def test_the_same_step_may_open_it_and_tells_what_was_seen_last() -> None:
    env = BlackjackTables(200, autoreset_mode="SameStep")
    env.reset(seed=1)
    observed, rewards, ended, _, infos = env.step(np.zeros(200, np.int64))
    assert ended.all()
    assert infos["_final_obs"].all()
    assert rewards.any()
    cards = env.fields.index("cards")
    assert not np.stack(infos["final_obs"])[:, cards].any()
    assert (observed[:, cards] == 2).all()
    assert infos["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("name", ["banca/FanTan-v0", "banca/StudPoker-v0"])
def test_final_infos_are_those_of_gymnasium_with_live_tables(name: str) -> None:
    ours = gymnasium.make_vec(
        name, num_envs=3, vectorization_mode="vector_entry_point", autoreset_mode="SameStep", rounds=2
    )
    live = partial(gymnasium.make, name, disable_env_checker=True, rounds=2)
    theirs = SyncVectorEnv([live] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    noted = []
    for env in (ours, theirs):
        env.reset(seed=1)
        infos = [env.step(np.array(actions))[4] for actions in ([-1, 1, 0], [1, 1, 0])]
        noted.append(infos)
    for here, there in zip(*noted, strict=True):
        assert set(there) <= set(here) == set(there) | {"refused", "_refused"}
        for masked in ("_action_mask", "_final_obs", "_final_info"):
            assert np.array_equal(here.get(masked), there.get(masked)), masked
    assert np.array_equal(noted[0][0]["_refused"], noted[1][0]["_refused"])
    (_, here), (_, there) = noted
    assert here["_final_obs"].tolist() == [False, True, True]
    assert here["final_obs"].dtype == there["final_obs"].dtype == object
    for one, other in zip(here["final_obs"], there["final_obs"], strict=True):
        assert (one is None) == (other is None)
        assert one is None or (one.dtype, one.shape) == (other.dtype, other.shape)
    assert here["final_info"].keys() == there["final_info"].keys()
    for key, value in there["final_info"].items():
        assert np.array_equal(here["final_info"][key], value)
        assert here["final_info"][key].dtype == value.dtype


def test_final_infos_may_be_left_out() -> None:
    found, quiet = (BlackjackTables(50, autoreset_mode="SameStep", final=final) for final in (True, False))
    for env in (found, quiet):
        env.reset(seed=1)
    for _ in range(3):
        [(one, *_, with_last), (other, *_, without)] = (env.step(np.zeros(50, np.int64)) for env in (found, quiet))
        assert (one == other).all()
        assert with_last.keys() - without.keys() == {"final_obs", "_final_obs", "final_info", "_final_info"}


@pytest.mark.parametrize("way", ["manual-shoe", "shuffler"])
def test_hands_of_stud_poker_are_ranked_as_the_game_ranks_them(way: str) -> None:
    env = StudPokerTables(3000, shuffle_method=way)
    observed, _ = env.reset(seed=1)
    fields = {name: observed[:, n] for n, name in enumerate(env.fields)}
    cards = env.packs[:, :10]
    own, croupiers = (cards[:, ::2], cards[:, 1::2]) if way == "manual-shoe" else (cards[:, :5], cards[:, 5:])
    (strength, kind), (other, _) = strengths_and_classes(own), strengths_and_classes(croupiers)
    assert (observed[:, :5] == 1 + np.sort(own, axis=1)).all()
    assert (fields["open"] == 1 + croupiers[:, -1].astype(np.int64)).all()
    assert (fields["strength"] == 1 + strength).all()
    assert (fields["class"] == len(HAND_ORDER) - kind).all()
    columns = zip(kind, other >= hand_tables().opens_from, strength > other, strict=True)
    assert [FACTS[won] for won in env.won] == [Decided(HAND_ORDER[n].slug, bool(o), bool(h)) for n, o, h in columns]
    counts = np.bincount(cards.reshape(-1), minlength=len(PACK))
    mean = cards.size / len(PACK)
    assert ((counts - mean) ** 2 / mean).sum() < 100  # chi-square with 51 degrees: less than one in ten thousand


def test_an_action_that_is_not_lawful_costs_its_penalty_at_its_table_alone() -> None:
    env = BlackjackTables(100, penalty=0.25)
    observed, infos = env.reset(seed=3)
    split = env.actions.index("split")
    may = infos["action_mask"][:, split] == 1
    after, rewards, ended, _, infos = env.step(np.full(100, split))
    assert 0 < may.sum() < 100
    assert (infos["refused"] == ~may).all()
    assert (rewards[~may] == -0.25).all()
    assert (after[~may] == observed[~may]).all()
    assert not ended[~may].any()
    assert (after[may] != observed[may]).any(axis=1).all()


@pytest.mark.parametrize("name", sorted(set(ENVIRONMENTS) - {"banca/Craps-v0"}))  # where a round is many steps
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_tables_that_were_left_in_the_middle_of_an_episode_are_replaced(name: str, steps: int) -> None:
    """As at a live one: what was shown is forgotten, the next cards come from full packs."""
    many = gymnasium.make_vec(name, num_envs=20, vectorization_mode="vector_entry_point", rounds=3)
    one = gymnasium.make(name, disable_env_checker=True, rounds=3)
    remembers = [n for n, field in enumerate(many.unwrapped.fields) if field.startswith(("last_", "left"))]  # type: ignore[attr-defined]
    first, _ = many.reset(seed=1)
    live, _ = one.reset(seed=1)
    for _ in range(steps):
        many.step(np.zeros(20, np.int64))
        one.step(0)
    again, infos = many.reset()
    assert infos["action_mask"].any(axis=1).all()
    live_again, _ = one.reset()
    for before, after in ((first, again), (live[None], live_again[None])):
        sums = [seen[:, remembers].astype(np.int64).sum(axis=1) for seen in (before, after)]
        assert sums[0].tolist() == sums[1].tolist()
    ended = [many.step(np.zeros(20, np.int64))[2].all() for _ in range(3)]
    assert ended == [False, False, True]


def test_where_the_last_episode_was_played_out_the_next_is_at_the_same_tables() -> None:
    env = gymnasium.make_vec("banca/Baccarat-v0", num_envs=20, vectorization_mode="vector_entry_point")
    env.reset(seed=1)
    seen, *_ = env.step(np.zeros(20, np.int64))
    again, _ = env.reset()
    assert (again == seen).all()
    assert again[:, 0].all()


def test_every_card_comes_first_as_often_as_any_other() -> None:
    env = BlackjackTables(52_000)
    env.reset(seed=5)
    counts = np.bincount(env.rows[:, tables.FIRST], minlength=len(PACK))
    assert ((counts - 1000) ** 2 / 1000).sum() < 100  # chi-square with 51 degrees: less than one in ten thousand


def test_an_episode_of_several_rounds_ends_with_the_last() -> None:
    env = BlackjackTables(100, rounds=3)
    env.reset(seed=1)
    ends = [env.step(np.zeros(100, np.int64))[2].mean() for _ in range(3)]
    assert ends == [0.0, 0.0, 1.0]


@pytest.mark.parametrize(("name", "edition", "bet"), [
    ("banca/Cussec-v0", "cussec-57-2004", "small"),
    ("banca/Baccarat-v0", "baccarat-55-2004", "banker"),
])  # fmt: skip
def test_a_bet_loses_what_it_loses_exactly(name: str, edition: str, bet: str) -> None:
    game = game_of(edition)
    [exact] = [row for row in odds(game, Setting(option_set(game.edition))) if row.bet == bet]
    env = gymnasium.make_vec(name, num_envs=20_000, vectorization_mode="vector_entry_point", rounds=10)
    env.reset(seed=8)
    action = np.full(20_000, env.unwrapped.actions.index(bet))  # type: ignore[attr-defined]
    gains = np.concatenate([env.step(action)[1] for _ in range(10)])
    assert abs(gains.mean() + float(exact.edge)) < 4.5 * gains.std() / np.sqrt(len(gains))


def test_what_cannot_be_asked_is_said_in_one_line() -> None:
    with pytest.raises(OptionError, match="num_envs is a whole number of tables"):
        BlackjackTables(0)
    with pytest.raises(OptionError, match="from 1 to 16,777,216, not 1180591620717411303424"):
        BlackjackTables(2**70)
    with pytest.raises(OptionError, match="autoreset_mode='Disabled' is not known here"):
        BlackjackTables(1, autoreset_mode="Disabled")
    with pytest.raises(OptionError, match=r"played at one live table, not at many \(61/2004 art\. 10\(1\)\)"):
        StudPokerTables(1, parameters=JACKPOT)
    env = BlackjackTables(2)
    with pytest.raises(OptionError, match="reset comes first"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    with pytest.raises(OptionError, match="an action for each of 2 tables is needed"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(OptionError, match="reset takes no 'shown'"):
        env.reset(options={"shown": ["Ah"]})
    with pytest.raises(OptionError, match="True is not one of the actions"):
        env.step([0, True])  # type: ignore[arg-type]


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    env = BlackjackTables(np.int64(3), rounds=np.int16(2), stake=np.uint32(120))  # type: ignore[arg-type]
    assert (env.num_envs, env.rounds, env.play.stake) == (3, 2, 120)
    assert all(type(each) is int for each in (env.num_envs, env.rounds, env.play.stake))


@pytest.mark.parametrize("kind", [BlackjackTables, CrapsTables, PaiKauTables])
def test_tables_that_were_pickled_go_on_as_they_stood(kind: type[ManyTables]) -> None:
    env = kind(50, rounds=3)
    env.reset(seed=5)
    env.step(np.zeros(50, np.int64))
    copy = pickle.loads(pickle.dumps(env))  # noqa: S301
    for _ in range(20):
        one, other = (each.step(np.zeros(50, np.int64)) for each in (env, copy))
        assert all((a == b).all() for a, b in zip(one[:3], other[:3], strict=True))
