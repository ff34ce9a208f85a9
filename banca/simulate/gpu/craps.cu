// Craps: the automaton of combined bets, driven by throws. All threads of a CUDA block play one block of the run.
//
// Indices of one or two throws, two from each word, go to LANES rounds side by side until one lane has finished
// LANE_ROUNDS; then the others finish theirs, one after another. Threads play parts of a buffer. A part begins in the
// state where the part before it ends, and most often that is known without playing: some throws lead to one state from
// anywhere, as a seven does. So a thread looks back for the last of them, and plays on from there. It counts the rounds
// that end in its part; sums of these give each round its number, and say where all lanes stop; then outcomes are counted.
//
// An entry of the table has the outcomes of up to two rounds that end, their number, and where the next index leads. After
// the entries comes, for each index, where it leads from anywhere, or NOWHERE.
//
// If there are two outcomes, SUMMED, an entry has the first outcome and how many are outcome 1. So entries can be summed as
// they are, and most parts are played but once.

const u32 COUNTERS = HALVES / LANES_OF_A_COUNTER;  // in a buffer
const u32 NOWHERE = 0xFFFF, NEVER = ~0u;
const u32 PARTS = THREADS / LANES, FEW = 8, MANY_PARTS = PARTS / FEW;
// Indices of a part, side by side and alone. Odd, so that threads read from different banks.
const u32 TOGETHER = 4;  // indices that a thread looks back at together
const u32 SUM_BITS = 7, SUM_MASK = (1 << SUM_BITS) - 1, SUM_MOST = SUM_MASK / 2;  // of rounds; of entries
const u32 LONG_PART = (HALVES / LANES + PARTS - 1) / PARTS | 1, SHORT_PART = 9;
static_assert(HALVES % THREADS == 0 && PARTS % FEW == 0, "threads share buffers and sums evenly");

typedef ENTRY Entry;

struct Block {
    const Stream stream;
    const Entry *const entries;
    const u16 *const leads;
    u32 *const counters;
    const u32 step;  // from one counter to the next
    u16 *const indices;
    u32 *const sums, *const few, *const bases, *const ended, *const ends, *const limits, *const kept_of_buffer;
    u32 first_counter, at, kept;
    u32 counted, counted_ones;  // if SUMMED

    __device__ __forceinline__ void add_one(u32 outcome) {
        if (SUMMED) {
            counted++;
            counted_ones += outcome;
        } else if (IN_SHARED)
            counters[outcome * step]++;
        else
            atomicAdd(&counters[outcome], 1u);
    }

    __device__ void next_buffer() {
        __syncthreads();
        if (threadIdx.x == 0) *kept_of_buffer = HALVES;
        __syncthreads();
        for (u32 n = threadIdx.x; n < COUNTERS; n += THREADS) {
            const Outputs drawn = outputs(stream, first_counter + n);
#pragma unroll
            for (u32 lane = 0; lane < LANES_OF_A_COUNTER; lane++) {
                u32 rest = drawn.of[lane];
                const u32 index = draw(rest, CHOICES);
                const bool keeps = rest >= THRESHOLD;
                indices[lane * COUNTERS + n] = keeps ? index : NOWHERE;
                if (!keeps) atomicAdd(kept_of_buffer, ~0u);
            }
        }
        __syncthreads();
        kept = *kept_of_buffer;
        if (kept < HALVES) close_gaps();
        first_counter += COUNTERS;
        at = 0;
    }

    __device__ void close_gaps() {
        const u32 few = HALVES / THREADS;
        u16 own[few];
        u32 own_kept = 0, to = 0;
#pragma unroll 1
        for (u32 n = 0; n < few; n++) {
            const u16 index = indices[threadIdx.x * few + n];
            if (index != NOWHERE) own[own_kept++] = index;
        }
        sums[threadIdx.x] = own_kept;
        __syncthreads();
#pragma unroll 1
        for (u32 n = 0; n < threadIdx.x; n++) to += sums[n];
#pragma unroll 1
        for (u32 n = 0; n < own_kept; n++) indices[to + n] = own[n];
        __syncthreads();
    }

