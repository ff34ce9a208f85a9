"""Blackjack: the kernel's rounds come to what a live table makes of the same cards, its bets to the exact figures."""

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.exact import as_simulated
from banca.exact.blackjack import additional
from banca.games import game_of
from banca.games.blackjack.basic import advised
from banca.games.blackjack.terms import terms_of
from banca.law import BancaError, option_set
from banca.material.cards import PACK
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Chance, Decision
from banca.simulate import simulate
from banca.simulate.blackjack import CHUNK_ROUNDS, Packs, Played
from banca.simulate.blackjack_tables import tables_of
from banca.simulate.tally import blocks
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, OLD, SHOE, AtBlackjack

STAKE = 100
MAIN = ("main", None)
FREE_TO_DRAW = "bank-rule,player-freedom,spoken-final-decision"


class Stacked(Packs):
    """Packs in an order of their own."""

    def __init__(self, cards: Any) -> None:
        super().__init__(np.random.default_rng(0), 1, len(cards))
        self.cards = cards

    def draw(self, rounds: Any) -> Any:
        top = self.drawn[rounds]
        self.drawn[rounds] += 1
        return self.cards[rounds, top]


def stacked(seed: int, decks: int, rounds: int) -> Stacked:
    """Whole packs, the cards of one to three ranks first: pairs, prizes, aces and small cards come in numbers."""
    stream = np.random.default_rng(seed)
    rows = []
    for _ in range(rounds):
        cards = stream.permutation(np.tile(np.arange(len(PACK)), decks))
        early = stream.choice(13, size=stream.integers(1, 4), replace=False)
        first = stream.choice([True, False], p=[0.9, 0.1], size=len(cards)) & np.isin(cards % 13, early)
        rows.append(np.concatenate([cards[first], cards[~first]]))
    return Stacked(np.array(rows, dtype=np.uint8))


def live(slug: str, options: dict[str, Any], cards: list[str]) -> tuple[int, Counter[str]]:
    """What one place gains at a live table when these cards come, and what was decided there."""
    table = AtBlackjack(slug, options).main("ana", STAKE)
    coming, decided, terms = iter(cards), Counter[str](), terms_of(table.setting)
    while not table.game.is_over(table.state):
        turn = table.turn
        if isinstance(turn, Chance):
            table.card(next(coming))
        elif isinstance(turn, Decision):
            hand = table.state.current
            lawful = {act.name: act for act in turn.choices}
            answer = advised(hand.cards, table.state.open_card, terms, lawful)
            decided[answer] += 1
            table.act(lawful[answer])
        else:
            step = prescribed(turn)
            assert step is not None
            table.act(step)
    assert next(coming, None) is None
    return table.settlement.players["ana"], decided


def compared(slug: str, options: dict[str, Any], packs: Packs) -> Counter[str]:
    """Each round of the kernel with the same round at a live table; what was decided in them."""
    setting = Setting(option_set(game_of(slug).edition, options))
    tables = tables_of(setting.options)
    played = Played(tables, packs)
    decided: Counter[str] = Counter()
    for gained, row, drawn in zip(played.gained.tolist(), packs.cards, packs.drawn, strict=True):
        cards = [PACK[card] for card in row[:drawn]]
        net, answers = live(slug, options, cards)
        assert Fraction(gained, tables.unit) == Fraction(net, STAKE), (cards, dict(answers))
        decided += answers
    return decided


