"""The audit of a house: everything that is stored is held against the journal, and the journal against its signatures.

The order is fixed, so that what is named first is the root of the matter: the house's identity, its checkpoints, the
chains of the journal, the replies to commands, every table played again from its first entry, people and
authorisations, then the ledger, meters and pools that all tables share. Without the key all is verified that needs no
secret.
"""

import multiprocessing
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import func, or_, select

from banca.garbage import collect_rarely
from banca.house import checkpoints, schema
from banca.house.applications import AUTHORISATION, TOLD, act_row, application_row, digest_of, event_of
from banca.house.checkpoints import Checkpoint
from banca.house.database import Database
from banca.house.decisions import decision_row
from banca.house.errors import HouseError, Tampered
from banca.house.findings import Rows, compare, differs, missing, unfounded
from banca.house.journal import HOUSE, canonical
from banca.house.migrations import refuse_other_revision
from banca.house.reckoning import TABLE_STREAMS, Auditing, check_ledger, check_meters, check_pools
from banca.house.replaying import TableFindings, TableReplay, TableTask, entries_of
from banca.house.replies import REPLIES, digest_of_reply
from banca.house.sealing import HouseKey
from banca.house.work import EVENTS
from banca.messages.errors import Message

LARGE = 4000  # entries of tables, above which worker processes pay off
POLL = 0.2  # seconds between two progress reports
WORKERS = 2
Progress = Callable[[int, int], None]  # entries done, and of how many


@dataclass(frozen=True, slots=True)
class Audited:
    """What an audit verified, with counts."""

    counts: Mapping[str, int]
    with_key: bool


def audit(
    database: Database,
    key: HouseKey | None = None,
    published: Sequence[str] = (),
    progress: Progress = lambda _, __: None,
    workers: int = WORKERS,
) -> Audited:
    """Verify a house. Tampered names the first fault. `published` are checkpoints that somebody saved."""
    with database.read(pauses=True) as connection:  # while worker processes play
        refuse_other_revision(connection)
        house = Auditing(connection, key)
        _identity(house)
        _checkpoints(house, published)
        tasks = _tasks(house)
        played = _play(database, key, tasks, progress, workers)
        try:
            next(played)  # worker processes replay the tables in the meantime
            _streams(house)
            _journaled_checkpoints(house)
            _replies(house)
            house.tables = next(played)
        finally:
            played.close()
        _people(house)
        _authorisations(house)
        _signed_decisions(house)
        _told_authorisations(house)
        _seals(house)
        _seeds(house)
        _events(house)
        check_ledger(house)
        check_meters(house)
        check_pools(house)
        for found in house.tables:
            for name in ("rounds", "acts", "announcements", "debts"):
                house.counts[name] += getattr(found, name)
        house.counts["tables"] = len(house.tables)
        house.counts["entries"] = sum(number for number, _ in house.heads.values())
    return Audited(dict(house.counts), key is not None)


# Identity and signatures.


def _identity(house: Auditing) -> None:
    facts = checkpoints.identity_of(house.connection)
    for name in checkpoints.IDENTITY:
        if name not in facts:
            raise missing(Message("house-audit-of-fact", name=name))
    for name in house.connection.execute(select(schema.fact.c.name).order_by(schema.fact.c.name)).scalars():
        if name not in checkpoints.IDENTITY:
            raise unfounded(Message("house-audit-of-fact", name=name))
    if house.key is not None and facts["public_key"] != house.key.public:
        if checkpoints.are_signed_by(house.connection, house.key.public):  # then the stored fact was altered
            what = Message("house-audit-of-fact", name="public_key")
            raise differs(what, "value", facts["public_key"], house.key.public)
        raise HouseError("house-key-of-another-house")


def _checkpoints(house: Auditing, published: Sequence[str]) -> None:
    """Checkpoints form a chain, are signed by this house, and match the journal."""
    facts = checkpoints.identity_of(house.connection)
    house.heads = {row.name: (row.number, row.hash) for row in house.connection.execute(select(schema.stream))}
    stored = house.checkpoints
    for found in checkpoints.verified(house.connection, facts["public_key"]):
        for name in checkpoints.IDENTITY:
            if facts[name] != found.facts.get(name):
                raise differs(
                    Message("house-audit-of-fact", name=name), "value", facts[name], found.facts.get(name, "")
                )
        _sign(house, found)
        stored[found.number] = found.hash
    if not stored:
        raise Tampered("house-checkpoint-missing", number=1)
    for line in published:
        kept = checkpoints.read_published(line)
        if kept.facts.get("public_key") != facts["public_key"]:
            raise Tampered("house-audit-published-by-another", number=kept.number)
        if stored.get(kept.number) != kept.hash:
            raise Tampered("house-audit-published-missing", number=kept.number)
    house.counts["checkpoints"] = len(stored)


