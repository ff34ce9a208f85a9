"""What lies on the layout."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.money import (
    IndexedStakes,
    Position,
    Selection,
    Stake,
    Stakes,
    add,
    hold,
    indexed,
    named,
    stake_on,
    take_back,
)

SMALL, NINE = Position("ana", "small"), Position("ana", "total", 9)
BO = Position("bo", "small")
SECOND = Position("ana", "small", layout=2)
positions = st.sampled_from([SMALL, NINE, BO, SECOND])


def test_chips_of_one_player_on_one_position_are_one_bet() -> None:
    stakes = add(add(add((), SMALL, 100), NINE, 50), SMALL, 20)
    assert stakes == (Stake(SMALL, 120, held=0), Stake(NINE, 50, held=0))


def test_players_selections_and_layouts_are_distinguished() -> None:
    stakes: Stakes = ()
    for position in (SMALL, BO, SECOND, NINE):
        stakes = add(stakes, position, 10)
    assert stakes == (Stake(SMALL, 10), Stake(BO, 10), Stake(SECOND, 10), Stake(NINE, 10))


def test_the_stake_on_a_position() -> None:
    stakes = add((), SMALL, 100)
    assert stake_on(stakes, SMALL) == Stake(SMALL, 100)
    assert stake_on(stakes, BO) == Stake(BO, 0)


def test_a_part_or_all_of_a_stake_is_taken_back() -> None:
    stakes = (Stake(SMALL, 100), Stake(BO, 70))
    assert take_back(stakes, SMALL, 30) == (Stake(SMALL, 70), Stake(BO, 70))
    assert take_back(stakes, SMALL, 100) == (Stake(BO, 70),)
    assert take_back(stakes, NINE, 100) == stakes


def test_after_a_void_round_all_that_lies_there_is_held() -> None:
    held = hold((Stake(SMALL, 100), Stake(BO, 70)))
    assert held == (Stake(SMALL, 100, held=100), Stake(BO, 70, held=70))
    raised = add(held, SMALL, 20)
    assert raised == (Stake(SMALL, 120, held=100), Stake(BO, 70, held=70))
    assert take_back(raised, SMALL, 20) == held
    assert hold(raised) == (Stake(SMALL, 120, held=120), Stake(BO, 70, held=70))


def test_nothing_is_held_where_nothing_lies() -> None:
    assert hold(()) == ()


@given(st.lists(st.tuples(positions, st.integers(1, 1000))))
def test_what_is_added_lies_there_until_it_is_taken_back(placed: list[tuple[Position, int]]) -> None:
    stakes: Stakes = ()
    for position, amount in placed:
        stakes = add(stakes, position, amount)
    assert sum(s.amount for s in stakes) == sum(amount for _, amount in placed)
    assert [s.position for s in stakes] == list(dict.fromkeys(position for position, _ in placed))
    for position, amount in placed:
        stakes = take_back(stakes, position, amount)
    assert stakes == ()


spots = st.builds(
    Position,
    st.sampled_from(["ana", "bo", "cy"]),
    st.sampled_from(["small", "total"]),
    st.sampled_from([None, 9]),
    place=st.sampled_from([None, 1, 2]),
)


@given(st.lists(st.tuples(spots, st.integers(-2, 3)), max_size=80), st.booleans())
def test_stakes_are_found_by_what_they_have_in_common(made: list[tuple[Position, int]], asked_before: bool) -> None:
    """Whether the indexes are made before the stakes come and go, or after."""
    stakes = IndexedStakes()
    if asked_before:
        assert stakes.of("ana") == stakes.at(1, "small") == stakes.with_bet("small") == ()
        assert stakes.total("small") == stakes.total_of("ana") == 0
    plain: dict[Position, int] = {}
    for position, more in made:
        lying = plain.get(position, 0)
        if more > 0 or lying + more >= 0:
            stakes = stakes.plus(position, more)
            plain[position] = lying + more
            if not plain[position]:
                del plain[position]
    assert [(s.position, s.amount) for s in stakes] == list(plain.items())
    for player in ("ana", "bo", "di"):
        assert [s.position for s in stakes.of(player)] == [p for p in plain if p.player == player]
        assert stakes.total_of(player) == sum(amount for p, amount in plain.items() if p.player == player)
    for place in (None, 1, 3):
        at = [p for p in plain if p.place == place and p.selection is None]
        assert [s.position for s in stakes.at(place, "small", "total")] == at
        assert stakes.lie_at(place, "small", "total") == bool(at)
    assert [s.position for s in stakes.with_bet("total")] == [p for p in plain if p.bet == "total"]
    assert stakes.places("small") == tuple(sorted({p.place for p in plain if p.bet == "small" and p.place}))
    assert stakes.total("small") == sum(amount for p, amount in plain.items() if p.bet == "small")


def test_stakes_that_are_indexed_are_equal_to_those_that_are_not() -> None:
    plain = (Stake(SMALL, 10), Stake(BO, 20))
    stakes: Stakes = indexed(plain)
    assert indexed(stakes) is stakes
    assert stakes == plain
    assert plain == stakes
    assert (hash(stakes), repr(stakes)) == (hash(plain), repr(plain))
    assert stakes != [*plain]
    assert (stakes[0], stakes[-1], stakes[1:]) == (plain[0], plain[1], plain[1:])
    assert pickle.loads(pickle.dumps(stakes)) == plain  # noqa: S301


@pytest.mark.parametrize(
    ("bet", "selection", "said"),
    [
        ("small", None, "small"),
        ("total", 9, "total 9"),
        ("straight", 0, "straight 0"),
        ("two-dice", (2, 5), "two-dice 2-5"),
        ("figure", "fish", "figure fish"),
        ("colour-two", ("red", "blue"), "colour-two red-blue"),
    ],
)
def test_a_bet_as_a_person_writes_it(bet: str, selection: Selection, said: str) -> None:
    assert named(bet, selection) == said
    assert str(Position("ana", bet, selection)) == f"ana on {said}"
