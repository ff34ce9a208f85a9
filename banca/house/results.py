"""The last results of a table, for those who look at it: kept in memory, and read again from its rounds."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from banca.house import schema
from banca.house.effects import EndedRound
from banca.play.game import Game
from banca.play.record import replay

KEPT = 100  # rounds
KEPT_OF_A_SHOE = 160  # where one result decides all bets on cards: as many as the largest shoe has rounds
KEPT_OF_HANDS = 20  # where every place has a hand of its own
SHUFFLE = "shuffle"  # the step of every game of cards that begins a new order


@dataclass(frozen=True, slots=True, eq=False)
class PastResult:
    """What came of a round. `shuffled`: the cards were shuffled in it, and a new shoe began."""

    round: int
    void: bool
    result: Mapping[str, Any] | None
    shuffled: bool


def results_kept(game: Game[Any]) -> int:
    if not game.traits.deals:
        return KEPT
    return KEPT_OF_A_SHOE if game.traits.one_result else KEPT_OF_HANDS


def result_of(game: Game[Any], ended: EndedRound) -> PastResult:
    return PastResult(ended.number, ended.void, game.result(ended.state), _is_shuffled(game, ended.record))


def _is_shuffled(game: Game[Any], record: Mapping[str, Any]) -> bool:
    if game.traits.shuffles_every_round or SHUFFLE not in game.steps:
        return False
    return any(act["act"] == SHUFFLE for act in record["acts"])


def facts_of(past: PastResult) -> dict[str, Any]:
    """As they are stored with the round."""
    return {"result": past.result, "shuffled": past.shuffled}


def read_results(connection: Connection, game: Game[Any], table_id: str, last: int) -> tuple[PastResult, ...]:
    """The results of the rounds that ended up to an entry of the journal."""
    stored = schema.round_.c
    wanted = select(stored.round, stored.void, stored.facts).where(stored.table_id == table_id, stored.last <= last)
    rows = connection.execute(wanted.order_by(stored.round.desc()).limit(results_kept(game))).all()
    return tuple(_read(connection, game, table_id, row) for row in reversed(rows))


def _read(connection: Connection, game: Game[Any], table_id: str, row: Any) -> PastResult:
    facts = json.loads(row.facts)
    if "result" in facts:
        return PastResult(row.round, row.void, facts["result"], facts["shuffled"])
    # A round that was stored before its result was is played again.
    stored = schema.round_.c
    text = select(stored.record).where(stored.table_id == table_id, stored.round == row.round)
    record = json.loads(connection.execute(text).scalar_one())
    return PastResult(row.round, row.void, game.result(replay(game, record).state), _is_shuffled(game, record))
