"""Baccarat in the commands: odds from what is left of the shoe, and its table."""

import re
from argparse import Namespace
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from banca.cli.screen import cards_text
from banca.cli.terminal import OddsRequest, Terminal
from banca.cli.words import word
from banca.games.baccarat.drawing import MOST_CARDS
from banca.law import Language, OptionError
from banca.material.cards import Card, Cards
from banca.play.act import Act
from banca.play.game import Game
from banca.play.setting import Setting

if TYPE_CHECKING:
    from rich.console import RenderableType

    from banca.cli.play.dialogue import Dialogue
    from banca.cli.play.session import TableSession
    from banca.exact import BetOdds
    from banca.table import Table

WRITTEN = "cards are written Ah, Td, 9c"
LISTED_MOST = 12  # cards that are named one by one
FIRST = 6  # of more
CHARACTERS = 12  # of what is no card


def seen_cards(text: str) -> list[Card]:
    cards = [each for each in re.split(r"[\s,]+", text) if each]
    if not cards:
        raise OptionError(f"--seen names no card: {WRITTEN}")
    return cards


def cards_left(game: Game[Any], setting: Setting, text: str) -> Cards:
    """What is left of the packs without the cards seen, if a shoe is dealt from which cards do not come back."""
    if setting.options.values.get("dealing-device") == "shuffler-dealer":
        says = "the cards go back into the machine after every round: the next one is dealt from all of them"
        raise OptionError(f"--seen with dealing-device=shuffler-dealer: {says} ({game.edition.cite('art7.2')})")
    found = Cards.of_packs(setting.options.number("decks"))
    for card in seen_cards(text):
        if card not in found:
            packs = f"{setting.options['decks']} packs, {setting.edition.cite('art1.1')}"
            short = card if len(card) <= CHARACTERS else f"{card[:CHARACTERS]}…"
            raise OptionError(f"--seen {short}: no such card is left; {WRITTEN} ({packs})")
        found = found.without(card)
    if len(found) < MOST_CARDS:
        raise OptionError(f"--seen leaves {len(found)} cards: a round may need {MOST_CARDS}")
    return found


class SeenRequest(OddsRequest):
    """The next round, some cards being out."""

    def __init__(self, seen: list[Card], cards: Cards) -> None:
        self.seen = seen
        self.cards = cards

    def rows(self, game: Game[Any], setting: Setting, *, every_selection: bool = False) -> "tuple[BetOdds, ...]":
        from banca.exact import baccarat

        return baccarat.odds(game, setting, every_selection=every_selection, cards=self.cards)  # type: ignore[arg-type]

    def to_json(self) -> dict[str, Any]:
        return {"seen": self.seen}

    def notes(self, lang: Language) -> list[str]:
        """Which cards are out; of many, the first and how many there are."""
        if len(self.seen) > LISTED_MOST:
            return [word(lang, "many_cards_left", first=", ".join(self.seen[:FIRST]), count=len(self.seen))]
        return [word(lang, "cards_left", seen=", ".join(self.seen))]


class BaccaratTerminal(Terminal):
    example_act = "void why=order-lost"
    lasting_shoe = True
    odds_options: Mapping[str, str] = {"seen": "--seen is asked of baccarat: the odds of {game} do not take cards seen"}

    def dialogue(self, session: "TableSession") -> "Dialogue":
        from banca.cli.games.baccarat.table import BaccaratDialogue

        return BaccaratDialogue(session)

    def board(self, table: "Table", viewer: str, lang: Language) -> "list[RenderableType]":
        from banca.cli.games.baccarat.table import board

        return board(table, viewer, lang)

    def announcement(self, table: "Table", act: Act, text: str, lang: Language) -> str | None:
        """Nothing of a card that comes face down, and the hand when it is shown."""
        del lang
        from banca.games.baccarat.showing import Show

        state: Any = table.state
        if act.name == "card" and not state.machine:
            return None
        if isinstance(act, Show):
            hand = state.player if act.hand == "player" else state.banker
            return f"{text} {cards_text(hand.cards).plain.strip()}"
        return text

    def odds_request(self, args: Namespace, game: Game[Any], setting: Setting) -> OddsRequest:
        text = getattr(args, "seen", None)
        return OddsRequest() if text is None else SeenRequest(seen_cards(text), cards_left(game, setting, text))


TERMINAL = BaccaratTerminal()
