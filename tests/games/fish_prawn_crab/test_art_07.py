"""Article 7 of 59/2004: three equal figures."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.shaker import Dice
from tests.at_table import AtTable
from tests.games.fish_prawn_crab.faces import COLOURS, FACES, FIGURES
from tests.games.shaker.at_shaker import FISH_PRAWN_CRAB

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, FISH_PRAWN_CRAB)


@proves("art7")
@pytest.mark.parametrize("figure", FIGURES)
def test_7_small_and_big_lose_on_every_triple(figure: str) -> None:
    table = AtTable(FISH_PRAWN_CRAB).bet("ana", "small", 100_00).bet("ana", "big", 100_00).show(Dice((figure,) * 3))
    for bet, allowed_at in (("small", "art5.1"), ("big", "art5.2")):
        line = table.line(bet)
        assert (line.result, line.net) == ("lose", -100_00)
        assert line.clauses == (allowed_at, "art7")


@proves("art7")
@pytest.mark.parametrize(
    ("bet", "throw"), [("small", ("gourd", "coin", "gourd")), ("big", ("rooster", "rooster", "fish"))]
)
def test_7_one_colour_with_two_figures_is_no_triple(bet: str, throw: tuple[str, ...]) -> None:
    assert AtTable(FISH_PRAWN_CRAB).bet("ana", bet, 100_00).show(Dice(throw)).line(bet).net == 100_00


@proves("art7")
@pytest.mark.parametrize("figure", FIGURES)
def test_7_article_7_does_not_touch_the_other_bets(figure: str) -> None:
    colour, number = FACES[figure]
    table = AtTable(FISH_PRAWN_CRAB).bet("ana", "any-triple", 100_00).bet("ana", "any-three-colour", 100_00)
    for bet in ("figure", "triple"):
        for chosen in FIGURES:
            table.bet("ana", bet, 100_00, chosen)
    for bet in ("colour-one", "colour-two", "colour-three"):
        for chosen in COLOURS:
            table.bet("ana", bet, 100_00, chosen)
    for total in (6, 9, 12, 15):
        table.bet("ana", "total", 100_00, total)
    table.show(Dice((figure,) * 3))
    assert table.line("any-triple").net == 2400_00
    assert table.line("any-three-colour").net == 700_00
    for chosen in FIGURES:
        assert table.line("figure", chosen).net == (300_00 if chosen == figure else -100_00)
        assert table.line("triple", chosen).net == (15000_00 if chosen == figure else -100_00)
    for chosen in COLOURS:
        assert table.line("colour-one", chosen).net == -100_00
        assert table.line("colour-two", chosen).net == -100_00
        assert table.line("colour-three", chosen).net == (2000_00 if chosen == colour else -100_00)
    for total, prize in {6: 1400_00, 9: 600_00, 12: 600_00, 15: 1400_00}.items():
        assert table.line("total", total).net == (prize if total == 3 * number else -100_00)
    assert not any("art7" in line.clauses for line in table.settlement.lines)
