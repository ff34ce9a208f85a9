"""A table in play: its setting, its source of chance, the round under way and the records of the others."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from banca.law import Application, OptionSet, Refusal, Refused, adopt, common_readings, posted
from banca.material.chance import Source
from banca.material.commitment import Tree
from banca.play.act import Act
from banca.play.commitments import Announced, Closed, Draw, OpenedDraw, Origin, UnseenDraw
from banca.play.game import CARDS, THROWS, Game, State
from banca.play.order import Order, Run, Taken
from banca.play.record import prescribed, write
from banca.play.setting import Setting
from banca.play.turn import Chance, Turn

OVER = "the round is over: the next one has to be opened first"
THROWS_AHEAD = 128  # how many throws are sealed at once
SEALED = Refusal(
    "result_must_be_the_one_sealed", None, "the result was fixed and sealed before the bets: no other can be shown"
)


@dataclass(frozen=True, slots=True)
class Done:
    """An act that was done, and the clauses it rests on."""

    act: Act
    clauses: tuple[str, ...]


@dataclass(slots=True)
class Table:
    """Plays rounds one after another. What chance will show is sealed before the bets.

    Cards are drawn into their order when they are shuffled, throws many at a time. The root of a Merkle tree over the
    order is announced before anybody can bet; each round opens the draws that it showed, and no others. Without a
    source nothing is sealed: the croupier types in what the real material showed.
    """

    game: Game[Any]
    setting: Setting
    source: Source | None = None
    records: list[dict[str, Any]] = field(default_factory=list)
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    throws_ahead: int = THROWS_AHEAD
    publish: Callable[[Mapping[str, Any]], None] = lambda _: None  # takes each announcement before play relies on it
    state: State = field(init=False)
    acts: list[Act] = field(init=False, default_factory=list)
    announcements: list[dict[str, Any]] = field(init=False, default_factory=list)  # all that this table has announced
    announced: list[Announced] = field(init=False, default_factory=list)  # the trees of this round
    draws: list[Draw] = field(init=False, default_factory=list)  # what this round took from them
    origin: Origin = field(init=False)
    _order: Order[Tree] = field(init=False)
    _trees: int = field(init=False, default=0)
    _act_number: int = field(init=False, default=0)  # the number of the act under way; 0 while a round opens
    _sealed_throws: dict[str, tuple[Act, ...]] = field(init=False, default_factory=dict)  # by the name of their tree
    _left_by_last_round: tuple[Setting, dict[str, Run[Tree]]] = field(
        init=False
    )  # the setting and the orders that the last round left

    def __post_init__(self) -> None:
        self._order = Order(self.game, self._new_tree, self._announce, {})
        self.origin = Origin(self.id, 1, None)
        self._left_by_last_round = self.setting, {}
        self.open_round()

    @property
    def warnings(self) -> tuple[Refusal, ...]:
        """What is amiss with the equipment but stops no play."""
        return self.game.equipment_warnings(self.setting)

    @property
    def commitment(self) -> Announced | None:
        """The announced order from which this round draws its results."""
        main = CARDS if self.game.deals else THROWS
        return next((each for each in reversed(self.announced) if each.of == main), None)

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def open_round(self) -> None:
        """Open the next round; raises Refused before the last one is settled."""
        if self.acts and not self.is_over:
            raise self.game.refused(self.game.refuse_next_round(self.state))
        self._open(self.setting)

    def _open(self, setting: Setting) -> None:
        """Open a round under this setting; if the setting makes no table, nothing changes.

        A round that is opened again, before anything was bet, goes on from where the last round ended.
        """
        state = self.game.opening(setting)
        resting, runs = self._left_by_last_round
        self.announced, self._order.runs, self._act_number = [], dict(runs), 0
        self._publish_announcement(self.origin.to_json())
        if self.source:
            if resting != setting:
                self._order.follow(self.game.opening(resting), state)
            self._order.open(state)
        self.setting, self.state, self.acts, self.draws = setting, state, [], []

    def close(self) -> None:
        """Announce how many rounds were played, so that no record can be left out at the end."""
        self._publish_announcement(Closed(self.id, self.origin.round - 1, self.origin.previous).to_json())

    def do(self, act: Act) -> Done:
        """Do an act; raises Refused, with nothing changed, if it may not be done. Records the round that it ends."""
        act = self.game.read_act(act.to_json())  # checks the fields of an act that a program made
        if self.acts and self.is_over:
            refusal = self.game.refusal(self.state, act)
            raise self.game.refused(refusal or Refusal("next_round_must_be_opened_first", None, OVER))
        before, after = self.state, self.game.after(self.state, act)
        if self.source and not self._agrees(before, act, after):
            raise self.game.refused(SEALED)
        taken = self._take(before, act, after) if self.source else []
        self.state = after
        self.acts.append(act)
        self.draws += map(self._make_draw, taken)
        if self.is_over:
            self._record()
        return Done(act, self.game.clauses_for(before, act))

    def advance(self) -> Done:
        """Do the prescribed act, or show what was sealed."""
        turn = self.turn
        act = self._sealed_act(turn) if isinstance(turn, Chance) else prescribed(turn)
        if act is not None and not self.is_over:
            return self.do(act)
        if isinstance(turn, Chance):
            says = f"the {next(iter(turn.weights)).name} must be typed in"
            raise self.game.refused(Refusal("result_must_be_shown", None, says))
        says = OVER if self.is_over else "a bettor has to decide, or to bet"
        raise self.game.refused(Refusal("round_must_be_under_way", None, says))

    def change(self, option: str, value: Any, application: Application | None = None) -> OptionSet:
        """Adopt an option between rounds; raises Refused while there are bets on the table."""
        self._refuse_change()
        options = adopt(self.setting.options, option, value, application)
        self._open(replace(self.setting, options=options))
        return options

    def post(self, name: str, value: Any, application: Application | None = None) -> None:
        """Post a parameter of the house between rounds; raises Refused while there are bets on the table."""
        parameters = {**self.setting.parameters, name: posted(self.setting.edition, name, value, application)}
        self._refuse_change()
        self._open(replace(self.setting, parameters=parameters))

    def meet(self, bet: str, condition: str) -> None:
        """Record that the table meets a condition on which a bet beyond the regulation was authorised.

        No result is drawn again: what is sealed stays sealed.
        """
        if self.acts and not self.is_over:
            says = "the round is under way: what the table meets is recorded between rounds"
            raise self.game.refused(Refusal("conditions_must_be_recorded_between_rounds", None, says))
        self.setting = self.game.with_condition_met(self.setting, self.state.stakes, bet, condition)
        if not self.acts:
            self.state = self.game.opening(self.setting)

    def _refuse_change(self) -> None:
        if self.state.stakes and not (self.is_over and not self.game.standing(self.state)):
            reading = common_readings()["options-fixed-while-bets-lie"]
            raise Refused(Refusal("options_must_stand_while_bets_lie", None, reading.taken), None)
        under_way = {run.tree.name for run in self._left_by_last_round[1].values()} & {draw.tree for draw in self.draws}
        if under_way and not self.is_over:
            says = "this round has drawn something already: options change when it is over"
            raise Refused(Refusal("options_must_change_between_rounds", None, says), None)

    def _take(self, before: State, act: Act, after: State) -> list[Taken[Tree]]:
        """What the act takes from the order; if a new order cannot be published, nothing changes."""
        saved, self._act_number = replace(self._order, runs=dict(self._order.runs)), len(self.acts) + 1
        try:
            return self._order.take(before, act, after)
        except BaseException:
            self._order = saved
            raise

    def _record(self) -> None:
        drawn = (self.announced, self.draws) if self.source else None
        record = write(self.game, self.state, tuple(self.acts), self.origin, drawn)
        self.records.append(record)
        self.origin = Origin(self.id, self.origin.round + 1, record["digest"])
        self.setting = replace(self.setting, memory=self.game.remembered(self.state))
        self._left_by_last_round = self.setting, dict(self._order.runs)
        going_on = {run.tree.name for run in self._order.runs.values()}
        self._sealed_throws = {tree: acts for tree, acts in self._sealed_throws.items() if tree in going_on}

    def _sealed_act(self, turn: Turn) -> Act | None:
        """The act that shows what is sealed for this turn."""
        if not isinstance(turn, Chance) or not self.source:
            return None
        run = self._order.awaited(self.state, next(iter(turn.weights)))
        if run is None:
            return None
        if run.tree.name in self._sealed_throws:
            return self._sealed_throws[run.tree.name][run.place]
        drawn = run.tree.drawn[run.place]
        return next(act for act in turn.weights if self.game.token(act) == drawn)

    def _agrees(self, before: State, act: Act, after: State) -> bool:
        """Whether the act shows what is sealed, or leaves it possible: a leaning die says something of the throw."""
        if isinstance(act, self.game.chance_acts):
            drawing, run = self.game.drawing(before, act), self._order.awaited(before, act)
            return drawing.again or (run is not None and run.tree.drawn[run.place] == drawing.shown)
        earlier, possible = self.game.throw_weights(before), self.game.throw_weights(after)
        if not possible or possible is earlier or possible == earlier:
            return True
        run = self._order.runs[THROWS]
        return run.used_up or self._sealed_throws[run.tree.name][run.place] in possible

    def _new_tree(self, stream: str, weights: Mapping[Any, int]) -> Tree:
        """Draw and seal what comes: all cards one after another, or many throws."""
        assert self.source  # nothing is sealed without one  # noqa: S101
        self._trees += 1
        name = f"{self.id}/{self._trees}"
        if stream == CARDS:
            return Tree(name, _shuffle(weights, self.source))
        acts = tuple(self.source.draw(weights) for _ in range(self.throws_ahead))
        self._sealed_throws[name] = acts
        return Tree(name, [self.game.token(act) for act in acts])

    def _announce(self, stream: str, run: Run[Tree]) -> None:
        announced = Announced.from_tree(stream, run.tree.commitment, run.place, self._act_number)
        self._publish_announcement(self.origin.to_json() | announced.to_json())
        self.announced.append(announced)

    def _publish_announcement(self, announcement: Mapping[str, Any]) -> None:
        self.publish(announcement)
        self.announcements.append(dict(announcement))

    def _make_draw(self, taken: Taken[Tree]) -> Draw:
        act, tree, place = len(self.acts), taken.tree, taken.place
        if taken.unseen:
            return UnseenDraw(act, tree.name, place, taken.unseen)
        opening = tree.opening(place)
        return OpenedDraw(act, tree.name, place, opening.drawn, opening.nonce, opening.path)


def _shuffle(weights: Mapping[Any, int], source: Source) -> list[str]:
    """Draw all cards, one after another. Counts the weights down in place, as there may be very many."""
    left, order = dict(weights), []
    while left:
        drawn = source.draw(left)
        order.append(drawn)
        left[drawn] -= 1
        if not left[drawn]:
            del left[drawn]
    return order
