"""banca play: a table in the terminal."""

import json
import re
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from banca.cli.boards import aloud, board
from banca.cli.screen import (
    minor_units,
    options_line,
    put,
    result_text,
    screen,
    setting_of,
    table,
)
from banca.cli.settle import settlement_table
from banca.cli.talk import YOU, Talk
from banca.law import BancaError, OptionError, language, read_parameter
from banca.material.chance import Entropy, Seeded, Source
from banca.money import Limits, Stakes, in_words, named
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.game import Game
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.table import Done, Table

PRELIMINARIES = ("offer", "choose", "check-dice")  # after which the croupier need not be told again to go on
# Examples of what else can happen.
IRREGULAR = {"craps": "void why=short", "baccarat": "void why=order-lost", "stud-poker": "misdeal why=wrong-count"}
ALONE = ("help", "bets", "odds", "lying", "history", "go", "step")  # words that take no others


def help_for(game: Game[Any]) -> list[tuple[str, str]]:
    """What can be said at this table."""
    acts, notes = game.act_kinds, "note" not in game.act_kinds
    example = IRREGULAR.get(game.edition.game, "void")
    said = {
        "BET [ON] AMOUNT": "bet: its name, what it is placed on, how much",
        "BET AMOUNT at 3": "bet in the box of seat 3" if "sit" in acts else "",
        "back BET [ON] [AMOUNT]": "take a bet or a part of it back, while betting is open",
        "move BET [ON] to BET [ON]": "move a bet, while betting is open" if "move" in acts else "",
        "raise, fold": "once you have seen your cards" if "fold" in acts else "",
        "go": "the croupier goes on: closes the bets, shows the result, settles",
        "step": "the croupier does one step only",
        "bets": "what may be bet on" + (", with prizes and the house's edge" if notes else ""),
        "odds": "the exact odds of the next round: of baccarat, from what is left in the shoe" if notes else "",
        "lying": "what lies on the layout",
        "why, why 2": "the articles behind the last settlement, or behind its line 2",
        "history": "the last results" if notes else "",
        "rules 3": "an article of the law",
        "do ACT": f"what else can happen, as in a record: do {example}",
        "quit": "leave the table with your chips",
    }
    return [(words, meaning) for words, meaning in said.items() if meaning]


Said = tuple[str, str | None]  # a clause, and what the croupier says when he does what rests on it


class NeverShown(BancaError):
    """The croupier left before typing in the result."""


