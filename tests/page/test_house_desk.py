"""The house's desk in a real browser: an option from its edge to the payment, and the work of every day."""

import re
import uuid
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.decisions import Decided
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.tables import OpenTable
from tests.house.leave import ADA, CUSSEC, KEY, THURSDAY, DayClock, at, done, public, real, show, sign, to_bets, whole
from tests.house.leave import PIT as PIT_PERSON
from tests.house.test_pools import TERMS
from tests.page.staffed import Staffed, pages_in
from tests.page.test_screens import untranslated, violations
from tests.server.running import KEY as HOUSE_KEY
from tests.server.running import Running, serving

STAFF = {"ada": "administrator", "sam": "supervisor", "cara": "cashier", "reg": "regulator", "ann": "player"}
OPTION, LEAST, MOST = "total-5-16-price", 18, 30
FIVE = {"act": "dice", "dice": [1, 2, 2]}
CONDITION = "the new price is on the placard"
HELD = 900  # milliseconds: longer than a button must be held
LOOKS = [(1024, "pt", "dark"), (390, "zh", "light")]  # at 1440, in English, all the other tests look


@pytest.fixture(scope="module")
def clock() -> DayClock:
    return DayClock()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, clock: DayClock) -> Iterator[Running]:
    """A house on a Thursday, with a table for real money, two that share a pool, and one that rounds were played at."""
    database = Database(str(tmp_path_factory.mktemp("house") / "house.db"))
    migrate(database)
    initialise(database, HOUSE_KEY, clock.now())
    with House(database, HOUSE_KEY, clock) as house, serving(house) as found:
        for name, role in STAFF.items():
            found.add(name, role)
        key = {"name": "reg", "public_key": public(KEY)}
        found.client("reg").post("/keys", json=key).raise_for_status()
        whole(house, CUSSEC)
        clock.set(THURSDAY)
        for currency in ("HKD", "play-HKD"):
            found.do(BuyChips("ann", currency, 10_000_000))
        found.do(OpenTable("dice", real(CUSSEC)))
        jackpot = {"edition": "stud-poker-61-2004", "table": TERMS}
        for table in ("stud-1", "stud-2"):
            found.do(OpenTable(table, TableConfig(jackpot, pool="p")))
        found.do(OpenTable("wheel", TableConfig({"edition": "roulette-60-2004"}, float=100_000_000)))
        for _ in range(3):
            found.play_round("wheel", "ann")
        log_in(found)
        yield found


def log_in(running: Running) -> None:
    """Sessions end when the clock is set to another day."""
    for name in STAFF:
        running.open_session(name)


@pytest.fixture
def desk(running: Running, chromium: Browser) -> Iterator[Staffed]:
    with pages_in(running, chromium) as found:
        yield found


def five_pays(house: House) -> int:
    """What 100.00 on a total of five wins at the table for real money."""
    to_bets(house, "dice")
    done(at(house, "dice", PIT_PERSON, "bet", player="ann", bet="total", selection=5, stake=10_000))
    return int(sum(line["prize"] for line in show(house, "dice", FIVE)["settlement"]["lines"]))


def choose(page: Page, value: int) -> None:
    field = page.locator(f"[data-option={OPTION}] input")
    field.fill(str(value))
    field.press("Tab")


def decide(running: Running, application: int) -> None:
    """The regulator grants it on a condition, by a decision that he signed."""
    wanted = Decided("grant", (CONDITION,), from_="2026-03-10")
    signature = sign(running.house, application, wanted)
    command: dict[str, Any] = {"do": "decide", "application": application, "decision": "grant", "signature": signature}
    command |= {"conditions": [CONDITION], "from": "2026-03-10"}
    said = {"id": uuid.uuid4().hex, "command": command}
    assert running.client("reg").post("/commands", json=said).json()["accepted"]


