"""Your session at a table in the terminal: it reads your lines, changes your bets and lets the croupier proceed."""

import re
import sys
from collections.abc import Callable
from functools import partial

from rich.console import Console

from banca.cli import one_line
from banca.cli.names import choices_text, fold_name
from banca.cli.play.input_parser import InputParser
from banca.cli.play.view import Announcement, TableView
from banca.cli.screen import minor_units, settlement_table
from banca.cli.tables import print_table
from banca.cli.terminal import YOU
from banca.cli.words import TableWords
from banca.law import BancaError, Edition, Language
from banca.law.numbers import as_typed
from banca.material.cards import NUMBER_OF as CARDS
from banca.messages import joined, message, money_text
from banca.money import Line, Stakes
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.fields import fields_of
from banca.play.record_file import RecordFile
from banca.play.turn import Betting, Chance, Decision
from banca.table import Done, Table

QUIT = "quit"
TO = "to"  # between the two bets of a move
PRELIMINARIES = ("offer", "choose", "check-dice", "declare")  # after these the croupier proceeds without being asked
PAYMENTS = ("take", "pay", "return")
ALONE = ("help", "bets", "odds", "lying", "history", "go", "step")  # words without arguments
ANSWER_MOST = 4000  # characters of an answer
# A refusal speaks of players in the third person: for you, "you has" becomes "you have".
SECOND_PERSON = {
    r"you has": "you have",
    r"you is": "you are",
    r"you does": "you do",
    r"you (stand|sit|hold|back|decide)s": r"you \1",
    r"the (\w+) of you": r"your \1",
    r"(a|no)((?: \w+){1,2}) of you": r"\1\2 of yours",
}


BY_NAME = re.compile(rf"(?<![A-Za-z=-]){YOU}(?![A-Za-z-])")
# Portuguese joins the article of "o jogador" to a preposition before it: "de you" becomes "do jogador".
CONTRACTED = {"a o": "ao", "de o": "do", "em o": "no", "por o": "pelo"}


class NeverShown(BancaError):
    """The croupier left before typing in the result."""


def refusal_text(error: BancaError, lang: Language = "en", edition: Edition | None = None) -> str:
    """A refusal, addressed to the player."""
    text = one_line(error.said_in(lang, edition), ANSWER_MOST)
    if lang != "en":
        player = message(lang, "play-the-player")
        text = BY_NAME.sub(player, text)
        for apart, together in CONTRACTED.items():
            text = re.sub(rf"\b{apart}(?= {player.removeprefix('o ')}\b)", together, text)
        return text
    for third_person, second_person in SECOND_PERSON.items():
        text = re.sub(rf"\b{third_person}\b", second_person, text)
    return text


