"""What can be asked at a table: the bets, their odds, the results, why a line came to what it did."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from banca.cli.odds import places
from banca.cli.screen import put, table
from banca.exact import BetOdds, decimal, odds
from banca.law import BancaError, Language, common_readings
from banca.money import Line, Stakes, in_words, named
from banca.play.bets import BetKind
from banca.table import Table

YOU = "you"


@dataclass
class Talk:
    """You at the table: your chips, what was settled, and the answers to what you ask."""

    table: Table
    bank: int  # your chips, those that lie on the layout included
    console: Console
    lang: Language
    record_to: str | None = None
    settled: tuple[Line, ...] = ()
    results: list[str] = field(default_factory=list)
    seal_shown: str | None = None

    @property
    def chips(self) -> int:
        """What you hold in your hand."""
        return self.bank - sum(stake.amount for stake in self.lying())

    def lying(self) -> Stakes:
        state, game = self.table.state, self.table.game
        return game.standing(state) if self.table.is_over else state.stakes

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def show_bets(self) -> None:
        edition, kinds = self.table.setting.edition, self.table.game.kinds(self.table.setting)
        if "note" in self.table.game.act_kinds:  # no forecasts: only what the law calls them and when they are made
            named_ = [(b.slug, b.names.said_in(self.lang), b.when) for b in edition.bets.values()]
            put(self.console, table(("bet", "", "when"), named_))
            return
        found = odds(self.table.game, self.table.setting)
        classes = Counter(row.bet for row in found)
        rows = [
            (
                row.bet,
                edition.bets[row.bet].names.said_in(self.lang),
                self.placed(row, kinds[row.bet], classes[row.bet]),
                " ".join(row.pays),
                f"{decimal(row.edge * 100, 2)} %",
            )
            for row in found
        ]
        put(self.console, table(("bet", "", "on", "pays", "edge"), rows, right="pays edge"))

    @staticmethod
    def placed(row: BetOdds, kind: BetKind[Any], classes: int) -> str:
        """What a row is about: its selections, or the number that the bet stands on without anyone choosing it."""
        if kind.selections.all == (None,) and row.places[0][1] is not None:
            return f"a point of {places(row)}"
        return places(row) if classes > 1 else kind.selections.says

    def show_odds(self) -> None:
        """Of a shoe in play, the next round from the cards that were not seen; of the others, as always."""
        state: Any = self.table.state
        if self.table.setting.edition.game != "baccarat":
            self.show_bets()
            return
        from banca.exact import baccarat

        game: Any = self.table.game
        left = state.shoe.possible(self.table.setting.options.number("decks"))
        rows = [
            (
                row.bet,
                *(f"{decimal(chance, 6)}" for chance in (row.win, row.push, row.lose)),
                f"{decimal(row.edge * 100, 4)} %",
            )
            for row in baccarat.odds(game, self.table.setting, cards=left)
        ]
        put(self.console, table(("bet", "win", "push", "lose", "edge"), rows, right="win push lose edge"))
        self.say(f"  from the {len(left)} cards that were not seen", style="dim")

    def show_history(self) -> None:
        self.refuse_notes()
        self.say("\n".join(self.results[-20:]) or "No results yet.")

    def refuse_notes(self) -> None:
        """Where the law forbids bettors to keep results or work out strategies, neither does the croupier for them."""
        game = self.table.game
        if "note" in game.act_kinds:
            self.table.do(game.read_act({"act": "note", "player": YOU, "what": "results"}))

    def explain(self, which: str) -> None:
        if not self.settled:
            raise BancaError("nothing is settled yet: bet, then “go”")
        number = which.strip()
        if number and (not number.isdecimal() or not 1 <= int(number) <= len(self.settled)):
            raise BancaError(f"no line {number}: the last settlement has lines 1 to {len(self.settled)}")
        chosen = [self.settled[int(number) - 1]] if number else self.settled
        for line in chosen:
            self.explain_line(line)

    def explain_line(self, line: Line) -> None:
        edition = self.table.setting.edition
        bet = named(line.position.bet, line.position.selection)
        self.say(f"  {bet}: {line.result}, net {in_words(line.net)}, because of {self.results[-1]}", style="bold")
        for clause in line.clauses:
            self.say(f"    {edition.cite(clause)}: {edition.clause(clause).says}")
        for reading in line.readings:
            if reading in edition.clauses:
                self.say(f"    reading at {edition.cite(reading)}: {edition.clause(reading).reading}", style="dim")
            else:
                taken = {**common_readings(), **edition.readings}[reading].taken
                self.say(f"    reading {reading}: {taken}", style="dim")

    def show_article(self, which: str) -> None:
        edition = self.table.setting.edition
        found = [c for c in edition.clauses.values() if c.article == which.strip()]
        if not found:
            raise BancaError(f"which article? {', '.join(dict.fromkeys(c.article for c in edition.clauses.values()))}")
        for clause in found:
            self.say(f"    {edition.cite(clause.id)}: {clause.says}")
