"""What the house's desk is told: what other choices would do, money on the floor, pools, holds, register, reports."""

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from datetime import date
from fractions import Fraction
from typing import Any

import httpx
import pytest

from banca.exact import odds
from banca.games import game_of
from banca.house.applications import Apply
from banca.house.authorisations import bets_beyond
from banca.house.config import TableConfig
from banca.house.daily import document, signed_report
from banca.house.database import Database
from banca.house.decisions import Decided
from banca.house.hold import holds
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.pools import ChangePool
from banca.house.tables import OpenTable, PlaceAct
from banca.law import EDITIONS, LANGUAGES, edition, option_set
from banca.play.setting import Setting
from banca.server import counting
from banca.server.counting import Counting
from tests.house.leave import CRAPS, CUSSEC, KEY, LUCKY, THURSDAY, DayClock, decide, done, public, real, show, whole
from tests.house.test_pools import TERMS
from tests.server.running import KEY as HOUSE_KEY
from tests.server.running import Running, furnish, serving

OPTION = "total-5-16-price"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """On a Thursday, with a table for real money, one at which rounds were played, and two that share a pool."""
    clock = DayClock()
    database = Database(str(tmp_path_factory.mktemp("house") / "house.db"))
    migrate(database)
    initialise(database, HOUSE_KEY, clock.now())
    with House(database, HOUSE_KEY, clock) as house, serving(house) as found:
        furnish(found)
        for name, role in (("ada", "administrator"), ("reg", "regulator")):
            found.add(name, role)
        key = {"name": "reg", "public_key": public(KEY)}
        found.client("reg").post("/keys", json=key).raise_for_status()
        whole(house, CUSSEC)
        clock.set(THURSDAY)
        for name in ("ada", "cashier-1", "supervisor-1"):
            found.open_session(name)
        found.do(OpenTable("dice", real(CUSSEC)))
        for table in ("stud-1", "stud-2"):
            found.do(OpenTable(table, TableConfig({"edition": "stud-poker-61-2004", "table": TERMS}, pool="p")))
        for _ in range(3):
            found.play_round("wheel", "player-1", "player-2")
        yield found


def propose(running: Running, lang: str = "en", **asked: Any) -> httpx.Response:
    return running.client("ada").post(f"/proposals?lang={lang}", json=asked)


def edges(running: Running, **asked: Any) -> list[dict[str, Any]]:
    while (said := running.client("ada").post("/proposals/edges", json=asked).raise_for_status()).status_code == 202:
        assert said.json()["counting"]
    return list(said.json()["bets"])


def test_every_choice_is_offered_as_the_law_has_it(running: Running) -> None:
    for slug in EDITIONS:
        law = edition(slug)
        for lang in LANGUAGES:
            body = propose(running, lang, table="new", edition=slug).raise_for_status().json()
            found = {each["option"]: each for each in body["choices"]}
            assert {*found} == {*law.options, *law.parameters}
            for name, option in law.options.items():
                listed = [each["value"] for each in found[name]["alternatives"]]
                assert listed == [each.slug for each in option.alternatives if each.slug != option.names_bets_as]
                bounds = option.number or option.ratio
                assert found[name]["least"] == (str(bounds.least) if bounds else None)
                assert found[name]["says"]
                assert found[name]["refusal"] is None  # play money needs no leave


def test_what_is_not_lawful_is_refused_with_its_clause_and_nothing_changes(running: Running) -> None:
    said = propose(running, table="dice", options={OPTION: 31})
    assert (said.status_code, said.json()["message"]) == (400, "option-not-allowed")
    assert "57/2004 art. 6(6)(2)" in said.json()["says"]
    assert propose(running, table="nowhere").status_code == 404
    assert propose(running, table="t", edition="no-such-law").status_code == 404
    assert running.house.tables["dice"].table.setting.options[OPTION] == 18


