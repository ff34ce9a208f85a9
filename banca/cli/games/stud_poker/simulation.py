"""Stud poker in simulations: which hands are raised, and the exact value of that."""

from typing import Any, cast

from banca.cli.simulate.request import SimulationRequest, value_in
from banca.cli.simulate.strategy import BEST, FunctionForm, Strategy, function_in, is_python
from banca.games.stud_poker.bets import CLASSES
from banca.law import OptionError
from banca.messages.errors import Listed
from banca.play.payoff import Place
from banca.simulate.rounds import ExactValue
from banca.simulate.stud_poker.strategies import FOLD, RAISE, ByRanks, RaisesFrom

ACE_KING = "ace-king"
FORM = FunctionForm("play", ("hand", "up"))


def read_strategy(text: str | None) -> Strategy:
    if text in (None, BEST):
        return Strategy.named(BEST, None, text, "simulate-by-best")
    if is_python(text):
        function = function_in(text, FORM)
        by_ranks = getattr(function.function_object, "by_ranks", False)
        return Strategy.custom(text, ByRanks(function) if by_ranks else function)
    if text == ACE_KING:
        return Strategy.named(ACE_KING, RaisesFrom(), text, "stud-poker-by-raises", hand=text)
    if text in CLASSES:
        highest = CLASSES[: CLASSES.index(text) + 1]
        raised = {name: RAISE if name in highest else FOLD for name in CLASSES}
        return Strategy.named(text, raised, text, "stud-poker-by-raises", hand=text)
    raise OptionError("stud-poker-no-such-strategy", typed=text, known=Listed(BEST, ACE_KING, *CLASSES))


def exact_value(request: SimulationRequest, place: Place) -> ExactValue | None:
    """None for a function that looks at suits: calling it for every hand and open card would take hours."""
    from banca.exact.stud_poker import odds, odds_raising_by_ranks, odds_when_raising

    game, strategy = cast("Any", request.game), request.strategy
    if strategy.name == BEST:
        return value_in(odds(game, request.setting), place)
    if isinstance(strategy.value, ByRanks):
        row = odds_raising_by_ranks(game, request.setting, place[0], strategy.value.raised)
    elif strategy.name is None:
        return None
    else:
        raised = None if strategy.name == ACE_KING else [hand for hand, act in strategy.value.items() if act == RAISE]
        row = odds_when_raising(game, request.setting, place[0], raised)
    return ExactValue(-row.edge, row.variance)
