"""You at a table of a house on the network: the same words as at a table of your own, and what others do is shown."""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from rich.console import Console

from banca.cli.names import choices_text, fold_name, value_text
from banca.cli.play.input_parser import InputParser
from banca.cli.play.second_person import refusal_text
from banca.cli.play.session import ALONE, PAYMENTS, TO
from banca.cli.play.typed_results import QUIT
from banca.cli.play.view import FIXED, TableView
from banca.cli.screen import minor_units, result_text, settlement_table
from banca.cli.tables import print_table, table
from banca.cli.terminal import YOU
from banca.cli.words import TableWords
from banca.client import CommandRefused, Seat
from banca.games import game_of
from banca.law import Language
from banca.law.numbers import as_typed, whole_number
from banca.material.cards import NUMBER_OF as CARDS
from banca.material.tiles import NUMBER_OF as TILES
from banca.messages import BancaError, has_message, joined, money_text
from banca.money import Line, Odds, Position, Stake, Stakes
from banca.play.act import HIDDEN, Act, Bet
from banca.play.fields import fields_of
from banca.play.game import CARDS as OF_CARDS
from banca.play.game import THROWS
from banca.play.record import VERSION, read_setting
from banca.protocol.messages import Change, Notice, Timer
from banca.table import Table

UNSAID = ("act", "entry", "round", "player", "place")  # of an act, in its line
MONEY = ("stake", "amount")
HELP = (
    *("help-bet", "help-back", "help-move", "play-at-help-decide", "help-bets-and-edge", "help-lying", "help-why"),
    *("help-history", "help-rules", "help-do", "help-quit"),
)


