"""Baccarat for a learner: a bet, the last winners, and what is left in the shoe."""

from collections.abc import Sequence
from typing import Any

from banca.envs.play import BetPlay, Field, RecentResults, observe_recent, recent_result_fields
from banca.games.baccarat import GAME
from banca.games.baccarat.drawing import SIDES, Winner
from banca.games.baccarat.shoe import Shoe, face_value
from banca.games.baccarat.state import Round
from banca.material.cards import PACK
from banca.messages.errors import Message
from banca.play.setting import Setting
from banca.play.turn import Turn
from banca.strategy.baccarat import life_of_shoe

TABLES = "banca.envs.baccarat.vector:BaccaratTables"
WINNERS: tuple[Winner, ...] = (*SIDES, "tie")
VALUES = range(1, 1 + max(map(face_value, PACK)))  # of a card at its face


class BaccaratPlay(BetPlay):
    """One bet a round. A stake that stands after a tie stays until it is decided, without another choice."""

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        super().__init__(setting, stake, players)
        self.packs = setting.options.number("decks")
        self.life = life_of_shoe(GAME, setting)
        whole = self.packs * len(PACK)
        self.fields = (
            *recent_result_fields(len(WINNERS), "the winner: 1 Player, 2 Banker, 3 tie, or 0"),
            *(Field(f"left_{n}", 0, whole, f"cards of {n} points that were not seen, a ten as 10") for n in VALUES),
            Field("left", 0, whole, "cards in the shoe"),
        )

    def player_to_act(self, state: Any, turn: Turn, finished: frozenset[str]) -> str | None:
        return None if state.shoe.carried else super().player_to_act(state, turn, finished)

    def observe(self, state: Round, player: str, recent: RecentResults) -> list[int]:
        del player
        return [*observe_recent(recent), *left_by_value(state.shoe, self.packs), state.shoe.remaining or 0]

    def result(self, state: Any) -> int:
        announced = self.game.result(state) or {}
        return 1 + WINNERS.index(announced["winner"]) if "winner" in announced else 0

    def is_decided(self, state: Round) -> bool:
        """Not decided while a stake stands after a tie, nor by a demonstration round."""
        return not (self.game.standing(state) or state.demonstration)

    def describe(self, state: Round, player: str) -> Message:
        staked = [s.position.bet for s in state.stakes if s.position.player == player]
        return Message(
            "environment-baccarat",
            edition=self.setting.edition.slug,
            player=" ".join(state.player.cards) or "-",
            banker=" ".join(state.banker.cards) or "-",
            staked=self.listed(staked, "environment-nothing"),
            left=str(state.shoe.left),
        )


def left_by_value(shoe: Shoe, packs: int) -> list[int]:
    left = dict.fromkeys(VALUES, 0)
    for card, copies in zip(PACK, shoe.possible(packs).copies, strict=True):
        left[face_value(card)] += copies
    return list(left.values())


PLAY = BaccaratPlay
