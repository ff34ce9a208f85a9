// The limit on a GPU: the deals of bench/limits as bare CUDA, for one bet under one set of options. Rules are typed in, chance
// is xorwow (the default of cuRAND) with 32 bits for each draw and their small bias, and only the gain is counted, in
// twentieths of the stake. Every thread plays as many rounds as the next.

typedef unsigned char u8;
typedef unsigned short u16;
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

    // The high bits of a word depend on those of the words one and five before it, which shows in a hand of five cards. In
    // a product they depend on all bits.
    __device__ __forceinline__ u32 card_of(u32 cards) { return __umulhi(word() * 0x9E3779B9u, cards); }
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

// Cards of one pack, a bit for each: thirteen ranks, ace highest, of each suit. What is drawn twice is drawn again.
const u32 RANKS = 13, ACE = 12, SUITS = 4, RANK_BITS = (1 << RANKS) - 1;

__device__ __forceinline__ u64 deal_five(Chance &chance, u64 taken) {
    u64 hand = 0;
#pragma unroll
    for (u32 n = 0; n < 5; n++) {
        u64 card = 1ull << chance.card_of(RANKS * SUITS);
        while (card & (taken | hand)) card = 1ull << chance.card_of(RANKS * SUITS);
        hand |= card;
    }
    return hand;
}

enum Shape { ODD, PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL };
const u32 SHAPE_AT = 2 * RANKS, OPENS = 1u << ACE | 1u << (ACE - 1);

__device__ __forceinline__ u32 suit_of(u64 hand, u32 suit) { return (u32)(hand >> suit * RANKS) & RANK_BITS; }

__device__ __forceinline__ u32 merit(u32 shape, u32 first, u32 rest) { return shape << SHAPE_AT | first << RANKS | rest; }

// What two hands are compared by: the shape, then ranks of which there are more, then the others.
__device__ __forceinline__ u32 rank_five(u64 hand) {
    const u32 a = suit_of(hand, 0), b = suit_of(hand, 1), c = suit_of(hand, 2), d = suit_of(hand, 3);
    const u32 all = a | b | c | d, two = (a & b) | (c & d) | ((a | b) & (c | d));
    if (two) {
        const u32 three = (a & b & (c | d)) | (c & d & (a | b)), four = a & b & c & d, pairs = two & ~three;
        if (four) return merit(FOUR, four, all ^ four);
        if (three) return merit(pairs ? FULL : THREE, three, all ^ three);
        return merit(pairs & (pairs - 1) ? TWO_PAIRS : PAIR, pairs, all ^ pairs);
    }
    const bool lowest = all == (1u << ACE | 15), in_sequence = lowest || all == (all & (0u - all)) * 31;
    const bool of_one_suit = a == all || b == all || c == all || d == all;
    u32 shape = in_sequence ? (of_one_suit ? STRAIGHT_FLUSH : STRAIGHT) : (of_one_suit ? FLUSH : ODD);
    if (shape == STRAIGHT_FLUSH && !lowest && all >> ACE) shape = ROYAL;
    return merit(shape, lowest ? 15 : all, 0);
}

__device__ u32 best_suit(u64 hand, u32 merit) {
    const u32 first = 31 - __clz(merit >> RANKS & RANK_BITS);
    u32 suit = SUITS - 1;
    while (!(suit_of(hand, suit) >> first & 1)) suit--;
    return suit;
}

// Five cards ranked: what is counted is the shape, from 0 for odd cards to 9.
extern "C" __global__ void ranking(u32 seed, u32 rounds, i64 *out) {
    Chance chance(seed);
    u32 shapes = 0, every = 0;
    for (u32 n = 0; n < rounds; n++) {
        const u32 merit = rank_five(deal_five(chance, 0));
        shapes += merit >> SHAPE_AT;
        every ^= merit;
    }
    add_up(20 * (i64)shapes + (every == ~0u), out);
}

