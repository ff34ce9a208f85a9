"""Articles 1, 5, 6 and 7 of 59/2004: the six faces, and the ten bets of fish-prawn-crab with what they pay."""

from collections.abc import Callable
from dataclasses import dataclass

from banca.games.shaker.bets import (
    BIG,
    SMALL,
    Throw,
    any_triple,
    chosen_face,
    pays,
    price_of_total,
    total,
    total_within,
    triple,
)
from banca.law import OptionSet, SelectionWord
from banca.messages.errors import Listed, Message
from banca.money import Odds
from banca.play.bets import BetKind, Tokens, Verdict, nothing_to_choose, one_of
from banca.play.rule import Rule


@dataclass(frozen=True, slots=True)
class Face:
    figure: str
    colour: str
    number: int


FACE_TABLE = (
    Face("fish", "red", 1),  # art1.1.1
    Face("prawn", "green", 2),  # art1.1.2
    Face("gourd", "blue", 3),  # art1.1.3
    Face("coin", "blue", 4),  # art1.1.4
    Face("crab", "green", 5),  # art1.1.5
    Face("rooster", "red", 6),  # art1.1.6
)
FACES: dict[int | str, int] = {face.figure: face.number for face in FACE_TABLE}
ENGRAVED: dict[int | str, Tokens] = {face.figure: (face.figure, face.colour, face.number) for face in FACE_TABLE}
FACE_NUMBERED = {face.number: face for face in FACE_TABLE}
COLOURS = tuple(dict.fromkeys(face.colour for face in FACE_TABLE))


def colours(throw: Throw) -> tuple[str, ...]:
    return tuple(FACE_NUMBERED[number].colour for number in throw)


TOTALS_PRICED_AT = ("art6.10.1", "art6.10.2", "art6.10.3", "art6.10.4", "art6.10.5", "art6.10.6")


def total_price(chosen: int, _: OptionSet) -> tuple[str, Odds]:
    """Article 6(10): there is no range, unlike cussec."""
    return price_of_total(chosen, TOTALS_PRICED_AT, five=Odds(18), six=Odds(14))


def exact_count(dice: int, priced_at: str, odds: Odds) -> Callable[[str, OptionSet], Rule[Throw, Verdict]]:
    """Exactly so many dice of the chosen colour (readings at art5.4 and art5.5)."""
    return lambda colour, _: pays(priced_at, lambda throw: colours(throw).count(colour) == dice, odds)


ONE_COLOUR = pays("art6.7", lambda throw: len(set(colours(throw))) == 1, Odds(7))
A_COLOUR = one_of(Message("shaker-selection-face", faces=Listed(*map(SelectionWord, COLOURS))), COLOURS)

BETS: tuple[BetKind[Throw], ...] = (
    total_within("small", "art5.1", SMALL, "art6.1"),
    total_within("big", "art5.2", BIG, "art6.2"),
    chosen_face("figure", "art5.3", FACES, ("art6.3.1", "art6.3.2", "art6.3.3")),
    BetKind("colour-one", "art5.4", A_COLOUR, exact_count(1, "art6.4", Odds(1))),
    BetKind("colour-two", "art5.5", A_COLOUR, exact_count(2, "art6.5", Odds(3))),
    BetKind("colour-three", "art5.6", A_COLOUR, exact_count(3, "art6.6", Odds(20))),
    BetKind("any-three-colour", "art5.7", nothing_to_choose(), lambda *_: ONE_COLOUR),
    triple("art5.8", FACES, "art6.8"),
    any_triple("art5.9", "art6.9"),
    total("art5.10", total_price),
)
