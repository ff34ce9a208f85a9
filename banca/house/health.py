"""Whether the source of chance is in order: before the first seed is drawn, with every seed, and again every hour.

A house is watched by `watch(house)` before it is entered. The tests of the bytes are the two continuous tests of NIST
SP 800-90B: the repetition count (the same byte too many times in a row) and the adaptive proportion (a byte too often
in a window). Each of them stops a sound source once in 2**40 bytes or less. What fails closes every table.
"""

from collections import OrderedDict
from hashlib import sha256
from itertools import islice
from math import comb

from banca.house.errors import ChanceFailed
from banca.house.house import House
from banca.house.sealing import Random
from banca.material.chance import Seeded, keystream

BITS = 8  # entropy assumed for a byte of the operating system
ALPHA_BITS = 40  # a sound source fails a test with a chance of 2**-40
WINDOW = 512  # bytes per window of the adaptive proportion test; SP 800-90B's value for non-binary samples
REPEATS_MOST = ALPHA_BITS // BITS  # the longest run of one byte
START_UP = 4096  # bytes tested before the first seed; SP 800-90B asks for 1024
EVERY = 3600  # seconds between full tests
REMEMBERED = 4096  # requests whose bytes are compared with the next ones; the database stores every seed

# RFC 8439: section 2.4.2, and appendix A.1, vector 1. Key, counter and nonce, then the key stream.
KNOWN_STREAMS = (
    (
        bytes(range(32)),
        bytes.fromhex("01000000 000000000000004a00000000"),
        "224f51f3401bd9e12fde276fb8631ded8c131f823d2c06e27e4fcaec9ef3cf788a3b0aa372600a92b57974cded2b9334794cba40c63e34cd",
    ),
    (
        bytes(32),
        bytes(16),
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11c",
    ),
)
# Computed by a second implementation of ChaCha20, with the SHA-256 of "banca table SEED" as the key.
KNOWN_DRAWS = (
    ("7", 216, (78, 140, 143, 60, 54, 133, 91, 41, 102, 156, 143, 10)),
    ("table nine", 1000, (5, 489, 239, 402, 848, 275, 336, 148)),
)


def most_in_window() -> int:
    """How often one byte may come in a window, so that a sound source fails with a chance of at most 2**-40.

    The first byte of the window is counted; each of the others equals it with chance 1/256.
    """
    others, values = WINDOW - 1, 2**BITS
    tail = 0  # windows with at least so many, of all 256**511
    for again in range(others, -1, -1):
        tail += comb(others, again) * (values - 1) ** (others - again)
        if tail << ALPHA_BITS > values**others:
            return again + 1
    raise AssertionError  # the tail reaches all windows before this


SHARE_MOST = most_in_window()


class Health:
    """Tests all bytes that pass through it. After a failure it raises ChanceFailed until a full test passes."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._begin()
        self.failed: ChanceFailed | None = None
        self._tested_at: float | None = None
        self._seen: OrderedDict[bytes, None] = OrderedDict()

    def _begin(self) -> None:
        self._last, self._in_a_row = -1, 0
        self._counted, self._count, self._left = -1, 0, 0

    def fresh(self, count: int) -> bytes:
        """Tested bytes from the source. A full test must have passed first."""
        if self._tested_at is None:
            raise ChanceFailed("house-chance-not-tested")
        if self.failed:
            raise self.failed
        try:
            return self._tested(count)
        except ChanceFailed as error:
            self.failed = error
            raise

    def check(self, house: House) -> None:
        """The full test: at the start, every hour, and when a closed house is to reopen."""
        now = house.clock.steady()
        due = self._tested_at is None or now - self._tested_at >= EVERY
        if due or self.failed or house.closed_by:
            self._tested_at = now
            self.test()

    def test(self) -> None:
        """Raise ChanceFailed unless the cipher, the draws and fresh bytes pass."""
        self._begin()
        self.failed = None
        try:
            _known_answers()
            for _ in range(START_UP // WINDOW):
                self._tested(WINDOW)
        except ChanceFailed as error:
            self.failed = error
            raise

    def _tested(self, count: int) -> bytes:
        try:
            found = self._random(count)
        except Exception as error:
            raise ChanceFailed("house-chance-source-broken", fault=str(error) or type(error).__name__) from error
        if type(found) is not bytes or len(found) != count:
            raise ChanceFailed("house-chance-source-short", wanted=count)
        for byte in found:
            self._count_repetition(byte)
            self._count_proportion(byte)
        self._refuse_seen(found)
        return found

    def _count_repetition(self, byte: int) -> None:
        self._in_a_row = self._in_a_row + 1 if byte == self._last else 1
        self._last = byte
        if self._in_a_row > REPEATS_MOST:
            raise ChanceFailed("house-chance-stuck", times=self._in_a_row)

    def _count_proportion(self, byte: int) -> None:
        if not self._left:
            self._counted, self._count, self._left = byte, 0, WINDOW
        self._left -= 1
        self._count += byte == self._counted
        if self._count > SHARE_MOST:
            raise ChanceFailed("house-chance-lopsided", times=self._count, window=WINDOW)

    def _refuse_seen(self, found: bytes) -> None:
        """Refuse a long answer that came before: the source restarted, or a running machine was copied."""
        if len(found) < 16:
            return
        digest = sha256(found).digest()
        if digest in self._seen:
            raise ChanceFailed("house-chance-seed-again")
        self._seen[digest] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)


def _known_answers() -> None:
    for key, nonce, answer in KNOWN_STREAMS:
        if bytes(islice(keystream(key, nonce), len(answer) // 2)).hex() != answer:
            raise ChanceFailed("house-chance-cipher-wrong")
    for seed, n, numbers in KNOWN_DRAWS:
        source = Seeded(seed)
        if tuple(source.below(n) for _ in numbers) != numbers:
            raise ChanceFailed("house-chance-draws-wrong")


def watch(house: House) -> House:
    """Test every seed that a table of this house draws. Call it before entering the house."""
    health = Health(house.random)
    house.random = health.fresh
    house.checks.append(health.check)
    return house
