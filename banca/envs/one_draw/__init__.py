"""One-draw games for a learner: a bet, and the last results."""

from collections.abc import Sequence
from typing import Any

from banca.envs.play import BetPlay, RecentResults, observe_recent, recent_result_fields
from banca.messages.errors import Message
from banca.play.game import bet_as_typed
from banca.play.one_draw import OneDraw
from banca.play.setting import Setting

TABLES = "banca.envs.one_draw.vector:OneDrawTables"


class OneDrawPlay(BetPlay):
    """Observes the last results, each by its index among all possible results."""

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        super().__init__(setting, stake, players)
        self.results = tuple(self.one_draw.facts(setting))
        self.fields = recent_result_fields(len(self.results), "the result by its number from 1, or 0")

    @property
    def one_draw(self) -> OneDraw[Any]:
        game = self.game
        if not isinstance(game, OneDraw):
            raise TypeError(f"{self.setting.edition.slug} is not decided by one draw")
        return game

    def observe(self, state: Any, player: str, recent: RecentResults) -> list[int]:
        del state, player
        return observe_recent(recent)

    def mask_key(self, state: Any) -> Any:
        return state.ahead, state.stakes

    def result(self, state: Any) -> int:
        return 1 + self.results.index(self.one_draw.draw.fact(state.shown, state.irregular))

    def describe(self, state: Any, player: str) -> Message:
        staked = [
            bet_as_typed(s.position.bet, s.position.selection) for s in state.stakes if s.position.player == player
        ]
        shown = state.shown.to_json() if state.shown else {}
        result = [f"{word} {value}" for word, value in shown.items() if word != "act"]
        return Message(
            "environment-one-draw",
            edition=self.setting.edition.slug,
            result=self.listed(result, "environment-bets-open"),
            staked=self.listed(staked, "environment-nothing"),
        )


PLAY = OneDrawPlay
