"""What the routes tell: past rounds page by page, proof that a round was fair, money, odds, the law, the office."""

import json
import subprocess
import sys
import uuid
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from banca.cli import main
from banca.exact import odds
from banca.games import game_of
from banca.house.clock import day_of
from banca.house.daily import is_signed
from banca.house.journal import entries
from banca.house.recall import recall
from banca.house.tables import ChangeOption
from banca.law import EDITIONS, LANGUAGES, edition
from banca.law.document import law_document
from banca.messages import message, message_ids
from banca.play.record import VERSION, read_setting
from banca.protocol.resources import Desk, Layout
from tests.server.running import KEY, OF_DECISIONS, ONE_DRAW, Running, open_table

ROOT = Path(__file__).parent.parent.parent
ROUNDS = 7


@pytest.fixture(scope="module")
def played(shared: Running) -> Running:
    """Rounds of two players, and some of one of them alone."""
    open_table(shared, "played")
    for n in range(ROUNDS):
        shared.play_round("played", "player-1", *(["player-2"] if n % 2 else []))
    return shared


# Past rounds.


def test_own_rounds_come_page_by_page_and_none_twice(played: Running) -> None:
    client, after, found = played.client("player-1"), "", []
    while True:
        page = client.get(f"/rounds?table=played&most=3{after}").json()
        found += [each["round"] for each in page["rounds"]]
        if "next" not in page:
            break
        after = f"&after={page['next']}"
    assert found == list(range(ROUNDS, 0, -1))


def test_somebody_sees_only_the_rounds_he_took_part_in_and_only_his_own_figures(played: Running) -> None:
    rounds = played.client("player-2").get("/rounds?table=played").json()["rounds"]
    assert [each["round"] for each in rounds] == [6, 4, 2]
    assert {name for each in rounds for name in each["players"]} == {"player-2"}
    of_table = played.client("player-2").get("/tables/played/rounds").json()["rounds"]
    assert len(of_table) == ROUNDS
    assert {name for each in of_table for name in each["players"]} == {"player-2"}


def test_those_who_watch_see_everybodys(played: Running) -> None:
    rounds = played.client("regulator-1").get("/tables/played/rounds").json()["rounds"]
    assert {name for each in rounds for name in each["players"]} == {"player-1", "player-2"}
    assert played.client("regulator-1").get("/tables/played/rounds?irregular=true").json()["rounds"] == []
    assert played.client("player-1").get("/tables/played/rounds?irregular=true").status_code == 403


def test_a_round_is_recalled_without_the_purses_of_others(played: Running) -> None:
    own, all_ = (played.client(name).get("/tables/played/rounds/2").json() for name in ("player-2", "supervisor-1"))
    with played.house.database.read() as connection:
        told = json.loads(json.dumps(recall(connection, "played", 2).to_json()))
    told.pop("record")
    assert all_ == told
    assert set(told["balances"]) == {"player-1", "player-2"}
    assert own == {**told, "balances": {"player-2": told["balances"]["player-2"]}}


def verify(folder: Path, records: str, announced: str) -> None:
    """By the command, and by a program that has nothing of ours."""
    (folder / "records.jsonl").write_text(records, encoding="utf-8")
    (folder / "announced.jsonl").write_text(announced, encoding="utf-8")
    files = [str(folder / name) for name in ("records.jsonl", "announced.jsonl")]
    assert main(["settle", files[0], "--commitments", files[1]]) == 0
    subprocess.run([sys.executable, str(ROOT / "examples" / "verify_rounds.py"), *files], check=True)


def test_the_download_of_a_table_verifies(played: Running, tmp_path: Path) -> None:
    records = played.client("regulator-1").get("/tables/played/records").text
    announced = played.client().get("/tables/played/announcements").text
    assert len(records.splitlines()) == ROUNDS
    verify(tmp_path, records, announced)


def test_the_download_of_one_round_verifies(played: Running, tmp_path: Path) -> None:
    record = played.client("player-2").get("/tables/played/rounds/4/record").text
    announced = played.client().get("/tables/played/announcements?from=4&to=4").text
    assert {json.loads(line)["round"] for line in announced.splitlines()} == {4, 5}
    verify(tmp_path, record, announced)


def test_openings_are_those_of_the_record(played: Running) -> None:
    client = played.client("player-2")
    record = json.loads(client.get("/tables/played/rounds/4/record").text)
    said = client.get("/tables/played/rounds/4/openings").json()
    assert (said["commitments"], said["draws"]) == (record["commitments"], record["draws"])


def test_some_records_can_be_asked_for(played: Running) -> None:
    lines = played.client("administrator-1").get("/tables/played/records?from=2&to=3").text.splitlines()
    assert [json.loads(line)["round"] for line in lines] == [2, 3]


# Money.


def test_a_statement_comes_page_by_page_and_adds_up(played: Running) -> None:
    client, page, lines = played.client("player-1"), {"next": 0}, []
    while "next" in page:
        page = client.get(f"/purse/statement?currency=play-HKD&most=4&after={page['next']}").json()
        lines += page["lines"]
    assert len(lines) > ROUNDS
    held = client.get("/purse").json()["held"]["play-HKD"]
    assert sum(each["amount"] for each in lines) == held == lines[-1]["balance"]
    assert played.client("cashier-1").get("/people/player-1/purse").json()["held"]["play-HKD"] == held


