"""No forged round passes under what was published: forgeries of every kind, for all ten editions, by two verifiers.

One verifier is ours; the other stands alone in examples/ and knows nothing of the games.
"""

import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banca.games import settle
from banca.law import BancaError
from banca.material.commitment import Tree
from banca.play.record import digest
from banca.play.verifier import Announcements, Verifier
from tests.play.committed_rounds import copied, rounds, tables

Records = list[dict[str, Any]]
TABLES = pytest.mark.parametrize(("slug", "options"), tables(), ids=str)


def standing_alone() -> Any:
    file = Path(__file__).parents[2] / "examples" / "verify_rounds.py"
    spec = importlib.util.spec_from_file_location("verify_rounds", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ALONE = standing_alone()


def by_banca(records: Records, announcements: list[Any]) -> None:
    verifier = Verifier(announcements=Announcements(announcements))
    for record in records:
        settle(record, verifier=verifier)
    verifier.finish()


def by_roots(records: Records, announcements: list[Any]) -> None:
    """Only the roots were published, as they are shown at the table."""
    roots: dict[str, int] = {}
    for said in announcements:
        if "root" in said:
            roots.setdefault(said["root"], said["place"])
    used = {tree["root"] for record in records for tree in record.get("commitments", [])}
    verifier = Verifier(roots={root: place for root, place in roots.items() if root in used} or roots)
    for record in records:
        settle(record, verifier=verifier)
    verifier.finish()


def rejected(verify: Callable[[Records, list[Any]], Any], records: Records, announcements: list[Any]) -> str | None:
    try:
        verify(copied(records), copied(announcements))
    except (BancaError, ALONE.Forged) as error:
        return str(error)
    return None


def closed_up(records: Records) -> Records:
    """Digests and the chain are written anew, as a forger would."""
    before: dict[str, str] = {}
    for record in records:
        if "previous" in record and record.get("table_id") in before:
            record["previous"] = before[record["table_id"]]
        record["digest"] = digest(record)
        before[record.get("table_id", "")] = record["digest"]
    return records


# The forgeries: each takes true records and gives false ones, whose digests fit.


def other_results(records: Records, random: Random) -> Iterator[Records]:
    """Another result is shown, with or without its draw."""
    for number, record in enumerate(records):
        for at in some(random, [draw["act"] - 1 for draw in record["draws"] if "drawn" in draw]):
            act = record["acts"][at]
            for key, value in act.items():
                other = _other(act["act"], key, value)
                if other is None:
                    continue
                forged = copied(records)
                forged[number]["acts"][at][key] = other
                yield closed_up(copied(forged))
                for draw in forged[number]["draws"]:
                    if draw["act"] == at + 1 and "drawn" in draw:
                        draw["drawn"] = other if isinstance(other, str) else _canonical(forged[number]["acts"][at])
                yield closed_up(forged)


def some(random: Random, each: list[int]) -> list[int]:
    """A few of many places, the first and the last among them."""
    return sorted({*each[:1], *random.sample(each, min(len(each), 4)), *each[-1:]})


def _other(act: str, key: str, value: Any) -> Any:
    if key in ("card", "tile"):
        return next(other for other in ("Ah", "Kd", "2c") if other != value) if key == "card" else "1-2"
    if key == "dice" and isinstance(value, list):
        return [face % 6 + 1 for face in value] if isinstance(value[0], int) else [*list(reversed(value))[:2], "crab"]
    if (act, key) == ("number", "number"):
        return (value + 1) % 37
    return value + 1 if (act, key) == ("count", "buttons") else None


def _canonical(act: Any) -> str:
    return str(ALONE.canonical(act))


def tampered_draws(records: Records, random: Random) -> Iterator[Records]:
    """Draws altered, swapped, dropped, doubled, inserted, opened by those of another round."""
    with_draws = [n for n, record in enumerate(records) if record["draws"]]
    for number in with_draws:
        draws = records[number]["draws"]
        for at in some(random, list(range(len(draws)))):
            for changed in _altered(draws[at]):
                yield _with_draws(records, number, [*draws[:at], changed, *draws[at + 1 :]])
        at = random.randrange(len(draws))
        yield _with_draws(records, number, draws[:at] + draws[at + 1 :])
        yield _with_draws(records, number, [*draws[:at], draws[at], *draws[at:]])
        yield _with_draws(records, number, [])
        if len(draws) > 1:
            yield _with_draws(records, number, [draws[1], draws[0], *draws[2:]])
        for other in with_draws:
            if other != number and records[other]["draws"] != draws:
                yield _with_draws(records, number, records[other]["draws"])


def _altered(draw: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield draw | {"place": draw["place"] + 1}
    yield draw | {"act": draw["act"] + 1}
    yield draw | {"tree": draw["tree"] + "1"}
    if "unseen" in draw:
        yield draw | {"unseen": draw["unseen"] + 1}
        return
    yield draw | {"nonce": draw["nonce"][::-1] if draw["nonce"] != draw["nonce"][::-1] else "0" * 32}
    yield draw | {"drawn": draw["drawn"] + " "}
    yield {key: draw[key] for key in ("act", "tree", "place")} | {"unseen": 1}
    if draw["path"]:
        yield draw | {"path": [*draw["path"][:-1], "0" * 64]}
        yield draw | {"path": draw["path"][:-1]}


def _with_draws(records: Records, number: int, draws: list[Any]) -> Records:
    forged = copied(records)
    forged[number]["draws"] = copied(draws)
    return closed_up(forged)


def other_commitments(records: Records, random: Random) -> Iterator[Records]:
    """Commitments left out, drawn up anew over other results, or moved to another place."""
    for number, record in enumerate(records):
        for keys in (("draws",), ("commitments",), ("draws", "commitments"), ("table_id", "round", "previous")):
            forged = copied(records)
            for key in keys:
                forged[number].pop(key, None)
            yield closed_up(forged)
        bare = copied(records)
        bare[number]["commitments"], bare[number]["draws"] = [], []
        yield closed_up(bare)
        for at, tree in enumerate(record["commitments"]):
            opens = any("drawn" in draw and draw["tree"] == tree["tree"] for draw in record["draws"])
            size = [{"leaves": tree["leaves"] + 1}] if opens else []  # of a tree that nothing opens, nothing is shown
            for changed in ({"place": tree["place"] + 1}, {"after": tree["after"] + 1}, *size):
                forged = copied(records)
                forged[number]["commitments"][at] |= changed
                yield closed_up(forged)
            yield _rooted_anew(records, number, at, random)


def _rooted_anew(records: Records, number: int, at: int, random: Random) -> Records:
    """A tree of one's own, over results of one's own, in the place of the one that was published."""
    forged = copied(records)
    record = forged[number]
    tree = record["commitments"][at]
    drawn = {draw["place"]: draw for draw in record["draws"] if draw["tree"] == tree["tree"]}
    shown = [drawn.get(place, {}).get("drawn", "Ah") for place in range(tree["leaves"])]
    for draw in record["draws"]:
        act = record["acts"][draw["act"] - 1]
        if draw["tree"] == tree["tree"] and "drawn" in draw:
            for key in act:
                if (other := _other(act["act"], key, act[key])) is not None and random.random() < 0.5:
                    act[key] = other
            shown[draw["place"]] = act.get("card") or act.get("tile") or _canonical(act)
    fresh = Tree(tree["tree"], shown)
    tree["root"] = fresh.commitment.root
    for place, draw in drawn.items():
        if "drawn" in draw:
            draw.update(asdict(fresh.opening(place)))
    return closed_up(forged)


def other_order(records: Records, random: Random) -> Iterator[Records]:
    """Rounds left out, doubled, exchanged, numbered anew, or taken from another table."""
    del random
    for at in range(len(records)):
        yield copied(records[:at] + records[at + 1 :])
        yield copied(records[: at + 1] + records[at:])
        if at:
            yield copied([*records[: at - 1], records[at], records[at - 1], *records[at + 1 :]])
            yield closed_up(copied([*records[: at - 1], records[at], records[at - 1], *records[at + 1 :]]))
            renumbered = copied(records[:at] + records[at + 1 :])
            for number, record in enumerate(renumbered, 1):
                record["round"] = number
            yield closed_up(renumbered)
    yield copied(records[::-1])
    moved = copied(records)
    for record in moved:
        record["table_id"] = "elsewhere"
    yield closed_up(moved)


KINDS = (other_results, tampered_draws, other_commitments, other_order)


@TABLES
def test_what_a_table_writes_holds_under_what_it_announced(slug: str, options: dict[str, Any]) -> None:
    for seed in range(4):
        table = rounds(slug, options, seed)
        for verify in (by_banca, by_roots, ALONE.verify):
            assert rejected(verify, table.records, table.announcements) is None


@TABLES
@pytest.mark.parametrize("kind", KINDS)
def test_no_forgery_holds(kind: Any, slug: str, options: dict[str, Any]) -> None:
    table = rounds(slug, options, 7, count=4)
    tried = 0
    for records in kind(table.records, Random(7)):
        tried += 1
        for verify in (by_banca, ALONE.verify):
            assert rejected(verify, records, table.announcements), (verify, records)
    assert tried >= 4


@TABLES
@pytest.mark.parametrize("kind", KINDS[:3])
def test_no_forged_result_holds_under_the_roots_alone(kind: Any, slug: str, options: dict[str, Any]) -> None:
    """Whoever knows no more than the roots still sees any other result, draw or tree."""
    table = rounds(slug, options, 8, count=3)
    for records in kind(table.records, Random(8)):
        assert rejected(by_roots, records, table.announcements), records


def numbered(records: Records) -> Records:
    """As if the rounds had been played in this order."""
    records = copied(records)
    for number, record in enumerate(records, 1):
        record["round"] = number
        record.pop("previous", None)
        record.update({"previous": ""} if number > 1 else {})
    return closed_up(records)


@pytest.mark.parametrize("order", [(0, 0, 1, 2), (1, 0, 2), (0, 2, 1)])
def test_no_tree_is_begun_twice_or_after_a_later_one(order: tuple[int, ...]) -> None:
    """Cards that are shuffled for each round: a round in which they are known already is put between the others."""
    table = rounds("stud-poker-61-2004", {}, 1, count=3, mishaps=0)
    records = numbered([table.records[at] for at in order])
    assert "cannot begin now" in str(rejected(by_roots, records, table.announcements))


def test_no_announcement_is_taken_back() -> None:
    table = rounds("roulette-60-2004", {}, 1, count=3, mishaps=0)
    records, said = copied(table.records), copied(table.announcements)
    *before, closed = said
    opened = [line for line in before if "tree" not in line]
    trees = [line for line in before if "tree" in line]
    earlier = {"table_id": closed["table_id"], "rounds": 1, "previous": records[0]["digest"]}
    for kept, lines in (
        (1, [*said, earlier]),
        (1, [*before, earlier]),
        (3, [*said, closed]),
        (3, [*said, opened[-1]]),
        (3, [*before, closed | {"rounds": 9}]),
        (3, [*before, opened[0], *trees[:1]]),
        (3, [*before, trees[0], closed]),
        (3, [*before, opened[-1] | {"previous": records[0]["digest"]}]),
        (3, [opened[0], *before[2:], closed]),
        (3, [before[0], before[1], *before[4:], closed]),
    ):
        for verify in (by_banca, ALONE.verify):
            assert rejected(verify, records[:kept], lines), lines
    for verify in (by_banca, ALONE.verify):  # an option changed before any bet
        assert rejected(verify, records[:1], [before[0], before[1], before[0], before[1]]) is None


def test_nothing_passes_by_the_verifier_that_stands_alone_in_an_act_it_does_not_expect() -> None:
    """In the last round, which no later announcement binds: a result without a draw, a place dealt twice, 1.0 for 1."""
    table = rounds("roulette-60-2004", {}, 1, count=1, mishaps=0)
    said = [line for line in table.announcements if line.get("round") == 1]
    assert rejected(ALONE.verify, table.records, said) is None
    undrawn = copied(table.records)
    undrawn[0]["draws"] = []
    for act in undrawn[0]["acts"]:
        act.update({"number": 36, "sum": 36} if act["act"] == "number" else {})
    assert rejected(ALONE.verify, closed_up(undrawn), said)
    for changed in (
        {"round": True},
        {"round": 1.0},
        {"commitments": [table.records[0]["commitments"][0] | {"place": False}]},
    ):
        assert rejected(ALONE.verify, closed_up([copied(table.records[0]) | changed]), said)
    for draw in ({"act": float(table.records[0]["draws"][0]["act"])}, {"unseen": 0}, {"more": 1}):
        forged = copied(table.records)
        forged[0]["draws"][0] |= draw
        assert rejected(ALONE.verify, closed_up(forged), said)


def test_no_burnt_card_comes_back() -> None:
    table = rounds("baccarat-55-2004", {}, 1, count=1, mishaps=0)
    said = [line for line in table.announcements if line.get("round") == 1]
    forged = copied(table.records)
    acts, draws = forged[0]["acts"], forged[0]["draws"]
    last = draws[-1]
    acts[last["act"] :] = [{"act": "burn", "cards": -1}, acts[last["act"] - 1]]
    back = {"act": last["act"] + 1, "tree": last["tree"], "place": last["place"] + 1, "unseen": -1}
    draws += [back, last | {"act": last["act"] + 2}]
    for verify in (by_banca, ALONE.verify):
        assert rejected(verify, closed_up(forged), said)
