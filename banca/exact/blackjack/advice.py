"""Advice on blackjack from a counted strategy: the value of each act on one hand, and the strategy as a chart."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import factorial, prod
from typing import Any

import numpy as np

from banca.exact.blackjack.best import CLOSED_BY, Choice, Evaluation, Values, blackjack_of, insurance_gains
from banca.exact.blackjack.fractions import (
    HAND,
    INSURED,
    NO_CARDS,
    ROUND,
    FinalHand,
    HandOutcome,
    HandTree,
    Start,
    TreeBuilder,
    count_outcomes,
    of_split,
)
from banca.exact.blackjack.hands import MAY
from banca.exact.blackjack.play import FIVE, PRIZE, HandValues
from banca.games.blackjack.hands import FIVE as CARDS_OF_FIVE
from banca.games.blackjack.hands import Hand, is_ace, is_pair, of_one_suit
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.material.cards import PACK, SUITS, Card, rank_of, suit_of
from banca.play.setting import Setting
from banca.strategy.blackjack import chart as charts
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, OPEN_CARDS, SPLIT, STAND
from banca.strategy.blackjack.kinds import KIND_OF, KINDS, NONE, WIDTH, every_hand


def kinds_of(cards: Hand) -> tuple[int, ...]:
    return tuple(sorted(KIND_OF[rank_of(card)] for card in cards))


def values_on(best: Evaluation, cards: Hand, open_card: Card) -> Values:
    """The gain of each lawful act, in floats, per unit of the first stake; empty if the rules close the hand."""
    up = KIND_OF[rank_of(open_card)]
    if len(cards) == FIRST_CARDS:
        return choice_on(best, cards, open_card).values
    hand, found = every_hand().of(*kinds_of(cards)), best.unsplit
    weight = found.weight[up, hand]
    if best.rules.prized[hand] or not weight:
        return {}
    may = int(best.rules.may[up, hand])
    values = {STAND: found.stand[up, hand] / weight}
    if may & MAY[DRAW]:
        values[DRAW] = found.draw[up, hand] / weight
    if may & MAY[FIVE_CARDS]:
        values[FIVE_CARDS] = best.rules.closed[0, FIVE]
    return {act: float(value) for act, value in values.items()}


def choice_on(best: Evaluation, cards: Hand, open_card: Card) -> Choice:
    """The choice on the first two cards, as far as suits and ranks matter."""
    one, other = kinds_of(cards)
    found = best.first[(one, other), KIND_OF[rank_of(open_card)]]
    wanted = distinctions(best, cards, open_card)
    return next(each for each in found if (each.variant.prized, each.variant.pair, each.variant.again) == wanted)


def distinctions(best: Evaluation, cards: Hand, open_card: Card) -> tuple[Mapping[int, Fraction], bool, int]:
    """The share of third cards that win a prize, whether the two are a pair, how many cards could pair again."""
    terms, shoe, hand = terms_of(Setting(best.options)), best.shoe, every_hand().of(*kinds_of(cards))
    prized: dict[int, Fraction] = {}
    if of_one_suit(cards):
        for missing in best.rules.suited.get(hand, ()):
            count, shown = int(shoe.counts[missing]), KIND_OF[rank_of(open_card)] == missing
            same = shown and suit_of(open_card) == suit_of(cards[0])
            prized[missing] = Fraction(count // len(SUITS) - same, count - shown)
    if not is_pair(cards, terms):
        return prized, False, 0
    alike = sum(n for rank, n in shoe.ranks if is_pair((cards[0], rank + SUITS[0]), terms))
    return prized, True, alike - len(cards) - is_pair((cards[0], open_card), terms)


def exact_values(best: Evaluation, cards: Hand, open_card: Card) -> Mapping[str, Fraction]:
    """The same as fractions, given the hand and the bank's open card."""
    return {act: _as_fraction(best, cards, open_card, act) for act in values_on(best, cards, open_card)}


