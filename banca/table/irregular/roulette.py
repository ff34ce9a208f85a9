"""Spins that do not count."""

from banca.games.roulette.round import VOID_CAUSES, Void

ACTS = tuple(Void(why) for why in VOID_CAUSES)
