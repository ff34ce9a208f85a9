"""The life of a stud poker jackpot, many times: from a fresh meter to the hand that takes all of it.

In every round the same number of boxes have a jackpot bet, and are dealt cards from one pack. Hands that win a prize
are always raised (best play does so whatever the croupier shows), so the croupier's cards need not be dealt. The pool
is exact to the last fraction of a minor unit, counted in whole parts of one. A round with one winner is settled here,
in whole numbers and with the game's own functions, compiled; anything rarer (several winners, the hand that takes the
pool) is settled by the rules of the game themselves.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from math import comb, prod
from typing import Any

import numpy as np

from banca import money
from banca.compiled import from_rules, inlined
from banca.compiled import kernel as compiled
from banca.games.stud_poker import hands, jackpot
from banca.games.stud_poker.bets import CLASSES
from banca.games.stud_poker.equipment import BOXES, JACKPOT
from banca.games.stud_poker.jackpot import PRIZE_TABLE, ROYAL_FLUSH, Pool, Posted, PrizeItem, prizes
from banca.law import OptionError
from banca.law.numbers import shown
from banca.material.cards import PACK
from banca.play.setting import Setting
from banca.simulate.chance import USED, WORDS, RngState, Stream, Words, refill, rejection_threshold
from banca.simulate.kernel import COUNT_MOST, Seat, SimulationSpec
from banca.simulate.rounds import spec_key
from banca.simulate.running import Job
from banca.simulate.statistics import Whole
from banca.simulate.stud_poker import AT_ONCE
from banca.simulate.stud_poker.jackpot_summary import AGES, HITS, JackpotCounts, JackpotSummary
from banca.simulate.stud_poker.ranking import (
    CARDS,
    CLASS_AT,
    CLASS_BITS,
    SIZE,
    Codes,
    Ranks,
    codes,
    draw,
    rank_at,
    ranking,
)
from banca.strategy.stud_poker import require_posted

__all__ = ["AGES", "JackpotCounts", "JackpotSummary", "Lives"]

BLOCK_LIVES = 16
PATHS = 4096  # lives whose meters are recorded
LIFETIMES_FOLLOWED = 4  # mean lives on the path of a meter
MOST_LIFETIMES = 64  # which no meter reaches
MOST_PARTS = 1 << 62
NO_ITEM, RARE, NEVER = -1, -2, -1
FIXED, PART, OF, REDUCES = range(4)  # fields of a prize
STATE = POOL, ROUNDS, PAID_BY_HOUSE, TOPPED_UP = range(4)
COUNT, PAID = HITS

greater_of, out_of_the_pool = from_rules(jackpot.greater_of), from_rules(jackpot.out_of_the_pool)
used_up, rounded_down = from_rules(jackpot.used_up), from_rules(money.rounded_down)


@dataclass(frozen=True)
class Lives(Job[JackpotCounts]):
    """So many lives, with so many boxes that bet on the jackpot in every round."""

    setting: Setting
    lives: int
    seed: int
    boxes: int = 1

    def __post_init__(self) -> None:
        edition = self.setting.edition
        if not 1 <= self.boxes <= len(BOXES):
            number = {"boxes": self.boxes, "most": len(BOXES)}
            raise OptionError("stud-poker-jackpot-boxes", **number, clause=edition.citation("art2.1"))
        if not 1 <= self.lives <= COUNT_MOST:
            raise OptionError("stud-poker-jackpot-lives", lives=shown(self.lives), most=COUNT_MOST)
        if self.posted.contribution == 0:
            raise OptionError("stud-poker-pool-not-fed", clause=edition.citation("art10.8"))
        longest = self.mean_rounds * MOST_LIFETIMES
        fullest = self.posted.minimum + int(longest * self.contribution)
        most = max(fullest, *(item.fixed_sum(self.posted) * item.part.denominator for item in PRIZE_TABLE))
        if self.parts * most > MOST_PARTS:
            raise OptionError("stud-poker-pool-beyond-count")

    @cached_property
    def spec(self) -> SimulationSpec:
        return SimulationSpec(self.setting, (Seat.on((JACKPOT, None)),) * self.boxes)

    @cached_property
    def posted(self) -> Posted:
        game: Any = self.spec.game
        return require_posted(game, self.setting)

    @property
    def contribution(self) -> Fraction:
        """What the bets of a round pay into the pool, in minor units."""
        return self.boxes * self.posted.stake * self.posted.contribution

    @property
    def parts(self) -> int:
        """Parts of a minor unit, such that the pool is a whole number of them."""
        return self.contribution.denominator

    @property
    def mean_rounds(self) -> Fraction:
        """Approximate: ignores that two boxes may take it all in one round."""
        table = hands.tables()
        kinds = [CLASSES[at] for at in table.classes]
        ways = len(hands.SUITS_UPWARDS) * kinds.count(ROYAL_FLUSH.hand)
        return Fraction(comb(len(PACK), SIZE), ways * self.boxes)

    @cached_property
    def ages(self) -> Whole:
        """The rounds after which the meter is recorded."""
        last = int(self.mean_rounds * LIFETIMES_FOLLOWED)
        return np.linspace(0, last, AGES).astype(np.int64)

    @cached_property
    def key(self) -> str:
        return spec_key(self.spec, self.seed, "lives of the jackpot")

    @property
    def size(self) -> int:
        return self.lives

    @property
    def per_block(self) -> int:
        return BLOCK_LIVES

    def nothing(self) -> JackpotCounts:
        return JackpotCounts.empty(len(PRIZE_TABLE))

    def play(self, block: int) -> JackpotCounts:
        follows = block * BLOCK_LIVES < PATHS
        played = Meter(self, self.spec.stream(self.seed, block))
        lines = [played.life() for _ in range(self.size_of(block))]
        path = np.array([line[-1] for line in lines]) if follows else np.zeros((0, AGES), np.int64)
        return JackpotCounts.of(np.array([line[0] for line in lines], np.int64).T, played.hits, path)

    def read(self, data: dict[str, Any]) -> JackpotCounts:
        return JackpotCounts.read(data, len(PRIZE_TABLE))

    def is_possible(self, part: JackpotCounts, blocks: int) -> bool:
        lives = blocks * BLOCK_LIVES
        return part.is_of(lives, min(lives, PATHS))

    def summary(self, part: JackpotCounts, *, broken_off: bool = False) -> JackpotSummary:
        names = tuple(item.hand for item in PRIZE_TABLE)
        return JackpotSummary(self.posted, self.boxes, self.seed, names, tuple(self.ages.tolist()), part, broken_off)


class Meter:
    """One jackpot after another, on one random stream."""

    def __init__(self, lives: Lives, stream: Stream) -> None:
        self.lives, self.stream, self.posted = lives, stream, lives.posted
        self.ranks = ranking()
        self.pack = codes()
        needed = SIZE * lives.boxes
        self.drawn = np.array([*range(0, needed, AT_ONCE), needed], np.int64)
        products = [prod(CARDS - card for card in range(*outcomes)) for outcomes in pairwise(self.drawn.tolist())]
        self.rejection_threshold = np.array([rejection_threshold(each) for each in products], np.uint64)
        self.item_of = np.array([_item(hand) for hand in CLASSES], np.int64)
        self.items = np.array([_terms(lives, item) for item in PRIZE_TABLE], np.int64)
        self.hits = np.zeros((len(PRIZE_TABLE), len(HITS)), np.int64)
        self.kinds = np.zeros(lives.boxes, np.int64)
        self.ages = np.append(lives.ages, NEVER)

    def life(self) -> tuple[tuple[int, ...], Whole]:
        """Rounds, meter when hit, prizes, what the house paid, what it put in again, what is left; and the path."""
        state, path = np.zeros(len(STATE), np.int64), np.full(AGES, -1, np.int64)
        state[POOL] = self.posted.minimum * self.lives.parts
        before = int(self.hits[:, PAID].sum())
        while True:
            self._to_what_is_rare(state, path)
            shown = int(state[POOL]) // self.lives.parts
            if self._settle(state):
                paid = int(self.hits[:, PAID].sum()) - before
                left = int(state[POOL]) // self.lives.parts
                return (int(state[ROUNDS]), shown, paid, int(state[PAID_BY_HOUSE]), int(state[TOPPED_UP]), left), path

    def _to_what_is_rare(self, state: Whole, path: Whole) -> None:
        play_on(
            *self.stream.arrays,
            self.pack,
            self.drawn,
            self.rejection_threshold,
            self.ranks,
            self.item_of,
            PRIZE_TABLE.index(ROYAL_FLUSH),
            self.items,
            (int(self.lives.contribution * self.lives.parts), self.lives.parts, self.posted.minimum),
            self.ages,
            state,
            self.hits,
            self.kinds,
            path,
        )

    def _settle(self, state: Whole) -> bool:
        """Settle the round by the rules of the game; returns whether the whole pool was taken."""
        shown, rest = divmod(int(state[POOL]), self.lives.parts)
        hidden = Fraction(rest, self.lives.parts)
        won = [(box, CLASSES[kind]) for box, kind in zip(BOXES, self.kinds, strict=False)]
        found, left = prizes(Pool(shown, shown, hidden, contributed=hidden), self.posted, won)
        names = [item.hand for item in PRIZE_TABLE]
        for prize in found:
            self.hits[names.index(prize.hand)] += 1, prize.paid
        state[POOL] = int(left.amount * self.lives.parts)
        state[PAID_BY_HOUSE] += left.borne
        state[TOPPED_UP] += left.topped_up
        return any(prize.hand == ROYAL_FLUSH.hand for prize in found)


def _item(hand: str) -> int:
    return next((at for at, item in enumerate(PRIZE_TABLE) if item.hand == hand), NO_ITEM)


def _terms(lives: Lives, item: PrizeItem) -> tuple[int, ...]:
    part, posted = item.part, lives.posted
    return item.fixed_sum(posted), part.numerator, part.denominator * lives.parts, item.reduces(posted)


@compiled
def play_on(
    words: Words,
    rng_state: RngState,
    pack: Codes,
    drawn: Whole,
    threshold: Words,
    ranks: Ranks,
    item_of: Whole,
    takes_all: int,
    items: Whole,
    terms: tuple[int, int, int],
    ages: Whole,
    state: Whole,
    hits: Whole,
    kinds: Whole,
    path: Whole,
) -> None:
    """Play until somebody takes the pool or several win; the hands of the boxes are in `kinds`."""
    feed, parts, minimum = terms
    at = rng_state[USED]
    pool, rounds, borne, topped_up = state[POOL], state[ROUNDS], state[PAID_BY_HOUSE], state[TOPPED_UP]
    age = np.searchsorted(ages[:-1], rounds)
    while True:
        if ages[age] == rounds:
            path[age] = pool // parts
            age += 1
        rounds += 1
        pool += feed
        for group in range(len(threshold)):
            while True:
                if at == WORDS:
                    refill(words, rng_state)
                    at = 0
                rest = draw_hands(pack, words[at], drawn[group], drawn[group + 1])
                at += 1
                if rest >= threshold[group]:
                    break
        won = prize_of_round(pack, ranks, item_of, takes_all, kinds)
        if won == NO_ITEM:
            continue
        if won == RARE:
            break
        paid, of_house, anew, pool = pay(pool, items[won], parts, minimum)
        borne += of_house
        topped_up += anew
        hits[won, COUNT] += 1
        hits[won, PAID] += paid
    state[POOL], state[ROUNDS], state[PAID_BY_HOUSE], state[TOPPED_UP] = pool, rounds, borne, topped_up
    rng_state[USED] = at


@inlined
def pay(pool: int, item: Whole, parts: int, minimum: int) -> tuple[int, int, int, int]:
    """A prize with one winner: what is paid, the house's share, what it puts in again, and the new pool."""
    reduces = item[REDUCES] != 0
    paid = rounded_down(greater_of(item[FIXED], item[PART], item[OF], pool), item[OF])
    from_pool = out_of_the_pool(paid, pool // parts, reduces)
    pool -= from_pool * parts
    anew = minimum if used_up(pool // parts, reduces) else 0
    return paid, paid - from_pool, anew, pool + anew * parts


@inlined
def draw_hands(pack: Codes, word: int, first: int, last: int) -> int:
    """Draw one hand or two."""
    if last - first == AT_ONCE:
        return draw(pack, word, first, AT_ONCE)
    return draw(pack, word, first, SIZE)


@inlined
def prize_of_round(pack: Codes, ranks: Ranks, item_of: Whole, takes_all: int, kinds: Whole) -> int:
    """The prize of the round, if there is one; RARE if several win or one takes all. Records each hand."""
    winners, won = 0, NO_ITEM
    for box in range(len(kinds)):
        kinds[box] = (rank_at(pack, SIZE * box, ranks) >> CLASS_AT) & CLASS_BITS
        item = item_of[kinds[box]]
        if item != NO_ITEM:
            winners += 1
            won = item
    return RARE if winners > 1 or won == takes_all else won
