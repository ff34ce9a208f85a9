"""A table in play: its setting, where its results come from, the round under way and those that were."""

import json
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

from banca.law import Application, OptionSet, Refusal, Refused, adopt, common_readings
from banca.material.chance import Seal, Source
from banca.play.act import Act
from banca.play.one_draw import OneDraw, Round
from banca.play.record import write
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier, Over, Turn


@dataclass(frozen=True, slots=True)
class Done:
    """What was done, and the clauses it rests on."""

    act: Act
    clauses: tuple[str, ...]


@dataclass(slots=True)
class Table:
    """The result is fixed before the bets: drawn and sealed when the round opens, shown when its turn comes.

    Without a source, nothing is sealed: the croupier types in what the real material showed.
    """

    game: OneDraw[Any]
    setting: Setting
    source: Source | None = None
    records: list[dict[str, Any]] = field(default_factory=list)
    state: Round = field(init=False)
    acts: list[Act] = field(init=False, default_factory=list)
    seals: list[Seal] = field(init=False, default_factory=list)  # of this round: void ones, then the one that counts
    _sealed: Act | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.open_round()

    @property
    def warnings(self) -> tuple[Refusal, ...]:
        """What is amiss with the equipment but stops no play."""
        return self.game.equipment_warnings(self.setting)

    @property
    def seal(self) -> Seal | None:
        """The seal over the result to come; its nonce and result are shown when the round is over."""
        return self.seals[-1] if self.seals else None

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    def open_round(self) -> None:
        """The next round; not before the last one is settled."""
        if self.acts and not isinstance(self.turn, Over):
            raise self.game.refused(self.game.unsettled)
        self.state, self.acts, self.seals = self.game.opening(self.setting), [], []
        self._draw()

    def do(self, act: Act) -> Done:
        """An act, or Refused with nothing changed. The round that it ends is written down."""
        if self._sealed is not None and isinstance(act, self.game.shows) and act != self._sealed:
            says = "the result was fixed and sealed before the bets: no other can be shown"
            raise self.game.refused(Refusal("result_must_be_the_one_sealed", None, says))
        before, self.state = self.state, self.game.after(self.state, act)
        self.acts.append(act)
        if act.name == "void":
            self._draw()  # shaken, or thrown, again
        if isinstance(self.turn, Over):
            self.records.append(write(self.game, self.state, tuple(self.acts), tuple(self.seals)))
            self._remember()
        return Done(act, self.game.rests_on(before, act))

    def advance(self) -> Done:
        """Does what is prescribed, or shows what was sealed; gives back what was done."""
        match self.turn:
            case Chance():
                if self._sealed is None:
                    says = f"the {self.game.shows.word} must be typed in"
                    raise self.game.refused(Refusal("result_must_be_shown", None, says))
                act = self._sealed
            case Betting(prescribed) | Croupier(prescribed):
                act = prescribed
            case Over():
                raise self.game.refused(Refusal("round_must_be_under_way", None, "the round is over"))
        return self.do(act)

    def change(self, option: str, value: Any, application: Application | None = None) -> OptionSet:
        """Adopts an option between rounds; while bets lie on the table, nothing changes."""
        if self.state.stakes and not isinstance(self.turn, Over):
            reading = common_readings()["options-fixed-while-bets-lie"]
            raise Refused(Refusal("options_must_stand_while_bets_lie", None, reading.taken), None)
        options = adopt(self.setting.options, option, value, application)
        self.setting = replace(self.setting, options=options)
        self.acts = []
        self.open_round()
        return options

    def _draw(self) -> None:
        if self.source:
            self._sealed = self.source.draw(self.game.draw(self.setting))
            self.seals.append(Seal.over(json.dumps(self._sealed.plain()), secrets.token_hex(16)))

    def _remember(self) -> None:
        """The last result, where the next round needs it."""
        if self.game.remembers_result:
            self.setting = replace(self.setting, previous=self.game.fact(self.state.shown, self.state.irregular))
