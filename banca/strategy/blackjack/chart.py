"""A chart: a complete strategy, with an act for every possible hand, as plain arrays.

The arrays are indexed by card numbers in the pack: the first two cards and the bank's open card, or the split card and
its second card. Longer hands are indexed by their number among all hands (see kinds).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from banca.cache import cached_arrays, source_digest
from banca.games.blackjack.bets import INSURANCE
from banca.games.blackjack.hands import Hand, is_ace
from banca.games.blackjack.lawful import choices_on, lawful_on
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.games.blackjack.window import EvenMoney
from banca.law import OptionError, OptionSet
from banca.material.cards import PACK, RANKS, SUITS, Card, rank_of, suit_of
from banca.messages.errors import Listed, Message
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND, SURRENDER, advise
from banca.strategy.blackjack.kinds import KIND_OF, KINDS, WIDTH, as_cards, every_hand, of_more_cards

Small = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Words = frozenset[str]
Answer = Callable[
    [tuple[Card, ...], Card, Words, bool], str
]  # to a hand, split or not, among what may lawfully be done

EVEN_MONEY = EvenMoney.word
ACTS = (STAND, DRAW, DOUBLE, SPLIT, SURRENDER, EVEN_MONEY, FIVE_CARDS)
NUMBER = {act: number for number, act in enumerate(ACTS)}
BIT = {word: 1 << bit for bit, word in enumerate((*ACTS, INSURANCE))}
UNSPLIT, ROOM, FULL = SITUATIONS = range(3)  # one hand on the place; several, and more allowed; no more allowed

BY_CARDS = (len(PACK), len(PACK), len(PACK))  # two cards and an open card; or any three
KIND = np.array([KIND_OF[rank_of(card)] for card in PACK])
SUIT = np.array([SUITS.index(suit_of(card)) for card in PACK])
RANK = np.array([RANKS.index(rank_of(card)) for card in PACK])


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    first: Small  # by first card, second card, open card
    again: Small  # a hand of a split when more splits are allowed: by the split card, the second, the open card
    full: Small  # likewise when none are
    more: Small  # longer hands: by way of continuing (the first: unsplit), kind of the open card and hand
    way: Small  # how a hand of a split continues: by the split card, the second, the open card
    insures: Flags  # by first card, second card, open card


@dataclass(frozen=True, slots=True)
class Lawful:
    """Lawful acts as bits. Standing is always included, also for a hand to which the rules give no card."""

    two: Small  # by situation, the two kinds, whether they are of one rank, and the kind of the open card
    more: Small  # by kind of the open card and hand

    def of_two(self, situation: int) -> Small:
        """The lawful acts on two cards, by cards."""
        one, other, opened = np.ix_(*map(range, BY_CARDS))
        same = (RANK[one] == RANK[other]).astype(np.int64)
        found: Small = self.two[situation, KIND[one], KIND[other], same, KIND[opened]]
        return found


@lru_cache(maxsize=64)
def lawful_under(options: OptionSet) -> Lawful:
    """The lawful acts, asked of the rules once and cached."""
    written = source_digest("banca.games.blackjack", "banca.play")
    question = f"blackjack, what is lawful: {options.edition.slug} {options.to_json()} {written}"
    return Lawful(**cached_arrays(question, lambda: lawful_by_the_rules(options)))


def lawful_by_the_rules(options: OptionSet) -> dict[str, Small]:
    setting = Setting(options)
    terms = terms_of(setting)
    two = np.zeros((len(SITUATIONS), WIDTH, WIDTH, 1 + True, WIDTH), dtype=np.uint8)
    for one, other in product(range(WIDTH), repeat=FIRST_CARDS):
        for cards in _of_kinds(one, other):
            same = int(rank_of(cards[0]) == rank_of(cards[1]))
            for opened in range(WIDTH):
                open_card = as_cards((opened,))[0]
                if one <= other:
                    found = _bits(lawful_on(setting, cards, open_card))
                    two[UNSPLIT, one, other, same, opened] = two[UNSPLIT, other, one, same, opened] = found
                full = _bits(choices_on(setting, cards, open_card, most_hands(terms, cards[0])))
                two[FULL, one, other, same, opened] = two[ROOM, one, other, same, opened] = full
                if one == other:
                    two[ROOM, one, other, same, opened] = _bits(choices_on(setting, cards, open_card, ONCE))
    more = of_more_cards(
        lambda cards: [_bits(choices_on(setting, cards, as_cards((opened,))[0])) for opened in range(WIDTH)]
    )
    return {"two": two, "more": more.astype(np.uint8)}


def most_hands(terms: Terms, card: Card) -> int:
    """Into how many hands a pair of this card may be split."""
    return terms.ace_hands if is_ace(card) else terms.most_hands


def _of_kinds(one: int, other: int) -> Iterator[tuple[Card, Card]]:
    """Two cards of these kinds; for the last kind, which has several ranks, of one rank and of two."""
    yield KINDS[one] + SUITS[0], KINDS[other] + SUITS[1]
    if one == other == WIDTH - 1:
        yield KINDS[one] + SUITS[0], RANKS[-1] + SUITS[1]


def _bits(words: Words) -> int:
    return BIT[STAND] | sum(BIT[word] for word in words - {STAND} if word in BIT)


@cache
def words_of(bits: int) -> Words:
    return frozenset(word for word, bit in BIT.items() if bits & bit)


def refuse_unlawful(setting: Setting, chart: Chart) -> None:
    """Refuse unlawful acts: a chart may have been made for another table."""
    lawful = lawful_under(setting.options)
    of_two = ((chart.first, UNSPLIT), (chart.again, ROOM), (chart.full, FULL))
    for acts, situation in of_two:
        wrong = np.argwhere((1 << acts) & lawful.of_two(situation) == 0)
        if len(wrong):
            one, other, opened = (PACK[number] for number in wrong[0])
            _refuse_act((one, other), opened, ACTS[acts[tuple(wrong[0])]], split=situation != UNSPLIT)
    hands = every_hand()
    many = hands.size > FIRST_CARDS
    wrong = np.argwhere(((1 << chart.more) & lawful.more == 0) & many)
    if len(wrong):
        way, opened, hand = wrong[0].tolist()
        act = ACTS[chart.more[way, opened, hand]]
        _refuse_act(hands.cards(hand), as_cards((opened,))[0], act, split=way > 0)


def _refuse_act(cards: Hand, open_card: Card, act: str, *, split: bool) -> None:
    raise OptionError("chart-act-not-lawful", act=act, held=hand_against(cards, open_card, split=split))


def hand_against(cards: Sequence[Card], up: str, *, split: bool) -> Message:
    """The hand and the bank's open card, in words."""
    return Message("split-hand-against" if split else "hand-against", cards=" ".join(cards), up=up)


