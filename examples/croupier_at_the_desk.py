# ruff: noqa: INP001, T201 - a program by itself, which prints
"""Deal a table of real dice, a real wheel or real buttons: the croupier types in what they showed, step by step.

    python examples/croupier_at_the_desk.py http://127.0.0.1:8000 dice-1 --name dora --supervisor sam

Both passwords are read from the environment (BANCA_PASSWORD, BANCA_SUPERVISOR_PASSWORD). What can be typed:

    Enter            the croupier's next step, or "no more bets" where bets are open
    2 4 6            what the dice show; 17 of the wheel; 113 buttons
    void stacked     the throw does not count, and why; it is made again
    wrong            the supervisor takes back what was typed last, before anything is paid
    correct 2 4 5    the supervisor settles the last round anew, by what was really shown
    quit

The house refuses a step that is left out and a payment that is wrong, and says by which article. Needs banca[client].
"""

import argparse
import asyncio
import os
from collections.abc import Callable, Mapping
from typing import Any

from banca.client import Client, CommandRefused, Seat
from banca.protocol.messages import Change


def value_of(word: str) -> int | str:
    """A number, or a figure such as crab; what is neither, the house refuses."""
    return int(word) if word.isdecimal() else word


# The act by which chance shows something, and what is typed for it.
SHOWN: Mapping[str, Callable[[list[str]], dict[str, Any]]] = {
    "dice": lambda words: {"dice": [value_of(word) for word in words]},
    "number": lambda words: {"number": value_of(words[0])},
    "count": lambda words: {"buttons": value_of(words[0])},
}


class Desk:
    """A table, its croupier, and the supervisor who is called where something was typed wrongly."""

    def __init__(self, seat: Seat, supervisor: Client) -> None:
        self.seat, self.supervisor = seat, supervisor
        self.rounds: dict[int, list[dict[str, Any]]] = {}  # the acts of each round, for a correction
        self.typed = 0  # the entry that holds what was typed last

    async def record(self) -> None:
        """Print and keep what is done, whoever does it."""
        async for message in self.seat:
            if isinstance(message, Change):
                for act in message.acts:
                    entry, number = act.pop("entry"), act.pop("round")
                    self.rounds.setdefault(number, []).append(act)
                    print(f"#{entry} {' '.join(f'{value}' for value in act.values())}", flush=True)

    async def deal(self) -> None:
        while True:
            turn = self.seat.turn
            words = (await asyncio.to_thread(input, f"{turn.get('act', turn['kind'])}> ")).split()
            if words == ["quit"]:
                return
            try:
                await self.follow(turn, words)
            except CommandRefused as refused:
                print(f"refused: {refused}", flush=True)

    async def follow(self, turn: Mapping[str, Any], words: list[str]) -> None:
        match words:
            case []:
                reply = await self.seat.advance(close=turn["kind"] == "betting", once=True)
                self.say_what_was_paid(reply.body)
            case ["void", *why]:
                await self.seat.act({"act": "void", **({"why": why[0]} if why else {})})
            case ["wrong"]:
                said = {"do": "reverse", "table": self.seat.table, "from": self.typed}
                number = (await self.supervisor.do(said)).body["number"]
                await self.seat.reached(number)
                print("taken back by the supervisor", flush=True)
            case ["correct", *shown]:
                await self.correct(shown)
            case _ if turn["kind"] == "chance":
                reply = await self.seat.act({"act": turn["act"], **SHOWN[turn["act"]](words)})
                self.typed = reply.body["number"]
            case _:
                print("nothing is to be typed in now: Enter goes on", flush=True)

    async def correct(self, shown: list[str]) -> None:
        """The acts of the last round up to its draw, with the right result."""
        number = self.seat.view["last"]["round"]
        acts = self.rounds[number]
        draw = max(place for place, act in enumerate(acts) if act["act"] in SHOWN)
        right = {"act": acts[draw]["act"], **SHOWN[acts[draw]["act"]](shown)}
        said = {"do": "correct", "table": self.seat.table, "round": number, "why": "the result was typed in wrongly"}
        reply = await self.supervisor.do({**said, "acts": [*acts[:draw], right]})
        print(f"round {number} settled anew: {reply.body['differences']}", flush=True)

    def say_what_was_paid(self, body: Mapping[str, Any]) -> None:
        if "settlement" in body:
            print(f"round {body['round']} settled: {body['settlement']['players']}", flush=True)


async def main(arguments: argparse.Namespace) -> None:
    async with Client(arguments.address) as croupier, Client(arguments.address) as supervisor:
        await croupier.log_in(arguments.name, os.environ["BANCA_PASSWORD"])
        await supervisor.log_in(arguments.supervisor, os.environ["BANCA_SUPERVISOR_PASSWORD"])
        async with croupier.sit(arguments.table) as seat:
            desk = Desk(seat, supervisor)
            recording = asyncio.create_task(desk.record())
            await desk.deal()
            recording.cancel()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("address")
    parser.add_argument("table")
    parser.add_argument("--name", required=True, help="the croupier")
    parser.add_argument("--supervisor", required=True)
    asyncio.run(main(parser.parse_args()))
