"""Drills over HTTP: nothing is told too early, answers last, sheets reach the trainer, and others see nothing."""

import asyncio
import csv
import io
import sys
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from banca.drill import Question
from banca.drill.question import Payment
from banca.house.audit import audit
from banca.house.config import TableConfig
from banca.house.errors import HouseError
from banca.house.house import House
from banca.house.sittings import sitting_of
from banca.house.tables import OpenTable
from banca.law import to_json
from banca.server.drilling import WAITING_MOST, WAITING_OWN_MOST, Paper, Worker
from tests.server.running import Running, new_house, serving

CUSSEC, BACCARAT = "cussec-57-2004", "baccarat-55-2004"
PRICE = {"total-5-16-price": 30}


class School:
    """A trainer, another one, and two trainees."""

    def __init__(self, running: Running) -> None:
        self.running = running
        for name, role in (("tess", "supervisor"), ("otto", "supervisor"), ("ana", "croupier"), ("bia", "player")):
            running.add(name, role)
        self.tess, self.otto, self.ana, self.bia = map(running.client, ("tess", "otto", "ana", "bia"))
        self.commands = 0

    def do(self, client: httpx.Client, **command: Any) -> dict[str, Any]:
        self.commands += 1
        said = client.post("/commands", json={"id": f"c-{self.commands}", "command": command})
        return dict(said.json())

    def examine(self, **more: Any) -> int:
        asked = {"classroom": "autumn", "title": "first", "kinds": ["payouts"], "questions": 3, "pass_mark": 60}
        if "table" not in more:
            asked["setting"] = {"edition": CUSSEC}
        said = self.do(self.tess, do="set-examination", **asked, **more)
        assert said["accepted"], said
        return int(said["body"]["examination"])

    def question(self, sitting: int) -> Question:
        with self.running.house.database.read() as connection:
            found = sitting_of(connection, sitting)
        return Paper(found).upto(found.answers, 1)[-1]


@pytest.fixture
def house(tmp_path: Any) -> Iterator[House]:
    with new_house(tmp_path) as found:
        yield found


@pytest.fixture
def school(house: House) -> Iterator[School]:
    with serving(house) as running:
        yield School(running)


def sit(client: httpx.Client, **asked: Any) -> dict[str, Any]:
    said = client.post("/sittings", json=asked)
    assert said.status_code == 200, said.text
    return dict(said.json())


def answer(client: httpx.Client, sitting: dict[str, Any], given: int | None) -> dict[str, Any]:
    asked = {"number": sitting["question"]["number"], "answer": given, "milliseconds": 5}
    said = client.post(f"/sittings/{sitting['sitting']}/answers", json=asked)
    assert said.status_code == 200, said.text
    return dict(said.json())


def rows(text: str, *columns: str) -> list[list[str]]:
    return [[row[name] for name in columns] for row in csv.DictReader(io.StringIO(text))]


def test_practice_explains_each_answer_and_the_next_question_follows(school: School) -> None:
    found = sit(school.ana, edition=CUSSEC, kinds=["payouts"], questions=3)
    assert "marked" not in found
    right = school.question(found["sitting"]).right
    found = answer(school.ana, found, right)
    assert found["marked"]["is_right"]
    assert found["marked"]["clauses"][0]["cite"].startswith("57/2004 art.")
    again = school.ana.post(f"/sittings/{found['sitting']}/answers", json={"number": 1, "answer": right}).json()
    assert again["answered"] == 1  # the same answer again changes nothing
    other = school.ana.post(f"/sittings/{found['sitting']}/answers", json={"number": 1, "answer": right + 1})
    assert (other.status_code, other.json()["norm"]) == (400, "question_must_be_the_next")
    found = school.ana.get(f"/sittings/{found['sitting']}", params={"lang": "pt"}).json()
    assert found["question"]["asks"] == "Quanto se paga, além da aposta?"
    found = school.ana.post(f"/sittings/{found['sitting']}/end").json()
    assert (found["over"], found["right"], len(found["review"])) == (True, 1, 1)


