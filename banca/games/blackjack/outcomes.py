"""The results of a hand: articles 3.2.b, 5 to 9, 12 and 13 of 141/2000; 7, 9 to 12, 15, 18 and 19 of 56/2004."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Literal

from banca.games.blackjack.hands import TWENTY_ONE, Hand, is_blackjack, is_over, points
from banca.games.blackjack.law import clause
from banca.law import Edition
from banca.money import Line, Odds, Stake, down_to_minor_unit
from banca.play.bets import DRAWS, LOSES, Verdict, wins
from banca.play.payment import line_of
from banca.play.payoff import net
from banca.play.rule import Clause, Rule, Ruling

# With the clause of 141/2000, then that of 56/2004.
EVEN = wins(Odds(1))  # art5, art9 (readings there); art6.s3 and art6.s4, art10.3 and art10.4
BLACKJACK = wins(Odds(3, 2))  # art6.s2, art10.2
SPECIAL = wins(Odds(3))  # art9, art15
FIVE_CARDS = wins(Odds(1, 2))  # art13.s1, art19.1
SURRENDER_KEEPS = Fraction(1, 2)  # of the stake: art12.s1, art18.1

Closing = Literal["over-21", "special-prize", "even-money", "five-cards", "surrender"]  # each a topic of the law


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand that is not over 21, or the bank's, which may be."""

    total: int
    many: bool  # more than two cards
    blackjack: bool

    @property
    def over(self) -> bool:
        return self.total > TWENTY_ONE


@dataclass(frozen=True, slots=True)
class Compared:
    """A hand that was compared with the bank's."""

    player: Shown
    bank: Shown
    split: bool


@dataclass(frozen=True, slots=True)
class Closed:
    """A hand decided before the bank played: the bank's cards no longer matter."""

    by: Closing


Fact = Compared | Closed


def shown_fact(cards: Hand, *, split: bool = False) -> Shown:
    return Shown(points(cards).total, len(cards) > 2, is_blackjack(cards, split=split))


def fact_of(cards: Hand, bank: Hand, *, split: bool = False, closed: Closing | None = None) -> Fact:
    """A hand over 21 is closed, even if the bank is over too."""
    if closed or is_over(cards):
        return Closed(closed or "over-21")
    return Compared(shown_fact(cards, split=split), shown_fact(bank), split)


def _by(fact: Fact, closing: Closing) -> bool:
    return isinstance(fact, Closed) and fact.by == closing


def _bank_blackjack(fact: Fact) -> bool:
    return isinstance(fact, Compared) and fact.bank.blackjack


def _player_blackjack(fact: Fact) -> bool:
    return isinstance(fact, Compared) and fact.player.blackjack


def _both(fact: Fact) -> bool:
    return _player_blackjack(fact) and _bank_blackjack(fact)


def _paid_as_blackjack(fact: Fact) -> bool:
    return _player_blackjack(fact) and not _bank_blackjack(fact)


def _over_bank_21(fact: Fact) -> bool:
    return _paid_as_blackjack(fact) and isinstance(fact, Compared) and fact.bank.total == TWENTY_ONE


def _collected(fact: Fact) -> bool:
    return _bank_blackjack(fact) and not _player_blackjack(fact)


def _on_points(fact: Fact) -> Compared | None:
    """The fact if no blackjack decides."""
    return fact if isinstance(fact, Compared) and not (fact.player.blackjack or fact.bank.blackjack) else None


def _has_more(fact: Fact) -> bool:
    on = _on_points(fact)
    return on is not None and (on.bank.over or on.player.total > on.bank.total)


def _has_fewer(fact: Fact) -> bool:
    on = _on_points(fact)
    return on is not None and not on.bank.over and on.player.total < on.bank.total


def _has_as_many(fact: Fact) -> bool:
    on = _on_points(fact)
    return on is not None and on.player.total == on.bank.total


def _many_21(fact: Fact) -> bool:
    return isinstance(fact, Compared) and fact.player.many and fact.player.total == TWENTY_ONE


def _split_21(fact: Fact) -> bool:
    """Two cards of 21 that are no blackjack because the stake is split: they rank like any other 21 (reading there)."""
    return isinstance(fact, Compared) and fact.split and fact.player.total == TWENTY_ONE and not fact.player.many


