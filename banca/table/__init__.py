"""A table in play, for all games alike."""

from banca.table.table import Done, Table

__all__ = ["Done", "Table"]
