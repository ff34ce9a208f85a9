"""The life of a table: opened, paused, resumed, closed; taken back, corrected; what stands between rounds."""

from typing import Any

import pytest
from sqlalchemy import select

from banca.house import ledger, schema
from banca.house.audit import audit
from banca.house.cage import BuyChips, PayDebt, RedeemChips
from banca.house.config import TableConfig
from banca.house.house import House
from banca.house.live_table import LiveTable
from banca.house.replies import Reply
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from banca.house.tables import (
    Advance,
    ChangeOption,
    CloseTable,
    CorrectRound,
    OpenTable,
    PauseTable,
    PlaceAct,
    PlaceActs,
    ResumeTable,
    ReverseActs,
)

ANA, GUEST = Person("ana", frozenset({Role.PLAYER})), Person("guest-1", frozenset({Role.GUEST}))
SUPERVISOR = Person("sofia", frozenset({Role.SUPERVISOR}))
CHIPS = 100_000


def opened(house: House, edition: str, table: str = "t", **config: Any) -> None:
    setting = {"edition": edition, **config.pop("setting", {})}
    reply = house.do(PROGRAM, OpenTable(table, TableConfig(setting, **config)))
    assert reply.accepted, reply.says
    for player in ("ana", "bo", "cai"):
        currency = f"{'' if config.get('money') == 'real' else 'play-'}HKD"
        house.do(PROGRAM, BuyChips(player, currency, CHIPS))


def do(house: House, act: dict[str, Any], table: str = "t") -> Reply:
    reply = house.do(PROGRAM, PlaceAct(table, act))
    assert reply.accepted, reply.says
    return reply


def bet(house: House, player: str, bet: str, stake: int, **more: Any) -> Reply:
    return do(house, {"act": "bet", "player": player, "bet": bet, "stake": stake, **more})


def purse(house: House, player: str, currency: str = "play-HKD") -> int:
    with house.database.read() as connection:
        return ledger.balance_of(connection, ledger.purse(player, currency))


def events(house: House) -> list[str]:
    with house.database.read() as connection:
        found = select(schema.journal.c.kind).where(schema.journal.c.stream == "events")
        return [*connection.execute(found.order_by(schema.journal.c.number)).scalars()]


# Open, pause, close.


def test_a_paused_table_ends_its_round_and_opens_no_other(house: House) -> None:
    opened(house, "roulette-60-2004")
    bet(house, "ana", "red", 1000)
    assert house.do(PROGRAM, PauseTable("t")).accepted
    assert house.do(PROGRAM, Advance("t", close=True)).body["round"] == 1
    late = house.do(PROGRAM, PlaceAct("t", {"act": "bet", "player": "ana", "bet": "red", "stake": 1000}))
    assert late.norm == "table_must_be_open"
    assert house.do(PROGRAM, ResumeTable("t")).accepted
    assert bet(house, "ana", "black", 1000).accepted
    assert house.tables["t"].table.origin.round == 2


def test_what_is_meant_for_a_round_is_not_done_in_the_next(house: House) -> None:
    opened(house, "roulette-60-2004")
    red = {"act": "bet", "player": "ana", "bet": "red", "stake": 1000}
    assert house.do(PROGRAM, PlaceActs("t", [red], round=1)).accepted
    house.do(PROGRAM, Advance("t", close=True))
    held = purse(house, "ana")
    for late in (PlaceActs("t", [red], round=1), PlaceAct("t", red, round=1), PlaceAct("t", red, round=3)):
        assert house.do(PROGRAM, late).norm == "acts_must_be_for_the_round_under_way"
    assert purse(house, "ana") == held
    assert house.do(PROGRAM, PlaceAct("t", red, round=2)).accepted


def test_a_table_closes_with_nothing_left_on_it_and_gives_its_float_back(house: House) -> None:
    opened(house, "roulette-60-2004", float=50_000)
    bet(house, "ana", "red", 1000)
    assert house.do(PROGRAM, CloseTable("t")).norm == "table_must_be_clear_to_close"
    house.do(PROGRAM, Advance("t", close=True))
    assert house.do(PROGRAM, CloseTable("t")).accepted
    with house.database.read() as connection:
        assert ledger.balance_of(connection, ledger.float_of("t", "play-HKD")) == 0
        total = sum(purse(house, player) for player in ("ana", "bo", "cai"))
        assert ledger.balance_of(connection, ledger.cage("play-HKD")) == -total
        last = select(schema.announcement.c.body).order_by(schema.announcement.c.serial.desc())
        assert '"rounds":1' in connection.execute(last).scalars().first()  # type: ignore[operator]
    assert house.do(PROGRAM, ResumeTable("t")).norm == "table_must_be_open"


