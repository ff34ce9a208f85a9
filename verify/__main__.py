"""`python -m verify`: exact figures, simulation, live rounds and published figures, held against one another."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from banca.law import BancaError
from verify.compare import verdict
from verify.live.seen import Rounded
from verify.published import all_held, read
from verify.rounds import NotPlayed, SimulationSpec, all_verified
from verify.show import print_published, print_rounds, print_verdict, to_json
from verify.tables import TABLES

ROUNDS, LIVE, SEED = 1_000_000, 1_000, 1
FAILED, MISUSED = 1, 2
WIDE = 160  # columns, where no terminal says how many it has


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    chosen = [table for table in TABLES if asked.game in table.edition] if asked.game else list(TABLES)
    if not chosen:
        editions = ", ".join(dict.fromkeys(table.edition for table in TABLES))
        sys.stderr.write(f"verify: no game {asked.game!r}: {editions}\n")
        return MISUSED
    of = SimulationSpec(asked.rounds, asked.live, asked.seed)
    workers = asked.workers or os.cpu_count() or 1
    try:
        done = all_verified(chosen, of, workers)
    except (BancaError, NotPlayed, Rounded) as error:
        sys.stderr.write(f"verify: {error}\n")
        return FAILED
    found = verdict([compared for each in done for compared in each.compared])
    figures = all_held([figure for figure in read() if asked.game in figure.game], workers)
    console = Console() if sys.stdout.isatty() else Console(width=WIDE)
    print_rounds(console, done, of)
    print_published(console, figures)
    wrong = [each for each in figures if each.wrong]
    same = sum(each.same for each in figures)
    console.print(
        f"{len(figures)} published figures: {same} the same, {len(figures) - same - len(wrong)} otherwise by a named "
        f"rule, {len(wrong)} wrong."
    )
    print_verdict(console, found, sum(each.live_rounds for each in done))
    if asked.json:
        Path(asked.json).write_text(
            json.dumps(to_json(done, of, found, figures), indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
        )
    return 0 if found.holds and not wrong else FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("verify", description="Exact figures, simulation, live rounds, published figures.")
    parser.add_argument("--rounds", type=_positive, default=ROUNDS, help=f"simulated, of each bet ({ROUNDS})")
    parser.add_argument("--live", type=_positive, default=LIVE, help=f"at each live table ({LIVE})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"the same seed, the same rounds ({SEED})")
    parser.add_argument("--game", default="", help="only editions whose name holds this")
    parser.add_argument("--workers", type=_positive, help="tables played at once (as many as there are processors)")
    parser.add_argument("--json", metavar="FILE", help="write all of it there too")
    return parser


def _positive(said: str) -> int:
    if not said.isdecimal() or int(said) < 1:
        raise argparse.ArgumentTypeError(f"{said!r} is no whole number above nought")
    return int(said)


if __name__ == "__main__":
    sys.exit(main())
