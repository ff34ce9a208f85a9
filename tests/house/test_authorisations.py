"""Authorisations: what needs leave, and what a table may run on a day (R24)."""

from datetime import date, timedelta
from typing import Any

import pytest

from banca.house.applications import Apply, WithdrawApplication
from banca.house.authorisations import in_force, lacking, refusal_of_setting
from banca.house.config import TableConfig
from banca.house.decisions import Decide, Decided, MeetDecisionCondition
from banca.house.house import House
from banca.house.tables import CloseTable, OpenTable, PlaceAct
from banca.law import EDITIONS, MACAU, edition, option_set, subject_to_authorisation
from banca.play.setting import Setting
from tests.house.leave import (
    ADA,
    BACCARAT,
    CRAPS,
    CUSSEC,
    FRIDAY,
    LUCKY,
    MONDAY,
    PIT,
    POSTED,
    REG,
    ROULETTE,
    THURSDAY,
    DayClock,
    applied,
    clock,
    decide,
    done,
    grant,
    house,
    no,
    real,
    whole,
)

__all__ = ["clock", "house"]


# What needs leave.


def choices(slug: str) -> list[tuple[str, str, bool, Any]]:
    """Each choice of an edition: option or parameter, its name, whether it needs leave, a value of it."""
    law = edition(slug)
    values = option_set(law).to_json()
    sectors = [[1, 20, 14, 31, 9, 22, 18, 29, 7]]
    examples = {"money": 1000, "number": 60, "share": "1/2", "sectors": sectors}
    options = [("option", name, option.needs_authorisation, values[name]) for name, option in law.options.items()]
    return options + [
        ("parameter", name, each.needs_authorisation, each.words[0] if each.words else examples[each.form])
        for name, each in law.parameters.items()
    ]


ALL = [(slug, *each) for slug in EDITIONS for each in choices(slug)]


@pytest.mark.parametrize("slug", EDITIONS)
def test_the_house_applies_for_exactly_what_an_edition_subjects_to_authorisation(
    house: House, clock: DayClock, slug: str
) -> None:
    law = edition(slug)
    clock.set("2003-03-03" if law.repealed_by else MONDAY)
    day = date(2003, 3, 3) if law.repealed_by else date(2026, 3, 2)
    article = law.authorisation
    for kind, name, needs, value in choices(slug):
        wanted: dict[str, Any] = {f"{kind}s": {name: value}}
        if not (needs and article):
            clause = (law.options[name] if kind == "option" else law.parameters[name]).clause
            late = house.do(ADA, Apply(slug, (day + timedelta(days=30)).isoformat(), **wanted))
            assert no(late) == ("application_must_be_for_what_needs_authorisation", clause)
            continue
        in_time = MACAU.earliest_adoption(day, article.working_days)
        assert no(house.do(ADA, Apply(slug, (in_time - timedelta(days=1)).isoformat(), **wanted))) == (
            "application_must_precede_adoption_by_working_days",
            article.clause,
        )
        body = done(house.do(ADA, Apply(slug, in_time.isoformat(), **wanted)))
        assert body["asks"] == [{"kind": kind, "name": name, "value": value, "clause": article.clause}]


def test_the_articles_that_need_leave_are_those_of_the_texts() -> None:
    """Each article on authorisation lists its articles; the options under them need leave, and no others."""
    listed = {
        "baccarat-55-2004": {"2", "3", "7", "12"},
        "blackjack-56-2004": {*map(str, range(1, 7)), *map(str, range(13, 18)), "19", "20", "10.7", "12.1"},
        "cussec-57-2004": {"1", "2", "5", "6"},
        "fish-prawn-crab-59-2004": {"1", "2"},
        "roulette-60-2004": {"3", "5", "6", "7"},
        "stud-poker-61-2004": {"9.5.9"},
    }
    for slug, kind, name, needs, _ in ALL:
        law = edition(slug)
        clause = (law.options if kind == "option" else law.parameters)[name].clause.removeprefix("art")
        under = [a for a in listed.get(slug, ()) if clause == a or clause.startswith(f"{a}.")]
        if kind == "option":
            assert needs == bool(under), (slug, name, clause)
        elif needs:
            assert under, (slug, name, clause)


def test_what_an_edition_does_not_have_cannot_be_applied_for(house: House) -> None:
    unknown = house.do(ADA, Apply(CUSSEC, THURSDAY, options={"wheel": 1}))
    assert (unknown.accepted, unknown.message) == (False, "option-unknown")
    assert "57/2004" in unknown.says
    beyond = house.do(ADA, Apply(CUSSEC, THURSDAY, options={"total-5-16-price": 31}))
    assert (beyond.message, "art. 6(6)(2)" in beyond.says) == ("option-not-allowed", True)
    assert house.do(ADA, Apply(CUSSEC, THURSDAY, parameters={"x": 1})).message == "parameter-none"
    no_sector = house.do(ADA, Apply(ROULETTE, THURSDAY, parameters={"nine-sectors": [[0, 1]]}))
    assert "60/2004 art. 6(6)" in no_sector.says
    assert no(house.do(ADA, Apply(ROULETTE, THURSDAY, bets=[LUCKY.replace(CRAPS, ROULETTE)]))) == (
        "application_must_be_for_what_needs_authorisation",
        "art9",
    )
    assert no(house.do(ADA, Apply("fantan-58-2004", THURSDAY, setting={}))) == (
        "application_must_ask_for_something",
        None,
    )