@lru_cache(maxsize=4)
def states(*, of_split: bool, open_suits: bool) -> tuple[NDArray[np.int64], tuple[tuple[Card, Card, Card], ...]]:
    """Two cards and the open card as far as they can matter: their kinds, and which are of one suit and of one rank.

    Returns the number of each state by cards, and a sample of each. The order of the first two cards does not matter;
    in a split the first is the one that was split. Without `open_suits` only the kind of the open card matters.
    """
    one, other, opened = np.indices(BY_CARDS)
    if not of_split:
        ordered = KIND[one] <= KIND[other]
        one, other = np.where(ordered, one, other), np.where(ordered, other, one)
    alike = [SUIT[one] == SUIT[other], RANK[one] == RANK[other]]
    if open_suits:
        alike += [of[card] == of[opened] for of in (SUIT, RANK) for card in (one, other)]
    key = (KIND[one] * WIDTH + KIND[other]) * WIDTH + KIND[opened]
    for flag in alike:
        key = key * (1 + True) + flag
    _, at, number = np.unique(key, return_index=True, return_inverse=True)
    cases = tuple(tuple(PACK[each.flat[n]] for each in (one, other, opened)) for n in at.tolist())
    return number.reshape(key.shape), cases


def acts_on_two(setting: Setting, situation: int, answer: Answer, *, open_suits: bool) -> Small:
    """The answers to every two cards against every open card."""
    number, cases = states(of_split=situation != UNSPLIT, open_suits=open_suits)
    lawful = lawful_under(setting.options).two[situation]
    found = np.zeros(len(cases), dtype=np.uint8)
    for at, (one, other, opened) in enumerate(cases):
        kinds = (KIND_OF[rank_of(card)] for card in (one, other))
        bits = lawful[*kinds, int(rank_of(one) == rank_of(other)), KIND_OF[rank_of(opened)]]
        words = words_of(int(bits)) - {INSURANCE}
        found[at] = NUMBER[answer((one, other), opened, words, situation != UNSPLIT)]
    return found[number]


