"""Prints a table in the terminal: what the croupier says, the board, bets and their odds, results and articles."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby
from typing import Any, NamedTuple

from rich.console import Console

from banca.cli.counting import counting_at_table
from banca.cli.names import position_text, shortest, value_text
from banca.cli.play.page import Page, Part
from banca.cli.rows import places_text, prizes_text
from banca.cli.screen import options_line
from banca.cli.tables import has_edge, print_table, table
from banca.cli.terminal import YOU, terminal_of
from banca.exact import BetOdds, decimal, edges
from banca.games import module_for
from banca.law import BancaError, Clause, Edition, Language
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
from banca.table.saying import reading_text

FIXED = {CARDS: "play-cards-fixed", THROWS: "play-throws-fixed"}  # the message for each kind of sealed order

RESULTS_SHOWN = 20
SIGNS = {True: "▲", False: "▼", None: "="}  # won, lost, neither


class Announcement(NamedTuple):
    """A clause, and what the croupier says about an act that it prescribes."""

    clause: str
    text: str
    procedure: bool = False  # shows nothing and is nobody's choice: a page leaves it out


class TableView:
    """Prints lines one after another, or on a page that is drawn again."""

    def __init__(self, table: Table, console: Console, lang: Language, page: Page | None = None) -> None:
        self.table = table
        self.lines = console
        self.page = page
        self.lang = lang
        self.terminal = terminal_of(table.setting.edition.game)
        self.shown_commitments: dict[str, str] = {}  # each, and the line that announces it
        self.opened: list[str] = []  # the lines that opened what the last round showed
        self.is_opening = False  # a round begins: a page leaves out what the croupier prepares
        self.log: list[Announcement] = []  # of this round and the last
        self.log_from = 0  # where this round begins in it

    @property
    def console(self) -> Console:
        return self.page.console if self.page else self.lines

    # The page.

    def part(self, name: Part) -> AbstractContextManager[None]:
        """What is printed inside is this part of the page."""
        return self.page.part(name) if self.page else nullcontext()

    def clear(self, name: Part) -> None:
        with self.part(name):
            pass

    def draw_page(self) -> None:
        if self.page:
            self.page.draw()

    def leave_page(self) -> None:
        """From here on lines follow one another."""
        self.draw_page()
        self.page = None

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
        self.console.print(text, style=style, markup=False, soft_wrap=not has_edge(self.console))

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

    def hidden_text(self, act: Act) -> str:
        """An act without the faces of what it deals face down."""
        to, called = act.to_json().get("to"), self.edition.acts.get(act.name)
        name = called.said_in(self.lang) if called else act.name
        if to is None:
            return self.message("play-face-down", act=name)
        return self.message("play-face-down-to", act=name, to=value_text(self.edition, self.lang, to))

    def announce(self, steps: Sequence[Announcement], *, every: bool = False) -> None:
        """Print the steps in the croupier's words, by article; a page shows what anybody did or saw."""
        self.log += steps
        if self.page and not every:
            seen = [step.text for step in steps if not step.procedure]
            if said := joined(self.lang, seen or ([] if self.is_opening else [step.text for step in steps])):
                self.say(f"  {said}", style="dim")
            return
        self.say_steps(steps)

    def say_steps(self, steps: Iterable[Announcement]) -> None:
        for clause, same in groupby(steps, key=lambda step: step.clause):
            words = [(w, len(list(again))) for w, again in groupby(step.text for step in same)]
            text = joined(self.lang, (f"{w} ×{n}" if n > 1 else w for w, n in words))
            text = re.sub(r"(?<=, )[A-ZÀ-Ý](?=[a-zà-ÿ])", lambda first: first[0].lower(), text)
            self.say(f"  {text}  [{self.edition.cite(clause, self.lang)}]", style="dim")

    def open_log(self) -> None:
        """A round begins: of what was done before, only the last round stays."""
        self.log = self.log[self.log_from :]
        self.log_from = len(self.log)

    def show_procedure(self) -> None:
        """Everything that was done in the last round and in this one, with its articles."""
        self.say_steps(self.log)

    def show_seals(self) -> None:
        """The commitments that this table has announced, and what the last round opened."""
        lines = [*self.shown_commitments.values(), *self.opened] or [self.message("play-no-seals")]
        self.say("\n".join(f"  {line}" for line in lines), style="dim")

    # The table.

    def show_heading(self, chips: int) -> None:
        """What is played here, by which options, and for how much."""
        setting = self.table.setting
        with self.part("heading"):
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

    def say_net(self, settled: Sequence[Line]) -> None:
        """What a settlement came to, with a sign and a colour."""
        net = sum(line.net for line in settled)
        style = "bold green" if net > 0 else "bold red" if net else "bold"
        self.say(f"  {SIGNS[net > 0 if net else None]} {self.net_text(settled)}", style=style)

    def show_board(self) -> None:
        for shown in self.terminal.board(self.table, YOU, self.lang):
            self.console.print(shown)

    def show_commitments(self) -> None:
        """Show the commitments to future results, each once, before anybody bets; on a page only if asked."""
        for each in self.table.announced:
            if str(each) not in self.shown_commitments:
                line = self.message(FIXED[each.of], commitment=str(each))
                self.shown_commitments[str(each)] = line
                if self.page is None:
                    self.say(f"  {line}", style="dim")

    def show_result(self) -> str:
        """Show the result, and return it as one line."""
        state = self.table.state
        found = self.table.game.result(state)
        shown, result = self.terminal.result(state, found, self.lang, YOU)
        if self.page and (drawn := self.terminal.drawing(state, found, self.lang)) is not None:
            self.console.print(drawn)
        for hands in shown:
            print_table(self.console, hands)
        self.say(f"  {result}", style="bold")
        return result

    def show_openings(self) -> None:
        """Show an opened throw in one line; for cards only their number, because the record has them."""
        opened = [draw for draw in self.table.draws if isinstance(draw, OpenedDraw)]
        if opened and self.table.game.traits.deals:
            self.opened = [self.message("play-draws-open", count=len(opened))]
        else:
            self.opened = [
                self.message(
                    "play-draw-opens" if opening is opened[-1] else "play-void-draw-opens",
                    place=opening.place,
                    nonce=opening.nonce,
                    drawn=opening.drawn,
                )
                for opening in opened
            ]
        if self.page is None:
            for line in self.opened:
                self.say(f"  {line}", style="dim")

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
        """Why a settlement, or one line of it, came out so: in one line each, then the clauses, then their readings."""
        number = which.strip()
        place = whole_number(number) if number else None
        if number and (place is None or not 1 <= place <= len(settled)):
            raise self.complaint("play-no-line", number=as_typed(number), last=len(settled))
        lines = settled if place is None else [settled[place - 1]]
        for line in lines:
            self.say_because(line, result)
        for clause in dict.fromkeys(clause for line in lines for clause in line.clauses):
            self.show_clause(self.edition.clause(clause))
        for reading in dict.fromkeys(reading for line in lines for reading in line.readings):
            self.say(f"    {reading_text(self.edition, reading, self.lang)}", style="dim")

    def say_because(self, line: Line, result: str) -> None:
        bet = position_text(self.edition, self.lang, line.position)
        verdict, net = value_text(self.edition, self.lang, line.result), money_text(self.lang, line.net)
        because = self.message("play-because", bet=bet, result=verdict, net=net, shown=result)
        self.say(f"  {because}", style="bold")

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
            "help-undo": True,
            "help-repeat": True,
            "help-clear": True,
            "help-all": True,
            "help-move": "move" in acts,
            "help-meet": bool(game.authorised),
            "help-decide": "fold" in acts,
            "help-go": True,
            "help-step": True,
            "help-bets-and-edge" if notes else "help-bets": True,
            "help-odds": notes,
            "help-hint": module_for("review", game) is not None,
            "help-lying": True,
            "help-why": True,
            "help-history": notes,
            "help-rules": True,
            "help-procedure": True,
            "help-seals": self.table.source is not None,
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
