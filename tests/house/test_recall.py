"""Any round is recalled as it was (R21), also after migrations; rounds are found by player, irregularity and clause."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from banca.games import game_of
from banca.house import schema
from banca.house.database import Database
from banca.house.errors import HouseError
from banca.house.house import House, initialise
from banca.house.migrations import migrate, revisions
from banca.house.recall import Page, Place, Wanted, history, page_of_history, recall
from banca.house.roles import Person, Role
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, CorrectRound, PlaceAct, ReverseActs
from banca.law import EDITIONS
from tests.battery.test_any_table import PLAYERS, Whim
from tests.house.ground import START, SettableClock
from tests.house.playing import CHIPS, buy_chips, open_table, play_everything, play_rounds
from tests.house.test_pools import STRAIGHT_FLUSH, bet, deal, finish, opened

PIT = Person("pit", frozenset(Role))
BETS: list[dict[str, Any]] = [
    {"act": "bet", "player": "ana", "bet": "red", "stake": 1000},
    {"act": "bet", "player": "bo", "bet": "black", "stake": 1000},
]


def typed_round(house: House, number: int, *, taken_back: bool = False) -> None:
    for act in BETS:
        assert house.do(PIT, PlaceAct("t", act)).accepted
    closed = house.do(PIT, Advance("t", close=True)).body["number"]
    house.do(PIT, PlaceAct("t", {"act": "number", "number": number}))
    if taken_back:
        assert house.do(PIT, ReverseActs("t", closed + 1)).accepted
        house.do(PIT, PlaceAct("t", {"act": "number", "number": number}))
    assert "round" in house.do(PIT, Advance("t")).body


def test_a_round_tells_everything_about_itself(house: House, clock: SettableClock) -> None:
    buy_chips(house)
    open_table(house, "t", "roulette-60-2004", dealer="croupier")
    clock.advance(60)
    typed_round(house, 7)
    with house.database.read() as connection:
        found = recall(connection, "t", 1)
    assert (found.opened_at, found.ended_at) == (START, START + 60 * 10**6)
    assert found.edition == "roulette-60-2004"
    assert set(found.options) == set(game_of("roulette-60-2004").edition.options)
    assert [step.act for step in found.steps] == found.record["acts"]
    assert {step.person for step in found.steps} == {"pit"}
    assert all(step.clauses for step in found.steps)
    entries = [step.entry for step in found.steps]
    assert entries == sorted(entries)
    assert found.balances["ana"] == {"staked": 1000, "before": CHIPS - 1000, "after": CHIPS + 1000}
    assert found.balances["bo"] == {"staked": 1000, "before": CHIPS - 1000, "after": CHIPS - 1000}
    shown = [step.result for step in found.steps if step.result]
    assert shown[-1] == found.result
    assert found.result["number"] == 7
    assert found.settlement["players"] == {"ana": 1000, "bo": -1000}
    assert json.loads(json.dumps(found.to_json()))["steps"][0]["act"] == BETS[0]


def test_what_was_taken_back_and_corrected_is_told(house: House) -> None:
    buy_chips(house)
    open_table(house, "t", "roulette-60-2004", dealer="croupier")
    for act in BETS:
        house.do(PIT, PlaceAct("t", act))
    wrong = house.do(PIT, Advance("t", close=True)).body["number"]
    house.do(PIT, PlaceAct("t", {"act": "number", "number": 8}))
    assert house.do(PIT, ReverseActs("t", wrong + 1)).accepted
    house.do(PIT, PlaceAct("t", {"act": "number", "number": 5}))
    house.do(PIT, Advance("t"))
    right = [*BETS, {"act": "number", "number": 2}]
    assert house.do(PIT, CorrectRound("t", 1, right, "misread")).accepted
    typed_round(house, 3)
    with house.database.read() as connection:
        found, later = recall(connection, "t", 1), recall(connection, "t", 2)
        odd = history(connection, Wanted(irregular=True))
    assert [each.acts for each in found.taken_back] == [({"act": "number", "number": 8},)]
    assert [step.act for step in found.steps] == found.record["acts"]
    assert found.corrections[0]["why"] == "misread"
    assert (later.taken_back, later.corrections) == ((), ())
    assert [(each.table, each.round, each.irregular) for each in odd] == [("t", 1, ("taken-back", "corrected"))]


def test_rounds_are_found_page_by_page_by_what_makes_them_irregular(house: House, clock: SettableClock) -> None:
    buy_chips(house)
    for table in ("t", "u"):
        open_table(house, table, "roulette-60-2004", dealer="croupier")
    open_table(house, "v", "cussec-57-2004")
    for number in range(3):
        clock.advance(60)
        typed_round(house, number, taken_back=number != 1)
        play_rounds(house, Whim(f"page {number}"), "v", 1)

    def page(wanted: Wanted, after: Place | None = None, most: int = 50, reads: int | None = None) -> Page:
        with house.database.read() as connection:
            return page_of_history(connection, wanted, after, most, reads)

    def places(found: Page) -> list[tuple[str, int]]:
        return [(each.table, each.round) for each in found.rounds]

    assert places(page(Wanted(irregularity="taken-back"))) == [("t", 3), ("t", 1)]
    assert places(page(Wanted(irregularity="corrected"))) == []
    assert places(page(Wanted(edition="cussec-57-2004"))) == [("v", 3), ("v", 2), ("v", 1)]
    assert [each.irregular for each in page(Wanted(table="t", marked=True)).rounds] == [
        ("taken-back",),
        (),
        ("taken-back",),
    ]
    first = page(Wanted(irregular=True), most=1)
    second = page(Wanted(irregular=True), first.next, most=1)
    assert (places(first), places(second)) == ([("t", 3)], [("t", 1)])
    looked = page(Wanted(irregularity="taken-back"), reads=3)  # of so many rounds only
    assert looked.next is not None
    assert places(looked) + places(page(Wanted(irregularity="taken-back"), looked.next)) == [("t", 3), ("t", 1)]


def test_a_search_reads_no_more_rounds_than_it_may(house: House, clock: SettableClock) -> None:
    buy_chips(house)
    open_table(house, "t", "roulette-60-2004", dealer="croupier")
    for number in range(4):
        clock.advance(60)
        typed_round(house, number)
    with house.database.read() as connection:
        for wanted in (Wanted(act="void"), Wanted(edition="cussec-57-2004"), Wanted(act="bet", edition="none")):
            looked = page_of_history(connection, wanted, reads=3)
            assert (looked.rounds, looked.next and looked.next.round) == ([], 2)
            assert page_of_history(connection, wanted, looked.next, reads=3) == Page([], None)


def test_the_jackpot_before_and_after_is_told(house: House) -> None:
    opened(house, "p1")
    bet(house, "p1", "ana", 1)
    deal(house, "p1", (1, STRAIGHT_FLUSH))
    finish(house, "p1")
    with house.database.read() as connection:
        found = recall(connection, "p1", 1)
    assert found.jackpot is not None
    before, after = found.jackpot
    assert after["paid"] > before["paid"]


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_round_of_every_game_is_recalled(house: House, slug: str) -> None:
    play_everything(house, [slug], said=60)
    with house.database.read() as connection:
        rows = connection.execute(select(schema.round_.c.table_id, schema.round_.c.round)).all()
        assert rows
        for table, number in rows:
            found = recall(connection, table, number)
            assert [step.act for step in found.steps] == found.record["acts"]
            assert found.settlement == found.replay.settlement.to_json()


def test_rounds_are_found(house: House, clock: SettableClock) -> None:
    buy_chips(house)
    open_table(house, "t", "roulette-60-2004", dealer="croupier")
    typed_round(house, 7)
    clock.advance(3600)
    house.do(PIT, PlaceAct("t", {**BETS[0], "player": PLAYERS[2]}))
    house.do(PIT, Advance("t", close=True))
    assert house.do(PIT, PlaceAct("t", {"act": "void", "why": "object"})).accepted
    house.do(PIT, Advance("t", close=True))
    house.do(PIT, PlaceAct("t", {"act": "number", "number": 7}))
    assert "round" in house.do(PIT, Advance("t")).body
    open_table(house, "t2", "cussec-57-2004")
    play_rounds(house, Whim("found"), "t2", 1)

    def rounds(**wanted: Any) -> list[tuple[str, int]]:
        with house.database.read() as connection:
            return [(each.table, each.round) for each in history(connection, Wanted(**wanted))]

    assert rounds(table="t") == [("t", 2), ("t", 1)]
    assert rounds(player="bo", table="t") == [("t", 1)]
    assert rounds(player=PLAYERS[2], table="t") == [("t", 2)]
    assert rounds(player="nobody") == []
    assert rounds(act="void") == [("t", 2)]
    assert rounds(until=START + 1) == [("t", 1)]
    assert ("t", 1) not in rounds(since=START + 1)
    with house.database.read() as connection:
        clause = recall(connection, "t", 2).steps[2].clauses[0]
        assert len(history(connection, Wanted(), most=1)) == 1
    assert ("t", 2) in rounds(clause=clause)
    assert rounds(clause="art99") == []


def test_a_round_that_was_not_played_is_refused(house: House) -> None:
    with house.database.read() as connection, pytest.raises(HouseError, match="has played no round"):
        recall(connection, "t", 1)


def test_the_oldest_round_reads_the_same_after_migrations_back_and_forth(database: Database, key: HouseKey) -> None:
    initialise(database, key, START)
    with House(database, key, SettableClock()) as house:
        buy_chips(house)
        open_table(house, "t", "cussec-57-2004")
        play_rounds(house, Whim("oldest"), "t", 3)
        with house.database.read() as connection:
            before = recall(connection, "t", 1).to_json()
    for revision in (revisions()[1], revisions()[-1]) * 3:
        migrate(database, revision, key)
    with database.read() as connection:
        assert recall(connection, "t", 1).to_json() == before
