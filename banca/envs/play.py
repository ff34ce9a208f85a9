"""A game as those who learn it see it: what they observe, what they may choose, how that is said at the table."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.games import game_of
from banca.law import Refusal
from banca.money import Selection
from banca.play.act import Act, Bet
from banca.play.game import Game, bet_as_typed
from banca.play.setting import Setting
from banca.play.turn import Turn

Observed = NDArray[np.int16]
Mask = NDArray[np.int8]
Lately = Sequence[int]  # the last results by number, the latest first

STAKE = 277_200  # minor units: a unit of all rewards. Every price and every commission of the law parts it evenly
LATELY = 10  # results that are remembered
RESULT_UNKNOWN = 0


@dataclass(frozen=True, slots=True)
class Field:
    """One number of an observation."""

    name: str
    least: int
    most: int
    says: str


@dataclass(frozen=True, slots=True)
class Said:
    """What an action amounts to at the table as it is now; no acts: nothing is said, and the table goes on."""

    acts: tuple[Act, ...]
    last: bool = True  # the player has no more to say before the table goes on


class Play(ABC):
    """A game under one setting, with those who learn it at places 1, 2, 3 and so on."""

    actions: tuple[str, ...]
    fields: tuple[Field, ...]

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        self.setting, self.stake, self.players = setting, stake, tuple(players)
        self.places = {player: number for number, player in enumerate(players, start=1)}

    @property
    def game(self) -> Game[Any]:
        return game_of(self.setting.edition.slug)

    @abstractmethod
    def asked(self, state: Any, turn: Turn, spoken: frozenset[str]) -> str | None:
        """Whose choice is awaited, if anybody's; `spoken`: who has said all that he has to say for now."""

    @abstractmethod
    def said(self, state: Any, player: str, action: int) -> Said: ...

    def refusal(self, state: Any, act: Act) -> Refusal | None:
        """Why an act may not be done now, in the game's words; of a bet of no money, how it comes to that."""
        found = self.game.refusal(state, act)
        if found and found.norm == "stake_must_be_whole_and_above_zero" and isinstance(act, Bet):
            says = f"{act.bet} comes to less than a minor unit with a stake of {self.stake}: a bet is 1 or more"
            return Refusal("bet_must_be_money", None, says)
        return found

    def alike(self, state: Any) -> Any:
        """All of a state that decides which actions are lawful."""
        return state

    def by_itself(self, state: Any, turn: Turn) -> Act | None:
        """What is done at the table that nobody is asked about and no law prescribes: stakes, the other side's play."""
        del state, turn
        return None

    @abstractmethod
    def observe(self, state: Any, player: str, lately: Lately) -> list[int]:
        """In the order of the fields."""

    def result(self, state: Any) -> int:
        """The number of what a round came to, for those games where results are remembered."""
        del state
        return RESULT_UNKNOWN

    def is_decided(self, state: Any) -> bool:
        """Whether with this round all is decided that was staked; else another follows of itself."""
        del state
        return True

    def following(self, setting: Setting) -> Setting:
        """What the next round is played under."""
        return setting

    @abstractmethod
    def told(self, state: Any, player: str) -> str:
        """The table as it is seen from the player's place, in words."""


def bet_named(bet: str, selection: Selection) -> str:
    return bet_as_typed(bet, selection)


def results_lately(results: int, says: str) -> tuple[Field, ...]:
    return tuple(Field(f"last_{n}", 0, results, f"{says}, {n} before") for n in range(1, LATELY + 1))


def remembered(lately: Lately) -> list[int]:
    return [*lately, *[RESULT_UNKNOWN] * (LATELY - len(lately))]
