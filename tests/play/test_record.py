"""The round record: short and full, filled in, refused, truncated, tampered with."""

import json
import sys
from types import MappingProxyType
from typing import Any

import jsonschema
import pytest

from banca.games import game_of, settle
from banca.law import EDITIONS, BancaError, LawError, OptionError, RecordError, Refused
from banca.play.record import _fast_encoder, digest, replay, write
from banca.play.schema import record_schema

SHORT: dict[str, Any] = {
    "banca": 1,
    "edition": "cussec-57-2004",
    "acts": [
        {"act": "bet", "player": "ana", "bet": "small", "stake": 10000},
        {"act": "bet", "player": "ben", "bet": "total", "selection": 9, "stake": 5000},
        {"act": "dice", "dice": [2, 3, 4]},
    ],
}
VOID_THEN_PLAYED: dict[str, Any] = {
    "banca": 1,
    "edition": "roulette-60-2004",
    "preset": "customary",
    "options": {"betting-procedure": "bell-before-throw", "betting-timer": "timer"},
    "table": {
        "currency": "MOP", "minimum": 100, "maximum": 1000000, "unit": 100, "previous": 17,
        "limits": {"straight": {"maximum": 50000}}, "nine-sectors": [[1, 2, 3, 4, 5, 6, 7, 8, 36]],
    },
    "acts": [
        {"act": "bet", "player": "ana", "bet": "straight", "selection": 0, "stake": 10000},
        {"act": "void"},
        {"act": "number", "number": 0},
    ],
    "note": "an object fell into the wheel",
}  # fmt: skip


def full(short: dict[str, Any]) -> dict[str, Any]:
    replayed = settle(short)
    game = game_of(short["edition"])
    written = write(game, replayed.state, tuple(p.act for p in replayed.played))
    again: dict[str, Any] = json.loads(json.dumps(written))
    return again


def test_a_short_record_is_filled_in_with_what_the_edition_prescribes() -> None:
    replayed = settle(SHORT)
    assert [(p.act.name, p.given) for p in replayed.played] == [
        ("cover", None), ("clasp", None), ("press-lever", None), ("press-lever", None), ("press-lever", None),
        ("light-lamp", None), ("announce-start", None), ("bet", 0), ("bet", 1), ("bell", None), ("lift", None),
        ("dice", 2), ("announce", None), ("light-winners", None), ("pay", None), ("pay", None),
    ]  # fmt: skip
    assert [p.clauses for p in replayed.played][-2:] == [("art5.1", "art6.1"), ("art5.6", "art6.6.6")]
    assert replayed.settlement.players == {"ana": 10000, "ben": 30000}


def test_after_a_void_spin_the_ball_goes_back_and_is_thrown_again() -> None:
    names = [p.act.name for p in settle(VOID_THEN_PLAYED).played]
    assert names == [
        "bet", "time-up", "bell", "throw", "void", "clear", "return-ball", "throw", "number", "announce", "mark", "pay",
    ]  # fmt: skip


@pytest.mark.parametrize("short", [SHORT, VOID_THEN_PLAYED])
def test_a_full_record_replays_to_the_same_settlement_and_round_trips(short: dict[str, Any]) -> None:
    written = full(short)
    replayed = settle(written)
    assert replayed.settlement == settle(short).settlement
    assert all(p.given is not None for p in replayed.played)
    assert full(written) == written


@pytest.mark.parametrize("short", [SHORT, VOID_THEN_PLAYED])
def test_records_keep_the_published_schema(short: dict[str, Any]) -> None:
    schema = record_schema(map(game_of, EDITIONS))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(short, schema)
    jsonschema.validate(full(short), schema)


@pytest.mark.parametrize("change", [
    {"acts": [{"act": "dice", "dice": "2-3-4"}]},
    {"acts": [{"act": "bet", "player": "ana", "bet": "small"}]},
    {"options": {"total-5-16-price": 31}},
    {"edition": "cussec-31-2003"},
    {"banca": 2},
    {"table": {"minimum": 0}},
])  # fmt: skip
def test_the_schema_refuses_what_the_program_refuses(change: dict[str, Any]) -> None:
    bad = SHORT | change
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(bad, record_schema(map(game_of, EDITIONS)))
    with pytest.raises(BancaError):
        settle(bad)


