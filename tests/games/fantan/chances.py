"""Articles 6 to 8 of 58/2004 written out: every bet with every selection, the numbers that win and those that draw."""

from functools import cache
from itertools import combinations, permutations

from banca.games.fantan.round import Count
from banca.money import Line, Selection
from tests.at_table import AtTable

NUMBERS = (1, 2, 3, 4)
PLACES: dict[tuple[str, Selection], tuple[frozenset[int], frozenset[int]]] = {
    **{("kuoc", pair): (frozenset(pair), frozenset()) for pair in combinations(NUMBERS, 2)},
    **{("fan", number): (frozenset({number}), frozenset()) for number in NUMBERS},
    **{("nim", (win, draw)): (frozenset({win}), frozenset({draw})) for win, draw in permutations(NUMBERS, 2)},
    **{
        ("nga", (first, second, draw)): (frozenset({first, second}), frozenset({draw}))
        for first, second, draw in permutations(NUMBERS, 3)
        if first < second
    },
    **{("se-sam-hong", three): (frozenset(three), frozenset()) for three in combinations(NUMBERS, 3)},
}


@cache
def lines_on(number: int) -> dict[tuple[str, Selection], Line]:
    """What 100.00 on every position comes to."""
    table = AtTable("fantan-58-2004")
    for bet, selection in PLACES:
        table.bet("ana", bet, 100_00, selection)
    lines = table.show(Count(60 + number)).finish().settlement.lines
    return {(entry.position.bet, entry.position.selection): entry for entry in lines}


def numbers_that(result: str, bet: str, selection: Selection) -> set[int]:
    return {number for number in NUMBERS if lines_on(number)[bet, selection].result == result}
