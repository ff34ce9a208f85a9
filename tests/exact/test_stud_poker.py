"""Stud poker, counted: against a brute force over all pairs of hands, and hand by hand."""

from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from banca.exact import odds
from banca.exact.stud_poker import below, every_hand, lower_than_each, showdowns
from banca.games import game_of
from banca.games.stud_poker.bets import CLASSES, Decided, Folded
from banca.games.stud_poker.hands import tables
from banca.law import option_set, read_parameter
from banca.play.setting import Setting

GAME = game_of("stud-poker-61-2004")
BRUTE_FORCE = Path(__file__).parents[1] / "oracle" / "stud-poker-showdowns.txt"
DEALS = comb(52, 5) * comb(47, 5)


@pytest.fixture(scope="module", autouse=True)
def counted_here(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing that was kept before is asked."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("kept")))
        showdowns.cache_clear()
        showdowns(tables().opens_from)


def test_all_pairs_of_hands_come_to_what_brute_force_counted() -> None:
    facts = showdowns(tables().opens_from)
    lines = [line.split() for line in BRUTE_FORCE.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    assert [line[0] for line in lines] == [*CLASSES, "folded"]
    for hand, *counts in lines[:-1]:
        found = [
            facts.get(Decided(hand, opens=opens, higher=higher), 0)
            for opens, higher in ((False, True), (True, True), (True, False))
        ]
        assert found == [int(n) for n in counts]
    assert facts[Folded()] == int(lines[-1][1])
    assert sum(facts.values()) == DEALS


def test_single_hands_against_all_others_one_by_one() -> None:
    """A look at each of the hands that share no card, for some hands of every class."""
    every = every_hand()
    lower, closed = lower_than_each(every), below(every, tables().opens_from)
    held = np.zeros(len(every.cards), dtype=np.uint64)
    for place in range(every.cards.shape[1]):
        held |= np.uint64(1) << every.cards[:, place].astype(np.uint64)
    rng = np.random.default_rng(7)
    for kind in range(len(CLASSES)):
        for at in rng.choice(np.flatnonzero(every.kind == kind), size=3):
            apart = (held & held[at]) == 0
            assert apart.sum() == comb(47, 5)
            assert lower[at] == (every.strength[apart] < every.strength[at]).sum()
            assert closed[at] == (every.strength[apart] < tables().opens_from).sum()


def test_ante_with_its_raise() -> None:
    ante, raise_ = odds(GAME, Setting(option_set(GAME.edition)))
    assert ante.edge == Fraction(18903949223, 332220508620)
    assert ante.besides["raised"] == Fraction(205, 364)
    assert ante.besides["element_of_risk"] == ante.edge / (1 + 2 * Fraction(205, 364))
    # Once it is made, a raise wins as often as it loses: both hands are then of the kind that opens.
    assert raise_.win == raise_.lose
    assert raise_.edge < 0


RAISES = "the bettor raises on ace-king or better, whatever card the croupier shows"


def test_what_is_assumed_of_each_bet() -> None:
    ante, raise_ = odds(GAME, Setting(option_set(GAME.edition)))
    assert ante.assumes == f"ante: with its raise; {RAISES}"
    assert raise_.assumes == f"raise: of raises that are made; {RAISES}"


def test_where_a_maximum_is_posted_it_is_taken_as_not_reached() -> None:
    """By ante and raise: the jackpot is outside it."""
    ante, raise_, jackpot = odds(GAME, Setting(option_set(GAME.edition), parameters=examples()))
    for bet in (ante, raise_):
        assert bet.assumes is not None
        assert bet.assumes.endswith(f"{RAISES}; max-per-game is taken as not reached")
    alone = "one box by itself, the pool at its minimum with this bet in it"
    assert jackpot.assumes == f"progressive-jackpot: {alone}; {RAISES}"


def examples() -> dict[str, Any]:
    """What the edition gives as examples of what a table posts."""
    return {
        name: read_parameter(GAME.edition, name, parameter.example)
        for name, parameter in GAME.edition.parameters.items()
        if parameter.example is not None
    }


def test_what_the_house_chooses_for_a_royal_flush() -> None:
    fifty, hundred = (odds(GAME, Setting(option_set(GAME.edition, {"royal-raise-odds": n})))[0].edge for n in (50, 100))
    facts = showdowns(tables().opens_from)
    won = facts[Decided("royal-flush", opens=True, higher=True)]
    assert fifty - hundred == 2 * 50 * Fraction(won, DEALS)


def test_the_jackpot_bet_at_the_pools_minimum() -> None:
    *_, jackpot = odds(GAME, Setting(option_set(GAME.edition), parameters=examples()))
    assert jackpot.bet == "progressive-jackpot"
    assert jackpot.win == Fraction(4 + 36 + 624 + 3744 + 5108, comb(52, 5))
    paid = 4 * 50_000_000 + 36 * 5_000_000 + 624 * 500_000 + 3744 * 100_000 + 5108 * 50_000
    assert jackpot.edge == 1 - Fraction(paid, 1000 * comb(52, 5))
