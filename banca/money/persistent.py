"""Persistent collections: an immutable map and immutable lists whose changed copies share nearly all their parts.

A round is a fold of frozen states. A state may hold thousands of bets; copying all of them for each act would take
quadratic time. Here an act takes logarithmic time.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from itertools import chain
from typing import Any, Generic, TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")

# A hash trie: a leaf holds some entries; a branch has one node for each value of the next bits of the hash.
BITS = 5
BRANCHES = 1 << BITS
LEAF_MOST = 32
DEEPEST = 60  # bits of a hash that are used; below that depth a leaf may grow without limit

Node = Any  # dict[K, V] (a leaf) or list[Node] (a branch); never changed once it is in a map


class PersistentMap(Mapping[K, V], Generic[K, V]):
    """An immutable map. The order of iteration is arbitrary. Equal to any mapping with the same entries."""

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
            return _new_map(leaf, len(leaf))
        root, grown = _put(self._root, key, value)
        return _new_map(root, self._len + grown)

    def without(self, key: K) -> "PersistentMap[K, V]":
        """The map without this entry; raises KeyError if there is none."""
        leaf, path = _path_to(self._root, key)
        left = leaf.copy()
        del left[key]
        return _new_map(_replace_node(path, left), self._len - 1)

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
        """Pickle the entries: another process has other hashes."""
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


Path = list[tuple[list[Node], int]]  # the branches from the root down, each with the index of the next node


def _path_to(node: Node, key: Any) -> tuple[dict[Any, Any], Path]:
    """The leaf that holds the key, if any does, and the path to it."""
    path: Path = []
    bits = hash(key)
    while type(node) is list:
        at = bits % BRANCHES
        path.append((node, at))
        node, bits = node[at], bits >> BITS
    return node, path


def _replace_node(path: Path, node: Node) -> Node:
    """The root, with the node at the end of the path replaced."""
    for branch, at in reversed(path):
        copy = branch.copy()
        copy[at] = node
        node = copy
    return node


def _put(root: Node, key: Any, value: Any) -> tuple[Node, bool]:
    """The root with this entry, and whether the key is new."""
    leaf, path = _path_to(root, key)
    changed = leaf.copy()
    changed[key] = value
    depth = BITS * len(path)
    crowded = len(changed) > LEAF_MOST and depth < DEEPEST
    return _replace_node(path, _split(changed, depth) if crowded else changed), len(changed) > len(leaf)


def _split(leaf: Mapping[Any, Any], depth: int) -> Node:
    parts: list[dict[Any, Any]] = [{} for _ in range(BRANCHES)]
    for key, value in leaf.items():
        parts[(hash(key) >> depth) % BRANCHES][key] = value
    return parts


def _new_map(root: Node, size: int) -> PersistentMap[Any, Any]:
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
    """An immutable list that only grows, in blocks each more than twice as long as the next. Equal to a tuple."""

    blocks: tuple[tuple[T, ...], ...] = ()

    def with_(self, *items: T) -> "Log[T]":
        """The list with these items appended."""
        return Log(self._with(items))

    def _with(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], ...]:
        """The blocks with these items appended; blocks that became too short are joined."""
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
    """A list of distinct items that finds the index of each quickly."""

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
    """Like `dataclasses.replace`, for frozen values with slots, in half the time.

    It skips `__init__` and its checks, which matters where every act changes one of thirty fields.
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
