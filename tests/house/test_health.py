"""The source of chance is tested before the first seed, with every seed and every hour; a failure closes all tables."""

import hashlib
import random
import secrets
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from sqlalchemy import select

from banca.house import health, schema
from banca.house.clock import Clock
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.errors import ChanceFailed
from banca.house.health import REPEATS_MOST, SHARE_MOST, WINDOW, Health, watch
from banca.house.house import House, ReopenHouse, initialise
from banca.house.journal import entries
from banca.house.replies import Reply
from banca.house.roles import Person, Role
from banca.house.sealing import HouseKey, Random
from banca.house.tables import Advance, OpenTable, PauseTable, ResumeTable
from banca.house.work import Work
from banca.messages.errors import Message

PIT = Person("pit", frozenset(Role))
OPEN = TableConfig({"edition": "roulette-60-2004"})


def fair() -> Random:
    """A source that a test can repeat."""
    return random.Random(7).randbytes


class Breaking:
    """Fair, until it is told to give something else."""

    def __init__(self) -> None:
        self.fair, self.other = fair(), None

    other: Callable[[int], Any] | None

    def __call__(self, count: int) -> Any:
        return self.fair(count) if self.other is None else self.other(count)


@pytest.fixture
def database(database: Database, key: HouseKey) -> Database:
    """With a house in it that nobody has opened."""
    initialise(database, key, 0)
    return database


@pytest.fixture
def source() -> Breaking:
    return Breaking()


@pytest.fixture
def watched(database: Database, key: HouseKey, clock: Any, source: Breaking) -> Iterator[House]:
    with watch(House(database, key, clock, source)) as house:
        yield house


def fail(*_: Any) -> bytes:
    raise OSError(5, "no entropy")


def answers_of(broken: Callable[[int], Any]) -> ChanceFailed:
    with pytest.raises(ChanceFailed) as found:
        Health(broken).test()
    return found.value


