"""A line between client and server that breaks when a test says so."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Allows = Callable[[bytes], bool]


class BadLine:
    """Carries bytes both ways; breaks all that it carries when told to, or when a chunk is not allowed through."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.up: Allows = lambda _: True  # asked for each chunk on its way to the server
        self.down: Allows = lambda _: True
        self.carried = 0
        self._writers: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        self.carried += 1
        pair = {writer, far_writer}
        self._writers |= pair
        await asyncio.gather(
            self._pipe(reader, far_writer, "up"),
            self._pipe(far_reader, writer, "down"),
        )
        self._writers -= pair
        for each in pair:
            each.close()

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(65_536):
                allows: Allows = getattr(self, way)  # as the test says now
                if not allows(chunk):
                    self.cut()
                    return
                writer.write(chunk)
                await writer.drain()
            if writer.can_write_eof():
                writer.write_eof()


@asynccontextmanager
async def bad_line(port: int) -> AsyncIterator[tuple[str, BadLine]]:
    line = BadLine(port)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", line
    finally:
        server.close()
        line.cut()