OPTIONS_2004 = st.fixed_dictionaries(
    {},
    optional={
        "five-cards": st.just("not-offered"),
        "special-prizes": st.just("not-offered"),
        "double-rule": st.just("eleven-only"),
        "doubled-loss-to-bank-blackjack": st.just("initial-stake-only"),
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
)


@settings(max_examples=25, deadline=None)
@given(TABLES, st.integers(0, 1 << 30))
def test_any_table_settles_the_kernels_rounds_alike(table: tuple[str, dict[str, Any]], seed: int) -> None:
    slug, options = table
    decks = terms_of(Setting(option_set(game_of(slug).edition, options))).decks
    compared(slug, options, stacked(seed, decks, 20))
    compared(slug, options, Packs(np.random.default_rng(seed), decks, 10))


@pytest.mark.parametrize(("slug", "options", "decided"), [
    (OLD, BOX[OLD], {"draw", "stand", "split", "double", "surrender", "five-cards"}),
    (NEW, BOX[NEW], {"draw", "stand", "split", "double", "surrender", "five-cards"}),
    (NEW, {"decks": 8, "ace-splits": "several", "max-split-hands": 6, "doubled-loss-to-bank-blackjack":
           "initial-stake-only"}, {"draw", "stand", "split", "double", "surrender", "five-cards"}),
])  # fmt: skip
def test_all_that_can_be_decided_is_decided_in_rounds_that_agree(slug: str, options: Any, decided: set[str]) -> None:
    decks = options["decks"]
    assert set(compared(slug, options, stacked(decks, decks, 150))) == decided


def dealt(*cards: str, decks: int = 8) -> Stacked:
    """One round in which these cards come first."""
    rest = [card for card in list(PACK) * decks if card not in cards]
    return Stacked(np.array([[PACK.index(card) for card in (*cards, *rest)]], dtype=np.uint8))


@pytest.mark.parametrize(("cards", "options", "gained"), [
    ("As 6h Kd 5c 9s", {}, Fraction(3, 2)),
    ("As Kh Kd Ac", {}, Fraction(0)),
    ("Ts Kh 6d 7c", {}, Fraction(-1, 2)),
    ("7s 9h 7h 7c 9s", {"double-rule": "eleven-only", "special-prizes": "not-offered"}, Fraction(1)),
    ("7s 9h 7h 7c 9s", {}, Fraction(3)),
    ("6s 9h 7s 8s Ts", {}, Fraction(3)),
    ("2s 9h 3s 4h 2h 2d Ts", {}, Fraction(1, 2)),
    ("8s 6h 8h 8c Ts Td Tc Tc 5s", {}, Fraction(-3)),
    ("5s 6h 6d Td Tc 9c", {}, Fraction(2)),
    ("5s Th 6d 9d Ac", {"doubled-loss-to-bank-blackjack": "initial-stake-only"}, Fraction(-1)),
    ("As 6h Ad Kd Kc Th 5c", {}, Fraction(0)),
    ("7s 7d 7h 7c Ts 8c 6c Th Td", {}, Fraction(3)),  # the third hand comes between the first and the second
])  # fmt: skip
def test_rounds_worked_out_by_hand(cards: str, options: dict[str, str], gained: Fraction) -> None:
    setting = Setting(option_set(game_of(NEW).edition, {"decks": 8, **options}))
    tables = tables_of(setting.options)
    packs = dealt(*cards.split())
    [found] = Played(tables, packs).gained
    assert packs.drawn[0] == len(cards.split())
    assert Fraction(int(found), tables.unit) == gained
    assert live(NEW, {"decks": 8, **options}, cards.split())[0] == gained * STAKE


def test_no_card_is_drawn_twice_and_each_is_as_likely_at_every_place() -> None:
    packs = Packs(np.random.default_rng(4), 1, 52_000)
    for _ in range(6):
        packs.draw(packs.rounds)
    assert all(len(set(row)) == 52 for row in packs.cards[:500].tolist())
    for place in range(6):
        found = np.bincount(packs.cards[:, place], minlength=52)
        assert abs(found - 1000).max() < 6 * 1000**0.5


def test_what_is_simulated_is_what_the_rounds_gain() -> None:
    game, setting = game_of(NEW), Setting(option_set(game_of(NEW).edition))
    rounds = CHUNK_ROUNDS + 500
    found = simulate(game, setting, MAIN, rounds, 9)
    [(stream, size)] = blocks(NEW, 9, rounds)
    tables = tables_of(setting.options)
    parts = [Played(tables, Packs(stream, 1, n)).gained for n in (CHUNK_ROUNDS, size - CHUNK_ROUNDS)]
    gained = np.concatenate(parts)
    assert found.mean == Fraction(int(gained.sum()), tables.unit * rounds)
    assert (found.wins, found.losses) == (int((gained > 0).sum()), int((gained < 0).sum()))
    assert found == simulate(game, setting, MAIN, rounds, 9) != simulate(game, setting, MAIN, rounds, 10)


def test_five_cards_paid_half_are_worth_a_good_deal() -> None:
    """Reckoned for endless packs, three quarters of a per cent; without them the house leads."""
    game = game_of(NEW)
    chosen = {"decks": 8, "special-prizes": "not-offered"}
    with_, without = (
        simulate(game, Setting(option_set(game.edition, {**chosen, "five-cards": offered})), MAIN, 2_000_000, 3)
        for offered in ("offered", "not-offered")
    )
    assert abs(float(with_.mean - without.mean) - 0.0075) < 5 * with_.stderr
    assert without.mean < 0


@pytest.mark.parametrize("decks", [1, 3, 8])
def test_other_bets_are_worth_what_exact_counting_says(decks: int) -> None:
    game = game_of(NEW)
    chosen = {"decks": decks, "additional-bets": "any-pair,sevens,over-under-13"}
    setting = Setting(option_set(game.edition, chosen))
    rows = additional.rows(setting)
    assert [row.bet for row in rows] == ["insurance", "any-pair", "sevens", "over-13", "under-13"]
    for row in rows:
        found = simulate(game, setting, row.places[0], 500_000, seed=decks)
        assert abs(found.z(-row.edge, row.variance)) < 4
        assert found.wins + found.losses == found.rounds == 500_000


@pytest.mark.parametrize(("slug", "decks"), [(NEW, 1), (NEW, 6), ("blackjack-141-2000", 2)])
def test_the_main_bet_is_worth_what_exact_counting_of_that_play_says(slug: str, decks: int) -> None:
    game = game_of(slug)
    setting = Setting(option_set(game.edition, {"decks": decks}))
    [row, *_] = as_simulated(game, setting)
    found = simulate(game, setting, MAIN, 2_000_000, seed=decks)
    assert abs(found.z(-row.edge, row.variance)) < 4
    assert float(found.variance) == pytest.approx(float(row.variance), rel=0.01)


@pytest.mark.parametrize("bet", ["split", "double"])
def test_what_is_added_to_the_main_bet_is_counted_with_it(bet: str) -> None:
    game = game_of(NEW)
    with pytest.raises(BancaError, match=f"{bet} goes with the main bet"):
        simulate(game, Setting(option_set(game.edition)), (bet, None), 10, 1)
