"""Best play of blackjack against all deals of small decks, dealt in the order of the table."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations, product
from math import factorial
from typing import Any

import pytest

from banca.exact.blackjack.best import best_play
from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.law import Edition, option_set
from banca.material.cards import Card, Cards
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DOUBLE, DRAW, SPLIT, STAND, SURRENDER
from tests.exact.best_play_by_hand import BestPlayByHand, outcome_probabilities
from tests.exact.small_decks import (
    EVEN_MONEY,
    HAND,
    INSURED,
    QUARTERS,
    ROUND,
    Best,
    ByPolicy,
    Deals,
    Ended,
    Held,
    Situation,
    deck_of,
    ends_by,
    optimum,
)

THREE_TO_ONE = 3  # for three sevens
NO_PRIZES = {"special-prizes": "not-offered"}
NO_FIVE = {"five-cards": "not-offered"}
ONCE = {"resplit": "not-allowed"}
NO_STOPS = {"drawing-procedures": "bank-rule,player-freedom,spoken-final-decision"}
ELEVEN = {"double-rule": "eleven-only"}
ACES_AGAIN = {"ace-splits": "several"}
LIMITED = {"doubled-loss-to-bank-blackjack": "initial-stake-only"}


@dataclass(frozen=True)
class Case:
    ranks: str  # of each a card of every suit
    options: Mapping[str, Any] = field(default_factory=dict)
    edition: Edition = EDITION_2004
    needs: tuple[tuple[Any, ...], ...] = ()  # answers that the play must give on this deck, or the case shows nothing

    @property
    def setting(self) -> Setting:
        return Setting(option_set(self.edition, self.options))

    @property
    def cards(self) -> Cards:
        return deck_of(self.ranks)

    def __str__(self) -> str:
        return f"{self.edition.slug.removeprefix('blackjack-')}-{self.ranks}"


def found_by(case: Case) -> Mapping[Ended, Fraction]:
    found = outcome_probabilities(best_play(case.setting, case.cards))
    return {Ended(end.of, end.gain, end.staked): chance for end, chance in found.items()}


def mean(found: Mapping[Ended, Fraction]) -> Fraction:
    return sum((end.gain * chance for end, chance in found.items()), Fraction(0))


# The enumeration itself.


def always_stands(_: Held, __: Card, ___: int) -> str:
    return STAND


def never(_: Held) -> bool:
    return False


def test_standing_on_nines_and_tens_is_as_every_deal_of_four_cards_says() -> None:
    """No bank draws on 18 or more: four cards make a round, and there are few enough to lay them all out."""
    cards = [(rank, suit) for rank in "9TJ" for suit in "shcd"]
    counts = {"9": 9, "T": 10, "J": 10}
    gains = Counter[int]()
    for first, opened, second, last in permutations(cards, 4):
        player, bank = counts[first[0]] + counts[second[0]], counts[opened[0]] + counts[last[0]]
        gains[(player > bank) - (player < bank)] += 1
    case = Case("9TJ")
    found = ends_by(case.setting, case.cards, always_stands, never)
    assert found == {Ended(ROUND, Fraction(g), Fraction(1)): Fraction(n, gains.total()) for g, n in gains.items()}


def test_a_deck_of_tens_ties_whatever_is_split() -> None:
    case = Case("TTTT")
    assert optimum(case.setting, case.cards) == mean(found_by(case)) == 0


def test_cards_that_run_out_are_not_passed_over() -> None:
    case = Case("2")
    with pytest.raises(ValueError, match="run out"):
        ends_by(case.setting, case.cards, always_stands, never)


# Fractions of a play that is given, against all deals.

PLAYED = (
    Case("567T", NO_PRIZES, needs=(("hands", 4), ("split", 2, DOUBLE), ("split", 2, DRAW))),
    Case("3KKKQQQ", {"decks": 2, "max-split-hands": 6}, needs=(("hands", 6),)),
    Case("AA79TT", NO_PRIZES | ACES_AGAIN, needs=(("hands", 4), ("insures", True), ("insures", False))),
    Case("AA79TT", NO_PRIZES, needs=(("round", 8, DRAW), ("round", 2, SPLIT))),
    Case("AA4TT", NO_PRIZES | NO_FIVE | ACES_AGAIN, needs=(("round", 2, EVEN_MONEY), ("hands", 4))),
    Case("A56TT", NO_PRIZES | LIMITED, needs=(("round", 5, "five-cards"), ("round", 2, SURRENDER), ("hands", 4))),
    Case("A9TTTT", NO_PRIZES | {"insurance-limit": "full"}, needs=(("insures", True), ("round", 2, EVEN_MONEY))),
    Case("A9TTTT", NO_PRIZES | {"insurance-limit": "3/4"} | NO_STOPS, needs=(("insures", True), ("split", 2, DOUBLE))),
    Case("678T", ONCE, needs=(("split", 2, DRAW), ("split", 2, DOUBLE))),
    Case("4777", needs=(("hands", 4), ("split", 2, DOUBLE), ("split", 2, DRAW))),
    Case("7799T", ELEVEN, needs=(("hands", 4), ("round", 2, DRAW))),
    Case("9TTJ", needs=(("hands", 4),)),
    Case("9TTJJ", needs=(("hands", 4),)),
    Case("569T", NO_PRIZES | ELEVEN, needs=(("round", 2, DOUBLE), ("split", 3, DRAW))),
    Case("5TTJQ", edition=EDITION_2000, needs=(("round", 2, SPLIT), ("round", 2, SURRENDER))),
    Case("678T", edition=EDITION_2000, needs=(("round", 2, SPLIT), ("split", 2, DRAW))),
    Case("A2TTJQ", edition=EDITION_2000, needs=(("round", 2, SPLIT), ("insures", True))),
)


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_every_end_of_best_play_comes_as_often_as_in_all_deals(case: Case) -> None:
    play = BestPlayByHand(best_play(case.setting, case.cards))
    dealt = ends_by(case.setting, case.cards, play, play.insures)
    assert [need for need in case.needs if not play.given[need]] == []
    assert found_by(case) == dealt
    assert play.best.mean == pytest.approx(float(mean(dealt)), abs=1e-12)


# No play is better.

SPLIT_BY_ALL_SEEN = (  # the means of the best of all plays, and of best play
    (Case("4447T", NO_PRIZES | NO_FIVE | ONCE | LIMITED | NO_STOPS), Fraction(38939, 629850), Fraction(51029, 881790)),
    (Case("225TT", edition=EDITION_2000), Fraction(1086902, 31177575), Fraction(30397, 872100)),
    (Case("45TT", NO_PRIZES | ONCE), Fraction(4453, 180180), Fraction(739, 30030)),
)
BEST_OF_ALL = (
    Case("777TT"),
    Case("55TT", ONCE),
    Case("255JJ", NO_PRIZES | ONCE | ELEVEN | LIMITED),
    Case("3555TTT", NO_PRIZES | ONCE),
)
BEST_WITH_SPLITS = (
    Case("5TTJ", edition=EDITION_2000),
    Case("25JJ", NO_PRIZES | ONCE | ELEVEN | NO_STOPS),
    Case("A9TTTT", NO_PRIZES | {"insurance-limit": "full"}),
    Case("A5TT", NO_PRIZES | ONCE),
    Case("9TTJJ"),
)


@pytest.mark.parametrize("case", BEST_OF_ALL, ids=str)
def test_where_nothing_is_split_no_play_of_all_is_better(case: Case) -> None:
    found = found_by(case)
    assert {end.of for end in found} <= {ROUND, INSURED}
    assert optimum(case.setting, case.cards) == mean(found)


@pytest.mark.parametrize("case", BEST_WITH_SPLITS, ids=str)
def test_where_other_hands_tell_nothing_no_play_of_all_is_better(case: Case) -> None:
    found = found_by(case)
    assert HAND in {end.of for end in found}
    assert optimum(case.setting, case.cards) == mean(found)


@pytest.mark.parametrize(("case", "by_all", "by_own"), SPLIT_BY_ALL_SEEN, ids=str)
def test_a_play_that_looks_at_the_other_hands_gains_a_little_more(
    case: Case, by_all: Fraction, by_own: Fraction
) -> None:
    assert by_own < by_all
    assert optimum(case.setting, case.cards) == by_all
    assert mean(found_by(case)) == by_own


# What each act is worth, from the first cards on.


def after_deal(deals: Deals[Any], two: Held, opened: Card) -> Situation:
    left = list(deals.full)
    for card in (*two, opened):
        left[deals.sorts.index(card)] -= 1
    return Situation(tuple(left), opened, (), (tuple(sorted(two)),), 1, passed_up=False)


def assert_values(case: Case, deals: Best, two: Held, opened: Card) -> None:
    """Of every act but splitting; and that no lawful act is left out."""
    now = after_deal(deals, two, opened)
    (held,) = now.hands
    choice = BestPlayByHand(best_play(case.setting, case.cards)).of_first(held, opened)
    orders = QUARTERS * factorial(sum(now.left))
    for act, value in choice.values.items():
        if act != SPLIT:
            assert value == pytest.approx(deals.doing(now, act, frozenset({act})) / orders, abs=1e-12), (
                two,
                opened,
                act,
            )
    in_turn = deals.may(held, opened, 1) or {STAND}
    assert set(choice.values) == in_turn | (deals.may_at_first(held, opened) & {SURRENDER, EVEN_MONEY})


@pytest.mark.parametrize("case", [Case("678T", ONCE), Case("678T", edition=EDITION_2000), Case("A59T")], ids=str)
def test_every_act_on_two_cards_has_the_value_over_all_deals(case: Case) -> None:
    deals = Best(case.setting, case.cards)
    for two, opened in product(combinations(deals.sorts, 2), deals.sorts):
        if opened not in two or deals.full[deals.sorts.index(opened)] > 1:
            assert_values(case, deals, two, opened)


PACK_OF_52 = Case("A23456789TJQK")
FROM_52 = (
    (("Ts", "6s"), "Js"),
    (("9s", "Ks"), "As"),
    (("As", "Ts"), "As"),
    (("As", "Ts"), "Ks"),
    (("9s", "5s"), "9s"),
    (("6s", "7s"), "8s"),
    (("6s", "7s"), "8h"),
    (("6s", "7h"), "8s"),
    (("6s", "8s"), "Ts"),
    (("7s", "8h"), "7s"),
)


@pytest.mark.parametrize(("two", "opened"), FROM_52, ids="".join)
def test_acts_with_a_whole_pack_have_the_value_over_all_deals(two: Held, opened: Card) -> None:
    assert_values(PACK_OF_52, Best(PACK_OF_52.setting, PACK_OF_52.cards), two, opened)


# Splits: no other play of a hand by its own cards is better.

SPLIT_BEST = (
    Case("45TT", NO_PRIZES | ONCE),
    Case("477799", LIMITED),
    Case("4TTT", NO_PRIZES | ELEVEN),
    Case("9TTJ"),
    Case("A9TTT", NO_PRIZES | ACES_AGAIN),
)


@dataclass
class Other:
    """The same play but for one hand of a split."""

    play: BestPlayByHand
    hand: tuple[Held, Card]
    act: str

    def __call__(self, held: Held, opened: Card, count: int) -> str:
        return self.act if count > 1 and (held, opened) == self.hand else self.play(held, opened, count)


class Noted(ByPolicy):
    """With what else might have been done on hands of a split; to split again or not is another choice."""

    def __init__(self, case: Case, play: BestPlayByHand) -> None:
        super().__init__(case.setting, case.cards, play, never)
        self.others: dict[tuple[Held, Card], frozenset[str]] = {}

    def chosen(self, held: Held, now: Situation, may: frozenset[str]) -> Counter[Ended]:
        act = self.policy(held, now.opened, now.in_all)
        if now.in_all > 1 and act != SPLIT:
            self.others[held, now.opened] = may - {act, SPLIT}
        return super().chosen(held, now, may)


@pytest.mark.parametrize("case", SPLIT_BEST, ids=str)
def test_no_other_act_on_a_hand_of_a_split_gains_more(case: Case) -> None:
    play = BestPlayByHand(best_play(case.setting, case.cards))
    tried = 0
    for pair, opened in pairs_to_split(case):
        found = Noted(case, play)
        now = after_deal(found, pair, opened)
        value = gained(found.splitting(now))
        assert play.split_of(pair[0], opened).value == pytest.approx(float(value / factorial(sum(now.left))), abs=1e-12)
        for hand, acts in found.others.items():
            for act in acts:
                other = ByPolicy(case.setting, case.cards, Other(play, hand, act), never)
                assert gained(other.splitting(now)) <= value, (pair, hand, act)
                tried += 1
    assert tried


def pairs_to_split(case: Case) -> Iterator[tuple[Held, Card]]:
    deals = Best(case.setting, case.cards)
    for card, opened in product(deals.sorts, deals.sorts):
        if SPLIT in deals.may((card, card), opened, 1):
            yield (card, card), opened


def gained(found: Mapping[Ended, int]) -> Fraction:
    return sum((end.gain * orders for end, orders in found.items()), Fraction(0))


# Decks in which some ranks are wanting.


def test_a_prize_that_cannot_be_won_adds_nothing() -> None:
    """Sixes and eights with no seven between them."""
    assert found_by(Case("689TT")) == found_by(Case("689TT", NO_PRIZES))


def test_sevens_win_a_prize_where_there_is_no_eight() -> None:
    case = Case("677T", ONCE)
    play = BestPlayByHand(best_play(case.setting, case.cards))
    assert found_by(case) == ends_by(case.setting, case.cards, play, play.insures)
    assert any(end.gain == THREE_TO_ONE * end.staked for end in found_by(case))
