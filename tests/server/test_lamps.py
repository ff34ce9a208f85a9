"""The lamps of a table: every bet that the last result won, staked or not, once the round is settled."""

from collections.abc import Sequence
from typing import Any

from banca.house.live_table import LiveTable
from banca.house.tables import PlaceAct
from banca.server.standing import public_document, standing_of
from tests.server.running import BET, Running, open_table


def test_the_last_round_names_all_that_won_and_nothing_is_named_before(shared: Running) -> None:
    documents: list[dict[str, Any]] = []

    def watch(changed: Sequence[LiveTable]) -> None:
        documents.extend(public_document(standing_of(live, {}, owned=True)) for live in changed)

    open_table(shared, "lamps")
    shared.house.watchers.append(watch)
    shared.do(PlaceAct("lamps", {**BET, "player": "player-1"}))
    shared.play_round("lamps", "player-1")
    assert documents[0]["last"] == {}
    last = documents[-1]["last"]
    number, colour = last["result"]["number"], last["result"].get("colour")
    assert [lit for lit in last["lit"] if lit[0] == "straight"] == [["straight", number]]
    assert [colour] in last["lit"] if colour else last["lit"] == [["straight", number]]
    assert (last["settlement"]["lines"][0]["result"] == "win") == (number == BET["selection"])
