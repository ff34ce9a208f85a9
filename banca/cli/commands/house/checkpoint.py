"""banca house checkpoint: signs the state of the journal and prints the line to publish."""

import sys
from argparse import Namespace

from banca.cli.arguments import Command, house_options
from banca.cli.houses import acting, done, opened
from banca.law import language


def describe(house: Command) -> None:
    house_options(house.command("checkpoint"))


def run(args: Namespace) -> int:
    from banca.house.upkeep import TakeCheckpoint

    language(args.lang)
    with opened(args) as house:
        body = done(house, acting(house, args), TakeCheckpoint())
    sys.stdout.write(f"{body['line']}\n")
    return 0
