"""Craps in a few words: "ana come 100" is a bet, "bo come-odds 9 50" one on a number, 9 or (4, 5) a throw."""

import json
from typing import Any

from banca.games import settle
from banca.games.craps.memory import Layout
from banca.games.craps.state import Throwing
from banca.games.craps.throw import Dice, Void
from banca.law import Refusal
from banca.money import named
from banca.play.act import Act, Bet, Withdraw
from banca.play.record import Replay, prescribed
from tests.at_table import AtTable

EDITION = "craps-53-2010"
Said = str | int | tuple[int, int] | Act

TOTALS = tuple(range(2, 13))
POINTS = (4, 5, 6, 8, 9, 10)
THROW = {  # one way for each total, never a double where another way exists
    2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (1, 5), 7: (1, 6), 8: (2, 6), 9: (3, 6), 10: (4, 6), 11: (5, 6),
    12: (6, 6),
}  # fmt: skip
BETS = (
    "pass-line", "pass-odds", "dont-pass", "dont-pass-odds", "come", "come-odds", "dont-come", "dont-come-odds",
    "any-craps", "any-seven", "eleven", "ace-deuce", "aces", "boxcars", "horn", "field", "big", "small",
    "hard-4", "hard-6", "hard-8", "hard-10", "big-6", "big-8", "big-5", "big-9", "big-4", "big-10",
)  # fmt: skip


def bet(said: str) -> Bet:
    player, slug, *selection, amount = said.split()
    whole, _, cents = amount.partition(".")
    return Bet(player, slug, int(whole) * 100 + int(cents or 0), int(selection[0]) if selection else None)


def taken_back(said: str) -> Withdraw:
    player, slug, *selection = said.split()
    return Withdraw(player, slug, int(selection[0]) if selection else None)


def act_of(said: Said) -> Act:
    match said:
        case str():
            return bet(said)
        case int():
            return Dice(THROW[said])
        case tuple():
            return Dice(said)
    return said


class AtCraps(AtTable):
    """What is said happens; prescribed steps are done before each throw and each bet."""

    def __init__(self, *said: Said, options: dict[str, Any] | None = None, **facts: Any) -> None:
        super().__init__(EDITION, options, **facts)
        self.say(*said)

    def say(self, *said: Said) -> "AtCraps":
        for each in said:
            act = act_of(each)
            if isinstance(act, Dice):
                self.show(act)
            else:
                self.settled().act(act)
        return self

    def act(self, *acts: Act) -> "AtCraps":
        super().act(*acts)
        return self

    def to(self, word: str) -> "AtCraps":
        super().to(word)
        return self

    def void(self, why: str = "short") -> "AtCraps":
        return self.to("dice").act(Void(why))

    def settled(self) -> "AtCraps":
        """Takes, pays and marks what the last throw calls for."""
        while self.state.due or self.state.marks:
            step = prescribed(self.game.turn(self.state))
            assert step is not None
            self.act(step)
        return self

    def refuses(self, said: Said) -> tuple[str, str | None]:
        """Norm and clause by which an act is refused once the last throw is settled."""
        refusal: Refusal = self.settled().refusal(act_of(said))
        return refusal.norm, refusal.clause

    @property
    def shooter(self) -> str | None:
        shooter: str | None = self.state.layout.shooter
        return shooter

    @property
    def point(self) -> int | None:
        point: int | None = self.settled().state.layout.point
        return point


def record(*said: Said, options: dict[str, Any] | None = None, table: dict[str, Any] | None = None) -> dict[str, Any]:
    """A short record: bets and throws, the rest to be filled in."""
    acts = [act_of(each).to_json() for each in said]
    data = {"banca": 1, "edition": EDITION, "options": options or {}, "table": table or {}, "acts": acts}
    return dict(json.loads(json.dumps(data)))


def play(*said: Said, options: dict[str, Any] | None = None, table: dict[str, Any] | None = None) -> Replay:
    return settle(record(*said, options=options, table=table))


def decided(played: Replay) -> list[tuple[str, str, int]]:
    """What was settled, in order: the bet, its result, what the bettor is up or down."""
    return [(named(e.position.bet, e.position.selection), e.result, e.net) for e in played.settlement.lines]


def net(played: Replay, player: str = "ana") -> int:
    return played.settlement.players[player]


def standing(played: Replay) -> dict[str, int]:
    return {named(s.position.bet, s.position.selection): s.amount for s in played.settlement.standing}


def layout(played: Replay) -> Layout:
    """What the table remembers of a record."""
    assert isinstance(played.state, Throwing)
    return played.state.layout


def clauses(played: Replay, bet: str) -> set[str]:
    return {c for entry in played.settlement.lines if entry.position.bet == bet for c in entry.clauses}
