"""Jackpots that tables share: fed and won at several of them, to the last fraction (R23)."""

import json
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from sqlalchemy import event, select

from banca.games import settle
from banca.house import ledger, schema
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.house import House
from banca.house.pools import ChangePool, pools_of_house, reconcile
from banca.house.replies import Reply
from banca.house.roles import PROGRAM
from banca.house.tables import Advance, OpenTable, PlaceAct, PostParameter
from banca.play.verifier import Verifier

TERMS = {
    "jackpot-stake": 1000,
    "jackpot-contribution": "1/3",
    "jackpot-minimum": 20_000_000,
    "jackpot-fixed-royal-flush": 50_000,
    "jackpot-fixed-straight-flush": 5_000,
    "jackpot-fixed-four-of-a-kind": 4_000,
    "jackpot-fixed-full-house": 3_000,
    "jackpot-fixed-flush": 2_000,
}
ROYAL, STRAIGHT_FLUSH = ("As", "Ks", "Qs", "Js", "Ts"), ("9d", "8d", "7d", "6d", "5d")
PAIR, BANK = ("2c", "2d", "5h", "8s", "Kc"), ("Ah", "Kd", "9c", "7h", "3c")
JACKPOT = "progressive-jackpot"


def config(**terms: Any) -> TableConfig:
    setting = {"edition": "stud-poker-61-2004", "table": {**TERMS, **terms}}
    return TableConfig(setting, dealer="croupier", pool="p")


def opened(house: House, *tables: str, **terms: Any) -> None:
    for player in ("ana", "bo"):
        assert house.do(PROGRAM, BuyChips(player, "play-HKD", 100_000_000)).accepted
    for table in tables:
        reply = house.do(PROGRAM, OpenTable(table, config(**terms)))
        assert reply.accepted, reply


def do(house: House, table: str, act: dict[str, Any]) -> Reply:
    reply = house.do(PROGRAM, PlaceAct(table, act))
    assert reply.accepted, reply.says
    return reply


def bet(house: House, table: str, player: str, place: int) -> None:
    if house.tables[table].table.turn.__class__.__name__ == "Croupier":
        house.do(PROGRAM, Advance(table))
    do(house, table, {"act": "bet", "player": player, "place": place, "bet": "ante", "stake": 100})
    do(house, table, {"act": "bet", "player": player, "place": place, "bet": JACKPOT, "stake": 1000})


def deal(house: House, table: str, *hands: tuple[int | str, Sequence[str]]) -> None:
    do(house, table, {"act": "no-more-bets"})
    for to, cards in (*hands, ("croupier", BANK)):
        do(house, table, {"act": "hand", "to": to, "cards": list(cards)})
    for place, _ in hands:
        player = house.tables[table].table.state.boxes[place]  # type: ignore[attr-defined]
        do(house, table, {"act": "raise", "player": player})


def finish(house: House, table: str) -> dict[str, Any]:
    reply = house.do(PROGRAM, Advance(table))
    assert reply.accepted, reply.says
    settlement: dict[str, Any] = reply.body["settlement"]
    return settlement


def pool_of(house: House) -> dict[str, Any]:
    with house.database.read() as connection:
        row = connection.execute(select(schema.pool).where(schema.pool.c.id == "p")).one()
        held = ledger.balance_of(connection, ledger.pool("p", "play-HKD"))
        value: dict[str, Any] = json.loads(row.value)
        assert held == value["amount"]  # the account holds what the display shows
        came_in, now, paid = reconcile(connection, "p")
        assert (came_in, now) == (now + paid, held)
    known = sum((Fraction(value[name]) for name in ("opening", "contributed", "topped_up", "borne")), Fraction(0))
    assert known == value["amount"] + Fraction(value["hidden"]) + value["paid"]  # to the last fraction
    return value


def test_two_tables_feed_one_pool_to_the_last_fraction(house: House) -> None:
    opened(house, "t1", "t2")
    assert pool_of(house)["amount"] == TERMS["jackpot-minimum"]
    bet(house, "t1", "ana", 1)
    assert (pool_of(house)["amount"], pool_of(house)["hidden"]) == (20_000_333, "1/3")
    bet(house, "t2", "bo", 4)
    assert (pool_of(house)["amount"], pool_of(house)["hidden"]) == (20_000_666, "2/3")
    bet(house, "t1", "bo", 2)
    assert (pool_of(house)["amount"], pool_of(house)["hidden"]) == (20_001_000, "0")
    do(house, "t1", {"act": "withdraw", "player": "bo", "place": 2, "bet": JACKPOT})
    assert (pool_of(house)["amount"], pool_of(house)["hidden"]) == (20_000_666, "2/3")


