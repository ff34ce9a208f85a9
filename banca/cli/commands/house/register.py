"""banca house register: lists applications, exports one for an offline check, shows what a table may run."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from datetime import date

from banca.cli.arguments import Command, count_type, day_type, house_options
from banca.cli.houses import list_rows, reading
from banca.cli.screen import print_json
from banca.law import edition_named, language
from banca.messages import joined, message


def describe(house: Command) -> None:
    register = house.command("register")
    for name in ACTIONS:
        action = register.command(name)
        if name == "document":
            action.option("application", type=count_type(action), metavar="N")
        if name == "table":
            action.option("table", metavar="TABLE")
            action.option("game", metavar="GAME")
        if name != "document":
            action.option("--on", type=day_type(action), metavar="DATE")
        house_options(action)


def run(args: Namespace) -> int:
    language(args.lang)
    return ACTIONS[args.command_house_register](args)


def _day(args: Namespace) -> date:
    from banca.house.clock import SystemClock, day_of

    return args.on or day_of(SystemClock().now())


def _list(args: Namespace) -> int:
    from banca.house.authorisations import register

    lang, day = language(args.lang), _day(args)
    with reading(args) as connection:
        found = register(connection, day=day)
    body = [{"application": each.number, "standing": each.standing(day), **each.body} for each in found]
    columns = {
        "application": [str(each.number) for each in found],
        "filed": [each.body["filed"] for each in found],
        "adopted": [each.body["adopted"] for each in found],
        "edition": [each.body["edition"] for each in found],
        "asked": [joined(lang, [ask["name"] for ask in each.body["asks"]]) for each in found],
        "state": [message(lang, f"standing-{each.standing(day)}") for each in found],
    }
    return list_rows(args, body, columns, "application", "house-no-applications")


def _document(args: Namespace) -> int:
    from banca.house.decisions import document

    with reading(args) as connection:
        print_json(document(connection, args.application))
    return 0


def _table(args: Namespace) -> int:
    from banca.house.authorisations import in_force

    day = _day(args)
    with reading(args) as connection:
        found = in_force(connection, args.table, edition_named(args.game, day).slug, day)
    columns = {
        "option": [str(each.ask["name"]) for each in found],
        "value": ["" if each.ask["kind"] == "bet" else str(each.ask["value"]) for each in found],
        "application": [str(each.application.number) for each in found],
        "from-day": [str(each.application.begins or "") for each in found],
        "until-day": [str(each.application.ends or "") for each in found],
    }
    return list_rows(args, [each.to_json() for each in found], columns, "application", "house-nothing-in-force")


ACTIONS: Mapping[str, Callable[[Namespace], int]] = {"list": _list, "document": _document, "table": _table}
