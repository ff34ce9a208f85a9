// Blackjack at one place, from full packs: each card moves a hand from state to state until it reaches a row of the pay-off
// table, and then the bank likewise. States, rows and results are those of the kernel of the processor, and so are the
// arrays, one after another in the table: the first, which are small and often used, are copied to shared memory. The
// packs are shuffled a few cards at a time, with one word.

typedef STATE State;

const u32 NO_CARD = CARDS;  // no card came after a split
const u32 SHARED_WORDS = ENTRY_AT;  // of the table

template <class T>
__device__ __forceinline__ const T *array(const u32 *table, u32 at) {
    return (const T *)((at < SHARED_WORDS ? memory : table) + at);
}

struct Deck {
    const Pack pack;
    const u64 *const thresholds;
    WordsInOrder words;
    u32 at, ready;

    __device__ __forceinline__ void first_cards() {
        u64 rest;
        do {
            rest = words.next();
#pragma unroll
            for (u32 n = 0; n < AT_ONCE; n++) pack.exchange(rest, n);
        } while (rest < thresholds[0]);
        at = DEALT;
        ready = AT_ONCE;
    }

    __device__ void shuffle_on() {
        const u32 few = min(AT_ONCE, PACK - ready);
        u64 rest;
        do {
            rest = words.next();
            for (u32 n = 0; n < few; n++) pack.exchange(rest, ready + n);
        } while (rest < thresholds[ready]);
        ready += few;
    }

    __device__ __forceinline__ u32 draw_card() {
        if (at == ready) shuffle_on();
        return pack[at++];
    }
};

struct Place {
    u32 rows[MOST], hands, third, paired;
    bool decided;  // all hands
};

struct Table {
    const u32 *const table;

    __device__ __forceinline__ u32 walk(u32 state, u32 card) const {
        return array<State>(table, WALK_AT)[state << KIND_BITS | (card & KIND_MASK)];
    }
    __device__ __forceinline__ u32 bank(u32 state, u32 card) const {
        return array<u8>(table, BANK_AT)[state << KIND_BITS | (card & KIND_MASK)];
    }
    __device__ __forceinline__ u32 number(u32 card) const { return array<u8>(table, NUMBER_AT)[card]; }
    __device__ __forceinline__ bool closed(u32 row) const { return array<u8>(table, CLOSED_AT)[row]; }
    __device__ __forceinline__ bool of_two(u32 at, u32 one, u32 other) const {
        return array<u8>(table, at)[one * CARDS + other];
    }
    __device__ __forceinline__ u32 of_three(u32 at, u32 one, u32 other, u32 up) const {
        return array<State>(table, at)[(one * CARDS + other) * CARDS + up];
    }

    __device__ __forceinline__ u32 draw_on(Deck &deck, u32 state) const {
        while (state >= FIRST_STATE) state = walk(state, deck.draw_card());
        return state;
    }

    __device__ u32 play_hand(Deck &deck, u32 state, u32 one, u32 other) const {
        if (state >= FIRST_STATE && of_two(MAY_WIN_PRIZE_AT, one, other)) {
            const u32 card = deck.draw_card();
            const bool prize = array<u8>(table, PRIZE_AT)[(one * CARDS + other) * CARDS + number(card)];
            state = prize ? (state < FIRST_PLAIN ? PRIZED_DOUBLED : PRIZED) : walk(state, card);
        }
        return draw_on(deck, state);
    }

    // All hands of the place in turn: the first hand of a split is played out before the second.
    __device__ Place play_place(Deck &deck, u32 state, u32 one, u32 other, u32 up) const {
        Place place;
        place.third = NO_CARD;
        place.paired = 0;
        place.decided = true;
        u32 waiting_card[MOST], waiting_hand[MOST], waiting_part[MOST];
        u32 hand = 0, hands = 1, top = 0, part = 0, parts = 0;
        bool passed_up = false;
        for (;;) {
            if (state == SPLIT) {
                part = parts + 1;
                parts += 2;
                waiting_card[top] = other;
                waiting_hand[top] = hands++;
                waiting_part[top++] = parts;
            } else {
                const u32 row = play_hand(deck, state, one, other);
                place.rows[hand] = row;
                place.decided &= closed(row);
                if (top == 0) break;
                one = waiting_card[--top];
                hand = waiting_hand[top];
                part = waiting_part[top];
            }
            other = number(deck.draw_card());
            if (place.third == NO_CARD) place.third = other;
            if (of_two(PAIRED_AT, one, other)) place.paired += array<u32>(table, PARTS_AT)[part];
            const bool ace = array<u8>(table, ACE_AT)[one];
            if (hands < array<u8>(table, MOST_AT)[one] && (ace || !passed_up)) {
                state = of_three(AGAIN_AT, one, other, up);
                passed_up = passed_up || (of_two(PAIR_AT, one, other) && state != SPLIT);
            } else {
                state = of_three(FULL_AT, one, other, up);
            }
        }
        place.hands = hands;
        return place;
    }

