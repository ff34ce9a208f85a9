"""Blackjack on small decks, dealt to the end in every order in which the cards may lie: nothing is reckoned by chances.

A number here is a sum over all orders of the cards that are left, so that it is whole: with `n` cards left, a mean is
that sum divided by n!. Cards are dealt as at the table: player, bank, player; then the hands of the player one after
the other, the first part of a split before the next; then the bank. What may be done and what it pays is asked of the
game's own rules. Cards that differ in nothing that the rules ask for are told apart by nobody, and are of one sort.
"""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from math import factorial
from typing import Generic, NamedTuple, TypeVar

from banca.games.blackjack.bets import DOUBLE as DOUBLED
from banca.games.blackjack.bets import INSURANCE, MAIN, insurance_fact, ruling
from banca.games.blackjack.hands import LOW, bank_draws, is_over, is_pair_of_aces, wins_special_prize
from banca.games.blackjack.lawful import choices_on, lawful_on
from banca.games.blackjack.outcomes import Closed, Closing, Compared, Fact, Shown, gain, shown_fact
from banca.games.blackjack.terms import terms_of
from banca.games.blackjack.window import EvenMoney
from banca.material.cards import RANKS, SUITS, Card, Cards
from banca.play.payoff import net
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND, SURRENDER

EVEN_MONEY = EvenMoney.word
CLOSED_BY: Mapping[str, Closing] = {SURRENDER: "surrender", EVEN_MONEY: "even-money", FIVE_CARDS: "five-cards"}
PRIZED_IN_ONE_SUIT = "678"
ROUND, HAND, INSURED = "round", "hand", "insurance"
QUARTERS = 4
ACE_AND_TEN, TWO_ACES = ("As", "Ts"), ("As", "Ah")

Left = tuple[int, ...]  # how many cards of each sort
Held = tuple[Card, ...]
Policy = Callable[[Held, Card, int], str]  # of a hand, the open card and how many hands the place has: what to do
Insures = Callable[[Held], bool]  # with these two cards against an ace
Sum = TypeVar("Sum")


class Ended(NamedTuple):
    """What a round, a hand of a split or insurance came to, with all that lay on it, per unit of the first stake."""

    of: str
    gain: Fraction
    staked: Fraction


class Stood(NamedTuple):
    """A hand that waits for the bank."""

    total: int
    many: bool
    blackjack: bool
    split: bool
    doubled: bool


class Situation(NamedTuple):
    """A place against an open card: the cards left; hands that wait for the bank; hands in play, the first in turn."""

    left: Left
    opened: Card
    stood: tuple[Stood, ...]
    hands: tuple[Held, ...]
    in_all: int  # how many hands of the place, decided ones too
    passed_up: bool  # a hand that could be split again was not


def deck_of(ranks: str) -> Cards:
    """A card of every suit for each letter: of "677T" there are two sevens of every suit."""
    return Cards(tuple(ranks.count(rank) for _ in SUITS for rank in RANKS))


