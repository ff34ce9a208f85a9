"""Many tables of blackjack and the live table: the same cards give the same results in every step."""

from typing import Any

import pytest

from banca.envs.blackjack import kernel as tables
from banca.material.cards import PACK
from tests.envs.side_by_side import Episode, check_live, play_many

NAME = "banca/Blackjack-v0"
SETS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "customary", "stake": 2},
    {"decks": 2, "dealing-device": "shoe", "round-burn": "round-start-and-second-card", "ace-splits": "several"},
    {"dealing-device": "automatic-shuffler", "doubled-loss-to-bank-blackjack": "initial-stake-only"},
    {"decks": 6, "dealing-device": "shoe", "double-rule": "eleven-only", "resplit": "not-allowed"},
    {
        "decks": 4,
        "dealing-device": "shoe",
        "drawing-procedures": ["bank-rule", "player-freedom", "bank-announces"],
        "insurance-limit": "full",
    },
    {"decks": 1, "dealing-device": "shoe", "five-cards": "not-offered", "special-prizes": "not-offered"},
    {"edition": "blackjack-141-2000"},
    {"edition": "blackjack-141-2000", "decks": 3},
    {"edition": "blackjack-141-2000", "card-handling": "shuffling-machine"},
)


def sessions(env: Any, table: int, episode: Episode, last: bool) -> None:
    """The packs in the order in which they lie there when their session is over."""
    one_round = bool(env.terms[tables.MACHINE])
    if last or one_round or env.rows[table, tables.USED_UP]:
        episode.shown += [PACK[card] for card in env.packs[table]]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_same_cards_same_steps(options: dict[str, Any]) -> None:
    for episode in play_many(NAME, 2, 60, sessions, **options):
        check_live(NAME, episode, **options)
