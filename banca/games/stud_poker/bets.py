"""Articles 5 and 9 of 61/2004: the three bets and what each pays."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import product

from banca.games.stud_poker.equipment import ANTE, JACKPOT, RAISE
from banca.games.stud_poker.hands import HAND_ORDER
from banca.games.stud_poker.jackpot import PRIZE_TABLE
from banca.law import OptionSet
from banca.money import Odds
from banca.play.bets import DRAWS, LOSES, BetKind, Verdict, nothing_to_choose, wins
from banca.play.rule import Clause, Rule, Ruling
from banca.play.setting import Setting

RAISE_TO_ANTE = 2  # art6.6
MAXIMUM = "max-per-game"  # art9.5.7


@dataclass(frozen=True, slots=True)
class Decided:
    """Everything that the result of a box depends on: the bettor's class, whether the croupier opens, who is higher."""

    hand: str
    opens: bool
    higher: bool  # whether the bettor's hand is


@dataclass(frozen=True, slots=True)
class Folded:
    """The bettor did not raise: the cards are gone and unknown."""


Fact = Decided | Folded
CLASSES = tuple(c.slug for c in HAND_ORDER)
FACTS: tuple[Fact, ...] = (Folded(), *(Decided(*fact) for fact in product(CLASSES, (True, False), (True, False))))


@dataclass(frozen=True, slots=True)
class RaisePrize:
    """A sub-item of article 9(5)."""

    clause: str
    hands: tuple[str, ...]
    odds: int | None  # None if the house chooses
    limited: bool = False  # by the maximum per game


RAISE_TABLE: tuple[RaisePrize, ...] = (
    RaisePrize("art9.5.1", ("one-pair", "five-odd-cards"), 1),
    RaisePrize("art9.5.2", ("two-pairs",), 2),
    RaisePrize("art9.5.3", ("three-of-a-kind",), 3),
    RaisePrize("art9.5.4", ("straight",), 4),
    RaisePrize("art9.5.5", ("flush",), 5),
    RaisePrize("art9.5.6", ("full-house",), 7),
    RaisePrize("art9.5.7", ("four-of-a-kind",), 20, limited=True),
    RaisePrize("art9.5.8", ("straight-flush",), 50, limited=True),
    RaisePrize("art9.5.9", ("royal-flush",), None, limited=True),
)

EVEN = wins(Odds(1))
WINS_A_SUM = Verdict("win")  # pool and posted sums decide how much: article 10


def not_opened(fact: Fact) -> bool:
    return isinstance(fact, Decided) and not fact.opens


def beaten(fact: Fact) -> bool:
    return isinstance(fact, Decided) and fact.opens and not fact.higher


def is_won(fact: Fact, hands: Iterable[str] = CLASSES) -> bool:
    return isinstance(fact, Decided) and fact.opens and fact.higher and fact.hand in hands


def shows(fact: Fact, hand: str) -> bool:
    return isinstance(fact, Decided) and fact.hand == hand


FOLD: Clause[Fact, Verdict] = Clause("art6.7", lambda fact: isinstance(fact, Folded), LOSES)
CROUPIER_HIGHER: Clause[Fact, Verdict] = Clause("art9.4", beaten, LOSES, with_=("art9.1", "art9.3"))

ANTE_RULE: Rule[Fact, Verdict] = Rule((
    FOLD,
    Clause("art9.2", not_opened, EVEN, with_=("art9.1",)),
    CROUPIER_HIGHER,
    Clause("art9.5", is_won, EVEN, with_=("art9.1", "art9.3")),
))  # fmt: skip

# A prize depends only on the bettor's own hand, not on the croupier's (reading at art10).
JACKPOT_RULE: Rule[Fact, Verdict] = Rule(
    (FOLD, *(Clause(i.clause, partial(shows, hand=i.hand), WINS_A_SUM, with_=("art10.2",)) for i in PRIZE_TABLE)),
    otherwise=Ruling(LOSES, ("art10.2",)),
)


def raise_rule(options: OptionSet, maximum: int | None) -> Rule[Fact, Verdict]:
    """`maximum` is the most that is paid on the three highest hands (reading maximum-per-box); None for no limit."""

    def prize(item: RaisePrize) -> Verdict:
        odds = Odds(item.odds or options.number("royal-raise-odds"))
        return wins(odds.up_to(maximum) if item.limited and maximum is not None else odds)

    return Rule((
        FOLD,
        Clause("art9.2", not_opened, DRAWS, with_=("art9.1",)),
        CROUPIER_HIGHER,
        *(
            Clause(item.clause, partial(is_won, hands=item.hands), prize(item), with_=("art9.1", "art9.3", "art9.5"))
            for item in RAISE_TABLE
        ),
    ))  # fmt: skip


def kinds_at(setting: Setting) -> Mapping[str, BetKind[Fact]]:
    return _kinds(setting.parameter(MAXIMUM))


@lru_cache
def _kinds(maximum: int | None) -> Mapping[str, BetKind[Fact]]:
    return {
        ANTE: BetKind(ANTE, "art5.1", nothing_to_choose(), lambda *_: ANTE_RULE),
        RAISE: BetKind(RAISE, "art5.3", nothing_to_choose(), lambda _, options: raise_rule(options, maximum)),
        JACKPOT: BetKind(JACKPOT, "art5.2", nothing_to_choose(), lambda *_: JACKPOT_RULE),
    }


def ruling_on(setting: Setting, bet: str, fact: Fact) -> Ruling[Verdict]:
    return kinds_at(setting)[bet].ruling(None, setting.options, fact)
