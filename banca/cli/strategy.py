"""banca strategy: what to do with a hand, in the games where that is for the bettor to decide."""

from argparse import Namespace
from importlib import import_module

from banca.cli.screen import setting_of
from banca.law import OptionError, edition_named

# The games that have one, and the module of the command that tells it.
TOLD_BY = {"blackjack": "strategy_blackjack", "pai-kau": "strategy_pai_kau"}
# What is asked of one of them alone: as given, and by its name in the command.
ASKED = {
    "blackjack": {"hand": "--hand", "bank": "--bank"},
    "pai-kau": {"tiles": "--tiles", "against": "--against", "way": "--way", "side": "--as"},
}


def run(given: Namespace) -> int:
    game = edition_named(given.game, given.on).game
    if game not in TOLD_BY:
        raise OptionError(f"{game} has no strategy to tell yet: {' and '.join(TOLD_BY)} have")
    for other, options in ASKED.items():
        for name, option in options.items():
            if other != game and getattr(given, name) is not None:
                raise OptionError(f"{option} is asked of {other}, not of {game}")
    return int(import_module(f"banca.cli.{TOLD_BY[game]}").run(given, *setting_of(given)))
