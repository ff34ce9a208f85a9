"""Simulation: rounds by the million, from the same tables as the exact numbers."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.kernel import Dealing, Outcome, Seat, SimulationSpec
from banca.simulate.rounds import Counted, Played, Rounds
from banca.simulate.running import Done, Workers, run, threads
from banca.simulate.tally import Simulated

if TYPE_CHECKING:
    from banca.simulate.cluster import on_cluster as on_cluster
    from banca.simulate.pai_kau.banks import Banks as Banks
    from banca.simulate.plans import plan_named as plan_named
    from banca.simulate.sessions import Player as Player
    from banca.simulate.sessions import play_sessions as play_sessions
    from banca.simulate.stud_poker.jackpot import Lives as Lives

# Where the rest lives; imported when it is first asked for.
_HOMES = {
    "Banks": "pai_kau.banks",
    "Lives": "stud_poker.jackpot",
    "Player": "sessions",
    "on_cluster": "cluster",
    "plan_named": "plans",
    "play_sessions": "sessions",
}
__all__ = [
    "Dealing",
    "Outcome",
    "Played",
    "Rounds",
    "Seat",
    "Simulated",
    "SimulationSpec",
    "play",
    "run",
    "simulate",
    "threads",
]
__all__ += list(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'banca.simulate' has no attribute {name!r}")
    return getattr(import_module(f"banca.simulate.{_HOMES[name]}"), name)


def simulate(
    game: Game[Any], setting: Setting, place: Place, rounds: int, seed: int, done: Done = lambda _: None
) -> Simulated:
    """Plays the bet so many times, by the game's kernel. The same seed gives the same counts, whatever else runs."""
    game.check_edition(setting)
    [found] = play(SimulationSpec(setting, (Seat.on(place),)), rounds, seed, done=done).seats
    return found


def play(
    spec: SimulationSpec,
    rounds: int,
    seed: int,
    *,
    cores: int | None = None,
    workers: Workers | None = None,
    done: Done = lambda _: None,
    enough: Callable[[Played], bool] | None = None,
    kept_in: Path | None = None,
) -> Played:
    """All seats of a table, on so many cores or on the workers of a cluster; or fewer rounds, when they are enough."""
    job = Rounds(spec, rounds, seed)

    def suffices(part: Counted) -> bool:
        return enough is not None and enough(job.told(part))

    if workers is not None:
        ran = run(job, workers, done=done, enough=suffices, kept_in=kept_in)
    else:
        with threads(job, cores) as here:
            ran = run(job, here, done=done, enough=suffices, kept_in=kept_in)
    return job.told(ran.part, broken_off=ran.broken_off)
