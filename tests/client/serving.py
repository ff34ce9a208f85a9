"""A real house on the network: made in a folder, and served by the command in a process of its own."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from banca.house.cage import BuyChips
from banca.house.clock import SystemClock
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.integrity import ApproveProgram, digest_of, program_files
from banca.house.migrations import migrate
from banca.house.passwords import Passwords
from banca.house.people import AddPerson, set_password
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import new_key, read_key
from banca.house.tables import OpenTable

BANCA = str(Path(sys.executable).with_name("banca"))
PASSWORD = "correct horse battery staple"  # noqa: S105 - of people who live for one test
READY = 30.0  # seconds
ADMINISTRATOR = Person("root", frozenset(Role))


@dataclass
class Served:
    """A folder with a house in it. `serve` starts its server."""

    folder: Path
    serving: subprocess.Popen[str] | None = field(default=None)
    address: str = ""

    @property
    def database(self) -> Path:
        return self.folder / "house.db"

    @property
    def key(self) -> Path:
        return self.folder / "house.key"

    def make(self, tables: Mapping[str, TableConfig], people: Mapping[str, list[str]] | None = None) -> None:
        """Everybody has the one password, and whoever plays has chips."""
        database = Database(str(self.database))
        migrate(database)
        key = new_key(self.key)
        initialise(database, key, SystemClock().now())
        passwords = Passwords()
        with House(database, key) as house:
            done(house, AddPerson(ADMINISTRATOR.name, ["administrator"]))
            done(house, ApproveProgram(digest_of(program_files())), ADMINISTRATOR)
            for name, roles in (people or {}).items():
                done(house, AddPerson(name, roles))
                assert set_password(house, ADMINISTRATOR, name, PASSWORD, passwords).accepted
                done(house, BuyChips(name, "play-HKD", 10_000_000))
            for name, config in tables.items():
                done(house, OpenTable(name, config))

    def start(self, port: int = 0, *more: str) -> str:
        where = ["--database", str(self.database), "--key", str(self.key), "--port", str(port)]
        with self.log.open("ab") as log:
            self.serving = subprocess.Popen(
                [BANCA, "serve", *where, *more], stdout=subprocess.PIPE, stderr=log, text=True
            )
        said = line_of(self.serving, READY)
        found = re.search(r"https?://\S+", said)
        assert found, said
        self.address = found[0]
        return self.address

    @property
    def log(self) -> Path:
        """What its servers wrote on standard error."""
        return self.folder / "serve.log"

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def stop(self, told: int = signal.SIGTERM) -> int:
        assert self.serving
        serving, self.serving = self.serving, None
        serving.send_signal(told)
        said, _ = serving.communicate(timeout=READY)
        self.said = said
        return serving.returncode

    @contextmanager
    def house(self) -> Iterator[House]:
        """The house itself, while no server has it."""
        with House(Database(str(self.database)), read_key(self.key)) as found:
            yield found


def line_of(process: subprocess.Popen[str], within: float) -> str:
    assert process.stdout
    until = time.monotonic() + within
    while time.monotonic() < until:
        if select.select([process.stdout], [], [], 0.1)[0]:
            return process.stdout.readline()
    process.kill()
    raise AssertionError(os.strerror(110))


def done(house: House, command: Any, person: Person = PROGRAM) -> None:
    reply = house.do(person, command)
    assert reply.accepted, reply.says


@contextmanager
def serving(
    folder: Path, tables: Mapping[str, TableConfig], people: Mapping[str, list[str]] | None = None, *more: str
) -> Iterator[Served]:
    found = Served(folder)
    found.make(tables, people)
    found.start(0, *more)
    try:
        yield found
    finally:
        if found.serving:
            assert found.stop() == 0, found.said
