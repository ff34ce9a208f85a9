"""Wrong arguments and actions are refused alike at one table, at many, and for several learners."""

from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest

from banca.envs import ENVIRONMENTS
from banca.envs.live import LiveEnv
from banca.envs.pettingzoo import TableEnv, blackjack, pai_kau, stud_poker
from banca.law import BancaError, OptionError
from banca.material.cards import PACK

FAN_TAN = "banca/FanTan-v0"
NO_NUMBERS: tuple[Any, ...] = "1", 1.7, 1.0, float("nan"), True, None, [1]
MAKERS: tuple[Callable[..., TableEnv], ...] = blackjack, stud_poker, pai_kau


def many(name: str, number: int, **asked: Any) -> Any:
    return gymnasium.make_vec(name, num_envs=number, vectorization_mode="vector_entry_point", **asked)


def line(action: Any, actions: int) -> str:
    return f"{action!r} is not one of the actions: they are the whole numbers from 0 to {actions - 1}"


# Actions.


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_number_that_is_none_of_the_actions_is_refused_at_many_tables(name: str) -> None:
    env = many(name, 9, penalty=0.25)
    before, info = env.reset(seed=3)
    actions = env.single_action_space.n
    wrong = [-1, -2, actions, actions + 1, actions + 64, 1 << 40, -(1 << 40), (1 << 63) - 1]
    lawful = int(np.flatnonzero(info["action_mask"][-1])[0])
    observed, rewards, ended, _, infos = env.step(np.array([*wrong, lawful]))
    assert infos["refused"].tolist() == [*[True] * len(wrong), False]
    assert infos["_refused"].tolist() == infos["refused"].tolist()
    assert rewards[:-1].tolist() == [-0.25] * len(wrong)
    assert not ended[:-1].any()
    assert (observed[:-1] == before[:-1]).all()
    assert (infos["action_mask"][:-1] == info["action_mask"][:-1]).all()


def test_no_action_of_blackjack_comes_round_again_after_64() -> None:
    env = many("banca/Blackjack-v0", 500)
    env.reset(seed=1)
    for action in (64, 65, 64 + env.actions.index("five-cards"), 128, 1 << 40):
        _, rewards, ended, _, infos = env.step(np.full(500, action))
        assert infos["refused"].all()
        assert not ended.any()
        assert not rewards.any()


@pytest.mark.parametrize("kind", [np.uint8, np.uint64, np.int8, object])
def test_whole_numbers_of_any_kind_are_taken(kind: Any) -> None:
    env = many(FAN_TAN, 3)
    env.reset(seed=1)
    *_, infos = env.step(np.array([0, 1, 38], kind))
    assert not infos["refused"].any()
    env.reset(seed=1)
    *_, infos = env.step(np.array([0, 1, 1 << 63], object))
    assert infos["refused"].tolist() == [False, False, True]


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_number_that_is_none_of_the_actions_is_refused_at_one_table(name: str) -> None:
    env: Any = gymnasium.make(name, disable_env_checker=True, penalty=0.25).unwrapped
    before, info = env.reset(seed=1)
    actions = len(env.actions)
    for wrong in (-1, -actions, actions, 1 << 70):
        observed, reward, ended, _, result = env.step(wrong)
        assert (reward, ended, result["refused"]) == (-0.25, False, line(wrong, actions))
        assert observed.tolist() == before.tolist()
        assert result["action_mask"].tolist() == info["action_mask"].tolist()
    assert env.step(np.int64(actions))[4]["refused"] == line(actions, actions)


@pytest.mark.parametrize("wrong", [-1, 39])
def test_it_may_be_raised_at_one_table(wrong: int) -> None:
    env = LiveEnv("fantan", on_unlawful="raise")
    env.reset(seed=1)
    with pytest.raises(OptionError) as caught:
        env.step(wrong)
    assert str(caught.value) == line(wrong, 39)


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("wrong", [-1, 9, 1 << 40, *NO_NUMBERS], ids=repr)
def test_what_is_none_of_the_actions_is_raised_where_several_learn(make: Callable[..., TableEnv], wrong: Any) -> None:
    env = make()
    env.reset(seed=1)
    agent, seen = env.agent_selection, env.observe(env.agent_selection)
    with pytest.raises(OptionError) as caught:
        env.step(wrong)
    assert str(caught.value) == line(wrong, len(env.actions))
    assert env.agent_selection == agent
    assert env.observe(agent)["observation"].tolist() == seen["observation"].tolist()


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
def test_what_is_no_whole_number_is_an_error_at_one_table_and_at_many(wrong: Any) -> None:
    one, two = LiveEnv("fantan"), many(FAN_TAN, 2)
    one.reset(seed=1)
    two.reset(seed=1)
    with pytest.raises(OptionError) as caught:
        one.step(wrong)
    assert str(caught.value) == line(wrong, 39)
    with pytest.raises(OptionError, match="is not one of the actions: they are the whole numbers from 0 to 38"):
        two.step([wrong, wrong] if wrong != [1] else [[1], 0])


