"""banca strategy: how to play best, in the games where that is for the bettor to decide."""

from argparse import Namespace
from importlib import import_module

from banca.cli.screen import setting_of
from banca.law import OptionError, edition_named

# The games that have one, and the module of the command that tells it.
TOLD_BY = {"pai-kau": "strategy_pai_kau"}


def run(given: Namespace) -> int:
    game = edition_named(given.game, given.on).game
    if game not in TOLD_BY:
        raise OptionError(f"{game} has no strategy to tell yet: {', '.join(TOLD_BY)} has")
    return int(import_module(f"banca.cli.{TOLD_BY[game]}").run(given, *setting_of(given)))
