"""The games: one folder each, and the only home of their rules."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from banca import extensions
from banca.law import edition_named
from banca.play.game import Game
from banca.play.record import Replay, edition_of, refuse_omissions, replay
from banca.play.verifier import Verifier


@cache
def game_of(edition_slug: str) -> Game[Any]:
    """The rules of an edition; a folder with several editions lists them in GAMES.

    >>> import banca
    >>> game = banca.game_of("roulette-60-2004")
    >>> game.edition.names.pt
    'Roleta'
    """
    edition = edition_named(edition_slug)
    folder: Any = extensions.module("games", edition.game)
    game: Game[Any] = folder.GAMES[edition.slug] if hasattr(folder, "GAMES") else folder.GAME
    return game


def module_for(layer: str, game: Game[Any]) -> Any:
    """The module of a layer for a game, or for its family; None if there is none."""
    names = (game.edition.game, game.traits.family)
    return next(filter(None, (extensions.module(layer, name) for name in names if name)), None)


def settle(
    record: Mapping[str, Any], *, keep_going: bool = False, strict: bool = False, verifier: Verifier | None = None
) -> Replay:
    """Replay a record, short or full, to its settlement.

    With `strict`, a missing step between recorded steps is an error. A verifier compares the record with what was
    published.

    >>> import banca
    >>> acts = [{"act": "bet", "player": "ana", "bet": "red", "stake": 1000}, {"act": "number", "number": 18}]
    >>> settlement = banca.settle({"banca": 1, "edition": "roulette-60-2004", "acts": acts}).settlement
    >>> [(line.result, line.net) for line in settlement.lines]
    [('win', 1000)]
    """
    game = game_of(edition_of(record))
    replayed = replay(game, record, keep_going=keep_going, verifier=verifier)
    if strict:
        refuse_omissions(game, replayed)
    return replayed
