"""A live table: its setting, its source of chance, the current round and the records of earlier rounds."""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field, replace
from functools import lru_cache
from typing import Any

from banca.law import MACAU, Application, Calendar, OptionSet, Refusal, adopt, posted, refuse
from banca.law.words import ActWord
from banca.material.chance import Source, TreeSource, pick_each, shuffle
from banca.material.commitment import Tree
from banca.messages.errors import Message
from banca.money import Settlement
from banca.play.act import Act
from banca.play.commitments import Announced, Closed, Draw, OpenedDraw, Origin, UnseenDraw
from banca.play.game import CARDS, THROWS, Game, State
from banca.play.order import Order, Run, Taken
from banca.play.record import prescribed, write
from banca.play.setting import Setting
from banca.play.turn import Chance, Over, Turn

THROWS_AHEAD = 128  # throws in one sealed tree
FIXED_WHILE_BETS_LIE = Message("common-reading-options-fixed-while-bets-lie")


@dataclass(frozen=True, slots=True)
class Done:
    """An act that was done, and the clauses that allow it."""

    act: Act
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """A table between two rounds: all that the next round depends on."""

    setting: Setting
    origin: Origin
    trees: int  # how many it has sealed
    runs: Mapping[str, Run[Tree]]


@dataclass(slots=True)
class Table:
    """Plays rounds one after another. What chance will show is sealed before the bets.

    All cards are drawn when they are shuffled, throws many at a time. The table announces the root of a Merkle tree
    over them before anybody can bet; each round opens the draws that it showed, and no others. Without a source nothing
    is sealed: the croupier types in what real dice or cards showed.

    >>> import banca
    >>> law = banca.edition("cussec-57-2004")
    >>> table = banca.Table(banca.game_of(law.slug), banca.Setting(banca.option_set(law)), banca.Seeded(7), id="demo")
    >>> while not isinstance(table.turn, banca.Betting):
    ...     done = table.advance()
    >>> done = table.do(banca.Bet("ana", "small", 10000))
    >>> while not table.is_over:
    ...     done = table.advance()
    >>> table.game.result(table.state), dict(table.settlement.players)
    ({'dice': [1, 2, 3], 'total': 6}, {'ana': 10000})
    """

    game: Game[Any]
    setting: Setting
    source: Source | TreeSource | None = None
    records: list[dict[str, Any]] = field(default_factory=list)
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    throws_ahead: int = THROWS_AHEAD
    publish: Callable[[Mapping[str, Any]], None] = lambda _: None  # gets each announcement before play depends on it
    needs_leave: bool = True  # to change what the edition subjects to authorisation; not at a table for play money
    resumed: InitVar[Rest | None] = None  # where it goes on, if it played before
    state: State = field(init=False)
    acts: list[Act] = field(init=False, default_factory=list)
    announcements: list[dict[str, Any]] = field(init=False, default_factory=list)  # all that this table has announced
    announced: list[Announced] = field(init=False, default_factory=list)  # the trees of this round
    draws: list[Draw] = field(init=False, default_factory=list)  # what this round took from them
    origin: Origin = field(init=False)
    _order: Order[Tree] = field(init=False)
    _trees: int = field(init=False, default=0)
    _act_number: int = field(init=False, default=0)  # the number of the current act; 0 while a round opens
    _left_by_last_round: tuple[Setting, dict[str, Run[Tree]]] = field(
        init=False
    )  # the setting and the orders that the last round left
    settlement: Settlement | None = field(init=False, default=None)  # of the last round that ended
    # What was asked last, of frozen states: an act is often looked at before it is done.
    _turn: tuple[State | None, Turn] = field(init=False, compare=False, default=(None, Over()))
    _over: tuple[State | None, bool] = field(init=False, compare=False, default=(None, False))
    _after: tuple[State | None, Act | None, State | None] = field(init=False, compare=False, default=(None, None, None))

    def __post_init__(self, resumed: Rest | None) -> None:
        rest = resumed or Rest(self.setting, Origin(self.id, 1, None), 0, {})
        self._order = Order(self.game, {})
        self.setting, self.origin, self._trees = rest.setting, rest.origin, rest.trees
        self._left_by_last_round = rest.setting, dict(rest.runs)
        self.open_round()

    @property
    def rest(self) -> Rest:
        """Where the next round goes on; only between two rounds."""
        return Rest(self.setting, self.origin, self._trees, self._left_by_last_round[1])

    @property
    def warnings(self) -> tuple[Refusal, ...]:
        """Faults of the equipment that do not stop play."""
        return self.game.equipment_warnings(self.setting)

    @property
    def commitment(self) -> Announced | None:
        """The announced order from which this round draws its results."""
        main = CARDS if self.game.traits.deals else THROWS
        return next((each for each in reversed(self.announced) if each.of == main), None)

    @property
    def turn(self) -> Turn:
        if self._turn[0] is not self.state:
            self._turn = self.state, self.game.turn(self.state)
        return self._turn[1]

    @property
    def is_over(self) -> bool:
        if self._over[0] is not self.state:
            self._over = self.state, self.game.is_over(self.state)
        return self._over[1]

    def after(self, act: Act) -> State:
        """The state after an act, which is not done yet; raises Refused if it is not allowed."""
        before, known, after = self._after
        if after is None or before is not self.state or known is not act:
            after = self.game.after(self.state, act)
            self._after = self.state, act, after
        return after

    def open_round(self) -> None:
        """Open the next round; raises Refused before the last one is settled."""
        if self.acts and not self.is_over:
            raise self.game.refused(self.game.refuse_next_round(self.state))
        self._open(self.setting)

    def _open(self, setting: Setting) -> None:
        """Open a round under this setting; if the setting is not valid, nothing changes.

        A round that is opened again, before any bet, continues from where the last round ended.
        """
        state = self.game.opening(setting)
        resting, runs = self._left_by_last_round
        self.announced, self._order.runs, self._act_number = [], dict(runs), 0
        self._publish_announcement(self.origin.to_json())
        if self.source:
            if resting != setting:
                self._order.follow(self.game.opening(resting), state)
            self._order.open(state, self)
        self.setting, self.state, self.acts, self.draws = setting, state, [], []

    def close(self) -> None:
        """Announce how many rounds were played, so that no record can be left out at the end."""
        self._publish_announcement(Closed(self.id, self.origin.round - 1, self.origin.previous).to_json())

    def do(self, act: Act) -> Done:
        """Do an act; raises Refused and changes nothing if it is not allowed. Records the round if this ends it."""
        act = self.game.read_act(act.to_json())  # checks the fields of an act that a program made
        before = self.state
        self.do_read(act)
        return Done(act, self.game.clauses_for(before, act))

    def do_read(self, act: Act) -> None:
        """Do an act that was read from a record, or that the game itself prescribes."""
        if self.acts and self.is_over:
            refusal = self.game.refusal(self.state, act)
            raise self.game.refused(refusal or refuse("next_round_must_be_opened_first", None))
        before, after = self.state, self.after(act)
        if self.source and not self._agrees(before, act, after):
            raise self.game.refused(refuse("result_must_be_the_one_sealed", None))
        taken = self._take(before, act, after) if self.source else []
        self.state = after
        self.acts.append(act)
        self.draws += map(self._make_draw, taken)
        if self.is_over:
            self._record()

    def take_back(self, acts: int) -> None:
        """Go back to where the round had so many acts; only before it is over, and where nothing is sealed."""
        if self.is_over:
            raise self.game.refused(refuse("round_must_be_under_way", None, "over"))
        if self.source:
            raise self.game.refused(refuse("result_must_be_the_one_sealed", None))
        stay, state = self.acts[:acts], self.game.opening(self.setting)
        for act in stay:
            state = self.game.after(state, act)
        self.state, self.acts = state, stay

    def advance(self) -> Done:
        """Do the prescribed act, or show the next sealed draw."""
        turn = self.turn
        act = self.next_sealed if isinstance(turn, Chance) else prescribed(turn)
        if act is not None and not self.is_over:
            return self.do(act)
        if isinstance(turn, Chance):
            awaited = ActWord(next(iter(turn.weights)).name)
            raise self.game.refused(refuse("result_must_be_shown", None, act=awaited))
        raise self.game.refused(refuse("round_must_be_under_way", None, "over" if self.is_over else "bettor"))

    def change(
        self, option: str, value: Any, application: Application | None = None, calendar: Calendar = MACAU
    ) -> OptionSet:
        """Adopt an option between rounds; raises Refused while there are bets on the table."""
        self._refuse_change()
        options = adopt(self.setting.options, option, value, application, calendar, needs_leave=self.needs_leave)
        self._open(replace(self.setting, options=options))
        return options

    def post(self, name: str, value: Any, application: Application | None = None, calendar: Calendar = MACAU) -> None:
        """Post a parameter of the house between rounds; raises Refused while there are bets on the table."""
        wanted = posted(self.setting.edition, name, value, application, calendar, needs_leave=self.needs_leave)
        parameters = {**self.setting.parameters, name: wanted}
        self._refuse_change()
        self._open(replace(self.setting, parameters=parameters))

    def meet(self, bet: str, condition: str) -> None:
        """Record that the table meets a condition of an authorised bet beyond the regulation.

        No result is drawn again: what is sealed stays sealed.
        """
        if self.acts and not self.is_over:
            raise self.game.refused(refuse("conditions_must_be_recorded_between_rounds", None))
        self.setting = self.game.with_condition_met(self.setting, self.state.stakes, bet, condition)
        if not self.acts:
            self.state = self.game.opening(self.setting)

    def share_pool(self, pool: Any, name: str) -> None:
        """Let this round go on with the pool as other tables have left it."""
        assert self.game.pool  # only a game with a pool can share one  # noqa: S101
        self.state = self.game.pool.with_pool(self.state, pool, name)
        self.setting = self.state.setting

    def _refuse_change(self) -> None:
        if self.state.stakes and not (self.is_over and not self.game.standing(self.state)):
            raise self.game.refused(Refusal("options_must_stand_while_bets_lie", None, FIXED_WHILE_BETS_LIE))
        under_way = {run.tree.name for run in self._left_by_last_round[1].values()} & {draw.tree for draw in self.draws}
        if under_way and not self.is_over:
            raise self.game.refused(refuse("options_must_change_between_rounds", None))

    def _take(self, before: State, act: Act, after: State) -> list[Taken[Tree]]:
        """Take what the act needs from the order; if a new order cannot be published, nothing changes."""
        order, self._act_number = self._order, len(self.acts) + 1
        runs, face_down, astray = dict(order.runs), order.face_down, order.astray
        try:
            return order.take(before, act, after, self)
        except BaseException:
            order.runs, order.face_down, order.astray = runs, face_down, astray
            raise

    def _record(self) -> None:
        drawn = (self.announced, self.draws) if self.source else None
        self.settlement = self.game.settle(self.state)
        record = write(self.game, self.state, self.acts, self.origin, drawn, self.settlement)
        self.records.append(record)
        self.origin = Origin(self.id, self.origin.round + 1, record["digest"])
        self.setting = self.setting.with_memory(self.game.remembered(self.state))
        self._left_by_last_round = self.setting, dict(self._order.runs)

    @property
    def next_sealed(self) -> Act | None:
        """The act that shows what is sealed for chance's turn; None where it is not, or nothing is sealed."""
        turn = self.turn
        if not isinstance(turn, Chance) or not self.source:
            return None
        run = self._order.awaited(self.state, next(iter(turn.weights)))
        if run is None:
            return None
        drawn = run.tree.drawn[run.place]
        if run is self._order.runs.get(THROWS):
            return _thrown(self.game, drawn)
        return next(act for act in turn.weights if self.game.token(act) == drawn)

    def _agrees(self, before: State, act: Act, after: State) -> bool:
        """Whether the act agrees with the sealed draw. It may show only part of it, such as a leaning die."""
        if isinstance(act, self.game.chance_acts):
            drawing, run = self.game.drawing(before, act), self._order.awaited(before, act)
            return drawing.again or (run is not None and run.tree.drawn[run.place] == drawing.shown)
        earlier, possible = self.game.throw_weights(before), self.game.throw_weights(after)
        if not possible or possible is earlier or possible == earlier:
            return True
        run = self._order.runs[THROWS]
        return run.used_up or _thrown(self.game, run.tree.drawn[run.place]) in possible

    def new_tree(self, stream: str, weights: Mapping[Any, int]) -> Tree:
        """Draw and seal what comes next: all cards in order, or many throws."""
        assert self.source  # nothing is sealed without one  # noqa: S101
        self._trees += 1
        name = f"{self.id}/{self._trees}"

        def draw(source: Source) -> Sequence[str]:
            if stream == CARDS:
                return shuffle(weights, source)
            return [self.game.token(act) for act in pick_each(weights, source, self.throws_ahead)]

        if isinstance(self.source, TreeSource):
            return self.source.new_tree(name, draw)
        return Tree(name, draw(self.source))

    def announce(self, stream: str, run: Run[Tree]) -> None:
        """Publish that this round draws from a tree from this place on."""
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


@lru_cache(maxsize=1 << 12)
def _thrown(game: Game[Any], drawn: str) -> Act:
    """The act of a sealed throw: its token is the whole act."""
    return game.read_act(json.loads(drawn))
