"""A fast walk over rounds and a slow, plain one give the same results."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from banca.simulate.kernel import Outcome
from banca.simulate.plans import Plan, plan_named
from banca.simulate.sessions import Player, Sessions, play_sessions
from banca.simulate.sessions.summary import SeatSummary
from tests.simulate.dealt import Slow, dealt, typed

ENDS = (
    Outcome("lose", Fraction(-1)),
    Outcome("win", Fraction(1)),
    Outcome("win", Fraction(19, 20)),
    Outcome("push", Fraction(0)),
    None,
    Outcome("lose", Fraction(-1, 2)),
    Outcome("win", Fraction(2), Fraction(2)),
    Outcome("lose", Fraction(-2), Fraction(2)),
    Outcome("lose", Fraction(0), Fraction(3, 2)),
)
WEIGHTS = np.array((40, 30, 6, 8, 6, 4, 4, 5, 2)) / 105
PLAYERS = [
    Player(60, plan_named("flat:3"), stop_loss=20, stop_win=25),
    Player(50, plan_named("flat:20"), least=2),
    Player(400, plan_named("proportional:1/7"), stop_win=300),
    Player(90, plan_named("proportional:1/3"), least=4, most=30),
    Player(80, plan_named("martingale"), most=50, stop_win=20),
    Player(300, plan_named("grand-martingale:4"), stop_loss=250),
    Player(100, plan_named("dalembert")),
    Player(100, plan_named("reverse-dalembert:levels=9,base=2"), least=3),
    Player(250, plan_named("fibonacci:9"), stop_loss=100),
    Player(200, plan_named("labouchere"), stop_win=60, most=40),
    Player(200, plan_named("reverse-labouchere:1-2-3"), stop_win=400, least=2),
    Player(150, plan_named("oscars-grind:2"), stop_loss=120),
    Player(120, plan_named("paroli:4")),
    Player(120, plan_named("1-3-2-6:2")),
    Player(50, Plan((1, 5), (1, 0), (1, 1), (1, 0))),
]


def at_random(seed: int) -> list[int]:
    found: list[int] = np.random.default_rng(seed).choice(len(ENDS), 9973, p=WEIGHTS).tolist()
    return found


def slowly(
    players: tuple[Player, ...], rows: list[list[int]], sessions: int, rounds: int
) -> tuple[list[list[Slow]], int]:
    """What `play_sessions` does, written plainly."""
    at, found = 0, []
    for _ in range(sessions):
        sat = [Slow(player) for player in players]
        begins = at
        for n, slow in enumerate(sat):
            slow.path = [slow.bankroll]
            place = begins
            while slow.stops is None and place - begins < rounds:
                end = ENDS[rows[n][place % len(rows[n])]]
                place += 1
                if end is not None:
                    slow.stakes.append((slow.after(end), end))
                slow.path.append(slow.bankroll)
            at = max(at, place)
        found.append(sat)
    return found, at


def check(found: SeatSummary, sat: list[Slow]) -> None:
    def bins(of: Callable[[Slow], Fraction | int]) -> dict[Fraction, int]:
        return {Fraction(value): n for value, n in sorted(Counter(map(of, sat)).items())}

    def histogram(name: str) -> dict[Fraction, int]:
        return {start: n for start, _, n in found.bins(name)}

    assert histogram("gain") == bins(lambda slow: slow.bankroll - slow.player.bankroll)
    assert histogram("drawdown") == bins(lambda slow: slow.fallen)
    assert histogram("highest") == bins(lambda slow: max(slow.path))
    assert histogram("rounds") == bins(lambda slow: len(slow.path) - 1)
    assert found.ended == {how: sum((slow.stops or "rounds") == how for slow in sat) for how in found.ended}
    stakes = [each for slow in sat for each in slow.stakes]
    assert found.decided == len(stakes)
    assert found.staked == sum(stake for stake, _ in stakes)
    assert found.stakes_squared == sum(stake**2 for stake, _ in stakes)
    assert found.all_staked == sum(stake * end.staked for stake, end in stakes)
    assert found.gained == sum(stake * end.gain for stake, end in stakes)
    assert found.below_zero == sum(slow.bankroll < 0 for slow in sat)
    assert sum(histogram("ruin").values()) == found.ended["ruin"]
    for path, slow in zip(found.paths, sat, strict=False):
        points = [*slow.path, *[slow.bankroll] * found.points[-1]]
        assert path == [points[n] for n in found.points]


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: str(player.plan.name))
@pytest.mark.parametrize("rounds", [7, 400])
def test_a_fast_walk_and_a_slow_one_come_to_the_same(player: Player, rounds: int) -> None:
    rows = [at_random(rounds)]
    sessions = 12_000 // rounds
    found = play_sessions(dealt(ENDS, rows), (player,), sessions, rounds, 0)
    job = Sessions(dealt(ENDS, rows), (player,), sessions, rounds, 0)
    per_block = job.per_block  # each block begins with the first round that was typed in
    sat, dealt_ = [], 0
    for start in range(0, sessions, per_block):
        part, at = slowly((player,), rows, min(per_block, sessions - start), rounds)
        sat += [each for [each] in part]
        dealt_ += at
    assert found.dealt == dealt_
    check(found.seats[0], sat)


def test_several_seats_sit_until_the_last_has_stopped() -> None:
    players = (PLAYERS[0], PLAYERS[9], PLAYERS[4])
    rows = [at_random(n) for n in range(3)]
    spec = dealt(ENDS, rows)
    job = Sessions(spec, players, 40, 200, 0)
    found = job.summary(job.play(0))
    sat, at = slowly(players, rows, min(job.per_block, 40), 200)
    assert found.dealt == at
    for n, seat in enumerate(found.seats):
        check(seat, [each[n] for each in sat])


def test_a_negative_bankroll_is_ruin_and_reported() -> None:
    doubled = (Outcome("lose", Fraction(-2), Fraction(2)),)
    found = play_sessions(dealt(doubled, [[0]]), (Player(3, plan_named("flat:2")),), 5, 10, 0).seats[0]
    assert found.adds
    assert (found.below_zero, found.ended["ruin"]) == (5, 5)
    assert found.quantiles[Fraction(1, 2)] == -4
    assert found.staked == 10
    assert found.all_staked == 20
    assert not play_sessions(typed("L"), (Player(3, plan_named("flat:2")),), 5, 10, 0).seats[0].adds


def test_the_first_that_applies_ends_a_session() -> None:
    """Ruin before a stop, a stop before the end of the rounds."""

    def how(results: str, player: Player, rounds: int) -> str:
        [found] = [
            name for name, n in play_sessions(typed(results), (player,), 1, rounds, 0).seats[0].ended.items() if n
        ]
        return found

    flat = plan_named("flat")
    assert how("L", Player(3, flat, stop_loss=3), 3) == "ruin"
    assert how("L", Player(4, flat, stop_loss=3), 3) == "stop-loss"
    assert how("W", Player(4, flat, stop_win=3), 3) == "stop-win"
    assert how("WLL", Player(4, flat, stop_win=3), 3) == "rounds"
    assert how("L", Player(5, plan_named("flat:2"), least=2), 9) == "ruin"  # one unit is left, two are the least
