"""The game that a typed name means: its slug, its name in any language, or what players call it."""

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from banca.law import EDITIONS, LawError, editions_of, games
from banca.law.numbers import shown
from banca.messages import LANGUAGES, has_message, message
from banca.messages.errors import Listed

NEAR_MOST = 40  # characters of a mistyped name that are compared
BETWEEN_NAMES = re.compile(r"[()«»]|\bor\b|\bou\b")


def game_typed(name: str) -> str:
    """The slug of the game or edition; a name that is none stays as it is, unless it is nearly one."""
    if name in EDITIONS or name in games():
        return name
    called, typed = _called(), _folded(name)
    if typed in called:
        return called[typed]
    if near := get_close_matches(typed[:NEAR_MOST], called, n=1):
        raise LawError("game-or-edition-unknown-near", name=shown(name), near=called[near[0]], games=Listed(*games()))
    return name


@cache
def _called() -> Mapping[str, str]:
    """What people call each game."""
    called: dict[str, str] = {}
    for game in games():
        names = [game, *(name for law in editions_of(game) for name in law.names.to_json().values())]
        names += [part for name in names for part in BETWEEN_NAMES.split(name)]
        if has_message(f"game-{game}-also"):
            names += [each for lang in LANGUAGES for each in re.split("[,、]", message(lang, f"game-{game}-also"))]
        called |= {_folded(name): game for name in names if _folded(name)}
    return called


def _folded(name: str) -> str:
    """Without case, accents, spaces and marks."""
    return "".join(each for each in unicodedata.normalize("NFKD", name).casefold() if each.isalnum())
