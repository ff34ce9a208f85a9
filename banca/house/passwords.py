"""Passwords: stored as Argon2id hashes. Verifying takes the same work if there is none."""

import threading
import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from banca.house.errors import HouseError

PASSWORD_LEAST, PASSWORD_MOST = 12, 200  # characters
HASHED = "$argon2id$"  # prefix of a hash
AT_ONCE = 4  # hashes at a time: each needs as much memory as its cost says


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a hash. The default follows RFC 9106, section 4, for little memory; tests use a cheap one."""

    passes: int = 3
    kibibytes: int = 64 * 1024
    lanes: int = 4


class Passwords:
    """Hashes and verifies passwords at one cost. Thread-safe."""

    def __init__(self, cost: Cost | None = None) -> None:
        cost = cost or Cost()
        self._hasher = PasswordHasher(cost.passes, cost.kibibytes, cost.lanes, type=Type.ID)
        self._room = threading.BoundedSemaphore(AT_ONCE)
        self._nobody = self._hasher.hash("nobody")

    def hash(self, password: str) -> str:
        with self._room:
            return self._hasher.hash(_encoded(password))

    def verify(self, stored: str | None, password: str) -> bool:
        """Whether the password is right. If none is stored, hash anyway, so that the time tells nothing."""
        with self._room:
            try:
                self._hasher.verify(stored or self._nobody, _encoded(password))
            except (VerificationError, InvalidHashError):
                return False
        return stored is not None

    def is_dated(self, stored: str) -> bool:
        """Whether a hash was made at another cost."""
        return self._hasher.check_needs_rehash(stored)


def check_password(name: str, password: str) -> None:
    """Raise HouseError for an unsafe password: too short, or the person's own name."""
    plain = _normal(password)
    if not PASSWORD_LEAST <= len(plain) <= PASSWORD_MOST or len(set(plain)) < PASSWORD_LEAST // 3:
        raise HouseError("house-password-malformed", least=PASSWORD_LEAST, most=PASSWORD_MOST)
    if name.casefold() in plain.casefold() and len(plain) - len(name) < PASSWORD_LEAST // 2:
        raise HouseError("house-password-is-the-name")


def _normal(password: str) -> str:
    """Normalise Unicode, so that equal-looking texts are equal; cut a text that is too long to be accepted."""
    return unicodedata.normalize("NFC", password[: 2 * PASSWORD_MOST])


def _encoded(password: str) -> bytes:
    return _normal(password).encode("utf-8", "surrogatepass")
