"""What is measured: a bet of each game, under the options for which its bare kernel is written."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from banca.games import game_of
from banca.law import option_set
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate import Seat, SimulationSpec
from banca.simulate.stud_poker import RaisesFrom
from bench.limits import LIMITS, Limit


@dataclass(frozen=True, slots=True)
class Question:
    game: str
    edition: str
    place: Place
    says: str
    chosen: Mapping[str, Any] = field(default_factory=dict)
    parameters: Mapping[str, Any] = field(default_factory=dict)
    strategy: Any = None
    seats: int = 1

    @property
    def setting(self) -> Setting:
        return Setting(option_set(game_of(self.edition).edition, self.chosen), parameters=self.parameters)

    @property
    def spec(self) -> SimulationSpec:
        return SimulationSpec(self.setting, (Seat.on(self.place, self.strategy),) * self.seats)

    @property
    def limit(self) -> Limit:
        return LIMITS[self.game]


BLACKJACK = {"decks": 6, "deal-procedure": "second", "special-prizes": "not-offered", "five-cards": "not-offered"}
HIGHEST_FRONT = {"house-way": "highest-front"}

QUESTIONS = (
    Question("roulette", "roulette-60-2004", ("straight", 17), "straight"),
    Question("cussec", "cussec-57-2004", ("small", None), "small"),
    Question("craps", "craps-53-2010", ("pass-line", None), "pass line"),
    Question("baccarat", "baccarat-55-2004", ("banker", None), "banker, 8 packs", {"decks": 8}),
    Question("blackjack", "blackjack-56-2004", ("main", None), "6 packs, basic strategy", BLACKJACK),
    Question("stud-poker", "stud-poker-61-2004", ("ante", None), "raise on ace-king", strategy=RaisesFrom()),
    Question("pai-kau", "paikau-96-85-M", ("seat", None), "8 seats", parameters=HIGHEST_FRONT, seats=7),
)