def split_bound(best: Evaluation, cards: Hand, open_card: Card) -> Fraction | None:
    """The error bound of the value of a split; None if it is exact.

    The value is for any suits. If the open card's rank would complete a prize with the pair's, the suits of the three
    change the chance of a prize: for each hand by no more than the bound.
    """
    kind, up, counts = kinds_of(cards)[0], KIND_OF[rank_of(open_card)], best.shoe.counts
    prizes = [m for (two, missing) in best.rules.suited.items() if every_hand().counts[two, kind] for m in missing]
    if up == kind or up not in prizes:
        return None
    third = next(each for each in prizes if each != up)
    left, cards_left = int(counts[up]) - 1, int(counts.sum()) - 1 - len(cards)
    both = Fraction(2 * left * int(counts[third]), cards_left * (cards_left - 1))
    suits = Fraction(1, len(SUITS))
    shift = suits * (1 - suits) / left
    gains = best.rules.closed[:, PRIZE]
    most = Fraction(float(gains.max() - best.rules.closed.min())).limit_denominator()
    return best.splits[kind, up, choice_on(best, cards, open_card).variant.again].split.most * both * shift * most


def insurance_value(best: Evaluation, cards: Hand, open_card: Card) -> Fraction:
    """The gain of a unit of insurance, given the player's cards and the open card."""
    setting, tree = Setting(best.options), best.rules.tree
    won, lost = insurance_gains(setting)
    blackjack, hand = blackjack_of(tree), every_hand().of(*kinds_of(cards))
    gains = tuple(
        HandOutcome(INSURED, won if n == blackjack else lost, Fraction(1)) for n, _ in enumerate(tree.results)
    )
    begin = Start(
        KIND_OF[rank_of(open_card)], NO_CARDS, NO_CARDS, 1 / _path(best, kinds_of(cards), KIND_OF[rank_of(open_card)])
    )
    found = count_outcomes(best, (HandTree(INSURED, (begin,), (FinalHand(hand, NONE, gains, Fraction(1)),)),))
    return sum((end.gain * chance for end, chance in found.items()), Fraction(0))


def _as_fraction(best: Evaluation, cards: Hand, open_card: Card, act: str) -> Fraction:
    up, kinds = KIND_OF[rank_of(open_card)], kinds_of(cards)
    hand, growing = every_hand().of(*kinds), TreeBuilder(best, ROUND)
    if act == SPLIT:
        choice = replace(choice_on(best, cards, open_card), act=SPLIT)
        sure = replace(choice, variant=replace(choice.variant, chance=Fraction(1)))
        begin = Start(up, NO_CARDS, NO_CARDS, 1 / _path(best, kinds, up))
        grown = tuple(of_split(best, begin, kinds[0], sure))
    else:
        leaves = [growing.stand(hand, Fraction(1))] if act == STAND else []
        if act in (DRAW, DOUBLE):
            prized = choice_on(best, cards, open_card).variant.prized if len(cards) == FIRST_CARDS else {}
            leaves = [*growing.draw(hand, Fraction(1), prized, int(act == DOUBLE))]
        elif act in (*CLOSED_BY, FIVE_CARDS):
            leaves = [growing.close(hand, CLOSED_BY.get(act, FIVE), Fraction(1))]
        leaves += growing.rest(best.unsplit.act[up])
        begin = Start(up, NO_CARDS, NO_CARDS, 1 / _path(best, kinds, up))
        grown = (HandTree(ROUND, (begin,), tuple(leaves)),)
    return sum((end.gain * chance for end, chance in count_outcomes(best, grown).items()), Fraction(0))


def split_hand_values(
    best: Evaluation, cards: Hand, open_card: Card, hands: int, acts: Iterable[str]
) -> Mapping[str, Fraction]:
    """The gain of each of these acts on one hand of a split, as a fraction of its stake.

    Known are its cards, the open card, and that each of the other hands began with a card of the pair's kind.
    """
    up, kind, second = (KIND_OF[rank_of(card)] for card in (open_card, *cards[:FIRST_CARDS]))
    split = best.splits[kind, up, again(best, cards[0], open_card)].split
    played = split.same if second == kind else split.other
    hand = every_hand().of(*kinds_of(cards))
    own: list[int] = every_hand().counts[hand].tolist()
    gone = (count + (hands - 1) * (each == kind) for each, count in enumerate(own))
    begin = Start(up, tuple(gone), tuple(own), Fraction(1))
    prized = distinctions(best, cards, open_card)[0] if len(cards) == FIRST_CARDS else {}
    found = {}
    for act in acts:
        growing = TreeBuilder(best, HAND)
        if act in (DRAW, DOUBLE):
            leaves = [*growing.draw(hand, Fraction(1), prized, int(act == DOUBLE)), *growing.rest(played.act[up])]
        else:
            close = act == FIVE_CARDS
            leaves = [growing.close(hand, FIVE, Fraction(1)) if close else growing.stand(hand, Fraction(1))]
        outcomes = count_outcomes(best, (HandTree(HAND, (begin,), tuple(leaves)),))
        found[act] = sum((end.gain * chance for end, chance in outcomes.items()), Fraction(0))
    return found


