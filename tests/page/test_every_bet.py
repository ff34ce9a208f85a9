"""Every bet that a table offers has a place on its felt and can be laid there: by mouse, by keyboard, by finger.

Which bets there are, the house says, for the widest choice that an edition allows; nothing here lists them. A croupier
deals, so that what has to lie before other bets can be made does come.
"""

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from banca.games import game_of
from banca.house.cage import BuyChips
from banca.house.config import TableConfig, setting_to_json
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.law import EDITIONS, edition, option_set
from banca.money import Limits
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier, Decision
from tests.page.conftest import NUMBERS, PATIENCE
from tests.page.party import Party
from tests.page.tables import PageOf
from tests.server.running import Running

Spot = tuple[str, Any]  # a bet and what was chosen on it, as JSON writes it
LIMITS = Limits(10_00, 10_000_00, 5_00)
# What offers more than a table has by custom: options, and what the house posts.
WIDEST: dict[str, dict[str, Any]] = {
    "roulette-60-2004": {"chances-offered": "all"},
    "blackjack-56-2004": {"additional-bets": ["any-pair", "sevens", "over-under-13"]},
}
POSTED: dict[str, dict[str, Any]] = {
    "stud-poker-61-2004": {
        "jackpot-fixed-royal-flush": 500_000_00,
        "jackpot-fixed-straight-flush": 50_000_00,
        "jackpot-fixed-four-of-a-kind": 5_000_00,
        "jackpot-fixed-full-house": 1_000_00,
        "jackpot-fixed-flush": 500_00,
        "jackpot-minimum": 200_000_00,
        "jackpot-stake": 10_00,
        "jackpot-contribution": Fraction(1, 2),
    },
}
LEAST = 24  # pixels: the least target of WCAG 2.2
MONEY = 10_000_000  # minor units: a chip on every place of the largest felt
MAIN = {("main", None), ("ante", None)}  # without which nothing else can be laid on cards
MOST = 120  # steps until everything has been laid

OPEN = """() => {
  const places = document.querySelectorAll('.felt [data-place]:not([aria-disabled=true])');
  return [...places].map((each) => each.dataset.place);
}"""

# Whether the page has heard from the house which places are open, after all that was done there.
ANSWERED = "(seq) => Number(document.querySelector('[data-answered]')?.dataset.answered) >= seq"

# A point at which whoever presses the place presses nothing else, and the least width of the place there.
AT = """(place) => {
  place.scrollIntoView({ block: 'center', inline: 'center' });
  const box = place.getBoundingClientRect();
  const isIt = (x, y) => place.contains(document.elementFromPoint(x, y));
  const parts = [0.5, 0.2, 0.8, 0.05, 0.95];
  for (const dx of parts) {
    for (const dy of parts) {
      const [x, y] = [box.x + dx * box.width, box.y + dy * box.height];
      if (isIt(x, y)) return [x, y, Math.min(box.width, box.height)];
    }
  }
  return null;
}"""

# Where the arrow keys lead from the places at which Tab comes into the felt.
WALKED = """() => {
  const met = new Map();
  const waiting = [...document.querySelectorAll('.felt [data-place][tabindex="0"]')];
  while (waiting.length > 0) {
    const place = waiting.pop();
    if (met.has(place.dataset.place)) continue;
    met.set(place.dataset.place, true);
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      place.focus();
      place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      const at = document.activeElement?.closest('[data-place]');
      if (at && !met.has(at.dataset.place)) waiting.push(at);
    }
  }
  document.activeElement.blur();
  return [...met.keys()];
}"""


def spot_of(place: str) -> Spot | None:
    """The bet of a place on the felt; None where it stands for several, such as neighbours on a wheel."""
    if not place.startswith("["):
        return None
    bet, selection, _ = json.loads(place)
    return bet, frozen(selection)


def frozen(selection: Any) -> Any:
    return tuple(selection) if isinstance(selection, list) else selection


