"""The regulator's desk in a real browser: a decision from the dossier to the signature, a round found and replayed."""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from playwright.sync_api import Browser, Page, expect

from banca.house.applications import Apply
from banca.house.cage import BuyChips
from banca.house.clock import day_of
from banca.house.config import TableConfig
from banca.house.roles import PROGRAM
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.play.turn import Betting, Chance
from banca.server.identity import COOKIE
from tests.house.leave import CRAPS, LUCKY
from tests.page.test_desk import AtDesk
from tests.page.test_screens import untranslated, violations
from tests.server.running import Running

CHIPS = 100_000_000
LOCALES = {"en": "en-GB", "pt": "pt-PT", "zh": "zh-TW"}
LOOKS = [(1440, "en", "light"), (1024, "pt", "dark"), (390, "zh", "light")]
BACCARAT, CUSSEC = "baccarat-55-2004", "cussec-57-2004"
VERIFY = Path(__file__).parents[2] / "examples/verify_decision.py"
CONDITION = "the prizes are posted at the table"
KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
NUMBERS = iter(range(1, 10_000))
Open = Callable[..., Page]


@pytest.fixture(scope="module")
def office(house: Running) -> Running:
    for name, role in (("dora", "croupier"), ("sal", "supervisor"), ("rita", "regulator"), ("pia", "player")):
        house.add(name, role)
    house.do(BuyChips("pia", "play-HKD", CHIPS))
    return house


@pytest.fixture
def open_as(chromium: Browser, office: Running) -> Iterator[Open]:
    """Opens a page as somebody. Fails if a page says anything on its console, but of answers that are no success."""
    opened: list[tuple[Page, list[str]]] = []

    def open_page(person: str, path: str, width: int = 1440, lang: str = "en", theme: str = "light") -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": 844 if width < 700 else 900},
            locale=LOCALES[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        cookie = {"name": COOKIE, "value": office.sessions[person], "url": office.address, "httpOnly": True}
        context.add_cookies([cookie])  # type: ignore[list-item]
        context.add_init_script("localStorage.setItem('banca-known', 'yes')")
        page, faults = context.new_page(), list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        opened.append((page, faults))
        page.goto(office.address + path)
        return page

    yield open_page
    for page, faults in opened:
        page.context.close()
        assert faults == []


# A round.


def deal_shoe_over_the_wire(office: Running, table: str) -> int:
    """Go on with what a croupier types until the white card has come out and the shoe is over; gives the rounds."""
    live, chance = office.house.tables[table], random.Random(4)
    began = live.round
    while True:
        live = office.house.tables[table]
        turn, acts = live.table.turn, [act.name for _, act in live.acts]
        if "shuffle" in acts:
            return live.round - began
        if isinstance(turn, Chance):
            [card] = chance.choices([*turn.weights], [*turn.weights.values()])
            office.do(PlaceAct(table, card.to_json()))
            continue
        if isinstance(turn, Betting):
            office.do(PlaceAct(table, {"act": "bet", "player": "pia", "bet": "banker", "stake": 10_000, "place": 1}))
        office.do(Advance(table, close=True, default=True))


def test_a_round_that_was_put_right_is_found_by_its_irregularity_and_replayed(
    office: Running, open_as: Open, pictures: Path
) -> None:
    """A croupier deals a shoe by typing, with one card wrong; a supervisor puts it right; the regulator sees it."""
    table = f"shoe-{next(NUMBERS)}"
    office.do(OpenTable(table, TableConfig({"edition": BACCARAT}, dealer="croupier", float=CHIPS)))
    desk = AtDesk(office, table, open_as("dora", f"/desk/croupier/{table}"), open_as)
    desk.caught_up()
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Betting))
    desk.stake({"act": "bet", "player": "pia", "bet": "player", "stake": 20_000, "place": 1})
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Chance))
    desk.show("8s")  # it was the nine
    wrong = desk.live.number
    supervisor = open_as("sal", f"/desk/croupier/{table}")
    supervisor.locator(f"[data-take-back='{wrong}']").press("Enter")
    desk.wait_for(lambda: desk.live.number > wrong)
    desk.page.bring_to_front()
    desk.entry.focus()
    number = desk.live.round
    desk.deal(iter(["9s", "5d", "kd", "3h"]), lambda: desk.live.round > number)
    assert deal_shoe_over_the_wire(office, table) > 20

    page = open_as("rita", "/desk/regulator/rounds")
    form = page.get_by_role("form")
    form.get_by_label("Table").fill(table)
    form.get_by_label("Irregularity").select_option("taken-back")
    form.get_by_label("Table").press("Enter")
    expect(page.get_by_text("One round found.")).to_be_visible()
    page.screenshot(path=pictures / "regulator-search.png")
    assert violations(page) == []
    page.get_by_role("link", name=str(number)).press("Enter")
    steps = page.locator("ol button")
    step = page.get_by_test_id("step")
    expect(steps.filter(has_text="Taken back")).to_contain_text("8♠")
    steps.filter(has_text="Taken back").press("Enter")
    expect(step).to_contain_text("sal")
    expect(step).to_contain_text("typed in wrongly")
    page.keyboard.press("ArrowRight")
    expect(step.locator(".act")).to_have_text("Deal a card")
    expect(step.locator(".of")).to_contain_text("9♠")
    expect(step.locator(".cite").first).to_contain_text("55/2004 art.")
    expect(step.get_by_role("img")).to_have_count(1)
    page.keyboard.press("End")
    expect(step.get_by_role("img")).to_have_count(2)  # the cards of both sides
    expect(page.get_by_role("region", name="Settlement")).to_contain_text("pia")
    page.screenshot(path=pictures / "regulator-replay.png", full_page=True)
    assert violations(page) == []


