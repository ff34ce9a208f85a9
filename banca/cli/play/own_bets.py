"""Your bets at a table: the last change undone, the bets of the last round made again, all of them taken back."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from banca.cli.play.bet_history import BetHistory, allowed, clearing, staked
from banca.play.act import Act

if TYPE_CHECKING:
    from banca.cli.play.session import TableSession


class OwnBets:
    """What you may do with several bets at once. Either all that is possible is done, or nothing is."""

    def __init__(self, session: "TableSession") -> None:
        self.session = session
        self.table = session.table
        self.history = BetHistory()

    @property
    def can_undo(self) -> bool:
        return bool(self.history.before)

    def undo(self) -> None:
        """Take back the last change of your bets."""
        now = self.session.stakes()
        for act in self.doable(self.history.undoing(now), every=True):
            self.table.do(act)
        self.history.undone(now)
        self.session.say_stakes()

    def repeat(self) -> None:
        """Make the bets of the last round once more."""
        if not self.history.of_last_round:
            raise self.session.complaint("play-nothing-to-repeat")
        self.session.change(*self.doable(self.history.repeating()))

    def clear(self) -> None:
        """Take back all your bets that may be taken back."""
        if not self.session.stakes():
            raise self.session.complaint("play-nothing-lies")
        self.session.change(*self.doable(clearing(self.session.stakes())))

    def doable(self, acts: Iterable[Act], *, every: bool = False) -> list[Act]:
        """Those that may be done now; a refusal if none may, or where every one must. Nothing is done yet."""
        game, session = self.table.game, self.session
        can, cannot = allowed(game, self.table.state, acts)
        if cannot and (every or not can):
            raise game.refused(cannot[0][1])
        session.afford(staked(can))
        for act, refusal in cannot:
            why = session.refusal_text(game.refused(refusal))
            session.say(
                f"✗ {session.message('play-left-out', act=session.view.act_text(act), why=why)}", style="yellow"
            )
        return can