def _journaled_checkpoints(house: Auditing) -> None:
    """The journal names every checkpoint, so none can be dropped at the end."""
    due = {entry.body["number"]: entry.body["hash"] for entry in house.entries[HOUSE] if entry.kind == "checkpoint"}
    for number in sorted({*due, *house.checkpoints}):
        if number not in house.checkpoints:
            raise Tampered("house-checkpoint-missing", number=number)
        if due.get(number) != house.checkpoints[number]:
            raise unfounded(Message("house-audit-of-checkpoint", number=number))


def _sign(house: Auditing, found: Checkpoint) -> None:
    for stream, (number, signed) in found.heads.items():
        there = house.heads.get(stream, (0, ""))[0]
        if there < number:
            raise Tampered("house-audit-cut-off", stream=stream, last=there, checkpoint=found.number, number=number)
        if number:
            house.signed[stream].setdefault(number, (signed, found.number))


# The journal.


def _streams(house: Auditing) -> None:
    """Verify the chains of all streams except those of tables."""
    for stream, (number, head) in sorted(house.heads.items()):
        if not stream.startswith(TABLE_STREAMS):
            found = entries_of(house.connection, stream, number, head, house.signed[stream])
            house.entries[stream] = list(found)
    journal = schema.journal.c
    for name, count in house.connection.execute(select(journal.stream, func.count()).group_by(journal.stream)):
        there = house.heads.get(name, (0, ""))[0]
        if there != count:
            raise Tampered("house-audit-head", stream=name, number=there, last=count)
    house.counts["streams"] = len(house.heads)


def _replies(house: Auditing) -> None:
    """Every reply matches its journal entry, and every journaled command has a reply."""
    due: dict[tuple[str, str], str] = {}
    for stream, entries in house.entries.items():
        if stream.partition("/")[0] == REPLIES:
            due |= {(person, name): said for entry in entries for person, name, said in entry.body["of"]}
    command = schema.command.c
    rows = Rows(house.connection, select(schema.command), command.person, command.id)
    while (row := rows.take()) is not None:
        what = Message("house-audit-of-reply", person=row.person, id=row.id)
        said = due.pop((row.person, row.id), None)
        if said is None:
            raise unfounded(what)
        if said != digest_of_reply(row._mapping):
            raise Tampered("house-audit-altered", what=what)
    if due:
        person, name = min(due)
        raise missing(Message("house-audit-of-reply", person=person, id=name))
    house.counts["replies"] = rows.taken
    _refuse_unanswered(house)


def _refuse_unanswered(house: Auditing) -> None:
    """Raise Tampered for a journal entry that a command made, if the command has no reply."""
    journal, command = schema.journal, schema.command
    answered = (command.c.person == journal.c.person) & (command.c.id == journal.c.command)
    found = house.connection.execute(
        select(journal.c.person, journal.c.command)
        .outerjoin(command, answered)
        .where(journal.c.command.is_not(None), or_(command.c.id.is_(None), command.c.at != journal.c.at))
        .order_by(journal.c.stream, journal.c.number)
        .limit(1)
    ).one_or_none()
    if found is not None:
        raise missing(Message("house-audit-of-reply", person=found.person, id=found.command))


def _people(house: Auditing) -> None:
    """Roles, suspensions and signing keys of all people match the journal."""
    due: dict[str, dict[str, Any]] = {}
    for entry in house.entries.get(HOUSE, []):
        body = entry.body
        match entry.kind:
            case "add-person":
                roles = canonical(body["roles"])
                due[body["name"]] = {"roles": roles, "suspended": False, "made_at": entry.at, "public_key": None}
            case "change-roles":
                due[body["name"]]["roles"] = canonical(body["roles"])
            case "suspend-person" | "restore-person":
                due[body["name"]]["suspended"] = entry.kind == "suspend-person"
            case "register-key":
                due[body["name"]]["public_key"] = body["public_key"]
    for row in house.connection.execute(select(schema.person).order_by(schema.person.c.name)):
        what = Message("house-audit-of-person", name=row.name)
        if row.name not in due:
            raise unfounded(what)
        compare(what, {**row._mapping, "suspended": bool(row.suspended)}, due.pop(row.name))
        house.counts["people"] += 1
    if due:
        raise missing(Message("house-audit-of-person", name=min(due)))


