"""Advice on blackjack by a play that was counted: the value of each act on one hand, and the whole play as a chart."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

import numpy as np

from banca.exact.blackjack.best import CLOSED_BY, BestPlay, Choice, Values, blackjack_of, insurance_gains
from banca.exact.blackjack.fractions import (
    INSURED,
    NO_CARDS,
    ROUND,
    Begin,
    Growing,
    Grown,
    HandOutcome,
    Leaf,
    counted,
    of_split,
)
from banca.exact.blackjack.hands import MAY
from banca.exact.blackjack.play import FIVE, PRIZE, Played
from banca.games.blackjack.hands import Hand, is_ace, is_pair, of_one_suit
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, terms_of
from banca.material.cards import PACK, SUITS, Card, rank_of, suit_of
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND
from banca.strategy.blackjack.chart import (
    BY_CARDS,
    KIND,
    NUMBER,
    ROOM,
    SITUATIONS,
    UNSPLIT,
    Chart,
    Flags,
    Small,
    states,
)
from banca.strategy.blackjack.kinds import KIND_OF, NONE, WIDTH, every_hand


def kinds_of(cards: Hand) -> tuple[int, ...]:
    return tuple(sorted(KIND_OF[rank_of(card)] for card in cards))


def values_on(best: BestPlay, cards: Hand, open_card: Card) -> Values:
    """What each lawful act gains, in floats, per unit of the first stake; nothing where the rules close the hand."""
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


def choice_on(best: BestPlay, cards: Hand, open_card: Card) -> Choice:
    """The first two cards, as they are told apart by suits and ranks."""
    one, other = kinds_of(cards)
    found = best.first[(one, other), KIND_OF[rank_of(open_card)]]
    told = distinctions(best, cards, open_card)
    return next(each for each in found if (each.variant.prized, each.variant.pair, each.variant.again) == told)


def distinctions(best: BestPlay, cards: Hand, open_card: Card) -> tuple[Mapping[int, Fraction], bool, int]:
    """The share of third cards that win a prize, whether the two are a pair, how many could make one again."""
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


def exact_values(best: BestPlay, cards: Hand, open_card: Card) -> Mapping[str, Fraction]:
    """The same as fractions: the hand is held already, and the bank shows this card."""
    return {act: _as_fraction(best, cards, open_card, act) for act in values_on(best, cards, open_card)}


def split_bound(best: BestPlay, cards: Hand, open_card: Card) -> Fraction | None:
    """How far the worth of a split may be off; none where it is exact.

    It is told for whatever suits. Where the open card is of a rank that would make a prize with the pair's, the suits
    of the three change the chance of one: for each hand by no more than is reckoned here.
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


def insured_on(best: BestPlay, cards: Hand, open_card: Card) -> Fraction:
    """What a unit of insurance gains, one's own cards and the open card being known."""
    setting, tree = Setting(best.options), best.rules.tree
    won, lost = insurance_gains(setting)
    blackjack, hand = blackjack_of(tree), every_hand().of(*kinds_of(cards))
    gains = tuple(
        HandOutcome(INSURED, won if n == blackjack else lost, Fraction(1)) for n, _ in enumerate(tree.results)
    )
    begin = Begin(
        KIND_OF[rank_of(open_card)], NO_CARDS, NO_CARDS, 1 / _path(best, kinds_of(cards), KIND_OF[rank_of(open_card)])
    )
    found = counted(best, (Grown(INSURED, (begin,), (Leaf(hand, NONE, gains, Fraction(1)),)),))
    return sum((end.gain * chance for end, chance in found.items()), Fraction(0))


def _as_fraction(best: BestPlay, cards: Hand, open_card: Card, act: str) -> Fraction:
    up, kinds = KIND_OF[rank_of(open_card)], kinds_of(cards)
    hand, growing = every_hand().of(*kinds), Growing(best, ROUND)
    if act == SPLIT:
        choice = replace(choice_on(best, cards, open_card), act=SPLIT)
        sure = replace(choice, variant=replace(choice.variant, chance=Fraction(1)))
        begin = Begin(up, NO_CARDS, NO_CARDS, 1 / _path(best, kinds, up))
        grown = tuple(of_split(best, begin, kinds[0], sure))
    else:
        leaves = [growing.stood(hand, Fraction(1))] if act == STAND else []
        if act in (DRAW, DOUBLE):
            prized = choice_on(best, cards, open_card).variant.prized if len(cards) == FIRST_CARDS else {}
            leaves = [*growing.drawn(hand, Fraction(1), prized, int(act == DOUBLE))]
        elif act in (*CLOSED_BY, FIVE_CARDS):
            leaves = [growing.closed_by(hand, CLOSED_BY.get(act, FIVE), Fraction(1))]
        leaves += growing.rest(best.unsplit.act[up])
        begin = Begin(up, NO_CARDS, NO_CARDS, 1 / _path(best, kinds, up))
        grown = (Grown(ROUND, (begin,), tuple(leaves)),)
    return sum((end.gain * chance for end, chance in counted(best, grown).items()), Fraction(0))


