"""Shared code of the commands: the screen, tables, money and cards in words, settings, settlements."""

import json
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from rich.console import Console
from rich.text import Text

from banca.cli.names import bet_text, option_text, position_text, value_text
from banca.cli.tables import Grid, LongTable, table_of_any_length
from banca.games import game_of
from banca.law import (
    EDITIONS,
    BancaError,
    Edition,
    Language,
    OptionError,
    edition_named,
    no_such_option,
    option_set,
    plain_parameter,
    preset_named,
    read_parameter,
    to_json,
)
from banca.law.instrument import Parameter
from banca.law.numbers import as_typed, fraction, shortened, shown, whole_number
from banca.law.parameters import MONEY_MOST
from banca.material.cards import NUMBER_OF, SUIT_SIGNS, Card, card_text
from banca.messages import joined, message, money_text
from banca.money import Line
from banca.play.game import Game
from banca.play.setting import Setting, edition_of_table

RUN_MOST = 100  # a longer run of numbers is not a sector, so do not expand it
AMOUNT_MOST = 60  # characters, leading zeros included
SHOWN_OF_AMOUNT = 12
BAR = 40  # characters
EIGHTHS = " ▏▎▍▌▋▊▉"


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def minor_units(text: str) -> int:
    """Money as a person types it, in whole minor units: nothing finer is lost, it is refused.

    A comma before the last one or two digits is a decimal comma, as in Portuguese.
    """
    text = re.sub(r"^([0-9]+),([0-9]{1,2})$", r"\1.\2", text)
    if not re.fullmatch(r"[0-9][0-9,]*(\.[0-9]{1,2})?", text):
        raise BancaError("not-an-amount", text=shortened(text))
    digits = text.replace(",", "").lstrip("0")
    digits = digits if digits[:1].isdigit() else f"0{digits}"
    amount = fraction(digits) if len(text) <= AMOUNT_MOST else None
    if amount is None or amount * 100 > MONEY_MOST:
        shown_text = text if len(text) <= AMOUNT_MOST else f"{text[:SHOWN_OF_AMOUNT]}…"
        raise BancaError("too-much-money", text=shown_text, most=MONEY_MOST)
    return int(amount * 100)


def setting_of(args: Namespace, **facts: Any) -> tuple[Game[Any], Setting]:
    """The game and setting that the command's options describe."""
    edition = edition_named(args.game, args.on)
    game = game_of(edition.slug)
    chosen: dict[str, str] = {}
    for pair in args.set:
        name, found, value = pair.partition("=")
        if not found:
            raise OptionError("set-not-a-pair", typed=as_typed(pair), example=_example(edition))
        if name in chosen:
            raise OptionError("set-given-twice", name=name, first=as_typed(chosen[name]), second=as_typed(value))
        if name not in (known := (*edition.options, *edition.parameters)):
            raise no_such_option(edition, name, known)
        chosen[name] = value
    parameters = {
        name: read_parameter(edition, name, _parameter_value(edition.parameters[name], chosen.pop(name)))
        for name in list(chosen)
        if name in edition.parameters
    }
    options = option_set(edition, chosen, preset_named(args.preset))
    authorised = _read_authorisations(game, getattr(args, "authorised", ()))
    setting = Setting(options, parameters=parameters, authorised=authorised, **facts)
    game.opening(setting)  # an unlawful table is an error before anything else
    return game, setting


def _read_authorisations(game: Game[Any], files: Sequence[str]) -> tuple[Any, ...]:
    """The bets and prizes beyond the regulation, each from its file."""
    if files and game.authorised is None:
        has_one = next(each.edition.game for each in map(game_of, EDITIONS) if each.authorised)
        raise OptionError("authorised-by-no-article", file=files[0], edition=game.edition.slug, other=has_one)
    from banca.cli.terminal import terminal_of

    return tuple(terminal_of(game.edition.game).authorisation(file) for file in files)


