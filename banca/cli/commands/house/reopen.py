"""banca house reopen: lets the tables go on after a source of chance that failed has passed its tests again."""

from argparse import Namespace

from banca.cli.arguments import Command, house_options
from banca.cli.houses import acting, done, opened, tell
from banca.law import language


def describe(house: Command) -> None:
    house_options(house.command("reopen"))


def run(args: Namespace) -> int:
    from banca.house.house import ReopenHouse

    language(args.lang)
    with opened(args) as house:
        body = done(house, acting(house, args), ReopenHouse())
    return tell(args, body, "house-is-reopened")
