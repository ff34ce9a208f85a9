"""A program that sits at the tables of a house over the network.

For example::

    async with Client("http://127.0.0.1:8000") as client:
        await client.come_in_as_guest()
        async with client.sit("1") as seat:
            await seat.bet("small", 100_00)
            async for message in seat:
                print(message, seat.view["turn"])
"""

from banca.client.client import Client, Patience
from banca.client.errors import ClientError, CommandRefused, LoggedOut, NoAnswer, NotConnected
from banca.client.outbox import Outbox
from banca.client.seat import Seat

__all__ = [
    "Client",
    "ClientError",
    "CommandRefused",
    "LoggedOut",
    "NoAnswer",
    "NotConnected",
    "Outbox",
    "Patience",
    "Seat",
]
