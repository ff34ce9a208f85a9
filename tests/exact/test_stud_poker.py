"""Stud poker, counted exactly: compared with counts that are independent of the program."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from banca.exact import odds
from banca.exact.stud_poker import odds_raising_by_ranks, odds_when_raising
from banca.exact.stud_poker.raising import choice
from banca.games import game_of
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Decided, Fact, Folded
from banca.games.stud_poker.hands import strength, tables
from banca.law import option_set, read_parameter
from banca.material.cards import NUMBER_OF, PACK
from banca.play.setting import Setting
from banca.strategy.stud_poker import best, gains
from banca.strategy.stud_poker.best import cache_key, decisions, showdowns, showdowns_by_ranks
from banca.strategy.stud_poker.deals import AntePayoffs, hand_masks
from banca.strategy.stud_poker.ranking import every_hand, strengths_and_classes

GAME: Any = game_of("stud-poker-61-2004")
WORTH = gains(GAME, Setting(option_set(GAME.edition)), "ante")
ORACLE = Path(__file__).parents[1] / "oracle"
DEALS = comb(52, 5) * 47 * comb(46, 4)


@pytest.fixture(scope="module", autouse=True)
def counted_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Nothing that was kept before is asked."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("kept")
        patch.setenv("XDG_CACHE_HOME", str(folder))
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        yield folder


def by_brute_force(name: str, times: int = 1) -> Mapping[Fact, int]:
    lines = [line.split() for line in (ORACLE / name).read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    assert [line[0] for line in lines] == [*CLASSES, "folded"]
    found: dict[Fact, int] = {Folded(): times * int(lines[-1][1])}
    for hand, closed, lower, higher in lines[:-1]:
        found[Decided(hand, opens=False, higher=True)] = times * int(closed)
        found[Decided(hand, opens=True, higher=True)] = times * int(lower)
        found[Decided(hand, opens=True, higher=False)] = times * int(higher)
    return found


def test_all_pairs_of_hands_come_to_what_brute_force_counted() -> None:
    """The brute force does not look at which of the croupier's five cards is shown."""
    facts = showdowns(WORTH).opens
    assert facts == by_brute_force("stud-poker-showdowns.txt", times=5)
    assert sum(facts.values()) == DEALS


def test_best_play_comes_to_what_brute_force_counted() -> None:
    """All hands, cards shown and cards under it, one by one, where straight and royal flushes are paid 50 to 1."""
    facts = showdowns(WORTH).best
    assert facts == by_brute_force("stud-poker-best-play.txt")
    assert sum(facts.values()) == DEALS
    assert sum(WORTH[fact][1] * n for fact, n in facts.items()) == -1043009339472
    assert DEALS - facts[Folded()] == 63793782 * comb(46, 4)


def test_a_count_is_kept_and_found_by_another_run(counted_here: Path) -> None:
    showdowns(WORTH)
    decisions(WORTH)
    before = sorted(counted_here.rglob("*.counts"))
    asked = (
        "from tests.exact.test_stud_poker import WORTH; from banca.strategy.stud_poker import best; "
        "best.count_deals = None; best.showdowns(WORTH); best.decisions(WORTH)"
    )
    subprocess.run([sys.executable, "-c", asked], check=True, cwd=Path(__file__).parents[2])
    assert sorted(counted_here.rglob("*.counts")) == before != []


@pytest.mark.parametrize("changed", ["RANK", "SUIT", "WEIGHT", "OF_ONE_SUIT", "tables"])
def test_another_order_of_hands_is_another_question(monkeypatch: pytest.MonkeyPatch, changed: str) -> None:
    payoffs = AntePayoffs.of(WORTH)
    before = cache_key("showdowns", payoffs)
    monkeypatch.setattr(hands, changed, lambda: "other tables")
    assert cache_key("showdowns", payoffs) != before


def test_other_gains_another_way_of_counting_and_another_matter_are_other_questions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hundred = gains(GAME, Setting(option_set(GAME.edition, {"royal-raise-odds": 100})), "ante")
    asked = {
        cache_key(what, AntePayoffs.of(found)) for what in ("showdowns", "best play") for found in (WORTH, hundred)
    }
    monkeypatch.setattr(best, "source_digest", lambda *_: "otherwise")
    asked |= {cache_key("showdowns", AntePayoffs.of(WORTH))}
    assert len(asked) == 5


# One hand.

SUITS, RANKS = "dchs", "23456789TJQKA"


def merit(hand: Sequence[str]) -> tuple[int, tuple[int, ...], int]:
    """The order of article 8 written once more, in another way: class, ranks compared, suit that decides."""
    ranks = sorted((RANKS.index(card[0]) for card in hand), key=lambda r: (-sum(c[0] == RANKS[r] for c in hand), -r))
    copies = tuple(sum(card[0] == RANKS[rank] for card in hand) for rank in dict.fromkeys(ranks))
    flush = len({card[1] for card in hand}) == 1
    if set(ranks) == {12, 3, 2, 1, 0}:
        ranks = [3, 2, 1, 0, -1]
    straight = len(copies) == 5 and ranks[0] - ranks[4] == 4
    order: dict[tuple[int, ...], int] = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    place = order.get(copies, 8 if flush and straight else 5 if flush else 4 if straight else 0)
    suit = max(SUITS.index(card[1]) for card in hand if card[0] == RANKS[ranks[0]])
    compared = ranks[:1] if place in (7, 6, 3) else ranks
    return place, tuple(compared), 0 if place in (7, 6, 3) else suit


