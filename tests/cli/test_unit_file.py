"""The unit for systemd: its command starts a house, tells systemd so, and ends in good order."""

import os
import signal
import socket
import subprocess
from configparser import ConfigParser
from pathlib import Path

from banca.house.sealing import KEY_VARIABLE
from tests.client.serving import BANCA, Served

UNIT = Path(__file__).parents[2] / "examples" / "banca.service"
WITHIN = 60.0  # seconds


def unit() -> ConfigParser:
    found = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(UNIT, encoding="utf-8")
    return found


def test_its_command_starts_a_house_and_tells_systemd(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.make({})
    (tmp_path / "reports").mkdir()
    known = {"%d/house.key": str(served.key), "/var/lib/banca/reports": str(tmp_path / "reports")}
    known |= {"/opt/banca/bin/banca": BANCA, "$BANCA_OPTIONS": "--port=0"}
    words = [known.get(word, word) for word in unit()["Service"]["ExecStart"].split()]
    environment = {name: value for name, value in os.environ.items() if name != KEY_VARIABLE}
    environment |= {"BANCA_DATABASE": str(served.database), "NOTIFY_SOCKET": str(tmp_path / "notify")}
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(environment["NOTIFY_SOCKET"])
        systemd.settimeout(WITHIN)
        running = subprocess.Popen(
            words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, umask=0o077
        )
        assert systemd.recv(100) == b"READY=1"
        running.send_signal(signal.SIGTERM)
        assert systemd.recv(100) == b"STOPPING=1"
        said, logged = running.communicate(timeout=WITHIN)
    assert running.returncode == 0, logged
    assert said.splitlines()[-1] == "stopped: every command that was answered is kept"
    assert '"event":"stopping"' in logged


def test_what_it_relies_on() -> None:
    service = unit()["Service"]
    assert service["Type"] == "notify"
    assert service["RestartPreventExitStatus"] == "2"  # one clear line, and nothing to try again
    assert service["LimitCORE"] == "0"  # no key in a core file
    assert service["NoNewPrivileges"] == service["ProtectHome"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
