"""You at a table in the terminal: the loop that hears you, changes your bets and has the croupier go on."""

import re
import sys
from collections.abc import Callable
from functools import partial

from rich.console import Console

from banca.cli import one_line
from banca.cli.names import choices_text, joined, unquoted
from banca.cli.play.input_parser import InputParser
from banca.cli.play.view import Announcement, TableView
from banca.cli.screen import minor_units, options_line, put, settlement_table
from banca.cli.terminal import YOU
from banca.law import BancaError, Language
from banca.law.numbers import as_typed, whole_number
from banca.material.cards import NUMBER_OF as CARDS
from banca.money import Line, Stakes, format_amount
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.fields import fields_of
from banca.play.record_file import RecordFile
from banca.play.turn import Betting, Chance, Decision
from banca.table import Done, Table

QUIT = ("quit", "q", "exit")
PRELIMINARIES = ("offer", "choose", "check-dice", "declare")  # after which the croupier need not be told to go on
PAYMENTS = ("take", "pay", "return")
ALONE = ("help", "bets", "odds", "lying", "history", "go", "step")  # words that take no others
RESULTS_SHOWN = 20
ANSWER_MOST = 4000  # letters: all that can be done at a table is named in less
# A refusal names every player, you too: "you has" becomes "you have".
SECOND_PERSON = {
    r"you has": "you have",
    r"you is": "you are",
    r"you does": "you do",
    r"you (stand|sit|hold|back|decide)s": r"you \1",
    r"the (\w+) of you": r"your \1",
    r"(a|no)((?: \w+){1,2}) of you": r"\1\2 of yours",
}


class NeverShown(BancaError):
    """The croupier left before typing in the result."""


def refusal_text(error: BancaError) -> str:
    """A refusal as it is said to the player himself."""
    text = one_line(str(error), ANSWER_MOST)
    for third_person, second_person in SECOND_PERSON.items():
        text = re.sub(rf"\b{third_person}\b", second_person, text)
    return text