BET = SHORT["acts"][0]
DICE = SHORT["acts"][-1]
BAD: list[tuple[Any, str]] = [
    ([], "a record is a JSON object, not a list"),
    (5, "a record is a JSON object, not 5"),
    (SHORT | {"banca": 2}, 'begins with "banca": 1, not 2'),
    ({"banca": 1}, 'names its "edition"'),
    (SHORT | {"edition": "cussec-31-2003"}, "no game or edition 'cussec-31-2003'"),
    (SHORT | {"coins": 1}, "a record has no 'coins'"),
    (SHORT | {"preset": "usual"}, "no preset 'usual'"),
    (SHORT | {"options": []}, '"options" of a record is an object, not a list'),
    (SHORT | {"options": {"total-5-16-price": 31}}, "18 to 30 (57/2004 art. 6(6)(2))"),
    (SHORT | {"table": {"colour": 1}}, "'colour'"),
    (SHORT | {"table": "x"}, '"table" of a record is an object, not a text'),
    (SHORT | {"table": {"currency": "EUR"}}, "no currency 'EUR'"),
    (SHORT | {"table": {"previous": 17}}, "has no 'previous'"),
    (VOID_THEN_PLAYED | {"table": {"previous": "17"}}, "the number that came last"),
    (VOID_THEN_PLAYED | {"table": {"previous": 37}}, "no compartment 37"),
    (VOID_THEN_PLAYED | {"table": {"nine-sectors": None}}, "60/2004 art. 6(6)"),
    (VOID_THEN_PLAYED | {"table": {"nine-sectors": [list(range(1, 10)), list(range(9, 0, -1))]}}, "twice"),
    (SHORT | {"banca": 10**5000}, 'begins with "banca": 1, not a number beyond all measure'),
    (SHORT | {"banca": True}, 'begins with "banca": 1'),
    (SHORT | {"acts": [BET, {"act": "lift"}, DICE]}, "bell_must_ring_before_the_cover_is_lifted, 57/2004 art. 3(1)"),
    (SHORT | {"acts": [{"act": "cover"}, {"act": "clasp"}, {"act": "press-lever"}, BET, DICE]}, "57/2004 art. 2(1)"),
    (SHORT | {"acts": [BET | {"stake": 10**16}, DICE]}, "whole minor units, from 1 to 10^15"),
    (SHORT | {"acts": [BET | {"player": "\ud800"}, DICE]}, "a record holds no '\\ud800'"),
    (SHORT | {"commitments": []}, "has its table_id, its round and its digest too"),
    (SHORT | {"round": 0}, '"table_id" of a commitment must be 1 to 64 letters'),
    (SHORT | {"table": {"minimum": 1.5}}, "whole number of minor units above zero, not 1.5"),
    (SHORT | {"table": {"minimum": 100, "maximum": 50}}, "a maximum of 0.50 is below the minimum of 1.00"),
    (SHORT | {"table": {"limits": {"small": 5}}}, "minimum, maximum and unit"),
    (SHORT | {"table": {"limits": {"x": {}}}}, "no bet 'x'"),
    (SHORT | {"table": {"limits": {"small": {"least": 1}}}}, "no 'least'"),
    (SHORT | {"table": {"minimum": 20000}}, "below the table's minimum of 200.00"),
    (SHORT | {"table": {"limits": {"small": {"maximum": 5000}}}}, "above the table's maximum of 50.00"),
    (SHORT | {"edition": "cussec"}, 'write "edition": "cussec-57-2004"'),
    (SHORT | {"edition": "blackjack"}, 'write "edition": "blackjack-56-2004" or "edition": "blackjack-141-2000"'),
    (SHORT | {"table": {"unit": 300}}, "off the unit: multiples of 3.00"),
    (SHORT | {"acts": None}, '"acts" in a list, not nothing'),
    (SHORT | {"acts": {}}, '"acts" in a list, not an object'),
    (SHORT | {"acts": [BET]}, "ends too early: the act dice is missing"),
    (SHORT | {"acts": ["bet"]}, 'act 1: an act is an object with an "act"'),
    (SHORT | {"acts": [{"act": "spin"}]}, "act 1: no act 'spin' in this game"),
    (SHORT | {"acts": [BET, DICE | {"dice": [1, 2, 7]}]}, "no die shows 7"),
    (SHORT | {"acts": [BET, DICE | {"dice": [1, 2]}]}, "three are prescribed"),
    (SHORT | {"acts": [BET, DICE, BET]}, "act 3, bet: betting is closed: the bell has rung"),
    (SHORT | {"acts": [{"act": "bell"}, BET, DICE]}, "bets_end_at_the_bell, 57/2004 art. 3(1)"),
    (SHORT | {"acts": [BET | {"bet": "zero"}, DICE]}, "57/2004 art. 5]"),
    (SHORT | {"acts": [BET | {"selection": 4}, DICE]}, "small cannot be placed on 4: no selection"),
    (SHORT | {"settlement": {"lines": []}}, "the settlement in the record is not the one its acts come to"),
]


