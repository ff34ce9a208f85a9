"""Exact odds as the commands tell them: a row in JSON, its selections, a fraction as short as it can be."""

from fractions import Fraction
from typing import Any

from banca.cli.names import value_text
from banca.cli.screen import authorised_to_json, plain_selection, setting_to_json
from banca.cli.words import word
from banca.exact import BetOdds, decimal
from banca.law import Edition, Language
from banca.play.game import Game
from banca.play.setting import Setting

# Figures that are not exact: what bounds each, and what else is known of how near it comes.
APPROACHED = {"edge_mutual_best_play": ("mutual_best_play_bound", "left_to_gain")}

SHORT, LONG = 13, 30  # characters


def in_short(value: Fraction, most: int = SHORT) -> str:
    """A fraction where that is short, else to eight places; the JSON has it exactly."""
    return str(value) if len(str(value)) <= most else f"≈{decimal(value, 8)}"


def places_text(row: BetOdds, edition: Edition, lang: Language) -> str:
    """What the row is about: one selection, or how many share it."""
    chosen = ["" if selection is None else value_text(edition, lang, selection) for _, selection in row.places]
    if len(chosen) > 4:
        return word(lang, "any_of", count=len(chosen), first=chosen[0], second=chosen[1])
    return ", ".join(chosen)


def table_to_json(game: Game[Any], setting: Setting) -> dict[str, Any]:
    """The table that figures are of."""
    return {
        **setting_to_json(setting),
        "inapplicable": sorted(setting.options.inapplicable),
        **authorised_to_json(game, setting),
    }


def to_json(row: BetOdds) -> dict[str, Any]:
    apart = {each for name, others in APPROACHED.items() for each in (name, *others)}
    exact = {name: value for name, value in row.besides.items() if name not in apart}
    return {
        "bet": row.bet,
        "selection": plain_selection(row.places[0][1]),
        "selections": len(row.places),
        "class": [plain_selection(selection) for _, selection in row.places],
        "pays": list(row.pays),
        "ways": sum(outcome.ways for outcome in row.outcomes if outcome.result == "win"),
        "win": str(row.win),
        "push": str(row.push),
        "lose": str(row.lose),
        "shares": list(row.shares),
        "edge": str(row.edge),
        "edge_decimal": float(decimal(row.edge)),
        "variance": str(row.variance),
        "sd": float(row.sd),
        "skew": None if row.skew is None else float(row.skew),
        "kurtosis": None if row.kurtosis is None else float(row.kurtosis),
        **{name: str(value) for name, value in exact.items()},
        **{f"{name}_decimal": float(decimal(value)) for name, value in exact.items()},
        **{name: approached(row, name) for name in APPROACHED if name in row.besides},
        "exact": row.exact,
        "bound": None if row.bound is None else str(row.bound),
        **({} if row.sd_bound is None else {"sd_exact": False, "sd_bound": float(row.sd_bound)}),
        **({"assumes": row.assumes} if row.assumes else {}),
        "outcomes": [
            {"result": o.result, "pays": str(o.pays) if o.pays else None, "net": str(o.net), "ways": o.ways}
            for o in row.outcomes
        ],
        "clauses": list(row.clauses),
        "readings": list(row.readings),
    }


def approached(row: BetOdds, name: str) -> dict[str, Any]:
    """A figure that is not exact, and how near it comes."""
    value, (bound, left) = row.besides[name], (row.besides[each] for each in APPROACHED[name])
    return {
        "value": str(value),
        "decimal": float(decimal(value)),
        "exact": False,
        "bound": str(bound),
        "bound_decimal": float(decimal(bound)),
        "bound_means": word("en", "mutual_bound_is"),
        "left_to_gain": str(left),
        "left_to_gain_decimal": float(decimal(left)),
    }
