"""Drills and the classroom in a browser: one examination is failed, another passed; a round goes wrong on purpose."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from banca.drill import Question
from banca.house.live_table import LiveTable
from banca.house.sittings import sitting_of
from banca.house.tables import Advance
from banca.play.turn import Chance
from banca.server.drilling import Paper
from banca.server.identity import COOKIE
from banca.table.irregular import irregularities
from tests.page.test_screens import untranslated, violations
from tests.server.running import Running

LOOKS = [(1024, "pt", "dark"), (390, "zh", "light")]  # 1440 in English: the stories
LOCALES = {"en": "en-GB", "pt": "pt-PT", "zh": "zh-TW"}
NUMBERS = count(1)
CUSSEC = "cussec-57-2004"
QUESTIONS = 5
STEPS_MOST = 60  # of a round
OpenAs = Callable[..., Page]


@pytest.fixture(scope="module")
def school(house: Running) -> Running:
    for name, role in (("tess", "supervisor"), ("nuno", "croupier"), ("ines", "player")):
        house.add(name, role)
    return house


@pytest.fixture
def open_as(chromium: Browser, school: Running) -> Iterator[OpenAs]:
    """Opens an address as somebody. Fails if a page says anything on its console."""
    opened: list[tuple[Page, list[str]]] = []

    def open_page(person: str | None, path: str, width: int = 1440, lang: str = "en", theme: str = "light") -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": 844 if width < 700 else 900},
            locale=LOCALES[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=width < 700,
        )
        if person:
            session = school.sessions[person]
            context.add_cookies([{"name": COOKIE, "value": session, "url": school.address, "httpOnly": True}])
            context.add_init_script("localStorage.setItem('banca-known', 'yes')")
        page, faults = context.new_page(), list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        opened.append((page, faults))
        page.goto(school.address + path)
        return page

    yield open_page
    for page, faults in opened:
        page.context.close()
        assert faults == []


def question_of(school: Running, page: Page) -> Question:
    """The question that is open on the page, as the program makes it."""
    number = int(page.url.rpartition("/")[2])
    with school.house.database.read() as connection:
        sitting = sitting_of(connection, number)
    return Paper(sitting).upto(sitting.answers, 1)[-1]


def answer(school: Running, page: Page, *, rightly: bool) -> None:
    """Answer the open question by keyboard alone."""
    page.get_by_test_id("at").wait_for()
    question = question_of(school, page)
    expect(page.get_by_test_id("at")).to_have_text(f"Question {question.number} of {QUESTIONS}")
    if question.choices is None:
        expect(page.get_by_test_id("amount")).to_be_focused()
        page.keyboard.type(f"{question.right / 100:.2f}" if rightly else "0.01")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(question.right if rightly else question.right % question.choices + 1))


def open_class(page: Page, name: str, table: str, **choices: str) -> None:
    page.get_by_test_id("class-name").fill(name)
    page.get_by_test_id("class-game").select_option(CUSSEC)
    for field, value in choices.items():
        page.get_by_test_id(f"class-{field}").select_option(value)
    page.get_by_test_id("class-table").fill(table)
    page.get_by_test_id("open-class").click()
    page.locator(f"[data-table={table}]").wait_for()


def set_examination(page: Page, title: str, table: str) -> Locator:
    """Set one about payouts at a table; its place on the page."""
    page.get_by_test_id("title").fill(title)
    page.get_by_test_id("about").select_option(f"table {table}")
    page.get_by_test_id("count").select_option(str(QUESTIONS))
    for kind in ("procedure", "rulings"):
        page.locator(f"[data-kind={kind}]").uncheck()
    page.get_by_test_id("set").click()
    found = page.locator(f"[data-examination='{title}']")
    expect(found).to_contain_text("Nobody has sat it yet")
    return found


def test_a_trainee_fails_and_then_passes_an_examination(open_as: OpenAs, school: Running, pictures: Path) -> None:
    tess = open_as("tess", "/desk/classroom")
    name = f"autumn {next(NUMBERS)}"
    open_class(tess, name, "school-1", bots="0")
    first = set_examination(tess, "Payouts of cussec", "school-1")

    nuno = open_as("nuno", "/desk/drills")
    nuno.get_by_test_id("sit").first.click()
    for number in range(1, QUESTIONS + 1):
        answer(school, nuno, rightly=False)
        if number < QUESTIONS:
            expect(nuno.get_by_test_id("at")).to_contain_text(f"Question {number + 1} ")
            expect(nuno.get_by_test_id("marked")).to_have_count(0)  # nothing is told before the end
    expect(nuno.get_by_test_id("passed")).to_contain_text("Not passed")
    expect(nuno.get_by_test_id("score")).to_contain_text(f"0 of {QUESTIONS}")
    expect(nuno.get_by_text("when the trainer has ended the examination")).to_be_visible()
    expect(nuno.locator("details .cite")).to_have_count(0)  # others may still sit it
    assert violations(nuno) == []
    nuno.screenshot(path=pictures / "school-failed.png", full_page=True)

    first.get_by_role("button", name="End it").click()
    expect(first).to_contain_text("Ended")
    nuno.reload()
    expect(nuno.locator("details .cite").first).to_be_visible()
    assert nuno.locator("details .cite").count() >= QUESTIONS  # every answer is explained by its clause

    second = set_examination(tess, "Payouts of cussec again", "school-1")
    nuno.get_by_role("link", name="Back to the drills").click()
    nuno.locator("li", has_text="Payouts of cussec again").get_by_test_id("sit").click()
    for number in range(1, QUESTIONS + 1):
        if number == 3:
            nuno.reload()  # it goes on where it stood
        answer(school, nuno, rightly=True)
        if number < QUESTIONS:
            expect(nuno.get_by_test_id("at")).to_contain_text(f"Question {number + 1} ")
    expect(nuno.get_by_test_id("passed")).to_contain_text("Passed")

    failed, passed = (each.locator("[data-sheet=nuno]") for each in (first, second))
    expect(failed).to_contain_text("Not passed")
    expect(passed).to_contain_text(re.compile(rf"{QUESTIONS} of {QUESTIONS}.*Passed", re.DOTALL))
    trainee = tess.locator("[data-trainee=nuno]")
    expect(trainee).to_contain_text(f"{QUESTIONS} of {2 * QUESTIONS}")
    tess.screenshot(path=pictures / "school-class.png", full_page=True)
    assert violations(tess) == []
    files = [tess.get_by_role("link", name=each).last.get_attribute("href") for each in ("CSV", "PDF", "Print")]
    csv, pdf, paper = (tess.request.get(school.address + str(each)) for each in files)
    assert len(csv.text().splitlines()) == 1 + 2 * QUESTIONS
    assert pdf.body().startswith(b"%PDF")
    assert "Payouts of cussec" in paper.text()
    passed.get_by_role("link").click()
    expect(tess.get_by_test_id("score")).to_contain_text(f"{QUESTIONS} of {QUESTIONS}")


def live(school: Running, table: str) -> LiveTable:
    return school.house.tables[table]


def test_a_round_is_frozen_goes_wrong_and_goes_on(open_as: OpenAs, school: Running, pictures: Path) -> None:
    tess = open_as("tess", "/desk/classroom")
    name = f"winter {next(NUMBERS)}"
    open_class(tess, name, "school-2", bots="0")
    card = tess.locator("[data-table=school-2]")

    card.get_by_test_id("trainee").fill("ines")
    card.get_by_test_id("seat").click()
    expect(card.locator("[data-watch=ines]")).to_be_visible()
    ines = open_as("ines", "/desk/drills")
    ines.get_by_role("link", name="To the table").click()
    ines.locator(".felt svg").first.wait_for()
    card.locator("[data-watch=ines]").click()
    watched = tess.get_by_test_id("watch")
    watched.locator(".felt svg").first.wait_for()
    expect(watched).to_contain_text("What ines sees at table school-2")

    for _ in range(STEPS_MOST):
        if irregularities(live(school, "school-2").game, live(school, "school-2").table.state):
            break
        school.do(Advance("school-2", close=True, once=True))
    nuno = open_as("nuno", "/desk/croupier/school-2")
    nuno.locator(f"[data-seq='{live(school, 'school-2').number}']").wait_for()
    card.get_by_test_id("freeze").click()
    expect(card).to_have_attribute("data-frozen", "true")
    expect(nuno.get_by_text("Held by the trainer")).to_be_visible()
    refused = try_to_go_on(nuno)
    expect(refused).to_contain_text("frozen")

    first = card.get_by_test_id("wrong").locator("option").nth(1)
    happens = str(first.get_attribute("value"))
    card.get_by_test_id("wrong").select_option(happens)
    card.get_by_test_id("reason").fill("to see whether the stakes go back")
    tess.screenshot(path=pictures / "school-injecting.png", full_page=True)
    assert violations(tess) == []
    card.get_by_test_id("inject").click()
    expect(card.get_by_role("status")).to_contain_text("It has happened")
    card.get_by_test_id("thaw").click()
    expect(card).to_have_attribute("data-frozen", "false")
    early = {"do": "act", "table": "school-2", "act": {"act": "announce"}}
    school.client("nuno").post("/commands", json={"id": "too-early", "command": early})
    expect(card).to_contain_text("1 act was refused")

    round_ = live(school, "school-2").round
    for _ in range(STEPS_MOST):
        if live(school, "school-2").round > round_:
            break
        go_on(school, nuno)
    expect(card.get_by_test_id("replay-round")).to_have_attribute("aria-disabled", "false")
    card.get_by_test_id("replay-round").click()
    replay_to(tess.get_by_test_id("replay"), "void")
    tess.screenshot(path=pictures / "school-replay.png", full_page=True)
    assert violations(tess) == []


def replay_to(replay: Locator, word: str) -> None:
    """Step by step, until an act of this name; it cites its article."""
    step = replay.get_by_test_id("step")
    expect(step).to_contain_text("Step 1 of")
    for _ in range(STEPS_MOST):
        if word in replay.locator(".act").inner_text():
            break
        before = step.inner_text()
        replay.get_by_role("button", name="On").click()
        expect(step).not_to_have_text(before)
    expect(replay.locator(".act")).to_contain_text(word)
    expect(replay.locator(".cite").first).to_contain_text("art.")


def try_to_go_on(page: Page) -> Locator:
    """Type what the dice show, though the table is frozen."""
    page.get_by_test_id("entry").fill("246")
    page.get_by_test_id("entry").press("Enter")
    return page.get_by_test_id("refused")


def go_on(school: Running, page: Page) -> None:
    """One step at the desk, by Enter; where chance must show something, it is typed."""
    number = live(school, "school-2").number
    page.locator(f"[data-seq='{number}']").wait_for()
    entry = page.get_by_test_id("entry")
    if isinstance(live(school, "school-2").table.turn, Chance):
        entry.fill("246")
        entry.press("Enter")
    else:
        page.keyboard.press("Enter")
    for _ in range(200):
        if live(school, "school-2").number > number:
            return
        page.wait_for_timeout(25)
    raise AssertionError(page.get_by_test_id("next").inner_text())


@pytest.mark.parametrize("look", LOOKS, ids=lambda each: f"{each[0]}-{each[1]}")
def test_screens_are_accessible_and_fit(open_as: OpenAs, pictures: Path, look: tuple[int, str, str]) -> None:
    """Drills as a guest, one question of each kind that is drawn, and the classroom."""
    width, lang, _ = look
    page = open_as(None, "/desk/drills", *look)
    page.get_by_test_id("begin").wait_for()
    found = check(page, lang, pictures / f"drills-{width}-{lang}.png")
    for edition, kind in (("stud-poker-61-2004", "ranks"), ("baccarat-55-2004", "roads"), (CUSSEC, "payouts")):
        page.goto(page.url.partition("/desk")[0] + "/desk/drills")
        page.get_by_test_id("game").select_option(edition)
        for each in page.locator("[data-kind]").all():
            each.set_checked(each.get_attribute("data-kind") == kind)
        page.get_by_test_id("begin").click()
        page.get_by_test_id("at").wait_for()
        page.wait_for_timeout(200)
        found += check(page, lang, pictures / f"drill-{kind}-{width}-{lang}.png")
        if kind == "payouts":
            page.get_by_test_id("amount").fill("12")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        page.get_by_test_id("marked").wait_for()
        found += check(page, lang, pictures / f"drill-{kind}-marked-{width}-{lang}.png")
    tess = open_as("tess", "/desk/classroom", *look)
    tess.get_by_test_id("class-table").wait_for()
    found += check(tess, lang, pictures / f"classroom-{width}-{lang}.png")
    assert found == []


def check(page: Page, lang: str, picture: Path) -> list[str]:
    """What is wrong on a screen: accessibility, what stands beside the viewport, what is not translated."""
    page.screenshot(path=picture, full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    beside = [f"{wide} px beside the viewport"] if wide > 0 else []
    return [*violations(page), *beside, *(untranslated(page, lang) if lang != "en" else ())]
