"""What can be asked at a table: the bets, their odds, the results, why a line came to what it did."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from banca.cli import one_line
from banca.cli.counting import counting_at_table
from banca.cli.names import bet_text, joined, named_edition, position_text, value_text
from banca.cli.odds import places
from banca.cli.screen import put, table
from banca.cli.words import word
from banca.exact import BetOdds, decimal, edges
from banca.law import BancaError, Edition, Language, common_readings
from banca.law.numbers import as_typed, whole_number
from banca.money import Line, Stake, Stakes, format_amount
from banca.play.bets import BetKind
from banca.play.game import Game
from banca.play.record_file import RecordFile
from banca.table import Table

YOU = "you"
ANSWER_MOST = 4000  # letters: all that can be done at a table is named in less
# A refusal speaks of a player by his name, and of you as of anybody.
OF_YOU = {
    r"you has": "you have",
    r"you is": "you are",
    r"you does": "you do",
    r"you (stand|sit|hold|back|decide)s": r"you \1",
    r"the (\w+) of you": r"your \1",
    r"(a|no)((?: \w+){1,2}) of you": r"\1\2 of yours",
}
# Examples of what else can happen.
IRREGULAR = {
    "craps": "void why=short",
    "baccarat": "void why=order-lost",
    "blackjack": "exposed",
    "pai-kau": "expose place=3",
    "stud-poker": "misdeal why=wrong-count",
}
# What is said at the tables of single games or editions, and the message that says to what end.
AT_BLACKJACK = {
    "main AMOUNT [at 3]": "help.main",
    "draw": "help.draw",
    "stand": "help.stand",
    "double": "help.double",
    "split": "help.split",
    "surrender [at 3]": "help.surrender",
    "insurance AMOUNT [at 3]": "help.insurance",
    "even-money [at 3]": "help.even_money",
    "five-cards": "help.five_cards",
    "hint": "help.basic",
    "cards": "help.cards",
    "5h, 5h exposed": "help.typed",
    "9d undue, undue unseen": "help.undue",
}
OWN_WORDS: Mapping[str, Mapping[str, str]] = {
    "blackjack-141-2000": AT_BLACKJACK,
    "blackjack": {**AT_BLACKJACK, "any-pair 10, sevens 5, over-13 20": "help.additional"},
    "pai-kau": {
        "seat AMOUNT [at 2]": "help.seat",
        "co-bet AMOUNT at 3": "help.co_bet",
        "backing AMOUNT": "help.backing",
        "bank AMOUNT, pass": "help.bank",
        "agree": "help.agree",
        "cut": "help.cut",
        "declare from-the-tail": "help.declare",
        "1, 2, 3, arrange 2 at 5": "help.divide",
        "hint": "help.hint",
        "tiles": "help.tiles",
        "order, order all": "help.order",
    },
}


def addressed(error: BancaError) -> str:
    """What was refused, as it is said to one's face."""
    text = one_line(str(error), ANSWER_MOST)
    for of_anybody, of_you in OF_YOU.items():
        text = re.sub(rf"\b{of_anybody}\b", of_you, text)
    return text


def help_for(game: Game[Any], lang: Language) -> list[tuple[str, str]]:
    """What can be said at this table."""
    acts, notes = game.act_kinds, "note" not in game.act_kinds
    example = IRREGULAR.get(game.edition.game, "void")
    own = OWN_WORDS.get(game.edition.slug) or OWN_WORDS.get(game.edition.game, {})
    said = {
        "BET [ON] AMOUNT": word(lang, "help.bet") if not own else "",
        "BET AMOUNT at 3": word(lang, "help.box") if "sit" in acts and not own else "",
        **{words: word(lang, key) for words, key in own.items()},
        "back BET [ON] [AMOUNT]": word(lang, "help.back"),
        "move BET [ON] to BET [ON]": word(lang, "help.move") if "move" in acts else "",
        "meet BET": word(lang, "help.meet") if game.authorised else "",
        "raise, fold": word(lang, "help.decide") if "fold" in acts else "",
        "go": word(lang, "help.go"),
        "step": word(lang, "help.step"),
        "bets": word(lang, "help.bets_and_edge" if notes else "help.bets"),
        "odds": word(lang, "help.odds") if notes else "",
        "lying": word(lang, "help.lying"),
        "why, why 2": word(lang, "help.why"),
        "history": word(lang, "help.history") if notes else "",
        "rules 3": word(lang, "help.rules"),
        "do ACT": word(lang, "help.do", example=example),
        "quit": word(lang, "help.quit"),
    }
    return [(words, meaning) for words, meaning in said.items() if meaning]


