"""Stud poker: one box, raising where best play does, with the jackpot bet where one is posted."""

from typing import Any

import numpy as np

from banca.exact import BetOdds
from banca.games.stud_poker.equipment import ANTE, CROUPIER, JACKPOT, RAISE
from banca.games.stud_poker.round import StudPoker
from banca.material.cards import NUMBER_OF
from banca.play.act import Bet
from banca.play.setting import Setting
from banca.play.turn import Decision
from banca.strategy.stud_poker import gains
from banca.strategy.stud_poker.best import Decisions, decisions
from banca.strategy.stud_poker.ranking import strengths_and_classes
from banca.table import Table
from verify.live.seen import PLAYER, STAKE, Seen, closed, to_betting, whole

BOX = 1


def played(table: Table, rows: tuple[BetOdds, ...], rounds: int) -> Seen:
    if not isinstance(table.game, StudPoker):
        raise TypeError(f"{table.game} is no stud poker")
    seen, setting = Seen(len(rows)), table.setting
    best = best_play(table.game, setting)
    at = {row.bet: number for number, row in enumerate(rows)}
    while seen.rounds < rounds:
        if JACKPOT in at:  # the meter stands at its minimum in every round, as in the row
            table = Table(table.game, setting, table.source)
        to_betting(table)
        table.do(Bet(PLAYER, ANTE, STAKE, place=BOX))
        if JACKPOT in at:
            table.do(Bet(PLAYER, JACKPOT, setting.parameters["jackpot-stake"], place=BOX))
        while not table.is_over:
            turn = table.turn
            if isinstance(turn, Decision):
                table.do(next(act for act in turn.choices if (act.name == RAISE) == raises(best, table.state)))
            else:
                table.advance()
        lines = {line.position.bet: line for line in closed(table)}
        seen.add(at[ANTE], whole(lines[ANTE]) + (whole(lines[RAISE]) if RAISE in lines else 0), STAKE)
        for bet in (RAISE, JACKPOT):
            if bet in lines:
                seen.of_line(at[bet], lines[bet])
        seen.rounds += 1
    return seen


def best_play(game: StudPoker, setting: Setting) -> Decisions:
    return decisions(gains(game, setting, ANTE))


def raises(best: Decisions, state: Any) -> bool:
    """Whether best play raises on the hand of the box against the card that the croupier shows."""
    own, shown = ([NUMBER_OF[card] for card in cards] for cards in (state.hand(BOX), state.hand(CROUPIER)[-1:]))
    hand = np.array([own], dtype=np.uint8)
    return bool(best.raises(hand, strengths_and_classes(hand)[0], np.array(shown, dtype=np.uint8))[0])
