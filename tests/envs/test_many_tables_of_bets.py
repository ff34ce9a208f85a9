"""Many tables with one choice a round, a bet or a raise: the same chance gives the same results."""

from typing import Any

import pytest

from banca.envs.baccarat.kernel import MACHINE, USED_UP
from banca.envs.one_draw import OneDrawPlay
from banca.material.cards import PACK
from tests.envs.side_by_side import Episode, check_live, play_many

BACCARAT = "banca/Baccarat-v0"
SETS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "customary", "stake": 20},
    {"after-tie": "keep", "shoe-end": "one-more", "demonstration-rounds": 2},
    {"dealing-device": "shuffler-dealer"},
    {"opening-burn": "first-card", "round-burn": "none", "parameters": {"cut-depth": 300, "pair-bets": "alone"}},
)


def sessions(env: Any, table: int, episode: Episode, last: bool) -> None:
    if last or env.terms[MACHINE] or env.rows[table, USED_UP]:
        episode.shown += [PACK[card] for card in env.packs[table]]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_baccarat_with_the_same_cards(options: dict[str, Any]) -> None:
    for episode in play_many(BACCARAT, 2, 45, sessions, **options):
        check_live(BACCARAT, episode, **options)


def hands(env: Any, table: int, episode: Episode, last: bool) -> None:
    del last
    episode.shown += env.dealt(table)


@pytest.mark.parametrize("way", ["manual-shoe", "shuffler"])
@pytest.mark.parametrize("posted", [{}, {"max-per-game": 500_000}], ids=str)
def test_stud_poker_with_the_same_cards(way: str, posted: dict[str, int]) -> None:
    options = {"shuffle-method": way, "parameters": posted}
    for episode in play_many("banca/StudPoker-v0", 2, 40, hands, **options):
        check_live("banca/StudPoker-v0", episode, **options)


def results(env: Any, table: int, episode: Episode, last: bool) -> None:
    """What chance showed is in what was seen, by its number among the results."""
    play: OneDrawPlay = env.play
    if not last:
        result = play.results[env.observed[table, 0] - 1]
        episode.shown.append(
            next(act for act in play.one_draw.draw.weights(play.setting) if play.one_draw.draw.fact(act, ()) == result)
        )


@pytest.mark.parametrize(("name", "stake"), [
    ("banca/Roulette-v0", 1), ("banca/Cussec-v0", 1), ("banca/FishPrawnCrab-v0", 1), ("banca/FanTan-v0", 120),
    ("banca/FanTan-v0", 277_200),
])  # fmt: skip
def test_one_draw_with_the_same_results(name: str, stake: int) -> None:
    """Also with the least stake of which nothing is rounded."""
    for episode in play_many(name, 2, 60, results, stake=stake):
        check_live(name, episode, stake=stake)
