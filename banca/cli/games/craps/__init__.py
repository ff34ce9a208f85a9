"""Craps in the commands: the puck and the shooter, and the numbers on which odds are added."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from banca.cli.terminal import Terminal
from banca.games.craps.bets import ODDS_ON, POINTS
from banca.law import Language
from banca.messages import message
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting

if TYPE_CHECKING:
    from rich.console import RenderableType

    from banca.cli.play.dialogue import Dialogue
    from banca.cli.play.session import TableSession
    from banca.table import Table


class CrapsTerminal(Terminal):
    example_act = "void why=short"
    odds_numbers = POINTS
    dossier_module = "banca.cli.games.craps.dossier"
    odds_bets: Mapping[str, str] = {bet: odds for odds, bet in ODDS_ON.items()}

    def dialogue(self, session: "TableSession") -> "Dialogue":
        from banca.cli.games.craps.dialogue import CrapsDialogue

        return CrapsDialogue(session)

    def authorisation(self, file: str) -> Any:
        from banca.report.craps.bet_file import read_file

        return read_file(file).required_authorisation()

    def board(self, table: "Table", viewer: str, lang: Language) -> "list[RenderableType]":
        from rich.text import Text

        state: Any = table.state
        shooter = state.layout.shooter
        who = message(lang, "play-you") if shooter == viewer else shooter or message(lang, "craps-nobody-yet")
        puck = (f" ON {state.point} ", "bold black on white") if state.point else (" OFF ", "bold white on black")
        return [Text.assemble("  ", puck, f"  {message(lang, 'craps-shooter', who=who)}")]

    def places(self, game: Game[Any], setting: Setting, bet: str) -> Sequence[Place]:
        """Include the numbers that a bet moves to by rule."""
        from banca.exact import odds

        return [place for row in odds(game, setting, every_selection=True) for place in row.places if place[0] == bet]


TERMINAL = CrapsTerminal()
