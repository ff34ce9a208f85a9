"""Figures of simulations as people read them."""

import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import floor, log10
from pathlib import Path

from rich.table import Table

from banca.cli import INTERRUPTED
from banca.cli.names import joined
from banca.cli.screen import table
from banca.cli.words import word
from banca.law import Language
from banca.simulate.comparison import ExactValue
from banca.simulate.statistics import QUANTILES

FRACTION_MOST = 30  # characters that stand beside the decimals


def quantiles_text(quantiles: Mapping[Fraction, Fraction], lang: Language) -> str:
    """Each value with the shares of all rounds in which no more than that was gained."""
    parts = []
    for value, alike in groupby(quantiles.items(), key=lambda each: each[1]):
        shares = [float(share * 100) for share, _ in alike]
        span = f"{shares[0]:g} %" if len(shares) == 1 else f"{shares[0]:g}–{shares[-1]:g} %"
        parts.append(f"{gain_text(value)} ({span})")
    return joined(lang, parts)


def counts_text(lang: Language, seed: int, *, rounds: int, sessions: int = 0, lives: int = 0) -> str:
    """What was played, above a picture; one is written as a word."""
    counted = (
        (sessions, "simulate.one_session", "simulate.many_sessions"),
        (lives, "simulate.one_life", "simulate.many_lives"),
        (rounds, "simulate.one_round", "simulate.many_rounds"),
    )
    counts = [word(lang, one) if n == 1 else word(lang, many, count=f"{n:,}") for n, one, many in counted if n]
    return joined(lang, (*counts, word(lang, "simulate.seed_of", seed=seed)))


def digits(stderr: float | None) -> int:
    """How many decimals of a mean are worth reading."""
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
        return word(lang, "simulate.no_exact")
    fraction = str(exact.mean)
    says = f"{float(exact.mean):+.{places}f}" + (f"  ({fraction})" if len(fraction) <= FRACTION_MOST else "")
    return word(lang, "simulate.packs_exact", exact=says) if exact.of_packs else says


def plus_minus(mean: str, half: str | None) -> str:
    """A question mark if too little was played to know how near the mean is."""
    return f"{mean} ± {'?' if half is None else half}"


def share_text(share: float) -> str:
    """In per cent; what is rare is not rounded to nothing."""
    percent = share * 100
    return f"{percent:.2f} %" if percent >= 0.1 or not percent else f"{percent:.2g} %"


def quantiles_table(lines: Sequence[tuple[str, Sequence[str]]], title: str) -> Table:
    """What so many of all did not go beyond."""
    names = [f"{float(share * 100):g} %" for share in QUANTILES]
    made = table(("", *names), [(name, *values) for name, values in lines], title=title)
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "right", True
    return made


BROKEN_OFF = {
    "rounds": ("simulate.rounds_broken_off", "simulate.rounds_broken_off_open"),
    "sessions": ("simulate.sessions_broken_off", "simulate.sessions_broken_off_open"),
    "lives": ("simulate.lives_broken_off", "simulate.lives_broken_off_open"),
}


def broken_off_text(lang: Language, what: str, done: int, wanted: int | None, checkpoint: Path | None) -> str:
    of_all, open_ended = BROKEN_OFF[what]
    says = word(lang, of_all if wanted else open_ended, done=f"{done:,}", asked=f"{wanted or 0:,}")
    if checkpoint is None:
        return says
    return joined(lang, (says, word(lang, "simulate.kept", file=str(checkpoint))), "semicolon")


def not_reached_text(lang: Language, reached: float | None, wanted: float) -> str | None:
    """If a run ended before it was as accurate as was wanted."""
    if reached is not None and reached <= wanted:
        return None
    return word(
        lang, "simulate.not_reached", reached="?" if reached is None else f"{reached:.3g}", wanted=f"{wanted:g}"
    )


def exit_code(lang: Language, *, dealt: int, broken_off: bool) -> int:
    """The exit code of a run; says so if nothing at all was played."""
    if not dealt:
        sys.stderr.write(word(lang, "simulate.nothing") + "\n")
    return INTERRUPTED if broken_off else 0
