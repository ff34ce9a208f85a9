"""What becomes of a bet: a result, and a stake that is paid, taken or given back."""

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

from banca.drill.question import Draft, Outcome
from banca.drill.rounds import rounds
from banca.money import Line
from banca.play.game import Game
from banca.play.setting import Setting

TOPIC = "outcome"
ROUNDS = 12
IN_ORDER = ("win", "lose", "push")  # as the choices are offered
ANSWERS = frozenset({"result", "won", "debts"})  # what a result says of the bets


def draft(game: Game[Any], setting: Setting, random: Random, level: int) -> Draft | None:
    """Each way to end as likely as the others, as far as it happened in a few rounds."""
    by_end: dict[str, list[tuple[Any, Line]]] = {}
    for each in islice(rounds(game, setting, random, level), ROUNDS):
        result = game.result(each.state)
        if result and not result.get("void"):
            for line in each.settlement.lines:
                by_end.setdefault(line.result, []).append((result, line))
    if not by_end:
        return None
    end = random.choice(sorted(by_end))
    result, line = random.choice(by_end[end])
    asked = Outcome(_without_answers(result), line.position, line.stake)
    return Draft(TOPIC, asked, IN_ORDER.index(end) + 1, line.clauses, line.readings, choices=len(IN_ORDER))


def _without_answers(result: Any) -> Any:
    if isinstance(result, Mapping):
        return {name: _without_answers(value) for name, value in result.items() if name not in ANSWERS}
    return [_without_answers(each) for each in result] if isinstance(result, list | tuple) else result
