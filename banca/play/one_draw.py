"""Games decided by one draw: prescribed steps, betting, one result, payment.

Such a game is data: its steps, its bets, its draw, its norms. This module is the round that these games share. Analysis
and simulation need only `facts` and the bets.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import takewhile
from typing import Any, Generic, TypeVar

from banca.law import Edition, OptionSet, Refusal, option_set, refuse
from banca.law.words import ActWord
from banca.money import Line, Position, Selection, Stake, add, changed, stake_on, take_back
from banca.play.act import Act, Bet, Do, Move, OnPosition, Pay, Return, Take, Withdraw, on
from banca.play.act_rules import refuse_foreign
from banca.play.bets import BetKind, Verdict
from banca.play.game import THROWS, Drawing, Game, Memory, Traits, refuse_stake, refuse_withdrawal
from banca.play.one_draw_parts import BettingHours, Irregularity, Payments, ResultDraw, Round, Step, VoidRoundClauses
from banca.play.payment import Due, due_of, line_of, losing_first, refuse_losing, refuse_payment
from banca.play.rule import Ruling
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier, Over, Turn

F = TypeVar("F")
V = TypeVar("V")


@dataclass(frozen=True, eq=False)
class OneDraw(Game[Round], Generic[F]):
    """A game as data. Games are compared by identity, so derived values can be cached."""

    traits = Traits(family="one_draw", one_result=True)

    edition: Edition
    bets: Callable[[Setting], tuple[BetKind[F], ...]]  # all bets of the edition, on this table's layout
    draw: ResultDraw[F]
    procedure: Callable[[Setting], tuple[Step, ...]]
    irregularities: tuple[Irregularity, ...]
    payments: Payments
    betting_hours: BettingHours
    offers_at: str
    unsettled: Refusal
    equipment_refusals: Callable[[Setting], tuple[Refusal, ...]]
    warnings: Callable[[Setting], tuple[Refusal, ...]] = lambda _: ()  # faults that do not stop play
    offered: Callable[[OptionSet], frozenset[str] | None] = lambda _: None  # the kinds this table offers; None for all
    memory: Memory | None = None
    remembers: Callable[[Round], Any] = lambda _: None
    layout_at: str | None = None
    void_round: VoidRoundClauses = field(default_factory=VoidRoundClauses)
    pictured: Callable[[Setting], Mapping[str, Any]] = lambda _: {}  # of the equipment, what a picture needs

    @cached_property
    def chance_acts(self) -> tuple[type[Act], ...]:  # type: ignore[override]  # of each game, not of the class
        return (self.draw.act,)

    # What may be bet on, and the results.

    def kinds(self, setting: Setting) -> Mapping[str, BetKind[F]]:
        """The bets this table offers."""
        if self not in setting.derived:
            offered = self.offered(setting.options)
            setting.derived[self] = {b.slug: b for b in self.bets(setting) if offered is None or b.slug in offered}
        known: Mapping[str, BetKind[F]] = setting.derived[self]
        return known

    def cases(self, setting: Setting, bet: str, selection: Selection) -> Iterable[F]:
        del bet, selection
        return self.facts(setting)

    def facts(self, setting: Setting) -> Mapping[F, int]:
        """The possible results of a round, with whole weights: all that analysis and simulation need."""
        weights: dict[F, int] = {}
        for act, weight in self.draw.weights(setting).items():
            fact = self.draw.fact(act, ())
            weights[fact] = weights.get(fact, 0) + weight
        return weights

    def ruling(self, setting: Setting, bet: str, selection: Selection, fact: F) -> Ruling[Verdict]:
        case = (self, bet, selection, fact)
        if case not in setting.derived:
            setting.derived[case] = self.kinds(setting)[bet].ruling(selection, setting.options, fact)
        found: Ruling[Verdict] = setting.derived[case]
        return found

    # The round, a fold of acts.

    def opening(self, setting: Setting) -> Round:
        self.check_edition(setting)
        self.kinds(setting)  # an unlawful layout is an error before any bet
        for refusal in self._remembered(setting, self.equipment_refusals):
            raise self.refused(refusal)
        return Round(setting, self._steps_of(setting))

    def _steps_of(self, setting: Setting) -> tuple[Step, ...]:
        """The procedure of the next round; it may depend on what the last one left."""
        return self._remembered(setting, self.procedure)

    def _remembered(self, setting: Setting, find: Callable[[Setting], V]) -> V:
        """What a function finds of a setting, found once for every memory."""
        case = (find, setting.memory)
        if case not in setting.derived:
            setting.derived[case] = find(setting)
        found: V = setting.derived[case]
        return found

    def turn(self, state: Round) -> Turn:
        if step := next((s for s in state.ahead if not s.once_paid), None):
            if step.act is None:
                return Chance(self.draw.weights(state.setting))
            return Betting(step.act) if step.open else Croupier(step.act)
        if before := self.payments.before(state):
            return Croupier(before)
        if due := state.due:
            position = due.first_of(Take) or self.payments.first(state)
            return Croupier(on(position, due.payment(position)))
        return Over()

    def is_over(self, state: Round) -> bool:
        for step in state.ahead:
            if not step.once_paid:
                return False
        return not (state.due or self.payments.before(state))

    def apply(self, state: Round, act: Act) -> Round:
        if irregularity := self._irregular.get(type(act)):
            return self._with_due(irregularity.after(state, act))
        match act:
            case Bet():
                return changed(state, stakes=add(state.stakes, self.position(state.setting, act), act.stake))
            case Withdraw() | Move():
                stake = self._stake(state, act)
                amount = act.stake or stake.amount - stake.held
                stakes = take_back(state.stakes, stake.position, amount)
                if isinstance(act, Move):
                    stakes = add(stakes, self.position(state.setting, act.to_bet(amount)), amount)
                return changed(state, stakes=stakes)
            case Take():
                position = self._due_position(state, act) or self.position(state.setting, act)
                return changed(state, due=state.due.without(position), taken=state.taken.with_(position))
            case Pay() | Return():
                position = self._due_position(state, act) or self.position(state.setting, act)
                return changed(state, due=state.due.without(position), paid=state.paid.with_(position))
        done = next(i for i, step in enumerate(state.ahead) if self._is(step, act))
        still = state.ahead[:done] if state.ahead[done].once_paid else ()  # steps that the act did not wait for
        shown = act if isinstance(act, self.draw.act) else state.shown
        after = changed(state, ahead=(*still, *state.ahead[done + 1 :]), shown=shown)
        return after if shown is state.shown else self._with_due(after)

    def refusal(self, state: Round, act: Act) -> Refusal | None:
        """Why the act is not allowed now, or None."""
        if irregularity := self._irregular.get(type(act)):
            return irregularity.refusal(state, act)
        match act:
            case Bet():
                return self._refuse_hour(state) or refuse_stake(self, state, act)
            case Withdraw():
                held = self._refuse_void_stake(state, act)
                return held or self._refuse_change(state) or refuse_withdrawal(self, state, act)
            case Move():
                held = self._refuse_void_stake(state, act)
                return held or self._refuse_change(state) or self._refuse_move(state, act)
            case Take() | Pay() | Return():
                return self._refuse_payment(state, act)
        return self._refuse_step(state, act)

    def lines(self, state: Round) -> tuple[Line, ...]:
        if state.shown is None:
            return ()
        fact = self.draw.fact(state.shown, state.irregular)
        return tuple(
            line_of(self.edition, s, self.ruling(state.setting, s.position.bet, s.position.selection, fact))
            for s in state.stakes
        )

    def result(self, state: Round) -> Mapping[str, Any] | None:
        """The result, once the croupier has announced it; None before."""
        if state.shown is None or any(step.act == Do("announce") for step in state.ahead):
            return None
        return self.draw.describe(state.shown, state.irregular)

    def winning(self, state: Round) -> tuple[tuple[str, Selection], ...]:
        """What the lamps of the layout show. Each result is worked out once."""
        if state.shown is None or self.result(state) is None:
            return ()
        setting, fact = state.setting, self.draw.fact(state.shown, state.irregular)
        if ("winning", fact) not in setting.derived:
            setting.derived["winning", fact] = tuple(
                (bet, selection)
                for bet, selection in self.positions(setting)
                if self.ruling(setting, bet, selection, fact).value.result == "win"
            )
        found: tuple[tuple[str, Selection], ...] = setting.derived["winning", fact]
        return found

    def seen_by(self, state: Round, viewer: str | None) -> Mapping[str, Any]:
        """The same for everybody: what chance decides is not known to anybody before it is shown."""
        del viewer
        left, memory = state.setting.memory, self.memory
        return {
            "phase": self._phase(state),
            "shown": state.shown.to_json() if state.shown else None,
            "irregular": [act.to_json() for act in state.irregular],
            **({memory.key: None if left is None else memory.write(left)} if memory else {}),
        }

    def _phase(self, state: Round) -> str:
        ahead = [step for step in state.ahead if not step.once_paid]
        if state.shown is None:
            if ahead[0].open:
                return "betting"
            return "preparing" if any(step.open for step in ahead) else "closed"
        if any(step.holds_payment for step in ahead):
            return "announcing"
        return "over" if self.is_over(state) else "paying"

    def clauses_for(self, state: Round, act: Act) -> tuple[str, ...]:
        """The clauses that prescribe or allow an act; the act must not be refused."""
        if irregularity := self._irregular.get(type(act)):
            return (irregularity.clause,)
        match act:
            case Bet() | Withdraw() | Move():
                return (self.kinds(state.setting)[act.bet].clause,)
            case Take() | Pay() | Return():
                return state.due[self.position(state.setting, act)].clauses
        return (next(step.clause for step in state.ahead if self._is(step, act)),)

    def is_step(self, act: Act) -> bool:
        """Whether an act is a step of the procedure: not a bet, payment, irregularity or result."""
        return not isinstance(act, (Bet, Withdraw, Move, OnPosition, self.draw.act, *self._irregular))

    def read_act(self, data: Any) -> Act:
        act = super().read_act(data)
        return self.draw.normalise(act) if isinstance(act, self.draw.act) else act

    @cached_property
    def _irregular(self) -> Mapping[type[Act], Irregularity]:
        return {each.act: each for each in self.irregularities}

    @cached_property
    def act_kinds(self) -> Mapping[str, type[Act]]:
        prescribed = {type(s.act) for p in self._procedures for s in p if s.act and not isinstance(s.act, Do)}
        kinds: set[type[Act]] = {Bet, Withdraw, Move, Take, Pay, Return, self.draw.act, *prescribed}
        kinds |= {kind for each in self.irregularities for kind in (each.act, *each.acts)}
        return {kind.word: kind for kind in sorted(kinds, key=lambda kind: kind.word)}

    @cached_property
    def steps(self) -> frozenset[str]:
        """The names of all steps that any set of options can prescribe."""
        named = {s.act.step for p in self._procedures for s in p if isinstance(s.act, Do)}
        return frozenset(named).union(*(each.steps for each in self.irregularities))

    @cached_property
    def _procedures(self) -> tuple[tuple[Step, ...], ...]:
        base = option_set(self.edition)
        sets = [base]
        for option in self.edition.options.values():
            if option.follows or option.names_bets_as:
                continue
            sets += [option_set(self.edition, {option.name: a.slug}) for a in option.alternatives]
        return tuple(self.procedure(Setting(s)) for s in sets)

    # Chance and memory.

    def drawing(self, state: Round, act: Act) -> Drawing:
        """The result may be shown before a step that may be left out, such as a call."""
        return Drawing(self.token(act), THROWS) if isinstance(act, self.draw.act) else super().drawing(state, act)

    def throw_weights(self, state: Round) -> Mapping[Act, int]:
        return self.draw.weights(state.setting) if state.shown is None else {}

    def remembered(self, state: Round) -> Any:
        return self.remembers(state)

    def equipment(self, setting: Setting) -> Mapping[str, Any]:
        return self.pictured(setting)

    def equipment_warnings(self, setting: Setting) -> tuple[Refusal, ...]:
        return self.warnings(setting)

    # Norms that all these games share.

    def _refuse_hour(self, state: Round) -> Refusal | None:
        settling = state.shown is not None and not self.is_over(state)
        return self.betting_hours.late if settling and self.betting_hours.late else self._refuse_change(state)

    def _refuse_change(self, state: Round) -> Refusal | None:
        """Why bets cannot change now: betting is not open."""
        if state.ahead and state.ahead[0].open:
            return None
        if not any(step.open for step in state.ahead):
            return self.betting_hours.closed(state.setting)
        awaited = state.ahead[0]
        return awaited.refusal() if awaited.holds_bets else self.betting_hours.unopened

    def _refuse_void_stake(self, state: Round, act: Withdraw | Move) -> Refusal | None:
        """Why a stake of a void round may not be taken back."""
        kind = self.kinds(state.setting).get(act.bet)
        if state.shown is not None or kind is None or kind.refusal(act.selection):
            return None
        stake = self._stake(state, act)
        if not stake.held or (act.stake or 1) <= stake.amount - stake.held:
            return None
        clause = self.void_round.stakes_stay
        return refuse("stakes_of_a_void_round_must_stay", clause, held=stake.held, position=stake.position)

    def _refuse_move(self, state: Round, act: Move) -> Refusal | None:
        if refusal := refuse_withdrawal(self, state, act):
            return refusal
        stake = self._stake(state, act)
        return refuse_stake(self, state, act.to_bet(act.stake or stake.amount - stake.held))

    def _refuse_payment(self, state: Round, act: Any) -> Refusal | None:
        if state.shown is None and any(stake.held for stake in state.stakes):
            return refuse("void_round_must_pay_and_take_nothing", self.void_round.pays_nothing, untimely=True)
        if held_by := [step for step in state.ahead if step.holds_payment]:
            return _first_required(held_by).refusal()
        position, payments = self._due_position(state, act), self.payments
        if position is None:
            kind = self.kinds(state.setting).get(act.bet)
            position = self.position(state.setting, act) if kind and not kind.refusal(act.selection) else None
        if refusal := refuse_payment(act, position, state.due, payments.clause, payments.reading):
            return refusal
        return payments.in_order(state, position) if position and not isinstance(act, Take) else None

    def _due_position(self, state: Round, act: OnPosition) -> Position | None:
        """The position of what is due, if the act names it as it is written, as nearly every payment does."""
        position = Position(act.player, act.bet, act.selection, act.layout, act.place)
        try:
            return position if position in state.due else None
        except TypeError:  # a list cannot be looked up
            return None

    def _refuse_step(self, state: Round, act: Act) -> Refusal | None:
        for step in state.ahead:
            if self._is(step, act) and (not step.once_paid or state.only_losing_stakes_are_due):
                return self.draw.refusal(state, act) if isinstance(act, self.draw.act) else step.check(act)
            if not (step.may_lapse or self._need_not_wait(state, act)):
                break
        if self._begins_next_round(state, act):
            return self.refuse_next_round(state)
        if later := next((step for step in state.ahead if self._is(step, act) and not step.once_paid), None):
            before = [step for step in state.ahead if step.act == Do(later.follows or "")]
            return (
                replace(before[0].refusal(), clause=later.clause) if before else _first_required(state.ahead).refusal()
            )
        if act.name not in (known := {*self.act_kinds, *self.steps}):
            return refuse_foreign(act, known)
        prescribed = any(self._is(step, act) for step in (*self.procedure(state.setting), *state.ahead))
        case, expected = self._describe_expected(state) if prescribed else ("elsewhere", {})
        words: dict[str, Any] = {"act": ActWord(act.name), **expected}
        return refuse("act_must_belong_to_the_phase", self._clause_of(act), case, untimely=True, **words)

    def refuse_next_round(self, state: Round) -> Refusal:
        due = state.due
        if due and not (state.only_losing_stakes_are_due and self.payments.reading):
            return self.unsettled
        if awaited := [step for step in state.ahead if not step.once_paid]:
            return _first_required(awaited).refusal()
        return replace(refuse_losing(due, self.payments.clause, self.payments.reading), untimely=True)

    def _begins_next_round(self, state: Round, act: Act) -> bool:
        """Whether the act belongs to the next round while stakes of this one are still due."""
        if not state.due:
            return False
        first = tuple(takewhile(lambda step: not step.open, self.procedure(state.setting)))
        if not any(step.holds_payment for step in state.ahead):  # otherwise such a step belongs to this round
            first = tuple(takewhile(lambda step: step.act != Do("announce"), self.procedure(state.setting)))
        return any(self._is(step, act) for step in (*first, *(s for s in state.ahead if s.once_paid)))

    def _need_not_wait(self, state: Round, act: Act) -> bool:
        """Whether the act may come once the winning bets are paid, before the losing stakes are taken."""
        early = any(step.once_paid and self._is(step, act) for step in state.ahead)
        return early and not any(step.holds_payment for step in state.ahead)

    def _clause_of(self, act: Act) -> str | None:
        """The clause that prescribes a step, under any options."""
        steps = (step for procedure in self._procedures for step in procedure)
        after = (each.steps_clause for each in self.irregularities if act.name in each.steps or type(act) in each.acts)
        return next((step.clause for step in steps if self._is(step, act)), next(after, None))

    def _describe_expected(self, state: Round) -> tuple[str, Mapping[str, ActWord]]:
        """What must happen instead of an untimely act: the case of the refusal, and its parameters."""
        match self.turn(state):
            case Chance():
                return "chance", {"next": ActWord(self.draw.act.word)}
            case Betting(Act() as prescribed):
                return "betting", {"next": ActWord(prescribed.name)}
            case Croupier(prescribed):
                return "next", {"next": ActWord(prescribed.name)}
            case _:
                return "over", {}

    # Helpers on the state.

    def _is(self, step: Step, act: Act) -> bool:
        if step.act is None:
            return isinstance(act, self.draw.act)
        return act == step.act if isinstance(step.act, Do) else type(act) is type(step.act)

    def _stake(self, state: Round, act: Withdraw | Move) -> Stake:
        return stake_on(state.stakes, self.position(state.setting, act))

    def _with_due(self, state: Round) -> Round:
        """Sort what is due: losing stakes first, then in the order of payment."""
        if state.shown is None:
            return changed(state, due=Due())
        fact, rank = self.draw.fact(state.shown, state.irregular), self.payments.rank
        settled = {*state.taken, *state.paid}
        positions = sorted((s.position for s in state.stakes if s.position not in settled), key=rank)
        rulings = {p: self.ruling(state.setting, p.bet, p.selection, fact) for p in positions}
        return changed(state, due=due_of(losing_first(rulings), by_player=self.payments.by_player(state.setting)))


def _first_required(steps: Sequence[Step]) -> Step:
    """The first step that may not be skipped."""
    return next(step for step in steps if not step.may_lapse)
