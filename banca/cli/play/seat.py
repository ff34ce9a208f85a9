"""You at a table in the terminal: your bets and decisions, the others, and the croupier who goes on."""

import re
import sys
from collections.abc import Callable
from functools import partial
from itertools import groupby

from banca.cli.boards import aloud, announced, board
from banca.cli.names import act_text, choices_text, joined, unquoted, value_text
from banca.cli.play.bots import companions, company
from banca.cli.play.input_parser import Reading
from banca.cli.play.talk import YOU, addressed
from banca.cli.screen import minor_units, options_line, put
from banca.cli.settle import settlement_table
from banca.law import BancaError
from banca.law.numbers import as_typed
from banca.material.cards import NUMBER_OF as CARDS
from banca.money import Stakes, format_amount
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.commitments import OpenedDraw
from banca.play.fields import fields_of
from banca.play.game import CARDS as CARDS_FIXED
from banca.play.game import THROWS
from banca.play.turn import Betting, Chance, Decision
from banca.table import Done

FIXED = {CARDS_FIXED: "cards_fixed", THROWS: "throws_fixed"}  # what is said of an order that is fixed
PRELIMINARIES = ("offer", "choose", "check-dice", "declare")  # after which the croupier need not be told to go on
ALONE = ("help", "bets", "odds", "lying", "history", "go", "step")  # words that take no others


Said = tuple[str, str]  # a clause, and what the croupier says when he does what rests on it


class NeverShown(BancaError):
    """The croupier left before typing in the result."""


