"""Seal draws before the bets: encrypted with the house's key, and identical after a restart."""

import hashlib
import hmac
import json
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from sqlalchemy import Connection, select

from banca.files import read_bytes, write_whole
from banca.house import schema
from banca.house.errors import ChanceFailed, HouseError, Tampered
from banca.material.chance import Seeded, Source, TreeSource
from banca.material.commitment import Tree
from banca.messages.errors import SystemFault

KEY_BYTES, NONCE_BYTES, SEED_BYTES = 32, 12, 32
KEY_VARIABLE = "BANCA_HOUSE_KEY"
Random = Callable[[int], bytes]


@dataclass(frozen=True, slots=True, repr=False)
class HouseKey:
    """The one secret of a house. All other secrets are derived from it or encrypted with it."""

    secret: bytes

    def _derived(self, purpose: str) -> bytes:
        return hmac.digest(self.secret, f"banca house {purpose}".encode(), "sha256")

    @property
    def signing(self) -> Ed25519PrivateKey:
        """The key that signs checkpoints and reports."""
        return Ed25519PrivateKey.from_private_bytes(self._derived("signing"))

    @property
    def public(self) -> str:
        return self.signing.public_key().public_bytes_raw().hex()

    def encrypt(self, plain: bytes, name: str) -> bytes:
        """Encrypt a text, bound to a name: under another name it does not decrypt."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + ChaCha20Poly1305(self._derived("seals")).encrypt(nonce, plain, name.encode())

    def decrypt(self, sealed: bytes, name: str) -> bytes:
        cipher, nonce = ChaCha20Poly1305(self._derived("seals")), sealed[:NONCE_BYTES]
        try:
            return cipher.decrypt(nonce, sealed[NONCE_BYTES:], name.encode())
        except InvalidTag:
            raise Tampered("house-seal-broken", tree=name) from None


def new_key(path: Path) -> HouseKey:
    """Make a key and write it to a file that only its owner can read."""
    if path.exists():
        raise HouseError("house-key-exists", file=str(path))
    key = HouseKey(secrets.token_bytes(KEY_BYTES))
    before = os.umask(0o177)
    try:
        write_whole(path, key.secret.hex().encode() + b"\n")
    finally:
        os.umask(before)
    return key


def read_key(path: Path | None) -> HouseKey:
    """The key in a file, or in the environment if no file is named."""
    text = os.environ.get(KEY_VARIABLE, "") if path is None else _read(path)
    try:
        secret = bytes.fromhex(text.strip())
    except ValueError:
        secret = b""
    if len(secret) != KEY_BYTES:
        raise HouseError("house-key-unreadable", file=str(path) if path else KEY_VARIABLE)
    return HouseKey(secret)


def _read(path: Path) -> str:
    try:
        return read_bytes(path, 2 * KEY_BYTES + 2).decode("ascii", "replace")
    except OSError as error:
        raise HouseError("house-key-out-of-reach", file=str(path), fault=SystemFault.of(error)) from None


class Sealer(TreeSource):
    """Seals the trees of one table. A tree that was sealed before comes back draw for draw."""

    def __init__(self, key: HouseKey, table_id: str, random: Random = secrets.token_bytes) -> None:
        self.key, self.table_id, self.random = key, table_id, random
        self.connection: Connection | None = None  # of the current transaction

    def new_tree(self, name: str, draw: Callable[[Source], Sequence[str]]) -> Tree:
        if (known := self.tree(name)) is not None:
            return known
        seed = self.random(SEED_BYTES)
        self._refuse_used(seed)
        content: dict[str, Any] = {"seed": seed.hex(), "drawn": list(draw(Seeded(seed.hex())))}
        self._store(name, content)
        return tree_of(name, content)

    def tree(self, name: str) -> Tree | None:
        """A tree that was sealed before."""
        content = self.content(name)
        return None if content is None else tree_of(name, content)

    def content(self, name: str) -> dict[str, Any] | None:
        """The sealed seed and its draws; None if nothing is sealed."""
        found = self._connection.execute(select(schema.seal.c.sealed).where(schema.seal.c.tree == name)).scalar()
        return None if found is None else self.unseal(bytes(found), name)

    def unseal(self, sealed: bytes, name: str) -> dict[str, Any]:
        content: dict[str, Any] = json.loads(self.key.decrypt(sealed, name))
        return content

    def follows_its_seed(self, name: str, draw: Callable[[Source], Sequence[str]]) -> bool:
        """Whether a sealed order is the one that its seed gives."""
        content = self.content(name)
        return content is not None and list(draw(Seeded(content["seed"]))) == content["drawn"]

    def _refuse_used(self, seed: bytes) -> None:
        """Refuse a seed that any table of the house used before. Only its hash is stored, which does not reveal it."""
        digest, used = digest_of_seed(seed), schema.used_seed
        if self._connection.execute(select(used.c.hash).where(used.c.hash == digest)).first():
            raise ChanceFailed("house-chance-seed-again")
        self._connection.execute(used.insert(), {"hash": digest})

    @property
    def _connection(self) -> Connection:
        assert self.connection is not None  # a table is played inside a transaction  # noqa: S101
        return self.connection

    def _store(self, name: str, content: Mapping[str, Any]) -> None:
        sealed = self.key.encrypt(json.dumps(content).encode(), name)
        values = {"tree": name, "table_id": self.table_id, "sealed": sealed}
        self._connection.execute(schema.seal.insert(), values)


def digest_of_seed(seed: bytes) -> str:
    """The digest by which a house recognises a used seed."""
    return hashlib.sha256(b"banca used seed " + seed).hexdigest()


def tree_of(name: str, content: Mapping[str, Any]) -> Tree:
    nonces = hashlib.sha256(b"banca nonces " + bytes.fromhex(content["seed"])).digest()
    return Tree(name, content["drawn"], nonces)
