"""What was compiled once is loaded from disk at the next start, without making ready to compile again."""

import subprocess
import sys

READY_TO_COMPILE = "numba.np.linalg"  # among what numba imports first when it compiles
START = f"""
import sys
from banca.cli import main
found = main(sys.argv[1:])
print({READY_TO_COMPILE!r} in sys.modules, file=sys.stderr)
raise SystemExit(found)
"""


def test_a_second_start_compiles_nothing() -> None:
    said = [_started("simulate", "fantan", "--bet", "nim", "--selection", "1-2", "--rounds", "1000") for _ in range(2)]
    assert said[-1] == "False\n"


def _started(*asked: str) -> str:
    done = subprocess.run([sys.executable, "-c", START, *asked], check=True, capture_output=True, text=True)
    return done.stderr
