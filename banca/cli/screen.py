"""What the commands share: a screen, tables, money and cards as people write them, the setting, settlements."""

import json
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from banca.cli.names import bet_text, joined, named_edition, option_text, position_text, value_text
from banca.cli.words import word
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
from banca.material.cards import NUMBER_OF, Card
from banca.money import Line, down_to_minor_unit, format_amount
from banca.play.game import Game
from banca.play.setting import Setting

RUN_MOST = 100  # a longer run is no sector, and is not spelled out to find that
AMOUNT_MOST = 60  # characters: far more than there is, whatever zeros stand before
SHOWN_OF_AMOUNT = 12
SUIT_SIGNS = {"s": "♠", "h": "♥", "c": "♣", "d": "♦"}
BAR = 40  # characters
EIGHTHS = " ▏▎▍▌▋▊▉"
WIDE = 160  # where the output is no terminal, lines are not folded to 80 columns


class Screen(Console):
    def on_broken_pipe(self) -> None:
        """The reader has read enough: that is no failure."""
        raise BrokenPipeError


def screen() -> Console:
    console = Screen(highlight=False)
    return console if console.is_terminal else Screen(highlight=False, width=WIDE)


def table(
    columns: Sequence[str],
    rows: Iterable[Sequence[str | Text]],
    title: str | None = None,
    right: str = "",
    lang: Language | None = None,
    *,
    skip_empty: bool = False,
) -> Table:
    """A plain table; the columns named in `right` are set to the right. In a language, their headings are words.

    Columns with nothing in them may be left out.
    """
    if skip_empty:
        rows = list(rows)
        shown = [n for n, _ in enumerate(columns) if any(row[n] for row in rows)]
        columns, rows = [columns[n] for n in shown], [[row[n] for n in shown] for row in rows]
    made = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, title_style="bold")
    for column in columns:
        number = column in right.split()  # a number is never folded
        heading = word(lang, f"column.{column}") if lang and column.strip("#") else column
        made.add_column(heading, justify="right" if number else "left", overflow="fold", no_wrap=number)
    for row in rows:
        made.add_row(*(cell if isinstance(cell, Text) else Text(cell) for cell in row))  # what is typed is no markup
    return made


def put(console: Console, made: Table) -> None:
    """Prints a table. Where the screen is too narrow for its figures the lines run over: no figure is ever cut."""
    least = Measurement.get(console, console.options.update(max_width=WIDE * 2), made).minimum
    if least > console.width:
        console = Screen(highlight=False, width=least, file=console.file, force_terminal=console.is_terminal)
    console.print(made)


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def minor_units(text: str, lang: Language = "en") -> int:
    """Money as a person types it, in whole minor units: nothing finer is lost, it is refused."""
    if not re.fullmatch(r"[0-9][0-9,]*(\.[0-9]{1,2})?", text):
        raise BancaError(word(lang, "not_an_amount", text=shortened(text)))
    amount = fraction(text.replace(",", "").lstrip("0") or "0") if len(text) <= AMOUNT_MOST else None
    if amount is None or amount * 100 > MONEY_MOST:
        shown_text = text if len(text) <= AMOUNT_MOST else f"{text[:SHOWN_OF_AMOUNT]}…"
        raise BancaError(word(lang, "too_much_money", text=shown_text, most=format_amount(MONEY_MOST)))
    return int(amount * 100)