def test_a_prize_is_won_from_the_pool_as_other_tables_left_it(house: House) -> None:
    opened(house, "t1", "t2")
    bet(house, "t1", "ana", 1)  # 333 1/3
    bet(house, "t2", "bo", 4)  # 666 2/3
    deal(house, "t1", (1, ROYAL))
    deal(house, "t2", (4, ROYAL))
    first, second = finish(house, "t1"), finish(house, "t2")
    [won] = [line for line in first["lines"] if line["bet"] == JACKPOT]
    [next_won] = [line for line in second["lines"] if line["bet"] == JACKPOT]
    assert won["prize"] == 20_000_666  # with what the other table had fed
    # The pool began anew at its minimum, with what was left of a minor unit; the second royal flush takes that.
    assert next_won["prize"] == TERMS["jackpot-minimum"]
    assert pool_of(house)["amount"] == TERMS["jackpot-minimum"]
    assert Fraction(pool_of(house)["hidden"]) == Fraction(2, 3)
    with house.database.read() as connection:
        kinds = connection.execute(select(schema.journal.c.kind).where(schema.journal.c.stream == "events")).scalars()
        assert [*kinds].count("jackpot-hit") == 2


def test_several_winners_in_one_round(house: House) -> None:
    opened(house, "t1", "t2")
    bet(house, "t2", "bo", 4)
    bet(house, "t1", "ana", 1)
    bet(house, "t1", "bo", 2)
    deal(house, "t1", (1, ROYAL), (2, STRAIGHT_FLUSH))
    lines = finish(house, "t1")["lines"]
    straight, royal = (line["prize"] for line in lines if line["bet"] == JACKPOT)
    assert straight == 2_000_100  # a tenth of 20,001,000, before the royal flush takes the rest (art10.7)
    assert royal == 20_001_000 - 2_000_100
    assert pool_of(house)["amount"] == TERMS["jackpot-minimum"]


def test_records_of_a_table_that_shares_a_pool_form_a_chain(house: House) -> None:
    opened(house, "t1", "t2")
    for player in ("ana", "bo"):
        bet(house, "t1", player, 1)
        bet(house, "t2", player, 3)
        deal(house, "t1", (1, PAIR))
        finish(house, "t1")
        deal(house, "t2", (3, STRAIGHT_FLUSH))
        finish(house, "t2")
    with house.database.read() as connection:
        for table in ("t1", "t2"):
            verifier = Verifier()
            rows = select(schema.round_.c.record).where(schema.round_.c.table_id == table)
            for text in connection.execute(rows.order_by(schema.round_.c.round)).scalars():
                settle(json.loads(text), verifier=verifier)
            assert verifier.rounds == 2


def test_tables_that_share_a_pool_post_the_same_terms(house: House) -> None:
    opened(house, "t1")
    refused = house.do(PROGRAM, OpenTable("t2", config(**{"jackpot-stake": 2000})))
    assert refused.norm == "pool_terms_must_be_the_same_at_every_table"
    alone = house.do(PROGRAM, PostParameter("t1", "jackpot-stake", 500))
    assert alone.norm == "pool_terms_must_change_at_the_pool"


def test_terms_change_only_after_the_current_prize(house: House) -> None:
    opened(house, "t1", "t2")
    assert house.do(PROGRAM, ChangePool("p", {"jackpot-minimum": 1_000_000, "jackpot-stake": 2000})).accepted
    bet(house, "t1", "ana", 1)  # still at the old stake
    deal(house, "t1", (1, PAIR))
    finish(house, "t1")
    bet(house, "t1", "ana", 1)
    deal(house, "t1", (1, ROYAL))
    finish(house, "t1")
    assert pool_of(house)["amount"] == TERMS["jackpot-minimum"]  # the round ends as it began
    house.do(PROGRAM, Advance("t1"))
    do(house, "t1", {"act": "bet", "player": "ana", "place": 1, "bet": "ante", "stake": 100})
    old = house.do(PROGRAM, PlaceAct("t1", {"act": "bet", "player": "ana", "place": 1, "bet": JACKPOT, "stake": 1000}))
    assert old.norm == "jackpot_stake_must_be_the_posted_one"
    do(house, "t1", {"act": "bet", "player": "ana", "place": 1, "bet": JACKPOT, "stake": 2000})


def test_the_database_adds_up_what_moved(house: House) -> None:
    opened(house, "t1")
    bet(house, "t1", "ana", 1)
    statements: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        statements.append(statement)

    event.listen(house.database.engine, "before_cursor_execute", note)
    with house.database.read() as connection:
        [found] = pools_of_house(connection)
    assert (found["came_in"], found["held"], found["paid"]) == (20_000_333, 20_000_333, 0)
    of_transfers = [each for each in statements if "FROM transfer" in each]
    assert of_transfers
    assert all("sum(" in each for each in of_transfers)


def test_bad_terms_are_refused(house: House) -> None:
    opened(house, "t1")
    for terms, says in (({"decks": 1}, "house-pool-terms"), ({"jackpot-stake": "x"}, None)):
        reply = house.do(PROGRAM, ChangePool("p", terms))
        assert not reply.accepted
        assert says in (None, reply.message)
    assert house.do(PROGRAM, ChangePool("q", {})).message == "house-pool-unknown"
