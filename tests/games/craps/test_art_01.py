"""Article 1 of 53/2010: equipment."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from banca.games.craps.equipment import CrapsDie, CrapsEquipment, refuse_die
from banca.games.craps.shooter import Choose, Offer
from banca.games.craps.throw import Dice
from banca.law import OptionError, Refused
from banca.material.dice import Die
from banca.play.act import Do
from banca.play.turn import Chance
from tests.games.craps.plays import BETS, EDITION, AtCraps

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)

GOOD = CrapsDie()
FOUR = CrapsEquipment((GOOD,) * 4)

BAD_DICE = {
    "two ones": (CrapsDie(Die(((1, 6), (1, 5), (3, 4)))), "die_must_bear_one_to_six", "art1.1.1"),
    "unequal edges": (CrapsDie(edges_mm=(19, 19, 18)), "edges_must_be_equal", "art1.2.1"),
    "sums": (CrapsDie(Die(((1, 2), (3, 4), (5, 6)))), "opposite_faces_must_add_up_to_seven", "art1.2.2"),
    "pips": (CrapsDie(pips_mm=(4, 4, 4, 4, 4, 3)), "pips_must_be_visible_and_of_one_size", "art1.2.3"),
    "no pips": (CrapsDie(pips_mm=(0,) * 6), "pips_must_be_visible_and_of_one_size", "art1.2.3"),
    "loaded": (CrapsDie(Die(balanced=False)), "dice_must_be_balanced", "art1.2.4"),
}


def refused(equipment: CrapsEquipment) -> tuple[str, str | None]:
    """Norm and clause by which a table so equipped is not opened."""
    with pytest.raises(Refused) as caught:
        AtCraps(equipment=equipment)
    return caught.value.refusal.norm, caught.value.refusal.clause


@proves("art1.1")
def test_1_1_a_table_without_dice_layout_or_stick_is_not_opened() -> None:
    assert AtCraps("ana field 10", 9, equipment=FOUR).line("field").result == "win"
    assert refused(replace(FOUR, dice=())) == ("dice_must_be_as_many_as_adopted", "art1.1.1")
    assert refused(replace(FOUR, layout=False)) == ("table_must_have_its_layout", "art1.1.2")
    assert refused(replace(FOUR, stick=False)) == ("table_must_have_its_stick", "art1.1.3")


@proves("art1.1.1")
@pytest.mark.parametrize(("dice", "lawful"), [(3, False), (4, True), (5, True), (6, False)])
def test_1_1_1_four_or_five_dice(dice: int, lawful: bool) -> None:
    if lawful:
        assert AtCraps(options={"dice-count": dice}).setting.options["dice-count"] == dice
        assert AtCraps(options={"dice-count": dice}, equipment=CrapsEquipment((GOOD,) * dice)).point is None
    else:
        with pytest.raises(OptionError, match="dice-count"):
            AtCraps(options={"dice-count": dice})


@proves("art1.1.1")
def test_1_1_1_the_dice_are_as_many_as_the_table_adopted() -> None:
    five = CrapsEquipment((GOOD,) * 5)
    assert refused(five) == ("dice_must_be_as_many_as_adopted", "art1.1.1")
    assert AtCraps(options={"dice-count": 5}, equipment=five).point is None


@proves("art1.1.1")
def test_1_1_1_each_face_bears_another_number_from_one_to_six() -> None:
    assert refuse_die(GOOD) is None
    assert sorted(GOOD.die.faces) == [1, 2, 3, 4, 5, 6]
    repeated = refuse_die(CrapsDie(Die(((1, 6), (1, 5), (3, 4)))))
    assert repeated is not None
    assert (repeated.norm, repeated.clause) == ("die_must_bear_one_to_six", "art1.1.1")


@proves("art1.1.2")
def test_1_1_2_the_layout_has_a_place_for_every_bet_and_a_marker_for_the_point() -> None:
    table = AtCraps("ana pass-line 100")
    assert {slug for slug, _ in table.game.positions(table.setting)} == set(BETS)
    table.say(6)
    assert table.state.marks == Do("mark")
    assert table.point == 6


@proves("art1.1.3")
def test_1_1_3_dice_at_rest_are_moved_by_the_stickman_not_by_bettors() -> None:
    table = AtCraps("ana field 10", "bo field 10")
    assert table.refuses(Choose("ana", 2)) == ("dice_must_be_offered_first", "art2.3")
    table.say(Offer("ana"), Choose("ana", 2), 9)
    assert table.refuses(Choose("bo", 2)) == ("dice_must_be_offered_first", "art2.3")


@proves("art1.2")
@pytest.mark.parametrize("amiss", BAD_DICE)
def test_1_2_a_die_that_fails_any_requirement_may_not_be_thrown(amiss: str) -> None:
    die, norm, clause = BAD_DICE[amiss]
    found = refuse_die(die)
    assert found is not None
    assert (found.norm, found.clause) == (norm, clause)
    assert refused(CrapsEquipment((GOOD, GOOD, GOOD, die))) == (norm, clause)


@proves("art1.2.1")
def test_1_2_1_all_edges_have_one_length() -> None:
    found = refuse_die(CrapsDie(edges_mm=(19, 19, 18)))
    assert found is not None
    assert (found.norm, found.clause) == ("edges_must_be_equal", "art1.2.1")
    assert refuse_die(CrapsDie(edges_mm=(18, 18, 18))) is None


@proves("art1.2.2")
def test_1_2_2_opposite_faces_add_up_to_seven() -> None:
    assert refuse_die(CrapsDie(Die(((1, 6), (2, 5), (3, 4))))) is None
    found = refuse_die(CrapsDie(Die(((1, 2), (3, 4), (5, 6)))))
    assert found is not None
    assert (found.norm, found.clause) == ("opposite_faces_must_add_up_to_seven", "art1.2.2")


@proves("art1.2.3")
@pytest.mark.parametrize("pips", [(4, 4, 4, 4, 4, 3), (0, 0, 0, 0, 0, 0)])
def test_1_2_3_pips_are_visible_and_of_one_diameter(pips: tuple[int, ...]) -> None:
    found = refuse_die(CrapsDie(pips_mm=pips))
    assert found is not None
    assert (found.norm, found.clause) == ("pips_must_be_visible_and_of_one_size", "art1.2.3")
    assert refuse_die(CrapsDie(pips_mm=(5,) * 6)) is None


@proves("art1.2.4")
def test_1_2_4_dice_are_balanced_and_of_one_size_and_weight() -> None:
    loaded, heavy = CrapsDie(Die(balanced=False)), CrapsDie(Die(weight_grams=7))
    large = CrapsDie(edges_mm=(20, 20, 20))
    assert refused(CrapsEquipment((GOOD, GOOD, GOOD, loaded))) == ("dice_must_be_balanced", "art1.2.4")
    assert refused(CrapsEquipment((GOOD, GOOD, GOOD, heavy))) == ("dice_must_be_equal", "art1.2.4")
    assert refused(CrapsEquipment((GOOD, GOOD, GOOD, large))) == ("dice_must_be_equal", "art1.2.4")
    assert AtCraps(equipment=CrapsEquipment((heavy,) * 4)).point is None


@proves("art1.2.4")
def test_1_2_4_each_die_is_uniform_and_independent_of_the_other() -> None:
    table = AtCraps("ana field 10").to("dice")
    turn = table.game.turn(table.state)
    assert isinstance(turn, Chance)
    assert turn.weights == {Dice((a, b)): 1 for a in range(1, 7) for b in range(1, 7)}
    assert table.game.throw_weights(table.state) == turn.weights
