// What the kernels of a GPU need to run on the processor: the threads of a block are threads here, with a barrier.
// Blocks of threads run one after another, so they can share one memory.

#include <algorithm>
#include <barrier>
#include <cstring>
#include <thread>
#include <vector>

#define __device__
#define __global__
#define __shared__
#define __align__(n) __attribute__((aligned(n)))
#define __forceinline__ inline
#define __launch_bounds__(...)

using std::max;
using std::min;

struct Coordinates {
    unsigned x;
};
static thread_local Coordinates threadIdx;
static Coordinates blockIdx, blockDim;
static std::barrier<> *threads_of_block;

inline void __syncthreads() { threads_of_block->arrive_and_wait(); }
inline unsigned atomicAdd(unsigned *at, unsigned more) { return __atomic_fetch_add(at, more, __ATOMIC_RELAXED); }
inline unsigned atomicOr(unsigned *at, unsigned bits) { return __atomic_fetch_or(at, bits, __ATOMIC_RELAXED); }
inline unsigned long long atomicAdd(unsigned long long *at, unsigned long long more) {
    return __atomic_fetch_add(at, more, __ATOMIC_RELAXED);
}
inline unsigned __umulhi(unsigned one, unsigned other) { return (unsigned long long)one * other >> 32; }
inline int __clz(unsigned bits) { return __builtin_clz(bits); }
inline unsigned __popc(unsigned bits) { return __builtin_popcount(bits); }

extern "C" void play(
    unsigned, unsigned, unsigned long long, unsigned, unsigned, unsigned, unsigned *, const unsigned *
);
extern unsigned memory[];

extern "C" void be_one_thread() {
    static std::barrier<> alone(1);
    threads_of_block = &alone;
    blockDim.x = 1;
}

extern "C" void play_on_processor(
    unsigned grid, unsigned threads, unsigned key, unsigned other_key, unsigned long long first, unsigned blocks,
    unsigned rounds, unsigned rows, unsigned *found, const unsigned *table
) {
    blockDim.x = threads;
    for (blockIdx.x = 0; blockIdx.x < grid; blockIdx.x++) {
        memory[0] ^= 0xABABABAB;  // nothing is known of it
        std::barrier<> barrier(threads);
        threads_of_block = &barrier;
        std::vector<std::thread> all;
        for (unsigned n = 0; n < threads; n++)
            all.emplace_back([=, &barrier] {
                threadIdx.x = n;
                play(key, other_key, first, blocks, rounds, rows, found, table);
                barrier.arrive_and_drop();
            });
        for (std::thread &each : all) each.join();
    }
}