def test_an_option_from_its_edge_to_the_payment(
    running: Running, desk: Staffed, clock: DayClock, pictures: Path
) -> None:
    """Applied for too late, then in time, granted on a condition, adopted, and paid."""
    house = running.house
    assert five_pays(house) == LEAST * 10_000
    page = desk.open_as(ADA.name, "/desk/house/tables/dice")
    choose(page, MOST + 1)
    expect(page.get_by_test_id("refused").locator("visible=true")).to_contain_text("18 to 30")
    choose(page, MOST)

    # What it does to the edge, before anything is chosen for good.
    row = page.locator("tr[data-bet=total]", has=page.locator("s"))
    expect(row).to_contain_text("30:1")
    for price in (LEAST, MOST):
        expect(row).to_contain_text(str(1 - Fraction(price + 1, 36)))  # 6 of 216 throws, and the stake comes back
    expect(page.locator(f"[data-changed={OPTION}]")).to_contain_text("57/2004 art. 8")
    page.screenshot(path=pictures / "house-choice.png", full_page=True)
    assert violations(page) == []

    # Too late, then on the day that the refusal names.
    expect(page.get_by_test_id("earliest")).to_contain_text("10 March 2026")
    page.locator("input[type=date]").fill("2026-03-09")
    page.get_by_role("button", name="File the application").click()
    refused = page.get_by_test_id("refused")
    expect(refused).to_contain_text("late")
    expect(refused.locator(".cite")).to_have_text("57/2004 art. 8")
    page.screenshot(path=pictures / "house-too-late.png", full_page=True)
    page.get_by_test_id("would-do").click()
    expect(page.locator("input[type=date]")).to_have_value("2026-03-10")
    page.get_by_role("button", name="File the application").click()
    expect(page.get_by_test_id("done")).to_contain_text("is filed")
    number = int(re.findall(r"\d+", page.get_by_test_id("done").inner_text())[0])
    page.get_by_role("link", name="Authorisations").last.click()
    expect(page.locator(f"[data-application='{number}']")).to_have_attribute("data-standing", "pending")

    # Granted on a condition, which is met; then the table adopts it.
    decide(running, number)
    clock.set("2026-03-10")
    log_in(running)
    page = desk.open_as(ADA.name, "/desk/house/tables/dice")
    choose(page, MOST)
    changed = page.locator(f"[data-changed={OPTION}]")
    expect(changed).to_contain_text(CONDITION)
    expect(changed.get_by_role("button", name="Adopt now")).to_have_attribute("aria-disabled", "true")
    page.goto(f"{running.address}/desk/house/register")
    application = page.locator(f"[data-application='{number}']")
    expect(application).to_have_attribute("data-standing", "conditions")
    page.screenshot(path=pictures / "house-register.png", full_page=True)
    assert violations(page) == []
    application.get_by_role("button", name="Record as met").click()
    expect(application).to_have_attribute("data-standing", "in-force")
    assert five_pays(house) == LEAST * 10_000
    page.goto(f"{running.address}/desk/house/tables/dice")
    choose(page, MOST)
    changed.get_by_role("button", name="Adopt now").press("Enter")
    expect(page.get_by_test_id("done")).to_contain_text("is now 30")
    assert five_pays(house) == MOST * 10_000


def test_tables_are_paused_resumed_and_closed(running: Running, desk: Staffed) -> None:
    running.do(OpenTable("fan", TableConfig({"edition": "fantan-58-2004"}, dealer="croupier")))
    page = desk.open_as("sam", "/desk/house")
    page.get_by_role("link", name=re.compile("^fan ·")).wait_for()
    assert violations(page) == []
    card = page.locator("li", has=page.get_by_role("link", name=re.compile("^fan ·")))
    card.get_by_role("button", name="Pause").press("Enter")
    expect(card.locator("[data-status=paused]")).to_be_visible()
    card.get_by_role("button", name="Resume").press("Enter")
    expect(card.locator("[data-status=open]")).to_be_visible()
    closing = card.get_by_role("button", name="Hold to close")
    closing.focus()
    page.keyboard.down("Enter")
    page.wait_for_timeout(HELD)
    page.keyboard.up("Enter")
    expect(page.get_by_test_id("done")).to_contain_text("fan: closed")
    expect(card).to_have_count(0)
    assert running.house.tables["fan"].status == "closed"
    assert page.get_by_role("link", name="Cage").count() == 0  # nobody else's work is shown


def test_a_table_is_opened_or_what_it_lacks_is_said(running: Running, desk: Staffed, pictures: Path) -> None:
    page = desk.open_as("sam", "/desk/house/tables/new")
    page.get_by_label("Edition").select_option("roulette-60-2004")
    page.get_by_label("Id of the table").fill("new-wheel")
    page.get_by_label(re.compile("^Money")).select_option("real")
    expect(page.get_by_role("button", name="Open this table")).to_have_attribute("aria-disabled", "true")
    page.get_by_text("Which", exact=True).click()
    expect(page.get_by_text("60/2004 art. 9", exact=True).first).to_be_visible()
    page.screenshot(path=pictures / "house-new-table.png", full_page=True)
    assert violations(page) == []
    page.get_by_role("button", name="Open this table").press("Enter")
    expect(page.get_by_test_id("refused")).to_contain_text("not authorised")
    page.get_by_label(re.compile("^Money")).select_option("play")
    page.get_by_label("Float from the cage").fill("x")
    page.get_by_role("button", name="Open this table").click()
    expect(page.get_by_test_id("refused")).to_contain_text("“x” is not an amount")
    page.get_by_label("Float from the cage").fill("5000")
    page.get_by_role("button", name="Open this table").click()
    expect(page.locator("[data-status=open]")).to_be_visible()
    page.locator("[data-option=payment-mode] select").select_option("per-player")
    expect(page.get_by_text("A table for play money needs no authorisation.")).to_be_visible()
    page.get_by_role("button", name="Adopt now").click()
    expect(page.get_by_test_id("done")).to_contain_text("new-wheel")
    live = running.house.tables["new-wheel"]
    assert live.table.setting.options["payment-mode"] == "per-player"
    assert (live.float, live.config.money, live.table.setting.limits.minimum) == (500_000, "play", 1_000)


