"""How long the program waits before it goes on: by the placard, on a clock that the test moves."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from banca.house.cage import BuyChips
from banca.house.config import TableConfig, milliseconds
from banca.house.house import House
from banca.house.people import AddPerson
from banca.house.roles import PROGRAM
from banca.house.tables import Advance, OpenTable, PauseTable, PlaceAct
from banca.play.act import OnPosition
from banca.play.turn import Decision
from banca.server.dealer import Dealer
from banca.server.hub import Hub, Room
from banca.server.standing import public_document, standing_of
from tests.server.running import OF_DECISIONS, Running, new_house

CUSSEC = "cussec-57-2004"
BET = {"act": "bet", "player": "ana", "bet": "small", "stake": 1_000}


@dataclass
class Handle:
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class Clock:
    """The loop as far as a dealer uses it."""

    now: float = 1_000.0
    waits: list[tuple[float, Advance]] = field(default_factory=list)

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, _: Any, room: Room, for_: Any, command: Advance) -> Handle:
        del room, for_
        self.waits.append((round(seconds, 6), command))
        return Handle()


class Pit:
    """One table, its dealer, and the clock."""

    def __init__(self, house: House, edition: str = CUSSEC, **timers: Any) -> None:
        self.house, self.clock = house, Clock()
        running = Running(house, "", ExitStack())
        running.do(AddPerson("ana", ["player"]))
        running.do(BuyChips("ana", "play-HKD", 10_000_000))
        running.do(OpenTable("t", TableConfig({"edition": edition}, timers=timers, float=10**9)))
        hub: Any = Hub.__new__(Hub)
        hub.loop, hub.listeners, hub.rooms = self.clock, [], {}
        self.dealer = Dealer(house, hub)
        self.room = Room(self._standing(), public_document(self._standing()), 0)

    def _standing(self) -> Any:
        return standing_of(self.house.tables["t"], {}, owned=True)

    def look(self) -> tuple[float, Advance] | None:
        """What the dealer waits for now."""
        self.room.at = self._standing()
        self.dealer.look(self.room)
        return self.clock.waits[-1] if self.dealer.waits else None

    def go_on(self) -> list[str]:
        """Let the time go by; the acts that came of it."""
        found = self.look()
        assert found
        self.clock.now += found[0]
        reply = self.house.do(PROGRAM, found[1])
        assert reply.accepted, reply.says
        return [act["act"] for act in reply.body["acts"]]

    def bet(self) -> None:
        assert self.house.do(PROGRAM, PlaceAct("t", BET)).accepted


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with new_house(tmp_path) as opened:
        yield opened


def test_a_table_that_posts_nothing_goes_on_at_once(house: House) -> None:
    pit = Pit(house)
    assert len(pit.go_on()) > 1
    pit.bet()
    assert pit.look() == (20.0, Advance("t", close=True))
    assert pit.go_on()[-1] in ("take", "pay")
    assert pit.look() == (0.0, Advance("t"))


def test_steps_come_one_by_one_at_their_pace_and_payments_together(house: House) -> None:
    pit = Pit(house, step="0.8", betting=15)
    steps = []
    while (found := pit.look()) is not None:
        assert found == (0.8, Advance("t", once=True, together=True))
        steps += pit.go_on()
    assert steps[:2] == ["cover", "clasp"]
    for bet in ("small", "big"):
        assert house.do(PROGRAM, PlaceAct("t", {**BET, "bet": bet})).accepted
    assert pit.look() == (15.0, Advance("t", close=True, once=True))
    came = []
    while not house.tables["t"].last_round:
        came.append(pit.go_on())
    assert [len(each) for each in came[:-1]] == [1] * (len(came) - 1)
    kinds = house.tables["t"].game.act_kinds
    assert len(came[-1]) == 2
    assert all(issubclass(kinds[name], OnPosition) for name in came[-1])


def test_a_result_is_shown_before_the_program_goes_on(house: House) -> None:
    pit = Pit(house, showing=4)
    pit.go_on()
    pit.bet()
    pit.go_on()
    assert house.tables["t"].last_round
    assert pit.look() == (4.0, Advance("t"))
    begun = len(pit.clock.waits)
    pit.clock.now += 1.5
    pit.look()
    assert len(pit.clock.waits) == begun  # it still waits for the same


def test_what_happens_meanwhile_does_not_lengthen_the_showing(house: House) -> None:
    pit = Pit(house, showing=4, step="0.5")
    while pit.look():
        pit.go_on()
    pit.bet()
    while not house.tables["t"].last_round:
        pit.go_on()
    assert pit.look() == (4.0, Advance("t", once=True, together=True))
    pit.clock.now += 3.0
    assert house.do(PROGRAM, Advance("t", once=True)).accepted  # somebody else did the first step
    assert pit.look() == (1.0, Advance("t", once=True, together=True))
    pit.clock.now += 0.7
    assert house.do(PROGRAM, Advance("t", once=True)).accepted
    assert pit.look() == (0.5, Advance("t", once=True, together=True))


def test_bets_do_not_lengthen_the_window(house: House) -> None:
    pit = Pit(house, betting=15)
    pit.go_on()
    pit.bet()
    assert pit.look() == (15.0, Advance("t", close=True))
    begun = len(pit.clock.waits)
    for _ in range(3):
        pit.clock.now += 4.0
        pit.bet()
        pit.look()
    assert len(pit.clock.waits) == begun  # it ends when it would have ended


def test_acts_of_others_do_not_lengthen_a_decision(house: House) -> None:
    pit = Pit(house, edition=OF_DECISIONS, decision=15)
    bet = PlaceAct("t", {**BET, "bet": "main", "place": 1, "stake": 10_000})
    while not isinstance(house.tables["t"].table.turn, Decision):  # a hand may be over as it is dealt
        if not house.do(PROGRAM, bet).accepted or house.tables["t"].table.state.stakes:
            pit.go_on()
    assert pit.look() == (15.0, Advance("t", default=True, once=True))
    begun = len(pit.clock.waits)
    pit.clock.now += 4.0
    assert house.do(PROGRAM, PauseTable("t")).accepted  # an entry of the journal, and no choice of his
    pit.look()
    assert len(pit.clock.waits) == begun


def test_after_a_restart_a_result_was_shown_before(house: House) -> None:
    pit = Pit(house, showing=4)
    pit.go_on()
    pit.bet()
    pit.go_on()
    again: Any = Hub.__new__(Hub)
    again.loop, again.listeners, again.rooms = pit.clock, [], {}
    pit.dealer = Dealer(house, again)
    assert pit.look() == (0.0, Advance("t"))


@pytest.mark.parametrize(("posted", "found"), [(3, 3000), ("0.8", 800), ("12.345", 12_345), ("7", 7000)])
def test_a_timer_is_exact_to_the_millisecond(posted: int | str, found: int) -> None:
    assert milliseconds(TableConfig({}, timers={"step": posted}), "step", 0) == found
    assert milliseconds(TableConfig({}), "step", posted) == found


@pytest.mark.parametrize("posted", [0.8, "1e3", "-1", "1.2345", "", None, "123456"])
def test_a_timer_that_is_no_exact_number_is_refused(posted: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"setting": {}, "timers": {"step": posted}}, TableConfig)
