"""What stays at a table of stud poker from one round to the next: the pool, bets of a void round, a failed machine."""

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
from banca.money import Position, Stakes, hold, plain_stakes
from banca.play.game import Memory
from banca.play.stakes_on_table import read_stakes, stakes_schema


@dataclass(frozen=True, slots=True)
class Remembered:
    pool: Pool | None = None
    carried: Stakes = ()  # jackpot bets that a void round left, all of them held
    shuffler_failed: bool = False  # and not yet replaced


SUM = {"type": "integer", "minimum": 0, "maximum": MONEY_MOST}
FRACTION = r"[0-9]{1,400}(/[1-9][0-9]{0,400})?"
POOL_SCHEMA: Mapping[str, Any] = {
    "amount": SUM,  # as displayed
    "hidden": {"type": "string", "pattern": f"^{FRACTION}$"},
    "opening": SUM,
    # Below nought where bets were given back that had fed the pool before its opening.
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
    },
}


def read(said: Any) -> Remembered:
    _only(said, SCHEMA["properties"], '"jackpot"')
    failed = said.get("shuffler_failed", False)
    if not isinstance(failed, bool):
        raise RecordError(f'"shuffler_failed" is true or false, not {shown(failed)}')
    return Remembered(_pool(said["pool"]) if "pool" in said else None, _carried(said.get("carried", [])), failed)


def _only(said: Any, known: Mapping[str, Any], where: str) -> None:
    if not isinstance(said, Mapping) or any(key not in known for key in said):
        raise RecordError(f"{where} is an object of {', '.join(known)}")


def _pool(said: Any) -> Pool:
    """A pool with its history; one that is given only as it stands begins there."""
    _only(said, POOL_SCHEMA, '"pool"')
    amount, hidden = _sum(said.get("amount"), "amount"), _share(said.get("hidden", "0"), "hidden")
    try:
        return Pool(
            opening=_sum(said.get("opening", amount), "opening"),
            shown=amount,
            hidden=hidden,
            contributed=_share(said.get("contributed", str(hidden)), "contributed"),
            **{name: _sum(said.get(name, 0), name) for name in ("topped_up", "borne", "paid")},
        )
    except ValueError as error:
        raise RecordError(f'"pool": {error}') from None


def _sum(said: Any, name: str) -> int:
    if type(said) is not int or not 0 <= said <= MONEY_MOST:
        raise RecordError(f'"{name}" of the pool is whole minor units, nought or above, not {shown(said)}')
    return said


def _share(said: Any, name: str) -> Fraction:
    if not isinstance(said, str) or not re.fullmatch(POOL_SCHEMA[name]["pattern"], said):
        bound = ", nought or above" if name == "hidden" else ""
        raise RecordError(f'"{name}" of the pool is minor units as "p/q"{bound}, not {shown(said)}')
    return Fraction(said)


def _carried(said: Any) -> Stakes:
    stakes = read_stakes(said, "carried")
    for position in (stake.position for stake in stakes):
        if position != Position(position.player, JACKPOT, place=position.place) or position.place not in BOXES:
            raise RecordError(f"{JACKPOT} bets are carried over, each on a place from 1 to 7: not that of {position}")
    for single in ("place", "player"):
        if len({getattr(s.position, single) for s in stakes}) < len(stakes):
            raise RecordError(f"two jackpot bets were carried over for one {single}: a bettor has one box")
    return hold(stakes)


def write(remembered: Remembered) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if pool := remembered.pool:
        said["pool"] = {
            "amount": pool.shown,
            "hidden": str(pool.hidden),
            "opening": pool.opening,
            "contributed": str(pool.contributed),
            "topped_up": pool.topped_up,
            "borne": pool.borne,
            "paid": pool.paid,
        }
    if remembered.carried:
        said["carried"] = plain_stakes(remembered.carried)
    return {**said, "shuffler_failed": remembered.shuffler_failed}


MEMORY = Memory("jackpot", SCHEMA, read, write)
