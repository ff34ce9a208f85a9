"""The cards as a kernel draws them: packs shuffled no further than cards are drawn from them, a few with each word."""

from typing import Any, NamedTuple

import numpy as np
from llvmlite.ir import Constant  # type: ignore[import-untyped]
from numba import int64, types, uint64
from numba.extending import intrinsic
from numpy.typing import NDArray

from banca.compiled import inlined
from banca.compiled import kernel as compiled
from banca.simulate.chance import USED, WORDS, Places, Words, refill, split_word

Small = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Whole = NDArray[np.int64]

KIND_BITS, SUIT_BITS = 4, 2  # of a card: its kind, its suit, and which of the ranks of one kind it has
KINDS = 1 << KIND_BITS
KIND = KINDS - 1
SUIT = ((1 << SUIT_BITS) - 1) << KIND_BITS
CARDS = 1 << (KIND_BITS + SUIT_BITS + SUIT_BITS)

# What is kept of the cards between draws.
KEPT = AT, READY, SINCE, ROUNDS, USED_UP, VOID = range(6)
BURNT, OF_BANK = -1, -2  # held by no hand; by the bank


class Deck(NamedTuple):
    """The packs in the order in which they come, shuffled as far as they are ready."""

    pack: Small
    holder: Whole  # of each card dealt in the round: the hand, or the bank
    least: Words  # by how many are ready: what must be left of a word for the next few (see chance)
    kept: Whole
    at_once: int  # how many are shuffled with one word


def _borrowed(typing: Any, held: Any) -> Any:  # noqa: ARG001
    """The same arrays, without counting who holds them: the caller does, as long as the rounds last."""

    def built(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        [value] = arguments
        for place, kind in enumerate(signature.args[0].types):
            if isinstance(kind, types.Array):
                array = context.make_array(kind)(context, builder, builder.extract_value(value, place))
                array.meminfo = Constant(array.meminfo.type, None)
                array.parent = Constant(array.parent.type, None)
                value = builder.insert_value(value, array._getvalue(), place)  # noqa: SLF001
        return value

    return held(held), built


borrowed: Any = intrinsic(_borrowed)


@inlined
def shuffle_on(words: Words, place: Places, deck: Deck) -> None:
    """The next few cards, from one word."""
    pack, kept = deck.pack, deck.kept
    ready = kept[READY]
    left = len(pack) - ready
    few = min(deck.at_once, left)
    while True:
        used = place[USED]
        if used == WORDS:
            refill(words, place)
            used = 0
        word = words[used]
        place[USED] = used + 1
        for n in range(few):
            step, word = split_word(word, uint64(left - n))
            here = ready + n
            there = here + int64(step)
            pack[here], pack[there] = pack[there], pack[here]
        if word >= deck.least[ready]:
            break
    kept[READY] = ready + few


@compiled
def gather(deck: Deck, decided: Flags) -> None:
    """No card is left: what is not in play any more is to be shuffled and dealt on; if all is, the round is void."""
    pack, holder, kept = deck.pack, deck.holder, deck.kept
    front = 0
    for at in range(kept[SINCE], len(pack)):
        hand = holder[at]
        if hand == OF_BANK or (hand >= 0 and not decided[hand]):
            pack[front], pack[at] = pack[at], pack[front]
            holder[front] = hand
            front += 1
    kept[SINCE] = 0
    kept[AT] = kept[READY] = front
    kept[USED_UP] = 1
    if front == len(pack):
        kept[VOID] = 1


@compiled
def replenish(words: Words, place: Places, deck: Deck, decided: Flags) -> None:
    if deck.kept[AT] == len(deck.pack) and not deck.kept[VOID]:
        gather(deck, decided)
    if not deck.kept[VOID]:
        shuffle_on(words, place, deck)


@inlined
def draw(words: Words, place: Places, deck: Deck, decided: Flags, hand: int) -> int:
    """The next card goes to a hand. In a round that is void, any card: it counts for nothing."""
    kept = deck.kept
    if kept[AT] == kept[READY]:
        replenish(words, place, deck, decided)
        if kept[VOID]:
            kept[AT] = 0
    at = kept[AT]
    kept[AT] = at + 1
    deck.holder[at] = hand
    card: int = int64(deck.pack[at])
    return card