def test_before_a_reset_nobody_is_heard() -> None:
    with pytest.raises(BancaError, match="reset comes first"):
        blackjack().step(0)


# Seeds and what a reset is asked.


@pytest.mark.parametrize("seed", ["1", 1.5, -1, True, [1, 2], (1, 2), np.array([1, 2])], ids=repr)
def test_a_seed_is_a_whole_number_and_one_for_all_tables(seed: Any) -> None:
    resets: tuple[Any, ...] = LiveEnv("fantan").reset, stud_poker().reset, many(FAN_TAN, 2).reset
    for reset in resets:
        with pytest.raises(OptionError, match=r"seed.* a whole number, 0 or more, not "):
            reset(seed=seed)


def test_a_seed_of_numpy_is_the_same_seed() -> None:
    env = many("banca/Blackjack-v0", 50)
    assert (env.reset(seed=np.int64(3))[0] == env.reset(seed=3)[0]).all()
    one = LiveEnv("blackjack")
    assert one.reset(seed=np.int64(3))[0].tolist() == one.reset(seed=3)[0].tolist()  # type: ignore[arg-type]


@pytest.mark.parametrize("options", [3, [], "shown", {3: 4}, {"shown": 5}, {"shown": "Ah"}, {"shown": None}], ids=repr)
def test_what_a_reset_is_asked_is_read_or_refused(options: Any) -> None:
    resets: tuple[Any, ...] = LiveEnv("blackjack").reset, blackjack().reset, many(FAN_TAN, 2).reset
    for reset in resets:
        with pytest.raises(OptionError, match=r"(values by their names|shown is a list|reset takes no 'shown')"):
            reset(options=options)


def test_what_numpy_holds_is_read_as_plain_numbers() -> None:
    env = LiveEnv("cussec")
    with pytest.raises(OptionError, match=r"^\[1, 2\] cannot come now: \[1, 1, 1\], \[1, 1, 2\], .*, … 206 more can$"):
        env.reset(options={"shown": [np.array([1, 2])]})
    env.reset(options={"shown": [np.array([4, 4, 6])]})
    env.step(0)
    assert env.session is not None
    assert env.session.state.shown.dice == (4, 4, 6)


def test_a_reset_that_was_refused_leaves_the_table_as_it_was() -> None:
    env = LiveEnv("blackjack")
    before, _ = env.reset(seed=1)
    with pytest.raises(OptionError, match="'Zz' cannot come now"):
        env.reset(options={"shown": ["Zz"]})
    mask = env.action_mask()
    assert mask.any()
    assert env.step(len(mask))[0].tolist() == before.tolist()


# What an environment is made with.


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"penalty": float("nan")}, "a penalty is a number of units, 0 or more, not nan"),
        ({"penalty": float("inf")}, "a penalty is a number of units, 0 or more, not inf"),
        ({"penalty": -1}, "a penalty is a number of units, 0 or more, not -1"),
        ({"penalty": "1"}, "a penalty is a number of units, 0 or more, not '1'"),
        ({"penalty": True}, "a penalty is a number of units, 0 or more, not True"),
        ({"penalty": np.bool_(0)}, "a penalty is a number of units, 0 or more, not False"),
        ({"on_unlawful": np.array([1, 2])}, "on_unlawful=array([1, 2]) is not known: refuse or raise"),
        ({"edition": np.array([1, 2])}, "no edition array([1, 2]) of fantan: there is fantan-58-2004"),
        ({"preset": np.array([1, 2])}, "no preset 'array([1, 2])': there are first-listed, customary"),
        ({"options": 3}, "options are values by their names, {name: value}, not 3"),
        ({"options": {3: 4}}, "options are values by their names, {name: value}, not {3: 4}"),
        ({"parameters": 3}, "parameters are values by their names, {name: value}, not 3"),
        ({"on_unlawful": "ignore"}, "on_unlawful='ignore' is not known: refuse or raise"),
    ],
)
def test_one_line_says_what_cannot_be_asked_of_one_table_or_of_many(asked: dict[str, Any], says: str) -> None:
    for make in (partial(LiveEnv, "fantan"), lambda **given: many(FAN_TAN, 2, **given)):
        with pytest.raises(OptionError) as caught:
            make(**asked)
        assert str(caught.value) == says


