# ruff: noqa: INP001, T201 - a program by itself, which prints
"""Watch all tables of a house, and print one line for everything that happens.

    python examples/monitor.py http://127.0.0.1:8000 --rounds 10

Ends after so many rounds, or never. Needs banca[client].
"""

import argparse
import asyncio
from collections.abc import Mapping
from typing import Any

from banca.client import Client, Seat
from banca.protocol.messages import TABLES_MOST, Change, Notice, Timer


def line_of(act: Mapping[str, Any]) -> str:
    """An act in one line, without the words that every line has."""
    said = {name: value for name, value in act.items() if name not in ("act", "entry", "round")}
    return " ".join([act["act"], *(f"{name}={value}" for name, value in said.items())])


class Monitor:
    def __init__(self, rounds: int | None) -> None:
        self.left = rounds
        self.enough = asyncio.Event()

    async def watch(self, client: Client, table: str) -> None:
        async with client.sit(table) as seat:
            self.print(seat, f"{seat.view['setting']['edition']} {seat.view['status']}")
            ended = (seat.view["last"] or {}).get("round", 0)
            async for message in seat:
                match message:
                    case Change(acts=acts):
                        for act in acts:
                            self.print(seat, line_of(act))
                        ended = self.look_at_the_last_round(seat, ended)
                    case Timer(of=of, total=total) if of:
                        self.print(seat, f"{total / 1000:g} s for {of}")
                    case Notice():
                        self.print(seat, message.message)

    def look_at_the_last_round(self, seat: Seat, ended: int) -> int:
        last = seat.view["last"] or {}
        if last.get("round", 0) <= ended:
            return ended
        players = ", ".join(f"{name} {net / 100:+.2f}" for name, net in last["settlement"]["players"].items())
        self.print(seat, f"round {last['round']} ends: {players or 'nobody staked'}")
        if self.left is not None:
            self.left -= 1
            if self.left <= 0:
                self.enough.set()
        return int(last["round"])

    def print(self, seat: Seat, text: str) -> None:
        if not self.enough.is_set():
            print(f"{seat.table} #{seat.seq}: {text}", flush=True)


async def main(arguments: argparse.Namespace) -> None:
    monitor = Monitor(arguments.rounds)
    async with Client(arguments.address) as client:
        await client.come_in_as_guest()
        tables = [each.table for each in await client.lobby()][:TABLES_MOST]
        watching = [asyncio.create_task(monitor.watch(client, table)) for table in tables]
        enough = asyncio.create_task(monitor.enough.wait())
        done, _ = await asyncio.wait([enough, *watching], return_when=asyncio.FIRST_COMPLETED)
        for task in (enough, *watching):
            task.cancel()
        for task in done - {enough}:
            task.result()  # why it could not be watched any more


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("address")
    parser.add_argument("--rounds", type=int, help="how many to watch; without end, unless said")
    asyncio.run(main(parser.parse_args()))
