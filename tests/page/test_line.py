"""What becomes of a bet when the line to the house is slow, loses an answer, or is cut in the middle of a round."""

import re

from playwright.sync_api import Page, expect

from tests.page.line import Line
from tests.page.party import DECISION, Party, PartyOf, amount, expect_amount
from tests.page.tables import PLACE

# Whether chips have flown back over the page.
WATCH = """() => {
  const look = () => { window.hasFlown ||= document.querySelector('[data-testid=flight]') !== null; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
TIME = re.compile(r"\d\d:\d\d:\d\d\.\d{3}")


def settled_once(guests: Party, guest: str, before: int) -> None:
    page = guests.pages[guest]
    expect(page.get_by_test_id("net")).to_be_visible()
    expect_amount(page.get_by_test_id("net"), guests.net(guest))
    expect(page.get_by_test_id("staked")).to_have_text("0")
    expect_amount(page.get_by_test_id("balance"), before + guests.net(guest))


def balance(page: Page) -> int:
    page.get_by_test_id("balance").wait_for()
    return amount(page.get_by_test_id("balance"))


def test_the_line_is_cut_in_mid_round(party: PartyOf) -> None:
    guests = party("stud-poker")
    page, line = guests.page, Line(guests.page)
    before = balance(page)
    guests.lay()
    guest = guests.play_until_asked()
    expect(page.locator(DECISION).first).to_be_visible()
    staked, left = guests.staked(guest), balance(page)
    line.cut()
    expect(page.locator("p.lost")).to_be_visible()
    line.mend()
    expect(page.locator("p.lost")).to_have_count(0)
    expect(page.locator(DECISION).first).to_be_visible()
    assert guests.staked(guest) == staked
    expect_amount(page.get_by_test_id("staked"), staked)
    expect_amount(page.get_by_test_id("balance"), left)
    guests.play()
    settled_once(guests, guest, before)


def test_a_round_ends_while_the_line_is_cut(party: PartyOf) -> None:
    guests = party("roulette", ["en", "en"])
    guest, page = next(iter(guests.pages.items()))
    line = Line(page)
    before = balance(page)
    guests.lay()
    line.cut()
    expect(page.locator("p.lost")).to_be_visible()
    guests.play()
    line.mend()
    settled_once(guests, guest, before)


def test_a_bet_whose_answer_is_lost_is_made_once(party: PartyOf) -> None:
    guests = party("roulette")
    guest, page = next(iter(guests.pages.items()))
    line = Line(page)
    before = balance(page)
    page.locator("footer [role=radio]").first.click()
    page.locator(PLACE).first.wait_for()
    shown = page.get_by_test_id("balance").inner_text()
    line.is_deaf = True
    page.locator(PLACE).first.click(force=True)
    guests.wait_for(lambda: guests.staked(guest) > 0)
    line.cut()
    expect(page.locator("p.lost")).to_be_visible()
    line.mend()
    expect(page.locator("p.lost")).to_have_count(0)
    expect(page.get_by_test_id("balance")).not_to_have_text(shown)
    expect(page.locator("g.staked .sending")).to_have_count(0)
    chip = guests.at.state.setting.limits.minimum
    assert guests.staked(guest) == chip
    expect_amount(page.get_by_test_id("staked"), chip)
    guests.play()
    settled_once(guests, guest, before)


def test_a_bet_that_comes_too_late_is_refused(party: PartyOf) -> None:
    guests = party("stud-poker", ["en", "en"], moving=True)
    (guest, page), (other, _) = guests.pages.items()
    line = Line(page)
    before = balance(page)
    page.locator(PLACE).first.wait_for()
    page.evaluate(WATCH)
    line.is_slow = True
    page.locator(PLACE).first.click(force=True)
    expect(page.get_by_test_id("staked")).not_to_have_text("0")
    guests.lay_of(other)
    assert guests.play_until_asked() == other
    assert guests.staked(guest) == 0
    line.hurry()
    expect(page.get_by_test_id("notice")).not_to_be_empty()
    bell, arrived = TIME.findall(page.get_by_test_id("late").inner_text())
    assert bell < arrived
    page.wait_for_function("() => window.hasFlown")
    expect(page.get_by_test_id("staked")).to_have_text("0")
    expect(page.locator("g.staked")).to_have_count(0)
    expect_amount(page.get_by_test_id("balance"), before)
    assert guests.staked(guest) == 0
    guests.play()
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("net")).to_have_count(0)
    expect_amount(page.get_by_test_id("balance"), before)
