"""The PettingZoo environment (AEC) of several learners at one live table.

>>> from banca.envs.pettingzoo import blackjack
>>> env = blackjack(seats=3, decks=6)
>>> env.reset(seed=1)

There is such a function for each game that has seats: `blackjack`, `stud_poker` and so on, after the game's name.
"""

from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding

from banca.envs.live import observation_space, play_of
from banca.envs.options import (
    brief,
    read_edition,
    read_render_mode,
    read_rounds,
    read_seed,
    read_setting,
    read_shown,
    read_stake,
    refuse_for_several,
)
from banca.envs.play import STAKE
from banca.envs.session import NumpyChance, Session
from banca.games import game_of, module_for
from banca.law import BancaError, OptionError, games

if not find_spec("pettingzoo"):
    raise ImportError("banca.envs.pettingzoo needs pettingzoo: pip install 'banca[envs]'")

from pettingzoo import AECEnv  # type: ignore[import-untyped]


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """Learners at seats 1 to `seats` of one table, for `rounds` rounds.

    An observation is {"observation", "action_mask"}. Rewards come when a round is settled, to all players at once. An
    action that is not lawful raises the law's refusal (the mask says which are lawful), and so does a number that is
    not an action.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as AECEnv has it
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int = 3,
        edition: str | None = None,
        preset: str = "first-listed",
        options: Mapping[str, Any] | None = None,
        parameters: Mapping[str, Any] | None = None,
        stake: int = STAKE,
        rounds: int = 1,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        asked = {**chosen, "options": options, "parameters": parameters, "edition": edition, "render_mode": render_mode}
        EzPickle.__init__(self, game, seats=seats, preset=preset, stake=stake, rounds=rounds, **asked)
        super().__init__()
        self.metadata = {**self.metadata, "name": f"banca_{game.replace('-', '_')}_v0"}
        refuse_for_several(chosen)
        setting = read_setting(read_edition(game, edition), preset, options, parameters, chosen)
        rules = game_of(setting.edition.slug)
        places, clause = rules.places(setting)
        least = module_for("envs", rules).SHARED_PLAY.least_players
        if type(seats) is not int or not least <= seats <= places:
            known = {"seats": brief(seats), "least": least, "most": places}
            if clause:
                raise OptionError("environment-seats-by-clause", **known, clause=setting.edition.citation(clause))
            raise OptionError("environment-seats", **known)
        self.possible_agents = [f"player_{n}" for n in range(1, 1 + seats)]
        self.play = play_of(setting, read_stake(stake), self.possible_agents, "SHARED_PLAY")
        self.rounds, self.render_mode = read_rounds(rounds), read_render_mode(render_mode, self.metadata)
        seen = spaces.Dict({
            "observation": observation_space(self.play),
            "action_mask": spaces.Box(0, 1, (len(self.play.actions),), np.int8),
        })  # fmt: skip
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(len(self.play.actions)) for agent in self.possible_agents}
        self._generator, _ = seeding.np_random()
        self.session: Session | None = None

    @property
    def actions(self) -> tuple[str, ...]:
        return self.play.actions

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(field.name for field in self.play.fields)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed, a new table; without one, the next round at the same table. Only the option `shown` is read."""
        shown, number = read_shown(options, others=True), read_seed(seed)
        if number is not None:
            self._generator, _ = seeding.np_random(number)
        source = NumpyChance(self._generator, self.play, shown)
        session = self.session
        if session is None or seed is not None or source.named or not session.decided:
            session = Session(self.play, source)
        session.open()
        self.session = session
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rounds_left = self.rounds
        self._play_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        session = self._at_table()
        return {"observation": session.observe(agent), "action_mask": session.mask(agent)}

    def step(self, action: Any) -> None:
        session = self._at_table()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number, error = session.check(agent, action)
        if error:
            raise error
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        session.choose(agent, number)
        self._play_on()
        self._accumulate_rewards()

    def _play_on(self) -> None:
        """Go on to the next choice; play a round without choices to its end."""
        session = self._at_table()
        while session.decided and self._rounds_left:
            for agent, gained in session.gains().items():
                self.rewards[agent] += gained
            self._rounds_left -= 1
            if self._rounds_left:
                session.open()
        if self._rounds_left:
            self.agent_selection = session.player_to_act or self.agents[0]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return str(self.play.describe(self._at_table().state, self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    def _at_table(self) -> Session:
        if self.session is None:
            raise BancaError("environment-not-reset")
        return self.session


def __getattr__(name: str) -> Callable[..., TableEnv]:
    """The environment function of a game for several learners, by the game's name."""
    for game in games():
        if game.replace("-", "_") == name and hasattr(module_for("envs", game_of(game)), "SHARED_PLAY"):
            return partial(TableEnv, game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
