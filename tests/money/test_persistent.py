"""Maps and lists that are copied at a small cost: they are what plain ones are, and none changes another."""

import os
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.money import Log, PersistentMap, Roster, changed
from banca.money.persistent import LEAF_MOST

MANY = 5_000
keys = st.integers(0, 200)
steps = st.lists(st.tuples(st.booleans(), keys, st.integers()), max_size=400)


@dataclass(frozen=True)
class Alike:
    """Keys that no hash tells apart."""

    number: int

    def __hash__(self) -> int:
        return 7


@given(steps)
def test_a_map_is_what_a_plain_one_is_at_every_step(made: list[tuple[bool, int, int]]) -> None:
    plain: dict[int, int] = {}
    ours: PersistentMap[int, int] = PersistentMap()
    before = []
    for puts, key, value in made:
        before.append((ours, dict(plain)))
        if puts:
            plain[key] = value
            ours = ours.put(key, value)
        elif key in plain:
            del plain[key]
            ours = ours.without(key)
    assert ours == plain
    assert len(ours) == len(plain)
    assert all(key in ours and ours[key] == ours.get(key) == value for key, value in plain.items())
    assert all(kept == was for kept, was in before[::7])


def test_a_map_grows_and_shrinks_again() -> None:
    ours = PersistentMap({number: str(number) for number in range(MANY)})
    assert len(ours) == MANY
    for number in range(LEAF_MOST // 2, MANY):
        ours = ours.without(number)
    assert sorted(ours) == list(range(LEAF_MOST // 2))
    assert ours.put(-1, "less")[-1] == "less"
    assert ours.get(MANY) is None
    assert ours.get(MANY, "none") == "none"
    with pytest.raises(KeyError):
        ours.without(MANY)
    with pytest.raises(KeyError):
        ours[MANY]


def test_keys_that_no_hash_tells_apart_are_told_apart_all_the_same() -> None:
    ours: PersistentMap[Alike, int] = PersistentMap()
    for number in range(3 * LEAF_MOST):
        ours = ours.put(Alike(number), number)
    assert {key.number for key in ours} == set(range(3 * LEAF_MOST))
    assert Alike(5) not in ours.without(Alike(5))


def test_equal_maps_are_one_key() -> None:
    one, other = PersistentMap({1: "a", 2: "b"}), PersistentMap({2: "b"}).put(1, "a")
    assert one == other
    assert len({one, other}) == 1
    assert repr(PersistentMap({1: "a"})) == "PersistentMap({1: 'a'})"


def test_another_process_finds_what_was_put_in_here() -> None:
    """There the same words have other hashes."""
    names = PersistentMap({f"p{number}": number for number in range(200)})
    looks_up = "import pickle, sys; dict(pickle.load(sys.stdin.buffer))"
    for seed in "12":
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = (sys.executable, "-c", looks_up)
        subprocess.run(command, input=pickle.dumps(names), env=environment, check=True)


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
