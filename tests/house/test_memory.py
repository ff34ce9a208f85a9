"""What a table no longer needs is freed at once: a house plays for months, and collecting garbage stops every table."""

import gc
from collections.abc import Iterator

import pytest

from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.house import House
from banca.house.roles import PROGRAM
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.law import EDITIONS
from banca.table import Table


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("edition", ["roulette-60-2004", "baccarat-55-2004"])
def test_a_round_that_is_over_leaves_no_garbage(house: House, edition: str) -> None:
    assert edition in EDITIONS
    assert house.do(PROGRAM, OpenTable("t", TableConfig({"edition": edition}))).accepted
    assert house.do(PROGRAM, BuyChips("ana", "play-HKD", 100_000)).accepted
    before = tables_in_memory()
    named = "red" if edition.startswith("roulette") else "player"
    for _ in range(5):
        house.do(PROGRAM, Advance("t"))
        assert house.do(PROGRAM, PlaceAct("t", {"act": "bet", "player": "ana", "bet": named, "stake": 1000})).accepted
        assert house.do(PROGRAM, Advance("t", close=True)).body["round"]
    assert tables_in_memory() == before


def tables_in_memory() -> int:
    return sum(isinstance(each, Table) for each in gc.get_objects())