class RemoteSession:
    """Your seat at a remote table. Odds, articles and reasons are worked out here, from the setting that it shows."""

    def __init__(self, seat: Seat, console: Console, lang: Language) -> None:
        self.seat, self.lang = seat, lang
        self.table = local_table(seat)
        self.view = TableView(self.table, console, lang)
        self.parser = InputParser(self.view, self.examples)
        self.words = TableWords(lang, self.view.edition.game, (TO,))
        self.say, self.message, self.complaint = self.view.say, self.view.message, self.view.complaint
        self.settled: tuple[Line, ...] = ()
        self.results: list[str] = []
        self.ended = (seat.view["last"] or {}).get("round", 0)
        self.asked: Any = None  # the choices that were put to you last
        self.window: Any = None  # the betting window that was announced last
        self.prompted = ""  # what stands before the cursor
        self.commitments: tuple[str, ...] = ()

    # What is there.

    @property
    def edition(self) -> Any:
        return self.view.edition

    @property
    def purse(self) -> str:
        return f"{money_text(self.lang, self.seat.you.get('purse', 0))} {self.table.setting.currency}"

    def stakes(self) -> Stakes:
        """Your own."""
        return tuple(each for each in map(self.stake_of, self.seat.view["stakes"].values()) if self.is_mine(each))

    def is_mine(self, stake: Stake) -> bool:
        return stake.position.player == YOU

    def stake_of(self, said: Mapping[str, Any]) -> Stake:
        return Stake(self.position(said), said["amount"])

    def position(self, said: Mapping[str, Any]) -> Position:
        player = YOU if said["player"] == self.seat.me else said["player"]
        chosen = said.get("selection")
        selection = tuple(chosen) if isinstance(chosen, list) else chosen
        return Position(player, said["bet"], selection, said.get("layout", 1), said.get("place"))

    def examples(self) -> str:
        positions = self.table.game.positions(self.table.setting)[:1]
        typed = (
            self.message("play-typed", words=f"{bet} {chosen or ''} 100".replace("  ", " "))
            for bet, chosen in positions
        )
        return joined(self.lang, typed)

    # The loop.

    async def run(self) -> None:
        seat = self.seat
        self.view.show_heading(seat.you.get("purse", 0))
        self.say(self.message("play-at-table", table=seat.table, name=seat.me, examples=self.examples()))
        watching = asyncio.create_task(self.watch())
        try:
            while (line := await self.hear(watching)) is not None and line != QUIT:
                await self.follow(line)
        finally:
            watching.cancel()
        if watching.done() and not watching.cancelled():
            watching.result()
        self.leave()

    async def follow(self, line: str) -> None:
        try:
            await self.answer(line if line.startswith("do ") else line.lower())
        except CommandRefused as refused:
            self.say(f"✗ {refused}", style="yellow")
        except BancaError as error:
            self.say(f"✗ {refusal_text(error, self.lang, self.edition)}", style="yellow")

    async def hear(self, watching: "asyncio.Task[None]") -> str | None:
        """The next line typed; None at the end of the input, or of the table. Nothing waits for a line but this."""
        loop = asyncio.get_running_loop()
        typed: asyncio.Future[str | None] = loop.create_future()
        self.prompted = f"{self.purse} › " if sys.stdin.isatty() else ""

        def tell(line: str | None) -> None:
            if not typed.done():
                typed.set_result(line)

        prompt = self.prompted

        def read() -> None:
            try:
                line = input(prompt)
            except (EOFError, KeyboardInterrupt):
                loop.call_soon_threadsafe(tell, None)
            else:
                loop.call_soon_threadsafe(tell, line)

        threading.Thread(target=read, daemon=True).start()
        either: set[asyncio.Future[Any]] = {typed, watching}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        self.prompted = ""
        line = typed.result() if typed.done() else None
        return None if line is None else self.words.understood(line)

    async def answer(self, text: str) -> None:
        command, _, rest = text.replace("?", "").strip().partition(" ") if text != "?" else ("help", "", "")
        asked: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": self.show_help,
            "bets": self.view.show_bets,
            "odds": self.view.show_bets,
            "lying": lambda: self.say(f"  {self.staked_text()}"),
            "history": lambda: self.view.show_history(self.results),
            "why": lambda: self.explain(rest),
            "rules": lambda: self.view.show_article(rest),
            "go": self.must_wait,
            "step": self.must_wait,
        }
        done: dict[str, Callable[[], Awaitable[None]]] = {
            "back": lambda: self.do(self.parser.read_withdrawal(rest, self.stakes())),
            "move": lambda: self.do(self.parser.read_move(rest)),
            "do": lambda: self.do(self.parser.read_act(rest)),
        }
        if rest and command in ALONE:
            raise self.complaint("play-nothing-more", said=command)
        if choice := self.chosen(command, rest):
            await self.do(choice)
        elif command in asked:
            asked[command]()
        elif command in done:
            await done[command]()
        else:
            await self.bet(text)

    def chosen(self, command: str, rest: str) -> Act | None:
        """One of the choices put to you, by its name or its number."""
        choices = self.choices()
        number = whole_number(command) if not rest else None
        if choices and number is not None and 1 <= number <= len(choices):
            return choices[number - 1]
        named = [choice for choice in choices if choice.name == command]
        if not named:
            return None
        if rest and "stake" in fields_of(type(named[0])):
            return self.table.game.read_act({**named[0].to_json(), "stake": minor_units(rest)})
        return named[0]

    def choices(self) -> tuple[Act, ...]:
        return tuple(self.table.game.read_act(each) for each in self.seat.you.get("choices", ()))

    # What you do.

    async def bet(self, text: str) -> None:
        words, place = self.parser.read_place(text)
        named, _, amount = words.rpartition(" ")
        if not named or (fold_name(words) in self.parser.typed_bets() and not amount[:1].isdecimal()):
            self.parser.read_bet(words)
            raise self.complaint("play-how-much", bet=as_typed(words))
        bet, selection = self.parser.read_bet(named)
        await self.do(Bet(YOU, bet, minor_units(amount), selection, place=place))

    async def do(self, act: Act) -> None:
        said = {name: self.seat.me if value == YOU else value for name, value in act.to_json().items()}
        await self.seat.act(said)
        if act.name in ("bet", "withdraw", "move"):
            self.say(f"  {self.staked_text()}")

    def must_wait(self) -> None:
        raise self.complaint("play-at-house-goes-on")

    def staked_text(self) -> str:
        return self.view.stakes_text(self.stakes()) or self.message("play-nothing-lies")

    # What you ask.

    def show_help(self) -> None:
        example = {"help-do": {"example": self.view.terminal.example_act}}
        offered = (name for name in HELP if name != "help-move" or "move" in self.table.game.act_kinds)
        lines = [(self.message(f"{name}-typed"), self.message(name, **example.get(name, {}))) for name in offered]
        print_table(self.view.console, table(("say", "to"), lines, lang=self.lang))

    def explain(self, which: str) -> None:
        if not self.settled:
            raise self.complaint("play-at-nothing-settled")
        self.view.explain(which, self.settled, self.results[-1])

    # What happens.

    async def watch(self) -> None:
        async for message in self.seat:
            match message:
                case Change(acts=acts):
                    self.follow_setting()
                    self.show_acts(acts)
                    self.show_settlement()
                case Timer(of="betting", total=total) if total:
                    self.show_window(total)
                case Notice():
                    self.interrupt(self.message(message.message, **message.parameters))
            self.ask()

    def follow_setting(self) -> None:
        """Options may have changed, and what the table remembers does."""
        found = local_table(self.seat)
        if found.setting != self.table.setting:
            self.table = self.view.table = self.parser.table = found

    def interrupt(self, text: str, style: str | None = None) -> None:
        """Something is said while you may be typing: what you typed so far stays yours."""
        if self.prompted:
            self.view.console.print()
        self.say(text, style=style)
        if self.prompted:
            self.prompted = f"{self.purse} › "
            sys.stdout.write(self.prompted)
            sys.stdout.flush()

    def show_acts(self, acts: Iterable[Mapping[str, Any]]) -> None:
        said = [self.act_text(act) for act in acts if act["act"] not in PAYMENTS and act.get("player") != self.seat.me]
        if said:
            self.interrupt(f"  {joined(self.lang, said)}", style="dim")

    def act_text(self, act: Mapping[str, Any]) -> str:
        """What somebody did, as it was seen."""
        names = self.edition.acts.get(act["act"])
        called = names.said_in(self.lang) if names else act["act"]
        values = [
            money_text(self.lang, value) if name in MONEY else value_text(self.edition, self.lang, value)
            for name, value in act.items()
            if name not in UNSAID and value is not None
        ]
        text = self.message("play-act-shown", act=called, values=" ".join(values)) if values else called
        return self.message("play-at-somebody", name=act["player"], does=text) if act.get("player") else text

    def show_window(self, total: int) -> None:
        self.show_commitments()
        if (window := (self.seat.view["round"], self.seat.turn.get("act"))) != self.window:
            self.window = window
            self.interrupt(f"  {self.message('play-at-betting-open', seconds=total // 1000)}")

    def show_commitments(self) -> None:
        of = OF_CARDS if self.table.game.traits.deals else THROWS
        for each in self.seat.view["commitments"]:
            if each not in self.commitments:
                self.commitments += (each,)
                self.interrupt(f"  {self.message(FIXED[of], commitment=each)}", style="dim")

    def ask(self) -> None:
        """Put the choices to you, once."""
        choices = self.choices()
        asked = (self.seat.view["round"], choices, self.seat.seq) if choices else None
        if asked is None or asked[:2] == (self.asked or ())[:2]:
            self.asked = asked and self.asked
            return
        self.asked = asked
        self.show_board()
        if len({choice.name for choice in choices}) == len(choices):
            question = self.message("play-what-do-you-do", choices=choices_text(self.edition, self.lang, choices))
        else:
            said = ({**act.to_json(), "player": None} for act in choices)
            texts = (f"{number}: {self.act_text(act)}" for number, act in enumerate(said, 1))
            question = self.message("play-what-do-you-do", choices=joined(self.lang, texts, "list-phrases"))
        self.interrupt(f"  {question}")

    def show_board(self) -> None:
        """The cards and tiles that you see."""
        seen = {**self.seat.view.get("seen", {}), **self.seat.you.get("seen", {})}
        for name, value in seen.items():
            label = next(filter(has_message, (f"result-{name}", f"play-at-{name.replace('_', '-')}")), None)
            if label and (faces := list(faces_in(value))) and all(map(is_face, faces)):
                shown = value_text(self.edition, self.lang, faces)
                self.interrupt(f"  {self.message('named-value', name=self.message(label), value=shown)}")

    def show_settlement(self) -> None:
        last = self.seat.view["last"] or {}
        if last.get("round", 0) <= self.ended:
            return
        self.ended = last["round"]
        self.results.append(result_text(last.get("result"), self.edition, self.lang))
        self.interrupt(f"  {self.results[-1]}", style="bold green")
        mine = [line for line in last["settlement"]["lines"] if line["player"] == self.seat.me]
        self.settled = tuple(map(self.line_of, mine)) or self.settled
        if mine:
            print_table(self.view.console, settlement_table(self.edition, self.settled, self.lang, brief=True))
            self.interrupt(f"  {self.view.net_text(self.settled)}")

    def line_of(self, said: Mapping[str, Any]) -> Line:
        price = str(said.get("odds") or "").partition(" ")[0].partition(":")
        return Line(
            self.position(said),
            said["stake"],
            said["result"],
            Odds(int(price[0]), int(price[2])) if price[0] else None,
            said["returned"],
            said["prize"],
            said["commission"],
            said["breakage"],
            Fraction(said.get("due", 0)),
            tuple(said["clauses"]),
            tuple(said["readings"]),
        )

    def leave(self) -> None:
        if self.stakes():
            self.say(f"  {self.message('play-at-stakes-stay', stakes=self.staked_text())}")
        chips = money_text(self.lang, self.seat.you.get("purse", 0))
        self.say(self.message("play-leave", chips=chips, currency=self.table.setting.currency))


def local_table(seat: Seat) -> Table:
    """A table with the same setting, at which nothing is played: words are read and odds are counted by it."""
    said = seat.view["setting"]
    game = game_of(said["edition"])
    return Table(game, read_setting(game, {"banca": VERSION, **said}))


def faces_in(value: Any) -> Iterable[Any]:
    """What lies in lists and by places, one after another."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from faces_in(each)
    else:
        yield value


def is_face(value: Any) -> bool:
    return value == HIDDEN or value in CARDS or value in TILES