def test_an_examination_tells_nothing_before_its_end(school: School) -> None:
    school.examine()
    (offered,) = school.ana.get("/lessons").json()["examinations"]
    found = sit(school.ana, trainer="tess", examination=offered["examination"])
    told = {"marked", "right", "review", "seed", "passed"}
    for _ in range(2):
        assert not told & {*found}
        found = answer(school.ana, found, 1)
    assert school.ana.get(f"/sittings/{found['sitting']}/sheet").json()["norm"] == "sitting_must_be_over"
    found = answer(school.ana, found, None)
    assert (found["over"], found["right"], found["passed"]) == (True, 0, False)
    assert "seed" not in found  # others may still sit it
    assert not {"marked", "review", "by_clause"} & {*found}
    assert found["answers_later"]
    assert sit(school.ana, trainer="tess", examination=offered["examination"])["sitting"] == found["sitting"]
    page = f"/sittings/{found['sitting']}"
    assert rows(school.ana.get(f"{page}/sheet").text, "answer", "right", "correct", "clauses")[0] == ["1", "", "", ""]
    assert school.ana.get(f"{page}/sheet?format=pdf").content.startswith(b"%PDF")
    assert rows(school.tess.get(f"{page}/sheet").text, "correct") == [["0"]] * 3
    assert len(school.tess.get(page).json()["review"]) == 3
    assert school.do(school.tess, do="end-examination", examination=offered["examination"])["accepted"]
    found = school.ana.get(page).json()
    assert [each["marked"]["answer"] for each in found["review"]] == [1, 1, None]
    assert "answers_later" not in found
    assert rows(school.ana.get(f"{page}/sheet").text, "correct") == [["0"]] * 3


def test_guests_practise_but_sit_no_examination_of_a_trainer(school: School) -> None:
    number = school.examine()
    _, guest = school.running.guest()
    assert guest.get("/lessons").json()["examinations"] == []
    said = guest.post("/sittings", json={"trainer": "tess", "examination": number})
    assert (said.status_code, said.json()["norm"]) == (403, "person_must_have_the_role")
    assert sit(guest, edition=CUSSEC, kinds=["payouts"])["answered"] == 0


def test_a_house_without_the_package_for_pdf_says_so(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    found = sit(school.ana, trainer="tess", examination=school.examine())
    assert school.ana.post(f"/sittings/{found['sitting']}/end").status_code == 200
    monkeypatch.setitem(sys.modules, "typst", None)
    for client, page in ((school.ana, f"/sittings/{found['sitting']}/sheet"), (school.tess, "/classes/autumn/results")):
        said = client.get(page, params={"format": "pdf"})
        assert (said.status_code, said.json()["message"]) == (400, "extra-not-installed")


def test_nobody_fills_the_queue_for_questions() -> None:
    async def crowd() -> list[str]:
        worker, gate = Worker("drilling"), threading.Event()
        people = ["ana"] * (WAITING_OWN_MOST + 1) + [f"guest-{number}" for number in range(WAITING_MOST)]
        tasks = [asyncio.create_task(worker.run(person, gate.wait)) for person in people]
        await asyncio.sleep(0)  # each has begun
        gate.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert await worker.run("ana", lambda: True)  # there is room again
        worker.stop()
        return [person for person, each in zip(people, found, strict=True) if isinstance(each, HouseError)]

    assert asyncio.run(crowd()) == [
        "ana",
        *(f"guest-{number}" for number in range(WAITING_MOST - WAITING_OWN_MOST, WAITING_MOST)),
    ]


def test_the_same_examination_asks_the_same_and_its_sheets_reach_the_trainer(school: School) -> None:
    number = school.examine()
    first, second = (sit(each, trainer="tess", examination=number) for each in (school.ana, school.bia))
    assert first["question"] == second["question"]
    while not second["over"]:
        second = answer(school.bia, second, school.question(second["sitting"]).right)
    while not first["over"]:
        first = answer(school.ana, first, 1)
    (examined,) = school.tess.get("/classes/autumn/results").json()["examinations"]
    assert {each["person"]: each["passed"] for each in examined["sheets"]} == {"ana": False, "bia": True}
    found = rows(school.tess.get("/classes/autumn/results?format=csv").text, "trainee", "correct")
    assert found == [["ana", "0"]] * 3 + [["bia", "1"]] * 3
    assert school.tess.get(f"/sittings/{first['sitting']}").json()["person"] == "ana"  # who set it reads the sheet
    assert school.tess.get("/classes/autumn/results?format=pdf&lang=zh").content.startswith(b"%PDF")
    assert "first" in school.tess.get("/classes/autumn/results?format=html").text
    for stranger in (school.otto, school.bia):
        assert stranger.get(f"/sittings/{first['sitting']}").status_code == 403
    assert school.otto.get("/classes/autumn/results").status_code == 404


def test_nobody_answers_for_another(school: School) -> None:
    found = sit(school.ana, edition=BACCARAT, kinds=["roads"])
    asked = {"number": 1, "answer": 1}
    assert school.tess.post(f"/sittings/{found['sitting']}/answers", json=asked).status_code == 403
    assert school.bia.post(f"/sittings/{found['sitting']}/end").status_code == 403
    said = school.ana.post("/commands", json={"id": "x", "command": {"do": "answer-question", "sitting": 1}})
    assert said.json()["message"] == "server-message-malformed"  # what is right, the program alone says


def test_an_examination_that_has_ended_is_begun_no_more(school: School) -> None:
    number = school.examine()
    begun = sit(school.ana, trainer="tess", examination=number)
    assert school.do(school.tess, do="end-examination", examination=number)["accepted"]
    again = school.bia.post("/sittings", json={"trainer": "tess", "examination": number})
    assert again.json()["norm"] == "examination_must_be_open"
    assert school.bia.get("/lessons").json()["examinations"] == []
    assert answer(school.ana, begun, 1)["answered"] == 1  # whoever sits it may finish


def test_a_table_is_drilled_with_its_own_options_and_limits(school: School) -> None:
    posted = {"minimum": 5_000, "maximum": 50_000, "unit": 5_000}
    school.running.do(OpenTable("t1", TableConfig({"edition": CUSSEC, "options": PRICE, "table": posted})))
    found = sit(school.ana, table="t1", kinds=["payouts"])
    question = school.question(found["sitting"])
    assert isinstance(question.asked, Payment)
    assert all(line.stake % 5_000 == 0 for line in question.asked.lines)
    assert to_json(question.setting.options["total-5-16-price"]) == 30
    assert school.ana.post("/sittings", json={"table": "nowhere"}).status_code == 404


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"edition": "whist"}, "server-edition-unknown"),
        ({"edition": CUSSEC, "kinds": ["roads"]}, "drill-not-of-game"),
        ({"edition": CUSSEC, "kinds": ["bluff"]}, "drill-no-such-kind"),
        ({"edition": CUSSEC, "questions": 0}, "drill-questions-most"),
        ({"edition": CUSSEC, "preset": "mine"}, "preset-unknown"),
        ({"edition": CUSSEC, "seed": " "}, "drill-seed-malformed"),
        ({"trainer": "tess", "examination": 7}, "examination-unknown"),
    ],
)
def test_what_cannot_be_drilled_is_said_in_one_line(school: School, asked: dict[str, Any], why: str) -> None:
    said = school.ana.post("/sittings", json=asked)
    assert (said.status_code in (400, 404), said.json()["message"]) == (True, why)


