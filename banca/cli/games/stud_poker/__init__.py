"""Stud poker in the commands: the pool and the hands, the ante and the meter of the jackpot, when to raise."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from banca.cli.terminal import OddsRequest, Terminal
from banca.law import Language, OptionError
from banca.play.game import Game
from banca.play.setting import Setting

if TYPE_CHECKING:
    from rich.console import RenderableType

    from banca.cli.simulate.request import SimulationRequest
    from banca.cli.simulate.strategy import Strategy
    from banca.play.act import Act
    from banca.play.payoff import Place
    from banca.play.wager import Wager
    from banca.simulate.comparison import ExactValue
    from banca.table import Table


class StudPokerTerminal(Terminal):
    example_act = "misdeal why=wrong-count"
    odds_options: Mapping[str, str] = {
        "meter": "--meter is asked of stud-poker, whose jackpot it is: not of {game}",
        "stake": "--stake is asked of stud-poker, whose maximum per game an ante may reach: not of {game}",
    }
    strategy_module = "banca.cli.games.stud_poker.strategy"
    strategy_options = ("hand", "bank", "stake")
    simulation_modules: Mapping[str, str] = {"life": "banca.cli.games.stud_poker.life"}

    # At the table.

    def board(self, table: "Table", viewer: str, lang: Language) -> "list[RenderableType]":
        """The meter of the jackpot, what lies face up and your hand: nothing that forecasts or advises (art12.1)."""
        from rich.text import Text

        from banca.cli.screen import cards_text
        from banca.cli.words import word
        from banca.games.stud_poker.hands import CARDS_IN_HAND
        from banca.money import format_amount

        game: Any = table.game
        seen = game.seen_by(table.state, viewer)
        shown: list[RenderableType] = []
        if seen["jackpot"] is not None:
            amount = f"{format_amount(seen['jackpot'])} {table.setting.currency}"
            shown.append(Text.assemble(f"  {word(lang, 'the_jackpot')}", (amount, "bold yellow")))
        if open_ := seen["face_up"].get("croupier"):
            hand = cards_text([*["??"] * (CARDS_IN_HAND - len(open_)), *open_])
            shown.append(Text.assemble(f"  {word(lang, 'the_croupier')}", hand))
        if seen["hand"]:
            shown.append(Text.assemble(f"  {word(lang, 'your_hand')}", cards_text(seen["hand"])))
        return shown

    def announcement(self, table: "Table", act: "Act", text: str, lang: Language) -> str | None:
        """Nothing of a card that comes face down."""
        del table, lang
        return None if act.name == "card" else text

    # Odds and reports.

    def odds_request(self, args: Namespace, game: Game[Any], setting: Setting) -> OddsRequest:
        from banca.cli.games.stud_poker.odds import StakeRequest, ante_named
        from banca.cli.screen import minor_units

        of_stud: Any = game
        meter = None if args.meter is None else minor_units(args.meter)
        return StakeRequest(meter, ante_named(of_stud, setting, getattr(args, "stake", None)))

    def refuse_report(self, args: Namespace, game: Game[Any], setting: Setting) -> None:
        """A jackpot of which the table has not posted the sums."""
        from banca.games.stud_poker.equipment import JACKPOT
        from banca.games.stud_poker.jackpot import POSTINGS

        missing = [name for name in POSTINGS.values() if setting.parameter(name) is None]
        if missing and (args.bet == JACKPOT or args.meter is not None):
            says = f"this table posts no sums for {JACKPOT}: {', '.join(f'--set {name}=...' for name in missing)}"
            raise OptionError(f"{says} ({game.edition.cite('art10.3')})")

    # Simulation.

    def strategy_named(
        self, text: str | None, game: Game[Any], setting: Setting, wagers: "Sequence[Wager]"
    ) -> "Strategy":
        del game, setting, wagers
        from banca.cli.games.stud_poker.simulation import strategy_named

        return strategy_named(text)

    def exact_value(self, request: "SimulationRequest", place: "Place") -> "ExactValue | None":
        from banca.cli.games.stud_poker.simulation import exact_value

        return exact_value(request, place)


TERMINAL = StudPokerTerminal()
