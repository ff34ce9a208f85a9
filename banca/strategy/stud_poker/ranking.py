"""Hands by the million, ranked by the tables of article 8: what exact counting and simulation look up alike."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from banca.games.stud_poker import hands

Whole = NDArray[np.int64]
Small = NDArray[np.int32]


@cache
def _columns() -> tuple[Small, ...]:
    table = hands.tables()
    return tuple(
        np.array(column, dtype=np.int32)
        for column in (table.patterns, table.strengths, table.deciding_ranks, table.classes)
    )


def patterns_of(cards: NDArray[np.uint8]) -> Whole:
    """Which line of the tables each hand is, a row of card numbers in the order of the pack."""
    suit, weight = (np.array(column, np.int32)[cards] for column in (hands.SUIT, hands.WEIGHT))
    of_one_suit = (suit == suit[:, :1]).all(axis=1)
    found: Whole = np.searchsorted(_columns()[0], weight.sum(axis=1) + hands.OF_ONE_SUIT * of_one_suit)
    return found


def ranked(cards: NDArray[np.uint8]) -> tuple[Small, Small]:
    """The strength and the class of each hand."""
    _, strengths, deciding_ranks, classes = _columns()
    rank, suit = (np.array(column, np.int32)[cards] for column in (hands.RANK, hands.SUIT))
    at = patterns_of(cards)
    decides = rank == deciding_ranks[at][:, None]
    return strengths[at] + np.where(decides, suit, 0).max(axis=1).astype(np.int32), classes[at]