def _path(best: Evaluation, kinds: tuple[int, ...], up: int) -> Fraction:
    """The chance of drawing these cards in this order, without the open card."""
    left = best.shoe.counts.tolist()
    left[up] -= 1
    whole, path = sum(left), Fraction(1)
    for kind in kinds:
        path *= Fraction(left[kind], whole)
        left[kind], whole = left[kind] - 1, whole - 1
    return path


NUMBER_OF_BIT = {bit: charts.NUMBER[word] for word, bit in MAY.items()}
UNSPLIT_WAY = 0


def chart_of(best: Evaluation) -> charts.Chart:
    first, again, full = (_on_two(best, situation) for situation in charts.SITUATIONS)
    more, way = _continuations(best)
    return charts.Chart(first, again, full, more, way, _insures(best))


def _on_two(best: Evaluation, situation: int) -> charts.Small:
    number, cases = charts.states(of_split=situation != charts.UNSPLIT, open_suits=True)
    asked = _first if situation == charts.UNSPLIT else _act_on_split
    found = (charts.NUMBER[asked(best, (one, other), opened, situation)] for one, other, opened in cases)
    return np.fromiter(found, dtype=np.uint8, count=len(cases))[number]


def _first(best: Evaluation, cards: Hand, open_card: Card, _: int) -> str:
    one, other = (KIND_OF[rank_of(card)] for card in cards)
    return _act_of(best, best.first.get(((one, other), KIND_OF[rank_of(open_card)]), ()), cards, open_card)


def _act_on_split(best: Evaluation, cards: Hand, open_card: Card, situation: int) -> str:
    """The act on a hand of a split; pairs that are never split have none, and need none."""
    kind, second = (KIND_OF[rank_of(card)] for card in cards)
    chosen = best.splits.get((kind, KIND_OF[rank_of(open_card)], again(best, cards[0], open_card)))
    if chosen is None:
        return STAND
    if situation == charts.ROOM and is_pair(cards, terms_of(Setting(best.options))) and chosen.split.most > ONCE:
        return SPLIT
    return _act_of(best, chosen.hands.get(second, ()), cards, open_card)


def _act_of(best: Evaluation, choices: tuple[Choice, ...], cards: Hand, open_card: Card) -> str:
    """The act for these exact cards; impossible combinations stand."""
    if len(choices) == 1:
        return choices[0].act
    wanted = distinctions(best, cards, open_card)
    found = (c.act for c in choices if (c.variant.prized, c.variant.pair, c.variant.again) == wanted)
    return next(found, STAND)


def again(best: Evaluation, card: Card, open_card: Card) -> int:
    """How many cards could make a pair again with one of two that are split."""
    terms = terms_of(Setting(best.options))
    alike = sum(count for rank, count in best.shoe.ranks if is_pair((card, rank + SUITS[0]), terms))
    return alike - ONCE - is_pair((card, open_card), terms)


def _continuations(best: Evaluation) -> tuple[charts.Small, charts.Small]:
    """How hands continue: unsplit, then by the kind that was split and whether the second card was of it too."""
    more = [_acts(best.unsplit)]
    way = np.full(charts.BY_CARDS, UNSPLIT_WAY, dtype=np.uint8)
    for kind in sorted({kind for kind, _, _ in best.splits}):
        for case, lefts in enumerate(_cases(best, kind)):
            for second in ("other", "same"):
                acts = np.zeros_like(more[0])
                for up, left in lefts.items():
                    acts[up] = _acts(getattr(best.splits[kind, up, left].split, second))[up]
                number = len(more)
                more.append(acts)
                way[_cards_of_case(best, kind, case, second == "same")] = number
    return np.stack(more), way


def _acts(played: HandValues) -> charts.Small:
    """The acts on longer hands; no act if the hand never occurs."""
    found = np.zeros(played.act.shape, dtype=np.uint8)
    for bit, number in NUMBER_OF_BIT.items():
        found[played.act == bit] = number
    return found


