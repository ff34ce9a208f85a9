"""Your session at a table in the terminal: it reads your lines, changes your bets and lets the croupier proceed."""

import sys
from collections.abc import Callable
from functools import partial

from rich.console import Console

from banca.cli.counting import counting_at_table
from banca.cli.names import choices_text, fold_name
from banca.cli.play.hint import no_decision, review_now, say_hint
from banca.cli.play.input_parser import InputParser
from banca.cli.play.own_bets import OwnBets
from banca.cli.play.page import Page, can_be_redrawn
from banca.cli.play.second_person import refusal_text
from banca.cli.play.suggestions import complete_with
from banca.cli.play.typed_results import QUIT, NeverShown, TypedResults
from banca.cli.play.view import Announcement, TableView
from banca.cli.play.voiding import causes, voiding
from banca.cli.screen import minor_units, settlement_table
from banca.cli.tables import print_table
from banca.cli.terminal import YOU
from banca.cli.words import TableWords
from banca.law import BancaError, Language
from banca.law.numbers import as_typed
from banca.material.cards import NUMBER_OF as CARDS
from banca.messages import joined, money_text
from banca.money import Line, Stakes
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.fields import fields_of
from banca.play.record_file import RecordFile
from banca.play.turn import Betting, Chance, Decision
from banca.table import Done, Table

TO = "to"  # between the two bets of a move
PRELIMINARIES = ("offer", "choose", "check-dice", "declare")  # after these the croupier proceeds without being asked
PAYMENTS = ("take", "pay", "return")
ALONE = (  # words without arguments
    *("help", "bets", "odds", "lying", "history", "go", "step"),
    *("undo", "repeat", "clear", "procedure", "seals"),
)
ALL = "all"  # as an amount


