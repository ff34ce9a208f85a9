"""Tiles drawn and named, the bank and the seats, the results, and the order of pairs."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from banca.cli.names import value_text
from banca.cli.tables import table as listed
from banca.cli.terminal import YOU
from banca.games.pai_kau.arranging import holder
from banca.games.pai_kau.bank import ROUNDS
from banca.games.pai_kau.equipment import HOUSE
from banca.games.pai_kau.order import RANK_OF, Group, divisions, row_of
from banca.games.pai_kau.settling import arrangement, ruling_of
from banca.games.pai_kau.state import Round
from banca.law import Edition, Language
from banca.material.tiles import Tile
from banca.messages import joined, message, money_text
from banca.play.act import Act
from banca.table import Table

Shown = list[RenderableType]

# A tile drawn on its side, pips coloured as on real ones: ones and fours red, the others white.
PIPS: Mapping[int, tuple[str, str, str]] = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
RED, WHITE, EDGE = "bold bright_red on black", "bold bright_white on black", "white on black"
RED_ON_PAPER = "bold red"
RED_PIPS = (1, 4)
WIDTH = 17  # of a tile and its name
STYLES = {"win": "bold green", "push": "bold", "lose": "bold red", "banker": "dim"}

MARK = "*"  # marks the best division
COMPARED = {"player": "pai-kau-strategy-player", "banker": "pai-kau-strategy-banker"}


def group_row(edition: Edition, group: Group) -> dict[str, Any]:
    """The row of a group in Table 2, with its names."""
    rows: list[dict[str, Any]] = edition.tables["table2"]["rows"]
    return rows[row_of(group) - 1]


def pips(tile: Tile) -> tuple[int, int]:
    few, many = tile.split("-")
    return int(few), int(many)


def picture(tile: Tile) -> Text:
    few, many = pips(tile)
    edge, left, right = ("│", EDGE), *(RED if half in RED_PIPS else WHITE for half in (few, many))
    rows = [
        Text.assemble(edge, (one, left), edge, (other, right), edge)
        for one, other in zip(PIPS[few], PIPS[many], strict=True)
    ]
    return Text("\n").join([Text.assemble(("╭─────┬─────╮", EDGE)), *rows, Text.assemble(("╰─────┴─────╯", EDGE))])


def tile_text(edition: Edition, lang: Language, tile: Tile) -> Text:
    """A tile as typed, its Chinese name, its row in Table 1 and its name."""
    row = edition.tables["table1"]["rows"][RANK_OF[tile] - 1]
    chinese = "" if lang == "zh" else f"  {row['zh']}"
    return Text(f"{tile}{chinese}\n{row['number']}. {row[lang]}", justify="center")


def pictures(edition: Edition, lang: Language, tiles: Sequence[Tile]) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    for _ in tiles:
        grid.add_column(width=WIDTH, justify="center")
    grid.add_row("", *map(picture, tiles))
    grid.add_row("", *(tile_text(edition, lang, tile) for tile in tiles))
    return grid


def group_text(group: Group) -> Text:
    """Two tiles in one line, as they are typed."""
    drawn = Text()
    for tile in group:
        for pip in pips(tile):
            drawn.append(str(pip), style=RED_ON_PAPER if pip in RED_PIPS else "bold").append("-")
        drawn.right_crop(1)
        drawn.append(" ")
    drawn.right_crop(1)
    return drawn


def group_cells(edition: Edition, lang: Language, group: Group) -> tuple[Text, str]:
    """The tiles of a group, and its name in Table 2 with the number of the row."""
    row = group_row(edition, group)
    return group_text(group), f"{row['number']}. {row[lang]}"


def seats_to_arrange(state: Round, player: str) -> tuple[int, ...]:
    """The seats whose tiles are still to be arranged."""
    if state.phase != "arranging":
        return ()
    whose = {place: state.banker if place == state.bank_place else holder(state, place) for place in state.unarranged}
    return tuple(place for place, who in whose.items() if who == player)


# The view from a seat.


def board(table: Table, viewer: str, lang: Language) -> Shown:
    state: Any = table.state
    if held := seats_to_arrange(state, viewer):
        return [shown for place in held for shown in tiles_to_arrange(state, place, lang)]
    return [Text(f"  {line}") for line in (bank_text(state, lang), seats_text(state, lang)) if line]


def who(lang: Language, player: str | None, viewer: str | None = YOU) -> str:
    """The name of a player; the viewer is “you”."""
    return {viewer: message(lang, "play-you"), HOUSE: message(lang, "pai-kau-house")}.get(player, player or "")


def bank_text(state: Round, lang: Language) -> str:
    """Who holds the bank, for which round, and whose capital is in it."""
    if not state.bank:
        return message(lang, "pai-kau-no-bank")
    shares = (f"{who(lang, s.position.player)} {money_text(lang, s.amount)}" for s in state.capitals)
    number = round_number(state, state.bank_place, state.banker or "")
    return message(
        lang,
        "pai-kau-bank-is",
        banker=who(lang, state.banker),
        place=state.bank_place,
        number=number,
        rounds=max(number, ROUNDS),
        capital=money_text(lang, sum(s.amount for s in state.capitals)),
        shares=joined(lang, shares),
    )


def round_number(state: Round, place: int, player: str) -> int:
    """The number of this banker's round in a row."""
    held = state.last_bank
    return held.rounds + 1 if held and (held.seat, held.player) == (place, player) else 1


