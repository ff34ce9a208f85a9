"""A bet of blackjack by itself, without a main bet beside it."""

from itertools import product
from math import prod

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.games.blackjack.bets import INSURANCE, insured_of, ruling
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.material.cards import PACK
from banca.play.setting import Setting
from banca.simulate.blackjack.combination import verdicts_on
from banca.simulate.blackjack.deck import Small
from banca.simulate.chance import USED, WORDS, Places, Stream, Words, refill, rejection_threshold, split_word
from banca.simulate.kernel import Fill, Kernel, Outcome
from banca.strategy.blackjack.chart import BY_CARDS


class ByItself(Kernel):
    """Three cards: two that the bet is on, and the next, which decides where sevens are split."""

    def __init__(self, setting: Setting, bet: str) -> None:
        self.decks, self.rows = terms_of(setting).decks, (0,)
        if bet == INSURANCE:
            self.verdicts, self.seats = _insured(setting)
        else:
            verdicts, told = verdicts_on(setting.options, bet)
            self.verdicts, self.seats = verdicts[:, :, :-1].copy(), (tuple(map(Outcome.of, told)),)

    def deal(self, stream: Stream) -> Fill:
        pack = np.tile(np.arange(len(PACK), dtype=np.uint8), self.decks)
        least_left = rejection_threshold(prod(len(pack) - n for n in range(self.verdicts.ndim)))
        return lambda numbers: fill_by_itself(*stream.arrays, pack, least_left, self.verdicts, numbers[0])


def _insured(setting: Setting) -> tuple[Small, tuple[tuple[Outcome | None, ...]]]:
    """The bank's open card and its second; nothing where no ace lies open."""
    found = np.zeros(BY_CARDS, dtype=np.uint8)
    outcomes: dict[Outcome | None, int] = {None: 0}
    for (one, first), (other, second) in product(enumerate(PACK), repeat=FIRST_CARDS):
        if is_ace(first):
            end = Outcome.of(ruling(setting, INSURANCE, None, insured_of((first, second))).value)
            found[one, other] = outcomes.setdefault(end, len(outcomes))
    return found, (tuple(outcomes),)


@compiled
def fill_by_itself(
    words: Words, place: Places, pack: Small, least_left: int, verdicts: NDArray[np.uint8], out: NDArray[np.uint16]
) -> None:
    size, used = uint64(len(pack)), place[USED]
    for n in range(len(out)):
        while True:
            if used == WORDS:
                refill(words, place)
                used = 0
            word = words[used]
            used += 1
            for k in range(verdicts.ndim):
                here = uint64(k)
                step, word = split_word(word, size - here)
                pack[here], pack[here + step] = pack[here + step], pack[here]
            if word >= uint64(least_left):
                break
        out[n] = verdicts[pack[0], pack[1], pack[verdicts.ndim - 1]]
    place[USED] = used
