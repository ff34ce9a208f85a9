"""Monte Carlo simulation of whole tables, from the same rules as live play and exact analysis.

>>> from banca.simulate import Dealing
>>> how: Dealing = "packs"  # or "shoe"
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.kernel import Dealing, Outcome, Seat, SimulationSpec
from banca.simulate.rounds import Played, RoundCounts, Rounds, Simulated
from banca.simulate.running import Progress, Workers, run, run_on, threads

if TYPE_CHECKING:
    from banca.simulate.cluster import on_cluster as on_cluster
    from banca.simulate.plans import plan_named as plan_named
    from banca.simulate.sessions import Player as Player
    from banca.simulate.sessions import play_sessions as play_sessions

# Imported when first used.
_HOMES = {
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
    game: Game[Any], setting: Setting, place: Place, rounds: int, seed: int, done: Progress = lambda _: None
) -> Simulated:
    """Play one bet many times. The same seed gives the same counts.

    >>> import banca
    >>> from banca.simulate import simulate
    >>> law = banca.edition("roulette-60-2004")
    >>> setting = banca.Setting(banca.option_set(law))
    >>> simulate(banca.game_of(law.slug), setting, ("red", None), rounds=100_000, seed=7).wins
    48370
    """
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
    done: Progress = lambda _: None,
    enough: Callable[[Played], bool] | None = None,
    checkpoint: Path | None = None,
) -> Played:
    """Play a whole table, on this machine's cores or a cluster's workers. `enough` may end the run early.

    >>> import banca
    >>> from banca.simulate import Seat, SimulationSpec, play
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> spec = SimulationSpec(setting, (Seat.on(("red", None)),))
    >>> [seat] = play(spec, rounds=100_000, seed=7).seats
    >>> seat.wins, seat.mean
    (48370, Fraction(-163, 5000))
    """
    job = Rounds(spec, rounds, seed)

    def suffices(part: RoundCounts) -> bool:
        return enough is not None and enough(job.summary(part))

    ran = run_on(job, cores, workers, done=done, enough=suffices, checkpoint=checkpoint)
    return job.summary(ran.part, broken_off=ran.broken_off)
