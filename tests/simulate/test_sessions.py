"""Sessions: compared with known chances, and the same wherever they are played."""

import json
import pickle
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from banca.games import game_of
from banca.law import BancaError, OptionError, option_set
from banca.play.setting import Setting
from banca.simulate import Seat, SimulationSpec
from banca.simulate.kernel import Outcome
from banca.simulate.plans import Plan, plan_named
from banca.simulate.running import run, threads
from banca.simulate.sessions import Player, Sessions, SessionsSummary, play_sessions
from banca.simulate.sessions.summary import SeatSummary
from banca.simulate.statistics import Proportion
from tests.simulate.dealt import Slow, dealt, typed

P, Q = Fraction(18, 37), Fraction(19, 37)  # of red
MEAN, VARIANCE = P - Q, 1 - (P - Q) ** 2
FAR = 4.5  # standard errors


def table(*places: str, game: str = "roulette") -> SimulationSpec:
    setting = Setting(option_set(game_of(game).edition))
    return SimulationSpec(setting, tuple(Seat.on((place, None)) for place in places))


def on_red(player: Player, sessions: int, rounds: int, seed: int = 1) -> SeatSummary:
    return play_sessions(table("red"), (player,), sessions, rounds, seed).seats[0]


def near(found: float, exact: float, error: float | None) -> bool:
    return error is not None and abs(found - exact) <= FAR * error


def came(found: int, of: int, exact: float) -> bool:
    return near(found / of, exact, sqrt(max(exact * (1 - exact), 1e-12) / of))


# Against chances that are known.


def test_the_gambler_is_ruined_as_often_as_he_must_be() -> None:
    """Ten units against ten to win, a unit at a time: the old formula."""
    found = on_red(Player(10, plan_named("flat"), stop_win=10), 40_000, 5000)
    odds = Q / P
    exact = (odds**10 - odds**20) / (1 - odds**20)
    assert found.ended["rounds"] == 0
    assert came(found.ended["ruin"], found.sessions, float(exact))
    assert found.ended["ruin"] + found.ended["stop-win"] == 40_000
    low, high = found.ruin.interval
    assert low < found.ruin.share < high
    assert found.quantiles[Fraction(1, 100)] == -10
    assert found.quantiles[Fraction(99, 100)] == 10
    duration = (10 * (1 - exact) - 10 * exact) / (P - Q)  # what is gained, by what a round gains
    assert near(float(found.mean_rounds), float(duration), found.part.histograms["rounds"].sd / sqrt(found.sessions))
    assert abs(found.z(MEAN, VARIANCE)) < FAR


Standing = tuple[int, int]  # bankroll and step


def chain(player: Player, plan: Plan, rounds: int) -> Mapping[str, dict[Standing, float]]:
    """All ways that a session on an even chance can go, with their chances, by how it ended."""
    now: dict[Standing, float] = {(player.bankroll, 0): 1.0}
    over: dict[str, dict[Standing, float]] = defaultdict(lambda: defaultdict(float))
    for n in range(1, rounds + 1):
        after: dict[Standing, float] = defaultdict(float)
        for (bankroll, step), chance in now.items():
            stake = min(player.limit_stake(plan.stakes[step]), bankroll)
            for gain, goes, p in ((stake, plan.on_win, P), (-stake, plan.on_lose, Q)):
                slow = Slow(player)
                slow.bankroll = Fraction(bankroll + gain)
                how = slow.stops
                (over[how] if how else after)[bankroll + gain, goes[step]] += chance * float(p)
        now = after
        over["all"][n, 0] = sum(now.values())
    over["rounds"] = now
    return over


def test_a_martingale_is_ruined_as_often_as_its_chain_of_chances_says() -> None:
    plan = plan_named("martingale:3")
    assert isinstance(plan, Plan)
    player, rounds = Player(25, plan, stop_win=12, stop_loss=23, most=6), 60
    exact = chain(player, plan, rounds)
    found = on_red(player, 60_000, rounds)
    assert sum(found.ended.values()) == 60_000
    for how in ("ruin", "stop-loss", "stop-win", "rounds"):
        assert came(found.ended[how], 60_000, sum(exact[how].values())), how
    means = sum((bankroll - 25) * p for how in found.ended for (bankroll, _), p in exact[how].items())
    assert near(float(found.mean), means, found.stderr)
    length = 1 + sum(exact["all"][n, 0] for n in range(1, rounds))
    assert near(float(found.mean_rounds), length, found.part.histograms["rounds"].sd / sqrt(60_000))
    assert abs(found.z(MEAN, VARIANCE)) < FAR


