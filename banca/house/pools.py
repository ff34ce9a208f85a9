"""Jackpot pools: shared by tables, exact to the last fraction, and changed only after the current prize.

A pool is the value that its game writes, and a ledger account that holds what the display shows. Everything that came
in is in the pool or was paid: every audit checks that.
"""

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from sqlalchemy import ColumnElement, Connection, func, select, update

from banca.games import game_of
from banca.house import ledger, schema
from banca.house.errors import HouseError
from banca.house.journal import HOUSE, canonical
from banca.house.ledger import Transfer
from banca.house.replies import refused
from banca.house.roles import Role
from banca.house.work import Command, Work
from banca.law import plain_parameter, read_parameter
from banca.play.setting import Setting

PIT = frozenset({Role.ADMINISTRATOR})


def join(work: Work, name: str, setting: Setting, currency: str) -> Any:
    """The pool that a table shares from now on, as its journal writes it; None without a jackpot.

    Makes a pool for the table if there is none. HouseRefused: the table posts other terms than the pool.
    """
    terms = _terms(setting)
    if terms is None:
        return None
    row = work.connection.execute(select(schema.pool).where(schema.pool.c.id == name).with_for_update()).one_or_none()
    if row is None:
        return _open(work, name, setting, currency, terms)
    if row.currency != currency:
        raise refused("pool_must_be_of_one_currency", pool=name, currency=row.currency)
    if json.loads(row.terms) != terms:
        raise refused("pool_terms_must_be_the_same_at_every_table", pool=name)
    return json.loads(row.value)


def _terms(setting: Setting) -> dict[str, Any] | None:
    """The terms that a table posts for its pool, as JSON; None without a pool."""
    rules = game_of(setting.edition.slug).pool
    if rules is None:
        return None
    game = game_of(setting.edition.slug)
    if rules.pool_of(game.opening(setting)) is None:
        return None
    return {name: plain_parameter(setting.parameter(name)) for name in rules.parameters}


def _open(work: Work, name: str, setting: Setting, currency: str, terms: Mapping[str, Any]) -> Any:
    """Open a new pool; the cage puts in the starting amount."""
    game = game_of(setting.edition.slug)
    rules = game.pool
    assert rules is not None  # it has terms  # noqa: S101
    pool = rules.pool_of(game.opening(setting))
    value = rules.write(pool)
    number = work.append(HOUSE, "open-pool", {"pool": name, "edition": setting.edition.slug, "terms": terms})
    values = {
        "id": name,
        "edition": setting.edition.slug,
        "currency": currency,
        "terms": canonical(terms),
        "value": canonical(value),
    }
    work.connection.execute(schema.pool.insert(), values)
    if amount := rules.amount(pool):
        account = ledger.pool(name, currency)
        work.transfer(HOUSE, number, [Transfer("pool-opening", ledger.cage(currency), account, amount)])
    return value


def store(connection: Connection, name: str, value: Mapping[str, Any], *, restarted: bool) -> None:
    """Store the pool after an entry. If it restarts after a prize, pending terms take effect."""
    row = connection.execute(select(schema.pool).where(schema.pool.c.id == name)).one()
    changed: dict[str, Any] = {"value": canonical(value)}
    if restarted and row.pending is not None:
        changed |= {"terms": row.pending, "pending": None}
    connection.execute(update(schema.pool).where(schema.pool.c.id == name).values(changed))


def changed_terms(work: Work, name: str, setting: Setting, *, restarted: bool) -> dict[str, Any] | None:
    """The terms that a table posts from its next round on, if those of the pool have changed.

    `restarted`: this table's own round has just won the prize.
    """
    own = _terms(setting)
    if own is None:
        return None
    row = work.connection.execute(select(schema.pool).where(schema.pool.c.id == name)).one()
    terms = json.loads(row.pending if restarted and row.pending is not None else row.terms)
    return {parameter: value for parameter, value in terms.items() if value != own[parameter]} or None


class ChangePool(Command, frozen=True, tag="change-pool"):
    """Post other terms for a pool. They take effect when the pool restarts, after the current prize is won."""

    roles: ClassVar[frozenset[Role]] = PIT

    pool: str
    terms: dict[str, Any]

    def perform(self, work: Work) -> Mapping[str, Any]:
        row = work.connection.execute(select(schema.pool).where(schema.pool.c.id == self.pool)).one_or_none()
        if row is None:
            raise HouseError("house-pool-unknown", pool=self.pool)
        game = game_of(row.edition)
        rules = game.pool
        if rules is None or set(self.terms) - set(rules.parameters):
            raise HouseError("house-pool-terms", pool=self.pool, known=", ".join(rules.parameters if rules else ()))
        terms = {**json.loads(row.terms), **self.terms}
        for name, value in terms.items():
            read_parameter(game.edition, name, value)
        number = work.append(HOUSE, "change-pool", {"pool": self.pool, "terms": terms})
        changed = update(schema.pool).where(schema.pool.c.id == self.pool).values(pending=canonical(terms))
        work.connection.execute(changed)
        work.event("option-changed", self.pool, terms=terms)
        return {"pool": self.pool, "number": number, "pending": terms}


def reconcile(connection: Connection, name: str) -> tuple[int, int, int]:
    """What came into a pool, what is in it and what was paid, from the ledger: in = pool + paid."""
    moved, account = schema.transfer.c, f"pool/{name}"

    def total(*where: ColumnElement[bool]) -> int:
        return int(connection.execute(select(func.coalesce(func.sum(moved.amount), 0)).where(*where)).scalar_one())

    came_in = total(moved.target == account)
    given_back = total(moved.source == account, moved.why != "pool-prize")
    paid = total(moved.source == account, moved.why == "pool-prize")
    held = connection.execute(select(schema.balance.c.amount).where(schema.balance.c.account == account)).scalar() or 0
    return came_in - given_back, held, paid


def pools_of_house(connection: Connection) -> list[dict[str, Any]]:
    """Every pool: what came into it and why, what is in it, what was paid, and its terms, now and after the prize."""
    found = []
    for row in connection.execute(select(schema.pool).order_by(schema.pool.c.id)).all():
        came_in, held, paid = reconcile(connection, row.id)
        found.append(
            {
                "pool": row.id,
                "edition": row.edition,
                "currency": row.currency,
                "came_in": came_in,
                "held": held,
                "paid": paid,
                "sources": _sources(connection, row.id),
                "terms": json.loads(row.terms),
                "pending": json.loads(row.pending or "null"),
            }
        )
    return found


def _sources(connection: Connection, name: str) -> dict[str, int]:
    """What came into a pool, by what it came for, less what went back."""
    moved, account = schema.transfer.c, f"pool/{name}"
    sums = select(moved.why, func.sum(moved.amount)).group_by(moved.why)
    found = {why: int(total) for why, total in connection.execute(sums.where(moved.target == account))}
    back = sums.where(moved.source == account, moved.why != "pool-prize")
    for why, total in connection.execute(back):
        found[why] = found.get(why, 0) - int(total)
    return dict(sorted(found.items()))
