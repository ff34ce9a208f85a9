"""A clause as a lawyer cites it, and the readings that bear on it."""

import pytest

from banca.law import EDITIONS, LANGUAGES, Language, LawError, edition
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
        ("blackjack-141-2000", "enact.unico", "141/2000 dispatch, sole article"),
        ("blackjack-56-2004", "art20.1.2.s1", "56/2004 art. 20(1)(2), sentence 1"),
        ("craps-53-2010", "art6.12.p2", "53/2010 art. 6(12), paragraph 2"),
        ("paikau-96-85-M", "act.1", "96/85/M ordinance, sole article"),
        ("paikau-96-85-M", "table1", "96/85/M table 1"),
        ("paikau-96-85-M", "table2", "96/85/M table 2"),
    ],
)
def test_a_clause_as_it_is_cited(slug: str, clause: str, cited: str) -> None:
    assert edition(slug).cite(clause) == cited


@pytest.mark.parametrize(
    ("slug", "clause", "pt", "zh"),
    [
        (
            "baccarat-55-2004",
            "art9.3.4",
            "55/2004, art. 9.º, alínea 3), subalínea (4)",
            "55/2004 第九條（三）項（4）分項",
        ),
        ("baccarat-55-2004", "art17.1", "55/2004, art. 17.º, n.º 1", "55/2004 第十七條第一款"),
        ("baccarat-55-2004", "art2.1.s2", "55/2004, art. 2.º, n.º 1, 2.ª parte", "55/2004 第二條第一款第二部分"),
        ("baccarat-55-2004", "art1.5.b", "55/2004, art. 1.º, alínea 5), 2.ª parte", "55/2004 第一條（五）項第二部分"),
        ("baccarat-55-2004", "act.2", "55/2004, n.º 2 do despacho", "第55/2004號批示第二款"),
        (
            "blackjack-141-2000",
            "art2.1.a.s2",
            "141/2000, art. 2.º, n.º 1, alínea a), 2.ª parte",
            "141/2000 第二條第一款a項第二部分",
        ),
        ("blackjack-141-2000", "art7.b", "141/2000, art. 7.º, alínea b)", "141/2000 第七條b項"),
        ("blackjack-141-2000", "enact.unico", "141/2000, artigo único do despacho", "第141/2000號行政長官批示獨一條"),
        (
            "blackjack-56-2004",
            "art5.2.1.1",
            "56/2004, art. 5.º, n.º 2, alínea 1), subalínea (1)",
            "56/2004 第五條第二款（一）項（1）分項",
        ),
        (
            "craps-53-2010",
            "art5.2.1.p2",
            "53/2010, art. 5.º, n.º 2, alínea 1), 2.º parágrafo",
            "53/2010 第五條第二款（一）項第二部分",
        ),
        ("craps-53-2010", "art5.1.p3", "53/2010, art. 5.º, n.º 1, 3.º parágrafo", "53/2010 第五條第一款第三段"),
        ("cussec-57-2004", "art6.6.2", "57/2004, art. 6.º, alínea 6), subalínea (2)", "57/2004 第六條（六）項第二行"),
        (
            "fish-prawn-crab-59-2004",
            "art6.10.2",
            "59/2004, art. 6.º, alínea 10), 2.ª linha",
            "59/2004 第六條（十）項第二行",
        ),
        (
            "fish-prawn-crab-59-2004",
            "art1.1.3",
            "59/2004, art. 1.º, alínea 1), 3.ª linha da tabela",
            "59/2004 第一條（一）項表列第三行",
        ),
        ("paikau-96-85-M", "act.1", "Portaria n.º 96/85/M, artigo único", "第96/85/M號訓令獨一條"),
        ("paikau-96-85-M", "table2", "96/85/M, Tabela 2", "96/85/M 表二"),
    ],
)
def test_a_clause_as_portuguese_and_chinese_cite_it(slug: str, clause: str, pt: str, zh: str) -> None:
    assert (edition(slug).cite(clause, "pt"), edition(slug).cite(clause, "zh")) == (pt, zh)


def test_several_clauses_name_their_instrument_once() -> None:
    both = edition("cussec-57-2004").citation("art5.6", "art6.3")
    assert str(both) == "57/2004 art. 5(6), 6(3)"
    assert both.said_in("pt") == "57/2004, art. 5.º, alínea 6); art. 6.º, alínea 3)"
    assert both.said_in("zh") == "57/2004 第五條（六）項、第六條（三）項"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", EDITIONS)
def test_no_two_clauses_are_cited_alike(slug: str, language: Language) -> None:
    law = edition(slug)
    cited = {law.cite(clause, language) for clause in law.clauses}
    assert len(cited) == len(law.clauses)
    assert all(law.number in words for words in cited)


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
    assert Clause("some-message", clause, "procedure").article == article


def test_the_readings_of_clauses_their_own_first_each_once() -> None:
    law = edition("cussec-57-2004")
    assert law.readings_of("art5.7") == ("art5.7", "odd-even-triples")
    assert law.readings_of("art5.7", "art5.8") == ("art5.7", "art5.8", "odd-even-triples")
    assert law.readings_of("art5.12") == ("art5.12", "double-on-triple")
    assert law.readings_of("art5.1") == ()
    assert law.readings_of() == ()
