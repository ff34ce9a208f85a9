"""What is declared once, as other programs get it: current, sound, and such as the server really answers."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from banca.server.declared import documents, openapi, socket_schema
from banca.server.routes import ROUTES
from tests.server.running import Running

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", documents())
def test_what_is_written_down_is_current(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == documents()[name], "make schema"


def test_every_route_is_in_the_document() -> None:
    paths = openapi()["paths"]
    named = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert named == {each.name for each in ROUTES}


def test_every_operation_says_what_it_is_for_and_who_may() -> None:
    for methods in openapi()["paths"].values():
        for operation in methods.values():
            assert operation["summary"]
            assert operation["x-banca-who"]
            assert "500" not in operation["responses"]


def test_the_schemas_are_schemas() -> None:
    schemas = openapi()["components"]["schemas"]
    for schema in (*schemas.values(), socket_schema()):
        jsonschema.Draft202012Validator.check_schema(schema)


def test_the_server_gives_the_same(shared: Running) -> None:
    assert shared.client().get("/openapi.json").json() == openapi()
    assert shared.client().get("/socket.schema.json").json() == socket_schema()


def schema_of(kind: str) -> jsonschema.Draft202012Validator:
    whole = socket_schema()
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": whole["$defs"]})


def test_every_frame_fits_the_schema(shared: Running) -> None:
    said: list[dict[str, Any]] = []
    asked = [
        {"is": "subscribe", "table": "wheel"},
        {"is": "ask", "id": "1", "table": "wheel", "act": {"act": "bell"}},
        {"is": "ask-all", "id": "3", "table": "wheel", "acts": [{"act": "bell"}]},
        {"is": "speak", "lang": "pt"},
        {"is": "do", "id": "2", "command": {"do": "advance", "table": "wheel"}},
        {"is": "unsubscribe", "table": "wheel"},
        {"is": "ping", "id": "last"},
    ]
    with shared.socket("croupier-1") as socket:
        for message in asked:
            schema_of("FromClient").validate(message)
            socket.send(json.dumps(message))
        while not {"last", "2"} <= {message.get("id") for message in said}:
            said.append(json.loads(socket.recv(10)))
    for message in said:
        schema_of("FromServer").validate(message)
    assert {"welcome", "view", "reply", "answers", "pong"} <= {message["is"] for message in said}


def test_the_types_name_every_message_and_command() -> None:
    text = documents()["web/src/protocol.ts"]
    for name in socket_schema()["$defs"]:
        assert f"export interface {name} " in text or f"export type {name} " in text
    assert "undefined" not in text
