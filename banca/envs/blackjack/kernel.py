"""The steps of many blackjack tables: the sequence of a deal, with every rule looked up in an array.

A table is a row of numbers, its pack, who holds each card of the round, the cards that wait to be played after a split,
and the hands that stand. Cards come in the order in which the live table deals them, burnt ones included, so that the
same cards can be dealt there.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from banca.compiled import in_place, inlined_in_place
from banca.envs.blackjack import (
    ACTIONS,
    DOUBLE,
    DRAW,
    EVEN_MONEY,
    FIVE_CARDS,
    SPLIT,
    STAND,
    SURRENDER,
)
from banca.envs.options import NO_ACTION
from banca.envs.vector import pick
from banca.games.blackjack.bets import INSURANCE
from banca.games.blackjack.state import FIRST_CARDS
from banca.simulate.chance import USED, RngState, Words
from banca.strategy.blackjack.kinds import CLOSINGS, MOST_CARDS

Rows = NDArray[np.int32]
Small = NDArray[np.uint8]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

COLUMNS = (
    DRAWN, ROUNDS, STARTED, USED_UP, EPISODE, OPEN, HIDDEN, FIRST, SECOND, SIZE, COUNT, ACE, IS_SPLIT, HANDS, WAITING,
    PASSED, INSURED, STOOD, GAINED, LAWFUL, IN_ROUND, CLOSED,
) = range(22)  # fmt: skip
TERMS = SINGLE, MACHINE, BOX, DEPTH, OPENING_BURN, ROUND_BURN, SECOND_BURN, EPISODE_ROUNDS = range(8)
TOTAL, SOFT, CARDS, PAIR, PRIZE, SHOWN, HAND, ALL_HANDS, IS_INSURED, LEFT = range(10)  # the fields of an observation
STANDS, DRAWS, DOUBLES, SPLITS, INSURES = (ACTIONS.index(word) for word in (STAND, DRAW, DOUBLE, SPLIT, INSURANCE))
BY_OVER, BY_PRIZE = CLOSINGS.index("over-21"), CLOSINGS.index("special-prize")
# How each action closes the hand.
CLOSED_BY = tuple(
    CLOSINGS.index(word) if word in (SURRENDER, EVEN_MONEY, FIVE_CARDS) else len(CLOSINGS) for word in ACTIONS
)
NO_CARD = 255
OUT, OF_BANK, WAITS, OF_HAND = range(4)  # who holds a card: nobody, the bank, a hand to come; then the hands in order
NOTHING, REFUSED, ENDED = range(3)  # the result of a step
IN_PLAY, STANDS_NOW, CLOSED_NOW = range(3)  # the state of a hand
SITUATIONS = UNSPLIT, WITH_ROOM, FULL = range(3)  # not split; split, with room for another split; split, without


class Rules(NamedTuple):
    """Rules as arrays, indexed by cards of the pack in order and by the bank's open card in the order of OPEN_CARDS."""

    rank: Small  # of a card
    low: Small  # of a card: what it counts with an ace as one
    ace: Small  # of a card
    column: Small  # of the bank's open card
    most: Whole  # by rank: how many hands a pair of it makes at most
    pair: Small  # by two ranks: the points of one, if they could be split
    near: Small  # by two cards: whether they are one card from a special prize
    prize: Flags  # by three cards
    two: Small  # lawful actions as bits, by situation, two ranks and column; none: the rules end the hand
    more: Small  # the same by number of cards, count, ace and column
    over: Flags  # by count and ace
    total: Small  # by count and ace
    soft: Small
    draws: Flags  # the bank, by count and ace
    compared: Whole  # gain, by hand (doubled, split, more than two cards; its total) and bank (the last two)
    closed: Whole  # gain, by doubled and how it was closed
    insured: Whole  # gain of insurance, by whether the bank has a blackjack
    natural: Flags  # by two ranks: the bank's first two cards are a blackjack
    whole: NDArray[np.int16]  # by their points: how many cards there are
    terms: Whole


class Tables(NamedTuple):
    """The tables, a row for each."""

    rows: Rows
    packs: Small
    holders: Small  # of the cards of the round
    waiting: Small  # cards that were split off and are not played yet
    standing: Rows  # hands that stand, for the comparison with the bank's
    observed: NDArray[np.int16]


# Cards.


@inlined_in_place
def restore_counts(observed: Any, rules: Any) -> None:
    for value in range(len(rules.whole)):
        observed[LEFT + value] = rules.whole[value]


@inlined_in_place
def see(observed: Any, rules: Any, card: Any) -> None:
    observed[LEFT + rules.low[card] - 1] -= 1


