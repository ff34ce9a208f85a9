"""Baccarat (百家樂), External Regulatory Dispatch 55/2004."""

from banca.games.baccarat.round import Baccarat

GAME = Baccarat()
