"""A round of the past, step by step in words: who did what and when, by which clauses, and what it came to."""

from typing import Any

from sqlalchemy import Connection

from banca.games import game_of
from banca.house.recall import Recalled, recall
from banca.law import Edition, Language
from banca.play.game import Game
from banca.play.setting import edition_of_table
from banca.protocol.oversight import (
    ActInWords,
    ClauseText,
    Corrected,
    Material,
    ReplayedRound,
    ReplayedStep,
    SettledLine,
    TakenBackActs,
)
from banca.table import steps


def replayed(connection: Connection, table: str, number: int, lang: Language) -> ReplayedRound:
    """HouseError: there was no such round."""
    found = recall(connection, table, number)
    game, law = game_of(found.edition), edition_of_table(found.replay.setting)
    return ReplayedRound(
        table=found.table,
        round=found.round,
        opened_at=found.opened_at,
        ended_at=found.ended_at,
        void=found.void,
        edition=found.edition,
        number=game.edition.number,
        game=game.edition.names.said_in(lang),
        digest=found.record["digest"],
        steps=_steps(game, found, lang),
        taken_back=[
            TakenBackActs(
                each.entry,
                each.at,
                each.person,
                [ActInWords(**steps.act_document(game, law, act, lang)) for act in each.acts],
            )
            for each in found.taken_back
        ],
        corrections=[
            Corrected(each["entry"], each["at"], each["person"], each["why"], each["differences"])
            for each in found.corrections
        ],
        result=steps.result_documents(game, found.result, lang),
        lines=[_line(law, line, lang) for line in found.settlement["lines"]],
        players=found.settlement["players"],
        balances={name: dict(sums) for name, sums in found.balances.items()},
        authorisations=sorted({each["application"] for each in found.authorisations}),
    )


def _steps(game: Game[Any], found: Recalled, lang: Language) -> list[ReplayedStep]:
    state, made = game.opening(found.replay.setting), []
    before: list[dict[str, str]] = []
    for step, played in zip(found.steps, found.replay.played, strict=False):
        said = steps.step_document(game, state, played.act, step.clauses, lang)
        state = game.apply(state, played.act)
        result = steps.result_documents(game, step.result or {}, lang)
        made.append(
            ReplayedStep(
                entry=step.entry,
                at=step.at,
                person=step.person,
                act=said["act"],
                name=said["name"],
                of=said["of"],
                clauses=[ClauseText(**each) for each in said["clauses"]],
                material=[Material(**each) for each in said["material"]],
                result=result if result != before else [],
            )
        )
        before = result
    return made


def _line(law: Edition, line: dict[str, Any], lang: Language) -> SettledLine:
    said = steps.line_document(law, line, lang)
    return SettledLine(**{**said, "clauses": [ClauseText(**each) for each in said["clauses"]]})
