"""The errors of the house. Each is one clear line, and nothing has changed."""

from banca.messages.errors import BancaError


class HouseError(BancaError):
    """A request that the house cannot fulfil: an unknown table, a missing role, a file that is not a database."""


class StorageError(HouseError):
    """The database cannot be written now: full, locked, or gone. Nothing was changed."""


class OwnedElsewhere(StorageError):
    """Another process owns the table now. Nothing was changed; send the command again."""


class Tampered(HouseError):
    """Stored data differs from what was written. The error names the first place."""


class ChanceFailed(HouseError):
    """The source of chance failed a check, so every table closes."""
