"""Classes over the wire: a trainer freezes, lets things go wrong, looks over shoulders and sees mistakes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from banca.games import game_of
from banca.house.audit import audit
from banca.house.classes import mistake_of
from banca.house.config import Bot, TableConfig
from banca.house.house import House
from banca.house.reply import Reply
from banca.house.roles import PROGRAM, Role
from banca.house.tables import OpenTable, PlaceAct, PlaceActs
from banca.law import EDITIONS, option_set
from banca.material.chance import Seeded
from banca.play.act import Bet
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision
from banca.protocol.messages import Failed, Replied
from banca.table import Table
from banca.table.irregular import irregularities
from tests.server.practising import Network, Seat, made, until

CUSSEC, OLD_BLACKJACK, STUD = "cussec-57-2004", "blackjack-141-2000", "stud-poker-61-2004"


class School:
    """A trainer, another supervisor, a trainee who deals, and one who bets."""

    def __init__(self, network: Network) -> None:
        self.network, self.house = network, network.house
        self.tess = network.member("tess", Role.SUPERVISOR)
        self.otto = network.member("otto", Role.SUPERVISOR)
        self.dana = network.member("dana", Role.CROUPIER)


@pytest.fixture
def open_house(tmp_path: Path) -> Callable[[], House]:
    return made(tmp_path)


@pytest.fixture
def school(open_house: Callable[[], House]) -> Iterator[School]:
    with open_house() as house, Network(house) as network:
        yield School(network)


def table_of(slug: str, **more: Any) -> dict[str, Any]:
    return {"setting": {"edition": slug}, **more}


def open_class(trainer: Seat, **tables: dict[str, Any]) -> None:
    reply = trainer.do({"do": "open-class", "name": "autumn", "tables": tables})
    assert reply.accepted, reply.says


def class_table(school: School) -> dict[str, Any]:
    """The one table of the class, as its trainer sees it."""
    _, (autumn,) = school.network.get(school.tess, "/classes")
    (found,) = autumn["tables"]
    return dict(found)


def test_a_class_is_opened_whole_with_past_editions_too(school: School) -> None:
    with school.network.at(school.tess) as tess:
        open_class(tess, c1=table_of(CUSSEC), c2=table_of(OLD_BLACKJACK, dealer="croupier"))
        status, (found,) = school.network.get(school.tess, "/classes")
        assert (status, found["name"]) == (200, "autumn")
        assert [(each["table"], each["edition"]) for each in found["tables"]] == [("c1", CUSSEC), ("c2", OLD_BLACKJACK)]
        taken = tess.do(
            {"do": "open-class", "name": "winter", "tables": {"c3": table_of(CUSSEC), "c1": table_of(CUSSEC)}}
        )
        assert taken.norm == "table_must_be_new"
        assert len(school.network.get(school.tess, "/classes")[1]) == 1  # nothing half done
    assert school.network.get(school.otto, "/classes") == (200, [])
    assert school.network.get(school.dana, "/classes")[0] == 403


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"name": "a/b", "tables": {"c1": table_of(CUSSEC)}}, "house-class-name"),
        ({"name": "autumn", "tables": {}}, "house-class-tables"),
        (
            {"name": "autumn", "tables": {"c1": table_of(CUSSEC, money="real")}},
            "refusal-class-must-play-for-play-money",
        ),
    ],
)
def test_a_class_that_is_not_right_is_refused(school: School, said: dict[str, Any], why: str) -> None:
    with school.network.at(school.tess) as tess:
        assert tess.do({"do": "open-class", **said}).message == why


def test_nobody_opens_a_class_of_somebody_else(school: School) -> None:
    with school.network.at(school.otto) as otto, school.network.at(school.dana) as dana:
        config = table_of(CUSSEC, classroom={"name": "autumn", "trainer": "tess"})
        assert otto.do({"do": "open-table", "table": "c1", "config": config}).norm == "class_must_be_ones_own"
        said = {"do": "open-class", "name": "autumn", "tables": {"c1": table_of(CUSSEC)}}
        assert dana.do(said).norm == "person_must_have_the_role"


def test_time_and_play_stand_still_while_a_table_is_frozen(school: School) -> None:
    network = school.network
    with network.at(school.tess) as tess:
        open_class(tess, c1=table_of(CUSSEC, timers={"betting": 1, "bots": 0}, bots=[{"name": "ada"}]))
        assert tess.do({"do": "freeze-table", "table": "c1"}).body == {"table": "c1", "frozen": True}
        assert tess.do({"do": "freeze-table", "table": "c1"}).norm == "table_must_not_be_frozen"
        with network.at(network.guest(), "c1") as guest:
            me = guest.said[0].person  # type: ignore[union-attr]
            assert guest.views["c1"]["frozen"] is True
            assert guest.views["c1"]["classroom"] == {"name": "autumn", "trainer": "tess"}
            bet = {"act": "bet", "player": me, "bet": "small", "stake": 100}
            assert guest.act("c1", **bet).norm == "table_must_not_be_frozen"
            guest.drain(1.5)
            assert not guest.views["c1"]["stakes"]  # nor did the bot bet, nor the program deal
            assert tess.do({"do": "thaw-table", "table": "c1"}).accepted
            assert tess.do({"do": "thaw-table", "table": "c1"}).norm == "table_must_be_frozen"
            assert guest.act("c1", **bet).accepted
            guest.wait_for(lambda seat: seat.views["c1"].get("last", {}).get("round", 0) >= 1)


def test_a_frozen_table_is_frozen_after_a_restart(open_house: Callable[[], House]) -> None:
    with open_house() as house, Network(house) as network:
        school = School(network)
        with network.at(school.tess) as tess:
            open_class(tess, c1=table_of(CUSSEC))
            assert tess.do({"do": "freeze-table", "table": "c1"}).accepted
    with open_house() as house, Network(house) as network:
        with network.at(school.tess, "c1") as tess:
            assert tess.views["c1"]["frozen"] is True
            assert tess.do({"do": "thaw-table", "table": "c1"}).accepted
        key = house.key
    with open_house() as house:
        assert audit(house.database, key, workers=1).counts["tables"] == 1


@pytest.mark.parametrize("command", ["freeze-table", "thaw-table", "inject"])
def test_only_the_trainer_of_the_class_disturbs_it(school: School, command: str) -> None:
    with (
        school.network.at(school.tess) as tess,
        school.network.at(school.otto) as otto,
        school.network.at(school.dana) as dana,
    ):
        open_class(tess, c1=table_of(CUSSEC))
        assert school.house.do(PROGRAM, OpenTable("t1", TableConfig({"edition": CUSSEC}))).accepted
        more = {"act": {"act": "void"}} if command == "inject" else {}
        assert otto.do({"do": command, "table": "c1", **more}).norm == "table_must_be_of_ones_class"
        assert tess.do({"do": command, "table": "t1", **more}).norm == "table_must_be_of_ones_class"
        assert dana.do({"do": command, "table": "c1", **more}).norm == "person_must_have_the_role"


def test_something_goes_wrong_and_the_reply_says_what_has_to_be_done(school: School) -> None:
    network = school.network
    with network.at(school.tess) as tess, network.at(school.dana) as dana:
        open_class(tess, c1=table_of(CUSSEC, dealer="croupier"))
        assert tess.do({"do": "inject", "table": "c1", "act": {"act": "lift"}}).norm != "act_must_be_an_irregularity"
        step = {"do": "advance", "table": "c1", "close": True, "once": True}
        while not (now := class_table(school))["irregularities"]:
            due = now["prescribed"]
            reply = tess.do({"do": "inject", "table": "c1", "act": due})
            assert reply.norm == "act_must_be_an_irregularity"  # what has to be done is none
            assert dana.do(step).body["acts"] == [due]
        injected = tess.do({"do": "inject", "table": "c1", "act": now["irregularities"][0]})
        assert injected.accepted, injected.says
        assert injected.body["acts"][0]["act"] == "void"
        assert injected.body["clauses"]
        due = injected.body["prescribed"]
        assert injected.body["prescribed_by"]
        assert class_table(school)["prescribed"] == due
        assert dana.act("c1", **due).accepted


def test_what_a_trainee_did_wrong_is_told_to_his_trainer_with_its_clause(school: School) -> None:
    network = school.network
    with network.at(school.tess) as tess, network.at(school.dana) as dana:
        open_class(tess, c1=table_of(CUSSEC, dealer="croupier"))
        refused = dana.act("c1", act="announce")
        assert not refused.accepted
        assert tess.act("c1", act="announce").accepted is False  # the trainer's own is no mistake of a trainee

        until(lambda: len(class_table(school)["mistakes"]) == 1)
        (found,) = class_table(school)["mistakes"]
        assert (found["person"], found["acts"]) == ("dana", [{"act": "announce"}])
        assert (found["norm"], found["clause"]) == (refused.norm, refused.clause)
        again = next(each.id for each in dana.said if isinstance(each, Replied))
        dana.say({"is": "do", "id": again, "command": {"do": "act", "table": "c1", "act": {"act": "announce"}}})
        dana.drain(0.5)
        assert len(class_table(school)["mistakes"]) == 1  # the same once more is the same mistake


def test_a_trainer_sees_what_was_refused_though_it_is_no_act(school: School) -> None:
    network, bet = school.network, {"act": "bet", "player": "dana", "stake": 100, "selection": None}
    tried = [{}, {"act": 7}, {"act": "fly"}, {"act": ["bet"], "bet": {}}, {**bet, "bet": "nosuch"}]
    tried += [{**bet, "bet": "total", "selection": chosen} for chosen in ({"a": 1}, [[1]], 10**15, "x" * 900)]
    with network.at(school.tess) as tess, network.at(school.dana) as dana:
        open_class(tess, c1=table_of(CUSSEC))
        for act in tried:
            assert not dana.do({"do": "act", "table": "c1", "act": act}).accepted
        assert not dana.do({"do": "acts", "table": "c1", "acts": [{}] * 9}).accepted
        until(lambda: len(class_table(school)["mistakes"]) == len(tried) + 1)
        by_acts = {str(each["acts"]): each["did"] for each in class_table(school)["mistakes"]}
        assert by_acts["[{'act': 'fly'}]"] == "'fly'"
        assert all(by_acts.values())


def test_of_a_refused_command_no_more_is_written_down_than_people_send() -> None:
    refused = Reply(accepted=False, message="server-too-fast")
    assert len(mistake_of("dana", PlaceActs("c1", [{"act": "bet"}] * 50), refused).acts) == 20
    assert mistake_of("dana", PlaceAct("c1", {"act": "x" * 5_000}), refused).acts == []


def test_a_trainer_looks_over_a_shoulder_in_his_own_class_only(school: School) -> None:
    network = school.network
    with network.at(school.tess) as tess, network.at(school.otto) as otto:
        open_class(tess, c1=table_of(STUD, timers={"betting": 1, "decision": 600, "bots": 0}))
        with network.at(network.guest(), "c1") as guest:
            me = guest.said[0].person  # type: ignore[union-attr]
            look = {"is": "look", "table": "c1", "person": me}
            for other in (otto, guest):
                other.say(look)
                other.wait_for(lambda seat: any(isinstance(each, Failed) for each in seat.said))
                assert not other.theirs()
            tess.say(look)
            tess.wait_for(lambda seat: bool(seat.theirs()))
            guest.wait_for(lambda seat: seat.views["c1"]["turn"]["kind"] == "betting")
            assert guest.act("c1", act="bet", player=me, bet="ante", stake=100, place=1).accepted
            guest.wait_for(lambda seat: "choices" in seat.views["c1"]["you"])
            tess.wait_for(lambda seat: seat.theirs()[-1].you.get("choices") == guest.views["c1"]["you"]["choices"])
            assert tess.theirs()[-1].you["seen"]["hand"] == guest.views["c1"]["you"]["seen"]["hand"]
            tess.say({**look, "away": True})
            seen = len(tess.theirs())
            assert guest.act("c1", **guest.views["c1"]["you"]["choices"][-1]).accepted
            tess.drain(0.5)
            assert len(tess.theirs()) == seen


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_game_has_something_that_can_go_wrong(slug: str) -> None:
    game = game_of(slug)
    table = Table(game, Setting(option_set(game.edition)), Seeded(1))
    bank: list[tuple[str, str, int | None]] = (
        [("ana", "bank", 1), ("bo", "seat", 2)] if game.traits.players_bank else []
    )
    found, staked = set(), False
    while not table.is_over:
        found |= {act.name for act in irregularities(game, table.state)}
        turn = table.turn
        if isinstance(turn, Betting) and not staked:
            staked = True
            seat = 1 if game.places(table.setting)[0] else None
            bet, selection = game.positions(table.setting)[0]
            for player, kind, place in bank or [("ana", bet, seat)]:
                table.do(
                    Bet(player, kind, 1_000 if kind != "bank" else 100_000, None if bank else selection, place=place)
                )
        elif isinstance(turn, Decision):
            table.do(turn.choices[0])  # the last choice of a shooter is to pass the dice on, round after round
        else:
            table.advance()
    assert found


def test_bots_may_sit_in_a_class() -> None:
    assert TableConfig({"edition": CUSSEC}, bots=[Bot("ada")]).bots[0].way == "random"
