"""What the rules say about every hand up to 21, and the cards from which a round is dealt."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel, share_out
from banca.games.blackjack.hands import Hand, bank_draws, is_pair, points, wins_special_prize
from banca.games.blackjack.lawful import choices_on
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import Terms, terms_of
from banca.law import BancaError, OptionSet
from banca.material.cards import RANKS, SUITS, Cards
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND
from banca.strategy.blackjack.kinds import (
    CLOSINGS,
    KIND_OF,
    KINDS,
    WIDTH,
    Bank,
    Hands,
    Stood,
    Whole,
    as_cards,
    closed_gains,
    compared_gains,
    every_hand,
    of_more_cards,
)

Numbers = NDArray[Any]  # floats, or whole numbers modulo a prime
Floats = NDArray[np.float64]

LANES = 8  # card sets computed side by side
CASES_AT_ONCE = 8192  # computed between two chances to stop a count
MOST_ORDERS = 1 << 20
CardCounts = tuple[int, ...]  # how many of each kind


@dataclass(frozen=True, slots=True)
class Tree:
    """The bank's draws to each open card, in sequence; a result is a class of final hands."""

    starts: Whole  # where the nodes of each open card begin, and where the last end
    kind: Whole  # the card that is added
    used: Whole  # how many of it were there before
    depth: Whole
    result: Whole  # none, if the bank draws on
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
    found = compared_gains(setting)
    hands = tuple(dict.fromkeys(stood for stood, _ in found))
    columns: dict[tuple[Any, ...], Bank] = {}
    number: dict[Bank, int] = {}
    for bank in dict.fromkeys(bank for _, bank in found):
        column = tuple(found[stood, bank] for stood in hands)
        columns.setdefault(column, bank)
        number[bank] = list(columns).index(column)
    grown = [_grow(setting, kind) for kind in range(WIDTH)]
    nodes = [node for each in grown for node in each]
    kind, used, depth, result, orders = np.array(
        [(k, u, d, number[b] if b else -1, o) for k, u, d, b, o in nodes], dtype=np.int64
    ).T.copy()
    if orders.sum() > MOST_ORDERS:
        raise BancaError("blackjack-too-many-orders")
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


def _grow(setting: Setting, opened: int) -> list[Node]:
    """The nodes of one open card, each right after its parent's earlier branches; the first is the open card alone."""
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


