"""banca simulate pai-kau --banks: a table of players among whom the bank goes round."""

import re
from argparse import Namespace
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from banca.cli.names import joined
from banca.cli.screen import minor_units, options_line, print_json, put, screen, table
from banca.cli.simulate.exact import by_duel
from banca.cli.simulate.figures import broken_off_text, counts_text, ended, not_reached_text, plus_minus, share_text
from banca.cli.simulate.files import Files
from banca.cli.simulate.running import Timed, Watched, carried_out, plain_time, speed
from banca.cli.simulate.spec import refuse_seats
from banca.cli.simulate.spec import told as of_table
from banca.cli.simulate.strategy import Strategy, said_in, strategy_of
from banca.cli.words import word
from banca.games.pai_kau.equipment import SEAT, SEATS
from banca.games.pai_kau.price import PRICE
from banca.law import Language, OptionError
from banca.law.numbers import as_typed
from banca.money import format_amount
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate.pai_kau.banks import Banks, Player, Told, Turned
from banca.simulate.tally import CONFIDENCE, FEWEST

USUAL_ROUNDS, ROUNDS_MOST = 1_000_000, 10**15
MINOR = 100  # of a unit of money
USUAL_STAKE = 10_000  # minor units
SAID = re.compile(r"(?P<stake>[0-9][0-9,.]*?)(?:,bank=(?P<bank>[0-9][0-9,.]*?))?(?:,way=(?P<way>[^,]+))?")
EXAMPLE = "--player 100, --player 100,bank=700 or --player 50,bank=500,way=balanced"


@dataclass(frozen=True, slots=True)
class Result:
    game: Game[Any]
    setting: Setting
    players: tuple[Player, ...]
    ways: tuple[Strategy, ...]
    told: Told
    timed: Timed[Turned]
    reached: float | None  # the half-width by which a run until some error is measured

    @property
    def exact(self) -> Fraction | None:
        """Of a unit staked, where all arrange by the table's way and every bank covers all that lies against it."""
        stakes = sum(player.stake for player in self.players)
        covered = all(player.capital >= stakes - player.stake for player in self.players if player.banks)
        alike = all(player.strategy is None for player in self.players)
        return by_duel(self.setting, SEAT, None).mean if covered and alike else None

    @property
    def z(self) -> float | None:
        """Of all bettors together; None where prizes are rounded down, which the exact value knows nothing of."""
        exact, stderr = self.exact, self.told.stderr
        rounded = any((player.stake * PRICE.net).denominator > 1 for player in self.players)
        return None if exact is None or not stderr or rounded else float(self.told.mean - exact) / stderr


