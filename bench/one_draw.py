"""Speed as ratios measured in one run: simulation against the bare limit and against plain Python; rounds at a table.

The bare limit is the least that any simulation must do here: draw that many equally likely numbers and count them.
"""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from banca.games import FOLDERS, game_of, settle
from banca.law import option_set
from banca.material.chance import Seeded
from banca.play.act import Bet
from banca.play.one_draw import OneDraw
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.play.turn import Betting, Over
from banca.simulate import simulate
from banca.simulate.tally import BLOCK_ROUNDS
from banca.table import Table

ROUNDS = 16 * BLOCK_ROUNDS
PLAIN_ROUNDS = 200_000
TABLE_ROUNDS = 300
REPEATS = 5
RESULTS = Path(__file__).parent / "results" / "one_draw.json"


def best(work: Callable[[], Any]) -> float:
    """The least seconds of several runs."""
    taken = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        work()
        taken.append(time.perf_counter() - started)
    return min(taken)


def bare(ways: int) -> None:
    stream = np.random.Generator(np.random.Philox(1))
    for _ in range(ROUNDS // BLOCK_ROUNDS):
        np.bincount(stream.integers(0, ways, size=BLOCK_ROUNDS), minlength=ways)


def plain(nets: list[float]) -> float:
    """A loop as it is usually written: a random result, a look-up, a sum."""
    chance, total = random.Random(1), 0.0  # noqa: S311 - a benchmark's peer, not a table
    for _ in range(PLAIN_ROUNDS):
        total += nets[chance.randrange(len(nets))]
    return total


def rounds_at_a_table(table: Table, places: list[tuple[str, Any]]) -> None:
    """Ten bets a round, every step of the procedure, settled and written down."""
    for number in range(TABLE_ROUNDS):
        while not isinstance(table.turn, Betting):
            table.advance()
        for i in range(10):
            bet, selection = places[(number + 13 * i) % len(places)]
            table.do(Bet("ana", bet, 100_00, selection))
        while not isinstance(table.turn, Over):
            table.advance()
        table.open_round()


def measure(slug: str) -> dict[str, Any]:
    game = game_of(slug)
    assert isinstance(game, OneDraw)  # noqa: S101 - those that main() picks
    setting = Setting(option_set(game.edition))
    payoffs = payoff_table(game, setting)
    place = next(iter(payoffs.rows))
    nets = [float(n) for w, n in zip(payoffs.weights, payoffs.nets(place), strict=True) for _ in range(w)]
    ours = ROUNDS / best(lambda: simulate(game, setting, place, ROUNDS, seed=1))
    limit = ROUNDS / best(lambda: bare(payoffs.ways))
    loop = PLAIN_ROUNDS / best(lambda: plain(nets))
    table = Table(game, setting, Seeded(1))
    live = TABLE_ROUNDS / best(lambda: rounds_at_a_table(table, list(payoffs.rows)))
    over = settle(table.records[-1]).state
    settled = best(lambda: [game.settle(over) for _ in range(TABLE_ROUNDS)]) / TABLE_ROUNDS
    return {
        "edition": slug,
        "simulated_rounds_per_second": round(ours),
        "of_bare_limit": round(ours / limit, 2),
        "times_plain_python": round(ours / loop),
        "live_rounds_per_second": round(live),
        "live_round_milliseconds": round(1000 / live, 2),
        "settlement_milliseconds": round(1000 * settled, 3),
    }


def main() -> None:
    found = [measure(slug) for slug in FOLDERS if isinstance(game_of(slug), OneDraw)]
    columns = ("simulated M/s", "of bare limit", "× plain Python", "live round, ms", "settling, ms")
    print(f"{'edition':26}" + "".join(f"{column:>16}" for column in columns))
    for row in found:
        shown = (
            f"{row['simulated_rounds_per_second'] / 1e6:.0f}",
            f"{row['of_bare_limit']:.2f}",
            f"{row['times_plain_python']}",
            f"{row['live_round_milliseconds']:.2f}",
            f"{row['settlement_milliseconds']:.3f}",
        )
        print(f"{row['edition']:26}" + "".join(f"{value:>16}" for value in shown))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(f"written to {RESULTS.relative_to(Path.cwd()) if RESULTS.is_relative_to(Path.cwd()) else RESULTS}")


if __name__ == "__main__":
    main()
