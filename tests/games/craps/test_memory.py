"""What stays at a table from one throw to the next, and how a record says it."""

import json
from typing import Any

import jsonschema
import pytest

from banca.games import settle
from banca.games.craps.memory import LAYOUT, SCHEMA, Layout, read, write
from banca.law import RecordError, Refused
from banca.money import Position, Stake
from tests.games.craps.plays import AtCraps, decided, layout, net, play, record, standing

ANA = {"player": "ana", "bet": "pass-line", "stake": 100_00}
FULL = {
    "point": 6,
    "stakes": [
        {"player": "ana", "bet": "pass-line", "stake": 100_00},
        {"player": "ana", "bet": "pass-odds", "stake": 50_00},
        {"player": "bo", "bet": "come", "selection": 9, "stake": 30_00},
        {"player": "bo", "bet": "come-odds", "selection": 9, "stake": 10_00},
        {"player": "bo", "bet": "come", "stake": 20_00},
        {"player": "ana", "bet": "hard-8", "stake": 5_00},
    ],
    "order": ["cy", "bo", "ana"],
    "places": {"cy": 2, "bo": 9},
    "shooter": "ana",
    "offered": None,
    "last": "ana",
    "unchecked": 1,
    "unfit": 2,
    "repeats": True,
}


def test_a_layout_is_read_and_written_back_the_same() -> None:
    layout = read(FULL)
    assert layout == Layout(
        6,
        (
            Stake(Position("ana", "pass-line"), 100_00),
            Stake(Position("ana", "pass-odds"), 50_00),
            Stake(Position("bo", "come", 9), 30_00),
            Stake(Position("bo", "come-odds", 9), 10_00),
            Stake(Position("bo", "come"), 20_00),
            Stake(Position("ana", "hard-8"), 5_00),
        ),
        ("cy", "bo", "ana"),
        (("cy", 2), ("bo", 9)),
        shooter="ana",
        last="ana",
        unchecked=1,
        unfit=2,
        repeats=True,
    )
    assert write(layout) == FULL
    assert json.loads(json.dumps(write(layout))) == FULL
    jsonschema.validate(FULL, SCHEMA)


def test_what_is_not_said_is_as_at_a_new_table() -> None:
    assert read({}) == Layout()
    assert read({"stakes": [ANA]}).order == ("ana",)
    two = [ANA, {"player": "bo", "bet": "field", "stake": 1}]
    assert read({"stakes": two, "order": ["bo"]}).order == ("bo", "ana")
    assert read({"stakes": two, "places": {"bo": 4, "cy": 2}}).order == ("cy", "bo", "ana")
    assert read({"order": ["ana", "di"], "places": {"bo": 4}}).order == ("bo", "ana", "di")
    assert read({"stakes": [ANA], "shooter": "ana"}).last == "ana"
    assert LAYOUT.key == "layout"
    assert LAYOUT.unsaid is None


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ([], '"layout" is an object of point, stakes, order'),
        ("a point of six", '"layout" is an object'),
        ({"puck": 6}, '"layout" is an object'),
        ({"point": 7}, '"point" is one of 4, 5, 6, 8, 9, 10, not 7'),
        ({"point": 6.0}, '"point" is one of'),
        ({"point": "6"}, '"point" is one of'),
        ({"point": [6]}, '"point" is one of'),
        ({"stakes": {}}, '"stakes" lists stakes'),
        ({"stakes": [5]}, 'a stake in "stakes" has a player, a bet and a stake'),
        ({"stakes": [{"player": "ana", "bet": "field"}]}, 'a stake in "stakes" has a player'),
        ({"stakes": [ANA | {"stake": 0}]}, "stake of a stake .* not 0"),
        ({"stakes": [ANA | {"player": ""}]}, "must be a name.*, not ''"),
        ({"stakes": [ANA | {"colour": "red"}]}, "has no 'colour'"),
        ({"stakes": [ANA | {"place": 1}]}, "no stake lies on 'pass-line'"),
        ({"stakes": [ANA | {"bet": "come", "selection": 7}]}, "no stake lies on 'come' with the selection 7"),
        (
            {"stakes": [ANA | {"bet": "come", "selection": 9.0}]},
            "must be a number up to a million, a name or a list of them, not 9.0",
        ),
        ({"stakes": [ANA | {"bet": "come", "selection": [9]}]}, "no stake lies on 'come'"),
        ({"point": 6, "stakes": [ANA | {"bet": "come-odds"}]}, "there is no come bet behind it"),
        ({"stakes": [ANA, ANA]}, "they are one stake"),
        ({"stakes": [ANA | {"bet": "come"}]}, "ana on come cannot lie there: no point is marked"),
        ({"stakes": [ANA | {"bet": "dont-come"}]}, "ana on dont-come cannot lie there: no point is marked"),
        ({"stakes": [ANA, ANA | {"bet": "pass-odds"}]}, "ana on pass-odds cannot lie there: no point is marked"),
        ({"point": 6, "stakes": [ANA | {"bet": "pass-odds"}]}, "there is no pass-line bet behind it"),
        ({"point": 6, "stakes": [ANA, ANA | {"bet": "dont-pass-odds"}]}, "there is no dont-pass bet behind it"),
        (
            {"point": 6, "stakes": [ANA | {"bet": "come", "selection": 9}, ANA | {"bet": "come-odds", "selection": 8}]},
            "there is no come bet behind it",
        ),
        ({"order": "ana"}, '"order" names the bettors'),
        ({"order": ["ana", "ana"]}, '"order" names the bettors'),
        ({"order": [5]}, '"order" names the bettors'),
        ({"shooter": "ana"}, "'ana' is not among the bettors: there are none"),
        ({"order": ["bo"], "last": "ana"}, "'ana' is not among the bettors: bo"),
        ({"order": ["bo"], "offered": 5}, "5 is not among the bettors"),
        ({"places": ["ana"]}, '"places" gives bettors the number of their place'),
        ({"places": {"ana": 0}}, '"places" gives bettors the number of their place'),
        ({"places": {"": 1}}, '"places" gives bettors the number of their place'),
        ({"places": {"ana": 2, "bo": 2}}, '"places" has two bettors in one place'),
        ({"order": ["bo", "ana"], "places": {"ana": 2, "bo": 9}}, '"order" contradicts "places": .* stand ana, bo'),
        ({"order": ["bo", "ana"], "places": {"ana": 2}}, '"order" contradicts "places"'),
        (
            {"order": ["ana", "bo"], "shooter": "ana", "offered": "bo"},
            "the dice cannot be offered to bo: ana is the shooter",
        ),
        ({"unchecked": 3}, '"unchecked" is how many of the two dice'),
        ({"unchecked": True}, '"unchecked" is how many of the two dice'),
        ({"unfit": -1}, '"unfit" is how many dice of the set'),
        ({"unfit": "one"}, '"unfit" is how many dice of the set'),
        ({"repeats": 1}, '"repeats" is true or false'),
    ],
)
def test_a_layout_that_makes_no_sense_is_one_clear_line(said: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says) as caught:
        settle(record("cy field 10", 9, table={"layout": said}))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("stakes", "norm", "clause", "says"),
    [
        ([ANA | {"bet": "passline"}], "bet_must_be_offered", "art5.1", "no bet 'passline' at this table: .*pass-line,"),
        ([ANA | {"selection": 6}], "selection_must_be_lawful", "art5.2.1", "pass-line cannot be placed on 6"),
        (
            [ANA | {"bet": "come"}, ANA | {"bet": "come-odds"}],
            "selection_must_be_lawful",
            "art5.2.5.p3",
            "come-odds cannot be placed on nothing",
        ),
    ],
)
def test_5_1_a_stake_lies_on_a_bet_that_the_table_offers(stakes: Any, norm: str, clause: str, says: str) -> None:
    with pytest.raises(Refused, match=says) as caught:
        settle(record("cy field 10", 9, table={"layout": {"point": 6, "stakes": stakes}}))
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == (norm, clause)
    assert "\n" not in str(caught.value)


