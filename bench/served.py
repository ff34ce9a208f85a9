"""`python -m bench.served DATABASE [PORT [LEASE]]`: a house on the network that turns nobody away for asking often.

`python -m bench.served echo`: bare sockets beside it.
"""

import asyncio
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from banca.house.database import Database
from banca.house.house import House
from banca.server.rates import Limits, Rate
from banca.server.serve import Listening, listening_socket, serve
from bench.house import KEY

MANY = 1e9
LEASE = 5.0  # seconds


def say(address: str) -> None:
    print(address, flush=True)


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


def serve_echo() -> None:
    """What the same server does with sockets alone."""
    with listening_socket(Listening(port=0)) as listening:
        config = uvicorn.Config(
            Starlette(routes=[WebSocketRoute("/", echo)]), log_config=None, ws_per_message_deflate=False, loop="uvloop"
        )
        listening.listen(1024)
        say(f"ws://127.0.0.1:{listening.getsockname()[1]}/")
        asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


def serve_house(url: str, port: int = 0, lease: float = LEASE) -> None:
    limits = Limits(Rate(MANY, MANY), Rate(MANY, MANY), Rate(MANY, MANY), sockets=10**6)
    with House(Database(url), KEY, lease=lease) as house:
        serve(house, Listening(port=port, limits=limits), say)


if __name__ == "__main__":
    said = dict(enumerate(sys.argv[1:]))
    serve_echo() if said[0] == "echo" else serve_house(said[0], int(said.get(1, 0)), float(said.get(2, LEASE)))
