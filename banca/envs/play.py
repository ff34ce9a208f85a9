"""A game for learners: observations, actions, and the acts at the table that they stand for."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.games import game_of
from banca.law import Refusal
from banca.law.errors import refuse
from banca.law.words import BetWord
from banca.messages.errors import Listed, Message
from banca.play.act import Act, Bet
from banca.play.game import Game, bet_as_typed
from banca.play.setting import Setting
from banca.play.turn import Betting, Turn

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
RecentResults = Sequence[int]  # by number, the latest first

STAKE = 277_200  # minor units: the unit of all rewards. Every price and commission of the law divides it evenly
RECENT_MOST = 10  # number of remembered results
NO_RESULT = 0
NO_BET = "none"


@dataclass(frozen=True, slots=True)
class Field:
    """One number of an observation."""

    name: str
    least: int
    most: int
    says: str


@dataclass(frozen=True, slots=True)
class ActionActs:
    """The acts at the table that an action stands for; with no acts the player passes."""

    acts: tuple[Act, ...]
    ends_turn: bool = True  # the player says nothing more before the table goes on


class Play(ABC):
    """A game under one setting; the learners sit at places 1, 2, 3 and so on."""

    actions: tuple[str, ...]
    fields: tuple[Field, ...]
    least_players: int = 1

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        self.setting, self.stake, self.players = setting, stake, tuple(players)
        self.places = {player: number for number, player in enumerate(players, start=1)}

    @property
    def game(self) -> Game[Any]:
        return game_of(self.setting.edition.slug)

    @abstractmethod
    def player_to_act(self, state: Any, turn: Turn, finished: frozenset[str]) -> str | None:
        """The player whose choice is awaited, if any; `finished`: the players who are done for now."""

    @abstractmethod
    def acts_for(self, state: Any, player: str, action: int) -> ActionActs: ...

    def refusal(self, state: Any, act: Act) -> Refusal | None:
        """Why an act is refused now; for a bet below a minor unit, that it is too small."""
        found = self.game.refusal(state, act)
        if found and found.norm == "stake_must_be_whole_and_above_zero" and isinstance(act, Bet):
            return refuse("bet_must_be_money", None, bet=BetWord(act.bet), stake=self.stake)
        return found

    def mask_key(self, state: Any) -> Any:
        """The part of a state that decides which actions are lawful."""
        return state

    def automatic_act(self, state: Any, turn: Turn) -> Act | None:
        """An act that no learner chooses and no law prescribes: the first stakes, the other side's play."""
        del state, turn
        return None

    @abstractmethod
    def observe(self, state: Any, player: str, recent: RecentResults) -> list[int]:
        """A number for each of the fields."""

    def result(self, state: Any) -> int:
        """The number of a round's result, in games whose results are remembered."""
        del state
        return NO_RESULT

    def is_decided(self, state: Any) -> bool:
        """Whether this round decides everything staked; if not, the next round follows without a choice."""
        del state
        return True

    def next_setting(self, setting: Setting) -> Setting:
        """The setting of the next round."""
        return setting

    @abstractmethod
    def describe(self, state: Any, player: str) -> Message:
        """The table as the player sees it, in one line."""

    @staticmethod
    def listed(parts: Sequence[Any], otherwise: str) -> Listed | Message:
        """The parts of such a line, or the message that there are none."""
        return Listed(*parts) if parts else Message(otherwise)


class BetPlay(Play):
    """A game in which the only choice is the bet: action 0 is no bet, each other action a unit on one place."""

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        super().__init__(setting, stake, players)
        self.bets = self.game.positions(setting)
        self.actions = (NO_BET, *(bet_as_typed(*bet) for bet in self.bets))

    def player_to_act(self, state: Any, turn: Turn, finished: frozenset[str]) -> str | None:
        del state
        if not isinstance(turn, Betting):
            return None
        return next((player for player in self.players if player not in finished), None)

    def acts_for(self, state: Any, player: str, action: int) -> ActionActs:
        del state
        if not action:
            return ActionActs(())
        bet, selection = self.bets[action - 1]
        return ActionActs((Bet(player, bet, self.stake, selection),))


def recent_result_fields(results: int, says: str) -> tuple[Field, ...]:
    return tuple(Field(f"last_{n}", 0, results, f"{says}, {n} before") for n in range(1, RECENT_MOST + 1))


def observe_recent(recent: RecentResults) -> list[int]:
    return [*recent, *[NO_RESULT] * (RECENT_MOST - len(recent))]
