"""Play rounds of blackjack: each card moves a hand from state to state, until it reaches a row of the pay-off table.

A state is what is still to be done with a hand. A row is everything except the bank that its gain depends on. Rows are
numbered first, then states that wait for one card on a doubled stake, then all other states.
"""

from typing import Any

from llvmlite.ir import Constant  # type: ignore[import-untyped]
from numba import int64, types, uint64
from numba.extending import intrinsic

from banca.compiled import inlined
from banca.compiled import kernel as compiled
from banca.simulate.blackjack.tables import (
    AT,
    BURNT,
    CARD,
    FIRST_PLAIN,
    FIRST_STATE,
    HAND,
    KIND_BITS,
    KIND_MASK,
    LEAST_GAIN,
    OF_BANK,
    PART,
    READY,
    RESULTS,
    ROUNDS,
    SINCE,
    SPLIT,
    SUIT_MASK,
    USED_UP,
    VOID,
    DealingRules,
    Deck,
    Flags,
    PlaceArrays,
    Rules,
    Scratch,
    StrategyArrays,
)
from banca.simulate.chance import USED, WORDS, RngState, Words, refill, split_word
from banca.simulate.kernel import OutcomeIds
from banca.simulate.statistics import Whole

FIRST, OPEN, SECOND, DEALT = range(4)  # of one place: where its cards and the bank's come; where the next do
NOT_SPLIT = -1


# The cards: packs are shuffled only as far as cards are drawn, a few with each random word.


