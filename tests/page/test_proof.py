"""A round is checked in the browser against what the table had published before it; a forgery is found out."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from banca.play.record import digest
from tests.page.party import PartyOf

PASSED = re.compile(r"(^|\s)ok(\s|$)")
RECORD, ANNOUNCED = re.compile(r"/rounds/\d+/record"), re.compile(r"/announcements")
Forgery = Callable[[dict[str, Any]], None]


def check(page: Page) -> None:
    page.locator("#tab-proof").click()
    page.locator("#panel-body button.primary").click()


def forge(page: Page, files: re.Pattern[str], change: Forgery) -> None:
    """Let a page see what the house sends, one object a line, with something else in it."""

    def answer(route: Route) -> None:
        sent = route.fetch()
        lines = [json.loads(line) for line in sent.text().splitlines()]
        for line in lines:
            change(line)
        route.fulfill(response=sent, body="".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines))

    page.route(files, answer)


def another_opening(record: dict[str, Any]) -> None:
    opened = record["draws"][0]
    opened["nonce"] = opened["nonce"][::-1]


def another_opening_and_digest(record: dict[str, Any]) -> None:
    another_opening(record)
    record["digest"] = digest(record)


def test_a_round_agrees_with_its_commitment_and_forgeries_are_found_out(party: PartyOf) -> None:
    guests = party("roulette", ["en", "pt", "zh", "en"])
    guests.lay()
    guests.play()
    ended = guests.at.last
    assert ended
    true = {**ended.record}
    forged = json.loads(json.dumps(true))
    another_opening_and_digest(forged)

    def announce_forged(line: dict[str, Any]) -> None:
        if line.get("previous") == true["digest"]:
            line["previous"] = forged["digest"]

    honest, careless, careful, thorough = guests.pages.values()
    forge(careless, RECORD, another_opening)
    forge(careful, RECORD, another_opening_and_digest)
    forge(thorough, RECORD, another_opening_and_digest)
    forge(thorough, ANNOUNCED, announce_forged)
    check(honest)
    expect(honest.get_by_test_id("proof")).to_have_class(PASSED)
    expect(honest.locator("#panel-body li.passed")).to_have_count(6)
    for page, passed in ((careless, 1), (careful, 2), (thorough, 4)):
        check(page)
        expect(page.locator("#panel-body li.failed")).to_have_count(1)
        expect(page.locator("#panel-body li.passed")).to_have_count(passed)
        expect(page.get_by_test_id("proof")).not_to_have_class(PASSED)


def test_a_round_of_ones_own_is_checked_though_others_have_played_since(party: PartyOf) -> None:
    guests = party("roulette", ["en", "en"])
    watcher, player = guests.pages
    guests.lay()
    guests.play()
    own = guests.rounds
    guests.lay_of(player)
    guests.play()
    page = guests.pages[watcher]
    check(page)
    expect(page.get_by_test_id("proof")).to_have_class(PASSED)
    expect(page.locator("#panel-body h3").last).to_have_text(f"Your last round: {own}")
