"""Errors for bad input to simulations, ways to play, environments and reports, in every language."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from banca.envs import options
from banca.envs.pettingzoo import TableEnv
from banca.exact import combined_odds
from banca.games import game_of
from banca.law import BancaError, edition_named, option_set
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.report import files, pdf
from banca.simulate import Seat, SimulationSpec, plan_named, threads
from banca.simulate.cluster import Tls, on_cluster
from banca.simulate.pai_kau.banks import Banks
from banca.simulate.pai_kau.banks import Player as Banker
from banca.simulate.rounds import Rounds
from banca.simulate.sessions.walk import Player
from banca.simulate.stud_poker.jackpot import Lives
from banca.strategy.blackjack.chart_table import chart_from_table
from tests.messages.said import check_error_said


def setting(game: str) -> Setting:
    return Setting(option_set(edition_named(game)))


def spec(game: str, *places: Any, dealing: Any = "packs") -> SimulationSpec:
    return SimulationSpec(setting(game), tuple(Seat.on(place) for place in places), dealing)


def job() -> Rounds:
    return Rounds(spec("fantan", ("fan", 1)), 10, 1)


def connected(address: str, tls: Tls | None = None, **asked: Any) -> None:
    with on_cluster(job(), address, tls, **asked):
        pass


def opened(cores: int) -> None:
    with threads(job(), cores):
        pass


FLAT = plan_named("flat")
WRONG: dict[str, Callable[[], Any]] = {
    "no seats": lambda: spec("fantan"),
    "no such dealing": lambda: spec("fantan", ("fan", 1), dealing="sleeve"),
    "no shoe": lambda: spec("fantan", ("fan", 1), dealing="shoe").kernel,
    "no shoe of dice": lambda: spec("craps", ("pass-line", None), dealing="shoe").kernel,
    "no rounds": lambda: Rounds(spec("fantan", ("fan", 1)), 0, 1),
    "too many rounds": lambda: Rounds(spec("fantan", ("fan", 1)), 10**30, 1),
    "no cores": lambda: opened(0),
    "too many cores": lambda: opened(10**6),
    "no cluster": lambda: connected("ucx://a:1"),
    "no certificates": lambda: connected("tls://10.0.0.1:8786"),
    "not encrypted": lambda: connected("tcp://10.0.0.1:8786"),
    "own certificates": lambda: connected("local:1", without_tls=True),
    "no plan": lambda: plan_named("martingal"),
    "no plan like it": lambda: plan_named("xyzzy"),
    "no parameter": lambda: plan_named("martingale:wins=2"),
    "no share": lambda: plan_named("proportional"),
    "no number": lambda: plan_named("martingale:doublings=many"),
    "too much": lambda: plan_named(f"flat:{10**7 * 2}"),
    "no plan file": lambda: plan_named("no/such/file.yaml"),
    "too small a bankroll": lambda: Player(0, FLAT),
    "no stop": lambda: Player(10, FLAT, stop_loss=0),
    "no split without main bet": lambda: spec("blackjack", ("split", None)).kernel,
    "one banker alone": lambda: Banks(setting("pai-kau"), (Banker(1, 1),), 10, 1),
    "no banker": lambda: Banks(setting("pai-kau"), (Banker(1), Banker(1)), 10, 1),
    "no such bet of pai kau": lambda: spec("pai-kau", ("xyzzy", None)).kernel,
    "no such bet of stud poker": lambda: spec("stud-poker", ("xyzzy", None)).kernel,
    "too many boxes": lambda: Lives(setting("stud-poker"), 1, 1, boxes=99),
    "nothing held": lambda: combined_odds(game_of("cussec"), setting("cussec"), []),
    "not held together": lambda: combined_odds(game_of("pai-kau"), setting("pai-kau"), [Wager(("seat", None), 1)]),
    "no rows": lambda: chart_from_table(setting("blackjack"), "stand"),
    "no act": lambda: chart_from_table(setting("blackjack"), "hard 16: shout"),
    "no row for a hand": lambda: chart_from_table(setting("blackjack"), "hard 16: stand"),
    "no CSV": lambda: chart_from_table(setting("blackjack"), "hand,2,3\nhard 16,stand"),
    "no edition": lambda: options.read_edition("fantan", "1999"),
    "not posted": lambda: options.read_setting("fantan", "first-listed", None, {"xyzzy": 1}, {}),
    "no names": lambda: options.read_names("reset", 7),
    "no stake": lambda: options.read_stake(0),
    "no action": lambda: options.read_action("stand", 5),
    "no actions": lambda: options.read_actions(np.zeros(3, np.int64), 2, 5),
    "too many seats": lambda: TableEnv("blackjack", seats=99),
    "no folder": lambda: files.refuse("no/such/folder/report.html"),
    "a folder": lambda: files.refuse(str(Path.cwd())),
    "no such character": lambda: pdf.refuse_missing({"\U0001f0a1"}),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_an_error_is_said_in_every_language(wrong: str) -> None:
    with pytest.raises(BancaError) as raised:
        WRONG[wrong]()
    check_error_said(raised.value)
