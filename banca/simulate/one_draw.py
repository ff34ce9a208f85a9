"""Rounds of a one-draw game by the million. Tickets are drawn and counted; what they are worth stands in the table."""

from typing import Any

import numpy as np

from banca.play.one_draw import OneDraw
from banca.play.payoff import Place, payoff_table
from banca.play.setting import Setting
from banca.simulate.tally import Done, Simulated, blocks, gain_of, tallied


def simulate(game: OneDraw[Any], setting: Setting, place: Place, rounds: int, seed: int, done: Done) -> Simulated:
    table = payoff_table(game, setting)
    counts = np.zeros(len(table.weights), dtype=np.int64)
    fact_of_ticket = np.repeat(np.arange(len(table.weights)), table.weights)
    for stream, size in blocks(game.edition.slug, seed, rounds):
        tickets = stream.integers(0, table.ways, size=size)
        np.add.at(counts, fact_of_ticket, np.bincount(tickets, minlength=table.ways))
        done(size)
    gains = (gain_of(ruling.value) for ruling in table.rows[place])
    return tallied(place, seed, zip(gains, counts, strict=True))
