// Games of one draw: half a word gives AT_ONCE draws, each one of WAYS; a bin is a way.

struct Draws {
    static const u32 UNITS = HALVES, GROUPS = UNITS / UNITS_OF_A_GROUP;
    typedef u32 Unit;
    typedef Outputs Units;

    const Stream &stream;
    u32 *const counters;

    __device__ __forceinline__ Units units(u32 group) const { return outputs(stream, group); }

    __device__ __forceinline__ bool keeps(Unit half) const { return half * CHOICES >= THRESHOLD; }

    __device__ __forceinline__ u32 count(Unit half) const {
        u32 rest = half, drawn[AT_ONCE];
#pragma unroll
        for (u32 n = 0; n < AT_ONCE; n++) drawn[n] = draw(rest, WAYS);
        if (rest < THRESHOLD) return 0;
#pragma unroll
        for (u32 n = 0; n < AT_ONCE; n++) add_one(counters, drawn[n]);
        return 1;
    }

    // The index of a unit is a number of AT_ONCE digits, of which the last drawn is the first.
    __device__ void count_first(Unit half, u32 part) const {
        u32 rest = half;
        for (u32 left = AT_ONCE; left > 0; left--) {
            const u32 drawn = draw(rest, WAYS);
            if (left <= part) add_one(counters, drawn);
        }
    }
};

extern "C" __global__ void play(
    u32 key, u32 other_key, u64 first, u32, u32 rounds, u32 rows, u32 *found, const u32 *
) {
    const Stream stream = {key, other_key, first + blockIdx.x};
    const Shared shared = shared_memory<Draws>();
    const Draws draws = {stream, shared.counters};
    count_block(draws, shared, rounds / AT_ONCE, rounds % AT_ONCE, row_of(found, blockIdx.x, rows));
}