class Seat(Reading):
    """You at the table: your bets, and the croupier who goes on."""

    # The talk.

    def sit(self) -> None:
        self.console.rule(f"[bold]{self.edition.names.said_in(self.lang)}[/bold] · {self.edition.slug}")
        self.console.print(options_line(self.table.setting, self.lang), style="dim")
        limits, currency = self.table.setting.limits, self.table.setting.currency
        known = {"minimum": format_amount(limits.minimum), "currency": currency, "chips": format_amount(self.chips)}
        most = limits.maximum
        self.say(
            self.word("stakes_to", maximum=format_amount(most), **known) if most else self.word("stakes_up", **known)
        )
        if others := companions(self.edition.game):
            sit = (self.word("companion", name=each.name, place=each.place) for each in others)
            self.say(self.word("company", others=joined(self.lang, sit)))
        self.say(f"{self.word('how_to_bet', examples=self.examples())}\n")
        self.open_bets()
        while (words := self.hear()) is not None:
            if words in ("quit", "q", "exit"):
                break
            try:
                self.answer(words if words.startswith("do ") else words.lower())
            except BancaError as error:
                self.say(f"✗ {addressed(error)}", style="yellow")
        self.leave()

    def hear(self) -> str | None:
        """The next line typed, or None at the end of the input."""
        prompt = f"{format_amount(self.chips)} {self.table.setting.currency} › "
        try:
            heard = input(prompt if sys.stdin.isatty() else "").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None
        return heard

    def answer(self, heard: str) -> None:
        word, _, rest = heard.replace("?", "").strip().partition(" ") if heard != "?" else ("help", "", "")
        asked: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": self.show_help,
            "bets": self.show_bets,
            "odds": self.show_odds,
            "lying": lambda: self.say(f"  {self.staked_text()}"),
            "history": self.show_history,
            "why": lambda: self.explain(rest),
            "rules": lambda: self.show_article(rest),
            "go": self.go,
            "step": self.one_step,
            "back": lambda: self.change(self.read_back(rest)),
            "move": lambda: self.change(self.read_move(rest)),
            "do": lambda: self.change(self.read_said(rest)),
            "meet": lambda: self.meet(rest),
        }
        if rest and word in ALONE:
            raise self.complaint("nothing_more", said=word)
        turn = self.table.turn
        if isinstance(turn, Decision):
            asked |= {act.name: partial(self.decide, act, rest) for act in turn.choices}
            asked |= dict.fromkeys(("go", "step"), self.ask) if turn.prescribed is None else {}
        asked |= self.own_words(rest)
        asked.get(word, lambda: self.bet(heard))()

    def own_words(self, rest: str) -> dict[str, Callable[[], None]]:
        """What can be said at this table beside what is said at all."""
        del rest
        return {}

    def ask(self) -> None:
        turn = self.table.turn
        choices = turn.choices if isinstance(turn, Decision) else ()
        raise self.complaint("must_decide", choices=choices_text(self.edition, self.lang, choices))

    def meet(self, heard: str) -> None:
        """Records that the table meets the conditions on which a bet was authorised."""
        bet = self.typed_bets().get(unquoted(heard), heard)
        granted = next((each for each in self.table.setting.authorised if each.bet.slug == bet), None)
        if granted is None or not granted.unmet:
            raise self.complaint("nothing_to_meet", bet=heard)
        for condition in granted.unmet:
            self.table.meet(bet, condition)
            self.say(f"  {self.word('condition_met', bet=bet, condition=condition)}")

    # Bets.

    def bet(self, heard: str) -> None:
        self.refuse_card(heard)
        heard, place = self.read_place(heard)
        words, _, amount = heard.rpartition(" ")
        if not words and heard in self.table.game.act_kinds:
            self.change(self.table.game.read_act({"act": heard, "player": YOU}))
            return
        named_alone = unquoted(heard) in self.typed_bets() and not amount[:1].isdecimal()
        if not words or named_alone:
            self.read_bet(heard)
            raise self.complaint("how_much", bet=as_typed(heard))
        bet, selection = self.read_bet(words)
        stake = minor_units(amount, self.lang)
        self.afford(stake)
        if stake == 0:
            raise self.complaint("above_zero")
        self.change(Bet(YOU, bet, stake, selection, place=place))

    def refuse_card(self, heard: str) -> None:
        """A card of a real table that was typed before its time."""
        if self.table.source is not None or not all(card in CARDS for card in self.cards(heard)):
            return
        if isinstance(self.table.turn, Decision):
            self.ask()
        raise self.complaint("card_too_soon", card=as_typed(heard))

    def afford(self, stake: int) -> None:
        if stake > self.chips:
            raise self.complaint("not_so_much", chips=format_amount(self.chips), amount=format_amount(stake))

    def change(self, act: Act) -> None:
        done = self.table.do(act)
        if isinstance(act, Bet | Withdraw | Move):
            self.say(f"  {self.staked_text()}")
        else:
            self.announce(self.spoken(done))
        if self.table.is_over:
            self.settle()
        else:
            self.others()

    def others(self) -> bool:
        """What the others at the table do about what was done; whether they did anything."""
        done: list[Said] = []
        while act := company(self.table, YOU):
            done += self.spoken(self.table.do(act))
        self.announce(done)
        if done:
            self.rest()
        return bool(done)

    def decide(self, act: Act, amount: str) -> None:
        """Your answer to what the croupier asks, and on from there."""
        game, state = self.table.game, self.table.state
        if amount and "stake" not in fields_of(type(act)):
            raise self.complaint("nothing_more", said=act.name)
        if amount:
            act = game.read_act({**act.to_json(), "stake": minor_units(amount, self.lang)})
        if refusal := game.refusal(state, act):
            raise game.refused(refusal)
        more = sum(s.amount for s in game.after(state, act).stakes) - sum(s.amount for s in state.stakes)
        self.afford(more)
        self.go_on(*self.spoken(self.table.do(act)))
        self.rest()

    def staked_text(self, but: Stakes = ()) -> str:
        return self.stakes_text(s for s in self.lying() if s not in but) or self.word("nothing_lies")

    # The croupier.

    def open_bets(self) -> None:
        """A new round, up to the moment when bets may be made."""
        self.go_on()
        self.rest()

    def rest(self) -> None:
        """The croupier waits: the round is settled, you have to decide, or bets may be made."""
        turn = self.table.turn
        if self.table.is_over:
            self.settle()
        elif isinstance(turn, Decision):
            self.show_board()
            self.say(f"  {self.question(turn)}")
        elif isinstance(turn, Betting):
            self.betting_is_open()

    def question(self, turn: Decision) -> str:
        return self.word("what_do_you_do", choices=choices_text(self.edition, self.lang, turn.choices))

    def betting_is_open(self) -> None:
        self.show_commitments()
        self.show_board()
        self.say(f"  {self.invitation()}")

    def show_commitments(self) -> None:
        """What binds the results to come: shown before anybody bets."""
        for each in self.table.announced:
            if str(each) not in self.shown_commitments:
                self.shown_commitments.add(str(each))
                self.say(f"  {self.word(FIXED[each.of], commitment=str(each))}", style="dim")

    def invitation(self) -> str:
        return self.word("betting_open")

    def show_board(self) -> None:
        for shown in board(self.table, YOU, self.lang):
            self.console.print(shown)

    def go(self) -> None:
        """What is prescribed next, and on from there until you are asked, bets may be made or the round is settled."""
        said: list[Said] = []
        while True:
            done = self.step()
            said += self.spoken(done)
            if done.act.name not in PRELIMINARIES or self.table.is_over:
                break
        self.go_on(*said)
        self.rest()

    def one_step(self) -> None:
        self.announce(self.spoken(self.step()))
        if self.table.is_over:
            self.settle()
        elif not self.others() and isinstance(self.table.turn, Decision):
            self.rest()

    def go_on(self, *already: Said) -> None:
        done = list(already)
        while (act := company(self.table, YOU)) or not self.waits():
            if self.types_in():
                self.announce(done)
                done = []
            done += self.spoken(self.table.do(act) if act else self.step())
        self.announce(done)

    def waits(self) -> bool:
        turn = self.table.turn
        asks = isinstance(turn, Betting) or (isinstance(turn, Decision) and turn.prescribed is None)
        return self.table.is_over or asks

    def types_in(self) -> bool:
        return isinstance(self.table.turn, Chance) and self.table.source is None

    def step(self) -> Done:
        if self.types_in():
            return self.typed()
        return self.table.advance()

    def typed(self) -> Done:
        """What the real material showed, typed in by the croupier."""
        turn = self.table.turn
        like = next(iter(turn.weights)) if isinstance(turn, Chance) else Act()
        declared = fields_of(type(like))
        name = next((n for n in ("card", "tile") if n in declared), next(iter(declared)))
        fixed = {"to": like.to_json()["to"]} if "to" in like.to_json() else {}
        asked = self.asked_for(like)
        while True:
            try:
                heard = input(f"  {asked}? " if sys.stdin.isatty() else "").strip()
            except (EOFError, KeyboardInterrupt):
                heard = "quit"
            if heard in ("quit", "q", "exit"):
                raise NeverShown(self.word("never_shown", act=like.name))
            try:
                return self.table.do(self.read_shown(heard, like, name, fixed))
            except BancaError as error:
                self.say(f"✗ {self.word('or_do', error=addressed(error))}", style="yellow")

    def asked_for(self, like: Act) -> str:
        """What is to be typed in."""
        act, to = act_text(self.edition, self.lang, like.name), like.to_json().get("to")
        if to is None:
            return act
        return self.word("typed_to", act=act, to=value_text(self.edition, self.lang, to))

    def spoken(self, done: Done) -> list[Said]:
        """What the croupier says of an act as he does it, with its article: nothing of payments and hidden cards."""
        if done.act.name in ("take", "pay", "return"):
            return []
        words = aloud(self.table, done.act, self.describe(done.act), self.lang)
        return [] if words is None else [(done.clauses[0], words)]

    def announce(self, steps: list[Said]) -> None:
        """The steps in the croupier's words, those of one article together."""
        self.write_down()
        for clause, same in groupby(steps, key=lambda step: step[0]):
            words = [(w, len(list(again))) for w, again in groupby(words for _, words in same)]
            said = joined(self.lang, (f"{w} ×{n}" if n > 1 else w for w, n in words))
            said = re.sub(r"(?<=, )[A-ZÀ-Ý](?=[a-zà-ÿ])", lambda first: first[0].lower(), said)
            self.say(f"  {said}  [{self.edition.cite(clause)}]", style="dim")

    def describe(self, act: Act) -> str:
        names = self.edition.acts.get(act.name)
        shown = [
            format_amount(value) if field_ == "stake" else value_text(self.edition, self.lang, value)
            for field_, value in act.to_json().items()
            if field_ not in ("act", "place") and value != YOU
        ]
        return " ".join([names.said_in(self.lang) if names else act.name, *shown])

    def write_down(self) -> None:
        """The rounds that are over, on the disk before anybody is told what they came to."""
        while self.record_to and self.recorded < len(self.table.records):
            self.record_to.append(self.table.records[self.recorded])
            self.recorded += 1

    def settle(self, *, next_round: bool = True) -> None:
        self.write_down()
        self.results.append(self.show_result())
        settlement = self.table.game.settle(self.table.state)
        self.settled = tuple(line for line in settlement.lines if line.position.player == YOU)
        self.bank += settlement.players.get(YOU, 0)
        if self.settled:
            put(self.console, settlement_table(self.edition, self.settled, self.lang, brief=True))
            net = sum(line.net for line in self.settled)
            came_to = "won" if net > 0 else "lost" if net else "even"
            self.say(f"  {self.word(came_to, amount=format_amount(abs(net)))}")
        self.show_besides()
        if settlement.standing:
            self.say(f"  {self.word('on_the_layout', stakes=self.staked_text())}")
        self.show_openings()
        if self.chips < self.table.setting.limits.minimum:
            self.say(f"  {self.word('chips_too_few')}")
        if next_round:
            self.table.open_round()
            self.say("")
            self.open_bets()

    def show_result(self) -> str:
        """What was announced, and in one line what is kept of it."""
        state = self.table.state
        shown, result = announced(state, self.table.game.result(state), self.lang, YOU)
        for hands in shown:
            put(self.console, hands)
        self.say(f"  {result}", style="bold green")
        return result

    def show_besides(self) -> None:
        """What a round leaves between players, where it can."""

    def show_openings(self) -> None:
        """A throw in one line; of cards only how many opened, for the record has them all."""
        opened = [draw for draw in self.table.draws if isinstance(draw, OpenedDraw)]
        if opened and self.table.game.deals:
            self.say(f"  {self.word('draws_open', count=len(opened))}", style="dim")
            return
        for opening in opened:
            opens = "draw_opens" if opening is opened[-1] else "void_draw_opens"
            said = {"place": opening.place, "nonce": opening.nonce, "drawn": opening.drawn}
            self.say(f"  {self.word(opens, **said)}", style="dim")

    def leave(self) -> None:
        """Stakes that may be taken back are; the others are played out, so that no money is left in the air."""
        try:
            while self.take_back():
                self.go_on(*self.spoken(self.answered() or self.step()))
                if self.table.is_over:
                    self.settle(next_round=False)
                    self.table.open_round()
        except NeverShown:
            self.leave_unplayed()
            return
        self.say(self.word("leave", chips=format_amount(self.chips), currency=self.table.setting.currency))

    def leave_unplayed(self) -> None:
        """What was staked in a round that nobody played goes back; what stood there before stays."""
        game, opening = self.table.game, self.table.game.opening(self.table.setting)
        standing = game.standing(opening)
        self.say(f"  {self.word('not_played', stakes=self.staked_text(standing))}")
        if standing:
            self.say(f"  {self.word('stays_there', stakes=self.stakes_text(standing))}")
        self.say_unrecorded()
        left = self.bank - sum(stake.amount for stake in standing)
        self.say(self.word("leave", chips=format_amount(left), currency=self.table.setting.currency))

    def say_unrecorded(self) -> None:
        """A record is of a round that is over: of another nothing would come."""
        if self.record_to:
            self.say(f"  {self.word('not_recorded')}")

    def take_back(self) -> bool:
        """Whether anything still lies there after all has been taken back that may be."""
        for stake in self.lying():
            position = stake.position
            act = Withdraw(YOU, position.bet, position.selection, layout=position.layout, place=position.place)
            if self.table.game.refusal(self.table.state, act) is None:
                self.change(act)
        return bool(self.lying())

    def answered(self) -> Done | None:
        """Whoever leaves without an answer gives the last one that is left to him: he folds."""
        turn = self.table.turn
        if isinstance(turn, Decision) and turn.prescribed is None:
            return self.table.do(turn.choices[-1])
        return None
