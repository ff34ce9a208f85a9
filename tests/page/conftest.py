"""A real Chromium, and a house on the loopback with a table of every game, at some of which bots play."""

import os
import shutil
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from banca.games import game_of
from banca.house.config import Bot, TableConfig, setting_to_json
from banca.house.tables import OpenTable
from banca.law import edition_on, games, option_set
from banca.money import Limits
from banca.play.setting import Setting
from tests.page.party import MOUSE, NEVER, Hand, Party, PartyOf
from tests.page.tables import DAY, PageOf
from tests.server.running import Running, new_house, serving

TIMERS = {"betting": 8, "decision": 8, "bots": 1}
LIVELY = ("baccarat", "cussec", "roulette")  # where bots play
LIMITS = Limits(10_00, 10_000_00, 5_00)
STILL = {"betting": NEVER, "decision": NEVER}
NUMBERS = count(1)
PATIENCE = 60_000  # milliseconds: pages of several tests share two cores


@pytest.fixture(scope="package")  # its loop runs until it is closed, and other tests have loops of their own
def chromium() -> Iterator[Browser]:
    found = shutil.which("chromium")
    assert found, "the tests of the page need Chromium: sh scripts/install-chromium"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with new_house(tmp_path_factory.mktemp("house")) as made, serving(made) as running:
        for name in games():
            bots = [Bot(f"bot-{name}-{n}", "random") for n in range(2)] if name in LIVELY else []
            running.do(OpenTable(name, TableConfig(_setting(name), timers=TIMERS, bots=bots, lively=name in LIVELY)))
        yield running


def _setting(game: str, limits: Limits = LIMITS) -> dict[str, Any]:
    law = edition_on(game, DAY)
    return setting_to_json(game_of(law.slug), Setting(option_set(law, preset="customary"), limits))


@pytest.fixture
def party(house: Running, open_page: PageOf) -> Iterator[PartyOf]:
    """Seats guests at a new table of a game, one in each of the languages."""
    parties: list[Party] = []

    def seat(
        game: str,
        languages: Sequence[str] = ("en",),
        hand: Hand = MOUSE,
        *,
        limits: Limits = LIMITS,
        **look: Any,
    ) -> Party:
        table = f"{game}-{next(NUMBERS)}"
        house.do(OpenTable(table, TableConfig(_setting(game, limits), timers=STILL)))
        parties.append(Party(house, table, [open_page(f"/table/{table}", lang, **look) for lang in languages], hand))
        return parties[-1]

    yield seat
    for each in parties:
        each.end()


@pytest.fixture
def open_page(chromium: Browser, house: Running) -> Iterator[PageOf]:
    """Opens an address of the house as a new guest, or `beside` another page as the same.

    Fails if a page says anything on its console.
    """
    pages: list[tuple[Page, list[str]]] = []

    def new_context(lang: str, *, phone: bool, theme: str, moving: bool) -> BrowserContext:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        return chromium.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale={"en": "en-GB", "pt": "pt-PT", "zh": "zh-TW"}[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=phone,
            reduced_motion="no-preference" if moving else "reduce",
        )

    def open_at(
        path: str,
        lang: str = "en",
        *,
        phone: bool = False,
        theme: str = "light",
        moving: bool = False,
        beside: Page | None = None,
    ) -> Page:
        context = beside.context if beside else new_context(lang, phone=phone, theme=theme, moving=moving)
        page, faults = context.new_page(), list[str]()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        pages.append((page, faults))
        page.goto(house.address + path)
        return page

    yield open_at
    for page, faults in pages:
        page.context.close()
        assert faults == []


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where screenshots go: the folder PICTURES, to look at them, or one of the run's own."""
    folder = Path(os.environ.get("PICTURES") or tmp_path_factory.mktemp("pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
