"""Rounds of baccarat by the million: one word of chance gives the six cards that may come, tables say the rest.

From full packs six places among all cards are drawn, each for itself; where two are the same place, the round is
thrown away, which leaves every six different cards as likely as any. So nothing has to be kept from card to card, and
the processor deals several rounds at once.

From a shoe, cards that the rules do not call for have not come: they may come in the next round. A card burnt unseen
may be any that was not seen, as may the next: burning only brings the white card nearer.
"""

from collections.abc import Callable
from functools import cache
from itertools import product
from math import perm
from typing import Any, NamedTuple

import numpy as np
from numba import uint32, uint64
from numpy.typing import NDArray

from banca.compiled import from_rules, inlined
from banca.compiled import kernel as compiled
from banca.games.baccarat import shoe as rules_of_the_shoe
from banca.games.baccarat.drawing import (
    BANKER_TABLE,
    FIRST_CARDS,
    MOST_CARDS,
    PLAYER_TABLE,
    SIDES,
    TOTALS,
    BankerCase,
    Fact,
    PlayerCase,
    Winner,
    add,
    is_pair,
    points,
    winner,
)
from banca.games.baccarat.equipment import on_machine, packs_of
from banca.games.baccarat.round import Baccarat
from banca.law import OptionError
from banca.material.cards import PACK
from banca.play.payoff import PayoffTable
from banca.play.setting import Setting
from banca.simulate.chance import (
    HALF,
    HALVES,
    LOW,
    USED,
    WORDS,
    Places,
    Stream,
    Words,
    refill,
    rejection_threshold,
    split_word,
)
from banca.simulate.kernel import Fill, Kernel, OutcomeIds, SimulationSpec
from banca.simulate.one_draw import outcomes
from banca.simulate.statistics import Whole
from banca.strategy.baccarat import Rows, is_left_until_decided, left_until_decided, life_of_shoe
from banca.strategy.combinations import stakes_of

WINNERS: tuple[Winner, ...] = (*SIDES, "tie")
FACTS: tuple[Fact, ...] = tuple(Fact(*each) for each in product(WINNERS, (False, True), (False, True)))
SUMS = range(1 + sum(max(TOTALS) for _ in SIDES))  # what two cards can add up to, tens not yet dropped
WINNER_BITS = 4  # of an ending; how many cards it takes stands above them
WINNER_MASK = (1 << WINNER_BITS) - 1
TURN = len(SIDES)  # cards go to the sides in turn (art7.1)
CARDS_OF_A_HALF = MOST_CARDS // HALVES  # of a word: 32 bits are enough for three cards
WORTH_BITS = uint64(4)  # of a kind of cards, in a word that holds all kinds
WORTH_MASK = uint64(15)
SUM_COUNT, TOTAL_COUNT = uint64(len(SUMS)), uint64(len(TOTALS))
THROWN_AWAY = 255  # no fact: the next word has to give the round
AT_HAND = KEPT, TOLD = range(2)  # facts that wait to be told, and how many of them were
SHOE = SEEN, LEFT, ROUNDS_LEFT, TO_SHOW = range(4)
UNKNOWN = -1  # which round will be the last
NONE = -1  # of the rounds before has to be decided
AGAIN = (1 << 16) - 1  # no end: the next round has to decide

BLOCK_ROUNDS = 1 << 22

white_card_is_next = from_rules(rules_of_the_shoe.white_card_is_next)

Pairs = tuple[tuple[int, int], ...]
Small = NDArray[np.uint8]
Keys = NDArray[np.uint32]


def kernel(spec: SimulationSpec) -> Kernel:
    game: Any = spec.game
    return BaccaratKernel(game, spec)


class BaccaratKernel(Kernel):
    """All seats have the same rounds, each by the number of its fact."""

    block_rounds = BLOCK_ROUNDS

    def __init__(self, game: Baccarat, spec: SimulationSpec) -> None:
        setting = spec.setting
        rows: Rows = {
            place: tuple(game.ruling(setting, *place, fact) for fact in FACTS) for place in game.positions(setting)
        }
        self.pairs: Pairs | None = None
        if is_left_until_decided(setting):
            self.pairs, rows = left_until_decided(rows)
        table = PayoffTable((1,) * len(self.pairs or FACTS), rows)
        self.seats = tuple(outcomes(table, stakes_of(game, setting, seat.wagers)) for seat in spec.seats)
        self.rows = (0,) * len(self.seats)
        self.packs, self.by_key = packs_of(setting), facts_by_key()
        self.life = life_of(game, setting) if spec.dealing == "shoe" else None

    def deal(self, stream: Stream) -> Fill:
        if (life := self.life) is not None:
            pack = np.tile(np.arange(len(PACK), dtype=np.uint8), self.packs)
            shoe = np.zeros(len(SHOE), np.int64)  # used up
            given = *stream.arrays, pack, *tables(), winners(), bounds(self.packs), life, shoe
            return lambda numbers: from_shoe(*given, numbers[0])
        keys, facts, at_hand = np.empty(WORDS, np.uint32), np.empty(WORDS, np.uint16), np.zeros(len(AT_HAND), np.int64)
        full = *stream.arrays, full_packs(self.packs), self.by_key, keys, facts, at_hand
        if self.pairs is None:
            return lambda numbers: from_packs(*full, numbers[0])
        return UntilDecided(self.pairs, lambda out: from_packs(*full, out))


