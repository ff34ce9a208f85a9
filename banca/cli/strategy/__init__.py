"""banca strategy: what to do with a hand, in the games where that is for the bettor to decide."""

import re
from argparse import Namespace
from importlib import import_module

from banca.cli.counting import counting
from banca.cli.screen import setting_of
from banca.law import OptionError, edition_named, language
from banca.material.cards import NUMBER_OF, Card

# The games that have one, and the module of the command that tells it.
TOLD_BY = {"blackjack": "blackjack", "pai-kau": "pai_kau", "stud-poker": "stud_poker"}
# What is asked of some of them alone: as given, by its name in the command, and of which.
ASKED = {
    "hand": ("--hand", ("blackjack", "stud-poker")),
    "bank": ("--bank", ("blackjack", "stud-poker")),
    "stake": ("--stake", ("stud-poker",)),
    "tiles": ("--tiles", ("pai-kau",)),
    "against": ("--against", ("pai-kau",)),
    "way": ("--way", ("pai-kau",)),
    "side": ("--as", ("pai-kau",)),
    "basic": ("--basic", ("blackjack",)),
    "values": ("--values", ("blackjack",)),
    "costs": ("--costs", ("blackjack",)),
}


def run(given: Namespace) -> int:
    game = edition_named(given.game, given.on).game
    if game not in TOLD_BY:
        raise OptionError(f"{game} has no strategy to tell: {listed(tuple(TOLD_BY))} have")
    for name, (option, of) in ASKED.items():
        if game not in of and getattr(given, name) not in (None, False):
            raise OptionError(f"{option} is asked of {listed(of)}, not of {game}")
    with counting(language(given.lang)):
        return int(import_module(f"banca.cli.strategy.{TOLD_BY[game]}").run(given, *setting_of(given)))


def listed(names: tuple[str, ...]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def cards_named(option: str, text: str) -> tuple[Card, ...]:
    """Cards as a person writes them."""
    cards = tuple(each for each in re.split(r"[\s,]+", text.strip()) if each)
    for card in cards:
        if card not in NUMBER_OF:
            raise OptionError(f"{option} {card}: no such card: they are written Ah, Td, 9c")
    return cards
