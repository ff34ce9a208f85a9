"""Where a bettor at stud poker raises in best play: every hand and card shown, gathered into lines that can be read.

Hands that are sure to be raised or folded are told by their class; pairs by their rank; ace-king, on which the card
shown decides, by the third and the fourth card, and by whether the rank of the card shown is in the hand.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from banca.cache import cached_counts
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Fact
from banca.material.cards import PACK
from banca.strategy.stud_poker.best import decisions, question
from banca.strategy.stud_poker.comparison import Bits, Whole, Worth, every_hand
from banca.strategy.stud_poker.payoffs import Gain

RANKS = hands.RANKS_UPWARDS
PAIR, ODD = "one-pair", "five-odd-cards"
ACE_KING, LOWER = "ace-king", "lower"  # five odd cards, by whether they would open
KINDS = (*(slug for slug in CLASSES if slug != ODD), ACE_KING, LOWER)
OUT, IN = "out", "in"


@dataclass(frozen=True, slots=True)
class Line:
    """Hands of a kind, whose deciding ranks these are, before cards whose rank they hold, or do not hold."""

    kind: str
    ranks: str  # of a pair; of an ace-king hand the third and the fourth; else none
    held: bool  # the rank of the card shown is in the hand
    pairs: tuple[int, ...]  # of a hand and a card shown, by the rank of that card from the lowest up
    raised: tuple[int, ...]  # of these


def raising(found: Mapping[Fact, Gain]) -> tuple[Line, ...]:
    """All pairs of a hand and a card shown, by these gains of the ante with its raise."""
    counts = cached_counts(question("raising", Worth.of(found), __name__), lambda: _counted(found))
    named = dict.fromkeys(name.rpartition(" ")[0].rpartition(" ")[0] for name in counts)
    return tuple(_line(name, counts) for name in named)


def _line(name: str, counts: Mapping[str, int]) -> Line:
    kind, ranks, held = name.split(" ")
    pairs, raised = (tuple(counts.get(f"{name} {rank} {what}", 0) for rank in RANKS) for what in ("pairs", "raised"))
    return Line(kind, ranks.strip("-"), held == IN, pairs, raised)


def _counted(found: Mapping[Fact, Gain]) -> dict[str, int]:
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
    """How many cards of each rank may be shown to these hands, line by line: apart, those of ranks that they hold."""
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
    """The lines, from high hands to low, and of every hand in which it stands."""
    every = every_hand()
    ranks = np.sort(np.array(hands.RANK, np.int8)[every.cards], axis=1)[:, ::-1].astype(np.int64)
    kind, opens = every.kind, every.strength >= hands.tables().opens_from
    key = np.where(kind == CLASSES.index(ODD), np.where(opens, KINDS.index(ACE_KING), KINDS.index(LOWER)), kind)
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


# Lines that say the same are told together.


@dataclass(frozen=True, slots=True)
class Told:
    """Lines that follow one another and never disagree on a card that may be shown before both."""

    kind: str
    first: str  # ranks of the highest of them
    last: str
    held: bool | None  # None where it makes no difference
    pairs: tuple[int, ...]
    raised: tuple[int, ...]


def told(lines: Iterable[Line], *, apart: bool) -> tuple[Told, ...]:
    """Of one kind: apart by whether the rank shown is in the hand, or not."""
    found: list[Told] = []
    for held in (True, False) if apart else (None,):
        own: list[Told] = []
        for each in _joined(lines, held):
            if own and _agree(own[-1], each):
                own[-1] = _sum(own[-1], each)
            else:
                own.append(each)
        found += own
    return tuple(found)


def _joined(lines: Iterable[Line], held: bool | None) -> Iterator[Told]:
    by_ranks: dict[str, Told] = {}
    for line in lines:
        if held is None or line.held == held:
            each = Told(line.kind, line.ranks, line.ranks, held, line.pairs, line.raised)
            by_ranks[line.ranks] = _sum(by_ranks[line.ranks], each) if line.ranks in by_ranks else each
    yield from by_ranks.values()


def _agree(one: Told, other: Told) -> bool:
    """Lines that do not begin with the same rank are told together only where all is raised, or all folded."""
    shares = list(zip(one.raised, one.pairs, other.raised, other.pairs, strict=True))
    alike = one.last[:1] == other.first[:1] or all(a == p and b == q for a, p, b, q in shares)
    alike = alike or not any(a or b for a, _, b, _ in shares)
    return alike and all(a * q == b * p for a, p, b, q in shares if p and q)


def _sum(one: Told, other: Told) -> Told:
    pairs, raised = (
        tuple(a + b for a, b in zip(*both, strict=True))
        for both in ((one.pairs, other.pairs), (one.raised, other.raised))
    )
    return Told(one.kind, one.first, other.last, one.held, pairs, raised)