@pytest.mark.parametrize("final", ["no", 3, None, 0, np.bool_(1)], ids=repr)
def test_final_observations_are_given_or_left_out(final: Any) -> None:
    with pytest.raises(OptionError, match=r"^final=.* is neither True, to tell what was seen last, nor False$"):
        many(FAN_TAN, 2, final=final)
    with pytest.raises(
        OptionError, match=r"^autoreset_mode=array\(\[1, 2\]\) is not known here: NextStep or SameStep$"
    ):
        many(FAN_TAN, 2, autoreset_mode=np.array([1, 2]))


def test_a_shoe_from_which_no_round_is_bet_on_is_refused_when_it_is_asked_for() -> None:
    asked: dict[str, Any] = {"decks": 6, "demonstration-rounds": 1}
    says = (
        "with 305 cards behind the white card no round is dealt from a shoe but for demonstration: "
        "set a lesser cut-depth or fewer demonstration-rounds (55/2004 art. 2(2))"
    )
    for make in (partial(LiveEnv, "baccarat"), lambda **given: many("banca/Baccarat-v0", 2, **given)):
        with pytest.raises(OptionError) as caught:
            make(**asked, parameters={"cut-depth": 305})
        assert str(caught.value) == says
        env: Any = make(**asked, parameters={"cut-depth": 301})  # one more, if the first takes no more than four cards
        observed, _ = env.reset(seed=1)
        assert observed.reshape(-1)[0] > 0


@pytest.mark.parametrize(("name", "parts"), [
    ("banca/Blackjack-v0", 2), ("banca/Baccarat-v0", 20), ("banca/FanTan-v0", 120),
])  # fmt: skip
def test_at_many_tables_a_stake_is_one_of_which_nothing_is_rounded(name: str, parts: int) -> None:
    for stake in (1, parts - 1, parts + 1, parts // 2):
        with pytest.raises(OptionError) as caught:
            many(name, 2, stake=stake)
        says = f"stake={stake}: at many tables nothing is rounded, and the prices here part a stake in {parts}"
        assert str(caught.value) == f"{says}: a multiple of {parts} minor units is needed"
    assert many(name, 2, stake=3 * parts).play.stake == 3 * parts


# A bet of no money.


ACE_OPEN = ["2c", "Kh", "Ad", "6c"]  # burnt, a card, the bank's, another card


def test_half_of_the_least_stake_is_no_insurance() -> None:
    env = LiveEnv("blackjack", stake=1)
    before, info = env.reset(options={"shown": [*ACE_OPEN, *(card for card in PACK if card not in ACE_OPEN)]})
    insurance = env.actions.index("insurance")
    assert info["action_mask"][insurance] == 0
    observed, reward, ended, _, result = env.step(insurance)
    assert (observed.tolist(), reward, ended) == (before.tolist(), 0.0, False)
    says = "insurance comes to less than a minor unit with a stake of 1: a bet is 1 or more [bet_must_be_money]"
    assert result["refused"] == says


@pytest.mark.parametrize(("stake", "lawful"), [(1, ["stand", "draw", "double"]), (2, ["insurance", "hear"])])
def test_where_several_learn_nobody_is_asked_for_a_bet_of_no_money(stake: int, lawful: list[str]) -> None:
    cards = ["Kh", "9h", "Ad", "6c", "2c", "7s"]  # a card each, the bank's ace, a card each, one face down
    others = [card for card in PACK if card not in cards]
    env = blackjack(seats=2, stake=stake)
    env.reset(options={"shown": [others[0], *cards, *others[1:]]})
    assert env.agent_selection == "player_1"
    mask = env.observe("player_1")["action_mask"]
    assert [word for word, allowed in zip(env.actions, mask, strict=True) if allowed] == lawful


def test_at_many_tables_nothing_is_raised_or_rendered() -> None:
    says = r"at many tables an action .* never raised: on_unlawful='raise' is for one live table"
    with pytest.raises(OptionError, match=says):
        many(FAN_TAN, 2, on_unlawful="raise")
    with pytest.raises(OptionError, match="many tables are not rendered: render_mode='ansi' is for one live table"):
        many(FAN_TAN, 2, render_mode="ansi")
    assert many(FAN_TAN, 2, on_unlawful="refuse", render_mode=None).num_envs == 2


@pytest.mark.parametrize("asked", [{"on_unlawful": "refuse"}, {"penalty": 1.0}], ids=str)
def test_where_several_learn_a_refusal_is_always_raised(asked: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match="where several learn, an action that is not lawful is always raised"):
        blackjack(**asked)
