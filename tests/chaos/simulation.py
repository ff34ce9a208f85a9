"""Deterministic simulation: one thread, and everything that chance decides comes from one seed.

Random players ask for random things at random tables, several at once; statements and commits fail, the wall clock
jumps, the house is shut and opened, commands come again. After every step the purses are compared with a model that is
nothing but a dictionary, and every table with its journal. The same seed plays the same history.
"""

import hashlib
from collections import Counter
from concurrent.futures import Future

from sqlalchemy import select

from banca.house import schema
from banca.house.cage import BuyChips, RedeemChips
from banca.house.database import Database
from banca.house.errors import StorageError
from banca.house.house import House, _Waiting, initialise
from banca.house.journal import HOUSE
from banca.house.replies import REPLIES, Reply
from banca.house.roles import Person
from banca.house.sealing import HouseKey
from banca.house.work import Command
from tests.battery.test_any_table import PLAYERS, Whim
from tests.chaos.auditor import Auditor, purse_of
from tests.chaos.faults import COMMIT, CONFLICTS, FULL_DISK, Fault, injected
from tests.chaos.play import CHIPS, CURRENCY, TABLES, asked_at, openings, print_of, table_of
from tests.house.ground import START, SettableClock

KEY = HouseKey(b"s" * 32)
STEPS = 40
TABLES_OF_A_RUN = 3
Asked = tuple[Person, Command, str]


class Simulation:
    """One seed on one database that was migrated."""

    def __init__(self, database: Database, seed: int, steps: int = STEPS) -> None:
        self.whim, self.clock, self.steps = Whim(f"simulation {seed}"), SettableClock(), steps
        self.database, self.auditor, self.figures = database, Auditor(KEY), Counter[str]()
        self.database.sleep = lambda _: self.clock.advance(0.01)
        self.model = dict.fromkeys(PLAYERS, CHIPS)  # what each player has in the purse and on tables
        self.replies: dict[str, Reply] = {}
        self.asked: list[Asked] = []
        self.names = self.whim.sample(sorted(TABLES), TABLES_OF_A_RUN)

    def run(self) -> str:
        """Gives a digest of the journal: the same seed gives the same one."""
        initialise(self.database, KEY, START)
        house = self._open()
        opened = [(*asked, f"o{n}") for n, asked in enumerate(openings({name: TABLES[name] for name in self.names}))]
        assert all(reply.accepted for reply in self._write(house, opened))
        for step in range(self.steps):
            if self.whim.one_in(12):
                house.__exit__()
                house = self._open()
                self.figures["restarts"] += 1
            self.clock.advance(self.whim.randint(0, 5))
            if self.whim.one_in(8):
                self.clock.jump(self.whim.among((-3600, 3600, 86_400, 1)))
                self.figures["clock jumps"] += 1
            self._step(house, step)
            self._check(house)
        house.__exit__()
        return self._digest()

    def _open(self) -> House:
        house = House(self.database, KEY, self.clock, self.whim.randbytes)
        house.open()
        return house

    def _write(self, house: House, group: list[Asked]) -> list[Reply]:
        waiting = [_Waiting(*asked, Future()) for asked in group]
        house._write(waiting)
        return [each.reply.result() for each in waiting]

    def _step(self, house: House, step: int) -> None:
        """Some commands in one transaction, old ones among them, and perhaps a fault."""
        names = self.whim.sample(self.names, self.whim.randint(1, TABLES_OF_A_RUN))
        group = [(*asked_at(self.whim, table_of(house, name)), f"{step}-{name}") for name in names]
        self.asked += group
        group += [self.whim.among(self.asked) for _ in range(self.whim.randint(0, 2))]
        self.whim.shuffle(group)
        fault, at = self._fault(house), self.whim.randint(0, 40)

        def plan(statement: str) -> Fault | None:
            nonlocal at
            at -= 1
            return fault if fault and (at == 0 or (at < 0 and statement == COMMIT)) else None

        try:
            with injected(self.database, plan):
                replies = self._write(house, group)
        except StorageError:
            self.figures["faults"] += 1
            return
        for asked, reply in zip(group, replies, strict=True):
            self._learn(asked, reply)

    def _fault(self, house: House) -> Fault | None:
        if not self.whim.one_in(3):
            return None
        sqlite = house.database.is_sqlite
        return self.whim.among((*CONFLICTS[sqlite], FULL_DISK[sqlite]))

    def _learn(self, asked: Asked, reply: Reply) -> None:
        """What a reply says has become of the money. A reply that is known says the same again."""
        _, command, command_id = asked
        if command_id in self.replies:
            assert self.replies[command_id] == reply, "a command sent again got another reply"
            self.figures["sent again"] += 1
            return
        self.replies[command_id] = reply
        self.figures["accepted" if reply.accepted else "refused"] += 1
        if not reply.accepted:
            return
        if isinstance(command, BuyChips | RedeemChips):
            self.model[command.player] += command.amount if isinstance(command, BuyChips) else -command.amount
        if "settlement" in reply.body:
            self.figures["rounds"] += 1
            for name, net in reply.body["settlement"]["players"].items():
                if name in self.model:
                    self.model[name] += net

    def _check(self, house: House) -> None:
        self.auditor.look(self.database)
        for name, live in house.tables.items():
            assert print_of(live) == print_of(self.auditor.tables[name]), f"{name} is ahead of its journal"
        with self.database.read() as connection:
            for name, amount in self.model.items():
                lies = sum(live.in_play.get(name, 0) for live in self.auditor.tables.values())
                assert purse_of(connection, name, CURRENCY) + lies == amount, f"{name} has not what the model says"

    def _digest(self) -> str:
        """Of what was written, without what names a house, which is new each time: events, replies, checkpoints."""
        entry = schema.journal.c
        rows = select(entry.stream, entry.number, entry.at, entry.person, entry.command, entry.kind, entry.body)
        with self.database.read() as connection:
            apart = entry.stream.not_in(("events", HOUSE)) & ~entry.stream.startswith(REPLIES)
            found = connection.execute(rows.where(apart).order_by(entry.stream, entry.number)).all()
        return hashlib.sha256(repr([tuple(row) for row in found]).encode()).hexdigest()
