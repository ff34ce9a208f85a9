"""Articles 2 to 4 of 60/2004: the throw, how betting ends, the winning number, the void spin."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.roulette.bets import NUMBERS, WHEEL, ZERO
from banca.law import RecordError, Refusal, refuse
from banca.law.numbers import shown
from banca.messages.errors import Listed
from banca.play.act import Act, Do
from banca.play.fields import Name, WholeNumber
from banca.play.game import Memory
from banca.play.one_draw_parts import Irregularity, Round, Step
from banca.play.setting import Setting

DIRECTIONS = ("left-to-right", "right-to-left")
# The text names the object; by the reading other-voids, the other causes are treated alike.
VOID_CAUSES = ("object", "ball-left-the-wheel", "thrown-with-the-wheel", "wheel-stopped")


@dataclass(frozen=True, slots=True)
class Throw(Act):
    """The ball is thrown; the wheel turns the opposite way."""

    word: ClassVar[str] = "throw"

    ball: Name | None = None  # either way
    wheel: Name | None = None  # the other way


@dataclass(frozen=True, slots=True)
class Number(Act):
    """The compartment in which the ball has come to rest."""

    word: ClassVar[str] = "number"

    number: WholeNumber


@dataclass(frozen=True, slots=True)
class Void(Act):
    """The spin is void: something fell into the wheel while the ball ran."""

    word: ClassVar[str] = "void"

    why: Name = "object"


@dataclass(frozen=True, slots=True)
class ReturnBall(Act):
    """The ball goes back to the compartment of the last result."""

    word: ClassVar[str] = "return-ball"

    compartment: WholeNumber


def procedure(setting: Setting) -> tuple[Step, ...]:
    """Article 3(2): the bell before the throw, or bets until the call while the ball rolls."""
    options = setting.options
    if options["betting-procedure"] == "bell-before-throw":
        timed = options["betting-timer"] == "timer"
        # Betting, until time is up: the bell may come before the timer's end, and must come at it.
        time_up = Step(Do("time-up"), "art3.2.1", "timer_must_run_out", open=True, may_lapse=True)
        bell = Step(Do("bell"), "art3.2.1", "bell_must_ring_before_the_throw", open=True)
        before = (*((time_up,) if timed else ()), bell, throw_step(open_=False))
    else:
        call = Step(Do("call"), "art3.2.2", "call_must_end_the_bets", open=True, may_lapse=True)
        before = (throw_step(open_=True), call)
    return (
        *before,
        Step(None, "art4", "ball_must_rest_before_the_announcement"),
        Step(Do("announce"), "art4", "number_must_be_announced_before_payment"),
        Step(Do("mark"), "art4", "marker_must_be_set_before_payment"),
    )


def throw_step(*, open_: bool) -> Step:
    return Step(Throw(), "art3.2", "ball_must_be_thrown_first", open=open_, check=refuse_throw)


def refuse_throw(act: Any) -> Refusal | None:
    for direction in (act.ball, act.wheel):
        if direction is not None and direction not in DIRECTIONS:
            known = Listed(*DIRECTIONS, last="list-or")
            return refuse("direction_must_be_one_of_two", "art2.1", direction=shown(direction), known=known)
    if act.ball == act.wheel and act.ball is not None:
        return refuse("wheel_must_turn_against_the_ball", "art2.1", direction=act.ball)
    return None


UNOPENED = refuse("previous_round_must_be_settled", "art3.1", "not-open", untimely=True)


def betting_closed(setting: Setting) -> Refusal:
    if setting.options["betting-procedure"] == "bell-before-throw":
        return refuse("bets_end_at_the_bell", "art3.2.1", untimely=True)
    return refuse("bets_end_at_the_call", "art3.2.2", untimely=True)


UNSETTLED = refuse("previous_round_must_be_settled", "art3.1", untimely=True)


def read_last_number(raw: Any) -> int:
    if type(raw) is not int:
        raise RecordError("roulette-previous-number", value=shown(raw))
    return raw


LAST_NUMBER = Memory("previous", {"type": ["integer", "null"]}, read_last_number, lambda number: number)


def shown_refusal(_: Round, act: Number) -> Refusal | None:
    if act.number not in NUMBERS:
        return refuse("number_must_be_on_the_wheel", "art1.3", number=act.number)
    return None


def describe(act: Number, _: tuple[Act, ...]) -> dict[str, Any]:
    """Number and, except for zero, colour (art4)."""
    colour = {} if act.number == ZERO else {"colour": WHEEL.ground_of(act.number)}
    return {"number": act.number, **colour}


# The void spin: articles 2(2) and 2(3).


def refuse_void(state: Round, act: Void) -> Refusal | None:
    if act.why not in VOID_CAUSES:
        why, known = shown(act.why), Listed(*VOID_CAUSES)
        return refuse("void_must_have_its_cause", "art2.2", "roulette", why=why, known=known)
    if state.shown is not None or any(isinstance(step.act, Throw) for step in state.ahead):
        return refuse("void_must_come_while_the_ball_runs", "art2.2", untimely=True)
    return None


def throw_again(state: Round, act: Void) -> Round:
    """The stakes stand; betting stays as it was, open or closed (reading void-stakes)."""
    open_ = state.ahead[0].open
    steps = []
    if act.why == "object":
        steps.append(Step(Do("clear"), "art2.3", "object_must_be_taken_out_before_the_throw", open=open_))
    if state.setting.memory is not None:
        steps.append(return_ball_step(state.setting.memory, open_=open_))
    return replace(state, ahead=(*steps, throw_step(open_=open_), *state.ahead))


def return_ball_step(previous: int, *, open_: bool) -> Step:
    wrong = refuse("ball_must_return_to_the_last_result", "art2.3", number=previous)
    return Step(
        ReturnBall(previous), "art2.3", wrong.norm, wrong.says, open_,
        check=lambda act: None if act == ReturnBall(previous) else wrong,
    )  # fmt: skip


VOID_SPIN = Irregularity(
    Void, "art2.2", refuse_void, throw_again, steps=frozenset({"clear"}), acts=(ReturnBall,), steps_clause="art2.3"
)