class TableSession:
    """Your chips, your bets and the current round.

    The view prints, the parser reads what you type, and the dialogue has what the game adds.
    """

    def __init__(
        self,
        table: Table,
        chips: int,
        console: Console,
        lang: Language,
        record_to: RecordFile | None = None,
        *,
        plain: bool = False,
    ) -> None:
        self.table = table
        self.lang = lang
        self.bank = chips  # including those on the layout
        self.record_to = record_to
        self.recorded = 0  # rounds of this table that were recorded
        self.settled: tuple[Line, ...] = ()  # your lines of the last settlement
        self.results: list[str] = []
        self.stepping = False  # the player asked for single steps in this round
        self.unread: list[str] = []  # lines that were read too early
        self.view = TableView(table, console, lang, None if plain or not can_be_redrawn(console) else Page(console))
        self.terminal = self.view.terminal
        self.dialogue = self.terminal.dialogue(self)
        self.parser = InputParser(self.view, self.dialogue.examples, self.words_to_type)
        self.own_bets = OwnBets(self)
        self.typed = TypedResults(self)
        self.words = TableWords(lang, self.view.edition.game, (TO, ALL, *self.dialogue.within))
        self.say, self.message, self.complaint = self.view.say, self.view.message, self.view.complaint

    @property
    def chips(self) -> int:
        """The chips in your hand."""
        return self.bank - sum(stake.amount for stake in self.stakes()) + self.dialogue.gain_so_far()

    def stakes(self) -> Stakes:
        """Your own stakes on the table, not those of others."""
        state, game = self.table.state, self.table.game
        stakes = game.standing(state) if self.table.is_over else state.stakes
        return tuple(stake for stake in stakes if stake.position.player == YOU)

    def staked_text(self, but: Stakes = ()) -> str:
        return self.view.stakes_text(s for s in self.stakes() if s not in but) or self.message("play-nothing-lies")

    # The loop.

    def run(self) -> None:
        complete_with(self.words_to_type)
        self.view.show_heading(self.chips)
        if bots := self.terminal.bots:
            seated = (self.message("play-companion", name=each.name, place=each.place) for each in bots)
            self.say(self.message("play-company", others=joined(self.lang, seated)))
        self.say(f"{self.message('play-how-to-bet', examples=self.dialogue.examples())}\n")
        self.say_if_poor()
        self.open_bets()
        while (text := self.hear()) is not None and text != QUIT:
            try:
                self.answer(text if text.startswith("do ") else text.lower())
            except BancaError as error:
                self.say(f"✗ {self.refusal_text(error)}", style="yellow")
        self.view.leave_page()
        self.leave()

    def words_to_type(self) -> list[str]:
        """What the tab key completes: bets with their selections, and the other words of this table."""
        turn = self.table.turn
        choices = [act.name for act in turn.choices] if isinstance(turn, Decision) else []
        words = {*self.commands(""), *self.dialogue.commands(""), *choices, QUIT}
        return sorted({*map(self.dialogue.word, filter(None, words)), *self.parser.typed_bets()})

    def say_if_poor(self) -> None:
        """Tell a player who cannot bet."""
        if self.chips < self.table.setting.limits.minimum and not self.stakes():
            self.say(f"  {self.message('play-no-chips' if self.chips == 0 else 'play-chips-too-few')}", style="yellow")

    def refusal_text(self, error: BancaError) -> str:
        return refusal_text(error, self.lang, self.view.edition)

    def read_line(self, prompt: str) -> str | None:
        """A line as it was understood, or None at the end of the input. A page is drawn before you are asked."""
        if self.unread:
            return self.unread.pop(0)
        self.view.draw_page()
        try:
            return self.words.understood(input(prompt if sys.stdin.isatty() else ""))
        except (EOFError, KeyboardInterrupt):
            return None

    def hear(self) -> str | None:
        """The next line typed, or None at the end of the input."""
        line = self.read_line(f"{money_text(self.lang, self.chips)} {self.table.setting.currency} › ")
        if line is None:
            self.view.console.print()
        return line

    def answer(self, line: str) -> None:
        text = self.dialogue.intercept(line)
        if text is None:
            return
        command, _, rest = text.replace("?", "").strip().partition(" ") if text != "?" else ("help", "", "")
        commands = self.commands(rest)
        if command == "odds" and rest and (bet := self.dialogue.bet_on_odds(rest)):
            self.bet(bet)
            return
        if rest and command in ALONE:
            raise self.complaint("play-nothing-more", said=self.dialogue.word(command))
        turn = self.table.turn
        if isinstance(turn, Decision):
            commands |= {act.name: partial(self.decide, act, rest) for act in turn.choices}
            commands |= dict.fromkeys(("go", "step"), self.must_decide) if turn.prescribed is None else {}
        commands |= self.dialogue.commands(rest)
        commands.get(command, lambda: self.bet(text))()

    def commands(self, rest: str) -> dict[str, Callable[[], None]]:
        """The words of every table, each with its function, which gets the rest of the line."""
        return {
            "": lambda: None,
            "help": lambda: self.view.show_help(self.dialogue.help_messages(), self.terminal.example_act),
            "bets": self.dialogue.show_bets,
            "odds": self.dialogue.show_odds,
            "hint": lambda: self.show_hint(rest),
            "lying": lambda: self.say(f"  {self.staked_text()}"),
            "history": lambda: self.view.show_history(self.results),
            "why": lambda: self.explain(rest),
            "rules": lambda: self.view.show_article(rest),
            "procedure": self.view.show_procedure,
            "seals": self.view.show_seals,
            "go": self.go,
            "step": self.one_step,
            "undo": self.undo,
            "repeat": self.own_bets.repeat,
            "clear": self.own_bets.clear,
            "back": lambda: self.change(self.parser.read_withdrawal(rest, self.stakes())),
            "move": lambda: self.change(self.parser.read_move(rest)),
            "do": lambda: self.change(self.parser.read_act(rest)),
            "meet": lambda: self.meet(rest),
            **({"void": lambda: self.change(voiding(self.dialogue, rest))} if causes(self.table.game) else {}),
        }

    def show_hint(self, rest: str) -> None:
        """What to do now, by best play."""
        if rest:
            raise self.complaint("play-nothing-more", said=self.dialogue.word("hint"))
        turn = self.table.turn
        if not isinstance(turn, Decision) or turn.prescribed is not None:
            raise no_decision(self.view)
        with counting_at_table(self.lang):
            found = review_now(self.table.game, self.table.state, turn.choices[0])
        if found is None:
            raise no_decision(self.view)
        say_hint(self.view, found)
        self.dialogue.after_hint()

    def must_decide(self) -> None:
        turn = self.table.turn
        choices = turn.choices if isinstance(turn, Decision) else ()
        raise self.complaint("play-must-decide", choices=choices_text(self.view.edition, self.lang, choices))

    def explain(self, which: str) -> None:
        """Show the articles behind your last settlement, or behind one line of it."""
        if not self.settled:
            raise self.complaint("play-nothing-settled")
        self.view.explain(which, self.settled, self.results[-1])

    def meet(self, text: str) -> None:
        """Record that the table meets the conditions of an authorised bet."""
        bet = self.parser.typed_bets().get(fold_name(text), text)
        granted = next((each for each in self.table.setting.authorised if each.bet.slug == bet), None)
        if granted is None or not granted.unmet:
            raise self.complaint("authorised-nothing-to-meet", bet=text)
        for condition in granted.unmet:
            self.table.meet(bet, condition)
            self.say(f"  {self.message('authorised-condition-met', bet=bet, condition=condition)}")

    # Bets and decisions.

    def bet(self, text: str) -> None:
        self.refuse_card(text)
        text, place = self.parser.read_place(text)
        words, _, amount = text.rpartition(" ")
        if not words and text in self.table.game.act_kinds:
            self.change(self.table.game.read_act({"act": text, "player": YOU}))
            return
        named_alone = fold_name(text) in self.parser.typed_bets() and not amount[:1].isdecimal()
        if not words or named_alone:
            self.parser.read_bet(text)
            raise self.complaint("play-how-much", bet=as_typed(text))
        bet, selection = self.parser.read_bet(words)
        stake = self.all_chips(bet) if amount == ALL else minor_units(amount)
        self.afford(stake)
        if stake == 0:
            raise self.complaint("play-above-zero")
        self.change(Bet(YOU, bet, stake, selection, place=place))

    def all_chips(self, bet: str) -> int:
        """As much as you have and the table takes."""
        limits = self.table.setting.limits.on(bet)
        most = self.chips if limits.maximum is None else min(self.chips, limits.maximum)
        return most - most % limits.unit

    def refuse_card(self, text: str) -> None:
        """Refuse a card of a real table that was typed too early."""
        if self.table.source is not None or not all(card in CARDS for card in self.parser.cards(text)):
            return
        if isinstance(self.table.turn, Decision):
            self.must_decide()
        raise self.complaint("play-card-too-soon", card=as_typed(text))

    def afford(self, stake: int) -> None:
        if stake > self.chips:
            raise self.complaint(
                "play-not-so-much", chips=money_text(self.lang, self.chips), amount=money_text(self.lang, stake)
            )

    def change(self, *acts: Act) -> None:
        """Do what you ask for, and let the bots react."""
        for act in acts:
            before, over = self.stakes(), self.table.is_over
            done = self.table.do(act)
            if isinstance(act, Bet | Withdraw | Move):
                if not over:
                    self.own_bets.history.changed(before, self.stakes())
            else:
                self.announce(self.announcements(done))
        if any(isinstance(act, Bet | Withdraw | Move) for act in acts):
            self.say_stakes()
        if self.table.is_over:
            self.settle()
        else:
            self.let_bots_act()

    def say_stakes(self) -> None:
        """What lies on the layout now; a page says it where the bets are."""
        if self.view.page is None:
            self.say(f"  {self.staked_text()}")
        else:
            self.show_table()

    def undo(self) -> None:
        """Take back your last change of a bet, or else what was typed in last."""
        if self.own_bets.can_undo:
            self.own_bets.undo()
        elif self.typed.at and not self.table.is_over:
            self.typed.take_back()
            self.go_on()
            self.rest()
        else:
            raise self.complaint("play-nothing-to-undo")

    def decide(self, act: Act, amount: str) -> None:
        """Give your answer to the croupier's question, and go on."""
        game, state = self.table.game, self.table.state
        if amount and "stake" not in fields_of(type(act)):
            raise self.complaint("play-nothing-more", said=self.dialogue.word(act.name))
        if amount:
            act = game.read_act({**act.to_json(), "stake": minor_units(amount)})
        if refusal := game.refusal(state, act):
            raise game.refused(refusal)
        more = sum(s.amount for s in game.after(state, act).stakes) - sum(s.amount for s in state.stakes)
        self.afford(more)
        self.do_and_go_on(act)

    def do_and_go_on(self, act: Act) -> None:
        self.go_on(*self.announcements(self.table.do(act)))
        self.rest()

    # The croupier.

    def open_bets(self) -> None:
        """Open a round, up to the betting."""
        self.stepping = False
        self.typed.at.clear()
        self.view.open_log()
        self.view.is_opening = True
        self.go_on()
        self.view.is_opening = False
        self.rest()

    def rest(self) -> None:
        """The croupier waits: the round is settled, you must decide, or bets may be made."""
        if self.table.is_over and not self.dialogue.pause():
            self.settle()
            return
        if isinstance(self.table.turn, Decision):
            self.view.clear("last")
        self.show_table()

    def show_table(self) -> None:
        """What lies on the table, and what you may do."""
        turn, pause = self.table.turn, self.dialogue.pause()
        with self.view.part("board"):
            if isinstance(turn, Betting) and not pause:
                self.view.show_commitments()
            if (isinstance(turn, Betting | Decision) and not pause) or self.view.page:
                self.view.show_board()
            if self.view.page and (stakes := self.stakes()):
                total = money_text(self.lang, sum(stake.amount for stake in stakes))
                self.say(f"  {self.message('play-your-bets', stakes=self.staked_text(), total=total)}", style="bold")
            if pause:
                self.say(f"  {pause}")
            elif isinstance(turn, Decision):
                self.say(f"  {self.dialogue.question(turn)}")
            elif isinstance(turn, Betting):
                self.say(f"  {self.dialogue.invitation()}")

    def go(self) -> None:
        """Do what is prescribed next, until you are asked, bets may be made or the round is settled."""
        self.own_bets.history.closed()
        steps: list[Announcement] = []
        while True:
            done = self.step()
            steps += self.announcements(done)
            if done.act.name not in PRELIMINARIES or self.table.is_over:
                break
        self.go_on(*steps)
        self.rest()

    def one_step(self) -> None:
        self.stepping = True
        self.own_bets.history.closed()
        done = self.step()
        self.announce(self.announcements(done) or [self.silent_step(done)], every=True)
        if self.table.is_over:
            self.settle()
        elif not self.let_bots_act() and isinstance(self.table.turn, Decision):
            self.rest()
        if self.dialogue.pause():
            self.rest()

    def go_on(self, *already: Announcement) -> None:
        """Let bots and croupier act until the croupier waits for you."""
        steps = list(already)
        while (act := self.bot_act()) or not self.dialogue.waits():
            if self.types_in():
                self.announce(steps)
                steps = []
            steps += self.announcements(self.table.do(act) if act else self.step())
        self.announce(steps)

    def bot_act(self) -> Act | None:
        return None if self.table.is_over else self.terminal.bot_act(self.table, YOU)

    def let_bots_act(self) -> bool:
        """Let the bots react; returns whether they did anything."""
        steps: list[Announcement] = []
        while act := self.bot_act():
            steps += self.announcements(self.table.do(act))
        self.announce(steps)
        if steps:
            self.rest()
        return bool(steps)

    def types_in(self) -> bool:
        """Whether the croupier must type in what real material shows."""
        return isinstance(self.table.turn, Chance) and self.table.source is None

    def step(self) -> Done:
        return self.typed.read() if self.types_in() else self.table.advance()

    def announcements(self, done: Done) -> list[Announcement]:
        """What the croupier says about an act, with its article: nothing about payments and hidden cards."""
        more = [Announcement(*each) for each in self.dialogue.announcements(done)]
        if done.act.name in PAYMENTS:
            return more
        text = self.terminal.announcement(self.table, done.act, self.view.act_text(done.act), self.lang)
        if text is None:
            return more
        shown = isinstance(done.act, self.table.game.chance_acts) or "player" in done.act.to_json()
        return [Announcement(done.clauses[0], text, procedure=not shown), *more]

    def silent_step(self, done: Done) -> Announcement:
        """What is said of a step that is not announced: its name, and for whom it is, but no card face down."""
        act = done.act
        if act.name in PAYMENTS or not act.face_down:
            return Announcement(done.clauses[0], self.view.act_text(act))
        return Announcement(done.clauses[0], self.view.hidden_text(act))

    def announce(self, steps: list[Announcement], *, every: bool = False) -> None:
        self.write_records()
        self.view.announce(steps, every=every)

    # Settlement.

    def write_records(self) -> None:
        """Write finished rounds to disk before showing their results."""
        while self.record_to and self.recorded < len(self.table.records):
            self.record_to.append(self.table.records[self.recorded])
            self.recorded += 1

    def settle(self, *, next_round: bool = True) -> None:
        self.write_records()
        settlement = self.table.game.settle(self.table.state)
        self.settled = tuple(line for line in settlement.lines if line.position.player == YOU)
        self.bank += settlement.players.get(YOU, 0)
        self.own_bets.history.round_over()
        with self.view.part("last"):
            self.results.append(self.view.show_result())
            if self.settled:
                shown = settlement_table(self.view.edition, self.settled, self.lang, brief=True)
                print_table(self.view.console, shown)
                self.view.say_net(self.settled)
            self.dialogue.show_afterwards()
            if settlement.standing and not (self.view.page and next_round):
                self.say(f"  {self.message('play-on-the-layout', stakes=self.staked_text())}")
            self.view.show_openings()
            self.say_if_poor()
        if next_round:
            self.table.open_round()
            self.say("")
            self.open_bets()

    # Leaving.

    def leave(self) -> None:
        """Take back the stakes that may be taken back and play out the others, so that all money is settled."""
        try:
            while self.take_back() or self.dialogue.must_play_on():
                self.go_on(*self.announcements(self.dialogue.answer_on_leaving() or self.step()))
                if self.table.is_over:
                    self.settle(next_round=False)
                    self.table.open_round()
        except NeverShown:
            self.dialogue.leave_unplayed()
            return
        self.say(
            self.message("play-leave", chips=money_text(self.lang, self.chips), currency=self.table.setting.currency)
        )

    def take_back(self) -> bool:
        """Take back every stake that may be taken back; returns whether any is left."""
        for stake in self.stakes():
            position = stake.position
            act = Withdraw(YOU, position.bet, position.selection, layout=position.layout, place=position.place)
            if self.table.game.refusal(self.table.state, act) is None:
                self.change(act)
        return bool(self.stakes())
