// Deals in which every unit of chance, a word or half of one, gives its rounds by itself, unless it is rejected.
//
// All threads of a CUDA block count the rounds of one block of the run. Where that block ends depends on how many units
// were rejected: its last round belongs to the n-th unit that was not. A buffer keeps no more units than it has, so as many
// whole buffers as there are rounds left are surely needed, and their units are counted in any order. After a few such
// passes less than a buffer is left, which is counted in order.
//
// A deal has a type Unit, `units` that one group of counters gives, whether it `keeps` one, and counts one: all its rounds,
// or only the first of them. Unit n of group g in a buffer has the place n * GROUPS + g.

const u32 UNITS_OF_A_GROUP = LANES_OF_A_COUNTER;
// COPIES of each counter, one for each lane of a warp: they never wait for one another.
const u32 BITS = 32;

struct Shared {
    u32 *counters, *kept, *before, *total;
    u8 *table;
};

template <class Deal>
__device__ Shared shared_memory() {
    u32 *const counters = memory, *const kept = counters + BINS * COPIES, *const before = kept + Deal::UNITS / BITS;
    u32 *const total = before + Deal::UNITS / BITS;
    return {counters, kept, before, total, (u8 *)(total + 1)};
}

__device__ u32 sum_of_all(u32 *total, u32 mine) {
    __syncthreads();
    if (threadIdx.x == 0) *total = 0;
    __syncthreads();
    atomicAdd(total, mine);
    __syncthreads();
    return *total;
}

// Count units in order, in one buffer; returns how many it keeps. After `wanted` units come `part` rounds of the next.
template <class Deal>
__device__ u32 count_in_order(const Deal &deal, const Shared &shared, u32 first_group, u32 wanted, u32 part) {
    __syncthreads();
    for (u32 n = threadIdx.x; n < Deal::UNITS / BITS; n += blockDim.x) shared.kept[n] = 0;
    __syncthreads();
    for (u32 group = threadIdx.x; group < Deal::GROUPS; group += blockDim.x) {
        const typename Deal::Units units = deal.units(first_group + group);
        for (u32 n = 0; n < UNITS_OF_A_GROUP; n++) {
            const u32 place = n * Deal::GROUPS + group;
            if (deal.keeps(units.of[n])) atomicOr(&shared.kept[place / BITS], 1u << place % BITS);
        }
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        u32 sum = 0;
        for (u32 n = 0; n < Deal::UNITS / BITS; n++) {
            shared.before[n] = sum;
            sum += __popc(shared.kept[n]);
        }
        *shared.total = sum;
    }
    __syncthreads();
    for (u32 group = threadIdx.x; group < Deal::GROUPS; group += blockDim.x) {
        const typename Deal::Units units = deal.units(first_group + group);
        for (u32 n = 0; n < UNITS_OF_A_GROUP; n++) {
            const u32 place = n * Deal::GROUPS + group, bits = shared.kept[place / BITS], bit = 1u << place % BITS;
            const u32 rank = shared.before[place / BITS] + __popc(bits & (bit - 1));
            if ((bits & bit) && rank < wanted) deal.count(units.of[n]);
            if ((bits & bit) && rank == wanted && part > 0) deal.count_first(units.of[n], part);
        }
    }
    return *shared.total;
}

template <class Deal>
__device__ void count_block(const Deal &deal, const Shared &shared, u32 wanted, u32 part, u32 *row) {
    for (u32 n = threadIdx.x; n < BINS * COPIES; n += blockDim.x) shared.counters[n] = 0;
    __syncthreads();
    u32 group = 0;
    while (wanted >= Deal::UNITS) {
        const u32 end = group + wanted / Deal::UNITS * Deal::GROUPS;
        u32 kept = 0;
        for (u32 each = group + threadIdx.x; each < end; each += blockDim.x) {
            const typename Deal::Units units = deal.units(each);
#pragma unroll
            for (u32 n = 0; n < UNITS_OF_A_GROUP; n++) kept += deal.count(units.of[n]);
        }
        wanted -= sum_of_all(shared.total, kept);
        group = end;
    }
    while (wanted + part > 0) {
        const u32 kept = count_in_order(deal, shared, group, wanted, part);
        if (kept > wanted || (kept == wanted && part == 0)) break;
        wanted -= kept;
        group += Deal::GROUPS;
    }
    __syncthreads();
    for (u32 bin = threadIdx.x; bin < BINS; bin += blockDim.x) {
        u32 sum = 0;
        for (u32 copy = 0; copy < COPIES; copy++) sum += shared.counters[bin * COPIES + copy];
        atomicAdd(&row[bin], sum);
    }
}

__device__ __forceinline__ void add_one(u32 *counters, u32 bin) {
    atomicAdd(&counters[bin * COPIES + threadIdx.x % COPIES], 1u);
}
