"""What a record leaves out between the steps that it records, for those who check a croupier's work.

A short record may leave out every step. Whoever records steps records them all: from the act before the first of them
to the act after the last, nothing is filled in. What is a choice of somebody's is not filled in anywhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from banca.law import Omitted
from banca.play.game import Game
from banca.play.record import Played, Replay


@dataclass(frozen=True, slots=True)
class Omission:
    """A step that is missing, and the act of the record before which it belongs."""

    left_out: Played
    before: Played


def refuse_omissions(game: Game[Any], replayed: Replay) -> None:
    """Names all steps that were left out, each with its clause."""
    found = [_in_words(game, omission) for omission in omissions(game, replayed.played)]
    if found:
        said = [(text, len(list(same))) for text, same in groupby(found)]
        named = "; ".join(f"{text} ×{times}" if times > 1 else text for text, times in said)
        raise Omitted(f"the record leaves out what it has to say: {named}")


def omissions(game: Game[Any], played: Sequence[Played]) -> Iterator[Omission]:
    recorded = [at for at, each in enumerate(played) if each.given is not None]
    steps = [number for number, at in enumerate(recorded) if played[at].step]
    first = recorded[max(steps[0] - 1, 0)] if steps else 0
    last = recorded[min(steps[-1] + 1, len(recorded) - 1)] if steps else 0
    for at, each in enumerate(played):
        if each.given is None and (first < at < last or game.must_be_said(each.act)):
            yield Omission(each, next(p for p in played[at:] if p.given is not None))


def _in_words(game: Game[Any], omission: Omission) -> str:
    act, before = omission.left_out.act, omission.before
    where = f"before act {(before.given or 0) + 1}, {before.act.name}"
    said = " ".join(str(value) for value in act.to_json().values())
    return f"{said} {where} [{game.edition.cite(omission.left_out.clauses[0])}]"