def setting_to_json(setting: Setting) -> dict[str, Any]:
    """The edition, the options and what the table posts, in the JSON of a command."""
    return {
        "edition": setting.edition.slug,
        "preset": setting.options.preset,
        "options": setting.options.to_json(),
        "parameters": {name: plain_parameter(value) for name, value in setting.parameters.items()},
    }


def cited_setting_to_json(setting: Setting, clauses: Sequence[str]) -> dict[str, Any]:
    """The same, with the clauses and readings that the figures rest on."""
    readings = setting.edition.readings_of(*clauses)
    return {**setting_to_json(setting), "clauses": list(clauses), "readings": list(readings)}


def authorised_to_json(game: Game[Any], setting: Setting) -> dict[str, Any]:
    """What is authorised at the table, in the JSON of a command as in a record."""
    if game.authorised is None or not setting.authorised:
        return {}
    return {game.authorised.key: game.authorised.write(setting.authorised)}


def _parameter_value(parameter: Parameter, text: str) -> Any:
    """The typed value of a parameter, in the form of a record."""
    match parameter.form:
        case "money":
            return minor_units(text)
        case "number":
            number = whole_number(text)
            return text if number is None else number
        case "sectors":
            return _sectors(text)
    return text


def _example(edition: Edition) -> str:
    option = next(iter(edition.options.values()))
    return f"{option.name}={option.default}"


def _sectors(text: str) -> list[list[int]]:
    """Sectors separated by commas, two numbers standing for a run: `1-9,10-18` or `1-2-3-4-5-6-7-8-19`."""
    sectors = []
    for part in text.split(","):
        read = [whole_number(n) for n in part.split("-")]
        numbers = [n for n in read if n is not None]
        if len(numbers) < len(read):
            raise OptionError("sector-unreadable", typed=shown(part))
        run = len(numbers) == 2 and 0 <= numbers[1] - numbers[0] < RUN_MOST
        sectors.append(list(range(numbers[0], numbers[1] + 1)) if run else numbers)
    return sectors


def options_line(setting: Setting, lang: Language) -> str:
    """The options in one line: the preset and what differs from it."""
    options, edition = setting.options, setting.edition
    chosen = [option_text(edition, lang, name, to_json(value)) for name, value in options.differences.items()]
    for name, value in setting.parameters.items():
        money = edition.parameters[name].form == "money"
        shown = money_text(lang, value) if money else str(plain_parameter(value))
        chosen.append(option_text(edition, lang, name, shown))
    preset = message(lang, f"preset-{options.preset}")
    line = message(lang, "options-are", preset=preset)
    if chosen:
        line = message(lang, "options-are-with", preset=preset, chosen=joined(lang, chosen))
    return _with_authorised(setting, lang, line)


def _with_authorised(setting: Setting, lang: Language, line: str) -> str:
    """What is authorised beyond the regulation, for whom, and on which conditions, with those not met."""
    if not setting.authorised:
        return line
    edition, bets = edition_of_table(setting), []
    for granted in setting.authorised:
        bet = bet_text(edition, lang, granted.bet.slug)
        conditions = joined(lang, sorted(granted.conditions), "list-clauses")
        if granted.unmet:
            unmet = joined(lang, granted.unmet, "list-clauses")
            bets.append(message(lang, "authorised-unmet", bet=bet, conditions=unmet))
        else:
            bets.append(f"{bet} ({conditions})" if conditions else bet)
    return message(lang, "authorised-are", options=line, house=setting.authorised[0].house, bets=joined(lang, bets))


def result_text(result: Mapping[str, Any] | None, edition: Edition, lang: Language) -> str:
    """A result in one line: facts that hold by name, other values after their names."""
    from banca.table.saying import result_text as say_result

    return say_result(result, lang, lambda value: value_text(edition, lang, value))


