"""Significant events (R20): each that is listed is written by the program, and each that is written is listed."""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import banca.house
from banca.house import schema
from banca.house.audit import audit
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.errors import StorageError
from banca.house.events import SIGNIFICANT
from banca.house.house import House
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, ChangeOption, OpenTable, PlaceAct
from tests.house.ground import SettableClock
from tests.house.playing import buy_chips
from tests.house.test_pools import STRAIGHT_FLUSH, bet, deal, finish, opened

PIT = Person("pit", frozenset(Role))
LISTED = {kind for kinds in SIGNIFICANT.values() for kind in kinds}


def written() -> set[str]:
    """Every kind of event that the source of the house names: what it calls `event` with, or adds to the effects."""
    found = set()
    for path in Path(banca.house.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="event"), args=[ast.Constant(value=str(kind)), *_]):
                    found.add(kind)
                case ast.Call(func=ast.Attribute(attr="event"), args=[ast.Name() | ast.IfExp() as named, *_]):
                    module = import_module(f"banca.house.{path.stem}")
                    names = (each.id for each in ast.walk(named) if isinstance(each, ast.Name))
                    found |= {str(getattr(module, name)) for name in names if name.isupper()}
                case ast.Call(
                    func=ast.Attribute(value=ast.Attribute(attr="events"), attr="append"),
                    args=[ast.Tuple(elts=[kind, *_])],
                ):
                    found |= {str(each.value) for each in (kind,) if isinstance(each, ast.Constant)}
                case ast.Yield(value=ast.Tuple(elts=[ast.Constant(value=str(kind)), ast.Dict()])):
                    found.add(kind)
                case ast.Assign([ast.Name("kind")], ast.IfExp(body=ast.Constant(one), orelse=ast.Constant(other))):
                    found |= {str(one), str(other)}
    return found


def test_the_list_of_events_and_the_program_agree() -> None:
    assert written() == LISTED


def events(house: House) -> list[str]:
    with house.database.read() as connection:
        entry = schema.journal.c
        found = select(entry.kind).where(entry.stream == "events").order_by(entry.number)
        return list(connection.execute(found).scalars())


def open_roulette(house: House, **config: Any) -> None:
    setting = {"edition": "roulette-60-2004"}
    assert house.do(PROGRAM, OpenTable("t", TableConfig(setting, dealer="croupier", **config))).accepted
    buy_chips(house)


def play(house: House, *acts: dict[str, Any]) -> None:
    for act in acts:
        reply = house.do(PROGRAM, PlaceAct("t", act) if act else Advance("t", close=True))
        assert reply.accepted, reply.says


STAKE = {"act": "bet", "player": "ana", "bet": "straight", "stake": 1000, "selection": 7}
SEVEN = {"act": "number", "number": 7}


def test_a_large_win_and_a_float_that_was_filled_are_events(house: House, key: HouseKey) -> None:
    open_roulette(house, large_win=35_000)
    play(house, STAKE, {}, SEVEN, {})
    assert events(house)[-2:] == ["float-filled", "large-win"]
    audit(house.database, key)


def test_a_win_below_the_threshold_is_none(house: House) -> None:
    open_roulette(house, large_win=35_001)
    play(house, STAKE, {}, SEVEN, {})
    assert "large-win" not in events(house)


def test_a_void_throw_is_an_event_of_its_round(house: House, key: HouseKey) -> None:
    open_roulette(house)
    play(house, STAKE, {}, {"act": "void", "why": "object"}, {}, SEVEN, {})
    assert events(house).count("void") == 1
    audit(house.database, key)


def test_a_void_round_is_an_event(house: House, key: HouseKey) -> None:
    assert house.do(PROGRAM, OpenTable("t", TableConfig({"edition": "stud-poker-61-2004"}, dealer="croupier"))).accepted
    buy_chips(house)
    house.do(PIT, Advance("t"))
    play(house, {"act": "bet", "player": "ana", "bet": "ante", "stake": 1000, "place": 1}, {})
    play(house, {"act": "hand", "to": 1, "cards": list(STRAIGHT_FLUSH)}, {"act": "misdeal", "why": "wrong-count"})
    house.do(PIT, Advance("t"))
    assert events(house)[-1] == "void"
    audit(house.database, key)


def test_a_jackpot_a_change_of_options_a_restart_and_a_step_of_the_clock_are_events(
    house: House, clock: SettableClock
) -> None:
    assert events(house) == ["restart"]
    opened(house, "p1")
    bet(house, "p1", "ana", 1)
    deal(house, "p1", (1, STRAIGHT_FLUSH))
    finish(house, "p1")
    assert "jackpot-hit" in events(house)
    open_roulette(house)
    option = next(iter(house.tables["t"].table.setting.options.to_json()))
    value = house.tables["t"].table.setting.options.to_json()[option]
    if house.do(PIT, ChangeOption("t", option, value)).accepted:
        assert "option-changed" in events(house)
    clock.jump(3600)
    house.do(PROGRAM, BuyChips("ana", "HKD", 100))
    assert events(house)[-1] == "clock-step"


def test_storage_that_failed_is_an_event_once_it_is_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:

        def full(_: Any) -> None:
            raise StorageError("house-database-unwritable", fault="disk full")

        patch.setattr(house.database, "write", full)
        with pytest.raises(StorageError):
            house.do(PROGRAM, BuyChips("ana", "HKD", 100))
    assert house.do(PROGRAM, BuyChips("ana", "HKD", 100)).accepted
    assert house.do(PROGRAM, BuyChips("ana", "HKD", 100)).accepted
    assert events(house).count("storage-fault") == 1
