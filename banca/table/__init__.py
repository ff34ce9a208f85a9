"""A live table, the same for all games."""

from banca.table.table import Done, Rest, Table

__all__ = ["Done", "Rest", "Table"]
