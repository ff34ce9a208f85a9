"""What stays at a table of stud poker from round to round: the pool, bets of a void round, a failed machine."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from banca.games.stud_poker.equipment import BOXES, JACKPOT
from banca.games.stud_poker.jackpot import Pool
from banca.law import RecordError
from banca.law.numbers import shown
from banca.law.parameters import MONEY_MOST
from banca.messages.errors import Listed, Message
from banca.money import Position, Stakes, hold, named, plain_stakes
from banca.play.fields import NAME
from banca.play.game import Memory
from banca.play.stakes_on_table import read_stakes, stakes_schema


@dataclass(frozen=True, slots=True)
class Remembered:
    pool: Pool | None = None
    carried: Stakes = ()  # jackpot bets left by a void round, all of them held
    shuffler_failed: bool = False  # and not yet replaced
    shared: str | None = None  # the name of the pool, if other tables share it


SUM = {"type": "integer", "minimum": 0, "maximum": MONEY_MOST}
FRACTION = r"[0-9]{1,400}(/[1-9][0-9]{0,400})?"
POOL_SCHEMA: Mapping[str, Any] = {
    "amount": SUM,  # as displayed
    "hidden": {"type": "string", "pattern": f"^{FRACTION}$"},
    "opening": SUM,
    # Negative if returned bets had contributed before it opened.
    "contributed": {"type": "string", "pattern": f"^-?{FRACTION}$"},
    "topped_up": SUM,
    "borne": SUM,
    "paid": SUM,
}
SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "pool": {
            "type": "object",
            "additionalProperties": False,
            "required": ["amount"],
            "properties": POOL_SCHEMA,
        },
        "carried": stakes_schema((JACKPOT,), place={"enum": list(BOXES)}),
        "shuffler_failed": {"type": "boolean"},
        "shared": NAME.schema,
    },
}


def read(raw: Any) -> Remembered:
    _only(raw, SCHEMA["properties"], "jackpot")
    failed = raw.get("shuffler_failed", False)
    if not isinstance(failed, bool):
        raise RecordError("stud-poker-record-shuffler-failed", value=shown(failed))
    pool = read_pool(raw["pool"]) if "pool" in raw else None
    shared = raw.get("shared")
    if shared is not None and not NAME.accepts(shared):
        raise RecordError("value-must-be", where=Message("owner-pool-name"), meaning=NAME.meaning, value=shown(shared))
    return Remembered(pool, _carried(raw.get("carried", [])), failed, shared)


def _only(raw: Any, known: Mapping[str, Any], name: str) -> None:
    if not isinstance(raw, Mapping) or any(key not in known for key in raw):
        raise RecordError("stud-poker-record-object", name=name, keys=Listed(*known))


def read_pool(raw: Any) -> Pool:
    """A pool with its history; one given only by its amount begins there."""
    _only(raw, POOL_SCHEMA, "pool")
    amount, hidden = _sum(raw.get("amount"), "amount"), _share(raw.get("hidden", "0"), "hidden")
    try:
        return Pool(
            opening=_sum(raw.get("opening", amount), "opening"),
            shown=amount,
            hidden=hidden,
            contributed=_share(raw.get("contributed", str(hidden)), "contributed"),
            **{name: _sum(raw.get(name, 0), name) for name in ("topped_up", "borne", "paid")},
        )
    except ValueError as error:
        raise RecordError("stud-poker-record-pool", why=error.args[0]) from None


def _sum(raw: Any, name: str) -> int:
    if type(raw) is not int or not 0 <= raw <= MONEY_MOST:
        raise RecordError("stud-poker-record-sum", name=name, value=shown(raw))
    return raw


def _share(raw: Any, name: str) -> Fraction:
    if not isinstance(raw, str) or not re.fullmatch(POOL_SCHEMA[name]["pattern"], raw):
        raise RecordError("stud-poker-record-share", name=name, value=shown(raw))
    return Fraction(raw)


def _carried(raw: Any) -> Stakes:
    stakes = read_stakes(raw, "carried")
    for position in (stake.position for stake in stakes):
        if position != Position(position.player, JACKPOT, place=position.place) or position.place not in BOXES:
            bet = named(position.bet, position.selection)
            raise RecordError("stud-poker-record-carried", player=position.player, bet=bet, places=len(BOXES))
    for single in ("place", "player"):
        if len({getattr(s.position, single) for s in stakes}) < len(stakes):
            raise RecordError("stud-poker-record-carried-twice", single=single)
    return hold(stakes)


def write_pool(pool: Pool) -> dict[str, Any]:
    return {
        "amount": pool.shown,
        "hidden": str(pool.hidden),
        "opening": pool.opening,
        "contributed": str(pool.contributed),
        "topped_up": pool.topped_up,
        "borne": pool.borne,
        "paid": pool.paid,
    }


def write(remembered: Remembered) -> dict[str, Any]:
    said: dict[str, Any] = {"pool": write_pool(remembered.pool)} if remembered.pool else {}
    if remembered.carried:
        said["carried"] = plain_stakes(remembered.carried)
    shared = {"shared": remembered.shared} if remembered.shared else {}
    return {**said, **shared, "shuffler_failed": remembered.shuffler_failed}


MEMORY = Memory("jackpot", SCHEMA, read, write)
