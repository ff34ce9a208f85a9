"""Blackjack: the kernel and a live table give the same results with the same cards."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.games.blackjack.dealing import in_play
from banca.games.blackjack.shoe import NEW_TABLE
from banca.games.blackjack.terms import terms_of
from banca.material.cards import PACK
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec, play
from banca.simulate.blackjack import BlackjackKernel
from banca.simulate.blackjack.deal import play_table
from banca.simulate.blackjack.tables import AT, USED_UP, VOID, numbers_of_codes
from banca.simulate.kernel import Outcome
from banca.strategy.blackjack.chart import chart_from_policy
from tests.agreement.blackjack_rounds import (
    BESIDE,
    MAIN,
    STAKE,
    TABLES,
    Live,
    Stacked,
    charts_of,
    compared,
    setting_of,
    spec_of,
    stacked,
)
from tests.games.blackjack.at_blackjack import BOX, NEW, OLD


def splitting(hand: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
    del hand, up, split
    return "split" if "split" in lawful else "stand"


@settings(max_examples=4, deadline=None)
@given(TABLES, st.lists(BESIDE, min_size=1, max_size=3), st.integers(0, 1 << 30), st.data())
def test_any_table_settles_the_kernels_rounds_alike(
    table: tuple[str, dict[str, Any]], beside: list[tuple[str, ...]], seed: int, data: st.DataObject
) -> None:
    """Whatever is played, at whatever table, with whatever lies beside the main bet."""
    slug, options = table
    ways = [data.draw(st.sampled_from([None, seed % 7])) for _ in beside]
    spec = spec_of(slug, options, beside, ways)
    decks = terms_of(spec.setting).decks
    stream = np.random.default_rng(seed)
    at_random = [[PACK[card] for card in stream.permutation(np.tile(np.arange(52), decks))] for _ in range(5)]
    compared(spec, [stacked(seed + n, decks) for n in range(15)] + at_random)


@pytest.mark.parametrize(("slug", "options", "way", "decided"), [
    (OLD, BOX[OLD], None, {"draw", "stand", "split", "double", "surrender", "five-cards"}),
    (NEW, BOX[NEW], None, {"draw", "stand", "split", "double", "surrender", "five-cards", "split split"}),
    (NEW, {"decks": 8, "ace-splits": "several", "max-split-hands": 6, "doubled-loss-to-bank-blackjack":
           "initial-stake-only"}, 4, {"draw", "stand", "split", "double", "surrender", "five-cards", "split split",
                                      "double split", "insurance", "even-money"}),
])  # fmt: skip
def test_all_that_can_be_decided_is_decided_in_rounds_that_agree(
    slug: str, options: Any, way: int | None, decided: set[str]
) -> None:
    spec = spec_of(slug, dict(options), [()], [way])
    decks = options["decks"]
    blackjacks = [
        [*two, *(card for card in stacked(seed, decks) if card not in two)]
        for seed, two in enumerate((f"A{one}", f"{up}h", f"K{other}") for one in "sh" for other in "sc" for up in "TKA")
        if decks > 1 or len(set(two)) == len(two)
    ]
    assert decided <= set(compared(spec, [*(stacked(seed, decks) for seed in range(150)), *blackjacks]))


@pytest.mark.parametrize(("cards", "options", "gained", "staked"), [
    ("As 6h Kd 5c 9s", {}, Fraction(3, 2), 1),
    ("As Kh Kd Ac", {}, Fraction(0), 1),
    ("Ts Kh 6d 7c", {}, Fraction(-1, 2), 1),
    ("7s 9h 7h 7c 9s", {"double-rule": "eleven-only", "special-prizes": "not-offered"}, Fraction(1), 1),
    ("7s 9h 7h 7c 9s", {}, Fraction(3), 1),
    ("6s 9h 7s 8s Ts", {}, Fraction(3), 1),
    ("2s 9h 3s 4h 2h 2d Ts", {}, Fraction(1, 2), 1),
    ("8s 6h 8h 8c Ts Td Tc Tc 5s", {}, Fraction(-3), 3),
    ("5s 6h 6d Td Tc 9c", {}, Fraction(2), 2),
    ("5s Th 6d 9d Ac", {"doubled-loss-to-bank-blackjack": "initial-stake-only"}, Fraction(-1), 2),
    ("As 6h Ad Kd Kc Th 5c", {}, Fraction(0), 2),
    ("7s 7d 7h 7c Ts 8c 6c Th Td", {}, Fraction(3), 3),  # the third hand comes between the first and the second
])  # fmt: skip
def test_rounds_worked_out_by_hand(cards: str, options: dict[str, str], gained: Fraction, staked: int) -> None:
    spec = spec_of(NEW, {"decks": 8, **options}, [()], [None])
    rest = [card for card in list(PACK) * 8 if card not in cards.split()]
    kernel = Stacked(spec, [*cards.split(), *rest])
    assert kernel.round() == [Outcome.by_gain(gained, Fraction(staked))]
    assert kernel.used == len(cards.split())
    compared(spec, [[*cards.split(), *rest]])


SEVERAL = {"ace-splits": "several"}


@pytest.mark.parametrize(("cards", "options", "parts", "gained", "staked"), [
    # 8 8 split; 8 makes a pair of part 1, split again into parts 3 and 4, which get tens; part 2 gets one too.
    ("8s 6h 8h 8c Ts Td Tc Tc 5s", {}, {1: 60}, -900 + 660, 900 + 60),
    ("8s 6h 8h 8c Ts Td Tc Tc 5s", {}, {2: 60}, -900 - 60, 900 + 60),
    ("8s 6h 8h 8c Ts Td Tc Tc 5s", {}, {1: 60, 2: 60, 3: 60, 4: 30}, -900 + 660 - 150, 900 + 210),
    ("8s 6h 8h 8c Ts Td Tc Tc 5s", {}, {None: 50, 1: 10, 5: 90, 6: 90}, -900 + 550 + 110, 950 + 10),
    # The pair comes on part 2, another on its first part, 3: hands with tens are parts 1, 5, 6 and 4, in this order.
    ("8s 6h 8h Ts 8c 8d Td Tc Tc Td 5s", {}, {1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60},
     -1200 - 10 + 220 + 330 - 40 - 50 - 60, 1200 + 210),
    # Not split at all: nothing is bet on a part.
    ("As 6h Kd 5c 9s", {}, {1: 60, 2: 60}, 450, 300),
    # Aces are split once: an ace on an ace is a pair all the same. The bank has 21, as the other hand.
    ("As 6h Ad Ac Kc Th 5c", {}, {1: 60, 2: 30}, -300 + 660 - 30, 600 + 90),
    ("As 6h Ad Ac Kc Kh Kd Th 5c", SEVERAL, {1: 60, 2: 30, 3: 20, 4: 10}, 660 - 60, 900 + 120),
])  # fmt: skip
def test_any_pair_on_parts_of_a_split_worked_out_by_hand(
    cards: str, options: dict[str, str], parts: dict[int | None, int], gained: int, staked: int
) -> None:
    setting = setting_of(NEW, {"decks": 8, **options})
    seat = Seat((Wager(MAIN, STAKE), *(Wager(("any-pair", part), amount) for part, amount in parts.items())))
    spec = SimulationSpec(setting, (seat,))
    whole = [*cards.split(), *(card for card in list(PACK) * 8 if card not in cards.split())]
    unit = STAKE + parts.get(None, 0)
    assert Stacked(spec, whole).round() == [Outcome.by_gain(Fraction(gained, unit), Fraction(staked, unit))]
    compared(spec, [whole])


@pytest.mark.parametrize("options", [
    {"decks": 8, "max-split-hands": 5, **SEVERAL}, {"decks": 2, "resplit": "not-allowed"}, BOX[NEW],
])  # fmt: skip
def test_any_pair_on_parts_is_settled_as_at_the_table_whatever_is_split(options: dict[str, Any]) -> None:
    """By one who splits what he can, and by one who does anything; with stakes that are alike and that differ."""
    beside = [("any-pair", *(f"any-pair/{part}" for part in parts)) for parts in ((1, 2, 3, 8), (2, 4, 5, 6))]
    spec = spec_of(NEW, dict(options), beside, [None, 4])
    first, second = spec.seats
    greedy = chart_from_policy(spec.setting, splitting)
    alike = tuple(replace(wager, amount=60) for wager in first.wagers)
    spec = replace(spec, seats=(replace(first, strategy=greedy), Seat(alike, greedy), second))
    decided = compared(spec, [stacked(seed, options["decks"]) for seed in range(60)])
    assert decided["any pair on a part"] > 40
    assert (decided["split split"] > 1) == (options.get("resplit") is None)


# The shoe, and cards that run out.


@pytest.mark.parametrize(("slug", "options", "seats"), [
    (NEW, {"decks": 2, "dealing-device": "shoe", "second-white-card-depth": 40,
           "round-burn": "round-start-and-second-card"}, 3),
    (NEW, {"decks": 3, "dealing-device": "shoe", "opening-burn": "one-card", "round-burn": "none"}, 1),
    (OLD, {"decks": 2}, 2),
])  # fmt: skip
def test_a_shoe_is_dealt_on_to_its_marker_as_at_the_table(slug: str, options: dict[str, Any], seats: int) -> None:
    spec = replace(spec_of(slug, options, [()] * seats, [None] * seats), dealing="shoe")
    made = spec.kernel
    assert isinstance(made, BlackjackKernel)
    for seed in range(3):
        deck, scratch, stream = made.deck(), made.scratch(), spec.stream(seed, 0)
        rounds: list[list[Outcome | None]] = []
        out = np.zeros((seats, 1), np.uint16)
        while not rounds or not deck.counters[USED_UP]:
            play_table(*stream.arrays, deck, made.rules, made.strategies, made.places, made.dealing_rules, scratch, out)
            rounds.append([made.seats[seat][out[seat, 0]] for seat in range(seats)])
        coming = iter([PACK[number] for number in numbers_of_codes()[deck.pack[: deck.counters[AT]]]])
        live, nets = Live(spec, charts_of(spec), NEW_TABLE), []
        for number, _ in enumerate(rounds):
            assert not (number and live.table.state.shoe.used_up), number
            nets.append(live.round(coming))
            over = live.table.state.shoe
            live.table = live.table.following()
        assert over.used_up
        assert over.marker_out
        assert next(coming, None) is None
        assert [[end.gain * STAKE for end in outcomes if end] for outcomes in rounds] == nets


def test_cards_that_run_out_are_shuffled_from_the_discards_as_at_the_table() -> None:
    """Six places that split what they can and draw until they are over, from one pack."""
    setting = setting_of(NEW, {"decks": 1, "dealing-device": "shoe", "five-cards": "not-offered"})

    def greedy(hand: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
        del hand, up, split
        return next(word for word in ("split", "draw", "stand") if word in lawful)

    chart = chart_from_policy(setting, greedy)
    spec = SimulationSpec(setting, (Seat((Wager(MAIN, STAKE),), chart),) * 6, "shoe")
    again = 0
    for seed in range(40):
        stream = np.random.default_rng(seed)
        ranks = list(stream.permutation(list("A23456789"))[:6])
        first = [*(rank + "s" for rank in ranks), "Td", *(rank + "h" for rank in ranks)]
        rest = [card for card in PACK if card not in first]
        cards = ["Tc", *first, *(card for card in stream.permutation(rest).tolist() if card != "Tc")]
        kernel = Stacked(spec, cards)
        kernel.deck.counters[AT] = 1  # burnt
        outcomes = kernel.round()
        live = Live(spec, [chart] * 6, NEW_TABLE)

        def coming(live: Live = live, cards: list[str] = cards, kernel: Stacked = kernel) -> Iterator[str]:
            yield from cards
            front = len(in_play(live.table.state))
            yield from (PACK[number] for number in numbers_of_codes()[kernel.deck.pack[front : kernel.used]])

        nets = live.round(coming())
        again += live.reshuffles
        assert [end.gain * STAKE for end in outcomes] == nets
    assert again > 5


def test_a_round_for_which_there_are_too_few_cards_is_cancelled_as_at_the_table() -> None:
    """Six places with pairs that are split into four hands each leave the bank two small cards and a burnt one.

    Any pair on a part goes back with all else, though it was paid.
    """
    setting = setting_of(NEW, {"decks": 1, "dealing-device": "shoe"})
    chart = chart_from_policy(setting, splitting)
    spec = SimulationSpec(setting, (Seat((Wager(MAIN, STAKE), Wager(("any-pair", 1), 60)), chart),) * 6, "shoe")
    pairs, burnt, of_bank = "345678", "Tc", ["2d", "2h", "2c"]
    beside = iter([card for card in PACK if card[0] not in pairs and card not in (burnt, *of_bank)])
    cards = [burnt, *(rank + "s" for rank in pairs), of_bank[0], *(rank + "h" for rank in pairs)]
    for rank in pairs:
        cards += [rank + "c", rank + "d", *islice(beside, 4)]
    cards += of_bank[1:]
    assert sorted(cards) == sorted(PACK)
    kernel, live = Stacked(spec, cards), Live(spec, [chart] * 6, NEW_TABLE)
    kernel.deck.counters[AT] = 1  # burnt, and dealt when no other card is left
    outcomes = kernel.round()
    assert live.round(iter([*cards, burnt])) == [0] * 6
    assert all((end.gain, end.staked) == (Fraction(0), Fraction(1)) for end in outcomes)
    assert len(outcomes) == 6
    assert kernel.deck.counters[VOID]
    assert live.decided["split"] == 6
    assert live.decided["split split"] == 12
    assert live.decided["any pair on a part"] == 6


# Streams and seats.


@pytest.mark.parametrize("beside", [("sevens",), ("any-pair", "any-pair/1", "any-pair/4"), ("any-pair/2",)])
def test_one_place_from_full_packs_is_the_same_by_either_kernel(beside: tuple[str, ...]) -> None:
    spec = spec_of(NEW, {"decks": 6}, [beside], [3])
    made = spec.kernel
    assert isinstance(made, BlackjackKernel)
    quick, slow = np.zeros((1, 50_000), np.uint16), np.zeros((1, 50_000), np.uint16)
    made.deal(spec.stream(3, 0))(quick)
    stream = spec.stream(3, 0)
    play_table(
        *stream.arrays, made.deck(), made.rules, made.strategies, made.places, made.dealing_rules, made.scratch(), slow
    )
    assert quick.tolist() == slow.tolist()
    assert len(set(quick[0].tolist())) > 40


def test_no_card_is_drawn_twice_and_each_is_as_likely_at_every_place() -> None:
    spec = spec_of(NEW, {"decks": 1, "dealing-device": "shoe"}, [()] * 2, [None] * 2)
    made, stream = spec.kernel, spec.stream(8, 0)
    assert isinstance(made, BlackjackKernel)
    deck, scratch, out = made.deck(), made.scratch(), np.zeros((2, 1), np.uint16)
    found = np.zeros((6, 52), np.int64)
    for _ in range(26_000):
        play_table(*stream.arrays, deck, made.rules, made.strategies, made.places, made.dealing_rules, scratch, out)
        found[range(6), numbers_of_codes()[deck.pack[:6]]] += 1
    assert len(set(deck.pack.tolist())) == 52
    assert abs(found - 500).max() < 6 * 500**0.5


def test_a_question_asked_on_another_machine_is_answered_alike() -> None:
    spec = spec_of(OLD, {"decks": 2}, [(), ()], [None, 5])
    sent = pickle.loads(pickle.dumps(spec))  # noqa: S301
    here, there = play(spec, 300_000, 5, cores=1), play(sent, 300_000, 5, cores=2)
    assert [seat.outcomes for seat in here.seats] == [seat.outcomes for seat in there.seats]
    assert here.covariance == there.covariance
    assert play(spec, 300_000, 6).seats[0].outcomes != here.seats[0].outcomes


def test_places_of_one_table_share_its_bank() -> None:
    setting = setting_of(NEW, {"decks": 6})
    found = play(SimulationSpec(setting, (Seat.on(MAIN),) * 4), 400_000, 2)
    variances = [found.covariance[n][n] for n in range(4)]
    shared = [found.covariance[one][other] for one in range(4) for other in range(one)]
    assert all(0.3 < each / variances[0] < 0.5 for each in shared)
    means = [seat.mean for seat in found.seats]
    assert max(means) - min(means) < 8 * found.seats[0].stderr