def test_a_proposal_says_what_follows_and_what_may_not_be_adopted_today(running: Running) -> None:
    body = propose(running, table="dice", options={OPTION: 30, "shaker-drive": "electronic"}).json()
    changed = {each["option"]: each for each in body["choices"] if each["was"] is not None}
    assert {*changed} == {OPTION, "shaker-drive", "shake-method"}
    assert (changed[OPTION]["was"], changed[OPTION]["says"]) == ("18", "30")
    assert changed[OPTION]["refusal"]["clause"] == "art8"
    assert changed["shake-method"]["follows"]
    leave = body["leave"]
    assert (leave["working_days"], leave["today"], leave["earliest"]) == (3, "2026-03-05", "2026-03-10")


def test_the_edges_are_those_of_exact_analysis(running: Running) -> None:
    """By place: each row stands for places that have the same odds before and after."""
    found = edges(running, table="dice", options={OPTION: 30, "bets-offered": ["total", "odd"]})
    game = game_of(CUSSEC)
    choices: tuple[dict[str, Any], ...] = ({}, {OPTION: 30, "bets-offered": ("total", "odd")})
    before, after = (
        {row.bet: row for row in odds(game, Setting(option_set(edition(CUSSEC), chosen))) if ("total", 5) in row.places}
        for chosen in choices
    )
    (five,) = (each for each in found if each["bet"] == "total" and each["pays_after"] == ["30:1"])
    assert five["name"] == "Total 5, 16"
    assert Fraction(five["before"]["exact"]) == before["total"].edge
    assert Fraction(five["after"]["exact"]) == after["total"].edge
    assert Fraction(five["change"]["exact"]) == after["total"].edge - before["total"].edge
    gone = [each for each in found if each["after"] is None]
    assert {each["bet"] for each in gone} == {row.bet for row in odds(game, Setting(option_set(edition(CUSSEC))))} - {
        "total",
        "odd",
    }
    assert all(each["change"] is None and each["pays_after"] == [] for each in gone)


WORKER = """
import json, sys
json.load(sys.stdin)
print("a warning of a package", file=sys.stderr, flush=True)
print("progress 0.2500", file=sys.stderr, flush=True)
sys.stdin.close()
open(sys.argv[1], "rb").read()  # until somebody writes there
json.dump({"counted": True}, sys.stdout)
"""


def test_a_count_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    gate = tmp_path_factory.mktemp("gate") / "gate"
    os.mkfifo(gate)
    monkeypatch.setattr(counting, "WORKER", (sys.executable, "-c", WORKER, str(gate)))

    async def ask() -> None:
        counted, question = Counting(), {"edition": "any"}
        assert await counted.of("odds", question, 0) is None
        while not (done := counted.done("odds", question)):  # noqa: ASYNC110 - another process says it
            await asyncio.sleep(0.01)
        assert done == 0.25
        await asyncio.to_thread(gate.write_bytes, b"go on")
        assert await counted.of("odds", question, 30) == {"counted": True}
        assert counted.done("odds", question) == 1.0

    asyncio.run(ask())


