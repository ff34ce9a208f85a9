"""Throws of the dice that do not count, and tiles that are turned up in dealing."""

from banca.games.pai_kau.dealing import Expose
from banca.games.pai_kau.equipment import PLACES
from banca.games.pai_kau.order import TILES_OF_SEAT
from banca.games.pai_kau.shaking import VOID_CAUSES, Void

ACTS = (
    *(Void(why) for why in VOID_CAUSES),
    *(Expose(place, number=number) for place in PLACES for number in range(1, TILES_OF_SEAT + 1)),
)