@in_place
def reshuffle(tables: Tables, n: int, rules: Rules) -> int:
    """Shuffle all cards not in play, and end the session with this round; returns the number of cards in play.

    There always are such cards: one player and the bank never hold a whole pack.
    """
    row, pack, holders, observed = tables.rows[n], tables.packs[n], tables.holders[n], tables.observed[n]
    top = 0
    for back in range(row[STARTED], len(pack)):
        holder = holders[back]
        if holder != OUT and not (holder > OF_HAND and (row[CLOSED] >> (holder - OF_HAND)) & 1):
            pack[top], pack[back] = pack[back], pack[top]
            holders[top] = holder
            top += 1
    row[STARTED], row[USED_UP] = 0, 1
    restore_counts(observed, rules)
    for card in range(top):
        see(observed, rules, pack[card])
    return top


@inlined_in_place
def draw_card(
    tables: Any, n: Any, holder: Any, rules: Any, words: Any, place: Any, at: Any, thresholds: Any
) -> tuple[Any, Any]:
    """Swap a random card of those left to the top, and give it to a holder."""
    row, pack = tables.rows[n], tables.packs[n]
    top = int64(row[DRAWN])
    if top == len(pack):
        top = int64(reshuffle(tables, n, rules))
    left = len(pack) - top
    chosen, at = pick(words, place, at, uint64(left), thresholds[left])
    there = top + int64(chosen)
    card = int64(pack[there])
    pack[there] = pack[top]
    pack[top] = card
    row[DRAWN] = top + 1
    tables.holders[n][top] = holder
    return card, at


@inlined_in_place
def hand_over(tables: Any, n: Any, card: Any, holder: Any, to: Any) -> None:
    """Pass a card of the round from one holder to another; equal cards are interchangeable."""
    pack, holders = tables.packs[n], tables.holders[n]
    at = tables.rows[n][STARTED]
    while not (pack[at] == card and holders[at] == holder):
        at += 1
    holders[at] = to


@inlined_in_place
def hand_holder(row: Any) -> Any:
    """The holder number of the hand in play."""
    return OF_HAND + row[HANDS] - row[WAITING]


# A round.


@inlined_in_place
def deal_second_card(
    tables: Any, n: Any, situation: Any, rules: Any, words: Any, place: Any, at: Any, thresholds: Any
) -> Any:
    row = tables.rows[n]
    card, at = draw_card(tables, n, hand_holder(row), rules, words, place, at, thresholds)
    see(tables.observed[n], rules, card)
    first = int64(row[FIRST])
    row[SECOND], row[SIZE] = card, FIRST_CARDS
    row[COUNT] = int64(rules.low[first]) + int64(rules.low[card])
    row[ACE] = rules.ace[first] | rules.ace[card]
    row[LAWFUL] = rules.two[situation, rules.rank[first], rules.rank[card], rules.column[row[OPEN]]]
    return at


@inlined_in_place
def deal_round(tables: Any, n: Any, rules: Any, words: Any, place: Any, at: Any, thresholds: Any) -> Any:
    """Deal the next round up to the first choice; shuffle if the last session is over."""
    row, observed, terms = tables.rows[n], tables.observed[n], rules.terms
    if row[USED_UP]:
        row[DRAWN], row[ROUNDS], row[USED_UP] = 0, 0, 0
        restore_counts(observed, rules)
        burns = terms[OPENING_BURN]
    else:
        burns = terms[ROUND_BURN] if row[ROUNDS] else 0
    row[STARTED], row[HIDDEN], row[IN_ROUND] = row[DRAWN], NO_CARD, 1
    row[HANDS], row[WAITING], row[IS_SPLIT], row[PASSED] = 1, 0, 0, 0
    row[INSURED], row[STOOD], row[GAINED], row[CLOSED] = 0, 0, 0, 0
    for _ in range(burns):
        _, at = draw_card(tables, n, OUT, rules, words, place, at, thresholds)
    row[FIRST], at = draw_card(tables, n, hand_holder(row), rules, words, place, at, thresholds)
    see(observed, rules, row[FIRST])
    row[OPEN], at = draw_card(tables, n, OF_BANK, rules, words, place, at, thresholds)
    see(observed, rules, row[OPEN])
    at = deal_second_card(tables, n, UNSPLIT, rules, words, place, at, thresholds)
    if terms[BOX]:
        row[HIDDEN], at = draw_card(tables, n, OF_BANK, rules, words, place, at, thresholds)
    return at


