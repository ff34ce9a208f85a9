"""A socket without a library: it reads when it is told to, and not before."""

import json
import os
import socket
from base64 import b64encode
from typing import Any, Self
from urllib.parse import urlsplit

TEXT = 0x81  # a whole message
SHORT_MOST = 125  # bytes: longer ones say their length apart
RECEIVES = 131_072  # bytes that the system takes in for it
WITHIN = 60.0  # seconds


class Staller:
    def __init__(self, address: str, token: str) -> None:
        at = urlsplit(address)
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVES)
        self.raw.settimeout(WITHIN)
        self.raw.connect((at.hostname, at.port))
        key = b64encode(os.urandom(16)).decode()
        asked = {"Host": at.netloc, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        asked |= {"Sec-WebSocket-Key": key, "Authorization": f"Bearer {token}"}
        lines = [f"GET {at.path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items())]
        self.raw.sendall("\r\n".join([*lines, "", ""]).encode())
        self._bytes = self.raw.makefile("rb")
        assert b" 101 " in self._bytes.readline()
        while self._bytes.readline().strip():
            pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._bytes.close()
        self.raw.close()

    def say(self, message: dict[str, Any], times: int = 1) -> None:
        said = json.dumps(message).encode()
        assert len(said) <= SHORT_MOST
        self.raw.sendall((bytes([TEXT, 0x80 | len(said)]) + bytes(4) + said) * times)  # a mask of zeros changes nothing

    def read(self) -> dict[str, Any]:
        """The next message; EOFError when the server has gone."""
        while True:
            kind, length = self._take(2)
            if length > SHORT_MOST:
                length = int.from_bytes(self._take(2 if length == SHORT_MOST + 1 else 8))
            said = self._take(length)
            if kind == TEXT:
                return dict(json.loads(said))

    def _take(self, size: int) -> bytes:
        try:
            found = self._bytes.read(size)
        except ConnectionResetError:
            raise EOFError from None
        if len(found) < size:
            raise EOFError
        return found
