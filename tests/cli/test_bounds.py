"""Every number that a user gives has a stated bound: one line, no traceback, bounded memory."""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from banca.cli import LINE_MOST
from banca.cli.arguments import command
from banca.envs.options import read_num_envs, read_rounds, read_seed, read_setting, read_stake
from banca.games import game_of, settle
from banca.law import EDITIONS, OptionError, edition, option_set
from banca.money import Limits
from banca.play.setting import Setting
from banca.play.wager import Wager

ROOT = Path(__file__).parents[2]
BANCA = str(Path(sys.executable).with_name("banca"))
MEMORY = 6 << 30  # bytes of addresses: less than a hundred million decks take

LONG = "9" * 5000
NO_NUMBERS = (
    LONG,
    f"-{LONG}",
    f"0.{LONG}",
    f"1/{LONG}",
    "1e400",
    "1e-400",
    "nan",
    "inf",
    "-inf",
    "１２",
    "٣",
    "",
    " ",
    "0x10",
)
NEVER = (*NO_NUMBERS, str(10**30), f"-{10**30}", "1e30", "--5", "1;2", "\x1b[2J", "a\nb")

# Runs commands one after another in one process that may take so much memory and no more.
CHILD = f"""
import io, json, resource, sys, traceback
from contextlib import redirect_stderr, redirect_stdout
resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
from banca.cli import main
told = []
for words in json.load(sys.stdin):
    out, err = io.StringIO(), io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(words)
    except SystemExit as ended:
        code = ended.code
    except BaseException:
        code = traceback.format_exc()
    told.append((code, len(out.getvalue()), err.getvalue()))
json.dump(told, sys.stdout)
"""

Outcomes = list[tuple[Any, int, str]]


def run_all(cases: Sequence[Sequence[str]]) -> Outcomes:
    """What becomes of each: the exit code or a traceback, how much was printed, what was said on standard error."""
    child = [sys.executable, "-c", CHILD]
    done = subprocess.run(child, input=json.dumps(cases), capture_output=True, check=True, text=True, cwd=ROOT)
    return [(code, out, err) for code, out, err in json.loads(done.stdout)]


def is_refused(code: Any, out: int, err: str) -> bool:
    """One line, of a length that can be read, and nothing that steers a terminal."""
    line = err.removesuffix("\n")
    return (code, out) == (2, 0) and line.isprintable() and line.startswith("banca ") and len(line) < LINE_MOST + 100


# Options and parameters.


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_option_and_parameter_of_an_edition_is_bounded(slug: str) -> None:
    law = edition(slug)
    numbers = [o.name for o in law.options.values() if o.number or o.ratio]
    numbers += [p.name for p in law.parameters.values() if p.form != "word"]
    asked = [(name, value) for name in (*law.options, *law.parameters) for value in NEVER]
    asked += [(name, "-1") for name in numbers]
    cases = [["odds", slug, "--bet", "no-such-bet", "--set", f"{name}={value}"] for name, value in asked]
    for (name, value), outcome in zip(asked, run_all(cases), strict=True):
        assert is_refused(*outcome), (name, value, outcome)
        assert "no-such-bet" not in outcome[2], (name, value)  # it was the option that was refused


# Flags.

