"""Stud poker: the live round and the kernel agree on the same deals."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.exact.stud_poker import odds, odds_when_raising
from banca.exact.stud_poker.raising import choice
from banca.games import game_of, settle
from banca.games.stud_poker.bets import CLASSES, FACTS, Decided, Fact, Folded
from banca.games.stud_poker.hands import RANK, class_of, pattern_of, strength, tables
from banca.games.stud_poker.round import StudPoker
from banca.law import OptionError, OptionSet, Refused, option_set
from banca.material.cards import NUMBER_OF, PACK
from banca.play.record import Replay
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec, play, simulate
from banca.simulate.stud_poker import ByRanks, RaisesFrom, Strategy, StudKernel
from banca.simulate.stud_poker.ranking import (
    CLASS_AT,
    CLASS_BITS,
    NUMBER_AT,
    PATTERN_BITS,
    STRENGTH_AT,
    codes,
    rank_all,
    ranking,
)
from banca.simulate.stud_poker.strategies import LOOK_UP_AT, raise_tables
from banca.strategy.stud_poker import gains
from banca.strategy.stud_poker.best import decisions
from banca.strategy.stud_poker.ranking import every_hand, strengths_and_classes
from tests.battery.strategies import option_sets
from tests.exact.test_stud_poker import DEALS
from tests.games.stud_poker.at_stud import BEATS, CLOSED, HANDS, JACKPOT_BET, OPENS, POSTED, SLUG

GAME = StudPoker()
SETTING = Setting(option_set(GAME.edition), parameters=POSTED)
STAKE = 100
ANTE, RAISE, JACKPOT = ("ante", None), ("raise", None), ("progressive-jackpot", None)
ANYTHING = RaisesFrom(0)
Hand = tuple[str, ...]
Round = tuple[list[Hand], list[Fact]]  # the croupier's hand, whose first card is shown, and the boxes'; what came of it


def spec(*strategies: Strategy) -> SimulationSpec:
    return SimulationSpec(SETTING, tuple(Seat.on(ANTE, strategy) for strategy in strategies)) if strategies else BEST


BEST = SimulationSpec(SETTING, (Seat.on(ANTE),))


def dealt(of: SimulationSpec, rounds: int, seed: int = 5) -> Iterator[Round]:
    """The kernel's own rounds, one by one, with the cards that lie there after each."""
    made, pack = of.kernel, codes()
    assert isinstance(made, StudKernel)
    stream, book, numbers = of.stream(seed, 0), made.book.writable(), np.empty((len(of.seats), 1), np.uint16)
    for _ in range(rounds):
        state = np.zeros(2, np.int64)
        while (seat := made.play(stream, pack, book, state, numbers)) >= 0:
            book.ask(made.strategy[seat], pack[5 * seat + 5 : 5 * seat + 10], pack[0])
        cards = [PACK[int(code) >> int(NUMBER_AT)] for code in pack]
        held = [tuple(cards[first : first + 5]) for first in range(0, 5 * len(of.seats) + 5, 5)]
        yield held, [FACTS[number] for number in numbers[:, 0]]


def of_cards(hand: str, croupier: str, strategy: Strategy = ANYTHING) -> Fact:
    """What the kernel makes of these cards, as if they had been drawn."""
    made, pack = (spec(strategy) if strategy else BEST).kernel, codes()
    assert isinstance(made, StudKernel)
    first = [NUMBER_OF[card] for card in (*reversed(croupier.split()), *hand.split())]
    pack = pack[first + [card for card in range(52) if card not in first]]
    state, numbers = np.array((0, 1)), np.empty((1, 1), np.uint16)
    made.play(spec().stream(1, 0), pack, made.book, state, numbers)
    return FACTS[int(numbers[0, 0])]


def live(hand: Hand, croupier: Hand, *, raises: bool) -> tuple[Fact, dict[str, int]]:
    """A deal through a record, the croupier's card shown being his last: what it came to, and the net of each bet."""
    posted = {name: str(value) if isinstance(value, Fraction) else value for name, value in POSTED.items()}
    acts = acts_of(hand, croupier, STAKE, raises=raises)
    replayed = settle({"banca": 1, "edition": SLUG, "table": posted, "acts": acts})
    return fact_of(replayed), {line.position.bet: line.net for line in replayed.settlement.lines}


