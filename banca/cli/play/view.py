"""Prints a table in the terminal: what the croupier says, the board, bets and their odds, results and articles."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console

from banca.cli.counting import counting_at_table
from banca.cli.names import joined, named_edition, position_text, value_text
from banca.cli.rows import places_text
from banca.cli.screen import put, table
from banca.cli.terminal import YOU, terminal_of
from banca.cli.words import word
from banca.exact import BetOdds, decimal, edges
from banca.law import BancaError, Edition, Language, common_readings
from banca.money import Line, Stake, format_amount
from banca.play.act import Act
from banca.play.bets import BetKind
from banca.play.commitments import OpenedDraw
from banca.play.game import CARDS, THROWS
from banca.table import Table

FIXED = {CARDS: "cards_fixed", THROWS: "throws_fixed"}  # what is said of an order that is fixed

Announcement = tuple[str, str]  # a clause, and what the croupier says when he does what rests on it


class TableView:
    def __init__(self, table: Table, console: Console, lang: Language) -> None:
        self.table = table
        self.console = console
        self.lang = lang
        self.terminal = terminal_of(table.setting.edition.game)
        self.shown_commitments: set[str] = set()

    @property
    def edition(self) -> Edition:
        return named_edition(self.table.setting)

    # Messages.

    def word(self, key: str, **fields: Any) -> str:
        """A message in the language spoken at the table."""
        return word(self.lang, key, **fields)

    def complaint(self, key: str, **fields: Any) -> BancaError:
        return BancaError(self.word(key, **fields))

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def stakes_text(self, stakes: Iterable[Stake]) -> str:
        """So much on this bet, so much on that."""
        found = ((s.position, format_amount(s.amount)) for s in stakes)
        bets = ((position_text(self.edition, self.lang, at), amount) for at, amount in found)
        return joined(self.lang, (self.word("lies_on", bet=bet, amount=amount) for bet, amount in bets))

    def act_text(self, act: Act) -> str:
        """An act with its fields, without what everybody at the table knows."""
        names = self.edition.acts.get(act.name)
        shown = [
            format_amount(value) if field == "stake" else value_text(self.edition, self.lang, value)
            for field, value in act.to_json().items()
            if field not in ("act", "place") and value != YOU
        ]
        return " ".join([names.said_in(self.lang) if names else act.name, *shown])

    def announce(self, steps: Iterable[Announcement]) -> None:
        """The steps in the croupier's words, those of one article together."""
        for clause, same in groupby(steps, key=lambda step: step[0]):
            words = [(w, len(list(again))) for w, again in groupby(words for _, words in same)]
            text = joined(self.lang, (f"{w} ×{n}" if n > 1 else w for w, n in words))
            text = re.sub(r"(?<=, )[A-ZÀ-Ý](?=[a-zà-ÿ])", lambda first: first[0].lower(), text)
            self.say(f"  {text}  [{self.edition.cite(clause)}]", style="dim")

    # The table.

    def show_board(self) -> None:
        for shown in self.terminal.board(self.table, YOU, self.lang):
            self.console.print(shown)

    def show_commitments(self) -> None:
        """What binds the results to come; each is shown once, before anybody bets."""
        for each in self.table.announced:
            if str(each) not in self.shown_commitments:
                self.shown_commitments.add(str(each))
                self.say(f"  {self.word(FIXED[each.of], commitment=str(each))}", style="dim")

    def show_result(self) -> str:
        """Shows the result, and gives it in one line."""
        state = self.table.state
        shown, result = self.terminal.result(state, self.table.game.result(state), self.lang, YOU)
        for hands in shown:
            put(self.console, hands)
        self.say(f"  {result}", style="bold green")
        return result

    def show_openings(self) -> None:
        """A throw in one line; of cards only how many opened, since the record has them all."""
        opened = [draw for draw in self.table.draws if isinstance(draw, OpenedDraw)]
        if opened and self.table.game.deals:
            self.say(f"  {self.word('draws_open', count=len(opened))}", style="dim")
            return
        for opening in opened:
            opens = "draw_opens" if opening is opened[-1] else "void_draw_opens"
            fields = {"place": opening.place, "nonce": opening.nonce, "drawn": opening.drawn}
            self.say(f"  {self.word(opens, **fields)}", style="dim")

    # Bets.

    def show_bets(self) -> None:
        """Bets, what they pay and their edge; where notes are forbidden only their names and when they are made."""
        edition, kinds = self.edition, self.table.game.kinds(self.table.setting)
        if "note" in self.table.game.act_kinds:
            named = [(b.slug, b.names.said_in(self.lang), b.when) for b in edition.bets.values()]
            put(self.console, table(("bet", "", "when"), named, lang=self.lang))
            return
        with counting_at_table(self.lang):
            found = edges(self.table.game, self.table.setting)
        classes = Counter(row.bet for row in found)
        self.show_bet_rows((row, self.selection_text(row, kinds[row.bet], classes[row.bet])) for row in found)

    def show_bet_rows(self, found: Iterable[tuple[BetOdds | str, str]]) -> None:
        """A line for each row of odds, or only a name for a bet that has none."""
        rows = [
            (each, self.edition.bets[each].names.said_in(self.lang), "", "", "")
            if isinstance(each, str)
            else (
                each.bet,
                self.edition.bets[each.bet].names.said_in(self.lang),
                where,
                " ".join(each.pays),
                f"{decimal(each.edge * 100, 2)} %",
            )
            for each, where in found
        ]
        put(self.console, table(("bet", "", "on", "pays", "edge"), rows, right="pays edge", lang=self.lang))

    def selection_text(self, row: BetOdds, kind: BetKind[Any], classes: int) -> str:
        """What a row is about: its selections, or the number that the bet stands on without anyone choosing it."""
        where = places_text(row, self.edition, self.lang)
        if kind.selections.all == (None,) and row.places[0][1] is not None:
            return self.word("a_point_of", places=where)
        return kind.selections.says if classes == 1 and self.lang == "en" else where

    # Articles.

    def explain_line(self, line: Line, result: str) -> None:
        """Why a line of the settlement came to what it did."""
        edition = self.edition
        bet = position_text(edition, self.lang, line.position)
        verdict, net = value_text(edition, self.lang, line.result), format_amount(line.net)
        because = self.word("because", bet=bet, result=verdict, net=net, shown=result)
        self.say(f"  {because}", style="bold")
        for clause in line.clauses:
            self.say(f"    {edition.cite(clause)}: {edition.clause(clause).says}")
        for reading in line.readings:
            if reading in edition.clauses:
                taken = edition.clause(reading).reading
                text = self.word("reading_at", clause=edition.cite(reading), taken=taken)
            else:
                taken = {**common_readings(), **edition.readings}[reading].taken
                text = self.word("reading", name=reading, taken=taken)
            self.say(f"    {text}", style="dim")

    def show_article(self, which: str) -> None:
        edition = self.edition
        found = [c for c in edition.clauses.values() if c.article == which.strip()]
        if not found:
            articles = dict.fromkeys(c.article for c in edition.clauses.values())
            raise self.complaint("which_article", articles=", ".join(articles))
        for clause in found:
            self.say(f"    {edition.cite(clause.id)}: {clause.says}")

    # Help.

    def show_help(self, own: Sequence[tuple[str, str]], example: str) -> None:
        """What can be typed here: what the game adds stands in the place of the usual ways to bet."""
        game = self.table.game
        acts, notes = game.act_kinds, "note" not in game.act_kinds
        meanings = {
            "BET [ON] AMOUNT": self.word("help.bet") if not own else "",
            "BET AMOUNT at 3": self.word("help.box") if "sit" in acts and not own else "",
            **{words: self.word(key) for words, key in own},
            "back BET [ON] [AMOUNT]": self.word("help.back"),
            "move BET [ON] to BET [ON]": self.word("help.move") if "move" in acts else "",
            "meet BET": self.word("help.meet") if game.authorised else "",
            "raise, fold": self.word("help.decide") if "fold" in acts else "",
            "go": self.word("help.go"),
            "step": self.word("help.step"),
            "bets": self.word("help.bets_and_edge" if notes else "help.bets"),
            "odds": self.word("help.odds") if notes else "",
            "lying": self.word("help.lying"),
            "why, why 2": self.word("help.why"),
            "history": self.word("help.history") if notes else "",
            "rules 3": self.word("help.rules"),
            "do ACT": self.word("help.do", example=example),
            "quit": self.word("help.quit"),
        }
        lines = [(words, meaning) for words, meaning in meanings.items() if meaning]
        put(self.console, table(("say", "to"), lines, lang=self.lang))
