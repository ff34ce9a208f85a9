"""Dice that lie stacked or leaning under the dome."""

from banca.games.shaker.procedure import IRREGULAR, Void

ACTS = tuple(Void(why) for why in IRREGULAR)
