"""Parse what is typed at a table: bets by words or names, acts as in a record, results of real material."""

import re
from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, fields
from typing import Any

from banca.cli.names import fold_name, read_typed, shortest, typed_bets
from banca.cli.play.suggestions import nearest
from banca.cli.play.view import TableView
from banca.cli.screen import minor_units
from banca.cli.terminal import YOU
from banca.law.numbers import as_typed, whole_number
from banca.material.cards import NUMBER_OF as CARDS
from banca.material.tiles import NUMBER_OF
from banca.messages import joined
from banca.money import Stakes
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.fields import FACES, fields_of

APART = r"[\s,-]+"  # separates numbers
TILES_APART = r"[\s,]+"  # separates tiles, which contain dashes
OF_TILES = ("tile", "tiles", "front", "back")
BETS = (Bet, Withdraw, Move)
# Placeholders for fields of acts whose names do not explain themselves.
FILLED = {"to": "PLACE", "why": "CAUSE", "by": "PLAYER", "stake": "MINOR-UNITS", "bet": "BET"}


def field_text(of_act: Field[Any]) -> str:
    text = f"{of_act.name}={FILLED.get(of_act.name, of_act.name.upper())}"
    return text if of_act.default is MISSING else f"[{text}]"


def shown_field(like: Act) -> str:
    """The field of an act that has what was shown."""
    declared = fields_of(type(like))
    return next((name for name in ("card", "tile") if name in declared), next(iter(declared)))