def test_the_cage_balances(played: Running) -> None:
    found = played.client("cashier-1").get("/cage").json()["play-HKD"]
    rest = found["purses"] + found["stakes"] + sum(found["floats"].values()) + sum(found["pools"].values())
    assert found["cage"] + rest == 0


def test_nobody_has_debts(played: Running) -> None:
    assert played.client("player-1").get("/purse/debts").json() == []


# Odds.


def odds_of(running: Running, table: str) -> dict[str, Any]:
    """However often they have to be asked for."""
    while True:
        said = running.client().get(f"/tables/{table}/odds").raise_for_status()
        body: dict[str, Any] = said.json()
        if said.status_code == 200:
            return body
        assert said.headers["retry-after"]
        assert body["counting"]


@pytest.mark.parametrize("table", ["wheel", "cards"])
def test_odds_are_those_of_the_very_table(shared: Running, table: str) -> None:
    body = odds_of(shared, table)
    game = game_of(body["setting"]["edition"])
    setting = read_setting(game, {"banca": VERSION, **body["setting"]})
    assert [(each["bet"], Fraction(each["edge"])) for each in body["bets"]] == [
        (row.bet, row.edge) for row in odds(game, setting)
    ]


def test_what_earlier_rounds_left_there_does_not_count(played: Running) -> None:
    fresh, later = (odds_of(played, table) for table in ("wheel", "played"))
    assert fresh["bets"] == later["bets"]
    assert fresh["setting"] == later["setting"]


