"""banca play --at: which table of a house on the network, and as whom."""

import asyncio
import sys
from argparse import Namespace
from getpass import getpass

from banca.cli.play.remote import RemoteSession
from banca.cli.tables import screen
from banca.client import Client
from banca.law import Language, OptionError, edition_named, language
from banca.messages import BancaError, message
from banca.messages.errors import Listed

HERE_ONLY = ("seed", "typed", "record", "commitments")  # options of a table of one's own
PASSWORD_READ = 1000  # characters


def run(args: Namespace) -> int:
    for name in HERE_ONLY:
        if getattr(args, name):
            raise OptionError("play-at-not-with", option=f"--{name}")
    asyncio.run(_play(args, language(args.lang)))
    return 0


async def _play(args: Namespace, lang: Language) -> None:
    async with Client(args.at, lang=lang) as client:
        await (client.log_in(args.person, _password(lang)) if args.person else client.come_in_as_guest())
        async with client.sit(await _table(client, args)) as seat:
            await RemoteSession(seat, screen(), lang).run()


def _password(lang: Language) -> str:
    """Not shown at a terminal; else the first line of standard input."""
    if sys.stdin.isatty():
        return getpass(message(lang, "house-password-prompt"))
    return sys.stdin.readline(PASSWORD_READ).removesuffix("\n").removesuffix("\r")


async def _table(client: Client, args: Namespace) -> str:
    """The one that is named, or the only one of the game."""
    if args.table:
        return str(args.table)
    wanted = edition_named(args.game, args.on).game if args.game else None
    found = [each for each in await client.lobby() if wanted in (None, each.game)]
    if not found:
        raise BancaError("play-at-no-table")
    if len(found) > 1:
        named = (f"{each.table} ({each.edition})" for each in found)
        raise BancaError("play-at-which-table", tables=Listed(*named))
    return found[0].table
