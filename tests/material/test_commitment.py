"""A commitment binds every draw to its place: the published root opens to it and to nothing else."""

import hashlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.material.commitment import Commitment, Opening, Tree

SECRET = bytes(range(32))


@given(st.lists(st.sampled_from(["Ah", "6-6", '{"act":"number","number":17}']), min_size=1, max_size=40), st.data())
def test_every_place_opens_to_what_was_drawn_there_and_to_nothing_else(drawn: list[str], data: st.DataObject) -> None:
    tree = Tree("table/1", drawn)
    place = data.draw(st.integers(0, len(drawn) - 1))
    opening = tree.opening(place)
    assert opening.drawn == drawn[place]
    assert tree.commitment.is_opened_by(opening)
    other = data.draw(st.integers(-3, 70).filter(lambda n: n != place))
    assert not tree.commitment.is_opened_by(replace(opening, place=other))
    assert not tree.commitment.is_opened_by(replace(opening, drawn="Kd"))


def test_the_hashes_are_those_of_the_page() -> None:
    """Worked out here by hand, from docs/COMMITMENTS.md."""

    def sha256(*lines: str) -> str:
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    tree = Tree("ab/3", ["Ah", "Kd", "2c"], SECRET)
    openings = [tree.opening(place) for place in range(3)]
    leaves = [sha256("banca leaf", "ab/3", str(o.place), o.nonce, o.drawn) for o in openings]
    left, right = sha256("banca node", *leaves[:2]), sha256("banca node", leaves[2], "0" * 64)
    assert tree.commitment == Commitment(
        "ab/3", 3, sha256("banca tree", "ab/3", "3", sha256("banca node", left, right))
    )
    assert openings[2].path == ("0" * 64, left)


def test_a_tree_is_made_again_from_its_secret_and_otherwise_no_two_are_alike() -> None:
    assert Tree("t/1", ["Ah"], SECRET).commitment == Tree("t/1", ["Ah"], SECRET).commitment
    assert Tree("t/1", ["Ah"]).commitment.root != Tree("t/1", ["Ah"]).commitment.root
    nonces = {Tree("t/1", ["Ah"] * 50).opening(place).nonce for place in range(50)}
    assert len(nonces) == 50


@pytest.mark.parametrize(
    "commitment",
    [
        Commitment("t/2", 3, Tree("t/1", "abc", SECRET).commitment.root),
        Commitment("t/1", 4, Tree("t/1", "abc", SECRET).commitment.root),
        Commitment("t/1", 5, Tree("t/1", "abc", SECRET).commitment.root),
        Tree("t/1", "abd", SECRET).commitment,
        Tree("t/1", "abc").commitment,
    ],
)
def test_an_opening_holds_under_its_own_tree_alone(commitment: Commitment) -> None:
    opening = Tree("t/1", "abc", SECRET).opening(1)
    assert Tree("t/1", "abc", SECRET).commitment.is_opened_by(opening)
    assert not commitment.is_opened_by(opening)


def test_no_node_passes_for_a_leaf_and_no_path_is_longer_or_shorter() -> None:
    tree = Tree("t/1", "abcd", SECRET)
    opening = tree.opening(0)
    for path in ((), opening.path[1:], (*opening.path, "0" * 64)):
        assert not tree.commitment.is_opened_by(replace(opening, path=path))
    assert not Commitment("t/1", 2, tree.commitment.root).is_opened_by(replace(opening, path=opening.path[1:]))


def test_what_separates_the_parts_of_a_leaf_cannot_be_moved() -> None:
    opening = Tree("t/1", ["x\ny"], SECRET).opening(0)
    moved = Opening(0, "y", f"{opening.nonce}\nx", ())
    commitment = Tree("t/1", ["x\ny"], SECRET).commitment
    assert commitment.is_opened_by(opening)
    assert commitment.is_opened_by(moved)  # so a reader takes a nonce of hexadecimal digits alone