FAULTS: dict[str, tuple[Callable[[int], Any], str]] = {
    "one byte for ever": (lambda n: bytes([0xA5]) * n, "house-chance-stuck"),
    "an error of the system": (fail, "house-chance-source-broken"),
    "too few bytes": (lambda n: bytes(n - 1), "house-chance-source-short"),
    "no bytes": (lambda _: None, "house-chance-source-short"),
    "one byte of sixteen": (
        lambda n: bytes(b if b >= 16 else 7 for b in secrets.token_bytes(n)),
        "house-chance-lopsided",
    ),
    "the same answer again": (lambda n: hashlib.shake_256(b"again").digest(n), "house-chance-seed-again"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_source_that_fails_is_found_at_the_start(name: str) -> None:
    broken, message = FAULTS[name]
    tries = 60 if name == "one byte of sixteen" else 1  # a window is filled by whatever byte opens it

    def found() -> str | None:
        try:
            Health(broken).test()
        except ChanceFailed as error:
            return error.message.id
        return None

    assert message in {found() for _ in range(tries)}


def test_a_sound_source_passes() -> None:
    watched = Health(secrets.token_bytes)
    watched.test()
    assert watched.failed is None


def test_the_bounds_are_those_of_sp_800_90b() -> None:
    """A chance of 2**-40: so many times in a row, and so many in a window whose first byte is counted."""
    assert Fraction(1, 256) ** REPEATS_MOST <= Fraction(1, 2**40) < Fraction(1, 256) ** (REPEATS_MOST - 1)

    def at_least(again: int) -> Fraction:
        others = WINDOW - 1
        ways = sum(comb(others, k) * 255 ** (others - k) for k in range(again, others + 1))
        return Fraction(ways, 256**others)

    assert at_least(SHARE_MOST) <= Fraction(1, 2**40) < at_least(SHARE_MOST - 1)


def test_a_byte_may_come_so_often_in_a_row_and_no_more() -> None:
    varied = iter([b"\1" * REPEATS_MOST + b"\2", b"\1" * (REPEATS_MOST + 1)])
    tested = Health(lambda _: next(varied))
    tested._tested(REPEATS_MOST + 1)
    with pytest.raises(ChanceFailed, match="in a row"):
        tested._tested(REPEATS_MOST + 1)


def test_a_byte_may_come_so_often_in_a_window_and_no_more() -> None:
    def spread(times: int) -> bytes:
        others = bytes(1 + n % 255 for n in range(WINDOW - times))
        return b"".join(b"\0" + others[n : n + 1] for n in range(times)) + others[times:]

    tested = Health(lambda _: spread(SHARE_MOST))
    assert tested._tested(WINDOW).count(0) == SHARE_MOST
    with pytest.raises(ChanceFailed, match="among"):
        Health(lambda _: spread(SHARE_MOST + 1))._tested(WINDOW)


@pytest.mark.parametrize(
    ("what", "message"), [("KNOWN_STREAMS", "house-chance-cipher-wrong"), ("KNOWN_DRAWS", "house-chance-draws-wrong")]
)
def test_another_answer_of_cipher_or_draws_is_found(monkeypatch: pytest.MonkeyPatch, what: str, message: str) -> None:
    first = getattr(health, what)[0]
    other = (*first[:2], "00" * 56 if what == "KNOWN_STREAMS" else first[2][::-1])
    monkeypatch.setattr(health, what, (other,))
    assert answers_of(secrets.token_bytes).message.id == message


def test_nothing_is_handed_out_before_the_first_test() -> None:
    with pytest.raises(ChanceFailed, match="not been tested"):
        Health(secrets.token_bytes).fresh(32)


def events(house: House) -> list[str]:
    with house.database.read() as connection:
        return [entry.kind for entry in entries(connection, "events")]


def settled(house: House) -> list[str]:
    """The events, once what is waiting has been written."""
    house.do(PIT, ReopenHouse())
    return events(house)


def test_a_watched_house_plays(watched: House) -> None:
    assert watched.do(PIT, OpenTable("t1", OPEN)).accepted
    assert watched.do(PIT, Advance("t1", close=True)).accepted
    assert events(watched) == ["restart"]


def test_a_house_whose_source_fails_at_the_start_opens_no_table(
    database: Database, key: HouseKey, clock: Clock
) -> None:
    with watch(House(database, key, clock, bytes)) as house:
        reply = house.do(PIT, OpenTable("t1", OPEN))
        assert (reply.accepted, reply.norm) == (False, "house_must_be_sound")
        assert "in a row" in reply.says
        assert events(house) == ["restart", "house-closed"]


def closed(house: House, table: str) -> Reply:
    reply = house.do(PIT, Advance(table, close=True))
    assert (reply.accepted, reply.norm) == (False, "house_must_be_sound")
    return reply


def test_a_failure_closes_every_table_until_an_administrator_reopens(watched: House, source: Breaking) -> None:
    for table in ("t1", "t2", "t3"):
        watched.do(PIT, OpenTable(table, OPEN))
    watched.do(PIT, PauseTable("t3"))
    source.other = bytes
    assert watched.do(PIT, Advance("t1", close=True)).accepted  # throws were sealed before; no seed is needed
    refused = watched.do(PIT, OpenTable("t4", OPEN))
    assert (refused.accepted, refused.message) == (False, "house-chance-stuck")
    closed(watched, "t1")
    closed(watched, "t2")
    assert watched.do(PIT, ResumeTable("t3")).norm == "house_must_be_sound"
    assert watched.do(PIT, OpenTable("t5", OPEN)).norm == "house_must_be_sound"
    supervisor = Person("sam", frozenset({Role.SUPERVISOR}))
    assert watched.do(supervisor, ReopenHouse()).norm == "person_must_have_the_role"
    assert not watched.do(PIT, ReopenHouse()).accepted  # the source still fails
    source.other = None
    closed(watched, "t1")  # the source has recovered, and nobody has reopened
    assert watched.do(PIT, ReopenHouse()).accepted
    assert watched.do(PIT, Advance("t1", close=True)).accepted
    assert watched.do(PIT, ResumeTable("t3")).accepted
    assert watched.do(PIT, ReopenHouse()).norm == "house_must_be_closed_to_reopen"
    assert events(watched) == ["restart", "house-closed", "house-reopened"]


def test_a_house_that_was_closed_stays_closed_after_a_restart(
    database: Database, key: HouseKey, clock: Clock, source: Breaking
) -> None:
    with watch(House(database, key, clock, source)) as house:
        house.do(PIT, OpenTable("t1", OPEN))
        source.other = fail
        assert house.do(PIT, OpenTable("t2", OPEN)).message == "house-chance-source-broken"
        assert settled(house) == ["restart", "house-closed"]
    with watch(House(database, key, clock, fair())) as house:
        assert "no entropy" in closed(house, "t1").says
        assert house.do(PIT, ReopenHouse()).accepted
        assert house.do(PIT, Advance("t1", close=True)).accepted
    with watch(House(database, key, clock, fair())) as house:
        assert house.closed_by is None


def test_the_source_is_tested_again_every_hour(watched: House, source: Breaking, clock: Any) -> None:
    watched.do(PIT, OpenTable("t1", OPEN))
    source.other = bytes
    clock.advance(health.EVERY - 1)
    assert watched.do(PIT, Advance("t1", close=True)).accepted
    clock.advance(1)
    closed(watched, "t1")


def test_no_seed_is_used_twice_whatever_process_drew_it(database: Database, key: HouseKey, clock: Clock) -> None:
    """A copy of a machine that begins again with the same bytes is found by the database."""
    with House(database, key, clock, lambda n: bytes(range(n))) as house:
        assert house.do(PIT, OpenTable("t1", OPEN)).accepted
    with House(database, key, clock, lambda n: bytes(range(n))) as house:
        reply = house.do(PIT, OpenTable("t2", OPEN))
        assert (reply.accepted, reply.message) == (False, "house-chance-seed-again")
        closed(house, "t1")
        assert settled(house)[-2:] == ["house-closed", "house-reopened"]
    with database.read() as connection:
        used = connection.execute(select(schema.used_seed.c.hash)).scalars().all()
    database.close()
    assert used == [hashlib.sha256(b"banca used seed " + bytes(range(32))).hexdigest()]


def test_a_failure_beside_a_reopening_keeps_the_house_closed(watched: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both in one transaction: the house is reopened, and a seed drawn right after it fails."""
    watched.do(PIT, OpenTable("t1", OPEN))
    watched.close_all(Message("house-chance-stuck", times=6))
    perform = ReopenHouse.perform

    def reopen_and_fail(command: ReopenHouse, work: Work) -> Any:
        perform(command, work)
        work.house.close_all(Message("house-chance-seed-again"))
        return {}

    monkeypatch.setattr(ReopenHouse, "perform", reopen_and_fail)
    assert watched.do(PIT, ReopenHouse()).accepted
    assert "given before" in closed(watched, "t1").says
    assert events(watched) == ["restart", "house-closed", "house-reopened", "house-closed"]
