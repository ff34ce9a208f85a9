"""Cards that come face up or are one too many, an order that is lost, a shoe that is unfit."""

from banca.games.baccarat.dealing import FACE_UP, SURPLUS, VOID_CAUSES, Void
from banca.games.baccarat.preparation import CHANGE_SHOE
from banca.games.shoe.preparation import UNFIT

ACTS = (FACE_UP, SURPLUS, *(Void(why) for why in VOID_CAUSES), UNFIT)
CHANGES = (CHANGE_SHOE,)
