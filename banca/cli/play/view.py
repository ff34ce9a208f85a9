"""Prints a table in the terminal: what the croupier says, the board, bets and their odds, results and articles."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console

from banca.cli.counting import counting_at_table
from banca.cli.names import position_text, shortest, value_text
from banca.cli.rows import places_text, prizes_text
from banca.cli.screen import options_line
from banca.cli.tables import print_table, table
from banca.cli.terminal import YOU, terminal_of
from banca.exact import BetOdds, decimal, edges
from banca.law import BancaError, Clause, Edition, Language, common_readings
from banca.law.numbers import as_typed, whole_number
from banca.messages import joined, message, money_text
from banca.messages.errors import Listed
from banca.money import Line, Stake
from banca.play.act import Act
from banca.play.bets import BetKind
from banca.play.commitments import OpenedDraw
from banca.play.game import CARDS, THROWS
from banca.play.setting import edition_of_table
from banca.table import Table

FIXED = {CARDS: "play-cards-fixed", THROWS: "play-throws-fixed"}  # the message for each kind of sealed order

RESULTS_SHOWN = 20
Announcement = tuple[str, str]  # a clause, and what the croupier says about the acts that it prescribes


class TableView:
    def __init__(self, table: Table, console: Console, lang: Language) -> None:
        self.table = table
        self.console = console
        self.lang = lang
        self.terminal = terminal_of(table.setting.edition.game)
        self.shown_commitments: set[str] = set()

    @property
    def edition(self) -> Edition:
        return edition_of_table(self.table.setting)

    # Messages.

    def message(self, key: str, /, **fields: Any) -> str:
        """A message in the language spoken at the table."""
        return message(self.lang, key, **fields)

    def complaint(self, key: str, /, **fields: Any) -> BancaError:
        return BancaError(key, **fields)

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def stakes_text(self, stakes: Iterable[Stake]) -> str:
        """Stakes in words: so much on each bet."""
        found = ((s.position, money_text(self.lang, s.amount)) for s in stakes)
        bets = ((position_text(self.edition, self.lang, at), amount) for at, amount in found)
        return joined(self.lang, (self.message("play-lies-on", bet=bet, amount=amount) for bet, amount in bets))

    def act_text(self, act: Act) -> str:
        """An act with its fields, without what everybody at the table knows."""
        names = self.edition.acts.get(act.name)
        shown = [
            money_text(self.lang, value) if field == "stake" else value_text(self.edition, self.lang, value)
            for field, value in act.to_json().items()
            if field not in ("act", "place") and value != YOU
        ]
        called = names.said_in(self.lang) if names else act.name
        return self.message("play-act-shown", act=called, values=" ".join(shown)) if shown else called

    def announce(self, steps: Iterable[Announcement]) -> None:
        """Print the steps in the croupier's words, grouped by article."""
        for clause, same in groupby(steps, key=lambda step: step[0]):
            words = [(w, len(list(again))) for w, again in groupby(words for _, words in same)]
            text = joined(self.lang, (f"{w} ×{n}" if n > 1 else w for w, n in words))
            text = re.sub(r"(?<=, )[A-ZÀ-Ý](?=[a-zà-ÿ])", lambda first: first[0].lower(), text)
            self.say(f"  {text}  [{self.edition.cite(clause, self.lang)}]", style="dim")

    # The table.

    def show_heading(self, chips: int) -> None:
        """What is played here, by which options, and for how much."""
        setting = self.table.setting
        self.console.rule(f"[bold]{self.edition.names.said_in(self.lang)}[/bold] · {self.edition.slug}")
        self.console.print(options_line(setting, self.lang), style="dim")
        least, most = setting.limits.minimum, setting.limits.maximum
        known = {"minimum": money_text(self.lang, least), "currency": setting.currency}
        known["chips"] = money_text(self.lang, chips)
        if most:
            self.say(self.message("play-stakes-to", maximum=money_text(self.lang, most), **known))
        else:
            self.say(self.message("play-stakes-up", **known))

    def show_history(self, results: Sequence[str]) -> None:
        """Show the last results, unless the law forbids bettors to note them."""
        game = self.table.game
        if "note" in game.act_kinds:
            self.table.do(game.read_act({"act": "note", "player": YOU, "what": "results"}))
        self.say("\n".join(results[-RESULTS_SHOWN:]) or self.message("play-no-results"))

    def net_text(self, settled: Sequence[Line]) -> str:
        """What a settlement came to for you."""
        net = sum(line.net for line in settled)
        came_to = "play-won" if net > 0 else "play-lost" if net else "play-even"
        return self.message(came_to, amount=money_text(self.lang, abs(net)))

    def show_board(self) -> None:
        for shown in self.terminal.board(self.table, YOU, self.lang):
            self.console.print(shown)

    def show_commitments(self) -> None:
        """Show the commitments to future results, each once, before anybody bets."""
        for each in self.table.announced:
            if str(each) not in self.shown_commitments:
                self.shown_commitments.add(str(each))
                self.say(f"  {self.message(FIXED[each.of], commitment=str(each))}", style="dim")

    def show_result(self) -> str:
        """Show the result, and return it as one line."""
        state = self.table.state
        shown, result = self.terminal.result(state, self.table.game.result(state), self.lang, YOU)
        for hands in shown:
            print_table(self.console, hands)
        self.say(f"  {result}", style="bold green")
        return result

    def show_openings(self) -> None:
        """Show an opened throw in one line; for cards only their number, because the record has them."""
        opened = [draw for draw in self.table.draws if isinstance(draw, OpenedDraw)]
        if opened and self.table.game.traits.deals:
            self.say(f"  {self.message('play-draws-open', count=len(opened))}", style="dim")
            return
        for opening in opened:
            opens = "play-draw-opens" if opening is opened[-1] else "play-void-draw-opens"
            fields = {"place": opening.place, "nonce": opening.nonce, "drawn": opening.drawn}
            self.say(f"  {self.message(opens, **fields)}", style="dim")

    # Bets.

    def show_bets(self) -> None:
        """Show bets with prices and edges; where notes are forbidden, only their names and when they are made."""
        edition, kinds = self.edition, self.table.game.kinds(self.table.setting)
        if "note" in self.table.game.act_kinds:
            named = [(*self.bet_cells(b.slug), b.text_in(self.lang)) for b in edition.bets.values()]
            print_table(self.console, table(("bet", "", "when"), named, lang=self.lang))
            return
        with counting_at_table(self.lang):
            found = edges(self.table.game, self.table.setting)
        classes = Counter(row.bet for row in found)
        self.show_bet_rows((row, self.selection_text(row, kinds[row.bet], classes[row.bet])) for row in found)

    def show_bet_rows(self, found: Iterable[tuple[BetOdds | str, str]]) -> None:
        """Print a line for each row of odds, or only a name for a bet that has none."""
        rows = [
            (*self.bet_cells(each), "", "", "")
            if isinstance(each, str)
            else (
                *self.bet_cells(each.bet),
                where,
                prizes_text(each, self.lang),
                f"{decimal(each.edge * 100, 2)} %",
            )
            for each, where in found
        ]
        print_table(self.console, table(("bet", "", "on", "pays", "edge"), rows, right="pays edge", lang=self.lang))

    def bet_cells(self, bet: str) -> tuple[str, str]:
        """The word to type for a bet, and its name in the law."""
        return shortest(self.edition, self.lang, bet), self.edition.bets[bet].names.said_in(self.lang)

    def selection_text(self, row: BetOdds, kind: BetKind[Any], classes: int) -> str:
        """The selections of a row, or the number to which the bet moved by rule."""
        where = places_text(row, self.edition, self.lang)
        if kind.selections.all == (None,) and row.places[0][1] is not None:
            return self.message("craps-point-of", places=where)
        return str(kind.selections.says) if classes == 1 and self.lang == "en" else where

    # Articles.

    def explain(self, which: str, settled: Sequence[Line], result: str) -> None:
        """Show the articles behind a settlement, or behind one line of it."""
        number = which.strip()
        place = whole_number(number) if number else None
        if number and (place is None or not 1 <= place <= len(settled)):
            raise self.complaint("play-no-line", number=as_typed(number), last=len(settled))
        for line in settled if place is None else [settled[place - 1]]:
            self.explain_line(line, result)

    def explain_line(self, line: Line, result: str) -> None:
        """Explain the result of a settlement line."""
        edition = self.edition
        bet = position_text(edition, self.lang, line.position)
        verdict, net = value_text(edition, self.lang, line.result), money_text(self.lang, line.net)
        because = self.message("play-because", bet=bet, result=verdict, net=net, shown=result)
        self.say(f"  {because}", style="bold")
        for clause in line.clauses:
            self.show_clause(edition.clause(clause))
        for reading in line.readings:
            if reading in edition.clauses:
                taken = edition.clause(reading).part_in(self.lang, "reading")
                text = self.message("play-reading-at", clause=edition.cite(reading, self.lang), taken=taken)
            else:
                taken = {**common_readings(), **edition.readings}[reading].text_in(self.lang)
                text = self.message("play-reading", name=reading, taken=taken)
            self.say(f"    {text}", style="dim")

    def show_article(self, which: str) -> None:
        edition = self.edition
        found = [c for c in edition.clauses.values() if c.article == which.strip()]
        if not found:
            articles = dict.fromkeys(c.article for c in edition.clauses.values())
            raise self.complaint("play-which-article", articles=Listed(*articles))
        for clause in found:
            self.show_clause(clause)

    def show_clause(self, clause: Clause) -> None:
        cited = self.edition.cite(clause.id, self.lang)
        self.say(f"    {self.message('play-clause', clause=cited, text=clause.text_in(self.lang))}")

    # Help.

    def show_help(self, own: Sequence[str], example: str) -> None:
        """Show what can be typed here; what the game adds replaces the usual ways to bet."""
        game = self.table.game
        acts, notes = game.act_kinds, "note" not in game.act_kinds
        offered = {
            "help-bet": not own,
            "help-box": "sit" in acts and not own,
            **dict.fromkeys(own, True),
            "help-back": True,
            "help-move": "move" in acts,
            "help-meet": bool(game.authorised),
            "help-decide": "fold" in acts,
            "help-go": True,
            "help-step": True,
            "help-bets-and-edge" if notes else "help-bets": True,
            "help-odds": notes,
            "help-lying": True,
            "help-why": True,
            "help-history": notes,
            "help-rules": True,
            "help-do": True,
            "help-quit": True,
        }
        more = {"help-do": {"example": example}}
        lines = [
            (self.message(f"{name}-typed"), self.message(name, **more.get(name, {})))
            for name, is_offered in offered.items()
            if is_offered
        ]
        print_table(self.console, table(("say", "to"), lines, lang=self.lang))
