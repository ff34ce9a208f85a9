"""What a question shows, part by part, so that a page can draw it: cards, tiles, dice, a road, or words alone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from banca.drill.question import Fault, Hands, Moment, Outcome, Payment, Question, Road
from banca.drill.wording import Wording
from banca.material import cards, tiles
from banca.messages.errors import Message
from banca.play.act import Act

Form = Literal["words", "cards", "tiles", "dice", "figures", "road"]
DICE = "dice"  # the part of a result that dice show


@dataclass(frozen=True, slots=True)
class Part:
    """`says` has all of it in words; the rest is to be drawn."""

    form: Form
    says: str
    label: str = ""  # whose, or which
    faces: tuple[str, ...] = ()  # cards, tiles, or what dice show
    behind: tuple[str, ...] = ()  # tiles of the second row
    colours: tuple[str, ...] = ()  # of figures


def parts_of(question: Question, wording: Wording) -> Iterator[Part]:
    """What a trainee sees before he answers."""
    says = [*wording.shown(question)]
    match question.asked:
        case Payment(result, _) | Outcome(result, _, _):
            yield from _result(question, result, says[0], wording)
            yield from (Part("words", each) for each in says[1:])
        case Moment(done, _) | Fault(done, _, _, _):
            yield from (Part("words", wording.act(act), *_of_act(act)) for act in done)
        case Hands(_, hands, _):
            yield from (part_of_hand(hand, each, wording) for hand, each in zip(hands, says, strict=True))
        case Road(road, results, _):
            yield Part("road", says[0], label=road, faces=tuple(results))


def choices_of(question: Question, wording: Wording) -> Iterator[Part]:
    """The choices, in their order; none where an amount is asked."""
    says = wording.choices(question)
    asked = question.asked
    if isinstance(asked, Hands):
        for choice, each in zip(asked.choices, says, strict=True):
            yield Part("words", each) if isinstance(choice, Message) else part_of_hand(choice, each, wording)
    else:
        yield from (Part("words", each) for each in says)


def part_of_hand(hand: Mapping[str, Any], says: str, wording: Wording) -> Part:
    label = wording.say(f"drill-of-{hand['of']}") if "of" in hand else ""
    if "front" in hand:
        return Part("tiles", says, label, tuple(hand["front"]), tuple(hand["back"]))
    for form, name in (("tiles", "tiles"), ("cards", "cards")):
        if name in hand:
            return Part(form, says, label, tuple(hand[name]))  # type: ignore[arg-type]  # both are forms
    return Part("words", says, label)


def _of_act(act: Act) -> tuple[str, tuple[str, ...]]:
    """The label and the faces of an act that showed a card or a tile."""
    return "", tuple(value for value in act.to_json().values() if isinstance(value, str) and _form((value,)))


def _result(question: Question, result: Mapping[str, Any], says: str, wording: Wording) -> Iterator[Part]:
    """The result in words, then what of it can be drawn."""
    yield Part("words", says)
    for name, value in result.items():
        faces = tuple(map(str, value)) if isinstance(value, list | tuple) else ()
        if name == DICE and faces:
            by_figure = {each["figure"]: each["colour"] for each in _faces_of_dice(question)}
            colours = tuple(by_figure[face] for face in faces if face in by_figure)
            yield Part("figures" if colours else "dice", wording.names.value(value), "", faces, (), colours)
        elif form := _form(faces):
            yield Part(form, wording.names.value(value), wording.say(f"result-{name.replace('_', '-')}"), faces)


def _faces_of_dice(question: Question) -> Sequence[Mapping[str, Any]]:
    found: Sequence[Mapping[str, Any]] = question.game.equipment(question.setting).get("faces", ())
    return found


def _form(faces: Sequence[str]) -> Form | None:
    if faces and all(face in cards.NUMBER_OF for face in faces):
        return "cards"
    return "tiles" if faces and all(face in tiles.NUMBER_OF for face in faces) else None