class TableSession:
    """Your chips, your bets and the round as it goes on.

    The view prints, the parser reads what you type, and the dialogue says what the game adds.
    """

    def __init__(
        self, table: Table, chips: int, console: Console, lang: Language, record_to: RecordFile | None = None
    ) -> None:
        self.table = table
        self.lang = lang
        self.bank = chips  # those on the layout included
        self.record_to = record_to
        self.recorded = 0  # rounds of this table that are written down
        self.settled: tuple[Line, ...] = ()  # your lines of the last settlement
        self.results: list[str] = []
        self.stepping = False  # one step was asked for in this round
        self.view = TableView(table, console, lang)
        self.terminal = self.view.terminal
        self.dialogue = self.terminal.dialogue(self)
        self.parser = InputParser(self.view, self.dialogue.examples)
        self.say, self.word, self.complaint = self.view.say, self.view.word, self.view.complaint

    @property
    def chips(self) -> int:
        """What you hold in your hand."""
        return self.bank - sum(stake.amount for stake in self.stakes()) + self.dialogue.gained_so_far()

    def stakes(self) -> Stakes:
        """Your own stakes on the table, not those of others."""
        state, game = self.table.state, self.table.game
        stakes = game.standing(state) if self.table.is_over else state.stakes
        return tuple(stake for stake in stakes if stake.position.player == YOU)

    def staked_text(self, but: Stakes = ()) -> str:
        return self.view.stakes_text(s for s in self.stakes() if s not in but) or self.word("nothing_lies")

    # The loop.

    def run(self) -> None:
        edition, setting = self.view.edition, self.table.setting
        self.view.console.rule(f"[bold]{edition.names.said_in(self.lang)}[/bold] · {edition.slug}")
        self.view.console.print(options_line(setting, self.lang), style="dim")
        known = {
            "minimum": format_amount(setting.limits.minimum),
            "currency": setting.currency,
            "chips": format_amount(self.chips),
        }
        most = setting.limits.maximum
        self.say(
            self.word("stakes_to", maximum=format_amount(most), **known) if most else self.word("stakes_up", **known)
        )
        if bots := self.terminal.bots:
            seated = (self.word("companion", name=each.name, place=each.place) for each in bots)
            self.say(self.word("company", others=joined(self.lang, seated)))
        self.say(f"{self.word('how_to_bet', examples=self.dialogue.examples())}\n")
        self.open_bets()
        while (text := self.hear()) is not None and text not in QUIT:
            try:
                self.answer(text if text.startswith("do ") else text.lower())
            except BancaError as error:
                self.say(f"✗ {refusal_text(error)}", style="yellow")
        self.leave()

    def hear(self) -> str | None:
        """The next line typed, or None at the end of the input."""
        prompt = f"{format_amount(self.chips)} {self.table.setting.currency} › "
        try:
            return input(prompt if sys.stdin.isatty() else "").strip()
        except (EOFError, KeyboardInterrupt):
            self.view.console.print()
            return None

    def answer(self, line: str) -> None:
        text = self.dialogue.intercept(line)
        if text is None:
            return
        word, _, rest = text.replace("?", "").strip().partition(" ") if text != "?" else ("help", "", "")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": lambda: self.view.show_help(
                tuple(self.dialogue.help_messages().items()), self.terminal.example_act
            ),
            "bets": self.dialogue.show_bets,
            "odds": self.dialogue.show_odds,
            "lying": lambda: self.say(f"  {self.staked_text()}"),
            "history": self.show_history,
            "why": lambda: self.explain(rest),
            "rules": lambda: self.view.show_article(rest),
            "go": self.go,
            "step": self.one_step,
            "back": lambda: self.change(self.parser.read_withdrawal(rest, self.stakes())),
            "move": lambda: self.change(self.parser.read_move(rest)),
            "do": lambda: self.change(self.parser.read_act(rest)),
            "meet": lambda: self.meet(rest),
        }
        if rest and word in ALONE:
            raise self.complaint("nothing_more", said=word)
        turn = self.table.turn
        if isinstance(turn, Decision):
            commands |= {act.name: partial(self.decide, act, rest) for act in turn.choices}
            commands |= dict.fromkeys(("go", "step"), self.must_decide) if turn.prescribed is None else {}
        commands |= self.dialogue.commands(rest)
        commands.get(word, lambda: self.bet(text))()

    def must_decide(self) -> None:
        turn = self.table.turn
        choices = turn.choices if isinstance(turn, Decision) else ()
        raise self.complaint("must_decide", choices=choices_text(self.view.edition, self.lang, choices))

    def show_history(self) -> None:
        """The last results, unless the law forbids bettors to keep them: then neither does the croupier for them."""
        game = self.table.game
        if "note" in game.act_kinds:
            self.table.do(game.read_act({"act": "note", "player": YOU, "what": "results"}))
        self.say("\n".join(self.results[-RESULTS_SHOWN:]) or self.word("no_results"))

    def explain(self, which: str) -> None:
        """The articles behind your last settlement, or behind one line of it."""
        if not self.settled:
            raise self.complaint("nothing_settled")
        number = which.strip()
        place = whole_number(number) if number else None
        if number and (place is None or not 1 <= place <= len(self.settled)):
            raise self.complaint("no_line", number=as_typed(number), last=len(self.settled))
        for line in self.settled if place is None else [self.settled[place - 1]]:
            self.view.explain_line(line, self.results[-1])

    def meet(self, text: str) -> None:
        """Records that the table meets the conditions on which a bet was authorised."""
        bet = self.parser.typed_bets().get(unquoted(text), text)
        granted = next((each for each in self.table.setting.authorised if each.bet.slug == bet), None)
        if granted is None or not granted.unmet:
            raise self.complaint("nothing_to_meet", bet=text)
        for condition in granted.unmet:
            self.table.meet(bet, condition)
            self.say(f"  {self.word('condition_met', bet=bet, condition=condition)}")

    # Bets and decisions.

    def bet(self, text: str) -> None:
        self.refuse_card(text)
        text, place = self.parser.read_place(text)
        words, _, amount = text.rpartition(" ")
        if not words and text in self.table.game.act_kinds:
            self.change(self.table.game.read_act({"act": text, "player": YOU}))
            return
        named_alone = unquoted(text) in self.parser.typed_bets() and not amount[:1].isdecimal()
        if not words or named_alone:
            self.parser.read_bet(text)
            raise self.complaint("how_much", bet=as_typed(text))
        bet, selection = self.parser.read_bet(words)
        stake = minor_units(amount, self.lang)
        self.afford(stake)
        if stake == 0:
            raise self.complaint("above_zero")
        self.change(Bet(YOU, bet, stake, selection, place=place))

    def refuse_card(self, text: str) -> None:
        """Refuses a card of a real table that was typed before its time."""
        if self.table.source is not None or not all(card in CARDS for card in self.parser.cards(text)):
            return
        if isinstance(self.table.turn, Decision):
            self.must_decide()
        raise self.complaint("card_too_soon", card=as_typed(text))

    def afford(self, stake: int) -> None:
        if stake > self.chips:
            raise self.complaint("not_so_much", chips=format_amount(self.chips), amount=format_amount(stake))

    def change(self, act: Act) -> None:
        """Does what you ask for, and then what the bots do about it."""
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
        """Gives your answer to what the croupier asks, and goes on from there."""
        game, state = self.table.game, self.table.state
        if amount and "stake" not in fields_of(type(act)):
            raise self.complaint("nothing_more", said=act.name)
        if amount:
            act = game.read_act({**act.to_json(), "stake": minor_units(amount, self.lang)})
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
        """Opens a round, up to the moment when bets may be made."""
        self.stepping = False
        self.go_on()
        self.rest()

    def rest(self) -> None:
        """The croupier waits: the round is settled, you have to decide, or bets may be made."""
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
        """What is prescribed next, and on from there until you are asked, bets may be made or the round is settled."""
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
        """Has the bots act and the croupier do what is prescribed, until he waits for you."""
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
        """Has the bots answer what was done; whether they did anything."""
        steps: list[Announcement] = []
        while act := self.bot_act():
            steps += self.announcements(self.table.do(act))
        self.announce(steps)
        if steps:
            self.rest()
        return bool(steps)

    def types_in(self) -> bool:
        """Whether the croupier has to type in what real material shows."""
        return isinstance(self.table.turn, Chance) and self.table.source is None

    def step(self) -> Done:
        return self.type_in() if self.types_in() else self.table.advance()

    def type_in(self) -> Done:
        """Reads what the real material showed until it can be done."""
        turn = self.table.turn
        like = next(iter(turn.weights)) if isinstance(turn, Chance) else Act()
        prompt = self.dialogue.prompt(like)
        while True:
            try:
                text = input(f"  {prompt}? " if sys.stdin.isatty() else "").strip()
            except (EOFError, KeyboardInterrupt):
                text = QUIT[0]
            if text in QUIT:
                raise NeverShown(self.word("never_shown", act=like.name))
            shown, following = self.dialogue.split_shown(text)
            try:
                done = self.table.do(self.parser.read_shown(shown, like))
                break
            except BancaError as error:
                self.say(f"✗ {self.word('or_do', error=refusal_text(error))}", style="yellow")
        if following is None:
            return done
        self.announce(self.announcements(done))
        return self.table.do(following)

    def announcements(self, done: Done) -> list[Announcement]:
        """What the croupier says of an act as he does it, with its article: nothing of payments and hidden cards."""
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
        """Rounds that are over are on the disk before anybody is told what they came to."""
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
            put(self.view.console, settlement_table(self.view.edition, self.settled, self.lang, brief=True))
            net = sum(line.net for line in self.settled)
            came_to = "won" if net > 0 else "lost" if net else "even"
            self.say(f"  {self.word(came_to, amount=format_amount(abs(net)))}")
        self.dialogue.show_afterwards()
        if settlement.standing:
            self.say(f"  {self.word('on_the_layout', stakes=self.staked_text())}")
        self.view.show_openings()
        if self.chips < self.table.setting.limits.minimum:
            self.say(f"  {self.word('chips_too_few')}")
        if next_round:
            self.table.open_round()
            self.say("")
            self.open_bets()

    # Leaving.

    def leave(self) -> None:
        """Takes back the stakes that may be taken back and plays out the others, so that all money is settled."""
        try:
            while self.take_back() or self.dialogue.must_play_on():
                self.go_on(*self.announcements(self.dialogue.answer_on_leaving() or self.step()))
                if self.table.is_over:
                    self.settle(next_round=False)
                    self.table.open_round()
        except NeverShown:
            self.dialogue.leave_unplayed()
            return
        self.say(self.word("leave", chips=format_amount(self.chips), currency=self.table.setting.currency))

    def take_back(self) -> bool:
        """Takes back every stake that may be; whether any is left."""
        for stake in self.stakes():
            position = stake.position
            act = Withdraw(YOU, position.bet, position.selection, layout=position.layout, place=position.place)
            if self.table.game.refusal(self.table.state, act) is None:
                self.change(act)
        return bool(self.stakes())
