"""The basic strategy, against a reckoning of its own: every choice followed to its end, from endless packs."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest

from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.games.blackjack.lawful import choices_on, lawful_on
from banca.games.blackjack.terms import terms_of
from banca.law import option_set
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import advise, answer_to

# The reckoning. A hand is its total and whether an ace counts eleven in it; the value of a card is 1 to 10.

VALUES = {value: (4 if value == 10 else 1) / 13 for value in range(1, 11)}
Made = tuple[int, bool]
NOTHING: Made = (0, False)


def plus(hand: Made, value: int) -> Made:
    low = hand[0] - (10 if hand[1] else 0) + value
    soft = (hand[1] or value == 1) and low + 10 <= 21
    return (low + 10 if soft else low), soft


def made(*values: int) -> Made:
    hand = NOTHING
    for value in values:
        hand = plus(hand, value)
    return hand


@cache
def bank(open_value: int) -> Mapping[int | str, float]:
    """How the bank ends: with a total, over 21 or with a blackjack."""
    ends: dict[int | str, float] = {}

    def draw(hand: Made, cards: int, chance: float) -> None:
        if cards >= 2 and hand[0] >= 17:
            end: int | str = "blackjack" if (cards, hand[0]) == (2, 21) else min(hand[0], 22)
            ends[end] = ends.get(end, 0) + chance
            return
        for value, often in VALUES.items():
            draw(plus(hand, value), cards + 1, chance * often)

    draw(made(open_value), 1, 1)
    return ends


@cache
def standing(total: int, open_value: int, lost_to_blackjack: float = 1) -> float:
    worth = 0.0
    for end, chance in bank(open_value).items():
        if end == "blackjack":
            worth -= lost_to_blackjack * chance
        elif end == 22 or total > int(end):
            worth += chance
        elif total < int(end):
            worth -= chance
    return worth


class Reckoned:
    """What each answer is worth under the options of a table, in units of the first stake."""

    def __init__(self, five: bool, prizes: bool, doubles: bool, limited: bool, again: bool, aces_again: bool) -> None:
        self.five, self.prizes, self.doubles, self.limited = five, prizes, doubles, limited
        self.most, self.most_aces = (4 if again else 2), (4 if aces_again else 2)
        self.known: dict[tuple[int, Made, int], float] = {}

    def best(self, cards: int, hand: Made, against: int) -> float:
        key = (min(cards, 6), hand, against)
        if key not in self.known:
            self.known[key] = max(self.worths(cards, hand, against).values())
        return self.known[key]

    def chance_of_prize(self, hand: Made, near: str) -> tuple[int, float]:
        """The value of the card that would make the prize, and how often it comes."""
        return {"": (0, 0.0), "77": (7, 1 / 13), "suited": (21 - hand[0], 1 / 52)}[near if self.prizes else ""]

    def worths(self, cards: int, hand: Made, against: int, near: str = "", split: bool = False) -> dict[str, float]:
        found = {"stand": standing(hand[0], against), "draw": self.card(cards, hand, against, near, doubled=False)}
        if cards == 5 and self.five and against != 1:
            found["five-cards"] = 0.5
        if cards == 2 and (self.doubles or (hand == (11, False) and not split)):
            found["double"] = self.card(cards, hand, against, near, doubled=True)
        return found

    def card(self, cards: int, hand: Made, against: int, near: str, *, doubled: bool) -> float:
        worth, (wanted, comes) = 0.0, self.chance_of_prize(hand, near)
        for value, often in VALUES.items():
            after, prize = plus(hand, value), comes if value == wanted else 0
            if after[0] > 21:
                then = -1.0
            elif doubled:
                then = standing(after[0], against, 0.5 if self.limited else 1)
            else:
                then = self.best(cards + 1, after, against)
            worth += (often - prize) * then + prize * 3
        return worth * (2 if doubled else 1)

    def first_two(self, one: int, other: int, against: int, *, suited: bool = False) -> dict[str, float]:
        near = "77" if one == other == 7 else "suited" if suited else ""
        found = self.worths(2, made(one, other), against, near)
        if one == other:
            found["split"] = self.split(one, against)
        return found if against == 1 else {**found, "surrender": -0.5}

    def split(self, card: int, against: int) -> float:
        others = sum(often * self.of_split(card, value, against) for value, often in VALUES.items() if value != card)
        if card == 10:
            others += 3 / 13 * self.of_split(card, card, against)  # of another rank
        pair, most = self.of_split(card, card, against), self.most_aces if card == 1 else self.most

        def waiting(hands: int, made_so_far: int) -> float:
            """What hands of one card are worth, as they get their second cards one after the other."""
            if not hands:
                return 0
            left = pair + waiting(hands - 1, made_so_far)
            again = waiting(hands + 1, made_so_far + 1) if made_so_far < most else left
            return others + 12 / 13 * waiting(hands - 1, made_so_far) + 1 / 13 * max(left, again)

        return waiting(2, 2)

    def of_split(self, card: int, value: int, against: int) -> float:
        hand = made(card, value)
        if card == 1:
            return standing(hand[0], against)
        near = "77" if card == value == 7 else ""
        plain = max(self.worths(2, hand, against, near, split=True).values())
        if card == value or not {card, value} <= {6, 7, 8}:
            return plain
        return plain * 3 / 4 + max(self.worths(2, hand, against, "suited", split=True).values()) / 4


# The strategy against it.

OFFERED = {True: "offered", False: "not-offered"}


def setting_of(five: bool, prizes: bool, doubles: bool, limited: bool, again: bool, aces_again: bool) -> Setting:
    chosen = {
        "decks": 6,
        "five-cards": OFFERED[five],
        "special-prizes": OFFERED[prizes],
        "double-rule": "first-two-cards" if doubles else "eleven-only",
        "doubled-loss-to-bank-blackjack": "initial-stake-only" if limited else "whole-stake",
        "resplit": "allowed" if again else "not-allowed",
        "ace-splits": "several" if aces_again else "once",
    }
    return Setting(option_set(EDITION_2004, chosen))


TABLES = [(*kind, *rest) for kind in product((False, True), repeat=3) for rest in ((False,) * 3, (True,) * 3)]


def named(*values: int, suits: str = "shcdsh") -> tuple[str, ...]:
    return tuple("?A23456789T"[value] + suit for value, suit in zip(values, suits, strict=False))


def hands() -> Iterator[tuple[int, ...]]:
    """Two cards of every kind but blackjack, and for three to six cards a hand of every total below 21."""
    yield from (two for two in combinations_with_replacement(range(1, 11), 2) if two != (1, 10))
    for size in (3, 4, 5, 6):
        totals = {made(*values): values for values in combinations_with_replacement(range(1, 11), size)}
        yield from (values for total, values in totals.items() if total[0] < 21)


HANDS = list(hands())


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_answer_is_the_best_where_packs_are_endless(options: tuple[bool, ...]) -> None:
    setting, reckoned = setting_of(*options), Reckoned(*options)
    for values, against in product(HANDS, range(1, 11)):
        [open_card] = named(against)
        size = len(values)
        worths = (
            reckoned.first_two(values[0], values[1], against)
            if size == 2
            else reckoned.worths(size, made(*values), against)
        )
        assert answer_to(setting, named(*values), open_card) == max(worths, key=lambda each: worths[each])


@pytest.mark.parametrize("options", [each for each in TABLES if each[1]], ids=str)
def test_one_card_from_a_prize_of_one_suit(options: tuple[bool, ...]) -> None:
    setting, reckoned = setting_of(*options), Reckoned(*options)
    for values, against in product(combinations((6, 7, 8), 2), range(1, 11)):
        worths = reckoned.first_two(*values, against, suited=True)
        [open_card] = named(against)
        best = max(worths, key=lambda each: worths[each])
        assert answer_to(setting, named(*values, suits="hh"), open_card) == best


@pytest.mark.parametrize("decks", [1, 6])
def test_in_2000_eleven_is_doubled_tens_are_left_and_a_split_hand_is_not_doubled(decks: int) -> None:
    setting = Setting(option_set(EDITION_2000, {"decks": decks}))
    reckoned = Reckoned(five=True, prizes=True, doubles=False, limited=False, again=False, aces_again=False)
    for values, against in product(HANDS, range(1, 11)):
        if len(values) == 2:
            worths = reckoned.first_two(values[0], values[1], against)
            best = max(worths, key=lambda each: worths[each])
            assert answer_to(setting, named(*values), named(against)[0]) == best
    assert answer_to(setting, ("Ks", "Th"), "6c") == "stand"
    assert "split" in choices_on(setting, ("Ks", "Th"), "6c")
    assert answer_to(setting, ("5s", "6h"), "6c", hands=2) == "draw"


def table_of(**options: Any) -> Setting:
    return Setting(option_set(EDITION_2004, {"decks": 6, **{k.replace("_", "-"): v for k, v in options.items()}}))


def test_after_a_split_nothing_is_surrendered_and_a_pair_is_split_as_long_as_it_may_be() -> None:
    table = table_of()
    assert [answer_to(table, ("8s", "8h"), "6c", hands) for hands in (1, 2, 3, 4)] == ["split"] * 3 + ["stand"]
    assert [answer_to(table, ("8s", "8h"), "Tc", hands) for hands in (1, 2)] == ["surrender", "draw"]
    assert answer_to(table, ("5s", "6h"), "6c", hands=2) == "double"


def test_split_aces_get_one_card_and_are_split_again_where_they_may() -> None:
    once, several = table_of(), table_of(ace_splits="several")
    assert [answer_to(once, ("As", "Ah"), "6c", hands) for hands in (1, 2)] == ["split", "stand"]
    assert [answer_to(several, ("As", "Ah"), "6c", hands) for hands in (1, 2, 3, 4)] == ["split"] * 3 + ["stand"]
    assert answer_to(several, ("As", "Ah"), "Ac", hands=2) == "stand"  # lawful to split, but not wise; no card is had
    assert choices_on(several, ("As", "Ah"), "Ac", hands=2) == {"split", "stand"}
    assert answer_to(several, ("As", "2h"), "6c", hands=2) == "stand"


def test_what_ends_a_hand_leaves_nothing_to_decide() -> None:
    stops, free = table_of(), table_of(drawing_procedures="bank-rule,player-freedom,bank-announces")
    assert choices_on(stops, ("As", "Kh"), "6c") == set()
    assert {"draw", "stand"} <= choices_on(free, ("As", "Kh"), "6c")
    assert answer_to(stops, ("As", "Kh"), "6c") == answer_to(free, ("As", "Kh"), "6c") == "stand"
    with pytest.raises(TypeError, match="nothing is decided"):
        choices_on(stops, ("8s",), "6c")


def test_of_three_cards_the_law_allows_what_may_be_chosen() -> None:
    table, cards = table_of(), ("2s", "3h", "4d")
    assert lawful_on(table, cards, "6c") == choices_on(table, cards, "6c") == {"draw", "stand"}


def test_only_what_is_lawful_is_advised() -> None:
    table = table_of()
    hand, terms = ("As", "7h"), terms_of(table)
    assert advise(hand, "6c", terms, {"double", "draw", "stand"}) == "double"
    assert advise(hand, "6c", terms, {"draw", "stand"}) == "stand"
    assert advise(("Ts", "6h"), "Kc", terms, {"draw", "stand", "surrender"}) == "surrender"
    assert advise(("Ts", "6h"), "Kc", terms, {"draw", "stand"}) == "draw"


def test_five_cards_of_21_are_worth_more_than_half() -> None:
    five = ("2s", "3h", "4c", "5d", "7s")
    for open_card in ("2c", "9c", "Tc", "Kc"):
        assert answer_to(table_of(), five, open_card) == "stand"
        assert "five-cards" in choices_on(table_of(), five, open_card)
