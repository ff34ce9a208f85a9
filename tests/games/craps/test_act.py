"""The dispatch that approves the regulation, 53/2010."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pytest

from banca.games import game_of
from banca.law import NotInForce, edition_on, editions_of
from tests.games.craps.plays import EDITION, play

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)


@proves("act.1")
def test_act_1_dispatch_and_regulation_are_one_instrument() -> None:
    law = game_of(EDITION).edition
    assert law.number == "53/2010"
    assert law.instrument.en.endswith("53/2010")
    assert {clause.article for clause in law.clauses.values()} == {"act", *"1234567"}
    assert play("ana pass-line 100", 7).setting.edition is law


@proves("act.2")
def test_act_2_the_portaria_of_1985_is_repealed_and_cannot_be_selected() -> None:
    law = game_of(EDITION).edition
    (repealed,) = law.listed_in("en", "repeals")
    assert "97/85/M" in repealed
    assert editions_of("craps") == (law,)
    assert edition_on("craps", date(2010, 3, 9)) is law


@proves("act.3")
def test_act_3_in_force_from_the_day_after_publication() -> None:
    law = game_of(EDITION).edition
    assert law.published == date(2010, 3, 8)
    assert law.in_force_from == law.published + timedelta(days=1)
    assert edition_on("craps", date(2010, 3, 9)) is law
    with pytest.raises(NotInForce):
        edition_on("craps", date(2010, 3, 8))
