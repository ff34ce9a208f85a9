"""Betting plans: the stakes after wins and losses, and the names of plans."""

from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from banca.law import BancaError, OptionError
from banca.simulate.plans import PLANS, AnyPlan, Plan, Share, plan_named
from banca.simulate.sessions import Player, play_sessions
from tests.simulate.dealt import DRAW, TYPED, Slow, typed


def laid(plan: AnyPlan, results: str, bankroll: int = 1000, least: int = 1, most: int | None = None) -> list[int]:
    """The stakes, one after another: what was staked in sessions of one round, of two, and so on."""
    player = Player(bankroll, plan, least=least, most=most)
    lengths = range(1, len(results) + 1)
    sums = [0, *(play_sessions(typed(results), (player,), 1, rounds, 0).seats[0].staked for rounds in lengths)]
    return [after - before for before, after in pairwise(sums)]


@pytest.mark.parametrize(("name", "results", "stakes"), [
    ("flat", "LWDL", [1, 1, 1, 1]),
    ("flat:5", "LWD", [5, 5, 5]),
    ("proportional:1/10", "LLW", [100, 90, 81]),
    ("proportional:25%", "WL", [250, 312]),
    ("proportional:0.001", "LLLL", [1, 1, 1, 1]),
    ("martingale", "LLLWL", [1, 2, 4, 8, 1]),
    ("martingale:2", "LLLL", [1, 2, 4, 1]),
    ("martingale:doublings=2,base=5", "LDLWL", [5, 10, 10, 20, 5]),
    ("martingale:0", "LL", [1, 1]),
    ("grand-martingale:3", "LLLLL", [1, 3, 7, 15, 1]),
    ("grand-martingale:base=2", "LLW", [2, 6, 14]),
    ("dalembert", "LLLWWWWL", [1, 2, 3, 4, 3, 2, 1, 1]),
    ("dalembert:levels=2,base=3", "LLLW", [3, 6, 6, 6]),
    ("reverse-dalembert", "WWLLL", [1, 2, 3, 2, 1]),
    ("fibonacci", "LLLLLWLWWWW", [1, 1, 2, 3, 5, 8, 3, 5, 2, 1, 1]),
    ("fibonacci:steps=4", "LLLLLL", [1, 1, 2, 3, 3, 3]),
    ("fibonacci:1", "LW", [1, 1]),
    ("labouchere", "WWW", [5, 5, 5]),
    ("labouchere", "LLWDWWW", [5, 6, 7, 7, 7, 7, 5]),
    ("labouchere:3", "LWWL", [3, 6, 3, 3]),
    ("labouchere:line=1-2,base=10", "LWL", [30, 40, 20]),
    ("reverse-labouchere:1-2-3", "WWLLLL", [4, 5, 6, 6, 3, 4]),
    ("oscars-grind", "LLWWWL", [1, 1, 1, 2, 1, 1]),
    ("oscars-grind:2", "LLWWDWL", [2, 2, 2, 4, 2, 2, 2]),
    ("paroli", "WWWWL", [1, 2, 4, 1, 2]),
    ("paroli:2", "WWWLW", [1, 2, 1, 2, 1]),
    ("1-3-2-6", "WWWWWLW", [1, 3, 2, 6, 1, 3, 1]),
    ("1-3-2-6:10", "WWLW", [10, 30, 20, 10]),
])  # fmt: skip
def test_what_is_staked_after_what(name: str, results: str, stakes: list[int]) -> None:
    assert laid(plan_named(name), results) == stakes


def test_the_table_takes_no_less_than_its_least_and_no_more_than_its_most() -> None:
    martingale = plan_named("martingale:4")
    assert laid(martingale, "LLLLLL", least=3, most=6) == [3, 3, 4, 6, 6, 3]
    assert laid(plan_named("proportional:1/2"), "LLL", bankroll=40, least=5, most=12) == [12, 12, 8]
    assert laid(plan_named("labouchere:2-9"), "LLL", most=7) == [7, 7, 7]
    assert laid(plan_named("oscars-grind:2"), "LW", least=3) == [3, 3]


def test_never_more_is_staked_than_is_left() -> None:
    assert laid(plan_named("martingale"), "LLLWL", bankroll=10) == [1, 2, 4, 3, 1]
    assert laid(plan_named("labouchere:4-4"), "LLW", bankroll=12) == [8, 4, 0]


def test_a_lost_stake_that_was_cut_is_written_down_as_it_was_laid() -> None:
    assert laid(plan_named("labouchere:2-9"), "LW", most=7) == [7, 7]
    assert laid(plan_named("labouchere:1-1"), "LLW", bankroll=100, most=2) == [2, 2, 2]


def test_each_plan_says_its_name_so_that_it_can_be_named_again() -> None:
    for name in PLANS:
        plan = plan_named("proportional:1/7" if name == "proportional" else name)
        assert plan.name.startswith(name)
        assert plan_named(plan.name) == plan


