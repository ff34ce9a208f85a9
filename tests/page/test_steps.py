"""The round step by step in the panel, what is called, and what is heard."""

import pytest

from tests.page.tables import PageOf, lay_by_mouse, play_to_the_end
from tests.page.test_screens import SHOWN, open_tab, wait_for_felt

LISTEN = """() => {
  window.heard = [];
  const ring = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.heard.push('tone'); return ring.call(this); };
}"""


@pytest.mark.parametrize("game", ["roulette", "cussec", "fantan"])
def test_each_step_is_listed_with_its_article(open_page: PageOf, game: str) -> None:
    page = open_page(f"/table/{game}")
    wait_for_felt(page)
    lay_by_mouse(page)
    play_to_the_end(page)
    open_tab(page, "steps")
    steps = page.get_by_test_id("last-steps")
    steps.or_(page.get_by_test_id("steps")).get_by_role("button").nth(3).wait_for(timeout=SHOWN)
    steps.or_(page.get_by_test_id("steps")).get_by_role("button").last.click()
    quoted = page.locator("#panel-body .why blockquote")
    quoted.first.wait_for(timeout=SHOWN)
    assert "art" in quoted.first.inner_text()


def test_what_was_called_last_is_written_in_the_bar(open_page: PageOf) -> None:
    page = open_page("/table/roulette")
    wait_for_felt(page)
    lay_by_mouse(page)
    play_to_the_end(page)
    called = page.get_by_test_id("call").inner_text()
    assert called
    assert called in page.get_by_test_id("live").inner_text()


def test_sound_is_heard_only_when_it_is_on(open_page: PageOf) -> None:
    page = open_page("/table/roulette")
    wait_for_felt(page)
    page.evaluate(LISTEN)
    lay_by_mouse(page)
    play_to_the_end(page)
    assert page.evaluate("window.heard") == []
    page.get_by_role("button", name="Sound").click()
    lay_by_mouse(page)
    play_to_the_end(page)
    assert page.evaluate("window.heard.length") > 0