// Stud poker: the bettor raises on ace and king or better, as the croupier opens.
extern "C" __global__ void stud_poker(u32 seed, u32 rounds, i64 *out) {
    const u64 paid = 50ull << 56 | 20ull << 48 | 7ull << 40 | 5ull << 32 | 4ull << 24 | 3 << 16 | 2 << 8 | 1;
    Chance chance(seed);
    i64 gained = 0;
    for (u32 n = 0; n < rounds; n++) {
        const u64 own = deal_five(chance, 0), croupiers = deal_five(chance, own);
        const u32 merit = rank_five(own), croupiers_merit = rank_five(croupiers), shape = merit >> SHAPE_AT;
        if ((merit >> RANKS) < OPENS) {
            gained -= 1;
        } else if ((croupiers_merit >> RANKS) < OPENS) {
            gained += 1;
        } else {
            bool higher = merit > croupiers_merit;
            if (merit == croupiers_merit) higher = best_suit(own, merit) > best_suit(croupiers, merit);
            const u32 pays = shape <= PAIR ? 1 : (u32)(paid >> (min(shape, (u32)STRAIGHT_FLUSH) - 1) * 8) & 0xFF;
            gained += higher ? 1 + 2 * (int)pays : -3;
        }
    }
    add_up(20 * gained, out);
}

extern __shared__ __align__(16) u32 memory[];

// Pai kau: 32 tiles to eight seats, as bench/limits/pai_kau.py arranges them. The table has the number of each pair by two
// tiles, in a byte, and then the front and the back by two such numbers, in 16 bits.
const u32 TILES = 32, PAIRS = 153, PAIR_WORDS = TILES * TILES / 4, TABLE_WORDS = PAIR_WORDS + (PAIRS * PAIRS + 1) / 2;

struct Set {
    u8 *const first;
    const u32 step;

    __device__ __forceinline__ u8 &operator[](u32 place) const { return first[place / 4 * step + place % 4]; }
};

__device__ __forceinline__ u32 arranged(const Set &set, u32 at) {
    const u8 *const pairs = (const u8 *)memory;
    const u32 one = pairs[set[at] * TILES + set[at + 1]], other = pairs[set[at + 2] * TILES + set[at + 3]];
    return ((const u16 *)(memory + PAIR_WORDS))[one * PAIRS + other];
}

extern "C" __global__ void pai_kau(u32 seed, u32 rounds, i64 *out, const u32 *table) {
    for (u32 n = threadIdx.x; n < TABLE_WORDS; n += blockDim.x) memory[n] = table[n];
    const Set set = {(u8 *)(memory + TABLE_WORDS + threadIdx.x), blockDim.x * 4};
    for (u32 n = 0; n < TILES; n++) set[n] = n;
    __syncthreads();
    Chance chance(seed);
    u32 wins = 0, losses = 0;
    for (u32 n = 0; n < rounds; n++) {
#pragma unroll
        for (u32 place = 0; place < TILES - 1; place++) {
            const u32 at = place + chance.one_of(TILES - place);
            const u8 drawn = set[at];
            set[at] = set[place];
            set[place] = drawn;
        }
        const u32 banker = arranged(set, 0);
#pragma unroll
        for (u32 first = 4; first < TILES; first += 4) {
            const u32 own = arranged(set, first);
            const u32 groups = ((own & 0xFF) > (banker & 0xFF)) + (own >> 8 > banker >> 8);
            wins += groups == 2;
            losses += groups == 0;
        }
    }
    add_up((96 * (i64)wins - 100 * (i64)losses) / 5, out);
}

// Blackjack from six packs, as bench/limits/blackjack.py plays it and by its tables, a byte for each entry. Cards that are
// drawn twice are drawn again.
const u32 KINDS = 13, COPIES = 24, SOFT = 22, OVER = 44, PAIR_ROWS = OVER + 1, UPS = 10, BLACKJACK = SOFT + 21;
const u32 AFTER_WORDS = (PAIR_ROWS * KINDS + 3) / 4, CHART_WORDS = ((PAIR_ROWS + KINDS) * UPS + 3) / 4;
const u32 RULES_WORDS = AFTER_WORDS + 2 * CHART_WORDS, DRAWN_WORDS = (KINDS * COPIES + 31) / 32;
enum Act { STANDS, DRAWS, DOUBLES, DOUBLES_OR_STANDS, SPLITS, GIVES_UP };

