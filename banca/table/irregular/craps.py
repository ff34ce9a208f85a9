"""Throws that do not count, and a die that has to be replaced."""

from banca.games.craps.throw import VOID_CAUSES, Void
from banca.play.act import Do

ACTS = (*(Void(why) for why in VOID_CAUSES), Do("replace-die"))