class InputParser:
    """Turns words into acts. What it cannot read is a complaint in the language of the table."""

    def __init__(
        self, view: TableView, examples: Callable[[], str], words: Callable[[], Iterable[str]] = tuple
    ) -> None:
        self.table = view.table
        self.view = view
        self.examples = examples  # bets as they are typed
        self.words = words  # what else may be typed, to guess what was meant
        self.lang = view.lang
        self.complaint = view.complaint

    # Bets.

    def typed_bets(self) -> dict[str, str]:
        """What may be typed for a bet, and the bet that it means."""
        return typed_bets(self.view.edition, self.lang, self.table.game.kinds(self.table.setting))

    def read_bet(self, words: str) -> tuple[str, str | None]:
        """A bet by its word or by its name, and what it is placed on."""
        if read := read_typed(self.view.edition, self.lang, words, self.typed_bets()):
            return read
        game, setting = self.table.game, self.table.setting
        unnamed = self.view.terminal.unnamed_bet
        if unnamed and (kind := game.kinds(setting).get(unnamed)):
            meant = read_typed(self.view.edition, self.lang, f"{unnamed} {words}", self.typed_bets())
            if meant and kind.refusal(meant[1]) is None:
                return meant
        typed = words.strip().partition(" ")[0]
        if near := nearest(fold_name(words), (*self.typed_bets(), *self.words())):
            raise self.complaint("play-no-such-bet-near", bet=as_typed(typed), near=near)
        offered = (bet for bet in game.kinds(setting) if game.not_offered(setting, bet) is None)
        bets = joined(self.lang, (shortest(self.view.edition, self.lang, bet) for bet in offered))
        raise self.complaint("play-no-such-bet", bet=as_typed(typed), bets=bets)

    def read_withdrawal(self, words: str, staked: Stakes) -> Withdraw:
        """A whole bet, or a part of it if the last word does not belong to its selection."""
        words, place = self.read_place(words)
        bet, selection = self.read_bet(words)
        kind = self.table.game.kinds(self.table.setting)[bet]
        stake = None
        if selection and kind.refusal(selection):
            chosen, _, amount = selection.rpartition(" ")
            selection, stake = chosen or None, minor_units(amount)
        lies = [s.position for s in staked if s.position.bet == bet]
        if place is None and lies:
            place = lies[0].place
        return Withdraw(YOU, bet, selection, stake, place=place)

    @staticmethod
    def read_place(words: str) -> tuple[str, int | None]:
        """The words, and the number of the place if they end with one: `main 100 at 3`."""
        placed = re.fullmatch(r"(.+) at ([0-9]{1,4})", words.strip())
        return (placed[1], int(placed[2])) if placed else (words, None)

    def read_move(self, words: str) -> Move:
        """A move from one bet to another: split where another bet begins, with or without “to”."""
        for space in re.finditer(r" (?:to )?", words.strip()):
            before, behind = words.strip()[: space.start()], words.strip()[space.end() :]
            if read_typed(self.view.edition, self.lang, behind, self.typed_bets()):
                (bet, selection), (to, to_selection) = self.read_bet(before), self.read_bet(behind)
                return Move(YOU, bet, to, selection, to_selection)
        raise self.complaint("play-move-which")

    # Acts.

    def read_act(self, words: str) -> Act:
        """An act as in a record: `void why=stacked`, `broken buttons=1`."""
        if not words.strip():
            fields_are = self.view.message("play-fields-are")
            raise self.complaint("play-what-to-do", acts=joined(self.lang, self.acts()), fields=fields_are)
        name, *pairs = words.split()
        data: dict[str, Any] = {"act": name}
        for pair in pairs:
            key, _, value = pair.partition("=")
            kind = self.table.game.act_kinds.get(name)
            if kind is not None and key in fields_of(kind) and fields_of(kind)[key].type is FACES:
                data[key] = self.tiles(value) if key in OF_TILES else self.tokens(value.strip("[]"))
            else:
                data[key] = self.tokens(value, apart="$")[0]
        act = self.table.game.read_act(data)
        if isinstance(act, BETS):
            raise self.complaint("play-bet-by-name", examples=self.examples())
        return act

    def acts(self) -> list[str]:
        """Every act except bets, with its fields; optional ones in brackets."""
        kinds = {name: kind for name, kind in self.table.game.act_kinds.items() if not issubclass(kind, BETS)}
        described = {name: " ".join((name, *map(field_text, fields(kind)))) for name, kind in kinds.items()}
        return [described.get(name, name) for name in sorted({*described, *self.table.game.steps})]

    # Numbers, cards and tiles.

    @staticmethod
    def tokens(text: str, apart: str = APART) -> list[int | str]:
        """The numbers and names in what was typed."""
        read = ((each, whole_number(each)) for each in re.split(apart, text))
        return [each if number is None else number for each, number in read]

    @staticmethod
    def cards(text: str) -> list[str]:
        """Read cards, also written 10h or kd; other words stay as typed."""
        found = []
        for typed in re.split(APART, text):
            card = typed[:-1].upper().replace("10", "T") + typed[-1:].lower()
            found.append(card if card in CARDS else typed)
        return found

    @staticmethod
    def tiles(text: str) -> list[str]:
        """Read tiles, pips in any order; other words stay as typed."""
        found = []
        for typed in re.split(TILES_APART, text.strip("[] ")):
            tile = "-".join(sorted(typed.split("-")))
            found.append(tile if tile in NUMBER_OF else typed)
        return found

    def read_shown(self, text: str, like: Act) -> Act:
        """Read what the croupier typed in as such an act: one card or tile, or a whole hand."""
        name = shown_field(like)
        fixed = {"to": like.to_json()["to"]} if "to" in like.to_json() else {}
        if text.startswith("void"):
            why = text.partition(" ")[2]
            return self.table.game.read_act({"act": "void", **({"why": why} if why else {})})
        if text.startswith("do "):
            return self.read_act(text.removeprefix("do "))
        if name == "tile":
            tiles = self.tiles(text)
            data = {"tile": tiles[0]} if len(tiles) == 1 else {"tiles": tiles}
            return self.table.game.read_act({"act": next(iter(data)), **data, **fixed})
        tokens = self.cards(text) if name == "card" else self.tokens(text)
        if name == "card" and len(tokens) > 1 and "hand" not in self.table.game.act_kinds:
            raise self.complaint("play-one-card")
        if name == "card" and len(tokens) > 1:  # a whole hand, if the game has such an act
            return self.table.game.read_act({"act": "hand", "cards": tokens, **fixed})
        value = tokens if fields_of(type(like))[name].type is FACES else tokens[0]
        return self.table.game.read_act({"act": like.name, name: value, **fixed})
