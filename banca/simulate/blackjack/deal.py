"""Rounds of blackjack, compiled: cards come, hands are walked through tables, what each place comes to is a number.

A state is what is still to be done with a hand; a card leads from it to another, or to a row, which is all that what
the hand gains depends on but the bank. Rows come first in the numbering, then states that wait for one card on a
doubled stake, then all others.
"""

from numba import int64, uint64

from banca.compiled import inlined
from banca.compiled import kernel as compiled
from banca.simulate.blackjack.deck import (
    AT,
    BURNT,
    KIND,
    KIND_BITS,
    OF_BANK,
    READY,
    ROUNDS,
    SINCE,
    SUIT,
    USED_UP,
    VOID,
    Deck,
    Flags,
    Whole,
    borrowed,
    draw,
    shuffle_on,
)
from banca.simulate.blackjack.kernel_arrays import (
    CARD,
    FIRST_PLAIN,
    FIRST_STATE,
    HAND,
    LEAST_GAIN,
    PART,
    RESULTS,
    SPLIT,
    OnPlaces,
    Rules,
    Scratch,
    Session,
    Ways,
)
from banca.simulate.chance import USED, WORDS, Places, Words, refill, split_word
from banca.simulate.kernel import OutcomeIds

FIRST, OPEN, SECOND, DEALT = range(4)  # of one place: where its cards and the bank's come; where the next do
NOT_SPLIT = -1


@inlined
def finished(
    words: Words,
    place: Places,
    deck: Deck,
    rules: Rules,
    decided: Flags,
    state: int,
    one: int,
    other: int,
    hand: int,
) -> int:
    """The row that a hand of two cards comes to."""
    first_state = rules.limits[FIRST_STATE]
    if state >= first_state and rules.near[one, other]:
        card = draw(words, place, deck, decided, hand)
        if rules.prize[one, other, rules.number[card]]:
            state = rules.prized[int64(state < rules.limits[FIRST_PLAIN])]
        else:
            state = int64(rules.walk[(state << KIND_BITS) | (card & KIND)])
    while state >= first_state:
        card = draw(words, place, deck, decided, hand)
        state = int64(rules.walk[(state << KIND_BITS) | (card & KIND)])
    decided[hand] = rules.closed[state]
    return state


