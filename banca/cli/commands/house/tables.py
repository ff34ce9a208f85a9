"""banca house tables: opens, shows, pauses, resumes and closes tables."""

import json
from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from banca.cli.arguments import Command, house_options, table_options
from banca.cli.houses import acting, done, list_rows, money, opened, reading, status_word, tell
from banca.cli.screen import minor_units, options_line, print_json, setting_of
from banca.cli.tables import screen
from banca.law import Language, edition, language
from banca.messages import message, money_text
from banca.money import Limits

if TYPE_CHECKING:
    from sqlalchemy import Connection

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
    lang = language(args.lang)
    with reading(args) as connection:
        found = _tables(connection)
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


def _tables(connection: "Connection", table_id: str | None = None) -> list[dict[str, Any]]:
    """Information on tables without loading them: configuration and balances."""
    from sqlalchemy import select

    from banca.house import ledger, schema
    from banca.house.errors import HouseError

    wanted = select(schema.gaming_table).order_by(schema.gaming_table.c.id)
    if table_id is not None:
        wanted = wanted.where(schema.gaming_table.c.id == table_id)
    found = []
    for row in connection.execute(wanted).all():
        said = json.loads(row.snapshot)
        facts, config = said["setting"]["table"], said["config"]
        currency = f"{ledger.PLAY_MONEY if config.get('money', 'play') == 'play' else ''}{facts['currency']}"
        found.append(
            {
                "table": row.id,
                "edition": said["setting"]["edition"],
                "status": row.status,
                "dealer": config.get("dealer", "program"),
                "currency": currency,
                "minimum": facts["minimum"],
                "maximum": facts.get("maximum"),
                "unit": facts["unit"],
                "round": said["origin"]["round"],
                "stakes": ledger.balance_of(connection, ledger.stakes(row.id, currency)),
                "float": ledger.balance_of(connection, ledger.float_of(row.id, currency)),
                "pool": config.get("pool"),
                "setting": said["setting"],
            }
        )
    if table_id is not None and not found:
        raise HouseError("house-table-unknown", table=table_id)
    return found


def _show(args: Namespace) -> int:
    lang = language(args.lang)
    with reading(args) as connection:
        (found,) = _tables(connection, args.table)
        found["meters"] = _meters(connection, args.table)
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


def _meters(connection: "Connection", table_id: str) -> dict[str, int]:
    """The sum over all days."""
    from sqlalchemy import func, select

    from banca.house import schema
    from banca.house.config import METERS

    sums = (func.coalesce(func.sum(schema.meter.c[name]), 0) for name in METERS)
    row = connection.execute(select(*sums).where(schema.meter.c.table_id == table_id)).one()
    return {name: int(value) for name, value in zip(METERS, row, strict=True)}


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