@dataclass
class Talk:
    """You at the table: your chips, what was settled, and the answers to what you ask."""

    table: Table
    bank: int  # your chips, those that lie on the layout included
    console: Console
    lang: Language
    record_to: RecordFile | None = None
    recorded: int = 0  # rounds of this table that are written down
    settled: tuple[Line, ...] = ()
    results: list[str] = field(default_factory=list)
    shown_commitments: set[str] = field(default_factory=set)

    @property
    def chips(self) -> int:
        """What you hold in your hand."""
        return self.bank - sum(stake.amount for stake in self.lying())

    @property
    def edition(self) -> Edition:
        return named_edition(self.table.setting)

    def word(self, key: str, **fields: Any) -> str:
        """A message in the language spoken at the table."""
        return word(self.lang, key, **fields)

    def complaint(self, key: str, **fields: Any) -> BancaError:
        return BancaError(self.word(key, **fields))

    def lying(self) -> Stakes:
        """Your own stakes, not those of others at the table."""
        state, game = self.table.state, self.table.game
        stakes = game.standing(state) if self.table.is_over else state.stakes
        return tuple(stake for stake in stakes if stake.position.player == YOU)

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def stakes_text(self, stakes: Iterable[Stake]) -> str:
        """So much on this bet, so much on that."""
        said = ((s.position, format_amount(s.amount)) for s in stakes)
        bets = ((position_text(self.edition, self.lang, at), amount) for at, amount in said)
        return joined(self.lang, (self.word("lies_on", bet=bet, amount=amount) for bet, amount in bets))

    def show_help(self) -> None:
        put(self.console, table(("say", "to"), help_for(self.table.game, self.lang), lang=self.lang))

    def show_bets(self) -> None:
        edition, kinds = self.edition, self.table.game.kinds(self.table.setting)
        if "note" in self.table.game.act_kinds:  # no forecasts: only what the law calls them and when they are made
            named_ = [(b.slug, b.names.said_in(self.lang), b.when) for b in edition.bets.values()]
            put(self.console, table(("bet", "", "when"), named_, lang=self.lang))
            return
        with counting_at_table(self.lang):
            found = edges(self.table.game, self.table.setting)
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
        put(self.console, table(("bet", "", "on", "pays", "edge"), rows, right="pays edge", lang=self.lang))

    def placed(self, row: BetOdds, kind: BetKind[Any], classes: int) -> str:
        """What a row is about: its selections, or the number that the bet stands on without anyone choosing it."""
        where = places(row, self.edition, self.lang)
        if kind.selections.all == (None,) and row.places[0][1] is not None:
            return self.word("a_point_of", places=where)
        return kind.selections.says if classes == 1 and self.lang == "en" else where

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
                bet_text(self.edition, self.lang, row.bet),
                *(f"{decimal(chance, 6)}" for chance in (row.win, row.push, row.lose)),
                f"{decimal(row.edge * 100, 4)} %",
            )
            for row in baccarat.odds(game, self.table.setting, cards=left)
        ]
        columns = ("bet", "win", "push", "lose", "edge")
        put(self.console, table(columns, rows, right="win push lose edge", lang=self.lang))
        self.say(f"  {self.word('cards_not_seen', count=len(left))}", style="dim")

    def show_history(self) -> None:
        self.refuse_notes()
        self.say("\n".join(self.results[-20:]) or self.word("no_results"))

    def refuse_notes(self) -> None:
        """Where the law forbids bettors to keep results or work out strategies, neither does the croupier for them."""
        game = self.table.game
        if "note" in game.act_kinds:
            self.table.do(game.read_act({"act": "note", "player": YOU, "what": "results"}))

    def explain(self, which: str) -> None:
        if not self.settled:
            raise self.complaint("nothing_settled")
        number = which.strip()
        place = whole_number(number) if number else None
        if number and (place is None or not 1 <= place <= len(self.settled)):
            raise self.complaint("no_line", number=as_typed(number), last=len(self.settled))
        chosen = self.settled if place is None else [self.settled[place - 1]]
        for line in chosen:
            self.explain_line(line)

    def explain_line(self, line: Line) -> None:
        edition = self.edition
        bet = position_text(edition, self.lang, line.position)
        result, net = value_text(edition, self.lang, line.result), format_amount(line.net)
        because = self.word("because", bet=bet, result=result, net=net, shown=self.results[-1])
        self.say(f"  {because}", style="bold")
        for clause in line.clauses:
            self.say(f"    {edition.cite(clause)}: {edition.clause(clause).says}")
        for reading in line.readings:
            if reading in edition.clauses:
                taken = edition.clause(reading).reading
                said = self.word("reading_at", clause=edition.cite(reading), taken=taken)
            else:
                taken = {**common_readings(), **edition.readings}[reading].taken
                said = self.word("reading", name=reading, taken=taken)
            self.say(f"    {said}", style="dim")

    def show_article(self, which: str) -> None:
        edition = self.edition
        found = [c for c in edition.clauses.values() if c.article == which.strip()]
        if not found:
            articles = dict.fromkeys(c.article for c in edition.clauses.values())
            raise self.complaint("which_article", articles=", ".join(articles))
        for clause in found:
            self.say(f"    {edition.cite(clause.id)}: {clause.says}")
