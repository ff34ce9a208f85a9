"""The Gymnasium environment of one learner at a live table: the law says what is lawful and what is won."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle

from banca.envs.options import (
    Unlawful,
    read_edition,
    read_on_unlawful,
    read_penalty,
    read_render_mode,
    read_rounds,
    read_seed,
    read_setting,
    read_shown,
    read_stake,
)
from banca.envs.play import STAKE, Mask, Observation, Play
from banca.envs.session import NumpyChance, Session
from banca.games import game_of, module_for
from banca.law import BancaError
from banca.messages.errors import Message
from banca.play.setting import Setting

PLAYER = "player"


def play_of(setting: Setting, stake: int, players: Sequence[str], kind: str = "PLAY") -> Play:
    """The learner's view of a game; refuses a setting that makes no lawful table."""
    game = game_of(setting.edition.slug)
    play: Play = getattr(module_for("envs", game), kind)(setting, stake, players)
    game.opening(setting)
    return play


def observation_space(play: Play) -> Any:
    low, high = ([getattr(each, bound) for each in play.fields] for bound in ("least", "most"))
    return spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)


class LiveEnv(gymnasium.Env[Observation, Any], EzPickle):
    """One learner, at place 1.

    An episode is `rounds` rounds. A reset with a seed opens a new table. A reset without a seed goes on at the same
    table, with its shoe, pool and last results, unless a round was left unfinished. An action that is not lawful is
    refused, and so is a number that is not an action: with `on_unlawful="refuse"` nothing changes, the reward is
    `-penalty` and `info["refused"]` says why; with "raise" the refusal is raised. Anything but an integer is an error.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Env has it

    def __init__(
        self,
        game: str,
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
        **chosen: Any,
    ) -> None:
        given = {**chosen, "options": options, "parameters": parameters, "on_unlawful": on_unlawful}
        EzPickle.__init__(
            self,
            game,
            edition=edition,
            preset=preset,
            stake=stake,
            rounds=rounds,
            penalty=penalty,
            render_mode=render_mode,
            **given,
        )
        setting = read_setting(read_edition(game, edition), preset, options, parameters, chosen)
        self.play = play_of(setting, read_stake(stake), (PLAYER,))
        self.rounds, self.on_unlawful, self.penalty = (
            read_rounds(rounds),
            read_on_unlawful(on_unlawful),
            read_penalty(penalty),
        )
        self.render_mode = read_render_mode(render_mode, self.metadata)
        self.action_space = spaces.Discrete(len(self.play.actions))
        self.observation_space = observation_space(self.play)
        self.session: Session | None = None
        self._rounds_left = 0
        self._last = ""

    @property
    def actions(self) -> tuple[str, ...]:
        """The law's word for each action."""
        return self.play.actions

    @property
    def fields(self) -> tuple[str, ...]:
        """The meaning of each number of an observation."""
        return tuple(field.name for field in self.play.fields)

    @property
    def record(self) -> dict[str, Any] | None:
        """The record of the last finished round."""
        records = self.session.table.records if self.session else ()
        return records[-1] if records else None

    def action_mask(self) -> Mask:
        return self._at_table().mask(PLAYER)

    def seen(self, observed: Observation) -> dict[str, int]:
        """An observation as a mapping from field names to numbers."""
        return dict(zip(self.fields, observed.tolist(), strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        shown = read_shown(options)
        super().reset(seed=read_seed(seed))
        source = NumpyChance(self.np_random, self.play, shown)
        session = self.session
        if session is None or seed is not None or source.named or not session.decided:
            session = Session(self.play, source)
        session.open()
        session.gains()
        self.session, self._rounds_left, self._last = session, self.rounds, ""
        return self._observe()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        session = self._at_table()
        if not self._rounds_left:
            raise ResetNeeded(str(Message("environment-episode-over")))
        number, error = session.check(PLAYER, action)
        if error:
            return self._refuse(error)
        session.choose(PLAYER, number)
        self._last = self.actions[number]
        reward = session.gains()[PLAYER]
        if session.decided:
            self._rounds_left -= 1
            if self._rounds_left:
                session.open()
        observed, info = self._observe()
        return observed, reward, not self._rounds_left, False, info

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        session = self._at_table()
        mask = session.mask(PLAYER)
        lawful = [word for word, allowed in zip(self.actions, mask, strict=True) if allowed]
        last = [Message("environment-last", action=self._last)] if self._last else []
        allowed = Message("environment-lawful", actions=self.play.listed(lawful, "environment-nothing"))
        return "\n".join(map(str, (self.play.describe(session.state, PLAYER), *last, allowed)))

    def _refuse(self, error: BancaError) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.on_unlawful == "raise":
            raise error
        observed, info = self._observe()
        return observed, 0.0 - self.penalty, False, False, {**info, "refused": str(error)}

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        session = self._at_table()
        return session.observe(PLAYER), {"action_mask": session.mask(PLAYER)}

    def _at_table(self) -> Session:
        if self.session is None:
            raise ResetNeeded(str(Message("environment-not-reset")))
        return self.session
