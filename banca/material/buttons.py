"""The things on a fantan table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Buttons:
    """A set of buttons; how many there are may be left unsaid."""

    pierced: bool = True
    how_many: int | None = None


@dataclass(frozen=True, slots=True)
class FantanTable:
    rods: tuple[str, ...]
    buttons: Buttons
    covers: int
    layouts: int
