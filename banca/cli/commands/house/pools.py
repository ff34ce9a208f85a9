"""banca house pools: the jackpot pools, their contributions and payments."""

from argparse import Namespace

from banca.cli.arguments import Command, house_options
from banca.cli.houses import list_rows, money, reading
from banca.law import language
from banca.messages import money_text


def describe(house: Command) -> None:
    house_options(house.command("pools"))


def run(args: Namespace) -> int:
    from banca.house.pools import pools_of_house

    lang = language(args.lang)
    with reading(args) as connection:
        found = pools_of_house(connection)
    columns = {
        "pool": [each["pool"] for each in found],
        "edition": [each["edition"] for each in found],
        "pooled": [money(lang, each["held"], each["currency"]) for each in found],
        "fed": [money_text(lang, each["came_in"]) for each in found],
        "paid-out": [money_text(lang, each["paid"]) for each in found],
    }
    return list_rows(args, found, columns, "pooled fed paid-out", "house-no-pools")
