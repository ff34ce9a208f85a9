"""Fix an order of draws before the bets and prove it afterwards: a Merkle tree whose root is published first.

Each leaf binds one draw to its tree and its place, under a nonce of its own. Opening a leaf shows what was drawn, the
nonce and the path to the root; it says nothing about any other leaf. docs/COMMITMENTS.md describes the scheme for
those who write a verifier.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

NO_LEAF = "0" * 64  # fills the tree up to a power of two
NODE = hashlib.sha256(b"banca node\n")  # copied for every node: half the time of a new one


@dataclass(frozen=True, slots=True)
class Opening:
    """What was drawn at a place, and the hashes that lead from it to the root."""

    place: int
    drawn: str
    nonce: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Commitment:
    """What is published before betting opens. It binds every draw of a tree to its place."""

    tree: str  # its name, which no other tree of any table has
    leaves: int
    root: str

    def is_opened_by(self, opening: Opening) -> bool:
        if not 0 <= opening.place < self.leaves or len(opening.path) != _height(self.leaves):
            return False
        place, found = opening.place, _leaf(self.tree, opening.place, opening.nonce, opening.drawn)
        for beside in opening.path:
            found = _node(beside, found) if place % 2 else _node(found, beside)
            place //= 2
        return self.root == _root(self.tree, self.leaves, found)


class Tree:
    """An order of draws, with the secret from which all nonces are derived."""

    def __init__(self, name: str, drawn: Sequence[str], secret: bytes | None = None) -> None:
        self.name, self.drawn = name, tuple(drawn)
        self._secret = secret or secrets.token_bytes(32)
        self._levels: list[list[str]] | None = None
        self._commitment: Commitment | None = None

    @property
    def leaves(self) -> int:
        return len(self.drawn)

    @property
    def commitment(self) -> Commitment:
        if self._commitment is None:
            self._commitment = Commitment(self.name, self.leaves, _root(self.name, self.leaves, self._hashes()[-1][0]))
        return self._commitment

    def opening(self, place: int) -> Opening:
        beside = [level[(place >> height) ^ 1] for height, level in enumerate(self._hashes()[:-1])]
        return Opening(place, self.drawn[place], self._nonces[place], tuple(beside))

    @cached_property
    def _nonces(self) -> list[str]:
        """The nonce of each place: the HMAC of its number, of which half is enough."""
        begun, nonces = hmac.new(self._secret, digestmod="sha256"), []
        for place in range(self.leaves):
            found = begun.copy()
            found.update(b"%d" % place)
            nonces.append(found.hexdigest()[:32])
        return nonces

    def _hashes(self) -> list[list[str]]:
        """All levels from the leaves to the top, computed when first needed."""
        if self._levels is None:
            begun = hashlib.sha256(_leaf_begins(self.name))
            leaves = [
                _hash_on(begun, _leaf_ends(place, nonce, said))
                for place, (nonce, said) in enumerate(zip(self._nonces, self.drawn, strict=True))
            ]
            self._levels = [leaves + [NO_LEAF] * (2 ** _height(self.leaves) - self.leaves)]
            while len(below := self._levels[-1]) > 1:
                self._levels.append([*map(_node, below[::2], below[1::2])])
        return self._levels


def _hash_on(begun: Any, more: str) -> str:
    """The hash of what was hashed so far and of this."""
    found = begun.copy()
    found.update(more.encode())
    text: str = found.hexdigest()
    return text


def _height(leaves: int) -> int:
    return (leaves - 1).bit_length()


def _leaf(tree: str, place: int, nonce: str, drawn: str) -> str:
    return _hash_on(hashlib.sha256(_leaf_begins(tree)), _leaf_ends(place, nonce, drawn))


def _leaf_begins(tree: str) -> bytes:
    return f"banca leaf\n{tree}\n".encode()


def _leaf_ends(place: int, nonce: str, drawn: str) -> str:
    return f"{place}\n{nonce}\n{drawn}"


def _node(left: str, right: str) -> str:
    return _hash_on(NODE, f"{left}\n{right}")


def _root(tree: str, leaves: int, top: str) -> str:
    """The root binds the name and the size of the tree too, so that no other tree can pass for it."""
    return hashlib.sha256(f"banca tree\n{tree}\n{leaves}\n{top}".encode()).hexdigest()
