// The words of banca.simulate.chance: the same number at the same place of the same stream.
//
// The program defines WORDS, TURNS, TIMES_0, TIMES_1, PLUS_0 and PLUS_1. A buffer of WORDS 64-bit words is filled by
// half as many counters: the first outputs of all counters come first, then all second ones, and so on.

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

const u32 LANES_OF_A_COUNTER = 4;
const u32 HALVES = WORDS * 2;  // in a buffer

extern __shared__ __align__(16) u32 memory[];

struct Stream {
    u32 key, other_key;
    u64 block;
};

struct Outputs {
    u32 of[LANES_OF_A_COUNTER];
};

__device__ __forceinline__ Outputs outputs(const Stream &stream, u32 counter) {
    u32 a = counter, b = 0, c = (u32)stream.block, d = (u32)(stream.block >> 32);
    u32 one = stream.key, two = stream.other_key;
#pragma unroll
    for (u32 turn = 0; turn < TURNS; turn++) {
        const u64 p = (u64)TIMES_0 * a, q = (u64)TIMES_1 * c;
        a = (u32)(q >> 32) ^ b ^ one;
        b = (u32)q;
        c = (u32)(p >> 32) ^ d ^ two;
        d = (u32)p;
        one += PLUS_0;
        two += PLUS_1;
    }
    return {{a, b, c, d}};
}

// One of so many choices, and the remainder of the half word for the next draw.
__device__ __forceinline__ u32 draw(u32 &rest, u32 choices) {
    const u64 product = (u64)rest * choices;
    rest = (u32)product;
    return (u32)(product >> 32);
}

// Where the rounds of a block are counted. Blocks share rows, unless there are as many rows as blocks.
__device__ __forceinline__ u32 *row_of(u32 *found, u32 block, u32 rows) { return found + (u64)(block % rows) * BINS; }