class Deals(Generic[Sum]):
    """All deals of a deck, summed up: by one play of every hand, or by the best of all plays."""

    def __init__(self, setting: Setting, cards: Cards) -> None:
        self.setting, self.terms = setting, terms_of(setting)
        ranks = {card[0]: sum(n for other, n in cards.weights.items() if other[0] == card[0]) for card in cards.weights}
        self.suited = (
            PRIZED_IN_ONE_SUIT if self.terms.special_prizes and set(PRIZED_IN_ONE_SUIT) <= ranks.keys() else ""
        )
        self.by_points = tuple({LOW[rank]: rank + SUITS[0] for rank in ranks}.values())
        suited = {rank + suit: cards.weights[rank + suit] for rank in self.suited for suit in SUITS}
        found = suited | {rank + SUITS[0]: n for rank, n in ranks.items() if rank not in self.suited}
        self.sorts, self.full = tuple(found), tuple(found.values())
        self.may = cache(self._may)
        self.may_at_first = cache(self._may_at_first)
        self.gain = cache(self._gain)
        self.bank = cache(self._bank)
        self.after_stood = cache(self._after_stood)
        self.distinctions = cache(self._played)

    # How sums are made.

    @abstractmethod
    def value(self, end: Ended, orders: int) -> Sum: ...

    @abstractmethod
    def total(self, sums: Iterable[tuple[int, Sum]]) -> Sum: ...

    @abstractmethod
    def chosen(self, held: Held, now: Situation, may: frozenset[str]) -> Sum:
        """What follows from what is done with the hand in turn."""

    @abstractmethod
    def insured(self, held: Held, won: Sum, lost: Sum) -> Sum:
        """What follows from being free to insure."""

    # Cards.

    def drawn(self, left: Left, *, by_points: bool = False) -> Iterator[tuple[Card, int, Left]]:
        """Each sort that may come next, of how many cards, and what is left then."""
        if not any(left):
            raise ValueError("the cards have run out: the deck is too small for what is played with it")
        sorts = self.by_points if by_points else self.sorts
        for at, count in enumerate(left):
            if count:
                yield sorts[at], count, (*left[:at], count - 1, *left[at + 1 :])

    def for_bank(self, left: Left) -> Left:
        """The bank asks for nothing but what its cards count."""
        counts = Counter[int]()
        for card, count in zip(self.sorts, left, strict=True):
            counts[LOW[card[0]]] += count
        return tuple(counts[LOW[card[0]]] for card in self.by_points)

    def renamed(self, now: Situation) -> Situation:
        """A suit is but a name: those of the hands first, as they come, the others by how many cards they have left."""
        seen = dict.fromkeys(c[1] for cards in (*now.hands, (now.opened,)) for c in cards if c[0] in self.suited)
        columns = {suit: now.left[at : len(SUITS) * len(self.suited) : len(SUITS)] for at, suit in enumerate(SUITS)}
        order = (*seen, *sorted((suit for suit in SUITS if suit not in seen), key=lambda suit: columns[suit]))
        name = dict(zip(order, SUITS, strict=True))
        left = tuple(n for row in zip(*(columns[suit] for suit in order), strict=True) for n in row)

        def called(card: Card) -> Card:
            return card[0] + name[card[1]] if card[0] in self.suited else card

        return now._replace(
            left=(*left, *now.left[len(left) :]),
            opened=called(now.opened),
            hands=tuple(tuple(map(called, cards)) for cards in now.hands),
        )

    def rounds(self) -> Sum:
        return self.total(
            (of_first * of_opened * of_second, self.round_of((first, second), opened, left))
            for first, of_first, after_first in self.drawn(self.full)
            for opened, of_opened, after_opened in self.drawn(after_first)
            for second, of_second, left in self.drawn(after_opened)
        )

    def round_of(self, two: Held, opened: Card, left: Left) -> Sum:
        held = tuple(sorted(two))
        hand = self.played(Situation(left, opened, (), (held,), 1, passed_up=False))
        if INSURANCE not in self.may_at_first(held, opened):
            return hand
        return self.total(((1, hand), (1, self.insurance(held, opened, left))))

    def insurance(self, held: Held, opened: Card, left: Left) -> Sum:
        """Bet as high as may be."""
        limit = self.terms.insurance_limit
        orders = Counter[bool]()
        for card, count, after in self.drawn(left):
            orders[insurance_fact((opened, card)).blackjack] += count * factorial(sum(after))
        won, lost = (
            self.value(
                Ended(INSURED, limit * net(ruling(self.setting, INSURANCE, None, insurance_fact(two)).value), limit), n
            )
            for two, n in ((ACE_AND_TEN, orders[True]), (TWO_ACES, orders[False]))
        )
        return self.insured(held, won, lost)

    # The rules, each case asked once.

    def _may(self, held: Held, opened: Card, count: int) -> frozenset[str]:
        return choices_on(self.setting, held, opened, count)

    def _may_at_first(self, held: Held, opened: Card) -> frozenset[str]:
        return lawful_on(self.setting, held, opened)

    def _gain(self, fact: Fact, doubled: bool) -> Fraction:
        bets = (MAIN, DOUBLED) if doubled else (MAIN,)
        return sum((gain(fact, ruling(self.setting, bet, None, fact).value) for bet in bets), Fraction(0))

    def closed_by_rule(self, held: Held) -> Closing | None:
        if is_over(held):
            return "over-21"
        return "special-prize" if wins_special_prize(held, self.terms) else None

    # The bank.

    def _bank(self, left: Left, held: Held) -> Mapping[Shown, int]:
        """In how many orders of what is left the bank comes to each hand."""
        if len(held) > 1 and not bank_draws(held, self.terms).value:
            return {shown_fact(held): factorial(sum(left))}
        ways = Counter[Shown]()
        for card, count, after in self.drawn(left, by_points=True):
            for result, orders in self.bank(after, tuple(sorted((*held, card)))).items():
                ways[result] += count * orders
        return ways

    def _after_stood(self, left: Left, opened: str, stood: Stood) -> Sum:
        of, staked = HAND if stood.split else ROUND, Fraction(1 + stood.doubled)
        player = Shown(stood.total, stood.many, stood.blackjack)
        results = self.bank(left, (opened + SUITS[0],)).items()
        gains = ((self.gain(Compared(player, bank, stood.split), stood.doubled), orders) for bank, orders in results)
        return self.total((1, self.value(Ended(of, gained, staked), orders)) for gained, orders in gains)

    # The hands of the place.

    def played(self, now: Situation) -> Sum:
        return self.distinctions(self.renamed(now) if self.suited else now)

    def _played(self, now: Situation) -> Sum:
        """Everything that comes after, with the hands that wait; what is decided already is not counted again."""
        if not now.hands:
            return self.total(
                (1, self.after_stood(self.for_bank(now.left), now.opened[0], stood)) for stood in now.stood
            )
        held = now.hands[0]
        if len(held) == 1:
            return self.drawing(now)
        if closing := self.closed_by_rule(held):
            return self.closing(now, closing)
        may = self.may(held, now.opened, now.in_all) or {STAND}
        if now.passed_up and not is_pair_of_aces(held):
            may -= {SPLIT}
        if now.in_all == 1 and len(held) == len(ACE_AND_TEN):
            may |= self.may_at_first(held, now.opened) & CLOSED_BY.keys()
        return self.chosen(held, now, frozenset(may))

    def doing(self, now: Situation, act: str, may: frozenset[str]) -> Sum:
        """Who could split a hand of a split again and does not may not do so later; aces are another matter."""
        if now.in_all > 1 and SPLIT in may and act != SPLIT and not is_pair_of_aces(now.hands[0]):
            now = now._replace(passed_up=True)
        if act in CLOSED_BY:
            return self.closing(now, CLOSED_BY[act])
        return {STAND: self.standing, DRAW: self.drawing, DOUBLE: self.doubling, SPLIT: self.splitting}[act](now)

    def closing(self, now: Situation, by: Closing, *, doubled: bool = False) -> Sum:
        of, gained = HAND if now.in_all > 1 else ROUND, self.gain(Closed(by), doubled)
        decided = self.value(Ended(of, gained, Fraction(1 + doubled)), factorial(sum(now.left)))
        return self.total(((1, decided), (1, self.played(now._replace(hands=now.hands[1:])))))

    def standing(self, now: Situation, *, doubled: bool = False) -> Sum:
        split = now.in_all > 1
        hand = shown_fact(now.hands[0], split=split)
        stood = Stood(hand.total, hand.many, hand.blackjack, split, doubled)
        return self.played(now._replace(stood=tuple(sorted((*now.stood, stood))), hands=now.hands[1:]))

    def drawing(self, now: Situation) -> Sum:
        return self.total((count, self.played(after)) for count, after in self.with_card(now))

    def doubling(self, now: Situation) -> Sum:
        return self.total((count, self.doubled(after)) for count, after in self.with_card(now))

    def doubled(self, now: Situation) -> Sum:
        closing = self.closed_by_rule(now.hands[0])
        return self.closing(now, closing, doubled=True) if closing else self.standing(now, doubled=True)

    def splitting(self, now: Situation) -> Sum:
        (one, other), *waiting = now.hands
        return self.played(now._replace(hands=((one,), (other,), *waiting), in_all=now.in_all + 1))

    def with_card(self, now: Situation) -> Iterator[tuple[int, Situation]]:
        """In what order the cards of a hand came does not matter, but for the one that was split and the next."""
        held, *waiting = now.hands
        kept = 2 if now.in_all > 1 else 0
        for card, count, left in self.drawn(now.left):
            cards = (*held, card)
            yield count, now._replace(left=left, hands=((*cards[:kept], *sorted(cards[kept:])), *waiting))


