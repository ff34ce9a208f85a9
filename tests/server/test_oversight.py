"""What a regulator asks for over HTTP: the register in words, past rounds step by step, audits, the law on a day."""

import sys
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from banca.house.applications import Apply
from banca.house.audits import runs
from banca.house.clock import day_of
from banca.house.tables import Advance, CorrectRound, PlaceAct, ReverseActs
from banca.house.upkeep import TakeCheckpoint
from banca.law import LANGUAGES, edition, games
from tests.house.leave import CRAPS, CUSSEC, LUCKY
from tests.server.running import OF_DECISIONS, ONE_DRAW, Running, furnish, new_house, open_table, serving

RED: dict[str, Any] = {"act": "bet", "player": "player-1", "bet": "red", "stake": 1000}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A table at which a number was taken back, another that was corrected, and a void throw."""
    with new_house(tmp_path_factory.mktemp("house")) as house, serving(house) as found:
        furnish(found)
        open_table(found, "odd", dealer="croupier")
        _round(found, 8, taken_back=True)
        _round(found, 7)
        right = [RED, {"act": "number", "number": 2}]
        found.do(CorrectRound("odd", 2, right, "misread"))
        found.do(PlaceAct("odd", RED))
        found.do(Advance("odd", close=True))
        found.do(PlaceAct("odd", {"act": "void", "why": "object"}))
        found.do(Advance("odd", close=True))
        found.do(PlaceAct("odd", {"act": "number", "number": 7}))
        found.do(Advance("odd"))
        found.play_round("wheel", "player-2")
        yield found


def _round(found: Running, number: int, *, taken_back: bool = False) -> None:
    found.do(PlaceAct("odd", RED))
    entry = found.do(Advance("odd", close=True))["number"]
    found.do(PlaceAct("odd", {"act": "number", "number": number}))
    if taken_back:
        found.do(ReverseActs("odd", entry + 1))
        found.do(PlaceAct("odd", {"act": "number", "number": number}))
    found.do(Advance("odd"))


@pytest.fixture
def regulator(running: Running) -> httpx.Client:
    return running.client("regulator-1")


def ask(client: httpx.Client, path: str, **query: str) -> Any:
    return client.get(path, params=query).raise_for_status().json()


# Rounds.


def found(client: httpx.Client, **query: str) -> list[tuple[str, int]]:
    return [(each["table"], each["round"]) for each in ask(client, "/search/rounds", **query)["rounds"]]


def test_rounds_are_found_by_what_was_irregular(regulator: httpx.Client) -> None:
    assert found(regulator, irregularity="taken-back") == [("odd", 1)]
    assert found(regulator, irregularity="corrected") == [("odd", 2)]
    assert found(regulator, irregularity="any") == [("odd", 2), ("odd", 1)]
    assert found(regulator, act="void", edition=ONE_DRAW) == [("odd", 3)]
    [marked] = [each for each in ask(regulator, "/search/rounds", table="odd")["rounds"] if each["round"] == 2]
    assert marked["irregular"] == ["corrected"]


def test_rounds_are_found_by_player_edition_clause_and_day(running: Running, regulator: httpx.Client) -> None:
    assert found(regulator, player="player-2") == [("wheel", 1)]
    assert found(regulator, edition=OF_DECISIONS) == []
    assert found(regulator, clause="art6.16", edition=ONE_DRAW, table="odd") == [("odd", 3), ("odd", 2), ("odd", 1)]
    today = day_of(running.house.clock.now())
    assert len(found(regulator, first=str(today), last=str(today))) == 4
    assert found(regulator, last=str(today - timedelta(days=1))) == []


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
def test_the_ends_of_the_calendar_are_days(regulator: httpx.Client, day: str) -> None:
    assert ask(regulator, f"/reports/{day}")["content"]["day"] == day
    assert ask(regulator, "/holds", day=day) == []
    for path in ("/register", "/tables/odd/register", "/tables/odd/authorisations", "/applications"):
        ask(regulator, path, on=day)
    assert bool(found(regulator, last=day)) is (day == "9999-12-31")
    assert bool(found(regulator, first=day)) is (day == "0001-01-01")


def test_a_search_goes_on_where_the_page_before_ended(regulator: httpx.Client) -> None:
    first = ask(regulator, "/search/rounds", most="3")
    rest = ask(regulator, "/search/rounds", most="3", after=first["next"])
    both = [(each["table"], each["round"]) for each in (*first["rounds"], *rest["rounds"])]
    assert both == found(regulator)
    assert "next" not in rest


def test_a_search_for_what_there_is_not_is_refused(regulator: httpx.Client) -> None:
    assert regulator.get("/search/rounds", params={"edition": "chess"}).status_code == 404
    answer = regulator.get("/search/rounds", params={"edition": ONE_DRAW, "clause": "art99"})
    assert (answer.status_code, answer.json()["message"]) == (404, "clause-unknown")
    assert regulator.get("/search/rounds", params={"irregularity": "boring"}).status_code == 400
    for asked in ({"act": "castle"}, {"act": "raise", "edition": ONE_DRAW}):
        answer = regulator.get("/search/rounds", params=asked)
        assert (answer.status_code, answer.json()["message"]) == (404, "server-act-unknown")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_is_replayed_in_words_with_every_clause(regulator: httpx.Client, lang: str) -> None:
    said = ask(regulator, "/tables/odd/rounds/1/steps", lang=lang)
    law = edition(ONE_DRAW)
    assert said["game"] == law.names.said_in(lang)
    number = next(each for each in said["steps"] if each["act"] == "number")
    assert number["name"] == law.acts["number"].said_in(lang)
    assert number["of"] == ["8"]
    assert all(each["clauses"] for each in said["steps"])
    assert number["clauses"][0]["says"] == law.clause(number["clauses"][0]["id"]).text_in(lang)
    assert said["taken_back"][0]["acts"] == [{"name": number["name"], "of": ["8"]}]
    assert said["players"] == {"player-1": said["lines"][0]["net"]}
    entries = [each["entry"] for each in said["steps"]]
    assert entries == sorted(entries)


def test_a_correction_stands_with_its_round(regulator: httpx.Client) -> None:
    [correction] = ask(regulator, "/tables/odd/rounds/2/steps")["corrections"]
    assert correction["why"] == "misread"
    assert set(correction["differences"]) == {"player-1"}


# The register.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_register_is_in_words(running: Running, regulator: httpx.Client, lang: str) -> None:
    adopted = day_of(running.house.clock.now()) + timedelta(days=60)
    number = running.do(Apply(CUSSEC, str(adopted), options={"layouts": 2}, tables=["t9"]))["application"]
    law = edition(CUSSEC)
    dossier = ask(regulator, f"/register/{number}", lang=lang)
    filed = dossier["application"]
    [one] = filed["requested"]
    assert one["title"] == law.options["layouts"].names.said_in(lang)
    assert one["article"]["cite"] == law.cite(law.authorisation.clause, lang) if law.authorisation else False
    assert (filed["standing"], filed["tables"]) == ("pending", ["t9"])
    assert dossier["days_needed"] <= dossier["days_counted"]
    shown = ask(regulator, "/register", table="t9", standing="pending", lang=lang)
    assert shown[0] == filed
    assert all(each["application"] != number for each in ask(regulator, "/register", table="other"))
    assert ask(regulator, "/register", standing="in-force") == []


def test_a_table_for_real_money_is_held_to_the_register(running: Running, regulator: httpx.Client) -> None:
    open_table(running, "real", CRAPS, money="real", dealer="croupier")
    said = ask(regulator, "/tables/real/register")
    assert (said["may_run"], said["refusals"], said["number"]) == (True, [], said["in_force"])
    early = ask(regulator, "/tables/real/register", on="2005-01-01")
    assert not early["may_run"]
    assert early["refusals"]
    play = ask(regulator, "/tables/odd/register")
    assert play["money"] == "play"
    assert play["may_run"]


def test_the_mathematics_of_a_new_bet_come_with_it(running: Running, regulator: httpx.Client) -> None:
    today = day_of(running.house.clock.now()).isoformat()
    number = running.do(Apply(CRAPS, today, bets=[LUCKY]))["application"]
    path = f"/register/{number}/bets/lucky-doubles"
    for _ in range(60):
        answer = regulator.get(path)
        if answer.status_code == 200:
            break
        assert answer.json()["counting"]
    [row] = answer.json()["rows"]
    assert row["edge"] == "1/18"  # as the description states it
    assert answer.json()["description"] == LUCKY
    page = regulator.get(path, params={"format": "html", "lang": "pt"})
    while page.status_code == 202:
        page = regulator.get(path, params={"format": "html", "lang": "pt"})
    assert "Duplos da Sorte" in page.text
    assert "sandbox" in page.headers["content-security-policy"]
    assert regulator.get(f"/register/{number}/bets/no-such-bet").status_code == 404


# Audits.


def audited(client: httpx.Client) -> dict[str, Any]:
    """The audit that was begun last, when it has ended."""
    assert client.post("/audits").raise_for_status().json()["under_way"]
    for _ in range(300):
        said = ask(client, "/audits", lang="pt")
        if "under_way" not in said:
            return dict(said["runs"][0])
        time.sleep(0.1)
    raise AssertionError(said)


def test_an_audit_of_an_open_house_stands_in_its_events(running: Running, regulator: httpx.Client) -> None:
    run = audited(regulator)
    assert (run["sound"], run["person"]) == (True, "regulator-1")
    assert run["counts"]["rounds"] >= 4
    kinds = [each["kind"] for each in ask(regulator, "/events", most="500")]
    assert kinds[-2:] == ["audit-begun", "audit-ended"]
    checkpoint = ask(regulator, "/audits")["checkpoint"]
    running.do(TakeCheckpoint())
    after = ask(regulator, "/audits")["checkpoint"]
    assert (after["number"], after["entries"] > checkpoint["entries"]) == (checkpoint["number"] + 1, True)


def test_an_audit_names_what_is_wrong(tmp_path: Path) -> None:
    with new_house(tmp_path) as house, serving(house) as running:
        furnish(running)
        running.play_round("wheel", "player-1")
        with house.database.engine.begin() as connection:
            connection.execute(text("UPDATE meter SET staked = staked + 1"))
        run = audited(running.client("regulator-1"))
        assert run["sound"] is False
        assert "wheel" in run["says"]


@pytest.mark.parametrize(
    "worker",
    [
        (sys.executable, "-c", "raise SystemExit(3)"),
        (sys.executable, "-c", "print('no line of ours')"),
        (sys.executable, "-c", "import sys; sys.exit('error ' * 50_000)"),  # more than a pipe takes
        ("/no/such/program",),
    ],
    ids=["fails", "talks", "complains", "is missing"],
)
def test_an_audit_that_cannot_be_finished_is_no_fault_of_the_house(
    running: Running, regulator: httpx.Client, monkeypatch: pytest.MonkeyPatch, worker: tuple[str, ...]
) -> None:
    monkeypatch.setattr("banca.server.auditing.WORKER", worker)
    run = audited(regulator)
    assert "sound" not in run
    assert run["says"] == "a auditoria não pôde ser concluída"
    assert audited(running.client("administrator-1"))["person"] == "administrator-1"


def test_an_audit_ends_when_its_time_is_up_or_the_service_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("banca.server.auditing.WORKER", (sys.executable, "-c", "import time; time.sleep(60)"))
    with new_house(tmp_path) as house:
        with serving(house) as running:
            furnish(running)
            with monkeypatch.context() as patch:
                patch.setattr("banca.server.auditing.LONGEST", 0.1)
                assert "sound" not in audited(running.client("regulator-1"))
            assert running.client("regulator-1").post("/audits").raise_for_status().json()["under_way"]
        with house.database.read() as connection:
            assert all(each.ended_at for each in runs(connection, 10))


# The law.


def test_the_law_on_a_day_names_the_edition_of_each_game(running: Running) -> None:
    client = running.client()
    now = {each["game"]: each for each in ask(client, "/law/on/2026-03-01")}
    then = {each["game"]: each for each in ask(client, "/law/on/2003-06-01", lang="zh")}
    assert set(now) == set(then) == set(games())
    assert (now["blackjack"]["number"], then["blackjack"]["number"]) == ("56/2004", "141/2000")
    assert now["blackjack"]["compared_with"] == then["blackjack"]["edition"] == "blackjack-141-2000"
    assert "edition" not in then["roulette"]
    assert then["roulette"]["refusal"]
    assert client.get("/law/on/yesterday").status_code == 400


def test_two_editions_are_compared(running: Running) -> None:
    client = running.client()
    said = ask(client, "/comparisons/blackjack-141-2000/blackjack-56-2004", lang="pt")
    assert {row["mark"] for row in said["rows"]} == {"same", "reworded", "changed", "only-before", "only-now"}
    assert said["before"]["number"] == "141/2000"
    assert client.get(f"/comparisons/{CUSSEC}/{CRAPS}").status_code == 400


def test_what_can_be_called_is_named(running: Running) -> None:
    said = {each["act"]: each["name"] for each in ask(running.client(), f"/law/{ONE_DRAW}/irregularities", lang="en")}
    assert said["void"] == edition(ONE_DRAW).acts["void"].said_in("en")
