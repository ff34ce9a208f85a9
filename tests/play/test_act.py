"""Acts as flat objects of plain words, and back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.law import RecordError
from banca.money import Position
from banca.play.act import Act, Bet, Do, Move, OnPosition, Pay, Return, Take, Withdraw, on, read_act
from banca.play.fields import ListOf, WholeNumber


@dataclass(frozen=True, slots=True)
class Dice(Act):
    word: ClassVar[str] = "dice"

    dice: ListOf[int | str]
    previous: WholeNumber | None = None


KINDS: Mapping[str, type[Act]] = {k.word: k for k in (Bet, Withdraw, Move, Take, Pay, Return, Dice)}
STEPS = frozenset({"cover", "bell", "lift"})
BET = {"act": "bet", "player": "ana", "bet": "total", "stake": 100_00, "selection": 9}

names = st.text(min_size=1, max_size=100).filter(lambda name: name == name.strip() != "" and name.isprintable())
numbers = st.integers(-(10**6), 10**6)
faces = st.lists(numbers | names, max_size=4).map(tuple)
chosen = st.none() | numbers | names | faces
above_zero = st.integers(1, 10**6)
some_stake = st.none() | above_zero
acts: st.SearchStrategy[Act] = st.one_of(
    st.builds(Do, st.sampled_from(sorted(STEPS))),
    st.builds(Bet, names, names, above_zero, chosen, above_zero),
    st.builds(Withdraw, names, names, chosen, some_stake, above_zero),
    st.builds(Move, names, names, names, chosen, chosen, some_stake, above_zero),
    st.builds(Take, names, names, chosen, above_zero),
    st.builds(Pay, names, names, chosen, above_zero),
    st.builds(Return, names, names, chosen, above_zero),
    st.builds(Dice, faces, st.none() | st.integers(-(10**6), 10**6)),
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def read(said: Any) -> Act:
    return read_act(said, KINDS, STEPS)


def wrong(said: Any) -> str:
    with pytest.raises(RecordError) as refused:
        read(said)
    return str(refused.value)


@pytest.mark.parametrize(
    ("said", "act"),
    [
        ({"act": "cover"}, Do("cover")),
        ({"act": "bet", "player": "ana", "bet": "small", "stake": 1}, Bet("ana", "small", 1)),
        (BET, Bet("ana", "total", 100_00, 9)),
        (BET | {"selection": "9", "layout": 2}, Bet("ana", "total", 100_00, "9", 2)),
        (BET | {"layout": 1}, Bet("ana", "total", 100_00, 9, 1)),
        (BET | {"selection": [2, 5]}, Bet("ana", "total", 100_00, (2, 5))),
        (BET | {"selection": None}, Bet("ana", "total", 100_00)),
        ({"act": "withdraw", "player": "ana", "bet": "small"}, Withdraw("ana", "small")),
        ({"act": "withdraw", "player": "ana", "bet": "small", "stake": None}, Withdraw("ana", "small")),
        ({"act": "withdraw", "player": "ana", "bet": "small", "stake": 5}, Withdraw("ana", "small", stake=5)),
        (
            {"act": "move", "player": "ana", "bet": "total", "selection": 9, "to": "total", "to_selection": 10},
            Move("ana", "total", "total", 9, 10),
        ),
        ({"act": "take", "player": "bo", "bet": "big"}, Take("bo", "big")),
        ({"act": "pay", "player": "bo", "bet": "total", "selection": 4}, Pay("bo", "total", 4)),
        ({"act": "return", "player": "bo", "bet": "fan", "layout": 3}, Return("bo", "fan", layout=3)),
        ({"act": "dice", "dice": [1, 2, 3]}, Dice((1, 2, 3))),
        ({"act": "dice", "dice": ["fish", 2], "previous": 0}, Dice(("fish", 2), 0)),
    ],
)
def test_an_act_from_its_flat_object(said: dict[str, Any], act: Act) -> None:
    found = read(said)
    assert found == act
    assert type(found) is type(act)
    assert found.name == said["act"]


@pytest.mark.parametrize(
    "said", [None, 3, "bet", [], ["bet"], {}, {"player": "ana"}, {"act": 3}, {"act": None}, {"act": ["bet"]}]
)
def test_what_is_no_act_at_all(said: Any) -> None:
    assert wrong(said) == f'an act is an object with an "act": {said!r} is not'


@pytest.mark.parametrize("word", ["fold", "", "Bet", "step", "do"])
def test_an_act_of_another_game(word: str) -> None:
    assert wrong({"act": word}) == (
        f"no act {word!r} in this game: there are bell, bet, cover, dice, lift, move, pay, return, take, withdraw"
    )


@pytest.mark.parametrize("field", ["player", "step", "times"])
def test_a_step_takes_no_more_words(field: str) -> None:
    assert wrong({"act": "bell", field: 1}) == f"the act bell takes no {field!r}"


def test_a_word_that_the_act_does_not_take() -> None:
    assert (
        wrong(BET | {"amount": 5})
        == "the act bet takes no 'amount': it takes player, bet, stake, selection, layout, place"
    )


@pytest.mark.parametrize(
    ("field", "meaning"),
    [
        ("player", "a name of at most 100 letters"),
        ("bet", "a name of at most 100 letters"),
        ("stake", "whole minor units, from 1 to 10^15"),
    ],
)
def test_a_word_that_is_missing(field: str, meaning: str) -> None:
    said = {name: value for name, value in BET.items() if name != field}
    assert wrong(said) == f"the act bet needs {field!r}: {meaning}"


def test_dice_that_are_missing() -> None:
    assert wrong({"act": "dice"}) == "the act dice needs 'dice': a list of faces"


@pytest.mark.parametrize(
    ("field", "values", "meaning"),
    [
        (
            "player",
            ["", " ", "\n", "ana\n", "a\tb", "\x1b[2J", 3, None, True, ["ana"], {}],
            "a name of at most 100 letters",
        ),
        ("bet", ["", "\t", 0, None, False, ["small"]], "a name of at most 100 letters"),
        (
            "stake",
            [0, -1, 1.0, 100.5, "100", True, None, [], float("inf")],
            "whole minor units, from 1 to 10^15",
        ),
        (
            "selection",
            [True, 1.0, {}, {"n": 1}, [True], [[1.5]], [{}]],
            "a number up to a million, a name or a list of them",
        ),
        ("layout", [0, -1, 1.0, "1", True, None, [1]], "a whole number from 1 to a million"),
    ],
)
def test_a_word_of_the_wrong_kind(field: str, values: list[Any], meaning: str) -> None:
    for value in values:
        assert wrong(BET | {field: value}) == f"{field} of the act bet must be {meaning}, not {value!r}"


@pytest.mark.parametrize("value", ["1-2-3", 6, None, {}, [True], [1.0], [[1]], [None], [1, 2, None]])
def test_dice_of_the_wrong_kind(value: Any) -> None:
    assert wrong({"act": "dice", "dice": value}) == f"dice of the act dice must be a list of faces, not {value!r}"


@pytest.mark.parametrize("value", ["3", 3.0, True, [3]])
def test_a_number_of_the_wrong_kind(value: Any) -> None:
    said = {"act": "dice", "dice": [1], "previous": value}
    assert wrong(said) == f"previous of the act dice must be a whole number up to a million, not {value!r}"


@pytest.mark.parametrize("value", [0, -5, 1.5, "all", True])
def test_a_part_to_withdraw_or_move_is_money_too(value: Any) -> None:
    for said in (
        {"act": "withdraw", "player": "ana", "bet": "small", "stake": value},
        {"act": "move", "player": "ana", "bet": "small", "to": "big", "stake": value},
    ):
        assert wrong(said) == (
            f"stake of the act {said['act']} must be whole minor units, from 1 to 10^15, not {value!r}"
        )


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"stake": 10**15 + 1}, "stake of the act bet must be whole minor units"),
        ({"layout": 10**6 + 1}, "layout of the act bet must be a whole number from 1 to a million"),
        ({"player": "a" * 101}, "player of the act bet must be a name"),
        ({"player": " ana"}, "player of the act bet must be a name"),
        ({"player": "\x1b[2J"}, "player of the act bet must be a name"),
        ({"selection": [[1]]}, "selection of the act bet must be"),
        ({"selection": ["\ud800"]}, "selection of the act bet must be"),
        ({"selection": list(range(41))}, "selection of the act bet must be"),
    ],
)
def test_what_is_beyond_all_measure_is_no_act(changed: dict[str, Any], says: str) -> None:
    assert wrong(BET | changed).startswith(says)


def test_where_to_move_must_be_said() -> None:
    assert (
        wrong({"act": "move", "player": "ana", "bet": "small"})
        == "the act move needs 'to': a name of at most 100 letters"
    )


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (Do("lift"), {"act": "lift"}),
        (Bet("ana", "small", 5), {"act": "bet", "player": "ana", "bet": "small", "stake": 5}),
        (
            Bet("ana", "two-dice", 5, (2, 5), 2),
            {"act": "bet", "player": "ana", "bet": "two-dice", "stake": 5, "selection": [2, 5], "layout": 2},
        ),
        (Withdraw("ana", "small"), {"act": "withdraw", "player": "ana", "bet": "small"}),
        (
            Move("ana", "total", "single", 9, 3, 50),
            {
                "act": "move",
                "player": "ana",
                "bet": "total",
                "to": "single",
                "selection": 9,
                "to_selection": 3,
                "stake": 50,
            },
        ),
        (Dice((1, 2)), {"act": "dice", "dice": [1, 2]}),
    ],
)
def test_an_act_in_plain_words_says_no_more_than_it_must(act: Act, said: dict[str, Any]) -> None:
    assert act.to_json() == said


@given(acts)
def test_plain_words_read_back_to_the_same_act(act: Act) -> None:
    said = act.to_json()
    assert read(said) == act
    assert read(json.loads(json.dumps(said))) == act
    assert hash(read(said)) == hash(act)


@given(st.dictionaries(st.sampled_from(["act", "player", "bet", "stake", "selection", "layout", "to"]), json_values))
def test_any_object_is_an_act_or_an_error_of_one_line(said: dict[str, Any]) -> None:
    try:
        act = read(said)
    except RecordError as error:
        assert "\n" not in str(error)  # noqa: PT017 - either answer is right
    else:
        assert act.name == said["act"]


@given(
    st.sampled_from(sorted(KINDS)), st.dictionaries(st.sampled_from(["player", "bet", "stake", "dice"]), json_values)
)
def test_an_act_of_the_game_with_any_words_is_an_act_or_an_error(word: str, said: dict[str, Any]) -> None:
    try:
        act = read(said | {"act": word})
    except RecordError as error:
        assert "\n" not in str(error)  # noqa: PT017 - either answer is right
    else:
        assert read(act.to_json()) == act


@pytest.mark.parametrize("kind", [Take, Pay, Return])
def test_an_act_on_a_stake(kind: type[OnPosition]) -> None:
    assert on(Position("ana", "two-dice", (2, 5), 3), kind) == kind("ana", "two-dice", (2, 5), 3)
    assert on(Position("bo", "small"), kind).to_json() == {"act": kind.word, "player": "bo", "bet": "small"}


@pytest.mark.parametrize(
    "act", [Bet("ana", "fan", 1), Withdraw("ana", "fan"), Move("ana", "fan", "nim"), Take("ana", "fan")]
)
def test_an_act_is_on_the_first_layout_unless_said(act: Bet | Withdraw | Move | Take) -> None:
    assert act.layout == 1
    assert act.selection is None


def test_acts_of_different_kinds_differ() -> None:
    alike: list[Act] = [Take("ana", "small"), Pay("ana", "small"), Return("ana", "small"), Do("lift"), Do("bell")]
    assert len(set(alike)) == len(alike)
