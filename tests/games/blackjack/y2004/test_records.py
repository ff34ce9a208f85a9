"""Rounds of 56/2004 as a person types them: what is prescribed is left out, and the record settles."""

from typing import Any

import pytest

from banca.games import settle
from banca.law import RecordError
from tests.games.blackjack.at_blackjack import NEW
from tests.games.blackjack.y2004 import options

Acts = list[dict[str, Any]]


def bet(player: str, stake: int, place: int, kind: str = "main", **more: Any) -> dict[str, Any]:
    return {"act": "bet", "player": player, "bet": kind, "stake": stake, "place": place, **more}


def act(word: str, player: str = "ana", **more: Any) -> dict[str, Any]:
    return {"act": word, "player": player, **more}


def cards(script: str) -> Acts:
    """`1:Th` is a card to place 1, `b:Kc` one to the bank."""
    pairs = (token.split(":") for token in script.split())
    return [{"act": "card", "to": "bank" if to == "b" else int(to), "card": card} for to, card in pairs]


def players(acts: Acts, **chosen: Any) -> Any:
    return settle({"banca": 1, "edition": NEW, "options": options(**chosen), "acts": acts}).settlement.players


ONE = [bet("ana", 100_00, 1)]


@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
@pytest.mark.parametrize(
    ("acts", "nets"),
    [
        ([*ONE, *cards("1:Ah b:9s 1:Kc b:Td")], {"ana": 150_00}),
        ([*ONE, *cards("1:Th b:Ks 1:6c"), act("surrender"), *cards("b:Ad")], {"ana": -50_00}),
        ([*ONE, *cards("1:Ah b:Ks 1:Qc"), act("even-money"), *cards("b:Ad")], {"ana": 100_00}),
        (
            [*ONE, *cards("1:Th b:As 1:9c"), bet("ana", 50_00, 1, "insurance"), act("stand"), *cards("b:Kd")],
            {"ana": 0},
        ),
        (
            [
                *ONE, *cards("1:8h b:6s 1:8c"), act("split"), *cards("1:3d"), act("double"), *cards("1:9d 1:Td"),
                act("stand"), *cards("b:Tc b:5c"),
            ],
            {"ana": -100_00 - 100_00 - 100_00},
        ),
    ],
)  # fmt: skip
def test_a_short_record_settles_alike_from_every_device(acts: Acts, nets: dict[str, int], device: str) -> None:
    assert players(acts, device=device) == nets


def test_two_places_and_additional_bets() -> None:
    acts = [
        bet("ana", 100_00, 1), bet("bo", 50_00, 4), bet("ana", 10_00, 4, "any-pair"), bet("bo", 10_00, 4, "over-13"),
        *cards("1:Th 4:9h b:Ks 1:8c 4:9c"), act("stand"), act("split", "bo"), *cards("4:Td"), act("stand", "bo"),
        bet("ana", 5_00, 4, "any-pair", selection=2), *cards("4:9d"), act("stand", "bo"), *cards("b:8d"),
    ]  # fmt: skip
    found = players(acts, additional_bets=["any-pair", "over-under-13"])
    assert found == {"ana": 110_00 + 55_00, "bo": 10_00 + 50_00 + 0}


def test_a_decision_is_never_filled_in() -> None:
    with pytest.raises(RecordError, match=r"card_must_be_asked_for, 56/2004 art\. 6\(2\)"):
        players([*ONE, *cards("1:Th b:Ks 1:2c 1:3c")])