struct Cards {
    Chance &chance;
    u32 *const drawn;
    const u32 step;

    __device__ __forceinline__ void shuffle() const {
        for (u32 n = 0; n < DRAWN_WORDS; n++) drawn[n * step] = 0;
    }

    __device__ __forceinline__ u32 next() const {
        for (;;) {
            const u32 place = chance.one_of(KINDS * COPIES), bit = 1u << place % 32;
            u32 &word = drawn[place / 32 * step];
            if (word & bit) continue;
            word |= bit;
            return place / COPIES;
        }
    }
};

__device__ __forceinline__ u32 with(u32 hand, u32 card) { return ((const u8 *)memory)[hand * KINDS + card]; }
__device__ __forceinline__ u32 chart(u32 row, u32 up) { return ((const u8 *)(memory + AFTER_WORDS))[row * UPS + up]; }
__device__ __forceinline__ u32 later(u32 row, u32 up) {
    return ((const u8 *)(memory + AFTER_WORDS + CHART_WORDS))[row * UPS + up];
}
__device__ __forceinline__ u32 points_in(u32 hand) { return hand < SOFT ? hand : hand < OVER ? hand - SOFT : 0; }

// Play on; twice the stake if it is doubled.
__device__ __forceinline__ u32 play_hand(const Cards &cards, u32 &hand, u32 act, u32 up) {
    while (act != STANDS) {
        hand = with(hand, cards.next());
        if (act != DRAWS) return 4;
        act = later(hand, up);
    }
    return 2;
}

// In halves of the stake.
__device__ int play_round(const Cards &cards) {
    cards.shuffle();
    const u32 one = cards.next();
    u32 two = cards.next(), hand = with(with(0, one), two), number = 1, hands[4], stakes[4], open_hands = 0, all = 0;
    const u32 up = min(cards.next(), UPS - 1);
    u32 act = chart(one == two ? PAIR_ROWS + one : hand, up);
    if (act == GIVES_UP) return -1;
    const bool splits = act == SPLITS;
    if (splits) number = 2;
    for (u32 playing = 0; playing < number;) {
        if (splits) {
            two = cards.next();
            if (two == one && one != 0 && number < 4) {
                number++;
                continue;
            }
            hand = with(with(0, one), two);
            act = one == 0 ? (u32)STANDS : chart(hand, up);
            if (act == GIVES_UP) act = DRAWS;
        }
        stakes[playing] = play_hand(cards, hand, act, up);
        hands[playing] = hand;
        open_hands += hand != OVER;
        all += stakes[playing++];
    }
    if (open_hands == 0) return -(int)all;
    u32 bank = with(with(0, up), cards.next());
    if (!splits && hands[0] == BLACKJACK && stakes[0] == 2 && with(with(0, one), two) == BLACKJACK)
        return bank == BLACKJACK ? 0 : 3;
    if (bank == BLACKJACK) return -(int)all;
    while (bank < OVER && points_in(bank) < 17) bank = with(bank, cards.next());
    int gained = 0;
    for (u32 n = 0; n < number; n++) {
        const u32 own = points_in(hands[n]), banks = points_in(bank);
        gained += (int)stakes[n] * ((own > banks) - (own < banks) - (own == 0 && bank == OVER));
    }
    return gained;
}

extern "C" __global__ void blackjack(u32 seed, u32 rounds, i64 *out, const u32 *table) {
    for (u32 n = threadIdx.x; n < RULES_WORDS; n += blockDim.x) memory[n] = table[n];
    __syncthreads();
    Chance chance(seed);
    const Cards cards = {chance, memory + RULES_WORDS + threadIdx.x, blockDim.x};
    i64 gained = 0;
    for (u32 n = 0; n < rounds; n++) gained += play_round(cards);
    add_up(10 * gained, out);
}
