"""What a sitting is about: the table whose questions are asked, which kinds of them, and how many."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from banca.drill import Kind
from banca.drill.deck import refuse_kinds
from banca.games import game_of
from banca.house import schema
from banca.house.config import setting_to_json
from banca.house.errors import HouseError
from banca.law import OptionError
from banca.law.numbers import shown
from banca.messages.errors import Listed
from banca.money import Limits
from banca.play.fields import NAME
from banca.play.game import Game
from banca.play.record import VERSION, edition_of, read_setting
from banca.play.setting import Setting
from banca.table.examples import with_examples

LIMITS = Limits(1000, 1_000_000, 100)  # of a table that posts none, in minor units
QUESTIONS_MOST = 100


class Drilled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same seed and table give the same questions; practice follows the answers too."""

    setting: dict[str, Any]  # as at the head of a record
    kinds: list[str]
    questions: int
    seed: str


def drilled(setting: Mapping[str, Any], kinds: Sequence[str], questions: int, seed: str) -> Drilled:
    """Checked and complete. BancaError: the table is none, or there are no such questions about it."""
    game, found = table_of(setting)
    if found.limits == Limits():
        found = replace(found, limits=LIMITS)
    refuse_kinds(game, [read_kind(name) for name in kinds])
    if not 1 <= questions <= QUESTIONS_MOST:
        raise HouseError("drill-questions-most", count=questions, most=QUESTIONS_MOST)
    if not NAME.accepts(seed):
        raise HouseError("drill-seed-malformed", seed=shown(seed))
    said = setting_to_json(game, with_examples(replace(found, memory=None)))
    return Drilled(said, [*dict.fromkeys(kinds)], questions, seed)


def table_of(setting: Mapping[str, Any]) -> tuple[Game[Any], Setting]:
    data = {"banca": VERSION, **setting}
    game = game_of(edition_of(data))
    return game, read_setting(game, data)


def setting_of_table(connection: Connection, table_id: str) -> dict[str, Any]:
    """How a table is set since its round opened; HouseError if there is no such table."""
    table = schema.gaming_table.c
    snapshot = connection.execute(select(table.snapshot).where(table.id == table_id)).scalar()
    if snapshot is None:
        raise HouseError("house-table-unknown", table=shown(table_id))
    found: dict[str, Any] = json.loads(snapshot)["setting"]
    return found


def read_kind(name: str) -> Kind:
    try:
        return Kind(name)
    except ValueError:
        kinds = Listed(*(each.value for each in Kind), last="list-and")
        raise OptionError("drill-no-such-kind", kind=shown(name), kinds=kinds) from None
