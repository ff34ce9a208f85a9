"""A table of stud poker under test: hands are put down by name, and bettors decide."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from banca.games.stud_poker.deal import DealHand
from banca.games.stud_poker.equipment import CROUPIER, JACKPOT
from banca.games.stud_poker.jackpot import opened
from banca.games.stud_poker.memory import Remembered
from banca.games.stud_poker.showdown import Fold, Raise
from banca.money import Line
from banca.play.act import Act, Bet, Do, Withdraw
from banca.play.turn import Betting
from banca.table import Table
from tests.at_table import AtTable

SLUG = "stud-poker-61-2004"
ANTE = 100_00
JACKPOT_BET = 10_00
POSTED: Mapping[str, Any] = {
    "jackpot-fixed-royal-flush": 500_000_00,
    "jackpot-fixed-straight-flush": 50_000_00,
    "jackpot-fixed-four-of-a-kind": 5_000_00,
    "jackpot-fixed-full-house": 1_000_00,
    "jackpot-fixed-flush": 500_00,
    "jackpot-minimum": 200_000_00,
    "jackpot-stake": JACKPOT_BET,
    "jackpot-contribution": Fraction(1, 2),
}
SHUFFLER = {"shuffle-method": "shuffler"}

# One hand of each class; they can lie against the croupiers' hands below.
HANDS = {
    "royal-flush": "As Ks Qs Js Ts",
    "straight-flush": "8d 7d 6d 5d 4d",
    "four-of-a-kind": "8s 8h 8c 8d 2h",
    "full-house": "7s 7d 7c 2s 2h",
    "flush": "Js 9s 7s 5s 2s",
    "straight": "Ts 9d 8d 7c 6s",
    "three-of-a-kind": "Qs Qh Qd 6h 4d",
    "two-pairs": "Ts Td 6h 6c 5d",
    "one-pair": "2s 2h 4d 6d 8c",
    "five-odd-cards": "As Kh 9s 5s 4d",
}
OPENS = "Ac Kd 9h 5h 3c"  # ace and king, lower than each of the hands above
CLOSED = "Kc Jd 9c 4c 3h"  # king high does not open
BEATS = "Ah Ad Ac 9h 9c"  # a full house of aces


class AtStud(AtTable):
    def __init__(self, options: dict[str, Any] | None = None, **facts: Any) -> None:
        super().__init__(SLUG, options, **facts)

    def act(self, *acts: Act) -> "AtStud":
        super().act(*acts)
        return self

    def do(self, *words: str) -> "AtStud":
        return self.act(*map(Do, words))

    def to(self, word: str) -> "AtStud":
        super().to(word)
        return self

    def withdraw(self, player: str, bet: str, selection: Any = None, stake: int | None = None) -> "AtStud":
        return self.act(Withdraw(player, bet, selection, stake))

    def finish(self) -> "AtStud":
        super().finish()
        return self

    def ante(self, player: str, box: int | None = None, stake: int = ANTE) -> "AtStud":
        self.bet(player, "ante", stake, place=box)
        return self

    def jackpot(self, player: str) -> "AtStud":
        self.bet(player, JACKPOT, JACKPOT_BET)
        return self

    def close(self) -> "AtStud":
        """Closes the bets, and gives back what is due before the first card."""
        self.to("no-more-bets").do("no-more-bets")
        while self.state.due:
            self.act(self.game.turn(self.state).prescribed)
        return self

    def deal(self, croupier: str, **hands: str) -> "AtStud":
        """Closes the bets and puts down the hands: box1="As Kh …"."""
        self.close()
        for box, cards in hands.items():
            self.act(DealHand(int(box.removeprefix("box")), tuple(cards.split())))
        self.act(DealHand(CROUPIER, tuple(croupier.split())))
        return self

    def raise_(self, *players: str) -> "AtStud":
        for player in players:
            self._take()
            self.act(Raise(player))
        return self

    def fold(self, *players: str) -> "AtStud":
        for player in players:
            self._take()
            self.act(Fold(player))
        return self

    def _take(self) -> None:
        while self.state.due:
            self.act(self.game.turn(self.state).prescribed)

    def lines(self) -> dict[tuple[str, str], Line]:
        """The settlement, by player and bet."""
        lines = self.finish().settlement.lines
        found = {(entry.position.player, entry.position.bet): entry for entry in lines}
        assert len(found) == len(lines)
        return found

    def nets(self) -> dict[str, int]:
        return dict(self.finish().settlement.players)

    @property
    def shown(self) -> Any:
        return self.game.result(self.state)


def with_jackpot(pool: int = 1_000_000_00, options: dict[str, Any] | None = None, **posted: Any) -> AtStud:
    """A table with a jackpot that shows so much before the bets of the round."""
    sums = {f"jackpot-{name.replace('_', '-')}": value for name, value in posted.items()}
    return AtStud(options, parameters={**POSTED, **sums}, memory=Remembered(opened(pool)))


def one_box(
    hand: str, croupier: str, ante: int = ANTE, options: dict[str, Any] | None = None, **parameters: Any
) -> AtStud:
    """Ana alone at box 1, who raises."""
    posted = {name.replace("_", "-"): value for name, value in parameters.items()}
    table = AtStud(options, parameters=posted).ante("ana", 1, ante)
    return table.deal(croupier, box1=hand).raise_("ana")


def jackpot_bet(player: str, place: int | None = None, stake: int = JACKPOT_BET) -> Bet:
    return Bet(player, JACKPOT, stake, place=place)


def bets_at(table: Table, jackpot: int) -> None:
    """Ana puts up her ante at box 1, and a jackpot bet."""
    while not isinstance(table.turn, Betting):
        table.advance()
    table.do(Bet("ana", "ante", ANTE, place=1))
    table.do(jackpot_bet("ana", stake=jackpot))


def rest_at(table: Table, hand: str, croupier: str = CLOSED) -> Any:
    """She raises; what the round came to, the next one being opened."""
    table.do(Do("no-more-bets"))
    for seat, cards in ((1, hand), (CROUPIER, croupier)):
        table.do(DealHand(seat, tuple(cards.split())))
    table.do(Raise("ana"))
    while not table.is_over:
        table.advance()
    result = table.game.result(table.state)
    table.open_round()
    return result


class Stacked:
    """A pack whose first cards are known."""

    def __init__(self, *cards: str) -> None:
        self.cards = cards

    def draw(self, weights: Mapping[Any, int]) -> Any:
        return next((card for card in self.cards if card in weights), next(iter(weights)))
