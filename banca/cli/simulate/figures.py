"""Figures of simulations as people read them."""

import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import floor, log10
from pathlib import Path

from rich.table import Table

from banca.cli import INTERRUPTED
from banca.cli.tables import table
from banca.law import Language
from banca.messages import figures_text, joined, message
from banca.simulate.rounds import ExactValue
from banca.simulate.statistics import QUANTILES

FRACTION_MOST = 30  # characters of a fraction that is printed with its decimals


def quantiles_text(quantiles: Mapping[Fraction, Fraction], lang: Language) -> str:
    """Each gain with the share of rounds that gained no more."""
    parts = []
    for value, alike in groupby(quantiles.items(), key=lambda each: each[1]):
        shares = [float(share * 100) for share, _ in alike]
        span = f"{shares[0]:g} %" if len(shares) == 1 else f"{shares[0]:g}–{shares[-1]:g} %"
        parts.append(figures_text(lang, f"{gain_text(value)} ({span})"))
    return joined(lang, parts)


def counts_text(lang: Language, seed: int, *, rounds: int, sessions: int = 0, lives: int = 0) -> str:
    """The counts shown above a picture."""
    counted = {
        "simulate-sessions-count": sessions,
        "simulate-lives-count": lives,
        "simulate-rounds-count": rounds,
    }
    counts = [message(lang, name, count=n) for name, n in counted.items() if n]
    return joined(lang, (*counts, message(lang, "simulate-seed-of", seed=seed)), "list-phrases")


def digits(stderr: float | None) -> int:
    """How many decimals of a mean are significant."""
    return max(6, 2 - floor(log10(stderr))) if stderr else 6


def rate_text(rate: float) -> str:
    """Millions of rounds a second."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"


def gain_text(gain: Fraction | float) -> str:
    return f"{'+' if gain > 0 else ''}{amount_text(gain)}"


def amount_text(amount: Fraction | float) -> str:
    """Units, without decimals where there are none."""
    return f"{float(amount):,.4f}".rstrip("0").rstrip(".") if amount else "0"


def exact_text(exact: ExactValue | None, places: int, lang: Language) -> str:
    """With its fraction, if that is short."""
    if exact is None:
        return message(lang, "simulate-no-exact")
    fraction = str(exact.mean)
    says = f"{float(exact.mean):+.{places}f}" + (f"  ({fraction})" if len(fraction) <= FRACTION_MOST else "")
    return message(lang, "simulate-packs-exact", exact=figures_text(lang, says)) if exact.of_packs else says


def plus_minus(mean: str, half: str | None) -> str:
    """The half-width, or a question mark if there are too few samples."""
    return f"{mean} ± {'?' if half is None else half}"


def share_text(share: float) -> str:
    """A share in per cent; a rare one is not rounded to zero."""
    percent = share * 100
    return f"{percent:.2f} %" if percent >= 0.1 or not percent else f"{percent:.2g} %"


def quantiles_table(lines: Sequence[tuple[str, Sequence[str]]], title: str, lang: Language) -> Table:
    """A table of quantiles."""
    names = [figures_text(lang, f"{float(share * 100):g} %") for share in QUANTILES]
    rows = [(name, *(figures_text(lang, value) for value in values)) for name, values in lines]
    made = table(("", *names), rows, title=title)
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "right", True
    return made


BROKEN_OFF = {
    "rounds": ("simulate-rounds-broken-off", "simulate-rounds-broken-off-open"),
    "sessions": ("simulate-sessions-broken-off", "simulate-sessions-broken-off-open"),
    "lives": ("simulate-lives-broken-off", "simulate-lives-broken-off-open"),
}


def broken_off_text(lang: Language, what: str, done: int, wanted: int | None, checkpoint: Path | None) -> str:
    of_all, open_ended = BROKEN_OFF[what]
    says = message(lang, of_all if wanted else open_ended, done=done, asked=wanted or 0)
    if checkpoint is None:
        return says
    return joined(lang, (says, message(lang, "simulate-kept", file=str(checkpoint))), "list-clauses")


def not_reached_text(lang: Language, reached: float | None, wanted: float) -> str | None:
    """A note if a run ended before it reached the requested accuracy."""
    if reached is not None and reached <= wanted:
        return None
    return message(
        lang,
        "simulate-not-reached",
        reached="?" if reached is None else figures_text(lang, f"{reached:.3g}"),
        wanted=figures_text(lang, f"{wanted:g}"),
    )


def exit_code(lang: Language, *, dealt: int, broken_off: bool) -> int:
    """The exit code of a run; prints a message if nothing was played."""
    if not dealt:
        sys.stderr.write(message(lang, "simulate-nothing") + "\n")
    return INTERRUPTED if broken_off else 0
