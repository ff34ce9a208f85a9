"""One table after another: every row of the exact figures against simulation and against live rounds."""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter

from banca.exact import as_simulated
from banca.games import game_of
from banca.law import BancaError
from banca.material.chance import Seeded
from banca.simulate import simulate
from banca.table import Table
from verify.compare import Compared, of_live, of_simulation
from verify.live import played
from verify.tables import Verified

SEED_BYTES = 6


class NotPlayed(Exception):
    """A table refused what is done at every other, or too few rounds were asked for."""


@dataclass(frozen=True, slots=True)
class SimulationSpec:
    """How many rounds of each kind, and from which seed."""

    rounds: int
    live: int
    seed: int


@dataclass(frozen=True, slots=True)
class Done:
    """What was compared at a table."""

    table: Verified
    compared: tuple[Compared, ...]
    live_rounds: int
    seconds: float


def verified(table: Verified, asked: SimulationSpec) -> Done:
    started = perf_counter()
    game, setting = game_of(table.edition), table.setting
    rows = as_simulated(game, setting)
    found: list[Compared] = []
    for number, row in enumerate(rows):
        seed = seed_of(asked.seed, table.name, number)
        place = row.places[seed % len(row.places)]
        found.append(of_simulation(table.name, row, simulate(game, setting, place, asked.rounds, seed)))
    seen = played(Table(game, setting, Seeded(f"{asked.seed} {table.name}")), rows, asked.live)
    found += [of_live(table.name, row, gains) for row, gains in zip(rows, seen.gains, strict=True)]
    return Done(table, tuple(found), seen.rounds, perf_counter() - started)


def seed_of(seed: int, table: str, row: int) -> int:
    """Another one for each row of each table, so that no two comparisons rest on the same deals."""
    return int.from_bytes(hashlib.sha256(f"{seed} {table} {row}".encode()).digest()[:SEED_BYTES])


def all_verified(tables: Sequence[Verified], asked: SimulationSpec, workers: int) -> tuple[Done, ...]:
    """All tables, several at once, in the order in which they were named."""
    found = dict(_alone(tables, asked) if workers == 1 else _together(tables, asked, workers))
    return tuple(found[table.name] for table in tables)


def _alone(tables: Sequence[Verified], asked: SimulationSpec) -> Iterator[tuple[str, Done]]:
    for number, table in enumerate(tables, 1):
        done = verified(table, asked)
        tell(number, len(tables), done)
        yield table.name, done


def _together(tables: Sequence[Verified], asked: SimulationSpec, workers: int) -> Iterator[tuple[str, Done]]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        coming = [pool.submit(_by_worker, table, asked) for table in tables]
        for number, each in enumerate(as_completed(coming), 1):
            done = each.result()
            tell(number, len(tables), done)
            yield done.table.name, done


def _by_worker(table: Verified, asked: SimulationSpec) -> Done:
    """A refusal at the table does not travel between processes: what it says does."""
    try:
        return verified(table, asked)
    except BancaError as error:
        raise NotPlayed(f"{table.name}: {error}") from None


def tell(number: int, of: int, done: Done) -> None:
    sys.stderr.write(f"[{number:>2}/{of}] {done.table.name}: {done.seconds:.0f} s\n")
    sys.stderr.flush()
