"""Baccarat: every bet in every round, two bettors, since nobody need bet on both sides; shoe after shoe."""

from banca.exact import BetOdds
from banca.play.act import Bet
from banca.table import Table
from verify.live.seen import OTHER, PLAYER, STAKE, Seen, closed, to_betting


def played(table: Table, rows: tuple[BetOdds, ...], rounds: int) -> Seen:
    seen = Seen(len(rows))
    at = {row.bet: number for number, row in enumerate(rows)}
    while seen.rounds < rounds:
        to_betting(table)
        lying = {stake.position.bet for stake in table.state.stakes}  # a tie may leave them there
        for bet in at:
            if bet not in lying:
                table.do(Bet(OTHER if bet == "player" else PLAYER, bet, STAKE))
        while not table.is_over:
            table.advance()
        for line in closed(table):
            row = at[line.position.bet]
            if line.result != "push" or rows[row].push:  # a bet left until it is decided has no draws
                seen.of_line(row, line)
        seen.rounds += 1
    return seen
