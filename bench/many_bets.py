"""Rounds of many bets, as many as the law lets lie there: at a live table, and replayed from their records."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import count, cycle, islice
from typing import Any

from banca.games import game_of, settle
from banca.law import option_set
from banca.material.chance import Seeded
from banca.play.act import Bet
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision
from banca.table import Table
from bench.timing import pinned, taken

NUMBERS = (100, 1_000, 10_000)
STAKE = 100_00
CAPITAL = 10**7 * STAKE  # of the bank at pai kau: enough for all bets against it
OF_A_PLAYER = 10  # bets, where one player may make so many
BOXES = 7  # of stud poker, art. 2(1): an ante and a raise in each, and no more
PAYMENTS = ("take", "pay", "return")
TIMES = 3

AT_BACCARAT = ("player", "tie", "player-pair", "banker-pair")
AT_CRAPS = ("pass-line", "dont-pass", "any-craps", "any-seven", "field", "big", "hard-8", "big-6", "horn", "aces")


def bets(slug: str, setting: Setting) -> Iterator[Bet]:
    """Lawful bets on different positions, one after another; where the law bounds their number, all that it allows."""
    match game_of(slug).edition.game:
        case "baccarat":
            yield from (Bet(f"p{n}", bet, STAKE) for n in count() for bet in AT_BACCARAT)
        case "blackjack":  # any number of players on a place
            most = setting.options.number("places")
            yield from (Bet(f"p{n}", "main", STAKE, place=1 + n % most) for n in count())
        case "craps":
            yield from (Bet(f"p{n}", bet, STAKE) for n in count() for bet in AT_CRAPS)
        case "pai-kau":
            yield Bet("banker", "bank", CAPITAL, place=1)
            yield from (Bet(f"owner{place}", "seat", STAKE, place=place) for place in range(2, 9))
            yield from (Bet(f"p{n}", "co-bet", STAKE, place=2 + n % 7) for n in count())
        case "stud-poker":
            yield from (Bet(f"p{box}", "ante", STAKE, place=box) for box in range(1, 1 + BOXES))
        case _:
            positions = cycle(game_of(slug).positions(setting))
            yield from (Bet(f"p{n}", bet, STAKE, on) for n in count() for bet, on in islice(positions, OF_A_PLAYER))


def played(slug: str, number: int, options: Mapping[str, Any] | None = None) -> Table:
    """A live table after a round of so many bets, with every step of the procedure and every payment."""
    game = game_of(slug)
    table = Table(game, Setting(option_set(game.edition, options)), Seeded(1))
    while not isinstance(table.turn, Betting):
        table.advance()
    for bet in islice(bets(slug, table.setting), number):
        table.do(bet)
    while not table.is_over:
        _go_on(table)
    return table


def _go_on(table: Table) -> None:
    turn = table.turn
    if isinstance(turn, Decision) and turn.prescribed is None:
        table.do(next((act for act in turn.choices if act.name == "stand"), turn.choices[0]))
    else:
        table.advance()


def short(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """The record without its payments, which are filled in."""
    told = {key: record[key] for key in ("banca", "edition", "preset", "options", "table")}
    return {**told, "acts": [act for act in record["acts"] if act["act"] not in PAYMENTS]}


def made(record: Mapping[str, Any]) -> int:
    """How many bets a round was played for."""
    return len(record["settlement"]["lines"]) + len(record["settlement"].get("standing", ()))


def settling(slug: str) -> Mapping[str, Any]:
    """Milliseconds of processor time for a round of many bets, as it is played and as its record is settled.

    `growth` is what a bet costs to settle among the most, by what it costs among the fewest: 1 where that is linear,
    and less where what every round costs, bets or not, is seen.
    """
    figures: dict[int, dict[str, float]] = {}
    for number in NUMBERS:
        with pinned():
            record = played(slug, number).records[-1]
            live = taken(partial(played, slug, number))
            settled = min(taken(partial(settle, record)) for _ in range(TIMES))
        bets_ = made(record)
        us = 1e6 * settled / bets_
        figures[bets_] = {"live_ms": round(1000 * live, 1), "settled_ms": round(1000 * settled, 1), "us_a_bet": us}
    growth = figures[max(figures)]["us_a_bet"] / figures[min(figures)]["us_a_bet"]
    return {"edition": slug, "bets": {f"{n:,}": each for n, each in figures.items()}, "growth": round(growth, 2)}
