"""A clause as a lawyer cites it, and the readings that bear on it."""

import pytest

from banca.law import EDITIONS, LawError, edition
from banca.law.instrument import Clause


@pytest.mark.parametrize(
    ("slug", "clause", "cited"),
    [
        ("cussec-57-2004", "art5", "57/2004 art. 5"),
        ("cussec-57-2004", "art5.10", "57/2004 art. 5(10)"),
        ("cussec-57-2004", "art6.6.2", "57/2004 art. 6(6)(2)"),
        ("cussec-57-2004", "act.2", "57/2004 dispatch, point 2"),
        ("baccarat-55-2004", "art1.5.b", "55/2004 art. 1(5)(b)"),
        ("baccarat-55-2004", "art2.1.s2", "55/2004 art. 2(1), sentence 2"),
        ("blackjack-141-2000", "art2.1.a.s3", "141/2000 art. 2(1)(a), sentence 3"),
        ("blackjack-141-2000", "enact.unico", "141/2000 dispatch, point unico"),
        ("blackjack-56-2004", "art20.1.2.s1", "56/2004 art. 20(1)(2), sentence 1"),
        ("craps-53-2010", "art6.12.p2", "53/2010 art. 6(12), paragraph 2"),
        ("paikau-96-85-M", "table1", "96/85/M table 1"),
        ("paikau-96-85-M", "table2", "96/85/M table 2"),
    ],
)
def test_a_clause_as_it_is_cited(slug: str, clause: str, cited: str) -> None:
    assert edition(slug).cite(clause) == cited


@pytest.mark.parametrize("slug", EDITIONS)
def test_no_two_clauses_are_cited_alike(slug: str) -> None:
    law = edition(slug)
    cited = {law.cite(clause) for clause in law.clauses}
    assert len(cited) == len(law.clauses)
    assert all(words.startswith(f"{law.number} ") for words in cited)


@pytest.mark.parametrize("clause", ["art9", "art5.14", "5.1", "", "act"])
def test_a_clause_that_is_not_there(clause: str) -> None:
    law = edition("cussec-57-2004")
    for ask in (law.clause, law.cite, law.readings_of):
        with pytest.raises(LawError) as unknown:
            ask(clause)
        assert str(unknown.value) == f"cussec-57-2004 has no clause {clause!r}"


def test_a_clause_by_its_id() -> None:
    clause = edition("cussec-57-2004").clause("art6.6.2")
    assert clause.says == "Totals 5 and 16 pay from 18:1 to 30:1, as the house sets."
    assert clause.kind == "payout"


@pytest.mark.parametrize(
    ("clause", "article"),
    [
        ("art3", "3"),
        ("art12.3.1", "12"),
        ("act.3", "act"),
        ("enact.unico", "act"),
        ("table1", "table1"),
    ],
)
def test_the_article_of_a_clause(clause: str, article: str) -> None:
    assert Clause(clause, "procedure", "says").article == article


def test_the_readings_of_clauses_their_own_first_each_once() -> None:
    law = edition("cussec-57-2004")
    assert law.readings_of("art5.7") == ("art5.7", "odd-even-triples")
    assert law.readings_of("art5.7", "art5.8") == ("art5.7", "art5.8", "odd-even-triples")
    assert law.readings_of("art5.12") == ("art5.12", "double-on-triple")
    assert law.readings_of("art5.1") == ()
    assert law.readings_of() == ()
