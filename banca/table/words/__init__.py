"""What the values in results and acts are called: by the law, or by a word of ours.

A game's module, named like its folder, adds what the tables of its edition name.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from banca.games import module_for
from banca.law import Language
from banca.messages import catalogue, message
from banca.play.game import Game

PREFIX = "value-"


def words_of(game: Game[Any], lang: Language) -> dict[str, str]:
    """The words for the values that results and acts of a game hold, by value."""
    named = {value: names.said_in(lang) for value, names in game.edition.selections.items()}
    module = module_for("table.words", game)
    own: Mapping[str, str] = module.words(game.edition, lang) if module else {}
    return {**_words_of_records(lang), **named, **own}


@cache
def _words_of_records(lang: Language) -> Mapping[str, str]:
    """The words that records use: their English messages are the words themselves, as they are typed."""
    _, english = catalogue("en")
    typed = (name.removeprefix(PREFIX) for name, text in english.items() if name == f"{PREFIX}{text}")
    return {word: word.replace("-", " ") if lang == "en" else message(lang, PREFIX + word) for word in typed}
