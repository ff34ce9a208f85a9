"""Article 5 of 59/2004: the ten bets."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.law import OptionError, option_set
from banca.play.act import Bet
from tests.at_table import AtTable
from tests.games.fish_prawn_crab.faces import COLOURS, FIGURES, THROWS, alike, of_colour, total
from tests.games.shaker.at_shaker import FISH_PRAWN_CRAB, prizes, settled

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, FISH_PRAWN_CRAB)
wins = partial(prizes, FISH_PRAWN_CRAB)
KINDS: dict[str, Any] = {  # each with a lawful selection
    "small": None,
    "big": None,
    "figure": "crab",
    "colour-one": "red",
    "colour-two": "red",
    "colour-three": "green",
    "any-three-colour": None,
    "triple": "rooster",
    "any-triple": None,
    "total": 9,
}


@proves("art5")
def test_5_exactly_ten_kinds_are_offered() -> None:
    table = AtTable(FISH_PRAWN_CRAB).to("betting")
    assert list(table.game.kinds(table.setting)) == list(KINDS)
    assert len(KINDS) == 10
    assert all(table.accepts(Bet("ana", bet, 100_00, selection)) for bet, selection in KINDS.items())


@proves("art5")
@pytest.mark.parametrize("bet", ["single", "even", "odd", "double", "two-dice", "four-numbers", "field", "Small", ""])
def test_5_a_bet_of_another_kind_is_refused(bet: str) -> None:
    refusal = AtTable(FISH_PRAWN_CRAB).to("betting").refusal(Bet("ana", bet, 100_00))
    assert (refusal.norm, refusal.clause) == ("bet_must_be_offered", "art5")


@proves("art5")
def test_5_the_house_may_not_offer_fewer() -> None:
    with pytest.raises(OptionError, match="has no option 'bets-offered'"):
        option_set(AtTable(FISH_PRAWN_CRAB).game.edition, {"bets-offered": ["small", "big"]})


@pytest.mark.parametrize(
    ("bet", "clause"),
    [("small", "art5.1"), ("big", "art5.2"), ("any-three-colour", "art5.7"), ("any-triple", "art5.9")],
)
def test_5_a_bet_without_a_choice_takes_no_selection(bet: str, clause: str) -> None:
    table = AtTable(FISH_PRAWN_CRAB).to("betting")
    for selection in (*FIGURES, *COLOURS, 4, (1, 2)):
        refusal = table.refusal(Bet("ana", bet, 100_00, selection))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", clause)


@pytest.mark.parametrize(("bet", "clause"), [("figure", "art5.3"), ("triple", "art5.8")])
def test_5_a_figure_is_one_of_six(bet: str, clause: str) -> None:
    table = AtTable(FISH_PRAWN_CRAB).to("betting")
    assert all(table.accepts(Bet("ana", bet, 100_00, figure)) for figure in FIGURES)
    for wrong in (None, *COLOURS, *range(8), "stag", ("fish", "crab"), ("fish", "fish")):
        refusal = table.refusal(Bet("ana", bet, 100_00, wrong))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", clause)


@pytest.mark.parametrize(
    ("bet", "clause"), [("colour-one", "art5.4"), ("colour-two", "art5.5"), ("colour-three", "art5.6")]
)
def test_5_a_colour_is_one_of_three(bet: str, clause: str) -> None:
    table = AtTable(FISH_PRAWN_CRAB).to("betting")
    assert all(table.accepts(Bet("ana", bet, 100_00, colour)) for colour in COLOURS)
    for wrong in (None, *FIGURES, 1, "yellow", ("red", "green"), ("red", "red")):
        refusal = table.refusal(Bet("ana", bet, 100_00, wrong))
        assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", clause)


@proves("art5.1")
def test_5_1_small_wins_on_4_to_10() -> None:
    won = set(wins("small"))
    assert won == {t for t in THROWS if 4 <= total(t) <= 10 and not alike(t)}
    assert len(won) == 105
    assert ("fish", "gourd", "rooster") in won
    assert not {("prawn", "coin", "crab"), ("prawn", "prawn", "prawn")} & won


@proves("art5.2")
def test_5_2_big_wins_on_11_to_17() -> None:
    won = set(wins("big"))
    assert won == {t for t in THROWS if 11 <= total(t) <= 17 and not alike(t)}
    assert len(won) == 105
    assert ("prawn", "coin", "crab") in won
    assert not {("fish", "gourd", "rooster"), ("crab", "crab", "crab")} & won


@proves("art5.3")
def test_5_3_figure_wins_when_any_die_shows_it() -> None:
    for figure in FIGURES:
        assert set(wins("figure", figure)) == {t for t in THROWS if figure in t}
    assert len(wins("figure", "crab")) == 75 + 15 + 1
    assert ("crab", "fish", "coin") in wins("figure", "crab")
    assert ("prawn", "fish", "coin") not in wins("figure", "crab")


@proves("art5.4")
def test_5_4_colour_one_wins_on_one_die_and_only_one() -> None:
    for colour in COLOURS:
        won = set(wins("colour-one", colour))
        assert won == {t for t in THROWS if of_colour(t, colour) == 1}
        assert len(won) == 96
    red = set(wins("colour-one", "red"))
    assert ("fish", "prawn", "coin") in red
    assert not {("fish", "rooster", "coin"), ("fish", "fish", "rooster"), ("prawn", "crab", "coin")} & red
    assert {"art5.4", "single-colour-note"} <= set(
        settled(FISH_PRAWN_CRAB, "colour-one", "red", ("fish", "prawn", "coin")).readings
    )


@proves("art5.5")
def test_5_5_colour_two_wins_on_two_dice_and_only_two() -> None:
    for colour in COLOURS:
        won = set(wins("colour-two", colour))
        assert won == {t for t in THROWS if of_colour(t, colour) == 2}
        assert len(won) == 48
    red = set(wins("colour-two", "red"))
    assert {("fish", "rooster", "coin"), ("fish", "coin", "fish")} <= red
    assert not {("fish", "prawn", "coin"), ("fish", "fish", "rooster"), ("prawn", "crab", "coin")} & red


@proves("art5.6")
def test_5_6_colour_three_wins_when_all_dice_have_it() -> None:
    for colour in COLOURS:
        won = set(wins("colour-three", colour))
        assert won == {t for t in THROWS if of_colour(t, colour) == 3}
        assert len(won) == 8
    assert ("prawn", "crab", "crab") in wins("colour-three", "green")
    assert ("prawn", "crab", "coin") not in wins("colour-three", "green")


@proves("art5.7")
def test_5_7_any_three_colour_wins_when_all_dice_have_one_colour() -> None:
    won = set(wins("any-three-colour"))
    assert won == {t for t in THROWS if any(of_colour(t, colour) == 3 for colour in COLOURS)}
    assert len(won) == 24
    assert ("gourd", "coin", "gourd") in won
    assert ("gourd", "coin", "crab") not in won


@proves("art5.8")
def test_5_8_triple_wins_when_all_dice_show_the_figure() -> None:
    for figure in FIGURES:
        assert set(wins("triple", figure)) == {(figure, figure, figure)}
    assert not {("fish", "fish", "fish"), ("rooster", "rooster", "fish")} & set(wins("triple", "rooster"))


@proves("art5.9")
def test_5_9_any_triple_wins_when_all_dice_show_one_figure() -> None:
    won = set(wins("any-triple"))
    assert won == {(figure, figure, figure) for figure in FIGURES}
    assert ("coin", "coin", "coin") in won
    assert ("gourd", "coin", "gourd") not in won


@proves("art5.10")
def test_5_10_total_wins_when_the_numbers_add_up_to_it() -> None:
    ways = {4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 25, 10: 27, 11: 27, 12: 25, 13: 21, 14: 15, 15: 10, 16: 6, 17: 3}
    for chosen, number in ways.items():
        won = set(wins("total", chosen))
        assert won == {t for t in THROWS if total(t) == chosen}
        assert len(won) == number
    assert {("prawn", "gourd", "coin"), ("gourd", "gourd", "gourd")} <= set(wins("total", 9))


@proves("art5.10")
@pytest.mark.parametrize("wrong", [None, 0, 3, 18, 21, -4, (4, 5), "fish", "red"])
def test_5_10_total_is_one_from_4_to_17(wrong: Any) -> None:
    table = AtTable(FISH_PRAWN_CRAB).to("betting")
    refusal = table.refusal(Bet("ana", "total", 100_00, wrong))
    assert (refusal.norm, refusal.clause) == ("selection_must_be_lawful", "art5.10")
    assert all(table.accepts(Bet("ana", "total", 100_00, chosen)) for chosen in range(4, 18))
