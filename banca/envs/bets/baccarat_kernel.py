"""Many tables of baccarat, a round at a time: the shoe from shuffle to white card, everything else looked up."""

from typing import NamedTuple

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from banca.compiled import from_rules, kernel
from banca.envs.play import LATELY
from banca.games.baccarat import shoe
from banca.games.baccarat.drawing import FIRST_CARDS, SIDES
from banca.simulate.chance import USED, WORDS, Places, Words, refill, split_word

Whole = NDArray[np.int64]
Small = NDArray[np.uint8]
Flags = NDArray[np.bool_]

COLUMNS = DRAWN, ROUNDS_LEFT, USED_UP, SHOWS = range(4)
OF_TERMS = (
    MACHINE, DEPTH, TURNS_UP_FIRST, BURNS_FIRST, ROUNDS_AFTER, DEMONSTRATIONS, KEEPS_TIES,
) = range(7)  # fmt: skip
TIE = len(SIDES)
IN_TURN = len(SIDES)
PAIRS = 4  # of one side, of the other, of both, of neither
# For whom the next card is.
NOBODY, TURNED_UP, BURNT, BURNT_IN_ROUND, DEALT = range(5)

white_card_is_next = from_rules(shoe.white_card_is_next)


class Dealing(NamedTuple):
    """By cards of the pack in its order, and by totals."""

    points: Small  # of a card
    value: Small  # of a card, at its face
    kind: Small  # of a card: two of one kind are a pair
    added: Small  # two totals
    player: Flags  # whether he draws, by his total and the Banker's
    banker: Flags  # whether he draws, by his total, the Player's third card or none, the Player's total
    winner: Small  # by both totals
    gains: Whole  # by bet and fact
    on_side: Flags  # by bet: it stands after a tie, where that is the way of the table
    whole: NDArray[np.int16]  # how many cards there are of each value


@kernel
def deal(  # noqa: C901, PLR0912, PLR0915 - one function: the arrays would be counted in and out of smaller ones
    actions: Whole,
    bet: Flags,
    opens: Flags,
    books: NDArray[np.int32],
    packs: Small,
    sights: NDArray[np.int16],
    gains: Whole,
    dealing: Dealing,
    opening_burns: Whole,  # by the first card, whether or not it is turned up
    terms: Whole,
    words: Words,
    place: Places,
    leasts: NDArray[np.uint64],
) -> None:
    """The round that was bet on, and those that decide it, at some tables; then the next one as far as the bets."""
    points, value, kind, added, whole = dealing.points, dealing.value, dealing.kind, dealing.added, dealing.whole
    player_draws, banker_draws, gained = dealing.player, dealing.banker, dealing.gains
    size, at, no_third = packs.shape[1], place[USED], len(added)
    for n in range(len(books)):
        gains[n] = 0
        playing, opening, shows, to, burns, dealt = bet[n], opens[n], False, NOBODY, 0, 0
        player, banker, third, one, other, pairs, firsts, bankers = 0, 0, no_third, 0, 0, 0, 0, 0
        while True:
            if to == NOBODY:
                if not (playing or opening):
                    break
                if books[n, USED_UP]:
                    books[n, DRAWN], books[n, ROUNDS_LEFT], books[n, USED_UP] = 0, 0, 0
                    books[n, SHOWS] = terms[DEMONSTRATIONS]
                    for each in range(len(whole)):
                        sights[n, LATELY + each] = whole[each]
                    burns = opening_burns[0]
                    to = TURNED_UP if terms[TURNS_UP_FIRST] else BURNT if burns else NOBODY
                elif playing or books[n, SHOWS]:
                    shows = books[n, SHOWS] > 0  # a round that is dealt to show the game, before any is bet on
                    books[n, SHOWS] -= shows
                    dealt, player, banker, third, pairs = 0, 0, 0, no_third, 0
                    to = BURNT_IN_ROUND if terms[BURNS_FIRST] else DEALT
                else:
                    opening = False
                if to == NOBODY:
                    continue
            # Any of the cards that are left changes places with the one on top.
            top = int64(books[n, DRAWN])
            left = size - top
            in_round = to in (BURNT_IN_ROUND, DEALT)
            if in_round and not terms[MACHINE] and not books[n, ROUNDS_LEFT] and white_card_is_next(left, terms[DEPTH]):
                books[n, ROUNDS_LEFT] = terms[ROUNDS_AFTER]
            while True:
                if at == WORDS:
                    refill(words, place)
                    at = 0
                chosen, rest = split_word(words[at], uint64(left))
                at += 1
                if rest >= leasts[left]:
                    break
            there = top + int64(chosen)
            card = int64(packs[n, there])
            packs[n, there] = packs[n, top]
            packs[n, top] = card
            books[n, DRAWN] = top + 1
            if to in (TURNED_UP, DEALT):
                sights[n, LATELY + value[card] - 1] -= 1
            if to == TURNED_UP:
                burns, to = opening_burns[card], BURNT
                continue
            if to == BURNT:
                burns -= 1
                to = BURNT if burns else NOBODY
                continue
            if to == BURNT_IN_ROUND:
                to = DEALT
                continue
            worth = int64(points[card])
            if dealt < FIRST_CARDS:
                if dealt % IN_TURN == 0:
                    player = int64(added[player, worth])
                else:
                    banker = int64(added[banker, worth])
                if dealt < IN_TURN:
                    one, other = (card, other) if dealt == 0 else (one, card)
                else:
                    mate = one if dealt % IN_TURN == 0 else other
                    pairs = pairs + pairs + int64(kind[card] == kind[mate])
                dealt += 1
                if dealt < FIRST_CARDS:
                    continue
                firsts, bankers = player, banker
                if player_draws[player, banker]:
                    continue
                if banker_draws[banker, no_third, player]:
                    dealt += 1
                    continue
            elif dealt == FIRST_CARDS:
                third = worth
                player = int64(added[player, worth])
                dealt += 1
                if banker_draws[bankers, third, firsts]:
                    continue
            else:
                banker = int64(added[banker, worth])
            # The round is over.
            to = NOBODY
            won = int64(dealing.winner[player, banker])
            for before in range(LATELY - 1, 0, -1):
                sights[n, before] = sights[n, before - 1]
            sights[n, 0] = won + 1
            if terms[MACHINE]:
                books[n, DRAWN] = 0
                for each in range(len(whole)):
                    sights[n, LATELY + each] = whole[each]
            elif books[n, ROUNDS_LEFT]:
                books[n, ROUNDS_LEFT] -= 1
                books[n, USED_UP] = books[n, ROUNDS_LEFT] == 0
            if shows:
                shows = False
                continue
            stands = terms[KEEPS_TIES] and won == TIE and dealing.on_side[actions[n]]
            if not stands:
                gains[n] = gained[actions[n], won * PAIRS + pairs]
                playing = False
        sights[n, LATELY + len(whole)] = size - books[n, DRAWN]
    place[USED] = at