@compiled
def played(
    words: Words,
    place: Places,
    deck: Deck,
    rules: Rules,
    ways: Ways,
    scratch: Scratch,
    apart: Whole,
    seat: int,
    way: int,
    up: int,
) -> None:
    """All hands of a place, one after another; a split makes two, of which the first is played out before the next.

    Parts of splits are numbered as they come to be, the two of a split one after the other.
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
            for at in range(deck.kept[AT] - 1, deck.kept[SINCE] - 1, -1):
                if deck.holder[at] == base + hand:
                    deck.holder[at] = base + hands
                    break
            hands += 1
        else:
            rows[seat, hand] = finished(words, place, deck, rules, decided, state, one, other, base + hand)
            if top == 0:
                break
            top -= 1
            one, hand, part = waiting[CARD, top], waiting[HAND, top], waiting[PART, top]
        other = rules.number[draw(words, place, deck, decided, base + hand)]
        if third == NOT_SPLIT:
            third = other
        if rules.paired[one, other]:
            paired += apart[seat, part]
        if hands < rules.most[one] and not (passed_up and not rules.ace[one]):
            state = int64(ways.again[way, one, other, up])
            passed_up = passed_up or (rules.pair[one, other] and state != SPLIT)
        else:
            state = int64(ways.full[way, one, other, up])
    scratch.hands[seat], scratch.third[seat], scratch.paired[seat] = hands, third, paired


@inlined
def bank_plays(words: Words, place: Places, deck: Deck, rules: Rules, decided: Flags, opened: int, second: int) -> int:
    results = rules.limits[RESULTS]
    bank: int = int64(rules.bank[(int64(rules.opened[opened]) << KIND_BITS) | (second & KIND)])
    while bank >= results:
        card = draw(words, place, deck, decided, OF_BANK)
        bank = int64(rules.bank[(bank << KIND_BITS) | (card & KIND)])
    return bank


@inlined
def end_of(rules: Rules, places: OnPlaces, scratch: Scratch, seat: int, bank: int) -> int:
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
    if places.beside[seat]:
        one, other = rules.number[scratch.cards[seat, 0]], rules.number[scratch.cards[seat, 1]]
        verdict = rules.verdicts[places.bet[seat], one, other, scratch.third[seat]]
        number += places.beside[seat] * int64(places.sums[seat, verdict, hands - 1, scratch.paired[seat]])
    return number


@inlined
def begin(words: Words, place: Places, deck: Deck, session: Session, decided: Flags) -> None:
    """Cards just shuffled, or the shoe as the last round left it; as many are made ready as a round mostly takes."""
    kept, opening = deck.kept, 0
    kept[VOID] = 0
    if session.from_packs or kept[USED_UP]:
        kept[AT] = kept[READY] = kept[ROUNDS] = kept[USED_UP] = 0
        opening = session.opening
    wanted = min(kept[AT] + session.ready, len(deck.pack))
    while kept[READY] < wanted:
        shuffle_on(words, place, deck)
    kept[AT] += opening
    kept[SINCE] = kept[AT]
    if session.at_start and kept[ROUNDS]:
        draw(words, place, deck, decided, BURNT)
    kept[ROUNDS] += 1


@compiled
def fill(  # noqa: C901, PLR0912
    words: Words,
    place: Places,
    deck: Deck,
    rules: Rules,
    ways: Ways,
    places: OnPlaces,
    session: Session,
    scratch: Scratch,
    out: OutcomeIds,
) -> None:
    """Rounds at a table, whatever lies on its places: a row for each."""
    deck, rules, ways = borrowed(deck), borrowed(rules), borrowed(ways)
    places, scratch = borrowed(places), borrowed(scratch)
    words, place = borrowed((words, place))
    kept, decided, number, cards, rows = deck.kept, scratch.decided, rules.number, scratch.cards, scratch.rows
    first_state, walk, seats, most = rules.limits[FIRST_STATE], rules.walk, len(scratch.rows), scratch.rows.shape[1]
    apart = places.parts
    for n in range(out.shape[1]):
        begin(words, place, deck, session, decided)
        for seat in range(seats):
            decided[seat * most] = False
            cards[seat, 0] = draw(words, place, deck, decided, seat * most)
        open_card = draw(words, place, deck, decided, OF_BANK)
        opened = open_card & KIND
        for seat in range(seats):
            cards[seat, 1] = draw(words, place, deck, decided, seat * most)
        second = draw(words, place, deck, decided, OF_BANK) if session.box else 0
        waits = session.to_the_end
        for seat in range(seats):
            way, one, other = places.way[seat], cards[seat, 0], cards[seat, 1]
            kinds = (((opened << KIND_BITS) | (one & KIND)) << KIND_BITS) | (other & KIND)
            state = int64(ways.entry[way, (kinds << 1) | int64(((one ^ other) & SUIT) == 0)])
            scratch.insures[seat] = False
            if state <= SPLIT:
                one, other, up = number[one], number[other], number[open_card]
                state = int64(ways.first[way, one, other, up])
                scratch.insures[seat] = ways.insures[way, one, other, up]
                waits = waits or scratch.insures[seat]
            scratch.states[seat] = state
            decided[seat * most] = state < first_state and rules.closed[state]
        for seat in range(seats):
            state = scratch.states[seat]
            scratch.hands[seat], scratch.third[seat], scratch.paired[seat] = 1, NOT_SPLIT, 0
            if state == SPLIT or rules.near[number[cards[seat, 0]], number[cards[seat, 1]]]:
                played(words, place, deck, rules, ways, scratch, apart, seat, places.way[seat], number[open_card])
                for hand in range(scratch.hands[seat]):
                    waits = waits or not decided[seat * most + hand]
                continue
            while state >= first_state:
                card = draw(words, place, deck, decided, seat * most)
                state = int64(walk[(state << KIND_BITS) | (card & KIND)])
            rows[seat, 0] = state
            decided[seat * most] = rules.closed[state]
            waits = waits or not rules.closed[state]
        bank = 0
        if waits:
            if session.before_second:
                draw(words, place, deck, decided, BURNT)
            if not session.box:
                second = draw(words, place, deck, decided, OF_BANK)
            bank = bank_plays(words, place, deck, rules, decided, opened, second)
        for seat in range(seats):
            out[seat, n] = places.void[seat] if kept[VOID] else end_of(rules, places, scratch, seat, bank)
        if len(deck.pack) - kept[AT] < session.depth:
            kept[USED_UP] = 1


@compiled
def fill_one(  # noqa: C901, PLR0915
    words: Words,
    place: Places,
    deck: Deck,
    rules: Rules,
    ways: Ways,
    places: OnPlaces,
    scratch: Scratch,
    out: OutcomeIds,
) -> None:
    """The same for one place and full packs: most hands are walked through without a look at more than their kinds."""
    deck, rules, ways = borrowed(deck), borrowed(rules), borrowed(ways)
    places, scratch = borrowed(places), borrowed(scratch)
    words, place = borrowed((words, place))
    pack, kept, at_once, least_left = deck.pack, deck.kept, deck.at_once, deck.least[0]
    walk, bank_walk, opened, outcomes, closed = rules.walk, rules.bank, rules.opened, rules.outcomes, rules.closed
    entry, number, beside, verdicts = ways.entry[0], rules.number, places.beside[0], rules.verdicts[places.bet[0]]
    first_state, results = uint64(rules.limits[FIRST_STATE]), uint64(rules.limits[RESULTS])
    size, used = uint64(len(pack)), place[USED]
    kept[SINCE] = 0
    for n in range(out.shape[1]):
        while True:
            if used == WORDS:
                refill(words, place)
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
            if word >= least_left:
                break
        ready = at = uint64(at_once)
        at = uint64(DEALT)
        up = uint64(pack[OPEN]) & uint64(KIND)
        one, other = uint64(pack[FIRST]), uint64(pack[SECOND])
        kinds = (up << uint64(KIND_BITS)) | (one & uint64(KIND))
        kinds = (kinds << uint64(KIND_BITS)) | (other & uint64(KIND))
        state = uint64(entry[(kinds << uint64(1)) | uint64((one ^ other) & uint64(SUIT) == 0)])
        if state <= uint64(SPLIT):
            place[USED] = used
            kept[AT], kept[READY] = DEALT, at_once
            out[0, n] = looked_at(words, place, deck, rules, ways, places, scratch)
            used = place[USED]
            continue
        while state >= first_state:
            if at == ready:
                place[USED], kept[READY] = used, ready
                shuffle_on(words, place, deck)
                used, ready = place[USED], uint64(kept[READY])
            state = uint64(walk[(state << uint64(KIND_BITS)) | (uint64(pack[at]) & uint64(KIND))])
            at += uint64(1)
        bank = uint64(0)
        if not closed[state]:
            bank = uint64(opened[up])
            while bank >= results:
                if at == ready:
                    place[USED], kept[READY] = used, ready
                    shuffle_on(words, place, deck)
                    used, ready = place[USED], uint64(kept[READY])
                bank = uint64(bank_walk[(bank << uint64(KIND_BITS)) | (uint64(pack[at]) & uint64(KIND))])
                at += uint64(1)
        end = int64(outcomes[state, bank])
        if beside:
            end += beside * int64(verdicts[number[pack[FIRST]], number[pack[SECOND]], NOT_SPLIT])
        out[0, n] = end
    place[USED] = used


@inlined
def looked_at(
    words: Words, place: Places, deck: Deck, rules: Rules, ways: Ways, places: OnPlaces, scratch: Scratch
) -> int:
    """A round of one place whose first cards lie there, by the very cards."""
    pack, number, decided = deck.pack, rules.number, scratch.decided
    one, other, up = number[pack[FIRST]], number[pack[SECOND]], number[pack[OPEN]]
    scratch.cards[0, 0], scratch.cards[0, 1] = pack[FIRST], pack[SECOND]
    scratch.states[0] = ways.first[0, one, other, up]
    scratch.insures[0] = ways.insures[0, one, other, up]
    deck.holder[FIRST] = deck.holder[SECOND] = 0
    deck.holder[OPEN] = OF_BANK
    played(words, place, deck, rules, ways, scratch, places.parts, 0, 0, up)
    waits = scratch.insures[0]
    for hand in range(scratch.hands[0]):
        waits = waits or not decided[hand]
    bank = 0
    if waits:
        second = draw(words, place, deck, decided, OF_BANK)
        bank = bank_plays(words, place, deck, rules, decided, int64(pack[OPEN]) & KIND, second)
    return end_of(rules, places, scratch, 0, bank)
