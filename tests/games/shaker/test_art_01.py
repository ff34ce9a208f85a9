"""Article 1 of 57/2004 and of 59/2004: the equipment, as far as both prescribe the same."""

from collections import Counter
from itertools import product

import pytest

from banca.games.shaker import Dice, ShakerTable
from banca.law import OptionError, Refused, option_set
from banca.material.dice import Die, Shaker
from banca.play.act import Bet
from banca.play.setting import Setting
from banca.play.turn import Chance
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import (
    CUSSEC,
    FACES,
    FISH_PRAWN_CRAB,
    both,
    both_citing,
    dice,
    flaws,
    lawful_die,
    lawful_table,
)


@both("art1")
def test_1_lawful_equipment_opens_a_table(edition: str) -> None:
    assert flaws(edition, lawful_table(edition)) == []
    assert AtTable(edition, equipment=lawful_table(edition)).bet("ana", "small", 100_00).state.stakes


@both("art1")
@pytest.mark.parametrize("lacking", [{"dice": ()}, {"shaker": None}, {"layouts": 0}])
def test_1_a_table_without_dice_shaker_or_layout_is_refused(edition: str, lacking: dict[str, object]) -> None:
    found = flaws(edition, lawful_table(edition, **lacking))
    assert len(found) == 1
    assert (found[0][1] or "").startswith("art1")
    with pytest.raises(Refused, match=r"art\. 1"):
        AtTable(edition, equipment=lawful_table(edition, **lacking))


@both("art1")
def test_1_without_a_shaker_the_equipment_is_incomplete(edition: str) -> None:
    assert flaws(edition, lawful_table(edition, shaker=None)) == [("equipment_must_be_complete", "art1")]


@both("art1")
def test_1_every_flaw_is_found(edition: str) -> None:
    table = ShakerTable((), Shaker("hand", dome=False, clasps=0), 7)
    assert [norm for norm, _ in flaws(edition, table)] == [
        "dice_must_be_three",
        "shaker_must_have_dome_and_cover",
        "drive_must_be_the_one_adopted",
        "cover_must_have_two_clasps",
        "layouts_must_be_those_adopted",
    ]


@both("art1.1")
@pytest.mark.parametrize("number", [0, 1, 2, 4, 5])
def test_1_1_other_than_three_dice_are_refused(edition: str, number: int) -> None:
    table = lawful_table(edition, dice=(lawful_die(edition),) * number)
    assert flaws(edition, table) == [("dice_must_be_three", "art1.1")]


@both("art1.1")
@pytest.mark.parametrize("numbers", [(), (1,), (1, 2), (1, 2, 3, 4)])
def test_1_1_other_than_three_dice_cannot_be_shown(edition: str, numbers: tuple[int, ...]) -> None:
    table = AtTable(edition).to("dice")
    refusal = table.refusal(dice(edition, *numbers))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("dice_must_be_three", "art1.1", False)
    assert table.accepts(dice(edition, 1, 2, 3))


@both("art1.1")
@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("face", [0, 7, -1, "horse", "7", ""])
def test_1_1_a_die_shows_one_of_its_six_faces(edition: str, place: int, face: int | str) -> None:
    table = AtTable(edition).to("dice")
    shown = list(dice(edition, 1, 4, 6).dice)
    assert table.accepts(Dice(tuple(shown)))
    shown[place] = face
    refusal = table.refusal(Dice(tuple(shown)))
    assert (refusal.norm, refusal.clause) == ("faces_must_be_those_of_the_law", "art1.1")


@both_citing("art1.1", "art1.2")
def test_1_1_and_1_2_dice_weigh_the_same(edition: str, clause: str) -> None:
    for weights in [(6, 6, 7), (5, 6, 6), (5, 6, 7)]:
        table = lawful_table(edition, dice=tuple(lawful_die(edition, weight) for weight in weights))
        assert flaws(edition, table) == [("dice_must_weigh_the_same", clause)]
    assert flaws(edition, lawful_table(edition, dice=(lawful_die(edition, 9),) * 3)) == []


@both_citing("art1.1", "art1.2")
@pytest.mark.parametrize("place", range(3))
def test_1_1_and_1_2_a_die_out_of_balance_is_refused(edition: str, clause: str, place: int) -> None:
    three = [lawful_die(edition)] * 3
    three[place] = lawful_die(edition, balanced=False)
    assert flaws(edition, lawful_table(edition, dice=tuple(three))) == [("dice_must_be_balanced", clause)]


