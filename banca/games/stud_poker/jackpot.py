"""Article 10 of 61/2004: the progressive jackpot, a pool that bets feed and prizes reduce, to the last fraction."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from banca.games.stud_poker.hands import HAND_ORDER
from banca.law import OptionError, OptionWord, Refusal, refuse
from banca.messages.errors import Listed, Message
from banca.money import down_to_minor_unit
from banca.play.setting import Setting

NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class Posted:
    """What the house posts, in minor units: the five fixed sums, the pool's minimum, the bet and its contribution."""

    royal_flush: int
    straight_flush: int
    four_of_a_kind: int
    full_house: int
    flush: int
    minimum: int
    stake: int
    contribution: Fraction  # of each jackpot bet (reading jackpot-bet-and-contribution)
    fixed_sums_reduce: bool = True  # those of 10(2)(3) to (5): reading fixed-sums-reduce-the-pool

    def __post_init__(self) -> None:
        for item in PRIZE_TABLE:
            if (fixed := item.fixed_sum(self)) < 1:
                raise OptionError("stud-poker-fixed-sum", sum=fixed, hand=item.hand, least=1)
        if self.stake < 1:
            raise OptionError("stud-poker-jackpot-stake", stake=self.stake, least=1)
        if self.minimum < 0:
            raise OptionError("stud-poker-jackpot-minimum", minimum=self.minimum, least=0)
        if not 0 <= self.contribution <= 1:
            raise OptionError("stud-poker-jackpot-contribution", share=str(self.contribution))


# Which parameter of the table posts what.
POSTINGS: Mapping[str, str] = {
    "royal_flush": "jackpot-fixed-royal-flush",
    "straight_flush": "jackpot-fixed-straight-flush",
    "four_of_a_kind": "jackpot-fixed-four-of-a-kind",
    "full_house": "jackpot-fixed-full-house",
    "flush": "jackpot-fixed-flush",
    "minimum": "jackpot-minimum",
    "stake": "jackpot-stake",
    "contribution": "jackpot-contribution",
}

NO_JACKPOT = refuse("jackpot_must_be_posted", "art10.3", sums=Listed(*map(OptionWord, POSTINGS.values())))


def postings_refusals(setting: Setting) -> tuple[Refusal, ...]:
    """A table posts everything or has no jackpot: the fixed sums are displayed, the rest makes a pool of the bets."""
    missing = [name for name in POSTINGS.values() if setting.parameter(name) is None]
    if not missing or len(missing) == len(POSTINGS):
        return ()
    return (refuse("jackpot_sums_must_be_posted", "art10.3", missing=Listed(*map(OptionWord, missing))),)


def posted_jackpot(setting: Setting) -> Posted | None:
    """What this table posts; None without a jackpot."""
    if setting.parameter(POSTINGS["stake"]) is None:
        return None
    reduces = setting.parameter("jackpot-fixed-sums") == "from-the-pool"
    return Posted(**{field: setting.parameter(name) for field, name in POSTINGS.items()}, fixed_sums_reduce=reduces)


@dataclass(frozen=True, slots=True)
class PrizeItem:
    """An item of article 10(2): the fixed sum or a part of the pool, whichever is greater."""

    clause: str
    hand: str
    fixed_sum: Callable[[Posted], int]
    part: Fraction = NOTHING

    def due(self, posted: Posted, pool: Fraction) -> Fraction:
        """The prize before it is shared or rounded down."""
        of = self.part.denominator * pool.denominator
        return Fraction(greater_of(self.fixed_sum(posted), self.part.numerator, of, pool.numerator), of)

    def reduces(self, posted: Posted) -> bool:
        """Whether the pool pays it; otherwise the house does."""
        return self.part > 0 or posted.fixed_sums_reduce


ROYAL_FLUSH = PrizeItem("art10.2.1", "royal-flush", lambda posted: posted.royal_flush, Fraction(100, 100))
STRAIGHT_FLUSH = PrizeItem("art10.2.2", "straight-flush", lambda posted: posted.straight_flush, Fraction(10, 100))
PRIZE_TABLE: tuple[PrizeItem, ...] = (
    ROYAL_FLUSH,
    STRAIGHT_FLUSH,
    PrizeItem("art10.2.3", "four-of-a-kind", lambda posted: posted.four_of_a_kind),
    PrizeItem("art10.2.4", "full-house", lambda posted: posted.full_house),
    PrizeItem("art10.2.5", "flush", lambda posted: posted.flush),
)


@dataclass(frozen=True, slots=True)
class Pool:
    """The pool and its history. Everything that came in, or was paid in its place, is still there or was paid."""

    opening: int
    shown: int  # whole minor units, as on the display
    hidden: Fraction = NOTHING  # the fraction of a minor unit that is not displayed yet
    contributed: Fraction = NOTHING  # less what bets that were returned took out again
    topped_up: int = 0  # by the house, when the pool restarted
    borne: int = 0  # by the house, when a prize exceeded the pool
    paid: int = 0

    def __post_init__(self) -> None:
        if self.shown < 0 or not 0 <= self.hidden < 1:
            raise ValueError(Message("stud-poker-pool-cannot-show", shown=self.shown, hidden=str(self.hidden)))
        came_in = self.opening + self.contributed + self.topped_up + self.borne
        known = self.amount + self.paid
        if came_in != known:
            raise ValueError(Message("stud-poker-pool-does-not-balance", sum=str(came_in), known=str(known)))

    @property
    def amount(self) -> Fraction:
        return self.shown + self.hidden


@dataclass(frozen=True, slots=True)
class Prize:
    box: int
    hand: str
    due: Fraction  # before rounding down
    from_pool: int
    borne: int  # by the house, beyond the pool
    clauses: tuple[str, ...]
    left: Pool  # the pool after the payment

    @property
    def paid(self) -> int:
        return self.from_pool + self.borne


