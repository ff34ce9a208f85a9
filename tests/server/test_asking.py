"""A question about many acts: what would be refused now, by which clause, and nothing is done."""

import json
from typing import Any

import pytest

from banca.house.cage import BuyChips
from banca.house.classes import FreezeTable
from banca.house.config import Classroom, TableConfig
from banca.house.roles import Person, Role
from banca.house.tables import OpenTable, PauseTable, PlaceAct
from banca.protocol.messages import ACTS_MOST
from banca.server.serve import Listening
from tests.server.running import BET, ONE_DRAW, Running, furnish, new_house, open_table, serving
from tests.server.test_languages import ask

PURSE = 30_000


@pytest.fixture(scope="module")
def asked(shared: Running) -> Running:
    shared.add("poor", "player")
    shared.do(BuyChips("poor", "play-HKD", PURSE))
    open_table(shared, "asked")
    shared.do(PlaceAct("asked", {**BET, "player": "player-2"}))
    return shared


def bet(player: str = "poor", **other: Any) -> dict[str, Any]:
    return {**BET, "player": player, **other}


def question(running: Running, person: str, table: str, *acts: dict[str, Any]) -> dict[str, Any]:
    with running.socket(person) as socket:
        return ask(socket, {"is": "ask-all", "id": "q", "table": table, "acts": list(acts)})


def norms(said: dict[str, Any]) -> list[str | None]:
    return [each and (each.get("norm") or each["message"]) for each in said["answers"]]


def test_each_act_is_answered_in_its_place_and_nothing_is_done(asked: Running) -> None:
    before = asked.house.tables["asked"].number
    said = question(
        asked,
        "poor",
        "asked",
        bet(),
        bet(selection=99),
        bet(stake=0),
        bet(stake=PURSE),
        bet(stake=PURSE + 1),
        bet("player-2"),
        {"act": "withdraw", "player": "poor", "bet": "straight", "selection": 17},
        {"act": "nothing-known"},
    )
    assert norms(said) == [
        None,
        "selection_must_be_lawful",
        "value-must-be",
        None,
        "purse_must_cover_the_stake",
        "server-asked-for-another",
        "stake_must_lie_on_the_layout",
        "act-unknown",
    ]
    assert said["seq"] == before
    unlawful = said["answers"][1]
    assert {*unlawful} == {"norm", "clause", "citation", "edition", "message", "parameters", "says"}
    assert asked.house.tables["asked"].number == before


def test_what_a_question_says_the_act_itself_is_told(asked: Running) -> None:
    acts = [bet(selection=99), bet(stake=PURSE + 1), {"act": "withdraw", "player": "poor", "bet": "red"}]
    answers = question(asked, "poor", "asked", *acts)["answers"]
    for number, (act, answer) in enumerate(zip(acts, answers, strict=True)):
        done = asked.client("poor").post(
            "/commands", json={"id": f"really-{number}", "command": {"do": "act", "table": "asked", "act": act}}
        )
        said = done.json()
        assert said.pop("at") > 0  # when it was decided, which nothing was by the question
        assert said.pop("accepted") is False
        assert said == answer


def test_it_is_answered_in_the_language_of_the_socket(asked: Running) -> None:
    with asked.socket("poor", at=f"{asked.socket_address}?lang=pt") as socket:
        pt = ask(socket, {"is": "ask-all", "id": "q", "table": "asked", "acts": [bet(selection=99)]})["answers"][0]
    en = question(asked, "poor", "asked", bet(selection=99))["answers"][0]
    assert pt["says"] != en["says"]
    assert pt["citation"] != en["citation"]


def test_roles_and_the_state_of_the_table_are_looked_at(asked: Running) -> None:
    open_table(asked, "stopped")
    assert norms(question(asked, "poor", "stopped", bet())) == [None]
    assert norms(question(asked, "cashier-1", "stopped", bet("cashier-1"))) == ["person_must_have_the_role"]
    asked.do(PauseTable("stopped"))
    assert norms(question(asked, "poor", "stopped", bet())) == ["table_must_be_open"]
    asked.do(PlaceAct("asked", bet("player-1")))
    asked.do(PauseTable("asked"))
    assert norms(question(asked, "poor", "asked", bet())) == [None]  # a round that was begun ends as it began


def test_where_the_program_deals_nobody_asks_what_it_might_deal(asked: Running) -> None:
    card = {"act": "card", "card": "Ah", "to": "bank"}
    assert norms(question(asked, "croupier-1", "cards", card)) == ["server-asked-for-another"]
    assert norms(question(asked, "croupier-1", "desk", {"act": "bell"}, {"act": "announce"}))[1] is not None


def test_a_frozen_table_takes_no_act(asked: Running) -> None:
    trainer = Person("supervisor-1", frozenset({Role.SUPERVISOR}))
    config = TableConfig({"edition": ONE_DRAW}, classroom=Classroom("class", trainer.name))
    assert asked.house.do(trainer, OpenTable("frozen", config)).accepted
    assert asked.house.do(trainer, FreezeTable("frozen")).accepted
    assert norms(question(asked, "poor", "frozen", bet())) == ["table_must_not_be_frozen"]


def test_an_unknown_table_and_too_many_acts_are_errors(asked: Running) -> None:
    assert question(asked, "poor", "nowhere", bet())["message"] == "house-table-unknown"
    assert question(asked, "poor", "asked")["answers"] == []
    assert len(question(asked, "poor", "desk", *[bet()] * ACTS_MOST)["answers"]) == ACTS_MOST
    assert question(asked, "poor", "desk", *[bet()] * (ACTS_MOST + 1))["message"] == "server-message-malformed"


def test_many_acts_weigh_as_several_messages(tmp_path: Any) -> None:
    limits = Listening(port=0)
    with new_house(tmp_path) as house, serving(house, limits) as running:
        furnish(running)
        with running.socket("player-1") as socket:
            socket.recv(10)
            kinds = [
                ask(socket, {"is": "ask-all", "id": str(n), "table": "wheel", "acts": [bet("player-1")] * ACTS_MOST})
                for n in range(10)
            ]
            failed = next(each for each in kinds if each["is"] == "failed")
            assert (failed["message"], failed["again"]) == ("server-too-fast", True)
            assert kinds[0]["is"] == "answers"
            socket.send(json.dumps({"is": "ping", "id": "still"}))
            assert json.loads(socket.recv(10))["id"] == "still"