def acts_of(hand: Hand, croupier: Hand, stake: int, *, raises: bool) -> list[dict[str, Any]]:
    return [
        {"act": "bet", "player": "ana", "bet": "ante", "stake": stake},
        {"act": "bet", "player": "ana", "bet": "progressive-jackpot", "stake": JACKPOT_BET},
        {"act": "hand", "to": 1, "cards": list(hand)},
        {"act": "hand", "to": "croupier", "cards": list(reversed(croupier))},
        {"act": "raise" if raises else "fold", "player": "ana"},
    ]


def fact_of(replayed: Replay) -> Fact:
    result: Any = game_of(SLUG).result(replayed.state)
    state: Any = replayed.state
    if result["boxes"] == {"1": "folded"}:
        return Folded()
    won = {line.position.bet: line.result for line in replayed.settlement.lines}["ante"] == "win"
    return seen(Decided(class_of(state.hand(1)).slug, result["opens"], won))


def seen(fact: Fact) -> Fact:
    """A hand that the croupier does not open is compared with none."""
    return fact if isinstance(fact, Folded) or fact.opens else Decided(fact.hand, opens=False, higher=True)


def raised(fact: Fact) -> bool:
    return isinstance(fact, Decided)


# Ranking.


def test_every_hand_of_the_pack_is_as_strong_as_the_game_says() -> None:
    """All 2,598,960, suits apart: these decide only between hands of equal ranks."""
    every = every_hand()
    slots = np.empty(len(every.cards), np.uint32)
    rank_all(every.cards, codes(), ranking(), slots)
    by_suit = every.strength - (slots >> int(STRENGTH_AT))
    assert set(by_suit.tolist()) == {0, 1, 2, 3}
    assert (slots >> int(CLASS_AT) & int(CLASS_BITS) == every.kind).all()
    pattern = slots & int(PATTERN_BITS)
    assert (np.array(tables().strengths)[pattern] + by_suit == every.strength).all()


# Identical deals.


def test_hands_of_every_class_against_every_kind_of_croupier() -> None:
    met = [
        (hand, croupier)
        for hand, croupier in product(HANDS.values(), (OPENS, CLOSED, BEATS))
        if len({*hand.split(), *croupier.split()}) == 10
    ]
    found = [seen(of_cards(hand, croupier)) for hand, croupier in met]
    assert found == [live(tuple(h.split()), tuple(c.split()), raises=True)[0] for h, c in met]
    assert {fact.hand for fact in found if isinstance(fact, Decided)} == set(CLASSES)


@pytest.mark.parametrize(("higher", "lower"), [
    ("As Kd 9c 5h 3d", "Ah Ks 9d 5c 3h"),  # ace and king: the suit of the ace
    ("2s 2d 9c 5h 3d", "2h 2c 9d 5s 3h"),  # a pair: its better suit
    ("Qs Qd 4c 4h 7d", "Qh Qc 4d 4s 7h"),
    ("9s 8d 7c 6h 5d", "9h 8s 7s 6s 5s"),
    ("Js 9s 7s 5s 2s", "Jh 9h 7h 5h 2h"),
    ("8c 7c 6c 5c 4c", "8d 7d 6d 5d 4d"),
    ("As Ks Qs Js Ts", "Ah Kh Qh Jh Th"),
])  # fmt: skip
def test_between_hands_of_equal_ranks_the_suit_decides(higher: str, lower: str) -> None:
    for own, croupier, wins in ((higher, lower, True), (lower, higher, False)):
        fact = of_cards(own, croupier)
        assert isinstance(fact, Decided)
        assert (fact.opens, fact.higher) == (True, wins)
        assert live(tuple(own.split()), tuple(croupier.split()), raises=True)[0] == fact


def by_card_shown(hand: Hand, shown: str) -> str:
    """A play that looks at the card shown, and at a suit."""
    return "raise" if strength(hand) >= tables().opens_from + 40 * NUMBER_OF[shown] or "2s" in hand else "fold"


STRATEGIES: tuple[Strategy, ...] = (
    None,
    RaisesFrom(),
    RaisesFrom(0),
    RaisesFrom(tables().opens_from + 162),
    {"one-pair": "raise", "flush": "raise", "five-odd-cards": "fold"},
    by_card_shown,
)


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda each: getattr(each, "__name__", str(each)))
def test_the_kernels_own_deals_come_to_the_same_at_a_live_table(strategy: Strategy) -> None:
    for (croupier, hand), [fact] in dealt(spec(strategy), 60):
        assert len({*croupier, *hand}) == 10
        assert live(hand, croupier, raises=raised(fact))[0] == seen(fact)


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda each: getattr(each, "__name__", str(each)))
def test_each_strategy_raises_where_it_says(strategy: Strategy) -> None:
    best = decisions(gains(GAME, SETTING, "ante"))
    for (croupier, hand), [fact] in dealt(spec(strategy), 1500):
        assert raised(fact) == says(strategy, hand, croupier[0], best)


