// The limit on a GPU: the deals of bench/limits as bare CUDA, for one bet under one set of options. Rules are typed in, chance
// is xorwow (the default of cuRAND) with 32 bits for each draw and their small bias, and only the gain is counted, in
// twentieths of the stake. Every thread plays as many rounds as the next.

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

struct Chance {
    u32 x, y, z, w, v, d;

    __device__ Chance(u32 seed) {
        const u32 thread = blockIdx.x * blockDim.x + threadIdx.x;
        x = 123456789u ^ thread * 0x9E3779B9u;
        y = 362436069u + seed * 0x85EBCA6Bu;
        z = 521288629u ^ thread;
        w = 88675123u;
        v = 5783321u;
        d = 6615241u + thread;
        for (int n = 0; n < 16; n++) word();
    }

    __device__ __forceinline__ u32 word() {
        const u32 t = x ^ (x >> 2);
        x = y;
        y = z;
        z = w;
        w = v;
        v = v ^ (v << 4) ^ t ^ (t << 1);
        d += 362437u;
        return v + d;
    }

    __device__ __forceinline__ u32 one_of(u32 choices) { return __umulhi(word(), choices); }
};

__device__ void add_up(i64 gained, i64 *out) { atomicAdd((u64 *)out, (u64)gained); }

extern "C" __global__ void roulette(u32 seed, u32 rounds, i64 *out) {
    Chance chance(seed);
    i64 wins = 0;
    for (u32 n = 0; n < rounds; n++) wins += chance.one_of(37) == 17;
    add_up(20 * (36 * wins - (i64)rounds), out);
}

extern "C" __global__ void cussec(u32 seed, u32 rounds, i64 *out) {
    Chance chance(seed);
    i64 wins = 0;
    for (u32 n = 0; n < rounds; n++) {
        const u32 drawn = chance.word(), one = __umulhi(drawn, 6), two = __umulhi(drawn * 6, 6), three = chance.one_of(6);
        const u32 points = one + two + three + 3;
        wins += points >= 4 && points <= 10 && !(one == two && two == three);
    }
    add_up(20 * (2 * wins - (i64)rounds), out);
}

// The pass line: a throw leads from the point, or from coming out, to the next; bits above are rounds won and decided.
extern "C" __global__ void craps(u32 seed, u32 rounds, i64 *out) {
    const u32 coming_out = 6, decided = 1u << 16, won = 1u << 17, points[6] = {4, 5, 6, 8, 9, 10};
    __shared__ u32 after[7 * 36];
    for (u32 n = threadIdx.x; n < 7 * 36; n += blockDim.x) {
        const u32 stands = n / 36, total = 2 + n % 36 / 6 + n % 36 % 6;
        u32 to = n - n % 36;
        if (stands == coming_out) {
            for (u32 point = 0; point < 6; point++) to = points[point] == total ? point * 36 : to;
            if (total == 7 || total == 11) to = decided | won | coming_out * 36;
            if (total == 2 || total == 3 || total == 12) to = decided | coming_out * 36;
        } else if (total == points[stands]) {
            to = decided | won | coming_out * 36;
        } else if (total == 7) {
            to = decided | coming_out * 36;
        }
        after[n] = to;
    }
    __syncthreads();
    Chance chance(seed);
    u32 at = coming_out * 36, wins = 0;
    for (u32 played = 0; played < rounds;) {
        const u32 to = after[at + chance.one_of(36)];
        played += to >> 16 & 1;
        wins += to >> 17;
        at = to & 0xFFFF;
    }
    add_up(20 * (2 * (i64)wins - (i64)rounds), out);
}

__device__ __forceinline__ u32 points_of(u32 card) {
    const u32 rank = card / 32 + 1;
    return rank < 10 ? rank : 0;
}

__device__ __forceinline__ u32 tens_off(u32 points) { return points >= 10 ? points - 10 : points; }

// The banker, from eight packs. A round in which a place comes twice is dealt again.
extern "C" __global__ void baccarat(u32 seed, u32 rounds, i64 *out) {
    Chance chance(seed);
    u32 wins = 0, losses = 0;
    for (u32 dealt = 0; dealt < rounds;) {
        u32 place[6];
        bool twice = false;
#pragma unroll
        for (u32 n = 0; n < 6; n++) {
            place[n] = chance.one_of(416);
#pragma unroll
            for (u32 m = 0; m < n; m++) twice |= place[m] == place[n];
        }
        u32 player = tens_off(points_of(place[0]) + points_of(place[2]));
        u32 bank = tens_off(points_of(place[1]) + points_of(place[3]));
        const u32 third = points_of(place[4]), following = points_of(place[5]);
        const bool goes_on = (player < 8) & (bank < 8), player_draws = goes_on & (player < 6);
        const bool after_third = (bank <= 2) | ((bank == 3) & (third != 8)) | ((bank == 4) & (third - 2 <= 5)) |
                                 ((bank == 5) & (third - 4 <= 3)) | ((bank == 6) & (third - 6 <= 1));
        const bool bank_draws = goes_on & ((player_draws & after_third) | ((player >= 6) & (bank <= 5)));
        const u32 last = player_draws ? following : third;
        player = tens_off(player + (player_draws ? third : 0));
        bank = tens_off(bank + (bank_draws ? last : 0));
        wins += !twice & (bank > player);
        losses += !twice & (bank < player);
        dealt += !twice;
    }
    add_up(19 * (i64)wins - 20 * (i64)losses, out);
}
