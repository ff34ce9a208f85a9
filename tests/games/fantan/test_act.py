"""The dispatch that approves the regulation, 58/2004."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pytest

from banca.games.fantan.round import Count
from banca.law import NotInForce, edition_on
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")


@proves("act.1")
def test_act_1_every_round_is_played_under_the_edition() -> None:
    table = AtTable("fantan-58-2004")
    assert table.game.edition.slug == "fantan-58-2004"
    assert table.setting.edition.slug == "fantan-58-2004"
    table.bet("ana", "fan", 100_00, 3).show(Count(63)).finish()
    assert table.state.setting.edition is table.game.edition


@proves("act.2")
def test_act_2_the_two_old_portarias_are_repealed() -> None:
    first, second = AtTable("fantan-58-2004").game.edition.listed_in("en", "repeals")
    assert "211/80/M" in first
    assert "178/89/M" in second


@proves("act.3")
def test_act_3_in_force_from_the_day_after_publication() -> None:
    law = AtTable("fantan-58-2004").game.edition
    assert law.published == date(2004, 5, 17)
    assert law.in_force_from == law.published + timedelta(days=1)
    assert edition_on("fantan", date(2004, 5, 18)) is law
    with pytest.raises(NotInForce):
        edition_on("fantan", date(2004, 5, 17))
