"""banca odds."""

import csv
import sys
from argparse import Namespace
from typing import Any

from banca.cli.screen import options_line, plain_selection, print_json, put, screen, selection_text, setting_of, table
from banca.exact import BetOdds, decimal, odds
from banca.law import language

FIELDS = (
    "bet",
    "selection",
    "selections",
    "pays",
    "ways",
    "win",
    "push",
    "lose",
    "edge",
    "edge_decimal",
    "variance",
    "sd",
)


def run(given: Namespace) -> int:
    game, setting = setting_of(given)
    lang = language(given.lang)
    rows = odds(game, setting, every_selection=given.all)
    if given.bet:
        if refusal := game.not_offered(setting, given.bet):
            raise game.refused(refusal)
        rows = tuple(row for row in rows if row.bet == given.bet)
    if given.output == "json":
        print_json(
            {
                "edition": game.edition.slug,
                "preset": setting.options.preset,
                "options": setting.options.plain(),
                "inapplicable": sorted(setting.options.inapplicable),
                "ways": rows[0].ways,
                "bets": [plain(row) for row in rows],
            }
        )
    elif given.output == "csv":
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(FIELDS)
        for row in rows:
            said = plain(row) | {"selection": selection_text(row.places[0][1]), "pays": " ".join(row.pays)}
            writer.writerow([said[name] for name in FIELDS])
    else:
        shown = [
            (
                game.edition.bets[row.bet].names.said_in(lang) if lang != "en" else row.bet,
                places(row),
                " ".join(row.pays),
                str(row.win),
                str(row.push),
                str(row.lose),
                str(row.edge),
                f"{decimal(row.edge * 100, 4)} %",
                str(round(row.sd, 4)),
            )
            for row in rows
        ]
        columns = ("bet", "on", "pays", "win", "push", "lose", "edge", "in_percent", "sd")
        console = screen()
        put(console, table(columns, shown, title=heading(game.edition.names.said_in(lang), game.edition.slug),
                  right="win push lose edge in_percent sd")
        )  # fmt: skip
        console.print(options_line(setting), style="dim")
        console.print("edge: the house's, per unit staked; pays: prize to stake, before commission", style="dim")
    return 0


def heading(name: str, slug: str) -> str:
    return f"{name} · {slug}"


def places(row: BetOdds) -> str:
    """What the row is about: one selection, or how many share it."""
    chosen = [selection_text(selection) for _, selection in row.places]
    if len(chosen) > 4:
        return f"any of {len(chosen)}: {chosen[0]}, {chosen[1]}, …"
    return ", ".join(chosen)


def plain(row: BetOdds) -> dict[str, Any]:
    return {
        "bet": row.bet,
        "selection": plain_selection(row.places[0][1]),
        "selections": len(row.places),
        "class": [plain_selection(selection) for _, selection in row.places],
        "pays": list(row.pays),
        "ways": sum(ways for verdict, ways in row.distribution.items() if verdict.result == "win"),
        "win": str(row.win),
        "push": str(row.push),
        "lose": str(row.lose),
        "edge": str(row.edge),
        "edge_decimal": float(decimal(row.edge)),
        "variance": str(row.variance),
        "sd": float(row.sd),
        "exact": True,
        "outcomes": [
            {"result": v.result, "pays": str(v.odds) if v.odds else None, "ways": ways}
            for v, ways in row.distribution.items()
        ],
        "clauses": list(row.clauses),
        "readings": list(row.readings),
    }