class ByPolicy(Deals[Counter[Ended]]):
    """One play of every hand: in how many orders of the deck it ends how."""

    def __init__(self, setting: Setting, cards: Cards, policy: Policy, insures: Insures) -> None:
        super().__init__(setting, cards)
        self.policy, self.insures = policy, insures

    def value(self, end: Ended, orders: int) -> Counter[Ended]:
        return Counter({end: orders})

    def total(self, sums: Iterable[tuple[int, Counter[Ended]]]) -> Counter[Ended]:
        found = Counter[Ended]()
        for times, ends in sums:
            for end, orders in ends.items():
                found[end] += times * orders
        return found

    def _played(self, now: Situation) -> Counter[Ended]:
        """The play of a hand looks at no other: hands that wait may be counted one by one."""
        first, others = now.stood[:1], now.stood[1:]
        if not others:
            return super()._played(now)
        one, rest, none = (self.played(now._replace(stood=stood)) for stood in (first, others, ()))
        return self.total(((1, one), (1, rest), (-1, none)))

    def chosen(self, held: Held, now: Situation, may: frozenset[str]) -> Counter[Ended]:
        act = self.policy(held, now.opened, now.in_all)
        if act not in may:
            raise ValueError(f"{' '.join(held)} against {now.opened}, {now.in_all} hands: {act}, not {sorted(may)}")
        return self.doing(now, act, may)

    def insured(self, held: Held, won: Counter[Ended], lost: Counter[Ended]) -> Counter[Ended]:
        return won + lost if self.insures(held) else Counter()


