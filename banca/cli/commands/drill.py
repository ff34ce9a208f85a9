"""banca drill: questions about a game for those who learn to run its table, marked by the clauses that answer them."""

import secrets
import sys
import time
from argparse import Namespace
from contextlib import suppress

from rich.console import Console

from banca.cli.documents import WRITES
from banca.cli.drill import wording
from banca.cli.screen import minor_units, setting_of
from banca.cli.tables import print_table, screen, table
from banca.drill import Deck, Kind, Marked, Question, Sheet
from banca.drill.paper import SheetPaper
from banca.drill.sheet import csv_of
from banca.law import BancaError, Language, OptionError, language
from banca.law.numbers import shown
from banca.messages import message
from banca.messages.errors import Listed
from banca.money import Limits
from banca.report.files import STDOUT, refuse, write
from banca.table.examples import with_examples

LEAST, MOST, UNIT = 1000, 1_000_000, 100  # of stakes, in minor units


def run(args: Namespace) -> int:
    lang = language(args.lang)
    files = [name for name in (args.csv, args.pdf) if name]
    for name in files:
        refuse(name)
    if len(set(files)) < len(files):
        raise OptionError("html-and-pdf-in-one-file", file=args.csv)
    if args.examination and not args.seed:
        raise OptionError("drill-examination-of-seed")
    game, setting = setting_of(args, limits=Limits(LEAST, MOST, UNIT))
    deck = Deck(
        game,
        with_examples(setting),
        [_kind(name) for name in args.kind],
        args.seed or secrets.token_hex(8),
        adapts=not args.examination,
    )
    with suppress(ImportError):
        import readline  # noqa: F401 - its import is all that input() needs for editing and recall
    answers = _Session(deck, args.questions, lang, screen(), told=not args.examination).run()
    sheet = Sheet(
        args.trainee or "",
        game.edition,
        tuple(each.answered for each in answers),
        args.seed if args.examination else None,
    )
    _show(sheet, lang)
    if args.csv:
        write(args.csv, csv_of([sheet]).encode())
    if args.pdf:
        questions = {each.question.number: each.question for each in answers}
        paper = SheetPaper(sheet, lang, wording(game.edition, lang), questions)
        write(args.pdf, WRITES["pdf"](paper.document()))
    for name in files:
        if name != STDOUT:
            print(message(lang, "file-written", file=name))
    return 0


def _kind(name: str) -> Kind:
    try:
        return Kind(name)
    except ValueError:
        raise OptionError(
            "drill-no-such-kind", kind=shown(name), kinds=Listed(*(each.value for each in Kind), last="list-and")
        ) from None


class _Session:
    """Asks and hears answers until enough were given, or the trainee ends it."""

    def __init__(self, deck: Deck, questions: int, lang: Language, console: Console, *, told: bool) -> None:
        self.deck, self.questions, self.lang, self.console = deck, questions, lang, console
        self.told = told  # after each answer what is right; in an examination, at the end
        self.wording = wording(deck.game.edition, lang)
        self.passes, self.ends = message(lang, "drill-word-pass"), message(lang, "drill-word-end")

    def run(self) -> list[Marked]:
        given: list[Marked] = []
        self.say(message(self.lang, "drill-how", passes=self.passes, ends=self.ends), "dim")
        for _ in range(self.questions):
            question = self.deck.ask()
            self.ask(question)
            marked = self.hear(question)
            if marked is None:
                break
            given.append(marked)
            if self.told:
                self.tell(marked)
        if not self.told:
            for marked in given:
                self.say(f"\n{message(self.lang, 'drill-number', number=marked.question.number)}", "bold")
                self.tell(marked)
        return given

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def ask(self, question: Question) -> None:
        kind = message(self.lang, f"drill-kind-{question.kind}")
        heading = {"number": question.number, "count": self.questions, "kind": kind, "level": question.level}
        self.say("")
        self.say(message(self.lang, "drill-heading", **heading), "bold")
        for line in self.wording.shown(question):
            self.say(f"  {line}")
        self.say(f"  {self.wording.asks(question)}", "bold")
        for number, choice in enumerate(self.wording.choices(question), 1):
            self.say(f"   {number}  {choice}")

    def hear(self, question: Question) -> Marked | None:
        began = time.monotonic()
        while True:
            try:
                typed = input("› " if sys.stdin.isatty() else "").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
            seconds = time.monotonic() - began
            if typed.casefold() == self.ends:
                return None
            if typed.casefold() == self.passes:
                return self.deck.mark(question, None, seconds)
            try:
                return self.deck.mark(question, self.read(question, typed), seconds)
            except BancaError as error:
                self.say(f"✗ {error.said_in(self.lang)}", "yellow")

    def read(self, question: Question, typed: str) -> int:
        """An amount, or the number of a choice."""
        if question.choices is None:
            return minor_units(typed)
        if not typed.isdecimal() or not 1 <= int(typed) <= question.choices:
            raise BancaError("drill-which-choice", most=question.choices)
        return int(typed)

    def tell(self, marked: Marked) -> None:
        seconds = f"{marked.seconds:.1f}"
        if marked.is_right:
            self.say(f"✓ {message(self.lang, 'drill-right', seconds=seconds)}", "green")
        else:
            right = self.wording.answer(marked.question)
            self.say(f"✕ {message(self.lang, 'drill-wrong', answer=right, seconds=seconds)}", "yellow")
        said = [*self.wording.because(marked.question)]
        if not marked.is_right:  # then the finer points too
            said += self.wording.readings(marked.question)
        for line in said:
            self.say(f"  {line}", "dim")


def _show(sheet: Sheet, lang: Language) -> None:
    console = screen()
    score = sheet.score
    if not score.asked:
        return
    console.print()
    console.print(message(lang, "drill-score", right=score.right, asked=score.asked), style="bold", markup=False)
    rows = [
        (message(lang, f"drill-kind-{kind}"), str(each.asked), str(each.right)) for kind, each in sheet.by_kind.items()
    ]
    print_table(
        console, table(("drill_kind", "drill_asked", "drill_right"), rows, right="drill_asked drill_right", lang=lang)
    )
    if missed := [(clause, each) for clause, each in sheet.by_clause.items() if each.wrong]:
        cited = [(sheet.edition.cite(clause, lang), str(each.asked), str(each.wrong)) for clause, each in missed]
        print_table(
            console, table(("article", "drill_asked", "drill_wrong"), cited, right="drill_asked drill_wrong", lang=lang)
        )
