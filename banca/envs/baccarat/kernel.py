"""The rounds of many baccarat tables: the sequence of a shoe, with every rule looked up in an array."""

from typing import Any, NamedTuple

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from banca.compiled import in_place, inlined_in_place
from banca.envs.play import RECENT_MOST
from banca.envs.vector import pick
from banca.games.baccarat.drawing import FIRST_CARDS, SIDES
from banca.simulate.chance import USED, RngState, Words

Whole = NDArray[np.int64]
Small = NDArray[np.uint8]
Flags = NDArray[np.bool_]

COLUMNS = DRAWN, ROUNDS_LEFT, USED_UP, SHOWS = range(4)  # of the row of a table
TERMS = (
    MACHINE, DEPTH, TURNS_UP_FIRST, BURNS_FIRST, ROUNDS_AFTER, DEMONSTRATIONS, KEEPS_TIES,
) = range(7)  # fmt: skip
TIE = len(SIDES)
PLAYER_FIRST, BANKER_FIRST, PLAYER_SECOND, BANKER_SECOND = range(FIRST_CARDS)
PAIRS = 4  # of one side, of the other, of both, of neither
LEFT = RECENT_MOST  # the field of an observation from which the cards left are counted


class Dealing(NamedTuple):
    """The rules as arrays, indexed by cards of the pack in order and by totals."""

    points: Small  # of a card
    value: Small  # of a card, at its face
    kind: Small  # of a card: two of one kind are a pair
    added: Small  # two totals
    player: Flags  # whether the Player draws, by his total and the Banker's
    banker: Flags  # whether the Banker draws, by his total, the Player's third card or none, the Player's total
    winner: Small  # by both totals
    gains: Whole  # by bet and fact
    on_side: Flags  # by bet: whether it stands after a tie, if the table keeps ties
    whole: NDArray[np.int16]  # how many cards there are of each value
    opening_burns: Whole  # by the first card, whether or not it is turned up
    terms: Whole


@inlined_in_place
def draw_card(row: Any, pack: Any, words: Any, place: Any, at: Any, thresholds: Any) -> tuple[Any, Any]:
    """Swap a random card of those left to the top, and take it."""
    top = int64(row[DRAWN])
    left = len(pack) - top
    chosen, at = pick(words, place, at, uint64(left), thresholds[left])
    there = top + int64(chosen)
    card = int64(pack[there])
    pack[there] = pack[top]
    pack[top] = card
    row[DRAWN] = top + 1
    return card, at


@inlined_in_place
def restore_counts(observed: Any, dealing: Any) -> None:
    for value in range(len(dealing.whole)):
        observed[LEFT + value] = dealing.whole[value]


@inlined_in_place
def see(observed: Any, dealing: Any, card: Any) -> None:
    observed[LEFT + dealing.value[card] - 1] -= 1


@inlined_in_place
def open_shoe(
    row: Any, pack: Any, observed: Any, dealing: Any, words: Any, place: Any, at: Any, thresholds: Any
) -> Any:
    """Shuffle a new shoe and burn its first cards."""
    row[DRAWN], row[ROUNDS_LEFT], row[USED_UP] = 0, 0, 0
    row[SHOWS] = dealing.terms[DEMONSTRATIONS]
    restore_counts(observed, dealing)
    burns = dealing.opening_burns[0]
    if dealing.terms[TURNS_UP_FIRST]:
        card, at = draw_card(row, pack, words, place, at, thresholds)
        see(observed, dealing, card)
        burns = dealing.opening_burns[card]
    for _ in range(burns):
        _, at = draw_card(row, pack, words, place, at, thresholds)
    return at


@inlined_in_place
def mark_last_rounds(row: Any, pack: Any, dealing: Any) -> None:
    """Once the white card is reached, set the number of rounds that follow."""
    terms = dealing.terms
    if not terms[MACHINE] and not row[ROUNDS_LEFT] and len(pack) - int64(row[DRAWN]) <= terms[DEPTH]:
        row[ROUNDS_LEFT] = terms[ROUNDS_AFTER]


