"""The configuration of a table, and its accounts and streams."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from banca.house.ledger import PLAY_MONEY
from banca.law.options import to_json
from banca.play.game import Game
from banca.play.record import write_table
from banca.play.setting import Setting

if TYPE_CHECKING:
    pass

LARGE_WIN = 10_000_000  # minor units
METERS = ("rounds", "voids", "staked", "taken", "prizes", "commission", "breakage", "pool_in", "pool_out")


# Whole seconds, or a decimal as a text, which is exact: 20, "0.8".
Seconds = int | Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,5}(\.[0-9]{1,3})?$")]


class Bot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player whom the program plays, for play money."""

    name: str
    way: str = "random"  # as banca.strategy.ways reads it


class Classroom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The class that a table belongs to. A trainer's classes are told apart by their names."""

    name: str
    trainer: str


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The configuration with which a table is opened."""

    setting: dict[str, Any]  # edition, preset, options and table, as at the head of a record
    dealer: Literal["program", "croupier"] = "program"  # a croupier types in the results of real material
    money: Literal["real", "play"] = "play"
    pool: str | None = None  # the shared pool; by default one of its own
    float: int = 0  # what the cage hands over at the opening, in minor units
    timers: Mapping[str, Seconds] = {}  # as posted on the placard
    language: str = "zh"  # of the placard
    large_win: int = LARGE_WIN  # a prize of this much to one player in one round is a significant event
    bots: list[Bot] = []
    lively: bool = False  # bots play also while nobody watches
    classroom: Classroom | None = None


def milliseconds(config: TableConfig, timer: str, usual: Seconds) -> int:
    """What a table posts for a timer, or what is usual."""
    return int(Fraction(config.timers.get(timer, usual)) * 1000)


def ledger_currency(config: TableConfig, setting: Setting) -> str:
    return f"{PLAY_MONEY if config.money == 'play' else ''}{setting.currency}"


def setting_to_json(game: Game[Any], setting: Setting) -> dict[str, Any]:
    """A setting as at the head of a record."""
    return {
        "edition": setting.edition.slug,
        "preset": setting.options.preset,
        "options": {name: to_json(value) for name, value in setting.options.differences.items()},
        "table": write_table(game, setting),
    }


def stream_of(table_id: str) -> str:
    return f"table/{table_id}"
