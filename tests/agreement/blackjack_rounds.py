"""Rounds of blackjack at a live table and in the kernel, with the same cards in the same order."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any
from zlib import crc32

import numpy as np
from hypothesis import strategies as st

from banca.games import game_of
from banca.games.blackjack.bets import kinds_at
from banca.games.blackjack.dealing import FACE_DOWN, RESHUFFLE
from banca.games.blackjack.terms import terms_of
from banca.law import option_set
from banca.material.cards import NUMBER_OF, PACK
from banca.play.act import Bet
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec
from banca.simulate.blackjack import BlackjackKernel
from banca.simulate.blackjack.deal import play_table
from banca.simulate.blackjack.tables import AT, READY, USED_UP, codes
from banca.simulate.kernel import Outcome
from banca.strategy.blackjack.chart import ACTS, KIND, Chart, basic_chart, chart_from_policy, most_hands
from banca.strategy.blackjack.kinds import KIND_OF, every_hand
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

    def __init__(self, spec: SimulationSpec, cards: list[str]) -> None:
        made = spec.kernel
        assert isinstance(made, BlackjackKernel)
        self.made, self.stream = made, spec.stream(1, 0)
        pack = codes()[[NUMBER_OF[card] for card in cards]]
        deck = made.deck()
        self.deck = deck._replace(pack=pack, holder=np.zeros(len(pack), np.int64))
        self.scratch = made.scratch()
        self.dealing_rules = made.dealing_rules._replace(from_packs=False, to_the_end=True)
        self.deck.counters[USED_UP] = 0
        self.deck.counters[READY] = len(pack)

    def round(self) -> list[Outcome]:
        out = np.zeros((len(self.made.seats), 1), np.uint16)
        made = self.made
        play_table(
            *self.stream.arrays,
            self.deck,
            made.rules,
            made.strategies,
            made.places,
            self.dealing_rules,
            self.scratch,
            out,
        )
        outcomes = [outcomes[number] for outcomes, number in zip(made.seats, out[:, 0].tolist(), strict=True)]
        return [end for end in outcomes if end is not None]

    @property
    def used(self) -> int:
        return int(self.deck.counters[AT])


class Live:
    """A live table at which each place is played as a chart says, with what else lies on it."""

    def __init__(self, spec: SimulationSpec, charts: list[Chart], shoe: Any = None) -> None:
        options = dict(spec.setting.options.values)
        found = {} if shoe is None else {"shoe": shoe}
        self.table = AtBlackjack(spec.setting.edition.slug, options, **found)
        self.spec, self.charts, self.decided = spec, charts, Counter[str]()
        self.reshuffles = 0
        self.on_parts: set[tuple[int, Any]] = set()  # any pair that was bet after a split, by place and part
        self.terms, self.unseen = terms_of(self.table.setting), self.table.state.shoe.unseen

    def round(self, coming: Iterator[str]) -> list[int]:
        """What each seat gains when these cards come."""
        table, hidden = self.table, None
        for place, seat in enumerate(self.spec.seats, 1):
            for wager in sorted(seat.wagers, key=lambda each: each.place[0] != "main"):
                if at_once(wager):
                    table.stake(f"player {place}", wager.place[0], int(wager.amount), place=place)
        self.burn(coming)
        self.on_parts.clear()
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
            elif isinstance(turn, Betting) and table.state.following and self.bet_on_a_part():
                continue
            elif isinstance(turn, Decision):
                self.decide(turn)
            else:
                step = prescribed(turn)
                assert step is not None
                if step == FACE_DOWN:
                    hidden = next(coming)
                self.reshuffles += step == RESHUFFLE
                table.act(step)
            self.burn(coming)
        nets = table.settlement.players
        return [nets[f"player {place}"] for place, _ in enumerate(self.spec.seats, 1)]

    def burn(self, coming: Iterator[str]) -> None:
        """Cards burnt since the last time come unseen, where the shoe is dealt as it lies."""
        unseen = self.table.state.shoe.unseen
        for _ in range(unseen - self.unseen if self.spec.dealing == "shoe" else 0):
            next(coming)
        self.unseen = unseen

    def before_the_turn(self) -> None:
        """Surrender, even money and insurance are said before anybody has a card more."""
        state = self.table.state
        up = NUMBER_OF[state.open_card]
        for place, (seat, chart) in enumerate(zip(self.spec.seats, self.charts, strict=True), 1):
            player, cards = f"player {place}", [NUMBER_OF[card] for card in state.first_cards(place)]
            amounts = {wager.place[0]: int(wager.amount) for wager in seat.wagers if wager.place[1] is None}
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

    def bet_on_a_part(self) -> bool:
        """Any pair on a part that a split has just made, if one is to be bet there and is not yet."""
        following = self.table.state.following
        assert following is not None
        place = following.place
        there = {hand.part for hand in self.table.state.hands_of(place)}
        for wager in self.spec.seats[place - 1].wagers:
            bet, part = wager.place
            if part in there and part is not None and (place, part) not in self.on_parts:
                self.on_parts.add((place, part))
                self.table.act(Bet(f"player {place}", bet, int(wager.amount), part, place=place))
                self.decided["any pair on a part"] += 1
                return True
        return False

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
            passed = hand.place in state.play.passed_up
            act = ACTS[(chart.again if room and not passed else chart.full)[*cards, up]]
        else:
            number = every_hand().of(*(KIND_OF[card[0]] for card in hand.cards))
            way = chart.way[cards[0], cards[1], up] if hand.split else 0
            act = ACTS[chart.more[way, opened, number]]
        lawful = {each.name: each for each in turn.choices}
        self.decided[f"{act} split" if hand.split else act] += 1
        self.table.act(lawful[act])


def at_once(wager: Wager) -> bool:
    """Whether it is bet before the deal: insurance and any pair on a part of a split are not."""
    return wager.place[0] != "insurance" and wager.place[1] is None


def unit_of(seat: Seat) -> int:
    return sum(int(wager.amount) for wager in seat.wagers if at_once(wager))


def charts_of(spec: SimulationSpec) -> list[Chart]:
    return [seat.strategy or basic_chart(spec.setting) for seat in spec.seats]


def stacked(seed: int, decks: int) -> list[str]:
    """Whole packs, the cards of one to three ranks first: pairs, prizes, aces and small cards come in numbers."""
    stream = np.random.default_rng(seed)
    cards = stream.permutation(np.tile(np.arange(len(PACK)), decks))
    early = stream.choice(13, size=stream.integers(1, 4), replace=False)
    first = stream.choice([True, False], p=[0.9, 0.1], size=len(cards)) & np.isin(cards % 13, early)
    return [PACK[card] for card in (*cards[first], *cards[~first])]


def compared(spec: SimulationSpec, orders: list[list[str]]) -> Counter[str]:
    """Rounds of the kernel with the same rounds at a live table; what was decided in them."""
    decided: Counter[str] = Counter()
    charts = charts_of(spec)
    for cards in orders:
        kernel, live = Stacked(spec, cards), Live(spec, charts)
        outcomes = kernel.round()
        nets = live.round(iter(cards[: kernel.used]))
        for seat, end, net in zip(spec.seats, outcomes, nets, strict=True):
            assert end.gain * unit_of(seat) == net, (cards[: kernel.used], dict(live.decided))
        staked = [0] * len(spec.seats)
        for line in live.table.settlement.lines:
            staked[(line.position.place or 1) - 1] += line.stake
        assert [end.staked * unit_of(seat) for seat, end in zip(spec.seats, outcomes, strict=True)] == staked
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
BESIDE = st.sampled_from([
    (), ("any-pair",), ("sevens",), ("over-13",), ("under-13",), ("insurance",),
    ("any-pair/1", "any-pair/2"), ("any-pair/4", "insurance"), ("any-pair", "any-pair/2", "any-pair/3", "any-pair/4"),
])  # fmt: skip


def wager_of(said: str) -> Wager:
    """On the first part of a split as much as on first cards, on the others something else."""
    bet, _, part = said.partition("/")
    return Wager((bet, int(part)), 50 + 10 * int(part)) if part else Wager((bet, None), 60)


def spec_of(
    slug: str, options: dict[str, Any], beside: list[tuple[str, ...]], ways: list[int | None]
) -> SimulationSpec:
    chosen = {**options, "additional-bets": OTHERS} if slug == NEW else options
    setting = setting_of(slug, chosen)
    offered = kinds_at(setting)

    def lawful(wager: Wager) -> bool:
        bet, part = wager.place
        return bet in offered and offered[bet].selections.allows(part)

    return SimulationSpec(
        setting,
        tuple(
            Seat(
                (Wager(MAIN, STAKE), *filter(lawful, map(wager_of, bets))),
                None if way is None else any_way(setting, way),
            )
            for bets, way in zip(beside, ways, strict=True)
        ),
    )
