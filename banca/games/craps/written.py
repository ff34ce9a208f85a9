"""A new bet or a different prize in plain words again, and the JSON Schema of what may be said of one."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from banca.games.craps.bets import POINTS, THROWS
from banca.games.craps.described import (
    BY,
    DOES,
    EASY,
    ELSE,
    HARD,
    ITS_NUMBER,
    OF_PRIZES,
    PRIZE,
    Dice,
    pair_text,
    state_text,
)
from banca.games.craps.new_bets import LAWFUL, SLUG, SLUG_MOST, TOTALS, WHEN, Change, Description, DifferentPrizes
from banca.law import LANGUAGES
from banca.play.bets import Verdict
from banca.play.fields import NAME_MOST

FACES = tuple(sorted({face for dice in THROWS for face in dice}))


def write_description(bet: Description) -> dict[str, Any]:
    """The description under its key, as it is read."""
    if isinstance(bet, DifferentPrizes):
        return {"prizes": {"bet": bet.slug, "changes": [_write_change(change) for change in bet.changes]}}
    throws = {state_text(on): [_write_line(*line) for line in lines_of(row)] for on, row in bet.states.items()}
    return {"bet": {"slug": bet.slug, "names": asdict(bet.names), "when": bet.when, "throws": throws}}


def _write_change(change: Change) -> dict[str, Any]:
    said = {"sum": sorted(change.totals), "number": sorted(change.numbers)}
    return {**{key: numbers for key, numbers in said.items() if numbers}, "pays": str(change.odds)}


def lines_of(row: tuple[Verdict, ...]) -> list[tuple[Verdict, dict[str, list[Any]]]]:
    """The throws of a state by what they do, each group in as few words as there are."""
    groups: dict[Verdict, list[Dice]] = {}
    for dice, verdict in zip(THROWS, row, strict=True):
        groups.setdefault(verdict, []).append(dice)
    return [(verdict, named_throws(throws)) for verdict, throws in groups.items()]


def named_throws(throws: list[Dice]) -> dict[str, list[Any]]:
    """Sums where every way to make one is there; else the equal dice, the others, or the very pairs."""
    named: dict[str, list[Any]] = {key: [] for key in BY}
    for total in TOTALS:
        ways = {dice for dice in THROWS if sum(dice) == total}
        hard = {dice for dice in ways if dice[0] == dice[1]}
        here = ways & {*throws}
        if here == ways:
            named["sum"].append(total)
        elif here and here == hard:
            named["hard"].append(total)
        elif here and here == ways - hard:
            named["easy"].append(total)
        else:
            named["pair"] += dict.fromkeys(pair_text(dice) for dice in sorted(here))
    return {key: found for key, found in named.items() if found}


def _write_line(verdict: Verdict, throws: Mapping[str, list[Any]]) -> dict[str, Any]:
    if verdict.odds:
        return {**throws, "then": f"wins {verdict.odds}"}
    if verdict.to is not None:
        return {**throws, "then": f"moves to {verdict.to}"}
    return {**throws, "then": next(word for word, known in DOES.items() if known == verdict)}


def _some_of(known: Iterable[Any]) -> dict[str, Any]:
    one = {"enum": list(known)}
    return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1, "uniqueItems": True}]}


def closed(properties: Mapping[str, Any], required: Iterable[str]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": False, "required": list(required), "properties": dict(properties)}


TEXT = {"type": "string", "minLength": 1, "maxLength": NAME_MOST}
_PAYS = {"type": "string", "pattern": f"^{PRIZE}$"}
_THEN = {"type": "string", "pattern": f"^(pushes|loses|stays|wins {PRIZE}|moves to (its number|[1-9][0-9]?))$"}
_PAIR_TEXT = {"type": "string", "pattern": r"^[1-6]\s*-\s*[1-6]$"}
_PAIR_FACES = {"type": "array", "items": {"enum": list(FACES)}, "minItems": 2, "maxItems": 2}
_LINE = closed(
    {
        "sum": _some_of((*TOTALS, ITS_NUMBER)),
        "hard": _some_of((*HARD, ITS_NUMBER)),
        "easy": _some_of((*EASY, ITS_NUMBER)),
        "pair": {"anyOf": [_PAIR_TEXT, {"type": "array", "items": _PAIR_TEXT, "minItems": 1}, _PAIR_FACES]},
        "then": _THEN,
    },
    ["then"],
)
BET_SCHEMA = closed(
    {
        "slug": {"type": "string", "pattern": f"^{SLUG}$", "maxLength": SLUG_MOST},
        "names": closed(dict.fromkeys(LANGUAGES, TEXT), LANGUAGES),
        "when": {"enum": list(WHEN)},
        "throws": {
            "type": "object",
            "minProperties": 1,
            "additionalProperties": {
                "type": "array",
                "minItems": 1,
                "items": {"anyOf": [_LINE, closed({ELSE: _THEN}, [ELSE])]},
            },
        },
    },
    ["slug", "names", "throws"],
)
PRIZES_SCHEMA = closed(
    {
        "bet": {"enum": list(LAWFUL)},
        "changes": {
            "type": "array",
            "minItems": 1,
            "items": closed({"sum": _some_of(TOTALS), "number": _some_of(POINTS), "pays": _PAYS}, ["pays"]),
        },
    },
    OF_PRIZES,
)