class UntilDecided:
    """Facts in pairs: a round that draws some bet, and the next that draws none."""

    def __init__(self, pairs: Pairs, draw: Callable[[OutcomeIds], None]) -> None:
        self.draw = draw
        self.number = np.full((len(FACTS), len(FACTS)), AGAIN, np.uint16)
        for number, (first, then) in enumerate(pairs):
            self.number[first, then] = number

    def __call__(self, numbers: OutcomeIds) -> None:
        [out], drawn, filled = numbers, NONE, 0
        while filled < len(out):
            facts = np.empty(len(out) - filled, np.uint16)
            self.draw(facts)
            filled, drawn = paired(facts, self.number, drawn, out, filled)


# The life of a shoe.


class Life(NamedTuple):
    """From one shuffle to the next."""

    openings: Whole  # how many cards are left when play begins, by the card that was the first
    shown: int  # how many were shown by then
    demonstrations: int
    burnt: int  # before each round
    depth: int  # cards behind the white card
    last_rounds: int  # from that on in which the white card comes out


def life_of(game: Baccarat, setting: Setting) -> Life:
    """As the table does it, where it deals from a shoe at all."""
    if on_machine(setting):
        says = "the table deals from a shuffler-dealer, which is no shoe: every round is dealt from all its cards"
        raise OptionError(f"{says} ({game.edition.cite('art2.3')})")
    life = life_of_shoe(game, setting)
    openings = np.array(life.openings)
    return Life(openings, life.shown, life.demonstrations, life.burnt, life.depth, life.last_rounds)


# What the cards come to.


@cache
def tables() -> tuple[Small, Small]:
    """What each card of the pack counts, and its kind: two of one kind are a pair."""
    kinds = [next(at for at, mate in enumerate(PACK) if is_pair(mate, card)) for card in PACK]
    return np.array([points(card) for card in PACK], np.uint8), np.array(kinds, np.uint8)


@cache
def winners() -> Small:
    """For each sum of the two cards of each side and each count of the two that may follow: who wins, by how many."""
    found = [_ending(*case) for case in product(TOTALS, TOTALS, TOTALS, TOTALS)]
    totals = [add((each,)) for each in SUMS]
    return np.array(found, np.uint8).reshape(len(TOTALS), len(TOTALS), len(TOTALS), len(TOTALS))[np.ix_(totals, totals)]


def _ending(player: int, banker: int, *coming: int) -> int:
    first, further = PlayerCase(player, banker), list(coming)
    third = further.pop(0) if PLAYER_TABLE[first].value else None
    draws = BANKER_TABLE[BankerCase(first.banker, third, first.player)].value
    won = winner(add((player, third or 0)), add((banker, further.pop(0) if draws else 0)))
    return WINNERS.index(won) + ((MOST_CARDS - len(further)) << WINNER_BITS)


@cache
def bounds(packs: int) -> Words:
    """What must be left of a word that gave six cards, by how many were seen before."""
    cards = packs * len(PACK)
    return np.array(
        [rejection_threshold(perm(cards - seen, MOST_CARDS)) for seen in range(1 + cards - MOST_CARDS)], np.uint64
    )


class FullPacks(NamedTuple):
    """All the cards in the order of their kinds, of which there are as many each."""

    cards: int
    kinds: int
    worth: int  # what the cards of each kind count, side by side in a word
    threshold: int  # of the half of a word that gave three cards


@cache
def full_packs(packs: int) -> FullPacks:
    counts, kinds = tables()
    firsts, number = np.unique(kinds, return_index=True)[1].tolist(), packs * len(PACK)
    worth = sum(int(counts[card]) << place * int(WORTH_BITS) for place, card in enumerate(firsts))
    return FullPacks(number, len(firsts), worth, rejection_threshold(number**CARDS_OF_A_HALF, HALF))


def facts_by_key() -> Small:
    """By whether each side has a pair, then as in `winners`; at the end that of a round which is thrown away."""
    won = winners().ravel() & WINNER_MASK
    pairs = [(won + won + one) * len(SIDES) + other for one, other in product((False, True), repeat=len(SIDES))]
    return np.concatenate([*pairs, [THROWN_AWAY]]).astype(np.uint8)


@compiled
def paired(facts: OutcomeIds, number: OutcomeIds, drawn: int, out: OutcomeIds, filled: int) -> tuple[int, int]:
    """How many rounds are decided then, and the first that is not, if any."""
    for fact in facts:
        first = fact if drawn == NONE else drawn
        drawn = first if number[first, fact] == AGAIN else NONE
        if drawn == NONE:
            out[filled] = number[first, fact]
            filled += 1
    return filled, drawn