    __device__ __forceinline__ u32 bank_plays(Deck &deck, u32 open_card) const {
        u32 state = array<u8>(table, OPENED_AT)[open_card & KIND_MASK];
        while (state >= RESULTS) state = bank(state, deck.draw_card());
        return state;
    }

    __device__ u32 side_bets(u32 one, u32 other, u32 third, u32 hands, u32 paired) const {
        const u32 verdict = array<u8>(table, VERDICTS_AT)[(one * CARDS + other) * (CARDS + 1) + third];
        return SIDE_STEP * array<u16>(table, SUMS_AT)[(verdict * SPLITS + hands - 1) * PARTED + paired];
    }

    // A round in which cards matter beyond their kinds.
    __device__ u32 play_by_cards(Deck &deck, u32 one, u32 other, u32 open_card) const {
        const u32 up = number(open_card);
        one = number(one);
        other = number(other);
        const bool insures = array<u8>(table, INSURES_AT)[(one * CARDS + other) * CARDS + up];
        const Place place = play_place(deck, of_three(FIRST_AT, one, other, up), one, other, up);
        const u32 bank = insures || !place.decided ? bank_plays(deck, open_card) : 0;
        u32 found;
        if (place.hands == 1) {
            found = array<u16>(table, OUTCOMES_AT)[place.rows[0] * RESULTS + bank];
        } else {
            int gained = ABOVE_LEAST;
            u32 staked = 0;
            for (u32 hand = 0; hand < place.hands; hand++) {
                gained += array<int>(table, GAINS_AT)[place.rows[hand] * RESULTS + bank];
                staked += array<u8>(table, STAKED_AT)[place.rows[hand]];
            }
            found = array<u16>(table, OF_SUMS_AT)[gained * STAKES + staked];
        }
        if (insures) found += INSURED * (1 + array<u8>(table, BLACKJACK_AT)[bank]);
        if (SIDE_STEP) found += side_bets(one, other, place.third, place.hands, place.paired);
        return found;
    }

    __device__ __forceinline__ u32 play_round(Deck &deck) const {
        deck.first_cards();
        const u32 one = deck.pack[FIRST], other = deck.pack[SECOND], open_card = deck.pack[OPEN];
        u32 kinds = ((open_card & KIND_MASK) << KIND_BITS | (one & KIND_MASK)) << KIND_BITS | (other & KIND_MASK);
        kinds = kinds << 1 | (((one ^ other) & SUIT_MASK) == 0);
        u32 state = array<State>(table, ENTRY_AT)[kinds];
        if (state <= SPLIT) return play_by_cards(deck, one, other, open_card);
        state = draw_on(deck, state);
        const u32 bank = closed(state) ? 0 : bank_plays(deck, open_card);
        const u32 found = array<u16>(table, OUTCOMES_AT)[state * RESULTS + bank];
        return SIDE_STEP ? found + side_bets(number(one), number(other), NO_CARD, 1, 0) : found;
    }
};

extern "C" __global__ void __launch_bounds__(THREADS) play(
    u32 key, u32 other_key, u64 first, u32 blocks, u32 rounds, u32 rows, u32 *found, const u32 *table
) {
    copy_to_shared(table, SHARED_WORDS);
    const u32 block = blockIdx.x * blockDim.x + threadIdx.x;
    if (block >= blocks) return;
    const Pack pack = pack_of_thread(memory + SHARED_WORDS);
    for (u32 n = 0; n < PACK; n++) pack[n] = array<u8>(table, CODES_AT)[n % CARDS];
    Deck deck = {pack, array<u64>(table, THRESHOLDS_AT), {{key, other_key, first + block}}, 0, 0};
    u32 *const row = row_of(found, block, rows);
    const Table rules = {table};
    for (u32 n = 0; n < rounds; n++) atomicAdd(&row[rules.play_round(deck)], 1u);
}
