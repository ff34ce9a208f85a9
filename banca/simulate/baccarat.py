"""Baccarat kernels: one random word gives the six cards that may come, and tables give the result.

From full packs, six places among all cards are drawn independently; a round in which a place comes twice is rejected,
which leaves all sets of six different cards equally likely. So nothing passes from card to card, and the processor
deals several rounds at once. From a shoe, cards that the rules do not call for are not drawn: they may come in the next
round. An unseen burnt card may be any unseen card, as may the next one: burning only brings the white card nearer.
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
from banca.games.baccarat import drawing
from banca.games.baccarat import shoe as rules_of_the_shoe
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
    RngState,
    Stream,
    Words,
    refill,
    rejection_threshold,
    split_word,
)
from banca.simulate.gpu.program import Program, independent
from banca.simulate.kernel import Fill, Kernel, OutcomeIds, SimulationSpec
from banca.simulate.one_draw import outcomes
from banca.simulate.statistics import Whole
from banca.strategy.baccarat import Rows, is_left_until_decided, life_of_shoe, pair_until_decided
from banca.strategy.combinations import stakes_of

WINNERS: tuple[drawing.Winner, ...] = (*drawing.SIDES, "tie")
FACTS: tuple[drawing.Fact, ...] = tuple(drawing.Fact(*each) for each in product(WINNERS, (False, True), (False, True)))
SUMS = range(1 + sum(max(drawing.TOTALS) for _ in drawing.SIDES))  # what two cards can add up to, tens not yet dropped
WINNER_BITS = 4  # of an ending; the number of cards is above them
WINNER_MASK = (1 << WINNER_BITS) - 1
TURN = len(drawing.SIDES)  # cards go to the sides in turn (art7.1)
CARDS_OF_A_HALF = drawing.MOST_CARDS // HALVES  # of a word: 32 bits are enough for three cards
VALUE_BITS = uint64(4)  # of a kind of cards, in a word that holds all kinds
VALUE_MASK = uint64(15)
SUM_COUNT, TOTAL_COUNT = uint64(len(SUMS)), uint64(len(drawing.TOTALS))
THROWN_AWAY = 255  # not a fact: the next word gives the round
AT_HAND = READY, TAKEN = range(2)  # facts that are ready, and how many of them were used
SHOE = SEEN, LEFT, ROUNDS_LEFT, TO_SHOW = range(4)
UNKNOWN = -1  # which round will be the last
NONE = -1  # no earlier round waits to be decided
AGAIN = (1 << 16) - 1  # no outcome: the next round decides

BLOCK_ROUNDS = 1 << 22

white_card_is_next = from_rules(rules_of_the_shoe.white_card_is_next)

Pairs = tuple[tuple[int, int], ...]
Small = NDArray[np.uint8]
Keys = NDArray[np.uint32]


def kernel(spec: SimulationSpec) -> Kernel:
    game: Any = spec.game
    return BaccaratKernel(game, spec)


class BaccaratKernel(Kernel):
    """All seats share the same rounds, each given by the number of its fact."""

    block_rounds = BLOCK_ROUNDS

    def __init__(self, game: Baccarat, spec: SimulationSpec) -> None:
        setting = spec.setting
        rows: Rows = {
            place: tuple(game.ruling(setting, *place, fact) for fact in FACTS) for place in game.positions(setting)
        }
        self.pairs: Pairs | None = None
        if is_left_until_decided(setting):
            self.pairs, rows = pair_until_decided(rows)
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

    def program(self) -> Program | None:
        """From full packs, if every round is decided: a bin for the pairs of each side and the winner."""
        if self.life is not None or self.pairs is not None:
            return None
        packs, won = full_packs(self.packs), winners().ravel() & WINNER_MASK
        numbers = {
            "CARDS": packs.cards,
            "KINDS": packs.kinds,
            "VALUES": packs.values,
            "THRESHOLD": packs.threshold,
            "VALUE_BITS": int(VALUE_BITS),
            "SUMS": len(SUMS),
            "TOTALS": len(drawing.TOTALS),
            "WINNERS": len(WINNERS),
        }
        one_of_each = [int(np.flatnonzero(won == winner)[0]) for winner in range(len(WINNERS))]
        facts = self.by_key[:-1].reshape(-1, len(won))[:, one_of_each].ravel().astype(np.int64)
        return independent("baccarat.cu", numbers, won.astype(np.uint8), facts, WORDS)


class UntilDecided:
    """Facts in pairs: a round that draws some bet, and the next that does not."""

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
            filled, drawn = decide_ties(facts, self.number, drawn, out, filled)


class Life(NamedTuple):
    """A shoe from one shuffle to the next."""

    openings: Whole  # cards left when play begins, by first card
    shown: int  # cards shown by then
    demonstrations: int
    burnt: int  # before each round
    depth: int  # cards behind the white card
    last_rounds: int  # counting from the one in which the white card comes out


def life_of(game: Baccarat, setting: Setting) -> Life:
    """The life of the table's shoe; OptionError if the table deals from a machine."""
    if on_machine(setting):
        raise OptionError("simulation-machine-no-shoe", clause=game.edition.citation("art2.3"))
    life = life_of_shoe(game, setting)
    openings = np.array(life.openings)
    return Life(openings, life.shown, life.demonstrations, life.burnt, life.depth, life.last_rounds)