    // How many rounds of its lane end before a thread's part.
    template <u32 SIDE>
    __device__ u32 ended_before(u32 lane, u32 part, u32 mine) const {
        const bool plays = threadIdx.x < PARTS * SIDE;
        u32 before = 0;
        if (plays) sums[threadIdx.x] = mine;
        __syncthreads();
        if (plays) {
            for (u32 n = 1; n <= part % FEW; n++) before += sums[threadIdx.x - n * SIDE];
            if (part % FEW == FEW - 1) few[part / FEW * SIDE + threadIdx.x % SIDE] = before + mine;
        }
        __syncthreads();
        if (plays) {
            before += ended[lane];
            for (u32 n = 0; n < part / FEW; n++) before += few[n * SIDE + threadIdx.x % SIDE];
        }
        return before;
    }

    // Look back for an index that leads to one state from anywhere, and play on from there.
    template <u32 SIDE>
    __device__ __forceinline__ u32 state_before(const u16 *own, u32 begin, u32 first) const {
        u32 known = begin + 1, base = NOWHERE;
        while (base == NOWHERE) {
            u32 led[TOGETHER];
#pragma unroll
            for (u32 n = 0; n < TOGETHER; n++) led[n] = known > n + 1 ? leads[own[(known - n - 2) * SIDE]] : first;
#pragma unroll
            for (u32 n = 0; n < TOGETHER; n++)
                if (base == NOWHERE) {
                    base = led[n];
                    known--;
                }
        }
        for (; known < begin; known++) base = (u32)(entries[base + own[known * SIDE]] >> TO);
        return base;
    }

    // Play lanes side by side, from the first, until one of them has finished its rounds or too few indices are left.
    template <u32 SIDE, u32 LENGTH>
    __device__ bool play(u32 first_lane) {
        const u32 lane = first_lane + threadIdx.x % SIDE, part = threadIdx.x / SIDE;
        const u32 all = min((kept - at) / SIDE, PARTS * LENGTH);
        const u32 begin = min(part * LENGTH, all), end = min(begin + LENGTH, all);
        const u16 *const own = indices + at + threadIdx.x % SIDE;
        u32 base = 0, after = 0, mine = 0, ones = 0;
        if (begin < end) {
            base = state_before<SIDE>(own, begin, bases[lane]);
            after = base;
            for (u32 n = begin; n < end;) {
                const u32 until = LENGTH > SUM_MOST ? min(end, n + SUM_MOST) : end;
                u32 sum = 0;
#pragma unroll 4
                for (; n < until; n++) {
                    const Entry entry = entries[after + own[n * SIDE]];
                    sum += SUMMED ? (u32)entry : (u32)(entry >> MANY) & MANY_MASK;
                    after = (u32)(entry >> TO);
                }
                mine += sum & SUM_MASK;
                ones += sum >> SUM_BITS & SUM_MASK;
            }
        }
        if (threadIdx.x < SIDE) ends[threadIdx.x] = NEVER;
        u32 number = ended_before<SIDE>(lane, part, mine);
        if (begin < end && number < LANE_ROUNDS && number + mine >= LANE_ROUNDS) {
            u32 n = begin;
            for (u32 to = base, reached = number;; n++) {
                const Entry entry = entries[to + own[n * SIDE]];
                reached += (u32)(entry >> MANY) & MANY_MASK;
                if (reached >= LANE_ROUNDS) break;
                to = (u32)(entry >> TO);
            }
            ends[threadIdx.x % SIDE] = n;
        }
        __syncthreads();
        u32 last = NEVER;
#pragma unroll
        for (u32 n = 0; n < SIDE; n++) last = min(last, ends[n]);
        const u32 stop = last == NEVER ? all : last + 1;
        const u32 limit = limits[lane];
        if (SUMMED && begin < end && end <= stop && number + mine <= limit) {
            counted += mine;
            counted_ones += ones;
            base = after;
            number += mine;
        } else if (begin < min(end, stop)) {
            for (u32 n = begin; n < min(end, stop); n++) {
                const Entry entry = entries[base + own[n * SIDE]];
                const u32 many = (u32)(entry >> MANY) & MANY_MASK;
                const u32 one = (u32)(entry >> FIRST) & MASK, other = (u32)(entry >> SECOND) & MASK;
                if (many > 0 && number < limit) add_one(one);
                if (many > 1 && number + 1 < limit) add_one(SUMMED ? ((u32)(entry >> SUM_BITS) & SUM_MASK) - one : other);
                number += many;
                base = (u32)(entry >> TO);
            }
        }
        if (begin < stop && stop <= end) {
            bases[lane] = base;
            ended[lane] = number;
        }
        __syncthreads();
        at += stop * SIDE;
        return last != NEVER;
    }

