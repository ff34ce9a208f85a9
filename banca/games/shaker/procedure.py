"""Articles 2 to 4 of 57/2004 and of 59/2004, which prescribe the same: shake, bet, lift, pay."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.law import OptionSet, RecordError, Refusal
from banca.money import hold
from banca.play.act import Act, Do
from banca.play.bets import Tokens, tokens_of
from banca.play.fields import ListOf, Name
from banca.play.game import Memory
from banca.play.one_draw import Irregularity, Round, Step
from banca.play.setting import Setting

DICE = 3
PRESSES = 3
IRREGULAR = ("stacked", "leaning")


@dataclass(frozen=True, slots=True)
class Dice(Act):
    """What the dice show when the cover is lifted."""

    word: ClassVar[str] = "dice"

    dice: ListOf[int | str]


@dataclass(frozen=True, slots=True)
class Void(Act):
    """The dice were found stacked or leaning."""

    word: ClassVar[str] = "void"

    why: Name = IRREGULAR[0]


COVERED = "covered"  # the dome, by the croupier of the round before


def read_dome(said: Any) -> str:
    if said != COVERED:
        raise RecordError(f'"dome" is "{COVERED}", or it is left out, not {said!r}')
    return COVERED


DOME = Memory("dome", {"const": COVERED}, read_dome, lambda dome: dome)


def dome_left(state: Round) -> str | None:
    """How the next round finds the dome."""
    return None if any(step.once_paid for step in state.ahead) else COVERED


def procedure(setting: Setting) -> tuple[Step, ...]:
    """A round: from the cover on, or from the clasps where the dome was covered while losing stakes were taken."""
    cover, *steps = from_the_cover(setting.options)
    return tuple(steps) if setting.memory == COVERED else (cover, *steps)


def from_the_cover(options: OptionSet) -> tuple[Step, ...]:
    """Cover, clasp, shake; betting until the bell; lift, and the dice decide; announce, and perhaps light."""
    steps = [
        Step(Do("cover"), "art2.1", "dome_must_be_covered_before_the_shake", "the dome must be covered first"),
        Step(Do("clasp"), "art2.1", "cover_must_be_clasped_before_the_shake", "the cover must be clasped first"),
        *_shake(options),
    ]
    if options["start-lamp"] == "lit":
        lamp = "the lamp board lights before betting starts"
        steps.append(Step(Do("light-lamp"), "art2.2", "lamp_must_light_before_betting", lamp, holds_bets=True))
    if options["start-announcement"] == "spoken":
        spoken = "the start of betting is announced first"
        steps.append(
            Step(Do("announce-start"), "art2.3", "start_must_be_announced_before_betting", spoken, holds_bets=True)
        )
    steps += [
        Step(
            Do("bell"),
            "art3.1",
            "bell_must_ring_before_the_cover_is_lifted",
            "the bell must ring first",
            open=True,
        ),
        Step(Do("lift"), "art3.2", "cover_must_be_lifted_before_the_result", "the cover must be lifted first"),
        Step(None, "art3.2", "dice_must_show_before_the_result_is_announced", "the dice must be shown first"),
        Step(
            Do("announce"),
            "art3.2",
            "result_must_be_announced_before_payment",
            "the result must be announced first",
        ),
    ]
    if options["winning-lights"] == "lit":
        lights = "the winning positions are lit first"
        steps.append(
            Step(Do("light-winners"), "art3.2", "winning_positions_must_be_lit_first", lights, holds_payment=False)
        )
    # Article 4 has the dome wait for the winning bets alone.
    return (*steps, Step(Do("cover"), "art4", UNSETTLED.norm, UNSETTLED.because, holds_payment=False, once_paid=True))


def _shake(options: OptionSet) -> list[Step]:
    if options["shake-method"] == "electronic":
        says = "the shaking device must be started first"
        return [Step(Do("start-shaker"), "art2.1", "dice_must_be_shaken_before_betting", says)]
    says = "the lever must be pressed three times running first"
    return [Step(Do("press-lever"), "art2.1", "lever_must_be_pressed_three_times", says)] * PRESSES


UNOPENED = Refusal(
    "bets_must_wait_for_the_shake", "art2.1", "betting is not open: the shake comes before the bets", untimely=True
)
CLOSED = Refusal("bets_end_at_the_bell", "art3.1", "betting is closed: the bell has rung", untimely=True)
UNSETTLED = Refusal(
    "dome_must_stay_open_until_all_is_paid",
    "art4",
    "the bets of this round are not all settled: nothing new may start before every winning bet is paid",
    untimely=True,
)


def refuse_void(state: Round, act: Void) -> Refusal | None:
    if act.why not in IRREGULAR:
        return Refusal(
            "void_must_have_its_cause",
            "art3.3",
            f"{act.why!r} does not make a round void: dice found {' or '.join(IRREGULAR)} do",
        )
    if not state.ahead or state.ahead[0].act is not None:
        return Refusal(
            "void_must_be_found_when_the_cover_is_lifted",
            "art3.3",
            "a round is void only when the cover has been lifted and before the result stands",
            untimely=True,
        )
    return None


def play_again(state: Round, _: Void) -> Round:
    """Cover, shake and bets start again; what lies on the layout stays (art3.4)."""
    return replace(state, ahead=from_the_cover(state.setting.options), stakes=hold(state.stakes))


VOID_ROUND = Irregularity(Void, "art3.3", refuse_void, play_again)


Faces = Mapping[int | str, Tokens]  # each face of a die with all that is engraved on it


def faces_stated(said: int | str, faces: Faces) -> tuple[int | str, ...]:
    """The faces that bear all that was stated of one: its figure, its number, its colour, or some of them."""
    stated = tokens_of(said) if isinstance(said, str) and not said.isdecimal() else (said,)
    return tuple(face for face, engraved in faces.items() if stated and {*stated} <= {*engraved})


def shown_refusal(_: Round, act: Dice, faces: Faces) -> Refusal | None:
    """Dice that cannot show what is said they show, or of which too little is said."""
    if len(act.dice) != DICE:
        return Refusal("dice_must_be_three", "art1.1", f"{len(act.dice)} dice were shown: three are prescribed")
    for said in act.dice:
        found = faces_stated(said, faces)
        if not found:
            listed = ", ".join(" ".join(map(str, engraved)) for engraved in faces.values())
            says = f"no die shows {said!r}: its faces are {listed}"
            return Refusal("faces_must_be_those_of_the_law", "art1.1", says)
        if len(found) > 1:
            says = f"{said!r} does not tell {' from '.join(map(str, found))}: say the figure or the number"
            return Refusal("face_must_be_told_from_the_others", "art1.1", says)
    return None


def spelled(act: Dice, faces: Faces) -> Dice:
    """The same throw with each face by the name that a record gives it; what is no throw stays as it was said."""
    found = [faces_stated(said, faces) for said in act.dice]
    return Dice(tuple(face for (face,) in found)) if all(len(each) == 1 for each in found) else act


def throw_of(act: Dice, faces: Faces, numbers: Mapping[int | str, int]) -> tuple[int, ...]:
    return tuple(sorted(numbers[face] for face in spelled(act, faces).dice))
