"""Many tables stepped at once, as a vector environment of Gymnasium."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from pkgutil import resolve_name
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from banca.compiled import inlined_in_place
from banca.envs.live import PLAYER, observation_space, play_of
from banca.envs.options import (
    NO_ACTION,
    Unlawful,
    brief,
    read_actions,
    read_edition,
    read_final,
    read_names,
    read_num_envs,
    read_penalty,
    read_rounds,
    read_setting,
    read_shared_seed,
    read_stake,
    refuse_at_many_tables,
    refuse_rounding,
)
from banca.envs.play import STAKE, Play
from banca.envs.session import NumpyChance, Session
from banca.games import game_of, module_for
from banca.law import OptionError
from banca.messages.errors import Listed
from banca.play.setting import Setting
from banca.simulate.chance import WORD, WORDS, Stream, refill, rejection_threshold, split_word

Flags = NDArray[np.bool_]
Whole = NDArray[np.int64]
Stepped = tuple[NDArray[np.int16], NDArray[np.float64], Flags, Flags, dict[str, Any]]


class ManyTables(VectorEnv[NDArray[np.int16], NDArray[np.int64], Any]):
    """The same observations, actions and rewards as at one live table, computed from arrays that its rules filled.

    `autoreset_mode`: with "NextStep" the step after an episode's last one opens the next episode, whatever its action
    is. With "SameStep" the next episode is opened at once, and `infos["final_obs"]` and `infos["final_info"]` hold the
    last observation, unless `final=False`: to collect it takes as long as the step.
    An action that is not lawful, or a number that is not an action, changes nothing at its table, costs `penalty` and
    is marked in `infos["refused"]`. Anything but integers is an error.
    """

    game: str
    parts: int  # of a unit, in which gains are counted
    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as VectorEnv has it

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str | None = None,
        edition: str | None = None,
        preset: str = "first-listed",
        options: Mapping[str, Any] | None = None,
        parameters: Mapping[str, Any] | None = None,
        stake: int = STAKE,
        rounds: int = 1,
        on_unlawful: Unlawful = "refuse",
        penalty: float = 0.0,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        final: bool = True,
        **chosen: Any,
    ) -> None:
        self.num_envs = read_num_envs(num_envs)
        refuse_at_many_tables(on_unlawful, render_mode)
        setting = read_setting(read_edition(game or self.game, edition), preset, options, parameters, chosen)
        self.play: Play = play_of(setting, read_stake(stake), (PLAYER,))
        self.rounds, self.penalty = read_rounds(rounds), read_penalty(penalty)
        self.mode, self.final = read_autoreset_mode(autoreset_mode), read_final(final)
        self.metadata = {**self.metadata, "autoreset_mode": self.mode}
        self.single_action_space = spaces.Discrete(len(self.play.actions))
        self.single_observation_space = observation_space(self.play)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.observed = np.zeros((self.num_envs, len(self.play.fields)), np.int16)
        self.lawful = np.zeros((self.num_envs, len(self.play.actions)), np.int8)
        self.gained = np.zeros(self.num_envs, np.int64)  # in parts of a unit
        self.status = np.zeros(self.num_envs, np.uint8)  # the result of the last step
        self.stream: Stream | None = None
        self.prepare(setting)
        refuse_rounding(self.play.stake, self.parts)

    @property
    def actions(self) -> tuple[str, ...]:
        return self.play.actions

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(field.name for field in self.play.fields)

    def action_mask(self) -> NDArray[np.int8]:
        """A new array of the lawful actions at each table."""
        return self.lawful.copy()

    @abstractmethod
    def prepare(self, setting: Setting) -> None:
        """Make the arrays of the rules and of the tables; set `parts`."""

    @abstractmethod
    def clear(self) -> None:
        """Put all tables back to before their first round."""

    @abstractmethod
    def open(self, which: Flags) -> None:
        """Open an episode at each of these tables."""

    @abstractmethod
    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        """Step every table: gains, ended episodes, refused actions."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """With a seed, new tables; without one, the next episode at the same tables, if the last was played out."""
        if asked := read_names("reset", options):
            raise OptionError("environment-many-reset-takes-no", name=repr(next(iter(asked))))
        number = read_shared_seed(seed)
        if number is not None:
            super().reset(seed=number)
        if number is not None or self.stream is None:
            drawn = number if number is not None else int(self.np_random.integers(1 << 62))
            self.stream = Stream(drawn, f"{self.play.setting.edition.slug} tables", 0)
            self.clear()
        self.open(np.ones(self.num_envs, np.bool_))
        return self.observed.copy(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        if self.stream is None:
            raise OptionError("environment-many-not-reset")
        chosen = read_actions(actions, self.num_envs, len(self.play.actions))
        rewards, ended, refused = self.play_on(chosen)
        rewards[refused] = 0.0 - self.penalty
        last = {}
        if self.mode is AutoresetMode.SAME_STEP and ended.any():
            last = self._final_infos(ended) if self.final else {}
            self.open(ended)
        infos = {**self._infos(), "refused": refused, "_refused": refused.copy(), **last}
        return self.observed.copy(), rewards, ended, np.zeros_like(ended), infos

    def _final_infos(self, ended: Flags) -> dict[str, Any]:
        """The last observation at each table where an episode has ended: an array of arrays, as Gymnasium does it."""
        seen, rows = np.full(self.num_envs, None, object), self.observed[ended]
        seen[ended] = np.fromiter(rows, object, len(rows))
        info = {"action_mask": np.where(ended[:, None], self.action_mask(), 0), "_action_mask": ended.copy()}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": info, "_final_info": ended.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_mask(), "_action_mask": np.ones(self.num_envs, np.bool_)}


def read_autoreset_mode(asked: AutoresetMode | str) -> AutoresetMode:
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        if isinstance(asked, AutoresetMode | str) and asked in (mode, mode.value):
            return mode
    known = Listed("NextStep", "SameStep", last="list-or")
    raise OptionError("environment-autoreset-mode", given=brief(asked), known=known)


def many_tables(num_envs: int = 1, *, game: str, **asked: Any) -> ManyTables:
    """The tables of a game."""
    found: ManyTables = resolve_name(module_for("envs", game_of(game)).TABLES)(num_envs, game=game, **asked)
    return found


class RoundTables(ManyTables):
    """Tables where a step is a round with one choice, with the same lawful actions in every round."""

    def prepare(self, setting: Setting) -> None:
        del setting
        self.may_choose = first_mask(self.play)
        self.masks = np.stack([np.zeros_like(self.may_choose), self.may_choose])  # after an episode, and in one
        self.left = np.zeros(self.num_envs, np.int64)  # rounds of the episode
        self.all = np.ones(self.num_envs, np.bool_)

    def clear(self) -> None:
        self.observed[:] = 0
        self.left[:] = 0

    def open(self, which: Flags) -> None:
        self.replace(which & (self.left > 0))
        self.left[which] = self.rounds

    def action_mask(self) -> NDArray[np.int8]:
        return self.masks.take(self.left > 0, axis=0)

    def replace(self, which: Flags) -> None:
        """Replace tables that were left in mid-episode with new ones."""
        self.observed[which] = 0

    def split_actions(self, actions: Whole) -> tuple[Flags, Flags]:
        """Where the action is taken, and where it is refused; neither where an episode has ended."""
        over = self.left == 0
        allowed = (actions != NO_ACTION) & (self.may_choose[actions] == 1)
        return ~over & allowed, ~over & ~allowed

    def count_rounds(self, played: Flags) -> Flags:
        """Count a round at these tables; returns where this ended an episode."""
        self.left -= played
        ended: Flags = played & (self.left == 0)
        return ended


def first_mask(play: Play) -> NDArray[np.int8]:
    """The lawful actions at the first choice of a live table."""
    session = Session(play, NumpyChance(np.random.default_rng(0), play))
    session.open()
    return session.mask(play.players[0])


def in_parts(gains: Sequence[Sequence[Fraction]]) -> tuple[Whole, int]:
    """Gains as whole multiples of their largest common part, and the number of parts in a unit."""
    parts = lcm(*(gain.denominator for row in gains for gain in row))
    return np.array([[int(gain * parts) for gain in row] for row in gains]), parts


def rejection_thresholds(most: int) -> NDArray[np.uint64]:
    """The rejection threshold for each number of choices up to `most`."""
    return np.array([0, *(rejection_threshold(choices, WORD) for choices in range(1, 1 + most))], np.uint64)


@inlined_in_place
def pick(words: Any, place: Any, at: Any, choices: Any, threshold: Any) -> tuple[Any, Any]:
    """One of so many choices from the stream at position `at`, and the new position."""
    while True:
        if at == WORDS:
            refill(words, place)
            at = 0
        chosen, rest = split_word(words[at], choices)
        at += 1
        if rest >= threshold:
            return chosen, at
