"""banca house tables: opens, shows, pauses, resumes and closes tables."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import Any

from banca.cli.arguments import Command, house_options, table_options
from banca.cli.houses import acting, done, list_rows, money, opened, reading, status_word, tell
from banca.cli.screen import minor_units, options_line, print_json, setting_of
from banca.cli.tables import screen
from banca.law import Language, edition, language
from banca.messages import message, money_text
from banca.money import Limits

CURRENCIES = ("HKD", "MOP")
NO_LIMIT = "∞"


def describe(house: Command) -> None:
    tables = house.command("tables")
    for name in ACTIONS:
        action = tables.command(name)
        if name != "list":
            action.option("table", metavar="TABLE")
        if name == "open":
            _describe_open(action)
        house_options(action)


def _describe_open(action: Command) -> None:
    action.option("--game", required=True, metavar="GAME")
    for name, usual in (("minimum", "10"), ("maximum", "10000"), ("unit", "1"), ("float", "0")):
        action.option(f"--{name}", default=usual, metavar="AMOUNT")
    action.option("--currency", default="HKD", choices=CURRENCIES)
    action.option("--real", action="store_true")
    action.option("--croupier", action="store_true")
    action.option("--pool", metavar="NAME")
    table_options(action)


def run(args: Namespace) -> int:
    language(args.lang)
    return ACTIONS[args.command_house_tables](args)


# Reading.


def _list(args: Namespace) -> int:
    from banca.house.floor import tables_of_house

    lang = language(args.lang)
    with reading(args) as connection:
        found = tables_of_house(connection)
    columns = {
        "table": [each["table"] for each in found],
        "game": [edition(each["edition"]).names.said_in(lang) for each in found],
        "state": [status_word(lang, each["status"]) for each in found],
        "limits": [_limits(each, lang) for each in found],
        "round-number": [str(each["round"]) for each in found],
        "float": [money_text(lang, each["float"]) for each in found],
    }
    return list_rows(args, found, columns, "round-number float", "house-no-tables")


def _limits(found: Mapping[str, Any], lang: Language) -> str:
    """`HKD 10.00 – 5,000.00`, and play money as such."""
    from banca.house.ledger import PLAY_MONEY

    most = NO_LIMIT if found["maximum"] is None else money_text(lang, found["maximum"])
    currency = found["currency"].removeprefix(PLAY_MONEY)
    text = f"{money_text(lang, found['minimum'], currency)} – {most}"
    return message(lang, "play-money", amount=text) if found["currency"] != currency else text


def _show(args: Namespace) -> int:
    from banca.house.floor import meters_of, tables_of_house

    lang = language(args.lang)
    with reading(args) as connection:
        (found,) = tables_of_house(connection, args.table)
        found["meters"] = meters_of(connection, args.table)
    if args.output == "json":
        print_json(found)
        return 0
    console = screen()
    law = edition(found["edition"])
    console.print(f"{found['table']} · {law.names.said_in(lang)} · {law.slug}", style="bold", markup=False)
    console.print(_setting_line(found, lang), style="dim", markup=False)
    least, currency = money(lang, found["minimum"], found["currency"]), found["currency"]
    unit = money_text(lang, found["unit"])
    most = money_text(lang, found["maximum"]) if found["maximum"] is not None else NO_LIMIT
    console.print(message(lang, "table-limits", least=least, most=most, unit=unit), markup=False)
    status, dealer = status_word(lang, found["status"]), message(lang, f"table-dealer-{found['dealer']}")
    console.print(message(lang, "table-is", status=status, dealer=dealer, round=found["round"]), markup=False)
    stakes, float_ = (money(lang, found[each], currency) for each in ("stakes", "float"))
    console.print(message(lang, "table-holds", stakes=stakes, float=float_), markup=False)
    meters = found["meters"]
    sums = {name: money_text(lang, meters[name]) for name in ("staked", "taken", "prizes")}
    console.print(message(lang, "table-played", rounds=meters["rounds"], voids=meters["voids"], **sums), markup=False)
    return 0


def _setting_line(found: Mapping[str, Any], lang: Language) -> str:
    from banca.games import game_of
    from banca.play.record import VERSION, read_setting

    return options_line(read_setting(game_of(found["edition"]), {"banca": VERSION, **found["setting"]}), lang)


# Changing.


def _open(args: Namespace) -> int:
    from banca.house.config import TableConfig, setting_to_json
    from banca.house.tables import OpenTable

    limits = Limits(minor_units(args.minimum), minor_units(args.maximum), minor_units(args.unit))
    game, setting = setting_of(args, limits=limits, currency=args.currency)
    config = TableConfig(
        setting_to_json(game, setting),
        dealer="croupier" if args.croupier else "program",
        money="real" if args.real else "play",
        pool=args.pool,
        float=minor_units(args.float),
    )
    with opened(args) as house:
        body = done(house, acting(house, args), OpenTable(args.table, config))
    return tell(args, body, "house-table-opened", table=args.table, edition=setting.edition.slug)


def _changed(args: Namespace) -> int:
    from banca.house import tables

    kinds = {"pause": tables.PauseTable, "resume": tables.ResumeTable, "close": tables.CloseTable}
    with opened(args) as house:
        body = done(house, acting(house, args), kinds[args.command_house_tables](args.table))
    status = status_word(language(args.lang), body["status"])
    return tell(args, body, "house-table-changed", table=body["table"], status=status)


ACTIONS: Mapping[str, Callable[[Namespace], int]] = {
    "list": _list,
    "open": _open,
    "show": _show,
    "pause": _changed,
    "resume": _changed,
    "close": _changed,
}
