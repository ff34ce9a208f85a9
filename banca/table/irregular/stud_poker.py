"""Cards exposed or dealt wrongly, a shuffler that fails (article 11 of 61/2004)."""

from banca.games.stud_poker.equipment import BOXES, CROUPIER
from banca.games.stud_poker.hands import CARDS_IN_HAND
from banca.games.stud_poker.irregular import VOID_CAUSES, DealtToEmpty, Expose, Malfunction, Misdeal

ACTS = (
    *(Expose(to, number) for to in (CROUPIER, *BOXES) for number in range(1, CARDS_IN_HAND + 1)),
    *(DealtToEmpty(box) for box in BOXES),
    *(Misdeal(why) for why in VOID_CAUSES),
    Malfunction(),
)
