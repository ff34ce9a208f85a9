"""Your dialogue at a table of stud poker: with a hint goes what the regulation says of hints."""

from banca.cli.play.dialogue import Dialogue

FORBIDDEN = "art12.1"


class StudPokerDialogue(Dialogue):
    def after_hint(self) -> None:
        clause = self.view.edition.cite(FORBIDDEN, self.lang)
        self.view.say(f"  {self.message('stud-poker-raising-forbidden', clause=clause)}", style="dim")
