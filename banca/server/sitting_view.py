"""A sitting as its trainee, or the trainer, sees it: the open question, the last answer, and at the end all of it."""

from collections.abc import Mapping, Sequence

import msgspec

from banca.drill import Question
from banca.drill.drawing import Part, choices_of, parts_of
from banca.drill.sheet import Answered, Score
from banca.drill.wording import Wording
from banca.house.sittings import Sitting
from banca.law import Edition, Language
from banca.play.setting import edition_of_table
from banca.protocol import drills
from banca.table.saying import Saying


def wording_of(question: Question, lang: Language) -> Wording:
    edition = edition_of_table(question.setting)
    return Wording(edition, lang, Saying(question.game, edition, lang))


def sitting_view(
    sitting: Sitting, questions: Sequence[Question], lang: Language, *, with_answers: bool = True
) -> drills.Sitting:
    """`questions`: those that were answered, and the open one. What is right is not in it before it may be told.

    Without answers, a sitting that is over has its score alone: others may still sit the same examination.
    """
    sheet, edition = sitting.sheet, sitting.sheet.edition
    told = not sitting.is_examination or sitting.is_over
    found = drills.Sitting(
        sitting=sitting.number,
        person=sitting.person,
        edition=edition.slug,
        name=edition.names.said_in(lang),
        is_examination=sitting.is_examination,
        title=sitting.title,
        trainer=sitting.trainer,
        questions=sitting.drilled.questions,
        answered=len(sitting.answers),
        over=sitting.is_over,
        seed=sitting.drilled.seed if sitting.is_examination and not sitting.trainer else "",
        question=None if sitting.is_over else question_view(questions[-1], lang),
        milliseconds=sum(each.milliseconds for each in sitting.answers),
    )
    if not told:
        return found
    answered = [*zip(questions, sitting.answers, strict=False)]
    found = msgspec.structs.replace(found, right=sheet.score.right, answers_later=not with_answers)
    if with_answers and answered:
        found = msgspec.structs.replace(found, marked=marked_view(*answered[-1], lang))
    if not sitting.is_over:
        return found
    found = msgspec.structs.replace(
        found,
        passed=sheet.passed,
        least_right=sheet.least_right if sheet.passed is not None else 0,
        by_kind=_scores(sheet.by_kind),
    )
    if not with_answers:
        return found
    return msgspec.structs.replace(
        found,
        by_clause=_scores({edition.cite(clause, lang): each for clause, each in sheet.by_clause.items()}),
        review=[
            drills.DrillReviewed(question_view(question, lang), marked_view(question, each, lang))
            for question, each in answered
            if is_same(question, each)
        ],
    )


def is_same(question: Question, answered: Answered) -> bool:
    """Whether the question was this one: another version of the program may ask another."""
    return (question.kind.value, question.topic, question.right) == (answered.kind, answered.topic, answered.right)


def question_view(question: Question, lang: Language) -> drills.DrillQuestion:
    wording = wording_of(question, lang)
    return drills.DrillQuestion(
        number=question.number,
        kind=question.kind.value,
        level=question.level,
        asks=wording.asks(question),
        parts=[*map(_part, parts_of(question, wording))],
        choices=[*map(_part, choices_of(question, wording))],
    )


def marked_view(question: Question, answered: Answered, lang: Language) -> drills.DrillMarked:
    wording = wording_of(question, lang)
    return drills.DrillMarked(
        number=question.number,
        is_right=answered.is_right,
        answer=answered.answer,
        right=answered.right,
        given=_given(question, answered.answer, wording),
        right_answer=wording.answer(question),
        reasons=[*wording.reasons(question)],
        clauses=[*_cited(wording.edition, question.clauses, lang)],
        readings=[*wording.readings(question)],
        milliseconds=answered.milliseconds,
        amount=question.choices is None,
    )


def _given(question: Question, answer: int | None, wording: Wording) -> str:
    if answer is None:
        return "–"
    if question.choices is None:
        return wording.money(answer)
    said = wording.choices(question)
    return wording.say("drill-choice", number=answer, choice=said[answer - 1])


def _cited(edition: Edition, clauses: Sequence[str], lang: Language) -> list[drills.Cited]:
    return [drills.Cited(edition.cite(each, lang), edition.clause(each).text_in(lang)) for each in clauses]


def _part(part: Part) -> drills.DrillPart:
    return drills.DrillPart(part.form, part.says, part.label, [*part.faces], [*part.behind], [*part.colours])


def _scores(scores: Mapping[str, Score]) -> list[drills.DrillScore]:
    return [drills.DrillScore(name, each.asked, each.right) for name, each in scores.items()]
