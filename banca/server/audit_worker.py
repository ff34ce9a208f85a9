"""A process of its own that audits the house while it plays: tables are played again, and betting goes first.

It reads from standard input where the database is, and the key, so that neither stands in its arguments. It writes one
JSON object a line: how far it is, and at last what it found.
"""

import json
import os
import sys
import time
from contextlib import suppress
from typing import Any

from banca.house.audit import audit
from banca.house.database import Database
from banca.house.errors import Tampered
from banca.house.sealing import HouseKey
from banca.messages import BancaError

GENTLY = 15
BETWEEN = 0.2  # seconds between two lines
ALONE = 1  # worker: this process


def main() -> None:
    said = json.load(sys.stdin)
    written = 0.0

    def progress(done: int, of: int) -> None:
        nonlocal written
        if time.monotonic() >= written + BETWEEN:
            written = time.monotonic()
            write_line({"done": done, "of": of})

    database = Database(said["database"])
    try:
        found = audit(database, HouseKey(bytes.fromhex(said["key"])), progress=progress, workers=ALONE)
        write_line({"sound": True, "counts": dict(found.counts)})
    except BancaError as error:
        why, sound = error.message, False if isinstance(error, Tampered) else None  # None: it could not be finished
        write_line({"sound": sound, "message": why.id, "parameters": why.to_json(), "says": str(error)})
    finally:
        database.close()


def write_line(line: dict[str, Any]) -> None:
    sys.stdout.write(f"{json.dumps(line)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with suppress(OSError):  # it may be forbidden
        os.nice(GENTLY)
    main()
