"""What the bank comes to, from any cards that are left: the same tree of draws is walked for every hand of a player.

A node of the tree is a set of cards that the bank may have drawn to its open card, told in the order of their ranks;
how many orders lead to it without the bank having stood before is counted once. So the chance of each result is a sum
of products of cards that are left. The kernel reckons with floats or, where they are given, with whole numbers modulo
a prime, from which exact fractions are put together.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from numba import prange, types
from numba.extending import overload
from numpy.typing import NDArray

from banca.compiled import on_every_core
from banca.games.blackjack.hands import bank_draws, points
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.law import OptionSet
from banca.play.setting import Setting
from banca.strategy.blackjack.kinds import WIDTH, Whole, as_cards
from banca.strategy.blackjack.payoffs import Bank, Stood, compared

Numbers = NDArray[Any]  # floats, or whole numbers modulo a prime

LANES = 8  # lots that are reckoned side by side
Cards = tuple[int, ...]  # how many of each kind


@dataclass(frozen=True, slots=True)
class Tree:
    """The draws of the bank to each open card, one after another; a result is a class of final hands."""

    starts: Whole  # where the nodes of each open card begin, and where the last end
    parent: Whole  # within the same open card
    kind: Whole  # the card that is added
    used: Whole  # how many of it were there before
    depth: Whole
    result: Whole  # or none, where the bank draws on
    orders: Whole  # in which the cards may have come
    results: tuple[Bank, ...]  # one final hand of each class
    gains: tuple[tuple[Any, ...], ...]  # of every row, against every result
    rows: Mapping[Stood, int]

    @property
    def deepest(self) -> int:
        return int(self.depth.max())


@lru_cache(maxsize=64)
def tree_of(options: OptionSet) -> Tree:
    setting = Setting(options)
    found = compared(setting)
    hands = tuple(dict.fromkeys(stood for stood, _ in found))
    columns: dict[tuple[Any, ...], Bank] = {}
    number: dict[Bank, int] = {}
    for bank in dict.fromkeys(bank for _, bank in found):
        column = tuple(found[stood, bank] for stood in hands)
        columns.setdefault(column, bank)
        number[bank] = list(columns).index(column)
    grown = [_grown(setting, kind) for kind in range(WIDTH)]
    nodes = [node for each in grown for node in each]
    parent, kind, used, depth, result, orders = np.array(
        [(p, k, u, d, number[b] if b else -1, o) for p, k, u, d, b, o in nodes], dtype=np.int64
    ).T.copy()
    return Tree(
        np.cumsum([0, *(len(each) for each in grown)]),
        parent,
        kind,
        used,
        depth,
        result,
        orders,
        results=tuple(columns.values()),
        gains=tuple(tuple(column[row] for column in columns) for row in range(len(hands))),
        rows={stood: row for row, stood in enumerate(hands)},
    )


Node = tuple[int, int, int, int, Bank | None, int]


def _grown(setting: Setting, opened: int) -> list[Node]:
    """The nodes of one open card; the first is the card by itself."""
    terms = terms_of(setting)
    drawing: dict[tuple[int, ...], int] = {(): 1}  # cards drawn, in order of kind, and in how many orders they came
    final: dict[tuple[int, ...], tuple[int, Bank]] = {}
    while drawing:
        more: dict[tuple[int, ...], int] = {}
        for drawn, orders in drawing.items():
            for kind in range(WIDTH):
                cards = tuple(sorted((*drawn, kind)))
                more[cards] = more.get(cards, 0) + orders
        drawing = {}
        for cards, orders in more.items():
            hand = as_cards((opened, *cards))
            if len(hand) < FIRST_CARDS or bank_draws(hand, terms).value:
                drawing[cards] = orders
            else:
                final[cards] = (orders, Bank(len(hand) > FIRST_CARDS, points(hand).total))
    nodes: list[Node] = [(-1, 0, 0, 0, None, 0)]
    places: dict[tuple[int, ...], int] = {(): 0}
    for beginning in sorted({cards[:size] for cards in final for size in range(1, 1 + len(cards))}):
        orders, bank = final.get(beginning, (0, None))
        *before, kind = beginning
        places[beginning] = len(nodes)
        nodes.append((places[tuple(before)], kind, before.count(kind), len(beginning), bank, orders))
    return nodes


def _times(one: Any, other: Any, prime: int) -> Any:
    """As it is compiled below, for either kind of number."""
    return one * other % prime if prime else one * other


@overload(_times, inline="always")
def _times_compiled(one, other, prime):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202, ARG001
    if isinstance(one, types.Float):
        return lambda one, other, prime: one * other  # noqa: ARG005
    return lambda one, other, prime: one * other % prime


@on_every_core
def _chances(
    left: Whole, chunks: Whole, tree: tuple[Whole, ...], orders: Numbers, results: int, inverse: Numbers, prime: int
) -> Numbers:
    """For lots of cards that are left, so many at once against one open card: the chance of each result."""
    starts, parent, kind, used, depth, result = tree
    deepest = depth.max()
    found = np.zeros((len(left), results), orders.dtype)
    for chunk in prange(len(chunks)):
        up, begin, end = chunks[chunk]
        lots, first = end - begin, starts[up]
        here = np.zeros((WIDTH, LANES), orders.dtype)
        here[:, :lots] = left[begin:end].T
        ways = np.zeros((starts[up + 1] - first, LANES), orders.dtype)
        ways[0] = 1
        sums = np.zeros((deepest + 1, results, LANES), orders.dtype)
        for node in range(first + 1, starts[up + 1]):
            of_kind, gone, above = here[kind[node]], used[node], ways[parent[node]]
            way = ways[node - first]
            for lane in range(LANES):
                way[lane] = _times(above[lane], max(of_kind[lane] - gone, of_kind.dtype.type(0)), prime)
            if result[node] >= 0:
                into, times = sums[depth[node], result[node]], orders[node]
                for lane in range(LANES):
                    into[lane] += _times(way[lane], times, prime)
        one = inverse[0]
        for lane in range(lots):
            count, over = left[begin + lane].sum(), one
            for size in range(1, min(deepest, count) + 1):
                over = _times(over, inverse[count - size + 1], prime)
                for each in range(results):
                    part = _times(sums[size, each, lane], one, prime)
                    found[begin + lane, each] += _times(part, over, prime)
    return found


def chances(tree: Tree, shoe: Whole, removed: Whole, opened: Whole, prime: int = 0) -> Numbers:
    """The chance of each result of the bank, where these cards are gone from the shoe and this card lies open.

    Nothing where more are gone than there were.
    """
    order = np.argsort(opened, kind="stable")
    left = (shoe - removed)[order]
    left[np.arange(len(left)), opened[order]] -= 1
    there = np.flatnonzero(left.min(axis=1) >= 0)
    nodes = (tree.starts, tree.parent, tree.kind, tree.used, tree.depth, tree.result)
    orders: Numbers = tree.orders % prime if prime else tree.orders.astype(np.float64)
    inverse, chunks = _inverses(int(shoe.sum()), prime), _chunks(opened[order][there])
    found: Numbers = np.zeros((len(left), len(tree.results)), orders.dtype)
    found[order[there]] = _chances(left[there], chunks, nodes, orders, len(tree.results), inverse, prime)
    return found % prime if prime else found


def _chunks(opened: Whole) -> Whole:
    """Open card, first lot and the one after the last, of lots in order of the open card."""
    found = [
        (up, first, min(first + LANES, last))
        for up, (begin, last) in enumerate(pairwise(np.searchsorted(opened, np.arange(WIDTH + 1)).tolist()))
        for first in range(begin, last, LANES)
    ]
    return np.array(found, dtype=np.int64).reshape(-1, 3)


def _inverses(most: int, prime: int) -> Numbers:
    """Of every number of cards; of nothing, one."""
    if prime:
        return np.array([1, *(pow(n, -1, prime) for n in range(1, 1 + most))], dtype=np.int64)
    return np.array([1.0, *(1 / n for n in range(1, 1 + most))])
