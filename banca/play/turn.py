"""Whose turn it is."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.play.act import Act


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance decides: the acts that may come, with whole weights."""

    weights: Mapping[Act, int]


@dataclass(frozen=True, slots=True)
class Betting:
    """Bets may be made and changed until the prescribed act is done; None if nobody can end the betting yet."""

    prescribed: Act | None


@dataclass(frozen=True, slots=True)
class Croupier:
    """The croupier's turn, and what the law prescribes."""

    prescribed: Act


@dataclass(frozen=True, slots=True)
class Decision:
    """A bettor's turn: the choices, and what is done if the bettor says nothing, where the law says so."""

    player: str
    choices: tuple[Act, ...]
    prescribed: Act | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The round is settled, or nobody can go on with it."""


Turn = Chance | Betting | Croupier | Decision | Over