def seats_text(state: Round, lang: Language) -> str:
    lie = [
        f"{seat_text(lang, place)} {who(lang, s.position.player)} {money_text(lang, s.amount)}"
        for place in sorted({s.position.place or 0 for s in state.stakes})
        for s in state.on(place)
    ]
    return message(lang, "pai-kau-on-the-seats", stakes=joined(lang, lie)) if lie else ""


def seat_text(lang: Language, place: int) -> str:
    return message(lang, "pai-kau-seat-is", place=place)


def tiles_to_arrange(state: Round, place: int, lang: Language) -> Shown:
    edition, tiles = state.setting.edition, state.hand(place)
    of = "pai-kau-tiles-of-bank" if place == state.bank_place else "pai-kau-tiles-of-seat"
    rows = [
        (str(number), *group_cells(edition, lang, each.front), *group_cells(edition, lang, each.back))
        for number, each in enumerate(divisions(tiles), 1)
    ]
    return [
        Text(f"\n  {message(lang, of, place=place)}"),
        pictures(edition, lang, tiles),
        listed(("#", "front", "", "back", ""), rows, lang=lang),
        Text(f"  {message(lang, 'pai-kau-numbers-are-rows')}", style="dim"),
    ]


# Results.


def hands(state: Round, lang: Language, viewer: str | None) -> Grid:
    """All hands, the banker's first, with the names of their groups and the result of each seat."""
    edition = state.setting.edition
    rows: list[tuple[str | Text, ...]] = []
    for place in (*state.deal.turned, *(p for p in state.staked if state.is_out(p))):
        bankers = place == state.bank_place
        player = who(lang, state.banker if bankers else state.owner(place), viewer)
        if state.is_out(place):
            rows.append((f"{place} {player}", *[""] * 4, message(lang, "value-out")))
            continue
        laid = arrangement(state, place)
        came_to = "banker" if bankers else ruling_of(state, place).value
        cells = (*group_cells(edition, lang, laid.front), *group_cells(edition, lang, laid.back))
        rows.append((f"{place} {player}", *cells, Text(message(lang, f"value-{came_to}"), style=STYLES[came_to])))
    return listed(("seat", "front", "", "back", "", "result"), rows, lang=lang)


