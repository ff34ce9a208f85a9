"""Rounds of all ten editions for the tests of the page: true ones, and forgeries of each kind.

    python -m tests.web.fixtures

writes them anew. Nonces are random, so they differ from time to time.
"""

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from tests.play.committed_rounds import rounds, tables
from tests.play.test_forgeries import KINDS

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "verify" / "rounds.jsonl"
FORGED_MOST = 1  # of each kind


def fixtures() -> list[dict[str, Any]]:
    """One table of each edition, with what it announced and forgeries of its records."""
    found: dict[str, dict[str, Any]] = {}
    for slug, options in tables():
        if slug not in found:
            table = rounds(slug, options, 7, count=1, mishaps=0)
            forged = {kind.__name__: list(islice(kind(table.records, Random(7)), FORGED_MOST)) for kind in KINDS}
            found[slug] = {"edition": slug, "records": table.records, "announcements": table.announcements}
            found[slug]["forged"] = [records for each in forged.values() for records in each]
    return list(found.values())


if __name__ == "__main__":
    lines = (json.dumps(each, separators=(",", ":")) for each in fixtures())
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