class Seat(Talk):
    """You at the table: your bets, and the croupier who goes on."""

    # The talk.

    def sit(self) -> None:
        edition, limits = self.table.setting.edition, self.table.setting.limits
        self.console.rule(f"[bold]{edition.names.said_in(self.lang)}[/bold] · {edition.slug}")
        self.console.print(options_line(self.table.setting), style="dim")
        most = f" to {in_words(limits.maximum)}" if limits.maximum else " up"
        currency = self.table.setting.currency
        self.say(f"Stakes from {in_words(limits.minimum)}{most} {currency}. You have {in_words(self.chips)}.")
        self.say(f"Bet as in {self.examples()}, then “go”. “help” says what else can be said.\n")
        self.open_bets()
        while (words := self.hear()) is not None:
            if words in ("quit", "q", "exit"):
                break
            try:
                self.answer(words if words.startswith("do ") else words.lower())
            except BancaError as error:
                self.say(f"✗ {error}", style="yellow")
        self.leave()

    def examples(self) -> str:
        positions = self.table.game.positions(self.table.setting)
        plain = [f"“{bet} 100”" for bet, chosen in positions if chosen is None][:1]
        first = next((bet for bet, chosen in positions if chosen is not None), None)
        placed = [f"“{named(bet, chosen)} 50”" for bet, chosen in positions if bet == first][-1:]
        return " or ".join(plain + placed)

    def hear(self) -> str | None:
        """The next line typed, or None at the end of the input."""
        prompt = f"{in_words(self.chips)} {self.table.setting.currency} › "
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
            "help": lambda: put(self.console, table(("say", "to"), help_for(self.table.game))),
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
        }
        if rest and word in ALONE:
            raise BancaError(f"say “{word}” and nothing more")
        turn = self.table.turn
        if isinstance(turn, Decision):
            asked |= {act.name: partial(self.decide, act, rest) for act in turn.choices}
            asked |= dict.fromkeys(("go", "step"), self.ask) if turn.prescribed is None else {}
        asked.get(word, lambda: self.bet(heard))()

    def ask(self) -> None:
        turn = self.table.turn
        choices = turn.choices if isinstance(turn, Decision) else ()
        raise BancaError(f"you have to decide: {' or '.join(act.name for act in choices)}")

    # Bets.

    def bet(self, heard: str) -> None:
        boxed = re.fullmatch(r"(.+) at (\d{1,4})", heard)
        heard, place = (boxed[1], int(boxed[2])) if boxed else (heard, None)
        words, _, amount = heard.rpartition(" ")
        if not words and heard in self.table.game.act_kinds:
            self.change(self.table.game.read_act({"act": heard, "player": YOU}))
            return
        if not words:
            self.read_bet(heard)
            raise BancaError(f"how much on {heard}? as in “{heard} 100”")
        bet, selection = self.read_bet(words)
        stake = minor_units(amount)
        if stake > self.chips:
            raise BancaError(f"you have {in_words(self.chips)}, not {in_words(stake)}")
        if stake == 0:
            raise BancaError("a stake is above zero")
        self.change(Bet(YOU, bet, stake, selection, place=place))

    def read_bet(self, words: str) -> tuple[str, str | None]:
        bet, _, selection = words.strip().partition(" ")
        kinds = self.table.game.kinds(self.table.setting)
        if bet not in kinds:
            raise BancaError(f"no bet {bet!r} here (nor a word I know, see “help”): {', '.join(kinds)}")
        return bet, selection or None

    def read_back(self, words: str) -> Withdraw:
        """All of a bet, or a part where the last word is no part of what it was placed on."""
        bet, selection = self.read_bet(words)
        kind = self.table.game.kinds(self.table.setting)[bet]
        stake = None
        if selection and kind.refusal(selection):
            chosen, _, amount = selection.rpartition(" ")
            selection, stake = chosen or None, minor_units(amount)
        lies = [s.position for s in self.lying() if s.position.bet == bet]
        place = lies[0].place if lies else None
        return Withdraw(YOU, bet, selection, stake, place=place)

    def read_move(self, words: str) -> Move:
        found = re.fullmatch(r"(\S+(?: \S+)*?) (?:to )?([a-z][a-z-]*(?: \S+)*)", words.strip())
        if not found:
            raise BancaError("move which bet to which? as in “move small big” or “move total 9 total 10”")
        (bet, selection), (to, to_selection) = self.read_bet(found[1]), self.read_bet(found[2])
        return Move(YOU, bet, to, selection, to_selection)

    def read_said(self, words: str) -> Act:
        """An act as in a record: `void why=stacked`, `broken buttons=1`."""
        if not words.strip():
            raise BancaError(f"what should be done? one of {', '.join((*sorted(self.table.game.steps), 'void'))}")
        name, *pairs = words.split()
        fields: dict[str, Any] = {"act": name}
        for pair in pairs:
            key, _, value = pair.partition("=")
            kind = self.table.game.act_kinds.get(name)
            listed = kind is not None and kind.checks.get(key) == "dice"
            fields[key] = self.tokens(value.strip("[]")) if listed else self.tokens(value, apart="$")[0]
        act = self.table.game.read_act(fields)
        if isinstance(act, Bet | Withdraw | Move):
            raise BancaError(f"say a bet by its name, as in {self.examples()}")
        return act

    def change(self, act: Act) -> None:
        done = self.table.do(act)
        if isinstance(act, Bet | Withdraw | Move):
            self.say(f"  {self.staked_text()}")
        else:
            self.announce([self.spoken(done)])
        if self.table.is_over:
            self.settle()

    def decide(self, act: Act, amount: str) -> None:
        """Your answer to what the croupier asks, and on from there."""
        game, state = self.table.game, self.table.state
        if amount and "stake" not in act.checks:
            raise BancaError(f"say “{act.name}” and nothing more")
        if amount:
            act = game.read_act({**act.plain(), "stake": minor_units(amount)})
        if refusal := game.refusal(state, act):
            raise game.refused(refusal)
        more = sum(s.amount for s in game.after(state, act).stakes) - sum(s.amount for s in state.stakes)
        if more > self.chips:
            raise BancaError(f"you have {in_words(self.chips)}, not {in_words(more)}")
        self.go_on(self.spoken(self.table.do(act)))
        self.rest()

    def staked_text(self, but: Stakes = ()) -> str:
        lying = [
            f"{in_words(s.amount)} on {named(s.position.bet, s.position.selection)}"
            for s in self.lying()
            if s not in but
        ]
        return ", ".join(lying) or "nothing lies on the layout"

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
            self.say(f"  What do you do? {' or '.join(act.name for act in turn.choices)}")
        elif isinstance(turn, Betting):
            self.betting_is_open()

    def betting_is_open(self) -> None:
        commitment = self.table.commitment
        if commitment and commitment != self.seal_shown:
            self.seal_shown = commitment
            what = "cards are" if self.table.game.deals else "result is"
            self.say(f"  The {what} fixed and sealed: sha256 {commitment}", style="dim")
        self.show_board()
        self.say("  Betting is open.")

    def show_board(self) -> None:
        for shown in board(self.table, YOU, self.lang):
            self.console.print(shown)

    def go(self) -> None:
        """What is prescribed next, and on from there until you are asked, bets may be made or the round is settled."""
        said = []
        while True:
            done = self.step()
            said.append(self.spoken(done))
            if done.act.name not in PRELIMINARIES or self.table.is_over:
                break
        self.go_on(*said)
        self.rest()

    def one_step(self) -> None:
        self.announce([self.spoken(self.step())])
        if self.table.is_over:
            self.settle()

    def go_on(self, *already: Said) -> None:
        done = list(already)
        while not self.waits():
            if self.types_in():
                self.announce(done)
                done = []
            done.append(self.spoken(self.step()))
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
        name = "card" if "card" in like.checks else next(iter(like.checks))
        fixed = {"to": like.plain()["to"]} if "to" in like.plain() else {}
        asked = " ".join([like.name, *(f"to {to}" for to in fixed.values())])
        while True:
            try:
                heard = input(f"  {asked}? " if sys.stdin.isatty() else "").strip()
            except (EOFError, KeyboardInterrupt):
                heard = "quit"
            if heard in ("quit", "q", "exit"):
                raise NeverShown(f"the act {like.name} is missing")
            try:
                return self.table.do(self.read_shown(heard, like, name, fixed))
            except BancaError as error:
                self.say(f"✗ {error} (or: do ACT, quit)", style="yellow")

    @staticmethod
    def tokens(said: str, apart: str = r"[\s,-]+") -> list[int | str]:
        """The numbers and names in what was typed."""
        return [int(t) if t.isdecimal() else t for t in re.split(apart, said)]

    def read_shown(self, heard: str, like: Act, name: str, fixed: dict[str, Any]) -> Act:
        if heard.startswith("void"):
            why = heard.partition(" ")[2]
            return self.table.game.read_act({"act": "void", **({"why": why} if why else {})})
        if heard.startswith("do "):
            return self.read_said(heard.removeprefix("do "))
        tokens = self.tokens(heard)
        if name == "card" and len(tokens) > 1 and "hand" not in self.table.game.act_kinds:
            raise BancaError("one card at a time, as in Ah")
        if name == "card" and len(tokens) > 1:  # a whole hand, where the game knows hands
            return self.table.game.read_act({"act": "hand", "cards": tokens, **fixed})
        value = tokens if like.checks[name] == "dice" else tokens[0]
        return self.table.game.read_act({"act": like.name, name: value, **fixed})

    def spoken(self, done: Done) -> Said:
        """What the croupier says of an act as he does it, with its article: nothing of payments and hidden cards."""
        said = (
            None if done.act.name in ("take", "pay", "return") else aloud(self.table, done.act, self.in_words(done.act))
        )
        return done.clauses[0], said

    def announce(self, steps: list[Said]) -> None:
        """The steps in the croupier's words, those of one article together."""
        edition = self.table.setting.edition
        heard = [(clause, words) for clause, words in steps if words is not None]
        for clause, same in groupby(heard, key=lambda step: step[0]):
            words = [(w, len(list(again))) for w, again in groupby(words for _, words in same)]
            said = ", ".join(f"{w} ×{n}" if n > 1 else w for w, n in words)
            said = re.sub(r"(?<=, )[A-ZÀ-Ý](?=[a-zà-ÿ])", lambda first: first[0].lower(), said)
            self.say(f"  {said}  [{edition.cite(clause)}]", style="dim")

    def in_words(self, act: Act) -> str:
        names = self.table.setting.edition.acts.get(act.name)
        shown = [
            in_words(value)
            if field_ == "stake"
            else "-".join(map(str, value))
            if isinstance(value, list)
            else str(value)
            for field_, value in act.plain().items()
            if field_ not in ("act", "place") and value != YOU
        ]
        return " ".join([names.said_in(self.lang) if names else act.name, *shown])

    def settle(self, *, next_round: bool = True) -> None:
        game, state = self.table.game, self.table.state
        result = result_text(game.result(state))
        self.results.append(result)
        self.say(f"  {result}", style="bold green")
        settlement = game.settle(state)
        self.settled = settlement.lines
        self.bank += settlement.players.get(YOU, 0)
        if self.settled:
            put(self.console, settlement_table(self.table.setting.edition, self.settled, brief=True))
            net = sum(line.net for line in self.settled)
            self.say(
                f"  You won {in_words(net)}."
                if net > 0
                else f"  You lost {in_words(-net)}."
                if net
                else "  You are even."
            )
        if settlement.standing:
            self.say(f"  On the layout: {self.staked_text()}.")
        self.open_seals()
        if self.record_to:
            with Path(self.record_to).open("a", encoding="utf-8") as file:
                file.write(json.dumps(self.table.records[-1], ensure_ascii=False) + "\n")
        if self.chips < self.table.setting.limits.minimum:
            self.say("  Your chips are below the least stake of this table.")
        if next_round:
            self.table.open_round()
            self.say("")
            self.open_bets()

    def open_seals(self) -> None:
        """A result in one line; of cards only how many opened, for the record has them all."""
        seals = self.table.seals
        if self.table.game.deals:
            opened = len(seals) - len(self.table.unopened)
            if opened:
                self.say(f"  {opened} seals open; --record writes them down.", style="dim")
            return
        for seal in seals:
            void = " of the void round" if seal is not seals[-1] else ""
            self.say(f"  The seal{void} opens: sha256 of {seal.nonce}:{seal.result}", style="dim")

    def leave(self) -> None:
        """Stakes that may be taken back are; the others are played out, so that no money is left in the air."""
        try:
            while self.take_back():
                self.go_on(self.spoken(self.answered() or self.step()))
                if self.table.is_over:
                    self.settle(next_round=False)
                    self.table.open_round()
        except NeverShown:
            self.leave_unplayed()
            return
        self.say(f"You leave with {in_words(self.chips)} {self.table.setting.currency}.")

    def leave_unplayed(self) -> None:
        """What was staked in a round that nobody played goes back; what stood there before stays."""
        game, opening = self.table.game, self.table.game.opening(self.table.setting)
        standing = game.standing(opening)
        self.say(f"  The round was not played: {self.staked_text(standing)} goes back to you.")
        if standing:
            text = ", ".join(f"{in_words(s.amount)} on {named(s.position.bet, s.position.selection)}" for s in standing)
            self.say(f"  What stood on the layout stays there: {text}.")
        left = self.bank - sum(stake.amount for stake in standing)
        self.say(f"You leave with {in_words(left)} {self.table.setting.currency}.")

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


def with_examples(setting: Setting) -> Setting:
    """Where nothing is posted at the table, what a house might post: so that there is a jackpot to bet on."""
    if setting.parameters:
        return setting
    law = setting.edition
    examples = {n: read_parameter(law, n, p.example) for n, p in law.parameters.items() if p.example is not None}
    return replace(setting, parameters=examples)


def run(given: Namespace) -> int:
    limits = Limits(minor_units(given.minimum), minor_units(given.maximum), minor_units(given.unit))
    if given.typed and given.seed:
        raise OptionError("--typed and --seed do not go together: results are typed in, or come from a seed")
    game, setting = setting_of(given, limits=limits, currency=given.currency)
    setting = with_examples(setting)
    if given.record:
        Path(given.record).open("a", encoding="utf-8").close()  # better to know now than after the first round
    source: Source | None = None if given.typed else Seeded(given.seed) if given.seed else Entropy()
    table_ = Table(game, setting, source)
    with suppress(ImportError):
        import readline  # noqa: F401 - its import is all that input() needs for editing and recall
    Seat(table_, minor_units(given.chips), screen(), language(given.lang), given.record).sit()
    return 0