def result_line(result: Mapping[str, Any], edition: Edition, lang: Language, viewer: str | None) -> str:
    """The dice, the banker's seat, the results of the others, the bank's gain, and who owes whom."""
    dice = value_text(edition, lang, result["dice"])
    named = [("result-dice", dice), ("result-banker", seat_text(lang, int(result["banker"])))]
    named.append(("result-bank", money_text(lang, result["bank"]["net"])))
    *parts, net = (message(lang, "named-value", name=message(lang, name), value=value) for name, value in named)
    parts += [
        message(lang, "named-value", name=seat_text(lang, int(place)), value=value_text(edition, lang, hand["result"]))
        for place, hand in result["hands"].items()
        if "result" in hand
    ]
    parts.append(net)
    others = [debt for debt in result["debts"] if viewer not in (debt["from"], debt["to"])]
    return joined(lang, [*parts, *(debt_text(debt, lang) for debt in others)], "list-phrases")


def debt_text(debt: Mapping[str, Any], lang: Language) -> str:
    amount, place = money_text(lang, debt["amount"]), debt["place"]
    return message(lang, "pai-kau-owes", debtor=debt["from"], creditor=debt["to"], amount=amount, place=place)


# What the dealer announces.

SILENT = ("tile", "tiles", "stack", "turn")  # face down, or shown when all are turned up
MESSAGES = {
    "pass": "pai-kau-said-passes",
    "agree": "pai-kau-said-agrees",
    "withdraw": "pai-kau-said-takes-back",
    "arrange": "pai-kau-said-arranges",
}
BET_MESSAGES = {"bank": "pai-kau-said-banks", "seat": "pai-kau-said-bets"}


def announcement(table: Table, act: Act, text: str, lang: Language) -> str | None:
    """Announce neither tiles that are face down nor how anybody arranges them."""
    state: Any = table.state
    fields = act.to_json()
    if act.name in SILENT:
        return None
    if fields.get("player") == YOU and act.name in MESSAGES:
        return message(lang, "pai-kau-said-you-arrange") if act.name == "arrange" else text
    if key := MESSAGES.get(act.name) or BET_MESSAGES.get(str(fields.get("bet"))):
        amount = money_text(lang, fields.get("stake", 0))
        return message(lang, key, who=who(lang, fields["player"]), place=fields.get("place"), amount=amount)
    edition = table.setting.edition
    match act.name:
        case "declare":
            manner = value_text(edition, lang, fields["manner"])
            return message(lang, "with-values", name=edition.acts[act.name].said_in(lang), values=manner)
        case "count":
            return message(lang, "pai-kau-said-counts", sum=fields["sum"], place=state.first)
        case "cut":
            seat = seat_text(lang, fields["place"])
            return message(lang, "with-values", name=edition.acts[act.name].said_in(lang), values=seat)
        case "expose" | "house-way" | "touch" | "speak" | "take-away":
            return message(lang, "with-values", name=text, values=seat_text(lang, fields["place"]))
    return text


# The order of pairs.


def order(edition: Edition, lang: Language, every: bool) -> Grid:
    """Table 2, row by row, or only the first and last row of each class."""
    rows = edition.tables["table2"]["rows"]
    if every:
        written = [
            (str(row["number"]), group_text([f"{a}-{b}" for a, b in map(sorted, row["tiles"])]), row["zh"], row[lang])
            for row in rows
        ]
        return listed(("#", "tiles", "", ""), [cells[: 3 if lang == "zh" else 4] for cells in written], lang=lang)
    classes = [list(same) for _, same in groupby(rows, key=lambda row: (row["category"], row["points"]))]
    return listed(("#", "", ""), [_class_cells(same, lang) for same in classes], lang=lang)


def _class_cells(same: Sequence[Mapping[str, Any]], lang: Language) -> tuple[str, str, str]:
    numbers = "–".join(dict.fromkeys(str(row["number"]) for row in (same[0], same[-1])))
    return numbers, _first_and_last(same, lang), "" if lang == "zh" else _first_and_last(same, "zh")


def _first_and_last(same: Sequence[Mapping[str, Any]], lang: Language) -> str:
    names: Iterable[str] = dict.fromkeys((same[0][lang], same[-1][lang]))
    return " … ".join(names)
