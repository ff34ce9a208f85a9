"""The ten editions as data: what was signed when, every clause, and names in three languages."""

import copy
import re
from collections.abc import Iterator
from datetime import date

import pytest

from banca.law import (
    EDITIONS,
    LANGUAGES,
    NAME_LANGUAGES,
    BancaError,
    Edition,
    LawError,
    Names,
    common_readings,
    edition,
    games,
    language,
)
from banca.messages import message

CLAUSES = {
    "baccarat-55-2004": 65,
    "blackjack-141-2000": 62,
    "blackjack-56-2004": 100,
    "craps-53-2010": 86,
    "cussec-57-2004": 53,
    "fantan-58-2004": 31,
    "fish-prawn-crab-59-2004": 57,
    "paikau-96-85-M": 42,
    "roulette-60-2004": 48,
    "stud-poker-61-2004": 84,
}
NAMES = {
    "baccarat-55-2004": ("baccarat", "55/2004", "Baccarat", "Bacará", "百家樂"),
    "blackjack-141-2000": (
        "blackjack", "141/2000", "Blackjack, or Twenty-One", "«Black Jack» ou «Vinte e Um»", "二十一點",
    ),
    "blackjack-56-2004": (
        "blackjack", "56/2004",
        "Blackjack, or Twenty-One", "«Black jack» ou «Vinte e um»", "二十一點",
    ),
    "craps-53-2010": ("craps", "53/2010", "Craps", "Craps", "花旗骰"),
    "cussec-57-2004": ("cussec", "57/2004", "Cussec (sic bo)", "Cussec", "骰寶"),
    "fantan-58-2004": ("fantan", "58/2004", "Fantan", "Fantan", "番攤"),
    "fish-prawn-crab-59-2004": (
        "fish-prawn-crab", "59/2004", "Fish-prawn-crab", "Peixe-camarão-caranguejo", "魚蝦蟹骰寶",
    ),
    "paikau-96-85-M": ("pai-kau", "96/85/M", "Pai Kau", "P’ai Kao", "牌九"),
    "roulette-60-2004": ("roulette", "60/2004", "Roulette", "Roleta", "輪盤"),
    "stud-poker-61-2004": ("stud-poker", "61/2004", "Stud Poker", "Stud poker", "聯獎撲克"),
}  # fmt: skip
MAY_2004 = (date(2004, 5, 12), date(2004, 5, 17), date(2004, 5, 18))
SIGNED_PUBLISHED_IN_FORCE = {
    "baccarat-55-2004": MAY_2004,
    "blackjack-141-2000": (date(2000, 7, 24), None, None),
    "blackjack-56-2004": MAY_2004,
    "craps-53-2010": (date(2010, 2, 26), date(2010, 3, 8), date(2010, 3, 9)),
    "cussec-57-2004": MAY_2004,
    "fantan-58-2004": MAY_2004,
    "fish-prawn-crab-59-2004": MAY_2004,
    "paikau-96-85-M": (date(1985, 5, 17), date(1985, 5, 18), None),
    "roulette-60-2004": MAY_2004,
    "stud-poker-61-2004": MAY_2004,
}
KINDS = {
    "authorisation", "bet", "definition", "equipment", "irregularity", "option", "payout", "procedure", "prohibition",
    "ranking", "right",
}  # fmt: skip
# Where the Chinese text itself prints the name in Latin letters or figures.
LATIN_IN_THE_CHINESE_TEXT = {
    "blackjack-141-2000": {"「Black Jack」"},
    "blackjack-56-2004": {"「7」", "「Black Jack」"},
    "craps-53-2010": {
        "「Any Craps」", "「Any 7/Big Red/Big 7」", "「Eleven/11」", "「Ace/deuce/3」", "「Aces/2」", "「Boxcars/12」",
        "「Horn」", "「Field」", "「Big」", "「Small」", "「Big 4」", "「Big 5」", "「Big 6」", "「Big 8」",
        "「Big 9」", "「Big 10」",
    },
}  # fmt: skip
CHINESE = re.compile("[\u4e00-\u9fff]")
every_edition = pytest.mark.parametrize("slug", CLAUSES)


