"""The dispatch that approves the regulation, 60/2004."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pytest

from banca.games.roulette.round import Number
from banca.law import NotInForce, edition_on
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")


@proves("act.1")
def test_act_1_every_round_is_played_under_the_edition() -> None:
    table = AtTable("roulette-60-2004")
    assert table.game.edition.slug == "roulette-60-2004"
    assert table.setting.edition.slug == "roulette-60-2004"
    table.bet("ana", "straight", 100_00, 17).show(Number(17)).finish()
    assert table.state.setting.edition is table.game.edition


@proves("act.2")
def test_act_2_the_dispatch_of_2003_is_repealed() -> None:
    (repealed,) = AtTable("roulette-60-2004").game.edition.listed_in("en", "repeals")
    assert "30/2003" in repealed


@proves("act.3")
def test_act_3_in_force_from_the_day_after_publication() -> None:
    law = AtTable("roulette-60-2004").game.edition
    assert law.published == date(2004, 5, 17)
    assert law.in_force_from == law.published + timedelta(days=1)
    assert edition_on("roulette", date(2004, 5, 18)) is law
    with pytest.raises(NotInForce):
        edition_on("roulette", date(2004, 5, 17))