def setting_of(args: Namespace, **facts: Any) -> tuple[Game[Any], Setting]:
    """The game and the setting that the command's options describe."""
    edition = edition_named(args.game, args.on)
    game = game_of(edition.slug)
    chosen: dict[str, str] = {}
    for pair in args.set:
        name, found, value = pair.partition("=")
        if not found:
            raise OptionError(f"--set {as_typed(pair)}: write NAME=VALUE, as in {_example(edition)}")
        if name in chosen:
            raise OptionError(f"--set {name} is given twice: {as_typed(chosen[name])} and {as_typed(value)}")
        if name not in (known := (*edition.options, *edition.parameters)):
            raise no_such_option(edition, name, known)
        chosen[name] = value
    parameters = {
        name: read_parameter(edition, name, _parameter_value(edition.parameters[name], chosen.pop(name)))
        for name in list(chosen)
        if name in edition.parameters
    }
    options = option_set(edition, chosen, preset_named(args.preset))
    authorised = _authorised(game, getattr(args, "authorised", ()))
    setting = Setting(options, parameters=parameters, authorised=authorised, **facts)
    game.opening(setting)  # what makes no lawful table is said before anything else
    return game, setting


def _authorised(game: Game[Any], files: Sequence[str]) -> tuple[Any, ...]:
    """The bets and prizes beyond the regulation, each from its file."""
    if files and game.authorised is None:
        has_one = next(each.edition.game for each in map(game_of, EDITIONS) if each.authorised)
        says = (
            f"has no article on new bets or different prizes: of the regulations here that of {has_one} alone has one"
        )
        raise OptionError(f"--authorised {files[0]}: {game.edition.slug} {says} (53/2010, article 7)")
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
    """`1-9,10-18` or `1-2-3-4-5-6-7-8-19`: sectors with commas between, two numbers standing for a run."""
    sectors = []
    for part in text.split(","):
        read = [whole_number(n) for n in part.split("-")]
        numbers = [n for n in read if n is not None]
        if len(numbers) < len(read):
            raise OptionError(f"{shown(part)} is no sector: write 1-9,10-18 or the nine numbers of each")
        run = len(numbers) == 2 and 0 <= numbers[1] - numbers[0] < RUN_MOST
        sectors.append(list(range(numbers[0], numbers[1] + 1)) if run else numbers)
    return sectors


def options_line(setting: Setting, lang: Language) -> str:
    """The set in use, in one line: the preset and what departs from it."""
    options, edition = setting.options, setting.edition
    chosen = [option_text(edition, lang, name, to_json(value)) for name, value in options.differences.items()]
    for name, value in setting.parameters.items():
        money = edition.parameters[name].form == "money"
        shown = format_amount(value) if money else str(plain_parameter(value))
        chosen.append(option_text(edition, lang, name, shown))
    preset = word(lang, f"preset.{options.preset}")
    line = word(lang, "options", preset=preset)
    if chosen:
        line = word(lang, "options_with", preset=preset, chosen=joined(lang, chosen))
    return _with_authorised(setting, lang, line)


def _with_authorised(setting: Setting, lang: Language, line: str) -> str:
    """What is authorised beyond the regulation, for whom, and on which conditions; those that are not met, if any."""
    if not setting.authorised:
        return line
    edition, bets = named_edition(setting), []
    for granted in setting.authorised:
        bet = bet_text(edition, lang, granted.bet.slug)
        conditions = joined(lang, sorted(granted.conditions), "semicolon")
        if granted.unmet:
            unmet = joined(lang, granted.unmet, "semicolon")
            bets.append(word(lang, "authorised_unmet", bet=bet, conditions=unmet))
        else:
            bets.append(f"{bet} ({conditions})" if conditions else bet)
    return word(lang, "authorised_are", options=line, house=setting.authorised[0].house, bets=joined(lang, bets))


def result_text(result: Mapping[str, Any] | None, edition: Edition, lang: Language) -> str:
    """A result in one line: facts that hold by name, other values after their names."""
    parts = []
    for name, value in (result or {}).items():
        words = word(lang, f"result.{name}")
        if value is True:
            parts.append(words)
        elif name == "opens":
            parts.append(word(lang, "result.does_not_open"))
        elif name == "jackpot":
            sums = (f"{word(lang, f'result.{key}')} {_money(each)}" for key, each in value.items())
            parts.append(f"{words} ({joined(lang, sums)})")
        elif value is not None and value is not False:
            parts.append(f"{words} {value_text(edition, lang, value)}")
    return joined(lang, parts)


