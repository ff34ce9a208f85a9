"""The report of a day: its sums are the meters and the ledger, its signature holds, and it reads in three languages."""

import json
from datetime import date
from typing import Any

import pytest
from sqlalchemy import select

from banca.house import daily, ledger, schema
from banca.house.cage import BuyChips, RedeemChips
from banca.house.clock import day_of
from banca.house.config import METERS, TableConfig
from banca.house.daily import Day, bounds, day_report, document, is_signed, sign
from banca.house.house import House
from banca.house.ledger import PLAY_MONEY
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.law import Language
from banca.messages import LANGUAGES, message
from banca.messages.errors import Message
from banca.play.turn import Betting
from banca.report.document import Table
from banca.report.html import to_html
from banca.report.pdf import to_pdf

PIT = Person("pit", frozenset(Role))


def play(house: House, table: str, config: TableConfig, bets: list[dict[str, Any]], rounds: int) -> None:
    assert house.do(PIT, OpenTable(table, config)).accepted
    house.do(PIT, BuyChips("ana", house.tables[table].currency, 10**7))
    played = 0
    while played < rounds:
        betting = isinstance(house.tables[table].table.turn, Betting)
        for bet in bets if betting else ():
            house.do(PROGRAM, PlaceAct(table, {"act": "bet", "player": "ana", **bet}))
        played += "round" in house.do(PIT, Advance(table, close=betting, default=True)).body


@pytest.fixture
def played(house: House) -> House:
    red = [{"bet": "red", "stake": 100_00}, {"bet": "straight", "selection": 17, "stake": 10_00}]
    play(house, "r1", TableConfig({"edition": "roulette-60-2004"}), red, 12)
    play(house, "r2", TableConfig({"edition": "roulette-60-2004"}, float=1), red[:1], 8)
    banker = TableConfig({"edition": "baccarat-55-2004", "table": {"currency": "MOP"}})
    play(house, "b1", banker, [{"bet": "banker", "stake": 123_45}], 10)
    house.do(PIT, RedeemChips("ana", "play-MOP", 300_00))
    return house


def report(house: House, day: date | None = None) -> Day:
    with house.database.read() as connection:
        return day_report(connection, day or day_of(house.clock.now()))


def test_a_day_goes_from_midnight_to_midnight_in_macau() -> None:
    since, until = bounds(date(2026, 1, 1))
    assert (day_of(since), day_of(since - 1)) == (date(2026, 1, 1), date(2025, 12, 31))
    assert (day_of(until), day_of(until - 1)) == (date(2026, 1, 2), date(2026, 1, 1))


def test_lines_are_the_meters_and_games_are_their_sums(played: House) -> None:
    found = report(played)
    assert [line.table for line in found.tables] == ["b1", "r1", "r2"]
    with played.database.read() as connection:
        for row in connection.execute(select(schema.meter)).mappings():
            line = next(line for line in found.tables if line.table == row["table_id"])
            assert {name: line.sums[name] for name in METERS} == {name: row[name] for name in METERS}
    of_roulette = [line for line in found.tables if line.table.startswith("r")]
    game = next(line for line in found.games if line.edition == "roulette-60-2004")
    assert game.sums == {name: sum(line.sums[name] for line in of_roulette) for name in (*METERS, "fills")}
    assert (game.won, game.currency) == (sum(line.won for line in of_roulette), "play-HKD")


def test_what_was_won_is_what_the_ledger_moved(played: House) -> None:
    """Out of the player's purse, and into the tables' floats, commission and breakage."""
    found = report(played)
    with played.database.read() as connection:
        for line in found.tables:
            kept = sum(ledger.sum_of(connection, f"{account}/{line.table}") for account in ("commission", "breakage"))
            assert ledger.sum_of(connection, f"float/{line.table}") - line.sums["fills"] + kept == line.won
        lost = 10**7 - 300_00 - ledger.balance_of(connection, ledger.purse("ana", "play-MOP"))
    assert lost == found.tables[0].won
    assert found.cage == {
        f"{PLAY_MONEY}MOP": {"purchase": 10**7, "redemption": 300_00},
        f"{PLAY_MONEY}HKD": {"purchase": 2 * 10**7, "redemption": 0},
    }


def test_theory_stands_beside_what_was_held(played: House) -> None:
    found = report(played)
    assert {(each.table, each.bet) for each in found.bets} == {
        ("b1", "banker"), ("r1", "red"), ("r1", "straight"), ("r2", "red")
    }  # fmt: skip
    for line in found.tables:
        assert line.hold is not None
        assert (line.hold.staked, line.hold.outside) == (line.sums["staked"], False)


def test_another_day_is_empty(played: House) -> None:
    found = report(played, date(2001, 2, 3))
    assert (found.tables, found.games, found.bets, found.cage) == ((), (), (), {})
    assert message("en", "daily-nothing") in to_html(document(sign(found, played.key), "en"))


def test_the_signature_holds_for_this_content_and_this_key_alone(played: House) -> None:
    said = json.loads(json.dumps(sign(report(played), played.key).to_json()))
    assert is_signed(said, played.key.public)
    assert not is_signed(said, HouseKey(b"x" * 32).public)
    for other in ({"content": {**said["content"], "day": "2001-01-01"}}, {"signature": "00" * 64}, {"signature": "?"}):
        assert not is_signed({**said, **other}, played.key.public)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_document_says_it_in_every_language(played: House, lang: Language) -> None:
    signed = sign(report(played), played.key)
    made = document(signed, lang)
    page = to_html(made)
    assert signed.signature in page
    assert all(message(lang, f"daily-by-{part}") in page for part in ("table", "game", "bet"))
    tables = [part for part in made.parts if isinstance(part, Table)]
    assert [len(part.rows) for part in tables] == [3, 3, 2, 4, 2]
    assert to_pdf(made).startswith(b"%PDF")


def test_a_hold_outside_its_band_and_a_stop_are_warned_of(played: House) -> None:
    overpaid = {"player": "ana", "bet": "red", "stake": 100_00, "result": "win", "returned": 100_00, "prize": 100_00}
    overpaid |= {"commission": 0, "breakage": 0, "net": 10**8}

    def add(connection: Any) -> None:
        """A round like the first one of r2, but for what it paid."""
        row = schema.round_.c
        like = connection.execute(select(schema.round_).where(row.table_id == "r2", row.round == 1)).mappings().one()
        record = json.loads(like["record"])
        record["settlement"]["lines"] = [overpaid]
        connection.execute(schema.round_.insert(), {**like, "round": 1000, "record": json.dumps(record)})

    played.database.write(add)
    played.close_all(Message("house-chance-stuck", times=6))
    played.do(PIT, BuyChips("ana", "play-HKD", 1))  # waits until the stop is written
    found = report(played)
    assert found.stopped == 1
    assert [(each.table, each.bet) for each in found.bets if each.outside] == [("r2", "red")]
    page = to_html(document(sign(found, played.key), "en"))
    assert message("en", "daily-stopped", times=1) in page
    assert "Outside its band: table r2, Red" in page


def test_what_goes_to_a_pool_is_not_won() -> None:
    sums = dict.fromkeys((*METERS, "fills"), 0) | {"staked": 1000, "taken": 1000, "pool_in": 700}
    assert daily.Line("t", "stud-poker-61-2004", "HKD", sums, None).won == 300
    sums |= {"prizes": 5000, "pool_out": 5000}
    assert daily.Line("t", "stud-poker-61-2004", "HKD", sums, None).won == 300