def test_a_trainee_is_seated_and_finds_the_table(school: School) -> None:
    tables = {"c1": {"setting": {"edition": CUSSEC}, "dealer": "croupier"}}
    assert school.do(school.tess, do="open-class", name="autumn", tables=tables)["accepted"]
    assert school.do(school.tess, do="seat-trainee", table="c1", person="ana")["accepted"]
    twice = school.do(school.tess, do="seat-trainee", table="c1", person="ana")
    assert twice["norm"] == "trainee_must_not_be_seated_yet"
    assert school.do(school.otto, do="seat-trainee", table="c1", person="bia")["norm"] == "table_must_be_of_ones_class"
    (found,) = school.ana.get("/lessons").json()["tables"]
    assert (found["table"], found["trainer"], found["dealer"]) == ("c1", "tess", "croupier")
    assert school.bia.get("/lessons").json()["tables"] == []
    assert school.tess.get("/classes/autumn/results").json()["seated"] == {"c1": ["ana"]}
    assert school.do(school.tess, do="seat-trainee", table="c1", person="ana", away=True)["accepted"]
    assert school.ana.get("/lessons").json()["tables"] == []


def test_sittings_go_on_after_a_restart_and_pass_the_audit(tmp_path: Any) -> None:
    with new_house(tmp_path) as house, serving(house) as running:
        school = School(running)
        found = sit(school.ana, trainer="tess", examination=school.examine())
        found = answer(school.ana, found, 1)
        asked = found["question"]
        with serving(house) as again:  # another server on the same house knows nothing but the journal
            again.sessions |= running.sessions
            found = again.client("ana").get(f"/sittings/{found['sitting']}").json()
        assert (found["answered"], found["question"]) == (1, asked)
        assert audit(house.database, house.key, workers=1).counts["streams"] > 3
