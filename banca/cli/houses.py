"""Shared code of the house commands: the database and key, who acts, and output.

SQLAlchemy and the house are imported inside functions, because the help of the commands does without them.
"""

import os
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from banca.cli.screen import print_json
from banca.cli.tables import print_table, screen, table
from banca.law import Language, language
from banca.messages import has_message, joined, message, money_text

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from banca.house.database import Database
    from banca.house.house import House
    from banca.house.replies import Reply
    from banca.house.roles import Person
    from banca.house.sealing import HouseKey
    from banca.house.work import Command

DATABASE_VARIABLE = "BANCA_DATABASE"


# Database and key.


def usual_database() -> Path:
    return _folder("XDG_DATA_HOME", ".local/share") / "house.db"


def usual_key() -> Path:
    """The default key file: not next to the database, because whoever copies one should not get the other."""
    return _folder("XDG_CONFIG_HOME", ".config") / "house.key"


def _folder(variable: str, usual: str) -> Path:
    named = os.environ.get(variable, "")
    return (Path(named) if Path(named).is_absolute() else Path.home() / usual) / "banca"


def database_named(args: Namespace) -> "Database":
    from banca.house.database import Database

    return Database(args.database or os.environ.get(DATABASE_VARIABLE) or str(usual_database()))


def shown_url(database: "Database") -> str:
    """The URL for display, without a password."""
    return str(database.path) if database.is_sqlite else database.url.render_as_string(hide_password=True)


def key_file(args: Namespace) -> Path | None:
    """The file of the key; None if the key is in the environment."""
    from banca.house.sealing import KEY_VARIABLE

    if args.key:
        return Path(args.key)
    return None if os.environ.get(KEY_VARIABLE) else usual_key()


def key_named(args: Namespace) -> "HouseKey":
    from banca.house.sealing import read_key

    return read_key(key_file(args))


def key_if_there(args: Namespace) -> "HouseKey | None":
    """The key, where one was named or lies in its usual place: less is verified, or can be done, without it."""
    file = key_file(args)
    return key_named(args) if args.key or file is None or file.exists() else None


@contextmanager
def reading(args: Namespace) -> "Iterator[Connection]":
    """A consistent view of the house, even while another process has it open."""
    from banca.house.migrations import refuse_other_revision

    database = database_named(args)
    refuse_no_house(database)
    try:
        with database.read() as connection:
            refuse_other_revision(connection)
            yield connection
    finally:
        database.close()


def refuse_no_house(database: "Database") -> None:
    """Refuse a database that does not exist, instead of creating an empty file."""
    from banca.house.errors import HouseError

    if database.is_sqlite and not database.path.exists():
        raise HouseError("house-database-missing", file=str(database.path))


@contextmanager
def opened(args: Namespace) -> "Iterator[House]":
    """Open the house to change it, with checks of its program and its source of chance."""
    from banca.house.health import watch
    from banca.house.house import House
    from banca.house.integrity import ProgramCheck

    database = database_named(args)
    refuse_no_house(database)
    with watch(House(database, key_named(args), checks=(ProgramCheck(),))) as house:
        yield house


def refuse_days_reversed(args: Namespace) -> None:
    """A time that ends before it begins is a slip, and not an empty one."""
    from banca.house.errors import HouseError

    if args.since and args.until and args.until < args.since:
        raise HouseError("house-days-reversed", since=args.since, until=args.until)


# Who acts, and what came of it.


def acting(house: "House", args: Namespace, usually: str | None = None) -> "Person":
    """The person of --as, or a default for this command, or the only administrator. The key replaces a password."""
    from banca.house.errors import HouseError
    from banca.house.people import account_of, accounts, is_administrator

    with house.database.read() as connection:
        if name := args.person or usually:
            account = account_of(connection, name)
        else:
            administrators = [each for each in accounts(connection) if is_administrator(each)]
            if len(administrators) != 1:
                raise HouseError("house-say-who-acts", count=len(administrators))
            (account,) = administrators
    if account.suspended:
        raise HouseError("house-person-suspended", name=account.name)
    return account.person


def done(house: "House", person: "Person", command: "Command") -> Mapping[str, Any]:
    """Submit a command and return its result; BancaError if it was refused."""
    return accepted(house.do(person, command))


def accepted(reply: "Reply") -> Mapping[str, Any]:
    from banca.house.reply import refusal_in

    if not reply.accepted:
        raise refusal_in(reply)
    return reply.body


def tell(args: Namespace, body: Any, says: str, **parameters: Any) -> int:
    """Print what was done, as JSON or as a sentence."""
    if args.output == "json":
        print_json(body)
    else:
        screen().print(message(language(args.lang), says, **parameters), markup=False)
    return 0


def list_rows(args: Namespace, body: Any, columns: Mapping[str, list[str]], right: str, nothing: str) -> int:
    """Print rows as JSON or as a table; a sentence if there are none."""
    lang = language(args.lang)
    if args.output == "json":
        print_json(body)
    elif not next(iter(columns.values())):
        screen().print(message(lang, nothing))
    else:
        print_table(screen(), table(tuple(columns), list(zip(*columns.values(), strict=True)), right=right, lang=lang))
    return 0


# In words.


def word(lang: Language, name: str, otherwise: str) -> str:
    """A word by its message id, or the word itself if there is no message."""
    return message(lang, name) if has_message(name) else otherwise


def role_words(lang: Language, roles: Iterable[str]) -> str:
    return joined(lang, (message(lang, f"role-{role}") for role in sorted(roles)))


def status_word(lang: Language, status: str) -> str:
    return message(lang, f"table-status-{status}")


def money(lang: Language, amount: int, currency: str) -> str:
    """Money such as `HKD 1,000.00`, or marked as play money."""
    from banca.house.ledger import PLAY_MONEY

    text = money_text(lang, amount, currency.removeprefix(PLAY_MONEY))
    return message(lang, "play-money", amount=text) if currency.startswith(PLAY_MONEY) else text


def time_text(at: int) -> str:
    """A time in Macau, to the second."""
    from banca.house.clock import moment

    return moment(at).strftime("%Y-%m-%d %H:%M:%S")
