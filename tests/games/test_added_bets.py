"""Bets that can only be added to another."""

import pytest

from banca.games import game_of
from banca.law import editions_of, games


@pytest.mark.parametrize("game", games())
def test_they_are_bets_of_the_game(game: str) -> None:
    known = {bet for edition in editions_of(game) for bet in edition.bets}
    assert set(game_of(game).traits.added_bets) <= known


@pytest.mark.parametrize(
    ("game", "bet", "selection", "added"),
    [
        ("craps", "pass-odds", None, True),
        ("craps", "pass-line", None, False),
        ("stud-poker", "raise", None, True),
        ("stud-poker", "ante", None, False),
        ("blackjack", "double", None, True),
        ("blackjack", "any-pair", None, False),
        ("blackjack", "any-pair", 1, True),  # on a hand that comes of a split
        ("roulette", "straight", 17, False),
    ],
)
def test_which_bets_are_made_alone(game: str, bet: str, selection: int | None, added: bool) -> None:
    assert game_of(game).is_added(bet, selection) == added
