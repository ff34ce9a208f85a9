"""Articles 5 to 7 of 57/2004: the thirteen bets of cussec and what they pay."""

from itertools import combinations, permutations

from banca.games.shaker.bets import (
    BIG,
    NUMBERS,
    SMALL,
    Throw,
    any_triple,
    chosen_face,
    pays,
    price_of_total,
    total,
    total_within,
    triple,
)
from banca.law import OptionSet
from banca.messages.errors import Message
from banca.money import Odds
from banca.play.bets import BetKind, Selections, Verdict, nothing_to_choose, one_of, sets_of
from banca.play.rule import Rule

FACES: dict[int | str, int] = {number: number for number in NUMBERS}


TOTALS_PRICED_AT = ("art6.6.1", "art6.6.2", "art6.6.3", "art6.6.4", "art6.6.5", "art6.6.6")


def total_price(chosen: int, options: OptionSet) -> tuple[str, Odds]:
    """Article 6(6): the house sets the price of 5 and 16, and of 6 and 15."""
    five, six = Odds(options.number("total-5-16-price")), Odds(options.number("total-6-15-price"))
    return price_of_total(chosen, TOTALS_PRICED_AT, five, six)


def double_and_single(chosen: tuple[int, int], _: OptionSet) -> Rule[Throw, Verdict]:
    double, single = chosen
    named = tuple(sorted((double, double, single)))
    return pays("art6.9", lambda throw: throw == named, Odds(50))


def three_dice(chosen: tuple[int, ...], _: OptionSet) -> Rule[Throw, Verdict]:
    return pays("art6.10", lambda throw: throw == chosen, Odds(30))


def two_dice(chosen: tuple[int, ...], _: OptionSet) -> Rule[Throw, Verdict]:
    return pays("art6.11", lambda throw: set(chosen) <= set(throw), Odds(5))


def double(chosen: int, _: OptionSet) -> Rule[Throw, Verdict]:
    return pays("art6.12", lambda throw: throw.count(chosen) >= 2, Odds(8))


def four_numbers(chosen: tuple[int, ...], _: OptionSet) -> Rule[Throw, Verdict]:
    """Three different numbers out of the four (reading at art5.13)."""
    return pays("art6.13", lambda throw: len(set(throw)) == 3 and set(throw) <= set(chosen), Odds(7))


EVEN = pays("art6.7", lambda throw: sum(throw) % 2 == 0, Odds(1))  # triples included: reading odd-even-triples
ODD = pays("art6.8", lambda throw: sum(throw) % 2 == 1, Odds(1))

DOUBLE_AND_SINGLE = Selections(
    Message("cussec-selection-double-and-single"),
    {(d, s): ((d, s), (d, d, s), (d, s, d), (s, d, d)) for d, s in permutations(NUMBERS, 2)},
    in_order=True,
)

BETS: tuple[BetKind[Throw], ...] = (
    total_within("small", "art5.1", SMALL, "art6.1"),
    total_within("big", "art5.2", BIG, "art6.2"),
    chosen_face("single", "art5.3", FACES, ("art6.3", "art6.3", "art6.3")),
    triple("art5.4", FACES, "art6.4"),
    any_triple("art5.5", "art6.5"),
    total("art5.6", total_price),
    BetKind("even", "art5.7", nothing_to_choose(), lambda *_: EVEN),
    BetKind("odd", "art5.8", nothing_to_choose(), lambda *_: ODD),
    BetKind("double-and-single", "art5.9", DOUBLE_AND_SINGLE, double_and_single),
    BetKind(
        "three-dice", "art5.10", sets_of(Message("cussec-selection-three-dice"), combinations(NUMBERS, 3)), three_dice
    ),
    BetKind("two-dice", "art5.11", sets_of(Message("cussec-selection-two-dice"), combinations(NUMBERS, 2)), two_dice),
    BetKind("double", "art5.12", one_of(Message("cussec-selection-double"), NUMBERS), double),
    BetKind(
        "four-numbers",
        "art5.13",
        sets_of(Message("cussec-selection-four-numbers"), combinations(NUMBERS, 4)),
        four_numbers,
    ),
)