# The law, and words.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_law_is_told_in_every_language(shared: Running, lang: str) -> None:
    client = shared.client()
    assert [each["edition"] for each in client.get("/law").json()] == list(EDITIONS)
    said = client.get(f"/law/{OF_DECISIONS}?lang={lang}")
    assert said.json() == json.loads(json.dumps(law_document(edition(OF_DECISIONS), lang)))
    assert "max-age" in said.headers["cache-control"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_gets_every_sentence(shared: Running, lang: str) -> None:
    said = shared.client().get(f"/messages?lang={lang}").json()
    assert set(message_ids()) <= set(said["messages"])
    assert said["messages"]["server-stopping"] == message(lang, "server-stopping")
    of_edition = shared.client().get(f"/messages/{ONE_DRAW}?lang={lang}").json()["messages"]
    assert all(name.startswith(f"{ONE_DRAW}-") for name in of_edition)


# The office.


def test_people_come_page_by_page_without_secrets(shared: Running) -> None:
    client, after, names = shared.client("administrator-1"), "", []
    while page := client.get(f"/people?most=3&after={after}").json():
        assert all(
            set(each) == {"name", "roles", "suspended", "public_key", "made_at", "has_password"} for each in page
        )
        names += [each["name"] for each in page]
        after = names[-1]
    assert names == sorted(names)
    assert {"administrator-1", "player-2"} <= set(names)


def test_events_come_in_order_and_by_kind(shared: Running) -> None:
    client = shared.client("regulator-1")
    first = client.get("/events?most=2").json()
    then = client.get(f"/events?most=2&after={first[-1]['number']}").json()
    assert [each["number"] for each in first + then] == [1, 2, 3, 4]
    kinds = {each["kind"] for each in client.get("/events?kind=person-added&since=0").json()}
    assert kinds == {"person-added"}
    assert client.get("/events?until=1").json() == []


def test_a_report_is_signed_by_the_house(played: Running) -> None:
    client = played.client("regulator-1")
    day = day_of(client.get("/tables/played/rounds").json()["rounds"][0]["ended_at"])
    said = client.get(f"/reports/{day}").json()
    assert is_signed(said, KEY.public)
    assert next(each for each in said["content"]["tables"] if each["table"] == "played")["rounds"] == ROUNDS
    page = client.get(f"/reports/{day}?format=html&lang=zh").text
    assert '<html lang="zh-Hant">' in page


def test_the_register_is_empty_at_first(shared: Running) -> None:
    client = shared.client("supervisor-1")
    assert client.get("/applications").json() == []
    assert client.get("/tables/wheel/authorisations").json() == []
    assert client.get("/applications/1").status_code in (400, 404)


def test_metrics_say_what_goes_on(played: Running) -> None:
    client = played.client("administrator-1")
    assert client.post("/commands", json={"id": "m", "command": {"do": "take-checkpoint"}}).json()["accepted"]
    with played.socket("player-1") as socket:
        socket.send('{"is":"subscribe","table":"wheel"}')
        while json.loads(socket.recv(5))["is"] != "view":
            pass
        text = client.get("/metrics").text
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert lines['banca_commands_total{command="take-checkpoint",became="accepted"}'] == "1"
    assert lines["banca_sockets"] == lines["banca_viewers"] == "1"
    assert int(lines['banca_tables{status="open"}']) == 4
    assert lines["banca_commands_waiting"] == "0"
    assert lines["banca_house_stopped"] == "0"
    assert int(lines['banca_command_seconds_bucket{le="+Inf"}']) == int(lines["banca_command_seconds_count"]) > 0
    assert lines['banca_http_requests_total{route="POST /v1/commands",status="200"}'] == "1"


# The layout.


def test_the_layout_is_what_its_type_says_in_every_language_and_edition(shared: Running) -> None:
    client = shared.client()
    for number, slug in enumerate(EDITIONS):
        open_table(shared, f"layout-{number}", slug)
        for lang in LANGUAGES:
            body = client.get(f"/tables/layout-{number}/layout?lang={lang}").raise_for_status().content
            found = msgspec.json.decode(body, type=Layout)
            assert msgspec.json.encode(found) == msgspec.json.encode(msgspec.convert(json.loads(body), Layout))
            assert {*msgspec.to_builtins(found)} == {*json.loads(body)}
            assert (found.table, found.edition) == (f"layout-{number}", slug)


def test_the_layout_is_sent_once_and_again_only_when_it_changes(shared: Running) -> None:
    open_table(shared, "felt")
    client = shared.client()
    first = client.get("/tables/felt/layout")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "public, no-cache"
    again = client.get("/tables/felt/layout", headers={"if-none-match": f'"other", W/{tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get("/tables/felt/layout?lang=pt").headers["etag"] != tag
    shared.play_round("felt", "player-1")
    assert client.get("/tables/felt/layout", headers={"if-none-match": tag}).status_code == 304
    shared.do(ChangeOption("felt", "payment-mode", "per-player"))
    changed = client.get("/tables/felt/layout", headers={"if-none-match": tag})
    assert (changed.status_code, changed.headers["etag"] != tag) == (200, True)


def test_the_layout_is_compressed_for_whoever_accepts_that(shared: Running) -> None:
    client = shared.client()
    plain, packed, refused = (
        client.get("/tables/wheel/layout", headers={"accept-encoding": said})
        for said in ("identity", "gzip", "gzip;q=0")
    )
    assert plain.content == packed.content == refused.content
    assert [each.headers.get("content-encoding") for each in (plain, packed, refused)] == [None, "gzip", None]
    assert [each.headers["vary"] for each in (plain, packed)] == ["accept-encoding"] * 2
    assert plain.headers["etag"] == refused.headers["etag"] != packed.headers["etag"]
    assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])


def test_a_layout_of_no_table_or_no_language_is_an_error(shared: Running) -> None:
    client = shared.client()
    assert client.get("/tables/nowhere/layout").status_code == 404
    assert client.get("/tables/wheel/layout?lang=fr").json()["message"] == "language-unknown"


# The desk.


def test_a_desk_is_what_its_type_says_in_every_language_and_edition(shared: Running) -> None:
    client = shared.client("croupier-1")
    for number, slug in enumerate(EDITIONS):
        open_table(shared, f"desk-{number}", slug, dealer="croupier")
        said = {}
        for lang in LANGUAGES:
            body = client.get(f"/tables/desk-{number}/desk?lang={lang}").raise_for_status().content
            found = msgspec.json.decode(body, type=Desk)
            assert (found.table, found.round, found.kind != "over") == (f"desk-{number}", 1, True)
            assert {*msgspec.to_builtins(found)} == {*json.loads(body)}
            assert found.steps
            assert all(step.refusal is None or step.refusal.says for step in found.steps)
            assert all(each.refusal is None or each.refusal.says for each in found.irregularities)
            said[lang] = [each.name for each in found.irregularities]
        assert len({str(names) for names in said.values()}) == len(LANGUAGES)


def test_a_table_that_the_program_deals_has_no_desk(shared: Running) -> None:
    refused = shared.client("croupier-1").get("/tables/wheel/desk")
    assert (refused.status_code, refused.json()["norm"]) == (400, "table_must_be_dealt_by_a_croupier")
    assert shared.client("player-1").get("/tables/desk/desk").status_code == 403


def test_a_desk_shows_what_was_done_and_no_more_what_was_taken_back(shared: Running) -> None:
    open_table(shared, "taken-back", dealer="croupier")
    client, supervisor = shared.client("croupier-1"), shared.client("supervisor-1")

    def do(who: httpx.Client, **command: Any) -> dict[str, Any]:
        said = {"id": uuid.uuid4().hex, "command": {"table": "taken-back", **command}}
        return dict(who.post("/commands", json=said).raise_for_status().json())

    def done() -> list[str]:
        return [each["act"] for each in client.get("/tables/taken-back/desk").raise_for_status().json()["done"]]

    for act in ({"act": "bell"}, {"act": "throw"}, {"act": "number", "number": 17}):
        reply = do(client, do="act", act=act, reason="shown by the wheel")
        assert reply["accepted"], reply
    assert done() == ["bell", "throw", "number"]
    assert do(supervisor, do="reverse", **{"from": reply["body"]["number"]})["accepted"]
    assert done() == ["bell", "throw"]
    with shared.house.database.read() as connection:
        kept = [entry.body.get("reason") for entry in entries(connection, "table/taken-back") if entry.kind == "acts"]
    assert kept == ["shown by the wheel"] * 3