def test_a_share_of_the_bankroll_grows_as_it_must() -> None:
    """Every way of ten rounds, with its chance."""
    exact: dict[int, Fraction] = {1000: Fraction(1)}
    for _ in range(10):
        after: dict[int, Fraction] = defaultdict(Fraction)
        for bankroll, chance in exact.items():
            stake = max(1, bankroll * 3 // 10)
            after[bankroll + stake] += chance * P
            after[bankroll - stake] += chance * Q
        exact = after
    found = on_red(Player(1000, plan_named("proportional:30%")), 50_000, 10)
    mean = sum(chance * (bankroll - 1000) for bankroll, chance in exact.items())
    assert near(float(found.mean), float(mean), found.stderr)
    for start, _, n in found.bins("gain"):
        assert came(n, 50_000, float(exact[int(start) + 1000]))
    assert found.part.histograms["gain"].count == 50_000


def test_the_deepest_fall_of_a_few_rounds_is_as_often_as_counted() -> None:
    """Every way of eight rounds of a unit: the chance of each drawdown, and of each highest bankroll."""
    falls, heights = Counter[int](), Counter[int]()
    for way in product((1, -1), repeat=8):
        bankroll = highest = fallen = 0
        for gain in way:
            bankroll += gain
            highest = max(highest, bankroll)
            fallen = max(fallen, highest - bankroll)
        weight = 18 ** way.count(1) * 19 ** way.count(-1)
        falls[fallen] += weight
        heights[100 + highest] += weight
    found = on_red(Player(100, plan_named("flat")), 50_000, 8)
    for name, exact in (("drawdown", falls), ("highest", heights)):
        assert sum(n for _, _, n in found.bins(name)) == 50_000
        for start, _, n in found.bins(name):
            assert came(n, 50_000, exact[int(start)] / 37**8), (name, start)
    assert found.drawdowns[Fraction(1, 2)] == next(
        n for n in range(9) if sum(falls[m] for m in range(n + 1)) * 2 >= 37**8
    )


@pytest.mark.parametrize("plan", ["fibonacci", "labouchere", "oscars-grind", "paroli", "proportional:1/20", "1-3-2-6"])
def test_no_plan_changes_what_a_unit_gains(plan: str) -> None:
    found = on_red(Player(200, plan_named(plan), stop_win=50, stop_loss=100, most=40), 4000, 300, seed=5)
    assert abs(found.z(MEAN, VARIANCE)) < FAR
    assert near(float(found.per_unit), float(MEAN), found.per_unit_error(VARIANCE))
    assert found.z(MEAN + Fraction(1, 10), VARIANCE) < -FAR


# Wherever it is played.


def two_seats() -> tuple[SimulationSpec, tuple[Player, ...]]:
    seats = table("red", "even")
    return seats, (Player(100, plan_named("flat:2"), stop_loss=40), Player(80, plan_named("labouchere"), stop_win=30))


def test_one_core_and_two_come_to_the_same() -> None:
    spec, players = two_seats()
    one, two = (play_sessions(spec, players, 200_000, 100, 3, cores=cores) for cores in (1, 2))
    assert Sessions(spec, players, 200_000, 100, 3).blocks == 3
    assert [seat.part.to_json() for seat in one.seats] == [seat.part.to_json() for seat in two.seats]
    assert (one.dealt, one.to_json()) == (two.dealt, two.to_json())
    other = play_sessions(spec, players, 200_000, 100, 4, cores=2)
    assert other.seats[0].gained != one.seats[0].gained
    assert len(one.seats[0].paths) == 50
    assert len(one.seats[0].part.paths) == 1000


def test_what_was_broken_off_is_taken_up_again(tmp_path: Path) -> None:
    spec, players = two_seats()
    file = tmp_path / "kept.json"

    def first(found: SessionsSummary) -> bool:
        return found.sessions > 1

    whole = play_sessions(spec, players, 150_000, 100, 3)
    part = play_sessions(spec, players, 150_000, 100, 3, checkpoint=file, enough=first)
    assert part.sessions < whole.sessions
    counted: list[int] = []
    again = play_sessions(spec, players, 150_000, 100, 3, checkpoint=file, done=counted.append)
    assert [seat.part.to_json() for seat in again.seats] == [seat.part.to_json() for seat in whole.seats]
    assert counted[0] == part.dealt
    assert sum(counted) == whole.dealt
    others = (Player(100, plan_named("flat:2"), stop_loss=41), players[1])
    with pytest.raises(BancaError, match="holds another run"):
        play_sessions(spec, others, 150_000, 100, 3, checkpoint=file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    kept["part"]["seats"].pop()
    file.write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(BancaError, match="was changed since"):
        play_sessions(spec, players, 150_000, 100, 3, checkpoint=file)


def test_the_work_can_be_sent_elsewhere() -> None:
    job = Sessions(*two_seats(), 3000, 100, 3)
    sent = pickle.loads(pickle.dumps(job))  # noqa: S301 - our own
    assert sent.play(0).to_json() == job.play(0).to_json()
    with threads(job, 1) as workers:
        assert run(job, workers).part.to_json() == job.play(0).to_json()


def test_sessions_last_about_as_long_as_the_few_that_are_tried() -> None:
    job = Sessions(table("red"), (Player(10, plan_named("flat"), stop_win=10),), 30_000, 10**6, 1)
    dealt_ = play_sessions(job.spec, job.players, 30_000, 10**6, 1).dealt
    assert 0.5 < job.mean_rounds * job.sessions / dealt_ < 2


def test_a_long_session_is_one_block() -> None:
    job = Sessions(table("red"), (Player(10**6, plan_named("flat")),), 3, 10**7, 1)
    assert (job.per_block, job.blocks, job.points) == (1, 3, 121)


# What is refused.


@pytest.mark.parametrize(("made", "says"), [
    (lambda: Player(0, plan_named("flat")), "a bankroll of 0 units: the least stake is 1"),
    (lambda: Player(10, plan_named("flat"), least=0), "a least stake of 0 units"),
    (lambda: Player(10, plan_named("flat"), least=5, most=4), "a most stake of 4 units: 5 to 16,777,216 are possible"),
    (lambda: Player(10, plan_named("flat"), stop_loss=0), "a stop-loss of 0 units: one at least, or none"),
    (lambda: Player(10, plan_named("flat"), stop_win=-1), "a stop-win of -1 units"),
    (lambda: on_red(Player(10, plan_named("flat")), 0, 10), "0 sessions: one at least"),
    (lambda: on_red(Player(10, plan_named("flat")), 10, 0), "a session of 0 rounds: one at least"),
    (lambda: on_red(Player(1 << 24, plan_named("proportional:1/9")), 1, 1), "less than 16,777,216 can be counted"),
    (lambda: on_red(Player(1 << 62, plan_named("flat")), 1, 1), "units: less than .* can be counted"),
    (lambda: play_sessions(table("red"), (), 1, 1, 1), "0 players for 1 seats: each has its own"),
])  # fmt: skip
def test_what_cannot_be_played_says_why(made: Callable[[], object], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        made()


def test_parts_too_fine_to_be_counted_are_refused() -> None:
    fine = (Outcome("win", Fraction(1, 10**12)), Outcome("lose", Fraction(-1)))
    with pytest.raises(
        OptionError, match="in parts of 1/1000000000000, are more than can be counted: a most stake of 140"
    ):
        play_sessions(dealt(fine, [[0, 1]]), (Player(1000, plan_named("proportional:1/2")),), 1, 1, 0)
    assert play_sessions(dealt(fine, [[0, 1]]), (Player(1000, plan_named("flat:100")),), 1, 1, 0)


def test_a_bankroll_that_outgrows_counting_is_refused() -> None:
    with pytest.raises(BancaError, match="grew to 16,777,216 units, and is counted no further: set a most stake"):
        play_sessions(typed("W"), (Player(1000, plan_named("proportional:1")),), 1, 100, 0)


def test_stakes_that_are_large_are_summed_without_running_over() -> None:
    large = 1 << 24
    found = play_sessions(typed("WL"), (Player(1 << 30, plan_named(f"flat:{large}")),), 1, 3 * 10**5, 0).seats[0]
    assert found.stakes_squared == 3 * 10**5 * large**2
    assert found.staked == 3 * 10**5 * large


# What is told.


@pytest.mark.parametrize(("came_", "of", "low", "high"), [
    (0, 10, 0.0, 0.27754), (5, 10, 0.23659, 0.76341), (10, 10, 0.72246, 1.0), (1, 1000, 0.00018, 0.00564),
])  # fmt: skip
def test_the_interval_of_a_chance_is_wilsons(came_: int, of: int, low: float, high: float) -> None:
    assert np.allclose(Proportion(came_, of).interval, (low, high), atol=1e-5)


def test_the_summary_is_json_and_in_units() -> None:
    spec = SimulationSpec(Setting(option_set(game_of("fantan").edition)), (Seat.on(("nga", (1, 2, 3))),))
    found = play_sessions(spec, (Player(100, plan_named("flat:2"), stop_win=20),), 2000, 80, 9)
    plain = json.loads(json.dumps(found.to_json()))
    [seat] = plain["seats"]
    assert seat["plan"] == "flat:2"
    assert seat["sessions"] == plain["sessions"] == 2000
    assert sum(seat["ended"].values()) == 2000
    assert Fraction(seat["gained"]) * 20 == int(Fraction(seat["gained"]) * 20)  # to the last part, 19/40 of two units
    assert float(Fraction(seat["gained"])) == pytest.approx(seat["mean"] * 2000)
    assert list(seat["quantiles"]) == ["0.01", "0.05", "0.25", "0.5", "0.75", "0.95", "0.99"]
    assert seat["drawdown"]["quantiles"]["0.99"] <= 100
    first = found.seats[0]
    assert first.won == sum(n for start, _, n in first.bins("gain") if start > 0)
    assert all(
        low <= high for low, high in zip(first.bands[Fraction(1, 20)], first.bands[Fraction(19, 20)], strict=True)
    )
    assert {path[0] for path in first.paths} == {100}
