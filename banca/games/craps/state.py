"""The table of craps between and during throws: stakes, dice, and what is not settled yet."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from banca.games.craps.memory import Layout
from banca.money import Deriving, Line, Log, Stake, Stakes, changed
from banca.play.act import Act, Do
from banca.play.bets import Verdict
from banca.play.payment import Due
from banca.play.rule import Ruling
from banca.play.setting import Setting

MARK = Do("mark")
UNMARK = Do("unmark")


Decided = tuple[Stake, Ruling[Verdict]]


@dataclass(frozen=True, slots=True)
class Throwing(Deriving):
    setting: Setting
    layout: Layout
    throws: int = 0  # valid throws in this record
    in_motion: bool = False
    leaning: tuple[tuple[int, int], ...] = ()  # die and the face that counts
    dice: tuple[int, ...] = ()  # of the last valid throw
    due: Due[Decided] = field(default_factory=Due)  # without what stays on the layout
    next_point: int | None = None
    lines: Log[Line] = field(default_factory=Log)

    @cached_property
    def stakes(self) -> Stakes:
        if not self.due:
            return self.layout.stakes
        return (*self.layout.stakes, *(stake for stake, _ in self.due.values()))

    @property
    def point(self) -> int | None:
        return self.layout.point

    @property
    def marks(self) -> Act | None:
        """The marking that the last throw requires."""
        if self.next_point == self.point:
            return None
        return UNMARK if self.next_point is None else MARK


def with_layout(state: Throwing, **changes: Any) -> Throwing:
    """The state with the layout changed."""
    return changed(state, layout=changed(state.layout, **changes))