class TableSession:
    """Your chips, your bets and the current round.

    The view prints, the parser reads what you type, and the dialogue has what the game adds.
    """

    def __init__(
        self, table: Table, chips: int, console: Console, lang: Language, record_to: RecordFile | None = None
    ) -> None:
        self.table = table
        self.lang = lang
        self.bank = chips  # including those on the layout
        self.record_to = record_to
        self.recorded = 0  # rounds of this table that were recorded
        self.settled: tuple[Line, ...] = ()  # your lines of the last settlement
        self.results: list[str] = []
        self.stepping = False  # the player asked for single steps in this round
        self.view = TableView(table, console, lang)
        self.terminal = self.view.terminal
        self.dialogue = self.terminal.dialogue(self)
        self.parser = InputParser(self.view, self.dialogue.examples)
        self.words = TableWords(lang, self.view.edition.game, (TO, *self.dialogue.within))
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
        self.view.show_heading(self.chips)
        if bots := self.terminal.bots:
            seated = (self.message("play-companion", name=each.name, place=each.place) for each in bots)
            self.say(self.message("play-company", others=joined(self.lang, seated)))
        self.say(f"{self.message('play-how-to-bet', examples=self.dialogue.examples())}\n")
        self.open_bets()
        while (text := self.hear()) is not None and text != QUIT:
            try:
                self.answer(text if text.startswith("do ") else text.lower())
            except BancaError as error:
                self.say(f"✗ {self.refusal_text(error)}", style="yellow")
        self.leave()

    def refusal_text(self, error: BancaError) -> str:
        return refusal_text(error, self.lang, self.view.edition)

    def hear(self) -> str | None:
        """The next line typed, or None at the end of the input."""
        prompt = f"{money_text(self.lang, self.chips)} {self.table.setting.currency} › "
        try:
            return self.words.understood(input(prompt if sys.stdin.isatty() else ""))
        except (EOFError, KeyboardInterrupt):
            self.view.console.print()
            return None

    def answer(self, line: str) -> None:
        text = self.dialogue.intercept(line)
        if text is None:
            return
        command, _, rest = text.replace("?", "").strip().partition(" ") if text != "?" else ("help", "", "")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": lambda: self.view.show_help(self.dialogue.help_messages(), self.terminal.example_act),
            "bets": self.dialogue.show_bets,
            "odds": self.dialogue.show_odds,
            "lying": lambda: self.say(f"  {self.staked_text()}"),
            "history": lambda: self.view.show_history(self.results),
            "why": lambda: self.explain(rest),
            "rules": lambda: self.view.show_article(rest),
            "go": self.go,
            "step": self.one_step,
            "back": lambda: self.change(self.parser.read_withdrawal(rest, self.stakes())),
            "move": lambda: self.change(self.parser.read_move(rest)),
            "do": lambda: self.change(self.parser.read_act(rest)),
            "meet": lambda: self.meet(rest),
        }
        if rest and command in ALONE:
            raise self.complaint("play-nothing-more", said=self.dialogue.word(command))
        turn = self.table.turn
        if isinstance(turn, Decision):
            commands |= {act.name: partial(self.decide, act, rest) for act in turn.choices}
            commands |= dict.fromkeys(("go", "step"), self.must_decide) if turn.prescribed is None else {}
        commands |= self.dialogue.commands(rest)
        commands.get(command, lambda: self.bet(text))()

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
        stake = minor_units(amount)
        self.afford(stake)
        if stake == 0:
            raise self.complaint("play-above-zero")
        self.change(Bet(YOU, bet, stake, selection, place=place))

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

    def change(self, act: Act) -> None:
        """Do what you ask for, and let the bots react."""
        done = self.table.do(act)
        if isinstance(act, Bet | Withdraw | Move):
            self.say(f"  {self.staked_text()}")
        else:
            self.announce(self.announcements(done))
        if self.table.is_over:
            self.settle()
        else:
            self.let_bots_act()

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
        self.go_on()
        self.rest()

    def rest(self) -> None:
        """The croupier waits: the round is settled, you must decide, or bets may be made."""
        turn = self.table.turn
        if pause := self.dialogue.pause():
            self.say(f"  {pause}")
        elif self.table.is_over:
            self.settle()
        elif isinstance(turn, Decision):
            self.view.show_board()
            self.say(f"  {self.dialogue.question(turn)}")
        elif isinstance(turn, Betting):
            self.view.show_commitments()
            self.view.show_board()
            self.say(f"  {self.dialogue.invitation()}")

    def go(self) -> None:
        """Do what is prescribed next, until you are asked, bets may be made or the round is settled."""
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
        self.announce(self.announcements(self.step()))
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
        return self.type_in() if self.types_in() else self.table.advance()

    def type_in(self) -> Done:
        """Read what the real material showed, until it is accepted."""
        turn = self.table.turn
        like = next(iter(turn.weights)) if isinstance(turn, Chance) else Act()
        prompt = self.dialogue.prompt(like)
        while True:
            try:
                text = self.words.understood(input(f"  {prompt}? " if sys.stdin.isatty() else ""))
            except (EOFError, KeyboardInterrupt):
                text = QUIT
            if text == QUIT:
                raise NeverShown("play-act-missing", act=like.name)
            shown, following = self.dialogue.split_shown(text)
            try:
                done = self.table.do(self.parser.read_shown(shown, like))
                break
            except BancaError as error:
                self.say(f"✗ {self.message('play-or-do', error=self.refusal_text(error))}", style="yellow")
        if following is None:
            return done
        self.announce(self.announcements(done))
        return self.table.do(following)

    def announcements(self, done: Done) -> list[Announcement]:
        """What the croupier says about an act, with its article: nothing about payments and hidden cards."""
        more = self.dialogue.announcements(done)
        if done.act.name in PAYMENTS:
            return more
        text = self.terminal.announcement(self.table, done.act, self.view.act_text(done.act), self.lang)
        return more if text is None else [(done.clauses[0], text), *more]

    def announce(self, steps: list[Announcement]) -> None:
        self.write_records()
        self.view.announce(steps)

    # Settlement.

    def write_records(self) -> None:
        """Write finished rounds to disk before showing their results."""
        while self.record_to and self.recorded < len(self.table.records):
            self.record_to.append(self.table.records[self.recorded])
            self.recorded += 1

    def settle(self, *, next_round: bool = True) -> None:
        self.write_records()
        self.results.append(self.view.show_result())
        settlement = self.table.game.settle(self.table.state)
        self.settled = tuple(line for line in settlement.lines if line.position.player == YOU)
        self.bank += settlement.players.get(YOU, 0)
        if self.settled:
            print_table(self.view.console, settlement_table(self.view.edition, self.settled, self.lang, brief=True))
            self.say(f"  {self.view.net_text(self.settled)}")
        self.dialogue.show_afterwards()
        if settlement.standing:
            self.say(f"  {self.message('play-on-the-layout', stakes=self.staked_text())}")
        self.view.show_openings()
        if self.chips < self.table.setting.limits.minimum:
            self.say(f"  {self.message('play-chips-too-few')}")
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
