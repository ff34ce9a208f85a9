"""Pai kau: the kernel agrees with the rules and with a live table on the same deals."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.exact import odds
from banca.exact.pai_kau import duel, mutual_best_play
from banca.games.pai_kau.arranging import Arrange, holder
from banca.games.pai_kau.dealing import DealTiles
from banca.games.pai_kau.equipment import PLACES
from banca.games.pai_kau.order import compare
from banca.games.pai_kau.round import PaiKau
from banca.games.pai_kau.ways import WAYS, HouseWay
from banca.law import OptionError, edition, option_set
from banca.material.tiles import SET
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec, play, simulate
from banca.simulate.pai_kau import PaiKauKernel
from banca.simulate.pai_kau.table import RESULTS, TILES, Settler, TableStakes, choice_of
from banca.strategy.pai_kau import STAKE, choices, kind_of, kinds, tiles_of
from tests.games.pai_kau.at_pai_kau import AtPaiKau, dice_for

SLUG = "paikau-96-85-M"
SETTING = Setting(option_set(edition(SLUG)))
BACKED = {"house-backing": "backs"}
CUSTOMARY = WAYS["customary"]
Hands = tuple[tuple[str, ...], ...]


def bets(*said: tuple[str, int, Any]) -> tuple[Seat, ...]:
    return tuple(Seat((Wager((bet, None), amount),), strategy) for bet, amount, strategy in said)


def backed_by(capital: int) -> Setting:
    return Setting(option_set(edition(SLUG), BACKED), parameters={"house-capital": capital})


def dealt(spec: SimulationSpec, rounds: int, seed: int = 4) -> Iterator[tuple[int, Hands]]:
    """The kernel's own rounds, one by one: the course of each, and the hands, the banker's first."""
    made = spec.kernel
    assert isinstance(made, PaiKauKernel)
    stream, set_, out = spec.stream(seed, 0), np.arange(TILES, dtype=np.uint64), np.empty(1, np.uint16)
    for _ in range(rounds):
        made.play(stream, set_, out)
        tiles = [SET[int(number)] for number in set_]
        many = len(made.seat_table.strategies)
        yield int(out[0]), tuple(tuple(tiles[4 * at : 4 * at + 4]) for at in range(many))


# At a live table.

TABLES = {
    "seven seats, a bank that runs out": SimulationSpec(
        SETTING,
        bets(("bank", 300_00, None), *(("seat", 100_00, None) for _ in range(7))),
    ),
    "odd stakes, a backer and the house": SimulationSpec(
        backed_by(211_13),
        bets(
            ("seat", 137_01, None),
            ("backing", 97_11, None),
            ("seat", 251_03, "balanced"),
            ("bank", 331_00, WAYS["highest-front"]),
            ("seat", 999_99, None),
            ("seat", 33_33, "highest-back"),
            ("seat", 7_77, None),
        ),
    ),
    "co-bets, two backers": SimulationSpec(
        SETTING,
        bets(
            ("bank", 50_01, None),
            ("backing", 30_02, None),
            ("seat", 33_33, None),
            ("co-bet", 44_44, "highest-front"),
            ("co-bet", 5_55, None),
            ("backing", 20_03, None),
            ("seat", 77_77, None),
            ("co-bet", 1_11, "highest-back"),
        ),
    ),
    "nobody runs out": SimulationSpec(
        SETTING, bets(("bank", 900_00, "balanced"), ("seat", 1, None), ("seat", 7_77, "balanced"))
    ),
    "two units, odd ones to share": SimulationSpec(
        backed_by(1),
        bets(("backing", 1, None), ("bank", 1, None), ("backing", 1, None), ("seat", 2, None)),
    ),
}


def way_of(seat: Seat) -> HouseWay:
    return WAYS[seat.strategy] if isinstance(seat.strategy, str) else seat.strategy or CUSTOMARY


def live(spec: SimulationSpec, first: int, hands: Hands) -> list[int]:
    """The same tiles and the same first seat at a table, everybody arranging by his own way: what each gained."""
    house = spec.setting.parameters.get("house-capital")
    table = AtPaiKau(BACKED if house else None, parameters=spec.setting.parameters)
    [banker] = [at for at, seat in enumerate(spec.seats) if seat.wagers[0].place[0] == "bank"]
    table.bank(int(spec.seats[banker].wagers[0].amount), f"p{banker}", 1)
    place, played = 1, [1]
    for at, seat in enumerate(spec.seats):
        bet, amount = seat.wagers[0].place[0], int(seat.wagers[0].amount)
        if bet == "co-bet":
            table.co_bet(f"p{at}", played[-1], amount)
        elif bet != "bank":
            place += 1
            if bet == "backing":
                table.backing(f"p{at}", amount, place)
            else:
                table.seat(f"p{at}", place, amount)
                played.append(place)
    table.shaken(first)
    for at, hand in zip(played, hands, strict=True):
        table.act(DealTiles(at, hand))
    table.fill()
    for at in (*played[1:], 1):
        player = (holder(table.state, at) if at != 1 else None) or f"p{banker}"
        laid = way_of(spec.seats[int(player[1:])]).arrange(hands[played.index(at)])
        table.act(Arrange(player, at, tuple(laid.front), tuple(laid.back)))
    gained = dict(table.finish().settlement.players)
    return [gained[f"p{at}"] for at in range(len(spec.seats))]


@pytest.mark.parametrize("name", TABLES)
def test_the_kernels_deals_come_to_the_same_at_a_live_table(name: str) -> None:
    spec = TABLES[name]
    made: Any = spec.kernel
    courses = made.seat_table.banked.courses
    for course, hands in dealt(spec, 40):
        first, _ = courses[course]
        assert len(set(zip(hands, hands, strict=True))) == len(hands)
        found = [end.gain * seat.wagers[0].amount for end, seat in zip(
            (outcomes[course] for outcomes in made.seats), spec.seats, strict=True)]  # fmt: skip
        assert found == live(spec, first, hands)


@pytest.mark.parametrize("name", TABLES)
def test_what_becomes_of_each_seat_is_what_the_rules_say(name: str) -> None:
    spec = TABLES[name]
    made: Any = spec.kernel
    every = choices_of(made.seat_table.strategies)
    for course, (bankers, *hands) in dealt(spec, 200, 9):
        _, results = made.seat_table.banked.courses[course]
        banker = every[0].arrange(bankers)
        assert [compare(way.arrange(hand), banker).value for way, hand in zip(every[1:], hands, strict=True)] == list(
            results
        )


def choices_of(strategies: Sequence[Any]) -> list[HouseWay]:
    return [WAYS[each] if isinstance(each, str) else each or CUSTOMARY for each in strategies]


# Money.

AMOUNTS = st.integers(1, 10_000)


@settings(max_examples=20, deadline=None)
@given(
    st.lists(st.lists(AMOUNTS, min_size=0, max_size=3), min_size=1, max_size=7),
    AMOUNTS,
    st.lists(AMOUNTS, max_size=3),
    st.integers(0, 5_000),
    st.randoms(use_true_random=False),
)
def test_money_is_conserved_in_every_course_and_nobody_loses_more_than_he_has(
    stakes: list[list[int]], capital: int, backing: list[int], house: int, chance: Any
) -> None:
    free = [place for place, lying in zip(PLACES[1:], stakes, strict=False) if not lying]
    backers = tuple(zip(free, backing, strict=False))
    banked = TableStakes(tuple(map(tuple, stakes)), capital, backers, house)
    settling = Settler(banked)
    for first, results in chance.sample(banked.courses, min(60, len(banked.courses))):
        found = settling.settle(first, results)
        gained = sum(map(sum, found.stakes)) + found.capital + sum(found.backers) + found.house
        assert gained + found.commission + found.breakage == 0
        assert min(found.commission, found.breakage) >= 0
        assert found.capital >= -capital
        assert found.house >= -house
        assert all(gain >= -own for gain, (_, own) in zip(found.backers, backers, strict=True))
        assert all(
            g >= -s for lying, own in zip(found.stakes, stakes, strict=True) for g, s in zip(lying, own, strict=True)
        )


def test_where_order_makes_no_difference_no_dice_are_thrown() -> None:
    """And where it is said to make none, it makes none."""
    for banked in (TableStakes(((70,), (80, 5)), 155), TableStakes(((70,), (), (80,)), 100, ((3, 33),), 17)):
        assert not banked.order_matters
        settling = Settler(banked)
        for _, results in banked.courses:
            assert len({settling.settle(first, results) for first in PLACES}) == 1
    short = TableStakes(((70,), (80,)), 100)
    assert short.order_matters
    assert len({Settler(short).settle(first, ("win", "win")) for first in PLACES}) == 2
    assert TableStakes(((1,), (), ()), 100, ((3, 5), (4, 5))).order_matters


# Chance.


def test_deals_are_of_one_set_and_the_dice_tell_the_first_seat() -> None:
    spec = TABLES["seven seats, a bank that runs out"]
    made: Any = spec.kernel
    rounds, courses = 6000, made.seat_table.banked.courses
    came = dict.fromkeys(PLACES, 0)
    at = {place: np.zeros(len(SET)) for place in range(8)}
    for course, hands in dealt(spec, rounds, 2):
        assert sorted(tile for hand in hands for tile in hand) == sorted(SET)
        came[courses[course][0]] += 1
        for place, hand in enumerate(hands):
            for tile in set(hand):
                at[place][SET.index(tile)] += hand.count(tile)
    ways = dict.fromkeys(PLACES, 0)
    for total in range(4, 25):
        ways[(total - 1) % 8 + 1] += sum(1 for dice in np.ndindex(6, 6, 6, 6) if sum(dice) + 4 == total)
    for place, many in ways.items():
        share = many / 6**4
        assert abs(came[place] - rounds * share) < 4 * (rounds * share * (1 - share)) ** 0.5
    for counts in at.values():
        for tile in set(SET):
            mean = rounds * SET.count(tile) / 8
            assert abs(counts[SET.index(tile)] - mean) < 4.5 * mean**0.5
    assert all((sum(dice_for(place)) - 1) % 8 + 1 == place for place in PLACES)


@pytest.mark.parametrize("bet", ["seat", "co-bet", "bank", "backing"])
def test_each_bet_comes_to_its_exact_edge(bet: str) -> None:
    row = next(each for each in odds(PaiKau(), SETTING) if each.bet == bet)
    found = simulate(PaiKau(), SETTING, (bet, None), 4_000_000, 7)
    assert abs(found.z(-row.edge, row.variance)) < 4
    assert {end.gain for end in found.outcomes} == {outcome.net for outcome in row.outcomes}


def test_all_seven_seats_lose_what_the_exact_count_says() -> None:
    """Seats at one table depend on one another: what they gain together has its own variance."""
    tally = duel(WAYS["highest-back"], CUSTOMARY)
    spec = SimulationSpec(SETTING, bets(*(("seat", 100, "highest-back") for _ in range(7)), ("bank", 700, CUSTOMARY)))
    found = play(spec, 500_000, 3)
    mean = sum(float(seat.mean) for seat in found.seats[:7]) / 7
    together = sum(float(found.covariance[a][b]) for a in range(7) for b in range(7)) / 49
    error = (together / found.dealt) ** 0.5
    assert abs(mean - float(tally.mean(STAKE))) < 4 * error < 0.004
    assert found.covariance[0][1] > 0  # they meet the same banker


# Ways to arrange.


def test_a_choice_for_each_kind_is_a_strategy_too() -> None:
    both = mutual_best_play()
    spec = SimulationSpec(SETTING, bets(("seat", 100, both.player), ("bank", 100, both.banker)))
    seat, _ = play(spec, 4_000_000, 8).seats
    variance = sum((STAKE[result] - both.tally.mean(STAKE)) ** 2 * n for result, n in both.tally.by_result) / Fraction(
        both.tally.cases
    )
    assert abs(seat.z(both.tally.mean(STAKE), variance)) < 4


def test_somebodys_own_way_is_asked_once_for_each_kind() -> None:
    calls = []

    def balanced(tiles: tuple[str, ...]) -> tuple[Sequence[str], Sequence[str]]:
        calls.append(tiles)
        laid = WAYS["balanced"].arrange(tiles)
        return list(laid.back), list(laid.front)  # the higher one named first: it lies behind all the same

    choice = choice_of(balanced, SETTING)
    assert [kind_of(tiles) for tiles in calls] == list(range(len(kinds()))) == list(range(4285))
    table, every = kinds(), np.arange(4285)
    for column in (table.fronts, table.backs):
        assert (column[every, choice] == column[every, choices(WAYS["balanced"])]).all()
    assert tiles_of(5) == calls[5]


@pytest.mark.parametrize(("strategy", "says"), [
    ("best", "'best' is no way to arrange tiles: customary, balanced"),
    (5, "5 is no way to arrange tiles"),
    (np.zeros(10, np.int16), "4,285 kinds of four tiles have 3 divisions each"),
    (np.full(4285, 3, np.int16), "4,285 kinds of four tiles have 3 divisions each"),
    (lambda tiles: tiles, "is no division of"),
    (lambda tiles: (tiles[:1], tiles[1:]), "is no division of"),
    (lambda _: (("6-6", "6-6"), ("1-1", "1-1")), "is no division of"),
])  # fmt: skip
def test_ways_to_arrange_that_are_none(strategy: Any, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        play(SimulationSpec(SETTING, bets(("seat", 100, strategy))), 10, 1)


@pytest.mark.parametrize(("seats", "says"), [
    (bets(*(("seat", 100, None) for _ in range(8))), "too many players: a table has 8 seats"),
    (bets(("bank", 100, None), ("bank", 100, None)), "a round has one banker"),
    (bets(("red", 100, None)), "red is no bet of pai kau: seat, co-bet, bank, backing are"),
    (bets(("seat", 0, None)), "a stake of 0 minor units"),
    ((Seat((Wager(("seat", None), 1), Wager(("bank", None), 1))),), "a player has one bet"),
])  # fmt: skip
def test_tables_that_are_none(seats: tuple[Seat, ...], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        play(SimulationSpec(SETTING, seats), 10, 1)


def test_the_house_backs_a_bank_at_a_whole_table_and_shares_without_commission() -> None:
    """As much as the banker: half of what a bank of two wins is the house's."""
    spec = SimulationSpec(backed_by(100), bets(("bank", 100, None), ("seat", 200, None)))
    made: Any = spec.kernel
    assert made.seat_table.banked == TableStakes(((200,),), 100, (), 100)
    won = [Settler(made.seat_table.banked).settle(1, (result,)) for result in RESULTS]
    assert [(each.capital, each.house, each.commission) for each in won] == [(96, 100, 4), (0, 0, 0), (-100, -100, 8)]
    assert SimulationSpec(SETTING, spec.seats).kernel.seat_table.banked.house == 0  # type: ignore[attr-defined]
