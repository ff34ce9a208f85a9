"""Several who learn at one live table, one after another, as PettingZoo has it (AEC).

>>> from banca.envs.pettingzoo import blackjack
>>> env = blackjack(seats=3, decks=6)
>>> env.reset(seed=1)
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding

from banca.envs.asked import (
    counted,
    edition_for,
    refuse_for_several,
    rendered,
    seed_of,
    setting_for,
    shown_of,
    told,
    whole_stake,
)
from banca.envs.blackjack import SharedBlackjackPlay
from banca.envs.live import space_of
from banca.envs.pai_kau import SharedPaiKauPlay
from banca.envs.play import STAKE, Play
from banca.envs.session import Drawn, Session
from banca.envs.stud_poker import StudPokerPlay
from banca.games import game_of
from banca.law import BancaError, OptionError

if not find_spec("pettingzoo"):
    raise ImportError("banca.envs.pettingzoo needs pettingzoo: pip install 'banca[envs]'")

from pettingzoo import AECEnv  # type: ignore[import-untyped]


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """Seats 1 to `seats` of one table, all of them learning, for `rounds` rounds.

    An observation is {"observation", "action_mask"}. Rewards come when a round is settled, to all at once. An action
    that is not lawful raises the law's refusal: the mask says which are. What is none of the actions is raised as well.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "banca", "is_parallelizable": False}
    edition: ClassVar[str]
    play_of: ClassVar[type[Play]]
    least_seats: ClassVar[int] = 1

    def __init__(
        self,
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
        EzPickle.__init__(self, seats=seats, preset=preset, stake=stake, rounds=rounds, **asked)
        super().__init__()
        refuse_for_several(chosen)
        setting = setting_for(edition_for(self.edition, edition), preset, options, parameters, chosen)
        places, clause = game_of(setting.edition.slug).places(setting)
        if type(seats) is not int or not self.least_seats <= seats <= places:
            cited = f" ({setting.edition.cite(clause)})" if clause else ""
            raise OptionError(f"seats={told(seats)}: at this table {self.least_seats} to {places} may sit{cited}")
        self.possible_agents = [f"player_{n}" for n in range(1, 1 + seats)]
        self.play = self.play_of(setting, whole_stake(stake), self.possible_agents)
        self.play.game.opening(setting)
        self.rounds, self.render_mode = counted(rounds), rendered(render_mode, self.metadata)
        seen = spaces.Dict({
            "observation": space_of(self.play),
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
        """With a seed, a new table; without one, the next round at the same. Of the options, `shown` alone counts."""
        shown, number = shown_of(options, others=True), seed_of(seed)
        if number is not None:
            self._generator, _ = seeding.np_random(number)
        source = Drawn(self._generator, self.play, shown)
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
        self._go_on()
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
        number, error = session.heard(agent, action)
        if error:
            raise error
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        session.choose(agent, number)
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """As far as the next choice; rounds in which nobody has any are played out."""
        session = self._at_table()
        while session.decided and self._rounds_left:
            for agent, gained in session.gains().items():
                self.rewards[agent] += gained
            self._rounds_left -= 1
            if self._rounds_left:
                session.open()
        if self._rounds_left:
            self.agent_selection = session.asked or self.agents[0]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.play.told(self._at_table().state, self.agent_selection)

    def close(self) -> None:
        """Nothing is held open."""

    def _at_table(self) -> Session:
        if self.session is None:
            raise BancaError("nobody sits at the table yet: reset comes first")
        return self.session


class BlackjackTable(TableEnv):
    metadata: ClassVar[dict[str, Any]] = {**TableEnv.metadata, "name": "banca_blackjack_v0"}
    edition = "blackjack-56-2004"
    play_of = SharedBlackjackPlay


class StudPokerTable(TableEnv):
    metadata: ClassVar[dict[str, Any]] = {**TableEnv.metadata, "name": "banca_stud_poker_v0"}
    edition = "stud-poker-61-2004"
    play_of = StudPokerPlay


class PaiKauTable(TableEnv):
    """The bank goes round among them, as the law says."""

    metadata: ClassVar[dict[str, Any]] = {**TableEnv.metadata, "name": "banca_pai_kau_v0"}
    edition = "paikau-96-85-M"
    play_of = SharedPaiKauPlay
    least_seats = 2


def blackjack(**asked: Any) -> BlackjackTable:
    return BlackjackTable(**asked)


def stud_poker(**asked: Any) -> StudPokerTable:
    return StudPokerTable(**asked)


def pai_kau(**asked: Any) -> PaiKauTable:
    return PaiKauTable(**asked)
