"""Whatever is sent, nothing fails and nothing changes: frames of a fuzzer, and requests that Schemathesis makes up."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from banca.server.declared import openapi
from banca.server.identity import COOKIE, GUARD
from tests.server.fuzz import fuzz, fuzz_staff, standing
from tests.server.running import Running, furnish, new_house, serving

FRAMES, SEED = 3_000, 11
EXAMPLES = 8  # of each operation and person
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(openapi())


def test_frames_that_no_client_should_send(shared: Running) -> None:
    found = fuzz(shared, FRAMES, SEED)
    assert found.wrong == []
    assert found.frames >= FRAMES
    assert found.answers["failed"] > FRAMES / 4


def test_commands_of_somebody_who_may_do_everything(tmp_path: Path) -> None:
    with new_house(tmp_path) as house, serving(house) as running:
        furnish(running)
        found = fuzz_staff(running, FRAMES, SEED)
    assert found.wrong == []
    assert found.answers["accepted"] > 50


@pytest.fixture(scope="module")
def people(shared: Running) -> dict[str, dict[str, str]]:
    """What each sends with a request; whoever logs out over and over gets a guest's session anew."""
    shared.play_round("wheel", "player-1", "player-2")
    found: dict[str, dict[str, str]] = {"nobody": {}}
    for name in ("player-1", "regulator-1", "administrator-1"):
        token = shared.client(name).post("/tokens", json={"label": "a program", "days": 1, "commands": []})
        found[name] = {"Authorization": f"Bearer {token.json()['token']}"}
    guest = shared.guest()[0]
    found["guest"] = {"Cookie": f"{COOKIE}={shared.sessions[guest]}"}
    return found


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_requests_that_nobody_should_send(shared: Running, people: dict[str, dict[str, str]], case: Any) -> None:
    before = standing(shared)
    for headers in people.values():
        answer = case.call(base_url=shared.address, headers={**headers, GUARD: "1"})
        case.validate_response(answer, checks=CHECKS)
    assert standing(shared) == before