def point(place: Locator) -> tuple[float, float, float]:
    found = place.evaluate(AT)
    assert found, f"{place} cannot be pressed anywhere"
    x, y, least = found
    return x, y, least


def by_mouse(place: Locator) -> None:
    x, y, _ = point(place)
    place.page.mouse.click(x, y)


def by_finger(place: Locator) -> None:
    x, y, least = point(place)
    assert least >= LEAST, f"{place} is {least:.1f} px wide"
    place.page.touchscreen.tap(x, y)


def by_keyboard(place: Locator) -> None:
    place.focus()
    place.page.keyboard.press("Enter")


Press = Callable[[Locator], None]
HANDS: dict[str, Press] = {"mouse": by_mouse, "keyboard": by_keyboard, "finger": by_finger}


class Guest:
    """Who lays whatever can be laid, until nothing is left that has not been."""

    def __init__(self, house: Running, table: str, page: Page, press: Press) -> None:
        self.house, self.table, self.page, self.press = house, table, page, press
        self.party = Party(house, table, [page])
        self.name = next(iter(self.party.pages))
        house.do(BuyChips(self.name, "play-HKD", MONEY))
        self.laid: set[Spot] = set()
        self.offered = frozenset(self._offered())

    def _offered(self) -> Iterator[Spot]:
        layout = self.house.client().get(f"/tables/{self.table}/layout").raise_for_status().json()
        for bet in layout["bets"]:
            yield from ((bet["bet"], frozen(spot["selection"])) for spot in bet["spots"] if spot["placed"])

    @property
    def left(self) -> frozenset[Spot]:
        return self.offered - self.laid

    def stakes(self) -> dict[Spot, int]:
        found = self.party.at.state.stakes
        return {
            (each.position.bet, each.position.selection): each.amount
            for each in found
            if each.position.player == self.name
        }

    def lay(self) -> None:
        """A chip on every place that is open for a bet that has not lain yet, on whichever part of the felt."""
        for tab in [None, *self.page.locator(".felt [role=tab]").all()]:
            if tab:
                self.press(tab)
            walked: list[str] | None = None
            while place := self._next():
                if self.press is by_keyboard:
                    walked = walked or self.page.evaluate(WALKED)
                    assert place in walked, f"no arrow key leads to {place}"
                for _ in range(2 if spot_of(place) == ("main", None) else 1):  # of two chips one can be insured
                    self.change(self.page.locator(f"[data-place='{place}']"))

    def _next(self) -> str | None:
        """A place for a bet that has not lain yet."""
        self.wait_for_answers()
        return next((place for place in self.page.evaluate(OPEN) if spot_of(place) in self.left), None)

    def wait_for_answers(self) -> None:
        self.page.wait_for_function(ANSWERED, arg=self.party.at.seq, timeout=PATIENCE)

    def change(self, what: Locator) -> None:
        """Press something, and wait until it has changed what lies on the table."""
        before = self.stakes()
        self.press(what)
        self.party.wait_for(lambda: self.stakes() != before)
        self.laid |= set(self.stakes())

    def decide(self) -> None:
        """Choose what brings a bet that has not lain yet, or else what is offered first."""
        self.wait_for_answers()
        buttons = self.page.locator("footer [data-act]")
        buttons.first.wait_for()
        wanted = [buttons.and_(self.page.locator(f"[data-act={bet}]")) for bet in sorted({bet for bet, _ in self.left})]
        self.party.do_until_heard(
            lambda: self.press(next((each for each in reversed(wanted) if each.count()), buttons.first))
        )
        self.laid |= set(self.stakes())

    def take_back(self) -> None:
        for each in self.party.at.state.stakes.of(self.name):
            position = each.position
            self.do(act="withdraw", player=self.name, bet=position.bet, place=position.place, stake=each.amount)

    # What the croupier does.

    def do(self, **act: Any) -> None:
        self.house.do(PlaceAct(self.table, act))

    def go_on(self) -> None:
        """One step of the round that chance has no part in."""
        match self.party.at.turn:
            case Decision(player, choices) if player != self.name:
                self.do(**choices[0].to_json())
            case Decision():
                self.decide()
            case _:
                self.house.do(Advance(self.table, close=True, once=True))

    def open(self) -> None:
        """All that the croupier does until somebody else has to do something."""
        while isinstance(self.party.at.turn, Croupier):
            self.go_on()

    def throw(self, *dice: int) -> None:
        """Whoever has the dice throws these."""
        while not isinstance(self.party.at.turn, Chance):
            seen = self.party.at.game.seen_by(self.party.at.state, None)
            if isinstance(self.party.at.turn, Betting) and seen.get("shooter"):
                self.do(act="throw", player=seen["shooter"])
            else:
                self.go_on()
        self.do(act="dice", dice=list(dice))
        self.party.wait_for(lambda: not isinstance(self.party.at.turn, Chance))

    def deal(self, ranks: dict[str, str]) -> None:
        """The next card, of a rank that somebody is to get if there is one."""
        turn = self.party.at.turn
        assert isinstance(turn, Chance)
        acts = [each.to_json() for each in turn.weights]
        wanted = ranks.get(str(acts[0].get("to")), ranks.get("others", ""))
        self.do(**next((each for each in acts if wanted and str(each.get("card", "")).startswith(wanted)), acts[0]))


