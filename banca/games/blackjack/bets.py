"""The bets: a stake on a hand, split and doubled; insurance; the additional bets of articles 13 and 14 of 56/2004."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

from banca.games.blackjack.hands import Hand, is_blackjack, is_same_rank, is_seven, low_points, of_one_suit
from banca.games.blackjack.law import EDITION_2000, clause
from banca.games.blackjack.outcomes import hand_rule
from banca.games.blackjack.terms import Terms, terms_under
from banca.law import Edition, OptionSet
from banca.material.cards import Card
from banca.messages.errors import Message
from banca.money import Odds, Selection
from banca.play.bets import LOSES, BetKind, Selections, Verdict, nothing_to_choose, wins
from banca.play.rule import Clause, Rule, Ruling
from banca.play.setting import Setting

MAIN, SPLIT, DOUBLE, INSURANCE = "main", "split", "double", "insurance"
ANY_PAIR, SEVENS, OVER_13, UNDER_13 = "any-pair", "sevens", "over-13", "under-13"

INSURED = Odds(2)  # art8.s2 of 141/2000, art12.2.s1 of 56/2004
PAIRED = Odds(11)  # art14.1
EVEN = Odds(1)  # art14.3
THIRTEEN = 13  # art13.3
# Article 14(2): how many sevens, whether of one suit, what they pay, and where article 13(2) describes them.
SEVENS_SCALE = (
    ("two-sevens-of-two-suits-pay", 2, False, Odds(50), "two-sevens"),
    ("two-sevens-of-one-suit-pay", 2, True, Odds(150), "two-sevens"),
    ("three-sevens-of-more-suits-pay", 3, False, Odds(500), "three-sevens"),
    ("three-sevens-of-one-suit-pay", 3, True, Odds(5000), "three-sevens"),
)


@dataclass(frozen=True, slots=True)
class Insured:
    """What insurance depends on: whether the bank's first two cards are a blackjack."""

    blackjack: bool


@dataclass(frozen=True, slots=True)
class FirstCards:
    """What an additional bet depends on: the first two cards of the hand and, for sevens, the card after a split."""

    two: tuple[Card, Card]
    after_split: Card | None = None  # the first card dealt after the two were split, if they were


def insurance_fact(bank: Hand) -> Insured:
    return Insured(is_blackjack(bank[:2]))


def waits_for_split(two: Hand) -> bool:
    """Whether a bet on sevens is undecided: the next card decides it if these two are split, otherwise they do."""
    return all(map(is_seven, two))


def sevens_in(cards: FirstCards) -> Hand:
    """The sevens that count: the first two cards and the one after the split, or the first two; else none."""
    if not waits_for_split(cards.two):
        return ()
    third = cards.after_split
    return (*cards.two, third) if third is not None and is_seven(third) else cards.two


def _are_sevens(cards: FirstCards, count: int, *, one_suit: bool) -> bool:
    """Three sevens of which two are of one suit are of different suits (reading at art14.2.3)."""
    sevens = sevens_in(cards)
    return len(sevens) == count and of_one_suit(sevens) == one_suit


@cache
def insurance_rule(edition: Edition) -> Rule[Insured, Verdict]:
    return Rule((
        Clause(clause(edition, "insurance-wins"), lambda bank: bank.blackjack, wins(INSURED)),
        Clause(clause(edition, "insurance-loses"), lambda bank: not bank.blackjack, LOSES),
    ))  # fmt: skip


@cache
def any_pair_rule(edition: Edition, *, after_split: bool) -> Rule[FirstCards, Verdict]:
    """A pair formed after a split is paid on a bet of its own (reading at art13.1.2)."""
    at = partial(clause, edition)
    later = (at("later-pairs"),) if after_split else ()
    return Rule(
        (Clause(at("any-pair-pays"), lambda cards: is_same_rank(cards.two), wins(PAIRED), with_=(at("pair"), *later)),),
        otherwise=Ruling(LOSES, (at("pair"), *later)),
    )


@cache
def sevens_rule(edition: Edition) -> Rule[FirstCards, Verdict]:
    at = partial(clause, edition)
    return Rule(
        tuple(
            Clause(
                at(pays),
                partial(_are_sevens, count=count, one_suit=one_suit),
                wins(odds),
                with_=(at("sevens-pay"), at(described)),
            )
            for pays, count, one_suit, odds, described in SEVENS_SCALE
        ),
        otherwise=Ruling(LOSES, (at("two-sevens"),)),
    )


