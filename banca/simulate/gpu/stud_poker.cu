// Stud poker: a bettor's hand and the croupier's, ten cards of one word. The tables of the game rank hands: the weights of
// five cards add up to the number of their pattern, for which TIMES and a displacement give a slot. A slot has strength,
// class and pattern. Strategies have a bit for each rank that the croupier may show, by pattern, and a table of hands.
//
// The table: slots, then displacements of 16 bits, then weights of cards, ranks and suits of cards in a byte each, the bits
// of patterns, the ranks that decide between hands of one pattern in a byte each, and the hands to look up: two
// words for the cards, and two for the open cards against which they are raised.

const u32 DISPLACEMENTS_AT = SLOTS, WEIGHTS_AT = DISPLACEMENTS_AT + BUCKETS / 2, CARDS_AT = WEIGHTS_AT + PACK;
const u32 BITS_AT = CARDS_AT + PACK, SHARED_WORDS = BITS_AT + PATTERNS;

struct Tables {
    const u32 *const shared, *const deciding, *const hands;

    __device__ __forceinline__ u32 weight(u32 card) const { return shared[WEIGHTS_AT + card]; }
    __device__ __forceinline__ u32 rank_of(u32 card) const { return shared[CARDS_AT + card] & 0xFF; }
    __device__ __forceinline__ u32 suit_of(u32 card) const { return shared[CARDS_AT + card] >> 8; }

    __device__ __forceinline__ u32 slot_of(const u32 (&hand)[SIZE]) const {
        u32 sum = 0, common = ~0u;
#pragma unroll
        for (u32 n = 0; n < SIZE; n++) {
            sum += weight(hand[n]);
            common &= 1u << suit_of(hand[n]);
        }
        const u64 number = (u64)(sum & WEIGHT_MASK) + (common ? ONE_SUIT : 0), scattered = number * TIMES;
        const u32 bucket = (u32)(scattered >> BUCKET_AT) % BUCKETS;
        const u32 displacement = ((const u16 *)(shared + DISPLACEMENTS_AT))[bucket];
        return shared[((u32)(scattered >> SLOT_AT) + displacement) % SLOTS];
    }

    __device__ u32 best_suit(const u32 (&hand)[SIZE], u32 slot) const {
        const u32 rank = ((const u8 *)deciding)[slot & PATTERN_MASK];
        u32 best = 0;
        for (u32 n = 0; n < SIZE; n++)
            if (rank_of(hand[n]) == rank) best = max(best, suit_of(hand[n]));
        return best;
    }

    __device__ bool look_up(const u32 (&hand)[SIZE], u32 shown) const {
        u64 key = 0;
        for (u32 n = 0; n < SIZE; n++) key |= 1ull << hand[n];
        const u64 *const rows = (const u64 *)hands;
        u32 at = (u32)(key * HAND_TIMES >> (64 - HANDS_BITS));
        while (rows[at * 2] != key && rows[at * 2] != 0) at = (at + 1) % (1u << HANDS_BITS);
        return rows[at * 2 + 1] >> shown & 1;
    }
};

__device__ __forceinline__ u32 outcome_of(const Tables &tables, const u32 (&croupiers)[SIZE], const u32 (&own)[SIZE]) {
    const u32 croupiers_slot = tables.slot_of(croupiers), slot = tables.slot_of(own);
    const u32 says = tables.shared[BITS_AT + (slot & PATTERN_MASK)] >> tables.rank_of(croupiers[0]);
    const bool raised = says >> LOOK_UP_AT & 1 ? tables.look_up(own, croupiers[0]) : says & 1;
    if (!raised) return FOLDED;
    const u32 strength = slot >> STRENGTH_AT, croupiers_strength = croupiers_slot >> STRENGTH_AT;
    bool lower = strength < croupiers_strength;
    if (strength == croupiers_strength) lower = tables.best_suit(own, slot) < tables.best_suit(croupiers, croupiers_slot);
    const u32 kind = slot >> CLASS_AT & CLASS_MASK;
    return FIRST_FACT + kind * NEXT_CLASS + (croupiers_strength < OPENS_FROM ? NOT_OPENED : 0) + (lower ? LOWER : 0);
}

extern "C" __global__ void play(
    u32 key, u32 other_key, u64 first, u32 blocks, u32 rounds, u32 rows, u32 *found, const u32 *table
) {
    copy_to_shared(table, SHARED_WORDS);
    const u32 block = blockIdx.x * blockDim.x + threadIdx.x;
    if (block >= blocks) return;
    const Tables tables = {memory, table + SHARED_WORDS, table + HANDS_AT};
    const Pack pack = pack_of_thread(memory + SHARED_WORDS);
    WordsInOrder words = {{key, other_key, first + block}};
    u32 *const row = row_of(found, block, rows);
    for (u32 n = 0; n < rounds; n++) {
        u64 rest;
        u32 croupiers[SIZE], own[SIZE];
        do {
            rest = words.next();
#pragma unroll
            for (u32 card = 0; card < SIZE * 2; card++) pack.exchange(rest, card);
        } while (rest < THRESHOLD);
#pragma unroll
        for (u32 card = 0; card < SIZE; card++) {
            croupiers[card] = pack[card];
            own[card] = pack[SIZE + card];
        }
        atomicAdd(&row[outcome_of(tables, croupiers, own)], 1u);
    }
}
