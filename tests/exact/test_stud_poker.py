"""Stud poker, counted: against a brute force over all pairs of hands, and hand by hand."""

import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

from banca.exact import odds
from banca.exact.showdowns import choice, showdowns
from banca.games import game_of
from banca.games.stud_poker.bets import CLASSES, Decided, Folded
from banca.games.stud_poker.hands import strength, tables
from banca.games.stud_poker.worth import gains
from banca.law import option_set, read_parameter
from banca.material.cards import PACK
from banca.play.setting import Setting

GAME: Any = game_of("stud-poker-61-2004")
WORTH = gains(GAME, Setting(option_set(GAME.edition)), "ante")
BRUTE_FORCE = Path(__file__).parents[1] / "oracle" / "stud-poker-showdowns.txt"
DEALS = comb(52, 5) * 47 * comb(46, 4)


@pytest.fixture(scope="module", autouse=True)
def counted_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Nothing that was kept before is asked."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("kept")
        patch.setenv("XDG_CACHE_HOME", str(folder))
        yield folder


def test_all_pairs_of_hands_come_to_what_brute_force_counted() -> None:
    """The brute force does not look at which of the croupier's five cards is shown."""
    facts = showdowns(WORTH, tables().opens_from)
    lines = [line.split() for line in BRUTE_FORCE.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    assert [line[0] for line in lines] == [*CLASSES, "folded"]
    for hand, *counts in lines[:-1]:
        found = [
            facts.get(Decided(hand, opens=opens, higher=higher), 0)
            for opens, higher in ((False, True), (True, True), (True, False))
        ]
        assert found == [5 * int(n) for n in counts]
    assert facts[Folded()] == 5 * int(lines[-1][1])
    assert sum(facts.values()) == DEALS


def test_best_play_comes_to_what_brute_force_counted() -> None:
    """All hands, cards shown and cards under it, one by one, where straight and royal flushes are paid 50 to 1."""
    facts = showdowns(WORTH)
    assert sum(facts.values()) == DEALS
    assert sum(WORTH[fact][1] * n for fact, n in facts.items()) == -1043009339472
    assert DEALS - facts[Folded()] == 63793782 * comb(46, 4)


def test_a_count_is_kept_and_found_by_another_run(counted_here: Path) -> None:
    showdowns(WORTH)
    before = sorted(counted_here.rglob("*.json"))
    asked = (
        "from tests.exact.test_stud_poker import WORTH; from banca.exact.showdowns import showdowns; showdowns(WORTH)"
    )
    subprocess.run([sys.executable, "-c", asked], check=True, cwd=Path(__file__).parents[2])
    assert sorted(counted_here.rglob("*.json")) == before != []


def test_a_choice_looks_at_all_that_may_lie_under_the_card_shown() -> None:
    hand, shown = ["Ah", "Kd", "Jc", "5s", "2h"], "Kc"
    left = [card for card in PACK if card not in hand and card != shown]
    against = [strength((shown, *under)) for under in combinations(left, 4)]
    mine, least = strength(hand), tables().opens_from
    found = choice(WORTH, hand, shown)
    assert found.closed == sum(each < least for each in against)
    assert found.higher == sum(least <= each < mine for each in against)
    assert found.lower == sum(each > max(mine, least) for each in against)
    # On a hand of odd cards the raise is paid 1 to 1: with the ante it gains three, or loses three.
    assert found.raised == Fraction(found.closed + 3 * found.higher - 3 * found.lower, comb(46, 4))


@pytest.mark.parametrize(
    ("hand", "shown", "raises"),
    [
        ("2h 2d 7c 8s 9h", "Ac", True),  # a pair, whatever is shown
        ("Ah Kd Qc 5s 2h", "2c", True),  # ace and king, and the croupier's card is in the hand
        ("Ah Kd 4c 5s 2h", "9c", False),
        ("Ah Qd Jc 9s 8h", "2c", False),  # never below ace and king
    ],
)
def test_when_to_raise(hand: str, shown: str, *, raises: bool) -> None:
    found = choice(WORTH, hand.split(), shown)
    assert found.raises is raises
    assert found.folded == -1


def test_ante_with_its_raise() -> None:
    ante, raise_ = odds(GAME, Setting(option_set(GAME.edition)))
    assert ante.edge == Fraction(18903949223, 332220508620)
    assert ante.besides["raised"] == Fraction(205, 364)
    assert ante.besides["element_of_risk"] == ante.edge / (1 + 2 * Fraction(205, 364))
    assert ante.besides["edge_best_play"] == Fraction(1043009339472, DEALS) == Fraction(7243120413, 138425211925)
    assert ante.besides["raised_best_play"] == Fraction(63793782, 122151120)
    assert ante.besides["edge_best_play"] < ante.edge
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
    facts = showdowns(WORTH, tables().opens_from)
    won = facts[Decided("royal-flush", opens=True, higher=True)]
    assert fifty - hundred == 2 * 50 * Fraction(won, DEALS)


def test_the_jackpot_bet_at_the_pools_minimum() -> None:
    *_, jackpot = odds(GAME, Setting(option_set(GAME.edition), parameters=examples()))
    assert jackpot.bet == "progressive-jackpot"
    assert jackpot.win == Fraction(4 + 36 + 624 + 3744 + 5108, comb(52, 5))
    paid = 4 * 50_000_000 + 36 * 5_000_000 + 624 * 500_000 + 3744 * 100_000 + 5108 * 50_000
    assert jackpot.edge == 1 - Fraction(paid, 1000 * comb(52, 5))