@cache
def thirteen_rule(edition: Edition, *, over: bool) -> Rule[FirstCards, Verdict]:
    """An ace counts one, and thirteen itself loses either way (readings at art13.3)."""
    at = partial(clause, edition)

    def won(cards: FirstCards) -> bool:
        total = low_points(cards.two)
        return total > THIRTEEN if over else total < THIRTEEN

    return Rule(
        (Clause(at("over-under-13-pays"), won, wins(EVEN), with_=(at("over-under-13"),)),),
        otherwise=Ruling(LOSES, (at("over-under-13"),)),
    )


def hand_numbers(least: int, most: int, *, first: bool) -> Selections:
    """Numbers of the hands of a place; None is its first hand."""
    return _numbers(Message("blackjack-selection-hand", least=least, most=most), least, most, first=first)


def part_numbers(hands: int) -> Selections:
    """Each split makes two new hands for any pair, numbered in order; None is the hand before any split."""
    most = 2 * (hands - 1)
    return _numbers(Message("blackjack-selection-part", most=most), 1, most, first=True)


def _numbers(says: Message, least: int, most: int, *, first: bool) -> Selections:
    numbers: dict[Selection, tuple[tuple[int, ...], ...]] = {None: ((),)} if first else {}
    return Selections(says, numbers | {n: ((n,),) for n in range(least, most + 1)})


@lru_cache(maxsize=256)
def every_kind(options: OptionSet) -> Mapping[str, BetKind[Any]]:
    """All the bets of the edition, in the order of the law; the table may offer fewer of the additional ones."""
    terms = terms_under(options)
    additional = () if terms.edition is EDITION_2000 else _additional(terms)
    return {kind.slug: kind for kind in (*_on_hands(terms), *additional)}


@lru_cache(maxsize=256)
def kinds_under(options: OptionSet) -> Mapping[str, BetKind[Any]]:
    offered = {MAIN, SPLIT, DOUBLE, INSURANCE} | terms_under(options).additional
    return {slug: kind for slug, kind in every_kind(options).items() if slug in offered}


def kinds_at(setting: Setting) -> Mapping[str, BetKind[Any]]:
    """The bets that the table offers."""
    return kinds_under(setting.options)


def _on_hands(terms: Terms) -> tuple[BetKind[Any], ...]:
    edition, most = terms.edition, max(terms.most_hands, terms.ace_hands)
    limited = terms.doubled_loss == "initial"
    split_hands = hand_numbers(2, most, first=False)
    doubled_hands = hand_numbers(2, most, first=True) if terms.double_split_hands else nothing_to_choose()
    return (
        BetKind(MAIN, terms.at("points"), nothing_to_choose(), lambda *_: hand_rule(edition, limited=False)),
        BetKind(SPLIT, terms.at("split"), split_hands, lambda *_: hand_rule(edition, limited=False)),
        BetKind(DOUBLE, terms.at("double"), doubled_hands, lambda *_: hand_rule(edition, limited=limited)),
        BetKind(INSURANCE, terms.at("insurance"), nothing_to_choose(), lambda *_: insurance_rule(edition)),
    )


def _additional(terms: Terms) -> tuple[BetKind[Any], ...]:
    edition, most = terms.edition, max(terms.most_hands, terms.ace_hands)
    thirteen = terms.at("over-under-13")
    return (
        BetKind(
            ANY_PAIR,
            terms.at("any-pair"),
            part_numbers(most),
            lambda part, _: any_pair_rule(edition, after_split=part is not None),
        ),
        BetKind(SEVENS, terms.at("sevens"), nothing_to_choose(), lambda *_: sevens_rule(edition)),
        BetKind(OVER_13, thirteen, nothing_to_choose(), lambda *_: thirteen_rule(edition, over=True)),
        BetKind(UNDER_13, thirteen, nothing_to_choose(), lambda *_: thirteen_rule(edition, over=False)),
    )


def ruling(setting: Setting, bet: str, selection: Selection, fact: Any) -> Ruling[Verdict]:
    """The ruling on a bet: of a hand by outcomes.Fact, of insurance by Insured, of the others by FirstCards."""
    return kinds_at(setting)[bet].ruling(selection, setting.options, fact)
