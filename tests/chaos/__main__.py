"""`python -m tests.chaos`: kills, full disks, conflicts, simulations, the service under faults; prints its figures."""

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from banca.house.database import Database
from banca.house.migrations import migrate
from tests.chaos import service
from tests.chaos.faults import fill_file, fill_injected, fill_pages, meet_conflicts
from tests.chaos.kills import PHASES, survive
from tests.chaos.simulation import Simulation
from tests.cluster import cluster

KINDS = tuple(os.environ.get("DATABASES", "sqlite,postgresql").split(","))
NewDatabase = Callable[[], str]


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


@contextmanager
def databases(kind: str) -> Iterator[NewDatabase]:
    """Makes empty databases of a kind."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield lambda: str(Path(folder) / f"{time.monotonic_ns()}.db")
    else:
        with cluster(disk=True) as server:
            yield lambda: server.url(server.create())


def simulate(url: str, seed: int) -> Counter[str]:
    database = Database(url)
    migrate(database)
    try:
        simulation = Simulation(database, seed)
        simulation.run()
    except BaseException:
        say(f"seed {seed} fails: make chaos KILLS=0 SEEDS=1 SEED={seed} plays it again")
        raise
    finally:
        database.close()
    return simulation.figures


def simulations(new: NewDatabase, first: int, seeds: int, seconds: int) -> Counter[str]:
    """As many as there is time for."""
    figures, until = Counter[str](), time.monotonic() + seconds
    for seed in range(first, first + seeds):
        if time.monotonic() > until:
            break
        figures += simulate(new(), seed)
        figures["seeds"] += 1
    return figures


def report(name: str, figures: Counter[str], seconds: float) -> None:
    say(f"{name}: {', '.join(f'{what} {figures[what]:,}' for what in sorted(figures))}; {seconds:.0f} s")


def all_of(kind: str, new: NewDatabase, said: argparse.Namespace) -> None:
    """Everything on one kind of database."""
    work: dict[str, Callable[[], Counter[str]]] = {
        "kill -9": lambda: survive(new(), said.kills, said.seed),
        "conflicts": lambda: meet_conflicts(new(), said.conflicts, said.seed),
        "full disk, as the database tells it": lambda: fill_injected(new(), said.seed),
        "simulation": lambda: simulations(new, said.seed, said.seeds, said.seconds),
    }
    if kind == "sqlite":
        work["full disk, by max_page_count"] = lambda: fill_pages(new(), said.seed)
        work["full disk, by RLIMIT_FSIZE"] = lambda: fill_file(new(), said.seed)
    for name, measure in work.items():
        started = time.monotonic()
        figures = measure()
        report(f"{kind}, {name}", figures, time.monotonic() - started)
        if name == "kill -9" and said.kills:
            met = [phase for phase in PHASES if figures[f"killed at {phase}"]]
            say(f"{kind}: 0 acknowledged lost, 0 torn, 0 doubled; rounds killed at {', '.join(met)}")


def service_on(kind: str, new: NewDatabase, said: argparse.Namespace) -> None:
    """The service under faults, over real sockets."""
    started = time.monotonic()
    for name, figures in service.all_of(new, kind, said.server_kills, said.seed):
        report(f"{kind}, {name}", figures, time.monotonic() - started)
        started = time.monotonic()
    say(f"{kind}: every history is one that a single thread could have made; 0 acknowledged lost, 0 doubled")


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m tests.chaos")
    arguments.add_argument("--kills", type=int, default=200, help="of houses on each database")
    arguments.add_argument("--seeds", type=int, default=20, help="simulations on each database")
    arguments.add_argument("--seconds", type=int, default=3600, help="for the simulations, at most")
    arguments.add_argument("--conflicts", type=int, default=300, help="commands that meet conflicts")
    arguments.add_argument(
        "--server-kills", type=int, default=20, help="of servers under load; 0 leaves the service out"
    )
    arguments.add_argument("--seed", type=int, default=1)
    said = arguments.parse_args()
    say(f"seed {said.seed}")
    for kind in KINDS:
        with databases(kind) as new:
            all_of(kind, new, said)
            if said.server_kills:
                service_on(kind, new, said)


if __name__ == "__main__":
    main()
