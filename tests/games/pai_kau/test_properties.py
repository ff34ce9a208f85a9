"""Whatever happens at the table: every round ends, money is conserved, the bank keeps within its capital."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banca.games import game_of, settle
from banca.games.pai_kau.arranging import Arrange, HouseWay, TurnUp
from banca.games.pai_kau.bank import Agree, AnnounceBacking, Leave, Pass
from banca.games.pai_kau.conduct import Breach, Speak, TakeAway, Touch, seen_by
from banca.games.pai_kau.dealing import DealTile, DealTiles, Expose, Stack
from banca.games.pai_kau.equipment import HOUSE, PLACES
from banca.games.pai_kau.settling import settle_bank
from banca.games.pai_kau.shaking import Count, Cut, Declare, Shake, Void
from banca.law import Refused, option_set
from banca.material.chance import Seeded
from banca.material.tiles import FACES, SET
from banca.money import Result
from banca.play.act import Act, Bet, Do, Pay, Return, Take, Withdraw
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.table import Table

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")

GAME = game_of("paikau-96-85-M")
ANY_TABLE = settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
PLAYERS = st.sampled_from(("ana", "bo", "陳", "dio", "eva", HOUSE))
BETS = st.sampled_from(("seat", "co-bet", "bank", "backing", "dragon"))
SEATS = st.integers(1, 9)
ANYWHERE = st.none() | SEATS
TILES = st.sampled_from((*FACES, "7-7"))
SOME_TILES = st.lists(TILES, min_size=1, max_size=4).map(tuple)
STAKES = st.integers(1, 2_000)
RESULTS: st.SearchStrategy[Result] = st.sampled_from(("win", "lose", "push"))


@st.composite
def tables(draw: st.DrawFn, *, sealed: bool) -> Table:
    options = {"house-backing": draw(st.sampled_from(("backs", "abstains")))}
    posted: dict[str, Any] = {}
    if draw(st.booleans()):
        posted["house-capital"] = draw(STAKES)
    if draw(st.booleans()):
        posted["arranging-seconds"] = 60
    setting = Setting(option_set(GAME.edition, options), parameters=posted)
    return Table(GAME, setting, Seeded(draw(st.integers(0, 1000))) if sealed else None)


def any_act(*, sealed: bool) -> st.SearchStrategy[Act]:
    """Anything that could be said, with sense or without; at a sealed table no tiles are typed in."""
    typed: list[st.SearchStrategy[Act]] = [
        st.builds(DealTiles, SEATS, st.permutations(SET).map(lambda tiles: tuple(tiles[:4]))),
        st.builds(DealTiles, SEATS, SOME_TILES),
        st.builds(DealTile, SEATS, TILES),
        st.builds(Shake, st.lists(st.integers(0, 6), min_size=3, max_size=5).map(tuple), st.none() | PLAYERS),
    ]
    return st.one_of(
        st.builds(Bet, PLAYERS, BETS, STAKES, place=ANYWHERE),
        st.builds(Withdraw, PLAYERS, BETS, stake=st.none() | STAKES, place=ANYWHERE),
        st.builds(Pass, PLAYERS, SEATS),
        st.builds(Agree, PLAYERS, SEATS),
        st.builds(Cut, PLAYERS, SEATS, st.integers(1, 2)),
        st.builds(Declare, PLAYERS, st.sampled_from(("from-the-head", "from-the-tail", "upwards"))),
        st.builds(Void, st.sampled_from(("cocked", "stacked", "out-of-cup", "red"))),
        st.builds(Count, st.integers(0, 25), st.none() | PLAYERS),
        st.builds(Stack, SEATS),
        st.builds(Expose, SEATS, st.none() | TILES, st.none() | st.integers(1, 5)),
        st.builds(Arrange, PLAYERS, SEATS, SOME_TILES, st.none() | SOME_TILES),
        st.builds(HouseWay, SEATS),
        st.builds(TurnUp, SEATS, st.none() | PLAYERS),
        *(st.builds(kind, PLAYERS, SEATS) for kind in (TakeAway, Touch, Speak)),
        st.builds(Breach, PLAYERS, st.sampled_from(("speak", "touch", "sang"))),
        st.builds(Leave, PLAYERS, ANYWHERE),
        st.builds(AnnounceBacking, PLAYERS, SEATS),
        *(st.builds(kind, PLAYERS, BETS, place=ANYWHERE) for kind in (Take, Pay, Return)),
        st.sampled_from([Do(step) for step in sorted(GAME.steps)]),
        *([] if sealed else typed),
    )


def staked(data: st.DataObject, table: Table) -> None:
    """A bank, and stakes on some of the other seats."""
    banker, *others = data.draw(st.permutations(PLACES))
    offered(table, Bet("bia", "bank", data.draw(STAKES), place=banker))
    for place in others[: data.draw(st.integers(1, 7))]:
        offered(table, Bet(f"p{place}", data.draw(st.sampled_from(("seat", "seat", "backing"))), 100, place=place))
        for name in data.draw(st.lists(st.sampled_from(("ana", "bo", "dio")), max_size=2)):
            offered(table, Bet(name, "co-bet", data.draw(STAKES), place=place))


def offered(table: Table, act: Act) -> None:
    """An act is done, or refused with a norm of the edition and nothing changed."""
    before, caught = table.state, None
    try:
        table.do(act)
    except Refused as refused:
        caught = refused
    if caught:
        assert table.state is before
        assert caught.refusal.clause is None or caught.refusal.clause in GAME.edition.clauses
        assert "\n" not in str(caught)


def going_on(data: st.DataObject, table: Table) -> Act | None:
    turn = table.turn
    if isinstance(turn, Chance):
        return data.draw(st.sampled_from(list(turn.weights))) if table.source is None else None
    if isinstance(turn, Decision):
        return data.draw(st.sampled_from(turn.choices))
    return prescribed(turn)


def go_on(data: st.DataObject, table: Table) -> None:
    act = going_on(data, table)
    table.do(act) if act else table.advance()


def plays(data: st.DataObject, table: Table, acts: int) -> None:
    """Things are said between what goes on; then the round ends, and soon."""
    staked(data, table)
    for _ in range(acts):
        if table.is_over:
            return
        if isinstance(table.turn, Betting) or data.draw(st.integers(0, 3)) == 0:
            offered(table, data.draw(any_act(sealed=table.source is not None)))
        else:
            go_on(data, table)
    for _ in range(200):
        if table.is_over:
            return
        go_on(data, table)
    raise AssertionError("the round does not end")


def kept_within(state: Any) -> None:
    """What is lost is won but for what the house keeps, nobody loses more than he staked, nor the bank its capital."""
    settlement = GAME.settle(state)
    house = settlement.house
    assert sum(settlement.players.values()) + house["net"] == 0
    assert house["taken"] == house["prizes"]
    assert house["net"] == house["commission"] + house["breakage"] >= 0
    assert len(settlement.lines) == len(state.stakes)
    assert {(line.position, line.stake) for line in settlement.lines} == {(s.position, s.amount) for s in state.stakes}
    for line in settlement.lines:
        assert -line.stake <= line.net <= line.stake
        assert 0 <= line.returned <= line.stake
        assert min(line.prize, line.commission, line.breakage) >= 0
        assert (line.result == "win") == (line.prize > 0)
        assert line.position.player != HOUSE or line.commission == 0
    result = GAME.result(state) or {}
    if "bank" in result:
        bank = result["bank"]
        assert abs(bank["net"]) <= bank["capital"]
        assert bank["house"] == house["net"] + settlement.players.get(HOUSE, 0)
        on_seats = [line for line in settlement.lines if line.position.bet in ("seat", "co-bet")]
        assert bank["net"] == sum(line.stake - line.returned - line.prize for line in on_seats)


@ANY_TABLE
@given(st.data())
@proves("art4.2", "art4.5")
def test_4_5_whatever_is_played_and_however_it_is_typed_money_is_kept_within_bounds(data: st.DataObject) -> None:
    table = data.draw(tables(sealed=False))
    plays(data, table, data.draw(st.integers(0, 40)))
    kept_within(table.state)
    written = json.loads(json.dumps(table.records[-1]))
    replayed = settle(written)
    assert replayed.settlement == GAME.settle(table.state)
    assert GAME.result(replayed.state) == GAME.result(table.state)


@ANY_TABLE
@given(st.data())
def test_sealed_rounds_follow_one_another_and_replay(data: st.DataObject) -> None:
    table = data.draw(tables(sealed=True))
    for _ in range(2):
        plays(data, table, data.draw(st.integers(0, 12)))
        kept_within(table.state)
        settle(json.loads(json.dumps(table.records[-1])))
        table.open_round()


@ANY_TABLE
@given(st.data())
@proves("art7.5")
def test_7_5_no_player_ever_sees_a_tile_that_is_not_his_to_see(data: st.DataObject) -> None:
    table = data.draw(tables(sealed=False))
    staked(data, table)
    for _ in range(80):
        if table.is_over:
            return
        state: Any = table.state
        for player in ("ana", "bia", "zoe"):
            for place in map(int, seen_by(state, player)["tiles"]):
                mine = place == state.bank_place if player == "bia" else bool(state.on(place))
                assert place in state.deal.turned or state.exposed_of(place) or mine
                assert player != "zoe" or place in state.deal.turned or state.exposed_of(place)
        go_on(data, table)


SUMS = st.integers(1, 900)


@given(st.lists(st.tuples(SUMS, RESULTS), max_size=12), st.lists(SUMS, min_size=1, max_size=6))
def test_the_bank_over_plain_numbers_keeps_within_its_capital(stakes: list[Any], capitals: list[int]) -> None:
    found = settle_bank(stakes, capitals)
    running = 0
    for (stake, result), covered in zip(stakes, found.covered, strict=True):
        assert 0 <= covered <= stake
        running += {"lose": covered, "win": -covered, "push": 0}[result]
        assert abs(running) <= sum(capitals)
        assert covered == stake or result == "push" or abs(running) == sum(capitals)
    assert running == found.net == sum(found.shares)
    assert all(abs(share) <= capital for share, capital in zip(found.shares, capitals, strict=True))
    exact = [abs(found.net) * capital for capital in capitals]
    assert all(abs(s) * sum(capitals) - e + sum(capitals) >= 0 for s, e in zip(found.shares, exact, strict=True))
