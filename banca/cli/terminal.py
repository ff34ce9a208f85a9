"""What a game adds to the commands: board and dialogue at the table, strategy, options and figures of its own.

A game that adds something has a module or a folder of its name in `banca/cli/games`, with a `Terminal` as `TERMINAL`.
No other module of the commands names a game: they ask `terminal_of`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from banca import extensions
from banca.law import OptionError, games, read_parameter
from banca.messages.errors import Listed

if TYPE_CHECKING:  # for speed: methods import what they use
    from argparse import Namespace

    from rich.console import Console, RenderableType
    from rich.table import Table as Grid

    from banca.cli.play.dialogue import Dialogue
    from banca.cli.play.session import TableSession
    from banca.cli.simulate.request import SimulationRequest
    from banca.cli.simulate.strategy import Strategy
    from banca.exact import BetOdds
    from banca.law import Language
    from banca.play.act import Act
    from banca.play.game import Game
    from banca.play.payoff import Place
    from banca.play.setting import Setting
    from banca.play.wager import Wager
    from banca.simulate.rounds import ExactValue
    from banca.table import Table

YOU = "you"  # the name of whoever sits at the terminal


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat played by the program; stakes and capital are multiples of the table's minimum."""

    name: str
    place: int
    stakes: int
    banks: int


class OddsRequest:
    """The odds that the options of a game ask for; by default, the usual rows."""

    cards: Any = None  # left in the shoe, for combined bets

    def rows(self, game: "Game[Any]", setting: "Setting", *, every_selection: bool = False) -> "tuple[BetOdds, ...]":
        from banca.exact import odds

        return odds(game, setting, every_selection=every_selection)

    def edges(self, game: "Game[Any]", setting: "Setting") -> "tuple[BetOdds, ...]":
        """The rows with outcomes and edges only, where counting the other figures takes long."""
        from banca.exact import edges

        return edges(game, setting)

    def to_json(self) -> dict[str, Any]:
        """The request as JSON."""
        return {}

    def row_json(self, game: "Game[Any]", setting: "Setting", row: "BetOdds") -> dict[str, Any]:
        """What the JSON of a bet has beyond its figures."""
        del game, setting, row
        return {}

    def show(
        self, console: "Console", game: "Game[Any]", setting: "Setting", rows: "Sequence[BetOdds]", lang: "Language"
    ) -> None:
        """Print what follows the table of odds."""

    def notes(self, lang: "Language") -> list[str]:
        """Lines that describe the request."""
        del lang
        return []


class Terminal:
    """What a game adds to the commands; by default, nothing."""

    # Names.

    place_message: str | None = None  # message id for a bet on a numbered place
    bet_names_explained = False  # the law puts other names of a bet in parentheses
    player_messages: Mapping[str, str] = {}  # the names of players who are not people
    edge_message, edge_label = "odds-edge-is", "simulate-edge"

    # At the table.

    example_act = "void"  # an example of an act, as typed
    bots: Sequence[Bot] = ()  # other players at your table
    examples_by_minimum: Mapping[str, int] = {}  # posted amounts, as multiples of the table's minimum

    def dialogue(self, session: "TableSession") -> "Dialogue":
        from banca.cli.play.dialogue import Dialogue

        return Dialogue(session)

    def bot_act(self, table: "Table", viewer: str) -> "Act | None":
        """What a bot, or the dealer for it, does now; None if it is the viewer's turn or the croupier's."""
        del table, viewer
        return None

    def authorisation(self, file: str) -> Any:
        """A bet or prize beyond the regulation, read from its file; only for a game whose regulation allows them."""
        raise TypeError(file)

    def board(self, table: "Table", viewer: str, lang: "Language") -> "list[RenderableType]":
        """What is on the table, as seen from this seat."""
        del table, viewer, lang
        return []

    def announcement(self, table: "Table", act: "Act", text: str, lang: "Language") -> str | None:
        """What the croupier says about an act (`text` is the default); None if nothing."""
        del table, act, lang
        return text

    def result(
        self, state: Any, result: Mapping[str, Any] | None, lang: "Language", viewer: str | None = None
    ) -> "tuple[list[Grid], str]":
        """A result as tables, if one line is not enough, and as one line."""
        del viewer
        from banca.cli.screen import result_text

        return [], result_text(result, state.setting.edition, lang)

    # Odds.

    odds_options: Mapping[str, str] = {}  # options of this game alone, and the message by which others refuse them
    added_to: Mapping[str, str] = {}  # bets that are added to another, whose edge includes them

    def odds_request(self, args: "Namespace", game: "Game[Any]", setting: "Setting") -> OddsRequest:
        del args, game, setting
        return OddsRequest()

    def refuse_report(self, args: "Namespace", game: "Game[Any]", setting: "Setting") -> None:
        """Refuse a report that needs something the table does not post."""

    # Bets as they are typed.

    odds_numbers: Sequence[int] = ()  # the numbers on which odds may be added to a bet
    odds_bets: Mapping[str, str] = {}  # each bet to which odds may be added, and the odds bet

    def places(self, game: "Game[Any]", setting: "Setting", bet: str) -> "Sequence[Place]":
        """The places on which a bet may stand when it is simulated."""
        return [place for place in game.positions(setting) if place[0] == bet]

    # Strategy.

    dossier_module: str | None = None  # has the `run` of the command, if new bets can be authorised
    strategy_module: str | None = None  # has the `run` of the command, if players have decisions
    strategy_options: Sequence[str] = ()  # those that this game takes

    def read_strategy(
        self, text: str | None, game: "Game[Any]", setting: "Setting", wagers: "Sequence[Wager]"
    ) -> "Strategy":
        """The strategy that --strategy names in a simulation."""
        del setting, wagers
        from banca.cli.simulate.strategy import Strategy

        if text is not None:
            known = Listed(*(name for name, each in terminals().items() if each.strategy_module))
            raise OptionError("strategy-not-of-this-game", typed=text, game=game.edition.game, games=known)
        return Strategy()

    # Simulation.

    lasting_shoe = False  # rounds may be dealt from one shoe to its cut card
    simulation_modules: Mapping[str, str] = {}  # modules with a `run`, by option, for simulations of this game alone

    def exact_value(self, request: "SimulationRequest", place: "Place") -> "ExactValue | None":
        """The exact value of one bet as the request plays it, if it is known."""
        from banca.cli.simulate.request import value_in
        from banca.exact import as_simulated

        return value_in(as_simulated(request.game, request.setting), place)


@cache
def terminal_of(game: str) -> Terminal:
    found: Any = extensions.module("cli.games", game)
    terminal: Terminal = found.TERMINAL if found else Terminal()
    return terminal


def terminals() -> dict[str, Terminal]:
    """Every game by its name."""
    return {game: terminal_of(game) for game in games()}


def refuse_options_of_others(args: "Namespace", game: str, *options: str) -> None:
    """Refuses options that belong to the odds of another game."""
    for name in options:
        if getattr(args, name) is not None and name not in terminal_of(game).odds_options:
            refusal = next(each.odds_options[name] for each in terminals().values() if name in each.odds_options)
            raise OptionError(refusal, game=game)


def with_examples(setting: "Setting") -> "Setting":
    """Example values for what the house has not posted, so that there is a jackpot to bet on."""
    if setting.parameters:
        return setting
    law, least = setting.edition, setting.limits.minimum
    fixed = {n: p.example for n, p in law.parameters.items() if p.example is not None}
    fixed |= {n: times * least for n, times in terminal_of(law.game).examples_by_minimum.items() if n in fixed}
    return replace(setting, parameters={n: read_parameter(law, n, example) for n, example in fixed.items()})
