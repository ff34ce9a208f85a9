"""What a real table shows is typed in; what was mistyped can be taken back before it is settled."""

import sys
from typing import TYPE_CHECKING

from banca.law import BancaError
from banca.play.act import Act
from banca.play.turn import Chance, Croupier
from banca.table import Done

if TYPE_CHECKING:
    from banca.cli.play.session import TableSession

QUIT, UNDO = "quit", "undo"


class NeverShown(BancaError):
    """The croupier left before typing in the result."""


class TypedResults:
    def __init__(self, session: "TableSession") -> None:
        self.session = session
        self.table = session.table
        self.at: list[int] = []  # how many acts of this round there were before each that was typed in

    def read(self) -> Done:
        """Read what the real material showed, until it is accepted."""
        while True:
            turn = self.table.turn
            like = next(iter(turn.weights)) if isinstance(turn, Chance) else Act()
            text = self.session.read_line(f"  {self.session.dialogue.prompt(like)}? ")
            if text in (None, QUIT):
                raise NeverShown("play-act-missing", act=like.name)
            try:
                if text == UNDO:
                    self.take_back()
                    continue
                shown, following = self.session.dialogue.split_shown(text or "")
                act = self.session.parser.read_shown(shown, like)
                if self.is_taken_back(act):
                    continue
                self.at.append(len(self.table.acts))
                done = self.table.do(act)
                break
            except BancaError as error:
                if self.at and self.at[-1] == len(self.table.acts):
                    self.at.pop()
                self.session.say(
                    f"✗ {self.session.message('play-or-do', error=self.session.refusal_text(error))}", style="yellow"
                )
        if following is None:
            return done
        self.session.announce(self.session.announcements(done))
        return self.table.do(following)

    def take_back(self) -> None:
        """Take back what was typed in last, and all that followed from it."""
        if not self.at:
            raise self.session.complaint("play-nothing-to-undo")
        self.table.take_back(self.at.pop())
        self.session.say(f"  {self.session.message('play-taken-back')}")

    def is_taken_back(self, act: Act) -> bool:
        """Ask once more before a result settles the round; whatever else is typed then is answered afterwards."""
        if self.session.dialogue.waits_before_payments or not self.settles(act):
            return False
        shown = self.session.view.act_text(act)
        line = self.session.read_line(
            f"  {self.session.message('play-settle-this', shown=shown, undo=self.session.dialogue.word(UNDO))} "
        )
        if line == UNDO:
            return True
        if line is not None and not (sys.stdin.isatty() and line in ("", "go")):
            self.session.unread.insert(0, line)
        return False

    def settles(self, act: Act) -> bool:
        """Whether nothing is left to show or to decide after this act."""
        game, state = self.table.game, self.table.after(act)
        while not game.is_over(state):
            turn = game.turn(state)
            if not isinstance(turn, Croupier):
                return False
            state = game.after(state, turn.prescribed)
        return True
