"""What routes, messages and commands declare, for other programs: OpenAPI, JSON Schema, TypeScript.

`python -m banca.server.declared` writes them into the folders of the project; a test compares what lies there.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from banca.house.reply import Reply
from banca.protocol.messages import MESSAGE_MOST, SUBPROTOCOL, VERSION, FromClient, FromServer
from banca.server.commands import WIRE
from banca.server.routes import PREFIX, PUBLIC, ROUTES, Route

DRAFT = "https://json-schema.org/draft/2020-12/schema"
LICENSE = "Apache-2.0"
COOKIE, TOKEN = "session", "token"  # names of the ways to say who asks
FAILURES = {  # what a status means, besides those of success
    400: "the request cannot be followed: the reply says why",
    401: "not logged in",
    403: "not allowed",
    404: "there is nothing at this address",
    409: "in conflict with what was said or is there",
    413: "too long",
    429: "too many requests",
    503: "cannot be answered now; nothing was changed",
}


# OpenAPI.


def openapi() -> dict[str, Any]:
    """Every route that was declared."""
    import banca.server.http  # noqa: F401, PLC0415 - its modules declare the routes; one of them asks for this

    routes = sorted(ROUTES, key=lambda each: (each.path, each.method))
    kinds = [kind for each in routes for kind in (each.body, each.reply) if kind is not None]
    schemas, components = msgspec.json.schema_components([Reply, *kinds], ref_template="#/components/schemas/{name}")
    of_kind = dict(zip(map(repr, [Reply, *kinds]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in routes:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, of_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "banca", "version": str(VERSION), "license": {"name": LICENSE, "identifier": LICENSE}},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": {name: _plain(schema) for name, schema in sorted(components.items())},
            "responses": {str(status): _failure(status) for status in FAILURES},
            "securitySchemes": {
                COOKIE: {"type": "apiKey", "in": "cookie", "name": "banca-session"},
                TOKEN: {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(each: Route, of_kind: Mapping[str, Any]) -> dict[str, Any]:
    reply = _plain(of_kind[repr(each.reply)]) if each.reply is not None else {}
    content = {each.media: {"schema": reply} if reply else {}}
    empty = each.reply is None and each.changes
    success = {**({} if empty else {200: "done"}), **each.also}
    found: dict[str, Any] = {
        "operationId": each.operation,
        "summary": each.summary,
        "tags": [each.path.removeprefix(f"{PREFIX}/").partition("/")[0]],
        "x-banca-who": sorted(each.who) or ["anybody"],
        "security": [{}] if each.who == PUBLIC else [{COOKIE: []}, {TOKEN: []}],
        "parameters": [*_in_path(each), *_in_query(each)],
        "responses": {
            **{str(status): {"description": says, "content": content} for status, says in success.items()},
            **({"204": {"description": "done"}} if empty else {}),
            **{str(status): {"$ref": f"#/components/responses/{status}"} for status in FAILURES},
        },
    }
    if each.body is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": _plain(of_kind[repr(each.body)])}},
        }
    if each.changes:
        guard = {"type": "string"}
        says = "any value: shows that the request does not come from a page of another site; not needed with a token"
        found["parameters"].append(
            {"name": "x-banca", "in": "header", "required": False, "description": says, "schema": guard}
        )
    return found


def _failure(status: int) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Reply"}
    return {"description": FAILURES[status], "content": {"application/json": {"schema": schema}}}


def _in_path(each: Route) -> Iterator[dict[str, Any]]:
    for name in each.parameters:
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _in_query(each: Route) -> Iterator[dict[str, Any]]:
    if each.query is None:
        return
    _, components = msgspec.json.schema_components([each.query])
    schema = components[each.query.__name__]
    for name, kind in schema["properties"].items():
        required = name in schema.get("required", ())
        yield {"name": name, "in": "query", "required": required, "schema": _without_null(_plain(kind))}


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query has no null: what is not said is left out."""
    found = {name: value for name, value in schema.items() if name != "default" or value is not None}
    if "anyOf" in found:
        kinds = [kind for kind in found.pop("anyOf") if kind != {"type": "null"}]
        found |= kinds[0]
    return found


def _plain(schema: Any) -> Any:
    """Without titles and without docstrings that say nothing of their own."""
    if isinstance(schema, dict):
        return {
            name: _plain(value) for name, value in schema.items() if not (name == "title" and isinstance(value, str))
        }
    return [_plain(each) for each in schema] if isinstance(schema, list) else schema


# The socket.


def socket_schema() -> dict[str, Any]:
    """Messages from clients and from the server, and the commands that a message `do` carries."""
    kinds = (*get_args(FromClient), *get_args(FromServer), *WIRE)
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    found = {name: _plain(schema) for name, schema in sorted(components.items())}
    found["Do"]["properties"]["command"] = _reference("Command")
    found["FromClient"] = _one_of(get_args(FromClient))
    found["FromServer"] = _one_of(get_args(FromServer))
    found["Command"] = _one_of(WIRE)
    return {
        "$schema": DRAFT,
        "title": SUBPROTOCOL,
        "description": f"one JSON object in a text frame of at most {MESSAGE_MOST} bytes: docs/PROTOCOL.md",
        "anyOf": [_reference("FromClient"), _reference("FromServer")],
        "$defs": dict(sorted(found.items())),
    }


def _one_of(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {"anyOf": [_reference(kind.__name__) for kind in kinds]}


def _reference(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}


# TypeScript.


def typescript() -> str:
    """The types of the socket and of the routes, for a page."""
    routes = openapi()["components"]["schemas"]
    socket = socket_schema()["$defs"]
    both = {**routes, **socket}
    lines = [
        "// Written by `make schema` from the declarations in banca/protocol and banca/server. Do not edit.",
        "",
        f"export const VERSION = {VERSION};",
        f'export const SUBPROTOCOL = "{SUBPROTOCOL}";',
        f"export const MESSAGE_MOST = {MESSAGE_MOST};",
        "",
        "export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };",
    ]
    for name in sorted(both):
        lines += ["", *_comment(both[name], ""), *_declaration(name, both[name])]
    return "\n".join(lines) + "\n"


def _declaration(name: str, schema: Mapping[str, Any]) -> list[str]:
    if schema.get("type") != "object" or "properties" not in schema:
        return [f"export type {name} = {_type(schema)};"]
    required = schema.get("required", ())
    lines = [f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        lines += [*_comment(kind, "  "), f"  {_field(field)}{'' if field in required else '?'}: {_type(kind)};"]
    return [*lines, "}"]


def _comment(schema: Mapping[str, Any], indent: str) -> list[str]:
    said = schema.get("description")
    return [f"{indent}/** {' '.join(said.split())} */"] if said else []


def _field(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(each) for each in schema.get("enum", [schema.get("const")]))
    match schema.get("type"):
        case "array":
            inner = _type(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"{{ [name: string]: {_type(schema.get('additionalProperties') or {})} }}"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "Json"


# Files.


def openapi_text() -> str:
    return json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n"


def socket_text() -> str:
    return json.dumps(socket_schema(), indent=1, ensure_ascii=False) + "\n"


def documents() -> dict[str, str]:
    """Each by the file that it is written to."""
    return {
        "docs/openapi.json": openapi_text(),
        "docs/socket.schema.json": socket_text(),
        "web/src/protocol.ts": typescript(),
    }


def write(root: Path) -> None:
    for name, text in documents().items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
