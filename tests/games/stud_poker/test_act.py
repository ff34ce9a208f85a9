"""The dispatch that approves the regulation, 61/2004."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pytest

from banca.law import NotInForce, edition_on
from tests.games.stud_poker.at_stud import CLOSED, HANDS, AtStud, one_box

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


@proves("act.1")
def test_act_1_dispatch_and_annexed_regulation_are_one_instrument() -> None:
    table = one_box(HANDS["one-pair"], CLOSED)
    law = table.game.edition
    assert table.finish().state.setting.edition is law
    assert "61/2004" in law.instrument.en
    assert {"act.1", "art1", "art13"} <= set(law.clauses)


@proves("act.2")
def test_act_2_the_dispatch_of_2003_is_repealed_and_may_not_be_selected() -> None:
    law = AtStud().game.edition
    (repealed,) = law.listed_in("en", "repeals")
    assert "69/2003" in repealed
    for day in (date(2004, 5, 18), date(2026, 1, 1)):
        assert edition_on("stud-poker", day) is law


@proves("act.3")
def test_act_3_in_force_from_the_day_after_publication() -> None:
    law = AtStud().game.edition
    assert law.published == date(2004, 5, 17)
    assert law.in_force_from == law.published + timedelta(days=1)
    assert edition_on("stud-poker", date(2004, 5, 18)) is law
    with pytest.raises(NotInForce):
        edition_on("stud-poker", date(2004, 5, 17))
