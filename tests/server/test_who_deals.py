"""Where the program deals nobody else does: no croupier bets, decides or closes for others there."""

import uuid
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from banca.house.config import TableConfig
from banca.house.tables import OpenTable
from tests.server.practising import until
from tests.server.running import BET, OF_DECISIONS, Running, furnish, new_house, serving

CUSSEC = "cussec-57-2004"
BY_PROGRAM, BY_CROUPIER = "wheel", "desk"
OWN = {**BET, "player": "player-1"}


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with new_house(tmp_path) as house, serving(house) as found:
        furnish(found)
        yield found


def ask(running: Running, who: str, **command: Any) -> dict[str, Any]:
    answer = running.client(who).post("/commands", json={"id": uuid.uuid4().hex, "command": command})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def act(running: Running, who: str, table: str, **act: Any) -> dict[str, Any]:
    return ask(running, who, do="act", table=table, act=act)


def purse(running: Running, who: str) -> int:
    return int(running.client(who).get("/purse").json()["held"]["play-HKD"])


@pytest.mark.parametrize("who", ["croupier-1", "supervisor-1"])
def test_nobody_bets_for_a_player_where_the_program_deals(running: Running, who: str) -> None:
    before = purse(running, "player-1")
    assert act(running, who, BY_PROGRAM, **OWN)["norm"] == "act_must_be_ones_own"
    assert ask(running, who, do="acts", table=BY_PROGRAM, acts=[OWN])["norm"] == "act_must_be_ones_own"
    assert purse(running, "player-1") == before
    assert act(running, who, BY_CROUPIER, **OWN)["accepted"]  # who deals puts down what he is given
    assert purse(running, "player-1") == before - BET["stake"]


@pytest.mark.parametrize("who", ["croupier-1", "supervisor-1"])
def test_nobody_decides_for_a_player_where_the_program_deals(running: Running, who: str) -> None:
    running.do(OpenTable("slow", TableConfig({"edition": OF_DECISIONS}, timers={"betting": 0}, float=10**9)))
    bet = {"act": "bet", "player": "player-1", "bet": "main", "stake": 10_000, "place": 1}

    def mine() -> dict[str, Any]:
        return dict(running.client("player-1").get("/tables/slow").json()["view"])

    def goes_on(number: int) -> bool:
        return bool(mine()["you"].get("choices")) or mine()["round"] > number

    while not mine()["you"].get("choices"):  # a hand may be over as it is dealt
        number = mine()["round"]
        assert act(running, "player-1", "slow", **bet)["accepted"]
        until(partial(goes_on, number))
    for choice in mine()["you"]["choices"]:
        assert act(running, who, "slow", **choice)["norm"] == "act_must_be_ones_own"


def test_a_croupier_neither_closes_nor_voids_where_the_program_deals(running: Running) -> None:
    assert act(running, "player-1", BY_PROGRAM, **OWN)["accepted"]
    for more in ({"close": True}, {"close": True, "default": True}):
        refused = ask(running, "croupier-1", do="advance", table=BY_PROGRAM, **more)
        assert refused["norm"] == "table_must_be_dealt_by_a_croupier"
    for name in ("bell", "void"):
        assert act(running, "croupier-1", BY_PROGRAM, act=name)["norm"] == "act_must_be_ones_own"
    assert act(running, "croupier-1", BY_CROUPIER, act="bell")["accepted"]


def test_a_supervisor_goes_on_and_shows_no_result_where_the_program_deals(running: Running) -> None:
    assert act(running, "player-1", BY_PROGRAM, **OWN)["accepted"]
    assert act(running, "supervisor-1", BY_PROGRAM, act="bell")["accepted"]
    assert act(running, "supervisor-1", BY_PROGRAM, act="number", number=17)["norm"] == "act_must_be_ones_own"


def test_only_the_trainer_of_a_class_deals_at_its_tables_and_moves_what_is_frozen(running: Running) -> None:
    running.add("otto", "supervisor")
    tables = {"c1": {"setting": {"edition": CUSSEC}, "float": 10_000_000}}
    assert ask(running, "supervisor-1", do="open-class", name="autumn", tables=tables)["accepted"]
    bet = {"act": "bet", "player": "player-1", "bet": "small", "stake": 1_000}
    assert ask(running, "supervisor-1", do="freeze-table", table="c1")["accepted"]
    for who in ("otto", "croupier-1", "player-1"):
        assert act(running, who, "c1", **bet)["norm"] == "table_must_not_be_frozen"
    assert act(running, "supervisor-1", "c1", **bet)["accepted"]
    assert ask(running, "supervisor-1", do="thaw-table", table="c1")["accepted"]
    assert act(running, "otto", "c1", **bet)["norm"] == "act_must_be_ones_own"


def test_whoever_asks_after_an_act_sees_the_table_with_it(running: Running) -> None:
    for _ in range(5):
        reply = act(running, "player-1", BY_PROGRAM, **OWN)
        assert reply["accepted"]
        assert running.client("player-1").get(f"/tables/{BY_PROGRAM}").json()["seq"] >= reply["body"]["number"]
