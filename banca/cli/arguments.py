"""The options of every command, and what each may be."""

import argparse
import re
from collections.abc import Callable
from datetime import date
from fractions import Fraction
from typing import Any, NoReturn

from banca import __version__
from banca.cli import BAD_INPUT, one_line
from banca.law.numbers import shown, whole_number
from banca.law.options import DECKS_MOST

ROUNDS_MOST = 10**15
ERROR_LEAST = 1e-12  # less would take more rounds than the most there are
WHOLE = re.compile(r"(\d{0,30}(?:[_,]\d{3,})*)((?:\.\d{0,30})?(?:[eE][+-]?\d{1,2})?)", re.ASCII)
WHOLE_MOST = 60  # characters
ERROR = re.compile(r"(?:\d{1,30}\.?\d{0,30}|\.\d{1,30})(?:[eE][+-]?\d{1,3})?", re.ASCII)


class Parser(argparse.ArgumentParser):
    """Says what was wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)} (see {self.prog} --help)\n")


def command() -> argparse.ArgumentParser:
    parser = Parser(
        prog="banca",
        description="An executable edition of the official Macau table-game regulations.",
        epilog="Each command has its own help: banca odds --help",
    )
    parser.add_argument("--version", action="version", version=f"banca {__version__}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", parser_class=Parser)

    for describe in (_games, _law, _odds, _strategy, _simulate, _settle, _play, _report, _dossier):
        describe(commands)
    return parser


def _games(commands: Any) -> None:
    games = _add(commands, "games", "the games, their editions and what can be played")
    _outputs(games, "json")
    _language(games)


def _law(commands: Any) -> None:
    law = _add(commands, "law", "an edition, article by article, with its options, bets and readings")
    law.add_argument("game", nargs="?", metavar="GAME", help="a game or an edition: cussec, blackjack-141-2000")
    law.add_argument("--article", metavar="N", help="one article only (act for the dispatch itself)")
    law.add_argument("--options", action="store_true", help="only what the house may choose")
    law.add_argument("--bets", action="store_true", help="only the bets")
    law.add_argument("--readings", action="store_true", help="only the readings: where the text is silent or differs")
    law.add_argument("--differences", action="store_true", help="only what changed from the edition before")
    law.add_argument("--adopt", type=_day, metavar="DATE", help="the last day to apply for an option adopted on DATE")
    law.add_argument(
        "--concordance", action="store_true", help="how each clause is accounted for; exit 1 if one is not"
    )
    _day_option(law)
    _outputs(law, "json")
    _language(law)


HOLD_HELP = (
    "this bet, held together with the others that are said so: pass-line=10,odds=2, total/9=50; a bet of craps "
    "that stands on its number already: come/6=10"
)


ANTE_HELP = "of stud-poker: the ante, its prizes limited by the maximum that is posted (--set max-per-game=AMOUNT)"


def _odds(commands: Any) -> None:
    odds = _add(commands, "odds", "exact probabilities, house edge and standard deviation of the bets")
    odds.epilog = "Bets that have no exact odds are told apart: in the JSON they are `without`, each with the reason."
    odds.add_argument("game", metavar="GAME")
    odds.add_argument("--bet", metavar="SLUG", help="one bet only")
    odds.add_argument("--hold", action="append", default=[], metavar="BET[/ON]=AMOUNT", help=HOLD_HELP)
    odds.add_argument("--seen", metavar="CARDS", help="of baccarat: the next round, these cards being out (Ah,Td,9c)")
    odds.add_argument(
        "--meter", metavar="AMOUNT", help="of stud-poker: the jackpot bet where the display shows so much"
    )
    odds.add_argument("--stake", metavar="AMOUNT", help=ANTE_HELP)
    odds.add_argument("--all", action="store_true", help="a row for every selection, not for each class of them")
    _table_options(odds)
    _outputs(odds, "json", "csv")
    _language(odds)


def _strategy(commands: Any) -> None:
    says = "what to do with a hand: of blackjack, of stud poker, every division of four tiles of pai kau"
    strategy = _add(commands, "strategy", says)
    strategy.add_argument("game", metavar="GAME", help="blackjack, stud-poker or pai-kau")
    strategy.add_argument("--tiles", metavar="TILES", help="four tiles: 6-6,1-1,4-5,2-4; unsaid, all ways at a glance")
    strategy.add_argument("--against", metavar="WAY|best", help="how the other side arranges; unsaid, the table's way")
    strategy.add_argument("--way", metavar="WAY", help="the rules of one published way of arranging: customary")
    strategy.add_argument("--as", dest="side", metavar="player|banker", help="whose tiles they are; unsaid, a player's")
    strategy.add_argument("--hand", metavar="CARDS", help="one hand of cards: Ah,7d; unsaid, the whole chart")
    strategy.add_argument(
        "--bank", metavar="CARD", help="the open card of the bank, with --hand; at stud poker, the croupier's"
    )
    strategy.add_argument("--stake", metavar="AMOUNT", help=ANTE_HELP)
    strategy.add_argument("--basic", action="store_true", help="of blackjack: the basic strategy instead of best play")
    strategy.add_argument("--values", action="store_true", help="of blackjack: what the best act gains, in the chart")
    strategy.add_argument("--costs", action="store_true", help="of blackjack: what every option adds or takes")
    _table_options(strategy)
    _outputs(strategy, "json")
    _language(strategy)


def _simulate(commands: Any) -> None:
    simulate = _add(commands, "simulate", "many rounds, or players with a bankroll, beside the exact values")
    simulate.epilog = "Ctrl-C, or being asked to end (SIGTERM), ends a run early and prints what was done so far."
    simulate.add_argument("game", metavar="GAME")
    what = simulate.add_argument_group("what is played")
    what.add_argument("--bet", metavar="SLUG", help="one unit on this bet in every round")
    what.add_argument("--selection", metavar="S", help="as 9, 2-5 or crab; the first one unless given")
    what.add_argument("--hold", action="append", default=[], metavar="BET[/ON]=AMOUNT", help=HOLD_HELP)
    what.add_argument("--strategy", metavar="NAME|FILE", help=STRATEGY_HELP)
    what.add_argument("--dealing", choices=("packs", "shoe"), default="packs", help=DEALING_HELP)
    what.add_argument("--seats", type=_count, metavar="N", help="so many at the table, all alike (1; with --banks 8)")
    _player(simulate.add_argument_group("a player with a bankroll, in units of what one round stakes"))
    special = simulate.add_argument_group("of one game")
    special.add_argument(
        "--life", action="store_true", help="of stud-poker: the jackpot from a fresh meter until it is hit, many times"
    )
    special.add_argument("--banks", action="store_true", help="of pai-kau: the bank goes round among the players")
    player = "with --banks, one for each player: his stake, the capital of his bank, his way of arranging"
    special.add_argument("--player", action="append", default=[], metavar="STAKE[,bank=CAPITAL][,way=WAY]", help=player)
    _length(simulate.add_argument_group("how long, and where"))
    _table_options(simulate)
    _outputs(simulate, "json")
    simulate.add_argument(
        "--parquet", metavar="FILE", help="write the counts as Parquet (pip install 'banca[parquet]')"
    )
    simulate.add_argument("--plot", metavar="FILE.svg", help="draw it")
    _language(simulate)


STRATEGY_HELP = (
    "of blackjack: basic (unless given), best or a table (.yaml, .csv); of stud-poker: best (unless given) or the "
    "least hand to raise on; of pai-kau: a way of arranging; of each: FILE.py[:FUNCTION], where a function is "
    "play(hand, up, lawful, *, split) of blackjack, play(hand, up) of stud-poker, arrange(tiles) of pai-kau"
)
DEALING_HELP = "of baccarat and blackjack: full packs before every round, or a shoe on to its cut card"


def _player(group: Any) -> None:
    group.add_argument("--bankroll", type=_count, metavar="UNITS", help="what he sits down with")
    plan = "flat, martingale, proportional:1/50, …, or a file (.yaml); flat unless given"
    group.add_argument("--plan", metavar="NAME[:PARAMS]|FILE", help=plan)
    group.add_argument("--stop-loss", type=_count, metavar="UNITS", help="leaves when so much is lost")
    group.add_argument("--stop-win", type=_count, metavar="UNITS", help="leaves when so much is won")
    group.add_argument("--least", type=_count, metavar="UNITS", help="the table's least stake (1)")
    group.add_argument("--most", type=_count, metavar="UNITS", help="the table's greatest stake")
    group.add_argument(
        "--sessions", type=_count, metavar="N", help="how many times he sits down, or lives of a jackpot"
    )


def _length(group: Any) -> None:
    rounds = "rounds in all, 1e6 unless given; of a player with a bankroll, rounds of a session"
    group.add_argument("--rounds", type=_count, metavar="N", help=rounds)
    group.add_argument(
        "--until-error",
        type=_error,
        metavar="E",
        help="until the mean, per unit staked, is known to ± E (95 %%); 1e-12 at the least",
    )
    group.add_argument("--seed", type=_seed, default=1, metavar="S", help="the same seed gives the same totals (1)")
    group.add_argument("--cores", type=_count, metavar="N", help="of this machine; all that may be used unless given")
    group.add_argument("--cluster", metavar="ADDRESS|local:N", help="on Dask workers (pip install 'banca[cluster]')")
    group.add_argument(
        "--tls-ca", metavar="FILE", help="of a cluster at tls://: the certificate of its authority (PEM)"
    )
    group.add_argument("--tls-cert", metavar="FILE", help="your own certificate, signed by that authority")
    group.add_argument("--tls-key", metavar="FILE", help="the key of your certificate, without a password")
    trusted = "of a cluster at tcp:// on another machine: all who reach the network are trusted (see docs/CLUSTER.md)"
    group.add_argument("--without-tls", action="store_true", help=trusted)
    group.add_argument("--checkpoint", metavar="FILE", help="keep the run there, and go on from it where it is")


def _settle(commands: Any) -> None:
    settle = _add(commands, "settle", "settle a recorded round, each line with its article")
    settle.add_argument("file", nargs="?", metavar="FILE", help="a record (JSON), many (JSON Lines), or - to read it")
    settle.add_argument("--continue", dest="keep_going", action="store_true", help="play on after a refused act")
    strict = "refuse a record that leaves out steps between those it records, and name each with its clause"
    settle.add_argument("--strict", action="store_true", help=strict)
    settle.add_argument(
        "--full", action="store_true", help="print the full record instead, with every act and a digest"
    )
    settle.add_argument(
        "--commitment", action="append", metavar="ROOT[@PLACE]", help="verify the draws under a root that was published"
    )
    settle.add_argument(
        "--commitments", metavar="FILE", help="verify all under what tables announced (play --commitments)"
    )
    settle.add_argument("--schema", action="store_true", help="print the JSON Schema of records")
    _outputs(settle, "json")
    _language(settle)


def _play(commands: Any) -> None:
    play = _add(commands, "play", "a table in the terminal: bet, see the result, ask why")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--seed", metavar="S", help="results from a seed, the same each time")
    play.add_argument("--typed", action="store_true", help="type in what real dice, wheel, buttons or cards show")
    play.add_argument("--chips", default="1000", metavar="AMOUNT", help="what you sit down with (1000)")
    play.add_argument("--minimum", default="10", metavar="AMOUNT", help="least stake (10)")
    play.add_argument("--maximum", default="10000", metavar="AMOUNT", help="greatest stake (10000)")
    play.add_argument("--unit", default="1", metavar="AMOUNT", help="stakes are multiples of this (1)")
    play.add_argument("--currency", default="HKD", choices=("HKD", "MOP"))
    play.add_argument("--record", metavar="FILE", help="append each round to FILE, as JSON Lines")
    play.add_argument("--commitments", metavar="FILE", help="append to FILE what is fixed, before the bets are open")
    _table_options(play)
    _language(play)


def _report(commands: Any) -> None:
    report = _add(commands, "report", "the PAR sheet of a game, or all games on one page, as HTML or PDF")
    report.epilog = "Without --html, --pdf or --json a short table is printed."
    report.add_argument("game", nargs="?", metavar="GAME")
    report.add_argument("--all", action="store_true", help="every bet of every game on one page")
    report.add_argument("--html", metavar="FILE", help="write it as a page that needs nothing else")
    report.add_argument("--pdf", metavar="FILE", help="write it as a PDF")
    report.add_argument("--bet", metavar="SLUG", help="one bet only")
    report.add_argument(
        "--meter", metavar="AMOUNT", help="of stud-poker: the jackpot bet where the display shows so much"
    )
    proof = "rounds of each bet that prove it by simulation (1e6); 0 for no proof"
    report.add_argument("--proof-rounds", type=_count_or_none, default=1_000_000, metavar="N", help=proof)
    report.add_argument("--seed", type=_seed, default=1, metavar="S", help="of the simulation (1)")
    report.add_argument("--no-sensitivity", action="store_true", help="leave out what each option changes")
    report.add_argument("--rounds-per-hour", type=_count, default=60, metavar="N", help="for the operator (60)")
    report.add_argument("--average-bet", default="100", metavar="AMOUNT", help="for the operator (100)")
    _table_options(report)
    _outputs(report, "json")
    _language(report)


def _dossier(commands: Any) -> None:
    says = "the application for a new bet or a different prize of craps (53/2010, article 7), from its description"
    dossier = _add(commands, "dossier", says)
    dossier.epilog = "How a bet is described: see the files in examples/new-bets."
    dossier.add_argument("file", metavar="FILE", help="the description, in YAML")
    dossier.add_argument("--html", metavar="FILE", help="write it as a page")
    dossier.add_argument("--pdf", metavar="FILE", help="write it as a PDF")
    dossier.add_argument("--house", metavar="NAME", help="who applies; left to be filled in unless said")
    proof = "bets that prove each figure by simulation (1e6); 0 for no proof"
    dossier.add_argument("--proof-rounds", type=_count_or_none, default=1_000_000, metavar="N", help=proof)
    dossier.add_argument("--seed", type=_seed, default=1, metavar="S", help="of the simulation (1)")
    dossier.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=OPTION_HELP)
    dossier.add_argument("--preset", default="first-listed", metavar="first-listed|customary")
    _outputs(dossier, "json")
    _language(dossier)


def _add(commands: Any, name: str, says: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=says, description=says.capitalize() + ".")
    parser.set_defaults(run=name)
    return parser


def _outputs(parser: argparse.ArgumentParser, *kinds: str) -> None:
    group = parser.add_mutually_exclusive_group()
    for kind in kinds:
        group.add_argument(f"--{kind}", dest="output", action="store_const", const=kind, help=f"as {kind.upper()}")
    parser.set_defaults(output="table")


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", metavar="en|pt|zh", help="in English, Portuguese or Chinese")


def _day_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--on", type=_day, metavar="DATE", help="the edition in force on DATE (YYYY-MM-DD)")


OPTION_HELP = f"an option of the house; of cards, at most {DECKS_MOST} decks"


def _table_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=OPTION_HELP)
    parser.add_argument("--preset", default="first-listed", metavar="first-listed|customary")
    parser.add_argument(
        "--authorised", action="append", default=[], metavar="FILE", help="of craps: a new bet or prize (see dossier)"
    )
    _day_option(parser)


def _checked(says: str) -> Callable[[Callable[[str], Any]], Callable[[str], Any]]:
    def wrap(read: Callable[[str], Any]) -> Callable[[str], Any]:
        def checked(text: str) -> Any:
            try:
                return read(text)
            except ValueError:
                raise argparse.ArgumentTypeError(f"{shown(text)} is not {says}") from None

        return checked

    return wrap


@_checked("a date (YYYY-MM-DD)")
def _day(text: str) -> date:
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        raise ValueError
    return date.fromisoformat(text)


@_checked("a whole number from 1 to 1e15")
def _count(text: str) -> int:
    """1000000, 1_000_000, 1,000,000, 1e6 or 1.5e9: whatever comes to a whole number."""
    found = WHOLE.fullmatch(text) if len(text) <= WHOLE_MOST else None
    count = Fraction(re.sub(r"[_,]", "", found[1]) + found[2]) if found else Fraction(0)
    if count.denominator > 1 or not 1 <= count <= ROUNDS_MOST:
        raise ValueError
    return int(count)


@_checked("0 or a whole number up to 1e15")
def _count_or_none(text: str) -> int:
    try:
        return 0 if text == "0" else int(_count(text))
    except argparse.ArgumentTypeError:
        raise ValueError from None


@_checked("a whole number of at most 18 digits")
def _seed(text: str) -> int:
    if whole_number(text.removeprefix("-")) is None:
        raise ValueError
    return int(text)


@_checked("a number above 0 and below 1, as 1e-5; 1e-12 is the least")
def _error(text: str) -> float:
    error = float(text) if ERROR.fullmatch(text) else 0.0
    if not ERROR_LEAST <= error < 1:
        raise ValueError
    return error
