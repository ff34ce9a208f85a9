"""Environments of Gymnasium that play at a table of banca: what may be done and what is won is what the law says."""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle

from banca.envs.asked import (
    Unlawful,
    counted,
    edition_for,
    known,
    penalty_of,
    rendered,
    seed_of,
    setting_for,
    shown_of,
    whole_stake,
)
from banca.envs.play import STAKE, Mask, Observed, Play
from banca.envs.session import Drawn, Session
from banca.law import BancaError

PLAYER = "player"


def space_of(play: Play) -> Any:
    low, high = ([getattr(each, bound) for each in play.fields] for bound in ("least", "most"))
    return spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)


class LiveEnv(gymnasium.Env[Observed, Any], EzPickle):
    """One who learns, at place 1.

    An episode is `rounds` rounds. A reset with a seed is a new table; one without goes on at the same table, with its
    shoe, its pool, its last results, unless a round was left unfinished. An action that is not lawful, or a number that
    is none of the actions, is refused: with `on_unlawful="refuse"` nothing changes, the reward is `-penalty` and
    `info["refused"]` has the law's line; with "raise" it is raised. What is no whole number is always an error.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Env has it
    edition: ClassVar[str]
    play_of: ClassVar[Any]  # the game as it is learnt: setting, stake, players

    def __init__(
        self,
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
            edition=edition,
            preset=preset,
            stake=stake,
            rounds=rounds,
            penalty=penalty,
            render_mode=render_mode,
            **given,
        )
        setting = setting_for(edition_for(self.edition, edition), preset, options, parameters, chosen)
        self.play: Play = self.play_of(setting, whole_stake(stake), (PLAYER,))
        self.play.game.opening(setting)  # what makes no lawful table is refused now
        self.rounds, self.on_unlawful, self.penalty = counted(rounds), known(on_unlawful), penalty_of(penalty)
        self.render_mode = rendered(render_mode, self.metadata)
        self.action_space = spaces.Discrete(len(self.play.actions))
        self.observation_space = space_of(self.play)
        self.session: Session | None = None
        self._rounds_left = 0
        self._last = ""

    @property
    def actions(self) -> tuple[str, ...]:
        """The words of the law for each action."""
        return self.play.actions

    @property
    def fields(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return tuple(field.name for field in self.play.fields)

    @property
    def record(self) -> dict[str, Any] | None:
        """The last round that is over, as the table has written it down."""
        records = self.session.table.records if self.session else ()
        return records[-1] if records else None

    def action_mask(self) -> Mask:
        return self._at_table().mask(PLAYER)

    def seen(self, observed: Observed) -> dict[str, int]:
        """An observation by the names of its fields."""
        return dict(zip(self.fields, observed.tolist(), strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        shown = shown_of(options)
        super().reset(seed=seed_of(seed))
        source = Drawn(self.np_random, self.play, shown)
        session = self.session
        if session is None or seed is not None or source.named or not session.decided:
            session = Session(self.play, source)
        session.open()
        session.gains()
        self.session, self._rounds_left, self._last = session, self.rounds, ""
        return self._observed()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        session = self._at_table()
        if not self._rounds_left:
            raise ResetNeeded("the episode is over: reset opens the next")
        number, error = session.heard(PLAYER, action)
        if error:
            return self._refused(error)
        session.choose(PLAYER, number)
        self._last = self.actions[number]
        reward = session.gains()[PLAYER]
        if session.decided:
            self._rounds_left -= 1
            if self._rounds_left:
                session.open()
        observed, info = self._observed()
        return observed, reward, not self._rounds_left, False, info

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        session = self._at_table()
        mask = session.mask(PLAYER)
        lawful = [word for word, allowed in zip(self.actions, mask, strict=True) if allowed]
        said = [f"last: {self._last}"] if self._last else []
        return "\n".join([self.play.told(session.state, PLAYER), *said, f"lawful: {', '.join(lawful) or 'nothing'}"])

    def _refused(self, error: BancaError) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self.on_unlawful == "raise":
            raise error
        observed, info = self._observed()
        return observed, 0.0 - self.penalty, False, False, {**info, "refused": str(error)}

    def _observed(self) -> tuple[Observed, dict[str, Any]]:
        session = self._at_table()
        return session.observe(PLAYER), {"action_mask": session.mask(PLAYER)}

    def _at_table(self) -> Session:
        if self.session is None:
            raise ResetNeeded("nobody sits at the table yet: reset comes first")
        return self.session
