"""The dispatch that approves the regulation, 56/2004."""

from datetime import date, timedelta

import pytest

from banca.games import settle
from banca.law import NotInForce, edition, edition_named, edition_on
from tests.games.blackjack.at_blackjack import NEW, OLD
from tests.games.blackjack.y2004 import ana, options, proves


@proves("act.1")
def test_act_1_every_round_is_played_under_the_edition_and_the_tables_options() -> None:
    table = ana("Th 9c", "Kc", "stand 8d", places=9)
    assert table.game.edition.slug == NEW
    assert table.setting.edition.slug == NEW
    assert table.finish().state.setting.options["places"] == 9
    assert all(clause in edition(NEW).clauses for line in table.lines().values() for clause in line.clauses)


@proves("act.1")
def test_act_1_a_record_is_settled_by_the_annex_with_the_options_that_it_names() -> None:
    acts = [
        {"act": "bet", "player": "ana", "place": 7, "bet": "main", "stake": 100_00},
        {"act": "card", "to": 7, "card": "Ah"},
        {"act": "card", "to": "bank", "card": "9s"},
        {"act": "card", "to": 7, "card": "Kc"},
        {"act": "card", "to": "bank", "card": "Td"},
    ]
    found = settle({"banca": 1, "edition": NEW, "options": options(places=7), "acts": acts})
    assert found.settlement.players == {"ana": 150_00}


@proves("act.2")
def test_act_2_the_regulation_of_1983_and_its_five_amendments_are_repealed() -> None:
    repealed = " ".join(edition(NEW).listed_in("en", "repeals"))
    assert len(edition(NEW).listed_in("en", "repeals")) == 6
    for number in ("57/83/M", "260/85", "16/SAEFT/86", "57/91/M", "141/2000", "69/2000"):
        assert number in repealed
    assert edition(OLD).repealed_by == NEW


@proves("act.2")
@pytest.mark.parametrize("day", [date(2004, 5, 18), date(2004, 5, 19), date(2006, 1, 1)])
def test_act_2_the_edition_of_2000_is_not_the_law_of_a_later_day(day: date) -> None:
    with pytest.raises(NotInForce, match=f"{OLD} was not in force on {day}: {NEW} was"):
        edition_named(OLD, day)
    assert edition_named(OLD, date(2004, 5, 17)).slug == OLD


@proves("act.3")
def test_act_3_in_force_from_the_day_after_publication() -> None:
    law = edition(NEW)
    assert law.published == date(2004, 5, 17)
    assert law.in_force_from == law.published + timedelta(days=1)
    assert edition_on("blackjack", law.published).slug == OLD
    assert edition_on("blackjack", law.published + timedelta(days=1)) is law