def test_a_float_that_does_not_cover_a_prize_is_filled_from_the_cage(house: House) -> None:
    opened(house, "roulette-60-2004", dealer="croupier", float=100)
    bet(house, "ana", "straight", 1000, selection=17)
    house.do(PROGRAM, Advance("t", close=True))
    do(house, {"act": "number", "number": 17})
    house.do(PROGRAM, Advance("t"))
    assert purse(house, "ana") == CHIPS + 35_000
    assert "float-filled" in events(house)


@pytest.mark.parametrize(
    ("table", "says"), [("", "house-table-id"), ("a/b", "house-table-id"), ("x" * 65, "house-table-id")]
)
def test_bad_names_of_tables(house: House, table: str, says: str) -> None:
    assert house.do(PROGRAM, OpenTable(table, TableConfig({"edition": "fantan-58-2004"}))).message == says
    assert house.do(PROGRAM, Advance("none")).message == "house-table-unknown"


def test_a_table_needs_a_lawful_setting(house: House) -> None:
    for setting in ({"edition": "fantan"}, {"edition": "fantan-58-2004", "options": {"decks": 3}}, {}):
        reply = house.do(PROGRAM, OpenTable("t", TableConfig(setting)))
        assert not reply.accepted
        assert reply.says
    opened(house, "fantan-58-2004")
    assert house.do(PROGRAM, OpenTable("t", TableConfig({"edition": "fantan-58-2004"}))).norm == "table_must_be_new"


# Who may.


def test_players_act_for_themselves_alone(house: House) -> None:
    opened(house, "cussec-57-2004")
    house.do(PROGRAM, Advance("t"))
    mine = {"act": "bet", "player": "ana", "bet": "small", "stake": 1000}
    assert house.do(ANA, PlaceAct("t", mine)).accepted
    assert house.do(ANA, PlaceAct("t", {**mine, "player": "bo"})).norm == "act_must_be_ones_own"
    assert house.do(ANA, PlaceAct("t", {"act": "pay", "player": "ana", "bet": "small"})).norm == "act_must_be_ones_own"
    assert house.do(ANA, Advance("t")).norm == "person_must_have_the_role"
    assert house.do(ANA, BuyChips("ana", "play-HKD", 1)).norm == "person_must_have_the_role"


def test_guests_play_for_play_money(house: House) -> None:
    opened(house, "cussec-57-2004")
    house.do(PROGRAM, BuyChips("guest-1", "play-HKD", 1000))
    house.do(PROGRAM, Advance("t"))
    act = {"act": "bet", "player": "guest-1", "bet": "small", "stake": 1000}
    assert house.do(GUEST, PlaceAct("t", act)).accepted
    assert house.do(GUEST, PlaceAct("t", act)).norm == "purse_must_cover_the_stake"


# What stands between rounds.


def test_a_stake_that_stands_stays_on_the_table(house: House) -> None:
    opened(house, "craps-53-2010", dealer="croupier")
    bet(house, "ana", "pass-line", 1000)
    do(house, {"act": "offer", "player": "ana"})
    while not house.tables["t"].is_over and house.tables["t"].table.origin.round == 1:
        if not house.do(PROGRAM, Advance("t", close=True, default=True)).accepted:
            do(house, {"act": "dice", "dice": [2, 4]})
    assert purse(house, "ana") == CHIPS - 1000
    assert house.tables["t"].in_play == {"ana": 1000}
    with house.database.read() as connection:
        assert LiveTable.load(house, connection, "t").table.state == house.tables["t"].table.state
    assert house.do(PROGRAM, CloseTable("t")).norm == "table_must_be_clear_to_close"


def test_options_change_between_rounds_and_outlive_a_restart(house: House) -> None:
    opened(house, "baccarat-55-2004", setting={"options": {"decks": 6}})
    assert house.do(PROGRAM, ChangeOption("t", "decks", 8)).accepted
    house.tables.clear()
    house.do(PROGRAM, Advance("t"))
    live = house.tables["t"]
    assert live.table.setting.options["decks"] == 8
    bet(house, "ana", "banker", 1000)
    assert house.do(PROGRAM, ChangeOption("t", "decks", 6)).norm == "options_must_stand_while_bets_lie"
    assert "option-changed" in events(house)


