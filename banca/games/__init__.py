"""The games: one folder each, and the only home of their rules."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from banca.law import edition_named
from banca.play.commitments import Verifier
from banca.play.game import Game
from banca.play.omitted import refuse_omissions
from banca.play.record import Replay, edition_of, replay

# The folder of each edition.
FOLDERS = {
    "baccarat-55-2004": "baccarat",
    "blackjack-141-2000": "blackjack",
    "blackjack-56-2004": "blackjack",
    "craps-53-2010": "craps",
    "cussec-57-2004": "cussec",
    "fantan-58-2004": "fantan",
    "fish-prawn-crab-59-2004": "fish_prawn_crab",
    "paikau-96-85-M": "pai_kau",
    "roulette-60-2004": "roulette",
    "stud-poker-61-2004": "stud_poker",
}


@cache
def game_of(edition_slug: str) -> Game[Any]:
    """The rules of an edition; a folder of several editions has them all in GAMES."""
    slug = edition_named(edition_slug).slug
    folder = import_module(f"banca.games.{FOLDERS[slug]}")
    game: Game[Any] = folder.GAMES[slug] if hasattr(folder, "GAMES") else folder.GAME
    return game


def folder_of(game: Game[Any]) -> str:
    """Where its rules stand; a counting plan and a kernel of its own bear the same name."""
    return FOLDERS[game.edition.slug]


def settle(
    record: Mapping[str, Any], *, keep_going: bool = False, strict: bool = False, verifier: Verifier | None = None
) -> Replay:
    """Play a record, short or full, to its settlement.

    Strictly, what it leaves out between its steps is an error. A verifier holds it against what was published.
    """
    game = game_of(edition_of(record))
    replayed = replay(game, record, keep_going=keep_going, verifier=verifier)
    if strict:
        refuse_omissions(game, replayed)
    return replayed
