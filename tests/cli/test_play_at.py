"""banca play --at: a seat at a table of a house on the network, from a real terminal."""

import asyncio
import re
import subprocess
from collections.abc import Iterator
from typing import Any, Self

import pexpect
import pytest

from banca.client import Client
from banca.house.config import TableConfig
from tests.client.serving import BANCA, PASSWORD, Served, serving

QUICK = {"betting": 2, "decision": 30}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    tables = {
        "dice": TableConfig({"edition": "cussec-57-2004"}, timers=QUICK),
        "cards": TableConfig({"edition": "blackjack-56-2004"}, timers=QUICK),
        "stud": TableConfig({"edition": "stud-poker-61-2004"}, timers=QUICK),
        "tiles": TableConfig({"edition": "paikau-96-85-M"}, timers=QUICK),
    }
    with serving(tmp_path_factory.mktemp("play-at"), tables, {"ana": ["player"], "bo": ["player"]}) as found:
        yield found


class AtTerminal:
    def __init__(self, *words: str) -> None:
        self.seat = pexpect.spawn(BANCA, ["play", *words], encoding="utf-8", timeout=30, echo=False)
        self.seat.setwinsize(50, 160)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.seat.close(force=True)

    def see(self, *expected: Any) -> str:
        for each in expected:
            self.seat.expect(each)
        return str(self.seat.after)

    def type(self, line: str, *expected: Any) -> str:
        self.seat.sendline(line)
        return self.see(*expected)


def test_a_round_of_cussec_and_why_it_came_out_so(served: Served) -> None:
    with AtTerminal("cussec", "--at", served.address, "--guest") as you:
        you.see("cussec-57-2004", "You have 10,000.00", "Table dice", r"10,000\.00 HKD › ")
        you.type("small 100", r"100\.00 on small", r"9,900\.00 HKD › ")
        you.see(r"Betting is open for 2 s|bell", "dice", r"You (won|lost) 100\.00")
        you.type("why", "small: (win|lose)", "57/2004 art")
        you.type("rules 3", "57/2004 art. 3")
        you.type("odds", "small", "%")
        you.type("history", "dice")
        you.type("lying", "nothing lies on the layout")
        you.type("go", "goes on by itself")
        you.type("help", "your chips")
        you.type("nonsense 5", "no bet 'nonsense' here")
        you.type("small 999999", "✗")
        you.type("quit", "You leave with", pexpect.EOF)


def test_what_others_do_is_shown(served: Served) -> None:
    async def bet() -> None:
        async with Client(served.address) as client:
            await client.log_in("bo", PASSWORD)
            async with client.sit("dice") as seat:
                await seat.wait_for(lambda view: view["turn"]["kind"] == "betting")
                await seat.bet("total", 20_000, 9)

    with AtTerminal("--at", served.address, "--table", "dice", "--as", "ana") as you:
        you.see("assword")
        you.type(PASSWORD, "you are ana", "› ")
        asyncio.run(bet())
        you.see(r"bo: bet total 200\.00 9|bo: bet total 9 200\.00|bo: [^\r\n]*200\.00")
        you.type("big 100", r"100\.00 on big")
        you.type("quit", r"(stays, and the house settles it|You leave)", pexpect.EOF)


def test_decisions_by_their_words(served: Served) -> None:
    with AtTerminal("--at", served.address, "--table", "cards") as you:
        you.see("blackjack-56-2004", "› ")
        you.type("main 100 at 1", r"100\.00 on main")
        asked = you.see(r"What do you do\? [^\r\n]*|You (won|lost|are)")
        if "What do you do" in asked and "stand" in asked:
            you.type("stand", r"You (won|lost|are)")
        you.type("why 1", "56/2004")
        you.type("quit", "You leave with", pexpect.EOF)


def test_history_is_not_kept_where_the_law_forbids_it(served: Served) -> None:
    with AtTerminal("--at", served.address, "--table", "stud") as you:
        you.see("stud-poker-61-2004", "› ")
        you.type("history", "61/2004 art. 12")
        you.type("quit", pexpect.EOF)


def test_choices_of_one_name_by_their_number(served: Served) -> None:
    async def bank() -> None:
        async with Client(served.address) as client:
            await client.log_in("bo", PASSWORD)
            async with client.sit("tiles") as seat:
                await seat.bet("bank", 500_000, place=1)
                async for _ in seat:
                    if choices := seat.you.get("choices"):
                        await seat.act(choices[0])
                    if seat.view["last"]:
                        return

    async def play(you: AtTerminal) -> None:
        banking = asyncio.create_task(bank())
        await asyncio.sleep(0.3)
        await asyncio.to_thread(you.type, "seat 100 at 2", r"100\.00 on seat")
        await asyncio.to_thread(you.see, r"What do you do\? 1: ")
        await asyncio.to_thread(you.type, "1", r"You (won|lost|are)")
        await banking

    with AtTerminal("--at", served.address, "--table", "tiles") as you:
        you.see("paikau-96-85-M", "› ")
        asyncio.run(play(you))
        you.type("quit", pexpect.EOF)


@pytest.mark.parametrize(("lang", "says"), [("pt", "Ganhou|Perdeu"), ("zh", "你贏了|你輸了")])
def test_in_the_language_asked_for(served: Served, lang: str, says: str) -> None:
    with AtTerminal("--at", served.address, "--table", "dice", "--lang", lang) as you:
        you.see("› ")
        you.type("small 100", says)
        you.type("quit", pexpect.EOF)


def test_each_mistake_has_its_line(served: Served) -> None:
    def refused(*words: str) -> str:
        done = subprocess.run(
            [BANCA, "play", *words], capture_output=True, text=True, check=False, input="wrong\n", timeout=60
        )
        assert (done.returncode, done.stdout) == (2, ""), done
        assert done.stderr.count("\n") == 1, done.stderr
        return done.stderr

    assert "cussec" in refused()
    assert "--at" in refused("cussec", "--table", "dice")
    assert "--seed" in refused("cussec", "--at", served.address, "--seed", "1")
    assert re.search("dice .*cards|cards .*dice", refused("--at", served.address))
    assert "no open table" in refused("roulette", "--at", served.address)
    assert "nowhere" in refused("--at", served.address, "--table", "nowhere")
    assert "127.0.0.1:9" in refused("--at", "http://127.0.0.1:9")
    assert "http://" in refused("--at", "casino")
    assert "password" in refused("--at", served.address, "--table", "dice", "--as", "ana")
