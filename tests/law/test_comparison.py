"""Two editions side by side: every clause of both is there, marked by what the law data says of it."""

import json

import pytest

from banca.law import EDITIONS, LANGUAGES, LawError, edition
from banca.law.comparison import MARKS, Comparison, compare, edition_numbered

OLD, NEW = "blackjack-141-2000", "blackjack-56-2004"


@pytest.fixture(scope="module")
def found() -> Comparison:
    return compare(edition(OLD), edition(NEW))


def test_every_clause_of_both_editions_has_a_row(found: Comparison) -> None:
    assert {each.id for row in found.rows for each in row.before} == set(edition(OLD).clauses)
    assert {each.id for row in found.rows for each in row.now} == set(edition(NEW).clauses)


def test_every_difference_is_a_row_and_the_rest_is_unchanged(found: Comparison) -> None:
    changed = [row.difference for row in found.rows if row.difference]
    assert sorted(changed, key=str) == sorted(edition(NEW).differences, key=str)
    assert {row.mark for row in found.rows if row.difference is None} == {"same"}


def test_rows_follow_the_later_edition_and_what_it_dropped_stands_among_its_neighbours(found: Comparison) -> None:
    order = {clause: n for n, clause in enumerate(edition(NEW).clauses)}
    firsts = [order[row.now[0].id] for row in found.rows if row.now]
    assert firsts == sorted(firsts)
    [dropped] = [row for row in found.rows if not row.now]
    assert ([each.id for each in dropped.before], dropped.mark, dropped.article) == (["art2.3.s5"], "only-before", "3")


def test_a_mark_says_what_became_of_the_rule(found: Comparison) -> None:
    marks = {row.difference.text_in("en"): row.mark for row in found.rows if row.difference}
    assert marks["number of places"] == "changed"
    assert marks["additional bets"] == "only-now"
    assert marks["changing place, holding cards"] == "only-before"
    assert marks["shuffling machine"] == "reworded"
    assert {row.effect for row in found.rows} >= MARKS.keys()


def test_the_order_in_which_they_are_named_does_not_matter(found: Comparison) -> None:
    assert compare(edition(NEW), edition(OLD)) == found


def test_options_of_both_stand_side_by_side(found: Comparison) -> None:
    options = {each.name: (each.before, each.now) for each in found.options}
    assert options.keys() == edition(OLD).options.keys() | edition(NEW).options.keys()
    assert all(options["decks"])
    assert [name for name, (before, now) in options.items() if before and not now] == ["card-handling"]
    assert options["insurance-limit"][0] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_each_language(found: Comparison, lang: str) -> None:
    said = json.loads(json.dumps(found.to_json(lang)))
    assert len(said["rows"]) == len(found.rows)
    insurance = next(row for row in said["rows"] if any(each["id"] == "art12.1" for each in row["now"]))
    assert insurance["before"][0]["says"] == edition(OLD).clause("art8.s1").text_in(lang)
    assert insurance["now"][0]["cite"] == edition(NEW).cite("art12.1", lang)
    assert all(row["heading"] and row["effect_means"] and row["mark_means"] for row in said["rows"])


def test_editions_that_do_not_follow_each_other_are_refused() -> None:
    with pytest.raises(LawError, match="do not follow each other"):
        compare(edition("cussec-57-2004"), edition(NEW))
    with pytest.raises(LawError, match="do not follow each other"):
        compare(edition(NEW), edition(NEW))


def test_an_edition_is_found_by_its_number() -> None:
    assert edition_numbered("56/2004", "blackjack").slug == NEW
    assert edition_numbered(OLD).slug == OLD
    assert {edition_numbered(edition(slug).number).slug for slug in EDITIONS} == set(EDITIONS)
    with pytest.raises(LawError, match="141/2000"):
        edition_numbered("57/2004", "blackjack")
