"""`python -m bench`: everything in one run, one table, and all figures in bench/results/bench.json.

`python -m bench --only "the house"` measures that alone, and only prints it.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from banca.garbage import collect_rarely
from banca.law import EDITIONS
from banca.simulate.gpu import devices
from bench import audit, gpu, house, many_bets, resources
from bench.installed import environment
from bench.rows import printed, rows
from bench.timing import BUSY, load

RESULTS = Path(__file__).parent / "results" / "bench.json"
CORES_OF = ("roulette", "baccarat", "blackjack")
MEMORY_OF = ("roulette",)
MANY = 1000.0
ON_GPU = "the GPU"  # left out where none is


def say(what: str) -> None:
    print(f"… {what}", file=sys.stderr, flush=True)


def measured() -> Mapping[str, Any]:
    busy = look_around()
    started = time.perf_counter()
    found = list(rows(environment(say), say))
    print("\n".join(printed(found)))
    parts = (name for name in OTHERS if name != ON_GPU or devices.is_there())
    rest = {name: measure_part(name) for name in parts}
    return {
        "machine": resources.machine(),
        "load_before": busy,
        "seconds": round(time.perf_counter() - started),
        "deals": [row.to_json() for row in found],
        **rest,
    }


def look_around() -> float:
    """What others use of this machine."""
    busy = load()
    if busy > BUSY:
        say(f"others are using this machine (load {busy:.1f}): what is told in wall time is worth less")
    return busy


def measure_part(name: str) -> Any:
    say(name)
    found = OTHERS[name]()
    print(f"\n{name}")
    print("\n".join(f"  {line}" for line in lines(found)))
    return found


OTHERS: Mapping[str, Callable[[], Any]] = {
    "two cores": lambda: [resources.two_cores(game) for game in CORES_OF],
    "memory": lambda: [resources.memory(game) for game in MEMORY_OF],
    "first start of the command": lambda: [resources.first_start(words) for words in resources.STARTED[:1]],
    "second start of the command": lambda: [resources.second_start(words) for words in resources.STARTED],
    "sessions": resources.sessions,
    "live table": lambda: [resources.live(slug) for slug in resources.ONE_DRAW],
    "rounds of many bets": lambda: [many_bets.settling(slug) for slug in EDITIONS],
    "environments": resources.environments,
    "the house": house.house,
    "the audit of a house": audit.auditing,
    ON_GPU: gpu.measured,
}


def lines(found: Any) -> Iterator[str]:
    for each in found if isinstance(found, list) else [found]:
        yield " · ".join(f"{name} {_shown(value)}" for name, value in each.items())


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_shown(each)}" for name, each in value.items())
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= MANY else f"{value:,.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def main(words: Sequence[str] = ()) -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench")
    arguments.add_argument("--only", action="append", choices=[*OTHERS], help="may be said several times")
    only = arguments.parse_args(words).only
    collect_rarely()  # as the command does
    if only:
        look_around()
        for name in only:
            measure_part(name)
        return
    figures = measured()
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    say(f"{figures['seconds']} s; all figures in {Path(*RESULTS.parts[-3:])}")


if __name__ == "__main__":
    main(sys.argv[1:])