@inlined_in_place
def draw_for_hand(
    tables: Any, n: Any, doubled: Any, rules: Any, words: Any, place: Any, at: Any, thresholds: Any
) -> tuple[Any, Any]:
    """Deal one more card to the hand in play; returns the state of the hand."""
    row = tables.rows[n]
    card, at = draw_card(tables, n, hand_holder(row), rules, words, place, at, thresholds)
    see(tables.observed[n], rules, card)
    first, second = row[FIRST], row[SECOND]
    prize = row[SIZE] == FIRST_CARDS and rules.near[first, second] != 0 and rules.prize[first, second, card]
    row[COUNT] += rules.low[card]
    row[ACE] |= rules.ace[card]
    row[SIZE] += 1
    if rules.over[row[COUNT], row[ACE]]:
        row[GAINED] += rules.closed[doubled, BY_OVER]
        return CLOSED_NOW, at
    if prize:
        row[GAINED] += rules.closed[doubled, BY_PRIZE]
        return CLOSED_NOW, at
    if doubled:
        return STANDS_NOW, at
    known = int64(min(row[SIZE], MOST_CARDS))
    row[LAWFUL] = rules.more[known, row[COUNT], row[ACE], rules.column[row[OPEN]]]
    return (IN_PLAY if row[LAWFUL] else STANDS_NOW), at


@inlined_in_place
def split_situation(row: Any, rules: Any) -> Any:
    no_more = row[PASSED] or row[HANDS] >= rules.most[rules.rank[row[FIRST]]]
    return FULL if no_more else WITH_ROOM


@inlined_in_place
def split_hand(tables: Any, n: Any, rules: Any, words: Any, place: Any, at: Any, thresholds: Any) -> Any:
    row = tables.rows[n]
    tables.waiting[n][row[WAITING]] = row[SECOND]
    hand_over(tables, n, row[SECOND], hand_holder(row), WAITS)
    row[WAITING] += 1
    row[HANDS] += 1
    row[IS_SPLIT] = 1
    return deal_second_card(tables, n, split_situation(row, rules), rules, words, place, at, thresholds)


@inlined_in_place
def next_hand(tables: Any, n: Any, rules: Any, words: Any, place: Any, at: Any, thresholds: Any) -> Any:
    """Continue with the card that was split off last."""
    row = tables.rows[n]
    row[WAITING] -= 1
    row[FIRST] = tables.waiting[n][row[WAITING]]
    hand_over(tables, n, row[FIRST], WAITS, hand_holder(row))
    return deal_second_card(tables, n, split_situation(row, rules), rules, words, place, at, thresholds)


@inlined_in_place
def end_hand(tables: Any, n: Any, becomes: Any, doubled: Any, rules: Any) -> None:
    """Store a hand that stands for the comparison with the bank's, or mark it as closed."""
    row = tables.rows[n]
    if becomes == STANDS_NOW:
        many = int64(row[SIZE] > FIRST_CARDS)
        kind = (doubled * 2 + row[IS_SPLIT]) * 2 + many
        tables.standing[n][row[STOOD]] = kind * rules.compared.shape[1] + rules.total[row[COUNT], row[ACE]]
        row[STOOD] += 1
    else:
        row[CLOSED] |= 1 << (row[HANDS] - row[WAITING])


