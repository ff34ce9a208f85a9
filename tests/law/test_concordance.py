"""Proved, set aside or unaccounted for: what the concordance makes of proofs that were made up."""

import json
from dataclasses import replace

import pytest

from banca.law import EDITIONS, Clause, Edition, concordance, edition
from tests.conftest import PROOFS


def law_of(*clauses: Clause, complete: bool) -> Edition:
    return replace(edition("fantan-58-2004"), clauses={c.id: c for c in clauses}, complete=complete)


class Smile(Clause):
    @property
    def set_aside(self) -> str:
        return "a smile is not data"


DRAWS = Clause("the-dealer-draws", "art1", "procedure")
SMILES = Smile("the-dealer-smiles", "art2", "procedure")
PAYS = Clause("the-dealer-pays", "art3", "payout")


def test_a_clause_is_proved_set_aside_or_unaccounted_for() -> None:
    found = concordance(law_of(DRAWS, SMILES, PAYS, complete=True), {"art1": ["test_a", "test_b"]})
    assert found.proved == {"art1": ("test_a", "test_b")}
    assert found.set_aside == {"art2": "a smile is not data"}
    assert found.unaccounted == ("art3",)


def test_a_proof_beats_setting_aside() -> None:
    found = concordance(law_of(SMILES, complete=True), {"art2": ["test_smile"]})
    assert found.proved == {"art2": ("test_smile",)}
    assert found.set_aside == {}
    assert found.unaccounted == ()


def test_a_proof_of_no_clause_proves_nothing() -> None:
    found = concordance(law_of(DRAWS, complete=True), {"art9": ["test_a"]})
    assert found.proved == {}
    assert found.unaccounted == ("art1",)


@pytest.mark.parametrize(
    ("complete", "proofs", "in_order"),
    [
        (True, {}, False),
        (True, {"art1": ["test_a"]}, False),
        (True, {"art1": ["test_a"], "art3": ["test_b"]}, True),
        (False, {}, True),
        (False, {"art1": ["test_a"], "art3": ["test_b"]}, True),
    ],
)
def test_only_a_complete_edition_must_leave_no_clause_alone(
    complete: bool, proofs: dict[str, list[str]], in_order: bool
) -> None:
    assert concordance(law_of(DRAWS, SMILES, PAYS, complete=complete), proofs).in_order is in_order


def test_a_complete_edition_without_proofs_is_out_of_order_in_every_clause() -> None:
    cussec = edition("cussec-57-2004")
    bare = concordance(cussec, {})
    assert bare.unaccounted == tuple(cussec.clauses)
    assert not bare.in_order


@pytest.mark.parametrize("slug", EDITIONS)
def test_unless_told_otherwise_the_proofs_are_those_written_down(slug: str) -> None:
    written = json.loads(PROOFS.read_text(encoding="utf-8")).get(slug, {})
    assert concordance(edition(slug)).proved == {clause: tuple(tests) for clause, tests in written.items()}