class Best(Deals[int]):
    """The best of all plays that know every card that was seen, in quarters of the stake."""

    def value(self, end: Ended, orders: int) -> int:
        quarters = end.gain * QUARTERS
        if quarters.denominator > 1:
            raise ValueError(f"{end} is no multiple of a quarter")
        return quarters.numerator * orders

    def total(self, sums: Iterable[tuple[int, int]]) -> int:
        return sum(times * each for times, each in sums)

    def chosen(self, held: Held, now: Situation, may: frozenset[str]) -> int:  # noqa: ARG002
        return max(self.doing(now, act, may) for act in may)

    def insured(self, held: Held, won: int, lost: int) -> int:  # noqa: ARG002
        return max(won + lost, 0)


def ends_by(setting: Setting, cards: Cards, policy: Policy, insures: Insures) -> Mapping[Ended, Fraction]:
    """Of each way to end, how often it comes in a round on average."""
    orders = factorial(len(cards))
    return {end: Fraction(n, orders) for end, n in ByPolicy(setting, cards, policy, insures).rounds().items() if n}


def optimum(setting: Setting, cards: Cards) -> Fraction:
    """The mean gain of a unit staked, if every hand is played as well as it can be."""
    return Fraction(Best(setting, cards).rounds(), QUARTERS * factorial(len(cards)))