def test_a_line_moves_through_its_room_and_begins_again_at_its_front() -> None:
    """As many numbers are written as crossed out, and some stakes are cut to the most."""
    results = "LLW" * 60 + "LWLLLWWDLL"
    rounds, most, bankroll = 250_000, 7, 10**6
    player = Player(bankroll, plan_named("labouchere:1-2-3-4"), most=most)
    found = play_sessions(typed(results), (player,), 1, rounds, 0).seats[0]
    slow, staked = Slow(player), 0
    for n in range(rounds):
        staked += slow.after(TYPED[results[n % len(results)]] or DRAW)
    assert slow.stops is None
    assert (found.staked, found.gained) == (staked, slow.bankroll - bankroll)


def test_a_line_that_grows_without_end_is_refused() -> None:
    player = Player(10**6, plan_named("labouchere"), most=3)
    with pytest.raises(BancaError, match="labouchere:1-2-3-4: a line grew to 65,536 numbers, and no further"):
        play_sessions(typed("L"), (player,), 1, 100_000, 0)


@pytest.mark.parametrize(("text", "says"), [
    ("martingail", "no betting plan 'martingail': there are flat, proportional, .* did you mean martingale"),
    ("", "no betting plan ''"),
    ("martingale:x", "doublings of a betting plan is a whole number from 0 to 10,000, not 'x'"),
    ("martingale:steps=3", "martingale has no 'steps': it has doublings and base"),
    ("martingale:25", "a stake of 33,554,432 units: one to 16,777,216 can be counted"),
    ("martingale:doublings=10000", "a stake of 33,554,432 units"),
    ("fibonacci:10000", "can be counted"),
    ("flat:0", "stake of a betting plan is a whole number from 1"),
    ("flat:-1", "stake of a betting plan is a whole number"),
    ("flat:²", "stake of a betting plan is a whole number"),
    ("proportional", "proportional needs its share: proportional:1/50"),
    ("proportional:x", "share 'x' of the bankroll is not a number: 1/50, 0.02 and 2% are"),
    ("proportional:1/0", "is not a number"),
    ("proportional:2", "a share of 2 of the bankroll cannot be staked: more than 0, at most 1"),
    ("proportional:0", "a share of 0"),
    ("labouchere:1--2", "line of a betting plan is a whole number"),
    ("labouchere:" + "-".join(["1"] * 101), "a line of 101 numbers: one to 100"),
    ("labouchere:line=9000000,base=9", "a stake of 81,000,000 units"),
    ("nowhere.yaml", "nowhere.yaml cannot be read: No such file"),
])  # fmt: skip
def test_what_no_plan_is_says_what_is_allowed(text: str, says: str) -> None:
    with pytest.raises(OptionError, match=says) as caught:
        plan_named(text)
    assert "\n" not in str(caught.value)


def test_steps_go_to_steps() -> None:
    with pytest.raises(OptionError, match="from each of its steps to one of its steps"):
        Plan((1, 2), (0, 2), (0, 0))
    with pytest.raises(OptionError, match="from each of its steps"):
        Plan((1, 2), (0,), (0, 0))
    with pytest.raises(OptionError, match="0 steps: one to 10,000"):
        Plan((), (), ())
    assert Share(Fraction(1, 3)).name == "proportional:1/3"


def test_a_plan_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        "name: up and away\n"
        "steps:\n"
        "  calm: {stake: 1, on win: calm, on lose: 2}\n"
        "  2: {stake: 3, on win: calm, on lose: wild}\n"
        "  wild: {stake: 9, on win: calm, on lose: wild, on draw: calm}\n",
        encoding="utf-8",
    )
    plan = plan_named(str(file))
    assert plan.name == "up and away"
    assert laid(plan, "LDLLDLLWL") == [1, 3, 3, 9, 9, 1, 3, 9, 1]
    file.write_text("steps: {one: {stake: 2, on win: one, on lose: one}}", encoding="utf-8")
    assert plan_named(str(file)) == Plan((2,), (0,), (0,), (0,), "mine")


@pytest.mark.parametrize(("text", "says"), [
    ("steps: {a: {stake: 1, on win: b, on lose: a}}", "step a goes on win to 'b': there are a"),
    ("steps: {a: {stake: 1, on win: a}}", "step a says stake, on win, on lose and, if it is another step, on draw"),
    ("steps: {a: {stake: 1, on win: a, on lose: a, on tie: a}}", "step a says"),
    ("steps: {a: {stake: 1.5, on win: a, on lose: a}}", "the stake of step a is a whole number from 1"),
    ("steps: {a: {stake: 0, on win: a, on lose: a}}", "the stake of step a"),
    ("steps: {a: {stake: true, on win: a, on lose: a}}", "the stake of step a"),
    ("steps: {}", "a betting plan says steps"),
    ("- 1", "a betting plan says steps"),
    ("stakes: [1]\nsteps: {a: {stake: 1, on win: a, on lose: a}}", "a betting plan says steps"),
    ("steps: {a: {stake: 1\non win", "mine.yaml:2: this is no YAML"),
])  # fmt: skip
def test_a_file_that_holds_no_plan(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OptionError, match=says):
        plan_named(str(file))
