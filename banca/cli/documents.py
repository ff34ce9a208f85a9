"""Documents that a command writes as HTML and PDF."""

import sys
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, date, datetime

from banca.law import Language, OptionError
from banca.messages import message
from banca.report.document import Document
from banca.report.files import STDOUT, refuse, write
from banca.report.html import to_html
from banca.report.pdf import to_pdf

WRITES: dict[str, Callable[[Document], bytes]] = {"html": lambda made: to_html(made).encode(), "pdf": to_pdf}


def today() -> date:
    return datetime.now(UTC).astimezone().date()


def refuse_files(args: Namespace) -> list[str]:
    """Refuse requested files that cannot be written."""
    wanted: list[str] = [name for kind in WRITES if (name := getattr(args, kind))]
    for name in wanted:
        refuse(name)
    if len(set(wanted)) < len(wanted):
        raise OptionError("html-and-pdf-in-one-file", file=args.html)
    if STDOUT in wanted and args.output == "json":
        raise OptionError("json-and-report-printed", file=STDOUT)
    return wanted


def save(args: Namespace, lang: Language, made: Callable[[], Document]) -> None:
    wanted = [(kind, name) for kind in WRITES if (name := getattr(args, kind))]
    document = made() if wanted else None
    for kind, name in wanted:
        if document is not None:
            write(name, WRITES[kind](document))
        if args.output != "json" and name != STDOUT:
            stream = sys.stderr if STDOUT in (other for _, other in wanted) else sys.stdout
            print(message(lang, "file-written", file=name), file=stream)