def _cases(best: Evaluation, kind: int) -> Iterator[dict[int, int]]:
    """How many cards could pair again, by open card; against tens there may be two cases."""
    lefts = {up: sorted(left for k, u, left in best.splits if (k, u) == (kind, up)) for up in range(WIDTH)}
    for case in range(max(map(len, lefts.values()))):
        yield {up: each[case] for up, each in lefts.items() if case < len(each)}


def _cards_of_case(best: Evaluation, kind: int, case: int, same: bool) -> charts.Flags:
    """The cards (split, second, open) of this case."""
    lefts = list(_cases(best, kind))[case]
    found = np.zeros(charts.BY_CARDS, dtype=np.bool_)
    seconds = (kind == charts.KIND) == same
    for one, first in enumerate(PACK):
        if charts.KIND[one] == kind:
            meant = [lefts.get(int(charts.KIND[up])) == again(best, first, card) for up, card in enumerate(PACK)]
            found[one, seconds] = meant
    return found


def _insures(best: Evaluation) -> charts.Flags:
    found = np.zeros(charts.BY_CARDS, dtype=np.bool_)
    gains = np.zeros((WIDTH, WIDTH), dtype=np.bool_)
    for (one, other), gain in best.insured.items():
        gains[one, other] = gains[other, one] = gain > 0
    aces = np.array([is_ace(card) for card in PACK])
    found[:, :, aces] = gains[charts.KIND[:, None], charts.KIND[None]][:, :, None]
    return found


HARD, SOFT, PAIR, BEFORE_PRIZE, PLAIN = "hard", "soft", "pair", "before-prize", "plain"
KINDS_OF_HANDS = (HARD, SOFT, PAIR, BEFORE_PRIZE)
ACT_OF = {bit: act for act, bit in MAY.items()}


def sizes(terms: Terms) -> tuple[int, ...]:
    """The numbers of cards beyond the first two that matter; the last stands for more as well."""
    return tuple(range(FIRST_CARDS + 1, CARDS_OF_FIVE + 2)) if terms.five_cards else (FIRST_CARDS + 1,)


@dataclass(frozen=True, slots=True)
class FirstTwo:
    """Two cards of the same kinds, distinguished by suit or rank if that matters."""

    kind: str
    total: int
    cards: str
    choices: tuple[Choice, ...]  # against each open card

    @property
    def acts(self) -> tuple[str, ...]:
        return tuple(choice.act for choice in self.choices)


def first_two(best: Evaluation) -> Iterator[FirstTwo]:
    """Hard totals, soft totals, pairs, and hands one card from a prize; the highest total last."""
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


def _choice(best: Evaluation, two: tuple[int, int], opened: str, group: str) -> Choice | None:
    """Of several choices that differ by the open card, the most frequent."""
    choices = best.first.get((two, KIND_OF[opened]), ())
    fits = {
        PAIR: lambda each: each.variant.pair,
        BEFORE_PRIZE: lambda each: bool(each.variant.prized),
        PLAIN: lambda each: not each.variant.pair and not each.variant.prized,
    }[group]
    return max(filter(fits, choices), key=lambda each: each.variant.chance, default=None)


@dataclass(frozen=True, slots=True)
class MoreCards:
    """Hands of so many cards, or more, with one total: against each open card, how often each act is best."""

    cards: int
    or_more: bool
    kind: str
    total: int
    shares: tuple[Mapping[str, float], ...]

    @property
    def acts(self) -> tuple[tuple[str, ...], ...]:
        """The acts, most often best first."""
        return tuple(tuple(sorted(each, key=lambda act: -each[act])) for each in self.shares)

    def to_json(self) -> dict[str, Any]:
        shares = {opened: dict(each) for opened, each in zip(OPEN_CARDS, self.shares, strict=True)}
        of_hand = {"cards": self.cards, "or_more": self.or_more, "kind": self.kind, "total": self.total}
        return {**of_hand, "shares": shares}


def longer(best: Evaluation) -> Iterator[MoreCards]:
    """Hands of more than two cards, by their number if it matters; the best act may depend on the exact cards."""
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


def _shares(best: Evaluation, alike: Any, orders: Any, opened: str) -> Mapping[str, float]:
    up = KIND_OF[opened]
    weight = np.where(alike, best.unsplit.weight[up] * orders, 0.0)
    whole_weight = weight.sum()
    acts = {ACT_OF[bit]: weight[best.unsplit.act[up] == bit].sum() for bit in ACT_OF}
    return {act: float(each / whole_weight) for act, each in acts.items() if each > 0}
