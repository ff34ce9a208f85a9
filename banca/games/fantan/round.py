"""Articles 1 to 5 of 58/2004: the heap under its cover, the bets, the count."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar

from banca.games.fantan.equipment import FantanTable
from banca.law import Refusal, refuse
from banca.play.act import Act, Do
from banca.play.fields import PositiveInt
from banca.play.one_draw_parts import Irregularity, Round, Step
from banca.play.setting import Setting

IN_A_GROUP = 4  # art3.1
HEAPS = range(60, 100)  # as many of each remainder: the four results are equally likely (reading heap-distribution)


@dataclass(frozen=True, slots=True)
class Count(Act):
    """How many buttons lay under the cover, broken ones included."""

    word: ClassVar[str] = "count"

    buttons: PositiveInt


@lru_cache
def equally_likely(among: range) -> Mapping[Act, int]:
    return {Count(buttons): 1 for buttons in among}


@dataclass(frozen=True, slots=True)
class Broken(Act):
    """Buttons found broken before the result was announced."""

    word: ClassVar[str] = "broken"

    buttons: PositiveInt = 1


def heaps(setting: Setting) -> range:
    """The possible heaps; a smaller set makes smaller ones, with equally many of each remainder."""
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
        """The remainder; none left counts as four (art3.2)."""
        return self.left or IN_A_GROUP


def count_off(buttons: int) -> CountedOff:
    """Articles 3(1) and 5(1): the buttons are moved off in fours."""
    return CountedOff(*divmod(buttons, IN_A_GROUP))


def count_without_broken(act: Count, irregular: tuple[Act, ...]) -> CountedOff:
    """The count without what was found broken (art5.3)."""
    return count_off(act.buttons - broken_count(irregular))


def broken_count(irregular: tuple[Act, ...]) -> int:
    return sum(act.buttons for act in irregular if isinstance(act, Broken))


def describe(act: Count, irregular: tuple[Act, ...]) -> dict[str, Any]:
    off = count_without_broken(act, irregular)
    return {
        "buttons": act.buttons, "broken": broken_count(irregular),
        "groups_of_four": off.groups, "left": off.left, "number": off.number,
    }  # fmt: skip


def procedure(_: Setting) -> tuple[Step, ...]:
    return (
        Step(Do("separate"), "art2", "heap_must_be_separated_before_betting"),
        Step(Do("cover-rest"), "art2", "rest_must_be_covered_before_betting"),
        Step(Do("bell"), "art4", "bell_must_ring_before_the_cover_is_lifted", open=True),
        Step(Do("lift"), "art5.1", "cover_must_be_lifted_before_the_count"),
        Step(None, "art5.1", "buttons_must_be_counted_before_the_announcement"),
        Step(Do("announce"), "art5.1", "result_must_be_announced_first"),
        Step(
            Do("light"),
            "art5.2",
            "light_must_be_lit_before_collection",
            holds_payment=False,  # reading payment-after-announcement
            follows="announce",
        ),
        Step(
            Do("collect"),
            "art5.2",
            "buttons_must_be_collected_before_the_next_round",
            holds_payment=False,
            follows="announce",
        ),
    )


UNOPENED = refuse("bets_must_wait_for_the_heap", "art4", untimely=True)
CLOSED = refuse("bets_end_at_the_bell", "art4", untimely=True)
UNSETTLED = refuse("round_must_be_settled_first", "art7", "fantan", untimely=True)


def refuse_broken(state: Round, act: Broken) -> Refusal | None:
    """Whatever is found broken before the announcement is left out (reading broken-before-count)."""
    awaited = [step.act for step in state.ahead]
    if Do("separate") in awaited:
        return refuse("button_must_be_in_the_heap", "art5.3", "no-heap", untimely=True)
    if Do("announce") not in awaited:
        return refuse("result_must_stand_once_announced", "art5.3")
    heap = state.shown.buttons if isinstance(state.shown, Count) else heaps(state.setting).start
    if broken_count(state.irregular) + act.buttons >= heap:
        return refuse("button_must_be_in_the_heap", "art5.3", "one-whole", heap=heap)
    return None


BROKEN_BUTTON = Irregularity(
    Broken, "art5.3", refuse_broken, lambda state, act: replace(state, irregular=(*state.irregular, act))
)


def shown_refusal(state: Round, act: Count) -> Refusal | None:
    table: FantanTable | None = state.setting.equipment
    if table and table.buttons.how_many is not None and act.buttons > table.buttons.how_many:
        return refuse("heap_must_come_from_the_set", "art1.2", heap=act.buttons, buttons=table.buttons.how_many)
    if act.buttons <= (broken := broken_count(state.irregular)):
        return refuse("button_must_be_in_the_heap", "art5.3", "broken", heap=act.buttons, broken=broken)
    return None
