"""Leases: where several processes share a database, each stream belongs to one of them at a time.

Leases run on the database's clock, which is the same for all. The fence of a stream rises with every change of owner,
and every entry is written with it, so an owner who was away too long cannot write.
"""

from collections.abc import Collection, Mapping

from sqlalchemy import BigInteger, Connection, cast, func, select, update

from banca.house import schema
from banca.house.errors import OwnedElsewhere
from banca.house.journal import Head

NOW = cast(func.extract("epoch", func.clock_timestamp()) * 10**6, BigInteger)


def take_lease(connection: Connection, name: str, owner: str, seconds: float) -> Head | None:
    """Own a stream and lock it until this transaction ends; None if there is none. OwnedElsewhere: another has it."""
    stream = schema.stream.c
    found = select(schema.stream, NOW.label("now")).where(stream.name == name).with_for_update()
    row = connection.execute(found).one_or_none()
    if row is None:
        return None
    mine, length = row.owner == owner, round(seconds * 10**6)
    if not mine and row.owner is not None and row.leased_until > row.now:
        raise OwnedElsewhere("house-stream-owned-elsewhere", stream=name, owner=row.owner)
    fence = row.fence + (not mine)
    if not mine or row.leased_until - row.now < length // 2:
        values = {"owner": owner, "fence": fence, "leased_until": row.now + length}
        connection.execute(update(schema.stream).where(stream.name == name).values(values))
    return Head(row.number, row.hash, fence)


def keep_leases(connection: Connection, names: Collection[str], owner: str, seconds: float) -> Mapping[str, Head]:
    """Lock the streams of these that are one's own for long enough, in one order, until this transaction ends."""
    stream = schema.stream.c
    mine = (stream.name.in_(names), stream.owner == owner, stream.leased_until - NOW >= round(seconds * 10**6) // 2)
    rows = connection.execute(select(schema.stream).where(*mine).order_by(stream.name).with_for_update())
    return {row.name: Head(row.number, row.hash, row.fence) for row in rows}


def renew_leases(connection: Connection, owner: str, seconds: float) -> None:
    connection.execute(
        update(schema.stream).where(schema.stream.c.owner == owner).values(leased_until=NOW + round(seconds * 10**6))
    )


def give_up_leases(connection: Connection, owner: str) -> None:
    """Give up all leases. The fences stay, because they only ever rise."""
    where = schema.stream.c.owner == owner
    connection.execute(update(schema.stream).where(where).values(owner=None, leased_until=None))
