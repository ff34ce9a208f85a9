"""What comes next, and what becomes of a bet.

A moment of a round, also after something went wrong there, and acts of which the law prescribes one; or a result and a
stake, to be paid, taken or given back.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from banca.drill import outcomes
from banca.drill.question import Draft, Moment
from banca.drill.rounds import Step, acts_of, rounds
from banca.play.act import Act, OnPosition
from banca.play.game import Game, State
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier
from banca.table.irregular import irregular_acts, irregularities

ROUNDS_MOST = 20
DONE_SHOWN = 12
CHOICES = {1: 2, 2: 3, 3: 4}
WITHOUT = ("player", "place", "to")  # the fields of an act of chance that are known before it


def topics(game: Game[Any], setting: Setting) -> tuple[str, ...]:
    possible = {*game.steps, *(kind.word for kind in game.chance_acts)}
    wrong = {act.name for act in irregular_acts(game)}
    return (*sorted((possible & acts_of(game, setting)) | wrong), outcomes.TOPIC)


def draft(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Draft | None:
    """A moment at which an act of this kind comes next or went wrong, or another where that does not happen."""
    if topic == outcomes.TOPIC:
        return outcomes.draft(game, setting, random, level)
    wrong = tuple(act for act in irregular_acts(game) if act.name == topic)
    other = None
    for each in islice(rounds(game, setting, random, level), ROUNDS_MOST):
        for at in random.sample(range(len(each.steps)), len(each.steps)):
            if wrong:
                found = _after(game, each.steps, at, wrong, random, CHOICES[level])
            else:
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
    others = _refused(game, random.sample(steps, len(steps)), state, act, random)
    if not others:
        return None
    asked, right = _question(game, _done(steps, at), act, others[: count - 1], random)
    return Draft(act.name, asked, right, game.clauses_for(state, act), choices=len(asked.choices))


def _after(
    game: Game[Any], steps: Sequence[Step], at: int, wrong: Sequence[Act], random: Random, count: int
) -> Draft | None:
    """Something goes wrong at this moment. To go on as if nothing had happened is a choice where the law forbids it."""
    before = steps[at].before
    acts = {*irregularities(game, before)} & {*wrong}
    if not acts:
        return None
    happened = random.choice(sorted(acts, key=str))
    state = game.apply(before, happened)
    turn = None if game.is_over(state) else game.turn(state)
    act = next(iter(turn.weights)) if isinstance(turn, Chance) else getattr(turn, "prescribed", None)
    if act is None:
        return None
    others = _refused(game, [steps[at], *(each for each in steps if each.act != steps[at].act)], state, act, random)
    if not others:
        return None
    asked, right = _question(game, (*_done(steps, at), happened), act, others[: count - 1], random)
    clauses = dict.fromkeys((*game.clauses_for(before, happened), *game.clauses_for(state, act)))
    return Draft(happened.name, asked, right, tuple(clauses), choices=len(asked.choices))


def _refused(
    game: Game[Any], steps: Sequence[Step], state: State, right: Act, random: Random
) -> list[Mapping[str, Any]]:
    """Acts of the round that the law refuses in this state, the first of the steps before the others."""
    others: list[Mapping[str, Any]] = []
    for step in (steps[0], *random.sample(steps[1:], len(steps) - 1)):
        said = _said(game, step.act)
        refusal = game.refusal(state, step.act)
        if refusal and said != _said(game, right) and said not in others and not _is_choice(game, step):
            others.append(said)
    return others


def _question(
    game: Game[Any], done: tuple[Act, ...], act: Act, others: Sequence[Mapping[str, Any]], random: Random
) -> tuple[Moment, int]:
    """The question, and the place of the right choice."""
    right = _said(game, act)
    choices = [right, *others]
    random.shuffle(choices)
    return Moment(done, tuple(choices)), choices.index(right) + 1


def _done(steps: Sequence[Step], at: int) -> tuple[Act, ...]:
    return tuple(step.act for step in steps[max(0, at - DONE_SHOWN) : at])


def _is_choice(game: Game[Any], step: Step) -> bool:
    """Whether a bettor did it, who need not have."""
    return not (game.is_step(step.act) or isinstance(step.act, (OnPosition, *game.chance_acts)))


def _said(game: Game[Any], act: Act) -> Mapping[str, Any]:
    """The act as a choice: what chance shows is not known before."""
    said = act.to_json()
    if isinstance(act, tuple(game.chance_acts)):
        return {name: value for name, value in said.items() if name in ("act", *WITHOUT)}
    return said
