"""Pai kau for a GPU: the kernel's tables in one array."""

import numpy as np

from banca.simulate.gpu.program import SHARED_MOST, Program, words
from banca.simulate.pai_kau.table import BACK, FRONT_AT, PAIRS, RESULTS, TILES, Arranged, DrawPlan

THREADS = 512
HAND_BITS = 4  # for the first hand of each word


def program(plan: DrawPlan, arranged: Arranged, courses: int) -> Program:
    small = words(plan.thresholds, arranged.pairs, plan.first, arranged.own.astype(np.uint8), arranged.outcome)
    table = words(small, arranged.strengths)
    in_shared = table.nbytes + THREADS * TILES <= SHARED_MOST
    numbers = {
        "PACK": TILES,
        "SEATED": len(arranged.own),
        "GROUPS": len(plan.thresholds),
        "THROWS": plan.throws,
        "HANDS": sum(hand << HAND_BITS * n for n, hand in enumerate(plan.hands.tolist())),
        "PAIRS": PAIRS,
        "FRONT_AT": int(FRONT_AT),
        "BACK": int(BACK),
        "RESULTS": len(RESULTS),
        "IN_SHARED": int(in_shared),
    }
    memory = table.nbytes if in_shared else small.nbytes
    outcomes = np.arange(courses, dtype=np.int64)
    return Program(("in_order.cuh", "pai_kau.cu"), numbers, table, outcomes, memory, TILES, threads=THREADS, alone=True)
