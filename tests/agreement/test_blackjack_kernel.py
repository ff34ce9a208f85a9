"""Blackjack: the kernel's rounds come to what a live table makes of the same cards, its bets to the exact figures."""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.exact import as_simulated
from banca.exact.blackjack import additional, main
from banca.exact.blackjack.basic import by_basic_strategy
from banca.exact.blackjack.best import best_play
from banca.exact.blackjack.charted import chart_of
from banca.games import game_of
from banca.games.blackjack.bets import kinds_at
from banca.games.blackjack.chart import ACTS, KIND, Chart, basic_chart, most_hands
from banca.games.blackjack.chart_policy import chart_from_policy
from banca.games.blackjack.dealing import FACE_DOWN, in_play
from banca.games.blackjack.kinds import KIND_OF, every_hand
from banca.games.blackjack.shoe import NEW_TABLE
from banca.games.blackjack.terms import terms_of
from banca.law import OptionError, option_set
from banca.material.cards import NUMBER_OF, PACK
from banca.play.act import Bet
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.play.wager import Wager
from banca.simulate import Asked, Seat, play, simulate
from banca.simulate.blackjack import BlackjackKernel
from banca.simulate.blackjack_deal import fill
from banca.simulate.blackjack_deck import AT, READY, USED_UP
from banca.simulate.blackjack_tables import codes, numbers_of_codes
from banca.simulate.kernel import End
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, OLD, SHOE, AtBlackjack

STAKE = 300
MAIN = ("main", None)
FREE_TO_DRAW = "bank-rule,player-freedom,spoken-final-decision"
OTHERS = "any-pair,sevens,over-under-13"


def setting_of(slug: str, options: dict[str, Any]) -> Setting:
    return Setting(option_set(game_of(slug).edition, options))


# The same cards in the same order for both.


class Stacked:
    """A table of the kernel to which the cards come as they are told."""

    def __init__(self, asked: Asked, cards: list[str]) -> None:
        made = asked.kernel
        assert isinstance(made, BlackjackKernel)
        self.made, self.stream = made, asked.stream(1, 0)
        pack = codes()[[NUMBER_OF[card] for card in cards]]
        deck = made.deck()
        self.deck = deck._replace(pack=pack, holder=np.zeros(len(pack), np.int64))
        self.scratch = made.scratch()
        self.session = made.session._replace(from_packs=False, to_the_end=True)
        self.deck.kept[USED_UP] = 0
        self.deck.kept[READY] = len(pack)

    def round(self) -> list[End]:
        out = np.zeros((len(self.made.seats), 1), np.uint16)
        made = self.made
        fill(*self.stream.arrays, self.deck, made.rules, made.ways, made.places, self.session, self.scratch, out)
        ends = [ends[number] for ends, number in zip(made.seats, out[:, 0].tolist(), strict=True)]
        return [end for end in ends if end is not None]

    @property
    def used(self) -> int:
        return int(self.deck.kept[AT])


