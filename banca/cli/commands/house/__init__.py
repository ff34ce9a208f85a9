"""banca house: manages a house. Each of its commands is a module here, found by its name.

A module has `describe(house)`, which describes its command or commands, and `run(args)`. Slow imports are inside `run`.
"""

import pkgutil
from argparse import Namespace
from importlib import import_module

from banca.cli.arguments import Command


def families() -> list[str]:
    return sorted(each.name for each in pkgutil.iter_modules(__path__))


def describe(house: Command) -> None:
    for name in families():
        import_module(f"{__name__}.{name}").describe(house)


def run(args: Namespace) -> int:
    return int(import_module(f"{__name__}.{args.command_house}").run(args))
