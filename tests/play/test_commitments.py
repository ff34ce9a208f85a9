"""Commitments in a record: read and written alike, and one line for each fault."""

from typing import Any

import pytest

from banca.law import RecordError
from banca.material.commitment import Tree
from banca.play.commitments import Announced, read_announced, read_draw, read_origin

DIGEST = "sha256:" + "0" * 64
TREE = {"of": "cards", "tree": "t/1", "leaves": 3, "root": "a" * 64, "place": 2, "after": 0}
UNSEEN = {"act": 1, "tree": "t/1", "place": 0, "unseen": 2}
OPENED = {"act": 1, "tree": "t/1", "place": 0, "drawn": "Ah", "nonce": "0" * 32, "path": ["b" * 64]}


def test_what_is_read_is_written_again() -> None:
    for said in ({"table_id": "t", "round": 1}, {"table_id": "t", "round": 2, "previous": DIGEST}):
        origin = read_origin(said)
        assert origin is not None
        assert origin.to_json() == said
    assert read_announced(TREE, "t").to_json() == TREE
    for draw in (UNSEEN, OPENED):
        assert read_draw(draw).to_json() == draw
    assert read_origin({"edition": "no part of an origin"}) is None


def test_a_tree_is_announced_as_its_commitment_and_a_place() -> None:
    commitment = Tree("t/1", ["Ah", "Kd"]).commitment
    announced = Announced.from_tree("cards", commitment, 1, 0)
    assert announced.commitment == commitment
    assert str(announced) == f"{commitment.root}@1"


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ({"round": 1}, '"table_id" of a commitment must be 1 to 64 letters, digits, dashes or underscores, not None'),
        ({"table_id": "t", "round": True}, '"round" of a commitment must be a whole number from 1, not True'),
        (
            {"table_id": "t", "round": 1, "previous": DIGEST},
            f"\"previous\" of a commitment must be there from round 2 on, and not in round 1, not '{DIGEST}'",
        ),
        (
            {"table_id": "t", "round": 2},
            '"previous" of a commitment must be there from round 2 on, and not in round 1, not None',
        ),
    ],
)
def test_which_round_of_which_table(said: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_origin(said)
    assert str(caught.value) == says


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ([], "a commitment has of, tree, leaves, root, place, after, and nothing else"),
        ({**TREE, "nonce": ""}, "a commitment has of, tree, leaves, root, place, after, and nothing else"),
        ({**TREE, "of": "wheels"}, "\"of\" of a commitment must be throws or cards, not 'wheels'"),
        ({**TREE, "tree": "u/1"}, "\"tree\" of a commitment must be a tree of this table, as t/1, not 'u/1'"),
        ({**TREE, "tree": 1}, '"tree" of a commitment must be a tree of this table, as t/1, not 1'),
        ({**TREE, "leaves": 0}, '"leaves" of a commitment must be a whole number from 1 to a million, not 0'),
        ({**TREE, "root": "a"}, "\"root\" of a commitment must be 64 hexadecimal digits, not 'a'"),
        ({**TREE, "place": 3}, '"place" of a commitment must be a place of the tree, not 3'),
        ({**TREE, "place": []}, '"place" of a commitment must be a place of the tree, not a list'),
        ({**TREE, "after": -1}, '"after" of a commitment must be the number of an act, or 0, not -1'),
    ],
)
def test_a_tree_that_is_none(said: Any, says: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_announced(said, "t")
    assert str(caught.value) == says


@pytest.mark.parametrize(
    ("said", "says"),
    [
        (3, "a draw has act, tree and place, then either drawn, nonce and path, or unseen"),
        ({**UNSEEN, "drawn": "Ah"}, "a draw has act, tree and place, then either drawn, nonce and path, or unseen"),
        ({**UNSEEN, "act": 0}, '"act" of a commitment must be the number of an act, not 0'),
        ({**UNSEEN, "tree": {}}, '"tree" of a commitment must be the name of a tree, not an object'),
        ({**UNSEEN, "unseen": 0}, '"unseen" of a commitment must be a whole number from 1, not 0'),
        ({**OPENED, "drawn": 1}, '"drawn" of a commitment must be a text, not 1'),
        ({**OPENED, "nonce": "0"}, "\"nonce\" of a commitment must be 32 hexadecimal digits, not '0'"),
        ({**OPENED, "path": "b"}, "\"path\" of a commitment must be a list of texts of 64 hexadecimal digits, not 'b'"),
        (
            {**OPENED, "path": [1]},
            '"path" of a commitment must be a list of texts of 64 hexadecimal digits, not a list',
        ),
    ],
)
def test_a_draw_that_is_none(said: Any, says: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_draw(said)
    assert str(caught.value) == says
