"""What is done at tables of all games: what goes on, and now and then anything else."""

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from banca.house.cage import BuyChips, RedeemChips
from banca.house.config import TableConfig
from banca.house.house import House
from banca.house.journal import canonical
from banca.house.live_table import LiveTable
from banca.house.roles import PROGRAM, Person
from banca.house.tables import Advance, OpenTable, PauseTable, PlaceAct, ResumeTable
from banca.house.work import Command
from banca.law import EDITIONS, RecordError, Refused
from banca.play.act import Bet
from banca.play.turn import Betting, Chance, Decision
from tests.battery.test_any_table import PLAYERS, Whim, next_act
from tests.house.ground import CASHIER, PIT, player

CHIPS, FLOAT, CURRENCY = 10_000_000, 5_000, "play-HKD"
JACKPOT = {
    "jackpot-stake": 1000,
    "jackpot-contribution": "1/3",
    "jackpot-minimum": 20_000_000,
    "jackpot-fixed-royal-flush": 50_000,
    "jackpot-fixed-straight-flush": 5_000,
    "jackpot-fixed-four-of-a-kind": 4_000,
    "jackpot-fixed-full-house": 3_000,
    "jackpot-fixed-flush": 2_000,
}
# Every edition, and two tables that share a jackpot.
TABLES: dict[str, TableConfig] = {
    **{f"t{n}": TableConfig({"edition": slug}, float=FLOAT) for n, slug in enumerate(EDITIONS, 1)},
    **{
        name: TableConfig({"edition": "stud-poker-61-2004", "table": JACKPOT}, float=FLOAT, pool="p")
        for name in ("j1", "j2")
    },
}
Asked = tuple[Person, Command]


def openings(tables: dict[str, TableConfig]) -> list[Asked]:
    """What a house begins with."""
    bought: list[Asked] = [(CASHIER, BuyChips(each, CURRENCY, CHIPS)) for each in PLAYERS]
    return bought + [(PIT, OpenTable(name, config)) for name, config in tables.items()]


def table_of(house: House, name: str) -> LiveTable:
    """As it is in memory, or else as the journal has it."""
    if name in house.tables:
        return house.tables[name]
    with house.database.read() as connection:
        return LiveTable.load(house, connection, name)


def asked_at(whim: Whim, live: LiveTable) -> Asked:
    """Something that somebody asks at a table."""
    if whim.one_in(40):
        return CASHIER, whim.among((BuyChips, RedeemChips))(whim.among(PLAYERS), CURRENCY, whim.randint(1, 500))
    if live.status == "paused" and not (live.table.acts and not live.is_over):
        return PIT, ResumeTable(live.id)
    if whim.one_in(60):
        return PIT, PauseTable(live.id)
    turn = live.table.turn
    if isinstance(turn, Chance) or whim.one_in(3):
        bets = bool(live.in_play)
        return PIT, Advance(live.id, close=bets and whim.one_in(2), default=whim.one_in(2), once=whim.one_in(2))
    with suppress(Refused, RecordError):
        act = next_act(whim, live.table)
        who = getattr(act, "player", None)
        dealer = PROGRAM if live.config.dealer == "program" else PIT
        return player(who) if isinstance(act, Bet) and who else dealer, PlaceAct(live.id, act.to_json())
    return PIT, Advance(live.id)


def phase_of(live: LiveTable) -> str:
    """Where a round stands."""
    shown = any(isinstance(act, live.game.chance_acts) for act in live.table.acts)
    turn = live.table.turn
    if not live.table.acts:
        return "settled"  # the last one is, and the next has not begun
    if isinstance(turn, Betting) and not shown:
        return "betting"
    if isinstance(turn, Decision):
        return "deciding"
    if not shown:
        return "closed"
    return "dealing" if isinstance(turn, Chance) else "drawn"


def print_of(live: LiveTable) -> str:
    """All that a player could notice of a table, and all that chance will show at it."""
    runs = live.table._order.runs
    said: dict[str, Any] = {
        "number": live.number,
        "status": live.status,
        "acts": [act.to_json() for act in live.table.acts],
        "origin": live.table.origin.to_json(),
        "announced": [each.to_json() for each in live.table.announced],
        "in_play": {name: amount for name, amount in live.in_play.items() if amount},
        "float": live.float,
        "coming": {of: [run.tree.name, list(run.tree.drawn[run.place :])] for of, run in runs.items()},
    }
    return canonical(said)


def load(house: Any, connection: Connection, name: str) -> LiveTable:
    return LiveTable.load(house, connection, name)