@cache
def tables() -> tuple[Small, Small]:
    """The points of each card of the pack, and its kind: two of one kind are a pair."""
    kinds = [next(at for at, mate in enumerate(PACK) if drawing.is_pair(mate, card)) for card in PACK]
    return np.array([drawing.points(card) for card in PACK], np.uint8), np.array(kinds, np.uint8)


@cache
def winners() -> Small:
    """Winner and number of cards, for each sum of the two cards of each side and the points of the next two."""
    found = [_ending(*case) for case in product(drawing.TOTALS, drawing.TOTALS, drawing.TOTALS, drawing.TOTALS)]
    totals = [drawing.add((each,)) for each in SUMS]
    return np.array(found, np.uint8).reshape(
        len(drawing.TOTALS), len(drawing.TOTALS), len(drawing.TOTALS), len(drawing.TOTALS)
    )[np.ix_(totals, totals)]


def _ending(player: int, banker: int, *coming: int) -> int:
    first, further = drawing.PlayerCase(player, banker), list(coming)
    third = further.pop(0) if drawing.PLAYER_TABLE[first].value else None
    draws = drawing.BANKER_TABLE[drawing.BankerCase(first.banker, third, first.player)].value
    won = drawing.winner(drawing.add((player, third or 0)), drawing.add((banker, further.pop(0) if draws else 0)))
    return WINNERS.index(won) + ((drawing.MOST_CARDS - len(further)) << WINNER_BITS)


@cache
def bounds(packs: int) -> Words:
    """The rejection thresholds for words that give six cards, by the number of cards seen before."""
    cards = packs * len(PACK)
    return np.array(
        [rejection_threshold(perm(cards - seen, drawing.MOST_CARDS)) for seen in range(1 + cards - drawing.MOST_CARDS)],
        np.uint64,
    )


class FullPacks(NamedTuple):
    """All cards in the order of their kinds, with equally many of each."""

    cards: int
    kinds: int
    values: int  # the points of each kind, packed in a word
    threshold: int  # of half a word, which gives three cards


@cache
def full_packs(packs: int) -> FullPacks:
    counts, kinds = tables()
    firsts, number = np.unique(kinds, return_index=True)[1].tolist(), packs * len(PACK)
    values = sum(int(counts[card]) << place * int(VALUE_BITS) for place, card in enumerate(firsts))
    return FullPacks(number, len(firsts), values, rejection_threshold(number**CARDS_OF_A_HALF, HALF))


def facts_by_key() -> Small:
    """The fact by pairs of each side, then as in `winners`; the last one is a rejected round."""
    won = winners().ravel() & WINNER_MASK
    pairs = [
        (won + won + one) * len(drawing.SIDES) + other
        for one, other in product((False, True), repeat=len(drawing.SIDES))
    ]
    return np.concatenate([*pairs, [THROWN_AWAY]]).astype(np.uint8)


