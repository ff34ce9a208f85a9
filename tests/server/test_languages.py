"""The language of a socket and of a request: every refusal and error in it, a repeated reply too."""

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from banca.house.errors import HouseError
from banca.law import LANGUAGES, edition
from banca.server.languages import preferred
from tests.server.running import BET, ONE_DRAW, Running

HAN = "\u4e00", "\u9fff"
TOO_LITTLE = {"do": "act", "table": "wheel", "act": {**BET, "player": "player-1", "selection": 99}}


def is_chinese(text: str) -> bool:
    return any(HAN[0] <= each <= HAN[1] for each in text)


def ask(socket: ClientConnection, message: dict[str, Any]) -> dict[str, Any]:
    socket.send(json.dumps(message))
    while True:
        said: dict[str, Any] = json.loads(socket.recv(10))
        if said.get("id") == message.get("id") or said["is"] == "failed":
            return said


@pytest.fixture
def socket(shared: Running) -> Any:
    with shared.socket("player-1") as opened:
        assert json.loads(opened.recv(10))["is"] == "welcome"
        yield opened


def test_a_socket_speaks_english_until_it_is_told(socket: ClientConnection) -> None:
    law, said = edition(ONE_DRAW), {}
    for lang in ("en", *LANGUAGES):
        socket.send(json.dumps({"is": "speak", "lang": lang}))
        reply = ask(socket, {"is": "do", "id": "one-and-the-same", "command": TOO_LITTLE})["reply"]
        said[lang] = reply["says"]
        assert reply["citation"] == law.cite(reply["clause"], lang)
        assert reply["message"].startswith("refusal-")
        failed = ask(socket, {"is": "subscribe", "table": "nowhere"})
        assert failed["says"] == HouseError("house-table-unknown", table="nowhere").said_in(lang)
    assert is_chinese(said["zh"])
    assert len(set(said.values())) == len(LANGUAGES)


def test_a_language_that_is_not_there_is_an_error_and_changes_nothing(socket: ClientConnection) -> None:
    socket.send(json.dumps({"is": "speak", "lang": "zh"}))
    failed = ask(socket, {"is": "speak", "lang": "tlh"})
    assert (failed["message"], is_chinese(failed["says"])) == ("language-unknown", True)


def test_the_address_of_a_socket_names_its_language(shared: Running) -> None:
    address = shared.socket_address
    with shared.socket("player-1", at=f"{address}?lang=pt") as opened:
        assert json.loads(opened.recv(10))["lang"] == "pt"
        failed = ask(opened, {"is": "subscribe", "table": "nowhere"})
        assert failed["says"] == HouseError("house-table-unknown", table="nowhere").said_in("pt")
    with pytest.raises(InvalidStatus) as refused:
        shared.socket("player-1", at=f"{address}?lang=tlh")
    assert refused.value.response.status_code == 404
    with pytest.raises(InvalidStatus) as nobody:
        shared.socket(None, at=f"{address}?lang=zh")
    assert nobody.value.response.status_code == 401
    assert is_chinese(json.loads(nobody.value.response.body)["says"])


def test_an_error_over_http_is_in_the_language_asked_for(shared: Running) -> None:
    client, unknown = shared.client("player-1"), HouseError("house-table-unknown", table="nowhere")
    for lang in LANGUAGES:
        assert client.get(f"/tables/nowhere?lang={lang}").json()["says"] == unknown.said_in(lang)
        said = client.get("/tables/nowhere", headers={"accept-language": f"fr, {lang}-XX;q=0.5"}).json()["says"]
        assert said == unknown.said_in(lang)
    both = client.get("/tables/nowhere?lang=pt", headers={"accept-language": "zh"})
    assert both.json()["says"] == unknown.said_in("pt")
    assert is_chinese(client.get("/no/such/route?lang=zh").json()["says"])
    assert client.get("/session?lang=tlh").status_code == 404
    assert client.get("/session?lang=zh").json()["name"] == "player-1"


def test_a_refused_command_over_http_is_in_the_language_asked_for(shared: Running) -> None:
    client = shared.client("player-1")
    said = [
        client.post(f"/commands?lang={lang}", json={"id": "the-same-each-time", "command": TOO_LITTLE}).json()["says"]
        for lang in LANGUAGES
    ]
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("", "en"),
        ("pt-PT", "pt"),
        ("ZH-hant-MO", "zh"),
        ("fr, de", "en"),
        ("en;q=0.2, zh;q=0.9, pt;q=0.3", "zh"),
        ("zh;q=0, pt;q=0.1", "pt"),
        ("zh;q=nonsense, pt", "pt"),
        ("*", "en"),
        (",".join(["fr"] * 50 + ["zh"]), "en"),
    ],
)
def test_what_a_browser_prefers(said: str, found: str) -> None:
    assert preferred(said) == found
