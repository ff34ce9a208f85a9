"""Many tables and live tables with the same cards: what the first drew is dealt at the second."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

UNLAWFUL_SHARE = 0.05
RARE, RARE_SHARE = 5, 0.4


@dataclass(slots=True)
class Step:
    action: int | None  # None: an episode is opened
    observed: NDArray[np.int16]
    mask: NDArray[np.int8]
    reward: float = 0.0
    ended: bool = False
    refused: bool = False


@dataclass(slots=True)
class Episode:
    """One table: its steps, and what chance showed there."""

    steps: list[Step] = field(default_factory=list)
    shown: list[Any] = field(default_factory=list)


def chosen(mask: NDArray[np.int8], stream: np.random.Generator) -> NDArray[np.int64]:
    """A lawful action at every table, by chance, and now and then one that may not be lawful."""
    favour = np.where(stream.random(mask.shape) < RARE_SHARE, RARE, 1)  # what is seldom lawful is not seldom done
    lawful = (stream.random(mask.shape) * mask * np.where(mask.mean(axis=0) < RARE_SHARE, favour, 1)).argmax(axis=1)
    anything = stream.integers(0, mask.shape[1], len(mask))
    return np.where(stream.random(len(mask)) < UNLAWFUL_SHARE, anything, lawful)


def play_many(
    name: str, tables: int, steps: int, keep: Callable[[Any, int, Episode, bool], None], **options: Any
) -> list[Episode]:
    """`keep` notes what chance showed at a table; it is told when an episode has ended there, and at the very end."""
    env: Any = gymnasium.make_vec(name, num_envs=tables, vectorization_mode="vector_entry_point", **options)
    stream, episodes = np.random.default_rng(7), [Episode() for _ in range(tables)]
    observed, infos = env.reset(seed=11)
    for n, table in enumerate(episodes):
        table.steps.append(Step(None, observed[n], infos["action_mask"][n]))
    ended = np.zeros(tables, np.bool_)
    for _ in range(steps):
        actions, before = chosen(infos["action_mask"], stream), ended
        observed, rewards, ended, _, infos = env.step(actions)
        for n, table in enumerate(episodes):
            action = None if before[n] else int(actions[n])
            refused = bool(infos["refused"][n])
            table.steps.append(
                Step(action, observed[n], infos["action_mask"][n], float(rewards[n]), bool(ended[n]), refused)
            )
            if ended[n]:
                keep(env, n, table, False)
    for n, table in enumerate(episodes):
        keep(env, n, table, True)
    return episodes


def check_live(name: str, episode: Episode, **options: Any) -> None:
    env: Any = gymnasium.make(name, disable_env_checker=True, **options).unwrapped
    for n, step in enumerate(episode.steps):
        reward, ended, refused = 0.0, False, False
        if step.action is None:
            observed, info = env.reset(options={"shown": episode.shown} if n == 0 else None)
        else:
            observed, reward, ended, _, info = env.step(step.action)
            refused = "refused" in info
        where = f"step {n}: {step.action and env.actions[step.action]}\n{env.seen(observed)}\n{env.seen(step.observed)}"
        assert observed.tolist() == step.observed.tolist(), where
        assert info["action_mask"].tolist() == step.mask.tolist(), where
        assert (reward, ended, refused) == (step.reward, step.ended, step.refused), where