    __device__ void play_block(u32 rounds) {
        at = kept = 0;
        for (u32 left = rounds; left > 0; left -= min(left, LANES * LANE_ROUNDS)) {
            if (threadIdx.x < LANES) {
                // The last throws of a lane may end one more round: it is the first of those that come next, if any do.
                const u32 before = threadIdx.x * LANE_ROUNDS, most = LANE_ROUNDS * LANES + before;
                limits[threadIdx.x] = left > most ? LANE_ROUNDS + 1 : min(left - min(left, before), LANE_ROUNDS);
                if (left < rounds) ended[threadIdx.x] -= LANE_ROUNDS;
            }
            __syncthreads();
            for (bool side_by_side = true; side_by_side;) {
                if (at + LANES > kept) next_buffer();
                side_by_side = !play<LANES, LONG_PART>(0);
            }
            for (u32 lane = 0; lane < LANES; lane++)
                for (bool goes_on = ended[lane] < LANE_ROUNDS; goes_on;) {
                    if (at == kept) next_buffer();
                    goes_on = !play<1, SHORT_PART>(lane);
                }
            __syncthreads();
        }
    }
};

extern "C" __global__ void __launch_bounds__(THREADS) play(
    u32 key, u32 other_key, u64 first, u32, u32 rounds, u32 rows, u32 *found, const u32 *table
) {
    u32 *const row = row_of(found, blockIdx.x, rows), *const counters = memory + (IN_SHARED ? TABLE_WORDS : 0);
    const u32 counter_words = IN_SHARED && !SUMMED ? BINS * THREADS : 0;
    u32 *const indices = counters + counter_words, *const sums = indices + HALVES / 2;
    u32 *const few = sums + THREADS, *const bases = few + THREADS / FEW, *const ended = bases + LANES;
    u32 *const ends = ended + LANES, *const limits = ends + LANES, *const kept = limits + LANES;
    if (IN_SHARED)
        for (u32 n = threadIdx.x; n < TABLE_WORDS + counter_words; n += THREADS) memory[n] = n < TABLE_WORDS ? table[n] : 0;
    if (threadIdx.x < LANES) bases[threadIdx.x] = ended[threadIdx.x] = 0;
    const u32 *const entries = IN_SHARED ? memory : table;
    Block block = {
        {key, other_key, first + blockIdx.x}, (const Entry *)entries, (const u16 *)(entries + LEADS_AT),
        IN_SHARED ? counters + threadIdx.x : row, THREADS, (u16 *)indices, sums, few, bases, ended, ends, limits, kept
    };
    __syncthreads();
    block.play_block(rounds);
    if (SUMMED) {
        atomicAdd(&row[0], block.counted - block.counted_ones);
        if (BINS > 1) atomicAdd(&row[1], block.counted_ones);
    } else if (IN_SHARED)
        for (u32 bin = 0; bin < BINS; bin++) atomicAdd(&row[bin], counters[bin * THREADS + threadIdx.x]);
}