def all_names(law: Edition) -> Iterator[Names]:
    yield law.names
    yield law.instrument
    yield from law.articles.values()
    for option in law.options.values():
        yield option.names
        yield from (alternative.names for alternative in option.alternatives)
    yield from (parameter.names for parameter in law.parameters.values())
    yield from (bet.names for bet in law.bets.values())
    yield from law.acts.values()
    yield from law.selections.values()


def test_there_are_ten_editions_of_nine_games_with_628_clauses() -> None:
    assert set(EDITIONS) == set(CLAUSES)
    assert len(EDITIONS) == 10
    assert len(games()) == 9
    assert sum(len(edition(slug).clauses) for slug in EDITIONS) == 628


@every_edition
def test_an_edition_has_its_clauses(slug: str) -> None:
    law = edition(slug)
    assert law.slug == slug
    assert len(law.clauses) == CLAUSES[slug]
    for clause_id, clause in law.clauses.items():
        assert clause.id == clause_id
        assert clause.kind in KINDS
        assert clause.says.strip() == clause.says != ""


@every_edition
def test_an_edition_is_named_in_three_languages(slug: str) -> None:
    law = edition(slug)
    game, number, en, pt, zh = NAMES[slug]
    assert (law.game, law.number) == (game, number)
    assert tuple(law.names.said_in(tongue) for tongue in NAME_LANGUAGES) == (en, pt, zh)


@every_edition
def test_every_name_is_given_in_three_languages(slug: str) -> None:
    latin = set()
    for names in all_names(edition(slug)):
        assert names.en.strip(), names
        assert names.pt.strip(), names
        assert not CHINESE.search(names.en + names.pt), names
        if not CHINESE.search(names.zh):
            latin.add(names.zh)
    assert latin == LATIN_IN_THE_CHINESE_TEXT.get(slug, set())


@every_edition
def test_the_names_of_a_list_are_distinct_in_every_language(slug: str) -> None:
    law = edition(slug)
    lists = [[bet.names for bet in law.bets.values()], [option.names for option in law.options.values()]]
    lists += [[a.names for a in option.alternatives] for option in law.options.values()]
    for names in lists:
        for tongue in LANGUAGES:
            said = [n.said_in(tongue) for n in names]
            assert len(set(said)) == len(said), said


@every_edition
def test_signing_publication_and_entry_into_force_are_three_things(slug: str) -> None:
    law = edition(slug)
    assert (law.signed, law.published, law.in_force_from) == SIGNED_PUBLISHED_IN_FORCE[slug]


@every_edition
def test_every_clause_that_is_named_exists(slug: str) -> None:
    law = edition(slug)
    named = [option.clause for option in law.options.values()]
    named += [parameter.clause for parameter in law.parameters.values()]
    named += [clause for bet in law.bets.values() for clause in bet.clauses]
    named += [clause for reading in law.readings.values() for clause in reading.clauses]
    named += [law.authorisation.clause] if law.authorisation else []
    assert set(named) <= set(law.clauses)
    assert all(bet.clauses for bet in law.bets.values())


@every_edition
def test_every_article_is_headed_and_used(slug: str) -> None:
    law = edition(slug)
    used = {clause.article for clause in law.clauses.values()}
    assert used - {"act", "table1", "table2"} == set(law.articles)
    assert "act" in used


@every_edition
def test_readings_ask_and_answer(slug: str) -> None:
    law = edition(slug)
    for id_, reading in law.readings.items():
        assert reading.id == id_
        assert reading.question.strip()
        assert reading.taken.strip()


@every_edition
def test_options_lean_on_options_that_stand_before_them(slug: str) -> None:
    law = edition(slug)
    order = list(law.options)
    for option in law.options.values():
        for other, values in {**option.follows, **option.applies_when}.items():
            assert order.index(other) < order.index(option.name)
            assert set(values) <= {a.slug for a in law.options[other].alternatives}


def test_a_divergence_of_the_two_languages_is_decided() -> None:
    undecided = [
        (slug, clause.id)
        for slug in EDITIONS
        for clause in edition(slug).clauses.values()
        if clause.part_in("en", "divergence") and not clause.reading and not edition(slug).readings_of(clause.id)
    ]
    assert undecided == []


def test_the_editions_that_are_complete() -> None:
    complete = {slug for slug in EDITIONS if edition(slug).complete}
    assert complete == set(EDITIONS)
    assert all(edition(slug).acts for slug in complete)