def run(given: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    if given.dealing != "packs":
        raise OptionError("--banks: tiles are shuffled for every round: leave --dealing out")
    files = Files.named(given)
    players, ways = players_of(given, game, setting)
    rounds = given.rounds or (ROUNDS_MOST if given.until_error else USUAL_ROUNDS)
    job = Banks(setting, players, rounds, given.seed)

    def half_width(part: Turned) -> float | None:
        """The widest of those that can be told."""
        fared = zip(job.told(part).players, players, strict=True)
        found = [each.half_width / max(1, player.stake) for each, player in fared if each.half_width is not None]
        return max(found, default=None)

    def total(part: Turned) -> float | None:
        if given.until_error is None:
            return rounds
        half = half_width(part)
        return None if half is None else float(min(rounds, part.dealt * (half / given.until_error) ** 2))

    def enough(part: Turned) -> bool:
        half = half_width(part) if given.until_error is not None else None
        return half is not None and half <= given.until_error

    timed = carried_out(given, job, Watched(word(lang, "simulate.banks"), total, enough=enough))
    if not timed.ran.part.dealt:
        return ended(lang, dealt=0, broken_off=True)
    told = job.told(timed.ran.part, broken_off=timed.ran.broken_off)
    result = Result(game, setting, players, ways, told, timed, half_width(timed.ran.part))
    plainly = to_json(result, given)
    with files.written(plainly, lambda: plainly["players"], lambda: picture(result, lang)):
        if given.output == "json":
            print_json(plainly)
        else:
            show(result, given, lang)
    return ended(lang, dealt=told.dealt, broken_off=told.broken_off)


def players_of(given: Namespace, game: Game[Any], setting: Setting) -> tuple[tuple[Player, ...], tuple[Strategy, ...]]:
    """As they are said, or all alike: each stakes the same, and with his bank covers all the others."""
    if given.player and given.seats:
        raise OptionError("--player says itself who sits there: leave --seats out")
    if given.player:
        found = [_player(said, given, game, setting) for said in given.player]
        return tuple(player for player, _ in found), tuple(way for _, way in found)
    number, strategy = given.seats or SEATS, strategy_of(given, game, setting)
    refuse_seats(number, game, setting)
    player = Player(USUAL_STAKE, USUAL_STAKE * (number - 1), strategy.value)
    return (player,) * number, (strategy,) * number


def _player(said: str, given: Namespace, game: Game[Any], setting: Setting) -> tuple[Player, Strategy]:
    found = SAID.fullmatch(said.strip())
    if found is None:
        raise OptionError(f"--player {as_typed(said)}: write his stake, and what else he has, as in {EXAMPLE}")
    strategy = _way(said, found["way"], game, setting) if found["way"] else strategy_of(given, game, setting)
    capital = minor_units(found["bank"]) if found["bank"] else 0
    return Player(minor_units(found["stake"]), capital, strategy.value), strategy


def _way(said: str, way: str, game: Game[Any], setting: Setting) -> Strategy:
    """What is wrong with it is told of the option in which it was written."""
    try:
        return strategy_of(Namespace(strategy=way), game, setting)
    except OptionError as error:
        raise OptionError(f"--player {said}: {str(error).removeprefix('--strategy ')}") from error


# On the screen.


def show(result: Result, given: Namespace, lang: Language) -> None:
    console, told = screen(), result.told
    console.print(title(result, lang), style="bold")
    put(console, players_table(result, lang))
    put(console, table(("", "whole_table"), figures(result, lang), lang=lang))
    if told.broken_off:
        asked = given.rounds or (None if given.until_error else USUAL_ROUNDS)
        console.print(broken_off_text(lang, "rounds", told.dealt, asked, result.timed.kept_in), style="bold yellow")
    elif given.until_error and (short := not_reached_text(lang, result.reached, given.until_error)):
        console.print(short, style="yellow")
    console.print(options_line(result.setting, lang), style="dim")
    console.print(word(lang, "simulate.banks_are"), style="dim")
    if told.stderr is None:
        console.print(word(lang, "simulate.too_few_circles", fewest=FEWEST), style="dim")


def title(result: Result, lang: Language) -> str:
    edition = result.game.edition
    return f"{edition.names.said_in(lang)} · {edition.slug} · {word(lang, 'simulate.banks')}"


def players_table(result: Result, lang: Language) -> Any:
    alike = len({way.said for way in result.ways}) == 1
    lines: list[tuple[str, ...]] = []
    for player, fared, way in zip(result.players, result.told.players, result.ways, strict=True):
        lines.append(
            (
                str(fared.place),
                format_amount(player.stake),
                format_amount(player.capital) if player.banks else "",
                *(() if alike else (said_in(lang, dict(way.fields).get("way", way.said or "")),)),
                share_text(fared.rounds_as_banker / result.told.dealt),
                _signed(fared.per_capital),
                _signed(fared.per_stake),
                _a_round(fared.mean, fared.half_width),
            )
        )
    between = () if alike else ("way",)
    columns = ("seat", "stake", "bank", *between, "as_banker", "per_capital", "per_stake", "a_round")
    right = "seat stake bank as_banker per_capital per_stake a_round"
    return table(columns, lines, right=right, lang=lang)


def _signed(value: Fraction | None) -> str:
    return "" if value is None else f"{float(value) * 100:+.3f} %"


def _a_round(mean: Fraction, half: float | None) -> str:
    return plus_minus(f"{float(mean) / MINOR:+.4f}", None if half is None else f"{half / MINOR:.4f}")


def figures(result: Result, lang: Language) -> list[tuple[str, str]]:
    told, exact = result.told, result.exact
    half = None if told.house_stderr is None else CONFIDENCE * told.house_stderr
    took = {"rounds": f"{told.dealt:,}", "seconds": f"{result.timed.seconds:.2f}", "seed": told.seed}
    lines: list[tuple[str, str | None]] = [
        ("simulate.exact_stake", None if exact is None else f"{float(exact) * 100:+.4f} %  ({exact})"),
        ("simulate.z_stake", None if result.z is None else f"{result.z:+.2f}"),
        ("simulate.house_a_round", _a_round(told.house, half)),
        ("simulate.commission", f"{told.commission / told.dealt / MINOR:.4f}"),
        ("simulate.breakage", f"{told.breakage / told.dealt / MINOR:.4f}" if told.breakage else None),
        ("simulate.as_backer", f"{told.of_house_capital / told.dealt / MINOR:+.4f}" if told.of_house_capital else None),
        ("simulate.lots", f"{told.lots:,}"),
        ("simulate.strategy", result.ways[0].told(lang) if len({way.said for way in result.ways}) == 1 else None),
        ("rounds", word(lang, "rounds_in", **took)),
        ("simulate.rate", speed(result.timed, lang)),
    ]
    return [(word(lang, name), value) for name, value in lines if value is not None]


# As JSON: sums in minor units.


def to_json(result: Result, given: Namespace) -> dict[str, Any]:
    exact = result.exact
    found = result.told.to_json()
    for told, player, way in zip(found["players"], result.players, result.ways, strict=True):
        told |= {"stake": player.stake, "capital": player.capital, "strategy": way.said}
    return {
        **of_table(result.game, result.setting),
        "bet": None,
        **found,
        "exact": None if exact is None else str(exact),
        "exact_decimal": None if exact is None else float(exact),
        "z": result.z,
        **({"until_error": given.until_error, "half_width": result.reached} if given.until_error else {}),
        **plain_time(result.timed),
        "broken_off": result.told.broken_off,
    }


# As a picture.


def picture(result: Result, lang: Language) -> str:
    from banca.report.pai_kau import picture_of_banks

    told = result.told
    count = counts_text(lang, told.seed, rounds=told.dealt)
    subtitle = joined(lang, (count, *ways_text(result, lang), options_line(result.setting, lang)), "semicolon")
    return picture_of_banks(lang, title(result, lang), subtitle, result.players, told, MINOR)


def ways_text(result: Result, lang: Language) -> list[str]:
    """How all arrange their tiles, or each of them."""
    ways = [way.told(lang) or "" for way in result.ways]
    if len(set(ways)) == 1:
        return ways[:1]
    return [f"{word(lang, 'simulate.seat', number=place)}: {way}" for place, way in enumerate(ways, 1)]
