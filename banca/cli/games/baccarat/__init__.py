"""Baccarat in the commands: odds from what is left of the shoe, and its table."""

import re
from argparse import Namespace
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from banca.cli.screen import cards_text
from banca.cli.terminal import OddsRequest, Terminal
from banca.games.baccarat.drawing import MOST_CARDS
from banca.law import Language, OptionError
from banca.material.cards import Card, Cards, card_text
from banca.messages import joined, message
from banca.play.act import Act
from banca.play.game import Game
from banca.play.setting import Setting

if TYPE_CHECKING:
    from rich.console import RenderableType

    from banca.cli.play.dialogue import Dialogue
    from banca.cli.play.session import TableSession
    from banca.exact import BetOdds
    from banca.table import Table

LISTED_MOST = 12  # cards that are listed in full
FIRST = 6  # of more cards, the first ones are shown
CHARACTERS = 12  # characters shown of a word that is not a card


def read_seen_cards(text: str) -> list[Card]:
    cards = [each for each in re.split(r"[\s,]+", text) if each]
    if not cards:
        raise OptionError("baccarat-seen-names-none")
    return cards


def cards_left(game: Game[Any], setting: Setting, text: str) -> Cards:
    """The cards left in a shoe whose cards do not come back, without those seen."""
    if setting.options.values.get("dealing-device") == "shuffler-dealer":
        raise OptionError("baccarat-seen-with-machine", clause=game.edition.citation("art7.2"))
    found = Cards.of_packs(setting.options.number("decks"))
    for card in read_seen_cards(text):
        if card not in found:
            short = card if len(card) <= CHARACTERS else f"{card[:CHARACTERS]}…"
            decks, clause = setting.options.number("decks"), setting.edition.citation("art1.1")
            raise OptionError("baccarat-seen-not-left", card=short, decks=decks, clause=clause)
        found = found.without(card)
    if len(found) < MOST_CARDS:
        raise OptionError("baccarat-seen-leaves-too-few", left=len(found), needed=MOST_CARDS)
    return found


class SeenRequest(OddsRequest):
    """Odds of the next round, given the cards seen."""

    def __init__(self, seen: list[Card], cards: Cards) -> None:
        self.seen = seen
        self.cards = cards

    def rows(self, game: Game[Any], setting: Setting, *, every_selection: bool = False) -> "tuple[BetOdds, ...]":
        from banca.exact import baccarat

        return baccarat.odds(game, setting, every_selection=every_selection, cards=self.cards)  # type: ignore[arg-type]

    def edges(self, game: Game[Any], setting: Setting) -> "tuple[BetOdds, ...]":
        return self.rows(game, setting)

    def to_json(self) -> dict[str, Any]:
        return {"seen": self.seen}

    def notes(self, lang: Language) -> list[str]:
        """The cards seen; if there are many, the first ones and their number."""
        if len(self.seen) > LISTED_MOST:
            return [
                message(
                    lang,
                    "baccarat-many-cards-left",
                    first=joined(lang, map(card_text, self.seen[:FIRST])),
                    count=len(self.seen),
                )
            ]
        return [message(lang, "baccarat-cards-left", seen=joined(lang, map(card_text, self.seen)))]


class BaccaratTerminal(Terminal):
    example_act = "void why=order-lost"
    lasting_shoe = True
    odds_options: Mapping[str, str] = {"seen": "baccarat-seen-is-not-of"}

    def dialogue(self, session: "TableSession") -> "Dialogue":
        from banca.cli.games.baccarat.table import BaccaratDialogue

        return BaccaratDialogue(session)

    def board(self, table: "Table", viewer: str, lang: Language) -> "list[RenderableType]":
        from banca.cli.games.baccarat.table import board

        return board(table, viewer, lang)

    def announcement(self, table: "Table", act: Act, text: str, lang: Language) -> str | None:
        """Announce a hand when it is shown, but not a card dealt face down."""
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
        return OddsRequest() if text is None else SeenRequest(read_seen_cards(text), cards_left(game, setting, text))


TERMINAL = BaccaratTerminal()
