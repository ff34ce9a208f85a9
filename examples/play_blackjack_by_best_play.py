# ruff: noqa: INP001, T201 - a program by itself, which prints
"""Play blackjack at a house on the network by exact best play, worked out for the rules of that very table.

    python examples/play_blackjack_by_best_play.py http://127.0.0.1:8000 --table blackjack --rounds 20

Needs banca[client,analysis]. The first count for a new set of rules takes some seconds; it is kept for the next time.
"""

import argparse
import asyncio
from collections.abc import Sequence
from typing import Any

from banca.client import Client, CommandRefused, Seat
from banca.exact.blackjack.advice import chart_of
from banca.exact.blackjack.best import best_play
from banca.games import game_of
from banca.material.cards import NUMBER_OF, rank_of
from banca.play.record import VERSION, read_setting
from banca.play.setting import Setting
from banca.strategy.blackjack.chart import ACTS, EVEN_MONEY, Chart
from banca.strategy.blackjack.kinds import KIND_OF, every_hand

STAND, SPLIT, CUT = "stand", "split", "cut"


def setting_of(view: dict[str, Any]) -> Setting:
    """The rules of the table, from what it shows: edition, options and parameters."""
    said = view["setting"]
    return read_setting(game_of(said["edition"]), {"banca": VERSION, **said})


def best_act(chart: Chart, cards: Sequence[str], open_card: str, *, split: bool, may_split: bool) -> str:
    """What best play does with these cards; `split` where they come from a pair."""
    first, second, bank = NUMBER_OF[cards[0]], NUMBER_OF[cards[1]], NUMBER_OF[open_card]
    if len(cards) == 2:
        table = chart.first if not split else chart.again if may_split else chart.full
        return ACTS[table[first, second, bank]]
    way = chart.way[first, second, bank] if split else 0
    hand = every_hand().of(*sorted(KIND_OF[rank_of(card)] for card in cards))
    return ACTS[chart.more[way, KIND_OF[rank_of(open_card)], hand]]


class Bot:
    def __init__(self, seat: Seat, stake: int, place: int) -> None:
        self.seat, self.stake, self.place = seat, stake, place
        self.chart = chart_of(best_play(setting_of(seat.view)))
        self.asked = 0  # the last round in whose window it spoke
        self.paid: dict[int, int] = {}  # what each round came to

    async def play(self, rounds: int) -> None:
        """Act whenever the table waits for it, until so many rounds have been settled."""
        async for _ in self.seat:
            self.look_at_the_last_round()
            if len(self.paid) >= rounds:
                return
            try:
                await self.act()
            except CommandRefused as refused:  # the window closed, or the hand was decided meanwhile
                print(f"refused: {refused}")

    async def act(self) -> None:
        seat = self.seat
        if choices := seat.you.get("choices"):
            names = {choice["act"]: choice for choice in choices}
            chosen = choices[0] if CUT in names else names[self.chosen(frozenset(names))]
            print(f"  {' '.join(self.cards())} against {self.open_card()}: {chosen['act']}")
            await seat.act(chosen)
        elif seat.turn["kind"] == "betting" and seat.view["seen"]["stage"] == "window":
            await self.speak_in_the_window()
        elif seat.turn["kind"] == "betting" and not seat.you["staked"]:
            await seat.bet("main", self.stake, place=self.place)

    def chosen(self, lawful: frozenset[str]) -> str:
        """Where the rules leave less than best play wants, it stands."""
        split = len(self.seat.view["seen"]["hands"][str(self.place)]) > 1
        found = best_act(self.chart, self.cards(), self.open_card(), split=split, may_split=SPLIT in lawful)
        return found if found in lawful else STAND

    async def speak_in_the_window(self) -> None:
        """Before the hands are played: even money or insurance, where best play takes it."""
        if self.asked == self.seat.view["round"] or not self.seat.you["staked"]:
            return
        self.asked = self.seat.view["round"]
        first, second = self.cards()
        at = NUMBER_OF[first], NUMBER_OF[second], NUMBER_OF[self.open_card()]
        if ACTS[self.chart.first[at]] == EVEN_MONEY:
            await self.seat.act({"act": EVEN_MONEY, "player": self.seat.me, "place": self.place})
        elif self.chart.insures[at]:
            await self.seat.bet("insurance", self.stake // 2, place=self.place)

    def cards(self) -> Sequence[str]:
        """Of the hand in play: mine are face down for others."""
        seen = {**self.seat.view["seen"], **self.seat.you.get("seen", {})}
        hands: list[list[str]] = seen["places"].get(str(self.place), [[]])
        _, number = seen.get("current") or (self.place, 1)
        return hands[min(number, len(hands)) - 1]

    def open_card(self) -> str:
        return next(iter(self.seat.view["seen"]["bank"]), "")

    def look_at_the_last_round(self) -> None:
        last = self.seat.view["last"]
        if last and last["round"] not in self.paid and self.seat.me in last["settlement"]["players"]:
            self.paid[last["round"]] = last["settlement"]["players"][self.seat.me]
            print(f"round {last['round']}: {self.paid[last['round']] / 100:+.2f}")


async def main(arguments: argparse.Namespace) -> None:
    async with Client(arguments.address) as client:
        if arguments.name:
            await client.log_in(arguments.name, arguments.password)
        else:
            await client.come_in_as_guest()
        tables = [each.table for each in await client.lobby() if each.game == "blackjack" and each.status == "open"]
        async with client.sit(arguments.table or tables[0]) as seat:
            bot = Bot(seat, round(arguments.stake * 100), arguments.place)
            print(f"{seat.me} sits at {seat.table}, place {bot.place}, {seat.view['setting']['edition']}")
            await bot.play(arguments.rounds)
            print(f"{len(bot.paid)} rounds, {sum(bot.paid.values()) / 100:+.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("address")
    parser.add_argument("--table", help="the first open table of blackjack, unless said")
    parser.add_argument("--place", type=int, default=1)
    parser.add_argument("--stake", type=float, default=100)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--name", help="a guest, unless said")
    parser.add_argument("--password")
    asyncio.run(main(parser.parse_args()))
