"""kill -9 at random statement boundaries: what was acknowledged is there, nothing is torn, nothing is done twice.

A child plays on a house and tells its parent what it asks and which replies it got. Before or after some statement, or
around a commit, it kills itself. The parent then follows the journal, opens the house again, sends everything
once more, in another order and several times, and follows the journal again.
"""

import itertools
import os
import pickle
import signal
import struct
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import event, select

from banca.house import schema
from banca.house.database import Database
from banca.house.errors import OwnedElsewhere
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.replies import Reply
from banca.house.roles import Person
from banca.house.sealing import HouseKey
from banca.house.work import Command
from tests.battery.test_any_table import Whim
from tests.chaos.auditor import Auditor
from tests.chaos.play import TABLES, asked_at, openings, phase_of, print_of, table_of
from tests.house.ground import START

KEY = HouseKey(b"c" * 32)
POINTS_MOST = 1200  # statement boundaries that a child lives through, at most
ROUNDS_MOST = 100  # of asking, after which a child ends by itself
LEASE = 0.3  # seconds; after a kill, the next process waits as long
TABLES_AT_ONCE = 4
PHASES = ("betting", "closed", "deciding", "dealing", "drawn", "settled")


def new_house(url: str) -> None:
    database = Database(url)
    migrate(database)
    initialise(database, KEY, START)
    database.close()
    with House(Database(url), KEY) as house:
        for person, command in openings(TABLES):
            assert house.do(person, command).accepted


def arm(database: Database, kill_at: int) -> None:
    """Kill this process at the n-th boundary of a statement or a commit."""
    points = itertools.count(1)

    def point(*_: Any) -> None:
        if next(points) == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(database.engine, "before_cursor_execute", point)
    event.listen(database.engine, "after_cursor_execute", point)
    dialect: Any = database.engine.dialect
    commit = dialect.do_commit

    def do_commit(connection: Any) -> None:
        point()
        commit(connection)
        point()

    dialect.do_commit = do_commit


def tell(out: BinaryIO, *said: Any) -> None:
    frame = pickle.dumps(said)
    out.write(struct.pack("<I", len(frame)) + frame)
    out.flush()


def heard(source: BinaryIO) -> Iterator[tuple[Any, ...]]:
    """Whole frames; what a child was saying when it died is dropped."""
    while len(size := source.read(4)) == 4:
        length = struct.unpack("<I", size)[0]
        if len(frame := source.read(length)) < length:
            return
        yield pickle.loads(frame)  # noqa: S301 - our own child's


def child(url: str, seed: str, kill_at: int, out: BinaryIO) -> None:
    whim, database, numbers = Whim(seed), Database(url), itertools.count(1)
    arm(database, kill_at)
    with House(database, KEY, lease=LEASE) as house:
        for _ in range(ROUNDS_MOST):
            names = whim.sample(sorted(TABLES), whim.randint(1, TABLES_AT_ONCE))
            group = []
            for name in names:
                person, command = asked_at(whim, table_of(house, name))
                asked = person, command, f"{seed}-{next(numbers)}"
                tell(out, "sent", *asked)
                group.append(asked)
            waiting = [house.submit(*asked) for asked in group]
            for asked, reply in zip(group, waiting, strict=True):
                try:
                    tell(out, "done", asked[2], reply.result())
                except OwnedElsewhere:  # until the lease of the one before is over
                    time.sleep(LEASE / 4)
            for name in names:
                if name in house.tables:
                    tell(out, "stands", name, house.tables[name].number, print_of(house.tables[name]))


@dataclass
class Life:
    """What a parent knows of a child."""

    sent: list[tuple[Person, Command, str]] = field(default_factory=list)
    done: dict[str, Reply] = field(default_factory=dict)
    stands: dict[str, tuple[int, str]] = field(default_factory=dict)
    killed: bool = False


def lived(url: str, seed: str, kill_at: int) -> Life:
    """A child's life, in a process of its own."""
    source, out = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(source)
        status = 1
        try:
            with os.fdopen(out, "wb") as pipe:
                child(url, seed, kill_at, pipe)
            status = 0
        finally:
            os._exit(status)
    os.close(out)
    life = Life()
    with os.fdopen(source, "rb") as pipe:
        for word, *said in heard(pipe):
            if word == "sent":
                life.sent.append((said[0], said[1], said[2]))
            elif word == "done":
                life.done[said[0]] = said[1]
            else:
                life.stands[said[0]] = (said[1], said[2])
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    assert status in (0, -signal.SIGKILL), f"a child ended with {status}"
    life.killed = status != 0
    return life


def survive(url: str, kills: int, seed: int) -> Counter[str]:
    """So many kills on one database; gives the figures. AssertionError: something was lost, torn or doubled."""
    figures, auditor, whim = Counter[str](), Auditor(KEY), Whim(f"kills {seed}")
    new_house(url)
    database = Database(url)
    auditor.look(database)
    database.close()
    while figures["kills"] < kills:
        life = lived(url, f"{seed}-{figures['lives']}", whim.randint(1, POINTS_MOST))
        figures["lives"] += 1
        figures["kills"] += life.killed
        auditor.look(database)
        check_acknowledged(database, life)
        figures["acknowledged"] += len(life.done)
        figures["sent"] += len(life.sent)
        for name, (number, said) in life.stands.items():
            live = auditor.tables[name]
            if live.number == number:
                assert print_of(live) == said, f"{name} has other cards after a kill"
                figures["tables as they stood"] += 1
        for live in auditor.tables.values():
            figures[f"killed at {phase_of(live)}"] += life.killed
        database.close()
        before, unacknowledged = auditor.entries, len(life.sent) - len(life.done)
        resend(url, life, whim, figures)
        auditor.look(database)
        assert auditor.entries - before <= unacknowledged, "a command sent again was done again"
        check_acknowledged(database, life)
        database.close()
    figures["entries"], figures["rounds"] = auditor.entries, auditor.rounds
    return figures


def check_acknowledged(database: Database, life: Life) -> None:
    asked = schema.command.c
    with database.read() as connection:
        for person, _, command_id in life.sent:
            if command_id in life.done:
                row = select(asked.reply).where(asked.person == person.name, asked.id == command_id)
                reply = connection.execute(row).scalar_one()
                assert msgspec.json.decode(reply, type=Reply) == life.done[command_id], (
                    "an acknowledged reply is not the one that is kept"
                )


def resend(url: str, life: Life, whim: Whim, figures: Counter[str]) -> None:
    """Everything again, one to five times and in another order: what was done gets its reply, what was lost is done."""
    again = [asked for asked in life.sent for _ in range(whim.among((1, 1, 1, 2, 5)))]
    whim.shuffle(again)
    with House(Database(url), KEY, lease=LEASE) as house:
        for person, command, command_id in again:
            reply = patiently(house, person, command, command_id)
            assert reply == life.done.setdefault(command_id, reply), "a command sent again got another reply"
            figures["sent again"] += 1


def patiently(house: House, person: Person, command: Command, command_id: str) -> Reply:
    until = time.monotonic() + 100 * LEASE
    while True:
        try:
            return house.do(person, command, command_id)
        except OwnedElsewhere:
            if time.monotonic() > until:
                raise
            time.sleep(LEASE / 4)
