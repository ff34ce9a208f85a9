// Hands of five ranked by the tables of the game's kernel, dealt as by its bare kernel; what is counted is 9 less the class.

extern "C" __global__ void ranked(u32 seed, u32 rounds, i64 *out, const u32 *table) {
    copy_to_shared(table, SHARED_WORDS);
    const Tables tables = {memory, table + SHARED_WORDS, table + HANDS_AT};
    Chance chance(seed);
    u32 shapes = 0, every = 0;
    for (u32 n = 0; n < rounds; n++) {
        u64 taken = 0;
        u32 hand[SIZE];
#pragma unroll
        for (u32 card = 0; card < SIZE; card++) {
            hand[card] = chance.card_of(PACK);
            while (taken >> hand[card] & 1) hand[card] = chance.card_of(PACK);
            taken |= 1ull << hand[card];
        }
        const u32 slot = tables.slot_of(hand);
        shapes += 9 - (slot >> CLASS_AT & CLASS_MASK);
        every ^= slot;
    }
    add_up(20 * (i64)shapes + (every == ~0u), out);
}
