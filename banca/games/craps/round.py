"""The table of craps, 53/2010: bets between throws, the dice passing on, each throw settled before the next.

Play never ends by itself: a record may end after any settled throw, and stakes on the layout stand for the next one.
Everything is decided on the state before the throw, then the point is marked (reading payment-order).
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from banca.games.craps.authorised import AUTHORISED, refuse_authorisations
from banca.games.craps.bets import DICE, ODDS_ON, point_after
from banca.games.craps.betting import MARKING, BettingAtCraps, travels
from banca.games.craps.equipment import equipment_refusals, spare_dice
from banca.games.craps.memory import LAYOUT, Layout
from banca.games.craps.new_bets import AT
from banca.games.craps.shooter import (
    NOBODY_MAY_THROW,
    Choose,
    Decline,
    Join,
    Offer,
    joined,
    may_throw,
    next_shooter,
    passes_on,
    refuse_answer,
    refuse_offer,
    refuse_place,
    refuse_thrower,
    shooter_of,
)
from banca.games.craps.state import MARK, UNMARK, Decided, Throwing, with_layout
from banca.games.craps.throw import (
    IS_VOID,
    Dice,
    Lean,
    Throw,
    Void,
    landing_of,
    possible_throws,
    refuse_cause,
    refuse_dice,
    refuse_leaning,
    refuse_manner,
)
from banca.law import Refusal, edition, refuse
from banca.messages.errors import Message
from banca.money import Line, Position, Selection, Stakes, add, changed
from banca.play.act import Act, Do, Pay, Take, on
from banca.play.act_rules import ActRule, cites, untimely
from banca.play.bets import Verdict
from banca.play.game import Traits
from banca.play.payment import due_of, line_of, payment_of, refuse_out_of_order, refuse_payment
from banca.play.rule import Ruling
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier, Decision, Turn

CHECK = Do("check-dice")  # all dice that went off the layout are fit
REPLACE = Do("replace-die")  # a die is unfit: another of the set replaces it


class Craps(BettingAtCraps):
    edition = edition("craps-53-2010")
    unsettled = refuse("throw_must_be_settled_first", "art6", untimely=True)
    memory = LAYOUT
    authorised = AUTHORISED
    authorised_at = AT
    chance_acts = (Dice,)
    traits = Traits(takes_odds=True, added_bets=tuple(ODDS_ON))

    def opening(self, setting: Setting) -> Throwing:
        self.check_edition(setting)
        layout = setting.memory or Layout()
        for refusal in self._refusals_at_opening(setting, layout):
            raise self.refused(refusal)
        return Throwing(setting, layout, next_point=layout.point)

    def _refusals_at_opening(self, setting: Setting, layout: Layout) -> Iterator[Refusal]:
        yield from setting.derive(equipment_refusals)
        if refusal := refuse_authorisations(setting):
            yield refusal
        if layout.unfit > spare_dice(setting):
            count, spare = setting.options.number("dice-count"), spare_dice(setting)
            yield refuse("unfit_dice_must_leave_two_to_throw", "art2.2", unfit=layout.unfit, dice=count, spare=spare)
        yield from self.refusals_of_stakes(setting, layout.stakes)

    def turn(self, state: Throwing) -> Turn:
        if state.due:
            position = state.due.first
            return Croupier(on(position, state.due.payment(position)))
        if marks := state.marks:
            return Croupier(marks)
        if state.in_motion:
            return Chance(possible_throws(state.leaning))
        layout = state.layout
        if layout.unchecked:
            return Betting(CHECK)
        if shooter := shooter_of(layout):
            return Betting(Throw(shooter))
        if layout.offered and may_throw(layout, layout.offered):
            take = Choose(layout.offered, DICE)
            return Decision(layout.offered, (take, Decline(layout.offered)), take)
        following = next_shooter(layout)
        return Betting(Offer(following) if following else None)

    def is_over(self, state: Throwing) -> bool:
        return bool(state.throws) and not (state.in_motion or state.due or state.marks)

    def standing(self, state: Throwing) -> Stakes:
        return state.stakes

    def remembered(self, state: Throwing) -> Layout:
        return state.layout

    def lines(self, state: Throwing) -> tuple[Line, ...]:
        return tuple(state.lines)

    def result(self, state: Throwing) -> Mapping[str, Any] | None:
        if not state.dice:
            return None
        point = {} if state.next_point is None else {"point": state.next_point}
        throws = {"throws": state.throws} if state.throws > 1 else {}
        return {"dice": list(state.dice), "total": sum(state.dice), **point, **throws}

    def seen_by(self, state: Throwing, viewer: str | None) -> Mapping[str, Any]:
        """The same for everybody: the dice lie open on the layout (art2.4)."""
        del viewer
        layout = state.layout
        return {
            "phase": _phase(state),
            "point": layout.point,
            "shooter": shooter_of(layout),
            "offered": layout.offered,
            "order": list(layout.order),
            "places": dict(layout.places),
            "dice": list(state.dice),
            "leaning": [list(leaning) for leaning in state.leaning],
            "throws": state.throws,
            "unchecked": layout.unchecked,
            "unfit": layout.unfit,
            "repeats": layout.repeats,
        }

    def is_step(self, act: Act) -> bool:
        """The throw closes the bets: a record of it must have the steps before it, also the check of the dice."""
        return isinstance(act, Throw)

    # Chance.

    def throw_weights(self, state: Throwing) -> Mapping[Act, int]:
        return {} if self.is_over(state) else possible_throws(state.leaning)

    # Effects of acts.

    @cached_property
    def act_rules(self) -> tuple[ActRule[Throwing], ...]:
        between, paid, marks = self.between_throws, self._clauses_of_payment, cites(MARKING)
        answer = between(lambda state, act: refuse_answer(state.layout, act))
        return (
            *self.betting,
            ActRule(Join, lambda state, act: refuse_place(state.layout, act), self._join, cites("art2.1", "art2.3")),
            ActRule(Offer, between(lambda state, act: refuse_offer(state.layout, act)), self._offer, cites("art2.3")),
            ActRule(Choose, answer, self._choose, cites("art2.2")),
            ActRule(Decline, answer, self._decline, cites("art2.3")),
            ActRule(Throw, between(self._refuse_throw), self._throw, cites("art2.4")),
            ActRule(Lean, self._refuse_reading, self._lean, cites("art3.1")),
            ActRule(Dice, self._refuse_reading, self._read, lambda _, act: IS_VOID(landing_of(act)).clauses),
            ActRule(Void, self._refuse_reading, self._read, lambda _, act: IS_VOID(landing_of(act)).clauses),
            ActRule(Take, self._refuse_payment, self._paid, paid),
            ActRule(Pay, self._refuse_payment, self._paid, paid),
            ActRule(Do, self._refuse_mark, self._mark, marks, MARK.step),
            ActRule(Do, self._refuse_mark, self._mark, marks, UNMARK.step),
            ActRule(Do, between(self._refuse_check), self._checked, cites("art3.4"), CHECK.step),
            ActRule(Do, between(self._refuse_check), self._replaced, cites("art3.4"), REPLACE.step),
        )

    def _join(self, state: Throwing, act: Join) -> Throwing:
        return changed(state, layout=joined(state.layout, act))

    def _offer(self, state: Throwing, act: Offer) -> Throwing:
        return with_layout(state, offered=act.player, shooter=None)

    def _choose(self, state: Throwing, act: Choose) -> Throwing:
        return with_layout(state, shooter=act.player, offered=None, last=act.player)

    def _decline(self, state: Throwing, act: Decline) -> Throwing:
        return with_layout(state, offered=None, last=act.player)

    def _throw(self, state: Throwing, _: Throw) -> Throwing:
        return changed(state, in_motion=True)

    def _lean(self, state: Throwing, act: Lean) -> Throwing:
        return changed(state, leaning=(*state.leaning, (act.die, act.faces[0])))

    def _read(self, state: Throwing, act: Any) -> Throwing:
        landed = landing_of(act)
        state = changed(state, in_motion=False, leaning=())
        if IS_VOID(landed).value:
            return with_layout(state, unchecked=landed.off, repeats=True)
        return self._decided(with_layout(state, repeats=False), act.dice)

    def _decided(self, state: Throwing, dice: tuple[int, ...]) -> Throwing:
        """Decide every bet by the state before the throw; on a draw the chips stay (reading push-on-twelve)."""
        layout, drawn = state.layout, []
        due: list[Decided] = []
        staying: Stakes = ()
        rulings: dict[tuple[str, Selection], Ruling[Verdict]] = {}  # the same for all players
        for stake in layout.stakes:
            place = (stake.position.bet, stake.position.selection)
            if place not in rulings:
                rulings[place] = self.ruling(state.setting, stake.position, state.point, dice)
            ruling = rulings[place]
            if ruling.value.result in ("win", "lose"):
                due.append((stake, ruling))
                continue
            staying = add(staying, _travel(state.setting, stake.position, ruling.value), stake.amount)
            if ruling.value.result == "push":
                drawn.append(line_of(self.edition, stake, ruling))
        order = {player: at for at, player in enumerate(layout.order)}
        due.sort(key=lambda entry: (payment_of(entry[1]) is not Take, order[entry[0].position.player]))
        lost = (stake.position for stake, ruling in due if payment_of(ruling) is Take)
        replaced = passes_on(state.setting.parameter("shooter-change"), layout, dice, lost)
        return changed(
            with_layout(state, stakes=staying, shooter=None if replaced else layout.shooter),
            throws=state.throws + 1,
            dice=dice,
            due=due_of({entry[0].position: entry for entry in due}, lambda entry: payment_of(entry[1])),
            next_point=point_after(state.point, dice),
            lines=state.lines.with_(*drawn),
        )

    def _paid(self, state: Throwing, act: Take | Pay) -> Throwing:
        position = self.position(state.setting, act)
        line = line_of(self.edition, *state.due[position])
        return changed(state, due=state.due.without(position), lines=state.lines.with_(line))

    def _mark(self, state: Throwing, _: Do) -> Throwing:
        return with_layout(state, point=state.next_point)

    def _checked(self, state: Throwing, _: Do) -> Throwing:
        return with_layout(state, unchecked=0)

    def _replaced(self, state: Throwing, _: Do) -> Throwing:
        return with_layout(state, unchecked=state.layout.unchecked - 1, unfit=state.layout.unfit + 1)

    # Refusals.

    def _refuse_throw(self, state: Throwing, act: Throw) -> Refusal | None:
        if state.layout.unchecked:
            return refuse("dice_must_be_checked_before_they_are_thrown_again", "art3.4", untimely=True)
        return refuse_thrower(state.layout, act.player) or refuse_manner(act)

    def _refuse_reading(self, state: Throwing, act: Lean | Dice | Void) -> Refusal | None:
        if not state.in_motion:
            if self.turn(state) == Betting(None):
                return NOBODY_MAY_THROW
            return refuse("dice_must_be_thrown_first", "art2.4", untimely=True)
        match act:
            case Lean():
                return refuse_leaning(act, dict(state.leaning))
            case Void():
                return refuse_cause(act)
        return refuse_dice(act, dict(state.leaning))

    def _refuse_payment(self, state: Throwing, act: Any) -> Refusal | None:
        kind = self.kinds(state.setting).get(act.bet)
        position = self.position(state.setting, act) if kind and not kind.refusal(act.selection) else None
        if refusal := refuse_payment(act, position, state.due, "art6", "payment-order", _clauses):
            return refusal
        in_turn = state.due.first.player  # this player's bets may be paid in any order
        if position is None or isinstance(act, Take) or act.player == in_turn:
            return None
        refusal = refuse_out_of_order(act, position, state.due, "art6")
        by = "payment-order"
        return refusal and refuse("payment_must_keep_the_order", "art6", "reading", because=refusal.says, reading=by)

    def _refuse_mark(self, state: Throwing, act: Do) -> Refusal | None:
        if act != state.marks:
            return untimely(act, MARKING)
        return untimely(act, MARKING, Message("refusal-act-must-belong-to-the-phase-mark")) if state.due else None

    def _refuse_check(self, state: Throwing, act: Do) -> Refusal | None:
        layout = state.layout
        if not layout.unchecked:
            return untimely(act, "art3.4", Message("refusal-act-must-belong-to-the-phase-no-die-off"))
        if act == REPLACE and layout.unfit >= spare_dice(state.setting):
            count = state.setting.options.number("dice-count")
            return refuse("die_must_be_one_of_the_set", "art1.1.1", dice=count)
        return None

    def _clauses_of_payment(self, state: Throwing, act: Take | Pay) -> tuple[str, ...]:
        return _clauses(state.due[self.position(state.setting, act)])


def _phase(state: Throwing) -> str:
    if state.due:
        return "paying"
    if state.marks:
        return "marking"
    if state.in_motion:
        return "throwing"
    return "betting" if not state.throws else "over"


def _clauses(entry: Decided) -> tuple[str, ...]:
    return entry[1].clauses


def _travel(setting: Setting, position: Position, verdict: Verdict) -> Position:
    """Come, don't come and some new bets move to their number; the line stands on the point.

    A draw returns a bet to its start: the chips of a travelling bet are again where such a bet is made.
    """
    if not travels(setting, position.bet) or (verdict.to is None and verdict.result == "stay"):
        return position
    return position._replace(selection=verdict.to)
