"""Article 13 of 61/2004: authorisation."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any

import pytest

from banca.games import game_of
from banca.law import Application, Refused, adopt, edition, option_set
from banca.material.chance import Seeded
from banca.play.setting import Setting
from banca.table import Table
from tests.games.stud_poker.at_stud import HANDS, OPENS, SLUG, one_box

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")

MONDAY = date(2024, 6, 24)  # no public holiday near it
WEDNESDAY, THURSDAY = date(2024, 6, 19), date(2024, 6, 20)


def application(value: int = 100, filed: date = WEDNESDAY) -> Application:
    return Application("royal-raise-odds", value, filed, MONDAY, granted=True)


def refused(value: int, filed: Application | None) -> str | None:
    """The norm of article 13 that refuses the adoption; None where the value is adopted."""
    try:
        adopted = adopt(option_set(edition(SLUG)), "royal-raise-odds", value, filed)
    except Refused as caught:
        return caught.refusal.norm if caught.refusal.clause == "art13" else str(caught)
    assert adopted["royal-raise-odds"] == value
    return None


@proves("art13")
@pytest.mark.parametrize("value", [50, 75, 100])
def test_13_every_value_needs_its_authorisation_the_lowest_too(value: int) -> None:
    """Reading lowest-odds-authorised."""
    granted = application(value)
    assert refused(value, granted) is None
    for wrong in (None, replace(granted, granted=False), application(60), replace(granted, option="shuffle-method")):
        assert refused(value, wrong) == "option_must_be_authorised"


@proves("art13")
@pytest.mark.parametrize(
    ("filed", "in_time"),
    [(date(2024, 6, 18), True), (WEDNESDAY, True), (THURSDAY, False), (date(2024, 6, 21), False), (MONDAY, False)],
)
def test_13_three_working_days_before_the_intended_date(filed: date, in_time: bool) -> None:
    late = None if in_time else "application_must_precede_adoption_by_working_days"
    assert refused(100, application(filed=filed)) == late


@proves("art13")
@pytest.mark.parametrize(("option", "value"), [("shuffle-method", "shuffler"), ("malfunction-fallback", "use-shoe")])
def test_13_the_other_options_need_none(option: str, value: Any) -> None:
    assert adopt(option_set(edition(SLUG)), option, value)[option] == value


@proves("art13")
def test_13_nor_do_the_maximum_and_the_sums_which_are_no_options() -> None:
    law = edition(SLUG)
    assert {name for name, option in law.options.items() if option.needs_authorisation} == {"royal-raise-odds"}
    assert "max-per-game" in law.parameters
    sums = [name for name, parameter in law.parameters.items() if parameter.form == "money"]
    assert sum(name.startswith("jackpot-fixed-") for name in sums) == 5
    with pytest.raises(Refused, match=r"61/2004 art\. 13"):
        adopt(option_set(law), "royal-raise-odds", 60)


@proves("art13")
def test_13_what_was_adopted_is_paid_from_then_on() -> None:
    game = game_of(SLUG)
    table = Table(game, Setting(option_set(game.edition)), Seeded(1))
    with pytest.raises(Refused, match="option_must_be_authorised"):
        table.change("royal-raise-odds", 100)
    adopted = table.change("royal-raise-odds", 100, application())
    paid = one_box(HANDS["royal-flush"], OPENS, 100, dict(adopted.values)).lines()["ana", "raise"]
    assert (paid.prize, paid.clauses[1]) == (20_000, "art9.5.9")
