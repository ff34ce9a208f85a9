"""A rule is a list of clauses. Silence and conflict are errors."""

from dataclasses import replace

import pytest

from banca.play.rule import Clause, Conflict, Rule, Ruling, Silence, tabulate

BIG: Clause[int, str] = Clause("art5.2", lambda total: 11 <= total <= 17, "big")
SMALL: Clause[int, str] = Clause("art5.1", lambda total: 4 <= total <= 10, "small")
TRIPLE: Clause[int, str] = Clause("art7", lambda total: total % 3 == 0, "loses", prevails_over=("art5.1", "art5.2"))


def test_the_clause_that_covers_a_case_decides_it() -> None:
    rule = Rule((SMALL, BIG))
    assert rule(4) == Ruling("small", ("art5.1",))
    assert rule(17) == Ruling("big", ("art5.2",))


@pytest.mark.parametrize("total", [3, 18])
def test_a_case_that_no_clause_covers_is_silence(total: int) -> None:
    with pytest.raises(Silence) as silent:
        Rule((SMALL, BIG))(total)
    assert str(silent.value) == f"no clause covers {total}: art5.1, art5.2 are silent"


def test_two_contrary_clauses_are_a_conflict() -> None:
    nine: Clause[int, str] = Clause("art9", lambda total: total == 9, "nine")
    with pytest.raises(Conflict) as contrary:
        Rule((SMALL, nine))(9)
    assert str(contrary.value) == "art5.1 and art9 contradict each other on 9"


def test_clauses_that_agree_are_cited_together() -> None:
    low: Clause[int, str] = Clause("art9", lambda total: total < 7, "small")
    rule = Rule((SMALL, low))
    assert rule(6) == Ruling("small", ("art5.1", "art9"))
    assert rule(7) == Ruling("small", ("art5.1",))


def test_a_clause_may_prevail_over_others() -> None:
    rule = Rule((SMALL, BIG, TRIPLE))
    assert rule(9) == Ruling("loses", ("art7",))
    assert rule(12) == Ruling("loses", ("art7",))
    assert rule(18) == Ruling("loses", ("art7",))
    assert rule(10) == Ruling("small", ("art5.1",))


def test_a_clause_that_does_not_hold_prevails_over_nothing() -> None:
    never: Clause[int, str] = Clause("art7", lambda _: False, "loses", prevails_over=("art5.1",))
    assert Rule((SMALL, never))(9) == Ruling("small", ("art5.1",))


def test_prevailing_over_one_leaves_a_conflict_with_another() -> None:
    nine: Clause[int, str] = Clause("art9", lambda total: total == 9, "nine", prevails_over=("art5.1",))
    odd: Clause[int, str] = Clause("art8", lambda total: total % 2 == 1, "odd")
    with pytest.raises(Conflict, match="art9 and art8 contradict each other on 9"):
        Rule((SMALL, nine, odd))(9)


def test_a_clause_that_covers_what_the_others_leave() -> None:
    rule = Rule((SMALL,), otherwise=Ruling("loses", ("art7",)))
    assert rule(18) == Ruling("loses", ("art7",))
    assert rule(9) == Ruling("small", ("art5.1",))


def test_accompanying_clauses_are_cited_after_it_once() -> None:
    one: Clause[int, str] = Clause("art6.1", lambda _: True, "pays", with_=("art9", "art10"))
    two: Clause[int, str] = Clause("art6.2", lambda n: n > 5, "pays", with_=("art9",))
    rule = Rule((one, two))
    assert rule(1).clauses == ("art6.1", "art9", "art10")
    assert rule(6).clauses == ("art6.1", "art9", "art10", "art6.2")


def test_a_rule_as_a_table() -> None:
    table = tabulate(Rule((SMALL, BIG)), range(9, 13))
    small, big = Ruling("small", ("art5.1",)), Ruling("big", ("art5.2",))
    assert table == {9: small, 10: small, 11: big, 12: big}


def test_a_table_has_no_holes_and_no_contradictions() -> None:
    with pytest.raises(Silence, match="no clause covers 18"):
        tabulate(Rule((SMALL, BIG)), range(4, 19))
    with pytest.raises(Conflict, match=r"art5\.1 and art7 contradict each other on 6"):
        tabulate(Rule((SMALL, replace(TRIPLE, prevails_over=()))), range(4, 11))
