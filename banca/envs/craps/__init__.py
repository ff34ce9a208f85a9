"""Craps as it is learnt: units on the bets of the layout, then a throw, until the dice pass on."""

from dataclasses import replace
from typing import Any

from banca.envs.play import Field, Lately, Play, Said, bet_named
from banca.games.craps.bets import DICE, POINTS
from banca.games.craps.shooter import shooter_of
from banca.games.craps.state import Throwing
from banca.games.craps.throw import Throw
from banca.material.dice import PIPS
from banca.money import Limits, stake_on
from banca.money.stakes import Position
from banca.play.act import Act, Bet
from banca.play.game import Game
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Turn

UNITS_MOST = 1 << 10  # come bets may pile up on a number, though each is made with one unit
THROW = Throw.word


class CrapsPlay(Play):
    """The player is the shooter: he bets as often as he likes, each bet one unit, and throws. A round is his hand."""

    def __init__(self, setting: Setting, stake: int, players: Any) -> None:
        super().__init__(replace(setting, limits=Limits(maximum=stake)), stake, players)
        self.bets = self.game.positions(setting)
        self.lying = Game.positions(self.game, setting)
        self.actions = (THROW, *(bet_named(*bet) for bet in self.bets))
        self.fields = (
            Field("point", 0, max(POINTS), "the point, or 0 before the come-out throw"),
            *(Field(f"die_{n}", 0, max(PIPS), "of the last throw, or 0") for n in range(1, 1 + DICE)),
            *(Field(bet_named(*bet), 0, UNITS_MOST, "units that lie there") for bet in self.lying),
        )

    def asked(self, state: Throwing, turn: Turn, spoken: frozenset[str]) -> str | None:
        del state
        return next((p for p in self.players if p not in spoken), None) if isinstance(turn, Betting) else None

    def said(self, state: Throwing, player: str, action: int) -> Said:
        if action:
            bet, selection = self.bets[action - 1]
            return Said((Bet(player, bet, self.stake, selection),), last=False)
        return Said(self._thrown(state, player))

    def _thrown(self, state: Throwing, player: str) -> tuple[Act, ...]:
        """The dice are offered and taken, where they are not in his hands yet."""
        acts: list[Act] = []
        while not shooter_of(state.layout) and (act := prescribed(self.game.turn(state))):
            acts.append(act)
            state = self.game.after(state, act)
        return (*acts, Throw(player))

    def observe(self, state: Throwing, player: str, lately: Lately) -> list[int]:
        thrown = [lately[0] // (1 + max(PIPS)), lately[0] % (1 + max(PIPS))] if lately else [0] * DICE
        units = (stake_on(state.stakes, Position(player, *bet)).amount // self.stake for bet in self.lying)
        return [state.point or 0, *thrown, *(min(each, UNITS_MOST) for each in units)]

    def result(self, state: Throwing) -> int:
        """Both dice in one number."""
        one, other = state.dice
        return one * (1 + max(PIPS)) + other

    def is_decided(self, state: Throwing) -> bool:
        """The shooter's hand is over when the dice pass on."""
        return state.layout.shooter is None

    def told(self, state: Throwing, player: str) -> str:
        lying = [
            f"{bet_named(s.position.bet, s.position.selection)} {s.amount // self.stake}"
            for s in state.stakes
            if s.position.player == player
        ]
        thrown = "-".join(map(str, state.dice)) or "not thrown"
        bets = ", ".join(lying) or "no bets"
        return f"{self.setting.edition.slug}: dice {thrown}; point {state.point or 'none'}; {bets}"
