"""Measures other than the speed of one core: two cores, memory, starts, sessions, live rounds, environments."""

import platform
import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from banca.games import game_of, settle
from banca.law import EDITIONS, option_set
from banca.material.chance import Seeded
from banca.play.act import Bet
from banca.play.one_draw import OneDraw
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.play.turn import Betting, Over
from banca.simulate import Seat, SimulationSpec, play
from banca.simulate.plans import plan_named
from banca.simulate.sessions import Player, play_sessions
from banca.table import Table
from bench.installed import seconds_of
from bench.questions import QUESTIONS
from bench.timing import best, cores, load, pinned, rate

FEW, MANY = 10**7, 10**9
SECONDS_ALONE = 0.8  # of work that two cores then share
TIMES = 3
TABLE_ROUNDS = 100
BETS_OF_A_ROUND = 10
SESSIONS, ROUNDS_OF_A_SESSION, UNITS = 200_000, 100, 100
PLANS = ("flat", "martingale", "proportional:1/50")

# What the kernel says of this very program: the usage of resources may be told with that of the one that started it.
PEAK = """
import sys
from pathlib import Path
from bench.questions import QUESTIONS
from banca.simulate import play
spec = next(each.spec for each in QUESTIONS if each.game == sys.argv[1])
play(spec, int(sys.argv[2]), 1, cores=1)
told = dict(line.split(":") for line in Path("/proc/self/status").read_text().splitlines())
print(told["VmHWM"].split()[0])
"""

# What the command is started for.
STARTED = (
    "roulette --bet straight --selection 17",
    "craps --bet pass-line",
    "baccarat --bet banker",
    "blackjack --bet main",
    "blackjack --bet main --strategy best --seats 5 --dealing shoe",
    "stud-poker --bet ante --strategy best",
    "pai-kau --bet seat",
    "roulette --bet red --bankroll 200 --plan martingale --sessions 100",
    "blackjack --bet main --bankroll 200 --sessions 100",
)


def two_cores(game: str) -> Mapping[str, Any]:
    """The same run on one core and on two, by the clock on the wall.

    And, as others may be at work: how much of two cores it was given, and how much more work two had than one.
    """
    spec = next(each.spec for each in QUESTIONS if each.game == game)
    if len(cores()) < 2:
        return {"game": game, "times": None, "says": "the machine has one core"}
    with pinned():
        alone = rate(lambda rounds: play(spec, rounds, 1, cores=1), 0.1)
        rounds = int(alone * SECONDS_ALONE)
        one = min(_wall(spec, rounds, 1) for _ in range(TIMES))
    with pinned(2):
        two = min(_wall(spec, rounds, 2) for _ in range(TIMES))
    return {
        "game": game,
        "times": round(one[0] / two[0], 2),
        "cores_given": round(two[1] / two[0], 2),
        "work": round(two[1] / one[1], 2),
        "load": round(load(), 2),
    }


def _wall(spec: SimulationSpec, rounds: int, number: int) -> tuple[float, float]:
    """Seconds by the clock on the wall, and of processors."""
    wall, spent = time.perf_counter(), time.process_time()
    play(spec, rounds, 1, cores=number)
    return time.perf_counter() - wall, time.process_time() - spent


def memory(game: str) -> Mapping[str, Any]:
    """The most that a process of its own held, in MiB."""
    held = {}
    for rounds in (FEW, MANY):
        command = (sys.executable, "-c", PEAK, game, str(rounds))
        ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parent.parent)  # noqa: S603
        held[f"{rounds:.0e}".replace("e+0", "e")] = round(int(ran.stdout) / 1024, 1)
    return {"game": game, "mebibytes": held}


def start(words: str) -> Sequence[str]:
    """Of `banca simulate`, a thousand rounds."""
    return [str(Path(sys.executable).with_name("banca")), "simulate", *words.split(), "--rounds", "1000"]


def first_start(words: str) -> Mapping[str, Any]:
    """With nothing kept on disk: everything is compiled."""
    with TemporaryDirectory() as empty:
        seconds, of_processor = seconds_of(start(words), {"XDG_CACHE_HOME": empty})
    return {"simulate": words, "seconds": round(seconds, 2), "of_processor": round(of_processor, 2)}


def second_start(words: str) -> Mapping[str, Any]:
    """By the clock on the wall, and of a processor, as others may be at work. One that is not told comes before."""
    seconds_of(start(words))
    again = [seconds_of(start(words)) for _ in range(TIMES)]
    seconds, of_processor = (round(min(each), 2) for each in zip(*again, strict=True))
    return {"simulate": words, "seconds": seconds, "of_processor": of_processor}


def sessions() -> Mapping[str, Any]:
    """Of a hundred rounds of roulette's red with a hundred units, by some plans: rounds a second."""
    game = game_of("roulette-60-2004")
    spec = SimulationSpec(Setting(option_set(game.edition)), (Seat.on(("red", None)),))
    return {plan: round(_session_rounds(spec, Player(UNITS, plan_named(plan)))) for plan in PLANS}


def _session_rounds(spec: SimulationSpec, player: Player) -> float:
    def work() -> int:
        return play_sessions(spec, (player,), SESSIONS, ROUNDS_OF_A_SESSION, 1, cores=1).seats[0].rounds

    with pinned():
        return work() / best(work)


def live(slug: str) -> Mapping[str, Any]:
    """Ten bets a round at a table of a one-draw game, every step of the procedure, settled and written down."""
    game = game_of(slug)
    setting = Setting(option_set(game.edition))
    table = Table(game, setting, Seeded(1))
    places = list(payoff_table(game, setting).rows)
    with pinned():
        round_ = best(lambda: _rounds_at(table, places)) / TABLE_ROUNDS
        over = settle(table.records[-1]).state
        settling = best(lambda: [game.settle(over) for _ in range(TABLE_ROUNDS)]) / TABLE_ROUNDS
    return {"edition": slug, "round_ms": round(1000 * round_, 2), "settlement_ms": round(1000 * settling, 3)}


def _rounds_at(table: Table, places: list[tuple[str, Any]]) -> None:
    for number in range(TABLE_ROUNDS):
        while not isinstance(table.turn, Betting):
            table.advance()
        for each in range(BETS_OF_A_ROUND):
            bet, selection = places[(number + 13 * each) % len(places)]
            table.do(Bet("ana", bet, 100_00, selection))
        while not isinstance(table.turn, Over):
            table.advance()
        table.open_round()


ONE_DRAW = tuple(slug for slug in EDITIONS if isinstance(game_of(slug), OneDraw))


def environments() -> Mapping[str, Any]:
    """Steps of many tables at once beside those of Gymnasium's own blackjack."""
    from bench.environments import measure  # noqa: PLC0415 - it needs what is installed for environments only

    found: Mapping[str, Any] = measure()
    return found


def machine() -> Mapping[str, Any]:
    """What it was measured on, and by which versions."""
    information = Path("/proc/cpuinfo")
    model = (
        re.search(r"model name\s*:\s*(.+)", information.read_text(encoding="utf-8")) if information.exists() else None
    )
    packages = ("banca", "numba", "llvmlite", "numpy")
    return {
        "processor": model[1] if model else platform.processor(),
        "cores": len(cores()),
        "system": platform.platform(),
        "python": platform.python_version(),
        "packages": {name: version(name) for name in packages},
        "load": load(),
    }