# The kernel computes with floats. Modulo a prime below 2³¹ these are whole numbers, and exact: a product with a count
# of cards stays below 2⁵³, and so does a sum over all nodes (see `tree_of`).


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
    """For sets of remaining cards against one open card: the chance of each result, LANES sets at a time."""
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
    """The chance of each result of the bank, given the cards gone from the shoe and the open card.

    Zero if more are gone than there were. With a prime, whole numbers modulo it.
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
    """The inverse of every number of cards; of zero, one."""
    if prime:
        return np.array([1.0, *(float(pow(n, -1, prime)) for n in range(1, 1 + most))])
    return np.array([1.0, *(1 / n for n in range(1, 1 + most))])


PRIZED = FIRST_CARDS + 1  # cards of a special combination
MAY = {word: 1 << bit for bit, word in enumerate((DRAW, STAND, DOUBLE, SPLIT, FIVE_CARDS))}


@dataclass(frozen=True, slots=True)
class TableRules:
    """What the rules say about every hand against every open card, unsplit and split."""

    tree: Tree
    row: Whole  # of gains: by doubled, split, hand
    may: Whole  # by open card and hand: the lawful acts as bits; 0 if the rules end the hand
    may_when_split: Whole  # of two cards, by the one that was split, the other, and the open card
    prized: NDArray[np.bool_]  # hands that win a special prize in any suits
    suited: Mapping[int, tuple[int, ...]]  # two cards that a third of these kinds completes to a prize, all of one suit
    gains: NDArray[np.float64]  # of every row, against every result of the bank
    closed: NDArray[np.float64]  # by doubled and how it was closed


@lru_cache(maxsize=64)
def rules_of(options: OptionSet) -> TableRules:
    setting, hands, tree = Setting(options), every_hand(), tree_of(options)
    terms, ended = terms_of(setting), closed_gains(setting)
    row = np.zeros((1 + True, 1 + True, len(hands.size)), dtype=np.int64)
    for hand in np.flatnonzero(hands.size >= FIRST_CARDS).tolist():
        many, total = bool(hands.size[hand] > FIRST_CARDS), int(hands.total[hand])
        for doubled, split in product((False, True), (False, True)):
            row[int(doubled), int(split), hand] = tree.rows[Stood(doubled, split, many, total)]
    prized, suited = _prizes(terms, hands)
    return TableRules(
        tree,
        row,
        _may(setting, hands),
        _choices_when_split(setting),
        prized,
        suited,
        np.array(tree.gains, dtype=np.float64),
        np.array([[ended[doubled, by] for by in CLOSINGS] for doubled in (False, True)], dtype=np.float64),
    )


def _may(setting: Setting, hands: Hands) -> Whole:
    found = of_more_cards(lambda cards: _choices(setting, cards))
    for hand in np.flatnonzero(hands.size == FIRST_CARDS).tolist():
        found[:, hand] = _choices(setting, hands.cards(hand))
    return found


def _choices_when_split(setting: Setting) -> Whole:
    """By the card that was split, its second card and the open card; when no more splits are allowed."""
    terms = terms_of(setting)
    most = max(terms.most_hands, terms.ace_hands)
    pairs = product(range(WIDTH), repeat=FIRST_CARDS)
    found = [_choices(setting, as_cards(two), most) for two in pairs]
    return np.array(found, dtype=np.int64).reshape(WIDTH, WIDTH, WIDTH)


def _choices(setting: Setting, cards: Hand, hands: int = 1) -> list[int]:
    """The lawful acts against each open card."""
    asked = (choices_on(setting, cards, as_cards((opened,))[0], hands) for opened in range(WIDTH))
    return [sum(MAY.get(word, 0) for word in words) for words in asked]


def _prizes(terms: Terms, hands: Hands) -> tuple[NDArray[np.bool_], Mapping[int, tuple[int, ...]]]:
    """The prizes for three cards: in any suits, or in one suit only."""
    prized = np.zeros(len(hands.size), dtype=np.bool_)
    suited: dict[int, tuple[int, ...]] = {}
    for hand in np.flatnonzero(hands.size == PRIZED).tolist():
        ranks = [KINDS[kind] for kind in range(WIDTH) for _ in range(hands.counts[hand, kind])]
        prized[hand] = _wins(terms, ranks, SUITS)
        if not prized[hand] and _wins(terms, ranks, SUITS[0] * PRIZED):
            for missing in ranks:
                two = hands.of(*(KINDS.index(rank) for rank in ranks if rank != missing))
                suited[two] = (*suited.get(two, ()), KINDS.index(missing))
    return prized, suited


def _wins(terms: Terms, ranks: Sequence[str], suits: Sequence[str]) -> bool:
    return wins_special_prize(tuple(rank + suit for rank, suit in zip(ranks, suits, strict=False)), terms)


@dataclass(frozen=True, slots=True)
class Shoe:
    ranks: tuple[tuple[str, int], ...]  # how many of each rank, equally many of every suit

    @staticmethod
    def of(cards: Cards) -> "Shoe":
        """Complete sets of suits only: the chances of prizes in one suit depend on that."""
        copies = {rank: [cards.weights.get(rank + suit, 0) for suit in SUITS] for rank in RANKS}
        if any(len(set(each)) > 1 for each in copies.values()):
            raise BancaError("blackjack-suits-not-alike")
        return Shoe(tuple((rank, sum(each)) for rank, each in copies.items() if sum(each)))

    @property
    def counts(self) -> Whole:
        found = np.zeros(WIDTH, dtype=np.int64)
        for rank, count in self.ranks:
            found[KIND_OF[rank]] += count
        return found

    def of_kind(self, kind: int) -> Iterator[tuple[str, int]]:
        return (each for each in self.ranks if KIND_OF[each[0]] == kind)


@dataclass(frozen=True, slots=True)
class Variant:
    """Two first cards of given kinds: of one suit or not, of one rank or not."""

    chance: Fraction  # among two first cards of these kinds against an open card of this kind
    prized: Mapping[int, Fraction] = field(
        default_factory=dict
    )  # of a third card of a kind: the share that wins a prize
    pair: bool = False
    again: int = 0  # how many cards are left that could pair with one of them again


def variants(rules: TableRules, terms: Terms, shoe: Shoe, kinds: tuple[int, int], up: int) -> tuple[Variant, ...]:
    if kinds[0] == kinds[1]:
        return _of_one_kind(terms, shoe, kinds[0], up)
    missing = rules.suited.get(every_hand().of(*kinds), ())
    return _before_prize(shoe, missing[0], up) if missing else (Variant(Fraction(1)),)


def _before_prize(shoe: Shoe, missing: int, up: int) -> tuple[Variant, ...]:
    """A quarter of such hands is of one suit; the open card may be one that would win, or only of its rank."""
    suits = len(SUITS)
    count = int(shoe.counts[missing])
    if not count:
        return (Variant(Fraction(1)),)
    one_suit, other = Fraction(1, suits), Fraction(suits - 1, suits)
    winning = count // suits
    if up != missing:
        return (Variant(other), Variant(one_suit, {missing: Fraction(winning, count)}))
    left = count - 1
    gone = {missing: Fraction(winning - 1, left)} if left else {}
    there = {missing: Fraction(winning, left)} if left else {}
    return (Variant(other), Variant(one_suit * one_suit, gone), Variant(one_suit * other, there))


def _of_one_kind(terms: Terms, shoe: Shoe, kind: int, up: int) -> tuple[Variant, ...]:
    """Tens and court cards count alike but have four ranks."""
    found: dict[tuple[bool, int], int] = {}
    whole = 0
    ranks = tuple(shoe.of_kind(kind))
    for opened, of_opened in ranks if up == kind else (("", 1),):
        for first, of_first in ranks:
            for second, of_second in ranks:
                ways = of_opened * (of_first - (first == opened)) * (of_second - (second == first) - (second == opened))
                pair = is_pair((first + SUITS[0], second + SUITS[1]), terms)
                again = sum(n - (r == opened) for r, n in ranks if _again(terms, first, r)) - len((first, second))
                if ways > 0:
                    found[pair, again * pair] = found.get((pair, again * pair), 0) + ways
                    whole += ways
    return tuple(Variant(Fraction(ways, whole), pair=pair, again=again) for (pair, again), ways in found.items())


def _again(terms: Terms, first: str, other: str) -> bool:
    return is_pair((first + SUITS[0], other + SUITS[1]), terms)
