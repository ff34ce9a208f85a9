"""Your dialogue at a table of pai kau: the bank when it is yours, your four tiles in two groups, their values."""

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial

from banca.cli.counting import counting_at_table
from banca.cli.games.pai_kau.board import (
    COMPARED,
    MARK,
    group_cells,
    order,
    round_number,
    seats_to_arrange,
)
from banca.cli.games.pai_kau.bots import in_units
from banca.cli.names import shortest, value_text
from banca.cli.play.dialogue import Dialogue
from banca.cli.tables import print_table, table
from banca.cli.terminal import YOU
from banca.cli.words import at_place, plain
from banca.exact import decimal
from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.bank import ROUNDS, entitled_seat, house_capital, least_capital
from banca.games.pai_kau.equipment import BANK, CO_BET, SEAT
from banca.games.pai_kau.order import Arrangement, divisions
from banca.games.pai_kau.shaking import MANNERS, Cut, Declare
from banca.games.pai_kau.state import Round
from banca.games.pai_kau.ways import house_way
from banca.messages import joined, money_text
from banca.play.turn import Decision
from banca.table import Done

NUMBERS = ("1", "2", "3")  # four tiles have at most three divisions
EVERY = "all"
HELP = (
    "pai-kau-help-seat",
    "pai-kau-help-co-bet",
    "pai-kau-help-backing",
    "pai-kau-help-bank",
    "pai-kau-help-agree",
    "pai-kau-help-cut",
    "pai-kau-help-declare",
    "pai-kau-help-divide",
    "pai-kau-help-hint",
    "pai-kau-help-tiles",
    "pai-kau-help-order",
)


def percent(part: Fraction | int, of: int = 1) -> str:
    return f"{decimal(Fraction(part) / of * 100, 2)} %"


def arrange_act(place: int, chosen: Arrangement) -> Arrange:
    return Arrange(YOU, place, tuple(chosen.front), tuple(chosen.back))


