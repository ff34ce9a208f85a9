"""Exact odds as one document: a row for each class of selections of each bet, without the words of any language."""

from typing import Any

from banca.exact.value import BetOdds, decimal

# Figures that are not exact: what bounds each, and what else is known of how near it comes.
APPROACHED = {"edge_mutual_best_play": ("mutual_best_play_bound", "left_to_gain")}


def row_document(row: BetOdds) -> dict[str, Any]:
    """Fractions are texts; beside each stands its decimal. What a figure assumes is named by the ids of messages."""
    apart = {each for name, others in APPROACHED.items() for each in (name, *others)}
    exact = {name: value for name, value in row.figures.items() if name not in apart}
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
        **{name: approximation(row, name) for name in APPROACHED if name in row.figures},
        "exact": row.exact,
        "bound": None if row.bound is None else str(row.bound),
        **({} if row.sd_bound is None else {"sd_exact": False, "sd_bound": float(row.sd_bound)}),
        **({"assumes": [assumption_id(each) for each in row.assumes]} if row.assumes else {}),
        "outcomes": [
            {"result": o.result, "pays": str(o.pays) if o.pays else None, "net": str(o.net), "ways": o.ways}
            for o in row.outcomes
        ],
        "clauses": list(row.clauses),
        "readings": list(row.readings),
    }


def approximation(row: BetOdds, name: str) -> dict[str, Any]:
    """A figure that is not exact, and how near it comes."""
    value, (bound, left) = row.figures[name], (row.figures[each] for each in APPROACHED[name])
    return {
        "value": str(value),
        "decimal": float(decimal(value)),
        "exact": False,
        "bound": str(bound),
        "bound_decimal": float(decimal(bound)),
        "left_to_gain": str(left),
        "left_to_gain_decimal": float(decimal(left)),
    }


def plain_selection(selection: Any) -> Any:
    return list(selection) if isinstance(selection, tuple) else selection


def assumption_id(assumes: str) -> str:
    """The message that says how a bet is taken to be played."""
    return f"assumes-{assumes.replace('_', '-')}"