@compiled
def decide_ties(facts: OutcomeIds, number: OutcomeIds, drawn: int, out: OutcomeIds, filled: int) -> tuple[int, int]:
    """How many rounds are decided now, and the first that is not, if any."""
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
    rng_state: RngState,
    packs: FullPacks,
    by_key: Small,
    keys: Keys,
    facts: OutcomeIds,
    at_hand: Whole,
    out: OutcomeIds,
) -> None:
    """Rounds in the order of their words; surplus rounds of the last words wait for the next call."""
    ready, used, n = at_hand[READY], at_hand[TAKEN], 0
    while n < len(out):
        if used == ready:
            refill(words, rng_state)
            key_words(words, packs, len(by_key) - 1, keys)
            ready, used = look_up(keys, by_key, facts), 0
        more = min(ready - used, len(out) - n)
        out[n : n + more] = facts[used : used + more]
        n += more
        used += more
    at_hand[READY], at_hand[TAKEN] = ready, used


@compiled
def key_words(words: Words, packs: FullPacks, thrown_away: int, keys: Keys) -> None:
    """The key of each word's round. Branch-free, so that several words are computed at once."""
    threshold = uint64(packs.threshold)
    for n in range(len(words)):
        a, a_kind, a_worth, rest = draw_card(words[n] >> uint64(HALF), packs)
        b, b_kind, b_worth, rest = draw_card(rest, packs)
        c, c_kind, c_worth, rest = draw_card(rest, packs)
        d, d_kind, d_worth, other = draw_card(words[n] & LOW, packs)
        e, _, e_worth, other = draw_card(other, packs)
        f, _, f_worth, other = draw_card(other, packs)
        key = uint64(a_kind == c_kind)
        key = key + key + uint64(b_kind == d_kind)
        key = (key * SUM_COUNT + a_worth + c_worth) * SUM_COUNT + b_worth + d_worth
        key = (key * TOTAL_COUNT + e_worth) * TOTAL_COUNT + f_worth
        twice = (a == b) | (a == c) | (a == d) | (a == e) | (a == f) | (b == c) | (b == d) | (b == e)
        twice = twice | (b == f) | (c == d) | (c == e) | (c == f) | (d == e) | (d == f) | (e == f)
        keys[n] = uint64(thrown_away) if twice | (rest < threshold) | (other < threshold) else key


@inlined
def draw_card(rest: Any, packs: FullPacks) -> tuple[Any, Any, Any, Any]:
    """A card by its place: its kind, its points, and the remainder for the next card, of 32 bits or of a whole word."""
    whole = rest * uint64(uint32(packs.cards))  # both are small, so a narrow product is enough
    kind = rest * uint64(uint32(packs.kinds)) >> uint64(HALF)
    return whole >> uint64(HALF), kind, uint64(packs.values) >> kind * VALUE_BITS & VALUE_MASK, whole & LOW


@compiled
def look_up(keys: Keys, by_key: Small, facts: OutcomeIds) -> int:
    """Look up the facts, skipping rejected rounds; returns how many there are."""
    ready = 0
    for key in keys:
        fact = by_key[key]
        facts[ready] = fact
        ready += fact != THROWN_AWAY
    return ready


@compiled
def from_shoe(
    words: Words,
    rng_state: RngState,
    pack: Small,
    values: Small,
    kind: Small,
    endings: Small,
    threshold: Words,
    life: Life,
    shoe: Whole,
    out: OutcomeIds,
) -> None:
    """Rounds from a continuing shoe: dealt cards come before those that may still come."""
    openings, shown, demonstrations, burnt, depth, last_rounds = life
    at, cards = rng_state[USED], len(pack)
    seen, left, rounds_left, to_show = shoe[SEEN], shoe[LEFT], shoe[ROUNDS_LEFT], shoe[TO_SHOW]
    n = 0
    while n < len(out):
        if at == WORDS:
            refill(words, rng_state)
            at = 0
        rest = words[at]
        at += 1
        seen *= rounds_left != 0
        for coming in range(seen, seen + drawing.MOST_CARDS):
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
        six = pack[seen : seen + drawing.MOST_CARDS]
        player, banker, more = (
            six[: drawing.FIRST_CARDS : TURN],
            six[1 : drawing.FIRST_CARDS : TURN],
            six[drawing.FIRST_CARDS :],
        )
        ending = endings[
            values[player[0]] + values[player[1]],
            values[banker[0]] + values[banker[1]],
            values[more[0]],
            values[more[1]],
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
    rng_state[USED] = at
    shoe[SEEN], shoe[LEFT], shoe[ROUNDS_LEFT], shoe[TO_SHOW] = seen, left, rounds_left, to_show
