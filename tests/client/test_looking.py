"""A trainer's client looks over a trainee's shoulder, also after the line broke."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from banca.client import Client, CommandRefused, Patience, Seat
from banca.protocol.messages import Theirs
from tests.client.bad_line import bad_line
from tests.client.serving import PASSWORD, Served, serving

QUICK = Patience(answer=20, first_again=0.02, most_again=0.2)
STUD = {"setting": {"edition": "stud-poker-61-2004"}, "timers": {"betting": 1, "decision": 600}}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    people = {"tess": ["supervisor"], "otto": ["supervisor"], "ana": ["player"]}
    with serving(tmp_path, {}, people) as found:
        yield found


async def watched(seat: Seat, found: list[Theirs]) -> None:
    async for message in seat:
        found += [message] if isinstance(message, Theirs) else []


def test_what_a_trainee_sees_is_shown_to_his_trainer(served: Served) -> None:
    async def run() -> None:
        async with (
            bad_line(served.port) as (address, line),
            Client(address, patience=QUICK) as tess,
            Client(served.address) as ana,
            Client(served.address) as otto,
        ):
            for client, name in ((tess, "tess"), (ana, "ana"), (otto, "otto")):
                await client.log_in(name, PASSWORD)
            await tess.do({"do": "open-class", "name": "autumn", "tables": {"c1": STUD}})
            async with tess.sit("c1") as trainer, ana.sit("c1") as trainee, otto.sit("c1") as other:
                with pytest.raises(CommandRefused) as refused:
                    await other.look("ana")
                assert refused.value.norm == "table_must_be_of_ones_class"
                with pytest.raises(CommandRefused) as refused:
                    await trainee.look("tess")
                assert refused.value.norm == "person_must_have_the_role"
                assert other.theirs == trainee.theirs == {}
                seen: list[Theirs] = []
                watching = asyncio.create_task(watched(trainer, seen))
                await trainer.look("ana")
                assert trainer.theirs["ana"] == {"staked": 0, "purse": trainee.you["purse"]}
                await trainee.wait_for(lambda view: view["turn"]["kind"] == "betting")
                await trainee.bet("ante", 100, place=1)
                line.cut()  # the trainer's, who comes back and looks on
                await trainee.wait_for(lambda _: trainee.is_my_decision)
                await trainer.wait_for(lambda _: trainer.theirs["ana"] == trainee.you)
                assert trainer.theirs["ana"]["seen"]["hand"] == trainee.you["seen"]["hand"]
                assert tess.wire.connections > 1
                await trainer.look_away("ana")
                assert trainer.theirs == {}
                told = len(seen)
                assert told >= 2
                assert {each.person for each in seen} == {"ana"}
                reply = await trainee.act(trainee.you["choices"][-1])
                await trainer.reached(reply.body["number"])
                assert len(seen) == told
                watching.cancel()

    asyncio.run(run())
