"""Sources of chance: a seed, or the operating system. Without one, results are typed in from a real table."""

import hashlib
import secrets
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Protocol, TypeVar, runtime_checkable

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

from banca.law import OptionError
from banca.law.numbers import shown
from banca.material.commitment import Tree

T = TypeVar("T")
BLOCK_BYTES = 64
SEED_MOST = 1000
FEW = 1 << 14  # cards, up to which a list of all of them is the fastest way to shuffle


class Source(Protocol):
    """Where the next result comes from."""

    def draw(self, weights: Mapping[T, int]) -> T: ...


@runtime_checkable
class Numbers(Protocol):
    """A source of numbers, from which all its results are picked."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""


class TreeSource(ABC):
    """A source that seals trees itself, so that a table can be brought back with the same draws."""

    @abstractmethod
    def new_tree(self, name: str, draw: Callable[[Source], Sequence[str]]) -> Tree:
        """A new tree of what `draw` takes from a source of chance."""


def pick(weights: Mapping[T, int], below: Callable[[int], int]) -> T:
    """Pick one of the results, with probability proportional to its weight."""
    cumulative = list(accumulate(weights.values()))
    return list(weights)[bisect_right(cumulative, below(cumulative[-1]))]


def pick_each(weights: Mapping[T, int], source: Source, count: int) -> list[T]:
    """As many results, each drawn by the same weights."""
    if not isinstance(source, Numbers):
        return [source.draw(weights) for _ in range(count)]
    results, cumulative = list(weights), list(accumulate(weights.values()))
    return [results[bisect_right(cumulative, source.below(cumulative[-1]))] for _ in range(count)]


def shuffle(weights: Mapping[T, int], source: Source) -> list[T]:
    """Draw all cards or tiles in order, one after another from what is left."""
    if isinstance(source, Numbers) and sum(weights.values()) <= FEW:
        left = [each for each, copies in weights.items() for _ in range(copies)]
        return [left.pop(source.below(len(left))) for _ in range(len(left))]
    counts, order = {each: copies for each, copies in weights.items() if copies}, []  # of very many only these
    while counts:
        drawn = source.draw(counts)
        order.append(drawn)
        counts[drawn] -= 1
        if not counts[drawn]:
            del counts[drawn]
    return order


@dataclass(slots=True)
class Entropy:
    """The operating system's own randomness.

    >>> import banca
    >>> banca.Entropy().draw({"heads": 1, "tails": 1}) in ("heads", "tails")
    True
    """

    def below(self, n: int) -> int:
        return secrets.randbelow(n)

    def draw(self, weights: Mapping[T, int]) -> T:
        return pick(weights, self.below)


class Seeded:
    """A ChaCha20 key stream from a seed: the same seed, the same table, on any machine.

    >>> import banca
    >>> dice = banca.Seeded(7)
    >>> [dice.draw({1: 1, 2: 1, 3: 1}) for _ in range(5)]
    [1, 3, 3, 3, 3]
    """

    def __init__(self, seed: int | str) -> None:
        if (len(seed) if isinstance(seed, str) else seed.bit_length()) > SEED_MOST:
            raise OptionError("seed-too-long", most=SEED_MOST, seed=shown(seed))
        key = hashlib.sha256(f"banca table {seed}".encode()).digest()
        self._stream = keystream(key, bytes(16))

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely, by rejection."""
        size = (n.bit_length() + 7) // 8 or 1
        numbers = 1 << 8 * size
        most, stream = numbers - numbers % n, self._stream
        while True:
            value = 0
            for _ in range(size):
                value = value << 8 | next(stream)
            if value < most:
                return value % n

    def draw(self, weights: Mapping[T, int]) -> T:
        return pick(weights, self.below)


def keystream(key: bytes, nonce: bytes) -> Iterator[int]:
    """The bytes of ChaCha20 (RFC 8439); the nonce begins with the block counter."""
    encryptor = Cipher(ChaCha20(key, nonce), mode=None).encryptor()
    while True:
        yield from encryptor.update(bytes(BLOCK_BYTES))