def test_4_a_shooter_of_whom_nothing_else_is_said_had_the_dice_last() -> None:
    lying = {"point": 6, "stakes": [ANA, ANA | {"player": "bo"}], "shooter": "ana"}
    passed = play(7, "ana field 10", "bo field 10", 9, table={"layout": lying})
    assert layout(passed).shooter == "bo"


def test_what_stands_at_the_end_of_a_record_is_settled_in_the_next() -> None:
    first = play("ana pass-line 100", "bo dont-pass 100", 6, "ana come 50", "ana pass-odds 100", 9)
    assert decided(first) == []
    assert (net(first), net(first, "bo")) == (0, 0)
    assert standing(first) == {"pass-line": 100_00, "dont-pass": 100_00, "come 9": 50_00, "pass-odds": 100_00}
    carried = {"layout": write(layout(first))}
    assert carried["layout"]["shooter"] == "ana"
    made = play(6, table=carried)
    assert decided(made) == [("dont-pass", "lose", -100_00), ("pass-line", "win", 100_00), ("pass-odds", "win", 120_00)]
    assert standing(made) == {"come 9": 50_00}
    lost = play("bo field 10", 9, 7, table=carried)
    assert [result for _, result, _ in decided(lost)] == ["win", "win", "lose", "lose", "win"]
    assert net(lost) == 50_00 - 100_00 - 100_00
    assert net(lost, "bo") == 10_00 + 100_00


def test_one_record_or_many_come_to_the_same() -> None:
    bets_and_throws = [("ana pass-line 100", 6), ("ana come 50", 9), ("ana come-odds 9 20", 12), ("ana field 10", 9)]
    whole = play(*(each for pair in bets_and_throws for each in pair))
    table: dict[str, Any] = {}
    nets = 0
    for pair in bets_and_throws:
        part = play(*pair, table=table)
        table = {"layout": write(layout(part))}
        nets += net(part)
    assert nets == net(whole) == 50_00 + 30_00 + 10_00
    assert table["layout"] == write(layout(whole))


def test_a_die_that_went_off_is_still_unchecked_in_the_next_record() -> None:
    table = AtCraps("ana hard-8 10", 5).void("off-layout")
    assert table.game.is_over(table.state)
    layout = table.game.remembered(table.state)
    again = AtCraps(memory=read(write(layout)))
    assert (again.state.layout.unchecked, again.state.layout.repeats) == (1, True)
    assert again.to("check-dice").state.layout.point == 5
