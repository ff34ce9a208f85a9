"""Stakes on the layout: whose, on which bet, how much."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple, overload

from immutables import Map

from banca.law.words import BetWord
from banca.messages import Language, message

# What a bet was placed on: nothing to choose, one number or name, or several in the bet's own order.
Selection = int | str | tuple[int | str, ...] | None


class Position(NamedTuple):
    """Where a stake lies. A tuple, because every act of a large round looks some up."""

    player: str
    bet: str
    selection: Selection = None
    layout: int = 1
    place: int | None = None  # the numbered box or seat, where the table has them

    def __str__(self) -> str:
        return self.said_in("en")

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "stake", **self._asdict()}

    def said_in(self, language: Language, edition: object = None) -> str:
        bet = BetWord(self.bet, self.selection).said_in(language, edition)
        return message(language, "stake-position", player=self.player, bet=bet)


def named(bet: str, selection: Selection) -> str:
    """A bet as people write it: `total 9`, `two-dice 2-5`, `small`."""
    if selection is None:
        return bet
    return f"{bet} {'-'.join(map(str, selection)) if isinstance(selection, tuple) else selection}"


class Stake(NamedTuple):
    position: Position
    amount: int
    held: int = 0  # the part that may not be taken back, after a void round


Stakes = Sequence[Stake]  # in the order in which they were first placed
Entry = tuple[int, Stake]  # when it was first placed, as a count, and the stake
Index = Map[Any, Map[Position, None]]  # the positions that have something in common
Key = Callable[[Position], Any]
PLAYER, BET, SPOT = attrgetter("player"), attrgetter("bet"), attrgetter("bet", "place", "selection")
NONE: Map[Any, Any] = Map()


class IndexedStakes(Sequence[Stake]):
    """Stakes indexed by position, player, bet and place. Equal to a tuple of the stakes.

    A changed copy takes logarithmic time. An index is made when it is first needed; from then on every copy has it.
    The results of searches are cached.
    """

    __slots__ = ("_asked", "_entries", "_found", "_indexes", "_owned", "_placed", "_places", "_totals")

    def __init__(self, stakes: Iterable[Stake] = ()) -> None:
        entries = {stake.position: (at, stake) for at, stake in enumerate(stakes)}
        self._entries: Map[Position, Entry] = Map(entries)
        self._placed = len(entries)
        self._asked: set[Key] = set()  # one set for all copies
        self._indexes: dict[Key, Index] = {}
        self._totals: dict[str, int] | None = None
        self._owned: Map[str, int] | None = None
        self._found: dict[Any, tuple[Stake, ...]] = {}
        self._places: dict[str, tuple[int, ...]] = {}

    def on(self, position: Position) -> Stake:
        """The stake on a position, which may be nothing."""
        entry = self._entries.get(position)
        return entry[1] if entry else Stake(position, 0)

    def plus(self, position: Position, more: int) -> "IndexedStakes":
        """With more on a position, or less if `more` is negative. A stake of nothing is removed."""
        at, before = self._entries.get(position) or (self._placed, Stake(position, 0))
        amount, placed = before.amount + more, self._placed
        if not before.amount and more <= 0:
            return self
        if not amount:
            entries = self._entries.delete(position)
            indexes = {key: _remove_from_index(self._index(key), key(position), position) for key in self._asked}
        else:
            entries = self._entries.set(position, (at, Stake(position, amount, before.held)))
            indexes = {key: self._index(key) for key in self._asked}
            if not before.amount:
                placed += 1
                indexes = {key: _add_to_index(index, key(position), position) for key, index in indexes.items()}
        made: IndexedStakes = IndexedStakes.__new__(IndexedStakes)
        made._entries, made._placed, made._indexes, made._totals = entries, placed, indexes, self._totals
        made._asked, made._found, made._places = self._asked, {}, {}
        if made._totals is not None:
            made._totals = {**made._totals, position.bet: made._totals.get(position.bet, 0) + more}
        player, owned = position.player, self._owned
        made._owned = None if owned is None else owned.set(player, owned.get(player, 0) + more)
        return made

    # Searching.

    def of(self, player: str) -> tuple[Stake, ...]:
        """The stakes of a player."""
        return self._find(PLAYER, player)

    def at(self, place: int | None, *bets: str, selection: Selection = None) -> tuple[Stake, ...]:
        """The stakes on some bets at a place."""
        return self._find(SPOT, *((bet, place, selection) for bet in bets))

    def with_bet(self, bet: str) -> tuple[Stake, ...]:
        """The stakes on a bet, at any place."""
        return self._find(BET, bet)

    def lie_at(self, place: int | None, *bets: str, selection: Selection = None) -> bool:
        """Whether there are stakes on some of these bets at a place."""
        return any((bet, place, selection) in self._index(SPOT) for bet in bets)

    def places(self, bet: str) -> tuple[int, ...]:
        """The numbered places that have stakes on a bet, in order."""
        if bet not in self._places:
            self._places[bet] = tuple(sorted({place for on, place, _ in self._index(SPOT) if on == bet and place}))
        return self._places[bet]

    def total(self, bet: str) -> int:
        """All that is staked on a bet."""
        if self._totals is None:
            self._totals = {}
            for stake in self:
                on = stake.position.bet
                self._totals[on] = self._totals.get(on, 0) + stake.amount
        return self._totals.get(bet, 0)

    def total_of(self, player: str) -> int:
        """All that a player has staked."""
        if self._owned is None:
            owned: dict[str, int] = {}
            for position, amount, _ in self:
                owned[position.player] = owned.get(position.player, 0) + amount
            self._owned = Map(owned)
        return self._owned.get(player, 0)

    def _find(self, key: Key, *values: Any) -> tuple[Stake, ...]:
        if (key, values) not in self._found:
            index = self._index(key)
            entries = (self._entries[position] for value in values for position in index.get(value, NONE))
            self._found[key, values] = _in_order(entries)
        return self._found[key, values]

    def _index(self, key: Key) -> Index:
        if key not in self._indexes:
            index: Index = NONE
            for position in self._entries:
                index = _add_to_index(index, key(position), position)
            self._asked.add(key)
            self._indexes = {**self._indexes, key: index}
        return self._indexes[key]

    # As a sequence.

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Stake]:
        return iter(self._tuple)

    @overload
    def __getitem__(self, at: int) -> Stake: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Stake, ...]: ...
    def __getitem__(self, at: int | slice) -> Stake | tuple[Stake, ...]:
        return self._tuple[at]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, IndexedStakes | tuple):
            return self is other or self._tuple == tuple(other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self._tuple)

    def __reduce__(self) -> tuple[Any, ...]:
        return IndexedStakes, (self._tuple,)

    def __repr__(self) -> str:
        return repr(self._tuple)

    @property
    def _tuple(self) -> tuple[Stake, ...]:
        if None not in self._found:
            self._found[None] = _in_order(self._entries.values())
        return self._found[None]


def _in_order(entries: Iterable[Entry]) -> tuple[Stake, ...]:
    return tuple(map(itemgetter(1), sorted(entries, key=itemgetter(0))))


def _remove_from_index(index: Index, value: Any, position: Position) -> Index:
    left = index[value].delete(position)
    return index.set(value, left) if left else index.delete(value)


def _add_to_index(index: Index, value: Any, position: Position) -> Index:
    return index.set(value, index.get(value, NONE).set(position, None))


def indexed(stakes: Stakes) -> IndexedStakes:
    return stakes if isinstance(stakes, IndexedStakes) else IndexedStakes(stakes)


def stake_on(stakes: Stakes, position: Position) -> Stake:
    return indexed(stakes).on(position)


def add(stakes: Stakes, position: Position, amount: int) -> Stakes:
    """Add to the one stake that a player has on a position."""
    return indexed(stakes).plus(position, amount)


def take_back(stakes: Stakes, position: Position, amount: int) -> Stakes:
    return indexed(stakes).plus(position, -amount)


def hold(stakes: Stakes) -> Stakes:
    """Mark all stakes as held, after a void round."""
    return IndexedStakes(s._replace(held=s.amount) for s in stakes)
