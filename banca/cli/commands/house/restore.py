"""banca house restore: restores a backup into an empty database and audits it."""

from argparse import Namespace
from pathlib import Path

from banca.cli.arguments import Command, house_options
from banca.cli.houses import key_if_there, tell
from banca.cli.screen import progress
from banca.law import language
from banca.messages import message


def describe(house: Command) -> None:
    restore = house.command("restore")
    restore.option("file", metavar="FILE")
    restore.option("into", metavar="FILE|URL")
    house_options(restore)


def run(args: Namespace) -> int:
    from banca.house.backup import restore

    lang, key = language(args.lang), key_if_there(args)
    with progress(message(lang, "audit-title"), lang) as bar:
        found = restore(
            Path(args.file),
            args.into,
            key,
            lambda done, of: bar(message(lang, "audit-entries-done", done=done, of=of), done, of),
        )
    counts = found.counts
    said = {"place": args.into, "rounds": counts["rounds"], "transfers": counts["transfers"]}
    return tell(args, {**said, "with_key": found.with_key, "verified": dict(counts)}, "house-restored", **said)
