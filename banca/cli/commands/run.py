"""banca run: a house of your own to try, with a table of every game, bots at each, and a seat in this terminal."""

import signal
import socket
import subprocess
import sys
import threading
from argparse import Namespace
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from banca.cli import main
from banca.cli.houses import opened, usual_database, usual_key
from banca.games import game_of
from banca.law import BancaError, Language, edition_on, games, language, option_set
from banca.messages import message
from banca.money import Limits
from banca.play.setting import Setting

if TYPE_CHECKING:
    from banca.house.config import Seconds, TableConfig
    from banca.house.house import House

FILE = "play"  # beside the usual house, which may be a real one
PORTS = 100  # that are tried, one after another
LIMITS = Limits(10_00, 10_000_00, 5_00)
TIMERS: "dict[str, Seconds]" = {"betting": 15, "decision": 20, "bots": 2, "step": "0.8", "showing": 4}
WAYS = ("basic", "random", "careful")  # of the bots at each table
NAMES = (
    *("alda", "bento", "caio", "dulce", "elvira", "fausto", "gil", "hugo", "iria"),
    *("jaime", "katia", "lidia", "mauro", "nuno", "olga", "paulo", "quim", "rita"),
    *("simone", "telmo", "ursula", "vasco", "wanda", "xavier", "yara", "zita", "amaro"),
)


def run(args: Namespace) -> int:
    lang = language(args.lang)
    args.database = args.database or str(usual_database().with_name(f"{FILE}.db"))
    args.key = args.key or str(usual_key().with_name(f"{FILE}.key"))
    if code := _make_house(args):
        return code
    from banca.server.logs import LogSettings, writing_log
    from banca.server.serve import Listening, serve

    log = writing_log(LogSettings("text", "error"))
    with log, opened(args) as house, _free_port(args.port) as listening:
        _approve(house)
        _open_tables(house)
        # The server ends in good order when it is told to, and then tells itself again: that is not to count.
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, lambda *_: None)
        seat = _Seat(lang, wanted=not args.no_seat and sys.stdin.isatty())
        try:
            serve(house, Listening(port=listening.getsockname()[1]), seat.open, listening)
        finally:
            seat.close()
        print(message(lang, "serve-stopped"), flush=True)
    return 0


# The house.


def _make_house(args: Namespace) -> int:
    """At the first run."""
    if Path(args.database).exists():
        return 0
    for file in (args.database, args.key):
        Path(file).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return main(["house", "init", "--database", args.database, "--key", args.key, "--lang", args.lang])


def _approve(house: "House") -> None:
    """The program as it is installed now: this house holds play money alone, and goes on after an update."""
    from banca.house.integrity import ApproveProgram, digest_of, program_files
    from banca.house.people import accounts, is_administrator

    if house.program_fault:
        with house.database.read() as connection:
            administrator = next(each.person for each in accounts(connection) if is_administrator(each))
        house.do(administrator, ApproveProgram(digest_of(program_files())))


def _open_tables(house: "House") -> None:
    """One of every game, as the law is today; those that there are go on."""
    from sqlalchemy import select

    from banca.house import schema
    from banca.house.roles import PROGRAM
    from banca.house.tables import OpenTable

    with house.database.read() as connection:
        known = set(connection.execute(select(schema.gaming_table.c.id)).scalars())
    for number, name in enumerate(games()):
        if name not in known:
            reply = house.do(PROGRAM, OpenTable(name, _table(name, number)))
            if not reply.accepted:
                raise BancaError("run-table-refused", table=name, why=reply.says)


def _table(name: str, number: int) -> "TableConfig":
    from banca.house.config import Bot, TableConfig, setting_to_json

    edition = edition_on(name, date.today())  # noqa: DTZ011 - as the calendar on the wall
    setting = Setting(option_set(edition, preset="customary"), LIMITS)
    bots = [Bot(_bot_name(number * len(WAYS) + n), way) for n, way in enumerate(WAYS)]
    return TableConfig(setting_to_json(game_of(edition.slug), setting), timers=TIMERS, bots=bots, lively=True)


def _bot_name(number: int) -> str:
    again, at = divmod(number, len(NAMES))
    return f"{NAMES[at]}-{again + 1}" if again else NAMES[at]


def _free_port(first: int) -> socket.socket:
    """The first port that nobody listens on."""
    from banca.server.serve import Listening, listening_socket

    for port in range(first, first + PORTS - 1):
        with suppress(OSError, BancaError):
            return listening_socket(Listening(port=port))
    return listening_socket(Listening(port=first + PORTS - 1))


# The seat.


class _Seat:
    """A table in this terminal, in a process of its own; the house stays open when it is left."""

    def __init__(self, lang: Language, *, wanted: bool) -> None:
        self.lang, self.wanted = lang, wanted
        self.process: subprocess.Popen[bytes] | None = None
        self.closing = False

    def open(self, address: str) -> None:
        """When the house answers."""
        print(message(self.lang, "run-ready", address=address, tables=len(games())), flush=True)
        if self.wanted:
            command = [sys.executable, "-m", "banca", *seat_arguments(address, self.lang)]
            self.process = subprocess.Popen(command)  # noqa: S603 - our own command
            threading.Thread(target=self._wait, args=(self.process, address), daemon=True).start()

    def _wait(self, process: subprocess.Popen[bytes], address: str) -> None:
        process.wait()
        if not self.closing:
            print(message(self.lang, "run-seat-left", address=address), flush=True)

    def close(self) -> None:
        self.closing = True
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()


def seat_arguments(address: str, lang: Language) -> list[str]:
    """What opens a seat in the terminal: at the first table of this house, over the network, as a guest."""
    return ["play", "--at", address, "--guest", "--table", games()[0], "--lang", lang]
