"""Bets of craps by the million, each left until it is decided: the bet's automaton, turned by throws of two dice."""

import numpy as np
from numpy.typing import NDArray

from banca.games.craps.automaton import Automaton, automaton
from banca.games.craps.round import Craps
from banca.play.bets import Verdict
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.tally import Done, Simulated, blocks, gain_of, tallied

Whole = NDArray[np.int64]
UNDECIDED = -1


def simulate(game: Craps, setting: Setting, place: Place, rounds: int, seed: int, done: Done) -> Simulated:
    bet, start = place
    table = automaton(game.kinds(setting)[bet], setting.options, start)
    after, decided, verdicts = arrays(table)
    counts = np.zeros(len(verdicts), dtype=np.int64)
    for stream, size in blocks(game.edition.slug, seed, rounds):
        at = np.zeros(size, dtype=np.int64)  # the automaton's first state is where the bet is made
        while at.size:
            throw = stream.integers(0, after.shape[1], size=at.size)
            result = decided[at, throw]
            counts += np.bincount(result[result != UNDECIDED], minlength=len(verdicts))
            at = after[at, throw][result == UNDECIDED]
        done(size)
    return tallied(place, seed, zip(map(gain_of, verdicts), counts, strict=True))


def arrays(table: Automaton) -> tuple[Whole, Whole, tuple[Verdict, ...]]:
    """For each state and throw the state after it and the number of the verdict, if it is decided."""
    states = {on: at for at, on in enumerate(table)}
    verdicts = tuple(dict.fromkeys(r.value for row in table.values() for r in row if r.value.result != "stay"))
    numbers = {verdict: at for at, verdict in enumerate(verdicts)}
    after = [[states[on if r.value.to is None else r.value.to] for r in row] for on, row in table.items()]
    decided = [[numbers.get(r.value, UNDECIDED) for r in row] for row in table.values()]
    return np.array(after), np.array(decided), verdicts
