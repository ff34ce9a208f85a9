// Baccarat from full packs: a word gives six places among CARDS cards of KINDS kinds, in the order in which they are dealt.
//
// A word is rejected if a place comes twice, or if a remainder is below THRESHOLD. VALUES has four bits for the points of
// each kind. The table gives the WINNER of WINNERS by the sums of both sides' first cards and the points of the next two:
// the game's drawing rule filled it. A bin is two bits for the pairs and the winner.

struct Words {
    u64 of[UNITS_OF_A_GROUP];
};

struct Six {
    u32 place[6], kind[6], points[6];
    bool kept;

    __device__ __forceinline__ Six(u64 word) {
        u32 rest = (u32)(word >> 32), other = (u32)word;
#pragma unroll
        for (u32 n = 0; n < 6; n++) {
            u32 &half = n < 3 ? rest : other;
            kind[n] = (u32)((u64)half * KINDS >> 32);
            points[n] = (u32)(VALUES >> kind[n] * VALUE_BITS) & ((1u << VALUE_BITS) - 1);
            place[n] = draw(half, CARDS);
        }
        bool twice = false;
#pragma unroll
        for (u32 n = 1; n < 6; n++)
#pragma unroll
            for (u32 m = 0; m < n; m++) twice |= place[n] == place[m];
        kept = !twice & (rest >= THRESHOLD) & (other >= THRESHOLD);
    }
};

struct Hands {
    static const u32 UNITS = WORDS, GROUPS = UNITS / UNITS_OF_A_GROUP;
    typedef u64 Unit;
    typedef Words Units;

    const Stream &stream;
    const u8 *const table;
    u32 *const counters;

    __device__ __forceinline__ Units units(u32 group) const {
        const Outputs low = outputs(stream, group * 2), high = outputs(stream, group * 2 + 1);
        Words found;
#pragma unroll
        for (u32 n = 0; n < UNITS_OF_A_GROUP; n++) found.of[n] = (u64)high.of[n] << 32 | low.of[n];
        return found;
    }

    __device__ __forceinline__ bool keeps(Unit word) const { return Six(word).kept; }

    __device__ __forceinline__ u32 count(Unit word) const {
        const Six six(word);
        const u32 pairs = (six.kind[0] == six.kind[2]) * 2 + (six.kind[1] == six.kind[3]);
        u32 at = six.points[0] + six.points[2];
        at = at * SUMS + six.points[1] + six.points[3];
        at = (at * TOTALS + six.points[4]) * TOTALS + six.points[5];
        if (!six.kept) return 0;
        add_one(counters, pairs * WINNERS + table[at]);
        return 1;
    }

    __device__ void count_first(Unit, u32) const {}
};

extern "C" __global__ void play(
    u32 key, u32 other_key, u64 first, u32, u32 rounds, u32 rows, u32 *found, const u32 *winners
) {
    const Stream stream = {key, other_key, first + blockIdx.x};
    const Shared shared = shared_memory<Hands>();
    for (u32 n = threadIdx.x; n < TABLE_WORDS; n += blockDim.x) ((u32 *)shared.table)[n] = winners[n];
    const Hands hands = {stream, shared.table, shared.counters};
    count_block(hands, shared, rounds, 0, row_of(found, blockIdx.x, rows));
}
