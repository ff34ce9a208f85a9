"""Stud poker, pai kau and the games where only bets are chosen; and random rounds of every edition."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from banca.exact.pai_kau import best, best_reply
from banca.exact.stud_poker import of_ante
from banca.exact.stud_poker.raising import choice
from banca.games import game_of
from banca.games.pai_kau.order import Arrangement, compare, divisions
from banca.games.pai_kau.ways import WAYS, HouseWay
from banca.games.stud_poker.hands import opens, strength
from banca.games.stud_poker.showdown import Fold, Raise
from banca.material.cards import PACK
from banca.material.tiles import SET
from banca.play.act import Act, Bet
from banca.play.turn import Decision
from banca.review import review
from banca.review.value import Given, Reason
from tests.play.committed_rounds import rounds, tables
from tests.review.rounds import play

NOTHING = Fraction(0)
UNDER = ["9c", "8h", "4s", "2d"]


def stud(hand: str, shown: str, act: str, **table: Any) -> dict[str, Any]:
    croupier = [*(card for card in UNDER if card not in hand), "7d", "6d"][:4]
    return {
        "banca": 1,
        "edition": "stud-poker-61-2004",
        "table": table,
        "acts": [
            {"act": "bet", "player": "ana", "place": 1, "bet": "ante", "stake": 5_000},
            {"act": "hand", "to": 1, "cards": hand.split()},
            {"act": "hand", "to": "croupier", "cards": [*croupier, shown]},
            {"act": act, "player": "ana"},
        ],
    }


def raise_value(hand: tuple[str, ...], shown: str) -> Fraction:
    """By hand, over every four cards under the open one: the ante pays even, the raise by the hand."""
    left = [card for card in PACK if card not in (*hand, shown)]
    gain, cases = 0, 0
    for under in combinations(left, 4):
        croupier = (*under, shown)
        cases += 1
        if not opens(croupier):
            gain += 1
        else:
            gain += 1 + 2 if strength(hand) > strength(croupier) else -3
    return Fraction(gain, cases)


@pytest.mark.parametrize("act", ["raise", "fold"])
def test_ace_king_queen_jack_against_a_queen(act: str) -> None:
    hand = "As Kd Qh Jc 5s"
    [decision] = review(stud(hand, "Qd", act)).decisions
    values = {option.act: option.value for option in decision.options}
    assert values == {"raise": raise_value(tuple(hand.split()), "Qd"), "fold": Fraction(-1)}
    assert decision.best.act == "raise"
    assert decision.cost == values["raise"] - values[act]
    assert decision.money == decision.cost * 5_000
    assert decision.clauses == ("art6.5", "art6.6" if act == "raise" else "art6.7")
    assert decision.given == (Given.OWN_HAND, Given.OPEN_CARD, Given.FULL_PACKS, Given.BEFORE_ROUNDING)
    assert decision.seen == {"hand": tuple(hand.split()), "open": ("Qd",)}


def test_ten_high_folds() -> None:
    [decision] = review(stud("Ts 8d 7h 5c 3s", "Ad", "raise")).decisions
    assert (decision.best.act, decision.chosen.act) == ("fold", "raise")
    assert decision.cost == -1 - decision.chosen.value > 0


def test_the_jackpot_is_named_where_it_is_not_in_the_values() -> None:
    posted = {"jackpot-stake": 1_000, "jackpot-contribution": "7/10", "jackpot-minimum": 20_000_000}
    sums = ("royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush")
    posted |= {f"jackpot-fixed-{hand}": 50_000 for hand in sums}
    record = stud("9d 8d 7d 6d 5d", "Ks", "raise", **posted)
    assert Given.JACKPOT_APART not in review(record).decisions[0].given
    record["acts"].insert(1, record["acts"][0] | {"bet": "progressive-jackpot", "stake": 1_000})
    assert Given.JACKPOT_APART in review(record).decisions[0].given


def test_best_play_at_stud_poker_costs_nothing() -> None:
    """A raise whenever it gains more than the ante that a fold loses."""
    game: Any = game_of("stud-poker-61-2004")

    def choose(state: Any, turn: Decision) -> Act:
        raises = choice(of_ante(game, state.setting, None), state.hand(1), state.hand("croupier")[-1]).raises
        return next(act for act in turn.choices if isinstance(act, Raise if raises else Fold))

    table = play("stud-poker-61-2004", 3, (Bet("ana", "ante", 5_000, place=1),), choose, 12)
    decisions = [decision for record in table.records for decision in review(record).decisions]
    assert len(decisions) == 12
    assert {decision.cost for decision in decisions} == {0}


TILES = ("6-6", "5-5", "1-6", "2-4")


BANKER = ("1-1", "3-3", "1-2", "4-5")


def pai_kau(front: tuple[str, str]) -> dict[str, Any]:
    """Ana has the bank at seat 1; bia stakes on seat 2 and divides the tiles."""
    return {
        "banca": 1,
        "edition": "paikau-96-85-M",
        "acts": [
            {"act": "bet", "player": "ana", "place": 1, "bet": "bank", "stake": 500_000},
            {"act": "bet", "player": "bia", "place": 2, "bet": "seat", "stake": 10_000},
            {"act": "shake", "dice": [1, 1, 1, 1]},
            {"act": "tiles", "to": 2, "tiles": list(TILES)},
            {"act": "tiles", "to": 1, "tiles": list(BANKER)},
            {"act": "arrange", "player": "bia", "place": 2, "front": list(front)},
            {"act": "arrange", "player": "ana", "place": 1, "front": ["1-2", "4-5"]},
        ],
    }


def value_by_hand(division: Arrangement, way: HouseWay) -> Fraction:
    """Against each four of the 28 other tiles, which the banker arranges by the way: even money less four per cent."""
    others = list(SET)
    for tile in division.tiles:
        others.remove(tile)
    gain, cases = Fraction(0), 0
    pays = {"win": Fraction(96, 100), "push": Fraction(0), "lose": Fraction(-1)}
    for banker, count in Counter(combinations(sorted(others), 4)).items():
        gain += count * pays[compare(division, way.arrange(banker)).value]
        cases += count
    return gain / cases


def test_every_division_of_four_tiles() -> None:
    way = next(iter(WAYS.values()))
    for division in divisions(TILES):
        found = review(pai_kau((division.front[0], division.front[1])))
        [seat] = [each for each in found.decisions if each.player == "bia"]
        values = {frozenset(option.groups): option.value for option in seat.options}
        assert len(values) == len(divisions(TILES)) == 3
        assert (
            values[frozenset({tuple(division.front), tuple(division.back)})]
            == seat.chosen.value
            == value_by_hand(division, way)
        )
        assert seat.best.value == max(values.values())
        assert seat.cost == seat.best.value - seat.chosen.value
        assert (seat.stake, seat.money) == (10_000, seat.cost * 10_000)
        assert seat.clauses == ("art5.1", "art7.1")
        assert Given.OTHER_BY_HOUSE_WAY in seat.given


def test_the_banker_divides_as_a_bank_and_its_capital_has_no_edge() -> None:
    found = review(pai_kau(("1-6", "2-4")))
    [banker] = [each for each in found.decisions if each.player == "ana"]
    tried = best(BANKER, next(iter(WAYS.values())), "banker")
    assert [option.value for option in banker.options] == [each.value for each in tried]
    assert banker.stake == 10_000  # as much of the capital as stands against stakes
    assert Given.ONE_SEAT in banker.given
    assert [(each.what, each.reason) for each in found.left_out] == [("bank", Reason.CAPITAL)]
    [bet] = found.bets
    _, reply = best_reply("player", next(iter(WAYS.values())))
    assert bet.edge.edge == -(Fraction(96, 100) * reply.win - reply.lose) / reply.cases


def test_only_the_last_arrangement_counts() -> None:
    record = pai_kau(("1-6", "2-4"))
    record["acts"].insert(6, record["acts"][5] | {"front": ["6-6", "5-5"]})
    [seat] = [each for each in review(record).decisions if each.player == "bia"]
    assert {frozenset(group) for group in seat.chosen.groups} == {frozenset({"6-6", "5-5"}), frozenset({"1-6", "2-4"})}


def test_only_bets_are_chosen_at_roulette() -> None:
    bets = ({"bet": "straight", "selection": 17, "stake": 1_000}, {"bet": "red", "stake": 2_000})
    record = {
        "banca": 1,
        "edition": "roulette-60-2004",
        "acts": [*({"act": "bet", "player": "ana", **bet} for bet in bets), {"act": "number", "number": 3}],
    }
    found = review(record)
    assert found.decisions == ()
    assert {each.position.bet: each.money for each in found.bets} == {
        "straight": Fraction(1_000, 37),
        "red": found.least.edge * 2_000 if found.least else None,
    }
    assert found.least is not None
    assert found.least.edge == min(each.edge.edge for each in found.bets)


@pytest.mark.parametrize(("slug", "options"), tables(), ids=str)
def test_random_rounds_of_every_edition(slug: str, options: dict[str, Any]) -> None:
    """With every irregularity: no cost is below zero, and each is what the best act gains beyond the chosen one."""
    for record in rounds(slug, options, 5, count=4).records:
        found = review(record)
        for decision in found.decisions:
            values = [option.value for option in decision.options]
            assert values == sorted(values, reverse=True)
            assert decision.chosen in decision.options
            assert decision.cost == max(values) - decision.chosen.value >= 0
            assert decision.money == decision.cost * decision.stake
            assert len(values) > 1
            assert record["acts"][decision.number - 1]
        for bet in found.bets:
            assert bet.money == bet.edge.edge * bet.stake
            assert found.least is not None
            assert bet.edge.edge >= found.least.edge
        players = {each.player for each in found.decisions} | {each.position.player for each in found.bets}
        parts = [review(record, player) for player in players]
        assert sum(len(part.decisions) for part in parts) == len(found.decisions)
        assert sum((part.cost_of_bets for part in parts), NOTHING) == found.cost_of_bets
