"""Blackjack reviewed, by cases that can be counted by hand, and by rounds of best play."""

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from banca.exact.blackjack.advice import chart_of
from banca.exact.blackjack.best import best_play
from banca.games.blackjack.playing import Stand
from banca.play.act import Act, Bet
from banca.play.turn import Decision
from banca.review import review
from banca.review.value import Given, Reason
from examples.play_blackjack_by_best_play import best_act
from tests.review.rounds import blackjack, card, does, play

SIX_DECKS = {"decks": 6, "dealing-device": "shoe"}
STOPS = 17
NOTHING = Fraction(0)
Left = tuple[int, ...]  # cards that are left: aces, twos, … tens


def left_of(decks: int, *gone: int) -> Left:
    full = [4 * decks] * 9 + [16 * decks]
    for points in gone:
        full[points - 1] -= 1
    return tuple(full)


@cache
def bank(points: int, ace: bool, cards: int, left: Left) -> dict[int, Fraction]:
    """By hand: the chance of each total of the bank; 0 is over 21, 22 a blackjack."""
    high = points + 10 if ace and points <= 11 else points
    if high >= STOPS:
        return {22 if cards == 2 and high == 21 else high if high <= 21 else 0: Fraction(1)}
    found: dict[int, Fraction] = {}
    for kind, count in enumerate(left):
        if count:
            less = (*left[:kind], count - 1, *left[kind + 1 :])
            for total, chance in bank(points + kind + 1, ace or kind == 0, cards + 1, less).items():
                found[total] = found.get(total, Fraction(0)) + chance * count / sum(left)
    return found


def stand_value(total: int, opened: int, left: Left) -> Fraction:
    gain = Fraction(0)
    for banks, chance in bank(opened, opened == 1, 1, left).items():
        gain += chance if banks < total else -chance if banks > total else 0
    return gain


def draw_value_of_16(opened: int, left: Left) -> Fraction:
    """After one card the hand is over, or has 17 to 21 and stands."""
    gain = Fraction(0)
    for kind, count in enumerate(left):
        chance, total = Fraction(count, sum(left)), 16 + kind + 1
        less = (*left[:kind], count - 1, *left[kind + 1 :])
        gain += chance * (stand_value(total, opened, less) if total <= 21 else -1)
    return gain


@pytest.mark.parametrize("decks", [1, 6])
@pytest.mark.parametrize(("act", "after"), [("stand", ()), ("draw", (card(1, "5d"),))])
def test_sixteen_against_a_ten(decks: int, act: str, after: tuple[dict[str, Any], ...]) -> None:
    options = SIX_DECKS if decks == 6 else {}
    found = review(blackjack("Th 6c", "Ks", does(act), *after, card("bank", "9c"), options=options))
    [decision] = found.decisions
    values = {option.act: option.value for option in decision.options}
    left = left_of(decks, 10, 6, 10)
    assert values["stand"] == stand_value(16, 10, left)
    assert values["draw"] == draw_value_of_16(10, left)
    assert values["surrender"] == Fraction(-1, 2) == decision.best.value
    assert values["double"] == 2 * values["draw"]
    assert decision.chosen.act == act
    assert decision.cost == Fraction(-1, 2) - values[act]
    assert decision.money == decision.cost * 10_000
    assert decision.given == (
        Given.OWN_HAND, Given.OPEN_CARD, Given.FULL_PACKS, Given.BEST_PLAY_AFTER, Given.BEFORE_ROUNDING
    )  # fmt: skip
    assert decision.clauses
    assert decision.seen == {"hand": ("Th", "6c"), "open": ("Ks",)}


def test_surrender_with_sixteen_against_a_ten_is_best() -> None:
    [decision] = review(blackjack("Th 6c", "Ks", does("surrender"), card("bank", "9c"))).decisions
    assert (decision.chosen.act, decision.best.act, decision.cost) == ("surrender", "surrender", NOTHING)


def test_eights_against_a_ten_and_against_a_six() -> None:
    """The bank's second card comes last, so a split against a ten loses two stakes to a blackjack."""
    hands = (does("split"), card(1, "Td"), does("stand"), card(1, "9d"), does("stand"))
    against_ten, *_ = review(blackjack("8h 8c", "Ks", *hands, card("bank", "9c"))).decisions
    against_six, *_ = review(blackjack("8h 8c", "6s", *hands, card("bank", "Tc"), card("bank", "5c"))).decisions
    assert against_ten.best.act == "surrender"
    assert against_ten.cost == Fraction(-1, 2) - against_ten.chosen.value > 0
    assert (against_six.best.act, against_six.cost) == ("split", NOTHING)


def test_a_hand_of_a_split_knows_its_cards_and_the_other_eight() -> None:
    """18 and 17 stand: their values are counted by hand, with both eights and nothing else gone."""
    acts = (does("split"), card(1, "Td"), does("stand"), card(1, "9d"), does("draw"), card(1, "4d"))
    _, first, second = review(blackjack("8h 8c", "6s", *acts, card("bank", "Tc"), card("bank", "5c"))).decisions
    assert {each.act: each.value for each in first.options}["stand"] == stand_value(18, 6, left_of(1, 8, 8, 6, 10))
    assert {each.act: each.value for each in second.options}["stand"] == stand_value(17, 6, left_of(1, 8, 8, 6, 9))
    assert first.cost == 0
    assert second.best.act == "stand"
    assert second.cost == second.best.value - second.chosen.value > 0
    assert Given.SPLIT_CARDS in first.given


