"""A table with given rounds, and a player who walks them slowly, one by one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import accumulate

import numpy as np

from banca.games import game_of
from banca.law import option_set
from banca.play.setting import Setting
from banca.simulate import Seat, SimulationSpec
from banca.simulate.chance import Stream
from banca.simulate.kernel import Fill, Kernel, Outcome, OutcomeIds
from banca.simulate.plans import Grind, Line, Plan, Share
from banca.simulate.sessions import Player

LOSS, DRAW, WIN = Outcome("lose", Fraction(-1)), Outcome("push", Fraction(0)), Outcome("win", Fraction(1))
TYPED: dict[str, Outcome | None] = {"L": LOSS, "D": DRAW, "W": WIN, ".": None}


class Typed(Kernel):
    """Deals these rounds, a row for each seat, and begins anew after the last."""

    def __init__(self, outcomes: tuple[Outcome | None, ...], rows: Sequence[Sequence[int]]) -> None:
        self.seats = (outcomes,) * len(rows)
        self.rows = tuple(range(len(rows)))
        self.dealt = rows
        self.block_rounds = 1 << 12

    def deal(self, stream: Stream) -> Fill:
        del stream
        begins = [0]

        def fill(numbers: OutcomeIds) -> None:
            rounds = np.arange(begins[0], begins[0] + numbers.shape[1])
            for row, dealt in enumerate(self.dealt):
                numbers[row] = np.asarray(dealt)[rounds % len(dealt)]
            begins[0] += len(rounds)

        return fill


def typed(*results: str) -> SimulationSpec:
    """A seat for each row of L, D, W and a point where nothing is decided."""
    outcomes = tuple(TYPED)
    return dealt(tuple(TYPED.values()), [[outcomes.index(each) for each in row] for row in results])


def dealt(outcomes: tuple[Outcome | None, ...], rows: Sequence[Sequence[int]]) -> SimulationSpec:
    setting = Setting(option_set(game_of("roulette").edition))
    spec = SimulationSpec(setting, (Seat.on(("red", None)),) * len(rows))
    spec.__dict__["kernel"] = Typed(outcomes, rows)
    return spec


@dataclass
class Slow:
    """Plays a session as it is told, in fractions."""

    player: Player
    bankroll: Fraction = Fraction(0)
    step: int = 0
    line: list[int] = field(default_factory=list)
    series: Fraction = Fraction(0)
    path: list[Fraction] = field(default_factory=list)  # the bankroll before the first round and after each
    stakes: list[tuple[int, Outcome]] = field(default_factory=list)

    def __post_init__(self) -> None:
        plan = self.player.plan
        self.bankroll = Fraction(self.player.bankroll)
        self.line = list(plan.numbers) if isinstance(plan, Line) else []
        self.step = plan.base if isinstance(plan, Grind) else 0

    @property
    def stake(self) -> int:
        plan = self.player.plan
        if isinstance(plan, Plan):
            wanted = plan.stakes[self.step]
        elif isinstance(plan, Share):
            wanted = int(self.bankroll * plan.share)
        elif isinstance(plan, Line):
            wanted = self.line[0] + self.line[-1] if len(self.line) > 1 else self.line[0]
        else:
            wanted = self.step
        wanted = max(wanted, self.player.least)
        if self.player.most is not None:
            wanted = min(wanted, self.player.most)
        return min(wanted, int(self.bankroll))

    def after(self, end: Outcome) -> int:
        """Settles a round; what was staked."""
        stake, plan = self.stake, self.player.plan
        gain = end.gain * stake
        self.bankroll += gain
        if isinstance(plan, Plan):
            goes = plan.on_win if gain > 0 else plan.on_lose if gain < 0 else plan.after_a_draw
            self.step = goes[self.step]
        elif isinstance(plan, Line) and gain:
            if (gain > 0) is not plan.reverse:
                self.line = self.line[1:-1] or list(plan.numbers)
            else:
                self.line.append(stake)
        elif isinstance(plan, Grind):
            self.series += gain
            if self.series >= plan.base:
                self.series, self.step = Fraction(0), plan.base
            elif gain > 0:
                lacking = plan.base - self.series
                self.step = min(self.step + plan.base, -(-lacking.numerator // lacking.denominator))
        return stake

    @property
    def stops(self) -> str | None:
        gained = self.bankroll - self.player.bankroll
        if self.bankroll < self.player.least:
            return "ruin"
        if self.player.stop_loss is not None and gained <= -self.player.stop_loss:
            return "stop-loss"
        if self.player.stop_win is not None and gained >= self.player.stop_win:
            return "stop-win"
        return None

    @property
    def fallen(self) -> Fraction:
        """The deepest fall from a height."""
        return max(height - each for height, each in zip(accumulate(self.path, max), self.path, strict=True))
