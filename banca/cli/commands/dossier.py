"""banca dossier: the application for a new bet or a different prize, in the game whose regulation allows them."""

from argparse import Namespace
from importlib import import_module

from banca.cli.terminal import terminal_of
from banca.games import game_of
from banca.law import EDITIONS


def run(args: Namespace) -> int:
    args.game = next(slug for slug in EDITIONS if game_of(slug).authorised)
    args.on = None
    module = terminal_of(game_of(args.game).edition.game).dossier_module
    return int(import_module(str(module)).run(args))