@both_citing("art1.1", "art1.2")
def test_1_1_and_1_2_of_all_pairings_of_the_faces_only_those_that_total_seven_are_lawful(
    edition: str, clause: str
) -> None:
    faces = FACES[edition]
    pairings = [
        ((0, a), (b, c), (d, e))
        for a, b, c, d, e in product(range(1, 6), repeat=5)
        if len({a, b, c, d, e}) == 5 and b < c and d < e and b < d
    ]
    assert len(pairings) == 15
    good = lawful_die(edition)
    for pairing in pairings:
        die = Die(tuple((faces[x], faces[y]) for x, y in pairing))
        lawful = pairing == ((0, 5), (1, 4), (2, 3))
        expected = [] if lawful else [("opposite_faces_must_total_seven", clause)]
        assert flaws(edition, lawful_table(edition, dice=(good, die, good))) == expected
        assert flaws(edition, lawful_table(edition, dice=(die, good, good))) == expected


@both("art1.1", "art1.2")
def test_1_1_and_1_2_each_of_the_216_ordered_results_has_the_same_weight(edition: str) -> None:
    table = AtTable(edition).to("dice")
    turn = table.game.turn(table.state)
    assert isinstance(turn, Chance)
    assert turn.weights == {Dice(throw): 1 for throw in product(FACES[edition], repeat=3)}
    assert len(turn.weights) == 216
    assert table.game.facts(table.setting) == Counter(tuple(sorted(throw)) for throw in product(range(1, 7), repeat=3))


@both_citing("art1.2", "art1.3")
@pytest.mark.parametrize(("dome", "cover"), [(False, True), (True, False), (False, False)])
def test_1_2_and_1_3_the_shaker_has_a_dome_and_a_cover(edition: str, clause: str, dome: bool, cover: bool) -> None:
    table = lawful_table(edition, shaker=Shaker("lever", dome=dome, cover=cover))
    assert flaws(edition, table) == [("shaker_must_have_dome_and_cover", clause)]


@both_citing("art1.2.1", "art1.3.1")
def test_1_2_1_and_1_3_1_the_drive_is_lever_or_electronic(edition: str, clause: str) -> None:
    law = AtTable(edition).game.edition
    assert law.options["shaker-drive"].clause == clause
    assert option_set(law)["shaker-drive"] == "lever"
    for drive in ("lever", "electronic"):
        assert option_set(law, {"shaker-drive": drive})["shaker-drive"] == drive
    for wrong in ("hand", "", "lever,electronic", ["lever"], None, 1):
        with pytest.raises(OptionError, match="shaker-drive"):
            option_set(law, {"shaker-drive": wrong})


@both_citing("art1.2.1", "art1.3.1")
def test_1_2_1_and_1_3_1_the_shaker_has_the_drive_that_was_adopted(edition: str, clause: str) -> None:
    flaw = [("drive_must_be_the_one_adopted", clause)]
    for fitted, adopted in product(("lever", "electronic"), repeat=2):
        table = lawful_table(edition, shaker=Shaker(fitted))
        assert flaws(edition, table, {"shaker-drive": adopted}) == ([] if fitted == adopted else flaw)
    assert flaws(edition, lawful_table(edition, shaker=Shaker("hand"))) == flaw


@both("art1.2.1", "art1.3.1")
def test_1_2_1_and_1_3_1_no_result_is_readable_while_the_cover_is_on(edition: str) -> None:
    table = AtTable(edition, equipment=lawful_table(edition))
    for step in ("cover", "clasp", *["press-lever"] * 3, "light-lamp", "announce-start", "bell"):
        assert table.game.result(table.state) is None
        assert not table.accepts(dice(edition, 1, 2, 3))
        table.do(step)
    assert table.refusal(dice(edition, 1, 2, 3)).norm == "cover_must_be_lifted_before_the_result"
    assert table.do("lift").accepts(dice(edition, 1, 2, 3))


@both_citing("art1.2.2", "art1.3.2")
@pytest.mark.parametrize("clasps", [0, 1, 3])
def test_1_2_2_and_1_3_2_two_clasps_hold_the_cover(edition: str, clause: str, clasps: int) -> None:
    table = lawful_table(edition, shaker=Shaker("lever", clasps=clasps))
    assert flaws(edition, table) == [("cover_must_have_two_clasps", clause)]


