"""Pai kau: everybody arranges by the table's way; now seven seats against one bank, now one seat against two capitals.

A bank covers what its capital covers: here it covers all, as the figures suppose.
"""

from itertools import cycle
from typing import Any

from banca.exact import BetOdds
from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.equipment import BACKING, BANK, CO_BET, PLACES, SEAT
from banca.games.pai_kau.shaking import SHUFFLE
from banca.games.pai_kau.ways import house_way
from banca.play.act import Bet
from banca.play.turn import Decision
from banca.table import Table
from verify.live.seen import PLAYER, STAKE, Seen, closed

BANKER, BACKER, CO_BETTOR = "banker", "backer", "beside"
BANK_PLACE, *OTHERS = PLACES


def played(table: Table, rows: tuple[BetOdds, ...], rounds: int) -> Seen:
    """A table of its own for each round, so that the bank does not go round; all draw from one source."""
    seen = Seen(len(rows))
    at = {row.bet: number for number, row in enumerate(rows)}
    watched = cycle(OTHERS)
    for number in range(rounds):
        place = next(watched)
        fresh = Table(table.game, table.setting, table.source)
        for bet in seven_seats(place) if number % 2 else two_capitals(place):
            if fresh.game.refusal(fresh.state, SHUFFLE) is None:
                fresh.do(SHUFFLE)
            fresh.do(bet)
        for line in to_the_end(fresh):
            if line.position.bet in (BANK, BACKING) and number % 2:
                continue  # against seven seats the capital gains by another distribution
            if line.position.bet != SEAT or line.position.place == place:
                seen.of_line(at[line.position.bet], line)
        seen.rounds += 1
    return seen


def seven_seats(place: int) -> list[Bet]:
    """Each seat is staked on, one of them by two bettors."""
    seats = [Bet(f"{PLAYER}{other}", SEAT, STAKE, place=other) for other in OTHERS]
    return [
        Bet(BANKER, BANK, STAKE * len(PLACES), place=BANK_PLACE),
        *seats,
        Bet(CO_BETTOR, CO_BET, STAKE, place=place),
    ]


def two_capitals(place: int) -> list[Bet]:
    """As much on one seat as banker and backer have together."""
    beside = next(other for other in OTHERS if other != place)
    return [
        Bet(BANKER, BANK, STAKE, place=BANK_PLACE),
        Bet(BACKER, BACKING, STAKE, place=beside),
        Bet(f"{PLAYER}{place}", SEAT, STAKE, place=place),
        Bet(CO_BETTOR, CO_BET, STAKE, place=place),
    ]


def to_the_end(table: Table) -> Any:
    while not table.is_over:
        turn, state = table.turn, _state(table)
        if isinstance(turn, Decision):
            place = state.unarranged[0]
            laid = house_way(table.setting).arrange(state.hand(place))
            table.do(Arrange(turn.player, place, tuple(laid.front), tuple(laid.back)))
        else:
            table.advance()
    return closed(table)


def _state(table: Table) -> Any:
    return table.state