def _without_refcount(typingctx: Any, arrays: Any) -> Any:  # noqa: ARG001
    """The same arrays without reference counting: the caller holds them as long as the rounds last."""

    def built(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        [value] = arguments
        for place, kind in enumerate(signature.args[0].types):
            if isinstance(kind, types.Array):
                array = context.make_array(kind)(context, builder, builder.extract_value(value, place))
                array.meminfo = Constant(array.meminfo.type, None)
                array.parent = Constant(array.parent.type, None)
                value = builder.insert_value(value, array._getvalue(), place)  # noqa: SLF001
        return value

    return arrays(arrays), built


without_refcount: Any = intrinsic(_without_refcount)


@inlined
def shuffle_on(words: Words, rng_state: RngState, deck: Deck) -> None:
    """Shuffle the next few cards, from one random word."""
    pack, counters = deck.pack, deck.counters
    ready = counters[READY]
    left = len(pack) - ready
    few = min(deck.at_once, left)
    while True:
        used = rng_state[USED]
        if used == WORDS:
            refill(words, rng_state)
            used = 0
        word = words[used]
        rng_state[USED] = used + 1
        for n in range(few):
            step, word = split_word(word, uint64(left - n))
            here = ready + n
            there = here + int64(step)
            pack[here], pack[there] = pack[there], pack[here]
        if word >= deck.thresholds[ready]:
            break
    counters[READY] = ready + few


@compiled
def reshuffle_discards(deck: Deck, decided: Flags) -> None:
    """No card is left: shuffle those not in play and go on. If all are in play, the round is void."""
    pack, holder, counters = deck.pack, deck.holder, deck.counters
    front = 0
    for at in range(counters[SINCE], len(pack)):
        hand = holder[at]
        if hand == OF_BANK or (hand >= 0 and not decided[hand]):
            pack[front], pack[at] = pack[at], pack[front]
            holder[front] = hand
            front += 1
    counters[SINCE] = 0
    counters[AT] = counters[READY] = front
    counters[USED_UP] = 1
    if front == len(pack):
        counters[VOID] = 1


@compiled
def shuffle_more(words: Words, rng_state: RngState, deck: Deck, decided: Flags) -> None:
    if deck.counters[AT] == len(deck.pack) and not deck.counters[VOID]:
        reshuffle_discards(deck, decided)
    if not deck.counters[VOID]:
        shuffle_on(words, rng_state, deck)


@inlined
def draw(words: Words, rng_state: RngState, deck: Deck, decided: Flags, hand: int) -> int:
    """Deal the next card to a hand. In a void round any card will do."""
    counters = deck.counters
    if counters[AT] == counters[READY]:
        shuffle_more(words, rng_state, deck, decided)
        if counters[VOID]:
            counters[AT] = 0
    at = counters[AT]
    counters[AT] = at + 1
    deck.holder[at] = hand
    card: int = int64(deck.pack[at])
    return card


@inlined
def play_hand(
    words: Words,
    rng_state: RngState,
    deck: Deck,
    rules: Rules,
    decided: Flags,
    state: int,
    one: int,
    other: int,
    hand: int,
) -> int:
    """Play a hand of two cards; returns its row."""
    first_state = rules.limits[FIRST_STATE]
    if state >= first_state and rules.may_win_prize[one, other]:
        card = draw(words, rng_state, deck, decided, hand)
        if rules.prize[one, other, rules.number[card]]:
            state = rules.prized[int64(state < rules.limits[FIRST_PLAIN])]
        else:
            state = int64(rules.walk[(state << KIND_BITS) | (card & KIND_MASK)])
    while state >= first_state:
        card = draw(words, rng_state, deck, decided, hand)
        state = int64(rules.walk[(state << KIND_BITS) | (card & KIND_MASK)])
    decided[hand] = rules.closed[state]
    return state


@compiled
def play_place(
    words: Words,
    rng_state: RngState,
    deck: Deck,
    rules: Rules,
    strategies: StrategyArrays,
    scratch: Scratch,
    apart: Whole,
    seat: int,
    strategy: int,
    up: int,
) -> None:
    """Play all hands of a place in turn: the first hand of a split is played out before the second.

    Parts of splits are numbered in the order in which they arise.
    """
    rows, decided, waiting = scratch.rows, scratch.decided, scratch.waiting
    most = rows.shape[1]
    base, hand, hands, top, part, parts = seat * most, 0, 1, 0, 0, 0
    state, one, other = scratch.states[seat], rules.number[scratch.cards[seat, 0]], rules.number[scratch.cards[seat, 1]]
    third, paired, passed_up = NOT_SPLIT, 0, False
    while True:
        if state == SPLIT:
            part, parts = parts + 1, parts + 1 + 1
            waiting[CARD, top], waiting[HAND, top], waiting[PART, top] = other, hands, parts
            top += 1
            decided[base + hands] = False
            for at in range(deck.counters[AT] - 1, deck.counters[SINCE] - 1, -1):
                if deck.holder[at] == base + hand:
                    deck.holder[at] = base + hands
                    break
            hands += 1
        else:
            rows[seat, hand] = play_hand(words, rng_state, deck, rules, decided, state, one, other, base + hand)
            if top == 0:
                break
            top -= 1
            one, hand, part = waiting[CARD, top], waiting[HAND, top], waiting[PART, top]
        other = rules.number[draw(words, rng_state, deck, decided, base + hand)]
        if third == NOT_SPLIT:
            third = other
        if rules.paired[one, other]:
            paired += apart[seat, part]
        if hands < rules.most[one] and not (passed_up and not rules.ace[one]):
            state = int64(strategies.again[strategy, one, other, up])
            passed_up = passed_up or (rules.pair[one, other] and state != SPLIT)
        else:
            state = int64(strategies.full[strategy, one, other, up])
    scratch.hands[seat], scratch.third[seat], scratch.paired[seat] = hands, third, paired


@inlined
def bank_plays(
    words: Words, rng_state: RngState, deck: Deck, rules: Rules, decided: Flags, opened: int, second: int
) -> int:
    results = rules.limits[RESULTS]
    bank: int = int64(rules.bank[(int64(rules.opened[opened]) << KIND_BITS) | (second & KIND_MASK)])
    while bank >= results:
        card = draw(words, rng_state, deck, decided, OF_BANK)
        bank = int64(rules.bank[(bank << KIND_BITS) | (card & KIND_MASK)])
    return bank


@inlined
def outcome_of(rules: Rules, places: PlaceArrays, scratch: Scratch, seat: int, bank: int) -> int:
    hands = scratch.hands[seat]
    if hands == 1:
        number: int = int64(rules.outcomes[scratch.rows[seat, 0], bank])
    else:
        gained, staked = -rules.limits[LEAST_GAIN], 0
        for hand in range(hands):
            row = scratch.rows[seat, hand]
            gained += rules.gains[row, bank]
            staked += rules.staked[row]
        number = int64(rules.of_sums[gained, staked])
    if scratch.insures[seat]:
        number += places.insured[seat] * (1 + int64(rules.blackjack[bank]))
    if places.side_step[seat]:
        one, other = rules.number[scratch.cards[seat, 0]], rules.number[scratch.cards[seat, 1]]
        verdict = rules.verdicts[places.bet[seat], one, other, scratch.third[seat]]
        number += places.side_step[seat] * int64(places.sums[seat, verdict, hands - 1, scratch.paired[seat]])
    return number


@inlined
def begin_round(words: Words, rng_state: RngState, deck: Deck, dealing_rules: DealingRules, decided: Flags) -> None:
    """Shuffle, or continue with the shoe; have as many cards ready as most rounds need."""
    counters, opening = deck.counters, 0
    counters[VOID] = 0
    if dealing_rules.from_packs or counters[USED_UP]:
        counters[AT] = counters[READY] = counters[ROUNDS] = counters[USED_UP] = 0
        opening = dealing_rules.opening
    wanted = min(counters[AT] + dealing_rules.ready, len(deck.pack))
    while counters[READY] < wanted:
        shuffle_on(words, rng_state, deck)
    counters[AT] += opening
    counters[SINCE] = counters[AT]
    if dealing_rules.at_start and counters[ROUNDS]:
        draw(words, rng_state, deck, decided, BURNT)
    counters[ROUNDS] += 1


@compiled
def play_table(  # noqa: C901, PLR0912
    words: Words,
    rng_state: RngState,
    deck: Deck,
    rules: Rules,
    strategies: StrategyArrays,
    places: PlaceArrays,
    dealing_rules: DealingRules,
    scratch: Scratch,
    out: OutcomeIds,
) -> None:
    """Play rounds at a table with any bets on its places: a row of outcomes for each."""
    deck, rules, strategies = without_refcount(deck), without_refcount(rules), without_refcount(strategies)
    places, scratch = without_refcount(places), without_refcount(scratch)
    words, rng_state = without_refcount((words, rng_state))
    counters, decided, number, cards, rows = deck.counters, scratch.decided, rules.number, scratch.cards, scratch.rows
    first_state, walk, seats, most = rules.limits[FIRST_STATE], rules.walk, len(scratch.rows), scratch.rows.shape[1]
    apart = places.parts
    for n in range(out.shape[1]):
        begin_round(words, rng_state, deck, dealing_rules, decided)
        for seat in range(seats):
            decided[seat * most] = False
            cards[seat, 0] = draw(words, rng_state, deck, decided, seat * most)
        open_card = draw(words, rng_state, deck, decided, OF_BANK)
        opened = open_card & KIND_MASK
        for seat in range(seats):
            cards[seat, 1] = draw(words, rng_state, deck, decided, seat * most)
        second = draw(words, rng_state, deck, decided, OF_BANK) if dealing_rules.box else 0
        waits = dealing_rules.to_the_end
        for seat in range(seats):
            strategy, one, other = places.strategy[seat], cards[seat, 0], cards[seat, 1]
            kinds = (((opened << KIND_BITS) | (one & KIND_MASK)) << KIND_BITS) | (other & KIND_MASK)
            state = int64(strategies.entry[strategy, (kinds << 1) | int64(((one ^ other) & SUIT_MASK) == 0)])
            scratch.insures[seat] = False
            if state <= SPLIT:
                one, other, up = number[one], number[other], number[open_card]
                state = int64(strategies.first[strategy, one, other, up])
                scratch.insures[seat] = strategies.insures[strategy, one, other, up]
                waits = waits or scratch.insures[seat]
            scratch.states[seat] = state
            decided[seat * most] = state < first_state and rules.closed[state]
        for seat in range(seats):
            state = scratch.states[seat]
            scratch.hands[seat], scratch.third[seat], scratch.paired[seat] = 1, NOT_SPLIT, 0
            if state == SPLIT or rules.may_win_prize[number[cards[seat, 0]], number[cards[seat, 1]]]:
                play_place(
                    words,
                    rng_state,
                    deck,
                    rules,
                    strategies,
                    scratch,
                    apart,
                    seat,
                    places.strategy[seat],
                    number[open_card],
                )
                for hand in range(scratch.hands[seat]):
                    waits = waits or not decided[seat * most + hand]
                continue
            while state >= first_state:
                card = draw(words, rng_state, deck, decided, seat * most)
                state = int64(walk[(state << KIND_BITS) | (card & KIND_MASK)])
            rows[seat, 0] = state
            decided[seat * most] = rules.closed[state]
            waits = waits or not rules.closed[state]
        bank = 0
        if waits:
            if dealing_rules.before_second:
                draw(words, rng_state, deck, decided, BURNT)
            if not dealing_rules.box:
                second = draw(words, rng_state, deck, decided, OF_BANK)
            bank = bank_plays(words, rng_state, deck, rules, decided, opened, second)
        for seat in range(seats):
            out[seat, n] = places.void[seat] if counters[VOID] else outcome_of(rules, places, scratch, seat, bank)
        if len(deck.pack) - counters[AT] < dealing_rules.depth:
            counters[USED_UP] = 1


@compiled
def play_one_place(  # noqa: C901, PLR0915
    words: Words,
    rng_state: RngState,
    deck: Deck,
    rules: Rules,
    strategies: StrategyArrays,
    places: PlaceArrays,
    scratch: Scratch,
    out: OutcomeIds,
) -> None:
    """The same for one place and full packs: most hands need only the kinds of their cards."""
    deck, rules, strategies = without_refcount(deck), without_refcount(rules), without_refcount(strategies)
    places, scratch = without_refcount(places), without_refcount(scratch)
    words, rng_state = without_refcount((words, rng_state))
    pack, counters, at_once, threshold = deck.pack, deck.counters, deck.at_once, deck.thresholds[0]
    walk, bank_states, opened, outcomes, closed = rules.walk, rules.bank, rules.opened, rules.outcomes, rules.closed
    entry, number, side_step, verdicts = (
        strategies.entry[0],
        rules.number,
        places.side_step[0],
        rules.verdicts[places.bet[0]],
    )
    first_state, results = uint64(rules.limits[FIRST_STATE]), uint64(rules.limits[RESULTS])
    size, used = uint64(len(pack)), rng_state[USED]
    counters[SINCE] = 0
    for n in range(out.shape[1]):
        while True:
            if used == WORDS:
                refill(words, rng_state)
                used = 0
            word = words[used]
            used += 1
            for k in range(at_once):
                here = uint64(k)
                step, word = split_word(word, size - here)
                there = here + step
                card = pack[there]
                pack[there] = pack[here]
                pack[here] = card
            if word >= threshold:
                break
        ready = uint64(at_once)
        at = uint64(DEALT)
        up = uint64(pack[OPEN]) & uint64(KIND_MASK)
        one, other = uint64(pack[FIRST]), uint64(pack[SECOND])
        kinds = (up << uint64(KIND_BITS)) | (one & uint64(KIND_MASK))
        kinds = (kinds << uint64(KIND_BITS)) | (other & uint64(KIND_MASK))
        state = uint64(entry[(kinds << uint64(1)) | uint64((one ^ other) & uint64(SUIT_MASK) == 0)])
        if state <= uint64(SPLIT):
            rng_state[USED] = used
            counters[AT], counters[READY] = DEALT, at_once
            out[0, n] = play_by_cards(words, rng_state, deck, rules, strategies, places, scratch)
            used = rng_state[USED]
            continue
        while state >= first_state:
            if at == ready:
                rng_state[USED], counters[READY] = used, ready
                shuffle_on(words, rng_state, deck)
                used, ready = rng_state[USED], uint64(counters[READY])
            state = uint64(walk[(state << uint64(KIND_BITS)) | (uint64(pack[at]) & uint64(KIND_MASK))])
            at += uint64(1)
        bank = uint64(0)
        if not closed[state]:
            bank = uint64(opened[up])
            while bank >= results:
                if at == ready:
                    rng_state[USED], counters[READY] = used, ready
                    shuffle_on(words, rng_state, deck)
                    used, ready = rng_state[USED], uint64(counters[READY])
                bank = uint64(bank_states[(bank << uint64(KIND_BITS)) | (uint64(pack[at]) & uint64(KIND_MASK))])
                at += uint64(1)
        end = int64(outcomes[state, bank])
        if side_step:
            end += side_step * int64(verdicts[number[pack[FIRST]], number[pack[SECOND]], NOT_SPLIT])
        out[0, n] = end
    rng_state[USED] = used


@inlined
def play_by_cards(
    words: Words,
    rng_state: RngState,
    deck: Deck,
    rules: Rules,
    strategies: StrategyArrays,
    places: PlaceArrays,
    scratch: Scratch,
) -> int:
    """Finish a round of one place card by card, once the first cards are dealt."""
    pack, number, decided = deck.pack, rules.number, scratch.decided
    one, other, up = number[pack[FIRST]], number[pack[SECOND]], number[pack[OPEN]]
    scratch.cards[0, 0], scratch.cards[0, 1] = pack[FIRST], pack[SECOND]
    scratch.states[0] = strategies.first[0, one, other, up]
    scratch.insures[0] = strategies.insures[0, one, other, up]
    deck.holder[FIRST] = deck.holder[SECOND] = 0
    deck.holder[OPEN] = OF_BANK
    play_place(words, rng_state, deck, rules, strategies, scratch, places.parts, 0, 0, up)
    waits = scratch.insures[0]
    for hand in range(scratch.hands[0]):
        waits = waits or not decided[hand]
    bank = 0
    if waits:
        second = draw(words, rng_state, deck, decided, OF_BANK)
        bank = bank_plays(words, rng_state, deck, rules, decided, int64(pack[OPEN]) & KIND_MASK, second)
    return outcome_of(rules, places, scratch, 0, bank)
