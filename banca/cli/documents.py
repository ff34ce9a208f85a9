"""Documents that a command writes as HTML and PDF."""

import sys
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, date, datetime

from banca.cli.words import word
from banca.law import Language, OptionError
from banca.report.document import Document
from banca.report.files import STDOUT, refuse, write
from banca.report.html import to_html
from banca.report.pdf import to_pdf

WRITES: dict[str, Callable[[Document], bytes]] = {"html": lambda made: to_html(made).encode(), "pdf": to_pdf}


def today() -> date:
    return datetime.now(UTC).astimezone().date()


def refuse_files(args: Namespace) -> list[str]:
    """The files that are asked for, if all of them can be written."""
    wanted: list[str] = [name for kind in WRITES if (name := getattr(args, kind))]
    for name in wanted:
        refuse(name)
    if len(set(wanted)) < len(wanted):
        raise OptionError(f"--html and --pdf both name {args.html}: they are two files")
    if STDOUT in wanted and args.output == "json":
        raise OptionError(f"--json and a report to {STDOUT} would both be printed: name a file for the report")
    return wanted


def save(args: Namespace, lang: Language, made: Callable[[], Document]) -> None:
    wanted = [(kind, name) for kind in WRITES if (name := getattr(args, kind))]
    document = made() if wanted else None
    for kind, name in wanted:
        if document is not None:
            write(name, WRITES[kind](document))
        if args.output != "json" and name != STDOUT:
            stream = sys.stderr if STDOUT in (other for _, other in wanted) else sys.stdout
            print(word(lang, "report.written", file=name), file=stream)
