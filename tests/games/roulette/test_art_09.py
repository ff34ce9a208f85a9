"""Article 9 of 60/2004: authorisation."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Any

import pytest

from banca.games import game_of
from banca.law import MACAU, Application, Calendar, OptionSet, Refused, adopt, edition, option_set
from banca.play.act import Bet, Do
from banca.play.setting import Setting
from banca.table import Table
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")

NEEDED = [
    ("betting-procedure", "bets-while-rolling"),
    ("betting-timer", "timer"),
    ("payment-mode", "per-player"),
    ("chances-offered", "without-sectors"),
    ("chances-offered", ("straight", "red")),
]
FREE = [("wheel-bearing", "ball-bearing"), ("wheel-surface", "relief")]
MONDAY = date(2024, 6, 24)  # no public holiday near it
WEDNESDAY = date(2024, 6, 19)


def current() -> OptionSet:
    return option_set(edition("roulette-60-2004"))


def application(option: str, value: Any, filed: date = WEDNESDAY, adopted: date = MONDAY) -> Application:
    return Application(option, value, filed, adopted, granted=True)


def refused(option: str, value: Any, filed: Application | None, calendar: Calendar = MACAU) -> str | None:
    """The norm that refuses the adoption, the previous setting staying in force; None where it is adopted."""
    before = current()
    refusal = None
    try:
        after = adopt(before, option, value, filed, calendar)
    except Refused as caught:
        after, refusal = before, caught.refusal
    adopted = {} if refusal else {option: value}
    assert after.values == {**current().values, **adopted}
    assert refusal is None or refusal.clause == "art9"
    return refusal.norm if refusal else None


@proves("art9")
@pytest.mark.parametrize(("option", "value"), NEEDED)
def test_9_an_option_of_articles_3_5_and_6_needs_its_authorisation(option: str, value: Any) -> None:
    granted = application(option, value)
    assert refused(option, value, granted) is None
    for wrong in (
        None,
        replace(granted, granted=False),
        application("wheel-surface", "relief"),
        application(option, current()[option]),
    ):
        assert refused(option, value, wrong) == "option_must_be_authorised"


@proves("art9")
def test_9_a_subset_is_the_one_named_in_the_authorisation() -> None:
    named = application("chances-offered", ["red", "straight"])
    assert refused("chances-offered", ("straight", "red"), named) is None
    assert refused("chances-offered", ("straight", "black"), named) == "option_must_be_authorised"


@proves("art9")
@pytest.mark.parametrize(("option", "value"), FREE)
def test_9_bearing_and_surface_need_no_authorisation(option: str, value: str) -> None:
    assert refused(option, value, None) is None


@proves("art9")
def test_9_every_option_of_the_listed_articles_is_covered() -> None:
    options = edition("roulette-60-2004").options
    assert {name for name, option in options.items() if option.needs_authorisation} == {name for name, _ in NEEDED}
    assert set(options) == {name for name, _ in NEEDED + FREE}


@proves("art9")
def test_9_going_back_needs_an_authorisation_too() -> None:
    rolling = adopt(current(), *NEEDED[0], application(*NEEDED[0]))
    with pytest.raises(Refused, match=r"option_must_be_authorised, 60/2004 art\. 9"):
        adopt(rolling, "betting-procedure", "bell-before-throw")
    assert rolling["betting-procedure"] == "bets-while-rolling"


@proves("art9")
@pytest.mark.parametrize(
    ("filed", "adopted", "in_time"),
    [
        (date(2024, 6, 19), date(2024, 6, 24), True),  # Wednesday for Monday
        (date(2024, 6, 18), date(2024, 6, 24), True),
        (date(2024, 6, 20), date(2024, 6, 24), False),
        (date(2024, 6, 21), date(2024, 6, 24), False),
        (date(2024, 6, 23), date(2024, 6, 24), False),
        (date(2024, 6, 24), date(2024, 6, 24), False),
        (date(2024, 6, 25), date(2024, 6, 24), False),
        (date(2024, 6, 17), date(2024, 6, 20), True),  # Monday for Thursday
        (date(2024, 6, 18), date(2024, 6, 20), False),
        (date(2024, 6, 19), date(2024, 6, 22), True),  # Wednesday for Saturday
        (date(2024, 6, 20), date(2024, 6, 22), False),
        (date(2024, 9, 30), date(2024, 10, 7), True),  # 1 and 2 October are holidays
        (date(2024, 10, 1), date(2024, 10, 7), False),
        (date(2024, 10, 3), date(2024, 10, 7), False),
        (date(2025, 4, 16), date(2025, 4, 23), True),  # Good Friday, and Monday for the day before Easter
        (date(2025, 4, 17), date(2025, 4, 23), False),
    ],
)
@pytest.mark.parametrize(("option", "value"), NEEDED)
def test_9_three_working_days_before_the_adoption(
    option: str, value: Any, filed: date, adopted: date, in_time: bool
) -> None:
    found = refused(option, value, application(option, value, filed, adopted))
    assert found == (None if in_time else "application_must_precede_adoption_by_working_days")


@proves("art9")
def test_9_a_decree_may_close_or_open_a_day() -> None:
    filed = application("payment-mode", "per-player")
    closed = Calendar(closed=frozenset({date(2024, 6, 20)}))
    assert refused("payment-mode", "per-player", filed, closed) is not None
    earlier = replace(filed, filed=WEDNESDAY - timedelta(days=1))
    assert refused("payment-mode", "per-player", earlier, closed) is None
    opened = Calendar(opened=frozenset({date(2024, 6, 22)}))
    later = replace(filed, filed=WEDNESDAY + timedelta(days=1))
    assert refused("payment-mode", "per-player", later) is not None
    assert refused("payment-mode", "per-player", later, opened) is None


@proves("art9")
def test_9_what_was_adopted_is_in_force_at_the_table() -> None:
    rolling = adopt(current(), *NEEDED[0], application(*NEEDED[0]))
    table = AtTable("roulette-60-2004", dict(rolling.values))
    assert table.refusal(Do("bell")).norm == "act_must_belong_to_the_phase"
    assert table.to("call").accepts(Do("call"))


@proves("art9", "art6.6")
def test_9_sectors_of_nine_are_posted_by_authorisation() -> None:
    nine = [[1, 2, 3, 10, 11, 12, 19, 20, 21]]
    table = Table(game_of("roulette-60-2004"), Setting(current()))
    with pytest.raises(Refused, match=r"option_must_be_authorised, 60/2004 art\. 9"):
        table.post("nine-sectors", nine)
    assert ("sector-nine", 4) in table.game.positions(table.setting)
    table.post("nine-sectors", nine, application("nine-sectors", nine))
    assert [chosen for bet, chosen in table.game.positions(table.setting) if bet == "sector-nine"] == [1]
    table.do(Bet("ana", "sector-nine", 100_00, "1-2-3-10-11-12-19-20-21"))
