"""What bets came to at a live table, gain by gain."""

from collections import Counter
from fractions import Fraction

from banca.money import Line
from banca.play.turn import Betting
from banca.table import Table

PLAYER, OTHER = "ana", "bo"
STAKE = 6_000_00  # divisible by all that a prize and its commission are divided by
SPLIT = "split"  # rounds that exact analysis tells by their mean


class Rounded(ArithmeticError):
    """A prize did not come out in whole minor units, so that a gain would not be the law's."""


class Seen:
    """By row, how often a unit staked gained so much; rounds told by their mean under a name of their own."""

    def __init__(self, rows: int) -> None:
        self.gains: tuple[Counter[tuple[Fraction, str]], ...] = tuple(Counter() for _ in range(rows))
        self.rounds = 0

    def add(self, row: int, gained: int, staked: int, told: str = "") -> None:
        self.gains[row][Fraction(gained, staked), told] += 1

    def of_line(self, row: int, line: Line) -> None:
        self.add(row, whole(line), line.stake)


def whole(line: Line) -> int:
    """What a line gained, if nothing was rounded."""
    if line.breakage or line.due.denominator > 1:
        raise Rounded(f"{line.position.bet}: {line.due} was due on {line.stake}")
    return line.net


def to_betting(table: Table) -> None:
    while not isinstance(table.turn, Betting):
        table.advance()


def closed(table: Table) -> tuple[Line, ...]:
    """The lines of a round that is over; the next one is opened."""
    lines = table.game.settle(table.state).lines
    table.records.clear()
    table.open_round()
    return lines
