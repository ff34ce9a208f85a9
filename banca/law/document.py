"""An edition as one document: its clauses, options, bets and readings, with their words in one language."""

from typing import Any

from banca.law.errors import LawError
from banca.law.instrument import Clause, Difference, Edition, Option
from banca.law.library import common_readings
from banca.law.numbers import shown
from banca.law.options import allowed, option_set, to_json
from banca.messages import Language, message
from banca.messages.errors import Listed


def clauses_of(law: Edition, article: str | None) -> list[Clause]:
    """LawError: it has no such article."""
    found = [c for c in law.clauses.values() if article in (None, c.article)]
    if not found:
        known = Listed(*dict.fromkeys(c.article for c in law.clauses.values()))
        raise LawError("law-no-such-article", edition=law.slug, article=shown(article), articles=known)
    return found


def allowed_text(option: Option, law: Edition, lang: Language) -> str:
    return allowed(option).said_in(lang, law)


def effect_id(point: Difference) -> str:
    return f"law-effect-{point.effect.replace(' ', '-')}"


def law_document(law: Edition, lang: Language, article: str | None = None) -> dict[str, Any]:
    """An edition, or one article of it, in one language."""
    return {
        "edition": law.slug,
        "game": law.game,
        "names": law.names.to_json(),
        "number": law.number,
        "signed": str(law.signed),
        "published": law.published and str(law.published),
        "gazette": law.gazette and {"number": law.gazette.number, "series": law.gazette.series},
        "in_force_from": law.in_force_from and str(law.in_force_from),
        "repeals": list(law.listed_in(lang, "repeals")),
        "repealed_by": law.repealed_by,
        "complete": law.complete,
        "clauses": [
            {
                "id": c.id, "cite": law.cite(c.id, lang), "article": c.article, "kind": c.kind, "says": c.text_in(lang),
                "divergence": c.part_in(lang, "divergence"), "reading": c.part_in(lang, "reading"),
                "set_aside": c.part_in(lang, "set-aside"),
            }
            for c in clauses_of(law, article)
        ],
        "options": [_option(law, option, lang) for option in law.options.values()],
        "bets": [
            {
                "bet": b.slug, "names": b.names.to_json(),
                "selections": b.part_in(lang, "selections") or message(lang, "none"), "when": b.text_in(lang),
                "clauses": list(b.clauses),
            }
            for b in law.bets.values()
        ],
        "readings": [
            {"id": r.id, "clauses": list(r.clauses), "question": r.part_in(lang, "question"), "taken": r.text_in(lang)}
            for r in (*law.readings.values(), *common_readings().values())
        ],
        "differences": [
            {
                "topic": d.text_in(lang), "effect": d.effect, "effect_means": message(lang, effect_id(d)),
                "was": d.part_in(lang, "was"), "now": d.part_in(lang, "now"),
                "clauses_before": list(d.clauses_before), "clauses_now": list(d.clauses_now),
            }
            for d in law.differences
        ],
    }  # fmt: skip


def _option(law: Edition, option: Option, lang: Language) -> dict[str, Any]:
    bounds = option.number or option.ratio
    return {
        "option": option.name,
        "names": option.names.to_json(),
        "clause": option.clause,
        "allowed": allowed_text(option, law, lang),
        "alternatives": {a.slug: a.names.to_json() for a in option.alternatives},
        "least": bounds.least if bounds else None,
        "most": bounds.most if bounds else None,
        "first_listed": to_json(option_set(law)[option.name]),
        "customary": to_json(option_set(law, preset="customary")[option.name]),
        "needs_authorisation": option.needs_authorisation,
    }
