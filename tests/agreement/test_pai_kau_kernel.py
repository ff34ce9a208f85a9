"""Pai kau: the kernel's rounds come to what the rules of the game, and a live table, say of the same deals."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from banca.exact.pai_kau import duel, mutual_best_play
from banca.games.pai_kau.arrangement import compared
from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.dealing import DealTiles
from banca.games.pai_kau.equipment import HOUSE, PLACES, from_seat
from banca.games.pai_kau.kinds import choices
from banca.games.pai_kau.price import COMMISSION, PRICE
from banca.games.pai_kau.settling import exact_share, settled_bank
from banca.games.pai_kau.ways import WAYS, Way
from banca.games.pai_kau.worth import STAKE
from banca.law import edition, option_set
from banca.material.tiles import SET
from banca.money import Result, down_to_minor_unit, prize_on
from banca.play.setting import Setting
from banca.simulate.pai_kau import RESULTS, TABLES, Banked, Ledger, dealt, results_of, rounds_of_bank, settled
from banca.simulate.tally import blocks
from tests.games.pai_kau.at_pai_kau import AtPaiKau, dice_for

SLUG = "paikau-96-85-M"
SETTING = Setting(option_set(edition(SLUG)))
CUSTOMARY = WAYS["customary"]
TABLE = [
    Banked((100,) * 7, (700,)),
    Banked((137, 0, 251, 999, 10, 33, 7), (331, 97), house=211),  # runs out, with odd units to share
    Banked((50, 60, 0, 80, 90, 0, 110), (5, 7, 11)),
    Banked((3333, 0, 0, 0, 0, 0, 1111), (1000, 500, 250, 125), house=2000),
    Banked((2, 0, 0, 0, 0, 0, 0), (1, 1, 1), house=1),  # two odd units, and nobody's place but for the dice
    Banked((100, 200, 300, 400, 500, 600, 700), (40,), house=300),
]


def ledger_of(banked: Banked, rounds: int, seed: int, player: Way = CUSTOMARY, banker: Way = CUSTOMARY) -> Ledger:
    return Ledger.of(list(rounds_of_bank(SETTING, banked, rounds, seed, player, banker)))


def hand(ledger: Ledger, at: int, place: int) -> list[str]:
    return [SET[number] for number in ledger.hands[at, place - 1]]


def by_the_rules(ledger: Ledger, at: int, banked: Banked, player: Way, banker: Way) -> tuple[Any, ...]:
    """A round settled by the functions of the game: results, what is covered, and everybody's gain."""
    bankers = banker.arrange(hand(ledger, at, 1))
    results: dict[int, Result] = {
        place: compared(player.arrange(hand(ledger, at, place)), bankers).value for place in PLACES[1:]
    }
    stakes = dict(zip(PLACES[1:], banked.stakes, strict=True))
    order = [place for place in from_seat(int(ledger.first[at])) if place != 1]
    backers = dict(zip((place for place in PLACES[1:] if not stakes[place]), banked.capitals[1:], strict=False))
    dealt_in = [place for place in from_seat(int(ledger.first[at])) if place in backers]
    capitals = [banked.capitals[0], *([banked.house] if banked.house else []), *(backers[p] for p in dealt_in)]
    bank = settled_bank([(stakes[place], results[place]) for place in order], capitals)
    covered = dict(zip(order, bank.covered, strict=True))
    gains = {
        place: {"win": prize_on(covered[place], PRICE).paid, "push": 0, "lose": -covered[place]}[results[place]]
        for place in order
    }
    of_capitals = [
        gain_of_share(bank.net, share, capital, sum(capitals), Fraction(0) if banked.house and n == 1 else COMMISSION)
        for n, (share, capital) in enumerate(zip(bank.shares, capitals, strict=True))
    ]
    of_house = of_capitals.pop(1) if banked.house else 0
    banker_gains, *others = of_capitals
    by_place = dict(zip(dealt_in, others, strict=True))
    of_capitals = [banker_gains, *(by_place[place] for place in backers)]
    return (
        [results[place] for place in PLACES[1:]],
        [covered[place] for place in PLACES[1:]],
        [gains[place] for place in PLACES[1:]],
        bank.net,
        of_capitals,
        of_house,
    )


