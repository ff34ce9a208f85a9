"""Articles 1 to 5 of 60/2004: the wheel, the throw, how betting ends, the void spin, the order of payment."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, ClassVar

from banca.games.roulette.bets import NUMBERS, WHEEL, ZERO, bets
from banca.law import Refusal
from banca.material.wheel import Wheel
from banca.money import Position, in_words, stake_on
from banca.play.act import Act, Do
from banca.play.bets import BetKind
from banca.play.one_draw import Irregularity, Payments, Round, Step
from banca.play.setting import Setting

DIRECTIONS = ("left-to-right", "right-to-left")
VOID_CAUSES = {
    "object": "art2.2",  # and, by the reading other-voids, what the text does not regulate
    "ball-left-the-wheel": "art2.2",
    "wheel-stopped": "art2.2",
}
COMPARTMENTS = 37
DIAMETER_MM = 812
DIAMETER_TOLERANCE_PERCENT = 5  # reading diameter
GROUNDS = ("red", "black")
ORDER_OF_PAYMENT: tuple[frozenset[str], ...] = (  # art5.1, by its reading
    frozenset({"column", "dozen-small", "dozen-middle", "dozen-large"}),
    frozenset({"sector-nine", "sector-twelve"}),
    frozenset({"even", "odd", "low", "high", "red", "black"}),
    frozenset({"line"}),
    frozenset({"corner"}),
    frozenset({"street"}),
    frozenset({"split"}),
    frozenset({"straight"}),
)


@dataclass(frozen=True, slots=True)
class Throw(Act):
    """The ball is thrown; the wheel turns the opposite way."""

    word: ClassVar[str] = "throw"
    checks: ClassVar[Mapping[str, str]] = {"ball": "name", "wheel": "name"}

    ball: str = DIRECTIONS[0]
    wheel: str = DIRECTIONS[1]


@dataclass(frozen=True, slots=True)
class Number(Act):
    """The compartment in which the ball has come to rest."""

    word: ClassVar[str] = "number"
    checks: ClassVar[Mapping[str, str]] = {"number": "number"}

    number: int


@dataclass(frozen=True, slots=True)
class Void(Act):
    """The spin is void: something fell into the wheel while the ball ran."""

    word: ClassVar[str] = "void"
    checks: ClassVar[Mapping[str, str]] = {"why": "name"}

    why: str = "object"


@dataclass(frozen=True, slots=True)
class ReturnBall(Act):
    """The ball goes back to the compartment of the last result."""

    word: ClassVar[str] = "return-ball"
    checks: ClassVar[Mapping[str, str]] = {"compartment": "number"}

    compartment: int


@dataclass(frozen=True, slots=True)
class _OnChips(Act):
    checks: ClassVar[Mapping[str, str]] = {
        "player": "name", "bet": "name", "selection": "selection", "layout": "count", "stake": "money", "by": "name",
    }  # fmt: skip

    player: str
    bet: str
    selection: Any = None
    layout: int = 1


@dataclass(frozen=True, slots=True)
class Disarrange(_OnChips):
    """The croupier has moved winning chips out of their place."""

    word: ClassVar[str] = "disarrange"


@dataclass(frozen=True, slots=True)
class Unsure(Act):
    """The supervisor cannot tell how the chips lay."""

    word: ClassVar[str] = "unsure"


@dataclass(frozen=True, slots=True)
class Restore(_OnChips):
    """The chips go back to their place."""

    word: ClassVar[str] = "restore"

    by: str = "supervisor"
    stake: int | None = None  # as whoever restores says; the table's own record, unless said


def procedure(setting: Setting) -> tuple[Step, ...]:
    """Article 3(2): the bell before the throw, or bets until the call while the ball rolls."""
    options = setting.options
    if options["betting-procedure"] == "bell-before-throw":
        timed = options["betting-timer"] == "timer"
        time_up = Step(
            Do("time-up"), "art3.2.1", "timer_must_run_out_before_the_bell", "the timer is running", open=True
        )
        bell = Step(
            Do("bell"),
            "art3.2.1",
            "bell_must_ring_before_the_throw",
            "the bell must ring first",
            open=not timed,
        )
        before = (*((time_up,) if timed else ()), bell, throw_step(open_=False))
    else:
        says = "no more bets must be called first"
        call = Step(Do("call"), "art3.2.2", "call_must_end_the_bets", says, open=True, may_lapse=True)
        before = (throw_step(open_=True), call)
    return (
        *before,
        Step(None, "art4", "ball_must_rest_before_the_announcement", "the ball must come to rest first"),
        Step(
            Do("announce"),
            "art4",
            "number_must_be_announced_before_payment",
            "the number must be announced first",
        ),
        Step(
            Do("mark"),
            "art4",
            "marker_must_be_set_before_payment",
            "the marker must be set on the number first",
        ),
    )


def throw_step(*, open_: bool) -> Step:
    return Step(
        Throw(),
        "art3.2",
        "ball_must_be_thrown_first",
        "the ball must be thrown first",
        open=open_,
        check=refuse_throw,
    )


def refuse_throw(act: Any) -> Refusal | None:
    for direction in (act.ball, act.wheel):
        if direction not in DIRECTIONS:
            says = f"no direction {direction!r}: {' or '.join(DIRECTIONS)}"
            return Refusal("direction_must_be_one_of_two", "art2.1", says)
    if act.ball == act.wheel:
        says = f"ball and wheel both go {act.ball}: the wheel must turn the opposite way"
        return Refusal("wheel_must_turn_against_the_ball", "art2.1", says)
    return None


UNOPENED = Refusal("previous_round_must_be_settled", "art3.1", "betting is not open yet", untimely=True)
CLOSED = Refusal(
    "bets_have_ended", "art3.2", "betting is closed: no bet may be made or changed any more", untimely=True
)
UNSETTLED = Refusal(
    "previous_round_must_be_settled",
    "art3.1",
    "the round is not settled: bets wait until losing stakes are taken and winning ones paid",
    untimely=True,
)


def shown_refusal(_: Round, act: Number) -> Refusal | None:
    if act.number not in NUMBERS:
        return Refusal("number_must_be_on_the_wheel", "art1.3", f"no compartment {act.number}: they are 0 to 36")
    return None


def describe(act: Number, _: tuple[Act, ...]) -> dict[str, Any]:
    """Number and, except for zero, colour (art4)."""
    colour = {} if act.number == ZERO else {"colour": WHEEL.ground_of(act.number)}
    return {"number": act.number, **colour}


# The void spin: articles 2(2) and 2(3).


def refuse_void(state: Round, act: Void) -> Refusal | None:
    if act.why not in VOID_CAUSES:
        says = f"{act.why!r} does not make a spin void: {', '.join(VOID_CAUSES)} do"
        return Refusal("void_must_have_its_cause", "art2.2", says)
    if state.shown is not None or any(isinstance(step.act, Throw) for step in state.ahead):
        says = "a spin is void only while the ball is running"
        return Refusal("void_must_come_while_the_ball_runs", "art2.2", says, untimely=True)
    return None


def throw_again(state: Round, act: Void) -> Round:
    """The stakes stand; betting stays as it was, open or closed (reading void-stakes)."""
    open_ = state.ahead[0].open
    steps = []
    if act.why == "object":
        says = "the object must be taken out of the wheel first"
        steps.append(Step(Do("clear"), "art2.3", "object_must_be_taken_out_before_the_throw", says, open=open_))
    if state.setting.previous is not None:
        steps.append(return_ball_step(state.setting.previous, open_=open_))
    return replace(state, ahead=(*steps, throw_step(open_=open_), *state.ahead))


def return_ball_step(previous: int, *, open_: bool) -> Step:
    says = f"the ball must go back to compartment {previous}, the last result"
    wrong = Refusal("ball_must_return_to_the_last_result", "art2.3", says)
    return Step(
        ReturnBall(previous), "art2.3", wrong.norm, says, open_,
        check=lambda act: None if act == ReturnBall(previous) else wrong,
    )  # fmt: skip


VOID_SPIN = Irregularity(Void, "art2.2", refuse_void, throw_again)


# Disarranged chips: article 5(3).


def refuse_disarranged(state: Round, act: Disarrange) -> Refusal | None:
    if state.ahead:
        says = "chips are disarranged, if at all, when bets are paid"
        return Refusal("chips_must_be_winning_and_unpaid", "art5.3", says, untimely=True)
    if not _wins(state, act):
        says = "only winning chips that are still to be paid can be disarranged"
        return Refusal("chips_must_be_winning_and_unpaid", "art5.3", says)
    return None


def refuse_unsure(state: Round, _: Unsure) -> Refusal | None:
    if not disarranged(state):
        return Refusal("chips_must_be_disarranged", "art5.3", "no chips are out of their place")
    return None


def refuse_restored(state: Round, act: Restore) -> Refusal | None:
    position = position_of(state, act)
    if position is None or position not in disarranged(state):
        return Refusal("chips_must_be_disarranged", "art5.3", f"the chips of {act.player} on {act.bet} lie in place")
    if act.by not in ("supervisor", "players", "recording"):
        says = f"{act.by!r} cannot restore chips: the supervisor, else the players or the recording"
        return Refusal("chips_must_be_restored_by_whom_the_law_names", "art5.3", says)
    if (act.by == "supervisor") == is_unsure(state):
        says = "the supervisor could not tell" if is_unsure(state) else "the supervisor must be asked first"
        return Refusal("supervisor_must_restore_if_he_is_sure", "art5.3", says)
    recorded = stake_on(state.stakes, position).amount
    if act.stake not in (None, recorded):
        says = f"the table's record shows {in_words(recorded)}: the recording prevails"
        return Refusal("recording_must_prevail", "art5.3", says)
    return None


def restored(state: Round, act: Restore) -> Round:
    """These chips are back in place; for others the supervisor is asked anew."""
    position = position_of(state, act)
    left = (a for a in state.irregular if isinstance(a, Disarrange) and position_of(state, a) != position)
    return replace(state, irregular=tuple(left))


def disarranged(state: Round) -> tuple[Position, ...]:
    """The positions whose chips are out of their place."""
    found = (position_of(state, act) for act in state.irregular if isinstance(act, Disarrange))
    return tuple(position for position in found if position is not None)


def is_unsure(state: Round) -> bool:
    return any(isinstance(act, Unsure) for act in state.irregular)


def position_of(state: Round, act: Any) -> Position | None:
    kind: BetKind[int] | None = next((b for b in bets(state.setting) if b.slug == act.bet), None)
    if kind is None or kind.refusal(act.selection):
        return None
    return Position(act.player, act.bet, kind.selections.read(act.selection), act.layout)


def _wins(state: Round, act: Disarrange) -> bool:
    position = position_of(state, act)
    gone = (*state.paid, *disarranged(state))
    if position is None or position in gone or not stake_on(state.stakes, position).amount:
        return False
    kind = next(b for b in bets(state.setting) if b.slug == position.bet)
    shown: Any = state.shown
    return kind.ruling(position.selection, state.setting.options, shown.number).value.result == "win"


DISARRANGED_CHIPS = (
    Irregularity(
        Disarrange, "art5.3", refuse_disarranged, lambda state, act: replace(state, irregular=(*state.irregular, act))
    ),
    Irregularity(Unsure, "art5.3", refuse_unsure, lambda state, act: replace(state, irregular=(*state.irregular, act))),
    Irregularity(Restore, "art5.3", refuse_restored, restored),
)


# The order of payment: articles 5(1) and 5(2).


def rank(position: Position) -> int:
    return next(i for i, kinds in enumerate(ORDER_OF_PAYMENT) if position.bet in kinds)


def being_paid(state: Round, unpaid: tuple[Position, ...]) -> tuple[Position, ...]:
    """Where players may be paid at once: the other winning bets of the player who was paid last."""
    if state.setting.options["payment-mode"] != "per-player" or not state.paid:
        return ()
    return tuple(p for p in unpaid if p.player == state.paid[-1].player)


def refuse_out_of_order(state: Round, position: Position, unpaid: tuple[Position, ...]) -> Refusal | None:
    if disarranged(state):
        says = "disarranged chips must be put back before anything is paid"
        return Refusal("chips_must_be_restored_before_payment", "art5.3", says)
    if rank(position) == min(map(rank, unpaid)) or position in being_paid(state, unpaid):
        return None
    first = min(unpaid, key=rank)
    return Refusal("payment_must_keep_the_order", "art5.1", f"{first} is paid before {position}")


def first_to_pay(state: Round, unpaid: tuple[Position, ...]) -> Position:
    return min(being_paid(state, unpaid) or unpaid, key=rank)


def restore_first(state: Round) -> Act | None:
    for position in disarranged(state):
        by = "recording" if is_unsure(state) else "supervisor"
        return Restore(position.player, position.bet, position.selection, position.layout, by)
    return None


PAYMENTS = Payments("art5.1", refuse_out_of_order, first_to_pay, restore_first)


# The wheel: article 1.


def equipment_refusals(setting: Setting) -> tuple[Refusal, ...]:
    wheel: Wheel | None = setting.equipment
    if wheel is None:
        return ()
    found = []
    if wheel.bearing != setting.options["wheel-bearing"]:
        says = f"the bearing is {wheel.bearing}: the table's option is {setting.options['wheel-bearing']}"
        found.append(Refusal("bearing_must_be_the_one_adopted", "art1.1", says))
    if wheel.surface != setting.options["wheel-surface"]:
        says = f"the surface is {wheel.surface}: the table's option is {setting.options['wheel-surface']}"
        found.append(Refusal("surface_must_be_the_one_adopted", "art1.2", says))
    if len(wheel.compartments) != COMPARTMENTS:
        says = f"{len(wheel.compartments)} compartments: thirty-seven are prescribed"
        found.append(Refusal("compartments_must_be_thirty_seven", "art1.2", says))
    if sorted(wheel.numbers) != list(NUMBERS):
        found.append(Refusal("numbers_must_be_0_to_36", "art1.3", "each number from 0 to 36 stands once on the wheel"))
    elif wheel.ground_of(ZERO) in GROUNDS:
        found.append(Refusal("zero_must_be_neither_red_nor_black", "art1.5", "zero stands on neither colour"))
    grounds = [c.ground for c in wheel.compartments if c.number != ZERO]
    if any(a == b for a, b in pairwise(grounds)) or not set(grounds) <= set(GROUNDS):
        found.append(Refusal("red_and_black_must_alternate", "art1.4", "red and black do not alternate"))
    return tuple(found)


def equipment_warnings(wheel: Wheel) -> tuple[Refusal, ...]:
    """What is recorded but stops no play: the text gives the size only as about 81.2 cm (reading diameter)."""
    found = []
    if abs(wheel.diameter_mm - DIAMETER_MM) * 100 > DIAMETER_MM * DIAMETER_TOLERANCE_PERCENT:
        says = f"the cylinder measures {wheel.diameter_mm} mm: about {DIAMETER_MM} mm is prescribed"
        found.append(Refusal("cylinder_must_measure_about_32_inches", "art1.1", says))
    if wheel.material != "wood":
        found.append(Refusal("cylinder_must_be_of_wood", "art1.1", f"the cylinder is of {wheel.material}, not of wood"))
    return tuple(found)
