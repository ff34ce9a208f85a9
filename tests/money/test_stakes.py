"""What lies on the layout."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.money import Position, Selection, Stake, Stakes, add, hold, named, stake_on, take_back

SMALL, NINE = Position("ana", "small"), Position("ana", "total", 9)
BO = Position("bo", "small")
SECOND = Position("ana", "small", layout=2)
positions = st.sampled_from([SMALL, NINE, BO, SECOND])


def test_chips_of_one_player_on_one_position_are_one_bet() -> None:
    stakes = add(add(add((), SMALL, 100), NINE, 50), SMALL, 20)
    assert stakes == (Stake(SMALL, 120, held=0), Stake(NINE, 50, held=0))


def test_players_selections_and_layouts_are_told_apart() -> None:
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