Winners = tuple[tuple[int, PrizeItem], ...]


def opened(amount: int) -> Pool:
    """A pool that the house starts with this amount."""
    return Pool(opening=amount, shown=amount)


def fed(pool: Pool, posted: Posted, bets: int) -> Pool:
    """The pool after accepting jackpot bets."""
    if bets < 0:
        raise ValueError(f"{bets} bets cannot feed a pool")
    return _contributed(pool, bets * posted.stake * posted.contribution)


def unfed(pool: Pool, posted: Posted, staked: int) -> Pool:
    """The pool after returning jackpot bets: their contributions go out again."""
    return _contributed(pool, -staked * posted.contribution)


def _contributed(pool: Pool, given: Fraction) -> Pool:
    shown = down_to_minor_unit(pool.amount + given)
    return replace(pool, shown=shown, hidden=pool.amount + given - shown, contributed=pool.contributed + given)


def carried_refusals(pool: Pool | None, posted: Posted | None, staked: int) -> tuple[Refusal, ...]:
    """Jackpot bets left by a void round need a jackpot, and a pool that holds their contributions."""
    if staked and (posted is None or pool is None):
        return (refuse("carried_bets_must_have_a_jackpot", "art10.3"),)
    if posted and pool and staked * posted.contribution > pool.amount:
        return (refuse("carried_bets_must_have_fed_the_pool", "art10.8", shown=pool.shown, staked=staked),)
    return ()


def prizes(pool: Pool, posted: Posted, hands: Sequence[tuple[int, str]]) -> tuple[tuple[Prize, ...], Pool]:
    """The prizes of hands with a jackpot bet, in the order of payment, and the pool after them."""
    winners = _winners(hands)
    found: list[Prize] = []
    first_base: dict[PrizeItem, Fraction] = {}
    for item, boxes in _turns(winners):
        # The same for every straight flush: reading several-straight-flushes.
        base = first_base.setdefault(item, pool.amount)
        due = item.due(posted, base) / len(boxes)
        reduces = item.reduces(posted)
        for box in boxes:
            paid = down_to_minor_unit(due)
            from_pool = out_of_the_pool(paid, pool.shown, reduces)
            pool = _reduced(pool, from_pool, paid - from_pool)
            found.append(Prize(box, item.hand, due, from_pool, paid - from_pool, _clauses(item, winners), pool))
        # The odd units of royal flushes do not keep a pool from being used up (reading at art10.8.s2).
        if item is ROYAL_FLUSH or used_up(pool.shown, reduces):
            pool = _restarted(pool, posted)
            found[-1] = replace(found[-1], clauses=(*found[-1].clauses, "art10.8.s2"), left=pool)
    return tuple(found), pool


# Integers only: a kernel compiles these.


def greater_of(fixed: int, part: int, of: int, pool: int) -> int:
    """The fixed sum, or `part / of` of the pool, whichever is greater (art10.2); times `of`."""
    return max(fixed * of, part * pool)


def out_of_the_pool(paid: int, shown: int, reduces: bool) -> int:
    """How much of a prize the pool pays; the house pays the rest."""
    return min(paid, shown) if reduces else 0


def used_up(shown: int, reduces: bool) -> bool:
    """Whether a prize that was paid emptied the display; what the house pays uses up no pool."""
    return reduces and shown == 0


def _reduced(pool: Pool, from_pool: int, borne: int) -> Pool:
    shown, paid = pool.shown - from_pool, pool.paid + from_pool + borne
    return replace(pool, shown=shown, borne=pool.borne + borne, paid=paid)


def _restarted(pool: Pool, posted: Posted) -> Pool:
    return replace(pool, shown=pool.shown + posted.minimum, topped_up=pool.topped_up + posted.minimum)


def _winners(hands: Sequence[tuple[int, str]]) -> Winners:
    """The boxes with a prize, from the croupier's left."""
    boxes = [box for box, _ in hands]
    if len(set(boxes)) < len(boxes):
        raise ValueError(f"a box has one hand: boxes {', '.join(map(str, boxes))}")
    for box, hand in hands:
        if hand not in {c.slug for c in HAND_ORDER}:
            raise ValueError(f"{hand!r} of box {box} is no class of hands")
    item_of = {item.hand: item for item in PRIZE_TABLE}
    return tuple((box, item_of[hand]) for box, hand in sorted(hands) if hand in item_of)


def _turns(winners: Winners) -> tuple[tuple[PrizeItem, tuple[int, ...]], ...]:
    """Box by box, but royal flushes together at the turn of the first, and straight flushes before any of them."""
    royals = tuple(box for box, item in winners if item is ROYAL_FLUSH)
    alone = [(item, (box,)) for box, item in winners]
    turns = [(item, royals if item is ROYAL_FLUSH else boxes) for item, boxes in alone if boxes[0] not in royals[1:]]
    if royals:
        turns.sort(key=lambda turn: turn[0] is not STRAIGHT_FLUSH)
    return tuple(turns)


def _clauses(item: PrizeItem, winners: Winners) -> tuple[str, ...]:
    items = [won for _, won in winners]
    several = items.count(item) > 1
    cited = (
        (item.clause, True),
        ("art10.4", len(items) > 1),
        ("art10.5", item is ROYAL_FLUSH and several),
        ("art10.6", item is STRAIGHT_FLUSH and several),
        ("art10.7", item in (ROYAL_FLUSH, STRAIGHT_FLUSH) and ROYAL_FLUSH in items and STRAIGHT_FLUSH in items),
        ("art10.8", True),
    )
    return tuple(clause for clause, holds in cited if holds)
