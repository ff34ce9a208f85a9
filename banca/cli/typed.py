"""Numbers and days as people type them. Raises ValueError for anything else."""

import re
from datetime import date
from fractions import Fraction

from banca.law.numbers import whole_number

ROUNDS_MOST = 10**15
PROCESSES_MOST = 64
WHOLE = re.compile(r"(\d{0,30}(?:[_,]\d{3,})*)((?:\.\d{0,30})?(?:[eE][+-]?\d{1,2})?)", re.ASCII)
WHOLE_MOST = 60  # characters
ERROR = re.compile(r"(?:\d{1,30}\.?\d{0,30}|\.\d{1,30})(?:[eE][+-]?\d{1,3})?", re.ASCII)
ERROR_LEAST = 1e-12  # less would need more rounds than the limit


def read_day(text: str) -> date:
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        raise ValueError
    return date.fromisoformat(text)


def read_count(text: str) -> int:
    """A whole number written as 1000000, 1_000_000, 1,000,000, 1e6 or 1.5e9."""
    found = WHOLE.fullmatch(text) if len(text) <= WHOLE_MOST else None
    count = Fraction(re.sub(r"[_,]", "", found[1]) + found[2]) if found else Fraction(0)
    if count.denominator > 1 or not 1 <= count <= ROUNDS_MOST:
        raise ValueError
    return int(count)


def read_count_or_none(text: str) -> int:
    return 0 if text == "0" else read_count(text)


def read_port(text: str) -> int:
    if (port := whole_number(text)) is None or port > 65_535:
        raise ValueError
    return port


def read_processes(text: str) -> int:
    if (processes := whole_number(text)) is None or not 1 <= processes <= PROCESSES_MOST:
        raise ValueError
    return processes


def read_seed(text: str) -> int:
    if whole_number(text.removeprefix("-")) is None:
        raise ValueError
    return int(text)


def read_error(text: str) -> float:
    error = float(text) if ERROR.fullmatch(text) else 0.0
    if not ERROR_LEAST <= error < 1:
        raise ValueError
    return error