class Live:
    """A live table at which each place is played as a chart says, with what else lies on it."""

    def __init__(self, asked: Asked, charts: list[Chart], shoe: Any = None) -> None:
        options = dict(asked.setting.options.values)
        told = {} if shoe is None else {"shoe": shoe}
        self.table = AtBlackjack(asked.setting.edition.slug, options, **told)
        self.asked, self.charts, self.decided = asked, charts, Counter[str]()
        self.terms, self.unseen = terms_of(self.table.setting), self.table.state.shoe.unseen

    def round(self, coming: Iterator[str]) -> list[int]:
        """What each seat gains when these cards come."""
        table, hidden = self.table, None
        for place, seat in enumerate(self.asked.seats, 1):
            for wager in sorted(seat.wagers, key=lambda each: each.place[0] != "main"):
                if wager.place[0] != "insurance":
                    table.stake(f"player {place}", wager.place[0], int(wager.amount), place=place)
        self.burn(coming)
        asked_before = False
        while not table.game.is_over(table.state):
            turn = table.turn
            if isinstance(turn, Chance):
                to = next(iter(turn.weights)).to  # type: ignore[attr-defined]
                card, hidden = (
                    (hidden, None) if to == "bank" and hidden and table.state.hands else (next(coming), hidden)
                )
                table.card(card)
            elif isinstance(turn, Betting) and table.state.stage == "window" and not asked_before:
                asked_before = True
                self.before_the_turn()
            elif isinstance(turn, Decision):
                self.decide(turn)
            else:
                step = prescribed(turn)
                assert step is not None
                if step == FACE_DOWN:
                    hidden = next(coming)
                table.act(step)
            self.burn(coming)
        nets = table.settlement.players
        return [nets[f"player {place}"] for place, _ in enumerate(self.asked.seats, 1)]

    def burn(self, coming: Iterator[str]) -> None:
        """Cards burnt since the last time come unseen, where the shoe is dealt as it lies."""
        unseen = self.table.state.shoe.unseen
        for _ in range(unseen - self.unseen if self.asked.dealing == "shoe" else 0):
            next(coming)
        self.unseen = unseen

    def before_the_turn(self) -> None:
        """Surrender, even money and insurance are said before anybody has a card more."""
        state = self.table.state
        up = NUMBER_OF[state.open_card]
        for place, (seat, chart) in enumerate(zip(self.asked.seats, self.charts, strict=True), 1):
            player, cards = f"player {place}", [NUMBER_OF[card] for card in state.first_cards(place)]
            amounts = {wager.place[0]: int(wager.amount) for wager in seat.wagers}
            act = ACTS[chart.first[*cards, up]]
            if "insurance" in amounts and KIND[up] == 0:
                self.table.act(Bet(player, "insurance", amounts["insurance"], place=place))
            elif chart.insures[*cards, up]:
                self.table.act(Bet(player, "insurance", int(amounts["main"] * self.terms.insurance_limit), place=place))
                self.decided["insurance"] += 1
            if act in ("surrender", "even-money"):
                self.decided[act] += 1
                self.table.act(self.table.game.read_act({"act": act, "player": player, "place": place}))
                self.pay()

    def pay(self) -> None:
        while self.table.state.due:
            step = prescribed(self.table.turn)
            assert step is not None
            self.table.act(step)

    def decide(self, turn: Decision) -> None:
        state = self.table.state
        hand, up = state.current, NUMBER_OF[state.open_card]
        chart = self.charts[state.places.index(hand.place)]
        cards = [NUMBER_OF[card] for card in hand.cards]
        opened = KIND[up]
        if len(cards) == 2 and not hand.split:
            act = ACTS[chart.first[*cards, up]]
        elif len(cards) == 2:
            room = len(state.hands_of(hand.place)) < most_hands(self.terms, hand.cards[0])
            passed = hand.place in state.passed_up
            act = ACTS[(chart.again if room and not passed else chart.full)[*cards, up]]
        else:
            number = every_hand().of(*(KIND_OF[card[0]] for card in hand.cards))
            way = chart.way[cards[0], cards[1], up] if hand.split else 0
            act = ACTS[chart.more[way, opened, number]]
        lawful = {each.name: each for each in turn.choices}
        self.decided[f"{act} split" if hand.split else act] += 1
        self.table.act(lawful[act])


def unit_of(seat: Seat) -> int:
    return sum(int(wager.amount) for wager in seat.wagers if wager.place[0] != "insurance")


def charts_of(asked: Asked) -> list[Chart]:
    return [seat.strategy or basic_chart(asked.setting) for seat in asked.seats]


def stacked(seed: int, decks: int) -> list[str]:
    """Whole packs, the cards of one to three ranks first: pairs, prizes, aces and small cards come in numbers."""
    stream = np.random.default_rng(seed)
    cards = stream.permutation(np.tile(np.arange(len(PACK)), decks))
    early = stream.choice(13, size=stream.integers(1, 4), replace=False)
    first = stream.choice([True, False], p=[0.9, 0.1], size=len(cards)) & np.isin(cards % 13, early)
    return [PACK[card] for card in (*cards[first], *cards[~first])]


def compared(asked: Asked, orders: list[list[str]]) -> Counter[str]:
    """Rounds of the kernel with the same rounds at a live table; what was decided in them."""
    decided: Counter[str] = Counter()
    charts = charts_of(asked)
    for cards in orders:
        kernel, live = Stacked(asked, cards), Live(asked, charts)
        ends = kernel.round()
        nets = live.round(iter(cards[: kernel.used]))
        for seat, end, net in zip(asked.seats, ends, nets, strict=True):
            assert end.gain * unit_of(seat) == net, (cards[: kernel.used], dict(live.decided))
        staked = [0] * len(asked.seats)
        for line in live.table.settlement.lines:
            staked[(line.position.place or 1) - 1] += line.stake
        assert [end.staked * unit_of(seat) for seat, end in zip(asked.seats, ends, strict=True)] == staked
        decided += live.decided
    return decided


