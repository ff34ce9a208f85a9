"""Combined bets on one draw, compared with every result of dice, wheel and cards."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from banca.exact import BetCombination, Wager, combined_odds, odds
from banca.games import game_of
from banca.law import BancaError, OptionError, Refused, option_set
from banca.material.cards import PACK, Card, Cards
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from tests.games.baccarat.at_baccarat import deal


def table(slug: str, **options: Any) -> tuple[Game[Any], Setting]:
    game = game_of(slug)
    return game, Setting(option_set(game.edition, {name.replace("_", "-"): value for name, value in options.items()}))


CUSSEC = table("cussec-57-2004")
ROULETTE = table("roulette-60-2004")
FANTAN = table("fantan-58-2004")
BACCARAT = table("baccarat-55-2004")


def whole(found: BetCombination) -> dict[Fraction, Fraction]:
    return {gain: Fraction(ways, found.ways) for gain, ways in found.outcomes}


def even(won: bool) -> int:
    return 1 if won else -1


# What three dice gain, written down from articles 5 and 6 of 57/2004: small and big lose on triples.
def gains_of_dice(dice: tuple[int, ...]) -> tuple[int, int, int]:
    triple = len(set(dice)) == 1
    return (
        100 * even(4 <= sum(dice) <= 10 and not triple),
        10 * (24 if triple else -1),
        50 * (6 if sum(dice) == 9 else -1),
    )


def test_small_any_triple_and_a_total_over_all_216_throws() -> None:
    places: list[Place] = [("small", None), ("any-triple", None), ("total", 9)]
    found = combined_odds(*CUSSEC, list(zip(places, (100, 10, 50), strict=True)))
    every = [gains_of_dice(dice) for dice in product(range(1, 7), repeat=3)]
    totals = Counter(sum(gains) for gains in every)
    assert whole(found) == {Fraction(gain): Fraction(n, 216) for gain, n in totals.items()}
    means = [Fraction(sum(gains[n] for gains in every), 216) for n in range(3)]
    assert [bet.mean for bet in found.bets] == means
    for one, other in product(range(3), repeat=2):
        both = Fraction(sum(gains[one] * gains[other] for gains in every), 216)
        assert found.covariance[one][other] == both - means[one] * means[other]
    assert found.mean == sum(means)
    assert found.variance == sum(map(sum, found.covariance))
    assert found.staked == found.at_once == found.resolved == 160
    assert found.edge == -sum(means) / 160
    assert found.gains == Fraction(sum(n for gain, n in totals.items() if gain > 0), 216)
    assert found.comes_out_even == Fraction(totals[0], 216)
    assert found.loses == Fraction(sum(n for gain, n in totals.items() if gain < 0), 216)
    assert found.greatest_gain == max(totals)
    assert found.greatest_loss == -min(totals)


def test_small_and_any_triple_hedge_one_another() -> None:
    found = combined_odds(*CUSSEC, [(("small", None), 100), (("any-triple", None), 10)])
    # A triple comes in 6 of the 216 throws and loses small; small wins on 105 others.
    assert found.outcomes == ((Fraction(140), 2), (Fraction(90), 35), (Fraction(-110), 35))
    correlation = found.correlation(0, 1)
    assert correlation is not None
    assert correlation < 0


def test_red_and_black_leave_the_zero() -> None:
    found = combined_odds(*ROULETTE, [(("red", None), 10), (("black", None), 10)])
    assert found.outcomes == ((Fraction(0), 36), (Fraction(-20), 1))
    assert found.edge == Fraction(1, 37)
    assert found.comes_out_even == Fraction(36, 37)
    assert found.gains == 0


def test_every_number_of_the_wheel_held_at_once_loses_one_unit_whatever_comes() -> None:
    numbers = [place for place in ROULETTE[0].positions(ROULETTE[1]) if place[0] == "straight"]
    found = combined_odds(*ROULETTE, [(place, 1) for place in numbers])
    assert found.outcomes == ((Fraction(-1), 1),)
    assert found.variance == 0
    assert found.skew is found.kurtosis is None
    assert found.greatest_loss == -found.greatest_gain == 1
    # Two numbers of 37, 35 to 1: E[xy] = (2·35·(−1) + 35) / 37, each with the mean −1/37.
    assert found.covariance[0][1] == Fraction(-35, 37) - Fraction(1, 37) ** 2


def test_stakes_on_one_place_are_one_stake() -> None:
    twice = combined_odds(*FANTAN, [(("fan", 1), 10), (("fan", "1"), 5)])
    once = combined_odds(*FANTAN, [(("fan", 1), 15)])
    assert twice == once
    assert [bet.place for bet in twice.bets] == [("fan", 1)]


@pytest.mark.parametrize("at", [CUSSEC, ROULETTE, FANTAN, table("fish-prawn-crab-59-2004"), BACCARAT])
def test_a_single_bet_has_the_value_of_its_odds(at: tuple[Game[Any], Setting]) -> None:
    for row in odds(*at):
        if row.bet.endswith("-pair"):
            continue
        found = combined_odds(*at, [(row.places[0], 1)])
        assert (found.edge, found.variance, found.skew) == (row.edge, row.variance, row.skew)
        assert (found.bets[0].win, found.bets[0].push, found.bets[0].lose) == (row.win, row.push, row.lose)
        assert found.clauses == row.clauses
        assert found.readings == row.readings
        assert found.edge_per_bet_resolved == row.figures.get("edge_per_bet_resolved", row.edge)


# Baccarat.


def cards_of(names: str) -> Cards:
    copies = Counter(names.split())
    return Cards(tuple(copies[card] for card in PACK))


def gains_of_cards(six: tuple[Card, ...]) -> tuple[Fraction, ...]:
    for needed in (4, 5, 6):
        try:
            fact = deal(six[:needed]).fact
            break
        except ValueError:
            continue
    sides = {"player": (10, -20), "banker": (-10, 19), "tie": (0, 0)}[fact.winner]  # 5 % of 20 is commission
    tie = 8 * 5 if fact.winner == "tie" else -5
    return tuple(map(Fraction, (*sides, tie, 11 if fact.player_pair else -1, 22 if fact.banker_pair else -2)))


@pytest.mark.parametrize("names", ["Kc Kd Ks 9c 9d 4h 7h", "5h 5d 5c 3h 3d Ah", "Ts Js Qs Ks Kh Kd Kc"])
def test_what_is_left_of_a_shoe_is_gone_through_card_by_card(names: str) -> None:
    places = ["player", "banker", "tie", "player-pair", "banker-pair"]
    stakes = [((bet, None), amount) for bet, amount in zip(places, (10, 20, 5, 1, 2), strict=True)]
    found = combined_odds(*BACCARAT, stakes, cards=cards_of(names))
    every = [gains_of_cards(six) for six in permutations(names.split(), 6)]
    totals = Counter(map(sum, every))
    assert whole(found) == {gain: Fraction(n, len(every)) for gain, n in totals.items()}
    for one, other in product(range(5), repeat=2):
        mean = [sum(gains[n] for gains in every) / len(every) for n in (one, other)]
        both = sum(gains[one] * gains[other] for gains in every) / len(every)
        assert found.covariance[one][other] == both - mean[0] * mean[1]


def test_where_every_round_is_a_tie_nothing_varies_and_nothing_is_resolved() -> None:
    found = combined_odds(*BACCARAT, [(("player", None), 10)], cards=cards_of("Ts Js Qs Ks Kh Kd Kc"))
    assert found.outcomes == ((Fraction(0), 1),)
    assert found.edge_per_bet_resolved is None
    assert combined_odds(*BACCARAT, [(("player", None), 1), (("tie", None), 1)]).correlation(0, 1) is not None


@pytest.mark.parametrize("decks", range(6, 13))
def test_banker_and_player_against_each_other_pay_the_commission_for_every_deck_count(decks: int) -> None:
    game, setting = table("baccarat-55-2004", decks=decks)
    found = combined_odds(game, setting, [(("player", None), 20), (("banker", None), 20)])
    [banker] = [row for row in odds(game, setting) if row.bet == "banker"]
    assert whole(found) == {Fraction(0): 1 - banker.win, Fraction(-1): banker.win}
    correlation = found.correlation(0, 1)
    assert correlation is not None
    assert -1 < correlation < Decimal("-0.9999")  # the commission and the tie keep it from minus one


def test_with_the_machine_a_side_stands_until_a_round_decides_it_which_tells_nothing_of_the_tie() -> None:
    game, setting = table("baccarat-55-2004", dealing_device="shuffler-dealer", after_tie="keep")
    found = combined_odds(game, setting, [(("banker", None), 20), (("tie", None), 1)])
    rows = {row.bet: row for row in odds(game, setting)}
    assert [bet.edge for bet in found.bets] == [rows["banker"].edge, rows["tie"].edge]
    assert [bet.push for bet in found.bets] == [0, 0]
    assert found.covariance[0][1] == 0
    won, tie = rows["banker"].win, rows["tie"].win
    assert whole(found)[Fraction(19 + 8)] == won * tie
    assert "until_decided" in found.assumes


def test_after_a_tie_that_leaves_a_side_standing_it_is_said_so() -> None:
    game, setting = table("baccarat-55-2004", after_tie="keep")
    assert "tie_counts_nothing" in combined_odds(game, setting, [(("player", None), 1)]).assumes
    assert "tie_counts_nothing" not in combined_odds(game, setting, [(("tie", None), 1)]).assumes


# What is refused.


@pytest.mark.parametrize(("at", "stakes", "says"), [
    (CUSSEC, [], "no bets are held"),
    (CUSSEC, [(("smal", None), 1)], "no bet 'smal' at this table"),
    (CUSSEC, [(("total", 3), 1)], r"total cannot be placed on 3.*57/2004 art. 5\(6\)"),
    (CUSSEC, [(("small", None), 0)], "a stake is whole minor units, not 0"),
    (CUSSEC, [(("small", None), Fraction(1, 2))], "stake of 1/2 minor units"),
    (CUSSEC, [Wager(("small", None), 1, {4: 2})], "small takes no odds"),
    (BACCARAT, [(("player-pair", None), 1)], r"made in addition to one.*55/2004 art. 13\(4\)"),
    (table("stud-poker-61-2004"), [(("ante", None), 1)], "bets of stud-poker are not held together: ante"),
    (table("blackjack-56-2004"), [(("any-pair", None), 1)], "bets of blackjack are not held together: all stakes"),
    (table("paikau-96-85-M"), [(("seat", None), 1)], "bets of pai-kau are not held together: stakes on a seat"),
])  # fmt: skip
def test_what_cannot_be_held_is_refused_in_one_line(at: tuple[Game[Any], Setting], stakes: Any, says: str) -> None:
    with pytest.raises(BancaError, match=says) as refused:
        combined_odds(*at, stakes)
    assert isinstance(refused.value, OptionError | Refused)
    assert "\n" not in str(refused.value)
