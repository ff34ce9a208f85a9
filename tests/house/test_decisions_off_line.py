"""Decisions that anybody can check off line, with the regulator's public key and nothing of banca (R25)."""

import ast
import copy
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from banca.house.database import Database
from banca.house.decisions import Decided, document
from banca.house.house import House, initialise
from banca.house.journal import canonical
from banca.house.sealing import HouseKey
from tests.house.leave import KEY, OTHER_KEY, REG, DayClock, applied, decide, done, grant, know, public

SCRIPT = Path(__file__).parents[2] / "examples/verify_decision.py"
CUSSEC, THURSDAY = "cussec-57-2004", "2026-03-05"
CONDITION = "展示賠率 à mesa"  # what is signed is not ASCII alone


@pytest.fixture
def clock() -> DayClock:
    return DayClock()


@pytest.fixture
def house(database: Database, clock: DayClock) -> Iterator[House]:
    key = HouseKey(b"k" * 32)
    initialise(database, key, clock.now())
    know(database, REG.name, KEY)
    with House(database, key, clock) as found:
        yield found


def documents(house: House, *numbers: int) -> list[dict[str, Any]]:
    with house.database.read() as connection:
        return [json.loads(json.dumps(document(connection, number))) for number in numbers]


@pytest.fixture
def granted(house: House) -> dict[str, Any]:
    number = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    grant(house, number, THURSDAY, CONDITION, until="2026-12-31")
    return documents(house, number)[0]


def check(tmp_path: Path, said: Any, key: str = public(KEY), *day: str) -> tuple[int, str]:
    path = tmp_path / "decision.json"
    path.write_text(said if isinstance(said, str) else json.dumps(said), encoding="utf-8")
    command = [sys.executable, "-I", str(SCRIPT), str(path), key, *day]
    found = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert found.stderr == ""
    return found.returncode, found.stdout.strip().splitlines()[-1]


def test_it_imports_nothing_of_ours() -> None:
    imported = set()
    for node in ast.walk(ast.parse(SCRIPT.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module).split(".")[0])
    assert imported == {"hashlib", "json", "sys", "datetime", "pathlib", "cryptography"}


def test_a_decision_is_verified(granted: dict[str, Any], tmp_path: Path) -> None:
    assert check(tmp_path, granted)[0] == 0
    said = check(tmp_path, granted, public(KEY), "2026-03-05")
    assert said == (0, f"2026-03-05: in force, on conditions: {CONDITION}")
    assert check(tmp_path, granted, public(KEY), "2026-12-31")[0] == 0


def test_it_holds_only_on_its_days(house: House, granted: dict[str, Any], tmp_path: Path) -> None:
    assert check(tmp_path, granted, public(KEY), "2026-03-04") == (1, "2026-03-04: not before 2026-03-05")
    assert check(tmp_path, granted, public(KEY), "2027-01-01") == (1, "2027-01-01: ended on 2026-12-31")
    number = granted["application"]["number"]
    done(decide(house, number, Decided("revoke", from_="2026-04-01", why="complaints")))
    revoked = documents(house, number)[0]
    assert check(tmp_path, revoked, public(KEY), "2026-03-31")[0] == 0
    assert check(tmp_path, revoked, public(KEY), "2026-04-01") == (1, "2026-04-01: revoked from 2026-04-01")
    refused = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    done(decide(house, refused, Decided("refuse")))
    assert check(tmp_path, documents(house, refused)[0], public(KEY), THURSDAY) == (1, f"{THURSDAY}: refused")


def test_another_key_does_not_verify(granted: dict[str, Any], tmp_path: Path) -> None:
    says = (1, "not verified: a decision is not signed with this key")
    assert check(tmp_path, granted, public(OTHER_KEY)) == says
    # Somebody signs it again with a key of his own and puts that into the document: the reader's key decides.
    swapped = copy.deepcopy(granted)
    text = canonical(swapped["decisions"][0]["decision"]).encode()
    swapped["decisions"][0] |= {"signature": OTHER_KEY.sign(text).hex(), "public_key": public(OTHER_KEY)}
    assert check(tmp_path, swapped) == says


def test_a_signature_serves_its_own_application_alone(house: House, granted: dict[str, Any], tmp_path: Path) -> None:
    other = documents(house, applied(house, CUSSEC, THURSDAY, options={"layouts": 3}))[0]
    replayed = {**other, "decisions": granted["decisions"]}
    says = "not verified: the decision is on another application, or the application was altered"
    assert check(tmp_path, replayed) == (1, says)


ALTERED: Mapping[str, Any] = {
    "application.asks.0.value": 5,
    "application.adopted": "2026-03-04",
    "application.tables": ["t9"],
    "application.applicant": "eve",
    "decisions.0.decision.until": None,
    "decisions.0.decision.from": "2026-01-01",
    "decisions.0.decision.conditions": [],
    "decisions.0.decision.approver": "eve",
    "decisions.0.decision.decision": "refuse",
    "decisions.0.decision.digest": "0" * 64,
    "decisions.0.decision.house": "another",
    "decisions.0.signature": "00" * 64,
    "decisions": [],
}


@pytest.mark.parametrize("place", ALTERED)
def test_whatever_is_altered_is_found(granted: dict[str, Any], tmp_path: Path, place: str) -> None:
    forged = copy.deepcopy(granted)
    *path, last = place.split(".")
    inner: Any = forged
    for part in path:
        inner = inner[int(part) if part.isdigit() else part]
    inner[last] = ALTERED[place]
    code, says = check(tmp_path, forged)
    assert (code, says.startswith("not verified: ")) == (1, True)


def signed(granted: Mapping[str, Any], **changes: Any) -> dict[str, Any]:
    """A decision that the regulator signed although the house would not take it."""
    decision = {**granted["decisions"][0]["decision"], **changes}
    return {"decision": decision, "signature": KEY.sign(canonical(decision).encode()).hex()}


@pytest.mark.parametrize(
    "decisions",
    [
        [{"approver": "ada"}],  # the applicant
        [{"from": "2026-03-04"}],  # before the day applied for
        [{"until": "2026-03-04"}],
        [{"house": "another"}],
        [{"application": 7}],
        [{"decision": "revoke"}],
        [{}, {}],
        [{"decision": "refuse"}, {"decision": "revoke"}],
        [{}, {"decision": "revoke"}, {"decision": "revoke"}],
        [{"banca": "checkpoint"}],
        [{"more": 1}],
    ],
)
def test_what_no_regulator_may_decide_is_not_verified(
    granted: dict[str, Any], tmp_path: Path, decisions: list[dict[str, Any]]
) -> None:
    code, says = check(tmp_path, {**granted, "decisions": [signed(granted, **each) for each in decisions]})
    assert (code, says.startswith("not verified: ")) == (1, True)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"application": 1, "decisions": [1]}', "[" * 100_000])
def test_no_document_is_one_clear_line(tmp_path: Path, text: str) -> None:
    code, says = check(tmp_path, text)
    assert (code, says.startswith("not verified: ")) == (1, True)
    assert check(tmp_path, "{}", "no key")[0] == 1
