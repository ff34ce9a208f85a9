// Pai kau: SEATED hands of one set, of which GROUPS words deal some each, the dice first. Two pairs of tiles give front and
// back, as its way arranges them; the results of all seats give the course of the round, which is its bin.
//
// The table: thresholds of the words; numbers of pairs by two tiles, the first seat by throw, the way of each hand, and the
// result by whether front and back win, in a byte each; then front and back by way and two pairs, in 16 bits.

const u32 HELD = 4, HAND_BITS = 4;  // tiles of a hand; bits for the first hand of each word
const u32 PAIRS_AT = GROUPS * 2, FIRSTS_AT = PAIRS_AT + PACK * PACK / BYTES, WAYS_AT = FIRSTS_AT + (THROWS + 3) / BYTES;
const u32 RESULTS_AT = WAYS_AT + (SEATED + 3) / BYTES, STRENGTHS_AT = RESULTS_AT + 1;
const u32 SHARED_WORDS = IN_SHARED ? TABLE_WORDS : STRENGTHS_AT;

struct Tables {
    const u32 *const shared;
    const u16 *const strengths;

    __device__ __forceinline__ u32 byte(u32 at, u32 n) const { return ((const u8 *)(shared + at))[n]; }

    __device__ __forceinline__ u32 arranged(const Pack &set, u32 hand) const {
        const u32 first = hand * HELD, one = byte(PAIRS_AT, set[first] * PACK + set[first + 1]);
        const u32 other = byte(PAIRS_AT, set[first + 2] * PACK + set[first + 3]);
        return strengths[(byte(WAYS_AT, hand) * PAIRS + one) * PAIRS + other];
    }

    __device__ __forceinline__ u32 result(u32 own, u32 bankers) const {
        const bool front = own >> FRONT_AT > bankers >> FRONT_AT, back = (own & BACK) > (bankers & BACK);
        return byte(RESULTS_AT, front * 2 + back);
    }
};

extern "C" __global__ void play(
    u32 key, u32 other_key, u64 first, u32 blocks, u32 rounds, u32 rows, u32 *found, const u32 *table
) {
    copy_to_shared(table, SHARED_WORDS);
    const u32 block = blockIdx.x * blockDim.x + threadIdx.x;
    if (block >= blocks) return;
    const Tables tables = {memory, (const u16 *)((IN_SHARED ? memory : table) + STRENGTHS_AT)};
    const u64 *const thresholds = (const u64 *)memory;
    const Pack set = pack_of_thread(memory + SHARED_WORDS);
    WordsInOrder words = {{key, other_key, first + block}};
    u32 *const row = row_of(found, block, rows);
    for (u32 n = 0; n < rounds; n++) {
        u32 course = 0;
#pragma unroll
        for (u32 group = 0; group < GROUPS; group++) {
            const u32 from = (u32)(HANDS >> group * HAND_BITS) % (1 << HAND_BITS);
            const u32 to = (u32)(HANDS >> (group + 1) * HAND_BITS) % (1 << HAND_BITS);
            u64 rest;
            do {
                rest = words.next();
                if (group == 0) course = tables.byte(FIRSTS_AT, draw(rest, THROWS));
#pragma unroll
                for (u32 tile = from * HELD; tile < to * HELD; tile++) set.exchange(rest, tile);
            } while (rest < thresholds[group]);
        }
        const u32 bankers = tables.arranged(set, 0);
#pragma unroll
        for (u32 seat = SEATED - 1; seat > 0; seat--)
            course = course * RESULTS + tables.result(tables.arranged(set, seat), bankers);
        atomicAdd(&row[course], 1u);
    }
}
