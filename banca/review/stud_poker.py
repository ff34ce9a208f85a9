"""Stud poker reviewed: raise or fold, over all cards that the croupier may hold under the open one."""

from collections.abc import Iterator, Sequence
from typing import Any

from banca.exact.stud_poker import of_ante
from banca.exact.stud_poker.raising import choice
from banca.games.stud_poker.bets import MAXIMUM
from banca.games.stud_poker.equipment import ANTE, CROUPIER, JACKPOT, RAISE
from banca.games.stud_poker.showdown import Fold, Raise
from banca.games.stud_poker.state import Round
from banca.play.act import Bet
from banca.play.game import Game
from banca.review.value import DecisionReview, Given, LeftOut, Step, weigh

GIVEN = (Given.OWN_HAND, Given.OPEN_CARD, Given.FULL_PACKS)


def decisions(game: Game[Any], steps: Sequence[Step]) -> Iterator[DecisionReview | LeftOut]:
    for step in steps:
        act = step.act
        if isinstance(act, Raise | Fold) or (isinstance(act, Bet) and act.bet == RAISE):
            yield _review(game, step, act.player, Fold.word if isinstance(act, Fold) else Raise.word)


def _review(game: Any, step: Step, player: str, said: str) -> DecisionReview:
    """Per unit of the ante; what a posted maximum takes off its prizes is in the values."""
    state: Round = step.state
    box = state.box_of(player) or 0
    ante, hand, shown = state.stake(box, ANTE), state.hand(box), state.hand(CROUPIER)[-1]
    staked = ante.amount if ante else 0
    limited = state.setting.parameter(MAXIMUM) is not None
    found = choice(of_ante(game, state.setting, staked if limited else None), hand, shown)
    chosen, options = weigh(said, {Raise.word: found.raised, Fold.word: found.folded})
    given = GIVEN if limited else (*GIVEN, Given.BEFORE_ROUNDING)
    return DecisionReview(
        step.number,
        player,
        box,
        staked,
        {"hand": hand, "open": (shown,)},
        chosen,
        options,
        step.clauses,
        (*given, Given.JACKPOT_APART) if state.stake(box, JACKPOT) else given,
    )
