"""Article 1 of 58/2004: the equipment."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from banca.games.fantan.equipment import Buttons, FantanTable
from banca.games.fantan.round import Count
from banca.law import OptionError, Refused, adopt, option_set
from banca.play.act import Bet
from banca.play.turn import Chance
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")

NORMS = {
    "art1": "equipment_must_be_complete",
    "art1.1": "rod_must_be_one_and_of_the_material_adopted",
    "art1.2": "buttons_must_have_holes",
    "art1.3": "covers_must_be_two",
    "art1.4": "layouts_must_be_those_adopted",
}
LAWFUL = FantanTable(rods=("bamboo",), buttons=Buttons(), covers=2, layouts=2)


def opened(table: FantanTable, **options: Any) -> AtTable:
    return AtTable("fantan-58-2004", {name.replace("_", "-"): v for name, v in options.items()}, equipment=table)


def refused(table: FantanTable, **options: Any) -> list[str | None]:
    """The clauses that the table breaks; the first of them stops its opening."""
    lawful = AtTable("fantan-58-2004", {name.replace("_", "-"): v for name, v in options.items()})
    refusals = lawful.game.equipment_refusals(replace(lawful.setting, equipment=table))
    found = [r.clause for r in refusals]
    assert all(NORMS.get(r.clause or "") == r.norm for r in refusals)
    if not found:
        return found
    with pytest.raises(Refused) as caught:
        opened(table, **options)
    assert caught.value.refusal.clause == found[0]
    return found


@proves("art1")
@pytest.mark.parametrize(
    "lacking",
    [{"rods": ()}, {"buttons": Buttons(how_many=0)}, {"covers": 0}, {"layouts": 0}],
)
def test_1_a_table_that_lacks_something_is_incomplete(lacking: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"58/2004 art\. 1\]") as caught:
        opened(replace(LAWFUL, **lacking))
    assert caught.value.refusal.norm == "equipment_must_be_complete"
    assert refused(LAWFUL) == []


@proves("art1.1")
@pytest.mark.parametrize(
    ("adopted", "rods", "lawful"),
    [
        ("bamboo-or-wood", ("bamboo",), True),
        ("bamboo-or-wood", ("wood",), True),
        ("bamboo-or-wood", ("plastic",), False),
        ("bamboo-or-wood", ("iron",), False),
        ("bamboo-or-wood", ("bamboo", "bamboo"), False),
        ("plastic", ("plastic",), True),
        ("plastic", ("bamboo",), False),
        ("plastic", ("wood",), False),
        ("plastic", ("plastic", "plastic"), False),
    ],
)
def test_1_1_one_rod_of_the_material_adopted(adopted: str, rods: tuple[str, ...], lawful: bool) -> None:
    assert refused(replace(LAWFUL, rods=rods), rod_material=adopted) == ([] if lawful else ["art1.1"])


@proves("art1.1")
def test_1_1_bamboo_or_wood_unless_plastic_is_chosen() -> None:
    law = AtTable("fantan-58-2004").game.edition
    assert option_set(law)["rod-material"] == "bamboo-or-wood"
    with pytest.raises(OptionError, match=r"58/2004 art. 1\(1\)"):
        option_set(law, {"rod-material": "iron"})


@proves("art1.1", "art1.4")
@pytest.mark.parametrize(("option", "value"), [("rod-material", "plastic"), ("layouts", 4)])
def test_1_1_the_choices_of_article_1_need_no_authorisation(option: str, value: Any) -> None:
    assert adopt(option_set(AtTable("fantan-58-2004").game.edition), option, value)[option] == value


@proves("art1.2")
@pytest.mark.parametrize("how_many", [None, 4, 200])
def test_1_2_buttons_have_holes(how_many: int | None) -> None:
    assert refused(replace(LAWFUL, buttons=Buttons(pierced=True, how_many=how_many))) == []
    assert refused(replace(LAWFUL, buttons=Buttons(pierced=False, how_many=how_many))) == ["art1.2"]


@proves("art1.2")
@pytest.mark.parametrize("how_many", [1, 3])
def test_1_2_any_set_that_is_not_empty_is_lawful(how_many: int) -> None:
    few = replace(LAWFUL, buttons=Buttons(how_many=how_many))
    assert refused(few) == []
    table = opened(few).to("count")
    assert table.game.turn(table.state) == Chance({Count(buttons): 1 for buttons in range(1, how_many + 1)})


@proves("art1.2")
def test_1_2_a_heap_comes_from_the_set() -> None:
    table = opened(replace(LAWFUL, buttons=Buttons(how_many=80))).to("count")
    assert table.accepts(Count(80))
    refusal = table.refusal(Count(81))
    assert (refusal.norm, refusal.clause) == ("heap_must_come_from_the_set", "art1.2")
    assert opened(LAWFUL).to("count").accepts(Count(81))
    assert AtTable("fantan-58-2004").to("count").accepts(Count(81))


@proves("art1.2", "art2")
@pytest.mark.parametrize("how_many", [100, 101, 200])
def test_1_2_a_set_of_100_gives_the_same_heaps_as_one_whose_size_is_unsaid(how_many: int) -> None:
    table, unsaid = (opened(replace(LAWFUL, buttons=Buttons(how_many=n))).to("count") for n in (how_many, None))
    assert table.game.turn(table.state) == unsaid.game.turn(unsaid.state)


@proves("art1.2", "art2")
@pytest.mark.parametrize("how_many", [4, 5, 7, 8, 60, 80, 98, 99, 100, 200])
def test_1_2_chance_draws_only_heaps_that_the_set_can_give(how_many: int) -> None:
    table = opened(replace(LAWFUL, buttons=Buttons(how_many=how_many))).to("count")
    turn = table.game.turn(table.state)
    assert isinstance(turn, Chance)
    assert [heap for heap in turn.weights if not table.accepts(heap)] == []
    assert min(heap.buttons for heap in turn.weights if isinstance(heap, Count)) > 0
    facts = table.game.facts(table.setting)
    assert set(facts) == {1, 2, 3, 4}
    assert len(set(facts.values())) == 1


@proves("art1.3")
@pytest.mark.parametrize("covers", [1, 3, 4])
def test_1_3_covers_are_two(covers: int) -> None:
    assert refused(replace(LAWFUL, covers=covers)) == ["art1.3"]
    assert refused(replace(LAWFUL, covers=2)) == []


@proves("art1.3")
def test_1_3_the_covered_heap_is_shown_to_nobody() -> None:
    table = AtTable("fantan-58-2004")
    for step in ("separate", "cover-rest", "bell", "lift"):
        table.do(step)
        assert table.state.shown is None
        assert table.game.result(table.state) is None
        assert table.game.lines(table.state) == ()


@proves("art1.4")
@pytest.mark.parametrize("layouts", [0, 1, 5, "two"])
def test_1_4_other_than_two_to_four_layouts_are_refused(layouts: Any) -> None:
    with pytest.raises(OptionError, match=r"58/2004 art. 1\(4\)"):
        AtTable("fantan-58-2004", {"layouts": layouts})


@proves("art1.4")
@pytest.mark.parametrize("layouts", [2, 3, 4])
def test_1_4_two_to_four_layouts_all_refer_to_one_count(layouts: int) -> None:
    table = opened(replace(LAWFUL, layouts=layouts), layouts=layouts)
    for layout in range(1, layouts + 1):
        table.bet("ana", "fan", 100_00, 3, layout=layout)
    assert table.refusal(Bet("ana", "fan", 100_00, 3, layout=layouts + 1)).clause == "art1.4"
    lines = table.show(Count(63)).finish().settlement.lines
    assert [(entry.position.layout, entry.result, entry.net) for entry in lines] == [
        (layout, "win", 285_00) for layout in range(1, layouts + 1)
    ]


@proves("art1.4")
@pytest.mark.parametrize("adopted", [2, 3, 4])
@pytest.mark.parametrize("found", [1, 2, 3, 4, 5])
def test_1_4_the_table_has_the_layouts_adopted(adopted: int, found: int) -> None:
    assert refused(replace(LAWFUL, layouts=found), layouts=adopted) == ([] if found == adopted else ["art1.4"])


@proves("art1.4")
def test_1_4_two_layouts_unless_more_are_chosen() -> None:
    table = AtTable("fantan-58-2004").to("betting")
    assert table.accepts(Bet("ana", "fan", 100_00, 3, layout=2))
    assert table.refusal(Bet("ana", "fan", 100_00, 3, layout=3)).norm == "layout_must_exist"


def test_how_many_buttons_a_set_has_may_be_left_unsaid() -> None:
    table = FantanTable(("bamboo",), Buttons(), covers=1, layouts=2)
    assert (table.buttons.pierced, table.buttons.how_many) == (True, None)
    assert table != FantanTable(("bamboo",), Buttons(how_many=60), covers=1, layouts=2)
