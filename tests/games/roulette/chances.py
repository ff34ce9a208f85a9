"""Articles 6 to 8 of 60/2004 written out: every place on the layout, its numbers, and what it pays to one."""

from functools import cache
from itertools import combinations

from banca.games.roulette.round import Number
from banca.money import Line, Selection
from tests.at_table import AtTable

Numbers = frozenset[int]

RED = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
BLACK = frozenset({2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35})
FIRST_TWELVE_SECTOR = frozenset({1, 3, 5, 13, 15, 17, 20, 22, 24, 32, 34, 36})
SECOND_TWELVE_SECTOR = frozenset({2, 4, 6, 14, 16, 18, 19, 21, 23, 31, 33, 35})


def at(number: int) -> tuple[int, int]:
    """Row and column of a number on the layout of twelve rows of three."""
    return divmod(number - 1, 3)


def side_by_side(first: int, second: int) -> bool:
    (row, column), (other_row, other_column) = at(first), at(second)
    return abs(row - other_row) + abs(column - other_column) == 1


ROWS = [tuple(n for n in range(1, 37) if at(n)[0] == row) for row in range(12)]
SPLITS = [pair for pair in combinations(range(1, 37), 2) if side_by_side(*pair)]
CORNERS = [
    tuple(n for n in range(1, 37) if at(n)[0] in {row, row + 1} and at(n)[1] in {column, column + 1})
    for row in range(11)
    for column in range(2)
]
LINES = [tuple(n for n in range(1, 37) if at(n)[0] in {row, row + 1}) for row in range(11)]

PLACES: dict[tuple[str, Selection], tuple[Numbers, int]] = {
    **{("straight", number): (frozenset({number}), 35) for number in range(37)},
    **{("split", split): (frozenset(split), 17) for split in SPLITS},
    **{("street", row): (frozenset(row), 11) for row in ROWS},
    **{("corner", corner): (frozenset(corner), 8) for corner in CORNERS},
    **{("line", line): (frozenset(line), 5) for line in LINES},
    ("sector-nine", 1): (frozenset(range(1, 10)), 3),
    ("sector-nine", 2): (frozenset(range(10, 19)), 3),
    ("sector-nine", 3): (frozenset(range(19, 28)), 3),
    ("sector-nine", 4): (frozenset(range(28, 37)), 3),
    ("sector-twelve", 1): (FIRST_TWELVE_SECTOR, 2),
    ("sector-twelve", 2): (SECOND_TWELVE_SECTOR, 2),
    ("column", 1): (frozenset({1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34}), 2),
    ("column", 2): (frozenset({2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35}), 2),
    ("column", 3): (frozenset({3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36}), 2),
    ("dozen-small", None): (frozenset(range(1, 13)), 2),
    ("dozen-middle", None): (frozenset(range(13, 25)), 2),
    ("dozen-large", None): (frozenset(range(25, 37)), 2),
    ("even", None): (frozenset(n for n in range(1, 37) if n % 2 == 0), 1),
    ("odd", None): (frozenset(n for n in range(1, 37) if n % 2 == 1), 1),
    ("low", None): (frozenset(range(1, 19)), 1),
    ("high", None): (frozenset(range(19, 37)), 1),
    ("red", None): (RED, 1),
    ("black", None): (BLACK, 1),
}


def places_of(bet: str) -> list[Selection]:
    return [selection for slug, selection in PLACES if slug == bet]


@cache
def lines_on(number: int) -> dict[tuple[str, Selection], Line]:
    """What 100.00 on every position comes to."""
    table = AtTable("roulette-60-2004")
    for bet, selection in PLACES:
        table.bet("ana", bet, 100_00, selection)
    table.show(Number(number))
    return {(entry.position.bet, entry.position.selection): entry for entry in table.game.lines(table.state)}


def winning_numbers(bet: str, selection: Selection = None) -> set[int]:
    return {number for number in range(37) if lines_on(number)[bet, selection].result == "win"}
