"""The command: games, law, odds, strategy, simulate, settle, play, report, dossier."""

import argparse
import io
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from banca.extras import how_to_install
from banca.garbage import collect_rarely
from banca.law.errors import Omitted
from banca.messages import TAGS, Language, message
from banca.messages.errors import BancaError, Message, SystemFault

BAD_INPUT = 2
INTERRUPTED = 130
LINE_MOST = 600
NO_BREAK = "\u00a0"  # inside numbers
SPACES = re.compile(rf"[^\S{NO_BREAK}]+")


def main(arguments: Sequence[str] | None = None) -> int:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the caller: drop what is written there
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - as long as it runs
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # do not fail on a terminal that cannot show Chinese
    from banca.cli.arguments import parse

    collect_rarely()
    parser, args = parse(sys.argv[1:] if arguments is None else arguments)
    if args.run is None:
        parser.print_help()
        return 0
    code = run_command(args)
    if arguments is None:
        with suppress(OSError):
            sys.stdout.flush()
        # All output is written. A clean exit would take a tenth of a second, and would wait for blocks of rounds
        # that are still running when a run is interrupted.
        os._exit(code)
    return code


def run_command(args: argparse.Namespace) -> int:
    """Its exit code; whatever a person got wrong is said in one line."""
    lang = TAGS.get(args.lang, "en")  # for error messages, even about --lang itself
    try:
        if getattr(args, "game", None):
            from banca.cli.game_names import game_typed

            args.game = game_typed(args.game)
        code = int(import_module(f"banca.cli.commands.{args.run}").run(args))
        sys.stdout.flush()
        return code  # noqa: TRY300 - what cannot be flushed is an error like others
    except (BancaError, OSError, UnicodeDecodeError) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        with suppress(OSError):  # the terminal is gone
            _complain(args.command, error_text(error, lang), lang)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        if (says := how_to_install(error.name)) is None:
            raise
        _complain(args.command, says.said_in(lang), lang)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(command: str, fault: str, lang: Language) -> None:
    sys.stderr.write(message(lang, "labelled", label=f"banca {command}", text=fault) + "\n")


def error_text(error: Exception, lang: Language = "en") -> str:
    if isinstance(error, BancaError):
        text = error.said_in(lang)
        return one_line(text, len(text) if isinstance(error, Omitted) else LINE_MOST)  # lists all that was left out
    if isinstance(error, OSError) and error.strerror:
        return one_line(os_error_text(error, lang))
    return one_line(message(lang, "text-unreadable", fault=str(error)))


def os_error_text(error: OSError, lang: Language) -> str:
    """The system's error for a file, translated if it is a usual one."""
    said: Any = error.strerror
    fault = (said if isinstance(said, Message) else SystemFault.of(error)).said_in(lang)
    if not error.filename:
        return message(lang, "os-error-nameless", fault=fault)
    return message(lang, "os-error", file=str(error.filename), fault=fault)


def one_line(text: str, most: int = LINE_MOST) -> str:
    """Make a message one printable line, so that quoted input cannot fill the screen or control the terminal."""
    text = " ".join(part for part in SPACES.split(text) if part)
    if len(text) > most:  # keep the beginning, which quotes the input, and the end, which says what is wrong
        text = f"{text[: most // 2]} … {text[-most // 2 :]}"
    return "".join(each if is_shown(each) else each.encode("unicode_escape").decode() for each in text)


def is_shown(character: str) -> bool:
    return character.isprintable() or character == NO_BREAK
