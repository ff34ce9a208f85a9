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
    """Bets may be made and changed, until the croupier does what is prescribed next."""

    prescribed: Act


@dataclass(frozen=True, slots=True)
class Croupier:
    """The croupier's turn, and what the law prescribes."""

    prescribed: Act


@dataclass(frozen=True, slots=True)
class Over:
    """The round is settled."""


Turn = Chance | Betting | Croupier | Over
