"""The client against a real server: who logs in, what is done once, and what is seen after the line broke."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from banca.client import Client, ClientError, CommandRefused, LoggedOut, NoAnswer, NotConnected, Outbox, Patience, Seat
from banca.house.config import TableConfig
from banca.house.reply import Reply
from banca.protocol.messages import Change, View, write_message
from banca.server.rates import Limits, Rate
from banca.server.serve import Listening
from tests.client.bad_line import bad_line
from tests.client.serving import PASSWORD, Served, serving
from tests.server.running import FAST, new_house, open_table
from tests.server.running import serving as in_a_thread

QUICK = Patience(answer=20, first_again=0.02, most_again=0.2)
SLOW_TIMERS = {"betting": 600, "decision": 600}
CUSSEC, ROULETTE = "cussec-57-2004", "roulette-60-2004"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    tables = {
        "dice": TableConfig({"edition": CUSSEC}, timers=SLOW_TIMERS),
        "desk": TableConfig({"edition": CUSSEC}, dealer="croupier"),
        "wheel": TableConfig({"edition": ROULETTE}, timers=SLOW_TIMERS),
    }
    people = {"ana": ["player"], "bo": ["player"], "dora": ["croupier"], "sam": ["supervisor"]}
    with serving(tmp_path_factory.mktemp("served"), tables, people) as found:
        yield found


def bet(player: str, stake: int = 100) -> dict[str, Any]:
    return {"act": "bet", "player": player, "bet": "small", "stake": stake}


def on_layout(view: dict[str, Any], player: str) -> int:
    return sum(stake["amount"] for stake in view["stakes"].values() if stake["player"] == player)


async def drained(reader: AsyncIterator[Any]) -> None:
    async for _ in reader:
        pass


# Who asks.


def test_names_tokens_and_guests(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address) as guest:
            me = await guest.come_in_as_guest()
            assert me.roles == ["guest"]
            assert {each.table for each in await guest.lobby()} >= {"dice", "desk"}
            assert (await guest.table("dice")).view["game"] == "cussec"
            async with guest.sit("dice") as seat:
                assert seat.me == me.name
                assert seat.you["purse"] > 0
        async with Client(served.address) as ana:
            assert (await ana.log_in("ana", PASSWORD)).name == "ana"
            issued = await ana.post("/tokens", dict, {"label": "bot", "days": 1, "roles": ["player"]})
            await ana.log_out()
            with pytest.raises(LoggedOut):
                await ana.do({"do": "act", "table": "dice", "act": bet("ana")})
        async with Client(served.address) as program:
            assert (await program.use_token(issued["token"])).name == "ana"
            async with program.sit("dice") as seat:
                reply = await seat.act(bet("ana"))
                assert seat.seq is not None
                assert seat.seq >= reply.body["number"]
                assert on_layout(seat.view, "ana") >= 100

    asyncio.run(run())


def test_who_is_not_let_in_is_told_so_in_his_language(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address, lang="pt") as client:
            with pytest.raises(CommandRefused) as refused:
                await client.log_in("ana", "wrong")
            assert str(refused.value) == refused.value.said_in("pt") != refused.value.said_in("en")
            with pytest.raises(LoggedOut):
                await client.use_token("banca-token-forged")
        async with Client(served.address) as nobody:
            with pytest.raises(LoggedOut):
                async with nobody.sit("dice"):
                    pass
        async with Client("http://127.0.0.1:9", patience=Patience(answer=0.5, request=0.5)) as far:
            with pytest.raises(NotConnected, match=r"127\.0\.0\.1:9"):
                await far.come_in_as_guest()
            with pytest.raises(NotConnected):
                await far.do({"do": "act", "table": "dice", "act": bet("ana")})
        for address in ("casino.example", "ftp://casino.example", "http://", "http://[1"):
            with pytest.raises(NotConnected, match="http://"):
                Client(address)

    asyncio.run(run())


# What is refused.


@pytest.mark.parametrize("lang", ["en", "pt", "zh"])
def test_a_refusal_carries_norm_clause_and_citation(served: Served, lang: str) -> None:
    async def run() -> None:
        async with Client(served.address, lang=lang) as client:
            await client.log_in("bo", PASSWORD)
            async with client.sit("dice") as seat:
                before = seat.seq
                lift, unlawful = {"act": "lift"}, {**bet("bo"), "bet": "baccarat"}
                with pytest.raises(CommandRefused) as refused:
                    await seat.act(lift)
                assert refused.value.norm == "act_must_be_ones_own"
                with pytest.raises(CommandRefused) as by_law:
                    await seat.act(unlawful)
                error = by_law.value
                assert error.norm
                assert error.clause
                assert error.citation
                assert str(error) == error.said_in(lang)
                asked = await seat.ask(unlawful)
                assert (asked.accepted, asked.norm, asked.clause) == (False, error.norm, error.clause)
                assert (await seat.ask(bet("bo"))).accepted
                assert not (await seat.ask({"act": "no-such-act"})).accepted
                with pytest.raises(CommandRefused):
                    await client.do({"do": "no-such-command"})
                assert seat.seq == before

    def said(language: str) -> str:
        return CommandRefused(Reply(False, message="server-failed"), "en").said_in(language)

    asyncio.run(run())
    assert (lang == "en") == (said(lang) == said("en"))


def test_all_of_several_acts_or_none(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address) as client:
            await client.log_in("bo", PASSWORD)
            async with client.sit("dice") as seat:
                lay = on_layout(seat.view, "bo")
                with pytest.raises(CommandRefused):
                    await seat.acts([bet("bo"), bet("bo", 10**9)])
                assert on_layout(seat.view, "bo") == lay
                await seat.acts([bet("bo"), bet("bo", 200)])
                assert on_layout(seat.view, "bo") == lay + 300
            with pytest.raises(CommandRefused, match="nowhere"):
                async with client.sit("nowhere"):
                    pass

    asyncio.run(run())


def test_a_refusal_that_this_catalogue_does_not_know_is_said_as_the_house_said_it() -> None:
    error = CommandRefused(Reply(False, norm="n", message="of-a-newer-house", says="no, by a newer norm"), "zh")
    assert str(error) == "no, by a newer norm"


# What is seen.


def test_everybody_sees_what_others_do(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address) as ana, Client(served.address) as bo:
            await ana.log_in("ana", PASSWORD)
            await bo.log_in("bo", PASSWORD)
            async with ana.sit("wheel") as hers, bo.sit("wheel") as his:
                seen: list[dict[str, Any]] = []

                async def watch() -> None:
                    async for message in his:
                        if isinstance(message, Change):
                            seen.extend(message.acts)
                        if any(act["act"] == "bet" for act in seen):
                            return

                watching = asyncio.create_task(watch())
                await hers.bet("straight", 100, 17)
                await asyncio.wait_for(watching, 10)
                assert on_layout(his.view, "ana") == 100
                assert {k: v for k, v in his.view.items() if k != "you"} == {
                    k: v for k, v in hers.view.items() if k != "you"
                }
                assert his.seconds_left
                assert ana.sit("wheel") is hers  # one table, one document

    asyncio.run(run())


def test_a_gap_is_noticed_and_the_whole_view_asked_for(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address) as client:
            await client.log_in("bo", PASSWORD)
            async with client.sit("dice") as seat:
                assert seat.seq is not None
                before, whole = seat.view, seat.whole_views
                ahead = Change("dice", seat.seq + 9, seat.seq + 8, {"turn": {"kind": "forged"}})
                client.wire._take(ahead)
                assert seat.awaits_view
                await seat.wait_for(lambda view: view["turn"] == before["turn"])
                assert (seat.whole_views, seat.awaits_view) == (whole + 1, False)
                old = Change("dice", seat.seq - 1, seat.seq - 2, {"turn": {"kind": "forged"}})
                client.wire._take(old)  # seen before
                assert (seat.awaits_view, seat.view["turn"]) == (False, before["turn"])

    asyncio.run(run())


def test_a_reader_that_does_not_read_gets_the_document_as_it_stands(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address) as client:
            await client.log_in("bo", PASSWORD)
            async with client.sit("dice") as seat:
                reader = aiter(seat)
                assert isinstance(await anext(reader), View)
                for _ in range(1500):
                    seat.take(Change("dice", seat.seq or 0, seat.seq or 0, {}))
                first = await anext(reader)
                assert isinstance(first, View)
                assert first.view == seat.view
            assert len([message async for message in reader]) < 1000  # who has left gets what is there, and no more

    asyncio.run(run())


# The line breaks.


def test_a_line_that_breaks_at_each_message(served: Served) -> None:
    """Cut after the first, the second, … chunk that the server sends: every bet counts once, and nothing is missed."""

    async def run() -> None:
        async with bad_line(served.port) as (address, line), Client(served.address) as fresh:
            await fresh.log_in("ana", PASSWORD)
            async with Client(address, patience=QUICK) as client:
                await client.log_in("ana", PASSWORD)
                async with client.sit("wheel") as seat:
                    for after in range(8):
                        lay, left = on_layout(seat.view, "ana"), after

                        def allows(_: bytes) -> bool:
                            nonlocal left
                            left -= 1
                            return left != -1

                        line.down = allows
                        await seat.bet("straight", 100, 17)
                        line.down = lambda _: True
                        line.cut()
                        await seat.bet("straight", 100, 18)
                        shown = await fresh.table("wheel")
                        await seat.reached(shown.seq)
                        assert on_layout(seat.view, "ana") == lay + 200 == on_layout(shown.view, "ana")
                        assert {k: v for k, v in seat.view.items() if k != "you"} == {
                            k: v for k, v in shown.view.items() if k != "you"
                        }
                    assert client.wire.connections > 8
                    assert seat.whole_views < 8  # most reconnections went on from where the seat stood

    asyncio.run(run())


def test_a_command_is_done_once_however_often_it_is_sent(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address) as client:
            await client.log_in("ana", PASSWORD)
            command = {"do": "act", "table": "wheel", "act": {**bet("ana"), "bet": "red"}}
            replies = await asyncio.gather(
                *(client.do(command, id_=f"the-same-{served.port}") for _ in range(3)),
                return_exceptions=True,
            )
            again = await client.do(command, id_=f"the-same-{served.port}")
            assert [each for each in replies if isinstance(each, Reply)] == [again] * 3
            with pytest.raises(CommandRefused, match="the-same"):
                await client.do({**command, "table": "dice"}, id_=f"the-same-{served.port}")

    asyncio.run(run())


def test_no_answer_in_time_tells_the_id_to_ask_again_with(served: Served) -> None:
    async def run() -> None:
        async with bad_line(served.port) as (address, line), Client(address, patience=QUICK) as client:
            await client.log_in("ana", PASSWORD)
            async with client.sit("wheel") as seat:
                command = {"do": "act", "table": "wheel", "act": {**bet("ana"), "bet": "black"}}
                line.down = lambda _: False
                with pytest.raises(NoAnswer) as unknown:
                    await client.do(command, within=0.5)
                line.down = lambda _: True
                reply = await client.do(command, id_=unknown.value.id)
                await seat.reached(reply.body["number"])
                laid = [each for each in seat.view["stakes"].values() if each["bet"] == "black"]
                assert [each["amount"] for each in laid] == [100]
                with pytest.raises(NoAnswer):
                    await seat.wait_for(lambda _: False, within=0.05)

    asyncio.run(run())


def test_what_a_killed_program_left_is_sent_again(served: Served, tmp_path: Path) -> None:
    """The command is on disk before it is sent; a new process finishes it, and it is done once."""
    path = tmp_path / "outbox"
    command = {"do": "act", "table": "dice", "act": bet("ana", 500)}
    killed = f"""
