"""A little of `make chaos`: houses are killed and filled up, and nothing acknowledged is lost (R4, R5, R7)."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = 10


@pytest.mark.parametrize("kind", os.environ.get("DATABASES", "sqlite,postgresql").split(","))
def test_nothing_is_lost_torn_or_doubled(kind: str) -> None:
    """In a process of its own: it forks, which a test runner with threads must not."""
    command = [sys.executable, "-m", "tests.chaos", "--kills", str(KILLS), "--seeds", "1", "--conflicts", "40"]
    command += ["--server-kills", "0"]
    root = Path(__file__).parents[2]
    done = subprocess.run(
        command, cwd=root, env=os.environ | {"DATABASES": kind}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert f"{kind}: 0 acknowledged lost, 0 torn, 0 doubled" in done.stdout
    assert int(re.findall(r" kills (\d+)", done.stdout)[0]) == KILLS
    assert done.stdout.count("refused while full 3") == (3 if kind == "sqlite" else 1)
