"""banca strategy blackjack --costs: what every option adds to the house's edge or takes from it."""

from argparse import Namespace
from fractions import Fraction
from typing import Any

from rich.text import Text

from banca.cli.names import joined, option_text
from banca.cli.report import progress
from banca.cli.screen import options_line, print_json, put, screen, table
from banca.cli.words import word
from banca.exact import BetOdds, decimal
from banca.exact.blackjack import main
from banca.law import Language
from banca.play.game import Game
from banca.play.setting import Setting
from banca.report.sensitivity import Sensitivity, sensitivity

PERCENT = 100


def costs(given: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    now = main.row(setting, with_variance=False)
    with progress(game.edition.slug, lang) as told:
        found = sensitivity(
            game, setting, (now,), told, rows_of=lambda _, other: (main.row(other, with_variance=False),)
        )
    if given.output == "json":
        print_json(to_json(game, setting, now, found))
        return 0
    console = screen()
    rows: list[tuple[str | Text, ...]] = []
    for varied in found.moving:
        changes = sorted(varied.changes, key=lambda change: (change.edges[0][0], _order(change.value)))
        for n, change in enumerate(changes):
            moved = change.edges[0][0] - now.edge
            style = "red" if moved > 0 else "green" if moved < 0 else "dim"
            rows.append(
                (
                    option_text(game.edition, lang, varied.name, change.value),
                    f"{decimal(change.edges[0][0] * PERCENT, 4)} %",
                    Text(f"{decimal(moved * PERCENT, 4):+} %", style=style),
                    game.edition.cite(varied.clause) if n == 0 else "",
                )
            )
    title = f"{game.edition.names.said_in(lang)} · {game.edition.slug} · {word(lang, 'strategy.costs')}"
    put(console, table(("option", "edge", "change", "article"), rows, title=title, right="edge change", lang=lang))
    idle = joined(lang, (game.edition.options[name].names.said_in(lang) for name in without_effect(game, found)))
    console.print(word(lang, "strategy.idle", options=idle), style="dim")
    edge = {"best": f"{decimal(now.edge * PERCENT, 4)} %", "fraction": str(now.edge)}
    basic = main.row(setting, "basic strategy", with_variance=False)
    console.print(word(lang, "strategy.edge_is", **edge, basic=f"{decimal(basic.edge * PERCENT, 4)} %"))
    console.print(options_line(setting, lang), style="dim")
    return 0


def _order(value: Any) -> tuple[int, str]:
    """Numbers by size."""
    return (value if isinstance(value, int) else 0, str(value))


def without_effect(game: Game[Any], found: Sensitivity) -> list[str]:
    """All others: the play of one place hangs on none of them, as far as they may be chosen with the rest."""
    moving = {varied.name for varied in found.moving}
    return [name for name in game.edition.options if name not in moving]


def to_json(game: Game[Any], setting: Setting, now: BetOdds, found: Sensitivity) -> dict[str, Any]:
    def change(edge: Fraction) -> dict[str, Any]:
        moved = edge - now.edge
        return {"edge": str(edge), "change": str(moved), "change_decimal": float(decimal(moved))}

    return {
        "edition": game.edition.slug,
        "preset": setting.options.preset,
        "options": setting.options.to_json(),
        "edge": str(now.edge),
        "edge_decimal": float(decimal(now.edge)),
        "exact": now.exact,
        "assumes": now.assumes,
        "costs": [
            {
                "option": varied.name,
                "clause": varied.clause,
                "alternatives": [{"value": each.value, **change(each.edges[0][0])} for each in varied.changes],
            }
            for varied in found.moving
        ],
        "without_effect": without_effect(game, found),
    }
