// Craps: the automaton of combined bets, driven by throws. One thread plays one block of the run.
//
// Indices of one or two throws, two from each word, go to LANES rounds side by side; a lane that is ahead waits until every
// lane has finished LANE_ROUNDS. A thread computes each counter where one of its four outputs is needed: storing the other
// three takes longer than computing them again.
//
// An entry of the table has the outcomes of up to two rounds that end, their number, and where the next index leads.

const u32 COUNTERS = HALVES / LANES_OF_A_COUNTER;  // in a buffer

struct Indices {
    const Stream stream;
    u32 first_counter = 0u - COUNTERS, at = HALVES;  // the next index begins the first buffer

    __device__ __forceinline__ u32 index(u32 place, bool &kept) const {
        const Outputs all = outputs(stream, first_counter + place % COUNTERS);
        const u32 early = place & COUNTERS ? all.of[1] : all.of[0], late = place & COUNTERS ? all.of[3] : all.of[2];
        u32 rest = place & COUNTERS * 2 ? late : early;
        const u32 found = draw(rest, CHOICES);
        kept &= rest >= THRESHOLD;
        return found;
    }

    __device__ void next_buffer() {
        first_counter += COUNTERS;
        at = 0;
    }

    __device__ __forceinline__ u32 one() {
        for (;;) {
            if (at == HALVES) next_buffer();
            bool kept = true;
            const u32 found = index(at++, kept);
            if (kept) return found;
        }
    }

    // As many as there are lanes, all from one buffer.
    __device__ __forceinline__ void several(u32 (&found)[LANES]) {
        bool kept = at + LANES <= HALVES;
        if (kept) {
#pragma unroll
            for (u32 n = 0; n < LANES; n++) found[n] = index(at + n, kept);
        }
        if (kept)
            at += LANES;
        else
            several_in_order(found);
    }

    __device__ void several_in_order(u32 (&found)[LANES]) {
        for (;;) {
            u32 many = 0;
            for (u32 ahead = at; ahead < HALVES;) {
                bool kept = true;
                const u32 drawn = index(ahead++, kept);
#pragma unroll
                for (u32 n = 0; n < LANES; n++) found[n] = kept && n == many ? drawn : found[n];
                many += kept;
                if (many == LANES) {
                    at = ahead;
                    return;
                }
            }
            next_buffer();
        }
    }
};

struct Lane {
    u32 base, ended, counted, carried;  // table row; rounds that ended, how many of them count; the one that comes next
};

__device__ __forceinline__ void add_one(u32 *counters, u32 step, u32 outcome) { atomicAdd(&counters[outcome * step], 1u); }

__device__ __forceinline__ void throw_dice(const u64 *entries, u32 index, Lane &lane, u32 *counters, u32 step) {
    const u64 entry = entries[lane.base + index];
    const u32 first = (u32)(entry >> FIRST) & MASK, second = (u32)(entry >> SECOND) & MASK;
    const u32 many = (u32)(entry >> MANY) & MASK;
    if (many > 0 && lane.ended < lane.counted) add_one(counters, step, first);
    if (many > 1) {
        if (lane.ended + 1 < lane.counted) add_one(counters, step, second);
        lane.carried = second;
    }
    lane.ended += many;
    lane.base = (u32)(entry >> TO);
}

__device__ void play_block(const Stream &stream, const u64 *entries, u32 rounds, u32 *counters, u32 step) {
    Indices indices = {stream};
    Lane lanes[LANES] = {};
    for (u32 left = rounds; left > 0; left -= min(left, LANES * LANE_ROUNDS)) {
#pragma unroll
        for (u32 n = 0; n < LANES; n++) {
            Lane &lane = lanes[n];
            lane.counted = left > n * LANE_ROUNDS ? min(left - n * LANE_ROUNDS, LANE_ROUNDS) : 0;
            lane.ended = lane.ended > LANE_ROUNDS;
            if (lane.ended > 0 && lane.counted > 0) add_one(counters, step, lane.carried);
        }
        for (bool side_by_side = true; side_by_side;) {
            u32 drawn[LANES];
            indices.several(drawn);
#pragma unroll
            for (u32 n = 0; n < LANES; n++) {
                throw_dice(entries, drawn[n], lanes[n], counters, step);
                side_by_side &= lanes[n].ended < LANE_ROUNDS;
            }
        }
#pragma unroll
        for (u32 n = 0; n < LANES; n++)
            while (lanes[n].ended < LANE_ROUNDS) throw_dice(entries, indices.one(), lanes[n], counters, step);
    }
}

extern "C" __global__ void play(
    u32 key, u32 other_key, u64 first, u32 blocks, u32 rounds, u32 rows, u32 *found, const u32 *table
) {
    const u32 block = blockIdx.x * blockDim.x + threadIdx.x;
    u32 *const row = row_of(found, block, rows);
    u32 *counters = row, step = 1;
    const u64 *entries = (const u64 *)table;
    if (IN_SHARED) {
        for (u32 n = threadIdx.x; n < TABLE_WORDS + BINS * blockDim.x; n += blockDim.x)
            memory[n] = n < TABLE_WORDS ? table[n] : 0;
        entries = (const u64 *)memory;
        counters = memory + TABLE_WORDS + threadIdx.x;
        step = blockDim.x;
        __syncthreads();
    }
    if (block >= blocks) return;
    const Stream stream = {key, other_key, first + block};
    play_block(stream, entries, rounds, counters, step);
    if (IN_SHARED)
        for (u32 bin = 0; bin < BINS; bin++) atomicAdd(&row[bin], counters[bin * step]);
}
