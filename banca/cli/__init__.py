"""The command: games, law, odds, strategy, simulate, settle, play, report, dossier."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from banca.extras import how_to_install
from banca.law.errors import BancaError, Omitted

BAD_INPUT = 2
INTERRUPTED = 130
LINE_MOST = 600


def main(arguments: Sequence[str] | None = None) -> int:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the caller: what is written there is lost
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - as long as it runs
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no Chinese is no reason to stop
    from banca.cli.arguments import command

    parser = command()
    args = parser.parse_args(arguments)
    if args.run is None:
        parser.print_help()
        return 0
    code = _run(args)
    if arguments is None:
        with suppress(OSError):
            sys.stdout.flush()
        # All is written. A clean exit would take a tenth of a second, and would wait for blocks of rounds that are
        # still under way when a run is interrupted.
        os._exit(code)
    return code


def _run(args: argparse.Namespace) -> int:
    try:
        code = int(import_module(f"banca.cli.commands.{args.run}").run(args))
        sys.stdout.flush()
        return code  # noqa: TRY300 - what cannot be flushed is an error like others
    except (BancaError, OSError, UnicodeDecodeError) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        with suppress(OSError):  # a terminal that is gone
            sys.stderr.write(f"banca {args.command}: {error_text(error)}\n")
        return BAD_INPUT
    except ModuleNotFoundError as error:
        if (says := how_to_install(error.name)) is None:
            raise
        sys.stderr.write(f"banca {args.command}: {says}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def error_text(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return one_line(f"{error.filename or 'what was to be written'}: {error.strerror}")
    text = str(error)
    return one_line(text, len(text) if isinstance(error, Omitted) else LINE_MOST)  # names all that was left out


def one_line(text: str, most: int = LINE_MOST) -> str:
    """A message that quotes what was typed, so that it cannot fill the screen or steer the terminal."""
    text = " ".join(text.split())
    if len(text) > most:  # what was typed stands first, what is wrong with it last
        text = f"{text[: most // 2]} … {text[-most // 2 :]}"
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)
