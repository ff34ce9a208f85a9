"""When to raise at stud poker: a readable chart of all hands and open cards, and one hand in detail.

Hands that are always raised or always folded are listed by class; pairs by rank; ace-king, where the open card decides,
by the third and fourth card, and by whether the hand holds the open card's rank.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

import numpy as np

from banca.cache import cached_counts
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Fact
from banca.material.cards import NUMBER_OF, PACK, Card
from banca.strategy.stud_poker import Gain
from banca.strategy.stud_poker.best import cache_key, decisions
from banca.strategy.stud_poker.deals import CLOSED, HIGHER, LOWER, AntePayoffs
from banca.strategy.stud_poker.ranking import SIZE, Bits, Whole, every_hand, strengths_and_classes

RANKS = hands.RANKS_UPWARDS
PAIR, ODD = "one-pair", "five-odd-cards"
ACE_KING, LOWER_ODD = "ace-king", "lower"  # five odd cards that would open, or would not
KINDS = (*(slug for slug in CLASSES if slug != ODD), ACE_KING, LOWER_ODD)
OUT, IN = "out", "in"


@dataclass(frozen=True, slots=True)
class Line:
    """Hands of one kind and deciding ranks, against open cards whose rank they hold, or do not hold."""

    kind: str
    ranks: str  # of a pair; of an ace-king hand the third and the fourth; else none
    held: bool  # the hand holds the rank of the open card
    pairs: tuple[int, ...]  # of a hand and an open card, by the rank of that card, lowest first
    raised: tuple[int, ...]  # of these


def raise_lines(found: Mapping[Fact, Gain]) -> tuple[Line, ...]:
    """All pairs of a hand and an open card, for these gains of the ante with its raise."""
    counts = cached_counts(cache_key("raising", AntePayoffs.of(found), __name__), lambda: _count(found))
    named = dict.fromkeys(name.rpartition(" ")[0].rpartition(" ")[0] for name in counts)
    return tuple(_line(name, counts) for name in named)


def _line(name: str, counts: Mapping[str, int]) -> Line:
    kind, ranks, held = name.split(" ")
    pairs, raised = (tuple(counts.get(f"{name} {rank} {what}", 0) for rank in RANKS) for what in ("pairs", "raised"))
    return Line(kind, ranks.strip("-"), held == IN, pairs, raised)


def _count(found: Mapping[Fact, Gain]) -> dict[str, int]:
    every, played = every_hand(), decisions(found)
    names, line = _lines()
    sure = every.strength >= played.always_from
    pairs, raised = _before_any(line, len(names)), _before_any(line, len(names), sure)
    rank = np.array(hands.RANK, np.int8)
    doubtful = np.flatnonzero(~sure & (every.strength >= played.never_below))
    cards, strength = every.cards[doubtful], every.strength[doubtful]
    for shown in range(len(PACK)):
        held = (rank[cards] == rank[shown]).any(axis=1)
        raises = played.raises(cards, strength, np.full(len(doubtful), shown, np.uint8))
        at = line[doubtful] * 2 + held
        raised[:, :, rank[shown]] += np.bincount(at[raises], minlength=len(names) * 2).reshape(-1, 2)
    return {
        f"{names[n]} {(OUT, IN)[held]} {RANKS[up]} {what}": int(table[n, held, up])
        for n, held, up in np.argwhere(pairs)
        for what, table in (("pairs", pairs), ("raised", raised))
    }


def _before_any(line: Whole, lines: int, which: Bits | None = None) -> Whole:
    """How many cards of each rank may be shown to these hands, by line; ranks that they hold are separate."""
    every, most = every_hand(), len(hands.SUITS_UPWARDS)
    cards = every.cards if which is None else every.cards[which]
    at = (line if which is None else line[which]) * (most + 1)
    columns = np.array(hands.RANK, np.int8)[cards.T]
    found = np.zeros((lines, 2, len(RANKS)), np.int64)
    for up in range(len(RANKS)):
        copies = np.bincount(at + (columns == up).sum(axis=0), minlength=lines * (most + 1)).reshape(lines, -1)
        left = copies * np.arange(most, -1, -1)
        found[:, 0, up], found[:, 1, up] = left[:, 0], left[:, 1:].sum(axis=1)
    return found


def _lines() -> tuple[list[str], Whole]:
    """The lines, from high hands to low, and the line of every hand."""
    every = every_hand()
    ranks = np.sort(np.array(hands.RANK, np.int8)[every.cards], axis=1)[:, ::-1].astype(np.int64)
    kind, opens = every.kind, every.strength >= hands.tables().opens_from
    key = np.where(kind == CLASSES.index(ODD), np.where(opens, KINDS.index(ACE_KING), KINDS.index(LOWER_ODD)), kind)
    twins = np.where(ranks[:, 1:] == ranks[:, :-1], ranks[:, 1:], 0).max(axis=1)
    third, fourth = ranks[:, 2], ranks[:, 3]
    detail = np.where(key == KINDS.index(PAIR), twins, 0)
    detail = np.where(key == KINDS.index(ACE_KING), third * len(RANKS) + fourth, detail)
    most = len(RANKS) ** 2
    found, line = np.unique(key * most + (most - 1 - detail), return_inverse=True)
    return [_name(int(each) // most, most - 1 - int(each) % most) for each in found], line.astype(np.int64)


def _name(key: int, detail: int) -> str:
    kind = KINDS[key]
    if kind == PAIR:
        return f"{kind} {RANKS[detail]}"
    return f"{kind} {RANKS[detail // len(RANKS)]}{RANKS[detail % len(RANKS)]}" if kind == ACE_KING else f"{kind} -"


@dataclass(frozen=True, slots=True)
class LineSummary:
    """Consecutive lines that agree on every open card that both may face."""

    kind: str
    first: str  # ranks of the highest line
    last: str
    held: bool | None  # None if it makes no difference
    pairs: tuple[int, ...]
    raised: tuple[int, ...]


def summarise(lines: Iterable[Line], *, apart: bool) -> tuple[LineSummary, ...]:
    """Merge the lines of one kind, separately by whether the hand holds the rank shown, if that matters."""
    found: list[LineSummary] = []
    for held in (True, False) if apart else (None,):
        own: list[LineSummary] = []
        for each in _join_lines(lines, held):
            if own and _agree(own[-1], each):
                own[-1] = _sum(own[-1], each)
            else:
                own.append(each)
        found += own
    return tuple(found)


def _join_lines(lines: Iterable[Line], held: bool | None) -> Iterator[LineSummary]:
    by_ranks: dict[str, LineSummary] = {}
    for line in lines:
        if held is None or line.held == held:
            each = LineSummary(line.kind, line.ranks, line.ranks, held, line.pairs, line.raised)
            by_ranks[line.ranks] = _sum(by_ranks[line.ranks], each) if line.ranks in by_ranks else each
    yield from by_ranks.values()


def _agree(one: LineSummary, other: LineSummary) -> bool:
    """Lines that begin with different ranks are merged only if all are raised, or all folded."""
    shares = list(zip(one.raised, one.pairs, other.raised, other.pairs, strict=True))
    alike = one.last[:1] == other.first[:1] or all(a == p and b == q for a, p, b, q in shares)
    alike = alike or not any(a or b for a, _, b, _ in shares)
    return alike and all(a * q == b * p for a, p, b, q in shares if p and q)


def _sum(one: LineSummary, other: LineSummary) -> LineSummary:
    pairs, raised = (
        tuple(a + b for a, b in zip(*both, strict=True))
        for both in ((one.pairs, other.pairs), (one.raised, other.raised))
    )
    return LineSummary(one.kind, one.first, other.last, one.held, pairs, raised)


@dataclass(frozen=True, slots=True)
class Choice:
    """The values of raising and folding on an ante, given a hand and the open card, and how a raise may end."""

    hand: str  # its class
    raised: Fraction
    folded: Fraction
    closed: int
    higher: int
    lower: int
    against: tuple[tuple[str, int, int], ...]  # if the croupier opens: their class, how often it is lower, and higher

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
    (own,), (kind,) = strengths_and_classes(held)
    strength, kinds = strengths_and_classes(against)
    end = np.where(strength < hands.tables().opens_from, CLOSED, np.where(strength < own, HIGHER, LOWER))
    closed, higher, lower = (int(n) for n in np.bincount(end, minlength=LOWER + 1))
    met = np.bincount(end * len(CLASSES) + kinds, minlength=(LOWER + 1) * len(CLASSES)).reshape(-1, len(CLASSES))
    payoffs = AntePayoffs.of(found)
    ends = {CLOSED: closed, HIGHER: higher, LOWER: lower}
    raised = sum(payoffs.gains[end_][kind] * n for end_, n in ends.items())
    return Choice(
        CLASSES[kind],
        Fraction(raised, payoffs.over * len(against)),
        Fraction(payoffs.folded, payoffs.over),
        closed,
        higher,
        lower,
        tuple(
            (name, int(low), int(high))
            for name, low, high in zip(CLASSES, met[HIGHER], met[LOWER], strict=True)
            if low or high
        ),
    )
