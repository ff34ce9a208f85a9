// Deals in which a round depends on the one before it: a thread plays one block of the run, word by word in order.
//
// Every thread has its own PACK cards, a byte each, in shared memory; bytes of neighbouring threads lie in different banks.

const u32 BYTES = 4;  // of a word

struct WordsInOrder {
    const Stream stream;
    u32 first_counter = 0, at = 0;

    // Two counters give four words, a quarter of a buffer apart: computing three again takes less time than storing them.
    __device__ __forceinline__ u64 next() {
        const u32 quarter = WORDS / LANES_OF_A_COUNTER, counter = first_counter + at % quarter * 2;
        const Outputs low = outputs(stream, counter), high = outputs(stream, counter + 1);
        const u32 lane = at / quarter;
        const u32 low_half = lane < 2 ? (lane ? low.of[1] : low.of[0]) : (lane > 2 ? low.of[3] : low.of[2]);
        const u32 high_half = lane < 2 ? (lane ? high.of[1] : high.of[0]) : (lane > 2 ? high.of[3] : high.of[2]);
        if (++at == WORDS) {
            at = 0;
            first_counter += WORDS / 2;
        }
        return (u64)high_half << 32 | low_half;
    }
};

// One of so many choices, and the remainder of the word for the next draw.
__device__ __forceinline__ u32 draw(u64 &rest, u32 choices) {
    const u64 low = (u64)(u32)rest * choices, high = (rest >> 32) * choices + (low >> 32);
    rest = high << 32 | (u32)low;
    return (u32)(high >> 32);
}

struct Pack {
    u8 *const first;
    const u32 step;  // from one word of a thread to its next

    __device__ __forceinline__ u8 &operator[](u32 place) const { return first[place / BYTES * step + place % BYTES]; }

    // Draw the next of the pack, whatever the order of the rest; returns it.
    __device__ __forceinline__ u32 exchange(u64 &rest, u32 place) const {
        u8 &here = (*this)[place], &there = (*this)[place + draw(rest, PACK - place)];
        const u8 drawn = there;
        there = here;
        here = drawn;
        return drawn;
    }
};

__device__ __forceinline__ Pack pack_of_thread(u32 *shared) {
    const Pack pack = {(u8 *)(shared + threadIdx.x), blockDim.x * BYTES};
    for (u32 n = 0; n < PACK; n++) pack[n] = n;
    return pack;
}

__device__ __forceinline__ void copy_to_shared(const u32 *table, u32 words) {
    for (u32 n = threadIdx.x; n < words; n += blockDim.x) memory[n] = table[n];
    __syncthreads();
}
