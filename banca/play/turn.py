"""Whose turn it is."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.play.act import Act


@dataclass(frozen=True, slots=True)
class Chance:
    """The material decides: what it may show, with whole weights."""

    weights: Mapping[Act, int]


@dataclass(frozen=True, slots=True)
class Betting:
    """Bets may be made and changed, until the croupier does what is prescribed next, if anyone can go on."""

    prescribed: Act | None


@dataclass(frozen=True, slots=True)
class Croupier:
    """The croupier's turn, and what the law prescribes."""

    prescribed: Act


@dataclass(frozen=True, slots=True)
class Decision:
    """A bettor's turn: what he may choose among, and what is done where he says nothing, if anything is."""

    player: str
    choices: tuple[Act, ...]
    prescribed: Act | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The round is settled, or nobody can go on with it."""


Turn = Chance | Betting | Croupier | Decision | Over
