"""banca simulate pai-kau --banks: a table of players who hold the bank in turn."""

import re
from argparse import Namespace
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from banca.cli.games.pai_kau.simulation import read_strategy, value_by_duel
from banca.cli.screen import minor_units, options_line, print_json
from banca.cli.simulate.figures import broken_off_text, counts_text, exit_code, not_reached_text, plus_minus, share_text
from banca.cli.simulate.files import Files
from banca.cli.simulate.request import refuse_seats, table_to_json
from banca.cli.simulate.running import Goal, Timed, run_job, speed_text, time_to_json
from banca.cli.simulate.strategy import Strategy, is_python, name_text
from banca.cli.tables import print_table, screen, table
from banca.games.pai_kau.bets import PRICE
from banca.games.pai_kau.equipment import SEAT, SEATS
from banca.games.pai_kau.ways import WAYS
from banca.law import Language, OptionError
from banca.law.numbers import as_typed
from banca.messages import joined, message, money_text
from banca.messages.errors import Listed
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate.pai_kau.banks import BankCounts, Banks, Player
from banca.simulate.pai_kau.banks import BanksSummary as Summary
from banca.simulate.statistics import CONFIDENCE, FEWEST

USUAL_ROUNDS, ROUNDS_MOST = 1_000_000, 10**15
MINOR = 100  # of a unit of money
USUAL_STAKE = 10_000  # minor units
PLAYER = re.compile(r"(?P<stake>[0-9][0-9,.]*?)(?:,bank=(?P<bank>[0-9][0-9,.]*?))?(?:,way=(?P<way>[^,]+))?")
EXAMPLES = ("--player 100", "--player 100,bank=700", "--player 50,bank=500,way=balanced")

# Lines that belong to the one above.
INDENT = dict.fromkeys(
    (
        "pai-kau-banks-z-stake",
        "pai-kau-banks-commission",
        "pai-kau-banks-breakage",
        "pai-kau-banks-as-backer",
    ),
    "  ",
)


@dataclass(frozen=True, slots=True)
class Result:
    game: Game[Any]
    setting: Setting
    players: tuple[Player, ...]
    strategies: tuple[Strategy, ...]
    summary: Summary
    timed: Timed[BankCounts]
    reached: float | None  # the half-width

    @property
    def exact(self) -> Fraction | None:
        """Per unit staked, if all arrange by the table's way and every bank covers all stakes."""
        stakes = sum(player.stake for player in self.players)
        covered = all(player.capital >= stakes - player.stake for player in self.players if player.banks)
        alike = all(player.strategy is None for player in self.players)
        return value_by_duel(self.setting, SEAT, None).mean if covered and alike else None

    @property
    def z(self) -> float | None:
        """Over all bettors; None if prizes are rounded down, which the exact value ignores."""
        exact, stderr = self.exact, self.summary.stderr
        rounded = any((player.stake * PRICE.net).denominator > 1 for player in self.players)
        return None if exact is None or not stderr or rounded else float(self.summary.mean - exact) / stderr