# A decision.


def lucky_bet(office: Running) -> int:
    today = day_of(office.house.clock.now()).isoformat()
    return int(office.do(Apply(CRAPS, today, bets=[LUCKY]))["application"])


def test_an_application_is_decided_with_a_signature_that_anybody_can_verify(
    office: Running, open_as: Open, tmp_path: Path, pictures: Path
) -> None:
    number, table = lucky_bet(office), f"dice-{next(NUMBERS)}"
    office.do(OpenTable(table, TableConfig({"edition": CRAPS}, money="real", dealer="croupier", float=CHIPS)))
    key = tmp_path / "rita.key"
    key.write_text(KEY.private_bytes_raw().hex(), encoding="utf-8")
    page = open_as("rita", "/desk/regulator")
    page.get_by_role("link", name=f"Application {number}", exact=True).click()
    expect(page.get_by_test_id("figures")).to_contain_text("%", timeout=60_000)
    expect(page.locator("section").first).to_contain_text("53/2010 art. 7")
    page.get_by_label("Condition", exact=True).fill(CONDITION)
    page.get_by_label("Condition", exact=True).press("Enter")
    page.get_by_role("button", name="Sign and grant").click()
    expect(page.get_by_role("alert")).to_contain_text("Choose your key file first")
    page.get_by_label("Your key file").set_input_files(key)
    expect(page.get_by_test_id("public-key")).to_contain_text(KEY.public_key().public_bytes_raw().hex())
    page.screenshot(path=pictures / "regulator-decide.png", full_page=True)
    assert violations(page) == []
    page.get_by_role("button", name="Sign and grant").click()
    expect(page.get_by_test_id("refused")).to_contain_text("rita")  # the house knows no key of hers
    page.get_by_role("button", name="Register this key as yours").click()
    expect(page.get_by_text("The key is registered.")).to_be_visible()
    page.get_by_role("button", name="Sign and grant").click()
    decision = page.get_by_test_id("decision")
    expect(decision).to_contain_text("Granted by rita")
    expect(page.locator("[data-standing]")).to_have_attribute("data-standing", "conditions")
    page.get_by_role("button", name="Record that it is met").click()
    expect(page.locator("[data-standing]")).to_have_attribute("data-standing", "in-force")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the signed document").click()
    document = tmp_path / "document.json"
    saved.value.save_as(document)
    day = day_of(office.house.clock.now()).isoformat()
    command = [sys.executable, "-I", str(VERIFY), str(document), KEY.public_key().public_bytes_raw().hex(), day]
    found = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (found.returncode, found.stdout.splitlines()[-1]) == (0, f"{day}: in force, on conditions: {CONDITION}")
    page.goto(f"{office.address}/desk/regulator/tables")
    page.get_by_label("Table").select_option(table)
    expect(page.get_by_role("link", name=f"Application {number}", exact=True)).to_be_visible()
    expect(page.get_by_text("the table may run as it is set now")).to_be_visible()
    page.screenshot(path=pictures / "regulator-table.png")
    page.goto(f"{office.address}/desk/regulator/applications/{number}")
    page.get_by_label("Your key file").set_input_files(key)
    page.get_by_label("Reasons").fill("the placard is gone")
    page.get_by_role("button", name="Sign and revoke").click()
    expect(decision).to_have_count(2)
    expect(page.locator("[data-standing]")).to_have_attribute("data-standing", "revoked")


