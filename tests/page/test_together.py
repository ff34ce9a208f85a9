"""Several pages at one table agree: two browsers, two tabs of one guest, and one page in another language."""

from playwright.sync_api import Locator, Page, expect

from tests.page.party import PartyOf, amount, expect_amount, guest_of
from tests.page.tables import PLACE, PageOf


def staked(page: Page) -> Locator:
    return page.get_by_test_id("staked")


def balance(page: Page) -> Locator:
    return page.get_by_test_id("balance")


def my_places(page: Page) -> Locator:
    """The places where whoever has the page open has chips."""
    return page.locator("g.staked > [data-place]")


def test_what_one_browser_bets_the_other_sees(party: PartyOf) -> None:
    guests = party("roulette", ["en", "en"])
    (ana, one), (bruno, other) = guests.pages.items()
    other.locator("#tab-bets").click()
    theirs = other.locator("#panel-body h3", has_text=ana)
    expect(theirs).to_have_count(0)
    one.locator(PLACE).first.click(force=True)
    expect(theirs).to_be_visible()
    expect(staked(one)).not_to_have_text("0")
    expect(staked(other)).to_have_text("0")
    one.locator("[data-edit=undo]").click()
    expect(theirs).to_have_count(0)
    guests.lay()
    guests.play()
    one.locator("#tab-settlement").click()
    other.locator("#tab-settlement").click()
    result = one.get_by_test_id("result").inner_text()
    expect(other.get_by_test_id("result")).to_have_text(result)
    expect_amount(one.get_by_test_id("net"), guests.net(ana))
    expect_amount(other.get_by_test_id("net"), guests.net(bruno))


def test_two_tabs_of_a_guest_agree(party: PartyOf, open_page: PageOf) -> None:
    guests = party("roulette")
    tabs = guests.page, open_page(f"/table/{guests.table}", beside=guests.page)
    assert guest_of(tabs[0]) == guest_of(tabs[1])
    chip, start = guests.at.state.setting.limits.minimum, amount(balance(guests.page))
    for chips, tab in enumerate(tabs, start=1):
        tab.locator("footer [role=radio]").first.click()
        before = balance(tab).inner_text()
        tab.locator(PLACE).first.click(force=True)
        for each in tabs:
            expect(balance(each)).not_to_have_text(before)
            expect(each.locator("g.staked .sending")).to_have_count(0)
            expect(my_places(each)).to_have_count(1)
        for each in tabs:
            expect_amount(staked(each), chips * chip)
        expect(balance(tabs[1])).to_have_text(balance(tabs[0]).inner_text())
        assert my_places(tabs[0]).get_attribute("aria-label") == my_places(tabs[1]).get_attribute("aria-label")
    guests.play()
    for each in tabs:
        expect_amount(each.get_by_test_id("net"), guests.net(guest_of(tabs[0])))
        expect_amount(balance(each), start + guests.net(guest_of(tabs[0])))


def test_another_language_in_place_keeps_the_bet(party: PartyOf) -> None:
    guests = party("roulette")
    page = guests.page
    guests.lay()
    expect(my_places(page)).to_have_count(1)
    page.evaluate("window.isTheSamePage = true")
    place, before = my_places(page).get_attribute("data-place"), (amount(staked(page)), amount(balance(page)))
    name = str(my_places(page).get_attribute("aria-label"))
    for lang in ("pt-PT", "zh-Hant-MO", "en-GB"):
        page.locator(f"button[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(my_places(page)).to_have_attribute("data-place", str(place))
        assert (amount(staked(page)), amount(balance(page))) == before
        if lang == "en-GB":
            expect(my_places(page)).to_have_attribute("aria-label", name)
        else:
            expect(my_places(page)).not_to_have_attribute("aria-label", name)
    assert page.evaluate("window.isTheSamePage")
    guests.play()
    expect(page.get_by_test_id("net")).to_be_visible()
