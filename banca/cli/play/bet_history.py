"""Your bets of this round and of the last one: to undo a change, to bet the same again, to take all back."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from banca.cli.terminal import YOU
from banca.law import Refusal
from banca.money import Position, Stakes
from banca.play.act import Act, Bet, Withdraw
from banca.play.game import Game


def amounts(stakes: Stakes) -> Counter[Position]:
    return Counter({stake.position: stake.amount for stake in stakes})


def bet_on(at: Position, amount: int) -> Bet:
    return Bet(YOU, at.bet, amount, at.selection, at.layout, at.place)


def back_from(at: Position, amount: int | None = None) -> Withdraw:
    return Withdraw(YOU, at.bet, at.selection, amount, at.layout, at.place)


class BetHistory:
    """What you staked, change by change."""

    def __init__(self) -> None:
        self.before: list[Stakes] = []  # your stakes before each change of this betting
        self.placed: Counter[Position] = Counter()  # in this round
        self.of_last_round: Counter[Position] = Counter()

    def changed(self, before: Stakes, now: Stakes) -> None:
        """A bet was made, moved or taken back."""
        self.before.append(before)
        self.placed.update(amounts(now))
        self.placed.subtract(amounts(before))

    def undone(self, now: Stakes) -> None:
        """The last change was taken back."""
        before = self.before.pop()
        self.placed.update(amounts(before))
        self.placed.subtract(amounts(now))

    def closed(self) -> None:
        """No change can be undone any more."""
        self.before.clear()

    def round_over(self) -> None:
        self.closed()
        if placed := +self.placed:
            self.of_last_round = placed
        self.placed = Counter()

    def undoing(self, now: Stakes) -> list[Act]:
        """The acts that bring back the stakes before the last change."""
        wanted, lie = amounts(self.before[-1]), amounts(now)
        back = [back_from(at, amount) for at, amount in (lie - wanted).items()]
        return [*back, *(bet_on(at, amount) for at, amount in (wanted - lie).items())]

    def repeating(self) -> list[Act]:
        """The bets of the last round that had any."""
        return [bet_on(at, amount) for at, amount in self.of_last_round.items()]


def clearing(stakes: Stakes) -> list[Act]:
    return [back_from(stake.position) for stake in stakes]


def allowed(game: Game[Any], state: Any, acts: Iterable[Act]) -> tuple[list[Act], list[tuple[Act, Refusal]]]:
    """Those that may be done one after another now, and those that may not."""
    can: list[Act] = []
    cannot: list[tuple[Act, Refusal]] = []
    for act in acts:
        if refusal := game.refusal(state, act):
            cannot.append((act, refusal))
        else:
            can.append(act)
            state = game.after(state, act)
    return can, cannot


def staked(acts: Sequence[Act]) -> int:
    """What these acts put on the layout."""
    return sum(act.stake for act in acts if isinstance(act, Bet))
