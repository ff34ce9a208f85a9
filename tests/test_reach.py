"""Proofs reach the program: the rules hold nothing that only tests call, and a proof that leads nowhere is seen."""

from collections.abc import Mapping

import pytest

from tests.reach import Program, sources


def test_the_rules_hold_nothing_that_only_tests_call() -> None:
    assert Program(sources()).decoys() == ()


LIVE = """
from functools import cache
from banca.play.act_rules import Deed
from banca.law import data

ODDS = {"fan": 3}
Stakes = tuple[int, ...]

@cache
def settle(stakes: Stakes) -> int:
    return sum(prize(stake) for stake in stakes)

def prize(stake: int) -> int:
    return data.TIMES * ODDS["fan"] * stake

def is_lost(stake: int) -> bool:
    return not stake

GAME = Deed(settle, losing=is_lost)
"""
WRITTEN = {
    "banca.cli": "from banca.games.fantan import GAME\ndef main(): return GAME.done()\n",
    "banca.law": "",
    "banca.law.data": "TIMES = 1\n",
    "banca.play.act_rules": "class Deed:\n    def __init__(self, *said): ...\n    def done(self): return self.how\n"
    "    @property\n    def how(self): return 1\n",
    "banca.games.fantan": LIVE,
}


def decoys(**more: str) -> tuple[str, ...]:
    """With more written at the end of some module, its name spelt with two underscores for a point."""
    added: Mapping[str, str] = {name.replace("__", "."): text for name, text in more.items()}
    return Program(
        {name: text + added.get(name, "") for name, text in WRITTEN.items()}, ["banca.cli:main"], {}
    ).decoys()


def test_what_the_command_calls_is_no_decoy() -> None:
    assert decoys() == ()


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        ("def enable(): return settle(())\n", ["enable"]),
        ("def enable(): return helps()\ndef helps(): return enable()\n", ["enable", "helps"]),
        ("SIMPLE = ('kuoc',)\n", ["SIMPLE"]),
        ("class Application:\n    def missing(self): return ()\n", ["Application", "Application.missing"]),
        # Named elsewhere, but as something else: a scope's own name, a word in a text, an attribute, an annotation.
        ("def lost(): ...\ndef unused(lost: int): return lost\nGAME = unused\n", ["lost"]),
        ("def lost(): ...\nTEXT = 'lost'\nGAME = TEXT\n", ["lost"]),
        ("def lost(): ...\nGAME = Deed().lost\n", ["lost"]),
        ("def lost(): ...\nGAME = [lost for lost in ()]\n", ["lost"]),
        ("def lost(): ...\ndef ask(it):\n    match it:\n        case {'a': lost}: return lost\nGAME = ask\n", ["lost"]),
        ("class Lost:\n    def why(self): ...\ndef ask(it: Lost): return it.why\nGAME = ask\n", ["Lost", "Lost.why"]),
    ],
)
def test_a_planted_decoy_is_found(planted: str, found: list[str]) -> None:
    assert decoys(banca__games__fantan=planted) == tuple(f"banca.games.fantan:{name}" for name in found)


@pytest.mark.parametrize(
    "planted",
    [
        "def lost(): ...\nGAME = {'lost': lost}\n",
        "def lost(): ...\ndef ask(by=lost): return by()\nGAME = ask\n",
        "def lost(): ...\nGAME = lambda it: lost() or it\n",
        "class Shaker:\n    clasps: int\ndef ask(it: 'Shaker | None'): return it\nGAME = ask\n",
        "if True:\n    GAME = 1\n",
    ],
)
def test_what_is_used_in_another_way_is_no_decoy(planted: str) -> None:
    assert decoys(banca__games__fantan=planted) == ()


def test_a_method_that_nobody_asks_for_is_a_decoy() -> None:
    assert decoys(banca__play__act_rules="    def lit(self): return ()\n") == ("banca.play.act_rules:Deed.lit",)


TESTS = """
from functools import cache
from banca.games.fantan import enable, settle

@cache
def settled():
    return settle((100,))

def test_live(): assert settled()
def test_decoy(): assert enable()
def test_nothing(): assert {"fan": 3}["fan"] == 3
"""


def test_a_proof_that_leads_to_a_decoy_or_to_nothing_is_hollow() -> None:
    planted = WRITTEN | {"banca.games.fantan": LIVE + "def enable(): return 1\n", "tests.test_art_07": TESTS}
    file = "tests/test_art_07.py::"
    found = Program(planted, ["banca.cli:main"], {}).hollow(
        [file + name for name in ("test_live", "test_decoy", "test_nothing")]
    )
    assert found == (f"{file}test_decoy", f"{file}test_nothing")
