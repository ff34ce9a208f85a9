"""You at a table of pai kau: the bank when it is yours, your four tiles in two groups, what they are worth."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial

from banca.cli.counting import counting_at_table
from banca.cli.games.pai_kau.board import (
    COMPARED,
    MARK,
    group_cells,
    order,
    round_number,
    seats_held,
)
from banca.cli.games.pai_kau.bots import in_units
from banca.cli.names import joined
from banca.cli.play.dialogue import Dialogue
from banca.cli.screen import put, table
from banca.cli.terminal import YOU
from banca.exact import decimal
from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.bank import ROUNDS, entitled, house_capital, least_capital
from banca.games.pai_kau.equipment import BANK
from banca.games.pai_kau.order import Arrangement, divisions
from banca.games.pai_kau.shaking import Cut, Declare
from banca.games.pai_kau.state import Round
from banca.games.pai_kau.ways import house_way
from banca.money import format_amount
from banca.play.turn import Decision
from banca.table import Done

NUMBERS = ("1", "2", "3")  # as many divisions as four tiles can have
EVERY = "all"
HELP = {
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
}


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
        return joined(self.lang, ("“seat 100”", "“co-bet 50 at 3”"), "or")

    def help_messages(self) -> Mapping[str, str]:
        return HELP

    def commands(self, rest: str) -> dict[str, Callable[[], None]]:
        found: dict[str, Callable[[], None]] = {
            "arrange": lambda: self.arrange(rest),
            "hint": lambda: self.show_hint(rest),
            "order": lambda: self.show_order(rest),
            "tiles": self.view.show_board,
            "cut": lambda: self.session.change(Cut(YOU, self.own_place())),
            "declare": lambda: self.session.change(Declare(YOU, rest or "?")),
        }
        found |= {number: partial(self.arrange, f"{number} {rest}") for number in NUMBERS}
        return found | (dict.fromkeys(("go", "step"), self.ask_for_the_bank) if self.bank_is_offered() else {})

    # The bank.

    def bank_is_offered(self) -> bool:
        """Whether it is for you to hold the bank or to pass it on."""
        whose = entitled(self.state)
        return self.state.phase == "betting" and not self.state.bank and whose is not None and whose[1] == YOU

    def ask_for_the_bank(self) -> None:
        raise self.complaint("bank_or_pass")

    def invitation(self) -> str:
        """The bank comes first, where it is yours."""
        whose = entitled(self.state)
        if whose is None or not self.bank_is_offered():
            return super().invitation()
        number = round_number(self.state, *whose)
        parts = [self.word("bank_is_yours", place=whose[0], number=number, rounds=max(number, ROUNDS))]
        if least := least_capital(self.state, YOU, whose[0]):
            least = in_units(self.table.setting.limits.on(BANK), least)
            parts.append(self.word("bank_at_least", amount=format_amount(least)))
        if house := house_capital(self.state):
            parts.append(self.word("house_would_back", amount=format_amount(house)))
        return " ".join(parts)

    def own_place(self) -> int:
        """The first seat on which you have a stake; seat 1 if you have none."""
        return next((s.position.place for s in self.session.stakes() if s.position.place), 1)

    # The tiles.

    def question(self, turn: Decision) -> str:
        numbers = joined(self.lang, NUMBERS[: len(turn.choices)])
        first, *others = seats_held(self.state, YOU)
        if others:
            return self.word("arrange_one_how", numbers=numbers, place=first, other=others[0])
        return self.word("arrange_how", numbers=numbers)

    def arranging(self, text: str) -> tuple[int, tuple[Arrangement, ...]]:
        """The seat that is meant, yours to arrange, and its divisions."""
        held = seats_held(self.state, YOU)
        if not held:
            raise self.complaint("no_tiles")
        place = int(text) if text else held[0]
        if place not in held:
            raise self.complaint("not_your_seat", place=place, places=joined(self.lang, map(str, held), "or"))
        return place, divisions(self.state.hand(place))

    def arrange(self, text: str) -> None:
        """Arranges tiles by the number of a division, and goes on."""
        match = re.fullmatch(r"([0-9]?)(?: ?at ([0-9]{1,4}))?", text.strip())
        place, every = self.arranging(match[2] if match else "")
        if match is None or not match[1] or not 1 <= int(match[1]) <= len(every):
            raise self.complaint("which_division", numbers=joined(self.lang, NUMBERS[: len(every)]))
        self.session.do_and_go_on(arrange_act(place, every[int(match[1]) - 1]))

    def answer_on_leaving(self) -> Done | None:
        """Tiles of a player who leaves are arranged by the house way."""
        if not (held := seats_held(self.state, YOU)):
            return None
        chosen = house_way(self.table.setting).arrange(self.state.hand(held[0]))
        return self.table.do(arrange_act(held[0], chosen))

    def show_hint(self, text: str) -> None:
        """The value of each division against every hand that the other side may hold. It looks at your tiles only."""
        match = re.fullmatch(r"(?:at ([0-9]{1,4}))?", text)
        if match is None:
            raise self.complaint("nothing_more", said="hint")
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
        put(self.view.console, table(columns, rows, right="win push lose value", lang=self.lang))
        compared = self.word(COMPARED[side], hands=f"{tried[0].tally.cases:,}", way=way.names.said_in(self.lang))
        marked = self.word("best_is_marked", mark=MARK)
        self.view.say(f"  {joined(self.lang, (compared, marked), 'semicolon')}", style="dim")

    def show_order(self, rest: str) -> None:
        if rest not in ("", EVERY):
            raise self.complaint("order_or_all")
        put(self.view.console, order(self.view.edition, self.lang, rest == EVERY))
        self.view.say(f"  {self.word('numbers_are_rows')}", style="dim")

    # What it came to.

    def show_afterwards(self) -> None:
        """Debts between players, of which the house takes no notice (art7.2)."""
        for debt in (self.table.game.result(self.state) or {}).get("debts", ()):
            known = {"amount": format_amount(debt["amount"]), "place": debt["place"]}
            if debt["from"] == YOU:
                text = self.word("you_owe", creditor=debt["to"], **known)
            elif debt["to"] == YOU:
                text = self.word("owes_you", debtor=debt["from"], **known)
            else:
                continue
            self.view.say(f"  {text}  [{self.view.edition.cite('art7.2')}]", style="yellow")
