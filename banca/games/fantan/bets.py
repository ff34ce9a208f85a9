"""Articles 6 to 9 of 58/2004: the five bets of fantan, what they pay, and the house's five per cent."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations

from banca.law import OptionSet
from banca.messages.errors import Message
from banca.money import Odds
from banca.play.bets import DRAWS, LOSES, BetKind, Selections, Verdict, one_of, sets_of, wins
from banca.play.rule import Clause, Rule, Ruling

NUMBERS = (1, 2, 3, 4)
COMMISSION = Fraction(5, 100)  # art9
LOST: Ruling[Verdict] = Ruling(LOSES, ())  # what neither wins nor draws


def prize(priced_at: str, when: Callable[[int], bool], odds: Odds) -> Clause[int, Verdict]:
    return Clause(priced_at, when, wins(odds.less(COMMISSION)), with_=("art9",))


def kuoc(chosen: tuple[int, int], _: OptionSet) -> Rule[int, Verdict]:
    return Rule((prize("art7.2", lambda number: number in chosen, Odds(1)),), LOST)


def fan(chosen: int, _: OptionSet) -> Rule[int, Verdict]:
    return Rule((prize("art7.1.1", lambda number: number == chosen, Odds(3)),), LOST)


def nim(chosen: tuple[int, int], _: OptionSet) -> Rule[int, Verdict]:
    win, draw = chosen
    return Rule(
        (
            prize("art7.1.2", lambda number: number == win, Odds(2)),
            Clause("art8", lambda number: number == draw, DRAWS),
        ),
        LOST,
    )


def nga(chosen: tuple[int, int, int], _: OptionSet) -> Rule[int, Verdict]:
    *win, draw = chosen
    return Rule(
        (
            prize("art7.1.3", lambda number: number in win, Odds(1, to=2)),
            Clause("art8", lambda number: number == draw, DRAWS),
        ),
        LOST,
    )


def se_sam_hong(chosen: tuple[int, int, int], _: OptionSet) -> Rule[int, Verdict]:
    return Rule((prize("art7.1.4", lambda number: number in chosen, Odds(1, to=3)),), LOST)


NIM = Selections(
    Message("fantan-selection-nim"),
    {pair: (pair,) for pair in permutations(NUMBERS, 2)},
    in_order=True,
)
NGA = Selections(
    Message("fantan-selection-nga"),
    {(a, b, d): ((a, b, d), (b, a, d)) for a, b in combinations(NUMBERS, 2) for d in NUMBERS if d not in (a, b)},
    in_order=True,
)

BETS: tuple[BetKind[int], ...] = (
    BetKind("kuoc", "art6.1", sets_of(Message("fantan-selection-kuoc"), combinations(NUMBERS, 2)), kuoc),
    BetKind("fan", "art6.2.1", one_of(Message("fantan-selection-fan"), NUMBERS), fan),
    BetKind("nim", "art6.2.2", NIM, nim),
    BetKind("nga", "art6.2.3", NGA, nga),
    BetKind(
        "se-sam-hong",
        "art6.2.4",
        sets_of(Message("fantan-selection-se-sam-hong"), combinations(NUMBERS, 3)),
        se_sam_hong,
    ),
)