@inlined_in_place
def deal_card(
    row: Any, pack: Any, observed: Any, dealing: Any, words: Any, place: Any, at: Any, thresholds: Any
) -> tuple[Any, Any]:
    mark_last_rounds(row, pack, dealing)
    card, at = draw_card(row, pack, words, place, at, thresholds)
    see(observed, dealing, card)
    return card, at


@inlined_in_place
def deal_round(
    row: Any, pack: Any, observed: Any, dealing: Any, words: Any, place: Any, at: Any, thresholds: Any
) -> tuple[Any, Any, Any]:
    """Deal a round: the winner, the pairs as a number below PAIRS, and the position in the stream."""
    points, added = dealing.points, dealing.added
    if dealing.terms[BURNS_FIRST]:
        mark_last_rounds(row, pack, dealing)
        _, at = draw_card(row, pack, words, place, at, thresholds)
    player, banker, pairs, one, other = int64(0), int64(0), int64(0), int64(0), int64(0)
    for turn in range(FIRST_CARDS):
        card, at = deal_card(row, pack, observed, dealing, words, place, at, thresholds)
        if turn in (PLAYER_FIRST, PLAYER_SECOND):
            player = int64(added[player, points[card]])
        else:
            banker = int64(added[banker, points[card]])
        if turn == PLAYER_FIRST:
            one = card
        elif turn == BANKER_FIRST:
            other = card
        else:
            mate = one if turn == PLAYER_SECOND else other
            pairs = pairs + pairs + int64(dealing.kind[card] == dealing.kind[mate])
    third, players = int64(len(added)), player
    if dealing.player[player, banker]:
        card, at = deal_card(row, pack, observed, dealing, words, place, at, thresholds)
        third = int64(points[card])
        player = int64(added[player, third])
    if dealing.banker[banker, third, players]:
        card, at = deal_card(row, pack, observed, dealing, words, place, at, thresholds)
        banker = int64(added[banker, points[card]])
    return int64(dealing.winner[player, banker]), pairs, at


@inlined_in_place
def end_round(row: Any, observed: Any, dealing: Any, won: Any) -> None:
    """Remember the winner. A machine takes the cards back; a shoe comes nearer to its last round."""
    for before in range(RECENT_MOST - 1, 0, -1):
        observed[before] = observed[before - 1]
    observed[0] = won + 1
    if dealing.terms[MACHINE]:
        row[DRAWN] = 0
        restore_counts(observed, dealing)
    elif row[ROUNDS_LEFT]:
        row[ROUNDS_LEFT] -= 1
        row[USED_UP] = row[ROUNDS_LEFT] == 0


@in_place
def deal(
    actions: Whole,
    bet: Flags,
    opens: Flags,
    rows: NDArray[np.int32],
    packs: Small,
    observed: NDArray[np.int16],
    gains: Whole,
    dealing: Dealing,
    words: Words,
    rng_state: RngState,
    thresholds: NDArray[np.uint64],
) -> None:
    """Play the round that was bet on, and those that decide it; then open the next one up to the betting."""
    at = rng_state[USED]
    for n in range(len(rows)):
        gains[n] = 0
        playing, opening = bet[n], opens[n]
        row, pack, seen = rows[n], packs[n], observed[n]
        while playing or opening:
            if row[USED_UP]:
                at = open_shoe(row, pack, seen, dealing, words, rng_state, at, thresholds)
            elif playing or row[SHOWS]:
                demonstrates = row[SHOWS] > 0  # a demonstration round, which takes no bets
                row[SHOWS] -= demonstrates
                won, pairs, at = deal_round(row, pack, seen, dealing, words, rng_state, at, thresholds)
                end_round(row, seen, dealing, won)
                stands = dealing.terms[KEEPS_TIES] and won == TIE and dealing.on_side[actions[n]]
                if not (demonstrates or stands):
                    gains[n] = dealing.gains[actions[n], won * PAIRS + pairs]
                    playing = False
            else:
                opening = False
        seen[LEFT + len(dealing.whole)] = len(pack) - row[DRAWN]
    rng_state[USED] = at
