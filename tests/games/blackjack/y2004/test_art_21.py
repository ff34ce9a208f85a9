"""Article 21 of 56/2004: authorisation."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from banca.law import MACAU, Application, Calendar, OptionSet, Refused, adopt, edition, option_set
from banca.play.act import Bet
from tests.games.blackjack.at_blackjack import NEW, AtBlackjack, sealed
from tests.games.blackjack.y2004 import not_allowed, options, proves

NEEDED: list[tuple[str, Any]] = [
    ("places", 7),
    ("decks", 6),
    ("dealing-device", "shoe"),
    ("shuffle-method", "by-bank"),
    ("second-white-card-depth", 52),
    ("discretionary-shuffle", "any-round"),
    ("places-per-player", 2),
    ("opening-burn", "one-card"),
    ("round-burn", "none"),
    ("exposed-first-card", "valid"),
    ("deal-procedure", "second"),
    ("drawing-procedures", ("bank-rule", "player-freedom", "spoken-final-decision")),
    ("undue-bank-card-unseen", "valid"),
    ("doubled-loss-to-bank-blackjack", "initial-stake-only"),
    ("insurance-limit", "full"),
    ("additional-bets", ("sevens", "over-under-13")),
    ("special-prizes", "not-offered"),
    ("max-split-hands", 5),
    ("ace-splits", "several"),
    ("resplit", "not-allowed"),
    ("double-rule", "eleven-only"),
    ("five-cards", "not-offered"),
    ("shared-place", "at-most-three"),
    ("bettors-per-place", 2),
]
MONDAY = date(2024, 6, 24)  # no public holiday near it
WEDNESDAY = date(2024, 6, 19)
every_option = pytest.mark.parametrize(("option", "value"), NEEDED)


def current() -> OptionSet:
    return option_set(edition(NEW))


def application(option: str, value: Any, filed: date = WEDNESDAY, adopted: date = MONDAY) -> Application:
    return Application(option, value, filed, adopted, granted=True)


def refused(option: str, value: Any, filed: Application | None, calendar: Calendar = MACAU) -> str | None:
    """The norm that refuses the adoption, the previous setting staying in force; None where it is adopted."""
    before, refusal = current(), None
    try:
        after = adopt(before, option, value, filed, calendar)
    except Refused as caught:
        after, refusal = before, caught.refusal
    assert before.values == current().values
    assert after[option] == (current()[option] if refusal else value)
    assert refusal is None or refusal.clause == "art21"
    return refusal.norm if refusal else None


@proves("art21")
@every_option
def test_21_every_option_needs_its_authorisation(option: str, value: Any) -> None:
    granted = application(option, value)
    assert refused(option, value, granted) is None
    another = ("resplit", "not-allowed") if option != "resplit" else ("five-cards", "not-offered")
    wrong = [None, replace(granted, granted=False), application(*another)]
    if value != current()[option]:
        wrong.append(application(option, current()[option]))
    for each in wrong:
        assert refused(option, value, each) == "option_must_be_authorised"


@proves("art21")
def test_21_the_options_of_the_articles_that_it_names() -> None:
    law = edition(NEW)
    assert set(law.options) == {name for name, _ in NEEDED}
    assert all(option.needs_authorisation for option in law.options.values())
    articles = {option.clause.removeprefix("art").split(".")[0] for option in law.options.values()}
    assert articles <= {*map(str, [*range(1, 7), *range(13, 18), 19, 20]), "10", "12"}
    assert {o.clause for o in law.options.values() if o.clause.startswith("art10")} == {"art10.7"}
    assert {o.clause for o in law.options.values() if o.clause.startswith("art12")} == {"art12.1"}


@proves("art21")
@pytest.mark.parametrize(
    "option",
    ["over-21", "card-values", "win-odds", "blackjack-odds", "even-money", "ties", "insurance-odds", "surrender"],
)
def test_21_what_other_articles_fix_is_no_option(option: str) -> None:
    said = not_allowed(**{option.replace("-", "_"): "other"})
    assert said.startswith(f"{NEW} has no option {option!r}")


@proves("art21")
def test_21_going_back_needs_an_authorisation_too() -> None:
    adopted = adopt(current(), "resplit", "not-allowed", application("resplit", "not-allowed"))
    with pytest.raises(Refused, match=r"option_must_be_authorised, 56/2004 art\. 21"):
        adopt(adopted, "resplit", "allowed")
    assert adopted["resplit"] == "not-allowed"


@proves("art21")
@pytest.mark.parametrize(
    ("filed", "adopted", "in_time"),
    [
        (date(2024, 6, 19), date(2024, 6, 24), True),  # Wednesday for Monday
        (date(2024, 6, 18), date(2024, 6, 24), True),
        (date(2024, 6, 20), date(2024, 6, 24), False),  # Thursday for Monday
        (date(2024, 6, 21), date(2024, 6, 24), False),
        (date(2024, 6, 23), date(2024, 6, 24), False),
        (date(2024, 6, 24), date(2024, 6, 24), False),
        (date(2024, 6, 25), date(2024, 6, 24), False),
        (date(2024, 6, 17), date(2024, 6, 20), True),  # Monday for Thursday
        (date(2024, 6, 18), date(2024, 6, 20), False),
        (date(2024, 9, 30), date(2024, 10, 7), True),  # 1 and 2 October are holidays
        (date(2024, 10, 1), date(2024, 10, 7), False),
        (date(2024, 10, 3), date(2024, 10, 7), False),
        (date(2025, 4, 16), date(2025, 4, 23), True),  # Good Friday, and Monday for the day before Easter
        (date(2025, 4, 17), date(2025, 4, 23), False),
    ],
)
@pytest.mark.parametrize(("option", "value"), [NEEDED[0], NEEDED[11], NEEDED[13], NEEDED[14]])
def test_21_three_working_days_before_the_adoption(
    option: str, value: Any, filed: date, adopted: date, in_time: bool
) -> None:
    found = refused(option, value, application(option, value, filed, adopted))
    assert found == (None if in_time else "application_must_precede_adoption_by_working_days")


@proves("art21")
def test_21_a_decree_may_close_or_open_a_day() -> None:
    filed = application("places", 7)
    closed = Calendar(closed=frozenset({date(2024, 6, 20)}))
    assert refused("places", 7, filed, closed) == "application_must_precede_adoption_by_working_days"
    assert refused("places", 7, replace(filed, filed=WEDNESDAY - timedelta(days=1)), closed) is None
    opened = Calendar(opened=frozenset({date(2024, 6, 22)}))
    later = replace(filed, filed=WEDNESDAY + timedelta(days=1))
    assert refused("places", 7, later) is not None
    assert refused("places", 7, later, opened) is None


@proves("art21")
def test_21_a_table_does_not_change_an_option_without_leave() -> None:
    table = sealed(NEW, 1, options())
    with pytest.raises(Refused, match=r"option_must_be_authorised, 56/2004 art\. 21"):
        table.change("places", 7)
    assert table.setting.options["places"] == 6
    table.change("places", 7, application("places", 7))
    assert table.setting.options["places"] == 7


@proves("art21")
def test_21_what_was_adopted_is_in_force_at_the_table() -> None:
    adopted = adopt(current(), "places", 9, application("places", 9))
    table = AtBlackjack(NEW, dict(adopted.values))
    assert table.accepts(Bet("ana", "main", 100, place=9))
    assert AtBlackjack(NEW, dict(current().values)).refused(Bet("ana", "main", 100, place=9))[1] == "art3.1"
