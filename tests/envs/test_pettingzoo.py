"""Several learners at one table."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from banca.envs.pettingzoo import TableEnv, blackjack, pai_kau, stud_poker
from banca.games import settle
from banca.law import OptionError, Refused

# Of any observation with a mask the test of the interface says that it is a dictionary.
pytestmark = pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent)")
MAKERS: tuple[Callable[..., TableEnv], ...] = blackjack, stud_poker, pai_kau


def played(env: Any, seed: int) -> dict[str, float]:
    """Lawful actions by chance until all is over; what each won."""
    stream, won = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        won[agent] += reward
        env.step(None if over else stream.choice(np.flatnonzero(seen["action_mask"])))
    return won


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("asked", [{}, {"seats": 5, "rounds": 3}], ids=str)
def test_keeps_to_the_interface(make: Callable[..., TableEnv], asked: dict[str, Any]) -> None:
    api_test(make(**asked), num_cycles=30)


@pytest.mark.parametrize("make", MAKERS)
def test_a_seed_gives_the_same(make: Callable[..., TableEnv]) -> None:
    seed_test(make, num_cycles=15)
    assert played(pickle.loads(pickle.dumps(make())), 3) == played(make(), 3)  # noqa: S301 - made here


@pytest.mark.parametrize("make", MAKERS)
def test_everybody_wins_what_the_record_settles_to(make: Callable[..., TableEnv]) -> None:
    env = make(seats=4)
    for seed in range(5):
        won = played(env, seed)
        assert env.session is not None
        settled = settle(env.session.table.records[-1]).settlement.players
        assert {agent: settled[agent] / env.play.stake for agent in won} == pytest.approx(won)


def test_places_of_blackjack_say_what_they_have_to_say_and_then_play_from_the_left() -> None:
    env = blackjack(seats=2)
    cards = ["Kh", "9h", "Ad", "6c", "2c", "7s"]  # a card each, the bank's ace, a card each, one face down
    others = [rank + suit for suit in "shcd" for rank in "A23456789TJQK" if rank + suit not in cards]
    env.reset(options={"shown": [others[0], *cards, *others[1:]]})
    said = []
    for word in ("insurance", "hear", "stand", "stand"):
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask[env.actions.index(word)]
        said.append(env.agent_selection)
        env.step(env.actions.index(word))
    assert said == ["player_1", "player_2", "player_1", "player_2"]
    assert env.rewards["player_1"] == env.rewards["player_2"] - 0.5  # the bank has no blackjack


def test_a_place_that_is_finished_does_not_speak_for_the_others() -> None:
    env = blackjack(seats=2)
    cards = ["Kh", "9h", "Ad", "Ac", "2c", "7s"]  # place 1 has a blackjack against an ace
    others = [rank + suit for suit in "shcd" for rank in "A23456789TJQK" if rank + suit not in cards]
    env.reset(options={"shown": [others[0], *cards, *others[1:]]})
    allowed = env.observe("player_1")["action_mask"]
    lawful = {word for word, may in zip(env.actions, allowed, strict=True) if may}
    assert (env.agent_selection, lawful) == ("player_1", {"insurance", "even-money", "hear"})
    env.step(env.actions.index("even-money"))
    assert env.agent_selection == "player_2"
    assert env.observe("player_2")["action_mask"][env.actions.index("insurance")]


def test_cards_that_lie_face_down_before_others_are_not_seen() -> None:
    hidden, shown = (
        blackjack(seats=2, decks=2, **{"dealing-device": "shoe", "deal-procedure": way}) for way in ("first", "second")
    )
    left = []
    for env in (hidden, shown):
        env.reset(seed=4)
        seen = dict(zip(env.fields, env.observe("player_1")["observation"].tolist(), strict=True))
        left.append(sum(seen[f"left_{n}"] for n in range(1, 11)))
    assert left == [104 - 3, 104 - 5]  # one's own two and the open card; those of the other place


def test_the_bank_of_pai_kau_goes_round() -> None:
    env = pai_kau(seats=3, rounds=6)
    env.reset(seed=1)
    bankers = set()
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if not over and seen["observation"][-1]:
            bankers.add(agent)
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert bankers == {"player_1", "player_2", "player_3"}


def test_an_unlawful_action_raises_what_the_law_says() -> None:
    env = stud_poker(seats=1)
    env.reset(seed=1)
    with pytest.raises(Refused, match=r"\[act_must_belong_to_the_phase, 61/2004 art\. 6\(3\)\]"):
        env.step(env.actions.index("no-more-bets"))


@pytest.mark.parametrize("seats", [0, 7, "two"])
def test_there_are_as_many_seats_as_the_law_says(seats: Any) -> None:
    with pytest.raises(OptionError, match=r"seats=.*: at this table 1 to 6 may sit \(56/2004 art\. 3\(1\)\)"):
        blackjack(seats=seats)
