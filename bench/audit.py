"""The audit: how many rounds of a house that played all editions are verified in a second."""

import os
import time
from collections import deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from itertools import islice
from typing import Any

from banca.games import game_of
from banca.house.audit import audit
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.replies import Reply
from banca.house.roles import PROGRAM
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.house.work import Command
from banca.law import EDITIONS, option_set
from banca.play.setting import Setting
from bench.house import CHIPS, KEY, WAITING, database
from bench.many_bets import bets

ROUNDS = 20_000
TABLES = 2  # of each edition
BETS = 3  # of a round


def table_name(slug: str, n: int) -> str:
    return f"{slug}-{n}"


def bets_of(slug: str) -> list[dict[str, Any]]:
    """Of every round. The house holds the bank where there is one."""
    made = bets(slug, Setting(option_set(game_of(slug).edition)))
    return [bet.to_json() for bet in islice((bet for bet in made if bet.bet != "bank"), BETS)]


def opening() -> Iterator[Command]:
    players = {bet["player"] for slug in EDITIONS for bet in bets_of(slug)}
    yield from (BuyChips(player, "play-HKD", CHIPS) for player in sorted(players))
    for slug in EDITIONS:
        for n in range(TABLES):
            yield OpenTable(table_name(slug, n), TableConfig({"edition": slug}, float=CHIPS))


def playing() -> Iterator[Command]:
    """Rounds at all tables by turns: what comes before the bets, the bets, and all that follows."""
    made = {slug: bets_of(slug) for slug in EDITIONS}
    while True:
        for slug in EDITIONS:
            for table in (table_name(slug, n) for n in range(TABLES)):
                yield Advance(table, default=True)
                yield from (PlaceAct(table, bet) for bet in made[slug])
                yield Advance(table, close=True, default=True)


def play(house: House, rounds: int) -> int:
    """Until so many rounds are settled, and what is under way then; gives how many there were."""
    waiting: deque[Future[Reply]] = deque()
    settled, commands = 0, playing()
    while settled < rounds:
        waiting += [house.submit(PROGRAM, command) for command in islice(commands, WAITING - len(waiting))]
        settled += "settlement" in waiting.popleft().result().body
    return settled + sum("settlement" in each.result().body for each in waiting)


def auditing(rounds: int = ROUNDS) -> Mapping[str, Any]:
    with database("sqlite") as on:
        migrate(on)
        initialise(on, KEY, 0)
        with House(on, KEY) as house:
            assert all(house.do(PROGRAM, command).accepted for command in opening())  # noqa: S101
            started = time.perf_counter()
            settled = play(house, rounds)
            played = time.perf_counter() - started
        before, started = os.times(), time.perf_counter()
        found = audit(on, KEY)
        seconds, after = time.perf_counter() - started, os.times()
        on.close()
    assert found.counts["rounds"] == settled  # noqa: S101
    used = sum(after[:4]) - sum(before[:4])  # also by worker processes
    return {
        "rounds": settled,
        "editions": len(EDITIONS),
        "rounds played a second": settled / played,
        "rounds audited a second": settled / seconds,
        "rounds audited a minute": 60 * settled / seconds,
        "rounds a minute of one core": 60 * settled / used,
    }
