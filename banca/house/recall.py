"""Recall: any past round, step by step: when, who, bets, decisions, every card, and the clauses.

A round is reconstructed from its record and its journal entries, which never change. So an old round reads the same
after any number of migrations.
"""

import json
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, Literal

from sqlalchemy import Connection, Select, and_, false, or_, select

from banca.games import game_of, settle
from banca.house import authorisations, ledger, schema
from banca.house.clock import day_of
from banca.house.config import stream_of
from banca.house.errors import HouseError
from banca.house.journal import Entry, canonical, read_entry
from banca.house.work import EVENTS
from banca.play.game import Game
from banca.play.record import Replay

PAGE = 50
AT_TABLE = stream_of("")
Irregularity = Literal["void", "taken-back", "corrected"]  # what makes a round irregular as a whole


@dataclass(frozen=True, slots=True)
class Step:
    """One act of a round."""

    entry: int  # of the table's journal
    at: int
    person: str
    act: Mapping[str, Any]
    clauses: tuple[str, ...]
    result: Mapping[str, Any] | None  # what was on the table after it, as far as the game tells


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Acts that were typed in wrongly and taken back before the payment."""

    entry: int
    at: int
    person: str
    acts: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Recalled:
    table: str
    round: int
    opened_at: int
    ended_at: int
    void: bool
    edition: str
    preset: str
    options: Mapping[str, Any]  # all of them, defaults too
    posted: Mapping[str, Any]  # limits and other posted terms
    authorisations: Sequence[Mapping[str, Any]]  # in force on that day
    balances: Mapping[str, Mapping[str, int]]  # of each player: on the table; purse before and after the payment
    jackpot: tuple[Any, Any] | None  # before the round and after it
    steps: tuple[Step, ...]
    taken_back: tuple[TakenBack, ...]
    result: Mapping[str, Any]
    settlement: Mapping[str, Any]
    corrections: tuple[Mapping[str, Any], ...]
    record: Mapping[str, Any]
    replay: Replay

    def to_json(self) -> dict[str, Any]:
        plain = {name: getattr(self, name) for name in self.__slots__ if name not in ("steps", "taken_back", "replay")}
        return {
            **plain,
            "jackpot": None if self.jackpot is None else list(self.jackpot),
            "steps": [_plain(step) for step in self.steps],
            "taken_back": [_plain(each) for each in self.taken_back],
        }


def _plain(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__slots__}


def recall(connection: Connection, table_id: str, number: int) -> Recalled:
    """One round, step by step."""
    rounds = schema.round_.c
    row = connection.execute(
        select(schema.round_).where(rounds.table_id == table_id, rounds.round == number)
    ).one_or_none()
    if row is None:
        raise HouseError("house-round-unknown", table=table_id, round=number)
    record = json.loads(row.record)
    replay = settle(record)
    game, facts = game_of(record["edition"]), json.loads(row.facts)
    entries = _entries(connection, table_id, row.first, row.last)
    steps, taken_back = _steps(game, replay, record, entries)
    return Recalled(
        table=table_id,
        round=number,
        opened_at=row.opened_at,
        ended_at=row.ended_at,
        void=bool(row.void),
        edition=record["edition"],
        preset=record["preset"],
        options=replay.setting.options.to_json(),
        posted=record["table"],
        authorisations=authorisations_in_force(connection, table_id, record["edition"], day_of(row.opened_at), facts),
        balances=facts.get("balances", {}),
        jackpot=_jackpot(game, replay, entries),
        steps=steps,
        taken_back=taken_back,
        result=dict(game.result(replay.state) or {}),
        settlement=record["settlement"],
        corrections=tuple(_corrections(connection, table_id, number)),
        record=record,
        replay=replay,
    )


def authorisations_in_force(
    connection: Connection, table_id: str, edition: str, day: date, facts: Mapping[str, Any]
) -> Sequence[Mapping[str, Any]]:
    """What was authorised at the table on that day: from the round, or else from the register."""
    if "authorisations" in facts:
        said: Sequence[Mapping[str, Any]] = facts["authorisations"]
        return said
    return [each.to_json() for each in authorisations.in_force(connection, table_id, edition, day)]


def _entries(connection: Connection, table_id: str, first: int, last: int) -> list[Entry]:
    entry = schema.journal.c
    where = (entry.stream == stream_of(table_id), entry.number > first, entry.number <= last)
    return [read_entry(row) for row in connection.execute(select(schema.journal).where(*where).order_by(entry.number))]


def _steps(
    game: Game[Any], replay: Replay, record: Mapping[str, Any], entries: Sequence[Entry]
) -> tuple[tuple[Step, ...], tuple[TakenBack, ...]]:
    """Each act with its journal entry."""
    brought: list[tuple[Entry, Mapping[str, Any]]] = []
    taken_back: list[TakenBack] = []
    for entry in entries:
        if entry.kind == "acts":
            brought += [(entry, act) for act in entry.body["acts"]]
        elif entry.kind == "reverse":
            gone = [each for each in brought if each[0].number >= entry.body["from"]]
            brought = [each for each in brought if each[0].number < entry.body["from"]]
            taken_back.append(TakenBack(entry.number, entry.at, entry.person, tuple(act for _, act in gone)))
    state = game.opening(replay.setting)
    steps = []
    for (entry, act), played in zip(brought[: len(record["acts"])], replay.played, strict=True):
        state = game.apply(state, played.act)
        result = game.result(state)
        shown = None if result is None else dict(result)
        steps.append(Step(entry.number, entry.at, entry.person, act, played.clauses, shown))
    return tuple(steps), tuple(taken_back)


def _jackpot(game: Game[Any], replay: Replay, entries: Sequence[Entry]) -> tuple[Any, Any] | None:
    rules = game.pool
    if rules is None or (after := rules.pool_of(replay.state)) is None:
        return None
    before = next((entry.body["pool"] for entry in entries if entry.body.get("pool") is not None), None)
    return before, dict(rules.write(after))


def _corrections(connection: Connection, table_id: str, number: int) -> Iterator[Mapping[str, Any]]:
    entry = schema.journal.c
    query = select(schema.journal).where(entry.stream == stream_of(table_id), entry.kind == "correct")
    for row in connection.execute(query.order_by(entry.number)):
        body = json.loads(row.body)
        if body["round"] == number:
            yield {"entry": row.number, "at": row.at, "person": row.person, **body}


# Searching rounds.


@dataclass(frozen=True, slots=True)
class Summary:
    """A round in one line."""

    table: str
    round: int
    ended_at: int
    void: bool
    edition: str
    players: Mapping[str, int]  # what each won or lost
    irregular: tuple[Irregularity, ...] = ()  # where the search is to say so


@dataclass(frozen=True, slots=True)
class Wanted:
    """A search for rounds; None matches everything."""

    table: str | None = None
    player: str | None = None
    act: str | None = None  # the name of an act, such as an irregularity
    clause: str | None = None  # that an act or a payment cites
    irregular: bool = False  # void, taken back in part, or corrected
    irregularity: Irregularity | None = None  # this one alone
    marked: bool = False  # each is to say what made it irregular
    edition: str | None = None
    since: int | None = None  # microseconds
    until: int | None = None
    tables: frozenset[str] | None = None  # at these alone


@dataclass(frozen=True, slots=True)
class Place:
    """Where a page of rounds ends: the next one begins after it."""

    ended_at: int
    table: str
    round: int


@dataclass(frozen=True, slots=True)
class Page:
    rounds: list[Summary]
    next: Place | None  # None: there are no more


def history(connection: Connection, wanted: Wanted, most: int = PAGE) -> list[Summary]:
    """The latest rounds first, so many at most."""
    return page_of_history(connection, wanted, most=most).rounds


def page_of_history(
    connection: Connection, wanted: Wanted, after: Place | None = None, most: int = PAGE, reads: int | None = None
) -> Page:
    """The latest rounds first, so many at most, and at most so many read to find them: then the page is shorter."""
    found: list[Summary] = []
    rows_found: list[Any] = []
    last: Place | None = None
    seeks_odd = wanted.irregular or wanted.irregularity is not None
    odd = _odd_rounds(connection) if seeks_odd else Odd()
    with connection.execution_options(yield_per=PAGE).execute(_query(wanted, after)) as rows:
        for count, row in enumerate(rows):
            if len(found) == most or count == reads:
                break
            record, irregular = json.loads(row.record), odd.of(row)
            if _fits(record, wanted, irregular):
                players = record["settlement"]["players"]
                summary = (row.table_id, row.round, row.ended_at, bool(row.void), record["edition"], players, irregular)
                found.append(Summary(*summary))
                rows_found.append(row)
            last = Place(row.ended_at, row.table_id, row.round)
        else:
            last = None
    if wanted.marked and not seeks_odd:
        odd = _odd_rounds(connection, {row.table_id for row in rows_found})
        found = [replace(each, irregular=odd.of(row)) for each, row in zip(found, rows_found, strict=True)]
    return Page(found, last)


def tables_of(connection: Connection, player: str) -> frozenset[str]:
    """The tables at which somebody's money has moved: he took part in no round at another."""
    moved, purses = schema.transfer.c, [ledger.purse(player, each).id for each in ledger.LEDGER_CURRENCIES]
    streams = select(moved.stream).where(or_(moved.source.in_(purses), moved.target.in_(purses))).distinct()
    found = connection.execute(streams).scalars()
    return frozenset(each.removeprefix(AT_TABLE) for each in found if each.startswith(AT_TABLE))


