"""Games in which all there is to choose is the bet: those of one draw, and baccarat."""

from collections.abc import Sequence
from typing import Any

from banca.envs.play import Field, Lately, Play, Said, bet_named, remembered, results_lately
from banca.games.baccarat import GAME as BACCARAT
from banca.games.baccarat.drawing import SIDES, Winner
from banca.games.baccarat.shoe import Shoe, face_value
from banca.games.baccarat.state import Round as BaccaratRound
from banca.material.cards import PACK
from banca.play.act import Bet
from banca.play.one_draw import OneDraw
from banca.play.setting import Setting
from banca.play.turn import Betting, Turn
from banca.strategy.baccarat import life_of_shoe

NONE = "none"
WINNERS: tuple[Winner, ...] = (*SIDES, "tie")
VALUES = range(1, 1 + max(map(face_value, PACK)))  # what a card may count before tens are left out


class BetPlay(Play):
    """Action 0 is no bet; each other one is a unit on a place of the layout."""

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        super().__init__(setting, stake, players)
        self.bets = self.game.positions(setting)
        self.actions = (NONE, *(bet_named(*bet) for bet in self.bets))

    def asked(self, state: Any, turn: Turn, spoken: frozenset[str]) -> str | None:
        del state
        if not isinstance(turn, Betting):
            return None
        return next((player for player in self.players if player not in spoken), None)

    def said(self, state: Any, player: str, action: int) -> Said:
        del state
        if not action:
            return Said(())
        bet, selection = self.bets[action - 1]
        return Said((Bet(player, bet, self.stake, selection),))


class OneDrawPlay(BetPlay):
    """What is observed are the last results, each by its number among all that chance can show."""

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        super().__init__(setting, stake, players)
        self.results = tuple(self.one_draw.facts(setting))
        self.fields = results_lately(len(self.results), "the result by its number from 1, or 0")

    @property
    def one_draw(self) -> OneDraw[Any]:
        game = self.game
        if not isinstance(game, OneDraw):
            raise TypeError(f"{self.setting.edition.slug} is not decided by one draw")
        return game

    def observe(self, state: Any, player: str, lately: Lately) -> list[int]:
        del state, player
        return remembered(lately)

    def alike(self, state: Any) -> Any:
        return state.ahead, state.stakes

    def result(self, state: Any) -> int:
        return 1 + self.results.index(self.one_draw.draw.fact(state.shown, state.irregular))

    def told(self, state: Any, player: str) -> str:
        lying = [bet_named(s.position.bet, s.position.selection) for s in state.stakes if s.position.player == player]
        shown = state.shown.to_json() if state.shown else {}
        result = ", ".join(f"{word} {value}" for word, value in shown.items() if word != "act")
        return f"{self.setting.edition.slug}: {result or 'bets are open'}; staked: {', '.join(lying) or 'nothing'}"


class BaccaratPlay(BetPlay):
    """A stake that stands after a tie stays there until it is decided: the rounds between ask for nothing."""

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        super().__init__(setting, stake, players)
        self.packs = setting.options.number("decks")
        self.life = life_of_shoe(BACCARAT, setting)
        whole = self.packs * len(PACK)
        self.fields = (
            *results_lately(len(WINNERS), "the winner: 1 Player, 2 Banker, 3 tie, or 0"),
            *(Field(f"left_{n}", 0, whole, f"cards of {n} points that were not seen, a ten as 10") for n in VALUES),
            Field("left", 0, whole, "cards in the shoe"),
        )

    def asked(self, state: Any, turn: Turn, spoken: frozenset[str]) -> str | None:
        return None if state.shoe.carried else super().asked(state, turn, spoken)

    def observe(self, state: BaccaratRound, player: str, lately: Lately) -> list[int]:
        del player
        return [*remembered(lately), *left_by_value(state.shoe, self.packs), state.shoe.remaining or 0]

    def result(self, state: Any) -> int:
        announced = self.game.result(state) or {}
        return 1 + WINNERS.index(announced["winner"]) if "winner" in announced else 0

    def is_decided(self, state: BaccaratRound) -> bool:
        """Neither where a stake stands after a tie, nor by a round that is dealt to show the game."""
        return not (self.game.standing(state) or state.demonstration)

    def told(self, state: BaccaratRound, player: str) -> str:
        hands = f"Player {' '.join(state.player.cards) or '-'}, Banker {' '.join(state.banker.cards) or '-'}"
        lying = [s.position.bet for s in state.stakes if s.position.player == player]
        staked = ", ".join(lying) or "nothing"
        return f"{self.setting.edition.slug}: {hands}; staked: {staked}; left: {state.shoe.remaining}"


def left_by_value(shoe: Shoe, packs: int) -> list[int]:
    left = dict.fromkeys(VALUES, 0)
    for card, copies in zip(PACK, shoe.possible(packs).copies, strict=True):
        left[face_value(card)] += copies
    return list(left.values())
