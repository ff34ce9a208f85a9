"""The JSON Schema of a round record, derived from the acts and the options themselves."""

from collections.abc import Iterable
from typing import Any

from banca.law import Edition, parameter_schema
from banca.law.instrument import Option
from banca.law.options import most
from banca.law.parameters import MONEY
from banca.play.act import Act
from banca.play.commitments import DIGEST, Announced, OpenedDraw, Origin, UnseenDraw
from banca.play.fields import DEFINITIONS, fields_of, object_schema, strict_object
from banca.play.game import Game
from banca.play.record import LIMIT_KEYS, VERSION
from banca.play.setting import CURRENCIES

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
            "limits": strict_object(dict.fromkeys(LIMIT_KEYS, MONEY.schema)),
            **{game.edition.slug: _record(game) for game in known},
        },
    }


def _record(game: Game[Any]) -> dict[str, Any]:
    return strict_object(
        {
            "banca": {"const": VERSION},
            "edition": {"const": game.edition.slug},
            "preset": {"enum": ["first-listed", "customary"]},
            "options": strict_object({o.name: _option(o, game.edition) for o in game.edition.options.values()}),
            "table": _table(game),
            "acts": {"type": "array", "items": {"oneOf": [_steps(game), *map(_act, game.act_kinds.values())]}},
            "settlement": {"type": "object"},
            "digest": DIGEST.schema,
            **{field.name: field.type.schema for field in fields_of(Origin).values()},
            "commitments": {"type": "array", "items": object_schema(Announced)},
            "draws": {"type": "array", "items": {"oneOf": [object_schema(OpenedDraw), object_schema(UnseenDraw)]}},
            "note": {},
        },
        required=["banca", "edition", "acts"],
    )


def _steps(game: Game[Any]) -> dict[str, Any]:
    return strict_object({"act": {"enum": sorted(game.steps)}}, ["act"])


def _act(kind: type[Act]) -> dict[str, Any]:
    return object_schema(kind, act={"const": kind.word})


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
    return strict_object(
        {
            "currency": {"enum": list(CURRENCIES)},
            **dict.fromkeys(LIMIT_KEYS, MONEY.schema),
            "limits": {
                **strict_object({bet: {"$ref": "#/$defs/limits"} for bet in edition.bets}),
                **({"additionalProperties": {"$ref": "#/$defs/limits"}} if game.authorised else {}),
            },
            **memory,
            **{name: parameter_schema(parameter) for name, parameter in edition.parameters.items()},
        }
    )
