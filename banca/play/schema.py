"""The JSON Schema of a round record, derived from the acts and the options themselves."""

import re
from collections.abc import Iterable
from typing import Any

from banca.law import Edition, parameter_schema
from banca.law.instrument import Option
from banca.law.options import most
from banca.play.act import Act
from banca.play.commitments import DIGEST, HASH, LEAVES_MOST, NONCE, ROUNDS_MOST, TABLE_ID
from banca.play.fields import DEFINITIONS, MONEY, fields_of
from banca.play.game import Game
from banca.play.order import STREAMS
from banca.play.record import LIMIT_KEYS, VERSION
from banca.play.setting import CURRENCIES

TEXT = {"type": "string"}
RATIO = {"type": "string", "pattern": "^[0-9]+(/[0-9]+|\\.[0-9]+)?$"}


def record_schema(games: Iterable[Game[Any]]) -> dict[str, Any]:
    known = list(games)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "banca round record, version 1",
        "description": "One round at a table: the edition and its options, the facts of the table, the acts in order.",
        "oneOf": [{"$ref": f"#/$defs/{game.edition.slug}"} for game in known],
        "$defs": {
            **DEFINITIONS,
            "limits": _object(dict.fromkeys(LIMIT_KEYS, MONEY.schema)),
            **{game.edition.slug: _record(game) for game in known},
        },
    }


def _record(game: Game[Any]) -> dict[str, Any]:
    return _object(
        {
            "banca": {"const": VERSION},
            "edition": {"const": game.edition.slug},
            "preset": {"enum": ["first-listed", "customary"]},
            "options": _object({o.name: _option(o, game.edition) for o in game.edition.options.values()}),
            "table": _table(game),
            "acts": {"type": "array", "items": {"oneOf": [*_steps(game), *map(_act, game.act_kinds.values())]}},
            "settlement": {"type": "object"},
            "digest": _pattern(DIGEST),
            "table_id": _pattern(TABLE_ID),
            "round": {"type": "integer", "minimum": 1, "maximum": ROUNDS_MOST},
            "previous": _pattern(DIGEST),
            "commitments": {"type": "array", "items": _object(ANNOUNCED, required=list(ANNOUNCED))},
            "draws": {
                "type": "array",
                "items": {"oneOf": [_object(draw, required=list(draw)) for draw in (OPENED, UNSEEN)]},
            },
            "note": {},
        },
        required=["banca", "edition", "acts"],
    )


def _steps(game: Game[Any]) -> list[dict[str, Any]]:
    return [_object({"act": {"enum": sorted(game.steps)}}, required=["act"])]


def _act(kind: type[Act]) -> dict[str, Any]:
    declared = fields_of(kind).values()
    required = [field.name for field in declared if field.required]
    properties = {"act": {"const": kind.word}, **{field.name: field.schema for field in declared}}
    return _object(properties, required=["act", *required])


def _option(option: Option, edition: Edition) -> dict[str, Any]:
    slugs = [a.slug for a in option.alternatives if a.slug != option.names_bets_as]
    if option.multiple:
        return {"type": "array", "items": {"enum": slugs}, "minItems": 1, "uniqueItems": True}
    ways: list[dict[str, Any]] = [{"enum": slugs}] if slugs else []
    if option.number:
        ways.append({"type": "integer", "minimum": option.number.least, "maximum": most(option)})
    if option.ratio:
        ways += [RATIO, {"type": "integer", "minimum": 1}]
    if option.names_bets_as:
        ways.append({"type": "array", "items": {"enum": list(edition.bets)}, "minItems": 1})
    return ways[0] if len(ways) == 1 else {"anyOf": ways}


def _table(game: Game[Any]) -> dict[str, Any]:
    edition = game.edition
    memory = {m.key: {"anyOf": [m.schema, {"type": "null"}]} for m in (game.memory, game.authorised) if m}
    return _object(
        {
            "currency": {"enum": list(CURRENCIES)},
            **dict.fromkeys(LIMIT_KEYS, MONEY.schema),
            "limits": {
                **_object({bet: {"$ref": "#/$defs/limits"} for bet in edition.bets}),
                **({"additionalProperties": {"$ref": "#/$defs/limits"}} if game.authorised else {}),
            },
            **memory,
            **{name: parameter_schema(parameter) for name, parameter in edition.parameters.items()},
        }
    )


def _pattern(pattern: re.Pattern[str]) -> dict[str, Any]:
    return {"type": "string", "pattern": f"^{pattern.pattern}$"}


PLACE = {"type": "integer", "minimum": 0, "maximum": LEAVES_MOST}
LEAVES = {"type": "integer", "minimum": 1, "maximum": LEAVES_MOST}
ANNOUNCED = {
    "of": {"enum": list(STREAMS)},
    "tree": TEXT,
    "leaves": LEAVES,
    "root": _pattern(HASH),
    "place": PLACE,
    "after": PLACE,
}
TAKEN = {"act": LEAVES, "tree": TEXT, "place": PLACE}
OPENED = {**TAKEN, "drawn": TEXT, "nonce": _pattern(NONCE), "path": {"type": "array", "items": _pattern(HASH)}}
UNSEEN = {**TAKEN, "unseen": LEAVES}


def _object(properties: dict[str, Any], required: list[str] | None = None) -> dict[str, Any]:
    described = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**described, "required": required} if required else described
