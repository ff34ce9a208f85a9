"""Pai kau in the commands: tiles and the bank, three bots to play with, house ways, rotating banks."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from banca.cli.terminal import Bot, Terminal
from banca.games.pai_kau.equipment import HOUSE
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


class PaiKauTerminal(Terminal):
    place_message = "pai-kau-bet-at"
    player_messages: Mapping[str, str] = {HOUSE: "pai-kau-backing-house"}
    edge_message, edge_label = "odds-edge-lost-is", "simulate-edge-lost"  # the edge does not go to the house alone
    example_act = "expose place=3"
    # The house holds no bank, so a player must.
    bots = (
        Bot("bia", 3, stakes=5, banks=50),
        Bot("chan", 5, stakes=10, banks=100),
        Bot("davi", 7, stakes=3, banks=60),
    )
    strategy_module = "banca.cli.games.pai_kau.strategy"
    strategy_options = ("tiles", "against", "way", "side")
    simulation_modules: Mapping[str, str] = {"banks": "banca.cli.games.pai_kau.banks"}

    # At the table.

    def dialogue(self, session: "TableSession") -> "Dialogue":
        from banca.cli.games.pai_kau.dialogue import PaiKauDialogue

        return PaiKauDialogue(session)

    def bot_act(self, table: "Table", viewer: str) -> "Act | None":
        from banca.cli.games.pai_kau.bots import bot_act

        return bot_act(table, viewer, self.bots)

    def board(self, table: "Table", viewer: str, lang: Language) -> "list[RenderableType]":
        from banca.cli.games.pai_kau.board import board

        return board(table, viewer, lang)

    def announcement(self, table: "Table", act: "Act", text: str, lang: Language) -> str | None:
        from banca.cli.games.pai_kau.board import announcement

        return announcement(table, act, text, lang)

    def result(
        self, state: Any, result: Mapping[str, Any] | None, lang: Language, viewer: str | None = None
    ) -> "tuple[list[Grid], str]":
        from banca.cli.games.pai_kau.board import hands, result_line

        if result and "hands" in result:
            return [hands(state, lang, viewer)], result_line(result, state.setting.edition, lang, viewer)
        return super().result(state, result, lang, viewer)

    # Simulation.

    def read_strategy(
        self, text: str | None, game: Game[Any], setting: Setting, wagers: "Sequence[Wager]"
    ) -> "Strategy":
        del game, wagers
        from banca.cli.games.pai_kau.simulation import read_strategy

        return read_strategy(text, setting)

    def exact_value(self, request: "SimulationRequest", place: "Place") -> "ExactValue | None":
        from banca.cli.games.pai_kau.simulation import exact_value

        return exact_value(request, place)


TERMINAL = PaiKauTerminal()