def gain_of_share(net: int, share: int, capital: int, of: int, commission: Fraction) -> int:
    return share if share <= 0 else down_to_minor_unit(exact_share(net, capital, of) * (1 - commission))


@pytest.mark.parametrize("banked", TABLE, ids=str)
def test_rounds_are_settled_as_the_rules_settle_them(banked: Banked) -> None:
    player, banker = WAYS["balanced"], CUSTOMARY
    ledger = ledger_of(banked, 120, 4, player, banker)
    for at in range(120):
        found = (
            [RESULTS[n] for n in ledger.results[at]],
            ledger.covered[at].tolist(),
            ledger.players[at].tolist(),
            int(ledger.bank[at]),
            ledger.capitals[at].tolist(),
            int(ledger.house[at]),
        )
        assert found == by_the_rules(ledger, at, banked, player, banker)


@pytest.mark.parametrize("banked", TABLE, ids=str)
def test_money_is_conserved_in_every_round_and_nobody_loses_more_than_he_has(banked: Banked) -> None:
    ledger = ledger_of(banked, 5000, 6)
    gained = ledger.players.sum(axis=1) + ledger.capitals.sum(axis=1) + ledger.house
    assert (gained + ledger.commission + ledger.breakage == 0).all()
    assert (np.abs(ledger.bank) <= banked.capital).all()
    assert (ledger.capitals >= -np.array(banked.capitals)).all()
    assert (ledger.house >= -banked.house).all()
    assert (ledger.commission >= 0).all()
    assert (ledger.breakage >= 0).all()
    assert sorted(set(ledger.first.tolist())) == list(PLACES)
    if sum(banked.stakes) > banked.capital:
        assert (ledger.covered < np.array(banked.stakes)).any()


def test_money_that_is_made_on_the_way_stops_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "banca.simulate.pai_kau._shares", lambda net, banked, _: np.ones((len(net), len(banked.in_order)))
    )
    with pytest.raises(ArithmeticError, match="money was made or lost"):
        ledger_of(TABLE[0], 10, 1)


# At a live table.


def live(ledger: Ledger, at: int, banked: Banked) -> dict[str, int]:
    """The same tiles and the same first seat at a table; everybody by the customary way. What each player gained."""
    table = AtPaiKau().bank(banked.capitals[0], "banker", 1)
    if banked.house:
        table.backing(HOUSE, banked.house)
    backers = list(zip((place for place, s in places_of(banked) if not s), banked.capitals[1:], strict=False))
    for place, capital in backers:
        table.backing(f"backer{place}", capital, place)
    staked = [(place, stake) for place, stake in places_of(banked) if stake]
    for place, stake in staked:
        table.seat(f"seat{place}", place, stake)
    table.shaken(int(ledger.first[at]))
    for place in (1, *(place for place, _ in staked)):
        table.act(DealTiles(place, tuple(hand(ledger, at, place))))
    table.fill()
    for place, player in [*((place, f"seat{place}") for place, _ in staked), (1, "banker")]:
        laid = CUSTOMARY.arrange(hand(ledger, at, place))
        table.act(Arrange(player, place, tuple(laid.front), tuple(laid.back)))
    return dict(table.finish().settlement.players)


def places_of(banked: Banked) -> Sequence[tuple[int, int]]:
    return list(zip(PLACES[1:], banked.stakes, strict=True))


