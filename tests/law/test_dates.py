"""Which edition holds on a day."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.law import LawError, NotInForce, edition, edition_named, edition_on, editions_of, games

FIRST_DAYS = {
    "baccarat": [(date(2004, 5, 18), "baccarat-55-2004")],
    "blackjack": [(date(2000, 7, 24), "blackjack-141-2000"), (date(2004, 5, 18), "blackjack-56-2004")],
    "craps": [(date(2010, 3, 9), "craps-53-2010")],
    "cussec": [(date(2004, 5, 18), "cussec-57-2004")],
    "fantan": [(date(2004, 5, 18), "fantan-58-2004")],
    "fish-prawn-crab": [(date(2004, 5, 18), "fish-prawn-crab-59-2004")],
    "pai-kau": [(date(1985, 5, 18), "paikau-96-85-M")],
    "roulette": [(date(2004, 5, 18), "roulette-60-2004")],
    "stud-poker": [(date(2004, 5, 18), "stud-poker-61-2004")],
}
BEGINS = {  # the clause on entry into force of a game's first edition
    "baccarat": "55/2004 dispatch, point 3",
    "blackjack": "141/2000 dispatch, sole article, reading in-force-from",
    "craps": "53/2010 dispatch, point 3",
    "cussec": "57/2004 dispatch, point 3",
    "fantan": "58/2004 dispatch, point 3",
    "fish-prawn-crab": "59/2004 dispatch, point 3",
    "pai-kau": "96/85/M ordinance, sole article, reading in-force-from",
    "roulette": "60/2004 dispatch, point 3",
    "stud-poker": "61/2004 dispatch, point 3",
}
every_game = pytest.mark.parametrize("game", FIRST_DAYS)


def test_the_games() -> None:
    assert set(games()) == set(FIRST_DAYS)
    assert len(games()) == len(FIRST_DAYS)


@every_game
def test_the_editions_of_a_game_earliest_first(game: str) -> None:
    assert [(e.answers_from, e.slug) for e in editions_of(game)] == FIRST_DAYS[game]


@every_game
def test_an_edition_holds_from_its_first_day_until_the_next_begins(game: str) -> None:
    first_days = FIRST_DAYS[game]
    for number, (first, slug) in enumerate(first_days):
        assert edition_on(game, first).slug == slug
        end = first_days[number + 1][0] if number + 1 < len(first_days) else date(2100, 1, 1)
        assert edition_on(game, end - timedelta(days=1)).slug == slug


@every_game
def test_a_day_before_every_edition_is_refused(game: str) -> None:
    first, slug = FIRST_DAYS[game][0]
    day = first - timedelta(days=1)
    held = f"the first, {slug}, answers from {first} ({BEGINS[game]})"
    expected = f"no edition of {game} known here was in force on {day}: {held}"
    with pytest.raises(NotInForce) as refused:
        edition_on(game, day)
    assert str(refused.value) == expected


@pytest.mark.parametrize(
    ("day", "slug"),
    [
        (date(2003, 6, 1), "blackjack-141-2000"),
        (date(2004, 5, 12), "blackjack-141-2000"),
        (date(2004, 5, 17), "blackjack-141-2000"),
        (date(2004, 5, 18), "blackjack-56-2004"),
        (date(2026, 1, 1), "blackjack-56-2004"),
    ],
)
def test_the_blackjack_of_a_day(day: date, slug: str) -> None:
    assert edition_on("blackjack", day).slug == slug
    assert edition_named("blackjack", day).slug == slug
    assert edition_named(slug, day).slug == slug


def test_craps_answers_from_the_day_after_its_publication() -> None:
    with pytest.raises(NotInForce):
        edition_named("craps", date(2010, 3, 8))
    assert edition_named("craps", date(2010, 3, 9)).slug == "craps-53-2010"


def test_where_the_text_has_no_commencement_publication_or_signature_counts() -> None:
    assert edition("paikau-96-85-M").answers_from == date(1985, 5, 18)
    assert edition("blackjack-141-2000").answers_from == date(2000, 7, 24)
    assert "in-force-from" in edition("paikau-96-85-M").readings
    assert "in-force-from" in edition("blackjack-141-2000").readings


@every_game
def test_without_a_day_a_game_means_its_latest_edition(game: str) -> None:
    assert edition_named(game).slug == FIRST_DAYS[game][-1][1]


def test_an_edition_by_its_slug_needs_no_day() -> None:
    assert edition_named("blackjack-141-2000") is edition("blackjack-141-2000")


@pytest.mark.parametrize(
    ("slug", "day", "held"),
    [
        ("blackjack-141-2000", date(2004, 5, 18), "blackjack-56-2004"),
        ("blackjack-56-2004", date(2004, 5, 17), "blackjack-141-2000"),
    ],
)
def test_an_edition_named_for_a_day_of_another_is_refused(slug: str, day: date, held: str) -> None:
    with pytest.raises(NotInForce) as refused:
        edition_named(slug, day)
    assert str(refused.value) == f"{slug} was not in force on {day}: {held} was (56/2004 dispatch, point 3)"
    with pytest.raises(NotInForce, match="56/2004 dispatch, point 3"):
        edition(slug, on=day)
    assert edition(held, on=day).slug == held


def test_an_edition_named_for_a_day_before_all_is_refused() -> None:
    with pytest.raises(NotInForce, match="answers from 2000-07-24"):
        edition_named("blackjack-56-2004", date(2000, 7, 23))


@pytest.mark.parametrize("game", ["poker", "", "Cussec", "paikau"])
def test_no_other_game(game: str) -> None:
    with pytest.raises(LawError, match=f"no game {game!r}: there are baccarat, blackjack"):
        editions_of(game)
    with pytest.raises(LawError, match=f"no game or edition {game!r}: the games are baccarat, blackjack"):
        edition_named(game)


@given(st.sampled_from(sorted(FIRST_DAYS)), st.dates(date(1980, 1, 1), date(2040, 1, 1)))
def test_every_day_has_one_edition_or_none(game: str, day: date) -> None:
    begun = [slug for first, slug in FIRST_DAYS[game] if first <= day]
    if begun:
        assert edition_on(game, day).slug == begun[-1]
    else:
        with pytest.raises(NotInForce):
            edition_on(game, day)
