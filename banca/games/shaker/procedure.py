"""Articles 2 to 4 of 57/2004 and of 59/2004, which prescribe the same: shake, bet, lift, pay."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from banca.law import OptionSet, RecordError, Refusal, SelectionWord, refuse
from banca.law.numbers import shown
from banca.messages.errors import Listed
from banca.money import changed, hold
from banca.play.act import Act, Do
from banca.play.bets import Tokens, tokens_of
from banca.play.fields import ListOf, Name
from banca.play.game import Memory
from banca.play.one_draw_parts import Irregularity, Round, Step
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


COVERED = "covered"  # the dome, by the croupier of the previous round


def read_dome(raw: Any) -> str:
    if raw != COVERED:
        raise RecordError("shaker-dome", covered=COVERED, value=shown(raw))
    return COVERED


DOME = Memory("dome", {"const": COVERED}, read_dome, lambda dome: dome)


def dome_left(state: Round) -> str | None:
    """The state of the dome for the next round."""
    return None if any(step.once_paid for step in state.ahead) else COVERED


def procedure(setting: Setting) -> tuple[Step, ...]:
    """A round: from the cover on, or from the clasps if the dome was covered while losing stakes were taken."""
    cover, *steps = from_the_cover(setting.options)
    return tuple(steps) if setting.memory == COVERED else (cover, *steps)


def from_the_cover(options: OptionSet) -> tuple[Step, ...]:
    """Cover, clasp, shake; betting until the bell; lift, and the dice decide; announce, and perhaps light."""
    steps = [
        Step(Do("cover"), "art2.1", "dome_must_be_covered_before_the_shake"),
        Step(Do("clasp"), "art2.1", "cover_must_be_clasped_before_the_shake"),
        *_shake(options),
    ]
    if options["start-lamp"] == "lit":
        steps.append(Step(Do("light-lamp"), "art2.2", "lamp_must_light_before_betting", holds_bets=True))
    if options["start-announcement"] == "spoken":
        steps.append(Step(Do("announce-start"), "art2.3", "start_must_be_announced_before_betting", holds_bets=True))
    steps += [
        Step(Do("bell"), "art3.1", "bell_must_ring_before_the_cover_is_lifted", open=True),
        Step(Do("lift"), "art3.2", "cover_must_be_lifted_before_the_result"),
        Step(None, "art3.2", "dice_must_show_before_the_result_is_announced"),
        Step(Do("announce"), "art3.2", "result_must_be_announced_before_payment"),
    ]
    if options["winning-lights"] == "lit":
        steps.append(Step(Do("light-winners"), "art3.2", "winning_positions_must_be_lit_first", holds_payment=False))
    # By article 4 the dome waits only for the winning bets.
    return (*steps, Step(Do("cover"), "art4", UNSETTLED.norm, holds_payment=False, once_paid=True))


def _shake(options: OptionSet) -> list[Step]:
    if options["shake-method"] == "electronic":
        return [Step(Do("start-shaker"), "art2.1", "dice_must_be_shaken_before_betting")]
    return [Step(Do("press-lever"), "art2.1", "lever_must_be_pressed_three_times")] * PRESSES


UNOPENED = refuse("bets_must_wait_for_the_shake", "art2.1", untimely=True)
CLOSED = refuse("bets_end_at_the_bell", "art3.1", untimely=True)
UNSETTLED = refuse("dome_must_stay_open_until_all_is_paid", "art4", untimely=True)


def refuse_void(state: Round, act: Void) -> Refusal | None:
    if act.why not in IRREGULAR:
        return refuse("void_must_have_its_cause", "art3.3", "shaker", why=shown(act.why))
    if not state.ahead or state.ahead[0].act is not None:
        return refuse("void_must_be_found_when_the_cover_is_lifted", "art3.3", untimely=True)
    return None


def play_again(state: Round, _: Void) -> Round:
    """Cover, shake and bets start again; the stakes stay (art3.4)."""
    return changed(state, ahead=from_the_cover(state.setting.options), stakes=hold(state.stakes))


VOID_ROUND = Irregularity(Void, "art3.3", refuse_void, play_again)


Faces = Mapping[int | str, Tokens]  # each face of a die with all its marks


def faces_matching(said: int | str, faces: Faces) -> tuple[int | str, ...]:
    """The faces that have all the stated marks: figure, number, colour, or some of them."""
    stated = tokens_of(said) if isinstance(said, str) and not said.isdecimal() else (said,)
    return tuple(face for face, engraved in faces.items() if stated and {*stated} <= {*engraved})


def shown_refusal(_: Round, act: Dice, faces: Faces) -> Refusal | None:
    """Refuse dice that cannot show this, or that are described incompletely."""
    if len(act.dice) != DICE:
        return refuse("dice_must_be_three", "art1.1", "shown", dice=len(act.dice))
    for said in act.dice:
        found = faces_matching(said, faces)
        if not found:
            listed = Listed(*(SelectionWord(engraved) for engraved in faces.values()))
            return refuse("faces_must_be_those_of_the_law", "art1.1", said=shown(said), faces=listed)
        if len(found) > 1:
            alike = Listed(*map(SelectionWord, found), last="shaker-one-from-another")
            return refuse("face_must_be_told_from_the_others", "art1.1", said=shown(said), faces=alike)
    return None


def spell_faces(act: Dice, faces: Faces) -> Dice:
    """The throw with each face by the name that records use; anything else stays as stated."""
    found = [faces_matching(said, faces) for said in act.dice]
    return Dice(tuple(face for (face,) in found)) if all(len(each) == 1 for each in found) else act


def throw_of(act: Dice, faces: Faces, numbers: Mapping[int | str, int]) -> tuple[int, ...]:
    return tuple(sorted(numbers[face] for face in spell_faces(act, faces).dice))