@cache
def any_way(setting: Setting, seed: int) -> Chart:
    """A way to play that takes any lawful act with any hand, wise or not."""

    def answer(hand: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
        words = sorted([*lawful, *(lawful & {"split", "double", "draw"})])
        return words[crc32(f"{seed}{hand}{up}{split}".encode()) % len(words)]

    return chart_from_policy(setting, answer)


OPTIONS_2004 = st.fixed_dictionaries(
    {},
    optional={
        "five-cards": st.just("not-offered"),
        "special-prizes": st.just("not-offered"),
        "double-rule": st.just("eleven-only"),
        "doubled-loss-to-bank-blackjack": st.just("initial-stake-only"),
        "insurance-limit": st.sampled_from(["full", "2/3"]),
        "resplit": st.just("not-allowed"),
        "ace-splits": st.just("several"),
        "max-split-hands": st.integers(5, 8),
        "drawing-procedures": st.just(FREE_TO_DRAW),
        "deal-procedure": st.just("second"),
        "round-burn": st.just("round-start-and-second-card"),
    },
)
TABLES = st.one_of(
    st.tuples(st.just(OLD), st.sampled_from([BOX[OLD], SHOE[OLD], MACHINE[OLD], {"decks": 2}])),
    st.tuples(
        st.just(NEW),
        st.builds(
            lambda chosen, decks: {**chosen, "decks": decks, "dealing-device": "shoe"}, OPTIONS_2004, st.integers(1, 8)
        ),
    ),
    st.tuples(st.just(NEW), OPTIONS_2004.map(lambda chosen: {**chosen, **MACHINE[NEW]})),
    st.tuples(st.just(NEW), st.just(BOX[NEW])),
)
BESIDE = st.sampled_from([(), ("any-pair",), ("sevens",), ("over-13",), ("under-13",), ("insurance",)])


def asked_of(slug: str, options: dict[str, Any], beside: list[tuple[str, ...]], ways: list[int | None]) -> Asked:
    chosen = {**options, "additional-bets": OTHERS} if slug == NEW else options
    setting = setting_of(slug, chosen)
    offered = kinds_at(setting)
    return Asked(
        setting,
        tuple(
            Seat(
                (Wager(MAIN, STAKE), *(Wager((bet, None), 60) for bet in bets if bet in offered)),
                None if way is None else any_way(setting, way),
            )
            for bets, way in zip(beside, ways, strict=True)
        ),
    )


@settings(max_examples=4, deadline=None)
@given(TABLES, st.lists(BESIDE, min_size=1, max_size=3), st.integers(0, 1 << 30), st.data())
def test_any_table_settles_the_kernels_rounds_alike(
    table: tuple[str, dict[str, Any]], beside: list[tuple[str, ...]], seed: int, data: st.DataObject
) -> None:
    """Whatever is played, at whatever table, with whatever lies beside the main bet."""
    slug, options = table
    ways = [data.draw(st.sampled_from([None, seed % 7])) for _ in beside]
    asked = asked_of(slug, options, beside, ways)
    decks = terms_of(asked.setting).decks
    stream = np.random.default_rng(seed)
    at_random = [[PACK[card] for card in stream.permutation(np.tile(np.arange(52), decks))] for _ in range(5)]
    compared(asked, [stacked(seed + n, decks) for n in range(15)] + at_random)


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
    asked = asked_of(slug, dict(options), [()], [way])
    decks = options["decks"]
    blackjacks = [
        [*two, *(card for card in stacked(seed, decks) if card not in two)]
        for seed, two in enumerate((f"A{one}", f"{up}h", f"K{other}") for one in "sh" for other in "sc" for up in "TKA")
        if decks > 1 or len(set(two)) == len(two)
    ]
    assert decided <= set(compared(asked, [*(stacked(seed, decks) for seed in range(150)), *blackjacks]))


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
    asked = asked_of(NEW, {"decks": 8, **options}, [()], [None])
    rest = [card for card in list(PACK) * 8 if card not in cards.split()]
    kernel = Stacked(asked, [*cards.split(), *rest])
    assert kernel.round() == [End.by_gain(gained, Fraction(staked))]
    assert kernel.used == len(cards.split())
    compared(asked, [[*cards.split(), *rest]])


# The shoe, and cards that run out.


@pytest.mark.parametrize(("slug", "options", "seats"), [
    (NEW, {"decks": 2, "dealing-device": "shoe", "second-white-card-depth": 40,
           "round-burn": "round-start-and-second-card"}, 3),
    (NEW, {"decks": 3, "dealing-device": "shoe", "opening-burn": "one-card", "round-burn": "none"}, 1),
    (OLD, {"decks": 2}, 2),
])  # fmt: skip
def test_a_shoe_is_dealt_on_to_its_marker_as_at_the_table(slug: str, options: dict[str, Any], seats: int) -> None:
    asked = replace(asked_of(slug, options, [()] * seats, [None] * seats), dealing="shoe")
    made = asked.kernel
    assert isinstance(made, BlackjackKernel)
    for session in range(3):
        deck, scratch, stream = made.deck(), made.scratch(), asked.stream(session, 0)
        rounds: list[list[End | None]] = []
        out = np.zeros((seats, 1), np.uint16)
        while not rounds or not deck.kept[USED_UP]:
            fill(*stream.arrays, deck, made.rules, made.ways, made.places, made.session, scratch, out)
            rounds.append([made.seats[seat][out[seat, 0]] for seat in range(seats)])
        coming = iter([PACK[number] for number in numbers_of_codes()[deck.pack[: deck.kept[AT]]]])
        live, nets = Live(asked, charts_of(asked), NEW_TABLE), []
        for number, _ in enumerate(rounds):
            assert not (number and live.table.state.shoe.used_up), number
            nets.append(live.round(coming))
            over = live.table.state.shoe
            live.table = live.table.following()
        assert over.used_up
        assert over.marker_out
        assert next(coming, None) is None
        assert [[end.gain * STAKE for end in ends if end] for ends in rounds] == nets


def test_cards_that_run_out_are_shuffled_from_the_discards_as_at_the_table() -> None:
    """Six places that split what they can and draw until they are over, from one pack."""
    setting = setting_of(NEW, {"decks": 1, "dealing-device": "shoe", "five-cards": "not-offered"})

    def greedy(hand: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
        del hand, up, split
        return next(word for word in ("split", "draw", "stand") if word in lawful)

    chart = chart_from_policy(setting, greedy)
    asked = Asked(setting, (Seat((Wager(MAIN, STAKE),), chart),) * 6, "shoe")
    again = 0
    for seed in range(40):
        stream = np.random.default_rng(seed)
        ranks = list(stream.permutation(list("A23456789"))[:6])
        first = [*(rank + "s" for rank in ranks), "Td", *(rank + "h" for rank in ranks)]
        rest = [card for card in PACK if card not in first]
        cards = ["Tc", *first, *(card for card in stream.permutation(rest).tolist() if card != "Tc")]
        kernel = Stacked(asked, cards)
        kernel.deck.kept[AT] = 1  # burnt
        ends = kernel.round()
        live = Live(asked, [chart] * 6, NEW_TABLE)

        def coming(live: Live = live, cards: list[str] = cards, kernel: Stacked = kernel) -> Iterator[str]:
            yield from cards
            front = len(in_play(live.table.state))
            yield from (PACK[number] for number in numbers_of_codes()[kernel.deck.pack[front : kernel.used]])

        nets = live.round(coming())
        again += live.table.state.reshuffled
        assert [end.gain * STAKE for end in ends] == nets
    assert again > 5


# Streams and seats.


def test_one_place_from_full_packs_is_the_same_by_either_kernel() -> None:
    asked = asked_of(NEW, {"decks": 6}, [("sevens",)], [3])
    made = asked.kernel
    assert isinstance(made, BlackjackKernel)
    quick, slow = np.zeros((1, 50_000), np.uint16), np.zeros((1, 50_000), np.uint16)
    made.deal(asked.stream(3, 0))(quick)
    stream = asked.stream(3, 0)
    fill(*stream.arrays, made.deck(), made.rules, made.ways, made.places, made.session, made.scratch(), slow)
    assert quick.tolist() == slow.tolist()
    assert len(set(quick[0].tolist())) > 40


def test_no_card_is_drawn_twice_and_each_is_as_likely_at_every_place() -> None:
    asked = asked_of(NEW, {"decks": 1, "dealing-device": "shoe"}, [()] * 2, [None] * 2)
    made, stream = asked.kernel, asked.stream(8, 0)
    assert isinstance(made, BlackjackKernel)
    deck, scratch, out = made.deck(), made.scratch(), np.zeros((2, 1), np.uint16)
    found = np.zeros((6, 52), np.int64)
    for _ in range(26_000):
        fill(*stream.arrays, deck, made.rules, made.ways, made.places, made.session, scratch, out)
        found[range(6), numbers_of_codes()[deck.pack[:6]]] += 1
    assert len(set(deck.pack.tolist())) == 52
    assert abs(found - 500).max() < 6 * 500**0.5


def test_a_question_asked_on_another_machine_is_answered_alike() -> None:
    asked = asked_of(OLD, {"decks": 2}, [(), ()], [None, 5])
    sent = pickle.loads(pickle.dumps(asked))  # noqa: S301
    here, there = play(asked, 300_000, 5, cores=1), play(sent, 300_000, 5, cores=2)
    assert [seat.ends for seat in here.seats] == [seat.ends for seat in there.seats]
    assert here.covariance == there.covariance
    assert play(asked, 300_000, 6).seats[0].ends != here.seats[0].ends


def test_places_of_one_table_share_its_bank() -> None:
    setting = setting_of(NEW, {"decks": 6})
    found = play(Asked(setting, (Seat.on(MAIN),) * 4), 400_000, 2)
    variances = [found.covariance[n][n] for n in range(4)]
    shared = [found.covariance[one][other] for one in range(4) for other in range(one)]
    assert all(0.3 < each / variances[0] < 0.5 for each in shared)
    means = [seat.mean for seat in found.seats]
    assert max(means) - min(means) < 8 * found.seats[0].stderr


# What it comes to.


@pytest.mark.parametrize(
    ("slug", "options"), [(NEW, {}), (NEW, {"decks": 6}), (OLD, {"decks": 1}), (OLD, {"decks": 2})]
)
def test_the_basic_strategy_is_worth_what_exact_counting_of_it_says(slug: str, options: dict[str, int]) -> None:
    setting = setting_of(slug, options)
    row = main.row(setting, "basic strategy", spread=False)
    [found] = play(Asked(setting, (Seat.on(MAIN),)), 6_000_000, 11).seats
    assert abs(float(found.mean + row.edge)) < 4.5 * found.stderr
    assert float(found.staked) == pytest.approx(float(row.besides["average_stake"]), abs=0.002)


@pytest.mark.parametrize(("slug", "exact"), [(NEW, 0.008922), (OLD, -0.000214)])
def test_best_play_is_worth_what_exact_counting_of_it_says(slug: str, exact: float) -> None:
    setting = setting_of(slug, {})
    best = best_play(setting)
    [found] = play(Asked(setting, (Seat.on(MAIN, chart_of(best)),)), 6_000_000, 12).seats
    assert abs(float(found.mean) - best.mean) < 4.5 * found.stderr
    assert best.mean == pytest.approx(exact, abs=1e-6)


def test_a_play_that_was_reckoned_is_charted_as_it_is_played() -> None:
    setting = setting_of(NEW, {"decks": 6})
    found, basic = chart_of(by_basic_strategy(setting)), basic_chart(setting)
    assert (found.first == basic.first).all()
    split = basic.first.diagonal() == ACTS.index("split")  # by open card and the card of a pair
    for up, card in np.argwhere(split).tolist():
        assert (found.again[card, :, up] == basic.again[card, :, up]).all()
        assert (found.full[card, :, up] == basic.full[card, :, up]).all()
    hands = every_hand()
    assert (found.more[0] == basic.more[0])[:, hands.size > 2].all()
    assert not found.insures.any()


def test_how_far_rounds_spread_is_what_exact_counting_says() -> None:
    game, setting = game_of(OLD), setting_of(OLD, {"decks": 2})
    [row, *_] = as_simulated(game, setting)
    found = simulate(game, setting, MAIN, 2_000_000, seed=2)
    assert abs(found.z(-row.edge, row.variance)) < 4
    assert float(found.variance) == pytest.approx(float(row.variance), rel=0.01)


def test_five_cards_paid_half_are_worth_a_good_deal() -> None:
    """Reckoned for endless packs, three quarters of a per cent; without them the house leads."""
    game = game_of(NEW)
    chosen = {"decks": 8, "special-prizes": "not-offered"}
    with_, without = (
        simulate(game, setting_of(NEW, {**chosen, "five-cards": offered}), MAIN, 2_000_000, 3)
        for offered in ("offered", "not-offered")
    )
    assert abs(float(with_.mean - without.mean) - 0.0075) < 5 * with_.stderr
    assert without.mean < 0


@pytest.mark.parametrize("decks", [1, 3, 8])
def test_other_bets_by_themselves_are_worth_what_exact_counting_says(decks: int) -> None:
    game, setting = game_of(NEW), setting_of(NEW, {"decks": decks, "additional-bets": OTHERS})
    rows = additional.rows(setting)
    assert [row.bet for row in rows] == ["insurance", "any-pair", "sevens", "over-13", "under-13"]
    for row in rows:
        found = simulate(game, setting, row.places[0], 500_000, seed=decks)
        assert abs(found.z(-row.edge, row.variance)) < 4
        assert found.wins + found.losses == found.rounds
        made = found.rounds / 500_000
        assert made == (pytest.approx(1 / 13, abs=0.002) if row.bet == "insurance" else 1)


@pytest.mark.parametrize(("bet", "amount"), [("any-pair", 25), ("over-13", 50), ("insurance", 50)])
def test_bets_held_together_gain_what_each_does(bet: str, amount: int) -> None:
    setting = setting_of(NEW, {"decks": 2, "additional-bets": OTHERS})
    worth = {row.bet: -row.edge for row in additional.rows(setting)}
    basic = -main.row(setting, "basic strategy", spread=False).edge
    seat = Seat((Wager(MAIN, 100), Wager((bet, None), amount)))
    [found] = play(Asked(setting, (seat,)), 3_000_000, 4).seats
    made, at_once = (Fraction(1, 13), 100) if bet == "insurance" else (1, 100 + amount)
    expected = (100 * basic + amount * made * worth[bet]) / at_once
    assert abs(float(found.mean - expected)) < 4.5 * found.stderr


# What is refused.


@pytest.mark.parametrize(("wagers", "says"), [
    ([("split", 1)], "split goes with the main bet"),
    ([("double", 1)], "double goes with the main bet"),
    ([("main", 1), ("sevens", 1)], "no bet 'sevens' at this table"),
    ([("any-pair", 1), ("insurance", 1)], "besides a main bet"),
    ([("main", 2), ("main", 2)], "held once"),
    ([("main", 2), ("insurance", 2)], r"at most 1 is taken on this stake \(art12"),
])  # fmt: skip
def test_bets_that_the_table_would_refuse(wagers: list[tuple[str, int]], says: str) -> None:
    seat = Seat(tuple(Wager((bet, None), amount) for bet, amount in wagers))
    with pytest.raises(OptionError, match=says):
        play(Asked(setting_of(NEW, {}), (seat,)), 10, 1)


def test_additional_bets_of_two_kinds_and_places_that_are_not_there_are_refused() -> None:
    setting = setting_of(NEW, {"additional-bets": OTHERS})
    both = Seat(tuple(Wager((bet, None), 1) for bet in ("main", "any-pair", "sevens")))
    with pytest.raises(OptionError, match="one kind of additional bet"):
        play(Asked(setting, (both,)), 10, 1)
    with pytest.raises(OptionError, match="7"):
        play(Asked(setting, (Seat.on(MAIN),) * 7), 10, 1)
    with pytest.raises(OptionError, match="on a part of a split"):
        play(Asked(setting, (Seat.on(("any-pair", 1)),)), 10, 1)


def test_a_way_to_play_has_to_be_lawful_at_the_table() -> None:
    doubles = basic_chart(setting_of(NEW, {}))
    eleven = setting_of(NEW, {"double-rule": "eleven-only"})
    with pytest.raises(OptionError, match=r"says double on .* not lawful at this table"):
        play(Asked(eleven, (Seat.on(MAIN, doubles),)), 10, 1)
    with pytest.raises(OptionError, match="is a Chart"):
        play(Asked(eleven, (Seat.on(MAIN, "boldly"),)), 10, 1)