def _query(wanted: Wanted, after: Place | None) -> Select[Any]:
    rounds = schema.round_.c
    query = select(schema.round_).order_by(rounds.ended_at.desc(), rounds.table_id, rounds.round.desc())
    if wanted.table is not None:
        query = query.where(rounds.table_id == wanted.table)
    if wanted.tables is not None:
        query = query.where(rounds.table_id.in_(wanted.tables))
    if wanted.since is not None:
        query = query.where(rounds.ended_at >= wanted.since)
    if wanted.until is not None:
        query = query.where(rounds.ended_at < wanted.until)
    if after is not None:
        later = and_(rounds.table_id == after.table, rounds.round < after.round)
        same_time = and_(rounds.ended_at == after.ended_at, or_(rounds.table_id > after.table, later))
        query = query.where(or_(rounds.ended_at < after.ended_at, same_time))
    if wanted.player is not None:  # a rough filter in the database; the result is parsed
        query = query.where(rounds.record.contains(json.dumps(wanted.player, ensure_ascii=False), autoescape=True))
    return query


def _fits(record: Mapping[str, Any], wanted: Wanted, irregular: tuple[Irregularity, ...]) -> bool:
    if wanted.edition is not None and wanted.edition != record["edition"]:
        return False
    if wanted.player is not None and wanted.player not in record["settlement"]["players"]:
        return False
    if wanted.act is not None and all(act["act"] != wanted.act for act in record["acts"]):
        return False
    if wanted.irregular and not irregular:
        return False
    if wanted.irregularity is not None and wanted.irregularity not in irregular:
        return False
    return wanted.clause is None or wanted.clause in _clauses(record)


