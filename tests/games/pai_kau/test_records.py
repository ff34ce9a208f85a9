"""Records of pai kau: short ones, what a table remembers, and what makes no sense."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from banca.games import game_of, settle
from banca.games.pai_kau.memory import MEMORY
from banca.law import RecordError
from banca.play.record import write
from banca.play.schema import record_schema
from tests.games.pai_kau.at_pai_kau import BANKERS, HANDS, SLUG

Said = dict[str, Any]


def bet(player: str, bet: str, stake: int, place: int | None = None) -> Said:
    said = {"act": "bet", "player": player, "bet": bet, "stake": stake}
    return said if place is None else {**said, "place": place}


def tiles(to: int, groups: tuple[str, str]) -> Said:
    return {"act": "tiles", "to": to, "tiles": " ".join(groups).split()}


def arrange(player: str, place: int, groups: tuple[str, str]) -> Said:
    return {"act": "arrange", "player": player, "place": place, "front": groups[0].split(), "back": groups[1].split()}


STAKES = [
    bet("bia", "bank", 2_000_00, 1),
    bet("ana", "seat", 100_00, 2),
    bet("caio", "co-bet", 300_00, 2),
    bet("dora", "backing", 1_000_00, 5),
]
SHAKE = {"act": "shake", "dice": [1, 1, 1, 1]}
DEAL = [tiles(2, HANDS["win"]), tiles(1, BANKERS)]
ARRANGE = [arrange("caio", 2, HANDS["win"]), arrange("bia", 1, BANKERS)]
CUT = {"act": "cut", "player": "ana", "place": 2}
HELD = {"seat": 1, "player": "bia", "rounds": 2, "capital": 1_000_00, "won": -5, "bettors": {"2": "ana", "6": "caio"}}


def record(*acts: Said, **table: Any) -> Said:
    return {"banca": 1, "edition": SLUG, "table": {"house-capital": 5_000_00, **table}, "acts": list(acts)}


def test_a_short_record_holds_stakes_dice_tiles_and_arrangements() -> None:
    replayed = settle(record(*STAKES, SHAKE, *DEAL, *ARRANGE))
    assert replayed.settlement.players == {
        "ana": 96_00,
        "caio": 288_00,
        "bia": -100_00,
        "house": -250_00,
        "dora": -50_00,
    }
    assert [played.act.name for played in replayed.played if played.given is None] == [
        *("shuffle", "declare", "close", "count"),
        *["stack"] * 6,
        *("turn", "turn", "pay", "pay", "take", "take", "take"),
    ]


def test_tiles_one_by_one_come_to_the_same() -> None:
    """The first seat is 4; the stacks of the seats that nobody plays are filled in between."""
    singly = [
        {"act": "tile", "to": to, "tile": tile}
        for to, groups in ((1, BANKERS), (2, HANDS["win"]))
        for tile in " ".join(groups).split()
    ]
    whole = settle(record(*STAKES, SHAKE, *DEAL, *ARRANGE)).settlement
    assert settle(record(*STAKES, SHAKE, *singly, *ARRANGE)).settlement == whole


def test_a_full_record_replays() -> None:
    replayed = settle(record(*STAKES, SHAKE, *DEAL, *ARRANGE))
    full = write(game_of(SLUG), replayed.state, tuple(p.act for p in replayed.played))
    again = settle(json.loads(json.dumps(full)))
    assert again.settlement == replayed.settlement
    assert all(p.given is not None for p in again.played)


def test_what_is_irregular_is_filled_up_to() -> None:
    exposed = [{"act": "expose", "place": 1}, {"act": "expose", "place": 1}]
    void = {"act": "void", "why": "cocked"}
    cut = {"act": "cut", "player": "ana", "place": 2}
    acts = [*STAKES, cut, void, SHAKE, *DEAL, *exposed, {**SHAKE, "player": "bia"}, *DEAL, *ARRANGE]
    replayed = settle(record(*acts))
    assert replayed.settlement == settle(record(*STAKES, SHAKE, *DEAL, *ARRANGE)).settlement
    names = [p.act.name for p in replayed.played]
    assert [names.count(word) for word in ("shuffle", "void-deal", "declare", "close")] == [2, 1, 1, 1]


def test_dice_tiles_and_decisions_are_never_filled_in() -> None:
    for acts, says in (
        (STAKES, "the act shake is missing"),
        ([*STAKES, SHAKE], "the act tile is missing"),
        ([*STAKES, SHAKE, *DEAL], "caio has to decide: arrange or arrange or arrange"),
        ([*STAKES, SHAKE, *DEAL, ARRANGE[0]], "bia has to decide"),
    ):
        with pytest.raises(RecordError, match=f"the record ends too early: {says}"):
            settle(record(*acts))


def test_stakes_without_a_bank_go_back() -> None:
    replayed = settle(record(bet("ana", "seat", 100_00)))
    assert replayed.settlement.players == {"ana": 0}
    assert game_of(SLUG).result(replayed.state) == {"void": "no-round"}


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ([*STAKES, bet("eva", "seat", 100, 9)], "there is no place 9: they are 1 to 8 [place_must_exist"),
        ([STAKES[1], SHAKE], "nobody has put the capital of a bank on the table [bank_must_have_its_capital"),
        ([STAKES[1], tiles(2, BANKERS)], "nobody has put the capital of a bank on the table"),
        ([*STAKES, SHAKE, bet("ana", "seat", 1, 2)], "the banker has taken the cup: stakes are neither changed nor"),
        ([*STAKES, SHAKE, {"act": "count", "sum": 5}], "the dice come to 4, to which nothing is added"),
        ([*STAKES, SHAKE, tiles(2, ("6-6 6-6", "6-6 1-1"))], "the set has 6-6 twice: there is no more of it"),
        ([*STAKES, SHAKE, tiles(2, ("2-4 2-4", "6-6 1-1"))], "the set has 2-4 once: there is no more of it"),
        ([*STAKES, SHAKE, *DEAL, arrange("caio", 2, ("1-1 3-5 6-6", "3-6"))], "3 and 1 tiles: the 4 are laid in two"),
        ([*STAKES, SHAKE, *DEAL, arrange("ana", 2, HANDS["win"])], "caio holds and arranges the tiles of seat 2"),
        ([*STAKES, SHAKE, {"act": "tile", "to": 2, "tile": "6-6"}], "the next tiles go to seat 1, not to seat 2"),
        ([*STAKES, SHAKE, {"act": "expose", "place": 2}], "no tile is dealt to seat 2 yet: there is nothing to expose"),
        ([*STAKES, {"act": "void", "why": "cocked"}, CUT], "the banker has taken the cup or shaken the dice: nobody"),
        ([*STAKES, {"act": "close"}], "the tiles are shuffled first [tiles_must_be_shuffled_first"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(acts: list[Said], says: str) -> None:
    with pytest.raises(RecordError) as refused:
        settle(record(*acts))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_throw_found_void_after_the_shake_is_made_again() -> None:
    whole = settle(record(*STAKES, SHAKE, *DEAL, *ARRANGE))
    late = {"act": "void", "why": "out-of-cup"}
    replayed = settle(record(*STAKES, {"act": "shake", "dice": [6, 6, 6, 5]}, late, SHAKE, *DEAL, *ARRANGE))
    assert replayed.settlement == whole.settlement
    result = game_of(SLUG).result(replayed.state)
    assert result == {**(game_of(SLUG).result(whole.state) or {}), "noted": [late]}


def test_a_seat_that_is_empty_is_dealt_its_stack_before_a_tile_of_it_is_exposed() -> None:
    replayed = settle(record(*STAKES, SHAKE, {"act": "expose", "place": 5}, *DEAL, *ARRANGE))
    names = [played.act.name for played in replayed.played]
    assert names[names.index("shake") :][:5] == ["shake", "count", "stack", "stack", "expose"]


def test_whoever_is_entitled_to_the_bank_must_have_declined_it() -> None:
    others = [bet("caio", "bank", 1_000_00, 6), bet("ana", "seat", 100_00, 2)]
    acts = [SHAKE, DEAL[0], tiles(6, BANKERS), arrange("ana", 2, HANDS["win"]), arrange("caio", 6, BANKERS)]
    with pytest.raises(RecordError, match="the bank is ana's at seat 2, who has not declined it"):
        settle(record(*others, *acts, bank=HELD))
    declined = {"act": "pass", "player": "ana", "place": 2}
    replayed = settle(record(declined, *others, *acts, bank=HELD))
    left = MEMORY.write(game_of(SLUG).remembered(replayed.state))
    assert (left["seat"], left["player"], left["rounds"], left["bettors"]) == (6, "caio", 1, {"2": "ana"})


def test_what_the_table_remembers_round_trips() -> None:
    assert MEMORY.write(MEMORY.read(HELD)) == HELD
    assert game_of(SLUG).remembered(settle(record(bank=HELD)).state) == MEMORY.read(HELD)


@pytest.mark.parametrize(
    ("memory", "says"),
    [
        ([], '"bank" is an object of seat, player, rounds, capital, won, bettors'),
        ({"seat": 1}, '"bank" is an object of seat, player, rounds, capital, won, bettors'),
        ({**HELD, "seat": 9}, '"seat" of the bank is one of 1 to 8, not 9'),
        ({**HELD, "seat": True}, '"seat" of the bank is one of 1 to 8, not True'),
        ({**HELD, "player": ""}, '"player" of the bank is a name'),
        ({**HELD, "rounds": 0}, '"rounds" of the bank is a whole number'),
        ({**HELD, "capital": 0}, '"capital" of the bank is whole minor units'),
        ({**HELD, "won": 1_000_01}, '"won" of the bank is whole minor units, at most the capital, not 100001'),
        ({**HELD, "won": 0.5}, '"won" of the bank is whole minor units, at most the capital, not 0.5'),
        ({**HELD, "bettors": []}, '"bettors" of the bank gives seats other than its own'),
        ({**HELD, "bettors": {"1": "ana"}}, '"bettors" of the bank gives seats other than its own'),
        ({**HELD, "bettors": {"2": ""}}, '"bettors" of the bank gives seats other than its own'),
    ],
)
def test_a_memory_that_makes_no_sense_is_one_clear_line(memory: Any, says: str) -> None:
    with pytest.raises(RecordError) as refused:
        settle(record(bank=memory))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_records_fit_the_published_schema() -> None:
    schema = record_schema([game_of(SLUG)])
    Draft202012Validator.check_schema(schema)
    fits = Draft202012Validator(schema)
    whole = json.loads(json.dumps(record(*STAKES, SHAKE, *DEAL, *ARRANGE, bank=HELD)))
    assert fits.is_valid(whole)
    assert not fits.is_valid({**whole, "table": {"bank": {**HELD, "seat": 9}}})
    assert not fits.is_valid({**whole, "table": {"bank": {**HELD, "bettors": {"9": "ana"}}}})
