"""What the bank comes to, from any cards that are left: the same tree of draws is walked for every hand of a player.

A node of the tree is a set of cards that the bank may have drawn to its open card, told in the order of their ranks;
how many orders lead to it without the bank having stood before is counted once. So the chance of each result is a sum
of products of cards that are left. The kernel reckons with floats or, where they are given, with whole numbers modulo
a prime, from which exact fractions are put together.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel, share_out
from banca.games.blackjack.hands import bank_draws, points
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.law import BancaError, OptionSet
from banca.play.setting import Setting
from banca.strategy.blackjack.kinds import WIDTH, Whole, as_cards
from banca.strategy.blackjack.payoffs import Bank, Stood, compared

Numbers = NDArray[Any]  # floats, or whole numbers modulo a prime
Floats = NDArray[np.float64]

LANES = 8  # lots that are reckoned side by side
CASES_AT_ONCE = 8192  # that are reckoned before a count can be stopped
MOST_ORDERS = 1 << 20
Cards = tuple[int, ...]  # how many of each kind


@dataclass(frozen=True, slots=True)
class Tree:
    """The draws of the bank to each open card, one after another; a result is a class of final hands."""

    starts: Whole  # where the nodes of each open card begin, and where the last end
    kind: Whole  # the card that is added
    used: Whole  # how many of it were there before
    depth: Whole
    result: Whole  # or none, where the bank draws on
    orders: Floats  # in which the cards may have come
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
    kind, used, depth, result, orders = np.array(
        [(k, u, d, number[b] if b else -1, o) for k, u, d, b, o in nodes], dtype=np.int64
    ).T.copy()
    if orders.sum() > MOST_ORDERS:
        raise BancaError("the bank may draw in too many orders to count them exactly")
    return Tree(
        np.cumsum([0, *(len(each) for each in grown)]),
        kind,
        used,
        depth,
        result,
        orders.astype(np.float64),
        results=tuple(columns.values()),
        gains=tuple(tuple(column[row] for column in columns) for row in range(len(hands))),
        rows={stood: row for row, stood in enumerate(hands)},
    )


Node = tuple[int, int, int, Bank | None, int]


def _grown(setting: Setting, opened: int) -> list[Node]:
    """The nodes of one open card, each right after its parent's earlier branches; the first is the card by itself."""
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
    nodes: list[Node] = [(0, 0, 0, None, 0)]
    for beginning in sorted({cards[:size] for cards in final for size in range(1, 1 + len(cards))}):
        orders, bank = final.get(beginning, (0, None))
        *before, kind = beginning
        nodes.append((kind, before.count(kind), len(beginning), bank, orders))
    return nodes


# The kernel reckons with floats. Modulo a prime below 2³¹ these are whole numbers, and exact: a product with a count of
# cards stays below 2⁵³, and so does a sum over all nodes (see `tree_of`).


@kernel
def _walk(  # noqa: C901, PLR0912 - one loop, which is compiled in a fifth of the time that several take
    left: Whole,
    nodes: tuple[Whole, Whole, Whole, Whole],
    orders: Floats,
    deepest: int,
    inverse: Floats,
    prime: int,
    found: Floats,
) -> None:
    """For lots of cards that are left against one open card: the chance of each result, LANES lots at a time."""
    kind, used, depth, result = nodes
    results, modulus = found.shape[1], float(prime)
    part = 1 / modulus if prime else 0.0
    here, ways = np.zeros((WIDTH, LANES)), np.ones((deepest + 1, LANES))
    sums = np.zeros((deepest + 1, results, LANES))
    for begin in range(0, len(left), LANES):
        lanes = min(LANES, len(left) - begin)
        for lane in range(lanes):
            for of in range(WIDTH):
                here[of, lane] = left[begin + lane, of]
        sums[:] = 0
        for node in range(len(kind)):
            of, gone, size, end, times = kind[node], used[node], depth[node], result[node], orders[node]
            for lane in range(LANES):
                ways[size, lane] = ways[size - 1, lane] * max(here[of, lane] - gone, 0.0)
            if prime:
                for lane in range(LANES):
                    ways[size, lane] -= np.floor(ways[size, lane] * part) * modulus
            if end >= 0:
                for lane in range(LANES):
                    sums[size, end, lane] += ways[size, lane] * times
        for lane in range(lanes):
            count, over = 0, 1.0
            for of in range(WIDTH):
                count += left[begin + lane, of]
            for size in range(1, min(deepest, count) + 1):
                if prime:
                    over = float(np.int64(over) * np.int64(inverse[count - size + 1]) % prime)
                else:
                    over *= inverse[count - size + 1]
                for each in range(results):
                    if prime:
                        whole = np.int64(sums[size, each, lane]) % prime * np.int64(over) % prime
                        found[begin + lane, each] += float(whole)
                    else:
                        found[begin + lane, each] += sums[size, each, lane] * over


def chances(
    tree: Tree,
    shoe: Whole,
    removed: Whole,
    opened: Whole,
    prime: int = 0,
    done: Callable[[float], None] | None = None,
) -> Numbers:
    """The chance of each result of the bank, where these cards are gone from the shoe and this card lies open.

    Nothing where more are gone than there were. With a prime, whole numbers modulo it.
    """
    found: Numbers = np.zeros((len(opened), len(tree.results)), np.int64 if prime else np.float64)
    inverse = _inverses(int(shoe.sum()), prime)

    def walk(part: tuple[int, Whole]) -> None:
        up, cases = part
        left = shoe - removed[cases]
        left[:, up] -= 1
        there = left.min(axis=1) >= 0
        at = slice(tree.starts[up] + 1, tree.starts[up + 1])
        nodes = (tree.kind[at], tree.used[at], tree.depth[at], tree.result[at])
        sums = np.zeros((int(there.sum()), len(tree.results)))
        _walk(left[there], nodes, tree.orders[at], tree.deepest, inverse, prime, sums)
        found[cases[there]] = sums % prime if prime else sums

    of_card = ((up, np.flatnonzero(opened == up)) for up in range(WIDTH))
    share_out(
        walk,
        [(up, cases[at : at + CASES_AT_ONCE]) for up, cases in of_card for at in range(0, len(cases), CASES_AT_ONCE)],
        done,
    )
    return found


def _inverses(most: int, prime: int) -> Floats:
    """Of every number of cards; of nothing, one."""
    if prime:
        return np.array([1.0, *(float(pow(n, -1, prime)) for n in range(1, 1 + most))])
    return np.array([1.0, *(1 / n for n in range(1, 1 + most))])
