"""Craps for a learner: units on the bets of the layout, then a throw, until the dice pass on."""

from dataclasses import replace
from typing import Any

from banca.envs.play import ActionActs, Field, Play, RecentResults
from banca.games.craps.bets import DICE, POINTS
from banca.games.craps.shooter import shooter_of
from banca.games.craps.state import Throwing
from banca.games.craps.throw import Throw
from banca.material.dice import PIPS
from banca.messages.errors import Message
from banca.money import Limits, stake_on
from banca.money.stakes import Position
from banca.play.act import Act, Bet
from banca.play.game import Game, bet_as_typed
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Turn

TABLES = "banca.envs.craps.vector:CrapsTables"
UNITS_MOST = 1 << 10  # come bets may add up on a number, though each is made with one unit
THROW = Throw.word


class CrapsPlay(Play):
    """The player is the shooter. They make any number of bets, one unit each, and throw. A round is their hand."""

    def __init__(self, setting: Setting, stake: int, players: Any) -> None:
        super().__init__(replace(setting, limits=Limits(maximum=stake)), stake, players)
        self.bets = self.game.positions(setting)
        self.stake_places = Game.positions(self.game, setting)
        self.actions = (THROW, *(bet_as_typed(*bet) for bet in self.bets))
        self.fields = (
            Field("point", 0, max(POINTS), "the point, or 0 before the come-out throw"),
            *(Field(f"die_{n}", 0, max(PIPS), "of the last throw, or 0") for n in range(1, 1 + DICE)),
            *(Field(bet_as_typed(*bet), 0, UNITS_MOST, "units that lie there") for bet in self.stake_places),
        )

    def player_to_act(self, state: Throwing, turn: Turn, finished: frozenset[str]) -> str | None:
        del state
        return next((p for p in self.players if p not in finished), None) if isinstance(turn, Betting) else None

    def acts_for(self, state: Throwing, player: str, action: int) -> ActionActs:
        if action:
            bet, selection = self.bets[action - 1]
            return ActionActs((Bet(player, bet, self.stake, selection),), ends_turn=False)
        return ActionActs(self._throw_acts(state, player))

    def _throw_acts(self, state: Throwing, player: str) -> tuple[Act, ...]:
        """The acts of a throw; first the dice are offered and taken, if the player does not have them."""
        acts: list[Act] = []
        while not shooter_of(state.layout) and (act := prescribed(self.game.turn(state))):
            acts.append(act)
            state = self.game.after(state, act)
        return (*acts, Throw(player))

    def observe(self, state: Throwing, player: str, recent: RecentResults) -> list[int]:
        thrown = [recent[0] // (1 + max(PIPS)), recent[0] % (1 + max(PIPS))] if recent else [0] * DICE
        units = (stake_on(state.stakes, Position(player, *bet)).amount // self.stake for bet in self.stake_places)
        return [state.point or 0, *thrown, *(min(each, UNITS_MOST) for each in units)]

    def result(self, state: Throwing) -> int:
        """Both dice in one number."""
        one, other = state.dice
        return one * (1 + max(PIPS)) + other

    def is_decided(self, state: Throwing) -> bool:
        """The shooter's hand is over when the dice pass on."""
        return state.layout.shooter is None

    def describe(self, state: Throwing, player: str) -> Message:
        staked = [
            f"{bet_as_typed(s.position.bet, s.position.selection)} {s.amount // self.stake}"
            for s in state.stakes
            if s.position.player == player
        ]
        return Message(
            "environment-craps",
            edition=self.setting.edition.slug,
            dice="-".join(map(str, state.dice)) or Message("environment-not-thrown"),
            point=state.point or Message("environment-none"),
            bets=self.listed(staked, "environment-no-bets"),
        )


PLAY = CrapsPlay
