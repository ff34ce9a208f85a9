"""Cards that come face up or go astray, and one too many for the bank."""

from banca.games.blackjack.dealing import Cancel
from banca.games.blackjack.irregular import CAUSES, EXPOSED, UNDUE, UNDUE_UNSEEN, Misdeal
from banca.games.blackjack.state import BANK
from banca.games.shoe.preparation import UNFIT

PLACES = range(1, 8)
ACTS = (
    EXPOSED,
    *(Misdeal(to) for to in (BANK, *PLACES)),
    UNDUE,
    UNDUE_UNSEEN,
    *(Cancel(why) for why in CAUSES),
)
CHANGES = (UNFIT,)
