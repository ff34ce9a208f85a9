"""Many tables at once, as Gymnasium has vectorised environments: what they share, whatever the game."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from banca.envs.asked import (
    Unlawful,
    actions_of,
    by_name,
    counted,
    counted_tables,
    edition_for,
    penalty_of,
    refuse_at_many_tables,
    refuse_rounding,
    seed_of_all_tables,
    setting_for,
    tells_last,
    told,
    whole_stake,
)
from banca.envs.live import PLAYER, space_of
from banca.envs.play import STAKE, Play
from banca.law import OptionError
from banca.play.setting import Setting
from banca.simulate.chance import WORD, Stream, rejection_threshold

Flags = NDArray[np.bool_]
Stepped = tuple[NDArray[np.int16], NDArray[np.float64], Flags, Flags, dict[str, Any]]


class ManyTables(VectorEnv[NDArray[np.int16], NDArray[np.int64], Any]):
    """The same observations, actions and rewards as at one live table, from tables of numbers derived from its rules.

    `autoreset_mode`: "NextStep", the step after an episode's last one opens the next, whatever its action is; or
    "SameStep", the next is opened at once, and `infos["final_obs"]` and `infos["final_info"]` have what was told last,
    unless `final=False`: to tell it takes as long as the step.
    An action that is not lawful, or a number that is none of the actions, changes nothing at its table, costs
    `penalty`, and is marked in `infos["refused"]`. What is no whole number is an error.
    """

    edition: ClassVar[str]
    play_of: ClassVar[Any]
    parts: int  # of a unit, in which gains are counted
    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as VectorEnv has it

    def __init__(
        self,
        num_envs: int = 1,
        *,
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
        self.num_envs = counted_tables(num_envs)
        refuse_at_many_tables(on_unlawful, render_mode)
        setting = setting_for(edition_for(self.edition, edition), preset, options, parameters, chosen)
        self.play: Play = self.play_of(setting, whole_stake(stake), (PLAYER,))
        self.play.game.opening(setting)  # what makes no lawful table is refused now
        self.rounds, self.penalty = counted(rounds), penalty_of(penalty)
        self.mode, self.final = mode_of(autoreset_mode), tells_last(final)
        self.metadata = {**self.metadata, "autoreset_mode": self.mode}
        self.single_action_space = spaces.Discrete(len(self.play.actions))
        self.single_observation_space = space_of(self.play)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.observed = np.zeros((self.num_envs, len(self.play.fields)), np.int16)
        self.lawful = np.zeros((self.num_envs, len(self.play.actions)), np.int8)
        self.gained = np.zeros(self.num_envs, np.int64)  # in parts of a unit
        self.came = np.zeros(self.num_envs, np.uint8)
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
        return self.lawful.copy()

    @abstractmethod
    def prepare(self, setting: Setting) -> None:
        """Tables of the rules, and room for those that are played at."""

    @abstractmethod
    def clear(self) -> None:
        """All tables as before their first round."""

    @abstractmethod
    def open(self, which: Flags) -> None:
        """An episode at each of these tables."""

    @abstractmethod
    def play_on(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float64], Flags, Flags]:
        """A step at every table: what was gained, where an episode ended, where an action was refused."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """With a seed, new tables; without one, the next episode at the same ones, where the last was played out."""
        if asked := by_name("reset's options", options):
            raise OptionError(f"reset takes no {next(iter(asked))!r} where many tables are dealt: it takes a seed")
        number = seed_of_all_tables(seed)
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
            raise OptionError("nobody sits at the tables yet: reset comes first")
        chosen = actions_of(actions, self.num_envs, len(self.play.actions))
        rewards, ended, refused = self.play_on(chosen)
        rewards[refused] = 0.0 - self.penalty
        told_last = {}
        if self.mode is AutoresetMode.SAME_STEP and ended.any():
            told_last = self._told_last(ended) if self.final else {}
            self.open(ended)
        infos = {**self._infos(), "refused": refused, "_refused": refused.copy(), **told_last}
        return self.observed.copy(), rewards, ended, np.zeros_like(ended), infos

    def _told_last(self, ended: Flags) -> dict[str, Any]:
        """What was seen last at each table where an episode has ended: an array of arrays, as Gymnasium has it."""
        seen, rows = np.full(self.num_envs, None, object), self.observed[ended]
        seen[ended] = np.fromiter(rows, object, len(rows))
        info = {"action_mask": np.where(ended[:, None], self.lawful, 0), "_action_mask": ended.copy()}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": info, "_final_info": ended.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.lawful.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}


def mode_of(asked: AutoresetMode | str) -> AutoresetMode:
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        if isinstance(asked, AutoresetMode | str) and asked in (mode, mode.value):
            return mode
    raise OptionError(f"autoreset_mode={told(asked)} is not known here: NextStep or SameStep")


def leasts(most: int) -> NDArray[np.uint64]:
    """What must be left of a word, by the number of choices that it was parted among."""
    return np.array([0, *(rejection_threshold(choices, WORD) for choices in range(1, 1 + most))], np.uint64)
