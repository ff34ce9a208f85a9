"""What a bet costs does not grow with the number of bets: counted in calls, not in seconds, in every game.

What is done in a round of many bets is counted, each call of a function and each step of a loop that calls one. Ten
times the bets may be ten times the calls, and a little for the depth of what holds them.
"""

import sys
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from types import FrameType
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.law import EDITIONS, option_set
from banca.play.act import Bet, Pay, Return, Take, Withdraw
from banca.play.record import prescribed, write
from banca.play.setting import Setting
from bench.many_bets import made, played, short

BOUNDED = {"stud-poker-61-2004": 14}  # art. 2(1): seven boxes, with an ante and a raise in each
SLUGS = sorted({*EDITIONS} - {*BOUNDED})
DEPTH = 1.3  # how much more a bet may cost among ten times as many


def calls(work: Callable[[], Any]) -> int:
    """How many functions are called by it, those of Python and those written in C."""
    found = 0

    def note(_: FrameType, event: str, __: Any) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def assert_linear(costs: Mapping[int, int]) -> None:
    """Between two numbers of bets, what each one more costs stays what it was between the two before."""
    (least, fewest), *more = sorted(costs.items())
    slopes = []
    for number, cost in more:
        slopes.append((cost - fewest) / (number - least))
        least, fewest = number, cost
    assert all(after <= DEPTH * before for before, after in pairwise(slopes)), slopes


@pytest.mark.parametrize("slug", SLUGS)
def test_a_short_record_of_many_bets_is_settled_at_a_cost_that_grows_with_their_number(slug: str) -> None:
    costs = {}
    for number in (100, 1_000, 10_000):
        record = played(slug, number).records[-1]
        assert made(record) >= number
        costs[number] = calls(partial(settle, short(record)))
    assert_linear(costs)


@pytest.mark.parametrize("slug", SLUGS)
def test_so_are_a_live_table_and_a_full_record(slug: str) -> None:
    live, full = {}, {}
    for number in (40, 200, 1_000):
        live[number] = calls(partial(played, slug, number))
        full[number] = calls(partial(settle, played(slug, number).records[-1]))
    assert_linear(live)
    assert_linear(full)


@pytest.mark.parametrize("slug", BOUNDED)
def test_where_the_law_bounds_the_bets_no_more_lie_there(slug: str) -> None:
    assert {made(played(slug, number).records[-1]) for number in (100, 1_000)} == {BOUNDED[slug]}


def test_where_a_player_is_paid_at_once_the_order_costs_no_more() -> None:
    costs = {}
    for number in (100, 500, 2_500):
        record = played("roulette-60-2004", number, {"payment-mode": "per-player"}).records[-1]
        costs[number] = calls(partial(settle, record))
    assert_linear(costs)


@pytest.mark.parametrize("slug", ["roulette-60-2004", "craps-53-2010", "baccarat-55-2004"])
def test_losing_stakes_may_be_taken_in_any_order_at_the_same_cost(slug: str) -> None:
    """From the last to the first, which is lawful, though prescribed the other way round."""
    costs = {}
    for number in (100, 500, 2_500):
        record = dict(played(slug, number).records[-1])
        acts = record["acts"]
        taken = [n for n, act in enumerate(acts) if act["act"] == Take.word]
        assert len(taken) > number / 10
        for before, after in zip(taken[: len(taken) // 2], reversed(taken), strict=False):
            acts[before], acts[after] = acts[after], acts[before]
        found = {key: record[key] for key in ("banca", "edition", "preset", "options", "table", "acts")}
        costs[number] = calls(partial(settle, found))
    assert_linear(costs)


@pytest.mark.parametrize("slug", ["fantan-58-2004", "craps-53-2010", "baccarat-55-2004", "blackjack-56-2004"])
def test_chips_put_on_one_bet_again_and_again_and_taken_back_cost_no_more(slug: str) -> None:
    game = game_of(slug)
    setting = Setting(option_set(game.edition), memory=game.memory.unsaid if game.memory else None)
    bet, chosen = game.positions(setting)[0]
    place = 1 if slug.startswith("blackjack") else None

    def work(number: int) -> None:
        state = game.opening(setting)
        while game.refusal(state, Bet("ana", bet, 1, chosen, place=place)):
            step: Any = prescribed(game.turn(state))
            state = game.after(state, step)
        for _ in range(number):
            state = game.after(state, Bet("ana", bet, 1, chosen, place=place))
        assert [stake.amount for stake in state.stakes] == [number]
        for _ in range(number):
            state = game.after(state, Withdraw("ana", bet, chosen, 1, place=place))
        assert state.stakes == ()

    assert_linear({number: calls(partial(work, number)) for number in (100, 500, 2_500)})


def test_stakes_that_stand_after_a_tie_are_carried_on_at_the_same_cost() -> None:
    """Of a deciding round at baccarat, which finds as many stakes as bettors."""
    costs = {}
    for number in (100, 500, 2_500):
        carried = [{"player": f"p{n}", "bet": "player", "stake": 100} for n in range(number)]
        cards = [{"act": "card", "card": card} for card in ("9h", "2d", "Kc", "3s", "8d", "Th")]
        record = {
            "banca": 1,
            "edition": "baccarat-55-2004",
            "options": {"after-tie": "keep"},
            "table": {"shoe": {"carried": carried}},
            "acts": [{"act": "no-more-bets"}, *cards[:4]],
        }
        costs[number] = calls(partial(settle, record))
    assert_linear(costs)


def test_a_record_of_payments_in_an_order_of_ones_own_replays_to_the_same_settlement() -> None:
    """Whatever is lawful stays lawful: what was taken last first has its line all the same."""
    game = game_of("cussec-57-2004")
    state: Any = game.opening(Setting(option_set(game.edition)))
    acts = []

    def do(act: Any) -> None:
        nonlocal state
        acts.append(act)
        state = game.after(state, act)

    while game.refusal(state, Bet("ana", "small", 100)):
        do(prescribed(game.turn(state)))
    for player in ("ana", "bo", "cy"):
        for bet in ("small", "big", "odd"):
            do(Bet(player, bet, 100))
    while not state.due or game.refusal(state, Take("cy", "big")):
        turn: Any = game.turn(state)
        do(prescribed(turn) or next(iter(turn.weights)))
    for act in (Take, Pay, Return):
        for position in [p for p in reversed([*state.due]) if state.due.payment(p) is act]:
            assert position in state.due
            do(act(position.player, position.bet))
            assert position not in state.due
    while not game.is_over(state):
        do(prescribed(game.turn(state)))
    record = write(game, state, tuple(acts))
    assert settle(record).settlement.to_json() == record["settlement"]