# A command line to which each flag can be added, and what else a flag needs.
RED = ("roulette", "--bet", "red", "--rounds", "100")
SAT = ("roulette", "--bet", "red", "--rounds", "10", "--bankroll", "10", "--sessions", "10")
BANKS = ("pai-kau", "--banks", "--rounds", "100")
OF_COMMANDS: dict[str, tuple[str, ...]] = {
    "games": (),
    "law": ("roulette",),
    "odds": ("roulette",),
    "strategy": ("stud-poker", "--hand", "Ah,Kh,Qh,Jh,Th", "--bank", "2c"),
    "simulate": RED,
    "settle": ("examples/roulette-round.json",),
    "play": ("roulette",),
    "drill": ("roulette", "--kind", "payouts"),
    "report": ("roulette", "--proof-rounds", "0", "--no-sensitivity"),
    "dossier": ("examples/new-bets/lucky-doubles.yaml", "--proof-rounds", "0"),
}
NUMBERS = {  # flags that take a number and nothing else: with what they are tried, where that is not as above
    ("odds", "--meter"): ("stud-poker",),
    ("odds", "--stake"): ("stud-poker", "--set", "max-per-game=1000"),
    ("odds", "--on"): ("roulette",),
    ("law", "--on"): ("roulette",),
    ("law", "--adopt"): ("roulette",),
    ("strategy", "--stake"): (*OF_COMMANDS["strategy"], "--set", "max-per-game=1000"),
    ("strategy", "--on"): OF_COMMANDS["strategy"],
    ("simulate", "--rounds"): RED[:-2],
    ("simulate", "--until-error"): RED,
    ("simulate", "--seed"): RED,
    ("simulate", "--cores"): RED,
    ("simulate", "--seats"): RED,
    ("simulate", "--on"): RED,
    ("simulate", "--bankroll"): SAT,
    ("simulate", "--stop-loss"): SAT,
    ("simulate", "--stop-win"): SAT,
    ("simulate", "--least"): SAT,
    ("simulate", "--most"): SAT,
    ("simulate", "--sessions"): SAT,
    ("play", "--chips"): ("roulette",),
    ("play", "--minimum"): ("roulette",),
    ("play", "--maximum"): ("roulette",),
    ("play", "--unit"): ("roulette",),
    ("play", "--on"): ("roulette",),
    ("drill", "--questions"): ("roulette",),
    ("drill", "--on"): ("roulette",),
    ("report", "--meter"): ("stud-poker",),
    ("report", "--on"): OF_COMMANDS["report"],
    ("report", "--proof-rounds"): OF_COMMANDS["report"],
    ("report", "--seed"): OF_COMMANDS["report"],
    ("report", "--rounds-per-hour"): OF_COMMANDS["report"],
    ("report", "--average-bet"): OF_COMMANDS["report"],
    ("dossier", "--proof-rounds"): OF_COMMANDS["dossier"],
    ("dossier", "--seed"): OF_COMMANDS["dossier"],
}
# Flags in which a number stands, and others: whatever is given, there is one line or an answer.
WITHIN = {
    "--hold": ("{}", "red={}", "split/{}=5", "pass-line=10,odds={}", "pass-line=10,odds=1-{}-2"),
    "--player": ("{}", "{},bank=700", "100,bank={}", "100,bank=700,way={}"),
    "--plan": (
        "{}",
        "flat:{}",
        "martingale:{}",
        "martingale:doublings=3,base={}",
        "proportional:{}",
        "labouchere:1-{}",
    ),
    "--set": ("{}", "{}=1", "decks={}"),
    "--commitment": ("{}", f"{'0' * 64}@{{}}"),
    "--cluster": ("{}", "local:{}", "tcp://127.0.0.1:{}", "tls://127.0.0.1:{}"),
}
TEXTS = (
    *("--article", "--compare", "--bet", "--seen", "--tiles", "--against", "--way", "--as", "--hand", "--bank"),
    *("--selection", "--strategy", "--dealing", "--house", "--preset", "--authorised", "--lang", "--currency"),
    *("--seed", "--kind", "--trainee", "--csv", "--device"),
    *("--checkpoint", "--parquet", "--plot", "--record", "--html", "--pdf", "--tls-ca", "--tls-cert", "--tls-key"),
    *("--commitments", "--key"),
    *("--at", "--table", "--database", "--host", "--port", "--certificate", "--certificate-key", "--origin", "--proxy"),
    *("--log", "--log-level", "--own-port", "--processes", "--reports"),
)


def flags() -> Iterator[tuple[str, str]]:
    """Each flag of each command that takes something."""
    subcommands = next(each for each in command()._actions if isinstance(each, argparse._SubParsersAction))
    for name, parser in subcommands.choices.items():
        for action in parser._actions:
            if action.option_strings and action.nargs != 0:
                yield name, action.option_strings[-1]


def test_every_flag_is_tried_here() -> None:
    every = set(flags())
    assert set(NUMBERS) <= every
    assert {flag for _, flag in every - set(NUMBERS)} == {*WITHIN, *TEXTS}


@pytest.mark.parametrize("name", OF_COMMANDS)
def test_a_number_that_is_none_or_beyond_all_bounds_gets_one_line(name: str) -> None:
    asked = [(flag, value) for of, flag in NUMBERS if of == name for value in NEVER]
    asked += [(flag, "-1") for of, flag in NUMBERS if of == name and flag != "--seed"]
    cases = [[name, *NUMBERS[name, flag], f"{flag}={value}"] for flag, value in asked]
    for (flag, value), outcome in zip(asked, run_all(cases), strict=True):
        assert is_refused(*outcome), (flag, value, outcome)


WRITTEN = {
    "--checkpoint",
    "--parquet",
    "--plot",
    "--record",
    "--commitments",
    "--csv",
    "--html",
    "--pdf",
}  # under whatever name is given


@pytest.mark.parametrize("name", OF_COMMANDS)
def test_whatever_else_is_given_gets_one_line_or_an_answer(name: str) -> None:
    asked = []
    for of, flag in flags():
        if of != name or (of, flag) in NUMBERS:
            continue
        base = {"--player": BANKS, "--plan": SAT}.get(flag, OF_COMMANDS[name])
        if flag == "--hold" and name == "simulate":
            base = ("roulette", "--rounds", "100")
        for form in WITHIN.get(flag, ("{}",)):
            values = (LONG,) if flag in WRITTEN else (*NEVER, "-1", "0")
            asked += [[name, *base, f"{flag}={form.format(value)}"] for value in values]
    for words, outcome in zip(asked, run_all(asked), strict=True):
        assert outcome[0] == 0 or is_refused(*outcome), (words[-1][:80], outcome)