def says(strategy: Any, hand: Hand, shown: str, best: Any) -> bool:
    cards = np.array([[NUMBER_OF[card] for card in hand]], np.uint8)
    (own,), (kind,) = strengths_and_classes(cards)
    match strategy:
        case None:
            return bool(best.raises(cards, np.array([own]), np.array([NUMBER_OF[shown]], np.uint8))[0])
        case RaisesFrom(least):
            return bool(own >= (tables().opens_from if least is None else least))
        case dict():
            return strategy.get(CLASSES[kind]) == "raise"
    return bool(strategy(hand, shown) == "raise")


def test_a_hand_that_only_its_suit_lifts_over_the_strength_is_raised() -> None:
    least = strength(["Ah", "Kd", "9c", "5h", "3d"])
    assert [raised(of_cards(f"A{suit} Kd 9c 5h 3d", "Qs Qc 4h 7d 7h", RaisesFrom(least))) for suit in "dchs"] == [
        False,
        False,
        True,
        True,
    ]


def test_best_play_looks_up_the_very_hand_where_suits_decide() -> None:
    """The choice that looks at all that may lie under the card shown says the same."""
    worth, cases = gains(GAME, SETTING, "ante"), []
    read = raise_tables(None, lambda: decisions(worth))
    for key in read.keys[:: len(read.keys) // 5].tolist():
        hand = [card for card in range(52) if key >> card & 1]
        pattern = tables().patterns.index(pattern_of([PACK[card] for card in hand]))
        ranks = [rank for rank in range(13) if read.by_pattern[pattern] >> LOOK_UP_AT + rank & 1]
        cases += [(hand, card) for card in range(52) if RANK[card] == ranks[0] and card not in hand]
    found = []
    for hand, shown in cases:
        cards, rest = [PACK[card] for card in hand], [PACK[n] for n in range(52) if n not in (*hand, shown)]
        found.append(raised(of_cards(" ".join(cards), " ".join((*rest[:4], PACK[shown])), None)))
        assert choice(worth, cards, PACK[shown]).raises == found[-1]
    assert {True, False} == set(found)


def test_several_boxes_are_dealt_from_one_pack_and_play_each_its_own_way() -> None:
    boxes = spec(None, RaisesFrom(0), by_card_shown, None, {"one-pair": "raise"}, RaisesFrom(), RaisesFrom(0))
    best = decisions(gains(GAME, SETTING, "ante"))
    for (croupier, *hands), facts in dealt(boxes, 40):
        assert len({*croupier, *(card for hand in hands for card in hand)}) == 40
        for seat, hand, fact in zip(boxes.seats, hands, facts, strict=True):
            assert raised(fact) == says(seat.strategy, hand, croupier[0], best)
            assert live(hand, croupier, raises=raised(fact))[0] == seen(fact)


def test_play_by_ranks_is_asked_once_for_each_pattern_and_rank() -> None:
    calls: list[tuple[Hand, str]] = []

    def pairs_and_low_cards(hand: Hand, shown: str) -> str:
        calls.append((hand, shown))
        assert shown not in hand
        return "raise" if len({card[0] for card in hand}) < 5 or shown[0] in "234" else "fold"

    made = spec(ByRanks(pairs_and_low_cards))
    assert made.kernel
    asked_first = len(calls)
    assert asked_first == 7462 * 13 - 156  # of four of a kind, no fifth can be shown
    for (croupier, hand), [fact] in dealt(made, 400):
        assert raised(fact) == (len({card[0] for card in hand}) < 5 or croupier[0][0] in "234")
    assert len(calls) == asked_first


def test_somebodys_own_play_is_asked_about_a_hand_and_card_once() -> None:
    calls: list[tuple[Hand, str]] = []

    def never(hand: Hand, shown: str) -> str:
        calls.append((hand, shown))
        return "fold"

    found = play(spec(never), 300, 2).seats[0]
    assert found.losses == 300
    assert len({(frozenset(hand), shown) for hand, shown in calls}) == len(calls) == 300


# What it gains.


def test_what_is_gained_is_what_the_live_table_pays() -> None:
    rounds, seed = 150, 8
    both = SimulationSpec(SETTING, (Seat((Wager(ANTE, STAKE), Wager(JACKPOT, JACKPOT_BET))),))
    nets = [live(hand, croupier, raises=raised(f))[1] for (croupier, hand), [f] in dealt(spec(), rounds, seed)]
    whole = sum(each["ante"] + each.get("raise", 0) for each in nets)
    ante = simulate(GAME, SETTING, ANTE, rounds, seed)
    assert ante.mean == Fraction(whole, STAKE * rounds)
    raises = [each["raise"] for each in nets if "raise" in each]
    assert ante.staked == 1 + Fraction(2 * len(raises), rounds)
    single_bet = simulate(GAME, SETTING, RAISE, rounds, seed)
    assert single_bet.rounds == len(raises)
    assert single_bet.mean == Fraction(sum(raises), 2 * STAKE * len(raises))
    jackpot = sum(each["progressive-jackpot"] for each in nets)
    found = simulate(GAME, SETTING, JACKPOT, rounds, seed)
    assert found.mean == Fraction(jackpot, JACKPOT_BET * rounds)
    assert found.wins == sum(each["progressive-jackpot"] > 0 for each in nets)
    [together] = play(both, rounds, seed).seats
    assert together.mean == Fraction(whole + jackpot, (STAKE + JACKPOT_BET) * rounds)
    spent = (STAKE + JACKPOT_BET) * rounds + 2 * STAKE * len(raises)
    assert together.staked == Fraction(spent, (STAKE + JACKPOT_BET) * rounds)


def test_a_maximum_that_is_reached_limits_prizes_and_best_play_knows() -> None:
    limited = Setting(option_set(GAME.edition), parameters={**POSTED, "max-per-game": 3 * STAKE})
    by_amount = SimulationSpec(limited, (Seat((Wager(ANTE, STAKE),)),))
    outcomes = {FACTS[number]: end for number, end in enumerate(by_amount.kernel.seats[0]) if end}
    assert outcomes[Decided("straight-flush", opens=True, higher=True)].gain == 1 + 3
    unlimited = {FACTS[number]: end for number, end in enumerate(spec().kernel.seats[0]) if end}
    assert unlimited[Decided("straight-flush", opens=True, higher=True)].gain == 1 + 100


@settings(max_examples=6, deadline=None)
@given(option_sets(SLUG), st.sampled_from([None, 30_00, 500_00]), st.integers(1, 5_00), st.integers(0, 10**6))
def test_by_any_options_a_round_gains_what_a_live_table_pays(
    options: OptionSet, most: int | None, stake: int, seed: int
) -> None:
    """Whatever the hands that raise: on all of them, with and without a maximum that is reached."""
    parameters = POSTED if most is None else {**POSTED, "max-per-game": most}
    setting = Setting(options, parameters=parameters)
    boxes = SimulationSpec(setting, (Seat((Wager(ANTE, stake), Wager(JACKPOT, JACKPOT_BET)), ANYTHING),))
    outcomes = dict(zip(FACTS, boxes.kernel.seats[0], strict=True))
    for (croupier, hand), [fact] in [*dealt(boxes, 4, seed), *HIGHEST]:
        table = {name: str(value) if isinstance(value, Fraction) else value for name, value in parameters.items()}
        acts = acts_of(hand, croupier, stake, raises=True)
        record = {"banca": 1, "edition": SLUG, "options": options.to_json(), "table": table, "acts": acts}
        end = outcomes[fact]
        assert end is not None
        assert end.gain * (stake + JACKPOT_BET) == settle(record).settlement.players["ana"]
        assert end.staked * (stake + JACKPOT_BET) == 3 * stake + JACKPOT_BET


def of_class(name: str, croupier: str, *, opens: bool) -> Round:
    return [tuple(reversed(croupier.split())), tuple(HANDS[name].split())], [Decided(name, opens=opens, higher=True)]


HIGHEST = [of_class(name, OPENS, opens=True) for name in CLASSES[:3]] + [of_class("flush", CLOSED, opens=False)]


@pytest.mark.parametrize(("wagers", "refused"), [
    ([Wager(ANTE, 100), Wager(RAISE, 200)], "the raise follows from the ante"),
    ([Wager(ANTE, 100), Wager(ANTE, 100)], "a bet of a kind once"),
    ([], "a bet of a kind once, not nothing"),
    ([Wager(("red", None), 100)], "red is no bet of stud poker"),
    ([Wager(ANTE, 100), Wager(JACKPOT, 100)], "a jackpot bet of 1.00: the table posts 10.00"),
])  # fmt: skip
def test_bets_that_a_box_does_not_hold(wagers: list[Wager], refused: str) -> None:
    with pytest.raises(OptionError, match=refused):
        play(SimulationSpec(SETTING, (Seat(tuple(wagers)),)), 10, 1)


def test_a_table_has_seven_boxes() -> None:
    with pytest.raises(OptionError, match="8 bettors: a table has 7 boxes"):
        play(spec(*[None] * 8), 10, 1)


@pytest.mark.parametrize(("strategy", "refused"), [
    ("best", "'best' is no way to play stud poker"),
    ({"pair": "raise"}, "'pair' is no class of hands: royal-flush"),
    ({"one-pair": "hit"}, "'hit' is no decision on one-pair: raise and fold are"),
    (lambda *_: None, "None is no decision on"),
])  # fmt: skip
def test_strategies_that_are_none(strategy: Any, refused: str) -> None:
    with pytest.raises(OptionError, match=refused):
        play(spec(strategy), 10, 1)


def test_the_jackpot_bet_needs_a_jackpot() -> None:
    with pytest.raises(Refused, match="this table has no jackpot"):
        simulate(GAME, Setting(option_set(GAME.edition)), JACKPOT, 10, 1)


# Chance.


def test_classes_come_as_often_as_they_are_many_at_every_box() -> None:
    ways = [4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
    rounds, boxes = 1 << 20, 4
    made = spec(*[RaisesFrom(0)] * boxes).kernel
    counts = made.count(spec().stream(3, 0), rounds)
    for box in range(boxes):
        came = dict(zip(FACTS, counts[box].tolist(), strict=True))
        for hand, many in zip(CLASSES, ways, strict=True):
            share = many / comb(52, 5)
            of_class = sum(n for fact, n in came.items() if isinstance(fact, Decided) and fact.hand == hand)
            assert abs(of_class - rounds * share) < 4 * (rounds * share * (1 - share)) ** 0.5 + 4
        higher = sum(n for fact, n in came.items() if isinstance(fact, Decided) and fact.higher)
        assert abs(higher - rounds / 2) < 4 * (rounds / 4) ** 0.5


def test_every_card_comes_to_every_place_alike() -> None:
    rounds = 20_000
    at = np.zeros((10, 52), np.int64)
    for (croupier, hand), _ in dealt(spec(RaisesFrom(0)), rounds, 9):
        at[np.arange(10), [NUMBER_OF[card] for card in (*croupier, *hand)]] += 1
    assert (abs(at - rounds / 52) < 4.5 * (rounds / 52 * 51 / 52) ** 0.5).all()


def test_the_same_seed_gives_the_same_rounds() -> None:
    once, again, other = (simulate(GAME, SETTING, ANTE, 2000, seed) for seed in (2, 2, 3))
    assert once == again
    assert once.outcomes != other.outcomes
    assert once.rounds == 2000


def test_best_play_comes_to_the_exact_edge() -> None:
    """5.2325 % of the ante, 52.2253 % of hands raised."""
    rounds = 1 << 24
    found, [exact, *_] = play(spec(None, RaisesFrom()), rounds, 4), odds(GAME, SETTING)
    best, simple = found.seats
    assert abs(best.z(-exact.edge, exact.variance)) < 4
    assert abs(simple.z(-exact.figures["edge_ace_king"], exact.figures["variance_ace_king"])) < 4
    share = exact.figures["raised"]
    assert abs(float((best.staked - 1) / 2 - share)) < 4 * float(share * (1 - share) / rounds) ** 0.5
    assert (round(float(exact.edge) * 100, 4), round(float(share) * 100, 4)) == (5.2325, 52.2253)


def test_whoever_raises_on_classes_of_hands_comes_to_his_exact_edge() -> None:
    """Of each class by itself, of all, and of all that open; what is raised and what is folded are all the deals."""
    plays = [{hand: "raise"} for hand in CLASSES[-4:]] + [dict.fromkeys(CLASSES, "raise")]
    found = play(spec(*plays), 1 << 22, 8)
    for said, seat in zip(plays, found.seats, strict=True):
        exact = odds_when_raising(GAME, SETTING, "ante", said)
        assert abs(seat.z(-exact.edge, exact.variance)) < 4
        assert sum(outcome.ways for outcome in exact.outcomes) == DEALS
    opens, best = odds_when_raising(GAME, SETTING, "ante"), odds(GAME, SETTING)[0]
    assert (opens.edge, opens.variance) == (best.figures["edge_ace_king"], best.figures["variance_ace_king"])
    assert odds_when_raising(GAME, SETTING, "raise", CLASSES).edge > 0