@pytest.mark.parametrize(("record", "says"), BAD)
def test_a_bad_record_gets_one_clear_line(record: Any, says: str) -> None:
    with pytest.raises((RecordError, LawError, OptionError, Refused)) as error:
        settle(record)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["ana", "陳", 'the "/" \\ of é'])
@pytest.mark.parametrize("short", [SHORT, VOID_THEN_PLAYED])
def test_a_digest_is_the_same_with_the_fast_encoder_and_without(
    short: dict[str, Any], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    acts = [act | ({"player": name} if "player" in act else {}) for act in short["acts"]]
    written = full(short | {"acts": acts})
    assert written["digest"] == digest(written)
    monkeypatch.setitem(sys.modules, "msgspec.json", None)  # as in a plain install
    _fast_encoder.cache_clear()
    assert full(short | {"acts": acts}) == written
    _fast_encoder.cache_clear()


def test_a_record_of_another_edition_is_not_played() -> None:
    with pytest.raises(RecordError, match="this is a record of cussec-57-2004, not of fantan-58-2004"):
        replay(game_of("fantan-58-2004"), SHORT)


def test_a_tampered_full_record_is_found_out() -> None:
    written = full(SHORT)
    written["acts"][7]["stake"] = 99999
    with pytest.raises(RecordError, match="changed after it was written"):
        settle(written)
    written["digest"] = digest(written)
    with pytest.raises(RecordError, match="not the one its acts come to"):
        settle(written)


def test_a_full_record_is_not_filled_in() -> None:
    written = full(SHORT)
    written["acts"] = written["acts"][:-1]
    written["digest"] = digest(written)
    with pytest.raises(RecordError, match="ends too early: the act pay is missing"):
        settle(written)
    del written["acts"][9]
    written["digest"] = digest(written)
    with pytest.raises(RecordError, match="bell_must_ring_before_the_cover_is_lifted"):
        settle(written)


def test_with_keep_going_a_refused_act_is_reported_and_the_rest_is_played() -> None:
    acts = [BET | {"bet": "zero"}, BET, {"act": "void", "why": "tired"}, DICE]
    replayed = settle(SHORT | {"acts": acts}, keep_going=True)
    assert [(r.given, r.refusal.norm, r.refusal.clause) for r in replayed.refused] == [
        (0, "bet_must_be_offered", "art5"),
        (2, "void_must_have_its_cause", "art3.3"),
    ]
    assert replayed.settlement.players == {"ana": 10000}


STEPS_THEN_BETS = [
    {"act": "place-white-card"},
    {"act": "bet", "player": "ana", "place": 1, "bet": "main", "stake": 100},
    {"act": "bet", "player": "ana", "place": 1, "bet": "main", "stake": 100},
]


@pytest.mark.parametrize("refused", [1, 2])
def test_nothing_is_filled_in_between_a_step_and_a_bet_though_others_were_refused(refused: int) -> None:
    """Whoever records steps records them all, so that each of the bets after one is refused for the same reason."""
    record = {
        "banca": 1,
        "edition": "blackjack-141-2000",
        "options": {"decks": 6},
        "table": {"shoe": {"rounds": 0, "used_up": True}},
        "acts": [
            *STEPS_THEN_BETS[: 1 + refused],
            {"act": "load"},
            {"act": "burn", "cards": 6},
            {"act": "no-more-bets"},
        ],
    }
    replayed = settle(record, keep_going=True)
    assert [(r.given, r.refusal.norm) for r in replayed.refused] == [
        (given, "cards_must_be_ready_before_bets") for given in range(1, 1 + refused)
    ]
    assert [(p.act.name, p.given) for p in replayed.played] == [
        ("shuffle", None), ("cut", None), ("place-white-card", 0),
        ("load", 1 + refused), ("burn", 2 + refused), ("no-more-bets", 3 + refused),
    ]  # fmt: skip


def test_a_refused_step_is_one_all_the_same() -> None:
    bet = STEPS_THEN_BETS[1]
    shoe = {"shoe": {"rounds": 0, "used_up": True}}
    record = {"banca": 1, "edition": "blackjack-141-2000", "options": {"decks": 6}, "table": shoe}
    steps: list[dict[str, Any]] = [{"act": "load"}, {"act": "load"}]  # the second one is done already
    replayed = settle(
        record | {"acts": [*steps, bet, {"act": "burn", "cards": 6}, {"act": "no-more-bets"}]}, keep_going=True
    )
    assert [r.act.name for r in replayed.refused] == ["load", "bet"]


def test_a_record_may_be_a_mapping_that_cannot_be_changed() -> None:
    assert settle(MappingProxyType(SHORT)).settlement == settle(SHORT).settlement