@inlined_in_place
def play_bank(tables: Any, n: Any, rules: Any, words: Any, place: Any, at: Any, thresholds: Any) -> Any:
    """Deal the bank's cards, and compare the standing hands with them."""
    row, observed = tables.rows[n], tables.observed[n]
    if rules.terms[SECOND_BURN]:
        _, at = draw_card(tables, n, OUT, rules, words, place, at, thresholds)
    count, ace, cards = int64(rules.low[row[OPEN]]), int64(rules.ace[row[OPEN]]), 1
    natural = int64(0)
    while cards < FIRST_CARDS or rules.draws[count, ace]:
        card = int64(row[HIDDEN])
        row[HIDDEN] = NO_CARD
        if card == NO_CARD:
            card, at = draw_card(tables, n, OF_BANK, rules, words, place, at, thresholds)
        see(observed, rules, card)
        count += rules.low[card]
        ace |= rules.ace[card]
        cards += 1
        if cards == FIRST_CARDS:
            natural = int64(rules.natural[rules.rank[row[OPEN]], rules.rank[card]])
    many, totals = int64(cards > FIRST_CARDS), rules.compared.shape[1]
    for hand in range(row[STOOD]):
        stood = tables.standing[n][hand]
        row[GAINED] += rules.compared[stood // totals, stood % totals, many, rules.total[count, ace]]
    if row[INSURED]:
        row[GAINED] += rules.insured[natural]
    return at


@inlined_in_place
def end_round(tables: Any, n: Any, rules: Any) -> None:
    """Put a machine's cards back; mark a session that is over, so that the cards are shuffled next."""
    row, terms, size = tables.rows[n], rules.terms, tables.packs.shape[1]
    row[IN_ROUND], row[LAWFUL] = 0, 0
    row[ROUNDS] += 1
    row[EPISODE] -= 1
    if terms[MACHINE]:
        row[DRAWN] = 0
        restore_counts(tables.observed[n], rules)
    elif terms[SINGLE] or size - row[DRAWN] < terms[DEPTH] or size == row[DRAWN]:
        row[USED_UP] = 1


# A step.


@inlined_in_place
def take_action(
    tables: Any, n: Any, action: Any, rules: Any, words: Any, place: Any, at: Any, thresholds: Any
) -> tuple[Any, Any]:
    """Take a lawful action other than insurance; returns the state of the hand."""
    row = tables.rows[n]
    if action == STANDS:
        return STANDS_NOW, at
    if action in (DRAWS, DOUBLES):
        return draw_for_hand(tables, n, int64(action == DOUBLES), rules, words, place, at, thresholds)
    if action == SPLITS:
        at = split_hand(tables, n, rules, words, place, at, thresholds)
        return (IN_PLAY if row[LAWFUL] else STANDS_NOW), at
    row[GAINED] += rules.closed[0, CLOSED_BY[action]]
    return CLOSED_NOW, at


@inlined_in_place
def observe(tables: Any, n: Any, lawful: Any, rules: Any) -> None:
    row, observed = tables.rows[n], tables.observed[n]
    first, second, count, ace, cards = row[FIRST], row[SECOND], row[COUNT], row[ACE], row[SIZE]
    in_round = row[IN_ROUND] == 1
    two_cards = in_round and cards == FIRST_CARDS
    observed[TOTAL] = rules.total[count, ace] if in_round else 0
    observed[SOFT] = rules.soft[count, ace] if in_round else 0
    observed[CARDS] = cards if in_round else 0
    observed[PAIR] = rules.pair[rules.rank[first], rules.rank[second]] if two_cards else 0
    observed[PRIZE] = rules.near[first, second] if two_cards else 0
    observed[HAND] = row[HANDS] - row[WAITING] if in_round else 0
    observed[SHOWN] = rules.low[row[OPEN]]
    observed[ALL_HANDS] = row[HANDS]
    observed[IS_INSURED] = row[INSURED]
    observed[LEFT + len(rules.whole)] = tables.packs.shape[1] - row[DRAWN] + (row[HIDDEN] != NO_CARD)
    for action in range(len(lawful)):
        lawful[action] = (row[LAWFUL] >> action) & 1


@in_place
def step(
    actions: Whole,
    opening: bool,
    which: Flags,
    tables: Tables,
    lawful: NDArray[np.int8],
    gains: Whole,
    status: Small,
    rules: Rules,
    words: Words,
    rng_state: RngState,
    thresholds: NDArray[np.uint64],
) -> None:
    """Step each of these tables; open an episode where `opening` asks for it or the last one has ended."""
    at = rng_state[USED]
    for n in range(len(tables.rows)):
        if not which[n]:
            continue
        row, action = tables.rows[n], actions[n]
        gains[n], status[n], becomes = 0, NOTHING, IN_PLAY
        opens = opening or row[EPISODE] == 0
        if opens:
            row[EPISODE] = rules.terms[EPISODE_ROUNDS]
        elif action == NO_ACTION or not (row[LAWFUL] >> action) & 1:
            status[n] = REFUSED
            continue
        elif action == INSURES:
            row[INSURED] = 1
            row[LAWFUL] &= ~(1 << INSURES)
        else:
            if action != SPLITS and row[IS_SPLIT] and (row[LAWFUL] >> SPLITS) & 1:
                row[PASSED] = not rules.ace[row[FIRST]]
            becomes, at = take_action(tables, n, action, rules, words, rng_state, at, thresholds)
        doubled = int64(action == DOUBLES)
        while opens or becomes != IN_PLAY:
            if opens:
                opens = False
                at = deal_round(tables, n, rules, words, rng_state, at, thresholds)
                continue
            end_hand(tables, n, becomes, doubled, rules)
            doubled = int64(0)
            if row[WAITING]:
                at = next_hand(tables, n, rules, words, rng_state, at, thresholds)
                becomes = IN_PLAY if row[LAWFUL] else STANDS_NOW
            else:
                at = play_bank(tables, n, rules, words, rng_state, at, thresholds)
                end_round(tables, n, rules)
                gains[n], status[n], becomes = row[GAINED], ENDED, IN_PLAY
                opens = row[EPISODE] > 0
        observe(tables, n, lawful[n], rules)
    rng_state[USED] = at
