"""A table of pai kau under test: hands are put down by what they come to against the banker's."""

from collections.abc import Mapping
from typing import Any

from banca.games.pai_kau.arranging import Arrange, holder
from banca.games.pai_kau.dealing import DealTiles
from banca.games.pai_kau.memory import BankMemory
from banca.games.pai_kau.shaking import Shake
from banca.money import Line
from banca.play.act import Act, Bet, Do, Withdraw
from banca.play.record import prescribed
from tests.at_table import AtTable

SLUG = "paikau-96-85-M"
BANKER = "bia"
CAPITAL = 1_000_00

# Front and back. The banker has five points with Man in front, and nine with Plum.
BANKERS = ("4-4 1-6", "5-5 4-5")
HANDS: Mapping[str, tuple[str, str]] = {
    "win": ("1-1 3-5", "6-6 3-6"),
    "win-too": ("1-1 2-6", "6-6 4-4"),
    "lose": ("1-3 3-3", "5-6 4-6"),  # however it is arranged
    "lose-too": ("1-3 3-3", "5-6 4-6"),  # the other copies of the same tiles
    "push": ("1-5 3-4", "2-2 2-2"),
    "badly-won": ("6-6 1-1", "3-6 3-5"),  # loses, where "win" would have won
    "badly-drawn": ("2-2 1-5", "2-2 3-4"),  # loses, where "push" would have drawn
}


def two(tiles: str) -> tuple[str, ...]:
    return tuple(tiles.split())


def tiles_of(hand: str) -> tuple[str, ...]:
    front, back = HANDS[hand]
    return (*two(front), *two(back))


def dice_for(first: int, banker: int = 1) -> tuple[int, ...]:
    """Four dice that send the first tiles to this seat."""
    total = 4 + (first - banker + 1 - 4) % 8
    return next((a, b, 1, 1) for a in range(1, 7) for b in range(1, 7) if a + b + 2 == total)


class AtPaiKau(AtTable):
    def __init__(self, options: dict[str, Any] | None = None, **facts: Any) -> None:
        super().__init__(SLUG, options, **facts)

    def act(self, *acts: Act) -> "AtPaiKau":
        super().act(*acts)
        return self

    def do(self, *words: str) -> "AtPaiKau":
        return self.act(*map(Do, words))

    def to(self, word: str) -> "AtPaiKau":
        super().to(word)
        return self

    def show(self, act: Act) -> "AtPaiKau":
        return self.to(act.name).act(act)

    def finish(self) -> "AtPaiKau":
        super().finish()
        return self

    # Stakes.

    def bank(self, capital: int = CAPITAL, player: str = BANKER, place: int = 1) -> "AtPaiKau":
        return self.act(Bet(player, "bank", capital, place=place))

    def seat(self, player: str, place: int, stake: int = 100_00) -> "AtPaiKau":
        return self.act(Bet(player, "seat", stake, place=place))

    def co_bet(self, player: str, place: int, stake: int = 100_00) -> "AtPaiKau":
        return self.act(Bet(player, "co-bet", stake, place=place))

    def backing(self, player: str, capital: int, place: int | None = None) -> "AtPaiKau":
        return self.act(Bet(player, "backing", capital, place=place))

    def take_back(self, player: str, bet: str, stake: int | None = None, place: int | None = None) -> "AtPaiKau":
        return self.act(Withdraw(player, bet, None, stake, place=place))

    # The round.

    def fill(self) -> "AtPaiKau":
        """Does what is prescribed until chance or a player has to speak."""
        while not self.game.is_over(self.state) and (step := prescribed(self.game.turn(self.state))):
            self.act(step)
        return self

    def shaken(self, first: int = 1) -> "AtPaiKau":
        """The dice lie, and the first tiles go to this seat."""
        dice = dice_for(first, self.state.bank_place)
        return self.fill().act(Shake(dice)).to_dealing()

    def to_dealing(self) -> "AtPaiKau":
        return self.act(self.game.turn(self.state).prescribed)

    def dealt(self, first: int = 1, **hands: str) -> "AtPaiKau":
        """The dice, and four tiles each: the banker's, and seat2="win" and so on; stacks to the seats left."""
        if not self.state.deal.counted:
            self.shaken(first)
        for name, hand in hands.items():
            self.act(DealTiles(int(name.removeprefix("seat")), tiles_of(hand)))
        self.act(DealTiles(self.state.bank_place, two(" ".join(BANKERS))))
        return self.fill()

    def laid(self, **hands: str) -> "AtPaiKau":
        """Each seat by whoever holds its tiles."""
        for name, hand in hands.items():
            place = int(name.removeprefix("seat"))
            player = holder(self.state, place)
            assert player is not None
            self.act(Arrange(player, place, two(HANDS[hand][0]), two(HANDS[hand][1])))
        return self

    def arranged(self, **hands: str) -> "AtPaiKau":
        """The seats, and the banker at the end."""
        return self.laid(**hands).act(Arrange(self.state.banker, self.state.bank_place, two(BANKERS[0])))

    def played(self, first: int = 1, **hands: str) -> "AtPaiKau":
        return self.dealt(first, **hands).arranged(**hands).finish()

    # What came of it.

    def lines(self) -> dict[tuple[str, str, int | None], Line]:
        lines = self.finish().settlement.lines
        found = {(entry.position.player, entry.position.bet, entry.position.place): entry for entry in lines}
        assert len(found) == len(lines)
        return found

    def nets(self) -> dict[str, int]:
        return dict(self.finish().settlement.players)

    def house(self) -> int:
        return self.finish().settlement.house["net"]

    @property
    def shown(self) -> Any:
        return self.game.result(self.state)

    @property
    def left(self) -> Any:
        return self.game.remembered(self.state)

    @property
    def capital(self) -> int:
        return sum(stake.amount for stake in self.state.capitals)

    def played_acts(self) -> list[tuple[str, str, str]]:
        """The payments that are still to come, in their order, done: what, to whom, on which bet."""
        found = []
        while not self.game.is_over(self.state):
            act = self.game.turn(self.state).prescribed
            found.append((act.name, act.player, act.bet))
            self.act(act)
        return found


def one_seat(hand: str, stake: int = 100_00, capital: int = CAPITAL, **facts: Any) -> AtPaiKau:
    """Ana at seat 2 against Bia's bank at seat 1, played to the end."""
    return AtPaiKau(**facts).bank(capital).seat("ana", 2, stake).played(seat2=hand)


def ready(**facts: Any) -> AtPaiKau:
    """Ana's stake against Bia's bank, before the shake."""
    return AtPaiKau(**facts).bank().seat("ana", 2)


def after(
    bettors: Mapping[int, str], *, rounds: int = 1, seat: int = 1, capital: int = CAPITAL, won: int = 0
) -> dict[str, Any]:
    """The facts of a table at which Bia held the bank before, and who else had bet at which seat."""
    return {"memory": BankMemory(seat, BANKER, rounds, capital, won, tuple(bettors.items()))}


def house(capital: int) -> dict[str, Any]:
    return {"parameters": {"house-capital": capital}}
