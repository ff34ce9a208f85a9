"""What 56/2004 changed of 141/2000: every difference that the edition lists, played under both."""

import pytest

from banca.law import Difference, edition
from banca.messages import message
from tests.games.blackjack import differences, differences_in_play
from tests.games.blackjack.at_blackjack import NEW, OLD

DIFFERENCES = edition(NEW).differences
CASES = differences.CASES
OPTIONS_ADDED = ("option added", "duty became option")


@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda each: each.text_in("en"))
def test_a_difference_is_seen_in_play(difference: Difference) -> None:
    assert difference.text_in("en") in CASES, "no case plays it under both editions"
    CASES[difference.text_in("en")]()


def test_no_case_is_about_nothing() -> None:
    assert list(CASES) == [difference.text_in("en") for difference in DIFFERENCES]
    assert len(DIFFERENCES) == 36
    assert {play.__module__ for play in CASES.values()} == {differences.__name__, differences_in_play.__name__}


@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda each: each.text_in("en"))
def test_a_difference_names_clauses_that_exist_and_what_kind_it_is(difference: Difference) -> None:
    assert set(difference.clauses_before) <= set(edition(OLD).clauses)
    assert set(difference.clauses_now) <= set(edition(NEW).clauses)
    assert message("en", f"{difference.message}.was") != message("en", f"{difference.message}.now")
    assert difference.effect in (
        "changed", "legal", "made explicit", "new rule", "rule dropped", "wording", *OPTIONS_ADDED,
    )  # fmt: skip


@pytest.mark.parametrize(
    "difference", [each for each in DIFFERENCES if each.effect in OPTIONS_ADDED], ids=lambda each: each.text_in("en")
)
def test_an_option_that_was_added_is_one_of_56_2004_alone(difference: Difference) -> None:
    added = {o.name for o in edition(NEW).options.values() if o.clause in difference.clauses_now}
    assert added
    assert not added & set(edition(OLD).options)


def test_other_editions_have_no_edition_before_them() -> None:
    assert edition(OLD).differences == edition("fantan-58-2004").differences == ()
