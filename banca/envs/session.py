"""A table at which somebody learns: it goes on by itself until a choice of his is awaited."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, TypeVar

import numpy as np

from banca.envs.asked import NO_ACTION, action_of, not_an_action, told
from banca.envs.play import LATELY, Mask, Observed, Play
from banca.law import BancaError, OptionError, Refusal
from banca.material.chance import pick
from banca.play.act import Act
from banca.table import Table

T = TypeVar("T")
FEW = 10  # of what can come, as it is told


class Drawn:
    """Chance from a generator of numpy; cards, tiles, dice that are named come first, in their order."""

    def __init__(self, generator: np.random.Generator, play: Play, named: Iterable[Any] = ()) -> None:
        self.generator, self.play, self.named = generator, play, deque(named)

    def draw(self, weights: Mapping[T, int]) -> T:
        if not self.named:
            return pick(weights, lambda n: int(self.generator.integers(n)))
        wanted = self.named.popleft()
        for shown in weights:
            if wanted in (shown, self._token(shown)):
                return shown
        raise OptionError(f"{told(wanted)} cannot come now: {self._some(weights)} can")

    def _token(self, shown: Any) -> Any:
        if not isinstance(shown, Act):
            return shown
        plain = {key: value for key, value in shown.to_json().items() if key != "act"}
        return next(iter(plain.values())) if len(plain) == 1 else plain

    def _some(self, weights: Mapping[Any, int]) -> str:
        """As records write them."""
        few = [str(self._token(each)) for each in islice(weights, FEW)]
        return ", ".join([*few, f"… {len(weights) - FEW:,} more"] if len(weights) > FEW else few)


class Session:
    def __init__(self, play: Play, source: Drawn) -> None:
        self.play = play
        self.table = Table(play.game, play.setting, source, throws_ahead=1)  # what is named comes when it is due
        self.spoken: frozenset[str] = frozenset()
        self.lately: deque[int] = deque(maxlen=LATELY)
        self.gained: Counter[str] = Counter()  # minor units, since it was last asked
        self.decided = False  # the round is over, and with it all that was staked
        self._masked: tuple[Any, Mask] | None = None  # the last state that was looked at, and what was lawful then

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def asked(self) -> str | None:
        """Whose choice is awaited."""
        return None if self.table.is_over else self.play.asked(self.state, self.table.turn, self.spoken)

    def go_on(self) -> None:
        """Until somebody's choice is awaited, or all is decided."""
        while self.asked is None and not self.decided:
            if self.table.is_over:
                self._open()
            else:
                self._do(self.play.by_itself(self.state, self.table.turn))

    def open(self) -> None:
        """The next round, as far as the first choice; or as far as its end, if nobody is asked."""
        if self.decided:
            self._open()
        self.go_on()

    def heard(self, player: str, action: Any) -> tuple[int, BancaError | None]:
        """The number of an action, and why it cannot be taken now, if it cannot."""
        number = action_of(action, len(self.play.actions))
        if number == NO_ACTION:
            return number, not_an_action(action, len(self.play.actions))
        refusal = self.refusal(player, number)
        return number, self.play.game.refused(refusal) if refusal else None

    def refusal(self, player: str, action: int) -> Refusal | None:
        """Why an action is not lawful now. Asking changes nothing."""
        game, state = self.play.game, self.state
        acts = self.play.said(state, player, action).acts
        for n, act in enumerate(acts, start=1):
            if refusal := self.play.refusal(state, act):
                return refusal
            state = game.after(state, act) if n < len(acts) else state
        return None

    def mask(self, player: str) -> Mask:
        if self.asked != player:
            return np.zeros(len(self.play.actions), np.int8)
        alike = player, self.play.alike(self.state)
        if self._masked is None or self._masked[0] != alike:
            lawful = [self.refusal(player, n) is None for n in range(len(self.play.actions))]
            self._masked = alike, np.array(lawful, np.int8)
        return self._masked[1].copy()

    def choose(self, player: str, action: int) -> None:
        """A lawful action, and all that follows until the next choice."""
        said = self.play.said(self.state, player, action)
        for act in said.acts:
            self._do(act)
        if said.last:
            self.spoken |= {player}
        self.go_on()

    def observe(self, player: str) -> Observed:
        return np.array(self.play.observe(self.state, player, tuple(self.lately)), np.int16)

    def gains(self) -> dict[str, float]:
        """What each has won or lost since it was last asked, in units."""
        found = {player: self.gained[player] / self.play.stake for player in self.play.players}
        self.gained.clear()
        return found

    def _open(self) -> None:
        self.table.setting = self.play.following(self.table.setting)
        self.table.open_round()
        self.decided, self.spoken = False, frozenset()

    def _do(self, act: Act | None) -> None:
        if act is None:
            self.table.advance()
        else:
            self.table.do(act)
        if self.table.is_over:
            state = self.state
            self.gained.update(self.play.game.settle(state).players)
            self.lately.appendleft(self.play.result(state))
            self.decided = self.play.is_decided(state)
            self.table.records[:-1] = []