def _money(amount: int | str) -> str:
    """An amount of which a fraction of a minor unit may be hidden."""
    return format_amount(down_to_minor_unit(Fraction(amount)))


def selection_text(selection: Any) -> str:
    if selection is None:
        return ""
    return "-".join(map(str, selection)) if isinstance(selection, tuple) else str(selection)


def plain_selection(selection: Any) -> Any:
    return list(selection) if isinstance(selection, tuple) else selection


def cards_text(cards: Sequence[str]) -> Text:
    """Cards as people know them: 10♥, K♠; a card that may not be seen is its back."""
    drawn = Text()
    for card in cards:
        if card[-1:] in SUIT_SIGNS:
            rank = card[0].replace("T", "10")
            drawn.append(f"{rank}{SUIT_SIGNS[card[1]]} ", style="bold red" if card[1] in "hd" else "bold")
        else:
            drawn.append("▒▒ ", style="dim")
    return drawn


def cards_named(option: str, text: str) -> tuple[Card, ...]:
    """Cards as a person writes them."""
    cards = tuple(each for each in re.split(r"[\s,]+", text.strip()) if each)
    for card in cards:
        if card not in NUMBER_OF:
            raise OptionError(f"{option} {card}: no such card: they are written Ah, Td, 9c")
    return cards


@contextmanager
def progress(title: str, lang: Language) -> Iterator[Callable[[str, int, int], None]]:
    """A bar on the terminal of the errors, if there is one; it takes what is done, how many are, and of how many."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from banca.cli.counting import stage_text
    from banca.exact import progress_to

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[what]}"), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, disable=not sys.stderr.isatty(), transient=True, console=console) as bar:
        task = bar.add_task(title, total=None, what="")

        def counted(stage: str, done: float) -> None:
            bar.update(task, what=stage_text(lang, stage, done))

        with progress_to(counted):
            yield lambda what, done, of: bar.update(task, completed=done, total=of, what=what)


def bar(part: Fraction) -> str:
    """A bar as long as this part of the longest."""
    eighths = max(1, round(part * BAR * 8))
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


# Settlements.


def settlement_table(edition: Edition, lines: tuple[Line, ...], lang: Language, *, brief: bool = False) -> Table:
    """A line per player and bet. Columns of money that are nought throughout are left out.

    In brief, for a single player at a narrow terminal: without the player, the stake returned and the instrument.
    """
    columns: dict[str, list[str]] = {"#": [str(number) for number, _ in enumerate(lines, 1)]}
    if not brief:
        columns["player"] = [line.position.player for line in lines]
    columns["bet"] = [position_text(edition, lang, line.position) for line in lines]
    columns["stake"] = [format_amount(line.stake) for line in lines]
    columns["result"] = [value_text(edition, lang, line.result) for line in lines]
    columns["pays"] = [str(line.odds or "") for line in lines]
    if not brief:
        columns["returned"] = [format_amount(line.returned) for line in lines]
    columns["prize"] = [format_amount(line.prize) for line in lines]
    if any(line.commission for line in lines):
        columns["commission"] = [format_amount(line.commission) for line in lines]
    if any(line.breakage for line in lines):
        columns["breakage"] = [format_amount(line.breakage) for line in lines]
    columns["net"] = [format_amount(line.net) for line in lines]
    articles = [cited(edition, line.clauses) for line in lines]
    columns["article"] = [text.removeprefix(f"{edition.number} ") if brief else text for text in articles]
    rows = zip(*columns.values(), strict=True)
    return table(tuple(columns), rows, right="# stake pays returned prize commission breakage net", lang=lang)


def cited(edition: Edition, clauses: tuple[str, ...]) -> str:
    """`57/2004 art. 5(6), 6(6)(6)`: the instrument once, then the articles."""
    first, *others = [edition.cite(c) for c in clauses]
    return ", ".join([first, *(o.removeprefix(f"{edition.number} ").removeprefix("art. ") for o in others)])
