"""Article 19 of 55/2004: authorisation."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any

import pytest

from banca.law import Application, OptionSet, Refused, adopt, edition, option_set
from banca.play.act import Bet
from banca.table import Table
from tests.games.baccarat.at_baccarat import GAME, TIE, AtBaccarat, sealed

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

NEEDED: list[tuple[str, Any]] = [
    ("cutter", "croupier"),
    ("opening-burn", "first-card"),
    ("demonstration-rounds", 2),
    ("dealing-device", "shuffler-dealer"),
    ("shoe-end", "one-more"),
    ("after-tie", "keep"),
    ("after-tie-change", "switch-side"),
    ("after-tie-reduction", "without-reduction"),
]
FREE: list[tuple[str, Any]] = [
    ("round-burn", "none"),
    ("card-handling", "forbidden"),
    ("decks", 8),
    ("cut-card-count", 2),
    ("shuffle-method", "shuffler"),
    ("layouts", 2),
    ("seats", 9),
]
MONDAY = date(2024, 6, 24)  # no public holiday near it
WEDNESDAY = date(2024, 6, 19)
THURSDAY = date(2024, 6, 20)


def current() -> OptionSet:
    return option_set(edition("baccarat-55-2004"))


def application(option: str, value: Any, filed: date = WEDNESDAY) -> Application:
    return Application(option, value, filed, MONDAY, granted=True)


def refused(option: str, value: Any, filed: Application | None) -> str | None:
    """The norm that refuses the adoption; None where it is adopted."""
    refusal = None
    try:
        assert adopt(current(), option, value, filed)[option] == value
    except Refused as caught:
        refusal = caught.refusal
    assert refusal is None or refusal.clause == "art19"
    return refusal.norm if refusal else None


@proves("art19")
@pytest.mark.parametrize(("option", "value"), NEEDED)
def test_19_an_option_of_articles_2_3_7_and_12_needs_its_authorisation(option: str, value: Any) -> None:
    granted = application(option, value)
    assert refused(option, value, granted) is None
    for wrong in (
        None,
        replace(granted, granted=False),
        application("seats", 9),
        application(option, current()[option]),
    ):
        assert refused(option, value, wrong) == "option_must_be_authorised"


@proves("art19")
@pytest.mark.parametrize(("option", "value"), NEEDED)
@pytest.mark.parametrize(
    ("filed", "in_time"), [(WEDNESDAY, True), (date(2024, 6, 3), True), (THURSDAY, False), (MONDAY, False)]
)
def test_19_three_working_days_before_the_intended_date(option: str, value: Any, filed: date, in_time: bool) -> None:
    found = refused(option, value, application(option, value, filed))
    assert found == (None if in_time else "application_must_precede_adoption_by_working_days")


@proves("art19")
@pytest.mark.parametrize(("option", "value"), FREE)
def test_19_the_options_of_articles_1_8_and_16_need_none(option: str, value: Any) -> None:
    assert refused(option, value, None) is None


@proves("art19")
def test_19_every_option_is_of_one_kind_or_the_other() -> None:
    options = edition("baccarat-55-2004").options
    assert {name for name, option in options.items() if option.needs_authorisation} == {name for name, _ in NEEDED}
    assert set(options) == {name for name, _ in NEEDED + FREE}


@proves("art19")
def test_19_what_was_adopted_is_in_force_at_the_table() -> None:
    table = sealed(1)
    with pytest.raises(Refused, match=r"option_must_be_authorised, 55/2004 art\. 19"):
        table.change("opening-burn", "first-card")
    table.change("opening-burn", "first-card", application("opening-burn", "first-card"))
    while table.state.stage in ("shuffle", "cut", "place-white-card", "load"):
        table.advance()
    assert table.state.stage == "first-card"


@proves("art19")
def test_19_changing_the_shoe_needs_no_authorisation() -> None:
    """Reading what-is-authorised: it is done when it is needed, and adopted by nobody."""
    assert AtBaccarat().do("change-shoe").state.stage == "shuffle"


def test_packs_that_change_make_another_shoe_and_stakes_that_stand_forbid_any_change() -> None:
    table = sealed(1, {"after-tie": "keep"})
    while not table.is_over:
        table.advance()
    table.change("decks", 8)
    assert table.state.stage == "shuffle"
    table.change("dealing-device", "shuffler-dealer", application("dealing-device", "shuffler-dealer"))
    while not table.is_over:
        table.advance()
    table.change("dealing-device", "shoe", application("dealing-device", "shoe"))
    assert table.state.stage == "shuffle"
    tied = AtBaccarat({"after-tie": "keep"}).bet("ana", "player", 100).deal(TIE).following()
    typed = Table(GAME, tied.setting)
    with pytest.raises(Refused, match="options_must_stand_while_bets_lie"):
        typed.change("seats", 9)
    assert typed.do(Bet("bo", "player", 1)).clauses == ("art13.1",)