class PaiKauDialogue(Dialogue):
    @property
    def state(self) -> Round:
        state: Round = self.table.state  # type: ignore[assignment]
        return state

    def examples(self) -> str:
        seat, co_bet = (shortest(self.view.edition, self.lang, bet) for bet in (SEAT, CO_BET))
        return joined(self.lang, map(self.quote, (f"{seat} 100", f"{co_bet} 50 {at_place(self.lang, 3)}")), "list-or")

    within = (EVERY,)

    def help_messages(self) -> Sequence[str]:
        return HELP

    def commands(self, rest: str) -> dict[str, Callable[[], None]]:
        found: dict[str, Callable[[], None]] = {
            "arrange": lambda: self.arrange(rest),
            "hint": lambda: self.show_hint(rest),
            "order": lambda: self.show_order(rest),
            "tiles": self.view.show_board,
            "cut": lambda: self.session.change(Cut(YOU, self.own_place())),
            "declare": lambda: self.session.change(Declare(YOU, self.manner(rest))),
        }
        found |= {number: partial(self.arrange, f"{number} {rest}") for number in NUMBERS}
        return found | (dict.fromkeys(("go", "step"), self.ask_for_the_bank) if self.bank_is_offered() else {})

    def manner(self, text: str) -> str:
        """The manner of dealing, by its name or its word."""
        called = {plain(value_text(self.view.edition, self.lang, each)): each for each in MANNERS}
        return called.get(plain(text), text or "?")

    # The bank.

    def bank_is_offered(self) -> bool:
        """Whether you must hold the bank or pass it on now."""
        whose = entitled_seat(self.state)
        return self.state.phase == "betting" and not self.state.bank and whose is not None and whose[1] == YOU

    def ask_for_the_bank(self) -> None:
        raise self.complaint("pai-kau-bank-or-pass")

    def invitation(self) -> str:
        """Offer the bank first, if it is yours."""
        whose = entitled_seat(self.state)
        if whose is None or not self.bank_is_offered():
            return super().invitation()
        number = round_number(self.state, *whose)
        parts = [self.message("pai-kau-bank-is-yours", place=whose[0], number=number, rounds=max(number, ROUNDS))]
        if least := least_capital(self.state, YOU, whose[0]):
            least = in_units(self.table.setting.limits.on(BANK), least)
            parts.append(self.message("pai-kau-bank-at-least", amount=money_text(self.lang, least)))
        if house := house_capital(self.state):
            parts.append(self.message("pai-kau-house-would-back", amount=money_text(self.lang, house)))
        return " ".join(parts)

    def own_place(self) -> int:
        """The first seat on which you have a stake; seat 1 if you have none."""
        return next((s.position.place for s in self.session.stakes() if s.position.place), 1)

    # The tiles.

    def question(self, turn: Decision) -> str:
        numbers = joined(self.lang, NUMBERS[: len(turn.choices)])
        first, *others = seats_to_arrange(self.state, YOU)
        if others:
            return self.message("pai-kau-arrange-one-how", numbers=numbers, place=first, other=others[0])
        return self.message("pai-kau-arrange-how", numbers=numbers)

    def arranging(self, text: str) -> tuple[int, tuple[Arrangement, ...]]:
        """The seat that you may arrange, and its divisions."""
        held = seats_to_arrange(self.state, YOU)
        if not held:
            raise self.complaint("pai-kau-no-tiles")
        place = int(text) if text else held[0]
        if place not in held:
            raise self.complaint(
                "pai-kau-not-your-seat", place=place, places=joined(self.lang, map(str, held), "list-or")
            )
        return place, divisions(self.state.hand(place))

    def arrange(self, text: str) -> None:
        """Arrange tiles by the number of a division, and go on."""
        match = re.fullmatch(r"([0-9]?)(?: ?at ([0-9]{1,4}))?", text.strip())
        place, every = self.arranging(match[2] if match else "")
        if match is None or not match[1] or not 1 <= int(match[1]) <= len(every):
            raise self.complaint("pai-kau-which-division", numbers=joined(self.lang, NUMBERS[: len(every)]))
        self.session.do_and_go_on(arrange_act(place, every[int(match[1]) - 1]))

    def answer_on_leaving(self) -> Done | None:
        """Tiles of a player who leaves are arranged by the house way."""
        if not (held := seats_to_arrange(self.state, YOU)):
            return None
        chosen = house_way(self.table.setting).arrange(self.state.hand(held[0]))
        return self.table.do(arrange_act(held[0], chosen))

    def show_hint(self, text: str) -> None:
        """Show the value of each division against every possible hand of the other side, from your tiles alone."""
        match = re.fullmatch(r"(?:at ([0-9]{1,4}))?", text)
        if match is None:
            raise self.complaint("play-nothing-more", said=self.word("hint"))
        place, every = self.arranging(match[1] or "")
        way = house_way(self.table.setting)
        with counting_at_table(self.lang):
            from banca.exact.pai_kau import Side, best

            side: Side = "banker" if place == self.state.bank_place else "player"
            tried = best(self.state.hand(place), way, side)
        rows = [
            (
                f"{every.index(each.arrangement) + 1}{MARK if each.value == tried[0].value else ''}",
                *(
                    group_cells(self.view.edition, self.lang, g)[1]
                    for g in (each.arrangement.front, each.arrangement.back)
                ),
                *(percent(n, each.tally.cases) for _, n in each.tally.by_result),
                percent(each.value),
            )
            for each in tried
        ]
        columns = ("#", "front", "back", "win", "push", "lose", "value")
        print_table(self.view.console, table(columns, rows, right="win push lose value", lang=self.lang))
        compared = self.message(COMPARED[side], hands=tried[0].tally.cases, way=way.names.said_in(self.lang))
        marked = self.message("pai-kau-best-is-marked", mark=MARK)
        self.view.say(f"  {joined(self.lang, (compared, marked), 'list-clauses')}", style="dim")

    def show_order(self, rest: str) -> None:
        if rest not in ("", EVERY):
            raise self.complaint("pai-kau-order-or-all")
        print_table(self.view.console, order(self.view.edition, self.lang, rest == EVERY))
        self.view.say(f"  {self.message('pai-kau-numbers-are-rows')}", style="dim")

    # Results.

    def show_afterwards(self) -> None:
        """Show debts between players, in which the house has no part (art7.2)."""
        for debt in (self.table.game.result(self.state) or {}).get("debts", ()):
            known = {"amount": money_text(self.lang, debt["amount"]), "place": debt["place"]}
            if debt["from"] == YOU:
                text = self.message("pai-kau-you-owe", creditor=debt["to"], **known)
            elif debt["to"] == YOU:
                text = self.message("pai-kau-owes-you", debtor=debt["from"], **known)
            else:
                continue
            self.view.say(f"  {text}  [{self.view.edition.cite('art7.2', self.lang)}]", style="yellow")
