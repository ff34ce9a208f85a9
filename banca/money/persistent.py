"""An immutable map and an immutable list: a changed copy shares nearly all its parts with what it was made from.

A round is a fold of frozen states. Where a state holds thousands of bets, a copy of all of them for each act would cost
the square of their number; here an act costs the logarithm.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from itertools import chain
from typing import Any, Generic, TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")

# A hash trie: a leaf holds some entries, a branch has a node for each value of the next bits of the hash.
BITS = 5
BRANCHES = 1 << BITS
LEAF_MOST = 32
DEEPEST = 60  # bits of a hash that tell keys apart; beyond them a leaf may grow

Node = Any  # dict[K, V] | list[Node]; neither is ever changed once it is in a map


class PersistentMap(Mapping[K, V], Generic[K, V]):
    """Iterates in no order that means anything. Equal to any mapping with the same entries."""

    __slots__ = ("_len", "_root")

    def __init__(self, entries: Mapping[K, V] | None = None) -> None:
        root: Node = {}
        for key, value in (entries or {}).items():
            root, _ = _put(root, key, value)
        self._root, self._len = root, len(entries or {})

    def put(self, key: K, value: V) -> "PersistentMap[K, V]":
        """The map with this entry."""
        if type(self._root) is dict and self._len < LEAF_MOST:  # most maps are one leaf
            leaf = self._root.copy()
            leaf[key] = value
            return _made(leaf, len(leaf))
        root, grown = _put(self._root, key, value)
        return _made(root, self._len + grown)

    def without(self, key: K) -> "PersistentMap[K, V]":
        """The map without this entry; a KeyError where there is none."""
        leaf, above = _way_to(self._root, key)
        left = leaf.copy()
        del left[key]
        return _made(_below(above, left), self._len - 1)

    def __getitem__(self, key: K) -> V:
        value: V = self._leaf(key)[key]
        return value

    def get(self, key: Any, default: Any = None) -> Any:
        return self._leaf(key).get(key, default)

    def __contains__(self, key: Any) -> bool:
        return key in self._leaf(key)

    def __len__(self) -> int:
        return self._len

    def __iter__(self) -> Iterator[K]:
        for leaf in _leaves(self._root):
            yield from leaf

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew by another process, where the same words have other hashes."""
        return PersistentMap, (dict(self),)

    def __repr__(self) -> str:
        return f"PersistentMap({dict(self)})"

    def _leaf(self, key: Any) -> dict[K, V]:
        node: Node = self._root
        if type(node) is list:
            bits = hash(key)
            while type(node) is list:
                node, bits = node[bits % BRANCHES], bits >> BITS
        leaf: dict[K, V] = node
        return leaf


Above = list[tuple[list[Node], int]]  # branches, each with the number of the node below it that was gone to


def _way_to(node: Node, key: Any) -> tuple[dict[Any, Any], Above]:
    """The leaf that has the key, if any has, and the branches above it."""
    above: Above = []
    bits = hash(key)
    while type(node) is list:
        at = bits % BRANCHES
        above.append((node, at))
        node, bits = node[at], bits >> BITS
    return node, above


def _below(above: Above, node: Node) -> Node:
    """The root, with another node in the place of that to which the way led."""
    for branch, at in reversed(above):
        copy = branch.copy()
        copy[at] = node
        node = copy
    return node


def _put(root: Node, key: Any, value: Any) -> tuple[Node, bool]:
    """The root with an entry, and whether that is one more."""
    leaf, above = _way_to(root, key)
    changed = leaf.copy()
    changed[key] = value
    depth = BITS * len(above)
    crowded = len(changed) > LEAF_MOST and depth < DEEPEST
    return _below(above, _split(changed, depth) if crowded else changed), len(changed) > len(leaf)


def _split(leaf: Mapping[Any, Any], depth: int) -> Node:
    parts: list[dict[Any, Any]] = [{} for _ in range(BRANCHES)]
    for key, value in leaf.items():
        parts[(hash(key) >> depth) % BRANCHES][key] = value
    return parts


def _made(root: Node, size: int) -> PersistentMap[Any, Any]:
    made: PersistentMap[Any, Any] = PersistentMap.__new__(PersistentMap)
    made._root, made._len = root, size  # noqa: SLF001
    return made


def _leaves(node: Node) -> Iterator[dict[Any, Any]]:
    if type(node) is list:
        for child in node:
            yield from _leaves(child)
    else:
        yield node


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Log(Sequence[T]):
    """A list that only grows, in blocks of which each is more than twice as long as the next. Equal to a tuple."""

    blocks: tuple[tuple[T, ...], ...] = ()

    def with_(self, *items: T) -> "Log[T]":
        """The list with these at its end."""
        return Log(self._with(items))

    def _with(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], ...]:
        """Blocks that would not be long enough any more are put together."""
        blocks, last = self.blocks, items
        while blocks and len(blocks[-1]) <= 2 * len(last):
            blocks, last = blocks[:-1], blocks[-1] + last
        return (*blocks, last) if last else blocks

    def __len__(self) -> int:
        return sum(map(len, self.blocks))

    def __iter__(self) -> Iterator[T]:
        return chain.from_iterable(self.blocks)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return tuple(self)[at]
        left = at if at >= 0 else at + len(self)
        for block in self.blocks if left >= 0 else ():
            if left < len(block):
                return block[left]
            left -= len(block)
        raise IndexError(f"there is no item {at} of {len(self)}")

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Log | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Roster(Log[K]):
    """A list of different items that knows where each stands."""

    places: PersistentMap[K, int] = field(default_factory=PersistentMap)

    @classmethod
    def of(cls, items: Iterable[K]) -> "Roster[K]":
        return items if isinstance(items, cls) else cls().with_(*items)

    def with_(self, *items: K) -> "Roster[K]":
        places = self.places
        for at, item in enumerate(items, len(self)):
            places = places.put(item, at)
        return Roster(self._with(items), places)

    def __contains__(self, item: object) -> bool:
        return item in self.places

    def index(self, item: Any, start: int = 0, stop: int | None = None) -> int:
        del start, stop
        return self.places[item]


def changed(value: T, **changes: Any) -> T:
    """What `dataclasses.replace` gives for a frozen value with slots, in half the time.

    The value is not made and checked anew: that counts where a state of thirty fields changes in one at every act.
    """
    kind: Any = type(value)
    made: T = object.__new__(kind)
    for name, get, put in _slots(kind):
        put(made, changes[name] if name in changes else get(value))
    return made


@cache
def _slots(kind: Any) -> tuple[tuple[str, Callable[[Any], Any], Callable[[Any, Any], None]], ...]:
    slots = ((f.name, getattr(kind, f.name)) for f in fields(kind))
    return tuple((name, slot.__get__, slot.__set__) for name, slot in slots)
