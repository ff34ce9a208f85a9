"""banca odds baccarat --seen …: the next round from what is left of the shoe."""

import re
from typing import Any

from banca.cli.words import word
from banca.games.baccarat.drawing import MOST_CARDS
from banca.games.baccarat.round import Baccarat
from banca.law import Language, OptionError
from banca.material.cards import Card, Cards
from banca.play.game import Game
from banca.play.setting import Setting

WRITTEN = "cards are written Ah, Td, 9c"
LISTED_MOST = 12  # cards that are told one by one
FIRST = 6  # of more
CHARACTERS = 12  # of what is no card


def named(seen: str) -> list[Card]:
    cards = [each for each in re.split(r"[\s,]+", seen) if each]
    if not cards:
        raise OptionError(f"--seen names no card: {WRITTEN}")
    return cards


def left(game: Game[Any], setting: Setting, seen: str) -> Cards:
    """What is left of the packs, where a shoe is dealt without putting cards back."""
    if not isinstance(game, Baccarat):
        raise OptionError(f"--seen is asked of baccarat: the odds of {game.edition.game} do not take cards seen")
    if setting.options.values.get("dealing-device") == "shuffler-dealer":
        says = "the cards go back into the machine after every round: the next one is dealt from all of them"
        raise OptionError(f"--seen with dealing-device=shuffler-dealer: {says} ({game.edition.cite('art7.2')})")
    found = Cards.of_packs(setting.options.number("decks"))
    for card in named(seen):
        if card not in found:
            packs = f"{setting.options['decks']} packs, {setting.edition.cite('art1.1')}"
            raise OptionError(f"--seen {in_short(card)}: no such card is left; {WRITTEN} ({packs})")
        found = found.without(card)
    if len(found) < MOST_CARDS:
        raise OptionError(f"--seen leaves {len(found)} cards: a round may need {MOST_CARDS}")
    return found


def in_short(text: str) -> str:
    return text if len(text) <= CHARACTERS else f"{text[:CHARACTERS]}…"


def told(seen: str, lang: Language) -> str:
    """Which cards are out; of many, the first and how many there are."""
    cards = named(seen)
    if len(cards) > LISTED_MOST:
        return word(lang, "many_cards_left", first=", ".join(cards[:FIRST]), count=len(cards))
    return word(lang, "cards_left", seen=", ".join(cards))
