"""The croupier's desk in a real browser: whole rounds by keyboard alone, what is refused, what is put right."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from banca.house.cage import BuyChips
from banca.house.config import TableConfig, stream_of
from banca.house.journal import entries
from banca.house.live_table import LiveTable
from banca.house.tables import OpenTable, PlaceAct
from banca.law import EDITIONS
from banca.play.act import OnPosition
from banca.play.turn import Betting, Chance, Croupier, Decision
from banca.server.identity import COOKIE
from tests.client.test_all_games import SETTINGS, STAKES
from tests.page.test_screens import untranslated, violations
from tests.server.running import Running

CHIPS = 100_000_000
HELD = 900  # milliseconds: longer than a button must be held
PLAYERS = ("lei", "ana", "chan")
LOOKS = [(1440, "en", "light"), (1024, "pt", "dark"), (390, "zh", "light"), (390, "en", "dark"), (1440, "zh", "dark")]
LOCALES = {"en": "en-GB", "pt": "pt-PT", "zh": "zh-TW"}
NUMBERS = iter(range(1, 10_000))


@dataclass
class AtDesk:
    """A table of a game that a croupier deals, and the pages of those who work there."""

    house: Running
    table: str
    page: Page
    open_as: Callable[..., Page]

    @property
    def live(self) -> LiveTable:
        return self.house.house.tables[self.table]

    @property
    def next(self) -> Locator:
        return self.page.get_by_test_id("next")

    @property
    def entry(self) -> Locator:
        return self.page.get_by_test_id("entry")

    @property
    def refused(self) -> Locator:
        return self.page.get_by_test_id("refused")

    @property
    def is_paying(self) -> bool:
        turn = self.live.table.turn
        return isinstance(turn, Croupier) and isinstance(turn.prescribed, OnPosition)

    def bet(self, slug: str, *, count: int = 3) -> None:
        for player, bets in zip(PLAYERS[:count], STAKES.get(slug, ()), strict=False):
            for bet, stake, selection, place in bets:
                said = {"act": "bet", "player": player, "bet": bet, "stake": stake}
                said |= {} if selection is None else {"selection": selection}
                self.stake(said | ({} if place is None else {"place": place}))

    def stake(self, said: dict[str, Any]) -> None:
        self.house.do(PlaceAct(self.table, said))
        self.caught_up()

    def caught_up(self) -> None:
        """Until the page shows the table as the house has it."""
        shown = self.page.locator(f"[data-seq='{self.live.number}']")
        expect(shown).to_have_count(1)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def show(self, typed: str) -> None:
        """Type what chance showed, and Enter; wait until the house has it."""
        before = self.live.number
        expect(self.entry).to_be_focused()
        self.page.keyboard.type(typed)
        self.press("Enter")
        self.wait_for(lambda: self.live.number > before)

    def go_on(self) -> None:
        before = self.live.number
        self.press("Enter")
        self.wait_for(lambda: self.live.number > before)

    def wait_for(self, reached: Callable[[], object]) -> None:
        for _ in range(400):
            if reached():
                self.caught_up()
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"the desk stands at {self.next.inner_text()}")

    def deal(self, shown: Iterator[str], until: Callable[[], bool]) -> list[str]:
        """Deal by keys alone until something is so; gives the names of what was done."""
        names = []
        while not until():
            names.append(self.next.inner_text())
            turn = self.live.table.turn
            match turn:
                case Chance():
                    self.show(next(shown))
                case Decision(_, choices):
                    before = self.live.number
                    self.press("abcdefghij"[len(choices) - 1])
                    self.wait_for(lambda before=before: self.live.number > before)  # type: ignore[misc]
                case Croupier() | Betting():
                    self.go_on()
        return names

    def hold(self) -> None:
        """Hold what is in focus for as long as it needs."""
        self.page.keyboard.down("Enter")
        self.page.wait_for_timeout(HELD)
        self.page.keyboard.up("Enter")


@pytest.fixture(scope="module")
def staff(house: Running) -> Running:
    for name, role in (("lou", "croupier"), ("sam", "supervisor"), *((player, "player") for player in PLAYERS)):
        house.add(name, role)
    for player in PLAYERS:
        house.do(BuyChips(player, "play-HKD", CHIPS))
    return house


@pytest.fixture
def sit(chromium: Browser, staff: Running) -> Iterator[Callable[..., AtDesk]]:
    """Opens a table of an edition, and its desk as a croupier. Fails if a page says anything on its console."""
    opened: list[tuple[Page, list[str]]] = []

    def open_as(person: str, path: str, width: int = 1440, lang: str = "en", theme: str = "light") -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": 844 if width < 700 else 900},
            locale=LOCALES[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        session = staff.sessions[person]
        context.add_cookies([{"name": COOKIE, "value": session, "url": staff.address, "httpOnly": True}])
        context.add_init_script("localStorage.setItem('banca-known', 'yes')")
        page, faults = context.new_page(), list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        opened.append((page, faults))
        page.goto(staff.address + path)
        return page

    def at_desk(slug: str, width: int = 1440, lang: str = "en", theme: str = "light") -> AtDesk:
        table = f"desk-{next(NUMBERS)}"
        setting = {"edition": slug, **SETTINGS.get(slug, {})}
        staff.do(OpenTable(table, TableConfig(setting, dealer="croupier", float=CHIPS)))
        found = AtDesk(staff, table, open_as("lou", f"/desk/croupier/{table}", width, lang, theme), open_as)
        found.caught_up()
        return found

    yield at_desk
    for page, faults in opened:
        page.context.close()
        assert faults == []


BACCARAT, CUSSEC, BLACKJACK = "baccarat-55-2004", "cussec-57-2004", "blackjack-56-2004"
ODD = {"act": "bet", "player": "lei", "bet": "odd", "stake": 120_000}
SMALL = {"act": "bet", "player": "ana", "bet": "small", "stake": 187_500}


def test_a_round_of_one_draw_by_keyboard_alone(sit: Callable[..., AtDesk], pictures: Path) -> None:
    """The procedure by Enter, the dice typed, the stakes taken and paid in their order, with the chips to cut."""
    desk = sit(CUSSEC)
    done = desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Betting))
    assert done[:2] == ["Cover the dome", "Close the clasps"]
    desk.stake(ODD)
    desk.stake(SMALL)
    done = desk.deal(iter(["461"]), lambda: desk.is_paying)
    assert done == [
        *("Ring the bell, no more bets", "Lift the cover", "The dice show"),
        *("Announce the result", "Light the winning bets"),
    ]
    expect(desk.next).to_have_text("Take a losing stake")
    desk.page.screenshot(path=pictures / "croupier-paying.png")
    assert violations(desk.page) == []
    desk.go_on()
    expect(desk.next).to_have_text("Pay a winning bet")
    expect(desk.page.get_by_test_id("amount")).to_have_text("1,200")
    expect(desk.page.locator(".cut li")).to_have_text([re.compile(r"1 chips? of 1,000"), re.compile(r"2 chips of 100")])
    round_ = desk.live.round
    desk.go_on()
    assert desk.live.round == round_ + 1
    assert desk.live.last_round
    assert desk.live.last_round.record["settlement"]["players"] == {"lei": 120_000, "ana": -187_500}


def test_a_round_of_cards_by_keyboard_alone(sit: Callable[..., AtDesk], pictures: Path) -> None:
    desk = sit(BACCARAT)
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Betting))
    desk.bet(BACCARAT)
    done = desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Chance))
    assert done == ["Call no more bets", "Burn cards"]
    expect(desk.entry).to_be_focused()
    for card in ("9s", "kd", "5d", "3h"):  # faster than the house answers
        desk.page.keyboard.type(card)
        desk.press("Enter")
    desk.wait_for(lambda: isinstance(desk.live.table.turn, Croupier))
    assert [act.to_json()["card"] for _, act in desk.live.acts if act.name == "card"] == ["9s", "Kd", "5d", "3h"]
    assert desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Decision)) == ["Hand over the cards"]
    desk.page.screenshot(path=pictures / "croupier-cards.png")
    number = desk.live.round
    done = desk.deal(iter(["2c", "7h", "10h", "4s"]), lambda: desk.live.round > number)
    assert {"Take a losing stake", "Pay a winning bet"} & {*done}
    assert desk.live.last_round
    assert not desk.live.last_round.void


def dealt(desk: AtDesk, slug: str) -> None:
    """Until the first card, or whatever chance has to show."""
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Betting))
    desk.bet(slug)
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Chance))


def test_a_wrong_card_is_refused_before_it_is_dealt(sit: Callable[..., AtDesk], pictures: Path) -> None:
    desk = sit(BACCARAT)
    dealt(desk, BACCARAT)
    number = desk.live.number
    expect(desk.entry).to_be_focused()
    desk.page.keyboard.type("1x")
    desk.press("Enter")
    expect(desk.refused).to_contain_text("no card of the pack")
    expect(desk.refused.locator(".cite")).to_have_text("55/2004 art. 1(1)")
    assert desk.live.number == number
    desk.page.screenshot(path=pictures / "croupier-refused.png")
    assert violations(desk.page) == []
    desk.show("9s")
    expect(desk.refused).to_have_count(0)


def test_a_step_that_is_left_out_and_a_wrong_payment_are_refused(sit: Callable[..., AtDesk]) -> None:
    desk = sit(CUSSEC)
    desk.page.locator("summary").press("Enter")
    desk.page.locator("[data-step=clasp]").press("Enter")
    expect(desk.refused).to_contain_text("the dome must be covered first")
    expect(desk.refused.locator(".cite")).to_have_text("57/2004 art. 2(1)")
    assert desk.live.acts == []
    desk.page.locator("body").click(position={"x": 5, "y": 300})
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Betting))
    desk.stake(ODD)
    desk.stake(SMALL)
    desk.deal(iter(["461"]), lambda: desk.is_paying)
    number = desk.live.number
    desk.press("p")  # a stake that has lost is not paid
    expect(desk.refused.locator(".cite")).to_have_count(1)
    first = desk.refused.inner_text()
    desk.press("ArrowDown")
    desk.press("Enter")  # and none is paid before the losing stakes are taken
    expect(desk.refused).not_to_have_text(first)
    expect(desk.refused).to_contain_text("57/2004")
    assert desk.live.number == number
    desk.press("ArrowUp")
    desk.go_on()


def test_an_irregularity_is_called_by_its_number(sit: Callable[..., AtDesk]) -> None:
    """A card that came out face up, by Esc and its number; the round goes on."""
    desk = sit(BACCARAT)
    dealt(desk, BACCARAT)
    desk.show("9s")
    expect(desk.page.get_by_test_id("recorded")).to_have_text("Recorded: 9♠")
    number = desk.live.number
    desk.press("Escape")
    desk.press("1")
    desk.wait_for(lambda: desk.live.number > number)
    assert desk.live.acts[-1][1].name == "face-up"
    desk.show("kd")


def test_a_void_round_is_held_and_has_its_reason(sit: Callable[..., AtDesk], pictures: Path) -> None:
    desk = sit(BACCARAT)
    dealt(desk, BACCARAT)
    number = desk.live.number
    called = desk.page.locator("[data-call]").evaluate_all("all => all.map((each) => each.dataset.call)")
    desk.press("Escape")
    desk.press(str(called.index("void") + 1))
    expect(desk.page.locator("select")).to_be_focused()
    desk.press("Tab")
    desk.press("Enter")  # too short
    desk.page.wait_for_timeout(HELD)
    assert desk.live.number == number
    desk.page.screenshot(path=pictures / "croupier-void.png")
    assert violations(desk.page) == []
    desk.hold()
    desk.wait_for(lambda: desk.live.number > number)
    assert desk.live.acts[-1][1].to_json() == {"act": "void", "why": "order-lost"}
    round_ = desk.live.round
    desk.deal(iter(()), lambda: desk.live.round > round_)
    assert desk.live.last_round
    assert desk.live.last_round.void


def test_a_change_of_the_shoe_is_held_and_its_reason_is_kept(sit: Callable[..., AtDesk]) -> None:
    desk = sit(BACCARAT)
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Betting))
    called = desk.page.locator("[data-call]").evaluate_all("all => all.map((each) => each.dataset.call)")
    desk.press(str(called.index("change-shoe") + 1))
    expect(desk.page.locator(".panel input")).to_be_focused()
    expect(desk.page.locator(".panel")).to_contain_text("Say the reason first.")
    desk.page.keyboard.type("a card is bent")
    desk.press("Tab")
    number = desk.live.number
    desk.hold()
    desk.wait_for(lambda: desk.live.number > number)
    assert desk.live.acts[-1][1].name == "change-shoe"
    with desk.house.house.database.read() as connection:
        *_, last = entries(connection, stream_of(desk.table))
    assert last.body["reason"] == "a card is bent"


def test_a_supervisor_puts_a_typing_error_right(sit: Callable[..., AtDesk], pictures: Path) -> None:
    desk = sit(BACCARAT)
    dealt(desk, BACCARAT)
    desk.show("8s")
    wrong = desk.live.number
    desk.page.get_by_test_id("correct").press("Enter")  # no croupier may
    expect(desk.refused).to_contain_text("supervisor")
    assert desk.live.number == wrong
    supervisor = desk.open_as("sam", f"/desk/croupier/{desk.table}")
    supervisor.locator(f"[data-take-back='{wrong}']").press("Enter")
    desk.wait_for(lambda: desk.live.number > wrong)
    expect(supervisor.locator("[data-take-back]")).to_have_count(0)
    supervisor.screenshot(path=pictures / "croupier-supervisor.png")
    assert "8s" not in [act.to_json().get("card") for _, act in desk.live.acts]
    desk.page.bring_to_front()
    desk.entry.focus()
    desk.show("9s")
    assert desk.live.acts[-1][1].to_json()["card"] == "9s"


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_edition_has_its_desk(sit: Callable[..., AtDesk], slug: str, pictures: Path) -> None:
    """Up to what chance has to show; it fits, it is said in the language, and it is accessible."""
    width, lang, theme = LOOKS[EDITIONS.index(slug) % len(LOOKS)]
    desk = sit(slug, width, lang, theme)
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Betting))
    desk.bet(slug)
    desk.deal(iter(()), lambda: isinstance(desk.live.table.turn, Chance | Decision))
    desk.page.wait_for_timeout(200)
    desk.page.screenshot(path=pictures / f"croupier-{slug}-{width}-{lang}-{theme}.png", full_page=width < 700)
    assert violations(desk.page) == []
    assert desk.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert untranslated(desk.page, lang) == set()
    expect(desk.page.locator("[data-call]").first).to_be_visible()
    if isinstance(desk.live.table.turn, Chance):
        expect(desk.entry).to_be_focused()


def test_the_desk_names_the_tables_that_a_person_deals(sit: Callable[..., AtDesk], pictures: Path) -> None:
    desk = sit(CUSSEC)
    page = desk.open_as("lou", "/desk/croupier")
    page.locator(f"a[href='/desk/croupier/{desk.table}']").wait_for()
    expect(page.locator("a[href='/desk/croupier/roulette']")).to_have_count(0)
    page.screenshot(path=pictures / "croupier-tables.png")
    assert violations(page) == []
    guest = desk.open_as("lei", "/desk/croupier")
    expect(guest.locator("a[href='/desk/croupier']")).to_have_count(0)