@pytest.mark.parametrize(
    ("hand", "shown"),
    [("Ah Kd Jc 5s 2h", "Kc"), ("As Kd Qc 7s 3h", "5d"), ("3d 3c 7s 8h Td", "Ah"), ("5d 4d 3d 2d Ad", "Ts")],
)
def test_a_choice_looks_at_all_that_may_lie_under_the_card_shown(hand: str, shown: str) -> None:
    own = hand.split()
    left = [card for card in PACK if card not in own and card != shown]
    against = [merit((shown, *under)) for under in combinations(left, 4)]
    mine, least = merit(own), (0, (12, 11, 0, 0, 0), 0)
    found = choice(WORTH, own, shown)
    assert found.closed == sum(each < least for each in against)
    assert found.higher == sum(least <= each < mine for each in against)
    assert found.lower == sum(each > max(mine, least) for each in against)
    assert found.cases == len(against) == comb(46, 4)
    opened = [each for each in against if each >= least]
    by_class: Counter[tuple[int, bool]] = Counter()
    for name, low, high in found.against:  # a royal flush is the highest of straight flushes
        by_class[min(8, CLASSES[::-1].index(name)), True] += low
        by_class[min(8, CLASSES[::-1].index(name)), False] += high
    assert +by_class == Counter((each[0], each < mine) for each in opened)
    # The raise is twice the ante: of odd cards and a pair paid 1 to 1, of a straight flush 50 to 1.
    prize = 1 + 2 * (50 if mine[0] == 8 else 1)
    assert found.raised == Fraction(found.closed + prize * found.higher - 3 * found.lower, comb(46, 4))


@pytest.mark.parametrize(
    ("hand", "shown", "raises"),
    [
        ("2h 2d 7c 8s 9h", "Ac", True),  # a pair, whatever is shown
        ("Ah Kd Qc 5s 2h", "2c", True),  # ace and king, and the croupier's card is in the hand
        ("Ah Kd 4c 5s 2h", "9c", False),
        ("Ah Qd Jc 9s 8h", "2c", False),  # never below ace and king
        ("2d 3d 5c Kh As", "5s", True),  # suits alone decide here, and in the next three
        ("2s 3s 5h Kc Ad", "5d", False),
        ("2c 9c Kh As 4s", "9s", True),
        ("2h 9h Kc Ad 4d", "9d", False),
    ],
)
def test_when_to_raise(hand: str, shown: str, *, raises: bool) -> None:
    found = choice(WORTH, hand.split(), shown)
    assert found.raises is raises
    assert found.folded == -1
    cards = np.array([[NUMBER_OF[card] for card in hand.split()]], np.uint8)
    of_many = decisions(WORTH).raises(cards, strengths_and_classes(cards)[0], np.array([NUMBER_OF[shown]], np.uint8))
    assert of_many.tolist() == [raises]


def test_only_on_ace_king_does_best_play_depend_on_the_card_shown() -> None:
    """On its lowest hands the bettor raises before some card; on some of its highest, not before every card."""
    found = decisions(WORTH)
    assert found.never_below == tables().opens_from
    assert strength(["As", "Kc", "Qd", "Td", "9d"]) < found.always_from <= strength(["2d", "2c", "3d", "4d", "5d"])


@pytest.mark.parametrize("all_of_them", [False, True])
def test_where_nobody_or_everybody_raises_a_strength_says_it_all(all_of_them: bool) -> None:
    every, own = every_hand(), hand_masks()
    said = best._decide(np.bitwise_or.reduce(own) & ~own if all_of_them else np.zeros_like(own))
    assert set(said) == {best.NEVER_BELOW, best.ALWAYS_FROM}
    assert said[best.NEVER_BELOW] == said[best.ALWAYS_FROM]
    assert (every.strength >= said[best.ALWAYS_FROM]).all() == all_of_them
    assert (every.strength >= said[best.ALWAYS_FROM]).any() == all_of_them


def test_play_that_looks_at_ranks_is_counted_by_pattern_and_rank_shown() -> None:
    """On all that would open, as the simple way does; and on whatever comes, but only before a two."""
    strengths = np.array(tables().strengths)
    opens = np.where(strengths >= tables().opens_from, 2**13 - 1, 0).astype(np.uint32)
    assert showdowns_by_ranks(WORTH, opens) == showdowns(WORTH).opens
    before_a_two = showdowns_by_ranks(WORTH, np.ones_like(opens))
    held = {n: comb(4, n) * comb(48, 5 - n) for n in range(5)}
    assert DEALS - before_a_two[Folded()] == sum(n * (4 - twos) for twos, n in held.items()) * comb(46, 4)
    assert sum(before_a_two.values()) == DEALS
    # No deal is told twice: before each of the other ranks it is another, and all of them together are every deal.
    assert all(n < showdowns(WORTH).every[fact] for fact, n in before_a_two.items() if fact != Folded())


