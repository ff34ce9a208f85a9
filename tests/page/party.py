"""Guests at a table of their own, where nothing happens by itself: the test says when the betting ends.

So no guest is ever too late, however slow the machine, and what a page shows of a round stays there to be read.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Protocol

from playwright.sync_api import Error, Locator, Page, expect

from banca.house.live_table import LiveTable
from banca.house.roles import PROGRAM
from banca.house.tables import Advance
from banca.money import Limits
from banca.play.turn import Betting, Decision
from banca.server.standing import Standing, standing_of
from tests.page.tables import ANSWER, PLACE
from tests.server.running import Running

NEVER = 3600  # seconds: longer than any test
ROUND = 240.0  # seconds: no round takes so long, however slow the machine
HEARD = 30.0  # seconds within which the house has heard of what was done at a page
FAILED = 10.0  # the same where the browser says that it could not be done, from the beginning
PAUSE = 20  # milliseconds
DECISION = "footer [data-act]"
# A bet that the round decides in which it is laid; elsewhere the first place that is open will do.
BETS = {"blackjack": "main", "craps": "field", "pai-kau": "seat", "stud-poker": "ante"}
OF_ONE = {"blackjack", "pai-kau", "stud-poker"}  # where everybody takes a place of their own


@dataclass(frozen=True)
class Hand:
    """How somebody lays a chip, and chooses what is offered."""

    lay: Callable[[Locator], None]
    choose: Callable[[Locator], None]


def _lay_by_keyboard(place: Locator) -> None:
    """The smallest chip, by its figure, and Enter."""
    place.press("1", timeout=ANSWER)
    place.press("Enter", timeout=ANSWER)


MOUSE = Hand(
    lay=lambda place: place.click(force=True, timeout=ANSWER),
    choose=lambda offer: offer.click(timeout=ANSWER),
)
KEYBOARD = Hand(lay=_lay_by_keyboard, choose=lambda offer: offer.press("Enter", timeout=ANSWER))


class Party:
    """The guests who play at a table together, each in a page."""

    def __init__(self, house: Running, table: str, pages: Sequence[Page], hand: Hand = MOUSE) -> None:
        self.house, self.table, self.hand = house, table, hand
        self._at = standing_of(house.house.tables[table], {}, owned=True)
        house.house.watchers.append(self._follow)
        self.pages = {guest_of(page): page for page in pages}

    def _follow(self, changed: Sequence[LiveTable]) -> None:
        """After each commit, in the thread that writes."""
        for live in changed:
            if live.id == self.table:
                self._at = standing_of(live, {}, owned=True)

    def end(self) -> None:
        self.house.house.watchers.remove(self._follow)

    @property
    def at(self) -> Standing:
        """The table after the last commit; the house's own is being changed by another thread."""
        return self._at

    @property
    def page(self) -> Page:
        """Of whoever came first."""
        return next(iter(self.pages.values()))

    @property
    def rounds(self) -> int:
        """How many rounds have ended."""
        return self.at.last.number if self.at.last else 0

    def staked(self, guest: str) -> int:
        return self.at.in_play.get(guest, 0)

    def lay(self) -> None:
        """Everybody lays a chip."""
        for guest in self.pages:
            self.lay_of(guest)

    def lay_of(self, guest: str) -> None:
        self._until(lambda: self.staked(guest) > 0, lambda: self._try_to_lay(guest))
        page = self.pages[guest]
        expect(page.locator("g.staked .sending")).to_have_count(0)
        expect_amount(page.get_by_test_id("staked"), self.staked(guest))

    def play(self) -> None:
        """Let the round go on to its end: everybody decides what they are asked, by the first choice."""
        before = self.rounds
        self._until(lambda: self.rounds > before, self._go_on)

    def play_until_asked(self) -> str:
        """Let the round go on until a guest has to decide; gives the name."""
        self._until(lambda: isinstance(self.at.turn, Decision), self._go_on)
        turn = self.at.turn
        assert isinstance(turn, Decision)
        return turn.player

    def wait_for(self, reached: Callable[[], object]) -> None:
        """Until the house has heard of something."""
        self._until(reached, self._pause)

    def net(self, guest: str) -> int:
        """What the last round brought to a guest, as it is written down."""
        ended = self.at.last
        assert ended
        assert not ended.void
        return int(ended.record["settlement"]["players"][guest])

    def staying(self, guest: str) -> int:
        """What the last round left on the table undecided, as it is written down: the next one decides it."""
        ended = self.at.last
        assert ended
        left = ended.record["settlement"].get("standing", ())
        return sum(each["stake"] for each in left if each["player"] == guest)

    def _try_to_lay(self, guest: str) -> None:
        if isinstance(self.at.turn, Decision):
            self._go_on()
        else:
            self.do_until_heard(lambda: self.hand.lay(self._place_for(guest)))

    def _place_for(self, guest: str) -> Locator:
        """Where a guest lays a chip; the first at a table of pai kau takes the bank."""
        state = self.at.state
        game, at = state.setting.edition.game, [*self.pages].index(guest)
        bet = "bank" if game == "pai-kau" and not state.stakes else BETS.get(game)
        found = self.pages[guest].locator(PLACE if bet is None else f"{PLACE}[data-place^='[\"{bet}\"']")
        return found.nth(at if game in OF_ONE and bet != "bank" else 0)

    def _go_on(self) -> None:
        """One step: a decision of a guest's, a throw, or the end of the betting; the dealer does the rest by itself."""
        turn, seen = self.at.turn, self.at.game.seen_by(self.at.state, None)
        if isinstance(turn, Decision):
            self.do_until_heard(lambda: self.hand.choose(self.pages[turn.player].locator(DECISION).first))
        elif isinstance(turn, Betting) and seen.get("shooter") in self.pages:
            self.do_until_heard(lambda: self.hand.choose(self.pages[seen["shooter"]].locator("[data-act=throw]")))
        elif isinstance(turn, Betting):
            self.house.house.do(PROGRAM, Advance(self.table, close=True, once=True))
        else:
            self._pause()

    def do_until_heard(self, what: Callable[[], None]) -> None:
        """Do it, and wait until the house has done something; a page may have been a moment behind.

        Also where the browser says that it failed: on a slow machine it may still come to pass, and is not done twice.
        """
        number, until = self.at.seq, monotonic() + FAILED
        with suppress(Error):
            what()
            until = monotonic() + HEARD
        while self.at.seq == number and monotonic() < until:
            self._pause()

    def _pause(self) -> None:
        """A moment in which the pages, and what stands between them and the house, go on."""
        self.page.wait_for_timeout(PAUSE)

    @staticmethod
    def _until(reached: Callable[[], object], step: Callable[[], None]) -> None:
        deadline = monotonic() + ROUND
        while not reached():
            assert monotonic() < deadline, "the round does not go on"
            step()


class PartyOf(Protocol):
    """`look` is what `open_page` takes: a phone, a theme, motion."""

    def __call__(
        self,
        game: str,
        languages: Sequence[str] = ("en",),
        hand: Hand = MOUSE,
        *,
        limits: Limits = ...,
        **look: Any,
    ) -> Party: ...


def guest_of(page: Page) -> str:
    """The name under which the house knows whoever has the page open."""
    page.get_by_test_id("balance").wait_for()
    return str(page.evaluate("async () => (await (await fetch('/v1/session')).json()).name"))


def amount(said: Locator) -> int:
    """An amount that a page shows, in minor units, whatever the language writes between the figures."""
    text = said.inner_text()
    whole = re.sub(r"\D", "", text)
    cents = int(whole) * (1 if re.search(r"[.,]\d\d$", text) else 100)
    return -cents if text.startswith("−") else cents


def expect_amount(said: Locator, cents: int) -> None:
    """Wait until a page shows an amount: it may be a moment behind the house."""
    deadline = monotonic() + HEARD
    while (shown := amount(said)) != cents:
        assert monotonic() < deadline, f"the page shows {shown}, not {cents}"
        said.page.wait_for_timeout(PAUSE)
