"""A round and a session beside best play, over the network."""

import json
from fractions import Fraction
from typing import Any

import pytest

from banca.house.roles import PROGRAM
from banca.house.tables import Advance, PlaceAct
from banca.messages import LANGUAGES
from banca.review import review
from tests.server.running import OF_DECISIONS, Running, open_table

PLACES = {"player-1": 1, "player-2": 2}
ROUNDS = 3


def asked(running: Running, person: str, path: str) -> dict[str, Any]:
    """However often it has to be asked for."""
    client = running.client(person)
    while True:
        said = client.get(path).raise_for_status()
        body: dict[str, Any] = said.json()
        if said.status_code == 200:
            return body
        assert said.headers["retry-after"]
        assert body["counting"]


@pytest.fixture(scope="module")
def played(shared: Running) -> Running:
    """Rounds of two players at one table, both of whom stand on anything."""
    open_table(shared, "reviewed", OF_DECISIONS)
    client = shared.client("supervisor-1")
    for number in range(1, ROUNDS + 1):
        shared.house.do(PROGRAM, Advance("reviewed", default=True))  # until bets may be made, if anything is due before
        for player, place in PLACES.items():
            bet = {"act": "bet", "player": player, "place": place, "bet": "main", "stake": 10_000}
            shared.do(PlaceAct("reviewed", bet))
        while client.get(f"/tables/reviewed/rounds/{number}/record").status_code != 200:
            shared.do(Advance("reviewed", close=True, default=True))
    return shared


def record_of(running: Running, number: int) -> dict[str, Any]:
    said = running.client("supervisor-1").get(f"/tables/reviewed/rounds/{number}/record").raise_for_status()
    record: dict[str, Any] = json.loads(said.text)
    return record


def test_a_round_as_its_record_is_reviewed(played: Running) -> None:
    record = record_of(played, 1)
    for player in PLACES:
        mine, said = review(record, player), asked(played, player, "/tables/reviewed/rounds/1/review")
        assert {each["player"] for each in said["decisions"] + said["bets"]} == {player}
        assert [Fraction(each["cost"]["exact"]) for each in said["decisions"]] == [d.cost for d in mine.decisions]
        assert Fraction(said["cost_of_decisions"]["exact"]) == mine.cost_of_decisions
        assert Fraction(said["cost_of_bets"]["exact"]) == mine.cost_of_bets
        assert (said["currency"], said["edition"]) == ("play-HKD", OF_DECISIONS)


def test_whoever_looks_at_all_sees_everybody(played: Running) -> None:
    said = asked(played, "supervisor-1", "/tables/reviewed/rounds/1/review")
    assert {each["player"] for each in said["bets"]} == set(PLACES)
    assert len(said["decisions"]) == len(review(record_of(played, 1)).decisions)


def test_articles_are_cited_in_the_language_that_is_asked_for(played: Running) -> None:
    cited = {
        asked(played, "player-1", f"/tables/reviewed/rounds/1/review?lang={lang}")["bets"][0]["citation"]
        for lang in LANGUAGES
    }
    assert len(cited) == len(LANGUAGES)
    assert played.client("player-1").get("/tables/reviewed/rounds/1/review?lang=xx").status_code == 404


def test_a_session_is_the_sum_of_its_rounds(played: Running) -> None:
    said = asked(played, "player-1", "/review?table=reviewed")
    reviews = [review(record_of(played, number), "player-1") for number in range(1, ROUNDS + 1)]
    [session] = said["sessions"]
    assert (session["currency"], session["rounds"]) == ("play-HKD", ROUNDS)
    assert Fraction(session["cost_of_decisions"]["exact"]) == sum((r.cost_of_decisions for r in reviews), Fraction(0))
    assert Fraction(session["cost_of_bets"]["exact"]) == sum((r.cost_of_bets for r in reviews), Fraction(0))
    slips = sorted((slip.money for each in reviews for slip in each.slips), reverse=True)
    assert [Fraction(each["decision"]["money"]["exact"]) for each in session["worst"]] == slips[:10]
    kinds = {(each["kind"], each["bet"]): each for each in session["kinds"]}
    assert kinds["main", True]["staked"] == ROUNDS * 10_000
    assert "more" not in said


def test_nothing_was_played_since(played: Running) -> None:
    later = played.house.clock.now() + 1
    assert asked(played, "player-1", f"/review?since={later}").get("sessions", []) == []
