"""banca games: the games and their editions."""

from argparse import Namespace
from typing import Any

from banca.cli.screen import print_json, put, screen, table
from banca.law import EDITIONS, Edition, edition, language


def run(args: Namespace) -> int:
    lang = language(args.lang)
    editions = [edition(slug) for slug in EDITIONS]
    if args.output == "json":
        print_json([described(e) for e in editions])
        return 0
    columns = ("game", "name", "edition", "in force from", "clauses", "options", "bets")
    rows = [
        (
            e.game,
            e.names.said_in(lang),
            e.slug,
            f"{e.answers_from}" + (f", until {e.repealed_by}" if e.repealed_by else ""),
            str(len(e.clauses)),
            str(len(e.options)),
            str(len(e.bets)),
        )
        for e in editions
    ]
    put(screen(), table(columns, rows, right="clauses options bets"))
    return 0


def described(e: Edition) -> dict[str, Any]:
    return {
        "game": e.game,
        "names": {"en": e.names.en, "pt": e.names.pt, "zh": e.names.zh},
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
