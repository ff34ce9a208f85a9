"""banca games: the games and their editions."""

from argparse import Namespace
from typing import Any

from banca.cli.screen import print_json
from banca.cli.tables import print_table, screen, table
from banca.law import EDITIONS, Edition, Language, edition, language
from banca.messages import message


def run(args: Namespace) -> int:
    lang = language(args.lang)
    editions = [edition(slug) for slug in EDITIONS]
    if args.output == "json":
        print_json([edition_to_json(e) for e in editions])
        return 0
    columns = ("game", "name", "edition", "in_force_from", "clauses", "options", "bets")
    rows = [
        (
            e.game,
            e.names.said_in(lang),
            e.slug,
            _in_force(e, lang),
            str(len(e.clauses)),
            str(len(e.options)),
            str(len(e.bets)),
        )
        for e in editions
    ]
    print_table(
        screen(), table(columns, rows, right="clauses options bets", lang=lang, gives_way="options clauses bets name")
    )
    return 0


def _in_force(e: Edition, lang: Language) -> str:
    if e.repealed_by is None:
        return message(lang, "games-in-force", day=e.answers_from)
    return message(lang, "games-in-force-until", day=e.answers_from, edition=e.repealed_by)


def edition_to_json(e: Edition) -> dict[str, Any]:
    return {
        "game": e.game,
        "names": e.names.to_json(),
        "edition": e.slug,
        "number": e.number,
        "signed": str(e.signed),
        "published": e.published and str(e.published),
        "in_force_from": e.in_force_from and str(e.in_force_from),
        "answers_from": str(e.answers_from),
        "repealed_by": e.repealed_by,
        "clauses": len(e.clauses),
        "complete": e.complete,
        "bets": list(e.bets),
        "options": list(e.options),
    }