# How what can only be laid in the course of a round comes to be laid; elsewhere all can be at its beginning.


def play_craps(guest: Guest) -> None:
    """A number after the other is thrown, so that come bets travel to each; the first is the point, and comes again."""
    for number in ((2, 2), (2, 3), (3, 3), (3, 5), (4, 5), (4, 6), (1, 3)):
        guest.open()
        guest.laid -= {("come", None), ("dont-come", None)}
        guest.lay()
        guest.throw(*number)
    guest.open()
    guest.lay()


def play_cards(guest: Guest) -> None:
    """Against an ace, pairs of eights in one round, which can be split again, and eleven in the next, to be doubled."""
    for step in range(MOST):
        guest.open()
        if not guest.left:
            return
        match guest.party.at.turn:
            case Chance():
                guest.deal({"bank": "A", "others": "8" if guest.party.rounds % 2 == 0 else "56"[step // 2 % 2]})
            case Betting():
                if not guest.stakes():
                    guest.laid -= MAIN
                    guest.lay()
                guest.lay()
                guest.go_on()
            case _:
                guest.go_on()


def play_pai_kau(guest: Guest) -> None:
    """The bank, and what can be laid against another's: behind the bank, with another, and on a place of one's own."""
    guest.lay()
    guest.take_back()
    for place, bet in enumerate(("bank", "seat"), start=1):
        name, _ = guest.house.guest()
        guest.do(act="bet", player=name, bet=bet, place=place, stake=LIMITS.minimum)
    for _ in range(2):
        guest.lay()
        guest.take_back()


def lay_all(guest: Guest) -> None:
    guest.open()
    guest.lay()


PLAYS: dict[str, Callable[[Guest], None]] = {
    "blackjack": play_cards,
    "craps": play_craps,
    "pai-kau": play_pai_kau,
    "stud-poker": play_cards,
}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("slug", EDITIONS)
def test_every_bet_that_is_offered_can_be_laid(house: Running, open_page: PageOf, slug: str, hand: str) -> None:
    law = edition(slug)
    options = option_set(law, WIDEST.get(slug, {}), preset="customary")
    setting = setting_to_json(game_of(slug), Setting(options, LIMITS, parameters=POSTED.get(slug, {})))
    table = f"every-{slug.lower()}-{next(NUMBERS)}"
    house.do(OpenTable(table, TableConfig(setting, dealer="croupier")))
    page = open_page(f"/table/{table}", phone=hand == "finger")
    page.locator("[data-place]").first.wait_for(state="attached")
    guest = Guest(house, table, page, HANDS[hand])
    try:
        page.keyboard.press("1")
        PLAYS.get(law.game, lay_all)(guest)
        assert guest.left == frozenset()
    finally:
        guest.party.end()
