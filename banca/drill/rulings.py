"""What comes next: a moment of a round, and acts of which the law prescribes one there."""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from banca.drill.question import Draft, Moment
from banca.drill.rounds import Step, acts_of, rounds
from banca.play.act import Act, OnPosition
from banca.play.game import Game
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier

ROUNDS_MOST = 20
DONE_SHOWN = 12
CHOICES = {1: 2, 2: 3, 3: 4}
WITHOUT = ("player", "place", "to")  # the fields of an act of chance that are known before it


def topics(game: Game[Any], setting: Setting) -> tuple[str, ...]:
    possible = {*game.steps, *(kind.word for kind in game.chance_acts)}
    return tuple(sorted(possible & acts_of(game, setting)))


def draft(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Draft | None:
    """A moment at which an act of this kind comes next, or another where that does not happen."""
    other = None
    for each in islice(rounds(game, setting, random, level), ROUNDS_MOST):
        for at in random.sample(range(len(each.steps)), len(each.steps)):
            found = _moment(game, each.steps, at, random, CHOICES[level])
            if found and found.topic == topic:
                return found
            other = other or found
    return other


def _moment(game: Game[Any], steps: Sequence[Step], at: int, random: Random, count: int) -> Draft | None:
    state, act = steps[at].before, steps[at].act
    turn = game.turn(state)
    if not isinstance(turn, Betting | Chance | Croupier) or (not isinstance(turn, Chance) and turn.prescribed != act):
        return None
    right = _said(game, act)
    others = []
    for step in random.sample(steps, len(steps)):
        said = _said(game, step.act)
        refusal = game.refusal(state, step.act)
        if refusal and said != right and said not in others and not _is_choice(game, step):
            others.append(said)
    if not others:
        return None
    choices = [right, *others[: count - 1]]
    random.shuffle(choices)
    done = tuple(step.act for step in steps[max(0, at - DONE_SHOWN) : at])
    asked = Moment(done, tuple(choices))
    return Draft(act.name, asked, choices.index(right) + 1, game.clauses_for(state, act), choices=len(choices))


def _is_choice(game: Game[Any], step: Step) -> bool:
    """Whether a bettor did it, who need not have."""
    return not (game.is_step(step.act) or isinstance(step.act, (OnPosition, *game.chance_acts)))


def _said(game: Game[Any], act: Act) -> Mapping[str, Any]:
    """The act as a choice: what chance shows is not known before."""
    said = act.to_json()
    if isinstance(act, tuple(game.chance_acts)):
        return {name: value for name, value in said.items() if name in ("act", *WITHOUT)}
    return said
