"""Baccarat: six cards from eight packs just shuffled, and the drawing rule."""

from typing import TypeAlias

from numba import uint64

from bench.limits.chance import STEP, Word, bare, high, low, whole, word

Gained: TypeAlias = tuple[int, int, int]  # rounds won, lost, and all that were dealt

CARDS_OF_A_RANK = 4 * 8
CARDS = 13 * CARDS_OF_A_RANK
COURT = 10  # and the ten: what counts nothing


def banker(rounds: int, seed: int) -> float:
    """Nineteen to twenty when it wins, given back when the points are equal."""
    wins = losses = dealt = tried = 0
    while dealt < rounds:
        more = rounds - dealt
        won, lost, fine = _rounds(more, seed, tried)
        wins, losses, dealt, tried = wins + won, losses + lost, dealt + fine, tried + more
    return (0.95 * wins - losses) / rounds


@bare
def _rounds(tries: int, seed: int, tried: int) -> Gained:
    """Three words for six places in the packs; a round in which one comes twice is not dealt.

    Without a branch and without a table, so that the compiler deals several rounds at once.
    """
    wins = losses = dealt = 0
    for n in range(tried, tried + tries):
        state = uint64(seed) + STEP * uint64(n + n + n)
        one, two, three = word(state), word(state + STEP), word(state + STEP + STEP)
        a, b, c, d = high(one, CARDS), low(one, CARDS), high(two, CARDS), low(two, CARDS)
        e, f = high(three, CARDS), low(three, CARDS)
        twice = (a == b) | (a == c) | (a == d) | (a == e) | (a == f) | (b == c) | (b == d) | (b == e)
        twice = twice | (b == f) | (c == d) | (c == e) | (c == f) | (d == e) | (d == f) | (e == f)
        player, bank = _tens_off(_points(a) + _points(c)), _tens_off(_points(b) + _points(d))
        third, following = _points(e), _points(f)
        goes_on = (player < 8) & (bank < 8)
        player_draws = goes_on & (player < 6)
        after_third = (
            (bank <= 2)
            | ((bank == 3) & (third != 8))
            | ((bank == 4) & (third >= 2) & (third <= 7))
            | ((bank == 5) & (third >= 4) & (third <= 7))
            | ((bank == 6) & (third >= 6) & (third <= 7))
        )
        bank_draws = goes_on & ((player_draws & after_third) | ((player >= 6) & (bank <= 5)))
        last = following if player_draws else third
        player = _tens_off(player + (third if player_draws else 0))
        bank = _tens_off(bank + (last if bank_draws else 0))
        wins += whole(~twice & (bank > player))
        losses += whole(~twice & (bank < player))
        dealt += whole(~twice)
    return wins, losses, dealt


@bare
def _points(card: Word) -> int:
    """The packs lie in the order of their ranks."""
    rank = whole(card // uint64(CARDS_OF_A_RANK)) + 1
    return rank if rank < COURT else 0


@bare
def _tens_off(points: int) -> int:
    return points - 10 if points >= 10 else points