@compiled
def from_packs(
    words: Words,
    place: Places,
    packs: FullPacks,
    by_key: Small,
    keys: Keys,
    facts: OutcomeIds,
    at_hand: Whole,
    out: OutcomeIds,
) -> None:
    """Rounds in the order of their words; those of the last words that are not called for wait for the next call."""
    kept, told, n = at_hand[KEPT], at_hand[TOLD], 0
    while n < len(out):
        if told == kept:
            refill(words, place)
            key_words(words, packs, len(by_key) - 1, keys)
            kept, told = look_up(keys, by_key, facts), 0
        more = min(kept - told, len(out) - n)
        out[n : n + more] = facts[told : told + more]
        n += more
        told += more
    at_hand[KEPT], at_hand[TOLD] = kept, told


@compiled
def key_words(words: Words, packs: FullPacks, thrown_away: int, keys: Keys) -> None:
    """Where the fact of the round stands that each word gives. Without a branch: several words are done at once."""
    threshold = uint64(packs.threshold)
    for n in range(len(words)):
        a, a_kind, a_worth, rest = drawn(words[n] >> uint64(HALF), packs)
        b, b_kind, b_worth, rest = drawn(rest, packs)
        c, c_kind, c_worth, rest = drawn(rest, packs)
        d, d_kind, d_worth, other = drawn(words[n] & LOW, packs)
        e, _, e_worth, other = drawn(other, packs)
        f, _, f_worth, other = drawn(other, packs)
        key = uint64(a_kind == c_kind)
        key = key + key + uint64(b_kind == d_kind)
        key = (key * SUM_COUNT + a_worth + c_worth) * SUM_COUNT + b_worth + d_worth
        key = (key * TOTAL_COUNT + e_worth) * TOTAL_COUNT + f_worth
        twice = (a == b) | (a == c) | (a == d) | (a == e) | (a == f) | (b == c) | (b == d) | (b == e)
        twice = twice | (b == f) | (c == d) | (c == e) | (c == f) | (d == e) | (d == f) | (e == f)
        keys[n] = uint64(thrown_away) if twice | (rest < threshold) | (other < threshold) else key


@inlined
def drawn(rest: Any, packs: FullPacks) -> tuple[Any, Any, Any, Any]:
    """A card by its place, its kind, what it counts, and what is left for the next: of 32 bits, as of a whole word."""
    whole = rest * uint64(uint32(packs.cards))  # which are known to be small, so that small products do
    kind = rest * uint64(uint32(packs.kinds)) >> uint64(HALF)
    return whole >> uint64(HALF), kind, uint64(packs.worth) >> kind * WORTH_BITS & WORTH_MASK, whole & LOW


@compiled
def look_up(keys: Keys, by_key: Small, facts: OutcomeIds) -> int:
    """How many facts there are, without rounds that are thrown away."""
    kept = 0
    for key in keys:
        fact = by_key[key]
        facts[kept] = fact
        kept += fact != THROWN_AWAY
    return kept


@compiled
def from_shoe(
    words: Words,
    place: Places,
    pack: Small,
    worth: Small,
    kind: Small,
    endings: Small,
    threshold: Words,
    life: Life,
    shoe: Whole,
    out: OutcomeIds,
) -> None:
    """Rounds from a shoe that is dealt on: cards that came out lie before those that may still come."""
    openings, shown, demonstrations, burnt, depth, last_rounds = life
    at, cards = place[USED], len(pack)
    seen, left, rounds_left, to_show = shoe[SEEN], shoe[LEFT], shoe[ROUNDS_LEFT], shoe[TO_SHOW]
    n = 0
    while n < len(out):
        if at == WORDS:
            refill(words, place)
            at = 0
        rest = words[at]
        at += 1
        seen *= rounds_left != 0
        for coming in range(seen, seen + MOST_CARDS):
            chosen, rest = split_word(rest, uint64(cards - coming))
            swapped = coming + int(chosen)
            card = pack[swapped]
            pack[swapped] = pack[coming]
            pack[coming] = card
        if rest < threshold[seen]:
            continue
        if rounds_left == 0:
            left, rounds_left, to_show = openings[pack[0]], UNKNOWN, demonstrations
            if shown > 0:
                seen = shown
                continue
        six = pack[seen : seen + MOST_CARDS]
        player, banker, more = six[:FIRST_CARDS:TURN], six[1:FIRST_CARDS:TURN], six[FIRST_CARDS:]
        ending = endings[
            worth[player[0]] + worth[player[1]], worth[banker[0]] + worth[banker[1]], worth[more[0]], worth[more[1]]
        ]
        fact = ending & WINNER_MASK
        fact = fact + fact + (kind[player[0]] == kind[player[1]])
        fact = fact + fact + (kind[banker[0]] == kind[banker[1]])
        out[n] = fact
        n += to_show == 0
        to_show -= to_show > 0
        taken = ending >> WINNER_BITS
        seen += taken
        left -= taken + burnt
        if rounds_left == UNKNOWN and white_card_is_next(left + 1, depth):  # before the last card of this round
            rounds_left = last_rounds
        rounds_left -= rounds_left > 0
    place[USED] = at
    shoe[SEEN], shoe[LEFT], shoe[ROUNDS_LEFT], shoe[TO_SHOW] = seen, left, rounds_left, to_show
