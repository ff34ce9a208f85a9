"""Rows of exact odds: as JSON, with their selections, with fractions as short as possible."""

from fractions import Fraction
from typing import Any

from banca.cli.names import assumption, value_text
from banca.cli.screen import authorised_to_json, setting_to_json
from banca.exact import BetOdds, decimal
from banca.exact.document import APPROACHED, approximation, row_document
from banca.law import Edition, Language
from banca.messages import joined, message
from banca.play.game import Game
from banca.play.setting import Setting

SHORT, LONG = 13, 30  # characters
PLACES = 8  # of decimals


def in_short(value: Fraction, most: int = SHORT) -> str:
    """A fraction if it is short, else eight decimals; the JSON has it exactly."""
    return str(value) if len(str(value)) <= most else f"≈{decimal(value, PLACES)}"


def shares_in_short(row: BetOdds) -> dict[str, str]:
    """How often a bet wins, pushes and loses: short fractions as they are, others as decimals; they add up to one."""
    shares = row.shares
    long = {name: share * 10**PLACES for name, share in shares.items() if len(str(share)) > SHORT}
    units = {name: int(share) for name, share in long.items()}
    nearest = sorted(long, key=lambda name: units[name] - long[name])
    for name in nearest[: round(sum(long.values())) - sum(units.values())]:
        units[name] += 1
    return {name: f"≈0.{units[name]:0{PLACES}}" if name in units else str(share) for name, share in shares.items()}


def places_text(row: BetOdds, edition: Edition, lang: Language) -> str:
    """The selections of a row: one, or how many share it."""
    chosen = ["" if selection is None else value_text(edition, lang, selection) for _, selection in row.places]
    if len(chosen) > 4:
        return message(lang, "any-of", count=len(chosen), first=chosen[0], second=chosen[1])
    return joined(lang, chosen)


def prizes_text(row: BetOdds, lang: Language) -> str:
    return " ".join(odds.said_in(lang) for odds in row.prizes)


def table_to_json(game: Game[Any], setting: Setting) -> dict[str, Any]:
    """The table that the figures belong to."""
    return {
        **setting_to_json(setting),
        "inapplicable": sorted(setting.options.inapplicable),
        **authorised_to_json(game, setting),
    }


def to_json(row: BetOdds, lang: Language) -> dict[str, Any]:
    """A row in one language."""
    return {
        **row_document(row),
        **{name: approximation_to_json(row, name, lang) for name in APPROACHED if name in row.figures},
        **({"assumes": assumption(row.assumes, lang)} if row.assumes else {}),
    }


def approximation_to_json(row: BetOdds, name: str, lang: Language) -> dict[str, Any]:
    """A figure that is not exact, how near it comes, and what that means."""
    return {**approximation(row, name), "bound_means": message(lang, "pai-kau-mutual-bound-is")}