def test_whether_to_split_again_is_left_out_by_name() -> None:
    acts = (does("split"), card(1, "8d"), does("stand"), card(1, "9d"), does("stand"))
    found = review(blackjack("8h 8c", "6s", *acts, card("bank", "Tc"), card("bank", "5c")))
    assert [(each.what, each.reason) for each in found.left_out] == [("stand", Reason.RESPLIT)]


def test_insurance_taken_and_not_taken() -> None:
    """One deck, no ten seen: 16 tens among 49 cards that are left, and insurance pays two to one."""
    value = Fraction(16, 49) * 2 - Fraction(33, 49)
    insured = {"act": "bet", "player": "ana", "bet": "insurance", "stake": 2_000, "place": 1}
    tail = (does("stand"), card("bank", "9c"))
    taken, _ = review(blackjack("9h 8c", "As", insured, *tail)).decisions
    assert (taken.chosen.act, taken.chosen.value, taken.stake, taken.silent) == ("insurance", value, 2_000, False)
    assert taken.cost == -value
    assert taken.money == -value * 2_000
    declined, _ = review(blackjack("9h 8c", "As", *tail)).decisions
    assert (declined.chosen.act, declined.cost, declined.silent) == ("no-insurance", NOTHING, True)


def test_even_money_taken_and_not_taken() -> None:
    """Blackjack against an ace: 15 tens among 49 cards make the bank's blackjack, and then nothing is won."""
    value = Fraction(3, 2) * Fraction(34, 49)
    taken, insurance = review(blackjack("Ah Kc", "As", does("even-money"), card("bank", "9c"))).decisions
    assert (insurance.chosen.act, insurance.silent, insurance.cost) == ("no-insurance", True, NOTHING)
    assert {each.act: each.value for each in taken.options} == {"stand": value, "even-money": Fraction(1)}
    assert taken.cost == value - 1 == Fraction(2, 49)
    _, declined = review(blackjack("Ah Kc", "As", does("stand"), card("bank", "9c"))).decisions
    assert (declined.chosen.act, declined.cost) == ("stand", NOTHING)


def test_even_money_is_not_asked_for_in_silence_where_cards_lie_open() -> None:
    record = blackjack("Ah Kc", "As", card("bank", "9c"), options={**SIX_DECKS, "deal-procedure": "second"})
    even = [each for each in review(record).decisions if each.silent and each.chosen.act == "stand"]
    assert [(each.best.act, each.cost) for each in even] == [("stand", NOTHING)]


def test_the_bet_costs_its_edge_and_stands_beside_the_smallest() -> None:
    record = blackjack("Th 6c", "Ks", does("stand"), card("bank", "9c"))
    pair = {"act": "bet", "player": "ana", "place": 1, "bet": "any-pair", "stake": 1_000}
    record["acts"].insert(1, pair)
    found = review(record)
    costs = {each.position.bet: (each.edge.edge, each.money) for each in found.bets}
    assert costs["main"][1] == costs["main"][0] * 10_000
    assert costs["any-pair"] == (1 - Fraction(3, 51) * 12, (1 - Fraction(3, 51) * 12) * 1_000)
    assert found.least is not None
    assert found.least.place == ("main", None)
    assert found.cost_of_bets == costs["main"][1] + costs["any-pair"][1]


def test_a_void_round_is_not_reviewed() -> None:
    astray = ({"act": "misdeal", "to": "bank"}, card("bank", "4c"), {"act": "cancel", "why": "misdeal"})
    found = review(blackjack("Th 6c", "Ks", does("draw"), *astray))
    assert found.void
    assert (found.decisions, found.bets) == ((), ())


EDITIONS = [
    ("blackjack-56-2004", {}),
    ("blackjack-56-2004", {**SIX_DECKS, "deal-procedure": "second"}),
    ("blackjack-141-2000", {}),
]


@pytest.mark.parametrize(("edition", "options"), EDITIONS)
def test_best_play_costs_nothing(edition: str, options: dict[str, Any]) -> None:
    """Rounds by the chart of best play, which comes from floats: no exact cost is above zero."""
    bets = (Bet("ana", "main", 10_000, place=1),)
    charts: dict[Any, Any] = {}

    def choose(state: Any, turn: Decision) -> Act:
        named, hand = {act.name: act for act in turn.choices}, state.current
        if hand is None:
            return turn.choices[0]
        chart = charts.setdefault(0, chart_of(best_play(state.setting)))
        wanted = best_act(chart, hand.cards, state.open_card, split=hand.split, may_split="split" in named)
        return named.get(wanted, named[Stand.word])

    table = play(edition, 7, bets, choose, 60, options)
    reviews = [review(record) for record in table.records]
    decisions = [decision for each in reviews for decision in each.decisions if not decision.silent]
    assert len(decisions) > 50
    assert {decision.cost for decision in decisions} == {0}
    assert sum(each.cost_of_decisions for each in reviews) == 0