def test_a_bet_of_one_who_looks_at_ranks() -> None:
    strengths = np.array(tables().strengths)
    opens = np.where(strengths >= tables().opens_from, 2**13 - 1, 0).astype(np.uint32)
    for bet in ("ante", "raise"):
        own, simple = (
            of(GAME, Setting(option_set(GAME.edition)), bet, *way)
            for of, way in (
                (odds_raising_by_ranks, (opens,)),
                (odds_when_raising, ()),
            )
        )
        assert (own.edge, own.variance, own.figures) == (simple.edge, simple.variance, simple.figures)


# The bets.


def test_ante_with_its_raise() -> None:
    ante, raise_ = odds(GAME, Setting(option_set(GAME.edition)))
    assert ante.edge == Fraction(1043009339472, DEALS) == Fraction(7243120413, 138425211925)
    assert ante.figures["raised"] == Fraction(63793782, 122151120)
    assert ante.figures["element_of_risk"] == ante.edge / (1 + 2 * ante.figures["raised"])
    assert (raise_.win, raise_.lose) == (
        Fraction(5304641607, 17525569555),
        Fraction(41314172987, 157730125995),
    )
    facts = by_brute_force("stud-poker-best-play.txt")
    squares = sum((WORTH[fact][1] ** 2 * n for fact, n in facts.items()), Fraction(0)) / DEALS
    assert ante.variance == squares - ante.edge**2


def test_the_published_figures_of_a_game_that_differs_only_in_ties() -> None:
    """Where equal hands draw and a royal flush is paid 100 to 1: 5.22 %, 2.56 % of all staked, 52.23 % raised, 2.24."""
    ante, _ = odds(GAME, Setting(option_set(GAME.edition, {"royal-raise-odds": 100})))
    assert abs(ante.edge * 100 - Fraction("5.224")) < Fraction(1, 100)
    assert abs(ante.figures["element_of_risk"] * 100 - Fraction("2.555")) < Fraction(1, 100)
    assert abs(ante.figures["raised"] * 100 - Fraction("52.23")) < Fraction(1, 100)
    assert round(float(ante.sd), 2) == 2.24


def test_the_comparison_with_a_bettor_who_looks_only_at_their_own_hand() -> None:
    ante, raise_ = odds(GAME, Setting(option_set(GAME.edition)))
    assert ante.figures["edge_ace_king"] == Fraction(18903949223, 332220508620) > ante.edge
    assert ante.figures["raised_ace_king"] == Fraction(205, 364)
    assert ante.figures["element_of_risk_ace_king"] == ante.figures["edge_ace_king"] / (1 + 2 * Fraction(205, 364))
    assert raise_.figures["edge_ace_king"] == Fraction(-22290599882, 187102209525) > raise_.edge


def test_what_is_assumed_of_each_bet() -> None:
    ante, raise_ = odds(GAME, Setting(option_set(GAME.edition)))
    assert ante.assumes == ("ante", "raises")
    assert raise_.assumes == ("raise", "raises")


def test_where_a_maximum_is_posted_it_is_taken_as_not_reached() -> None:
    """By ante and raise: the jackpot is outside it."""
    ante, raise_, jackpot = odds(GAME, Setting(option_set(GAME.edition), parameters=examples()))
    for bet in (ante, raise_):
        assert bet.assumes[1:] == ("raises", "maximum")
    assert jackpot.assumes == ("jackpot", "raises", "at_minimum")


def examples() -> dict[str, Any]:
    """What the edition gives as examples of what a table posts."""
    return {
        name: read_parameter(GAME.edition, name, parameter.example)
        for name, parameter in GAME.edition.parameters.items()
        if parameter.example is not None
    }


def test_what_the_house_chooses_for_a_royal_flush() -> None:
    """It is always raised: best play stays what it is, and the total grows by what these hands are paid."""
    chosen = gains(GAME, Setting(option_set(GAME.edition, {"royal-raise-odds": 100})), "ante")
    facts = showdowns(chosen).best
    assert facts == by_brute_force("stud-poker-best-play.txt")
    total = sum(chosen[fact][1] * n for fact, n in facts.items())
    assert total == -1043009339472 + 2 * (100 - 50) * 16759770


def test_the_jackpot_bet_at_the_pools_minimum() -> None:
    *_, jackpot = odds(GAME, Setting(option_set(GAME.edition), parameters=examples()))
    assert jackpot.bet == "progressive-jackpot"
    assert jackpot.win == Fraction(4 + 36 + 624 + 3744 + 5108, comb(52, 5))
    paid = 4 * 50_000_000 + 36 * 5_000_000 + 624 * 500_000 + 3744 * 100_000 + 5108 * 50_000
    assert jackpot.edge == 1 - Fraction(paid, 1000 * comb(52, 5)) == jackpot.figures["edge_at_minimum"]
