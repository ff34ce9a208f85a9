"""Stud poker in the commands: the pool and the hands, the ante and the meter of the jackpot, when to raise."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from banca.cli.terminal import OddsRequest, Terminal
from banca.law import Language, OptionError
from banca.messages.errors import Listed
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


class StudPokerTerminal(Terminal):
    example_act = "misdeal why=wrong-count"
    odds_options: Mapping[str, str] = {
        "meter": "stud-poker-meter-is-not-of",
        "stake": "stud-poker-stake-is-not-of",
    }
    strategy_module = "banca.cli.games.stud_poker.strategy"
    strategy_options = ("hand", "bank", "stake")
    simulation_modules: Mapping[str, str] = {"life": "banca.cli.games.stud_poker.life"}

    # At the table.

    def dialogue(self, session: "TableSession") -> "Dialogue":
        from banca.cli.games.stud_poker.dialogue import StudPokerDialogue

        return StudPokerDialogue(session)

    def board(self, table: "Table", viewer: str, lang: Language) -> "list[RenderableType]":
        """The jackpot meter, the open cards and your hand: nothing that forecasts or advises (art12.1)."""
        from rich.text import Text

        from banca.cli.screen import cards_text
        from banca.games.stud_poker.hands import CARDS_IN_HAND
        from banca.messages import message, money_text

        game: Any = table.game
        seen = game.seen_by(table.state, viewer)
        shown: list[RenderableType] = []
        if seen["jackpot"] is not None:
            amount = f"{money_text(lang, seen['jackpot'])} {table.setting.currency}"
            shown.append(Text.assemble(f"  {message(lang, 'stud-poker-jackpot-is')}", (amount, "bold yellow")))
        if open_ := seen["face_up"].get("croupier"):
            hand = cards_text([*["??"] * (CARDS_IN_HAND - len(open_)), *open_])
            shown.append(Text.assemble(f"  {message(lang, 'stud-poker-croupier-is')}", hand))
        if seen["hand"]:
            shown.append(Text.assemble(f"  {message(lang, 'play-your-hand')}", cards_text(seen["hand"])))
        return shown

    def announcement(self, table: "Table", act: "Act", text: str, lang: Language) -> str | None:
        """Announce nothing about a card dealt face down."""
        del table, lang
        return None if act.name == "card" else text

    def result(
        self, state: Any, result: Mapping[str, Any] | None, lang: Language, viewer: str | None = None
    ) -> "tuple[list[Grid], str]":
        from banca.cli.games.stud_poker.showdown import result_line

        if result and "void" not in result and "class" in result:
            return [], result_line(state, result, lang, viewer)
        return super().result(state, result, lang, viewer)

    # Odds and reports.

    def odds_request(self, args: Namespace, game: Game[Any], setting: Setting) -> OddsRequest:
        from banca.cli.games.stud_poker.odds import StakeRequest, read_ante
        from banca.cli.screen import minor_units

        of_stud: Any = game
        meter = None if args.meter is None else minor_units(args.meter)
        return StakeRequest(meter, read_ante(of_stud, setting, getattr(args, "stake", None)))

    def refuse_report(self, args: Namespace, game: Game[Any], setting: Setting) -> None:
        """Refuse a report on a jackpot whose amounts the table has not posted."""
        from banca.games.stud_poker.equipment import JACKPOT
        from banca.games.stud_poker.jackpot import POSTINGS

        missing = [name for name in POSTINGS.values() if setting.parameter(name) is None]
        if missing and (args.bet == JACKPOT or args.meter is not None):
            options = Listed(*(f"--set {name}=..." for name in missing))
            clause = game.edition.citation("art10.3")
            raise OptionError("stud-poker-no-sums-posted", bet=JACKPOT, options=options, clause=clause)

    # Simulation.

    def read_strategy(
        self, text: str | None, game: Game[Any], setting: Setting, wagers: "Sequence[Wager]"
    ) -> "Strategy":
        del game, setting, wagers
        from banca.cli.games.stud_poker.simulation import read_strategy

        return read_strategy(text)

    def exact_value(self, request: "SimulationRequest", place: "Place") -> "ExactValue | None":
        from banca.cli.games.stud_poker.simulation import exact_value

        return exact_value(request, place)


TERMINAL = StudPokerTerminal()
