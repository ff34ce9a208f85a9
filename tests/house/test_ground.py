"""The ground under the tests: a clock that is set, and a house that opens on each database."""

from sqlalchemy import func, select

from banca.house import schema
from banca.house.config import TableConfig
from banca.house.house import House
from banca.house.tables import OpenTable
from tests.house.ground import PIT, START, SettableClock


def test_a_house_opens_on_each_database(house: House, database_kind: str) -> None:
    assert house.database.is_sqlite == (database_kind == "sqlite")
    assert house.do(PIT, OpenTable("t1", TableConfig({"edition": "roulette-60-2004"}))).accepted
    with house.database.read() as connection:
        assert connection.execute(select(func.count()).select_from(schema.gaming_table)).scalar_one() == 1


def test_a_jump_moves_the_wall_clock_alone(clock: SettableClock) -> None:
    clock.advance(2)
    clock.jump(-3600)
    assert (clock.now() - START, clock.steady()) == (-3598 * 10**6, 2)
