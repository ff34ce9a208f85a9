"""Files that a user gives: whatever they contain, the answer is one line."""

import os
from pathlib import Path

import pytest

from tests.cli.test_bounds import LONG, is_refused, run_all

ANCHORS = "\n".join(f"  {b}: &{b} [*{a}, *{a}, *{a}]" for a, b in zip("abcdefghijkl", "bcdefghijklm", strict=True))
BOMB = f"steps:\n  a: &a [x, x, x]\n{ANCHORS}\n"
BAD_TEXTS = {
    "nothing": "",
    "date": "2020-99-99: 2020-02-31\nsteps: {a: {stake: 2020-02-31, on win: 2020-13-45, on lose: a}}\n",
    "time": "steps: {a: {stake: 99:99:99, on win: 2020-01-01T99:99:99Z, on lose: a}}\n",
    "digits": f"steps: {{a: {{stake: {LONG}, on win: a, on lose: a}}}}\n",
    "key": f"{LONG}: {LONG}\n",
    "octal": f"steps: {{a: {{stake: 0{LONG}, on win: a, on lose: a}}}}\n",
    "float": "steps: {a: {stake: 1e400, on win: .nan, on lose: -.inf}}\n",
    "fullwidth": "steps: {a: {stake: １, on win: a, on lose: a}}\n",
    "deep": "[" * 50_000,
    "deep blocks": "- " * 50_000,
    "deep keys": "".join(f"{' ' * n}a:\n" for n in range(200)),
    "bomb": BOMB,
    "merge": "base: &b {a: 1}\nsteps:\n  <<: *b\n",
    "loop": "steps: &a [*a]\n",
    "tag": "steps: !!python/object/apply:os.system ['exit 9']\n",
    "binary tag": "steps: !!binary '!!!'\n",
    "twice": "steps: {a: {stake: 1, on win: a, on lose: a}, a: {stake: 2, on win: a, on lose: a}}\n",
    "escape": "steps: \x1b[2J\n",
    "escaped": 'steps: {"\\e[2J": {stake: 1, on win: "\\e]0;x\\a", on lose: a}}\n',
    "nul": "steps: \0\n",
    "surrogate": 'steps: {"\\ud800": {stake: 1, on win: b, on lose: c}}\n',
    "beyond characters": 'steps: "\\U99999999"\n',
    "key of keys": "? {a: b}\n: c\n",
    "documents": "steps: 1\n---\nsteps: 2\n",
    "unclosed": "steps: {a: [\n",
}
BYTES = {
    "binary": bytes(range(256)),
    "latin": b"steps: \xe9\n",
    "utf-16": "steps: 1".encode("utf-16"),
    "gzip": b"\x1f\x8b\x08",
}
SAT = ("simulate", "roulette", "--bet", "red", "--bankroll", "9", "--sessions", "9", "--rounds", "9", "--plan")
PLAYS = ("simulate", "blackjack", "--bet", "main", "--rounds", "9", "--strategy")
TAKES = {
    "plan": ((*SAT,), ".yaml", 1_000_000),
    "table": ((*PLAYS,), ".yaml", 250_000),
    "CSV": ((*PLAYS,), ".csv", 250_000),
    "function": ((*PLAYS,), ".py", 4_000_000),
    "authorised": (("odds", "craps", "--authorised"), ".yaml", 32_768),
    "dossier": (("dossier",), ".yaml", 32_768),
}
every_file = pytest.mark.parametrize("kind", TAKES)


@every_file
def test_a_file_that_holds_something_else_gets_one_line(kind: str, tmp_path: Path) -> None:
    words, suffix, _ = TAKES[kind]
    contents = {name: text.encode("utf-8") for name, text in BAD_TEXTS.items()} | BYTES
    if suffix == ".csv":
        contents |= {
            "long cell": b"hand,2-A\nhard 4,'" + b"x" * 200_000,
            "no head": b"hand\nhard 5,draw\n",
            "number": f"hand,2-A\nhard {LONG},draw\n".encode(),
            "range": f"hand,2-A\nhard 4-{LONG},draw\n".encode(),
            "size": f"hand,2-A\nhard 12 of {LONG},draw\n".encode(),
        }
    files = []
    for number, content in enumerate(contents.values()):
        files.append(tmp_path / f"{number}{suffix}")
        files[-1].write_bytes(content)
    cases = [[*words, str(file)] for file in files]
    for name, outcome in zip(contents, run_all(cases), strict=True):
        assert is_refused(*outcome), (name, outcome)


@every_file
def test_what_is_no_plain_file_or_too_long_a_one_gets_one_line(kind: str, tmp_path: Path) -> None:
    """A pipe into which nobody writes would be waited for without end."""
    words, suffix, most = TAKES[kind]
    pipe, folder, long, nowhere = (tmp_path / f"{name}{suffix}" for name in ("pipe", "folder", "long", "nowhere"))
    os.mkfifo(pipe)
    folder.mkdir()
    long.write_bytes(b"#" * (most + 1))
    device = tmp_path / f"device{suffix}"
    device.symlink_to("/dev/zero")
    named = (pipe, folder, long, nowhere, device, tmp_path / f"{'x' * 5000}{suffix}")
    said = (
        "is a pipe",
        "is a folder",
        f"more than {most:,} bytes",
        "No such file",
        "is a device",
        "File name too long",
    )
    for says, outcome in zip(said, run_all([[*words, str(file)] for file in named]), strict=True):
        assert is_refused(*outcome), outcome
        assert says in outcome[2]


def test_a_plan_may_name_its_steps_as_it_likes(tmp_path: Path) -> None:
    """What YAML would take for a truth, a number or a day is a name here."""
    file = tmp_path / "mine.yaml"
    goes = {"no": "2, on lose: yes", "yes": "no, on lose: 2", "2": "no, on lose: no"}
    steps = "".join(f"  {step}: {{stake: 1, on win: {to}}}\n" for step, to in goes.items())
    file.write_text(f"name: 2020-02-31\nsteps:\n{steps}")
    [(code, out, err)] = run_all([[*SAT, str(file)]])
    assert (code, err) == (0, "")
    assert out
