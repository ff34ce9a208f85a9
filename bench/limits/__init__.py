"""The limit: each deal as a bare kernel, written by hand for one bet under one set of options, in plain numba.

No table comes from the law here and nothing can be asked but the one question: what a round gains on average. That is
how fast the deal can go; `banca.simulate` is measured against it, and a test compares both with the exact value.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bench.limits.baccarat import banker
from bench.limits.blackjack import main_bet
from bench.limits.dice import pass_line, small, straight
from bench.limits.pai_kau import seat
from bench.limits.stud import ante

Limit: TypeAlias = Callable[[int, int], float]  # so many rounds, by a seed: what one of them gained, per unit staked

LIMITS: Mapping[str, Limit] = {
    "roulette": straight,
    "cussec": small,
    "craps": pass_line,
    "baccarat": banker,
    "blackjack": main_bet,
    "stud-poker": ante,
    "pai-kau": seat,
}
