"""The four bets of 96/85/M: a stake is decided by the result of its seat, the bank by its own (articles 4 and 6)."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from banca.games.pai_kau.equipment import BACKING, BANK, CO_BET, SEAT
from banca.law import OptionSet
from banca.money import Odds, Result
from banca.play.bets import DRAWS, LOSES, BetKind, Verdict, nothing_to_choose, wins
from banca.play.rule import Clause, Rule, Ruling

COMMISSION = Fraction(4, 100)  # art4.2: of the winnings
OF_THE_HOUSE = Fraction(0)  # reading commission-base: it pays none on its share of what the bank wins
PRICE = Odds(1).less(COMMISSION)  # art6.3, reading payout: even money


# By the result between seat and banker.
SEAT_RULE: Rule[Result, Verdict] = Rule((
    Clause("art6.3", lambda result: result == "win", wins(PRICE), with_=("art4.2",)),
    Clause("art6.3", lambda result: result == "lose", LOSES),
    Clause("art6.4", lambda result: result == "push", DRAWS),
))  # fmt: skip

# By the result of the whole bank; `settling` divides it.
BANK_RULE: Rule[int, Verdict] = Rule((
    Clause("art4.5", lambda net: net > 0, Verdict("win"), with_=("art4.2",)),
    Clause("art4.5", lambda net: net < 0, LOSES),
    Clause("art4.5", lambda net: net == 0, DRAWS),
))  # fmt: skip

KINDS: Mapping[str, BetKind[Any]] = {
    SEAT: BetKind(SEAT, "art4.6", nothing_to_choose(), lambda *_: SEAT_RULE),
    CO_BET: BetKind(CO_BET, "art7.1", nothing_to_choose(), lambda *_: SEAT_RULE),
    BANK: BetKind(BANK, "art4.4", nothing_to_choose(), lambda *_: BANK_RULE),
    BACKING: BetKind(BACKING, "art3.2", nothing_to_choose(), lambda *_: BANK_RULE),
}
ON_A_SEAT = (SEAT, CO_BET)
OF_THE_BANK = (BANK, BACKING)


@lru_cache(maxsize=64)
def ruling_on(options: OptionSet, bet: str, fact: Result | int) -> Ruling[Verdict]:
    return KINDS[bet].ruling(None, options, fact)
