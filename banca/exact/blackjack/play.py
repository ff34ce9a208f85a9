"""Best play of one hand from its first cards on, against every open card of the bank: dynamic programming over hands.

What a hand is worth is reckoned with the chance of coming to it, so that a hand of several can be valued under several
suppositions at once: that so many more cards of the kind that was split are gone, each with its weight.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import prange
from numpy.typing import NDArray

from banca.compiled import on_every_core
from banca.exact.blackjack.bank import chances
from banca.exact.blackjack.hands import MAY, Ruled
from banca.games.blackjack.state import FIRST_CARDS
from banca.strategy.blackjack.basic import DRAW, FIVE_CARDS, STAND
from banca.strategy.blackjack.kinds import NONE, WIDTH, Hands, Whole, every_hand
from banca.strategy.blackjack.payoffs import CLOSINGS

Floats = NDArray[np.float64]
OVER, PRIZE, FIVE = (CLOSINGS.index(by) for by in ("over-21", "special-prize", "five-cards"))
MAY_DRAW, MAY_STAND, MAY_FIVE = MAY[DRAW], MAY[STAND], MAY[FIVE_CARDS]


@dataclass(frozen=True, slots=True)
class Family:
    """Hands that grow from one, each reached by adding a card to one before it."""

    start: int
    order: Whole  # all of them, the smaller first
    before: Whole  # by hand
    added: Whole


def grown(hands: Hands, start: int, *, first: Whole | None = None, more: bool = True) -> Family:
    """`first`: the kinds that may come first; unsaid, all. Without `more`, no hand gets more than two cards."""
    order, seen = [start], {start}
    before, added = np.full(len(hands.size), NONE), np.full(len(hands.size), NONE)
    for hand in order:
        kinds = first if first is not None and hand == start else np.arange(WIDTH)
        for kind in kinds.tolist():
            then = int(hands.after[hand, kind])
            if then != NONE and then not in seen and (more or hands.size[then] <= FIRST_CARDS):
                seen.add(then)
                order.append(then)
                before[then], added[then] = hand, kind
    return Family(start, np.array(order), before, added)


@dataclass(frozen=True, slots=True)
class Played:
    """By open card and hand, all weighed with the chance of coming to it in one order of its cards."""

    weight: Floats
    stand: Floats
    draw: Floats
    doubled: Floats  # a hand of three, the stake on it doubled
    double: Floats
    best: Floats  # of more than two cards
    act: Whole  # likewise, as one of the bits


@on_every_core
def _played(of_shoe: Any, family: Any, of_hands: Any, rules: Any, of_bank: Any) -> Any:  # noqa: C901, PLR0912, PLR0915
    shoe, split, extra = of_shoe
    start, order, before, added, begin = family
    counts, size, after = of_hands
    may, rows, prized, gains, closed = rules
    banks, at = of_bank
    many, views, results = len(size), len(extra), gains.shape[1]
    weight, stand, draw, doubled, double, best = [np.zeros((WIDTH, many)) for _ in range(6)]
    act = np.zeros((WIDTH, many), np.int64)
    cards = shoe.sum() - 1
    for up in prange(WIDTH):
        path = np.zeros((many, views))
        left = np.zeros((views, WIDTH))
        for place in range(len(order)):
            hand = order[place]
            for view in range(views):
                if hand == start:
                    path[hand, view] = begin[up, view]
                else:
                    old, kind = before[hand], added[hand]
                    here = shoe[kind] - (kind == up) - counts[old, kind] - extra[view] * (kind == split)
                    whole = cards - size[old] - extra[view]
                    path[hand, view] = path[old, view] * here / whole if here > 0 else 0.0
                weight[up, hand] += path[hand, view]
        for place in range(len(order) - 1, -1, -1):
            hand = order[place]
            if size[hand] < FIRST_CARDS:
                continue
            for view in range(views):
                if path[hand, view] != 0.0:
                    bank = banks[at[hand] + view, up]
                    for each in range(results):
                        chance = path[hand, view] * bank[each]
                        stand[up, hand] += chance * gains[rows[0, hand], each]
                        doubled[up, hand] += chance * gains[rows[1, hand], each]
            for view in range(views):
                whole = cards - size[hand] - extra[view]
                for kind in range(WIDTH):
                    here = shoe[kind] - (kind == up) - counts[hand, kind] - extra[view] * (kind == split)
                    left[view, kind] = path[hand, view] * here / whole if here > 0 and whole > 0 else 0.0
            for kind in range(WIDTH):
                more = after[hand, kind]
                if more != NONE:
                    draw[up, hand] += best[up, more]
                    double[up, hand] += doubled[up, more]
                else:
                    over = left[:, kind].sum()
                    draw[up, hand] += over * closed[0, OVER]
                    double[up, hand] += over * closed[1, OVER]
            if size[hand] == FIRST_CARDS:
                continue
            if prized[hand]:
                best[up, hand] = weight[up, hand] * closed[0, PRIZE]
                doubled[up, hand] = weight[up, hand] * closed[1, PRIZE]
                continue
            best[up, hand], act[up, hand] = stand[up, hand], MAY_STAND
            if may[up, hand] & MAY_DRAW and draw[up, hand] > best[up, hand]:
                best[up, hand], act[up, hand] = draw[up, hand], MAY_DRAW
            five = weight[up, hand] * closed[0, FIVE]
            if may[up, hand] & MAY_FIVE and five > best[up, hand]:
                best[up, hand], act[up, hand] = five, MAY_FIVE
    return weight, stand, draw, doubled, double, best, act


@dataclass(frozen=True, slots=True)
class Banks:
    """What the bank comes to for hands of a family under so many suppositions, reckoned once."""

    chances: Floats  # by lot, open card and result
    at: Whole  # by hand, where its lots begin


def banks_of(rules: Ruled, shoe: Whole, members: Whole, split: int, extra: Whole) -> Banks:
    hands = every_hand()
    at = np.zeros(len(hands.size), dtype=np.int64)
    at[members] = np.arange(len(members)) * len(extra)
    removed = np.repeat(hands.counts[members], len(extra), axis=0)
    removed[:, split] += np.tile(extra, len(members))
    lots = np.repeat(removed, WIDTH, axis=0)
    opened = np.tile(np.arange(WIDTH), len(removed))
    found = chances(rules.tree, shoe, lots, opened)
    return Banks(found.reshape(len(removed), WIDTH, -1), at)


def played(
    rules: Ruled, shoe: Whole, family: Family, banks: Banks, split: int, extra: Whole, begin: Floats, *, of_split: bool
) -> Played:
    """Best play of hands that begin as the family does; `begin`: by open card, the weight of each supposition."""
    hands = every_hand()
    return Played(
        *_played(
            (shoe, split, extra),
            (family.start, family.order, family.before, family.added, begin),
            (hands.counts, hands.size, hands.after),
            (rules.may, rules.row[:, int(of_split)], rules.prized, rules.gains, rules.closed),
            (banks.chances, banks.at),
        )
    )
