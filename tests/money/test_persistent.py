"""Lists that are copied at a small cost: they are what plain ones are, and none changes another."""

from dataclasses import FrozenInstanceError, dataclass, field, replace
from functools import cached_property

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.money import Deriving, Log, Roster, changed

MANY = 5_000


@given(st.lists(st.lists(st.integers(), max_size=5), max_size=60))
def test_a_list_is_what_a_plain_one_is(parts: list[list[int]]) -> None:
    plain: tuple[int, ...] = ()
    ours: Log[int] = Log()
    for part in parts:
        plain, ours = (*plain, *part), ours.with_(*part)
        assert ours == plain
    assert len(ours) == len(plain)
    assert [ours[at] for at in range(-len(plain), len(plain))] == [*plain, *plain]
    assert ours[1:-1] == plain[1:-1]
    assert (hash(ours), repr(ours)) == (hash(plain), repr(plain))
    assert ours != [*plain]
    for at in (len(plain), -len(plain) - 1):
        with pytest.raises(IndexError):
            ours[at]


def test_a_list_has_few_blocks_however_long_it_is() -> None:
    ours: Log[int] = Log()
    for number in range(MANY):
        ours = ours.with_(number)
    assert len(ours.blocks) <= MANY.bit_length()


def test_a_roster_knows_where_each_stands() -> None:
    ours = Roster.of(["ana", "bo"]).with_("cy")
    assert ours == ("ana", "bo", "cy")
    assert Roster.of(ours) is ours
    assert [ours.index(name) for name in ours] == [0, 1, 2]
    assert "cy" in ours
    assert "di" not in ours


@dataclass(frozen=True, slots=True)
class Value:
    first: int
    second: tuple[int, ...] = ()


def test_a_changed_value_is_another_and_the_first_stays() -> None:
    value = Value(1, (2, 3))
    assert changed(value, first=5) == replace(value, first=5) == Value(5, (2, 3))
    assert value == Value(1, (2, 3))
    with pytest.raises(FrozenInstanceError):
        changed(value, first=5).first = 6  # type: ignore[misc]


@dataclass(frozen=True, slots=True)
class Summed(Deriving):
    parts: tuple[int, ...] = ()
    asked: list[str] = field(default_factory=list, compare=False)

    @cached_property
    def total(self) -> int:
        self.asked.append("total")
        return sum(self.parts)


def test_what_follows_from_a_value_is_worked_out_once_and_not_copied() -> None:
    value = Summed((1, 2))
    assert (value.total, value.total) == (3, 3)
    other = changed(value, parts=(4, 5))
    assert (other.total, value.total) == (9, 3)
    assert value.asked == ["total", "total"]
    assert (value, type(other)) == (Summed((1, 2)), Summed)


def test_a_field_that_is_not_there_is_not_changed() -> None:
    with pytest.raises(AttributeError):
        changed(Value(1), third=5)
