"""Article 7 of 53/2010 in a record: what the inspectorate authorised for the table, as `authorised` of its `table`."""

import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from banca.games.craps.new_bets import TOTALS, BetAuthorisation, NewBet
from banca.law import Names, RecordError, Refused
from banca.money import Odds
from banca.play.act import CHECKS, NAME_MOST
from banca.play.game import Memory

NEEDED = ("house", "slug", "names", "prizes")
PERHAPS = ("draws", "stays", "conditions")
LANGUAGES = ("en", "pt", "zh")
PRIZE = r"[1-9][0-9]{0,8}:[1-9][0-9]{0,8}"

TEXT = {"type": "string", "minLength": 1}
SOME_TOTALS = {"type": "array", "items": {"enum": list(TOTALS)}, "uniqueItems": True}
SCHEMA: Mapping[str, Any] = {
    "type": "array",
    "items": {
        "type": "object",
        "additionalProperties": False,
        "required": list(NEEDED),
        "properties": {
            "house": TEXT,
            "slug": {**TEXT, "maxLength": NAME_MOST},
            "names": {
                "type": "object",
                "additionalProperties": False,
                "required": list(LANGUAGES),
                "properties": dict.fromkeys(LANGUAGES, TEXT),
            },
            "prizes": {
                "type": "object",
                "additionalProperties": False,
                "minProperties": 1,
                "properties": {str(total): {"type": "string", "pattern": f"^{PRIZE}$"} for total in TOTALS},
            },
            "draws": SOME_TOTALS,
            "stays": SOME_TOTALS,
            "conditions": {"type": "array", "items": TEXT, "uniqueItems": True},
        },
    },
}


def read(said: Any) -> tuple[BetAuthorisation, ...]:
    if not isinstance(said, list):
        raise RecordError(f'"authorised" lists authorisations, each with {", ".join(NEEDED)}')
    return tuple(map(_authorisation, said))


def _authorisation(said: Any) -> BetAuthorisation:
    if not isinstance(said, Mapping) or any(key not in said for key in NEEDED):
        raise RecordError(f'an authorisation in "authorised" has {", ".join(NEEDED)}: {said!r} has not')
    if unknown := [key for key in said if key not in NEEDED + PERHAPS]:
        raise RecordError(
            f'an authorisation in "authorised" has no {unknown[0]!r}: it has {", ".join(NEEDED + PERHAPS)}'
        )
    if not _is_text(said["house"]) or not CHECKS["name"][1](said["slug"]):
        raise RecordError(f'"house" and "slug" are names, not {said["house"]!r} and {said["slug"]!r}')
    bet = NewBet(
        said["slug"],
        _names(said["names"]),
        _prizes(said["prizes"]),
        _totals(said, "draws"),
        _totals(said, "stays"),
    )
    try:
        return BetAuthorisation(said["house"], bet, _conditions(said.get("conditions", [])))
    except Refused as error:
        raise RecordError(f'"authorised": {error}') from None


def _names(said: Any) -> Names:
    if not isinstance(said, Mapping) or set(said) != set(LANGUAGES) or not all(map(_is_text, said.values())):
        raise RecordError(f'"names" of an authorised bet has a text for each of {", ".join(LANGUAGES)}, not {said!r}')
    return Names(**said)


def _prizes(said: Any) -> dict[int, Odds]:
    totals = {str(total): total for total in TOTALS}
    if not isinstance(said, Mapping) or not all(total in totals and _is_prize(prize) for total, prize in said.items()):
        raise RecordError(f'"prizes" gives totals from 2 to 12 a prize, as in {{"10": "9:1"}}, not {said!r}')
    ratios = {totals[total]: prize.split(":") for total, prize in said.items()}
    return {total: Odds(int(prize), int(to)) for total, (prize, to) in ratios.items()}


def _totals(said: Mapping[str, Any], key: str) -> frozenset[int]:
    listed = said.get(key, [])
    if not isinstance(listed, list) or not all(type(total) is int and total in TOTALS for total in listed):
        raise RecordError(f'"{key}" of an authorised bet lists totals from 2 to 12, not {listed!r}')
    return frozenset(listed)


def _conditions(said: Any) -> frozenset[str]:
    if not isinstance(said, list) or not all(map(_is_text, said)):
        raise RecordError(f'"conditions" of an authorisation lists texts, not {said!r}')
    return frozenset(said)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != ""


def _is_prize(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(PRIZE, value) is not None


def write(authorised: tuple[BetAuthorisation, ...]) -> list[dict[str, Any]]:
    return [
        {
            "house": granted.house,
            "slug": granted.bet.slug,
            "names": asdict(granted.bet.names),
            "prizes": {str(total): str(odds) for total, odds in granted.bet.wins.items()},
            "draws": sorted(granted.bet.draws),
            "stays": sorted(granted.bet.stays),
            "conditions": sorted(granted.conditions),
        }
        for granted in authorised
    ]


AUTHORISED = Memory("authorised", SCHEMA, read, write, unsaid=())