def test_a_setting_needs_leave_for_what_applies_and_follows_from_nothing_else() -> None:
    law = edition(CUSSEC)
    assert set(subject_to_authorisation(option_set(law), {})) == {
        *("shaker-drive", "layouts", "start-lamp", "start-announcement", "bets-offered"),
        *("total-5-16-price", "total-6-15-price"),
    }
    baccarat = edition(BACCARAT)
    kept = subject_to_authorisation(option_set(baccarat, {"after-tie": "keep"}), {})
    changed = subject_to_authorisation(option_set(baccarat, {"after-tie": "change"}), {})
    assert set(changed) - set(kept) == {"after-tie-change", "after-tie-reduction"}
    roulette = edition(ROULETTE)
    sectors = [[1, 20, 14, 31, 9, 22, 18, 29, 7]]
    assert subject_to_authorisation(option_set(roulette), {"nine-sectors": sectors})["nine-sectors"] == sectors
    for slug in (CRAPS, "fantan-58-2004", "paikau-96-85-M", "blackjack-141-2000"):
        assert subject_to_authorisation(option_set(edition(slug)), {}) == {}


@pytest.mark.parametrize("slug", EDITIONS)
def test_a_table_for_real_money_opens_with_leave_for_all_that_it_runs(house: House, clock: DayClock, slug: str) -> None:
    law = edition(slug)
    setting: dict[str, Any] = {"options": {"after-tie": "change"}} if slug == BACCARAT else {}
    needed = subject_to_authorisation(option_set(law, setting.get("options")), {})
    clock.set("2003-03-03" if law.repealed_by else MONDAY)
    adopted = "2003-04-03" if law.repealed_by else THURSDAY
    if needed:
        article = law.authorisation
        assert article is not None
        assert no(house.do(ADA, OpenTable("t1", real(slug, **setting)))) == (
            "option_must_be_authorised",
            article.clause,
        )
        number = applied(house, slug, adopted, setting=setting)
        grant(house, number, adopted)
    clock.set(adopted)
    done(house.do(ADA, OpenTable("t1", real(slug, **setting))))


def test_each_option_that_needs_leave_keeps_a_table_closed_by_itself(house: House, clock: DayClock) -> None:
    for slug in (slug for slug in EDITIONS if edition(slug).authorisation):
        law = edition(slug)
        setting = Setting(option_set(law))
        needed = subject_to_authorisation(setting.options, {})
        clock.set(MONDAY)
        for name in needed:
            asks = {other: option_set(law).to_json()[other] for other in needed if other != name}
            if asks:
                grant(house, applied(house, slug, THURSDAY, options=asks, tables=[f"{slug}-{name}"]), THURSDAY)
        with house.database.read() as connection:
            for name in needed:
                found = lacking(connection, f"{slug}-{name}", setting, date.fromisoformat(THURSDAY))
                assert set(found) == {name}
                assert law.authorisation is not None
                assert found[name].refusal.clause == law.authorisation.clause


def test_a_table_for_real_money_runs_the_edition_of_its_day(house: House, clock: DayClock) -> None:
    config = real("blackjack-141-2000")
    assert no(house.do(ADA, OpenTable("t1", config))) == (
        "edition_must_be_in_force",
        edition("blackjack-56-2004").in_force_by,
    )
    done(house.do(ADA, OpenTable("past", TableConfig({"edition": "blackjack-141-2000"}))))
    clock.set("1999-03-01")
    assert no(house.do(ADA, OpenTable("t2", config)))[0] == "edition_must_be_in_force"
    clock.set("2003-03-03")
    done(house.do(ADA, OpenTable("t3", config)))
    assert no(house.do(ADA, OpenTable("t4", real("blackjack-56-2004"))))[0] == "edition_must_be_in_force"
    late = house.do(ADA, Apply("blackjack-141-2000", "2004-06-01", setting={}))
    assert not late.accepted
    clock.set("2004-05-18")  # the day on which the next edition begins: this one takes no more bets
    sit = PlaceAct("t3", {"act": "sit", "player": "ann", "place": 1})
    assert no(house.do(PIT, sit))[0] == "edition_must_be_in_force"


# The register.