def rounds(house: House) -> list[tuple[int, int]]:
    """The entry after which each round opened, and its last."""
    with house.database.read() as connection:
        found = select(schema.round_.c.first, schema.round_.c.last).order_by(schema.round_.c.round)
        return [(row.first, row.last) for row in connection.execute(found)]


@pytest.mark.parametrize("between", [False, True], ids=["resumed first", "changed while paused"])
@pytest.mark.parametrize("restarts", [False, True])
def test_a_change_after_a_round_belongs_to_the_next_one(
    house: House, key: HouseKey, between: bool, restarts: bool
) -> None:
    """The round after a change is taken back to its own beginning, not to that of the round before."""

    def pause_over() -> None:
        if restarts:
            house.tables.clear()

    opened(house, "roulette-60-2004", dealer="croupier")
    bet(house, "ana", "red", 1000)
    house.do(PROGRAM, PauseTable("t"))
    house.do(PROGRAM, Advance("t", close=True))
    do(house, {"act": "number", "number": 2})
    ended = house.do(PROGRAM, Advance("t")).body["number"]
    had = purse(house, "ana")
    change = ChangeOption("t", "payment-mode", "per-player")
    for command in (change, ResumeTable("t")) if between else (ResumeTable("t"), change):
        pause_over()
        assert house.do(PROGRAM, command).accepted
    pause_over()
    first = bet(house, "ana", "black", 700).body["number"]
    bet(house, "bo", "red", 300)
    pause_over()
    assert house.do(SUPERVISOR, ReverseActs("t", first + 1)).accepted
    assert (purse(house, "ana"), purse(house, "bo")) == (had - 700, CHIPS)
    live = house.tables["t"]
    assert live.table.setting.options["payment-mode"] == "per-player"
    assert (live.table.origin.round, live.in_play, len(live.acts)) == (2, {"ana": 700, "bo": 0}, 1)
    pause_over()
    house.do(PROGRAM, Advance("t", close=True))
    do(house, {"act": "number", "number": 4})
    house.do(PROGRAM, Advance("t"))
    assert purse(house, "ana") == had + 700
    (_, last), (begins, _) = rounds(house)
    assert last == ended <= begins < first
    audit(house.database, key)


# Taking back and correcting.


def test_what_was_typed_in_wrongly_is_taken_back(house: House) -> None:
    opened(house, "roulette-60-2004", dealer="croupier")
    first = bet(house, "ana", "red", 1000).body["number"]
    bet(house, "ana", "straight", 500, selection=4)
    wrong = house.do(PROGRAM, Advance("t", close=True)).body["number"]
    do(house, {"act": "number", "number": 7})
    assert house.do(SUPERVISOR, ReverseActs("t", wrong + 1)).accepted
    house.tables.clear()
    assert purse(house, "ana") == CHIPS - 1500
    assert house.do(SUPERVISOR, ReverseActs("t", first + 1)).accepted  # the second bet too
    assert purse(house, "ana") == CHIPS - 1000
    bet(house, "ana", "straight", 500, selection=5)
    house.do(PROGRAM, Advance("t", close=True))
    do(house, {"act": "number", "number": 5})
    house.do(PROGRAM, Advance("t"))
    assert purse(house, "ana") == CHIPS + 1000 + 35 * 500
    assert events(house).count("reversal") == 2


def test_what_is_sealed_or_paid_cannot_be_taken_back(house: House) -> None:
    opened(house, "roulette-60-2004")
    number = bet(house, "ana", "red", 1000).body["number"]
    sealed = house.do(SUPERVISOR, ReverseActs("t", number))
    assert sealed.norm == "results_must_be_typed_in_to_be_taken_back"
    opened(house, "roulette-60-2004", "typed", dealer="croupier")
    act = {"act": "bet", "player": "ana", "bet": "red", "stake": 1000}
    number = do(house, act, "typed").body["number"]
    house.do(PROGRAM, Advance("typed", close=True))
    do(house, {"act": "number", "number": 2}, "typed")
    assert house.do(SUPERVISOR, ReverseActs("typed", 1000)).norm == "acts_must_be_of_this_round"
    for _ in range(3):
        house.do(PROGRAM, Advance("typed", once=True))
    late = house.do(SUPERVISOR, ReverseActs("typed", number)).norm
    assert late in ("acts_must_be_taken_back_before_the_payment", "acts_must_be_of_this_round")
    assert house.do(ANA, ReverseActs("typed", number)).norm == "person_must_have_the_role"


