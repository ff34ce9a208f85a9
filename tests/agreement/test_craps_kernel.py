"""Craps: the automaton, the live table and the kernel agree on the same throws."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import cycle, product
from math import sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.exact import combined_odds
from banca.exact.craps import odds
from banca.games.craps.automaton import automaton, starts
from banca.games.craps.bets import BETS, ODDS_ON, POINTS, THROWS
from banca.games.craps.round import Craps
from banca.games.craps.throw import Dice
from banca.law import BancaError, OptionSet, option_set
from banca.play.payoff import Place, net
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate import Outcome, Seat, SimulationSpec, craps, play, simulate
from banca.simulate.chance import HALF, WORDS, Stream, rejection_threshold
from banca.simulate.craps import (
    LANE_ROUNDS,
    LANES,
    OVER,
    JointTable,
    PairTableKernel,
    SumKernel,
    automata_of_seats,
    kernel,
)
from banca.simulate.one_draw import draw_indices
from tests.at_table import AtTable
from tests.battery.strategies import option_sets

GAME = Craps()
SETTING = Setting(option_set(GAME.edition))
STAKE = 600_00  # divisible by all that a prize is divided by
PLACES: list[Place] = [(kind.slug, start) for kind in BETS for start in starts(kind)]


def at_its_start(place: Place) -> AtTable:
    """A table with the bet made, its number thrown before where it needs one."""
    bet, number = place
    table = AtTable("craps-53-2010").bet("bo", "pass-line", STAKE)
    behind = ODDS_ON.get(bet)
    if behind in ("pass-line", "dont-pass"):
        return throw(table.bet("ana", behind, STAKE), thrown(number)).bet("ana", bet, STAKE)
    if bet in ("come", "dont-come") or behind:
        throw(table, (4, 2))
        if behind is None:
            return table.bet("ana", bet, STAKE)
        return throw(table.bet("ana", behind, STAKE), thrown(number)).bet("ana", bet, STAKE, number)
    return table.bet("ana", bet, STAKE)


def thrown(number: object) -> tuple[int, ...]:
    return next(dice for dice in THROWS if sum(dice) == number)


def throw(table: AtTable, dice: tuple[int, ...]) -> AtTable:
    """One throw; a bystander stakes in the field so that somebody may always shoot."""
    table.bet("bo", "field", STAKE)
    return table.show(Dice(dice)).finish()


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_live_table_follows_the_automaton(place: Place) -> None:
    table = automaton(GAME.kinds(SETTING)[place[0]], SETTING.options, place[1])
    draws = np.random.default_rng(5).integers(0, len(THROWS), size=400)
    throws = cycle(map(int, draws))
    for _ in range(12):
        live, on = at_its_start(place), place[1] if place[1] in POINTS else None
        before = len(live.state.lines)
        while (ruling := table[on][at := next(throws)]).value.result == "stay":
            on = on if ruling.value.to is None else ruling.value.to
            throw(live, THROWS[at])
            assert not [
                line
                for line in live.state.lines[before:]
                if (line.position.player, line.position.bet) == ("ana", place[0])
            ]
        throw(live, THROWS[at])
        [line] = [
            line for line in live.state.lines[before:] if (line.position.player, line.position.bet) == ("ana", place[0])
        ]
        assert line.net == STAKE * net(ruling.value)
        assert line.clauses == ruling.clauses


# Bets held together.

MANY_ODDS = {4: 30_00, 5: 40_00, 6: 50_00, 8: 50_00, 9: 40_00, 10: 30_00}
HELD: dict[str, tuple[Wager, ...]] = {
    "line with odds": (Wager(("pass-line", None), 10_00, MANY_ODDS),),
    "line, field, hard way, big": (
        Wager(("pass-line", None), 10_00, {4: 20_00, 9: 30_00}), Wager(("field", None), 5_00),
        Wager(("hard-8", None), 2_00), Wager(("big-6", None), 12_00),
    ),
    "both sides": (Wager(("pass-line", None), 10_00), Wager(("dont-pass", None), 30_00, dict.fromkeys(POINTS, 60_00))),
    "line on its point and come with odds": (
        Wager(("pass-line", 6), 10_00, {6: 50_00}), Wager(("come", None), 10_00, MANY_ODDS),
        Wager(("dont-come", None), 30_00, {5: 60_00}), Wager(("any-craps", None), 1_00),
    ),
}  # fmt: skip
EVERY = tuple(
    Wager((kind.slug, None), 4 + 4 * n)
    for n, kind in enumerate(BETS)
    if kind.slug not in ("come", "dont-come") and kind.slug not in ODDS_ON
)


def spec(*seats: Sequence[Wager], setting: Setting = SETTING) -> SimulationSpec:
    return SimulationSpec(setting, tuple(Seat(tuple(wagers)) for wagers in seats))


def table_of(wanted: SimulationSpec) -> JointTable:
    return JointTable.of(tuple(automata_of_seats(wanted)))


def ends_by_the_table(table: JointTable, throws: Iterable[int]) -> Iterator[tuple[Outcome, ...]]:
    state, sums = 0, np.zeros(len(table.accounts), np.int64)
    for throw in throws:
        sums = sums + table.gained[state, throw]
        state = int(table.after[state, throw])
        if state == OVER:
            yield tuple(account.outcome(int(n)) for account, n in zip(table.accounts, sums, strict=True))
            state, sums = 0, np.zeros_like(sums)


def gain_at_a_live_table(options: OptionSet, wagers: Sequence[Wager], throws: Iterator[int]) -> int:
    """All bets made before one throw, odds added as their numbers come, until nothing of it is left."""
    live = AtTable("craps-53-2010", dict(options.values)).bet("bo", "pass-line", STAKE)
    odds_of = {bet: odds for odds, bet in ODDS_ON.items()}
    standing = [(wager, wager.place[1]) for wager in wagers if isinstance(wager.place[1], int)]
    for wager, number in standing:
        throw(live.bet("ana", wager.place[0], int(wager.amount)), thrown(number))
        live.bet("ana", odds_of[wager.place[0]], int(wager.odds[number]))
    if not standing and any(wager.place[0] in ("come", "dont-come") for wager in wagers):
        throw(live, (4, 2))
    for wager in wagers:
        if wager.place[1] is None:
            live.bet("ana", wager.place[0], int(wager.amount))
    waiting = {wager.place[0]: dict(wager.odds) for wager in wagers if wager.place[1] is None}
    while mine := [stake.position for stake in live.state.stakes if stake.position.player == "ana"]:
        before, seen = len(live.state.lines), live.state.point
        throw(live, THROWS[next(throws)])
        for line in live.state.lines[before:]:
            if line.position.player == "ana" and line.result == "push":
                live.withdraw("ana", line.position.bet)
        lying = [stake.position for stake in live.state.stakes if stake.position.player == "ana"]
        for position in set(lying) - set(mine) if seen else lying:
            number = position.selection or live.state.point
            if added := waiting.get(position.bet, {}).get(number):
                live.bet("ana", odds_of[position.bet], int(added), position.selection)
                waiting[position.bet] = {}
    return sum(line.net for line in live.state.lines if line.position.player == "ana")


@settings(max_examples=6, deadline=None)
@given(option_sets("craps-53-2010"), st.integers(0, 99))
@pytest.mark.parametrize("name", HELD)
def test_a_live_table_gains_what_the_kernels_table_says(name: str, options: OptionSet, seed: int) -> None:
    wagers = HELD[name]
    table = table_of(spec(wagers, setting=Setting(options)))
    draws = np.random.default_rng(seed).integers(0, len(THROWS), size=5_000).tolist()
    outcomes, throws = ends_by_the_table(table, iter(draws)), iter(draws)
    for _ in range(8):
        [end] = next(outcomes)
        assert gain_at_a_live_table(options, wagers, throws) == end.gain * table.accounts[0].unit


@pytest.mark.parametrize("wagers", [(*HELD.values(),), (HELD["line with odds"],), ((Wager(("big-6", None), 1),),)])
def test_two_throws_at_once_are_one_after_the_other(wagers: tuple[tuple[Wager, ...], ...]) -> None:
    seats = [each for each in wagers if each[0].place[1] is None]
    table = table_of(spec(*seats))
    made = kernel(spec(*seats))
    assert isinstance(made, PairTableKernel)
    draws = np.random.default_rng(4).integers(0, made.choices, size=4_000).tolist()
    at_once = 2 if made.choices > len(THROWS) else 1
    throws = [lot // len(THROWS) ** place % len(THROWS) for lot in draws for place in reversed(range(at_once))]
    expected = list(ends_by_the_table(table, throws))
    found, base = [], 0
    for lot in draws:
        entry = int(made.entries[base + lot])
        fields = [entry >> at & 0xFFFF for at in (0, 16, 32, 48)]
        found += [tuple(outcomes[number] for outcomes in made.seats) for number in fields[: fields[2]]]
        base = fields[3]
    assert found == expected


def test_lanes_are_rounds_one_after_the_other() -> None:
    """Each lane by itself, with the lots that fell to it; a round too many, of two that ended at once, is the next."""
    made = kernel(spec(HELD["line with odds"]))
    assert isinstance(made, PairTableKernel)
    indices: deque[int] = deque()
    words, drawn = Stream(3, "craps-53-2010", 0).arrays, np.empty(2 * WORDS, np.uint16)
    bases, outcomes = [0] * LANES, [list[int]() for _ in range(LANES)]

    def step(lane: int) -> None:
        entry = int(made.entries[bases[lane] + indices.popleft()])
        fields = [entry >> at & 0xFFFF for at in (0, 16, 32, 48)]
        outcomes[lane] += fields[: fields[2]]
        bases[lane] = fields[3]

    def more(needed: int) -> None:
        if len(indices) < needed:
            indices.clear()
            indices.extend(
                drawn[: draw_indices(*words, made.choices, rejection_threshold(made.choices, HALF), drawn)].tolist()
            )

    expected, carried = list[int](), 0
    for segment in range(1, 10):
        while max(map(len, outcomes)) < segment * LANE_ROUNDS:
            more(LANES)
            for lane in range(LANES):
                step(lane)
        for lane in range(LANES):
            while len(outcomes[lane]) < segment * LANE_ROUNDS:
                more(1)
                step(lane)
        expected += [n for each in outcomes for n in each[(segment - 1) * LANE_ROUNDS : segment * LANE_ROUNDS]]
        over = [each[segment * LANE_ROUNDS - 1 :] for each in outcomes]
        carried += sum(last != too_many for last, *more_ends in over for too_many in more_ends)
    found = np.empty((1, len(expected)), np.uint16)
    fill = made.deal(Stream(3, "craps-53-2010", 0))
    for start in range(0, len(expected), 5_000):
        fill(found[:, start : start + 5_000])
    assert found[0].tolist() == expected
    assert carried > 2


def test_where_the_ways_are_too_many_gains_are_added_up_throw_by_throw() -> None:
    wanted = spec(EVERY, HELD["line with odds"])
    made, table = kernel(wanted), table_of(wanted)
    assert isinstance(made, SumKernel)
    drawn, stream = np.empty(2 * WORDS, np.uint16), Stream(5, "craps-53-2010", 0)
    throws = [
        int(n)
        for _ in range(6)
        for n in drawn[: draw_indices(*stream.arrays, 36, rejection_threshold(36, HALF), drawn)]
    ]
    expected = list(ends_by_the_table(table, throws))
    found = np.empty((2, len(expected)), np.uint16)
    fill = made.deal(Stream(5, "craps-53-2010", 0))
    for start in range(0, len(expected), 1_000):
        fill(found[:, start : start + 1_000])
    assert [tuple(made.seats[seat][number] for seat, number in enumerate(each)) for each in found.T] == expected


def test_of_several_blocks_seats_go_together_as_in_all_their_rounds() -> None:
    wanted, sizes = spec(EVERY, HELD["line with odds"]), (1_000, 1_000, 500)
    made = wanted.kernel
    assert isinstance(made, SumKernel)
    made.block_rounds = sizes[0]
    found = play(wanted, sum(sizes), seed=9, cores=1)
    gains = list[tuple[Fraction, ...]]()
    for block, size in enumerate(sizes):
        numbers = np.empty((2, size), np.uint16)
        made.deal(wanted.stream(9, block))(numbers)
        gains += [tuple(made.seats[seat][n].gain for seat, n in enumerate(each)) for each in numbers.T]
    means = [sum(each) / sum(sizes) for each in zip(*gains, strict=True)]
    for one, other in product(range(2), repeat=2):
        both = sum(each[one] * each[other] for each in gains) / sum(sizes)
        assert found.covariance[one][other] == both - means[one] * means[other]


def test_sums_too_far_apart_to_look_up_are_searched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = spec(EVERY)
    near = wanted.kernel.count(wanted.stream(1, 0), 20_000)
    monkeypatch.setattr(craps, "SPAN_MOST", 10)
    assert (spec(EVERY).kernel.count(wanted.stream(1, 0), 20_000) == near).all()


@pytest.mark.parametrize("name", [*HELD, "every bet"])
def test_bets_held_together_come_to_what_the_exact_chances_say(name: str) -> None:
    wagers, rounds = HELD.get(name, EVERY), 1_000_000
    exact = combined_odds(GAME, SETTING, wagers)
    [found] = play(spec(wagers), rounds, seed=6, cores=1).seats
    mean, variance = exact.mean / exact.at_once, exact.variance / exact.at_once**2
    assert abs(found.z(mean, variance)) < 4.5
    assert abs(float(found.variance / variance) - 1) < 0.03
    assert abs(float(found.staked - exact.staked / exact.at_once)) < 0.02
    by_gain: Counter[Fraction] = Counter()
    for end, n in found.outcomes.items():
        by_gain[end.gain * exact.at_once] += n
    assert by_gain.keys() <= {gain for gain, _ in exact.outcomes}
    for gain, ways in exact.outcomes:
        chance = ways / exact.ways
        assert abs(by_gain[gain] - rounds * chance) < 5.5 * sqrt(rounds * chance) + 5


def test_seats_at_one_table_have_the_same_throws() -> None:
    lines = HELD["line with odds"], (Wager(("dont-pass", None), 10_00), Wager(("hard-4", None), 5_00))
    exact = combined_odds(GAME, SETTING, [wager for wagers in lines for wager in wagers])
    found = play(spec(*lines), 2_000_000, seed=8, cores=1)
    between = sum(exact.covariance[one][other] for one in (0, 1) for other in (2, 3)) / (10_00 * 15_00)
    assert abs(float(found.covariance[0][1] - between)) < 0.02
    alone = combined_odds(GAME, SETTING, lines[1])
    assert abs(found.seats[1].z(alone.mean / 15_00, alone.variance / 15_00**2)) < 4.5


@pytest.mark.parametrize(("seats", "says"), [
    ([HELD["line with odds"], (Wager(("come", None), 10), Wager(("field", None), 10))], "come needs a point"),
    ([HELD["line with odds"], (Wager(("pass-line", 6), 10),)], "on no number yet and on 6: there is one point"),
    ([(Wager(("pass-line", None), 10, {7: 5}),)], "pass-odds stands on 4, 5, 6, 8, 9, 10 or on none yet, not on 7"),
    ([(Wager(("pass-odds", None), 10),)], "no pass-line is held to add pass-odds to"),
    ([(Wager(("pass-odds", None), 1),)], "pass-odds are added to a bet that stands on 4, 5, 6, 8, 9, 10: on which"),
    ([(Wager(("pass-odds", 7), 1),)], "pass-odds stands on 4, 5, 6, 8, 9, 10 or on none yet, not on 7"),
    ([(Wager(("hard-5", None), 1),)], "no bet 'hard-5' at this table"),
    ([(Wager(("field", 4), 1),)], "field cannot be placed on 4"),
    ([(Wager(("field", None), Fraction(1, 2)),)], "stake of 1/2 minor units"),
    ([()], "no bets are held"),
])  # fmt: skip
def test_what_the_table_does_not_take_is_not_played(seats: list[tuple[Wager, ...]], says: str) -> None:
    with pytest.raises(BancaError, match=says):
        kernel(spec(*seats))


def test_stakes_without_a_common_part_are_refused() -> None:
    wagers = (Wager(("pass-line", None), 10**13 + 1, {6: 10**13 - 3, 8: 10**12 + 9}), Wager(("big-6", None), 10**13))
    with pytest.raises(BancaError, match="hold rounder amounts"):
        kernel(spec(wagers))


def test_more_ends_than_can_be_numbered_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(craps, "OUTCOMES_MOST", 800)
    with pytest.raises(BancaError, match="can end in more than 800 ways: hold fewer"):
        kernel(spec(EVERY))


def test_dice_have_no_shoe() -> None:
    with pytest.raises(BancaError, match="craps is thrown, not dealt"):
        kernel(SimulationSpec(SETTING, (Seat.on(("field", None)),), "shoe"))


# Every bet by itself.


def test_simulation_lies_within_its_band_on_every_bet() -> None:
    for row in odds(GAME, SETTING):
        found = simulate(GAME, SETTING, row.places[0], 200_000, seed=11)
        assert found.wins + found.pushes + found.losses == found.rounds == 200_000
        assert abs(found.z(-row.edge, row.variance)) < 4


def test_a_planted_error_would_be_seen() -> None:
    found = simulate(GAME, SETTING, ("dont-pass", None), 2_000_000, seed=3)
    swapped = Fraction(-264, 1000)  # what the Chinese sentence, read literally, would make of it
    assert abs(float(found.mean - swapped)) > 100 * found.stderr
