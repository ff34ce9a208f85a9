"""A round in which one act is wrong: left out, too early, at the wrong place, or not what is paid."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from banca.drill.question import Draft, Fault
from banca.drill.rounds import Step, acts_of, rounds
from banca.law import Refusal
from banca.play.act import Act, Bet, Move, OnPosition, Pay, Take, Withdraw
from banca.play.game import Game, State
from banca.play.record import prescribed
from banca.play.setting import Setting

ROUNDS_MOST = 20
BEFORE, AFTER = 6, 3  # acts that are shown around the wrong one
DONE_SHOWN = 20  # and before those, so that it can be known what was dealt
TRIED_MOST = 30  # faults of a round


def topics(game: Game[Any], setting: Setting) -> tuple[str, ...]:
    return tuple(sorted((game.steps | {Take.word, Pay.word}) & acts_of(game, setting)))


def draft(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Draft | None:
    """A round with a fault at an act of this kind, or at another where that cannot be."""
    other = None
    for each in islice(rounds(game, setting, random, level), ROUNDS_MOST):
        for found in islice(_faults(game, each.steps, random), TRIED_MOST):
            if found.topic == topic:
                return found
            other = other or found
    return other


def _faults(game: Game[Any], steps: Sequence[Step], random: Random) -> Iterator[Draft]:
    acts, opening = [step.act for step in steps], steps[0].before
    for changed in _changes(acts, random):
        played = _first_refused(game, opening, changed)
        if played is None:
            continue
        at, state, refusal = played
        instead = prescribed(game.turn(state))
        clause = refusal.clause or (game.clauses_for(state, instead)[0] if instead else None)
        if clause is None or instead == changed[at]:
            continue
        first = max(0, at - BEFORE + random.randint(0, 2))
        done, shown = changed[max(0, first - DONE_SHOWN) : first], changed[first : at + 1 + random.randint(1, AFTER)]
        clauses = tuple(dict.fromkeys((clause, *(game.clauses_for(state, instead) if instead else ()))))
        topic = instead.name if instead else changed[at].name
        fault = Fault(tuple(done), tuple(shown), refusal, instead)
        yield Draft(topic, fault, at - first + 1, clauses, choices=len(shown))


def _changes(acts: Sequence[Act], random: Random) -> Iterator[list[Act]]:
    """The acts of a round with something wrong in them."""
    places = [n for n, act in enumerate(acts) if not isinstance(act, Bet | Withdraw | Move)]
    while True:
        at = random.choice(places)
        match random.choice(("omitted", "early", "reversed")):
            case "omitted":
                yield [*acts[:at], *acts[at + 1 :]]
            case "early" if at + 1 < len(acts):
                yield [*acts[:at], acts[at + 1], acts[at], *acts[at + 2 :]]
            case "reversed" if isinstance(act := acts[at], OnPosition):
                other = Pay if isinstance(act, Take) else Take
                wrong = other(act.player, act.bet, act.selection, act.layout, act.place)
                yield [*acts[:at], wrong, *acts[at + 1 :]]


def _first_refused(game: Game[Any], state: State, acts: Sequence[Act]) -> tuple[int, State, Refusal] | None:
    for at, act in enumerate(acts):
        if game.is_over(state):
            return None
        if refusal := game.refusal(state, act):
            return at, state, refusal
        state = game.apply(state, act)
    return None
