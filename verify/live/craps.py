"""Craps: whatever may be bet is bet before each throw and left until it is decided; a round is a throw."""

from typing import Any

from banca.exact import BetOdds
from banca.games.craps.bets import ODDS_ON, POINTS
from banca.play.act import Bet
from banca.table import Table
from verify.live.seen import PLAYER, STAKE, Seen, closed, to_betting


def played(table: Table, rows: tuple[BetOdds, ...], rounds: int) -> Seen:
    seen = Seen(len(rows))
    at = {place: number for number, row in enumerate(rows) for place in row.places}
    for _ in range(rounds):
        to_betting(table)
        bet_all(table, rows)
        state: Any = table.state
        point = state.point
        while not table.is_over:
            table.advance()
        for line in closed(table):
            bet, on = line.position.bet, line.position.selection
            number = (on or point) if bet in ODDS_ON else None
            seen.of_line(at[bet, number] if number else at[bet, None], line)
        seen.rounds += 1
    return seen


def bet_all(table: Table, rows: tuple[BetOdds, ...]) -> None:
    """A bet lies at most once in each place; odds come after the bets that they are added to."""
    lying = {(stake.position.bet, stake.position.selection) for stake in table.state.stakes}
    names = sorted(dict.fromkeys(row.bet for row in rows), key=lambda bet: bet in ODDS_ON)
    for bet in names:
        for on in POINTS if ODDS_ON.get(bet, "").endswith("come") else (None,):
            act = Bet(PLAYER, bet, STAKE, on)
            if (bet, on) not in lying and table.game.refusal(table.state, act) is None:
                table.do(act)
