"""banca house people: the people of a house, with their roles, passwords and keys."""

import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from getpass import getpass
from typing import TYPE_CHECKING

from banca.cli.arguments import Command, house_options
from banca.cli.houses import accepted, acting, done, list_rows, opened, reading, role_words, tell, time_text
from banca.law import Language, language
from banca.messages import message

if TYPE_CHECKING:
    from banca.house.people import Account

ROLES = ("guest", "player", "croupier", "supervisor", "cashier", "regulator", "administrator")
KEY_SHOWN = 16  # characters
PASSWORD_READ = 10_000  # characters of standard input


def describe(house: Command) -> None:
    people = house.command("people")
    for name in ACTIONS:
        action = people.command(name)
        if name != "list":
            action.option("name", metavar="NAME")
        if name in ("add", "roles"):
            action.option("--role", action="append", required=True, choices=ROLES, metavar="ROLE")
        if name == "suspend":
            action.option("--why", required=True, metavar="TEXT")
        if name == "key":
            action.option("public", metavar="HEX")
        if name == "log-out":
            action.option("--tokens", action="store_true")
        house_options(action)


def run(args: Namespace) -> int:
    language(args.lang)
    return ACTIONS[args.command_house_people](args)


def _list(args: Namespace) -> int:
    from banca.house.people import accounts

    lang = language(args.lang)
    with reading(args) as connection:
        found = accounts(connection)
    columns = {
        "name": [each.name for each in found],
        "roles": [role_words(lang, each.roles) for each in found],
        "state": [_state(each, lang) for each in found],
        "key": [(each.public_key or "")[:KEY_SHOWN] for each in found],
        "known-since": [time_text(each.made_at) for each in found],
    }
    return list_rows(args, [each.to_json() for each in found], columns, "", "house-nobody")


def _state(account: "Account", lang: Language) -> str:
    if account.suspended:
        return message(lang, "person-suspended")
    return message(lang, "person-with-password" if account.has_password else "person-without-password")


def _add(args: Namespace) -> int:
    from banca.house.people import AddPerson

    with opened(args) as house:
        body = done(house, acting(house, args), AddPerson(args.name, args.role))
    return tell(
        args, body, "house-person-added", name=body["name"], roles=role_words(language(args.lang), body["roles"])
    )


def _change_roles(args: Namespace) -> int:
    from banca.house.people import ChangeRoles

    with opened(args) as house:
        body = done(house, acting(house, args), ChangeRoles(args.name, args.role))
    return tell(
        args, body, "house-roles-changed", name=body["name"], roles=role_words(language(args.lang), body["roles"])
    )


def _suspend(args: Namespace) -> int:
    from banca.house.people import SuspendPerson

    with opened(args) as house:
        body = done(house, acting(house, args), SuspendPerson(args.name, args.why))
    return tell(args, body, "house-person-is-suspended", name=body["name"])


def _restore(args: Namespace) -> int:
    from banca.house.people import RestorePerson

    with opened(args) as house:
        body = done(house, acting(house, args), RestorePerson(args.name))
    return tell(args, body, "house-person-restored", name=body["name"])


def _password(args: Namespace) -> int:
    from banca.house.passwords import Passwords
    from banca.house.people import set_password

    with opened(args) as house:
        person = acting(house, args)
        body = accepted(set_password(house, person, args.name, _typed_password(language(args.lang)), Passwords()))
    return tell(args, body, "house-password-is-set", name=body["name"], count=body["sessions_ended"])


def _typed_password(lang: Language) -> str:
    """Ask twice at a terminal, without echo; otherwise read the first line of standard input."""
    from banca.house.errors import HouseError

    if not sys.stdin.isatty():
        return sys.stdin.readline(PASSWORD_READ).removesuffix("\n").removesuffix("\r")
    first = getpass(message(lang, "house-password-prompt"))
    if getpass(message(lang, "house-password-prompt-again")) != first:
        raise HouseError("house-passwords-differ")
    return first


def _key(args: Namespace) -> int:
    from banca.house.people import RegisterKey

    with opened(args) as house:
        body = done(house, acting(house, args, args.name), RegisterKey(args.name, args.public))
    return tell(args, body, "house-key-registered", name=body["name"], key=body["public_key"])


def _log_out(args: Namespace) -> int:
    from banca.house.access import LogOutEverywhere

    with opened(args) as house:
        body = done(house, acting(house, args), LogOutEverywhere(args.name, args.tokens))
    return tell(args, body, "house-logged-out", name=body["name"], sessions=body["sessions"], tokens=body["tokens"])


ACTIONS: Mapping[str, Callable[[Namespace], int]] = {
    "list": _list,
    "add": _add,
    "roles": _change_roles,
    "suspend": _suspend,
    "restore": _restore,
    "password": _password,
    "key": _key,
    "log-out": _log_out,
}