@cache
def hand_rule(edition: Edition, *, limited: bool) -> Rule[Fact, Verdict]:
    """The result of a stake on a hand; `limited`: the part that doubled it, if its loss is limited."""

    def at(topic: str) -> str:
        return clause(edition, topic)

    collected = (at("bank-collects"), at("bank-blackjack-beats-21"), at("split-21"))
    limit = (Clause(at("limited-loss"), _collected, DRAWS, prevails_over=collected),) if limited else ()
    return Rule((
        Clause(at("over-21"), lambda fact: _by(fact, "over-21"), LOSES),
        Clause(at("points"), _has_more, EVEN),
        Clause(at("points"), _has_fewer, LOSES),
        Clause(at("blackjack-paid"), _paid_as_blackjack, BLACKJACK, with_=(at("blackjack"),)),
        Clause(at("even-money"), lambda fact: _by(fact, "even-money"), EVEN, with_=(at("blackjack"),)),
        Clause(at("21-in-more-cards"), lambda fact: _many_21(fact) and _has_more(fact), EVEN),
        Clause(at("blackjack-beats-21"), _over_bank_21, BLACKJACK),
        Clause(at("bank-blackjack-beats-21"), lambda fact: _many_21(fact) and _bank_blackjack(fact), LOSES),
        Clause(at("split-21"), lambda fact: _split_21(fact) and _has_more(fact), EVEN),
        Clause(at("split-21"), lambda fact: _split_21(fact) and _has_as_many(fact), DRAWS),
        Clause(at("split-21"), lambda fact: _split_21(fact) and _bank_blackjack(fact), LOSES),
        *limit,
        Clause(at("tie-of-blackjacks"), _both, DRAWS, with_=(at("ties"),)),
        Clause(at("tie-of-points"), _has_as_many, DRAWS, with_=(at("ties"),)),
        Clause(at("bank-collects"), _collected, LOSES),
        Clause(at("special-prize"), lambda fact: _by(fact, "special-prize"), SPECIAL),
        Clause(at("surrender"), lambda fact: _by(fact, "surrender"), LOSES),
        Clause(at("five-cards"), lambda fact: _by(fact, "five-cards"), FIVE_CARDS),
    ))  # fmt: skip


def possible_facts(*, special_prizes: bool, five_cards: bool, split: bool) -> Iterator[Fact]:
    """One fact of every kind that can decide a stake on a hand; a split or doubled one is no blackjack."""
    ways: dict[Closing, bool] = {
        "over-21": True,
        "surrender": True,
        "even-money": not split,
        "special-prize": special_prizes,
        "five-cards": five_cards,
    }
    yield from (Closed(by) for by, offered in ways.items() if offered)
    hands = (Shown(20, many=False, blackjack=False), Shown(TWENTY_ONE, many=True, blackjack=False))
    own = Shown(TWENTY_ONE, many=False, blackjack=not split)
    bank = Shown(TWENTY_ONE, many=False, blackjack=True)
    for player, against in product((*hands, own), (Shown(19, many=False, blackjack=False), *hands, bank)):
        yield Compared(player, against, split)


def gain(fact: Fact, verdict: Verdict) -> Fraction:
    """The gain per unit staked: on surrender, half of it is kept."""
    if _by(fact, "surrender"):
        return SURRENDER_KEEPS - 1
    return net(verdict)


def hand_line(edition: Edition, stake: Stake, fact: Fact, ruling: Ruling[Verdict]) -> Line:
    """The settlement line of a hand's stake; the half returned on surrender is rounded down."""
    if not _by(fact, "surrender"):
        return line_of(edition, stake, ruling)
    half = stake.amount * SURRENDER_KEEPS
    readings = edition.readings_of(*ruling.clauses)
    rounded = ("rounding",) if half.denominator > 1 else ()
    return Line(
        stake.position,
        stake.amount,
        "lose",
        None,
        returned=down_to_minor_unit(half),
        prize=0,
        commission=0,
        breakage=0,
        due=Fraction(0),
        clauses=ruling.clauses,
        readings=readings + rounded,
    )
