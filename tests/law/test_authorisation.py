"""Adopting an option: what the inspectorate must have granted, and when it must have been asked."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from banca.law import (
    EDITIONS,
    Application,
    Calendar,
    OptionError,
    OptionSet,
    Refused,
    adopt,
    edition,
    option_set,
    posted,
)
from banca.law.authorisation import subject_to_authorisation

CUSSEC = option_set(edition("cussec-57-2004"))
WEDNESDAY, THURSDAY, FRIDAY, MONDAY = date(2004, 6, 2), date(2004, 6, 3), date(2004, 6, 4), date(2004, 6, 7)


def application_for(
    option: str = "total-5-16-price",
    value: Any = 30,
    filed: date = WEDNESDAY,
    adopted: date = MONDAY,
    granted: bool = True,
) -> Application:
    return Application(option, value, filed, adopted, granted)


def refusal(
    application: Application | None, current: OptionSet = CUSSEC, calendar: Calendar | None = None
) -> tuple[str, str | None, str]:
    with pytest.raises(Refused) as refused:
        adopt(current, "total-5-16-price", 30, application, calendar or Calendar())
    found = refused.value.refusal
    return found.norm, found.clause, str(refused.value)


def test_a_granted_application_in_time_changes_the_option_and_nothing_else() -> None:
    changed = adopt(CUSSEC, "total-5-16-price", 30, application_for())
    assert changed.values == {**CUSSEC.values, "total-5-16-price": 30}
    assert changed.preset == CUSSEC.preset
    assert CUSSEC["total-5-16-price"] == 18


@pytest.mark.parametrize("value", [30, "30"])
def test_the_application_may_spell_the_value_in_its_own_way(value: Any) -> None:
    assert adopt(CUSSEC, "total-5-16-price", "30", application_for(value=value))["total-5-16-price"] == 30


@pytest.mark.parametrize(
    "application",
    [
        None,
        application_for(granted=False),
        application_for(option="total-6-15-price", value=18),
        application_for(value=29),
    ],
    ids=["none", "not granted", "for another option", "for another value"],
)
def test_without_an_authorisation_the_previous_setting_stays(application: Application | None) -> None:
    norm, clause, message = refusal(application)
    assert (norm, clause) == ("option_must_be_authorised", "art8")
    assert message == (
        "total-5-16-price=30 has no authorisation of the inspectorate: the previous setting stays in force "
        "[option_must_be_authorised, 57/2004 art. 8]"
    )
    assert CUSSEC["total-5-16-price"] == 18


@pytest.mark.parametrize("filed", [THURSDAY, FRIDAY, MONDAY, MONDAY + timedelta(days=1)])
def test_an_application_that_comes_late(filed: date) -> None:
    norm, clause, message = refusal(application_for(filed=filed))
    assert (norm, clause) == ("application_must_precede_adoption_by_working_days", "art8")
    assert message == (
        f"total-5-16-price: filed on {filed} for 2004-06-07, which is late: 3 working days are needed, "
        "so by 2004-06-02 [application_must_precede_adoption_by_working_days, 57/2004 art. 8]"
    )


@pytest.mark.parametrize(
    ("filed", "adopted"),
    [
        (date(2004, 5, 29), date(2004, 6, 3)),
        (date(2026, 3, 31), date(2026, 4, 8)),
        (date(2026, 2, 12), date(2026, 2, 20)),
        (date(2026, 9, 25), date(2026, 10, 5)),
    ],
    ids=["filed on a Saturday", "Good Friday to the day after Ching Ming", "Lunar New Year", "National Day"],
)
def test_the_last_day_in_time_and_the_day_after_it(filed: date, adopted: date) -> None:
    first_working_day = filed + timedelta(days=2 if filed.weekday() == 5 else 0)
    assert (
        adopt(CUSSEC, "total-5-16-price", 30, application_for(filed=filed, adopted=adopted))["total-5-16-price"] == 30
    )
    late = first_working_day + timedelta(days=1)
    assert (
        refusal(application_for(filed=late, adopted=adopted))[0] == "application_must_precede_adoption_by_working_days"
    )


def test_a_decree_that_closes_a_day_makes_an_application_late() -> None:
    storm = Calendar(closed=frozenset({THURSDAY}))
    norm, _, message = refusal(application_for(), calendar=storm)
    assert norm == "application_must_precede_adoption_by_working_days"
    assert "3 working days are needed, so by 2004-06-01 [" in message
    earlier = application_for(filed=date(2004, 6, 1))
    assert adopt(CUSSEC, "total-5-16-price", 30, earlier, storm)["total-5-16-price"] == 30


def test_a_free_option_needs_no_application() -> None:
    assert adopt(CUSSEC, "winning-lights", "unlit")["winning-lights"] == "unlit"


def test_an_edition_without_the_article_asks_for_nothing() -> None:
    fantan = option_set(edition("fantan-58-2004"))
    assert adopt(fantan, "layouts", 4)["layouts"] == 4
    without = option_set(replace(CUSSEC.edition, authorisation=None))
    assert adopt(without, "total-5-16-price", 30)["total-5-16-price"] == 30


def test_a_table_without_real_money_needs_no_leave() -> None:
    """House rule: play money and classrooms may try what a real table must apply for."""
    assert adopt(CUSSEC, "total-5-16-price", 30, needs_leave=False)["total-5-16-price"] == 30
    roulette = edition("roulette-60-2004")
    sectors = [list(range(1, 10))]
    with pytest.raises(Refused):
        posted(roulette, "nine-sectors", sectors)
    assert posted(roulette, "nine-sectors", sectors, needs_leave=False) == sectors


def test_what_follows_an_option_changes_with_it() -> None:
    changed = adopt(CUSSEC, "shaker-drive", "electronic", application_for("shaker-drive", "electronic"))
    assert changed["shake-method"] == "electronic"
    assert changed.differences == {"shaker-drive": "electronic", "shake-method": "electronic"}


def test_a_follower_alone_cannot_be_adopted_against_its_leader() -> None:
    with pytest.raises(OptionError, match="shake-method=electronic does not go with shaker-drive=lever"):
        adopt(CUSSEC, "shake-method", "electronic", application_for("shake-method", "electronic"))


def test_earlier_choices_and_the_preset_stay() -> None:
    current = option_set(edition("cussec-57-2004"), {"layouts": 3}, "customary")
    changed = adopt(current, "total-5-16-price", 30, application_for())
    assert changed.preset == "customary"
    assert changed.differences == {"layouts": 3, "total-5-16-price": 30}


def test_a_list_of_bets_is_authorised_as_a_list() -> None:
    changed = adopt(CUSSEC, "bets-offered", ["small", "big"], application_for("bets-offered", "big,small"))
    assert changed.chosen_bets("bets-offered") == ("small", "big")
    with pytest.raises(Refused, match=r"bets-offered=\['small', 'big'\] has no authorisation"):
        adopt(CUSSEC, "bets-offered", ["small", "big"], application_for("bets-offered", "small"))


def test_an_option_or_a_value_that_is_not_there_is_an_error_before_any_authorisation() -> None:
    with pytest.raises(OptionError) as unknown:
        adopt(CUSSEC, "decks", 6, application_for("decks", 6))
    assert str(unknown.value).startswith("cussec-57-2004 has no option 'decks': it has shaker-drive, layouts, ")
    assert str(unknown.value).endswith(" (57/2004 art. 8)")
    with pytest.raises(OptionError, match="total-5-16-price=31 is not allowed: 18 to 30"):
        adopt(CUSSEC, "total-5-16-price", 31, application_for(value=31))


@pytest.mark.parametrize(
    ("slug", "option", "value", "article"),
    [
        ("baccarat-55-2004", "cutter", "croupier", "art19"),
        ("blackjack-56-2004", "insurance-limit", "3/4", "art21"),
        ("fish-prawn-crab-59-2004", "start-lamp", "none", "art8"),
        ("roulette-60-2004", "payment-mode", "per-player", "art9"),
        ("stud-poker-61-2004", "royal-raise-odds", 100, "art13"),
    ],
)
def test_every_article_on_authorisation_is_applied(slug: str, option: str, value: Any, article: str) -> None:
    current = option_set(edition(slug))
    with pytest.raises(Refused) as refused:
        adopt(current, option, value)
    assert refused.value.refusal.clause == article
    assert option in adopt(current, option, value, application_for(option, value)).differences


AUTHORISED_AT = {
    "baccarat-55-2004": "(55/2004 art. 19)",
    "blackjack-141-2000": "(141/2000 art. 1(a), 141/2000 art. 1(c), 141/2000 art. 2(1)(a), sentence 3, ",
    "blackjack-56-2004": "(56/2004 art. 21)",
    "craps-53-2010": "(53/2010 art. 7(1))",
    "cussec-57-2004": "(57/2004 art. 8)",
    "fantan-58-2004": "(58/2004 art. 1(1), 58/2004 art. 1(4))",
    "fish-prawn-crab-59-2004": "(59/2004 art. 8)",
    "paikau-96-85-M": "(96/85/M art. 3(1))",
    "roulette-60-2004": "(60/2004 art. 9)",
    "stud-poker-61-2004": "(61/2004 art. 13)",
}


@pytest.mark.parametrize("slug", EDITIONS)
def test_an_option_that_the_edition_does_not_have_names_where_its_options_are(slug: str) -> None:
    others = {name for other in EDITIONS for name in edition(other).options} - {*edition(slug).options}
    for name in ("foo", *sorted(others)):
        for unlawful in (
            lambda name=name: option_set(edition(slug), {name: 1}),
            lambda name=name: adopt(option_set(edition(slug)), name, 1),
            lambda name=name: posted(edition(slug), name, 1),
        ):
            with pytest.raises(OptionError) as refused:
                unlawful()
            assert AUTHORISED_AT[slug] in str(refused.value)


NINE = [[1, 2, 3, 10, 11, 12, 19, 20, 21]]


def test_what_a_listed_article_leaves_to_the_house_is_posted_by_authorisation_alone() -> None:
    roulette = edition("roulette-60-2004")
    assert posted(roulette, "nine-sectors", NINE, application_for("nine-sectors", NINE)) == NINE
    for wrong in (
        None,
        application_for("nine-sectors", NINE, granted=False),
        application_for("nine-sectors", [[*range(1, 10)]]),
        application_for("chances-offered", "all"),
    ):
        with pytest.raises(Refused, match=r"option_must_be_authorised, 60/2004 art\. 9"):
            posted(roulette, "nine-sectors", NINE, wrong)
    with pytest.raises(Refused, match=r"application_must_precede_adoption_by_working_days, 60/2004 art\. 9"):
        posted(roulette, "nine-sectors", NINE, application_for("nine-sectors", NINE, filed=FRIDAY))


def test_what_no_listed_article_opens_is_posted_without_an_application() -> None:
    needed = {
        (slug, name) for slug in EDITIONS for name, p in edition(slug).parameters.items() if p.needs_authorisation
    }
    assert needed == {("roulette-60-2004", "nine-sectors")}
    assert posted(edition("craps-53-2010"), "odds-maximum", 3) == 3


def test_what_a_table_adopts_that_needs_authorisation() -> None:
    """The first choice like any change; not what follows from another, nor what another makes meaningless."""
    law = edition("cussec-57-2004")
    found = subject_to_authorisation(option_set(law), {})
    assert set(found) == {o.name for o in law.options.values() if o.needs_authorisation and not o.follows}
    none = next(edition(slug) for slug in EDITIONS if edition(slug).authorisation is None)
    assert subject_to_authorisation(option_set(none), {}) == {}
