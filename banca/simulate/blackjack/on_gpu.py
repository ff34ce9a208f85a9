"""Blackjack for a GPU: the kernel's tables in one array."""

import numpy as np

from banca.material.cards import PACK
from banca.simulate.blackjack import tables
from banca.simulate.blackjack.deal import DEALT, FIRST, OPEN, SECOND
from banca.simulate.gpu.program import WORD_BYTES, Program, placed

THREADS = 768  # or as many packs as fit: threads wait for memory most of the time, so each one more helps
BITS_OF_WORD = 8


def program(
    rules: tables.Rules, strategies: tables.StrategyArrays, places: tables.PlaceArrays, deck: tables.Deck, outcomes: int
) -> Program:
    """For one place: that of the first strategy."""
    verdicts, sums = rules.verdicts[places.bet[0]], places.sums[0]
    first_state, first_plain, results, least = rules.limits.tolist()
    bytes_, cards = np.uint8, len(PACK)
    table, begins = placed(
        thresholds=deck.thresholds,
        walk=rules.walk,
        outcomes=rules.outcomes,
        of_sums=rules.of_sums,
        gains=rules.gains.astype(np.int32),
        parts=places.parts[0].astype(np.uint32),
        bank=rules.bank,
        opened=rules.opened,
        codes=tables.codes(),
        number=rules.number.astype(bytes_),
        closed=rules.closed.astype(bytes_),
        staked=rules.staked.astype(bytes_),
        blackjack=rules.blackjack.astype(bytes_),
        ace=rules.ace.astype(bytes_),
        most=rules.most.astype(bytes_),
        pair=rules.pair.astype(bytes_),
        may_win_prize=rules.may_win_prize.astype(bytes_),
        # From here on a thread rarely looks, or the array is too large for shared memory.
        entry=strategies.entry[0],
        first=strategies.first[0],
        again=strategies.again[0],
        full=strategies.full[0],
        sums=sums,
        insures=strategies.insures[0].astype(bytes_),
        prize=rules.prize.astype(bytes_),
        paired=rules.paired.astype(bytes_),
        verdicts=verdicts,
    )
    size = len(deck.pack)
    numbers: dict[str, int | str] = {
        **begins,
        "THREADS": THREADS,
        "STATE": f"u{rules.walk.dtype.itemsize * BITS_OF_WORD}",
        "PACK": size,
        "CARDS": cards,
        "AT_ONCE": deck.at_once,
        "FIRST": FIRST,
        "SECOND": SECOND,
        "OPEN": OPEN,
        "DEALT": DEALT,
        "SPLIT": tables.SPLIT,
        "FIRST_STATE": first_state,
        "FIRST_PLAIN": first_plain,
        "RESULTS": results,
        "ABOVE_LEAST": -least,
        "STAKES": rules.of_sums.shape[1],
        "MOST": int(rules.most.max()),
        "PRIZED": int(rules.prized[0]),
        "PRIZED_DOUBLED": int(rules.prized[1]),
        "KIND_BITS": tables.KIND_BITS,
        "KIND_MASK": tables.KIND_MASK,
        "SUIT_MASK": tables.SUIT_MASK,
        "INSURED": int(places.insured[0]),
        "SIDE_STEP": int(places.side_step[0]),
        "SPLITS": sums.shape[1],
        "PARTED": sums.shape[2],
    }
    files = ("in_order.cuh", "blackjack.cu")
    found = np.arange(outcomes, dtype=np.int64)
    shared = int(begins["ENTRY_AT"]) * WORD_BYTES
    return Program(files, numbers, table, found, shared, size, threads=THREADS, alone=True)
