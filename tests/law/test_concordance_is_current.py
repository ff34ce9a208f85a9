"""What is written down of the proofs is what the tests say now."""

import json

import pytest

from banca.law import EDITIONS, concordance, edition
from tests.conftest import COLLECTED, PROOFS, Proofs, hollow_of

PICKED = ("keyword", "markexpr", "lf", "stepwise")
LEFT_OUT = ("deselect", "ignore", "ignore_glob")


def all_but(config: pytest.Config, *narrowing: str) -> bool:
    """Whether the run is of all test paths, and not made smaller in one of these ways."""
    named = [config.invocation_params.dir / path for path in config.args]
    paths = [config.rootpath / path for path in config.getini("testpaths")]
    return named == paths and not any(getattr(config.option, name, None) for name in narrowing)


@pytest.fixture
def collected(request: pytest.FixtureRequest) -> Proofs:
    return request.config.stash[COLLECTED]


@pytest.fixture
def written(request: pytest.FixtureRequest, collected: Proofs) -> Proofs:
    """A run that writes the proofs down is measured by what it is about to write."""
    if request.config.getoption("--write-proofs"):
        return collected
    found: Proofs = json.loads(PROOFS.read_text(encoding="utf-8"))
    return found


def test_every_proof_names_a_clause_that_exists(collected: Proofs, written: Proofs) -> None:
    for proofs in (collected, written):
        assert set(proofs) <= set(EDITIONS)
        unknown = [(slug, clause) for slug in proofs for clause in proofs[slug] if clause not in edition(slug).clauses]
        assert unknown == []


def test_every_proof_leads_to_the_program(collected: Proofs) -> None:
    assert hollow_of(collected) == ()


def test_every_proof_of_this_run_is_written_down(collected: Proofs, written: Proofs) -> None:
    missing = [
        (slug, clause, test)
        for slug, clauses in collected.items()
        for clause, tests in clauses.items()
        for test in tests
        if test not in written.get(slug, {}).get(clause, [])
    ]
    assert missing == [], "write them down with: pytest --write-proofs"


def test_nothing_is_written_down_that_no_test_says(
    request: pytest.FixtureRequest, collected: Proofs, written: Proofs
) -> None:
    stale = [
        (slug, clause, test)
        for slug, clauses in written.items()
        for clause, tests in clauses.items()
        for test in tests
        if test not in collected.get(slug, {}).get(clause, [])
    ]
    all_was_collected = all_but(request.config, *PICKED, *LEFT_OUT)
    assert stale == [] or not all_was_collected, "write them down with: pytest --write-proofs"


def test_a_run_of_some_tests_does_not_write_the_proofs_down(request: pytest.FixtureRequest) -> None:
    """It may leave out, by name, a test that waits for them to be written."""
    assert all_but(request.config, *PICKED) or not request.config.getoption("--write-proofs")


@pytest.mark.parametrize("slug", EDITIONS)
def test_no_clause_of_a_complete_edition_is_left_alone(slug: str, written: Proofs) -> None:
    found = concordance(edition(slug), written.get(slug, {}))
    assert found.in_order, found.unaccounted