import asyncio, os
from banca.client import Client, Outbox
class Dies(Outbox):
    def keep(self, id_, command):
        super().keep(id_, command)
        asyncio.get_running_loop().call_later(SECONDS, os._exit, 9)
async def run():
    async with Client({served.address!r}, outbox=Dies({str(path)!r})) as client:
        await client.log_in("ana", {PASSWORD!r})
        await client.do({command!r})
        await asyncio.sleep(60)
asyncio.run(run())
"""

    async def finish() -> int:
        with Outbox(path) as outbox:
            async with Client(served.address, outbox=outbox) as client:
                await client.log_in("ana", PASSWORD)
                left = len(outbox.unanswered)
                assert all(reply.accepted for reply in (await client.finish()).values())
                assert not outbox.unanswered
                async with client.sit("dice") as seat:
                    laid = on_layout(seat.view, "ana")
        with Outbox(path) as reread:
            assert not reread.unanswered
        return laid + left * 10**9

    async def on_table() -> int:
        async with Client(served.address) as client:
            await client.log_in("ana", PASSWORD)
            return on_layout((await client.table("dice")).view, "ana")

    before = asyncio.run(on_table())
    done = subprocess.run([sys.executable, "-c", killed.replace("SECONDS", "0")], check=False)
    assert done.returncode == 9
    with path.open("a", encoding="utf-8") as cut:
        cut.write('{"id": "cut off')
    assert asyncio.run(finish()) == before + 500 + 10**9
    subprocess.run([sys.executable, "-c", killed.replace("SECONDS", "1")], check=False)  # its reply had come
    assert asyncio.run(finish()) == before + 1000


def test_it_keeps_to_what_the_server_takes(served: Served) -> None:
    """Two hundred questions at once are asked as fast as one socket may, and the socket is never cut."""

    async def run() -> None:
        async with Client(served.address) as client:
            await client.log_in("ana", PASSWORD)
            async with client.sit("dice") as seat:
                asked = await asyncio.gather(*(seat.ask(bet("ana")) for _ in range(110)))
                assert len(asked) == 110
                assert client.wire.connections == 1

    asyncio.run(run())


def test_it_waits_where_it_came_too_often(tmp_path: Path) -> None:
    limits = Limits(Rate(1.0, 1.0), FAST, FAST, 10)

    async def come(address: str) -> int:
        async with Client(address) as client:
            await client.come_in_as_guest()  # now the house takes nothing more from this address for a second
            async with asyncio.timeout(20), client.sit("wheel") as seat:
                return int(seat.view["round"])

    with new_house(tmp_path) as house, in_a_thread(house, Listening(port=0, limits=limits)) as running:
        open_table(running, "wheel")
        assert asyncio.run(come(running.address)) == 1


def test_it_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    found = Served(tmp_path)
    found.make({"dice": TableConfig({"edition": CUSSEC}, timers=SLOW_TIMERS)}, {"ana": ["player"]})
    found.start()

    async def run() -> None:
        async with Client(found.address, patience=QUICK) as client:
            await client.log_in("ana", PASSWORD)
            async with client.sit("dice") as seat:
                for number, told in enumerate((signal.SIGTERM, signal.SIGKILL, signal.SIGINT), 1):
                    await seat.act(bet("ana"))
                    port = found.port
                    code = await asyncio.to_thread(found.stop, told)
                    assert code == (-9 if told == signal.SIGKILL else 0)
                    sent = asyncio.create_task(seat.act(bet("ana")))
                    await asyncio.to_thread(found.start, port)
                    await sent
                    assert on_layout(seat.view, "ana") == number * 200
                    shown = await client.table("dice")
                    assert {k: v for k, v in seat.view.items() if k != "you"} == {
                        k: v for k, v in shown.view.items() if k != "you"
                    }

    try:
        asyncio.run(run())
    finally:
        if found.serving:
            found.stop()


def test_a_session_is_rotated_and_the_seat_goes_on(served: Served) -> None:
    async def run() -> None:
        patience = Patience(answer=20, first_again=0.02, rotate=0.3)
        async with Client(served.address, patience=patience) as client:
            await client.come_in_as_guest()
            first = client.credentials()
            async with client.sit("dice") as seat:
                await asyncio.sleep(1.5)
                assert client.credentials() != first
                assert client.wire.connections > 1
                await seat.act(bet(client.name))

    asyncio.run(run())


def test_a_log_out_elsewhere_ends_the_client(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address) as client, Client(served.address) as other:
            await client.log_in("dora", PASSWORD)
            await other.log_in("dora", PASSWORD)
            async with client.sit("desk") as seat:
                reader = aiter(seat)
                await anext(reader)
                await other.do({"do": "log-out-everywhere", "name": "dora"})
                await asyncio.sleep(1.2)  # what the server found holds for a second
                with pytest.raises(LoggedOut):
                    await seat.ask({"act": "lift"})
                with pytest.raises(LoggedOut):
                    await drained(reader)
                assert seat.is_over

    asyncio.run(run())


def test_what_a_newer_server_says_is_passed_over(served: Served) -> None:
    async def run() -> None:
        async with Client(served.address) as client:
            await client.come_in_as_guest()
            async with client.sit("dice") as seat:
                for said in (b'{"is":"of-a-newer-server"}', write_message(View("elsewhere", 1, {}))):
                    await _hear(client, said)
                assert isinstance(seat, Seat)
                await seat.act(bet(client.name))

    async def _hear(client: Client, said: bytes) -> None:
        class Frames:
            def __init__(self) -> None:
                self.left = [said]

            def __aiter__(self) -> "Frames":
                return self

            async def __anext__(self) -> bytes:
                if not self.left:
                    raise StopAsyncIteration
                return self.left.pop()

        await client.wire._read(Frames())  # type: ignore[arg-type]

    asyncio.run(run())


def test_it_needs_neither_the_database_nor_arrays() -> None:
    told = "import sys, banca.client; print(*sorted({m.partition('.')[0] for m in sys.modules}))"
    found = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert "msgspec" in found
    assert not {"sqlalchemy", "numpy", "numba", "starlette", "alembic"} & set(found)


def test_errors_are_of_one_family() -> None:
    assert all(issubclass(each, ClientError) for each in (CommandRefused, NoAnswer, NotConnected, LoggedOut))
    assert msgspec.json.decode(b'{"accepted":false}', type=Reply) == Reply(False)