# Authorisations: what is counted, the kind of its entries, its table, and how an entry becomes a row.
REGISTER = (
    ("applications", "apply", schema.application, application_row),
    ("decisions", "decide", schema.decision, decision_row),
    ("application-acts", "application-act", schema.application_act, act_row),
)


def _authorisations(house: Auditing) -> None:
    """Applications, decisions and later acts match the journal, entry by entry."""
    for name, kind, table, row_of in REGISTER:
        due = {
            entry.number: row_of(entry.number, entry.at, entry.person, entry.body)
            for entry in house.entries.get(HOUSE, [])
            if entry.kind == kind
        }
        for row in house.connection.execute(select(table).order_by(table.c.number)):
            if row.number not in due:
                raise unfounded(_registered(kind, row.number))
            compare(_registered(kind, row.number), row._mapping, due.pop(row.number))
            house.counts[name] += 1
        if due:
            raise missing(_registered(kind, min(due)))


def _registered(kind: str, number: int) -> Message:
    return Message("house-audit-of-register", kind=kind, number=number)


def _signed_decisions(house: Auditing) -> None:
    """A decision is on an application of this house as filed, signed with the key its approver had that day."""
    own = checkpoints.identity_of(house.connection)["id"]
    digests: dict[int, str] = {}
    keys: dict[str, str] = {}
    for entry in house.entries.get(HOUSE, []):
        body = entry.body
        match entry.kind:
            case "register-key":
                keys[body["name"]] = body["public_key"]
            case "apply":
                digests[entry.number] = digest_of(body)
            case "decide":
                said, key = body["decision"], body["public_key"]
                names = (said["house"], digests.get(said["application"]), entry.person, keys.get(entry.person))
                if names != (own, said["digest"], said["approver"], key) or not checkpoints.is_signed(
                    canonical(said), body["signature"], key
                ):
                    raise Tampered("house-audit-decision-unsigned", what=_registered(entry.kind, entry.number))


def _told_authorisations(house: Auditing) -> None:
    """Every act of authorisation was told as an event, in the order of the register, and nothing else was."""
    told = iter([entry for entry in house.entries.get(EVENTS, []) if entry.kind == AUTHORISATION])
    for entry in house.entries.get(HOUSE, []):
        if entry.kind in TOLD:
            what = Message("house-audit-of-leave-event", what=_registered(entry.kind, entry.number))
            event = next(told, None)
            if event is None:
                raise missing(what)
            due = {"at": entry.at, "person": entry.person, "command": entry.command}
            stored = {name: getattr(event, name) for name in due} | {"body": canonical(event.body)}
            compare(what, stored, due | {"body": canonical(event_of(entry.kind, entry.number, entry.body))})
    if (event := next(told, None)) is not None:
        raise unfounded(Message("house-audit-of-event-entry", kind=event.kind, number=event.number))


# Tables.


def _tasks(house: Auditing) -> list[TableTask]:
    connection = house.connection
    counted: dict[str, dict[str, int]] = {}
    for table in (schema.round_, schema.announcement):
        rows = connection.execute(select(table.c.table_id, func.count()).group_by(table.c.table_id))
        counted[table.name] = {f"{TABLE_STREAMS}{name}": count for name, count in rows}
    for table in (schema.debt, schema.transfer):
        rows = connection.execute(select(table.c.stream, func.count()).group_by(table.c.stream))
        counted[table.name] = {row.stream: row[1] for row in rows}
    stored = {row.id: dict(row._mapping) for row in connection.execute(select(schema.gaming_table))}
    streams = {name for name in house.heads if name.startswith(TABLE_STREAMS)}
    of_tables = {name for counts in counted.values() for name in counts if name.startswith(TABLE_STREAMS)}
    for name in sorted({f"{TABLE_STREAMS}{each}" for each in stored} | of_tables):
        if name not in streams or not house.heads[name][0]:
            raise unfounded(Message("house-audit-of-table", table=name.removeprefix(TABLE_STREAMS)))
    tasks = []
    for stream in sorted(streams):
        number, head = house.heads[stream]
        counts = {name: counts.get(stream, 0) for name, counts in counted.items()}
        name = stream.removeprefix(TABLE_STREAMS)
        tasks.append(TableTask(name, number, head, counts, stored.get(name), dict(house.signed[stream])))
    return tasks