def _path(best: BestPlay, kinds: tuple[int, ...], up: int) -> Fraction:
    """The chance of drawing these cards one after another in one order, the open card being gone."""
    left = best.shoe.counts.tolist()
    left[up] -= 1
    whole, path = sum(left), Fraction(1)
    for kind in kinds:
        path *= Fraction(left[kind], whole)
        left[kind], whole = left[kind] - 1, whole - 1
    return path


# A play that was reckoned, as a chart: what its tables say is done with every hand, for whoever plays it.


NUMBER_OF_BIT = {bit: NUMBER[word] for word, bit in MAY.items()}
UNSPLIT_WAY = 0


def chart_of(best: BestPlay) -> Chart:
    first, again, full = (_on_two(best, situation) for situation in SITUATIONS)
    more, way = _ways(best)
    return Chart(first, again, full, more, way, _insures(best))


def _on_two(best: BestPlay, situation: int) -> Small:
    number, told = states(of_split=situation != UNSPLIT, open_suits=True)
    asked = _first if situation == UNSPLIT else _of_split
    found = (NUMBER[asked(best, (one, other), opened, situation)] for one, other, opened in told)
    return np.fromiter(found, dtype=np.uint8, count=len(told))[number]


def _first(best: BestPlay, cards: Hand, open_card: Card, _: int) -> str:
    one, other = (KIND_OF[rank_of(card)] for card in cards)
    return _act_of(best, best.first.get(((one, other), KIND_OF[rank_of(open_card)]), ()), cards, open_card)


def _of_split(best: BestPlay, cards: Hand, open_card: Card, situation: int) -> str:
    """Of pairs that are never split nothing is known, and nothing needs to be."""
    kind, second = (KIND_OF[rank_of(card)] for card in cards)
    chosen = best.splits.get((kind, KIND_OF[rank_of(open_card)], again(best, cards[0], open_card)))
    if chosen is None:
        return STAND
    if situation == ROOM and is_pair(cards, terms_of(Setting(best.options))) and chosen.split.most > ONCE:
        return SPLIT
    return _act_of(best, chosen.hands.get(second, ()), cards, open_card)


def _act_of(best: BestPlay, choices: tuple[Choice, ...], cards: Hand, open_card: Card) -> str:
    """The one that is meant for these very cards; cards that cannot come together stand."""
    if len(choices) == 1:
        return choices[0].act
    told = distinctions(best, cards, open_card)
    found = (c.act for c in choices if (c.variant.prized, c.variant.pair, c.variant.again) == told)
    return next(found, STAND)


def again(best: BestPlay, card: Card, open_card: Card) -> int:
    """How many cards could make a pair again with one of two that are split."""
    terms = terms_of(Setting(best.options))
    alike = sum(count for rank, count in best.shoe.ranks if is_pair((card, rank + SUITS[0]), terms))
    return alike - ONCE - is_pair((card, open_card), terms)


def _ways(best: BestPlay) -> tuple[Small, Small]:
    """How hands go on: unsplit, then by the kind that was split, and whether the second card was of it too."""
    more = [_acts(best.unsplit)]
    way = np.full(BY_CARDS, UNSPLIT_WAY, dtype=np.uint8)
    for kind in sorted({kind for kind, _, _ in best.splits}):
        for case, lefts in enumerate(_cases(best, kind)):
            for second in ("other", "same"):
                acts = np.zeros_like(more[0])
                for up, left in lefts.items():
                    acts[up] = _acts(getattr(best.splits[kind, up, left].split, second))[up]
                number = len(more)
                more.append(acts)
                way[_meant(best, kind, case, second == "same")] = number
    return np.stack(more), way


def _acts(played: Played) -> Small:
    """Where nothing is done, the hand is never met."""
    found = np.zeros(played.act.shape, dtype=np.uint8)
    for bit, number in NUMBER_OF_BIT.items():
        found[played.act == bit] = number
    return found


def _cases(best: BestPlay, kind: int) -> Iterator[dict[int, int]]:
    """How many could make a pair again, by open card; against tens there may be two cases."""
    lefts = {up: sorted(left for k, u, left in best.splits if (k, u) == (kind, up)) for up in range(WIDTH)}
    for case in range(max(map(len, lefts.values()))):
        yield {up: each[case] for up, each in lefts.items() if case < len(each)}


def _meant(best: BestPlay, kind: int, case: int, same: bool) -> Flags:
    """By the card that was split, the second and the open card: those of which this is told."""
    lefts = list(_cases(best, kind))[case]
    found = np.zeros(BY_CARDS, dtype=np.bool_)
    seconds = (kind == KIND) == same
    for one, first in enumerate(PACK):
        if KIND[one] == kind:
            meant = [lefts.get(int(KIND[up])) == again(best, first, card) for up, card in enumerate(PACK)]
            found[one, seconds] = meant
    return found


def _insures(best: BestPlay) -> Flags:
    found = np.zeros(BY_CARDS, dtype=np.bool_)
    gains = np.zeros((WIDTH, WIDTH), dtype=np.bool_)
    for (one, other), gain in best.insured.items():
        gains[one, other] = gains[other, one] = gain > 0
    aces = np.array([is_ace(card) for card in PACK])
    found[:, :, aces] = gains[KIND[:, None], KIND[None]][:, :, None]
    return found