def selection_text(selection: Any) -> str:
    if selection is None:
        return ""
    return "-".join(map(str, selection)) if isinstance(selection, tuple) else str(selection)


def selection_to_json(selection: Any) -> Any:
    return list(selection) if isinstance(selection, tuple) else selection


def cards_text(cards: Sequence[str]) -> Text:
    """Cards such as 10♥, K♠; a card that may not be seen is shown as its back."""
    drawn = Text()
    for card in cards:
        if card[-1:] in SUIT_SIGNS:
            drawn.append(f"{card_text(card)} ", style="bold red" if card[1] in "hd" else "bold")
        else:
            drawn.append("▒▒ ", style="dim")
    return drawn


def read_cards(option: str, text: str) -> tuple[Card, ...]:
    """Read cards that a person typed."""
    cards = tuple(each for each in re.split(r"[\s,]+", text.strip()) if each)
    for card in cards:
        if card not in NUMBER_OF:
            raise OptionError("card-unknown", option=option, card=card)
    return cards


@contextmanager
def progress(title: str, lang: Language) -> Iterator[Callable[[str, int, int], None]]:
    """A progress bar on standard error, if that is a terminal. Call it with the item, done, and total."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from banca.cli.counting import stage_text
    from banca.exact import progress_to

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[what]}"), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, disable=not sys.stderr.isatty(), transient=True, console=console) as bar:
        task = bar.add_task(title, total=None, what="")

        def report(stage: str, done: float) -> None:
            bar.update(task, what=stage_text(lang, stage, done))

        with progress_to(report):
            yield lambda what, done, of: bar.update(task, completed=done, total=of, what=what)


def bar(part: Fraction) -> str:
    """A bar whose length is this share of the longest."""
    eighths = max(1, round(part * BAR * 8))
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


# Settlements.


def settlement_table(
    edition: Edition, lines: tuple[Line, ...], lang: Language, *, brief: bool = False
) -> Grid | LongTable:
    """A line per player and bet. Columns of money that are zero throughout are left out.

    In brief, for a single player: without the player, the stake returned and the instrument. Where there is little
    room, what follows from other columns gives way.
    """
    columns: dict[str, list[str]] = {"#": [str(number) for number, _ in enumerate(lines, 1)]}
    if not brief:
        columns["player"] = [line.position.player for line in lines]
    columns["bet"] = [position_text(edition, lang, line.position) for line in lines]
    columns["stake"] = [money_text(lang, line.stake) for line in lines]
    columns["result"] = [value_text(edition, lang, line.result) for line in lines]
    columns["pays"] = [line.odds.said_in(lang) if line.odds else "" for line in lines]
    if not brief:
        columns["returned"] = [money_text(lang, line.returned) for line in lines]
    columns["prize"] = [money_text(lang, line.prize) for line in lines]
    if any(line.commission for line in lines):
        columns["commission"] = [money_text(lang, line.commission) for line in lines]
    if any(line.breakage for line in lines):
        columns["breakage"] = [money_text(lang, line.breakage) for line in lines]
    columns["net"] = [money_text(lang, line.net) for line in lines]
    written = short_citation if brief else citation_text
    columns["article"] = [written(edition, line.clauses, lang) for line in lines]
    rows = list(zip(*columns.values(), strict=True))
    right = "# stake pays returned prize commission breakage net"
    return table_of_any_length(tuple(columns), rows, right, lang, gives_way="returned breakage prize commission stake")


def citation_text(edition: Edition, clauses: tuple[str, ...], lang: Language) -> str:
    """`57/2004 art. 5(6), 6(6)(6)`: the instrument once, then the articles."""
    return edition.citation(*clauses).said_in(lang)


def short_citation(edition: Edition, clauses: tuple[str, ...], lang: Language) -> str:
    """Without the instrument, where the heading names it."""
    return citation_text(edition, clauses, lang).removeprefix(message(lang, "cite-instrument", number=edition.number))
