"""Best play of blackjack as a chart: what is best with two cards, and how often each act is with more."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import factorial, prod
from typing import Any

import numpy as np

from banca.exact.blackjack.best import BestPlay, Choice
from banca.exact.blackjack.hands import MAY
from banca.games.blackjack.hands import FIVE
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import Terms, terms_of
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import OPEN_CARDS
from banca.strategy.blackjack.kinds import KIND_OF, KINDS, every_hand

HARD, SOFT, PAIR, BEFORE_PRIZE, PLAIN = "hard", "soft", "pair", "before-prize", "plain"
KINDS_OF_HANDS = (HARD, SOFT, PAIR, BEFORE_PRIZE)
ACT_OF = {bit: act for act, bit in MAY.items()}


def sizes(terms: Terms) -> tuple[int, ...]:
    """How many cards make a difference beyond the first two; the last stands for more as well."""
    return tuple(range(FIRST_CARDS + 1, FIVE + 2)) if terms.five_cards else (FIRST_CARDS + 1,)


@dataclass(frozen=True, slots=True)
class FirstTwo:
    """Two cards of the same kinds, apart by suit or rank if that matters."""

    kind: str
    total: int
    cards: str
    choices: tuple[Choice, ...]  # against each open card

    @property
    def acts(self) -> tuple[str, ...]:
        return tuple(choice.act for choice in self.choices)


def first_two(best: BestPlay) -> Iterator[FirstTwo]:
    """Hard totals, soft totals, pairs, and what is near a prize; the greatest total last."""
    found: dict[str, list[FirstTwo]] = {kind: [] for kind in KINDS_OF_HANDS}
    for two in dict.fromkeys(two for two, _ in best.first):
        hand = every_hand().of(*two)
        soft = bool(every_hand().ace[hand]) and every_hand().total[hand] > every_hand().low[hand]
        name = "".join(KINDS[kind] for kind in reversed(two))
        for group in (PAIR, BEFORE_PRIZE, PLAIN):
            choices = tuple(_choice(best, two, opened, group) for opened in OPEN_CARDS)
            if all(choices):
                kind = group if group != PLAIN else SOFT if soft else HARD
                found[kind].append(FirstTwo(kind, _total(hand, kind), name, tuple(c for c in choices if c)))
    for rows in found.values():
        yield from sorted(rows, key=lambda row: (row.total, OPEN_CARDS.index(row.cards[0])))


def _total(hand: int, kind: str) -> int:
    """A pair is named by its cards, not by its total."""
    return 0 if kind == PAIR else int(every_hand().total[hand])


def _choice(best: BestPlay, two: tuple[int, int], opened: str, group: str) -> Choice | None:
    """Of several that differ by the open card, the one that comes most often."""
    choices = best.first.get((two, KIND_OF[opened]), ())
    fits = {
        PAIR: lambda each: each.variant.pair,
        BEFORE_PRIZE: lambda each: bool(each.variant.prized),
        PLAIN: lambda each: not each.variant.pair and not each.variant.prized,
    }[group]
    return max(filter(fits, choices), key=lambda each: each.variant.chance, default=None)


@dataclass(frozen=True, slots=True)
class MoreCards:
    """Hands of so many cards, or more, with one total: against each open card how often each act is best."""

    cards: int
    or_more: bool
    kind: str
    total: int
    shares: tuple[Mapping[str, float], ...]

    @property
    def acts(self) -> tuple[tuple[str, ...], ...]:
        """The act that is best most often first."""
        return tuple(tuple(sorted(each, key=lambda act: -each[act])) for each in self.shares)

    def to_json(self) -> dict[str, Any]:
        shares = {opened: dict(each) for opened, each in zip(OPEN_CARDS, self.shares, strict=True)}
        of_hand = {"cards": self.cards, "or_more": self.or_more, "kind": self.kind, "total": self.total}
        return {**of_hand, "shares": shares}


def longer(best: BestPlay) -> Iterator[MoreCards]:
    """Of more than two cards, by their number if it matters; what is best may depend on the very cards."""
    hands, counted = every_hand(), sizes(terms_of(Setting(best.options)))
    orders = np.array([_orders(counts) for counts in hands.counts.tolist()])
    soft = hands.total > hands.low
    for cards in counted:
        of_size = hands.size >= cards if cards == counted[-1] else hands.size == cards
        for kind in (HARD, SOFT):
            for total in sorted(set(hands.total[of_size & (soft == (kind == SOFT))].tolist())):
                alike = of_size & (soft == (kind == SOFT)) & (hands.total == total) & ~best.rules.prized
                shares = tuple(_shares(best, alike, orders, opened) for opened in OPEN_CARDS)
                if all(shares):
                    yield MoreCards(cards, cards == counted[-1], kind, total, shares)


def _orders(counts: list[int]) -> int:
    return factorial(sum(counts)) // prod(map(factorial, counts))


def _shares(best: BestPlay, alike: Any, orders: Any, opened: str) -> Mapping[str, float]:
    up = KIND_OF[opened]
    weight = np.where(alike, best.unsplit.weight[up] * orders, 0.0)
    whole_weight = weight.sum()
    acts = {ACT_OF[bit]: weight[best.unsplit.act[up] == bit].sum() for bit in ACT_OF}
    return {act: float(each / whole_weight) for act, each in acts.items() if each > 0}
