"""Chips in the hand: dragged, taken back, changed all at once, and too many for a place; and the keys of a table."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from banca.money import Limits
from tests.page.line import Line
from tests.page.party import Party, PartyOf, amount, expect_amount
from tests.page.tables import PLACE

CHIP = 10_00
FEW = Limits(CHIP, 100_00, 5_00)  # of the chips, 100 is the largest


@pytest.fixture
def guests(party: PartyOf) -> Party:
    """Somebody at a wheel, with the smallest chip in hand."""
    guests = party("roulette", limits=FEW)
    choose_chip(guests.page, 1)
    return guests


def choose_chip(page: Page, which: int) -> None:
    page.locator(PLACE).first.wait_for()
    page.keyboard.press(str(which))
    expect(page.locator("footer [role=radio]").nth(which - 1)).to_have_attribute("aria-checked", "true")


def place(page: Page, bet: str, selection: object = None) -> Locator:
    found = page.locator(f"[data-place='{json.dumps([bet, selection, None], separators=(',', ':'))}']")
    found.scroll_into_view_if_needed()
    return found


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Locator, end: Locator) -> None:
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(end), steps=4)
    page.mouse.up()


def expect_stakes(guests: Party, **stakes: int) -> None:
    """What the house has of the first guest by bets, and what the page shows of it all."""

    def held() -> dict[str, int]:
        return {each.position.bet: each.amount for each in guests.at.state.stakes}

    guests.wait_for(lambda: held() == stakes)
    expect(guests.page.locator("g.staked .sending")).to_have_count(0)
    expect(guests.page.locator("g.staked > [data-place]")).to_have_count(len(stakes))
    expect_amount(guests.page.get_by_test_id("staked"), sum(stakes.values()))


def test_chips_are_dragged(guests: Party) -> None:
    """A chip from the tray to a place, a stack to another, and nothing where there is none."""
    page = guests.page
    red, even = place(page, "red"), place(page, "even")
    drag(page, page.locator("footer [role=radio]").first, red)
    expect_stakes(guests, red=CHIP)
    red.click()
    expect_stakes(guests, red=2 * CHIP)
    drag(page, red, even)
    expect_stakes(guests, even=2 * CHIP)
    drag(page, even, page.locator("header h1"))
    expect_stakes(guests, even=2 * CHIP)


def test_a_chip_is_taken_back_by_the_other_button(guests: Party) -> None:
    red = place(guests.page, "red")
    red.click()
    red.click()
    expect_stakes(guests, red=2 * CHIP)
    red.click(button="right")
    expect_stakes(guests, red=CHIP)


def test_a_chip_is_taken_back_by_a_long_press(party: PartyOf) -> None:
    guests = party("roulette", limits=FEW, phone=True)
    choose_chip(guests.page, 1)
    red = place(guests.page, "red")
    red.tap()
    expect_stakes(guests, red=CHIP)
    x, y = middle(red)
    touch = guests.page.context.new_cdp_session(guests.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    guests.wait_for(lambda: not guests.at.in_play.get(next(iter(guests.pages))))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_stakes(guests)


def test_each_change_is_one_request(guests: Party) -> None:
    """Of all chips at once: doubled, undone, done again, cleared, and the bets of the last round repeated."""
    page = guests.page
    line = Line(page)
    choose_chip(page, 1)

    def expect_one(what: Callable[[], None], **stakes: int) -> None:
        before = line.commands
        what()
        expect_stakes(guests, **stakes)
        assert line.commands == before + 1

    expect_one(lambda: place(page, "red").click(), red=CHIP)
    expect_one(lambda: place(page, "even").click(), red=CHIP, even=CHIP)
    expect_one(lambda: page.keyboard.press("d"), red=2 * CHIP, even=2 * CHIP)
    expect_one(lambda: page.locator("[data-edit=undo]").click(), red=CHIP, even=CHIP)
    expect_one(lambda: page.keyboard.press("y"), red=2 * CHIP, even=2 * CHIP)
    expect_one(lambda: page.locator("[data-edit=clear]").click())
    expect_one(lambda: page.keyboard.press("z"), red=2 * CHIP, even=2 * CHIP)
    guests.play()
    expect(page.get_by_test_id("net")).to_be_visible()
    expect_one(lambda: page.locator("[data-edit=repeat]").click(), red=2 * CHIP, even=2 * CHIP)


def test_all_of_a_change_is_done_or_none(guests: Party) -> None:
    """Doubling would take one of the bets over its limit: neither is doubled, and the limit is named."""
    page = guests.page
    place(page, "even").click()
    choose_chip(page, 4)
    place(page, "red").click()
    expect_stakes(guests, even=CHIP, red=100_00)
    page.locator("[data-edit=double]").click()
    expect(page.get_by_test_id("notice")).to_contain_text("100")
    expect_stakes(guests, even=CHIP, red=100_00)


def test_a_place_says_its_limits_before_a_chip_leaves_the_hand(guests: Party) -> None:
    page = guests.page
    red, limits = place(page, "red"), page.get_by_test_id("held-over")
    red.click()
    expect_stakes(guests, red=CHIP)
    expect(limits).to_have_count(0)
    choose_chip(page, 4)
    expect(limits).to_contain_text("10 – 100")
    expect(red).to_have_accessible_name(re.compile("10 – 100"))
    expect(page.locator("footer .unfit")).to_have_count(1)
    place(page, "odd").hover()
    expect(limits).to_have_count(0)
    expect(page.locator("footer .unfit")).to_have_count(0)


def test_letters_look_things_up(guests: Party) -> None:
    """The regulation, the language, and Why? of a place, of a button that is not to be had, and of a settled line."""
    page = guests.page
    page.keyboard.press("l")
    expect(page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    for lang in ("zh-Hant-MO", "pt-PT", "en-GB"):
        page.keyboard.press("g")
        expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator("[data-edit=double]").press("?")
    expect(page.get_by_test_id("notice")).not_to_be_empty()
    place(page, "red").press("w")
    expect(page.locator("#panel-body tr:focus")).to_contain_text(re.compile("red", re.IGNORECASE))
    guests.lay()
    guests.play()
    page.locator("#tab-settlement").click()
    expect(page.get_by_test_id("net")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("#panel-body .why blockquote").first).not_to_be_empty()


def test_a_spinning_wheel_is_skipped(party: PartyOf) -> None:
    """The clock of the page stands still, so that the wheel would turn for ever."""
    guests = party("roulette", moving=True)
    page = guests.page
    before = amount(page.get_by_test_id("balance"))
    guests.lay()
    page.clock.install()
    guests.play()
    expect(page.locator("[data-state=dealing]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-state=settled]")).to_be_visible()
    (guest,) = guests.pages
    expect_amount(page.get_by_test_id("balance"), before + guests.net(guest))
