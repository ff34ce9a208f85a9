"""The options of every command, with their types. Their help texts are in the catalogue (help.ftl)."""

import argparse
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn
from unicodedata import east_asian_width

from banca import __version__
from banca.cli import BAD_INPUT, one_line
from banca.cli.typed import read_count, read_count_or_none, read_day, read_error, read_port, read_processes, read_seed
from banca.law.numbers import shown
from banca.law.options import DECKS_MOST
from banca.messages import TAGS, Language, has_message, message

# The language.


def requested_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> Language:
    """The language of --lang, anywhere on the line, or else that of the environment."""
    asked = [after for word, after in pairwise(arguments) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    for tag in asked:
        if tag in TAGS:
            return TAGS[tag]
    name = next((found for each in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := environment.get(each))), "")
    return TAGS.get(re.split(r"[_.@-]", name)[0], "en")


# argparse's own messages: its English text, our message, and the parameters that argparse fills in.
WORDS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "usage: ": ("argument-usage", {}),
    "positional arguments": ("argument-positional", {}),
    "options": ("argument-options", {}),
    "show this help message and exit": ("argument-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "argument-of",
        {"name": "%(argument_name)s", "fault": "%(message)s"},
    ),
    "the following arguments are required: %s": ("argument-required", {"names": "%s"}),
    "one of the arguments %s is required": ("argument-one-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("argument-unrecognized", {"names": "%s"}),
    "not allowed with argument %s": ("argument-not-with", {"name": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "argument-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "expected one argument": ("argument-expected-one", {}),
    "expected at most one argument": ("argument-expected-at-most-one", {}),
    "expected at least one argument": ("argument-expected-at-least-one", {}),
    "ignored explicit argument %r": ("argument-ignored", {"value": "%r"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "argument-invalid-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("argument-invalid-value", {"type": "%(type)s", "value": "%(value)r"}),
    "unknown parser %(parser_name)r (choices: %(choices)s)": (
        "argument-unknown-command",
        {"name": "%(parser_name)r", "choices": "%(choices)s"},
    ),
}


@contextmanager
def argparse_speaking(lang: Language) -> Iterator[None]:
    """Make argparse take its texts from the catalogue; it asks gettext for all of them."""

    def said(text: str) -> str:
        name, parts = WORDS.get(text, (None, {}))
        return text if name is None else pad_wide(message(lang, name, **parts), lang)

    before = argparse._  # type: ignore[attr-defined]
    argparse._ = said  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._ = before  # type: ignore[attr-defined]


FILLER = "\0"  # follows each double-width character, so that argparse counts columns


def pad_wide(text: str, lang: Language) -> str:
    if lang != "zh":
        return text
    return "".join(f"{each}{FILLER}" if east_asian_width(each) in "WF" else each for each in text)


class Parser(argparse.ArgumentParser):
    """A parser that speaks a language and reports an error in one line."""

    def __init__(self, *args: Any, lang: Language = "en", **more: Any) -> None:
        self.lang = lang
        self.describe_later: Callable[[], None] | None = None  # adds the options of this command when it is needed
        super().__init__(*args, **more)

    def parse_known_args(self, *args: Any, **more: Any) -> Any:
        if (describe := self.describe_later) is not None:
            self.describe_later = None
            describe()
        return super().parse_known_args(*args, **more)

    def format_help(self) -> str:
        text = re.sub(rf"\n +{FILLER}(?=\n)", "", super().format_help())  # a filler alone on a line
        text = re.sub(r"(?m)^(\S.*):$", r"\1：", text) if self.lang == "zh" else text
        return text.replace(FILLER, "")

    def error(self, message_: str) -> NoReturn:
        fault = one_line(message_.replace(FILLER, ""))
        self.exit(BAD_INPUT, message(self.lang, "argument-fault", command=self.prog, fault=fault) + "\n")


class Command:
    """Describes a command and its options; the catalogue has the help texts.

    A command may contain others. They inherit the help of its options.
    """

    def __init__(self, commands: Any, name: str, lang: Language, family: "Command | None" = None) -> None:
        self.name: str = f"{family.name}-{name}" if family else name
        self.lang = lang
        self.families: tuple[str, ...] = (self.name, *(family.families if family else ()))
        self._commands: Any = None
        says = self.text(f"command-{self.name}")
        sentence = message(lang, "command-banca.sentence", says=says[:1].upper() + says[1:])
        self.parser: Parser = commands.add_parser(name, help=pad_wide(says, lang), description=sentence, lang=lang)
        self.parser.description = pad_wide(sentence, lang)
        if has_message(f"command-{self.name}.epilog"):
            self.parser.epilog = pad_wide(self.text(f"command-{self.name}.epilog"), lang)
        self.parser.set_defaults(run=self.families[-1])

    def command(self, name: str) -> "Command":
        """Add a subcommand."""
        if self._commands is None:
            _language(self)
            title = pad_wide(message(self.lang, "command-banca.commands"), self.lang)
            metavar, dest = slots("COMMAND", self.lang), "_".join(("command", *self.name.split("-")))
            self._commands = self.parser.add_subparsers(title=title, metavar=metavar, dest=dest, required=True)
        return Command(self._commands, name, self.lang, self)

    def text(self, name: str, **parameters: Any) -> str:
        return message(self.lang, name, **parameters).replace("%", "%%")

    def group(self, name: str) -> Any:
        return self.parser.add_argument_group(pad_wide(self.text(f"command-{self.name}.{name}"), self.lang))

    def option(self, *flags: str, to: Any = None, metavar: str | None = None, **rest: Any) -> None:
        """Add an option, with its help text: that of this command, or the general one."""
        name = flags[0].lstrip("-")
        found = (f"command-{each}.{name}" for each in (*self.families, "any"))
        if (says := next(filter(has_message, found), None)) is not None:
            parameters = {"decks": DECKS_MOST} if name == "set" else {}
            rest["help"] = pad_wide(self.text(says, **parameters), self.lang)
        if metavar is not None:
            rest["metavar"] = slots(metavar, self.lang)
        (to or self.parser).add_argument(*flags, **rest)


def slots(metavar: str, lang: Language) -> str:
    """The placeholders in an option's syntax: the words in capitals."""

    def slot(word: re.Match[str]) -> str:
        name = f"slot-{word[0].lower()}"
        return message(lang, name) if has_message(name) else word[0]

    return pad_wide(re.sub(r"[A-Z]{2,}", slot, metavar), lang)


def command(lang: Language = "en") -> Parser:
    parser = Parser(
        prog="banca",
        description=pad_wide(message(lang, "command-banca"), lang),
        epilog=pad_wide(message(lang, "command-banca.epilog"), lang),
        lang=lang,
    )
    version = pad_wide(message(lang, "command-banca.version"), lang)
    parser.add_argument("--version", action="version", version=f"banca {__version__}", help=version)
    parser.add_argument(
        "--lang", default=lang, metavar="en|pt|zh", help=pad_wide(message(lang, "command-any.lang"), lang)
    )
    parser.set_defaults(run=None)
    title = pad_wide(message(lang, "command-banca.commands"), lang)
    commands = parser.add_subparsers(title=title, metavar=slots("COMMAND", lang), dest="command", parser_class=Parser)
    for name, describe in COMMANDS.items():
        describe(Command(commands, name, lang))
    return parser


def parse(arguments: Sequence[str]) -> tuple[Parser, argparse.Namespace]:
    lang = requested_language(arguments)
    with argparse_speaking(lang):
        parser = command(lang)
        return parser, parser.parse_args(arguments)


def _games(games: Command) -> None:
    _outputs(games, "json")
    _language(games)


def _law(law: Command) -> None:
    law.option("game", nargs="?", metavar="GAME")
    law.option("--article", metavar="N")
    for part in ("options", "bets", "readings", "differences"):
        law.option(f"--{part}", action="store_true")
    law.option("--compare", nargs=2, metavar="EDITION")
    law.option("--adopt", type=day_type(law), metavar="DATE")
    law.option("--concordance", action="store_true")
    _day_option(law)
    _outputs(law, "json")
    _language(law)


def _odds(odds: Command) -> None:
    odds.option("game", metavar="GAME")
    odds.option("--bet", metavar="SLUG")
    odds.option("--hold", action="append", default=[], metavar="BET[/ON]=AMOUNT")
    odds.option("--seen", metavar="CARDS")
    odds.option("--meter", metavar="AMOUNT")
    odds.option("--stake", metavar="AMOUNT")
    odds.option("--all", action="store_true")
    odds.option("--exact", action="store_true")
    table_options(odds)
    _outputs(odds, "json", "csv")
    _language(odds)


def _strategy(strategy: Command) -> None:
    strategy.option("game", metavar="GAME")
    strategy.option("--tiles", metavar="TILES")
    strategy.option("--against", metavar="WAY|best")
    strategy.option("--way", metavar="WAY")
    strategy.option("--as", dest="side", metavar="player|banker")
    strategy.option("--hand", metavar="CARDS")
    strategy.option("--bank", metavar="CARD")
    strategy.option("--stake", metavar="AMOUNT")
    for each in ("basic", "values", "costs"):
        strategy.option(f"--{each}", action="store_true")
    table_options(strategy)
    _outputs(strategy, "json")
    _language(strategy)


def _simulate(simulate: Command) -> None:
    count = count_type(simulate)
    simulate.option("game", metavar="GAME")
    what = simulate.group("what")
    simulate.option("--bet", to=what, metavar="SLUG")
    simulate.option("--selection", to=what, metavar="S")
    simulate.option("--hold", to=what, action="append", default=[], metavar="BET[/ON]=AMOUNT")
    simulate.option("--strategy", to=what, metavar="NAME|FILE")
    simulate.option("--dealing", to=what, choices=("packs", "shoe"), default="packs")
    simulate.option("--seats", to=what, type=count, metavar="N")
    player = simulate.group("with-bankroll")
    simulate.option("--bankroll", to=player, type=count, metavar="UNITS")
    simulate.option("--plan", to=player, metavar="NAME[:PARAMS]|FILE")
    for each in ("stop-loss", "stop-win", "least", "most"):
        simulate.option(f"--{each}", to=player, type=count, metavar="UNITS")
    simulate.option("--sessions", to=player, type=count, metavar="N")
    special = simulate.group("special")
    simulate.option("--life", to=special, action="store_true")
    simulate.option("--banks", to=special, action="store_true")
    of_banks = "STAKE[,bank=CAPITAL][,way=WAY]"
    simulate.option("--player", to=special, action="append", default=[], metavar=of_banks)
    _length(simulate)
    table_options(simulate)
    _outputs(simulate, "json")
    simulate.option("--parquet", metavar="FILE")
    simulate.option("--plot", metavar="FILE.svg")
    _language(simulate)


def _length(simulate: Command) -> None:
    length, count = simulate.group("length"), count_type(simulate)
    error = _argument_type(simulate, read_error, "argument-not-an-error")
    simulate.option("--rounds", to=length, type=count, metavar="N")
    simulate.option("--until-error", to=length, type=error, metavar="E")
    simulate.option("--seed", to=length, type=_seed_type(simulate), default=1, metavar="S")
    simulate.option("--cores", to=length, type=count, metavar="N")
    simulate.option("--device", to=length, choices=("cpu", "gpu", "auto"), default="cpu")
    simulate.option("--cluster", to=length, metavar="ADDRESS|local:N")
    for each in ("tls-ca", "tls-cert", "tls-key"):
        simulate.option(f"--{each}", to=length, metavar="FILE")
    simulate.option("--without-tls", to=length, action="store_true")
    simulate.option("--checkpoint", to=length, metavar="FILE")


def _settle(settle: Command) -> None:
    settle.option("file", nargs="?", metavar="FILE")
    settle.option("--continue", dest="keep_going", action="store_true")
    settle.option("--strict", action="store_true")
    settle.option("--full", action="store_true")
    settle.option("--review", action="store_true")
    settle.option("--commitment", action="append", metavar="ROOT[@PLACE]")
    settle.option("--commitments", metavar="FILE")
    settle.option("--schema", action="store_true")
    _outputs(settle, "json")
    _language(settle)


def _play(play: Command) -> None:
    play.option("game", nargs="?", metavar="GAME")
    play.option("--at", to=(remote := play.group("remote")), metavar="URL")
    play.option("--table", to=remote, metavar="TABLE")
    who = remote.add_mutually_exclusive_group()
    play.option("--as", to=who, dest="person", metavar="PERSON")
    play.option("--guest", to=who, action="store_true")
    play.option("--seed", metavar="S")
    play.option("--typed", action="store_true")
    play.option("--plain", action="store_true")
    for name, usual in (("chips", "1000"), ("minimum", "10"), ("maximum", "10000"), ("unit", "1")):
        play.option(f"--{name}", default=usual, metavar="AMOUNT")
    play.option("--currency", default="HKD", choices=("HKD", "MOP"))
    play.option("--record", metavar="FILE")
    play.option("--commitments", metavar="FILE")
    table_options(play)
    _language(play)


def _drill(drill: Command) -> None:
    drill.option("game", metavar="GAME")
    drill.option("--kind", action="append", default=[], metavar="KIND")
    drill.option("--questions", type=count_type(drill), default=10, metavar="N")
    drill.option("--seed", metavar="S")
    drill.option("--examination", action="store_true")
    drill.option("--trainee", metavar="NAME")
    drill.option("--csv", metavar="FILE")
    drill.option("--pdf", metavar="FILE")
    table_options(drill)
    _language(drill)


def _report(report: Command) -> None:
    report.option("game", nargs="?", metavar="GAME")
    report.option("--all", action="store_true")
    report.option("--html", metavar="FILE")
    report.option("--pdf", metavar="FILE")
    report.option("--bet", metavar="SLUG")
    report.option("--meter", metavar="AMOUNT")
    _proof(report)
    report.option("--no-sensitivity", action="store_true")
    report.option("--rounds-per-hour", type=count_type(report), default=60, metavar="N")
    report.option("--average-bet", default="100", metavar="AMOUNT")
    table_options(report)
    _outputs(report, "json")
    _language(report)


def _dossier(dossier: Command) -> None:
    dossier.option("file", metavar="FILE")
    dossier.option("--html", metavar="FILE")
    dossier.option("--pdf", metavar="FILE")
    dossier.option("--house", metavar="NAME")
    _proof(dossier)
    _set_options(dossier)
    _outputs(dossier, "json")
    _language(dossier)


def _house(house: Command) -> None:
    # Its subcommands are modules, imported when one of them is used.
    house.parser.describe_later = lambda: import_module("banca.cli.commands.house").describe(house)


def _audit(audit: Command) -> None:
    audit.option("database", metavar="DATABASE")
    audit.option("--key", metavar="FILE")
    audit.option("--checkpoint", metavar="FILE")
    _outputs(audit, "json")
    _language(audit)


def _serve(serve: Command) -> None:
    serve.option("--database", metavar="FILE|URL")
    for each in ("key", "certificate", "certificate-key"):
        serve.option(f"--{each}", metavar="FILE")
    serve.option("--host", default="127.0.0.1", metavar="ADDRESS")
    serve.option("--port", type=_argument_type(serve, read_port, "argument-not-a-port"), default=8000, metavar="N")
    serve.option("--proxy", action="append", default=[], metavar="ADDRESS")
    serve.option("--origin", action="append", default=[], metavar="URL")
    processes = _argument_type(serve, read_processes, "argument-not-processes")
    serve.option("--processes", type=processes, default=1, metavar="N")
    serve.option("--own-port", type=_argument_type(serve, read_port, "argument-not-a-port"), metavar="N")
    serve.option("--reports", metavar="FOLDER")
    serve.option("--log", choices=("json", "text"), default="json", metavar="json|text")
    levels = ("debug", "info", "warning", "error")
    serve.option("--log-level", choices=levels, default="info", metavar="|".join(levels))
    _language(serve)


def _run(run: Command) -> None:
    run.option("--database", metavar="FILE")
    run.option("--key", metavar="FILE")
    port = _argument_type(run, read_port, "argument-not-a-port")
    run.option("--port", type=port, default=8000, metavar="N")
    run.option("--no-seat", action="store_true")
    _language(run)


def _completion(completion: Command) -> None:
    completion.option("shell", choices=("bash", "zsh", "fish"), metavar="bash|zsh|fish")
    _language(completion)


COMMANDS: Mapping[str, Callable[[Command], None]] = {
    "games": _games,
    "law": _law,
    "odds": _odds,
    "strategy": _strategy,
    "simulate": _simulate,
    "settle": _settle,
    "play": _play,
    "drill": _drill,
    "report": _report,
    "dossier": _dossier,
    "house": _house,
    "audit": _audit,
    "serve": _serve,
    "run": _run,
    "completion": _completion,
}


# Options of several commands.


def _outputs(described: Command, *kinds: str) -> None:
    group = described.parser.add_mutually_exclusive_group()
    for kind in kinds:
        described.option(f"--{kind}", to=group, dest="output", action="store_const", const=kind)
    described.parser.set_defaults(output="table")


def _language(described: Command) -> None:
    described.option("--lang", default=described.lang, metavar="en|pt|zh")


def _day_option(described: Command) -> None:
    described.option("--on", type=day_type(described), metavar="DATE")


def _proof(described: Command) -> None:
    count = _argument_type(described, read_count_or_none, "argument-not-a-count-or-none")
    described.option("--proof-rounds", type=count, default=1_000_000, metavar="N")
    described.option("--seed", type=_seed_type(described), default=1, metavar="S")


def house_options(described: Command) -> None:
    """Options of house commands: which house, who acts, output."""
    described.option("--database", metavar="FILE|URL")
    described.option("--key", metavar="FILE")
    described.option("--as", dest="person", metavar="PERSON")
    _outputs(described, "json")
    _language(described)


def _set_options(described: Command) -> None:
    described.option("--set", action="append", default=[], metavar="NAME=VALUE")
    described.option("--preset", default="first-listed", metavar="first-listed|customary")


def table_options(described: Command) -> None:
    _set_options(described)
    described.option("--authorised", action="append", default=[], metavar="FILE")
    _day_option(described)


# Types of options.


def _argument_type(described: Command, read: Callable[[str], Any], refusal: str) -> Callable[[str], Any]:
    """A type that reads values with this function and reports errors with this message."""

    def parse(text: str) -> Any:
        try:
            return read(text)
        except ValueError:
            raise argparse.ArgumentTypeError(message(described.lang, refusal, typed=shown(text))) from None

    return parse


def count_type(described: Command) -> Callable[[str], Any]:
    return _argument_type(described, read_count, "argument-not-a-count")


def _seed_type(described: Command) -> Callable[[str], Any]:
    return _argument_type(described, read_seed, "argument-not-a-seed")


def day_type(described: Command) -> Callable[[str], Any]:
    return _argument_type(described, read_day, "argument-not-a-date")
