"""Steps a second of the environments: many tables, one live table, and Gymnasium's own Blackjack-v1 for comparison."""

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np

import banca.envs  # noqa: F401 - which registers the environments

TABLES = 4096
STEPS = 200  # of all tables
PEER_TABLES, PEER_STEPS = 64, 200
LIVE_STEPS = 200
REPEATS = 5
PEER = "Blackjack-v1"
MANY = ("banca/Blackjack-v0", "banca/Baccarat-v0", "banca/Craps-v0", "banca/Roulette-v0", "banca/Cussec-v0")


def best(work: Callable[[], float]) -> float:
    """The most steps a second of several runs, in processor time."""
    return max(work() for _ in range(REPEATS))


def lawful(infos: dict[str, Any], stream: np.random.Generator) -> Any:
    mask = infos["action_mask"]
    return (stream.random(mask.shape, np.float32) * mask).argmax(axis=-1)


def many_tables(env: Any, tables: int, steps: int) -> float:
    """Choosing is the learner's work and is not counted."""
    stream, spent = np.random.default_rng(1), 0.0
    _, infos = env.reset(seed=1)
    for _ in range(steps):
        actions = lawful(infos, stream) if "action_mask" in infos else stream.integers(0, 2, tables)
        started = time.process_time()
        _, _, _, _, infos = env.step(actions)
        spent += time.process_time() - started
    return steps * tables / spent


def one_table(env: Any, steps: int) -> float:
    """Opening an episode is counted with its steps."""
    stream, spent = np.random.default_rng(1), 0.0
    _, infos = env.reset(seed=1)
    for _ in range(steps):
        action = int(lawful(infos, stream)) if "action_mask" in infos else int(stream.integers(0, 2))
        started = time.process_time()
        _, _, ended, _, infos = env.step(action)
        if ended:
            _, infos = env.reset()
        spent += time.process_time() - started
    return steps / spent


def made(name: str) -> Any:
    return gymnasium.make_vec(name, num_envs=TABLES, vectorization_mode="vector_entry_point")


def measure() -> dict[str, Any]:
    """Steps a second, and how many times those of the peer they are."""
    live = gymnasium.make("banca/Blackjack-v0", disable_env_checker=True)
    alone = gymnasium.make(PEER, disable_env_checker=True)
    together = gymnasium.make_vec(PEER, num_envs=PEER_TABLES, vectorization_mode="sync")
    rates = {name: best(partial(many_tables, made(name), TABLES, STEPS)) for name in MANY}
    rates[f"{PEER}, {PEER_TABLES} in a SyncVectorEnv"] = best(lambda: many_tables(together, PEER_TABLES, PEER_STEPS))
    rates[f"{PEER}, one"] = best(lambda: one_table(alone, PEER_TABLES * PEER_STEPS))
    rates["banca/Blackjack-v0, one live table"] = best(lambda: one_table(live, LIVE_STEPS))
    ours = rates["banca/Blackjack-v0"]
    ratios = {name: ours / rate for name, rate in rates.items() if name.startswith(PEER)}
    return {"tables": TABLES, "steps_per_second": rates, "blackjack_to": ratios}


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
