"""Pages of those who work in a house: opened as a person, in a look, and watched for anything said on the console."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page

from banca.server.identity import COOKIE
from tests.server.running import Running

LOCALES = {"en": "en-GB", "pt": "pt-PT", "zh": "zh-TW"}


@dataclass
class Staffed:
    """A house that is served, and the pages of its staff."""

    house: Running
    browser: Browser
    opened: list[tuple[Page, list[str]]] = field(default_factory=list)

    def open_as(self, person: str, path: str, width: int = 1440, lang: str = "en", theme: str = "light") -> Page:
        context = self.browser.new_context(
            viewport={"width": width, "height": 844 if width < 700 else 900},
            locale=LOCALES[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        session, address = self.house.sessions[person], self.house.address
        context.add_cookies([{"name": COOKIE, "value": session, "url": address, "httpOnly": True}])
        context.add_init_script("localStorage.setItem('banca-known', 'yes')")
        page, faults = context.new_page(), list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        self.opened.append((page, faults))
        page.goto(address + path)
        return page

    def close(self) -> None:
        """Fails if a page said anything on its console but that the server refused something."""
        for page, faults in self.opened:
            page.context.close()
            assert [each for each in faults if "status of 4" not in each] == []
        self.opened.clear()


@contextmanager
def pages_in(house: Running, browser: Browser) -> Iterator[Staffed]:
    found = Staffed(house, browser)
    yield found
    found.close()
