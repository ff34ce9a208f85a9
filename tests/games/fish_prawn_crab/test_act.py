"""The dispatch that approves 59/2004."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pytest

from banca.games import game_of
from banca.games.shaker import Dice, Void
from banca.law import NotInForce, edition_on
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fish-prawn-crab-59-2004")


@proves("act.1")
def test_act_1_every_round_is_recorded_under_the_edition() -> None:
    assert game_of("fish-prawn-crab-59-2004").edition.slug == "fish-prawn-crab-59-2004"
    table = AtTable("fish-prawn-crab-59-2004").bet("ana", "small", 100_00)
    assert table.state.setting.edition.slug == "fish-prawn-crab-59-2004"
    table.to("dice").act(Void("stacked")).show(Dice(("fish", "gourd", "rooster"))).finish()
    assert table.state.setting.edition.slug == "fish-prawn-crab-59-2004"


@proves("act.2")
def test_act_2_portaria_21_96_m_is_repealed() -> None:
    (repealed,) = game_of("fish-prawn-crab-59-2004").edition.listed_in("en", "repeals")
    assert "21/96/M" in repealed


@proves("act.3")
def test_act_3_in_force_on_the_day_after_publication() -> None:
    law = game_of("fish-prawn-crab-59-2004").edition
    published = date(2004, 5, 17)
    assert law.published == published
    assert law.in_force_from == published + timedelta(days=1)
    assert edition_on("fish-prawn-crab", date(2004, 5, 18)) is law
    with pytest.raises(NotInForce):
        edition_on("fish-prawn-crab", published)
