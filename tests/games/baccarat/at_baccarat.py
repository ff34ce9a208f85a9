"""A table of baccarat under test: cards by name, in the order in which they leave the shoe."""

from collections.abc import Iterable, Sequence
from typing import Any, Self

from banca.games import game_of
from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.drawing import Deal, Side, to_next
from banca.games.baccarat.shoe import UNDER_WAY, Shoe
from banca.law import Refusal, option_set
from banca.material.chance import Seeded
from banca.play.act import Act, Bet
from banca.play.setting import Setting
from banca.play.turn import Chance
from banca.table import Table
from tests.at_table import AtTable

SLUG = "baccarat-55-2004"
GAME: Any = game_of(SLUG)
TIE = "9h 9s Kd Kc"  # nine against nine in two cards
PLAYER_WINS = "9h 3s Kd 5c"
BANKER_WINS = "3h 9s 4d Kc"


def sealed(seed: int, options: dict[str, Any] | None = None, **facts: Any) -> Any:
    """A table in play whose cards come from a seed."""
    return Table(GAME, Setting(option_set(GAME.edition, options), **facts), Seeded(seed))


def deal(cards: Sequence[str]) -> Deal:
    """The round that just these cards make, by the rules that the table asks for each of them."""
    hands: dict[Side, tuple[str, ...]] = {"player": (), "banker": ()}
    for at, card in enumerate(cards):
        side = to_next(**hands).value
        if side is None:
            raise ValueError(f"{', '.join(cards[at:])} left over")
        hands[side] += (card,)
    following = to_next(**hands)
    if following.value is not None:
        raise ValueError(f"the {following.value} has a card to come")
    return Deal(**hands, clauses=following.clauses)


class AtBaccarat(AtTable):
    """A shoe under way, of which nothing is known, unless another one is said; None: a new table."""

    def __init__(self, options: dict[str, Any] | None = None, shoe: Shoe | None = UNDER_WAY, **facts: Any) -> None:
        super().__init__(SLUG, options, memory=shoe, **facts)

    @property
    def turn(self) -> Any:
        return self.game.turn(self.state)

    def act(self, *acts: Act) -> Self:
        super().act(*acts)
        return self

    def do(self, *words: str) -> Self:
        super().do(*words)
        return self

    def to(self, word: str) -> Self:
        super().to(word)
        return self

    def finish(self) -> Self:
        super().finish()
        return self

    def bet(
        self, player: str, bet: str, stake: int, selection: Any = None, layout: int = 1, place: int | None = None
    ) -> Self:
        super().bet(player, bet, stake, selection, layout, place)
        return self

    def refused(self, act: Act) -> tuple[str, str | None]:
        """The norm that refuses an act, and its clause."""
        found: Refusal = self.refusal(act)
        return found.norm, found.clause

    def refuses_bet(self, player: str, bet: str, stake: int, place: int | None = None) -> tuple[str, str | None]:
        return self.refused(Bet(player, bet, stake, place=place))

    def deal(self, cards: str) -> Self:
        """These cards come; what is prescribed in between is done."""
        for card in cards.split():
            self.to("card").act(Dealt(card))
        return self

    def deal_from(self, cards: Iterable[str]) -> Self:
        """As many of these cards as the rules call for."""
        for card in cards:
            if isinstance(self.to_chance().turn, Chance):
                self.act(Dealt(card))
        return self.to_chance()

    def to_chance(self) -> Self:
        """What is prescribed is done until a card comes or stakes are settled."""
        while not isinstance(self.turn, Chance) and self.state.stage not in ("settling", "return-cards", "over"):
            self.act(self.turn.prescribed)
        return self

    def following(self, **facts: Any) -> "AtBaccarat":
        """The next round at the same table."""
        self.finish()
        found = {"limits": self.setting.limits, "parameters": self.setting.parameters, **facts}
        return AtBaccarat(dict(self.setting.options.values), shoe=self.game.remembered(self.state), **found)

    def names(self) -> list[str]:
        """The prescribed acts that lead to the next card or to the end, by name; nothing is done."""
        state, found = self.state, []
        while not self.game.is_over(state) and not isinstance(turn := self.game.turn(state), Chance):
            found.append(turn.prescribed.name)
            state = self.game.after(state, turn.prescribed)
        return found
