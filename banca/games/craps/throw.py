"""Articles 2(4), 2(5) and 3 of 53/2010: the throw, when it is void, what a leaning die counts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from banca.games.craps.bets import DICE, THROWS
from banca.law import Refusal, refuse
from banca.material.dice import OPPOSITE_FACES, PIPS
from banca.messages.errors import Listed
from banca.play.act import Act
from banca.play.fields import ListOf, Name, PositiveInt, WholeNumber
from banca.play.rule import Clause, Rule, Ruling

PROPER = "one-hand"
IMPROPER = ("two-hands", "one-at-a-time")


@dataclass(frozen=True, slots=True)
class Throw(Act):
    """The shooter throws both dice together, with one hand."""

    word: ClassVar[str] = "throw"

    player: Name
    manner: Name | None = None


@dataclass(frozen=True, slots=True)
class Lean(Act):
    """A die rests on no face: the faces that look up, the most upward first."""

    word: ClassVar[str] = "lean"

    die: PositiveInt
    faces: ListOf[int]


@dataclass(frozen=True, slots=True)
class Dice(Act):
    """What the dice show, and how many of them landed irregularly."""

    word: ClassVar[str] = "dice"

    dice: ListOf[int]
    off: WholeNumber | None = None  # left the layout
    short: WholeNumber | None = None  # stopped short of the middle of the table
    walls: WholeNumber | None = None  # hit a wall of the table
    slid: WholeNumber | None = None  # did not roll


@dataclass(frozen=True, slots=True)
class Void(Act):
    """The throw decides nothing and is made again."""

    word: ClassVar[str] = "void"

    why: Name


@dataclass(frozen=True, slots=True)
class Landing:
    """How many of the two dice left the layout, stopped short of the middle, hit a wall, did not roll."""

    off: int = 0
    short: int = 0
    walls: int = 0
    slid: int = 0


VOID_CAUSES = {"off-layout": Landing(off=1), "short": Landing(short=1), "not-rolling": Landing(slid=1)}

IS_VOID: Rule[Landing, bool] = Rule(
    (
        Clause("art3.2.1", lambda landed: landed.off > 0, True, with_=("art3.2",)),
        Clause("art3.2.2", lambda landed: landed.short > 0 and not landed.walls, True, with_=("art3.2",)),
        Clause("art3.3", lambda landed: landed.slid > 0, True, with_=("art3.2",)),  # misnumbered: a cause of nullity
    ),
    otherwise=Ruling(value=False, clauses=("art2.4", "art2.5")),
)


def landing_of(act: Dice | Void) -> Landing:
    if isinstance(act, Void):
        return VOID_CAUSES[act.why]
    return Landing(act.off or 0, act.short or 0, act.walls or 0, act.slid or 0)


def refuse_manner(act: Throw) -> Refusal | None:
    """A throw with two hands, or of one die after the other, is invalid (reading improper-throw)."""
    if act.manner in (None, PROPER):
        return None
    if act.manner in IMPROPER:
        return refuse("dice_must_be_thrown_together_with_one_hand", "art2.4", manner=act.manner)
    said, known = repr(act.manner), Listed(PROPER, *IMPROPER)
    return refuse("dice_must_be_thrown_together_with_one_hand", "art2.4", "unknown", manner=said, known=known)


def refuse_leaning(act: Lean, leaning: Mapping[int, int]) -> Refusal | None:
    if not 1 <= act.die <= DICE:
        return refuse("die_must_be_one_of_the_two", "art2.2", die=act.die)
    if not act.faces or len(set(act.faces)) < len(act.faces) or not set(act.faces) <= set(PIPS):
        return refuse("faces_must_be_on_a_die", "art1.1.1")
    if any(set(pair) <= set(act.faces) for pair in OPPOSITE_FACES):
        return refuse("faces_must_look_up_together", "art1.2.2")
    if act.die in leaning:
        return refuse("leaning_die_must_be_read_once", "art3.1", die=act.die, face=leaning[act.die])
    return None


def refuse_cause(act: Void) -> Refusal | None:
    if act.why in VOID_CAUSES:
        return None
    return refuse("void_must_have_its_cause", "art3.2", "craps", why=repr(act.why), known=Listed(*VOID_CAUSES))


@lru_cache
def possible_throws(leaning: tuple[tuple[int, int], ...]) -> Mapping[Act, int]:
    """What the dice can show, given the leaning ones."""
    return {Dice(dice): 1 for dice in THROWS if all(dice[die - 1] == face for die, face in leaning)}


def refuse_dice(act: Dice, leaning: Mapping[int, int]) -> Refusal | None:
    """`leaning` gives the face that counts, by die."""
    faces = all(type(face) is int and face in PIPS for face in act.dice)
    if len(act.dice) != DICE or not faces:
        clause = "art1.1.1" if len(act.dice) == DICE else "art2.2"
        return refuse("dice_must_show_two_faces", clause, said=repr(list(act.dice)))
    counts = (act.off, act.short, act.walls, act.slid)
    if not all(n is None or 0 <= n <= DICE for n in counts):
        return refuse("dice_must_be_two", "art2.2")
    for die, face in leaning.items():
        if act.dice[die - 1] != face:
            said = act.dice[die - 1]
            return refuse("leaning_die_must_count_its_most_upward_face", "art3.1", die=die, face=face, said=said)
    return None
