"""Every screen of the page in a real browser: pictures, layout, language, accessibility, weight of a first load."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from banca.law import games
from tests.page.party import DECISION, PartyOf
from tests.page.tables import PageOf
from tests.server.running import Running

ROOT = Path(__file__).parent.parent.parent
DECIDED = ("blackjack", "pai-kau", "stud-poker")  # by everybody who bets
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1440, 900)}
# As the page names a language, the folder of its sentences and the language of the document.
LANGUAGES = {"en": ("en", "en-GB"), "pt": ("pt", "pt-PT"), "zh": ("zh-Hant", "zh-Hant-MO")}
TABS = ("settlement", "steps", "bets", "odds", "rules", "proof", "review")
SHOWN = 60_000  # milliseconds
COUNTED = 120_000  # what a review takes may have to be counted first
# The names of bets and options come from the house: one layout for a table, and one for each game in the lobby.
LAYOUTS_LOADED = """([part, count]) =>
  performance.getEntriesByType('resource').filter((each) => each.name.includes(part)).length >= count"""

DRAWN = """() => new Promise((drawn) => {
  const frame = (left) => (left > 0 ? requestAnimationFrame(() => frame(left - 1)) : drawn(null));
  frame(4);
})"""


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[Page]:
    """A page that has loaded nothing yet, and whose console nobody watches."""
    with chromium.new_context(
        viewport={"width": 390, "height": 844}, locale="pt-PT", reduced_motion="reduce"
    ) as context:
        yield context.new_page()


def wait_for_felt(page: Page) -> None:
    page.locator(".felt svg").first.wait_for(timeout=SHOWN)
    page.locator("[data-place]").first.wait_for(state="attached", timeout=SHOWN)


def wait_for_lobby(page: Page) -> None:
    expect(page.locator("article")).to_have_count(len(games()), timeout=SHOWN)
    expect(page.locator("article header button")).to_have_count(len(games()), timeout=SHOWN)


def choose_language(page: Page, lang: str) -> None:
    page.locator(f".languages button[lang={LANGUAGES[lang][1]}]").click()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[lang][1])
    page.wait_for_function(LAYOUTS_LOADED, arg=[f"/layout?lang={lang}", max(1, page.locator("article").count())])


def resize(page: Page, size: str) -> None:
    """Take a new size, and be drawn anew: what measures itself is drawn once more after that."""
    wide, high = SIZES[size]
    page.set_viewport_size({"width": wide, "height": high})
    page.evaluate(DRAWN)


def open_tab(page: Page, tab: str) -> None:
    page.locator(f"#tab-{tab}").click()
    expect(page.locator("#panel-body")).to_have_attribute("aria-labelledby", f"tab-{tab}")


# Pictures, layout and language.

# What stands beside the viewport, or on the felt and reaches over its edge by more than a pixel, or is too small there
# to be read; figures on chips, cards and the wheel are pictures.
OUTSIDE = """() => {
  const found = [];
  const scrolls = (each) => each && (getComputedStyle(each).overflowX === 'auto' || scrolls(each.parentElement));
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
  const felt = document.querySelector('.felt')?.getBoundingClientRect();
  if (!felt) return found;
  for (const each of document.querySelectorAll('.felt text, .felt [data-place], .felt button, .felt p, .felt span')) {
    const at = each.getBoundingClientRect();
    if (at.width === 0 || !each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (each.closest('.visually-hidden') || scrolls(each)) continue;
    const over = Math.max(felt.left - at.left, at.right - felt.right, felt.top - at.top, at.bottom - felt.bottom);
    if (over > 1) found.push(`${each.outerHTML.slice(0, 120)} reaches ${over.toFixed(1)} px over the edge`);
    if (!each.matches('.felt-print, .felt-price, .felt-figure')) continue;
    const { a, b } = each.getScreenCTM();
    const size = parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b);
    if (size < 11.95) found.push(`${each.textContent.slice(0, 40)} is ${size.toFixed(1)} px high`);
  }
  return found;
}"""


def sentences(lang: str) -> dict[str, str]:
    """The plain sentences of the page in a language, by id: without variables."""
    folder = ROOT / "banca" / "messages" / LANGUAGES[lang][0]
    lines = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("page*.ftl")))
    return dict(re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", lines, re.MULTILINE))


ENGLISH = sentences("en")


def english_only(lang: str) -> set[str]:
    """Sentences that are said in another way in this language."""
    return {said for each, said in ENGLISH.items() if len(said) > 3 and sentences(lang).get(each) != said} - {
        *sentences(lang).values()
    }


def untranslated(page: Page, lang: str) -> set[str]:
    """What the page shows of the English catalogue, or by the bare id of a message."""
    shown = {line.strip() for line in page.locator("body").inner_text().splitlines()}
    if lang == "en":
        return shown & {each for each in ENGLISH if "-" in each}
    return shown & (english_only(lang) | {each for each in ENGLISH if "-" in each})


def faults_that_stay(page: Page, lang: str, *, fits: bool) -> list[str]:
    """What is left in English or, if it has to fit, cut off; the page has ten seconds to take a new look."""
    for _ in range(40):
        found = [*(page.evaluate(OUTSIDE) if fits else []), *untranslated(page, lang)]
        if not found:
            break
        page.wait_for_timeout(250)
    return found


def check_and_keep(page: Page, name: str, pictures: Path, sizes: Iterable[str] = SIZES, *, fits: bool = True) -> None:
    """In each language and size: nothing is cut off, nothing is left in English; and a picture."""
    faults: list[str] = []
    for lang in LANGUAGES:
        choose_language(page, lang)
        for size in sizes:
            resize(page, size)
            found = faults_that_stay(page, lang, fits=fits)
            page.screenshot(path=pictures / f"{name}-{size}-{lang}.png", full_page=size == "phone")
            faults += [f"{lang} {size}: {each}" for each in found]
    assert faults == []


@pytest.mark.parametrize("game", games())
def test_a_table_fits_and_speaks_each_language(party: PartyOf, game: str, pictures: Path) -> None:
    """With bets on it; where one is asked, at the decision; and with the result.

    What chance brings is another thing each time: its pictures are to be looked at, and only its language is judged.
    """
    guests = party(game, ["en", "en"] if game in DECIDED else ["en"])
    page = guests.page
    guests.lay()
    check_and_keep(page, f"{game}-betting", pictures)
    if game in DECIDED:
        page = guests.pages[guests.play_until_asked()]
        page.locator(DECISION).first.wait_for()
        check_and_keep(page, f"{game}-deciding", pictures, ["phone"], fits=False)
    guests.play()
    page.get_by_test_id("result").wait_for(state="attached")
    check_and_keep(page, f"{game}-settled", pictures, ["phone", "desktop"], fits=False)


def test_the_lobby_fits_and_speaks_each_language(open_page: PageOf, pictures: Path) -> None:
    page = open_page("/")
    wait_for_lobby(page)
    check_and_keep(page, "lobby", pictures)


# Accessibility.

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
CHECK = """(within) => axe.run(within, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
}).then((found) => found.violations.flatMap((each) => each.nodes.slice(0, 3).map((node) =>
  `${each.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`)))"""
# Each size in one theme; the two tests of a table together see both themes.
LOOKS = {"phone-light": ("phone", "light"), "desktop-dark": ("desktop", "dark")}


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe finds, in a part of the page; it is evaluated by the browser, so that the page keeps its policy."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    return [f"{within}: {each}" for each in page.evaluate(CHECK, within)]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", games())
def test_a_table_and_its_panels_are_accessible(open_page: PageOf, game: str, look: str) -> None:
    size, theme = LOOKS[look]
    page = open_page(f"/table/{game}", phone=size == "phone", theme=theme)  # at some, bots play meanwhile
    wait_for_felt(page)
    found = violations(page)
    for tab in TABS[1:]:
        open_tab(page, tab)
        found += [f"{tab}: {each}" for each in violations(page, "#panel-body")]
    assert found == []


@pytest.mark.parametrize("look", LOOKS)
def test_a_settlement_and_its_reasons_are_accessible(party: PartyOf, look: str) -> None:
    """Where somebody bet: the settlement with an opened Why?, the checked proof, the review, the odds."""
    size, theme = LOOKS[look]
    guests = party("cussec", phone=size == "phone", theme=theme)
    page = guests.page
    guests.lay()
    found = violations(page)
    guests.play()
    page.get_by_test_id("net").wait_for(timeout=SHOWN)
    page.locator("#panel-body [aria-expanded=false]").first.click()
    page.locator(".why blockquote").first.wait_for(timeout=SHOWN)
    found += violations(page)
    open_tab(page, "proof")
    page.locator("#panel-body .primary").click()
    page.get_by_test_id("proof").wait_for(timeout=SHOWN)
    found += violations(page, "#panel-body")
    open_tab(page, "review")
    page.get_by_test_id("review").wait_for(timeout=COUNTED)
    found += violations(page, "#panel-body")
    open_tab(page, "odds")
    page.locator("#panel-body table").wait_for(timeout=SHOWN)
    found += violations(page, "#panel-body")
    assert found == []


@pytest.mark.parametrize("game", ["blackjack", "craps", "pai-kau", "stud-poker"])
def test_a_decision_and_what_follows_are_accessible(party: PartyOf, game: str) -> None:
    """While the viewer is asked, and with the result on the felt; in both sizes."""
    guests = party(game, ["en", "zh"])
    guests.lay()
    page = guests.pages[guests.play_until_asked()]
    page.locator(DECISION).first.wait_for()
    found = [f"{size}: {each}" for size in SIZES for each in _violations_at(page, size)]
    guests.play()
    page.get_by_test_id("net").wait_for()
    found += [f"settled, {size}: {each}" for size in SIZES for each in _violations_at(page, size)]
    assert found == []


def _violations_at(page: Page, size: str) -> list[str]:
    resize(page, size)
    return violations(page)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("path", ["/desk/nowhere"])
def test_a_desk_is_accessible(open_page: PageOf, path: str, look: str) -> None:
    size, theme = LOOKS[look]
    page = open_page(path, phone=size == "phone", theme=theme)
    page.locator("main, .missing").first.wait_for(timeout=SHOWN)
    assert violations(page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_the_lobby_and_its_dialogs_are_accessible(open_page: PageOf, look: str) -> None:
    size, theme = LOOKS[look]
    page = open_page("/", phone=size == "phone", theme=theme)
    wait_for_lobby(page)
    found = violations(page)
    page.locator("article header button").first.click()
    page.locator("dialog[open] li").first.wait_for(timeout=SHOWN)
    found += violations(page, "dialog[open]")
    assert found == []


def test_a_table_that_is_not_there(new_page: Page, house: Running) -> None:
    thrown: list[str] = []
    new_page.on("pageerror", lambda error: thrown.append(str(error)))
    new_page.goto(house.address + "/table/nowhere")
    expect(new_page.locator(".missing")).to_contain_text("nowhere", timeout=SHOWN)
    assert untranslated(new_page, "pt") == set()
    assert violations(new_page) == []
    assert thrown == []


def test_who_may_not_come_in_is_told_so(new_page: Page, house: Running) -> None:
    new_page.goto(house.address)
    wait_for_lobby(new_page)
    new_page.locator("main header .button").click()
    new_page.locator("input[autocomplete=username]").fill("nobody")
    new_page.locator("input[type=password]").fill("nothing")
    new_page.locator("form .primary").click()
    new_page.locator("form [role=alert]").wait_for(timeout=SHOWN)
    assert untranslated(new_page, "pt") == set()
    assert violations(new_page) == []


@pytest.mark.parametrize("path", ["/", "/table/roulette"])
def test_what_the_keyboard_reaches_shows_it(new_page: Page, house: Running, path: str) -> None:
    """Each thing that Tab comes to is drawn otherwise with the focus than without."""
    new_page.set_viewport_size({"width": 1440, "height": 900})
    new_page.goto(house.address + path)
    wait_for_lobby(new_page) if path == "/" else wait_for_felt(new_page)
    for _ in range(24):
        new_page.keyboard.press("Tab")
        assert new_page.evaluate(UNSEEN_FOCUS) == ""


# The element with the focus, if neither it nor what is drawn in it changes when it loses the focus.
UNSEEN_FOCUS = """() => {
  const SHOWING = ['boxShadow', 'outlineStyle', 'stroke', 'strokeWidth', 'opacity', 'visibility', 'display'];
  const at = document.activeElement;
  if (at === document.body) return '';
  const drawn = () => JSON.stringify([at, ...at.querySelectorAll('*')].map((each) => {
    const style = getComputedStyle(each);
    return SHOWING.map((name) => style[name]);
  }));
  const focused = drawn();
  at.blur();
  const plain = drawn();
  at.focus({ focusVisible: true });
  return focused === plain ? at.outerHTML.slice(0, 200) : '';
}"""


# The weight of a first load.

FONT = ("font/", "application/font")
MOST = 200_000  # bytes, compressed, without fonts


@pytest.mark.parametrize("path", ["/", *(f"/table/{game}" for game in games())])
def test_a_first_load_is_light_and_comes_from_the_house(new_page: Page, house: Running, path: str) -> None:
    session = new_page.context.new_cdp_session(new_page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    types: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda said: asked.update({said["requestId"]: said["request"]["url"]}))
    session.on("Network.responseReceived", lambda said: types.update({said["requestId"]: said["response"]["mimeType"]}))
    session.on("Network.loadingFinished", lambda said: sizes.update({said["requestId"]: said["encodedDataLength"]}))
    new_page.goto(house.address + path)
    wait_for_lobby(new_page) if path == "/" else wait_for_felt(new_page)
    new_page.wait_for_load_state("networkidle")  # what is loaded after the first picture
    assert {urlsplit(url).netloc for url in asked.values()} == {urlsplit(house.address).netloc}
    assert sum(size for request, size in sizes.items() if not types.get(request, "").startswith(FONT)) < MOST
    assert len(sizes) > len(("page", "script", "style"))
