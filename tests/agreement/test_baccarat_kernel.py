"""The baccarat kernel agrees with the rules on every deal, card by card and shoe by shoe."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from banca.exact import Wager, combined_odds, odds
from banca.exact.baccarat import outcomes
from banca.games import game_of
from banca.games.baccarat.drawing import Fact
from banca.law import BancaError, OptionSet, option_set
from banca.material.cards import PACK, Card, Cards
from banca.play.payoff import Place, net
from banca.play.setting import Setting
from banca.simulate import Dealing, Seat, SimulationSpec, play, simulate
from banca.simulate.baccarat import (
    FACTS,
    ROUNDS_LEFT,
    SEEN,
    SHOE,
    bounds,
    facts_by_key,
    from_shoe,
    full_packs,
    kernel,
    key_words,
    life_of,
    look_up,
    tables,
    winners,
)
from banca.simulate.chance import Stream, refill
from tests.battery.strategies import option_sets
from tests.games.baccarat.at_baccarat import AtBaccarat, deal, sealed

SLUG = "baccarat-55-2004"
GAME: Any = game_of(SLUG)
EVERY_BET = tuple(Wager((bet, None), n) for n, bet in enumerate(("banker", "tie", "player-pair", "banker-pair"), 20))


def setting_of(packs: int, **options: Any) -> Setting:
    found = {name.replace("_", "-"): value for name, value in options.items()}
    return Setting(option_set(GAME.edition, {"decks": packs, **found}))


def fact_by_the_rules(six: tuple[Card, ...]) -> Fact:
    """What the first of these cards come to: as many of them as the rules call for, whatever lies behind."""
    for needed in (4, 5):
        try:
            return deal(six[:needed]).fact
        except ValueError:
            continue
    return deal(six).fact


def cards_of(word: int, packs: int) -> tuple[int, ...] | None:
    """The places of six cards that a word gives: a lot of n³ from each half, told in three digits of n.

    None, where it has to be thrown away: two cards are one, or the lot would have more words than another.
    """
    cards, places = 52 * packs, []
    for half in (word >> 32, word % 2**32):
        lot, rest = divmod(half * cards**3, 2**32)
        if rest < 2**32 % cards**3:
            return None
        places += [lot // cards**2, lot // cards % cards, lot % cards]
    return tuple(places) if len(set(places)) == 6 else None


def card_at(place: int, packs: int) -> Card:
    """All the cards lie in the order of their kinds, aces first."""
    kind, one = divmod(place, 4 * packs)
    return PACK[kind + 13 * (one % 4)]


def dealt(packs: int, rounds: int, seed: int) -> tuple[list[tuple[Card, ...]], list[Fact]]:
    """So many rounds of the kernel: the cards that the words of its chance give, by name, and what it makes of them."""
    out = np.zeros((1, rounds), np.uint16)
    SimulationSpec(setting_of(packs), (Seat.on(("tie", None)),)).kernel.deal(Stream(seed, SLUG, 0))(out)
    cards, (words, place) = list[tuple[Card, ...]](), Stream(seed, SLUG, 0).arrays
    while len(cards) < rounds:
        refill(words, place)
        found = (cards_of(word, packs) for word in words.tolist())
        cards += [tuple(card_at(each, packs) for each in six) for six in found if six]
    return cards[:rounds], [FACTS[number] for number in out[0]]


# Every round from full packs.


@pytest.mark.parametrize("packs", [6, 8, 12])
def test_every_round_of_the_kernel_is_the_round_that_the_rules_make(packs: int) -> None:
    rounds, facts = dealt(packs, 20_000, seed=packs)
    assert facts == [fact_by_the_rules(six) for six in rounds]
    assert set(facts) == set(FACTS)


def test_a_live_table_settles_the_same_deals_alike() -> None:
    rounds, facts = dealt(6, 150, seed=3)
    wagers = Wager(("banker", None), 100_00), Wager(("player-pair", None), 1_00)
    [outcomes] = kernel(SimulationSpec(setting_of(6), (Seat(wagers),))).seats
    for six, fact in zip(rounds, facts, strict=True):
        table = AtBaccarat().bet("ana", "banker", 100_00).bet("ana", "player-pair", 1_00).deal_from(six)
        end = outcomes[FACTS.index(fact)]
        assert end is not None
        assert table.finish().settlement.players["ana"] == end.gain * 101_00


def test_each_card_is_as_likely_at_every_place() -> None:
    rounds, _ = dealt(6, 52_000, seed=1)
    for place in zip(*rounds, strict=True):
        found = Counter(place)
        assert len(found) == 52
        assert max(abs(n - 1000) for n in found.values()) < 5 * sqrt(1000)


def test_cards_of_one_round_are_different_cards() -> None:
    """Of six packs: the second card is the same as the first in 5 of the 311 that are left."""
    rounds, _ = dealt(6, 60_000, seed=2)
    alike, chance = sum(first == second for first, second, *_ in rounds), 5 / 311
    assert abs(alike - 60_000 * chance) < 4 * sqrt(60_000 * chance)


def half_of(places: Sequence[int], packs: int) -> range:
    """The halves of a word that fall on three cards."""
    cards = 52 * packs
    lot = (places[0] * cards + places[1]) * cards + places[2]
    return range(*(-(-(each << 32) // cards**3) for each in (lot, lot + 1)))


def facts_of(words: list[int], packs: int) -> list[Fact]:
    """Of words chosen by hand, without those that the kernel throws away."""
    given_, by_key = np.array(words, np.uint64), facts_by_key()
    keys, facts = np.empty(len(words), np.uint32), np.empty(len(words), np.uint16)
    key_words(given_, full_packs(packs), len(by_key) - 1, keys)
    return [FACTS[number] for number in facts[: look_up(keys, by_key, facts)]]


@pytest.mark.parametrize("packs", range(6, 13))
def test_every_six_cards_have_as_many_words(packs: int) -> None:
    """So many of those that fall on them as any three cards have halves at least; the rest is thrown away."""
    stream, cards = np.random.default_rng(packs), 52 * packs
    sixes = [stream.permutation(cards)[:6].tolist() for _ in range(20)]
    for six in (list(range(6)), list(range(cards - 6, cards)), *sixes):
        high, low = half_of(six[:3], packs), half_of(six[3:], packs)
        wanted = fact_by_the_rules(tuple(card_at(place, packs) for place in six))
        for words in ([(each << 32) + low[-1] for each in high], [(high[-1] << 32) + each for each in low]):
            assert facts_of(words, packs) == [wanted] * (2**32 // cards**3)


@pytest.mark.parametrize("packs", [6, 8, 12])
def test_what_must_be_left_at_least_is_enough(packs: int) -> None:
    lots, other = (52 * packs) ** 3, half_of((9, 99, 199), packs)[-1]
    halves = [2**32 - 2**32 // lots - (n << 23) for n in range(1, 512)]
    assert {half * lots % 2**32 for half in halves} == {2**32 % lots}
    dealt_ = [(half << 32) + other for half in halves if cards_of((half << 32) + other, packs)]
    assert len(dealt_) > 300
    assert len(facts_of(dealt_, packs)) == len(dealt_)


@pytest.mark.parametrize("packs", [6, 12])
def test_no_card_comes_twice_in_a_round(packs: int) -> None:
    six = [0, 1, 40, 200, 310, 311]
    for order in permutations(six):
        assert len(facts_of([word_of(order, packs)], packs)) == 1
    for one, other in combinations(range(6), 2):
        twice = [*six[:other], six[one], *six[other + 1 :]]
        assert not facts_of([word_of(twice, packs)], packs)


def word_of(six: Sequence[int], packs: int) -> int:
    return (half_of(six[:3], packs)[-1] << 32) + half_of(six[3:], packs)[-1]


def test_the_counts_are_those_of_the_rounds_dealt() -> None:
    _, facts = dealt(6, 5_000, seed=4)
    made = SimulationSpec(setting_of(6), (Seat.on(("tie", None)),)).kernel
    assert made.count(Stream(4, SLUG, 0), 5_000)[0].tolist() == [Counter(facts)[fact] for fact in FACTS]


def test_the_counts_lie_within_the_band_of_the_exact_ones() -> None:
    rounds = 4_000_000
    exact = outcomes(Cards.of_packs(8))
    ways = sum(exact.values())
    made = SimulationSpec(setting_of(8), (Seat.on(("tie", None)),)).kernel
    for fact, n in zip(FACTS, made.count(Stream(7, SLUG, 0), rounds)[0].tolist(), strict=True):
        chance = exact[fact] / ways
        assert abs(n - rounds * chance) < 4.5 * sqrt(rounds * chance * (1 - chance))


@pytest.mark.parametrize("bet", ["player", "banker", "tie", "banker-pair", "player-pair"])
def test_every_bet_has_its_exact_value(bet: str) -> None:
    setting = setting_of(8)
    found = simulate(GAME, setting, (bet, None), 1_000_000, seed=2)
    [row] = [row for row in odds(GAME, setting) if (bet, None) in row.places]
    assert abs(found.z(-row.edge, row.variance)) < 4
    assert found.wins + found.pushes + found.losses == found.rounds == 1_000_000


@pytest.mark.parametrize("regime", ["withdraw", "keep", "change"])
@pytest.mark.parametrize("device", ["shoe", "shuffler-dealer"])
def test_simulated_and_exact_agree_whatever_a_tie_leaves_standing(regime: str, device: str) -> None:
    setting = setting_of(8, after_tie=regime, dealing_device=device)
    for row in odds(GAME, setting):
        found = simulate(GAME, setting, row.places[0], 400_000, seed=5)
        assert abs(found.z(-row.edge, row.variance)) < 4
        left = regime != "withdraw" and device == "shuffler-dealer" and row.bet in ("player", "banker")
        assert (found.pushes == 0) == (left or row.push == 0)


# Bets held together, and several seats.


@settings(max_examples=15, deadline=None)
@given(option_sets(SLUG))
def test_what_a_seat_holds_gains_what_its_bets_are_ruled_to(options: OptionSet) -> None:
    setting = Setting(options)
    made = kernel(SimulationSpec(setting, (Seat(EVERY_BET),)))
    staked = sum(wager.amount for wager in EVERY_BET)
    for number, end in enumerate(made.seats[0]):
        then, first = number, number
        if len(made.seats[0]) > len(FACTS):  # a tie is paired with each of the eight rounds that decide
            first = number if number < 8 else 8 + (number - 8) // 8
            then = number if number < 8 else (number - 8) % 8
        gains = [
            amount * net(game_ruling(setting, place, FACTS[then if place[0] == "banker" else first]))
            for place, amount in ((wager.place, wager.amount) for wager in EVERY_BET)
        ]
        assert end is not None
        assert end.gain * staked == sum(gains, Fraction(0))


def game_ruling(setting: Setting, place: Place, fact: Fact) -> Any:
    return GAME.ruling(setting, *place, fact).value


KEPT_IN_THE_MACHINE = {"after_tie": "keep", "dealing_device": "shuffler-dealer"}


@pytest.mark.parametrize("options", [{}, KEPT_IN_THE_MACHINE, {"after_tie": "keep"}])
def test_bets_held_together_come_to_what_exact_counting_says(options: dict[str, Any]) -> None:
    setting = setting_of(6, **options)
    exact = combined_odds(GAME, setting, EVERY_BET)
    found = play(SimulationSpec(setting, (Seat(EVERY_BET), Seat.on(("player", None)))), 2_000_000, 3, cores=1)
    mean, variance = exact.mean / exact.at_once, exact.variance / exact.at_once**2
    assert abs(found.seats[0].z(mean, variance)) < 4.5
    assert abs(float(found.seats[0].variance / variance) - 1) < 0.02
    *beside, _ = combined_odds(GAME, setting, [*EVERY_BET, Wager(("player", None), 1)]).covariance[-1]
    assert abs(float(found.covariance[0][1] - sum(beside) / exact.at_once)) < 0.005


def test_what_is_not_lawful_is_refused_by_the_law() -> None:
    refused: list[tuple[tuple[Wager, ...], str]] = [
        ((Wager(("player-pair", None), 5),), r"made in addition to one.*art. 13\(4\)"),
        ((Wager(("dragon", None), 1),), "no bet 'dragon' at this table"),
        ((Wager(("banker", None), 5, {4: 5}),), "banker takes no odds"),
        ((Wager(("banker", 3), 1),), "banker cannot be placed on 3"),
        ((), "no bets are held"),
    ]
    for wagers, says in refused:
        with pytest.raises(BancaError, match=says):
            kernel(SimulationSpec(setting_of(6), (Seat(wagers),)))


# From a shoe that is dealt on.


def shoes_of_the_kernel(setting: Setting, seed: int) -> Iterator[tuple[list[Card], list[Fact]]]:
    """Shoe after shoe, the cards that were seen of it, and what its rounds came to."""
    packs = setting.options.number("decks")
    pack, shoe = np.tile(np.arange(52, dtype=np.uint8), packs), np.zeros(len(SHOE), np.int64)
    out, facts = np.zeros(1, np.uint16), list[Fact]()
    given_ = *Stream(seed, SLUG, 0).arrays, pack, *tables(), winners(), bounds(packs), life_of(GAME, setting), shoe, out
    while True:
        from_shoe(*given_)
        facts.append(FACTS[out[0]])
        if shoe[ROUNDS_LEFT] == 0:
            yield [PACK[number] for number in pack[: shoe[SEEN]]], facts
            facts = []


def facts_of_a_live_shoe(options: OptionSet, cards: list[Card]) -> list[Fact]:
    """The same cards at a table, to the last round that it deals from them; demonstrations are not told."""
    facts, coming = list[Fact](), iter(cards)
    table = AtBaccarat(dict(options.values), shoe=None)
    while True:
        while table.state.stage != "over":
            table.to_chance()
            if table.state.stage not in ("settling", "over"):
                table.deal(next(coming))
        result = GAME.result(table.state)
        if not result.get("demonstration"):
            facts.append(Fact(result["winner"], result["player_pair"], result["banker_pair"]))
        if table.state.shoe.used_up:
            assert next(coming, None) is None
            return facts
        table = table.following()


@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(option_sets(SLUG).filter(lambda options: options["dealing-device"] == "shoe"))
def test_a_live_table_deals_the_same_cards_to_the_same_last_round(options: OptionSet) -> None:
    setting = Setting(options)
    cards, facts = next(shoes_of_the_kernel(setting, seed=len(options.values)))
    assert facts_of_a_live_shoe(options, cards) == facts


@pytest.mark.parametrize("depth", [14, 150, 300])
def test_the_white_card_lies_where_it_is_put(depth: int) -> None:
    options = setting_of(6, shoe_end="one-more", round_burn="burn-one").options
    setting = Setting(options, parameters={"cut-depth": depth})
    shoes = shoes_of_the_kernel(setting, seed=depth)
    for _ in range(20):
        cards, facts = next(shoes)
        left = 312 - len(cards) - 6 - len(facts)  # six were burnt at the start, one before each round
        assert depth - 2 * 7 <= left < depth - 5  # the white card, the rest of its round, and one more


def test_as_many_rounds_come_from_a_shoe_as_at_a_table() -> None:
    found = {"decks": 6, "opening-burn": "first-card", "demonstration-rounds": 1}
    setting = Setting(option_set(GAME.edition, found))
    shoes = shoes_of_the_kernel(setting, seed=9)
    ours = [len(next(shoes)[1]) for _ in range(400)]
    live = [len(rounds) for rounds in live_shoes(found, 8)]
    mean, spread = np.mean(ours), np.std(ours)
    assert abs(np.mean(live) - mean) < 4 * spread * sqrt(1 / 8 + 1 / 400)


def live_shoes(options: dict[str, Any], shoes: int) -> Iterator[list[Any]]:
    table = sealed(5, options)
    for _ in range(shoes):
        rounds: list[Any] = []
        while True:
            while not table.is_over:
                table.advance()
            if not table.state.demonstration:
                rounds.append(GAME.result(table.state))
            used_up = table.state.shoe.used_up
            table.records.clear()
            table.open_round()
            if used_up:
                break
        yield rounds


def test_a_shoe_has_the_value_of_full_packs() -> None:
    """The order of its rounds hangs together; each by itself is as any other, but for those that end a shoe."""
    setting = setting_of(8)
    spec = SimulationSpec(setting, (Seat.on(("banker", None)), Seat.on(("tie", None))), "shoe")
    rows = {row.bet: row for row in odds(GAME, setting)}
    for found in play(spec, 4_000_000, 3, cores=1).seats:
        row = rows[found.place[0]]
        assert abs(found.z(-row.edge, row.variance)) < 4.5


@pytest.mark.parametrize(("dealing", "options"), [("packs", {}), ("shoe", {}), ("packs", KEPT_IN_THE_MACHINE)])
def test_rounds_filled_in_any_portions_are_the_same(dealing: Dealing, options: dict[str, Any]) -> None:
    made = SimulationSpec(setting_of(6, **options), (Seat.on(("player", None)),), dealing).kernel
    whole, parts = np.empty((1, 9_000), np.uint16), np.empty((1, 9_000), np.uint16)
    made.deal(Stream(1, SLUG, 0))(whole)
    fill = made.deal(Stream(1, SLUG, 0))
    for start in range(0, 9_000, 1_000):
        fill(parts[:, start : start + 1_000])
    assert (whole == parts).all()


def test_a_machine_has_no_shoe() -> None:
    with pytest.raises(BancaError, match=r"shuffler-dealer, which is no shoe.*art. 2\(3\)"):
        kernel(SimulationSpec(setting_of(6, dealing_device="shuffler-dealer"), (Seat.on(("tie", None)),), "shoe"))
