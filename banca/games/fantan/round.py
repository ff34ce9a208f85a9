"""Articles 1 to 5 of 58/2004: the heap under its cover, the bets, the count."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.fantan.equipment import FantanTable
from banca.law import Refusal
from banca.play.act import Act, Do
from banca.play.fields import PositiveInt
from banca.play.one_draw import Irregularity, Round, Step
from banca.play.setting import Setting

IN_A_GROUP = 4  # art3.1
HEAPS = range(60, 100)  # as many of each remainder: the four results are equally likely (reading heap-distribution)


@dataclass(frozen=True, slots=True)
class Count(Act):
    """How many buttons lay under the cover, broken ones included."""

    word: ClassVar[str] = "count"

    buttons: PositiveInt


@dataclass(frozen=True, slots=True)
class Broken(Act):
    """Buttons found broken before the result was announced."""

    word: ClassVar[str] = "broken"

    buttons: PositiveInt = 1


def heaps(setting: Setting) -> range:
    """The heaps that chance may separate; from a smaller set, smaller ones, and still as many of each remainder."""
    table: FantanTable | None = setting.equipment
    if table is None or table.buttons.how_many is None or table.buttons.how_many >= HEAPS.stop:
        return HEAPS
    return range(1, 1 + (table.buttons.how_many // IN_A_GROUP * IN_A_GROUP or table.buttons.how_many))


@dataclass(frozen=True, slots=True)
class CountedOff:
    groups: int
    left: int

    @property
    def number(self) -> int:
        """What is left over; nothing left counts as four (art3.2)."""
        return self.left or IN_A_GROUP


def count_off(buttons: int) -> CountedOff:
    """Articles 3(1) and 5(1): the buttons are moved off in fours."""
    return CountedOff(*divmod(buttons, IN_A_GROUP))


def counted(act: Count, irregular: tuple[Act, ...]) -> CountedOff:
    """The count without what was found broken (art5.3)."""
    return count_off(act.buttons - broken_in(irregular))


def broken_in(irregular: tuple[Act, ...]) -> int:
    return sum(act.buttons for act in irregular if isinstance(act, Broken))


def describe(act: Count, irregular: tuple[Act, ...]) -> dict[str, Any]:
    off = counted(act, irregular)
    return {
        "buttons": act.buttons, "broken": broken_in(irregular),
        "groups_of_four": off.groups, "left": off.left, "number": off.number,
    }  # fmt: skip


def procedure(_: Setting) -> tuple[Step, ...]:
    return (
        Step(Do("separate"), "art2", "heap_must_be_separated_before_betting", "a heap must be separated first"),
        Step(Do("cover-rest"), "art2", "rest_must_be_covered_before_betting", "the rest must be covered first"),
        Step(
            Do("bell"),
            "art4",
            "bell_must_ring_before_the_cover_is_lifted",
            "the bell must ring first",
            open=True,
        ),
        Step(Do("lift"), "art5.1", "cover_must_be_lifted_before_the_count", "the cover must be lifted first"),
        Step(
            None,
            "art5.1",
            "buttons_must_be_counted_before_the_announcement",
            "the buttons must be counted first",
        ),
        Step(
            Do("announce"),
            "art5.1",
            "result_must_be_announced_first",
            "the winning number must be announced first",
        ),
        Step(
            Do("light"),
            "art5.2",
            "light_must_be_lit_before_collection",
            "the light of the number is lit first",
            holds_payment=False,  # reading payment-after-announcement
            follows="announce",
        ),
        Step(
            Do("collect"),
            "art5.2",
            "buttons_must_be_collected_before_the_next_round",
            "the buttons are collected first",
            holds_payment=False,
            follows="announce",
        ),
    )


UNOPENED = Refusal(
    "bets_must_wait_for_the_heap", "art4", "betting is not open: the heap is not yet under its cover", untimely=True
)
CLOSED = Refusal("bets_end_at_the_bell", "art4", "betting is closed: the bell has rung", untimely=True)
UNSETTLED = Refusal("round_must_be_settled_first", "art7", "the bets of this round are not all settled", untimely=True)


def refuse_broken(state: Round, act: Broken) -> Refusal | None:
    """Whatever is found broken before the announcement is left out (reading broken-before-count)."""
    awaited = [step.act for step in state.ahead]
    if Do("separate") in awaited:
        says = "there is no heap yet in which a button could break"
        return Refusal("button_must_be_in_the_heap", "art5.3", says, untimely=True)
    if Do("announce") not in awaited:
        return Refusal("result_must_stand_once_announced", "art5.3", "the number is announced: the result stands")
    heap = state.shown.buttons if isinstance(state.shown, Count) else heaps(state.setting).start
    if broken_in(state.irregular) + act.buttons >= heap:
        return Refusal(
            "button_must_be_in_the_heap", "art5.3", f"of a heap of {heap} buttons at least one must be whole"
        )
    return None


BROKEN_BUTTON = Irregularity(
    Broken, "art5.3", refuse_broken, lambda state, act: replace(state, irregular=(*state.irregular, act))
)


def shown_refusal(state: Round, act: Count) -> Refusal | None:
    table: FantanTable | None = state.setting.equipment
    if table and table.buttons.how_many is not None and act.buttons > table.buttons.how_many:
        says = f"a heap of {act.buttons} cannot come from a set of {table.buttons.how_many} buttons"
        return Refusal("heap_must_come_from_the_set", "art1.2", says)
    if act.buttons <= (broken := broken_in(state.irregular)):
        says = f"a heap of {act.buttons} is not left with a button when {broken} are broken"
        return Refusal("button_must_be_in_the_heap", "art5.3", says)
    return None