# Decks, for every command and for Python.

SHOE = ("--set", "dealing-device=shoe")
DEALS = (
    ("odds", "blackjack", *SHOE, "--bet", "any-pair"),
    ("odds", "blackjack-141-2000"),
    ("strategy", "blackjack", *SHOE),
    ("simulate", "blackjack", *SHOE, "--bet", "main", "--rounds", "100"),
    ("simulate", "blackjack-141-2000", "--bet", "main", "--rounds", "100"),
    ("play", "blackjack", *SHOE),
    ("report", "blackjack", *SHOE),
)


def test_no_command_takes_more_than_two_hundred_decks() -> None:
    cases = [[*words, "--set", f"decks={decks}"] for words in DEALS for decks in (201, 99_999_999, 10**17)]
    for words, outcome in zip(cases, run_all(cases), strict=True):
        assert is_refused(*outcome), (words, outcome)
        law = "141/2000 art. 1(a)" if "blackjack-141-2000" in words else "56/2004 art. 1(2)"
        assert outcome[2].endswith(f"this program takes at most 200, though the law sets no bound ({law})\n")


def test_nor_does_a_record_or_python() -> None:
    record = {"banca": 1, "edition": "blackjack-56-2004", "options": {"decks": 99_999_999}, "acts": []}
    options = {"decks": 99_999_999, "dealing-device": "shoe"}
    says = "decks=99999999: this program takes at most 200, though the law sets no bound"
    with pytest.raises(OptionError, match=says):
        settle(record)
    with pytest.raises(OptionError, match=says):
        option_set(edition("blackjack-56-2004"), options)
    with pytest.raises(OptionError, match=says):
        read_setting("blackjack-56-2004", "first-listed", options, None, {})


def test_settle_takes_no_more_than_two_hundred_decks_either(tmp_path: Path) -> None:
    record = {"banca": 1, "edition": "blackjack-56-2004", "acts": []}
    file = tmp_path / "round.json"
    for more in ({"options": {"decks": 201}}, {"table": {"shoe": {"packs": 201}}}, {"table": {"minimum": 10**16}}):
        file.write_text(json.dumps(record | more))
        [outcome] = run_all([["settle", str(file)]])
        assert is_refused(*outcome), outcome


def test_amounts_of_money_have_a_bound() -> None:
    setting = Setting(option_set(edition("roulette-60-2004")))
    for amount in (10**15 + 1, 10**30, 10**5000):
        for made in (
            lambda n: Limits(maximum=n),
            lambda n: Limits(minimum=n),
            lambda n: Limits(unit=n),
            lambda n: Wager(("red", None), n),
            lambda n: Wager(("red", None), 1, {4: n}),
        ):
            with pytest.raises(OptionError, match=r"10\^15"):
                made(amount)
    assert game_of("roulette-60-2004").opening(setting)


def test_an_environment_bounds_what_it_is_asked() -> None:
    for read in (read_stake, read_rounds, read_num_envs):
        for number in (0, -1, 10**30, 10**5000, 1e300, "１"):
            with pytest.raises(OptionError, match=r"from 1 to [0-9,.]+, not"):
                read(number)
    with pytest.raises(OptionError, match="a seed is a whole number, 0 or more, not a number of 16610 bits"):
        read_seed(-(10**5000))


# At a typed table.

TYPED = (
    "{bet} {n}|{bet} 100|back {bet} {n}|why {n}|rules {n}|do void why={n}|do dice dice={n}|do {n}={n}|arrange 1 at {n}"
)
MORE = "{n}|1 at {n}|hint at {n}|{bet} 100 at {n}|move {bet} to {bet} {n}|go|{n}|void {n}|do void why={n}|quit"


@pytest.mark.parametrize("slug", EDITIONS)
def test_numbers_beyond_all_bounds_at_a_typed_table(slug: str) -> None:
    bet = next(iter(edition(slug).bets))
    numbers = (LONG, str(10**30), "-1", "１２", "1e400", "nan")
    lines = [line.format(bet=bet, n=n) for n in numbers for line in f"{TYPED}|{MORE}".split("|") if line != "quit"]
    limited = ("bash", "-c", f'ulimit -v {MEMORY >> 10} && exec "$@"', "bash", BANCA, "play", slug, "--typed")
    done = subprocess.run(
        limited, input="\n".join((*lines, "quit")), capture_output=True, check=False, text=True, cwd=ROOT
    )
    assert "Traceback" not in done.stderr, done.stderr[-2000:]
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) < LINE_MOST + 200
