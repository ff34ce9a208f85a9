"""A live table with learners: it plays on until one of them has a choice."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, TypeVar

import numpy as np

from banca.envs.options import NO_ACTION, brief, not_an_action, read_action
from banca.envs.play import RECENT_MOST, Mask, Observation, Play
from banca.law import BancaError, OptionError, Refusal
from banca.material.chance import pick
from banca.messages.errors import Listed, Message
from banca.play.act import Act
from banca.table import Table

T = TypeVar("T")
LISTED_MOST = 10  # possible results listed in a message


class NumpyChance:
    """Chance from a numpy generator; given cards, tiles and dice come first, in their order."""

    def __init__(self, generator: np.random.Generator, play: Play, named: Iterable[Any] = ()) -> None:
        self.generator, self.play, self.named = generator, play, deque(named)

    def draw(self, weights: Mapping[T, int]) -> T:
        if not self.named:
            return pick(weights, lambda n: int(self.generator.integers(n)))
        wanted = self.named.popleft()
        for shown in weights:
            if wanted in (shown, self._token(shown)):
                return shown
        raise OptionError("environment-cannot-come", given=brief(wanted), possible=self._some(weights))

    def _token(self, shown: Any) -> Any:
        if not isinstance(shown, Act):
            return shown
        plain = {key: value for key, value in shown.to_json().items() if key != "act"}
        return next(iter(plain.values())) if len(plain) == 1 else plain

    def _some(self, weights: Mapping[Any, int]) -> Listed:
        """The first few, as records write them."""
        few = [str(self._token(each)) for each in islice(weights, LISTED_MOST)]
        more = len(weights) - LISTED_MOST
        return Listed(*few, *([Message("environment-and-more", count=more)] if more > 0 else []))


class Session:
    def __init__(self, play: Play, source: NumpyChance) -> None:
        self.play = play
        self.table = Table(
            play.game, play.setting, source, throws_ahead=1
        )  # so that what is named comes when it is due
        self.finished: frozenset[str] = frozenset()  # players who are done for now
        self.recent: deque[int] = deque(maxlen=RECENT_MOST)
        self.gained: Counter[str] = Counter()  # minor units, since `gains` was last called
        self.decided = False  # the round is over and everything staked is decided
        self._last_mask: tuple[Any, Mask] | None = None  # with the key of its state

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def player_to_act(self) -> str | None:
        """The player whose choice is awaited."""
        return None if self.table.is_over else self.play.player_to_act(self.state, self.table.turn, self.finished)

    def advance(self) -> None:
        """Play on until a choice is awaited or everything is decided."""
        while self.player_to_act is None and not self.decided:
            if self.table.is_over:
                self._open()
            else:
                self._do(self.play.automatic_act(self.state, self.table.turn))

    def open(self) -> None:
        """Open the next round and play up to the first choice, or to its end if there is none."""
        if self.decided:
            self._open()
        self.advance()

    def check(self, player: str, action: Any) -> tuple[int, BancaError | None]:
        """The number of an action, and why it is refused now, if it is."""
        number = read_action(action, len(self.play.actions))
        if number == NO_ACTION:
            return number, not_an_action(action, len(self.play.actions))
        refusal = self.refusal(player, number)
        return number, self.play.game.refused(refusal) if refusal else None

    def refusal(self, player: str, action: int) -> Refusal | None:
        """Why an action is not lawful now, or None. Asking changes nothing."""
        game, state = self.play.game, self.state
        acts = self.play.acts_for(state, player, action).acts
        for n, act in enumerate(acts, start=1):
            if refusal := self.play.refusal(state, act):
                return refusal
            state = game.after(state, act) if n < len(acts) else state
        return None

    def mask(self, player: str) -> Mask:
        if self.player_to_act != player:
            return np.zeros(len(self.play.actions), np.int8)
        key = player, self.play.mask_key(self.state)
        if self._last_mask is None or self._last_mask[0] != key:
            lawful = [self.refusal(player, n) is None for n in range(len(self.play.actions))]
            self._last_mask = key, np.array(lawful, np.int8)
        return self._last_mask[1].copy()

    def choose(self, player: str, action: int) -> None:
        """Take a lawful action, and play on until the next choice."""
        chosen = self.play.acts_for(self.state, player, action)
        for act in chosen.acts:
            self._do(act)
        if chosen.ends_turn:
            self.finished |= {player}
        self.advance()

    def observe(self, player: str) -> Observation:
        return np.array(self.play.observe(self.state, player, tuple(self.recent)), np.int16)

    def gains(self) -> dict[str, float]:
        """What each player has won or lost since the last call, in units of the stake."""
        found = {player: self.gained[player] / self.play.stake for player in self.play.players}
        self.gained.clear()
        return found

    def _open(self) -> None:
        self.table.setting = self.play.next_setting(self.table.setting)
        self.table.open_round()
        self.decided, self.finished = False, frozenset()

    def _do(self, act: Act | None) -> None:
        if act is None:
            self.table.advance()
        else:
            self.table.do(act)
        if self.table.is_over:
            state = self.state
            self.gained.update(self.play.game.settle(state).players)
            self.recent.appendleft(self.play.result(state))
            self.decided = self.play.is_decided(state)
            self.table.records[:-1] = []
