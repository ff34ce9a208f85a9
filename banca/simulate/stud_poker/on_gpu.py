"""Stud poker for a GPU: the kernel's tables in one array."""

from collections.abc import Mapping

import numpy as np

from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import FACTS
from banca.simulate.gpu.program import WORD_BYTES, Program, words
from banca.simulate.stud_poker import ranking
from banca.simulate.stud_poker.ranking import CARDS, SIZE, Ranks
from banca.simulate.stud_poker.strategies import LOOK_UP_AT, SIZE_BITS, TIMES, Bits, HandTable

THREADS = 512
SUIT_AT = 8  # bits of a card: its rank below


def program(ranks: Ranks, by_pattern: Bits, book: HandTable, threshold: int, facts: Mapping[str, int]) -> Program:
    times, displacements, slots = ranks
    weights = ranking.codes() & ranking.WEIGHTS
    cards = np.array(hands.RANK) | np.array(hands.SUIT) << SUIT_AT
    shared = words(slots, displacements, weights.astype(np.uint32), cards.astype(np.uint32), by_pattern)
    deciding = words(np.array(hands.tables().deciding_ranks, np.int8))
    before = len(shared) + len(deciding)
    padding = np.zeros(before % 2, np.uint32)  # hands begin at a whole 64-bit word
    numbers = {
        "PACK": CARDS,
        "SIZE": SIZE,
        "SLOTS": ranking.SLOTS,
        "BUCKETS": ranking.BUCKETS,
        "PATTERNS": len(by_pattern),
        "TIMES": times,
        "HAND_TIMES": int(TIMES),
        "HANDS_BITS": int(book.parts[0, SIZE_BITS]),
        "HANDS_AT": before + len(padding),
        "WEIGHT_MASK": int(ranking.WEIGHTS),
        "ONE_SUIT": int(ranking.ONE_SUIT),
        "PATTERN_MASK": int(ranking.PATTERN_BITS),
        "CLASS_MASK": int(ranking.CLASS_BITS),
        "LOOK_UP_AT": LOOK_UP_AT,
        "OPENS_FROM": hands.tables().opens_from,
        "THRESHOLD": threshold,
        **{name: int(getattr(ranking, name)) for name in ("BUCKET_AT", "SLOT_AT", "STRENGTH_AT", "CLASS_AT")},
        **facts,
    }
    table = words(shared, deciding, padding, np.stack([book.hands, book.raised], axis=1))
    per_thread = -(-CARDS // WORD_BYTES) * WORD_BYTES
    outcomes = np.arange(len(FACTS), dtype=np.int64)
    files = ("in_order.cuh", "stud_poker.cu")
    return Program(files, numbers, table, outcomes, shared.nbytes, per_thread, threads=THREADS, alone=True)
