"""Whose turn it is."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from banca.play.act import Act


class Draws(Mapping[Act, int]):
    """Acts that differ only in the card or tile that comes, with its weight: of a pack only a few are looked at."""

    __slots__ = ("_act", "_field", "_weights")

    def __init__(self, weights: Mapping[str, int], act: Callable[[str], Act], field: str = "card") -> None:
        self._weights, self._act, self._field = weights, act, field

    def __getitem__(self, act: Act) -> int:
        drawn = getattr(act, self._field, "")
        if drawn not in self._weights or self._act(drawn) != act:
            raise KeyError(act)
        return self._weights[drawn]

    def __iter__(self) -> Iterator[Act]:
        return map(self._act, self._weights)

    def __len__(self) -> int:
        return len(self._weights)


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance decides: the acts that may come, with whole weights.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> table = banca.Table(banca.game_of(law.slug), banca.Setting(banca.option_set(law)), banca.Seeded(7))
    >>> while not isinstance(table.turn, banca.Chance):
    ...     done = table.advance()
    >>> len(table.turn.weights)
    40
    """

    weights: Mapping[Act, int]


@dataclass(frozen=True, slots=True)
class Betting:
    """Bets may be made and changed until the prescribed act is done; None if nobody can end the betting yet.

    An act that is not `last` comes as soon as it can: the betting goes on after it.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> table = banca.Table(banca.game_of(law.slug), banca.Setting(banca.option_set(law)), banca.Seeded(7))
    >>> while not isinstance(table.turn, banca.Betting):
    ...     done = table.advance()
    >>> table.turn.prescribed.name
    'bell'
    """

    prescribed: Act | None
    last: bool = True


@dataclass(frozen=True, slots=True)
class Croupier:
    """The croupier's turn, and what the law prescribes.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> table = banca.Table(banca.game_of(law.slug), banca.Setting(banca.option_set(law)), banca.Seeded(7))
    >>> isinstance(table.turn, banca.Croupier), table.turn.prescribed.name
    (True, 'separate')
    """

    prescribed: Act


@dataclass(frozen=True, slots=True)
class Decision:
    """A bettor's turn: the choices, and the default if the law says what silence means.

    >>> import banca
    >>> law = banca.edition("stud-poker-61-2004")
    >>> table = banca.Table(banca.game_of(law.slug), banca.Setting(banca.option_set(law)), banca.Seeded(7))
    >>> while not isinstance(table.turn, banca.Betting):
    ...     done = table.advance()
    >>> done = table.do(banca.Bet("ana", "ante", 10000, place=1))
    >>> while not isinstance(table.turn, banca.Decision):
    ...     done = table.advance()
    >>> table.turn.player, [act.name for act in table.turn.choices]
    ('ana', ['raise', 'fold'])
    """

    player: str
    choices: tuple[Act, ...]
    prescribed: Act | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The round is settled, or nobody can continue it.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> table = banca.Table(banca.game_of(law.slug), banca.Setting(banca.option_set(law)), banca.Seeded(7))
    >>> while not isinstance(table.turn, banca.Over):
    ...     done = table.advance()
    >>> table.is_over
    True
    """


Turn = Chance | Betting | Croupier | Decision | Over