@both("art1.2.2", "art1.3.2")
def test_1_2_2_and_1_3_2_the_cover_hides_the_dice_until_it_is_lifted(edition: str) -> None:
    table = AtTable(edition).to("lift")
    assert not table.accepts(dice(edition, 2, 2, 5))
    assert table.game.result(table.state) is None
    table.do("lift").act(dice(edition, 2, 2, 5)).do("announce")
    assert (table.game.result(table.state) or {})["total"] == 9


@both("art1.2.2", "art1.3.2")
@pytest.mark.parametrize(("drive", "shake"), [("lever", "press-lever"), ("electronic", "start-shaker")])
def test_1_2_2_and_1_3_2_no_shake_before_the_cover_is_clasped(edition: str, drive: str, shake: str) -> None:
    table = AtTable(edition, {"shaker-drive": drive}).do("cover")
    with pytest.raises(Refused, match="cover_must_be_clasped_before_the_shake"):
        table.do(shake)
    assert table.do("clasp").do(shake).state.ahead


@both_citing("art1.3", "art1.4")
def test_1_3_and_1_4_a_table_has_one_layout_or_more(edition: str, clause: str) -> None:
    law = AtTable(edition).game.edition
    assert law.options["layouts"].clause == clause
    assert option_set(law)["layouts"] == 1
    for number in (1, 2, 3, 100):
        assert option_set(law, {"layouts": number})["layouts"] == number
    for wrong in (0, -1, "none", 1.5):
        with pytest.raises(OptionError, match="layouts"):
            option_set(law, {"layouts": wrong})


@both_citing("art1.3", "art1.4")
def test_1_3_and_1_4_the_layouts_are_those_adopted(edition: str, clause: str) -> None:
    for fitted, adopted in product((1, 2, 3), repeat=2):
        expected = [] if fitted == adopted else [("layouts_must_be_those_adopted", clause)]
        assert flaws(edition, lawful_table(edition, layouts=fitted), {"layouts": adopted}) == expected
    assert flaws(edition, lawful_table(edition, layouts=0)) == [("layouts_must_be_those_adopted", clause)]


@both_citing("art1.3", "art1.4")
@pytest.mark.parametrize("layouts", [1, 2, 3])
def test_1_3_and_1_4_a_bet_lies_on_a_layout_of_the_table(edition: str, clause: str, layouts: int) -> None:
    table = AtTable(edition, {"layouts": layouts}).to("betting")
    assert all(table.accepts(Bet("ana", "small", 100_00, None, n)) for n in range(1, layouts + 1))
    refusal = table.refusal(Bet("ana", "small", 100_00, None, layouts + 1))
    assert (refusal.norm, refusal.clause) == ("layout_must_exist", clause)


@both("art1.3", "art1.4")
def test_1_3_and_1_4_bets_on_all_layouts_are_on_the_same_throw(edition: str) -> None:
    table = AtTable(edition, {"layouts": 2})
    table.bet("ana", "small", 100_00).bet("ana", "small", 200_00, layout=2).bet("rui", "big", 50_00, layout=2)
    lines = table.show(dice(edition, 1, 3, 6)).finish().settlement.lines
    assert [(line.position.layout, line.net) for line in lines] == [(1, 100_00), (2, 200_00), (2, -50_00)]


@both("art1.3", "art1.4")
def test_1_3_and_1_4_every_bet_offered_has_its_positions(edition: str) -> None:
    selections = {
        CUSSEC: {
            "small": 1, "big": 1, "single": 6, "triple": 6, "any-triple": 1, "total": 14, "even": 1, "odd": 1,
            "double-and-single": 30, "three-dice": 20, "two-dice": 15, "double": 6, "four-numbers": 15,
        },
        FISH_PRAWN_CRAB: {
            "small": 1, "big": 1, "figure": 6, "colour-one": 3, "colour-two": 3, "colour-three": 3,
            "any-three-colour": 1, "triple": 6, "any-triple": 1, "total": 14,
        },
    }  # fmt: skip
    game = AtTable(edition).game
    positions = game.positions(Setting(option_set(game.edition)))
    assert len(set(positions)) == len(positions)
    assert Counter(bet for bet, _ in positions) == selections[edition]
    table = AtTable(edition).to("betting")
    assert all(table.accepts(Bet("ana", bet, 100_00, selection)) for bet, selection in positions)
