"""banca run: a house to try, made at the first run and gone on with at the next."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pexpect

from banca.law import games

BANCA = str(Path(sys.executable).with_name("banca"))
WITHIN = 60.0  # seconds


def own_folders(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}


def started(folder: Path, port: int) -> tuple["subprocess.Popen[str]", str]:
    """The house, and the address it printed."""
    process = subprocess.Popen(
        [BANCA, "run", "--port", str(port)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env=own_folders(folder),
    )
    assert process.stdout
    for line in process.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return process, found[0]
    raise AssertionError(process.wait())


def tables(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/v1/tables", timeout=10) as answer:  # noqa: S310 - our own
        found: list[dict[str, Any]] = json.load(answer)
    return found


def ended(process: "subprocess.Popen[str]") -> int:
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=WITHIN)
    return process.returncode


def test_a_table_of_every_game_with_bots_at_play_and_the_same_house_again(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process, address = started(tmp_path, port)
        assert address != f"http://127.0.0.1:{port}"  # the next that is free
        assert {each["game"] for each in tables(address)} == {*games()}
        until = time.monotonic() + WITHIN
        while not all(each["players"] for each in tables(address)):
            assert time.monotonic() < until
            time.sleep(0.5)
        assert ended(process) == 0
    process, address = started(tmp_path, 0)
    assert len(tables(address)) == len(games())
    assert ended(process) == 0
    assert (tmp_path / "data" / "banca" / "play.db").exists()


def seen(seat: "pexpect.spawn[str]", pattern: str) -> str:
    seat.expect(pattern)
    assert isinstance(seat.match, re.Match)
    return str(seat.match[1])


def test_the_seat_in_the_terminal_is_at_that_house(tmp_path: Path) -> None:
    """Over the network, as a guest: what is typed there lies on the table that the house serves."""
    seat = pexpect.spawn(
        BANCA, ["run", "--port", "0", "--lang", "en"], encoding="utf-8", timeout=WITHIN, env=own_folders(tmp_path)
    )
    seat.setwinsize(50, 160)
    address = seen(seat, r"open at (http://\S+):")
    name = seen(seat, r"you are ([a-z]+-[a-z]+-\d+)")
    bet = None
    while not bet:  # the cards may be on their way
        seat.sendline("banker 100")
        bet = seat.expect(["✗", r"100\.00 on banker"])
        time.sleep(0.5)
    table = next(each["table"] for each in tables(address) if each["game"] == "baccarat")
    with urllib.request.urlopen(f"{address}/v1/tables/{table}", timeout=10) as answer:  # noqa: S310 - our own
        view = json.load(answer)["view"]
    staked = {each["player"]: each["amount"] for each in view["stakes"].values() if each["bet"] == "banker"}
    settled = view.get("last", {}).get("settlement", {}).get("players", {})
    assert staked.get(name) == 10_000 or name in settled
    seat.sendline("quit")
    seat.expect(f"the house stays open: .banca play GAME --at {address}")
    assert len(tables(address)) == len(games())
    seat.sendintr()
    seat.expect("stopped")
    seat.expect(pexpect.EOF)
    seat.close()
    assert seat.exitstatus == 0