def test_a_cashier_sells_and_redeems_chips(desk: Staffed, pictures: Path) -> None:
    page = desk.open_as("cara", "/desk/house")
    page.get_by_label("Name of the player").fill("nobody-here")
    page.get_by_role("button", name="Look up").click()
    expect(page.get_by_test_id("refused")).to_contain_text("nobody-here")
    page.get_by_label("Name of the player").fill("ann")
    page.get_by_role("button", name="Look up").click()
    page.get_by_label("Currency").select_option("MOP")
    page.get_by_label("Amount").fill("12.50")
    page.get_by_role("button", name="Sell chips").click()
    expect(page.get_by_test_id("purse")).to_contain_text("MOP 12.50")
    page.get_by_label("Amount").fill("13")
    page.get_by_role("button", name="Redeem chips").click()
    expect(page.get_by_test_id("refused")).to_contain_text("12.50")
    page.get_by_label("Amount").fill("2.5")
    page.get_by_role("button", name="Redeem chips").click()
    expect(page.get_by_test_id("purse")).to_contain_text("MOP 10")
    expect(page.get_by_test_id("statement").locator("tbody tr")).to_have_count(2)
    page.screenshot(path=pictures / "house-cage.png", full_page=True)
    assert violations(page) == []


def test_terms_of_a_pool_wait_for_the_prize(desk: Staffed, pictures: Path) -> None:
    page = desk.open_as(ADA.name, "/desk/house/pools")
    pool = page.locator("[data-pool=p]")
    expect(pool).to_contain_text("stud-1, stud-2")
    expect(pool.get_by_test_id("meter")).to_contain_text("200,000")
    expect(pool).to_contain_text("What came in is what is there and what was paid.")
    pool.locator("summary").click()
    field = pool.get_by_label("Minimum of the jackpot", exact=False).first
    field.fill("300000")
    field.press("Tab")
    pool.get_by_role("button", name="Post these terms").click()
    expect(pool).to_contain_text("300,000.00 after the current prize")
    expect(pool.get_by_test_id("meter")).to_contain_text("200,000")
    page.screenshot(path=pictures / "house-pools.png", full_page=True)
    assert violations(page) == []


@pytest.mark.parametrize(("width", "lang", "theme"), LOOKS)
def test_every_section_fits_and_is_said_in_the_language(
    desk: Staffed, width: int, lang: str, theme: str, pictures: Path
) -> None:
    page = desk.open_as(ADA.name, "/desk/house", width, lang, theme)
    for section in ("tables", "tables/dice", "tables/new", "register", "pools", "cage", "hold", "report"):
        page.goto(f"{desk.house.address}/desk/house/{section}")
        page.locator(".house .card").first.wait_for()
        page.wait_for_timeout(300)
        page.screenshot(path=pictures / f"house-{section.replace('/', '-')}-{width}-{lang}-{theme}.png", full_page=True)
        assert violations(page) == [], section
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, section
        assert untranslated(page, lang) == set(), section


def test_the_hold_stands_beside_theory_and_the_report_can_be_taken_away(desk: Staffed) -> None:
    page = desk.open_as(ADA.name, "/desk/house/hold")
    page.get_by_label("Since the beginning").check()
    card = page.locator("[data-hold=wheel]")
    expect(card.locator("tbody tr").first).to_contain_text("2.7%")  # 1/37
    expect(card.locator("svg").first).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Daily report").click()
    page.get_by_label("Day").fill(THURSDAY)
    report = page.get_by_test_id("report")
    expect(report).to_contain_text("5 March 2026")
    expect(report.get_by_role("cell", name="wheel").first).to_be_visible()
    assert violations(page) == []
    for name, head in (("PDF", b"%PDF"), ("HTML", b"<!")):
        with page.expect_download() as download:
            page.get_by_role("link", name=f"Download as {name}").click()
        assert Path(download.value.path()).read_bytes()[: len(head)].lower() == head.lower()