def test_a_worker_that_fails_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads nothing of a question that no pipe holds, and ends."""
    monkeypatch.setattr(counting, "WORKER", (sys.executable, "-c", "raise SystemExit(1)"))

    async def ask() -> None:
        found = await Counting().of("odds", {"long": "x" * 1_000_000}, 30)
        assert found is not None
        assert found["message"] == "server-count-failed"

    asyncio.run(ask())


def test_the_floor_says_where_the_money_is(running: Running) -> None:
    found = {each["table"]: each for each in running.client("cashier-1").get("/floor?lang=pt").json()}
    assert {"dice", "wheel", "stud-1"} <= {*found}
    wheel, cage = found["wheel"], running.client("cashier-1").get("/cage").json()["play-HKD"]
    assert wheel["float"] == cage["floats"]["wheel"]
    assert (wheel["name"], wheel["rounds"], wheel["staked"]) == ("Roleta", 3, 6 * 5_000)
    assert wheel["stakes"] == 0


def test_a_pool_adds_up_and_its_new_terms_wait(running: Running) -> None:
    running.do(ChangePool("p", {"jackpot-minimum": 30_000_000}))
    (pool,) = running.client("supervisor-1").get("/pools").json()
    assert (
        pool["came_in"] == pool["balance"] + pool["paid"] == sum(pool["sources"].values()) == TERMS["jackpot-minimum"]
    )
    assert pool["tables"] == ["stud-1", "stud-2"]
    terms = {each["option"]: each for each in pool["terms"]}
    least = terms["jackpot-minimum"]
    assert (least["says"], least["later"], least["posted"]) == ("200,000.00", "300,000.00", 30_000_000)
    assert terms["jackpot-stake"]["later"] is None


def test_holds_are_those_of_the_house(running: Running) -> None:
    with running.house.database.read() as connection:
        (of_wheel,) = (each for each in holds(connection).tables if each.table == "wheel")
    for asked, count in (("", 2), (f"?day={THURSDAY}", 2), ("?day=2026-03-01", 0)):
        lines = running.client("supervisor-1").get(f"/holds{asked}").json()
        assert len(lines) == count
    all_bets, one_bet = running.client("supervisor-1").get("/holds?lang=zh").json()
    assert (all_bets["bet"], one_bet["bet"], all_bets["name"]) == ("", "straight", "輪盤")
    assert (all_bets["rounds"], all_bets["won"]) == (3, of_wheel.won)
    assert all_bets["theory"] == pytest.approx(1 / 37)
    assert all_bets["most"] - all_bets["theory"] == pytest.approx(of_wheel.band / of_wheel.staked)
    assert not all_bets["outside"]


def test_the_register_is_said_in_words(running: Running) -> None:
    number = running.do(Apply("craps-53-2010", "2026-04-01", bets=[LUCKY], tables=["c1"]))["application"]
    found = {each["application"]: each for each in running.client("ada").get("/register?lang=pt").json()}
    new, old = found[number], min(found.values(), key=lambda each: each["application"])
    assert new["requested"][0]["title"] == "Duplos da Sorte"
    assert (new["standing"], new["standing_means"], new["tables"]) == ("pending", "por decidir", ["c1"])
    assert old["standing"] == "in-force"
    assert [each["says"] for each in old["requested"] if each["name"] == OPTION] == ["18"]
    decide(running.house, number, Decided("grant", ("on the placard",), "2026-04-01"))
    (granted,) = (each for each in running.client("ada").get("/register").json() if each["application"] == number)
    assert granted["conditions"] == [{"says": "on the placard", "met": False}]
    assert (granted["from"], granted["decided_by"], granted["standing"]) == ("2026-04-01", "reg", "early")


def test_a_round_with_a_new_bet_is_replayed_by_its_name(running: Running) -> None:
    number = running.do(Apply(CRAPS, THURSDAY, bets=[LUCKY], tables=["new"]))["application"]
    done(decide(running.house, number, Decided("grant", from_=THURSDAY)))
    with running.house.database.read() as connection:
        beyond = bets_beyond(connection, "new", CRAPS, date.fromisoformat(THURSDAY))
    running.do(OpenTable("new", TableConfig({"edition": CRAPS, "table": {"authorised": beyond}}, dealer="croupier")))
    running.do(PlaceAct("new", {"act": "bet", "player": "player-1", "bet": "lucky-doubles", "stake": 10_000}))
    ended = show(running.house, "new", {"act": "dice", "dice": [4, 4]})["round"]
    said = running.client("ada").get(f"/tables/new/rounds/{ended}/steps?lang=pt").raise_for_status().json()
    assert [each["bet"] for each in said["lines"]] == ["Duplos da Sorte"]
    assert "Duplos da Sorte" in said["steps"][0]["of"]
    assert number in said["authorisations"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_of_a_report_are_those_of_the_page(running: Running, lang: str) -> None:
    client = running.client("ada")
    parts = client.get(f"/reports/{THURSDAY}/parts?lang={lang}").json()
    with running.house.database.read() as connection:
        made = document(signed_report(connection, HOUSE_KEY, date.fromisoformat(THURSDAY)), lang)
    assert (parts["title"], len(parts["parts"])) == (made.title, len(made.parts))
    (first, *_) = (each for each in parts["parts"] if each["kind"] == "table")
    assert "wheel" in json.dumps(first)
    assert [each["text"] for each in first["columns"]]
    assert client.get(f"/reports/{THURSDAY}?format=pdf&lang={lang}").content.startswith(b"%PDF")
