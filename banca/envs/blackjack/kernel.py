"""Many tables of blackjack, stepped at once: the choreography of a deal, everything else looked up.

A table is a row of numbers, its packs, the cards that wait to be played after a split, and the hands that stood. Cards
come in the order in which the live table deals them, burnt ones too, so that what is drawn here can be dealt there.
All is one function, for the arrays of the rules would be counted in and out of every smaller one.
"""

from typing import Any

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from banca.compiled import inlined, kernel
from banca.envs.asked import NO_ACTION
from banca.envs.blackjack import ACTIONS, DOUBLE, DRAW, EVEN_MONEY, SPLIT, STAND, SURRENDER
from banca.envs.blackjack.tables import EVEN_MONEY as BY_EVEN_MONEY
from banca.envs.blackjack.tables import FIVE_CARDS as BY_FIVE_CARDS
from banca.envs.blackjack.tables import FULL, OVER, SPECIAL, SURRENDERED, UNSPLIT, WITH_ROOM, Rules
from banca.games.blackjack.bets import INSURANCE
from banca.games.blackjack.state import FIRST_CARDS
from banca.simulate.chance import USED, WORDS, Places, Words, refill, split_word
from banca.strategy.blackjack.payoffs import MOST_CARDS

Book = NDArray[np.int32]
Packs = NDArray[np.uint8]
Seen = NDArray[np.int16]
Whole = NDArray[np.int64]
Leasts = NDArray[np.uint64]

COLUMNS = (
    DRAWN, ROUNDS, STARTED, USED_UP, EPISODE, OPEN, HIDDEN, FIRST, SECOND, SIZE, COUNT, ACE, IS_SPLIT, HANDS, WAITING,
    PASSED, INSURED, STOOD, GAINED, LAWFUL, IN_ROUND, CLOSED,
) = range(22)  # fmt: skip
OF_TERMS = SINGLE, MACHINE, BOX, DEPTH, OPENING_BURN, ROUND_BURN, SECOND_BURN, EPISODE_ROUNDS = range(8)
TOTAL, SOFT, CARDS, PAIR, PRIZE, SHOWN, HAND, ALL_HANDS, IS_INSURED, LEFT = range(10)  # the fields of an observation
STANDS, DRAWS, DOUBLES, SPLITS, SURRENDERS, INSURES, ASKS_EVEN = (
    ACTIONS.index(word) for word in (STAND, DRAW, DOUBLE, SPLIT, SURRENDER, INSURANCE, EVEN_MONEY)
)
NO_CARD = 255
OUT, OF_BANK, WAITS, OF_HAND = range(4)  # who holds a card: nobody, the bank, a hand to come; then the hands in order
NOTHING, REFUSED, ENDED = range(3)  # what a step came to
# For whom the next card is; to nobody, when a choice is awaited.
NOBODY, BURNT, TO_FIRST, TO_OPEN, TO_SECOND, ASIDE, TO_HAND, TO_DOUBLED, TO_SPLIT, BURNT_AGAIN, TO_BANK = range(11)


@inlined
def hand_over(pack: Any, holders: Any, start: int, card: int, holder: int, to: int) -> None:
    """A card of the round goes from one to another: of several that are the same, any."""
    at = start
    while not (pack[at] == card and holders[at] == holder):
        at += 1
    holders[at] = to


