"""Games of one draw: a bet of every class lies on the layout in every round, going through the places of its class."""

from banca.exact import BetOdds
from banca.play.act import Bet
from banca.table import Table
from verify.live.seen import PLAYER, STAKE, Seen, closed, to_betting


def played(table: Table, rows: tuple[BetOdds, ...], rounds: int) -> Seen:
    seen = Seen(len(rows))
    for number in range(rounds):
        to_betting(table)
        places = {row.places[number % len(row.places)]: at for at, row in enumerate(rows)}
        for bet, selection in places:
            table.do(Bet(PLAYER, bet, STAKE, selection))
        while not table.is_over:
            table.advance()
        for line in closed(table):
            seen.of_line(places[line.position.bet, line.position.selection], line)
        seen.rounds += 1
    return seen