def _play(
    database: Database, key: HouseKey | None, tasks: Sequence[TableTask], progress: Progress, workers: int
) -> Generator[Any, None, None]:
    """Replay all tables, in worker processes if that pays off. The second item yielded has the findings."""
    total = sum(task.number for task in tasks)
    if workers < 2 or len(tasks) < 2 or total < LARGE:
        yield None
        done = 0

        def report(more: int) -> None:
            nonlocal done
            done += more
            progress(done, total)

        found = []
        for task in tasks:
            with database.read() as connection:
                found.append(TableReplay(connection, task, key).run(report))
        yield found
        return
    context = multiprocessing.get_context("spawn")
    counter = context.Value("q", 0)
    begin = partial(_begin_worker, str(database.url.render_as_string(hide_password=False)), key)
    with ProcessPoolExecutor(workers, context, _start_worker, (begin, counter)) as pool:
        # The longest first, so that no worker is left with it at the end.
        started = {pool.submit(_work, task): task.id for task in sorted(tasks, key=lambda each: -each.number)}
        try:
            yield None
            waiting: set[Future[TableFindings]] = set(started)
            while waiting:
                _, waiting = wait(waiting, POLL, FIRST_COMPLETED)
                progress(counter.value, total)
            # Report the first wrong table by name, whichever worker was fastest.
            yield [future.result() for future in sorted(started, key=lambda each: started[each])]
        finally:
            pool.shutdown(cancel_futures=True)


_worker: dict[str, Any] = {}


def _begin_worker(url: str, key: HouseKey | None) -> tuple[Database, HouseKey | None]:
    return Database(url), key


def _start_worker(begin: Callable[[], tuple[Database, HouseKey | None]], counter: Any) -> None:
    collect_rarely()
    _worker["database"], _worker["key"] = begin()
    _worker["counter"] = counter


def _work(task: TableTask) -> TableFindings:
    def report(more: int) -> None:
        with _worker["counter"].get_lock():
            _worker["counter"].value += more

    with _worker["database"].read() as connection:
        return TableReplay(connection, task, _worker["key"]).run(report)


def _seals(house: Auditing) -> None:
    """Every announced tree is sealed, and nothing else is. With the key, each seal has been opened by now."""
    due = {tree: found.id for found in house.tables for tree in found.trees}
    for row in house.connection.execute(
        select(schema.seal.c.tree, schema.seal.c.table_id).order_by(schema.seal.c.tree)
    ):
        what = Message("house-audit-of-seal", tree=row.tree)
        table = due.pop(row.tree, None)
        if table is None:
            raise unfounded(what)
        compare(what, row._mapping, {"table_id": table})
        house.counts["seals"] += 1
    if due:
        raise missing(Message("house-audit-of-seal", tree=min(due)))


def _seeds(house: Auditing) -> None:
    """Every sealed seed has its hash stored, and no other hash is. Without the key, only the numbers are compared."""
    used = schema.used_seed.c.hash
    stored = set(house.connection.execute(select(used)).scalars())
    house.counts["seeds"] = len(stored)
    if house.key is not None:
        due: dict[str, str] = {}
        for found in house.tables:
            for tree, digest in zip(found.trees, found.seeds, strict=True):
                if digest in due:
                    raise Tampered("house-audit-seed-twice", tree=tree, first=due[digest])
                due[digest] = tree
        if absent := [tree for digest, tree in due.items() if digest not in stored]:
            raise missing(Message("house-audit-of-seed", tree=absent[0]))
        if extra := stored - due.keys():
            raise Tampered("house-audit-seed-unknown", hash=min(extra))
    if len(stored) != house.counts["seals"]:
        raise Tampered("house-audit-seeds", stored=len(stored), due=house.counts["seals"])


def _events(house: Auditing) -> None:
    """Every significant event at a table is in the stream of events."""
    entries = house.entries.get(EVENTS, [])
    there = {(entry.kind, entry.body.get("subject"), entry.body.get("number")) for entry in entries}
    for found in house.tables:
        for kind, table, number in found.events:
            if (kind, table, number) not in there:
                raise missing(Message("house-audit-of-event", kind=kind, table=table, number=number))
    house.counts["events"] = len(entries)
