"""banca serve: the house on the network."""

import re
import signal
from argparse import Namespace
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from banca.cli import run_command
from banca.cli.houses import database_named, key_named, opened
from banca.law import Language, language
from banca.law.numbers import shown
from banca.messages import BancaError, message

if TYPE_CHECKING:
    from banca.server.logs import LogSettings
    from banca.server.serve import Listening
    from banca.server.supervisor import Tell

ORIGIN = re.compile(r"https?://[^/\s?#@]+")  # as a browser writes one: scheme, host, and the port where it is unusual


def run(args: Namespace) -> int:
    """One process; or a supervisor, and each of the processes that it starts."""
    from banca.server.logs import writing_log
    from banca.server.serve import refuse_unfit_certificate

    at = listening(args)
    refuse_unfit_certificate(at)
    refuse_no_reports(args)
    with writing_log(log_settings(args)):
        if hasattr(args, "tell"):
            return _serve(args, at, args.tell)
        return _supervise(args, at) if args.processes > 1 else _serve(args, at)


def _serve(args: Namespace, at: "Listening", tell: "Tell | None" = None) -> int:
    """In this process. One of several tells its supervisor when it answers, and no person."""
    from banca.server.serve import serve
    from banca.server.supervisor import Told

    lang = language(args.lang)
    with opened(args) as house:
        # The server ends in good order when it is told to, and then tells itself again: that is not to count.
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, lambda *_: None)
        if tell:
            tell(Told(house.name))
            serve(house, at, lambda address: tell(Told(house.name, address)))
        else:
            serve(house, at, lambda address: _say_ready(lang, address))
    if not tell:
        _say_stopped(lang)
    return 0


def _say_ready(lang: Language, address: str) -> None:
    from banca.server.notify import READY, notify

    print(message(lang, "serve-ready", address=address), flush=True)
    notify(READY)


def _say_stopped(lang: Language) -> None:
    print(message(lang, "serve-stopped"), flush=True)


def _supervise(args: Namespace, at: "Listening") -> int:
    """What would keep every process from starting is found out here, and said once."""
    from banca.house.errors import StorageError
    from banca.house.house import refuse_other_house
    from banca.house.leases import give_up_leases
    from banca.server.serve import listening_socket
    from banca.server.supervisor import Supervisor

    database, key, lang = database_named(args), key_named(args), language(args.lang)
    if database.is_sqlite:
        raise BancaError("serve-processes-need-postgresql", processes=args.processes)
    with database.read() as connection:
        refuse_other_house(connection, key)

    def free_tables(name: str) -> None:
        with suppress(StorageError):  # their leases end by themselves
            database.write(lambda connection: give_up_leases(connection, name))

    with listening_socket(at) as held:  # nobody else takes the port; connections go to the processes alone
        args.port = held.getsockname()[1]
        supervisor = Supervisor(args.processes, partial(_one_of_several, args), free_tables)
        code = supervisor.run(lambda address: _say_ready(lang, address))
    database.close()
    _say_stopped(lang)
    return code


def _one_of_several(args: Namespace, number: int, tell: "Tell") -> int:
    args.number, args.tell = number, tell
    return run_command(args)


def listening(args: Namespace) -> "Listening":
    from banca.server.serve import Listening
    from banca.server.service import Slot

    if args.certificate_key and not args.certificate:
        raise BancaError("serve-key-without-certificate")
    for origin in args.origin:
        if not ORIGIN.fullmatch(origin):
            raise BancaError("serve-no-origin", typed=shown(origin))
    return Listening(
        args.host,
        args.port,
        Path(args.certificate) if args.certificate else None,
        Path(args.certificate_key) if args.certificate_key else None,
        tuple(args.proxy),
        frozenset(args.origin),
        own_port=args.own_port,
        slot=Slot(getattr(args, "number", 0), args.processes),
        reports=Path(args.reports) if args.reports else None,
    )


def log_settings(args: Namespace) -> "LogSettings":
    from banca.server.logs import LogSettings

    return LogSettings(args.log, args.log_level)


def refuse_no_reports(args: Namespace) -> None:
    if args.reports and not Path(args.reports).is_dir():
        raise BancaError("serve-reports-no-folder", folder=shown(args.reports))
