"""Settlement lines, and money that is neither made nor lost."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.money import Line, Odds, Position, Result, Settlement, Stake, line
from banca.money.settlement import line_of_sum

FIVE_PER_CENT = Fraction(5, 100)
SE_SAM_HONG = Odds(1, 3, FIVE_PER_CENT)
odds = st.builds(
    Odds, prize=st.integers(0, 500), to=st.integers(1, 30), commission=st.fractions(0, 1, max_denominator=100)
)
positions = st.builds(Position, player=st.sampled_from(["ana", "bo", "chan"]), bet=st.sampled_from(["fan", "nim"]))
results: st.SearchStrategy[Result] = st.sampled_from(["win", "push", "lose"])
lines = st.builds(
    line,
    stake=st.builds(Stake, position=positions, amount=st.integers(1, 10**9)),
    result=results,
    odds=odds,
    clauses=st.just(("art7.1.4",)),
    readings=st.just(()),
)


def bet(
    result: Result,
    odds: Odds | None = None,
    stake: int = 100_00,
    player: str = "ana",
    readings: tuple[str, ...] = (),
) -> Line:
    return line(Stake(Position(player, "se-sam-hong", (1, 2, 3)), stake), result, odds, ("art6.1",), readings)


def test_a_winning_line_gives_the_stake_back_and_the_prize_on_top() -> None:
    found = bet("win", SE_SAM_HONG)
    assert (found.stake, found.returned, found.prize, found.commission, found.breakage) == (10000, 10000, 3333, 166, 1)
    assert found.net == 31_66
    assert found.odds == SE_SAM_HONG
    assert found.due == Fraction(9500, 3)


def test_a_losing_line_takes_the_stake() -> None:
    found = bet("lose", SE_SAM_HONG)
    assert (found.returned, found.prize, found.commission, found.breakage, found.net) == (0, 0, 0, 0, -100_00)
    assert found.odds is None
    assert found.due == 0


def test_a_push_gives_the_stake_back_and_no_more() -> None:
    found = bet("push")
    assert (found.returned, found.prize, found.commission, found.breakage, found.net) == (100_00, 0, 0, 0, 0)
    assert found.due == 0


def test_one_minor_unit_on_a_third_wins_nothing_and_loses_nothing() -> None:
    found = bet("win", SE_SAM_HONG, stake=1)
    assert (found.returned, found.prize, found.breakage, found.net) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("stake", "readings", "expected"),
    [
        (100_00, (), ("rounding",)),
        (100_00, ("art9",), ("art9", "rounding")),
        (100_00, ("rounding", "art9"), ("rounding", "art9")),
        (10, (), ("rounding",)),
        (60_00, (), ()),
        (60_00, ("art9",), ("art9",)),
    ],
)
def test_the_reading_on_rounding_is_named_once_where_something_was_rounded(
    stake: int, readings: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert bet("win", SE_SAM_HONG, stake=stake, readings=readings).readings == expected


def test_a_line_that_lost_was_not_rounded() -> None:
    assert bet("lose", SE_SAM_HONG, readings=("art9",)).readings == ("art9",)


def test_a_line_in_plain_words() -> None:
    assert bet("win", SE_SAM_HONG).to_json() == {
        "player": "ana",
        "bet": "se-sam-hong",
        "selection": [1, 2, 3],
        "stake": 10000,
        "result": "win",
        "odds": "1:3",
        "returned": 10000,
        "prize": 3333,
        "commission": 166,
        "breakage": 1,
        "net": 3166,
        "clauses": ["art6.1"],
        "readings": ["rounding"],
        "due": "9500/3",
    }


def test_a_plain_line_says_only_what_there_is_to_say() -> None:
    found = line(Stake(Position("bo", "small"), 50_00), "lose", None, ("art5.1", "art7"), ())
    assert found.to_json() == {
        "player": "bo",
        "bet": "small",
        "stake": 5000,
        "result": "lose",
        "odds": None,
        "returned": 0,
        "prize": 0,
        "commission": 0,
        "breakage": 0,
        "net": -5000,
        "clauses": ["art5.1", "art7"],
        "readings": [],
    }


@pytest.mark.parametrize(
    ("stake", "odds", "due"),
    [(3, Odds(1, 2), "3/2"), (1, Odds(1, 3), "1/3"), (2, Odds(1, 2), None), (1, Odds(8), None)],
)
def test_what_is_due_is_said_where_it_is_no_whole_minor_unit(stake: int, odds: Odds, due: str | None) -> None:
    found = bet("win", odds, stake=stake)
    assert found.to_json().get("due") == due
    assert found.readings == (("rounding",) if due else ())


@pytest.mark.parametrize(("selection", "said"), [(4, 4), ("fish", "fish"), ((2, 5), [2, 5])])
def test_a_selection_and_another_layout_in_plain_words(selection: int | str | tuple[int, ...], said: object) -> None:
    found = line(Stake(Position("bo", "fan", selection, layout=2), 1), "push", None, (), ()).to_json()
    assert found["selection"] == said
    assert found["layout"] == 2


def test_a_settlement_sums_up_players_and_house() -> None:
    settlement = Settlement(
        (
            bet("win", SE_SAM_HONG, player="ana"),
            bet("lose", player="ana", stake=40_00),
            bet("push", player="bo", stake=70_00),
            bet("win", Odds(1, 1, FIVE_PER_CENT), player="chan", stake=20_00),
        )
    )
    assert settlement.players == {"ana": 3166 - 4000, "bo": 0, "chan": 1900}
    assert settlement.house == {
        "taken": 4000,
        "prizes": 3333 + 2000,
        "commission": 166 + 100,
        "breakage": 1,
        "net": 4000 - 3166 - 1900,
    }
    assert settlement.to_json() == {
        "lines": [entry.to_json() for entry in settlement.lines],
        "players": dict(settlement.players),
        "house": dict(settlement.house),
    }


def test_a_settlement_of_nothing() -> None:
    assert Settlement(()).to_json() == {
        "lines": [],
        "players": {},
        "house": {"taken": 0, "prizes": 0, "commission": 0, "breakage": 0, "net": 0},
    }


@given(st.lists(lines, max_size=12))
def test_what_the_players_win_the_house_loses(entries: list[Line]) -> None:
    settlement = Settlement(tuple(entries))
    assert sum(settlement.players.values()) + settlement.house["net"] == 0
    assert set(settlement.players) == {entry.position.player for entry in entries}
    for player, net in settlement.players.items():
        assert net == sum(entry.net for entry in entries if entry.position.player == player)


@given(lines)
def test_a_line_loses_at_most_the_stake_and_wins_only_when_it_wins(entry: Line) -> None:
    assert entry.net >= -entry.stake
    match entry.result:
        case "win":
            assert entry.returned == entry.stake
            assert 0 <= entry.due - entry.net < 1
        case "push":
            assert entry.net == 0
        case "lose":
            assert entry.net == -entry.stake


def test_a_bet_that_wins_has_odds() -> None:
    with pytest.raises(ValueError, match="a bet that wins has odds"):
        line(Stake(Position("ana", "red"), 100), "win", None, ("art6.16",), ())


@pytest.mark.parametrize(
    ("due", "prize", "readings"),
    [
        (Fraction(500_00), 500_00, ("jackpot-stake-spent",)),
        (Fraction(100_000_000, 3), 33_333_333, ("jackpot-stake-spent", "rounding")),
        (Fraction(1, 3), 0, ("jackpot-stake-spent", "rounding")),
    ],
)
def test_a_prize_that_is_a_sum_is_rounded_down_and_the_stake_is_spent(
    due: Fraction, prize: int, readings: tuple[str, ...]
) -> None:
    found = line_of_sum(
        Stake(Position("ana", "progressive-jackpot", place=4), 10_00), due, ("art10.2.5",), ("jackpot-stake-spent",)
    )
    assert (found.stake, found.returned, found.prize, found.net) == (10_00, 0, prize, prize - 10_00)
    assert (found.result, found.odds, found.due, found.readings) == ("win", None, due, readings)
    assert found.to_json()["place"] == 4


def test_rounding_is_named_once_on_a_sum_too() -> None:
    found = line_of_sum(Stake(Position("ana", "jackpot"), 1), Fraction(1, 3), (), ("rounding",))
    assert found.readings == ("rounding",)
    settlement = Settlement((found,))
    assert sum(settlement.players.values()) + settlement.house["net"] == 0
