"""Kernels of a GPU that deal cards and tiles in order, a block by one thread, give the totals of the processor's."""

from collections.abc import Iterator
from typing import Any

import pytest

from banca.exact.blackjack.advice import chart_of
from banca.exact.blackjack.best import best_play
from banca.games import game_of
from banca.games.pai_kau.ways import WAYS
from banca.law import BancaError, option_set
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec
from banca.simulate.gpu.run import OnGpu
from banca.simulate.rounds import Rounds
from banca.simulate.stud_poker import RaisesFrom
from tests.simulate.on_processor import forget, give_gpus

STUD, PAI_KAU = "stud-poker-61-2004", "paikau-96-85-M"
BLACKJACK = "blackjack-56-2004"
SEED = 11
ROUNDS = (1, 4097, 60_000)  # in one of several buffers; in the second; in many
SIX = {"decks": 6}
WITH_OTHERS = {"decks": 6, "additional-bets": "any-pair,sevens,over-under-13"}


@pytest.fixture(autouse=True)
def _gpus(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    give_gpus(monkeypatch)
    yield
    forget()


def setting_of(slug: str, options: dict[str, Any]) -> Setting:
    return Setting(option_set(game_of(slug).edition, options))


def check_totals(setting: Setting, *seats: Seat) -> set[int]:
    """Those of the processor and of the GPU are equal; the outcomes that came."""
    spec = SimulationSpec(setting, seats)
    came = set[int]()
    for rounds in ROUNDS:
        job = Rounds(spec, rounds, SEED)
        found = OnGpu(job).play(0)
        assert found.to_json() == job.play(0).to_json()
        came |= set(found.counts[0].nonzero()[0].tolist())
    return came


@pytest.mark.parametrize("strategy", [RaisesFrom(), None], ids=["ace-king", "best"])
def test_stud_poker(strategy: RaisesFrom | None) -> None:
    check_totals(setting_of(STUD, {}), Seat.on(("ante", None), strategy))


@pytest.mark.parametrize("bettors", [1, 7])
@pytest.mark.parametrize("way", ["highest-front", "balanced"])
def test_pai_kau(bettors: int, way: str) -> None:
    check_totals(setting_of(PAI_KAU, {}), *[Seat.on(("seat", None), WAYS[way])] * bettors)


MAIN: Place = ("main", None)


def test_blackjack_by_the_basic_strategy() -> None:
    came = check_totals(setting_of(BLACKJACK, SIX), Seat.on(MAIN))
    ways = SimulationSpec(setting_of(BLACKJACK, SIX), (Seat.on(MAIN),)).kernel.seats[0]
    staked = {outcome.staked for each in came if (outcome := ways[each]) is not None}
    assert max(staked) >= 3  # split at least once, and doubled or split again


def test_blackjack_by_best_play() -> None:
    setting = setting_of(BLACKJACK, {})
    check_totals(setting, Seat.on(MAIN, chart_of(best_play(setting))))


@pytest.mark.parametrize(
    ("places", "amounts"),
    [
        ((MAIN, ("insurance", None)), (2, 1)),
        ((MAIN, ("any-pair", None)), (1, 1)),
        ((MAIN, ("any-pair", 2)), (10, 1)),
        ((MAIN, ("over-13", None), ("insurance", None)), (4, 1, 2)),
    ],
    ids=["insurance", "pair", "pair-on-second-part", "over-and-insurance"],
)
def test_blackjack_with_side_bets(places: tuple[Place, ...], amounts: tuple[int, ...]) -> None:
    came = check_totals(setting_of(BLACKJACK, WITH_OTHERS), Seat(tuple(map(Wager, places, amounts))))
    assert len(came) > 10


def test_any_pair_alone_on_a_part_of_a_split() -> None:
    check_totals(setting_of(BLACKJACK, WITH_OTHERS), Seat.on(("any-pair", 2)))


@pytest.mark.parametrize(
    ("slug", "seats"),
    [
        (STUD, [Seat.on(("ante", None))] * 2),
        (STUD, [Seat.on(("ante", None), lambda *_: "raise")]),
        (BLACKJACK, [Seat.on(MAIN)] * 2),
        (BLACKJACK, [Seat.on(("sevens", None))]),
    ],
    ids=["two boxes", "a function", "two places", "a bet alone"],
)
def test_what_the_kernels_do_not_play(slug: str, seats: list[Seat]) -> None:
    setting = setting_of(slug, WITH_OTHERS if slug == BLACKJACK else {})
    with pytest.raises(BancaError, match="GPUs do not play these bets"):
        OnGpu(Rounds(SimulationSpec(setting, tuple(seats)), 1000, SEED)).play(0)