def played(house: House, number: int) -> list[dict[str, Any]]:
    opened(house, "roulette-60-2004", dealer="croupier")
    bets: list[dict[str, Any]] = [
        {"act": "bet", "player": "ana", "bet": "red", "stake": 1000},
        {"act": "bet", "player": "bo", "bet": "black", "stake": 1000},
    ]
    for act in bets:
        do(house, act)
    house.do(PROGRAM, Advance("t", close=True))
    do(house, {"act": "number", "number": number})
    house.do(PROGRAM, Advance("t"))
    return bets


def test_a_round_is_corrected_by_a_reversal_and_the_right_payment(house: House) -> None:
    bets = played(house, 1)  # red, but it was 2, black
    right = [*bets, {"act": "number", "number": 2}]
    reply = house.do(SUPERVISOR, CorrectRound("t", 1, right, "misread"))
    assert reply.body["differences"] == {"ana": -2000, "bo": 2000}
    assert (purse(house, "ana"), purse(house, "bo")) == (CHIPS - 1000, CHIPS + 1000)
    again = house.do(SUPERVISOR, CorrectRound("t", 1, right, "misread"))
    assert again.norm == "correction_must_change_something"  # it was put right already
    house.tables.clear()
    assert house.do(PROGRAM, PauseTable("t")).accepted  # the journal still brings the table back
    assert "correction" in events(house)


def test_a_correction_never_drives_a_purse_below_nought(house: House) -> None:
    bets = played(house, 1)
    house.do(PROGRAM, RedeemChips("ana", "play-HKD", purse(house, "ana") - 300))
    right = [*bets, {"act": "number", "number": 2}]
    reply = house.do(SUPERVISOR, CorrectRound("t", 1, right, "misread"))
    assert reply.body["claims"] == {"ana": 1700}
    assert (purse(house, "ana"), purse(house, "bo")) == (0, CHIPS + 1000)  # the true winner does not wait
    with house.database.read() as connection:
        assert ledger.balance_of(connection, ledger.claims("ana", "play-HKD")) == -1700


# Debts between players (96/85/M art. 7(2)).


def tiles(place: int, four: str) -> dict[str, Any]:
    return {"act": "tiles", "to": place, "tiles": four.split()}


def test_what_players_owe_each_other_is_written_down_and_paid(house: House) -> None:
    opened(house, "paikau-96-85-M", dealer="croupier")
    for act in (
        {"act": "bet", "player": "bo", "bet": "bank", "place": 3, "stake": 50_000},
        {"act": "bet", "player": "ana", "bet": "seat", "place": 5, "stake": 20_000},
        {"act": "bet", "player": "cai", "bet": "co-bet", "place": 5, "stake": 10_000},
        {"act": "declare", "player": "bo", "manner": "from-the-tail"},
    ):
        do(house, act)
    house.do(PROGRAM, Advance("t", close=True))
    do(house, {"act": "shake", "dice": [1, 2, 3, 4]})
    house.do(PROGRAM, Advance("t"))
    do(house, tiles(5, "2-3 1-6 1-1 2-2"))
    house.do(PROGRAM, Advance("t"))
    do(house, tiles(3, "2-4 1-4 4-4 1-5"))
    house.do(PROGRAM, Advance("t"))
    do(house, {"act": "arrange", "player": "ana", "place": 5, "front": ["2-3", "1-1"]})
    do(house, {"act": "arrange", "player": "bo", "place": 3, "front": ["1-5", "4-4"]})
    house.do(PROGRAM, Advance("t"))
    with house.database.read() as connection:
        [debt] = connection.execute(select(schema.debt)).all()
    assert (debt.debtor, debt.creditor, debt.clause) == ("ana", "cai", "art7.2")
    before = purse(house, "cai")
    pay = PayDebt(debt.stream, debt.number, debt.line)
    assert house.do(Person("bo", frozenset({Role.PLAYER})), pay).norm == "act_must_be_ones_own"
    assert house.do(ANA, pay).accepted
    assert purse(house, "cai") == before + debt.amount
    assert house.do(ANA, pay).norm == "debt_must_be_unpaid"
    assert house.do(ANA, PayDebt("x", 1, 1)).message == "house-debt-unknown"
