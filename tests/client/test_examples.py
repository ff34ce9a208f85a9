"""The programs in examples/ against a real server."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pexpect
import pytest

from banca.client import Client
from banca.house.config import TableConfig
from tests.client.serving import PASSWORD, Served, serving

EXAMPLES = Path(__file__).parents[2] / "examples"
QUICK = {"betting": 1, "decision": 20}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    tables = {
        "cards": TableConfig({"edition": "blackjack-56-2004"}, timers=QUICK),
        "desk": TableConfig({"edition": "cussec-57-2004"}, dealer="croupier"),
        "wheel": TableConfig({"edition": "roulette-60-2004"}, timers=QUICK),
    }
    people = {"ana": ["player"], "bea": ["player"], "dora": ["croupier"], "sam": ["supervisor"]}
    with serving(tmp_path_factory.mktemp("examples"), tables, people) as found:
        yield found


def run(name: str, *arguments: str, within: float = 120) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=within)


def test_a_bot_plays_blackjack_by_best_play(served: Served) -> None:
    done = run("play_blackjack_by_best_play.py", served.address, "--rounds", "4", "--stake", "50")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    lines = done.stdout.splitlines()
    assert "sits at cards" in lines[0]
    assert len([line for line in lines if re.match(r"round \d+: [+-]\d", line)]) == 4
    assert "refused" not in done.stdout
    assert re.fullmatch(r"4 rounds, [+-]\d+\.\d\d", lines[-1])


def test_a_monitor_prints_one_line_for_every_event(served: Served) -> None:
    command = [sys.executable, str(EXAMPLES / "monitor.py"), served.address, "--rounds", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as watching:

        async def play() -> None:
            async with Client(served.address) as client:
                await client.log_in("ana", PASSWORD)
                async with client.sit("wheel") as seat:
                    while watching.poll() is None:
                        rounds = seat.view["round"]
                        await seat.bet("red", 10_000)
                        await seat.wait_for(partial(has_played, rounds))

        def has_played(rounds: int, view: Mapping[str, Any]) -> bool:
            return view["round"] > rounds or watching.poll() is not None

        try:
            asyncio.run(asyncio.wait_for(play(), 60))
            said, _ = watching.communicate(timeout=20)
        finally:
            watching.kill()  # nobody plays on whom it could wait for
    assert watching.returncode == 0
    assert re.search(r"(?m)^wheel #\d+: bet player=ana bet=red stake=10000$", said)
    assert re.search(r"(?m)^wheel #\d+: number number=\d+$", said)
    assert len(re.findall(r"(?m)^wheel #\d+: round \d+ ends: ana [+-]100\.00$", said)) == 2
    assert re.search(r"(?m)^wheel #\d+: 1 s for betting$", said)
    assert all(re.match(r"(cards|desk|wheel) #\d+: ", line) for line in said.splitlines())


class AtDesk:
    """The croupier's program, and somebody who types."""

    def __init__(self, address: str) -> None:
        program = str(EXAMPLES / "croupier_at_the_desk.py")
        command = [program, address, "desk", "--name", "dora", "--supervisor", "sam"]
        environment = {**os.environ, "BANCA_PASSWORD": PASSWORD, "BANCA_SUPERVISOR_PASSWORD": PASSWORD}
        self.desk = pexpect.spawn(sys.executable, command, env=environment, encoding="utf-8", timeout=30, echo=False)

    def prompt(self) -> str:
        self.desk.expect(r"(\S+)> ")
        assert isinstance(self.desk.match, re.Match)
        return str(self.desk.match[1])

    def go_to(self, wanted: str) -> None:
        """Go on with the croupier's steps until the table waits for this."""
        for _ in range(20):
            if self.prompt() == wanted:
                return
            self.desk.sendline("")
        raise AssertionError(self.desk.before)

    def type_in(self, *typed: str) -> None:
        self.desk.sendline("")
        for each in typed:
            if each != "wrong":
                self.go_to("dice")
            self.desk.sendline(each)
            if each[:1].isdecimal():
                self.prompt()

    def settle(self, number: int) -> None:
        for _ in range(20):
            self.desk.sendline("")
            if self.desk.expect([rf"round {number} settled: (\{{.*?\}})", r"refused: (.*)", r"(\S+)> "]) == 0:
                return
        raise AssertionError(self.desk.before)

    def say(self, typed: str, answer: Any) -> None:
        self.desk.sendline(typed)
        self.desk.expect(answer)


def test_a_croupier_deals_a_table_of_real_dice(served: Served) -> None:
    """A throw that is void, a throw that is typed wrongly and taken back, and a round that is settled anew."""
    croupier = AtDesk(served.address)

    async def play() -> None:
        async with Client(served.address) as client:
            await client.log_in("bea", PASSWORD)
            async with client.sit("desk") as seat:
                before = seat.you["purse"]
                for number, typed in enumerate((["void stacked", "6 6 5", "wrong", "1 2 3"], ["5 5 5"]), 1):
                    await asyncio.to_thread(croupier.go_to, "bell")
                    await seat.bet("small", 10_000)
                    await asyncio.to_thread(croupier.type_in, *typed)
                    await asyncio.to_thread(croupier.settle, number)
                await seat.wait_for(lambda view: view["last"]["round"] == 2)
                assert seat.you["purse"] == before  # won by 1 2 3, and lost by 5 5 5
                await asyncio.to_thread(croupier.say, "correct 1 1 2", r"round 2 settled anew: {'bea': 20000}")
                await seat.wait_for(lambda view: view["you"]["purse"] == before + 20_000)
                await asyncio.to_thread(croupier.say, "1 2 3", "nothing is to be typed in now")

    try:
        asyncio.run(asyncio.wait_for(play(), 90))
        croupier.say("quit", pexpect.EOF)
    finally:
        croupier.desk.close(force=True)
    assert croupier.desk.exitstatus == 0
