"""banca strategy: what to do with a hand, in the games where players decide."""

from argparse import Namespace
from importlib import import_module

from banca.cli.counting import counting
from banca.cli.screen import setting_of
from banca.cli.terminal import terminal_of, terminals
from banca.law import OptionError, edition_named, language
from banca.messages.errors import Listed

# Options that only some games take: their parsed and typed names.
OPTIONS = {
    **{name: f"--{name}" for name in ("hand", "bank", "stake", "tiles", "against", "way")},
    "side": "--as",
    **{name: f"--{name}" for name in ("basic", "values", "costs")},
}


def run(args: Namespace) -> int:
    game = edition_named(args.game, args.on).game
    terminal = terminal_of(game)
    if terminal.strategy_module is None:
        deciding = [name for name, each in terminals().items() if each.strategy_module]
        raise OptionError("strategy-none", game=game, games=Listed(*deciding, last="list-and"))
    for name, option in OPTIONS.items():
        if name not in terminal.strategy_options and getattr(args, name) not in (None, False):
            takes = (other for other, each in terminals().items() if name in each.strategy_options)
            games = Listed(*takes, last="list-and")
            raise OptionError("option-of-other-games", option=option, games=games, game=game)
    with counting(language(args.lang)):
        return int(import_module(terminal.strategy_module).run(args, *setting_of(args)))
