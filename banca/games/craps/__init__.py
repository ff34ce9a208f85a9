"""Craps (花旗骰), Dispatch of the Secretary for Economy and Finance 53/2010."""

from banca.games.craps.round import Craps

GAME = Craps()