def _clauses(record: Mapping[str, Any]) -> set[str]:
    replay = settle(record)
    of_acts = {clause for played in replay.played for clause in played.clauses}
    return of_acts | {clause for line in replay.settlement.lines for clause in line.clauses}


@dataclass(frozen=True, slots=True)
class Odd:
    """Where something was taken back or corrected, by the events that say so."""

    reversals: Mapping[str, list[int]] = field(default_factory=dict)  # by table: entries of its journal, in order
    corrections: frozenset[tuple[str, int]] = frozenset()  # tables and rounds

    def of(self, row: Any) -> tuple[Irregularity, ...]:
        """What makes a round irregular."""
        found: list[Irregularity] = ["void"] if row.void else []
        entries = self.reversals.get(row.table_id, [])
        at = bisect_right(entries, row.first)
        if at < len(entries) and entries[at] <= row.last:
            found.append("taken-back")
        if (row.table_id, row.round) in self.corrections:
            found.append("corrected")
        return tuple(found)


def _odd_rounds(connection: Connection, tables: Collection[str] | None = None) -> Odd:
    """By the stream of events, which is far shorter than the journals of the tables; of these tables alone."""
    entry = schema.journal.c
    query = select(entry.kind, entry.body).where(entry.stream == EVENTS, entry.kind.in_(("correction", "reversal")))
    if tables is not None:  # whatever else an event names, what is left over does no harm
        names = (canonical({"subject": each})[1:-1] for each in sorted(tables))
        query = query.where(or_(false(), *(entry.body.contains(each, autoescape=True) for each in names)))
    reversals: dict[str, list[int]] = {}
    corrections = set()
    for row in connection.execute(query.order_by(entry.number)):
        said = json.loads(row.body)
        if row.kind == "correction":
            corrections.add((said["subject"], said["round"]))
        else:
            reversals.setdefault(said["subject"], []).append(said["number"])
    return Odd(reversals, frozenset(corrections))
