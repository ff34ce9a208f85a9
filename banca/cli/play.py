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
from banca.cli.names import act_text, choices_text, joined, read_typed, typed_bets, unquoted, value_text
from banca.cli.screen import (
    minor_units,
    options_line,
    put,
    result_text,
    screen,
    setting_of,
)
from banca.cli.settle import settlement_table
from banca.cli.talk import YOU, Talk
from banca.law import BancaError, OptionError, language, read_parameter
from banca.material.chance import Entropy, Seeded, Source
from banca.money import Limits, Stakes, in_words, named
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.table import Done, Table

PRELIMINARIES = ("offer", "choose", "check-dice")  # after which the croupier need not be told again to go on
ALONE = ("help", "bets", "odds", "lying", "history", "go", "step")  # words that take no others


Said = tuple[str, str | None]  # a clause, and what the croupier says when he does what rests on it


class NeverShown(BancaError):
    """The croupier left before typing in the result."""


class Seat(Talk):
    """You at the table: your bets, and the croupier who goes on."""

    # The talk.

    def sit(self) -> None:
        self.console.rule(f"[bold]{self.edition.names.said_in(self.lang)}[/bold] · {self.edition.slug}")
        self.console.print(options_line(self.table.setting, self.lang), style="dim")
        limits, currency = self.table.setting.limits, self.table.setting.currency
        known = {"minimum": in_words(limits.minimum), "currency": currency, "chips": in_words(self.chips)}
        most = limits.maximum
        self.say(self.word("stakes_to", maximum=in_words(most), **known) if most else self.word("stakes_up", **known))
        self.say(f"{self.word('how_to_bet', examples=self.examples())}\n")
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
        return joined(self.lang, plain + placed, "or")

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
        }
        if rest and word in ALONE:
            raise self.complaint("nothing_more", said=word)
        turn = self.table.turn
        if isinstance(turn, Decision):
            asked |= {act.name: partial(self.decide, act, rest) for act in turn.choices}
            asked |= dict.fromkeys(("go", "step"), self.ask) if turn.prescribed is None else {}
        asked.get(word, lambda: self.bet(heard))()

    def ask(self) -> None:
        turn = self.table.turn
        choices = turn.choices if isinstance(turn, Decision) else ()
        raise self.complaint("must_decide", choices=choices_text(self.edition, self.lang, choices))

    # Bets.

    def bet(self, heard: str) -> None:
        boxed = re.fullmatch(r"(.+) at (\d{1,4})", heard)
        heard, place = (boxed[1], int(boxed[2])) if boxed else (heard, None)
        words, _, amount = heard.rpartition(" ")
        if not words and heard in self.table.game.act_kinds:
            self.change(self.table.game.read_act({"act": heard, "player": YOU}))
            return
        named_alone = unquoted(heard) in self.typed_bets() and not amount[:1].isdecimal()
        if not words or named_alone:
            self.read_bet(heard)
            raise self.complaint("how_much", bet=heard)
        bet, selection = self.read_bet(words)
        stake = minor_units(amount, self.lang)
        self.afford(stake)
        if stake == 0:
            raise self.complaint("above_zero")
        self.change(Bet(YOU, bet, stake, selection, place=place))

    def afford(self, stake: int) -> None:
        if stake > self.chips:
            raise self.complaint("not_so_much", chips=in_words(self.chips), amount=in_words(stake))

    def typed_bets(self) -> dict[str, str]:
        return typed_bets(self.edition, self.lang, self.table.game.kinds(self.table.setting))

    def read_bet(self, words: str) -> tuple[str, str | None]:
        """A bet by its word or by its name, and what it is placed on."""
        if read := read_typed(self.edition, self.lang, words, self.typed_bets()):
            return read
        offered = ", ".join(self.table.game.kinds(self.table.setting))
        raise self.complaint("no_such_bet", bet=words.strip().partition(" ")[0], bets=offered)

    def read_back(self, words: str) -> Withdraw:
        """All of a bet, or a part where the last word is no part of what it was placed on."""
        bet, selection = self.read_bet(words)
        kind = self.table.game.kinds(self.table.setting)[bet]
        stake = None
        if selection and kind.refusal(selection):
            chosen, _, amount = selection.rpartition(" ")
            selection, stake = chosen or None, minor_units(amount, self.lang)
        lies = [s.position for s in self.lying() if s.position.bet == bet]
        place = lies[0].place if lies else None
        return Withdraw(YOU, bet, selection, stake, place=place)

    def read_move(self, words: str) -> Move:
        """From where to where: parted at the first space behind which another bet begins, with or without “to”."""
        for space in re.finditer(r" (?:to )?", words.strip()):
            before, behind = words.strip()[: space.start()], words.strip()[space.end() :]
            if read_typed(self.edition, self.lang, behind, self.typed_bets()):
                (bet, selection), (to, to_selection) = self.read_bet(before), self.read_bet(behind)
                return Move(YOU, bet, to, selection, to_selection)
        raise self.complaint("move_which")

    def read_said(self, words: str) -> Act:
        """An act as in a record: `void why=stacked`, `broken buttons=1`."""
        if not words.strip():
            raise self.complaint("what_to_do", acts=", ".join((*sorted(self.table.game.steps), "void")))
        name, *pairs = words.split()
        fields: dict[str, Any] = {"act": name}
        for pair in pairs:
            key, _, value = pair.partition("=")
            kind = self.table.game.act_kinds.get(name)
            listed = kind is not None and kind.checks.get(key) == "dice"
            fields[key] = self.tokens(value.strip("[]")) if listed else self.tokens(value, apart="$")[0]
        act = self.table.game.read_act(fields)
        if isinstance(act, Bet | Withdraw | Move):
            raise self.complaint("bet_by_name", examples=self.examples())
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
            raise self.complaint("nothing_more", said=act.name)
        if amount:
            act = game.read_act({**act.plain(), "stake": minor_units(amount, self.lang)})
        if refusal := game.refusal(state, act):
            raise game.refused(refusal)
        more = sum(s.amount for s in game.after(state, act).stakes) - sum(s.amount for s in state.stakes)
        self.afford(more)
        self.go_on(self.spoken(self.table.do(act)))
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
            choices = choices_text(self.edition, self.lang, turn.choices)
            self.say(f"  {self.word('what_do_you_do', choices=choices)}")
        elif isinstance(turn, Betting):
            self.betting_is_open()

    def betting_is_open(self) -> None:
        commitment = self.table.commitment
        if commitment and commitment != self.seal_shown:
            self.seal_shown = commitment
            sealed = "cards_sealed" if self.table.game.deals else "result_sealed"
            self.say(f"  {self.word(sealed, digest=commitment)}", style="dim")
        self.show_board()
        self.say(f"  {self.word('betting_open')}")

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
        asked = act_text(self.edition, self.lang, like.name)
        for to in fixed.values():
            asked = self.word("typed_to", act=asked, to=value_text(self.edition, self.lang, to))
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
                self.say(f"✗ {self.word('or_do', error=error)}", style="yellow")

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
            raise self.complaint("one_card")
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
        heard = [(clause, words) for clause, words in steps if words is not None]
        for clause, same in groupby(heard, key=lambda step: step[0]):
            words = [(w, len(list(again))) for w, again in groupby(words for _, words in same)]
            said = joined(self.lang, (f"{w} ×{n}" if n > 1 else w for w, n in words))
            said = re.sub(r"(?<=, )[A-ZÀ-Ý](?=[a-zà-ÿ])", lambda first: first[0].lower(), said)
            self.say(f"  {said}  [{self.edition.cite(clause)}]", style="dim")

    def in_words(self, act: Act) -> str:
        names = self.edition.acts.get(act.name)
        shown = [
            in_words(value) if field_ == "stake" else value_text(self.edition, self.lang, value)
            for field_, value in act.plain().items()
            if field_ not in ("act", "place") and value != YOU
        ]
        return " ".join([names.said_in(self.lang) if names else act.name, *shown])

    def settle(self, *, next_round: bool = True) -> None:
        game, state = self.table.game, self.table.state
        result = result_text(game.result(state), self.edition, self.lang)
        self.results.append(result)
        self.say(f"  {result}", style="bold green")
        settlement = game.settle(state)
        self.settled = tuple(line for line in settlement.lines if line.position.player == YOU)
        self.bank += settlement.players.get(YOU, 0)
        if self.settled:
            put(self.console, settlement_table(self.edition, self.settled, self.lang, brief=True))
            net = sum(line.net for line in self.settled)
            came_to = "won" if net > 0 else "lost" if net else "even"
            self.say(f"  {self.word(came_to, amount=in_words(abs(net)))}")
        if settlement.standing:
            self.say(f"  {self.word('on_the_layout', stakes=self.staked_text())}")
        self.open_seals()
        if self.record_to:
            with Path(self.record_to).open("a", encoding="utf-8") as file:
                file.write(json.dumps(self.table.records[-1], ensure_ascii=False) + "\n")
        if self.chips < self.table.setting.limits.minimum:
            self.say(f"  {self.word('chips_too_few')}")
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
                self.say(f"  {self.word('seals_open', count=opened)}", style="dim")
            return
        for seal in seals:
            opens = "seal_opens" if seal is seals[-1] else "void_seal_opens"
            self.say(f"  {self.word(opens, sealed=f'{seal.nonce}:{seal.result}')}", style="dim")

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
        self.say(self.word("leave", chips=in_words(self.chips), currency=self.table.setting.currency))

    def leave_unplayed(self) -> None:
        """What was staked in a round that nobody played goes back; what stood there before stays."""
        game, opening = self.table.game, self.table.game.opening(self.table.setting)
        standing = game.standing(opening)
        self.say(f"  {self.word('not_played', stakes=self.staked_text(standing))}")
        if standing:
            self.say(f"  {self.word('stays_there', stakes=self.stakes_text(standing))}")
        left = self.bank - sum(stake.amount for stake in standing)
        self.say(self.word("leave", chips=in_words(left), currency=self.table.setting.currency))

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