def test_what_repeals_what() -> None:
    assert edition("blackjack-141-2000").repealed_by == "blackjack-56-2004"
    assert any("141/2000" in act for act in edition("blackjack-56-2004").listed_in("en", "repeals"))
    assert {slug for slug in EDITIONS if edition(slug).repealed_by} == {"blackjack-141-2000"}
    assert edition("cussec-57-2004").listed_in("en", "repeals") == (
        "External Regulatory Dispatch of the Secretary for Economy and Finance no. 31/2003",
    )


@pytest.mark.parametrize(
    ("slug", "article"),
    [
        ("baccarat-55-2004", "art19"),
        ("blackjack-56-2004", "art21"),
        ("cussec-57-2004", "art8"),
        ("fish-prawn-crab-59-2004", "art8"),
        ("roulette-60-2004", "art9"),
        ("stud-poker-61-2004", "art13"),
    ],
)
def test_the_article_on_authorisation_asks_for_three_working_days(slug: str, article: str) -> None:
    authorisation = edition(slug).authorisation
    assert authorisation
    assert (authorisation.clause, authorisation.working_days) == (article, 3)


@pytest.mark.parametrize("slug", ["blackjack-141-2000", "craps-53-2010", "fantan-58-2004", "paikau-96-85-M"])
def test_the_other_editions_ask_for_no_authorisation(slug: str) -> None:
    law = edition(slug)
    assert law.authorisation is None
    assert not any(option.needs_authorisation for option in law.options.values())


def test_the_readings_common_to_all() -> None:
    common = common_readings()
    assert set(common) == {"rounding", "options-fixed-while-bets-lie", "inapplicable-options", "half-holidays"}
    assert "rounded down to the minor unit, once per bet" in common["rounding"].taken
    assert common["rounding"].clauses == ()


def test_the_annex_of_pai_kau_holds_17_kinds_of_tile_and_106_combinations() -> None:
    tables = edition("paikau-96-85-M").tables
    tiles = [tile for row in tables["table1"]["rows"] for tile in row["tiles"] * row["copies_of_each"]]
    assert len(tables["table1"]["rows"]) == 17
    assert (len(tiles), sum(map(sum, tiles))) == (32, 227)
    rows = tables["table2"]["rows"]
    assert [row["number"] for row in rows] == list(range(1, 107))
    assert sum(row["pairs"] for row in rows) == 32 * 31 // 2


@pytest.mark.parametrize(
    ("said", "meant"),
    [("en", "en"), ("pt", "pt"), ("pt-MO", "pt"), ("zh", "zh"), ("zh-Hant", "zh"), ("zh-Hant-MO", "zh")],
)
def test_a_language_by_its_tag(said: str, meant: str) -> None:
    assert language(said) == meant


@pytest.mark.parametrize("tag", ["fr", "EN", "", "zh-Hans", "pt-Hant"])
def test_no_other_language(tag: str) -> None:
    with pytest.raises(BancaError, match=f"no language {tag!r}: there are en, pt, zh"):
        language(tag)


@pytest.mark.parametrize("slug", ["cussec", "cussec-57-2005", "", "CUSSEC-57-2004"])
def test_no_other_edition(slug: str) -> None:
    with pytest.raises(LawError, match=f"no edition {slug!r}: there are baccarat-55-2004, "):
        edition(slug)


def test_an_edition_is_loaded_once_and_equals_only_itself() -> None:
    assert edition("cussec-57-2004") is edition("cussec-57-2004")
    assert edition("blackjack-141-2000") != edition("blackjack-56-2004")


def test_an_edition_sent_to_another_process_is_found_there() -> None:
    """By its name, as it is when it is copied."""
    assert all(copy.deepcopy(edition(slug)) is edition(slug) for slug in EDITIONS)


def test_what_an_edition_says_stands_in_the_catalogue() -> None:
    law = edition("blackjack-56-2004")
    assert law.notes
    assert len(law.listed_in("en", "repeals")) == 6
    bets = edition("cussec-57-2004").bets
    assert bets["small"].when == bets["small"].text_in("en")
    assert (bets["small"].selections, bets["total"].selections != "none") == ("none", True)
    for point in law.differences:
        assert point.text_in("en")
        assert message("en", f"{point.message}.was") != message("en", f"{point.message}.now")
