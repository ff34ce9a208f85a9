"""A table in play: its setting, where its results come from, the round under way and those that were."""

import json
import secrets
from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any

from banca.law import Application, OptionError, OptionSet, Refusal, Refused, adopt, common_readings, read_parameter
from banca.material.chance import Seal, Source, chained
from banca.play.act import Act
from banca.play.game import Game, State
from banca.play.record import Sealed, prescribed, write
from banca.play.setting import Setting
from banca.play.turn import Chance, Turn

OVER = "the round is over: the next one has to be opened first"


@dataclass(frozen=True, slots=True)
class Done:
    """What was done, and the clauses it rests on."""

    act: Act
    clauses: tuple[str, ...]


@dataclass(slots=True)
class Table:
    """What chance will show is fixed before the bets: drawn and sealed, shown when its turn comes.

    Dice and wheels are drawn and sealed when the round opens, cards when they are shuffled: each card under a seal of
    its own, so that a round opens the seals of its cards and no others. Without a source, nothing is sealed: the
    croupier types in what the real material showed.
    """

    game: Game[Any]
    setting: Setting
    source: Source | None = None
    records: list[dict[str, Any]] = field(default_factory=list)
    state: State = field(init=False)
    acts: list[Act] = field(init=False, default_factory=list)
    seals: list[Seal] = field(init=False, default_factory=list)  # of this round: void ones, those shown, those burnt
    unopened: set[str] = field(init=False, default_factory=set)  # digests of seals over cards that left unseen
    apart: set[str] = field(init=False, default_factory=set)  # digests outside the chain: dice, and a void deal
    commitment: str | None = field(init=False, default=None)  # over all that is fixed, as this round found it
    _spoilt: bool = field(init=False, default=False)  # what is still fixed is not for the next round
    _fixed: deque[tuple[Any, Seal]] = field(init=False, default_factory=deque)  # what comes, and the seal over it
    _aside: deque[tuple[Any, Seal]] = field(init=False, default_factory=deque)  # the card that lies face down
    _throw: deque[tuple[Any, Seal]] = field(init=False, default_factory=deque)  # what is thrown beside the cards

    def __post_init__(self) -> None:
        self.open_round()

    @property
    def warnings(self) -> tuple[Refusal, ...]:
        """What is amiss with the equipment but stops no play."""
        return self.game.equipment_warnings(self.setting)

    @property
    def seal(self) -> Seal | None:
        """The seal over what comes next, or the last one opened; nonce and result are for nobody before it opens."""
        if self._fixed:
            return self._fixed[0][1]
        return self.seals[-1] if self.seals else None

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def open_round(self) -> None:
        """The next round; not before the last one is settled."""
        if self.acts and not self.is_over:
            raise self.game.refused(self.game.unsettled)
        self.state, self.acts, self.seals = self.game.opening(self.setting), [], []
        self.unopened, self.apart = set(), set()
        self._aside.clear()
        if self._spoilt:
            self._spoilt = False
            self._fixed.clear()
        self.commitment = self._rest()
        self._fix()
        self._fix_throw()

    def do(self, act: Act) -> Done:
        """An act, or Refused with nothing changed. The round that it ends is written down, once."""
        turn, act = self.turn, self.game.read_act(act.plain())  # an act made in a program is checked as a recorded one
        if self.acts and self.is_over:
            refusal = self.game.refusal(self.state, act)
            raise self.game.refused(refusal or Refusal("next_round_must_be_opened_first", None, OVER))
        waiting = self._waiting(turn)
        shows = self.game.reveals(self.state, act) and (isinstance(turn, Chance) or not self._refuses(act))
        if waiting and (shows or _reveals(turn, act)) and not (shows and self.game.token(act) == waiting[0][0]):
            says = "the result was fixed and sealed before the bets: no other can be shown"
            raise self.game.refused(Refusal("result_must_be_the_one_sealed", None, says))
        before, self.state = self.state, self.game.after(self.state, act)
        self.acts.append(act)
        if shows and waiting:
            self._open(waiting)
        if self.game.sets_aside(act) and self._fixed:
            self._lay_face_down()
        for _ in range(self.game.unseen(act) if self._fixed else 0):
            burnt = self._fixed.popleft()[1]
            self.seals.append(burnt)
            self.unopened.add(burnt.digest)
        if self.game.redeals(act):
            self._void_deal()
        if self.source and self.game.spoils(act):
            self._spoil(waiting)
        self._fix_throw()
        if self.is_over:
            self.records.append(write(self.game, self.state, tuple(self.acts), self._sealed()))
            self.setting = replace(self.setting, memory=self.game.remembered(self.state))
        return Done(act, self.game.rests_on(before, act))

    def advance(self) -> Done:
        """Does what is prescribed, or shows what was sealed; gives back what was done."""
        turn = self.turn
        act = self._next(turn) if isinstance(turn, Chance) and self._waiting(turn) else prescribed(turn)
        if act is not None and not self.is_over:
            return self.do(act)
        if isinstance(turn, Chance):
            says = f"the {next(iter(turn.weights)).name} must be typed in"
            raise self.game.refused(Refusal("result_must_be_shown", None, says))
        says = OVER if self.is_over else "a bettor has to decide, or to bet"
        raise self.game.refused(Refusal("round_must_be_under_way", None, says))

    def change(self, option: str, value: Any, application: Application | None = None) -> OptionSet:
        """Adopts an option between rounds; while bets lie on the table, nothing changes."""
        self._refuse_change()
        options = adopt(self.setting.options, option, value, application)
        self._reopen(replace(self.setting, options=options))
        return options

    def post(self, name: str, value: Any) -> None:
        """What the house fixes at its table; as with options, nothing changes while bets lie there."""
        if name not in self.setting.edition.parameters:
            known = ", ".join(self.setting.edition.parameters) or "nothing"
            raise OptionError(f"nothing called {name!r} is posted at this table: {known}")
        posted = {**self.setting.parameters, name: read_parameter(self.setting.edition, name, value)}
        self._refuse_change()
        self._reopen(replace(self.setting, parameters=posted))

    def _refuse_change(self) -> None:
        if self.state.stakes and not (self.is_over and not self.game.standing(self.state)):
            reading = common_readings()["options-fixed-while-bets-lie"]
            raise Refused(Refusal("options_must_stand_while_bets_lie", None, reading.taken), None)

    def _reopen(self, setting: Setting) -> None:
        """A new round under another setting; one that makes no table leaves all as it was."""
        opening = self.game.opening(setting)
        same_cards = self.game.deals and self.game.material(opening) == self.game.material(
            self.game.opening(self.setting)
        )
        self.setting, self.acts = setting, []
        if not same_cards:  # those of a shoe stay in the order in which they were shuffled
            self._fixed.clear()
        self.open_round()

    def _next(self, turn: Turn) -> Act:
        """The act that shows what is fixed."""
        token = self._waiting(turn)[0][0]
        shown = turn.weights if isinstance(turn, Chance) else {}
        return next(act for act in shown if self.game.token(act) == token)

    def _waiting(self, turn: Turn) -> deque[tuple[Any, Seal]]:
        """What is fixed for this turn: a throw beside the cards, where that is what chance shows now, or the rest."""
        if not isinstance(turn, Chance):
            return self._fixed
        if self.game.turns_up(self.state):
            return self._aside
        return self._throw if self.game.thrown(self.state) else self._fixed

    def _refuses(self, act: Act) -> bool:
        return self.game.refusal(self.state, act) is not None

    def _lay_face_down(self) -> None:
        """Its seal keeps its place among the others and opens when it is turned up."""
        card = self._fixed.popleft()
        self._aside.append(card)
        self.seals.append(card[1])
        self.unopened.add(card[1].digest)

    def _open(self, waiting: deque[tuple[Any, Seal]]) -> None:
        seal = waiting.popleft()[1]
        if waiting is self._aside:
            self.unopened.discard(seal.digest)
            return
        self.seals.append(seal)
        if waiting is self._throw:
            self.apart.add(seal.digest)

    def _void_deal(self) -> None:
        """What was dealt stands in the record, bound to nothing: the deal that counts comes from another shuffle."""
        self.apart |= {seal.digest for seal in self.seals}
        self._fixed.clear()

    def _spoil(self, waiting: deque[tuple[Any, Seal]]) -> None:
        """A void result is shown to have been another; cards that are shuffled stay unknown, those that go back too."""
        if waiting is self._throw:
            self._open(waiting)
            return
        if self.game.thrown(self.state) and not self._throw:
            return  # the throw that lies there is void: it was shown, and the cards stay as they are bound
        if self.game.deals and any(seal.digest not in self.apart for seal in self.seals):
            self._spoilt = True  # the round has its cards: the next one is dealt from others
            return
        if not self.game.deals:
            self.seals += [seal for _, seal in self._fixed]
        self._fixed.clear()
        self._fix()

    def _rest(self) -> str | None:
        """The digest over all that is fixed: the one seal's own, or the chain of the cards'."""
        digests = [seal.digest for _, seal in self._fixed]
        return (chained(digests) if self.game.deals else digests[0]) if digests else None

    def _sealed(self) -> Sealed | None:
        """The seals of the round for its record; of cards also what they were bound to before and what is left."""
        if not self.seals:
            return None
        chain = (self.commitment, self._rest() or "") if self.game.deals and self.commitment else None
        return Sealed(tuple(self.seals), frozenset(self.unopened), chain, frozenset(self.apart))

    def _fix_throw(self) -> None:
        weights = self.game.thrown(self.state) if self.source and not self._throw else {}
        if self.source and weights:
            token = self.game.token(self.source.draw(weights))
            self._throw.append((token, Seal.over(json.dumps(token), secrets.token_hex(16))))

    def _fix(self) -> None:
        """Draws and seals what comes, unless it is fixed already."""
        weights = dict(self.game.material(self.state)) if self.source and not self._fixed else {}
        while self.source and weights:
            drawn = self.source.draw(weights)
            token = drawn if self.game.deals else self.game.token(drawn)
            self._fixed.append((token, Seal.over(json.dumps(token), secrets.token_hex(16))))
            if self.game.deals:
                _take(weights, drawn)
            else:
                weights.clear()
            if not weights:
                self.commitment = self._rest()


def _reveals(turn: Turn, act: Act) -> bool:
    """Whether the act would show what chance brought: one card or throw in its turn, or a whole hand at any time."""
    in_turn = isinstance(turn, Chance) and type(act) is type(next(iter(turn.weights)))
    return in_turn or "dice" in (act.checks.get("cards"), act.checks.get("tiles"))


def _take(weights: dict[Any, int], drawn: Any) -> None:
    """One fewer of what was drawn; in place, for there may be very many."""
    weights[drawn] -= 1
    if not weights[drawn]:
        del weights[drawn]
