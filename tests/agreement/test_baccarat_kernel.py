"""The kernel of baccarat says of every deal what the rules say of it, card by card."""

from collections import Counter
from math import sqrt

import numpy as np
import pytest

from banca.exact import odds
from banca.exact.baccarat import outcomes
from banca.games import game_of
from banca.games.baccarat.drawing import Fact, deal
from banca.law import option_set
from banca.material.cards import PACK, Card, Cards
from banca.play.setting import Setting
from banca.simulate import simulate
from banca.simulate.baccarat import CHUNK_ROUNDS, FACTS, counts, drawn, facts_of
from banca.simulate.tally import blocks
from tests.games.baccarat.at_baccarat import AtBaccarat

SLUG = "baccarat-55-2004"


def setting_of(packs: int) -> Setting:
    return Setting(option_set(game_of(SLUG).edition, {"decks": packs}))


def fact_by_the_rules(six: tuple[Card, ...]) -> Fact:
    """What the first of these cards come to: as many of them as the rules call for, whatever lies behind."""
    for needed in (4, 5):
        try:
            return deal(six[:needed]).fact
        except ValueError:
            continue
    return deal(six).fact


def dealt(packs: int, rounds: int, seed: int) -> tuple[list[tuple[Card, ...]], list[Fact]]:
    """So many rounds of the kernel: their cards by name, and what it makes of them."""
    [(stream, size)] = blocks(SLUG, seed, rounds)
    cards = drawn(stream, packs, size)
    names = [tuple(PACK[number % len(PACK)] for number in six) for six in zip(*cards, strict=True)]
    return names, [FACTS[number] for number in facts_of(cards, packs)]


@pytest.mark.parametrize("packs", [6, 8, 12])
def test_every_round_of_the_kernel_is_the_round_that_the_rules_make(packs: int) -> None:
    rounds, facts = dealt(packs, 20_000, seed=packs)
    assert facts == [fact_by_the_rules(six) for six in rounds]
    assert set(facts) == set(FACTS)


def test_a_live_table_settles_the_same_deals_alike() -> None:
    rounds, facts = dealt(6, 150, seed=3)
    for six, fact in zip(rounds, facts, strict=True):
        table = AtBaccarat().bet("ana", "banker", 100_00).bet("ana", "player-pair", 1_00).deal_from(six)
        side = {"banker": 95_00, "player": -100_00, "tie": 0}[fact.winner]
        assert table.finish().settlement.players["ana"] == side + (11_00 if fact.player_pair else -1_00)


def test_no_card_is_drawn_twice_and_each_is_as_likely_at_every_place() -> None:
    [(stream, size)] = blocks(SLUG, 1, 312_000)
    cards = np.array(drawn(stream, 6, size))
    ordered = np.sort(cards, axis=0)
    assert (ordered[1:] > ordered[:-1]).all()
    for place in cards:
        found = np.bincount(place, minlength=312)
        assert len(found) == 312
        assert abs(found - 1000).max() < 6 * sqrt(1000)


def test_the_counts_are_those_of_the_rounds_dealt() -> None:
    _, facts = dealt(6, 5_000, seed=4)
    assert counts(setting_of(6), 5_000, seed=4) == {fact: Counter(facts)[fact] for fact in FACTS}


def test_the_same_seed_gives_the_same_counts_and_chunks_lose_nothing() -> None:
    rounds = 3 * CHUNK_ROUNDS + 17
    told: list[int] = []
    once, again = (counts(setting_of(8), rounds, 9, told.append) for _ in range(2))
    assert once == again
    assert once != counts(setting_of(8), rounds, 10)
    assert sum(once.values()) == rounds
    assert told == [rounds, rounds]


def test_the_counts_lie_within_the_band_of_the_exact_ones() -> None:
    rounds = 2_000_000
    exact = outcomes(Cards.of_packs(8))
    ways = sum(exact.values())
    for fact, n in counts(setting_of(8), rounds, seed=7).items():
        chance = exact[fact] / ways
        assert abs(n - rounds * chance) < 4.5 * sqrt(rounds * chance * (1 - chance))


@pytest.mark.parametrize("bet", ["player", "banker", "tie", "banker-pair", "player-pair"])
def test_every_bet_is_worth_what_exact_counting_says(bet: str) -> None:
    game, setting = game_of(SLUG), setting_of(8)
    found = simulate(game, setting, (bet, None), 1_000_000, seed=2)
    [row] = [row for row in odds(game, setting) if (bet, None) in row.places]
    assert abs(found.z(-row.edge, row.variance)) < 4
    assert found.wins + found.pushes + found.losses == found.rounds == 1_000_000


@pytest.mark.parametrize("regime", ["withdraw", "keep", "change"])
@pytest.mark.parametrize("device", ["shoe", "shuffler-dealer"])
def test_simulated_and_exact_agree_whatever_a_tie_leaves_standing(regime: str, device: str) -> None:
    game = game_of("baccarat-55-2004")
    setting = Setting(option_set(game.edition, {"after-tie": regime, "dealing-device": device}))
    for row in odds(game, setting):
        found = simulate(game, setting, row.places[0], 400_000, seed=5)
        assert abs(found.z(-row.edge, row.variance)) < 4
        left = regime != "withdraw" and device == "shuffler-dealer" and row.bet in ("player", "banker")
        assert (found.pushes == 0) == (left or row.push == 0)
