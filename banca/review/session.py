"""Many reviews together: what slips and bets cost, by game and kind, and the worst slips."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from heapq import nlargest

from banca.review.value import DecisionReview, Review

WORST = 10


@dataclass(frozen=True, slots=True)
class KindTotal:
    """All decisions in which one act was taken, or all bets of one name."""

    game: str
    kind: str
    bet: bool
    count: int = 0
    slips: int = 0  # decisions that cost something
    money: Fraction = Fraction(0)  # in minor units
    staked: int = 0

    def with_(self, money: Fraction, stake: int, *, slip: bool) -> "KindTotal":
        total, staked = self.money + money, self.staked + stake
        return KindTotal(self.game, self.kind, self.bet, self.count + 1, self.slips + slip, total, staked)


@dataclass(frozen=True, slots=True)
class Slip:
    review: Review
    decision: DecisionReview


@dataclass(frozen=True, slots=True)
class SessionReview:
    """Rounds in one currency."""

    currency: str
    rounds: int
    kinds: tuple[KindTotal, ...]  # what cost most first
    worst: tuple[Slip, ...]

    @property
    def cost_of_decisions(self) -> Fraction:
        return sum((each.money for each in self.kinds if not each.bet), Fraction(0))

    @property
    def cost_of_bets(self) -> Fraction:
        return sum((each.money for each in self.kinds if each.bet), Fraction(0))


def summarise(reviews: Iterable[Review]) -> tuple[SessionReview, ...]:
    """A session for each currency: sums of different currencies are never added."""
    by_currency: dict[str, list[Review]] = {}
    for each in reviews:
        by_currency.setdefault(each.currency, []).append(each)
    return tuple(_session(currency, each) for currency, each in sorted(by_currency.items()))


def _session(currency: str, reviews: list[Review]) -> SessionReview:
    kinds: dict[tuple[str, str, bool], KindTotal] = {}
    for review in reviews:
        game = review.edition.game
        made = [(each.chosen.act, False, each.money, each.stake, bool(each.cost)) for each in review.decisions]
        made += [(each.position.bet, True, each.money, each.stake, False) for each in review.bets]
        for kind, bet, money, stake, slip in made:
            total = kinds.get((game, kind, bet), KindTotal(game, kind, bet))
            kinds[game, kind, bet] = total.with_(money, stake, slip=slip)
    slips = [Slip(review, slip) for review in reviews for slip in review.slips]
    worst = nlargest(WORST, slips, key=lambda slip: (slip.decision.money, slip.decision.cost))
    ordered = sorted(kinds.values(), key=lambda each: (-each.money, each.game, each.kind))
    return SessionReview(currency, len(reviews), tuple(ordered), tuple(worst))
