"""Damaged records: each is settled, or refused with one clear line."""

import json
import random
from collections.abc import Sequence
from contextlib import suppress
from copy import deepcopy
from functools import cache, partial
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.law import EDITIONS, BancaError, RecordError, option_set
from banca.material.chance import Seeded
from banca.play.act import Bet
from banca.play.commitments import ORIGIN
from banca.play.record import digest
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision
from banca.table import Table

TRIES = 300  # of each edition
OF_THE_TABLE = (*ORIGIN, "settlement", "commitments", "draws", "digest")  # what no person writes
STEPS_MOST = 500
LEVELS_LOOKED_AT = 12


def nested(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 10**16, 10**39, 10**41, 10**6000, 0.5, 1e308),
    *(float("nan"), float("inf"), float("-inf")),
    *("", " ", "\ud800", "a\udfff", "\x00", "\x1b[31m", "\n", "9" * 5000, "1e999999999", "1/0", "[" * 5000, "{}"),
    *("ana", "陳", "Ah", "6-6", "red", "bank", "first-listed", "sha256:0", "x" * 200),
    *([], {}, [[]], [{}], {"act": "bet"}, {"act": []}, [1, 2, 3], ["Ah"]),
    *(partial(nested, levels) for levels in (20, 40, 900)),
)


@cache
def played(slug: str) -> tuple[str, ...]:
    """Rounds as a table writes them, and the same in short."""
    game = game_of(slug)
    table = Table(game, Setting(option_set(game.edition)), Seeded(slug))
    places = game.positions(table.setting)
    for round_ in range(3):
        bets = [Bet("ana", "bank", 500, place=1), Bet("bo", "seat", 100, place=2)] if "paikau" in slug else []
        for number in range(STEPS_MOST):
            if table.is_over:
                break
            if isinstance(table.turn, Betting) and number < 60:
                bets = bets or [Bet("ana", bet, 100, on) for bet, on in places[round_ : round_ + 3]]
                for bet in bets if not table.state.stakes else ():
                    if game.refusal(table.state, bet) is None:
                        table.do(bet)
            turn = table.turn
            if isinstance(turn, Decision) and turn.prescribed is None:
                table.do(turn.choices[-1])
            else:
                table.advance()
        table.open_round()
    short = [{key: value for key, value in record.items() if key not in OF_THE_TABLE} for record in table.records]
    return tuple(json.dumps(record) for record in (*table.records, *short))


def places_in(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a record where something stands, but for those of a nesting beyond all measure."""
    inner: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if len(at) > LEVELS_LOOKED_AT:
        return [at]
    return [at, *(place for key, each in inner for place in places_in(each, (*at, key)))]


def at(record: Any, way: Sequence[Any]) -> Any:
    for key in way:
        record = record[key]
    return record


def mutate(record: Any, whim: random.Random) -> None:
    """One thing in the record is another, is missing, is there twice, or has a key that it should not have."""
    places = [place for place in places_in(record) if place]
    *way, last = whim.choice(places)
    holder, odd = at(record, way), whim.choice(ODD)
    odd = odd() if callable(odd) else deepcopy(odd)
    match whim.randrange(5):
        case 0:
            del holder[last]
        case 1 if isinstance(holder, dict):
            holder[whim.choice(("act", "to", "note", "\ud800", "", "shoe", f"{last}x"))] = odd
        case 1:
            holder.insert(last, whim.choice((odd, deepcopy(holder[last]))))
        case 2:
            holder[last] = deepcopy(at(record, whim.choice(places)))
        case _:
            holder[last] = odd


def damaged(slug: str, whim: random.Random) -> Any:
    """A record after some changes; in most cases its digest is worked out anew, so that they are not seen by it."""
    record = json.loads(whim.choice(played(slug)))
    with suppress(RecursionError, ValueError):  # of what cannot be copied or written: there is enough amiss then
        for _ in range(whim.choice((1, 1, 1, 2, 4))):
            mutate(record, whim)
        if "digest" in record and whim.randrange(4):
            record["digest"] = digest(record)
    return record


@pytest.mark.parametrize("slug", EDITIONS)
def test_a_damaged_record_is_settled_or_refused_in_one_line(slug: str) -> None:
    whim = random.Random(slug)
    said = [refused_with(damaged(slug, whim), keep_going=bool(whim.randrange(2))) for _ in range(TRIES)]
    assert all("\n" not in text for text in said)
    assert sum(map(bool, said)) > TRIES / 2


def refused_with(record: Any, *, keep_going: bool) -> str:
    """What a record is refused with; nothing, where it is settled."""
    try:
        settle(record, keep_going=keep_going)
    except BancaError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("nonce", [5, None, [], "\ud800"])
def test_a_nonce_is_a_text(nonce: Any) -> None:
    record = json.loads(played("roulette-60-2004")[0])
    record["draws"][0]["nonce"] = nonce
    record["digest"] = digest(record)
    with pytest.raises(RecordError, match=r"nonce|holds no"):
        settle(record)


def test_a_record_that_holds_itself_is_refused() -> None:
    record: dict[str, Any] = {"banca": 1, "edition": "cussec-57-2004", "acts": [], "note": []}
    record["note"] += [record["note"]] * 2
    with pytest.raises(RecordError, match="nested beyond all measure"):
        settle(record)


@pytest.mark.parametrize("value", [object(), {1, 2}, 1 + 2j, float("nan"), 10**40])
def test_what_is_no_json_is_no_part_of_a_record(value: Any) -> None:
    with pytest.raises(RecordError, match="a record holds no "):
        settle({"banca": 1, "edition": "cussec-57-2004", "acts": [], "note": [{"deep": value}]})
