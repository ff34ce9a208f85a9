"""Blackjack: one place by the basic strategy, insured against an ace, with the additional bets in turn."""

from typing import Any

from banca.exact import BetOdds
from banca.games.blackjack.bets import INSURANCE, MAIN, SEVENS
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.terms import terms_of
from banca.play.act import Bet
from banca.play.turn import Decision
from banca.strategy.blackjack.basic import advise
from banca.table import Table
from verify.live.seen import PLAYER, SPLIT, STAKE, Seen, closed, to_betting, whole

PLACE = 1
WITH_MAIN = (MAIN, "split", "double")


def played(table: Table, rows: tuple[BetOdds, ...], rounds: int) -> Seen:
    """Not the bets on sevens and on parts: they come to what depends on splits that are not always made here."""
    seen = Seen(len(rows))
    at = {bet: n for n, row in enumerate(rows) for bet, part in row.places if bet != SEVENS and part is None}
    additional = [bet for bet in at if bet not in (MAIN, INSURANCE)]  # of which a player makes one in a round
    while seen.rounds < rounds:
        to_betting(table)
        table.do(Bet(PLAYER, MAIN, STAKE, place=PLACE))
        if additional:
            table.do(Bet(PLAYER, additional[seen.rounds % len(additional)], STAKE, place=PLACE))
        to_the_end(table)
        state: Any = table.state
        split = SPLIT if len(state.hands_of(PLACE)) > 1 else ""
        lines = closed(table)
        seen.add(at[MAIN], sum(whole(line) for line in lines if line.position.bet in WITH_MAIN), STAKE, split)
        for line in lines:
            if line.position.bet in at and line.position.bet != MAIN:
                seen.of_line(at[line.position.bet], line)
        seen.rounds += 1
    return seen


def to_the_end(table: Table) -> None:
    terms, insured = terms_of(table.setting), False
    while not table.is_over:
        turn, state = table.turn, _state(table)
        if not insured and state.bank and is_ace(state.bank[0]):
            insurance = Bet(PLAYER, INSURANCE, STAKE // 2, place=PLACE)
            insured = table.game.refusal(state, insurance) is None
            if insured:
                table.do(insurance)
                continue
        if isinstance(turn, Decision):
            lawful = {act.name: act for act in turn.choices}
            table.do(lawful[advise(state.current.cards, state.open_card, terms, lawful)])
        else:
            table.advance()


def _state(table: Table) -> Any:
    return table.state