@pytest.mark.parametrize("banked", [
    Banked((100_00,) * 7, (300_00,)),
    Banked((137_01, 0, 251_03, 999_99, 0, 33_33, 7_77), (331_00, 97_11), house=211_13),
    Banked((4, 0, 2, 0, 0, 0, 0), (1, 1, 1, 1, 1), house=1),
])  # fmt: skip
def test_the_same_deals_at_a_live_table(banked: Banked) -> None:
    ledger = ledger_of(banked, 25, 9)
    for at in range(25):
        gained = live(ledger, at, banked)
        assert gained["banker"] == ledger.capitals[at, 0]
        for place, stake in places_of(banked):
            if stake:
                assert gained[f"seat{place}"] == ledger.players[at, place - 2]
        if banked.house:
            backers = [gained[f"backer{place}"] for place in banked.seats_of_backers]
            assert backers == ledger.capitals[at, 1:].tolist()
            assert gained[HOUSE] == ledger.house[at]


# Chance, and other policies.


def test_deals_are_of_one_set_and_the_dice_tell_the_first_seat() -> None:
    (stream, size), *_ = blocks(SLUG, 2, 4000)
    first, hands = dealt(stream, size)
    assert (np.sort(hands.reshape(size, -1), axis=1) == np.arange(32)).all()
    ways = dict.fromkeys(PLACES, 0)
    for total in range(4, 25):
        ways[(total - 1) % 8 + 1] += sum(1 for dice in np.ndindex(6, 6, 6, 6) if sum(dice) + 4 == total)
    for place, many in ways.items():
        share = many / 6**4
        assert abs((first == place).sum() - size * share) < 4 * (size * share * (1 - share)) ** 0.5
    assert all((sum(dice_for(place)) - 1) % 8 + 1 == place for place in PLACES)


def test_the_first_seat_gets_the_first_tiles() -> None:
    (stream, size), *_ = blocks(SLUG, 2, 50)
    (again, _), *_ = blocks(SLUG, 2, 50)
    first, hands = dealt(stream, size)
    again.integers(1, 6, size=(size, 4), endpoint=True)
    stacks = again.permuted(np.tile(np.arange(32, dtype=np.int16), (size, 1)), axis=1).reshape(size, 8, 4)
    for at in range(size):
        for turn, place in enumerate(from_seat(int(first[at]))):
            assert (hands[at, place - 1] == stacks[at, turn]).all()


def test_a_choice_for_each_kind_is_a_policy_too() -> None:
    both = mutual_best_play()
    ledger = Ledger.of(list(rounds_of_bank(SETTING, TABLE[0], 300, 8, both.player, both.banker)))
    again = results_of(ledger.hands, both.player, both.banker)
    assert (again == ledger.results).all()
    assert (results_of(ledger.hands, choices(CUSTOMARY), choices(CUSTOMARY)) != again).any()
    rewritten = settled(TABLE[0], ledger.first, ledger.hands, again)
    assert (rewritten.players == ledger.players).all()


def test_all_seven_seats_lose_what_the_exact_count_says() -> None:
    """Seats at one table depend on one another, rounds do not."""
    tally = duel(WAYS["highest-back"], CUSTOMARY)
    ledger = ledger_of(TABLE[0], 60_000, 3, WAYS["highest-back"])
    per_round = ledger.players.sum(axis=1) / 700
    error = per_round.std() / len(per_round) ** 0.5
    assert abs(per_round.mean() - float(tally.mean(STAKE))) < 4 * error
    assert error < 0.004


@pytest.mark.parametrize(("stakes", "capitals", "house", "says"), [
    ((1,) * 6, (1,), 0, "stakes for 7 seats"),
    ((-1, *(1,) * 6), (1,), 0, "none below nought"),
    ((1,) * 7, (1,), -1, "none below nought"),
    ((1,) * 7, (), 0, "a bank has the banker's capital"),
    ((1,) * 7, (1, 0), 5, "and backers have one"),
    ((1, 1, 0, 1, 1, 1, 1), (1, 1, 1), 0, "a backing player has a seat"),
])  # fmt: skip
def test_a_table_has_a_bank_and_seven_seats(
    stakes: tuple[int, ...], capitals: tuple[int, ...], house: int, says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        Banked(stakes, capitals, house)


def test_the_tables_of_single_bets_cover_every_stake() -> None:
    assert set(TABLES) == set(SETTING.edition.bets)
    assert all(sum(banked.stakes) <= banked.capital for banked in TABLES.values())