def no_insurance() -> Flags:
    return np.zeros(BY_CARDS, dtype=np.bool_)


def same_continuation() -> Small:
    return np.zeros(BY_CARDS, dtype=np.uint8)


@lru_cache(maxsize=16)
def _basic(options: OptionSet) -> Chart:
    setting = Setting(options)
    return chart_by_totals(setting, lambda cards, up, words, _: advise(cards, up, terms_of(setting), words))


def basic_chart(setting: Setting) -> Chart:
    """The basic strategy."""
    return _basic(setting.options)


def chart_by_totals(setting: Setting, answer: Answer) -> Chart:
    """Answers that depend only on totals, numbers of cards, pairs, and suits before a prize."""
    lawful = lawful_under(setting.options)

    def answers(cards: Hand) -> list[int]:
        hand = every_hand().of(*(KIND_OF[rank_of(card)] for card in cards))
        may = [words_of(bits) for bits in lawful.more[:, hand].tolist()]
        opened = (as_cards((up,))[0] for up in range(WIDTH))
        return [NUMBER[answer(tuple(cards), up, words, False)] for up, words in zip(opened, may, strict=True)]

    first, again, full = (acts_on_two(setting, each, answer, open_suits=False) for each in SITUATIONS)
    more = of_more_cards(answers).astype(np.uint8)[None]
    return Chart(first, again, full, more, same_continuation(), no_insurance())


Policy = Callable[..., str]  # play(hand, up, lawful, *, split) -> one of lawful


def chart_from_policy(setting: Setting, play: Policy) -> Chart:
    """`hand` and `up` are card names, `lawful` the words of all lawful acts, `split` whether the hand is of a split.

    Cards are passed as far as they can matter: tens by which are of one rank, suits by which are equal, and for more
    than two cards neither. The first card of a split hand of two is the one that was split. If the answer is
    `insurance`, where lawful, the player takes as much as possible, and the function is called again.
    """

    @cache
    def answer(cards: tuple[Card, ...], up: Card, lawful: Words, split: bool) -> str:
        if lawful == {STAND}:
            return STAND
        said = play(cards, up, lawful, split=split)
        if said not in lawful:
            held = hand_against(cards, up, split=split)
            raise OptionError("policy-act-not-lawful", act=repr(said), held=held, lawful=Listed(*sorted(lawful)))
        return said

    first, again, full = (acts_on_two(setting, each, answer, open_suits=True) for each in SITUATIONS)
    more = np.stack([_on_more(setting, answer, split=split) for split in (False, True)])
    way = np.ones(BY_CARDS, dtype=np.uint8)
    return Chart(first, again, full, more, way, _insures(setting, answer))


def _on_more(setting: Setting, answer: Answer, *, split: bool) -> Small:
    hands, lawful = every_hand(), lawful_under(setting.options).more
    found = np.zeros(lawful.shape, dtype=np.uint8)
    opened = as_cards(tuple(range(WIDTH)))
    for hand in np.flatnonzero(hands.size > FIRST_CARDS).tolist():
        cards = hands.cards(hand)
        for up, card in enumerate(opened):
            words = words_of(int(lawful[up, hand]))
            found[up, hand] = NUMBER[answer(cards, card, words, split)]
    return found


def _insures(setting: Setting, answer: Answer) -> Flags:
    number, cases = states(of_split=False, open_suits=True)
    lawful = lawful_under(setting.options).two[UNSPLIT]
    found = np.zeros(len(cases), dtype=np.bool_)
    for at, (one, other, opened) in enumerate(cases):
        if is_ace(opened):
            kinds = (KIND_OF[rank_of(card)] for card in (one, other))
            words = words_of(int(lawful[*kinds, int(rank_of(one) == rank_of(other)), KIND_OF[rank_of(opened)]]))
            found[at] = answer((one, other), opened, words, False) == INSURANCE
    return found[number]
