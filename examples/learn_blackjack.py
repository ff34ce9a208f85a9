# ruff: noqa: INP001, T201 - a program by itself, which prints
"""Learn blackjack from cards, rewards and masks alone, in about a minute on one core.

Thousands of tables are played at once (`gymnasium.make_vec`). A table of values, one for each situation and action, is
learnt by Q-learning: the target is the reward or, where the round goes on, the value of the best lawful action. In the
end the chart is printed, and its gain is compared with the exact best play under the same rules.

    python examples/learn_blackjack.py [--seconds 60] [--tables 4096] [--seed 1]
"""

import argparse
import time
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import banca.envs  # noqa: F401 - which registers the environments
from banca.exact.blackjack import round_outcomes

OPTIONS: dict[str, Any] = {"preset": "customary", "dealing-device": "automatic-shuffler"}
SEEN = (
    "total",
    "soft",
    "cards",
    "pair",
    "open",
    "hands",
    "insured",
)  # what the learner looks at, of all that is observed
SIZES = (32, 2, 7, 11, 11, 2, 2)
EXPLORES = 0.3  # share of lawful actions taken at random
POWER = 0.95  # how fast a new reward loses weight against those before it
LETTERS = {"stand": "S", "draw": "·", "double": "D", "split": "P", "surrender": "R", "insurance": "I",
           "even-money": "E", "five-cards": "5"}  # fmt: skip
OPEN_CARDS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
Situations = NDArray[np.int64]
Masks = NDArray[np.int8]


@dataclass(slots=True)
class Learner:
    fields: tuple[str, ...]
    actions: tuple[str, ...]
    values: NDArray[np.float64] = field(init=False)
    times: NDArray[np.float64] = field(init=False)

    def __post_init__(self) -> None:
        shape = int(np.prod(SIZES)), len(self.actions)
        self.values, self.times = np.zeros(shape), np.zeros(shape)

    def situations(self, observed: NDArray[np.int16]) -> Situations:
        """Each as one number. Of many cards and many hands it is enough to know that they are many."""
        found = np.zeros(len(observed), np.int64)
        for name, size in zip(SEEN, SIZES, strict=True):
            number = observed[:, self.fields.index(name)].astype(np.int64)
            found = found * size + np.minimum(number - (name == "hands"), size - 1).clip(0)
        return found

    def best(self, at: Situations, mask: Masks) -> tuple[Situations, NDArray[np.float64]]:
        """The best lawful action in each situation, and its value; zero where the round is over."""
        lawful = np.where(mask == 1, self.values[at], -np.inf)
        action = lawful.argmax(axis=1)
        return action, np.where(mask.any(axis=1), lawful[np.arange(len(at)), action], 0.0)

    def learn(self, at: Situations, action: Situations, target: NDArray[np.float64]) -> None:
        """Update for all tables at once; several in one situation count by their average."""
        place = at * len(self.actions) + action
        where, back, count = np.unique(place, return_inverse=True, return_counts=True)
        mean = np.bincount(back, target) / count
        times = self.times.reshape(-1)
        times[where] += count
        share = np.minimum(1.0, count / times[where] ** POWER)
        self.values.reshape(-1)[where] += share * (mean - self.values.reshape(-1)[where])


def tables(number: int) -> Any:
    return gymnasium.make_vec(
        "banca/Blackjack-v0", num_envs=number, vectorization_mode="vector_entry_point",
        autoreset_mode="SameStep", final=False, **OPTIONS,
    )  # fmt: skip


def train(seconds: float, number: int, seed: int) -> tuple[Learner, int]:
    """Train until the time is over; gives the learner and how many steps were played."""
    env, stream, steps = tables(number), np.random.default_rng(seed), 0
    learner = Learner(env.fields, env.actions)
    observed, infos = env.reset(seed=seed)
    at, mask = learner.situations(observed), infos["action_mask"]
    started = time.process_time()
    while time.process_time() - started < seconds:
        action, _ = learner.best(at, mask)
        by_chance = (stream.random(mask.shape, np.float32) * mask).argmax(axis=1)
        action = np.where(stream.random(number, np.float32) < EXPLORES, by_chance, action)
        observed, rewards, ended, _, infos = env.step(action)
        following, allowed = learner.situations(observed), infos["action_mask"]
        _, ahead = learner.best(following, allowed)
        learner.learn(at, action, rewards + np.where(ended, 0.0, ahead))
        at, mask, steps = following, allowed, steps + number
    return learner, steps


def measured(learner: Learner, rounds: int, number: int, seed: int) -> tuple[float, float]:
    """What the learnt chart gains in a round on average, and the standard error."""
    env = tables(number)
    observed, infos = env.reset(seed=seed)
    played, total, squares = 0, 0.0, 0.0
    while played < rounds:
        action, _ = learner.best(learner.situations(observed), infos["action_mask"])
        observed, rewards, ended, _, infos = env.step(action)
        played, total = played + int(ended.sum()), total + float(rewards.sum())
        squares += float(rewards @ rewards)
    mean = total / played
    return mean, sqrt((squares / played - mean**2) / played)


def chart(learner: Learner) -> str:
    """First two cards against each open card of the bank; where an action is not lawful it was never learnt."""
    lines = ["      " + " ".join("A" if card == 1 else "T" if card == 10 else str(card) for card in OPEN_CARDS)]
    rows = [(f"{total:>4}", total, 0, 0) for total in range(5, 20)]
    rows += [(f"A+{total - 11:<2}", total, 1, 0) for total in range(13, 21)]
    rows += [(f"{pair}-{pair}" if pair > 1 else "A-A", *((12, 1) if pair == 1 else (2 * pair, 0)), pair)
             for pair in (1, *range(2, 11))]  # fmt: skip
    for name, total, soft, pair in rows:
        cells = []
        for card in OPEN_CARDS:
            at = 0
            for number, size in zip((total, soft, 2, pair, card, 0, 0), SIZES, strict=True):
                at = at * size + number
            known = learner.times[at] > 0
            action = int(np.where(known, learner.values[at], -np.inf).argmax())
            cells.append(LETTERS[learner.actions[action]] if known.any() else " ")
        lines.append(f"{name:>4}  {' '.join(cells)}")
    return "\n".join((*lines, "  ".join(f"{letter} {word}" for word, letter in LETTERS.items())))


def main(
    seconds: float = 60.0, number: int = 4096, seed: int = 1, rounds: int = 20_000_000
) -> tuple[float, float, float]:
    """Learn and print the result; gives the chart's gain, its error, and the gain of best play."""
    learner, steps = train(seconds, number, seed)
    print(f"{steps:,} steps in {seconds:.0f} s of one core\n\n{chart(learner)}\n")
    gain, error = measured(learner, rounds, number, seed + 1)
    exact = float(round_outcomes(tables(1).play.setting).mean)
    print(f"learnt     {gain:+.4%} a round, ± {1.96 * error:.4%} ({rounds:,} rounds)")
    print(f"best play  {exact:+.4%} a round, exactly (banca odds blackjack --preset customary)")
    return gain, error, exact


if __name__ == "__main__":
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    given.add_argument("--seconds", type=float, default=60.0, help="of processor time to learn in")
    given.add_argument("--tables", type=int, default=4096)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--rounds", type=int, default=20_000_000, help="by which the result is measured")
    arguments = given.parse_args()
    main(arguments.seconds, arguments.tables, arguments.seed, arguments.rounds)
