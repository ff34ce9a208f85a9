"""One hand of stud poker before the card that the croupier shows: all that may lie under it, looked at one by one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

import numpy as np

from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Fact
from banca.material.cards import NUMBER_OF, PACK, Card
from banca.strategy.stud_poker.comparison import CLOSED, HIGHER, LOWER, SIZE, Worth
from banca.strategy.stud_poker.payoffs import Gain
from banca.strategy.stud_poker.ranking import ranked


@dataclass(frozen=True, slots=True)
class Choice:
    """What raising and folding are worth on an ante, before a hand and the card shown, and how a raise may end."""

    hand: str  # its class
    raised: Fraction
    folded: Fraction
    closed: int
    higher: int
    lower: int
    against: tuple[tuple[str, int, int], ...]  # where the croupier opens: his class, how often it is lower, and higher

    @property
    def raises(self) -> bool:
        return self.raised > self.folded

    @property
    def cases(self) -> int:
        return self.closed + self.higher + self.lower


def choice(found: Mapping[Fact, Gain], hand: Sequence[Card], shown: Card) -> Choice:
    held = np.array([NUMBER_OF[card] for card in hand], np.uint8)[None, :]
    left = [n for n, card in enumerate(PACK) if card not in hand and card != shown]
    under = np.array(list(combinations(left, SIZE - 1)), np.uint8)
    against = np.hstack((np.full((len(under), 1), NUMBER_OF[shown], np.uint8), under))
    (own,), (kind,) = ranked(held)
    strength, kinds = ranked(against)
    end = np.where(strength < hands.tables().opens_from, CLOSED, np.where(strength < own, HIGHER, LOWER))
    closed, higher, lower = (int(n) for n in np.bincount(end, minlength=LOWER + 1))
    met = np.bincount(end * len(CLASSES) + kinds, minlength=(LOWER + 1) * len(CLASSES)).reshape(-1, len(CLASSES))
    worth = Worth.of(found)
    ends = {CLOSED: closed, HIGHER: higher, LOWER: lower}
    raised = sum(worth.gains[end_][kind] * n for end_, n in ends.items())
    return Choice(
        CLASSES[kind],
        Fraction(raised, worth.over * len(against)),
        Fraction(worth.folded, worth.over),
        closed,
        higher,
        lower,
        tuple(
            (name, int(low), int(high))
            for name, low, high in zip(CLASSES, met[HIGHER], met[LOWER], strict=True)
            if low or high
        ),
    )
