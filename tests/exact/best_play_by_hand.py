"""Best play as an answer to every hand: the act that its tables give, hand by hand."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from banca.exact.blackjack.best import Choice, Evaluation, SplitChoice
from banca.exact.blackjack.fractions import HandOutcome, count_outcomes, hand_trees
from banca.exact.blackjack.hands import MAY
from banca.games.blackjack.hands import is_pair
from banca.games.blackjack.terms import terms_of
from banca.material.cards import SUITS, Card
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import SPLIT
from banca.strategy.blackjack.kinds import KIND_OF, every_hand
from tests.exact.small_decks import PRIZED_IN_ONE_SUIT, Held

WORDS = {bit: word for word, bit in MAY.items()}


def kinds_of(held: Held) -> tuple[int, ...]:
    return tuple(KIND_OF[card[0]] for card in held)


class BestPlayByHand:
    """Of each kind of answer it is noted how often it was given."""

    def __init__(self, best: Evaluation) -> None:
        self.best = best
        self.terms = terms_of(Setting(best.options))
        self.ranks = dict(best.shoe.ranks)
        self.given: Counter[tuple[Any, ...]] = Counter()

    def __call__(self, held: Held, opened: Card, count: int) -> str:
        part = "split" if count > 1 else "round"
        act = self.of_split(held, opened, count) if count > 1 else self.of_round(held, opened)
        self.given[part, len(held), act] += 1
        if count > 1 and act == SPLIT:
            self.given["hands", count + 1] += 1
        return act

    def insures(self, held: Held) -> bool:
        one, other = sorted(kinds_of(held))
        insures = self.best.insured[one, other] > 0
        self.given["insures", insures] += 1
        return insures

    def of_round(self, held: Held, opened: Card) -> str:
        if len(held) == 2:
            return self.of_first(held, opened).act
        return WORDS[int(self.best.unsplit.act[KIND_OF[opened[0]], every_hand().of(*kinds_of(held))])]

    def of_first(self, held: Held, opened: Card) -> Choice:
        one, other = sorted(kinds_of(held))
        return self.choice_for(self.best.first[(one, other), KIND_OF[opened[0]]], held, opened)

    def split_of(self, card: Card, opened: Card) -> SplitChoice:
        return self.best.splits[KIND_OF[card[0]], KIND_OF[opened[0]], self.again(card, opened)]

    def of_split(self, held: Held, opened: Card, count: int) -> str:
        chosen, kinds = self.split_of(held[0], opened), kinds_of(held)
        if len(held) == 2:
            if is_pair(held, self.terms) and count < chosen.split.most:
                return SPLIT
            return self.choice_for(chosen.hands[kinds[1]], held, opened).act
        played = chosen.split.same if kinds[0] == kinds[1] else chosen.split.other
        return WORDS[int(played.act[KIND_OF[opened[0]], every_hand().of(*kinds)])]

    def again(self, card: Card, opened: Card) -> int:
        """How many cards could make a pair again with one of two that are split."""
        alike = sum(count for rank, count in self.ranks.items() if is_pair((card, rank + SUITS[0]), self.terms))
        return alike - 2 - is_pair((card, opened), self.terms)

    def choice_for(self, choices: Iterable[Choice], held: Held, opened: Card) -> Choice:
        """The one that is meant for these very cards."""
        pair = is_pair(held, self.terms)
        again, prized = self.again(held[0], opened) if pair else 0, self.prized(held, opened)
        meant = [c for c in choices if c.variant.prized == prized and c.variant.pair in (pair, False)]
        if len(meant) > 1:
            meant = [c for c in meant if (c.variant.pair, c.variant.again) == (pair, again)]
        (choice,) = meant
        return choice

    def prized(self, held: Held, opened: Card) -> dict[int, Fraction]:
        """The share of third cards of a kind that make three of one suit, where the hand is two of them."""
        missing = set(PRIZED_IN_ONE_SUIT) - {card[0] for card in held}
        if not self.terms.special_prizes or len(missing) != 1 or held[0][1] != held[1][1]:
            return {}
        (rank,) = missing
        if rank not in self.ranks:
            return {}
        there, winning = self.ranks[rank], self.ranks[rank] // len(SUITS)
        if opened[0] == rank:
            there, winning = there - 1, winning - (opened[1] == held[0][1])
        return {KIND_OF[rank]: Fraction(winning, there)}


def outcome_probabilities(best: Evaluation) -> Mapping[HandOutcome, Fraction]:
    """The probability of each outcome, from hand trees grown anew."""
    return count_outcomes(best, tuple(hand_trees(best)))