def test_a_signature_made_elsewhere_is_taken_and_a_wrong_one_is_not(office: Running, open_as: Open) -> None:
    adopted = (day_of(office.house.clock.now()) + timedelta(days=60)).isoformat()
    number = office.do(Apply(CUSSEC, adopted, options={"layouts": 2}))["application"]
    other = Ed25519PrivateKey.from_private_bytes(bytes([7]) * 32)
    office.add(f"rosa-{number}", "regulator")
    page = open_as(f"rosa-{number}", f"/desk/regulator/applications/{number}")
    public = other.public_key().public_bytes_raw().hex()
    office.client(f"rosa-{number}").post("/keys", json={"name": f"rosa-{number}", "public_key": public})
    page.get_by_label("Refuse", exact=True).check()
    page.get_by_label("Reasons").fill("um só pano — 一張檯證")
    page.get_by_text("Sign elsewhere").click()
    text = page.get_by_test_id("text")
    expect(text).to_contain_text("一張檯證")
    page.get_by_label("Signature, 128").fill("00" * 64)
    page.get_by_role("button", name="Sign and refuse").click()
    expect(page.get_by_test_id("refused")).to_be_visible()
    page.get_by_label("Signature, 128").fill(other.sign(text.inner_text().encode()).hex())
    page.get_by_role("button", name="Sign and refuse").click()
    expect(page.get_by_test_id("decision")).to_contain_text("Refused by rosa")


# Audit, and how it all looks.


def test_the_house_is_audited_while_it_plays(open_as: Open, pictures: Path) -> None:
    page = open_as("rita", "/desk/regulator/audit")
    page.get_by_role("button", name="Take a checkpoint").click()
    expect(page.get_by_role("link", name="Save the checkpoint")).to_be_visible()
    page.get_by_role("button", name="Audit the house").click()
    expect(page.get_by_test_id("audit").first).to_contain_text("sound", timeout=60_000)
    expect(page.get_by_test_id("audit").first).to_contain_text("rita")
    page.get_by_label("Kind").select_option("audit-ended")
    expect(page.get_by_test_id("events")).to_contain_text("audit ended")
    page.screenshot(path=pictures / "regulator-audit.png", full_page=True)
    assert violations(page) == []


@pytest.mark.parametrize(("width", "lang", "theme"), LOOKS)
def test_every_part_fits_and_is_said_in_the_language(
    office: Running, open_as: Open, width: int, lang: str, theme: str, pictures: Path
) -> None:
    number = lucky_bet(office)
    page = open_as("rita", "/desk/regulator", width, lang, theme)
    shown: dict[str, tuple[str, str]] = {
        "applications": ("applications", "[data-standing]"),
        "dossier": (f"applications/{number}", "[data-testid=figures]"),
        "tables": ("tables", "table"),
        "rounds": ("rounds", "form"),
        "reports": ("reports", "h3"),
        "law": ("law", "[data-game]"),
        "comparison": ("law/blackjack-141-2000/blackjack-56-2004", "[data-mark]"),
    }
    for name, (path, seen) in shown.items():
        page.goto(f"{office.address}/desk/regulator/{path}")
        page.locator(f"main {seen}").first.wait_for(timeout=60_000)
        page.wait_for_timeout(200)
        page.screenshot(path=pictures / f"regulator-{name}-{width}-{lang}-{theme}.png", full_page=name != "comparison")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
        assert untranslated(page, lang) - {PROGRAM.name} == set(), name  # who applied, by name
        assert violations(page) == [], name


def test_nobody_else_has_this_desk(open_as: Open) -> None:
    page = open_as("pia", "/desk/regulator")
    expect(page.get_by_text("This desk is for the regulator")).to_be_visible()
    expect(page.locator("a[href='/desk/regulator']")).to_have_count(0)