def test_the_register_answers_for_a_table_on_a_day(house: House, clock: DayClock) -> None:
    everywhere = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    named = applied(house, CUSSEC, FRIDAY, options={"start-lamp": "none"}, tables=["t1"])
    waits = applied(house, CUSSEC, FRIDAY, options={"total-5-16-price": 24})
    moment = clock.now()
    clock.set(MONDAY, hour=11)
    grant(house, everywhere, THURSDAY)
    grant(house, named, FRIDAY, until="2026-03-09")
    grant(house, waits, FRIDAY, POSTED)

    def runs(table: str, day: str, upto: int | None = None) -> list[str]:
        with house.database.read() as connection:
            found = in_force(connection, table, CUSSEC, date.fromisoformat(day), upto)
            return [leave.to_json()["name"] for leave in found]

    assert runs("t1", "2026-03-04") == []
    assert runs("t1", THURSDAY) == ["layouts"]
    assert runs("t1", FRIDAY) == ["layouts", "start-lamp"]
    assert runs("t2", FRIDAY) == ["layouts"]
    assert runs("t1", "2026-03-10") == ["layouts"]
    clock.set("2026-03-09")
    done(house.do(ADA, MeetDecisionCondition(waits, POSTED)))
    assert runs("t2", "2026-03-08") == ["layouts"]  # as it was on that day
    assert runs("t2", "2026-03-09") == ["layouts", "total-5-16-price"]
    clock.set("2026-03-11")
    done(house.do(ADA, MeetDecisionCondition(waits, POSTED, met=False)))
    done(decide(house, everywhere, Decided("revoke", from_="2026-03-12")))
    assert runs("t2", "2026-03-10") == ["layouts", "total-5-16-price"]
    assert runs("t2", "2026-03-11") == ["layouts"]
    assert runs("t2", "2026-03-12") == []
    assert runs("t1", FRIDAY, upto=moment) == []  # as was known then


def test_why_a_table_may_not_run_something_is_said_exactly(house: House, clock: DayClock) -> None:
    law = edition("stud-poker-61-2004")
    setting = Setting(option_set(law, {"royal-raise-odds": 100}))

    def why(day: str = THURSDAY) -> tuple[str, str]:
        with house.database.read() as connection:
            refusal = refusal_of_setting(connection, "t1", setting, date.fromisoformat(day))
        assert refusal is not None
        assert (refusal.refusal.norm, refusal.refusal.clause) == ("option_must_be_authorised", "art13")
        said: Any = refusal.refusal.says
        return said.parameters["standing"], str(refusal)

    asks = {"options": {"royal-raise-odds": 100}}
    assert why()[0] == "none"
    number = applied(house, law.slug, THURSDAY, **asks)
    assert why()[0] == "pending"
    done(house.do(ADA, WithdrawApplication(number)))
    assert why()[0] == "withdrawn"
    done(decide(house, applied(house, law.slug, THURSDAY, **asks), Decided("refuse")))
    assert why()[0] == "refused"
    number = applied(house, law.slug, THURSDAY, **asks)
    grant(house, number, FRIDAY, POSTED, until="2026-03-13")
    assert why()[0] == "early"
    standing, text = why(FRIDAY)
    assert (standing, POSTED in text) == ("conditions", True)
    done(house.do(ADA, MeetDecisionCondition(number, POSTED)))
    assert why("2026-03-16")[0] == "ended"
    done(decide(house, number, Decided("revoke", from_="2026-03-10")))
    assert why("2026-03-10")[0] == "revoked"
    with house.database.read() as connection:
        assert refusal_of_setting(connection, "t1", setting, date(2026, 3, 9)) is None
    clock.set("2026-03-09")
    assert house.do(ADA, OpenTable("t1", real(law.slug, options={"royal-raise-odds": 100}))).accepted


def test_several_alternatives_are_one_choice_in_any_order(house: House, clock: DayClock) -> None:
    slug = "blackjack-56-2004"
    whole(house, slug, options={"additional-bets": ["any-pair", "sevens"]})
    clock.set(THURSDAY)
    done(house.do(ADA, OpenTable("t1", real(slug, options={"additional-bets": ["sevens", "any-pair"]}))))
    done(house.do(ADA, CloseTable("t1")))
    assert not house.do(ADA, OpenTable("t2", real(slug, options={"additional-bets": ["any-pair"]}))).accepted


def test_conditions_are_those_of_the_decision(house: House) -> None:
    number = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    grant(house, number, THURSDAY, POSTED)
    reply = house.do(ADA, MeetDecisionCondition(number, "another"))
    assert (no(reply)[0], POSTED in reply.says) == ("condition_must_be_of_the_decision", True)
    assert no(house.do(ADA, MeetDecisionCondition(number, POSTED, met=False)))[0] == "condition_must_change"
    assert no(house.do(PIT, MeetDecisionCondition(number, POSTED)))[0] == "person_must_have_the_role"
    assert done(house.do(ADA, MeetDecisionCondition(number, POSTED)))["unmet"] == []
    bare = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    grant(house, bare, THURSDAY)
    assert no(house.do(ADA, MeetDecisionCondition(bare, "x")))[0] == "application_must_be_granted_on_conditions"
    twice = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    wanted = Decide(twice, "grant", "00", ["a", "a"], THURSDAY)
    assert house.do(REG, wanted).message == "house-condition-twice"
    assert house.do(REG, Decide(twice, "grant", "00", [" "], THURSDAY)).message == "house-text-malformed"
