"""Blackjack in the commands: the table and its dialogue, best play, the basic strategy, strategies to simulate."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from banca.cli.terminal import Terminal
from banca.law import Language
from banca.play.game import Game
from banca.play.setting import Setting

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid

    from banca.cli.play.dialogue import Dialogue
    from banca.cli.play.session import TableSession
    from banca.cli.simulate.request import SimulationRequest
    from banca.cli.simulate.strategy import Strategy
    from banca.play.act import Act
    from banca.play.payoff import Place
    from banca.play.wager import Wager
    from banca.simulate.rounds import ExactValue
    from banca.table import Table


class BlackjackTerminal(Terminal):
    place_message = "blackjack-bet-at"
    bet_names_explained = True
    example_act = "exposed"
    lasting_shoe = True
    added_to: Mapping[str, str] = {"split": "main", "double": "main"}
    strategy_module = "banca.cli.games.blackjack.strategy"
    strategy_options = ("hand", "bank", "basic", "values", "costs")

    # At the table.

    def dialogue(self, session: "TableSession") -> "Dialogue":
        from banca.cli.games.blackjack.dialogue import BlackjackDialogue

        return BlackjackDialogue(session)

    def board(self, table: "Table", viewer: str, lang: Language) -> "list[RenderableType]":
        from banca.cli.games.blackjack.board import board

        return board(table, viewer, lang)

    def announcement(self, table: "Table", act: "Act", text: str, lang: Language) -> str | None:
        from banca.cli.games.blackjack.board import announcement

        return announcement(table, act, text, lang)

    def result(
        self, state: Any, result: Mapping[str, Any] | None, lang: Language, viewer: str | None = None
    ) -> "tuple[list[Grid], str]":
        from banca.cli.games.blackjack.board import hands, result_line, void_line

        if result and "bank" in result:
            return [hands(state, lang, viewer)], result_line(state, lang)
        if result and "void" in result:
            return [], void_line(result["void"], lang)
        return super().result(state, result, lang, viewer)

    # Simulation.

    def read_strategy(
        self, text: str | None, game: Game[Any], setting: Setting, wagers: "Sequence[Wager]"
    ) -> "Strategy":
        del game
        from banca.cli.games.blackjack.simulation import read_strategy

        return read_strategy(text, setting, wagers)

    def exact_value(self, request: "SimulationRequest", place: "Place") -> "ExactValue | None":
        from banca.cli.games.blackjack.simulation import exact_value

        return exact_value(request, place)


TERMINAL = BlackjackTerminal()
