"""The two tables of the annex, as the law's data has them."""

from collections.abc import Sequence
from typing import Any

from banca.law import edition

TABLES = edition("paikau-96-85-M").tables
TILES: list[dict[str, Any]] = TABLES["table1"]["rows"]
ROWS: list[dict[str, Any]] = TABLES["table2"]["rows"]


def named(tiles: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Tiles by their names, which say the fewer pips first."""
    return tuple("{}-{}".format(*sorted(tile)) for tile in tiles)


def row(number: int) -> dict[str, Any]:
    return ROWS[number - 1]