def run(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    if args.dealing != "packs":
        raise OptionError("pai-kau-banks-without-dealing")
    files = Files.from_arguments(args)
    players, ways = players_of(args, game, setting)
    rounds = args.rounds or (ROUNDS_MOST if args.until_error else USUAL_ROUNDS)
    job = Banks(setting, players, rounds, args.seed)

    def half_width(part: BankCounts) -> float | None:
        """The widest known one of all players."""
        fared = zip(job.summary(part).players, players, strict=True)
        found = [each.half_width / max(1, player.stake) for each, player in fared if each.half_width is not None]
        return max(found, default=None)

    timed = run_job(args, job, Goal(message(lang, "pai-kau-banks"), rounds, half_width, args.until_error))
    if not timed.ran.part.dealt:
        return exit_code(lang, dealt=0, broken_off=True)
    played = job.summary(timed.ran.part, broken_off=timed.ran.broken_off)
    result = Result(game, setting, players, ways, played, timed, half_width(timed.ran.part))
    summary = to_json(result, args)
    with files.write_before_printing(summary, lambda: summary["players"], lambda: picture(result, lang)):
        if args.output == "json":
            print_json(summary)
        else:
            show(result, args, lang)
    return exit_code(lang, dealt=played.dealt, broken_off=played.broken_off)


def players_of(args: Namespace, game: Game[Any], setting: Setting) -> tuple[tuple[Player, ...], tuple[Strategy, ...]]:
    """The players of --player, or identical ones: each stakes the same and, as banker, covers all the others."""
    if args.player and args.seats:
        raise OptionError("pai-kau-players-or-seats")
    if args.player:
        found = [_player(text, args, setting) for text in args.player]
        return tuple(player for player, _ in found), tuple(way for _, way in found)
    number, strategy = args.seats or SEATS, read_strategy(args.strategy, setting)
    refuse_seats(number, game, setting)
    player = Player(USUAL_STAKE, USUAL_STAKE * (number - 1), strategy.value)
    return (player,) * number, (strategy,) * number


def _player(text: str, args: Namespace, setting: Setting) -> tuple[Player, Strategy]:
    found = PLAYER.fullmatch(text.strip())
    if found is None:
        example = Listed(*EXAMPLES, last="list-or")
        raise OptionError("pai-kau-player-unreadable", typed=as_typed(text), example=example)
    strategy = _read_way(text, found["way"], setting) if found["way"] else read_strategy(args.strategy, setting)
    capital = minor_units(found["bank"]) if found["bank"] else 0
    return Player(minor_units(found["stake"]), capital, strategy.value), strategy


def _read_way(text: str, way: str, setting: Setting) -> Strategy:
    """Read a way; an error names the option in which it was written."""
    if way not in WAYS and not is_python(way):
        raise OptionError("pai-kau-player-of-no-way", typed=text, way=way, ways=Listed(*WAYS))
    try:
        return read_strategy(way, setting)
    except OptionError as error:
        raise OptionError("pai-kau-player-fault", typed=text, fault=error) from error


# On the screen.


def show(result: Result, args: Namespace, lang: Language) -> None:
    console, summary = screen(), result.summary
    console.print(title(result, lang), style="bold")
    print_table(console, players_table(result, lang))
    print_table(console, table(("", "whole_table"), figures(result, lang), lang=lang))
    if summary.broken_off:
        wanted = args.rounds or (None if args.until_error else USUAL_ROUNDS)
        console.print(
            broken_off_text(lang, "rounds", summary.dealt, wanted, result.timed.checkpoint), style="bold yellow"
        )
    elif args.until_error and (short := not_reached_text(lang, result.reached, args.until_error)):
        console.print(short, style="yellow")
    console.print(options_line(result.setting, lang), style="dim")
    console.print(message(lang, "pai-kau-banks-are"), style="dim")
    if summary.stderr is None:
        console.print(message(lang, "pai-kau-banks-too-few", fewest=FEWEST), style="dim")


def title(result: Result, lang: Language) -> str:
    edition = result.game.edition
    return f"{edition.names.said_in(lang)} · {edition.slug} · {message(lang, 'pai-kau-banks')}"


def players_table(result: Result, lang: Language) -> Any:
    alike = len({way.json_name for way in result.strategies}) == 1
    lines: list[tuple[str, ...]] = []
    for player, fared, way in zip(result.players, result.summary.players, result.strategies, strict=True):
        lines.append(
            (
                str(fared.place),
                money_text(lang, player.stake),
                money_text(lang, player.capital) if player.banks else "",
                *(() if alike else (name_text(lang, dict(way.fields).get("way", way.json_name or "")),)),
                share_text(fared.rounds_as_banker / result.summary.dealt),
                _signed_percent(fared.per_capital),
                _signed_percent(fared.per_stake),
                _a_round(fared.mean, fared.half_width),
            )
        )
    between = () if alike else ("way",)
    columns = ("seat", "stake", "bank", *between, "as_banker", "per_capital", "per_stake", "a_round")
    right = "seat stake bank as_banker per_capital per_stake a_round"
    return table(columns, lines, right=right, lang=lang)


def _signed_percent(value: Fraction | None) -> str:
    return "" if value is None else f"{float(value) * 100:+.3f} %"


def _a_round(mean: Fraction, half: float | None) -> str:
    return plus_minus(f"{float(mean) / MINOR:+.4f}", None if half is None else f"{half / MINOR:.4f}")


def figures(result: Result, lang: Language) -> list[tuple[str, str]]:
    summary, exact = result.summary, result.exact
    half = None if summary.house_stderr is None else CONFIDENCE * summary.house_stderr
    took = {"rounds": summary.dealt, "seconds": result.timed.seconds, "seed": summary.seed}
    lines: list[tuple[str, str | None]] = [
        ("pai-kau-banks-exact-stake", None if exact is None else f"{float(exact) * 100:+.4f} %  ({exact})"),
        ("pai-kau-banks-z-stake", None if result.z is None else f"{result.z:+.2f}"),
        ("pai-kau-banks-house-a-round", _a_round(summary.house, half)),
        ("pai-kau-banks-commission", f"{summary.commission / summary.dealt / MINOR:.4f}"),
        ("pai-kau-banks-breakage", f"{summary.breakage / summary.dealt / MINOR:.4f}" if summary.breakage else None),
        (
            "pai-kau-banks-as-backer",
            f"{summary.of_house_capital / summary.dealt / MINOR:+.4f}" if summary.of_house_capital else None,
        ),
        ("pai-kau-banks-lots", f"{summary.lots:,}"),
        (
            "simulate-strategy",
            result.strategies[0].text(lang) if len({way.json_name for way in result.strategies}) == 1 else None,
        ),
        ("simulate-rounds", message(lang, "simulate-rounds-in", **took)),
        ("simulate-rate", speed_text(result.timed, lang)),
    ]
    return [(INDENT.get(name, "") + message(lang, name), value) for name, value in lines if value is not None]


# As JSON: amounts in minor units.


def to_json(result: Result, args: Namespace) -> dict[str, Any]:
    exact = result.exact
    found = result.summary.to_json()
    for seat, player, way in zip(found["players"], result.players, result.strategies, strict=True):
        seat |= {"stake": player.stake, "capital": player.capital, "strategy": way.json_name}
    return {
        **table_to_json(result.game, result.setting),
        "bet": None,
        **found,
        "exact": None if exact is None else str(exact),
        "exact_decimal": None if exact is None else float(exact),
        "z": result.z,
        **({"until_error": args.until_error, "half_width": result.reached} if args.until_error else {}),
        **time_to_json(result.timed),
        "broken_off": result.summary.broken_off,
    }


# As a picture.


def picture(result: Result, lang: Language) -> str:
    from banca.report.pai_kau import picture_of_banks

    summary = result.summary
    count = counts_text(lang, summary.seed, rounds=summary.dealt)
    subtitle = joined(lang, (count, *ways_text(result, lang), options_line(result.setting, lang)), "list-clauses")
    return picture_of_banks(lang, title(result, lang), subtitle, result.players, summary, MINOR)


def ways_text(result: Result, lang: Language) -> list[str]:
    """How the players arrange their tiles: all alike, or each."""
    ways = [way.text(lang) or "" for way in result.strategies]
    if len(set(ways)) == 1:
        return ways[:1]
    seats = (message(lang, "simulate-seat", number=place) for place in range(1, len(ways) + 1))
    return [message(lang, "labelled", label=seat, text=way) for seat, way in zip(seats, ways, strict=True)]
