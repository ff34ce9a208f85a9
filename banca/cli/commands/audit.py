"""banca audit: verifies a house and names the first fault."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from banca.cli.houses import refuse_no_house
from banca.cli.screen import print_json, progress
from banca.cli.tables import print_table, screen, table
from banca.files import read_text
from banca.law import Language, language
from banca.messages import figures_text, message

if TYPE_CHECKING:
    from banca.house.audit import Audited
    from banca.house.errors import Tampered
    from banca.house.sealing import HouseKey

WRONG = 1
CHECKPOINTS_MOST = 10**8  # bytes


def run(args: Namespace) -> int:
    from banca.house.audit import audit
    from banca.house.database import Database
    from banca.house.errors import Tampered

    lang = language(args.lang)
    published = _lines(args.checkpoint) if args.checkpoint else []
    key, database = _key(args), Database(args.database)
    refuse_no_house(database)
    try:
        with progress(message(lang, "audit-title"), lang) as bar:

            def report(done: int, of: int) -> None:
                bar(message(lang, "audit-entries-done", done=done, of=of), done, of)

            found = audit(database, key, published, report)
    except Tampered as error:
        return _tell_wrong(args, error, lang)
    finally:
        database.close()
    return _tell_sound(args, found, lang)


def _key(args: Namespace) -> "HouseKey | None":
    from banca.house.sealing import KEY_VARIABLE, read_key

    if args.key:
        return read_key(Path(args.key))
    return read_key(None) if os.environ.get(KEY_VARIABLE) else None


def _lines(file: str) -> list[str]:
    return [line for line in read_text(file, CHECKPOINTS_MOST).splitlines() if line.strip()]


def _tell_wrong(args: Namespace, error: "Tampered", lang: Language) -> int:
    if args.output == "json":
        said = {"message": error.message.id, "parameters": error.message.to_json(), "says": error.said_in(lang)}
        print_json({"sound": False, "wrong": said})
    else:
        screen().print(
            message(lang, "audit-wrong", what=error.said_in(lang)), markup=False, style="bold", soft_wrap=True
        )
    return WRONG


def _tell_sound(args: Namespace, found: "Audited", lang: Language) -> int:
    if args.output == "json":
        print_json({"sound": True, "with_key": found.with_key, "verified": dict(found.counts)})
        return 0
    rows = [(message(lang, f"audit-count-{name}"), figures_text(lang, str(n))) for name, n in found.counts.items()]
    print_table(screen(), table(("verified", "count"), rows, right="count", lang=lang))
    if not found.with_key:
        screen().print(message(lang, "audit-without-key"), markup=False)
    screen().print(message(lang, "audit-sound"), style="bold", markup=False)
    return 0
