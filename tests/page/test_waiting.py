"""Whose turn it is: who waits is told for whom, who is asked hears it, and who may hold cards bends them."""

import re

from playwright.sync_api import expect

from tests.page.party import DECISION, NEVER, PartyOf
from tests.page.tables import PLACE


def test_others_are_told_for_whom_they_wait(party: PartyOf) -> None:
    guests = party("stud-poker", ["en", "en"])
    guests.lay()
    asked = guests.play_until_asked()
    own = guests.pages.pop(asked)
    (other,) = guests.pages.values()
    expect(other.get_by_test_id("state")).to_contain_text(asked)
    expect(other.get_by_test_id("state")).to_contain_text("place")
    expect(other.locator("footer .time-out")).to_contain_text("without adding money")
    expect(own.get_by_test_id("live-now")).to_contain_text("Your turn")
    expect(own).to_have_title(re.compile("Your turn"))
    expect(other.get_by_test_id("live-now")).not_to_contain_text("Your turn")


def test_the_last_seconds_are_said_once(party: PartyOf) -> None:
    guests = party("cussec")
    page = guests.page
    page.evaluate(LISTEN)
    guests.lay()
    expect(page.get_by_role("timer").first).to_be_visible()
    page.clock.install()
    page.clock.fast_forward((NEVER - 4) * 1000)
    expect(page.get_by_test_id("live-now")).to_contain_text("5 seconds")
    page.clock.fast_forward(1000)
    guests.play()
    expect(page.get_by_test_id("net")).to_be_visible()
    assert page.evaluate("window.said.filter((each) => each.includes('5 seconds')).length") == 1


# What the assertive region says, each time that it says something else.
LISTEN = """() => {
  window.said = [];
  const region = document.querySelector('[data-testid=live-now]');
  const hear = () => {
    const said = region.textContent.trim();
    if (said !== window.said.at(-1)) window.said.push(said);
  };
  new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def test_cards_are_bent_by_whoever_may_hold_them(party: PartyOf) -> None:
    """The larger stake of those who sit has the cards of a side, and nobody else sees them."""
    guests = party("baccarat", ["en", "en"])
    (ana, holder), (_, other) = guests.pages.items()
    other.locator(PLACE).first.click(force=True)
    holder.locator("[data-place='seat-3']").click(force=True)
    expect(holder.locator("[data-place='seat-3']")).to_have_accessible_name(re.compile("yours"))
    holder.locator("[data-place='[\"banker\",null,3]']").click(force=True)
    guests.wait_for(lambda: guests.staked(ana) > 0)
    assert guests.play_until_asked() == ana
    cards = holder.get_by_role("slider")
    expect(cards).to_have_count(2)
    expect(other.get_by_role("slider")).to_have_count(0)
    face_down = str(cards.first.get_attribute("aria-valuetext"))
    cards.first.press("ArrowUp")
    expect(cards.first).to_have_attribute("aria-valuetext", face_down)
    for at in range(2):
        cards.nth(at).press("Enter")
    expect(holder.locator(DECISION)).to_have_count(0)
    guests.play()
    expect(holder.get_by_test_id("net")).to_be_visible()
