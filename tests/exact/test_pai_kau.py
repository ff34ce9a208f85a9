"""Pai kau, counted: compared with single comparisons, and the results of best play."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path

import numpy as np
import pytest

from banca.cli.names import assumption
from banca.exact import odds
from banca.exact.pai_kau import (
    DEALS,
    PAYOFF,
    PaiKauAssumption,
    Side,
    Tally,
    best,
    best_reply,
    bound_against_best,
    duel,
    hands_left,
    mutual_best_play,
    outcome,
    win_loss_counts,
)
from banca.games import game_of
from banca.games.pai_kau.order import Arrangement, compare, divisions
from banca.games.pai_kau.ways import WAYS, HouseWay
from banca.law import option_set
from banca.material.tiles import SET
from banca.play.setting import Setting
from banca.strategy.pai_kau import CAPITAL, STAKE, choices, kind_of, kinds, tiles_of

ORACLE = Path(__file__).parents[1] / "oracle" / "pai-kau-divisions.txt"
GAME = game_of("paikau-96-85-M")
CUSTOMARY = WAYS["customary"]
SIDES: tuple[Side, ...] = ("player", "banker")
both_sides = pytest.mark.parametrize("side", SIDES)


def hands_without(tiles: Iterable[str]) -> list[tuple[str, ...]]:
    """Every hand of four of the other tiles of the set."""
    left = list(SET)
    for tile in tiles:
        left.remove(tile)
    return list(combinations(left, 4))


@cache
def kinds_of_hands_left(tiles: tuple[str, ...]) -> Counter[int]:
    return Counter(map(kind_of, hands_without(tiles)))


def one_by_one(arrangement: Arrangement, way: HouseWay, side: Side) -> Tally:
    """By the rules themselves, comparison after comparison."""
    found = {"win": 0, "push": 0, "lose": 0}
    for kind, n in kinds_of_hands_left(tuple(sorted(arrangement.tiles))).items():
        other = way.arrange(tiles_of(kind))
        player, banker = (arrangement, other) if side == "player" else (other, arrangement)
        found[compare(player, banker).value] += n
    of_player = Tally(found["win"], found["push"], found["lose"])
    return of_player if side == "player" else Tally(of_player.lose, of_player.push, of_player.win)


@both_sides
@pytest.mark.parametrize(("tiles", "way"), [
    ("6-6 1-1 4-5 2-4", "customary"), ("1-4 2-5 5-6 4-6", "balanced"), ("1-2 5-5 2-2 3-3", "highest-back"),
])  # fmt: skip
def test_all_hands_without_four_tiles_are_counted_as_the_rules_decide_them(tiles: str, way: str, side: Side) -> None:
    for division in divisions(tiles.split()):
        assert outcome(division, WAYS[way], side) == one_by_one(division, WAYS[way], side)


@pytest.mark.parametrize("line", [line for line in ORACLE.read_text(encoding="utf-8").splitlines() if line[0] != "#"])
def test_single_divisions_come_to_what_was_counted_apart_from_the_program(line: str) -> None:
    front, back, *counts = line.split()
    held = Arrangement(tuple(front.split(",")), tuple(back.split(",")))
    expected = [int(n) for n in counts]
    assert outcome(held, CUSTOMARY) == Tally(*expected[:3])
    assert outcome(held, CUSTOMARY, "banker") == Tally(*expected[3:])


def test_the_hands_without_each_kind_are_all_those_of_28_tiles() -> None:
    assert (hands_left().sum(axis=1, dtype=np.int64) == comb(28, 4)).all()
    deals = kinds().hands[:, None] * hands_left()
    assert (deals == deals.T).all()  # whoever is dealt first
    assert deals.sum() == DEALS == 35960 * 20475
    for kind in (0, 1000, 4000):
        counted = np.bincount([kind_of(hand) for hand in hands_without(tiles_of(kind))], minlength=len(kinds()))
        assert (counted == hands_left()[kind]).all()


@both_sides
def test_all_kinds_at_once_give_the_same_as_each_alone(side: Side) -> None:
    choice = choices(CUSTOMARY)
    win, lose = win_loss_counts(side, choice)
    some = np.flatnonzero(np.arange(len(kinds())) % 7 == 0)
    rest = np.flatnonzero(np.arange(len(kinds())) % 7)
    parts = [win_loss_counts(side, choice, part) for part in (some, rest)]
    assert (parts[0][0] + parts[1][0] == win).all()
    assert (parts[0][1] + parts[1][1] == lose).all()
    rng = np.random.default_rng(3)
    for kind in rng.choice(len(kinds()), size=40):
        for division in divisions(tiles_of(int(kind))):
            alike = (kinds().fronts[kind], kinds().backs[kind])
            [at, *_] = np.flatnonzero((alike[0] == division.strengths[0]) & (alike[1] == division.strengths[1]))
            tally = outcome(division, CUSTOMARY, side)
            assert (win[kind, at], lose[kind, at]) == (tally.win, tally.lose)


def test_what_one_side_wins_the_other_loses() -> None:
    of_player = duel(CUSTOMARY, WAYS["balanced"])
    assert of_player.cases == DEALS
    win, lose = win_loss_counts("banker", choices(CUSTOMARY))
    hands, every, choice = kinds().hands, np.arange(len(kinds())), choices(WAYS["balanced"])
    of_banker = [int((hands * each[every, choice]).sum()) for each in (win, lose)]
    assert of_banker == [of_player.lose, of_player.win]
    assert of_player.of_the_other_side == Tally(of_player.lose, of_player.push, of_player.win)


def test_the_banker_has_the_better_of_it_where_both_arrange_alike() -> None:
    """Equal groups are his, and fronts worth nothing (art6.1, art6.2)."""
    for way in WAYS.values():
        tally = duel(way, way)
        assert tally.win < tally.lose


# Best play.


def test_the_best_division_comes_first() -> None:
    first, second, third = best(["6-6", "1-1", "4-5", "2-4"], CUSTOMARY)
    assert set(first.arrangement.front) == {"6-6", "2-4"}
    assert first.value == Fraction(96 * 15800 - 100 * 618, 100 * 20475)
    assert second.value == Fraction(96 * 15832 - 100 * 659, 100 * 20475)
    assert first.value > second.value > third.value
    assert len(best(["6-6", "6-6", "1-1", "1-1"], CUSTOMARY, "banker")) == 2


@both_sides
def test_a_best_reply_takes_the_best_division_of_every_kind(side: Side) -> None:
    choice, tally = best_reply(side, CUSTOMARY)
    rng = np.random.default_rng(5)
    for kind in rng.choice(len(kinds()), size=40):
        chosen = (kinds().fronts[kind, choice[kind]], kinds().backs[kind, choice[kind]])
        tried = best(tiles_of(int(kind)), CUSTOMARY, side)
        values = {each.arrangement.strengths: each.value for each in tried}
        assert values[chosen] == tried[0].value
    duels = [duel(way, CUSTOMARY) if side == "player" else duel(CUSTOMARY, way) for way in WAYS.values()]
    others = [each if side == "player" else each.of_the_other_side for each in duels]
    assert all(tally.mean(PAYOFF[side]) > each.mean(PAYOFF[side]) for each in others)


def test_mutual_best_play_leaves_next_to_nothing_to_gain() -> None:
    both = mutual_best_play()
    assert both.tally == duel(both.player, both.banker)
    _, player = best_reply("player", both.banker)
    _, banker = best_reply("banker", both.player)
    assert player.mean(STAKE) - both.tally.mean(STAKE) == both.regret["player"]
    assert banker.mean(CAPITAL) - both.tally.of_the_other_side.mean(CAPITAL) == both.regret["banker"]
    assert all(0 <= left < Fraction(1, 200_000) for left in both.regret.values())


OTHER: dict[Side, Side] = {"player": "banker", "banker": "player"}


def edge_of(side: Side, of_player: Tally) -> Fraction:
    return -(of_player if side == "player" else of_player.of_the_other_side).mean(PAYOFF[side])


@both_sides
def test_the_bound_of_mutual_best_play_holds_whichever_side_replies_best(side: Side) -> None:
    """It is reached when the other side does: what that gains is not what this one loses, as both pay commission."""
    both = mutual_best_play()
    met_then = {
        "player": best_reply("player", both.banker)[1],
        "banker": best_reply("banker", both.player)[1].of_the_other_side,
    }
    now, bound = edge_of(side, both.tally), both.bounds[side]
    assert now == both.edge(side)
    own, other = (abs(edge_of(side, met_then[who]) - now) for who in (side, OTHER[side]))
    assert own == both.regret[side] < other == bound < Fraction(2, 100_000)


def test_the_bound_holds_for_every_best_reply_where_several_divisions_are_as_good() -> None:
    both, rng = mutual_best_play(), np.random.default_rng(7)
    win, lose = win_loss_counts("banker", both.player)
    values = 96 * win - 100 * lose  # per hundred units of the capital: the whole prize is paid, and commission borne
    ties = values == values.max(axis=1, keepdims=True)
    assert ((ties.sum(axis=1)) > 1).any()
    for _ in range(3):
        reply = np.where(ties, rng.random(ties.shape), -1).argmax(axis=1).astype(np.int16)
        assert abs(edge_of("player", duel(both.player, reply)) - both.edge("player")) <= both.bounds["player"]


@both_sides
def test_the_value_of_a_division_against_best_play_moves_within_its_bound(side: Side) -> None:
    both = mutual_best_play()
    reply, _ = best_reply(OTHER[side], both.policy(side))
    moved = []
    for tiles in (["6-6", "1-1", "4-5", "2-4"], ["2-4", "1-2", "3-3", "2-2"], ["5-6", "1-6", "3-5", "2-5"]):
        for each in best(tiles, both.policy(OTHER[side]), side):
            bound = bound_against_best(each.arrangement, side)
            moved.append(abs(outcome(each.arrangement, reply, side).mean(PAYOFF[side]) - each.value))
            assert moved[-1] <= bound < Fraction(1, 100)
    assert max(moved) > 0


# The bets.


def test_the_value_and_further_figures_of_each_bet() -> None:
    seat, co_bet, bank, backing = odds(GAME, Setting(option_set(GAME.edition)))
    assert [row.bet for row in (seat, co_bet, bank, backing)] == ["seat", "co-bet", "bank", "backing"]
    assert (seat.win, seat.push, seat.lose) == (co_bet.win, co_bet.push, co_bet.lose)
    assert (bank.win, bank.push, bank.lose) == (seat.lose, seat.push, seat.win)
    assert seat.edge == seat.lose - Fraction(96, 100) * seat.win == Fraction(98230817, 4601756250)
    assert bank.edge == backing.edge == seat.win - Fraction(96, 100) * seat.lose
    # Between them they lose what the house keeps.
    assert seat.edge + bank.edge == seat.figures["commission"] + bank.figures["commission"]
    assert backing.figures["gain_of_the_house_as_backer"] == seat.lose - seat.win > 0
    assert not any("gain_of_the_house_as_backer" in row.figures for row in (seat, co_bet, bank))
    for row in (seat, bank):
        assert row.figures["edge_best_play"] < row.edge
    assert seat.figures["edge_mutual_best_play"] > seat.figures["edge_best_play"]
    for row in (seat, bank):
        assert 4 * row.figures["left_to_gain"] < row.figures["mutual_best_play_bound"] < Fraction("0.002") / 100
    assert seat.assumes == ("customary", "best_play", "mutual")
    assert bank.assumes == ("customary", "one_seat")
    says = "gains a side more than a few parts in a million, or moves the figure by 0.002 %"
    assert says in assumption(seat.assumes, "en")
    assert {"art6.3", "art4.2"} <= set(seat.clauses)
    assert "payout" in seat.readings


def test_another_published_way_gives_other_figures() -> None:
    rows = odds(GAME, Setting(option_set(GAME.edition), parameters={"house-way": "highest-front"}))
    front = WAYS["highest-front"]
    assert rows[0].edge == -duel(front, front).mean(STAKE)
    assert rows[0].figures["edge_best_play"] < 0 < rows[0].edge  # a way that a good player beats
    assert {row.assumes[0] for row in rows} == {"highest-front"}


def test_every_published_way_can_be_assumed() -> None:
    assert {PaiKauAssumption(slug) for slug in WAYS} < set(PaiKauAssumption)


def test_a_house_that_does_not_back_has_no_share() -> None:
    rows = odds(GAME, Setting(option_set(GAME.edition, {"house-backing": "abstains"})))
    assert not any("gain_of_the_house_as_backer" in row.figures for row in rows)