@kernel
def step(  # noqa: C901, PLR0912, PLR0915 - see above
    actions: Whole,
    opening: bool,
    which: NDArray[np.bool_],
    books: Book,
    stands: Book,
    waits: Packs,
    packs: Packs,
    holders: Packs,
    sights: Seen,
    lawful: NDArray[np.int8],
    gains: Whole,
    came: Packs,
    rules: Rules,
    terms: Whole,
    words: Words,
    place: Places,
    leasts: Leasts,
) -> None:
    """Every one of these tables one step on; a new episode is opened where that is asked, or the last has ended."""
    rank, low, aces, column, most = rules.rank, rules.low, rules.ace, rules.column, rules.most
    two, more, over, totals, draws = rules.two, rules.more, rules.over, rules.total, rules.draws
    near, prize, compared, closed, whole = rules.near, rules.prize, rules.compared, rules.closed, rules.whole
    size, at = packs.shape[1], place[USED]
    for n in range(len(books)):
        if not which[n]:
            continue
        gains[n], came[n], to = 0, NOTHING, NOBODY
        opens = opening or books[n, EPISODE] == 0
        over_now, burns, count, ace, held, natural = False, 0, 0, 0, 0, 0
        if opens:
            books[n, EPISODE] = terms[EPISODE_ROUNDS]
        else:
            action = actions[n]
            if action == NO_ACTION or not (books[n, LAWFUL] >> action) & 1:
                came[n] = REFUSED
                continue
            if action == INSURES:
                books[n, INSURED] = 1
                books[n, LAWFUL] &= ~(1 << INSURES)
            else:
                if action != SPLITS and books[n, IS_SPLIT] and (books[n, LAWFUL] >> SPLITS) & 1:
                    books[n, PASSED] = not aces[books[n, FIRST]]
                if action == STANDS:
                    over_now, held = True, 1
                elif action == DRAWS:
                    to = TO_HAND
                elif action == DOUBLES:
                    to = TO_DOUBLED
                elif action == SPLITS:
                    waits[n, books[n, WAITING]] = books[n, SECOND]
                    hand = OF_HAND + books[n, HANDS] - books[n, WAITING]
                    hand_over(packs[n], holders[n], books[n, STARTED], books[n, SECOND], hand, WAITS)
                    books[n, WAITING] += 1
                    books[n, HANDS] += 1
                    books[n, IS_SPLIT] = 1
                    to = TO_SPLIT
                else:
                    by = (
                        SURRENDERED if action == SURRENDERS else BY_EVEN_MONEY if action == ASKS_EVEN else BY_FIVE_CARDS
                    )
                    books[n, GAINED] += closed[0, by]
                    over_now = True
        doubled = int64(0)
        while True:
            if opens:
                # The next round: the cards are prepared where the last session is over.
                opens = False
                if books[n, USED_UP]:
                    books[n, DRAWN], books[n, ROUNDS], books[n, USED_UP] = 0, 0, 0
                    for value in range(len(whole)):
                        sights[n, LEFT + value] = whole[value]
                    burns = terms[OPENING_BURN]
                else:
                    burns = terms[ROUND_BURN] if books[n, ROUNDS] else 0
                books[n, STARTED], books[n, HIDDEN], books[n, IN_ROUND] = books[n, DRAWN], NO_CARD, 1
                books[n, HANDS], books[n, WAITING], books[n, IS_SPLIT], books[n, PASSED] = 1, 0, 0, 0
                books[n, INSURED], books[n, STOOD], books[n, GAINED], books[n, CLOSED] = 0, 0, 0, 0
                to = BURNT if burns else TO_FIRST
            if over_now:
                # The hand gets no more cards: it stands, or is closed; then the next one, or the bank.
                over_now = False
                if held:
                    many = int64(books[n, SIZE] > FIRST_CARDS)
                    kind = (doubled * 2 + books[n, IS_SPLIT]) * 2 + many
                    stands[n, books[n, STOOD]] = kind * compared.shape[1] + totals[books[n, COUNT], books[n, ACE]]
                    books[n, STOOD] += 1
                else:
                    books[n, CLOSED] |= 1 << (books[n, HANDS] - books[n, WAITING])
                doubled, held = int64(0), 0
                if books[n, WAITING]:
                    books[n, WAITING] -= 1
                    books[n, FIRST] = waits[n, books[n, WAITING]]
                    hand = OF_HAND + books[n, HANDS] - books[n, WAITING]
                    hand_over(packs[n], holders[n], books[n, STARTED], books[n, FIRST], WAITS, hand)
                    to = TO_SPLIT
                else:
                    to = BURNT_AGAIN if terms[SECOND_BURN] else TO_BANK
                    count, ace, cards = int64(low[books[n, OPEN]]), int64(aces[books[n, OPEN]]), 1
            if to == NOBODY:
                break
            if to == TO_BANK and books[n, HIDDEN] != NO_CARD:
                card = int64(books[n, HIDDEN])
                books[n, HIDDEN] = NO_CARD
            else:
                # Any of the cards that are left changes places with the one on top.
                top = int64(books[n, DRAWN])
                if top == size:
                    # None is left: all that are not in play are shuffled, and the session ends with this round.
                    # There always are such cards: one player and the bank never hold a whole pack.
                    top = 0
                    for back in range(books[n, STARTED], size):
                        holder = holders[n, back]
                        if holder != OUT and not (holder > OF_HAND and (books[n, CLOSED] >> (holder - OF_HAND)) & 1):
                            packs[n, top], packs[n, back] = packs[n, back], packs[n, top]
                            holders[n, top] = holder
                            top += 1
                    books[n, STARTED], books[n, USED_UP] = 0, 1
                    for value in range(len(whole)):
                        sights[n, LEFT + value] = whole[value]
                    for back in range(top):
                        sights[n, LEFT + low[packs[n, back]] - 1] -= 1
                left = size - top
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
                if to in (BURNT, BURNT_AGAIN):
                    holders[n, top] = OUT
                elif to in (TO_OPEN, ASIDE, TO_BANK):
                    holders[n, top] = OF_BANK
                else:
                    holders[n, top] = OF_HAND + books[n, HANDS] - books[n, WAITING]
            if to not in (BURNT, BURNT_AGAIN, ASIDE):
                sights[n, LEFT + low[card] - 1] -= 1
            if to in (TO_HAND, TO_DOUBLED):
                doubled = int64(to == TO_DOUBLED)
                special = books[n, SIZE] == FIRST_CARDS and near[books[n, FIRST], books[n, SECOND]] != 0
                special = special and prize[books[n, FIRST], books[n, SECOND], card]
                books[n, COUNT] += low[card]
                books[n, ACE] |= aces[card]
                books[n, SIZE] += 1
                to, over_now = NOBODY, True
                if over[books[n, COUNT], books[n, ACE]]:
                    books[n, GAINED] += closed[doubled, OVER]
                elif special:
                    books[n, GAINED] += closed[doubled, SPECIAL]
                elif doubled:
                    held = 1
                else:
                    known = int64(min(books[n, SIZE], MOST_CARDS))
                    books[n, LAWFUL] = more[known, books[n, COUNT], books[n, ACE], column[books[n, OPEN]]]
                    over_now = books[n, LAWFUL] == 0
                    held = int64(over_now)
            elif to == TO_BANK:
                count += low[card]
                ace |= aces[card]
                cards += 1
                if cards == FIRST_CARDS:
                    natural = int64(rules.natural[rank[books[n, OPEN]], rank[card]])
                if draws[count, ace]:
                    continue
                for hand in range(books[n, STOOD]):
                    stood = stands[n, hand]
                    books[n, GAINED] += compared[
                        stood // compared.shape[1],
                        stood % compared.shape[1],
                        int64(cards > FIRST_CARDS),
                        totals[count, ace],
                    ]
                if books[n, INSURED]:
                    books[n, GAINED] += rules.insured[natural]
                # The round is over: cards of a machine go back; those of a session that is over are shuffled next.
                gains[n], came[n], to = books[n, GAINED], ENDED, NOBODY
                books[n, IN_ROUND], books[n, LAWFUL] = 0, 0
                books[n, ROUNDS] += 1
                books[n, EPISODE] -= 1
                if terms[MACHINE]:
                    books[n, DRAWN] = 0
                    for value in range(len(whole)):
                        sights[n, LEFT + value] = whole[value]
                elif terms[SINGLE] or size - books[n, DRAWN] < terms[DEPTH] or size == books[n, DRAWN]:
                    books[n, USED_UP] = 1
                opens = books[n, EPISODE] > 0
            elif to in (TO_SECOND, TO_SPLIT):
                first = int64(books[n, FIRST])
                books[n, SECOND], books[n, SIZE] = card, FIRST_CARDS
                books[n, COUNT] = int64(low[first]) + int64(low[card])
                books[n, ACE] = aces[first] | aces[card]
                situation = UNSPLIT
                if to == TO_SPLIT:
                    no_more = books[n, PASSED] or books[n, HANDS] >= most[rank[first]]
                    situation = FULL if no_more else WITH_ROOM
                books[n, LAWFUL] = two[situation, rank[first], rank[card], column[books[n, OPEN]]]
                over_now = books[n, LAWFUL] == 0
                held = int64(over_now)
                to = ASIDE if to == TO_SECOND and terms[BOX] else NOBODY
            elif to == TO_FIRST:
                books[n, FIRST] = card
                to = TO_OPEN
            elif to == TO_OPEN:
                books[n, OPEN] = card
                to = TO_SECOND
            elif to == ASIDE:
                books[n, HIDDEN] = card
                to = NOBODY
            elif to == BURNT:
                burns -= 1
                to = BURNT if burns else TO_FIRST
            else:
                to = TO_BANK
        # What is seen of it.
        in_round = books[n, IN_ROUND] == 1
        count, ace, cards = books[n, COUNT], books[n, ACE], books[n, SIZE]
        two_cards = in_round and cards == FIRST_CARDS
        sights[n, TOTAL] = totals[count, ace] if in_round else 0
        sights[n, SOFT] = rules.soft[count, ace] if in_round else 0
        sights[n, CARDS] = cards if in_round else 0
        sights[n, PAIR] = rules.pair[rank[books[n, FIRST]], rank[books[n, SECOND]]] if two_cards else 0
        sights[n, PRIZE] = near[books[n, FIRST], books[n, SECOND]] if two_cards else 0
        sights[n, HAND] = books[n, HANDS] - books[n, WAITING] if in_round else 0
        sights[n, SHOWN] = low[books[n, OPEN]]
        sights[n, ALL_HANDS] = books[n, HANDS]
        sights[n, IS_INSURED] = books[n, INSURED]
        sights[n, LEFT + len(whole)] = size - books[n, DRAWN] + (books[n, HIDDEN] != NO_CARD)
        for action in range(lawful.shape[1]):
            lawful[n, action] = (books[n, LAWFUL] >> action) & 1
    place[USED] = at
