"""banca strategy pai-kau: the value of each division of four tiles, and the published ways compared."""

import re
from argparse import Namespace
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from banca.cli.games.pai_kau.board import COMPARED, MARK, group_row
from banca.cli.screen import cited_setting_to_json, options_line, print_json
from banca.cli.tables import print_table, screen, table
from banca.exact import decimal
from banca.exact.pai_kau import (
    PAYOFF,
    DivisionValue,
    Policy,
    Side,
    Tally,
    best,
    best_reply,
    bound_against_best,
    duel,
    mutual_best_play,
)
from banca.games.pai_kau.order import TILES_OF_SEAT, Group
from banca.games.pai_kau.ways import WAYS, HouseWay, house_way
from banca.law import Edition, Language, OptionError, language
from banca.material.tiles import COPIES, FACES, NUMBER_OF, Tile
from banca.messages import LANGUAGES, figures_text, joined, message
from banca.messages.errors import Listed
from banca.play.game import Game
from banca.play.setting import Setting

BEST = "best"
SIDES: dict[str, Side] = {"player": "player", "banker": "banker"}
CLAUSES = ("art5.1", "art5.2", "art5.4", "art5.5", "art6.1", "art6.2", "art6.3", "art6.4", "art4.2", "table2")
SUMMED_UP = {"player": "pai-kau-strategy-summary-player", "banker": "pai-kau-strategy-summary-banker"}


def run(args: Namespace, game: Game[Any], setting: Setting) -> int:
    lang, side = language(args.lang), read_side(args.side or "player")
    if args.way is not None:
        return show_way(args, game.edition, setting, lang)
    if args.tiles is None:
        return summary(args, game.edition, setting, side, lang)
    tiles = read_tiles(game.edition, args.tiles)
    against = args.against or house_way(setting).slug
    tried = best(tiles, read_policy(game.edition, against, side), side)
    bounds = [bound_against_best(each.arrangement, side) if against == BEST else None for each in tried]
    if args.output == "json":
        print_json(
            {
                **cited_setting_to_json(setting, CLAUSES),
                "tiles": list(tiles),
                "as": side,
                "against": against,
                **accuracy(
                    max((each for each in bounds if each is not None), default=None), "pai-kau-value-bound-is", lang
                ),
                **(at_rest(lang) if against == BEST else {}),
                "divisions": [
                    to_json(each, is_best(each, tried), game.edition, tiles)
                    | accuracy(bound, "pai-kau-value-bound-is", lang)
                    for each, bound in zip(tried, bounds, strict=True)
                ],
            }
        )
        return 0
    rows = [
        (
            MARK if is_best(each, tried) else "",
            group_text(game.edition, lang, each.arrangement.front),
            group_text(game.edition, lang, each.arrangement.back),
            *(f"{n:,}" for _, n in each.tally.by_result),
            str(each.value),
            in_percent(each.value, exact=against != BEST),
            joined(lang, (WAYS[slug].names.said_in(lang) for slug in ways_that_choose(each, tiles))),
        )
        for each in tried
    ]
    console = screen()
    columns = ("#", "front", "back", "win", "push", "lose", "value", "in_percent", "chosen_by")
    title = f"{game.edition.names.said_in(lang)} · {game.edition.slug} · {' '.join(tiles)}"
    print_table(
        console, table(columns, rows, title=title, right="win push lose value in_percent", lang=lang, gives_way="value")
    )
    console.print(
        message(lang, COMPARED[side], way=way_text(lang, against), hands=tried[0].tally.cases),
        style="dim",
    )
    if against == BEST:
        moves = (in_percent(each, 6) for each in bounds if each is not None)
        console.print(accuracy_text(lang, "pai-kau-value-bound-is", moves), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def is_best(each: DivisionValue, tried: Sequence[DivisionValue]) -> bool:
    """Whether it is the best, or equally good."""
    return each.value == tried[0].value


def read_side(name: str) -> Side:
    if name not in SIDES:
        raise OptionError("pai-kau-no-such-side", typed=name, sides=Listed(*SIDES, last="list-or"))
    return SIDES[name]


def read_policy(edition: Edition, name: str, side: Side) -> Policy:
    """How the other side arranges."""
    if name == BEST:
        both = mutual_best_play()
        return both.banker if side == "player" else both.player
    return read_way(edition, "--against", name, (*WAYS, BEST))


def read_way(edition: Edition, option: str, name: str, known: Sequence[str]) -> HouseWay:
    if name not in WAYS:
        ways, clause = Listed(*known, last="list-or"), edition.citation("art5.1")
        raise OptionError("pai-kau-no-such-way", option=option, typed=name, ways=ways, clause=clause)
    return WAYS[name]


def read_tiles(edition: Edition, text: str) -> tuple[Tile, ...]:
    """Read four tiles; the pips of each in any order."""
    tiles = tuple("-".join(sorted(tile.split("-"))) for tile in re.split(r"[\s,]+", text.strip()) if tile)
    for tile in tiles:
        if tile not in NUMBER_OF:
            clause = edition.citation("table1")
            raise OptionError("pai-kau-no-such-tile", typed=tile, tiles=" ".join(FACES), clause=clause)
        if tiles.count(tile) > (most := COPIES[NUMBER_OF[tile]]):
            clause, given = edition.citation("table1"), tiles.count(tile)
            raise OptionError("pai-kau-tile-too-often", tile=tile, given=given, most=most, clause=clause)
    if len(tiles) != TILES_OF_SEAT:
        clause = edition.citation("art5.1")
        raise OptionError("pai-kau-no-hand", given=len(tiles), needed=TILES_OF_SEAT, clause=clause)
    return tiles


def ways_that_choose(tried: DivisionValue, tiles: Sequence[Tile]) -> list[str]:
    """The ways that would arrange the tiles like this, or equally well."""
    return [way.slug for way in WAYS.values() if way.arrange(tiles).strengths == tried.arrangement.strengths]


def group_text(edition: Edition, lang: Language, group: Group) -> str:
    return f"{' '.join(group)}  {group_row(edition, group)[lang]}"


def way_text(lang: Language, name: str) -> str:
    return message(lang, "pai-kau-strategy-best") if name == BEST else WAYS[name].names.said_in(lang)


def in_percent(value: Fraction, digits: int = 4, *, exact: bool = True) -> str:
    return f"{'' if exact else '≈'}{decimal(value * 100, digits):f} %"


def accuracy_text(lang: Language, means: str, bounds: Iterable[str]) -> str:
    """A note that figures are not exact, with their accuracy."""
    shown = joined(lang, (figures_text(lang, bound) for bound in bounds))
    return f"{message(lang, 'pai-kau-approached', bound=message(lang, means))} ({shown})"


def to_json(tried: DivisionValue, as_good_as_any: bool, edition: Edition, tiles: Sequence[Tile]) -> dict[str, Any]:
    return {
        "front": group_to_json(edition, tried.arrangement.front),
        "back": group_to_json(edition, tried.arrangement.back),
        **tally_to_json(tried.tally),
        "value": str(tried.value),
        "value_decimal": float(decimal(tried.value)),
        "best": as_good_as_any,
        "chosen_by": ways_that_choose(tried, tiles),
    }


def group_to_json(edition: Edition, group: Group) -> dict[str, Any]:
    row = group_row(edition, group)
    return {"tiles": list(group), "row": row["number"], "names": {lang: row[lang] for lang in LANGUAGES if lang in row}}


def tally_to_json(tally: Tally) -> dict[str, Any]:
    chances: dict[str, Any] = {result: str(Fraction(n, tally.cases)) for result, n in tally.by_result}
    return {
        "ways": tally.cases,
        "ways_won": tally.win,
        "ways_drawn": tally.push,
        "ways_lost": tally.lose,
    } | chances


# The published ways.


def show_way(args: Namespace, edition: Edition, setting: Setting, lang: Language) -> int:
    """One of them, with all its rules."""
    if args.tiles or args.against or args.side:
        raise OptionError("pai-kau-way-alone")
    way = read_way(edition, "--way", args.way, tuple(WAYS))
    if args.output == "json":
        print_json({**cited_setting_to_json(setting, CLAUSES), **way_to_json(way)})
        return 0
    console = screen()
    console.print(f"{edition.names.said_in(lang)} · {edition.slug} · {edition.cite('art5.1', lang)}", style="bold")
    console.print(way_rules(way, lang))
    return 0


def way_rules(way: HouseWay, lang: Language) -> str:
    return message(lang, "labelled", label=way.names.said_in(lang), text=way.says.said_in(lang))


def way_to_json(way: HouseWay) -> dict[str, Any]:
    return {"way": way.slug, "names": names_to_json(way.names), "says": names_to_json(way.says)}


def accuracy(bound: Fraction | None, means: str, lang: Language) -> dict[str, Any]:
    """Whether values are exact and, if not, how far off they may be."""
    if bound is None:
        return {"exact": True, "bound": None}
    known = {"bound": str(bound), "bound_decimal": float(decimal(bound)), "bound_means": message(lang, means)}
    return {"exact": False, **known}


def at_rest(lang: Language) -> dict[str, Any]:
    """How close mutual best play is to an equilibrium."""
    both = mutual_best_play()
    left, bounds = ({side: str(value) for side, value in each.items()} for each in (both.regret, both.bounds))
    known = {
        "exact": False,
        "bound": bounds,
        "bound_means": message(lang, "pai-kau-mutual-bound-is"),
        "left_to_gain": left,
    }
    return {"mutual_best_play": known}


# Against one another.


def summary(args: Namespace, edition: Edition, setting: Setting, side: Side, lang: Language) -> int:
    if args.against:
        raise OptionError("pai-kau-against-with-tiles")
    met = meetings()
    if args.output == "json":
        ways = [way_to_json(way) for way in WAYS.values()]
        duels = [
            {"player": player, "banker": banker, **edges(tally), **accuracy(None, "pai-kau-mutual-bound-is", lang)}
            for (player, banker), tally in met.items()
        ]
        # Best play of both.
        duels[-1] |= accuracy(max(mutual_best_play().bounds.values()), "pai-kau-mutual-bound-is", lang) | at_rest(lang)
        print_json({**cited_setting_to_json(setting, CLAUSES), "ways": ways, "duels": duels})
        return 0
    names = (*WAYS, BEST)
    cells = {
        pair: figures_text(lang, in_percent(edge_of(side, tally), exact=pair != (BEST, BEST)))
        for pair, tally in met.items()
    }
    rows = [(way_text(lang, player), *(cells[player, banker] for banker in names)) for player in names]
    console = screen()
    title = f"{edition.names.said_in(lang)} · {edition.slug}"
    made = table(("", *(way_text(lang, name) for name in names)), rows, title=title)
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "right", True
    print_table(console, made)
    console.print(options_line(setting, lang), style="dim")
    console.print(message(lang, SUMMED_UP[side]), style="dim")
    for way in WAYS.values():
        console.print(way_rules(way, lang), style="dim")
    console.print(message(lang, "pai-kau-strategy-best-is"), style="dim")
    moves = (in_percent(mutual_best_play().bounds[side], 6),)
    console.print(accuracy_text(lang, "pai-kau-mutual-bound-is", moves), style="dim")
    return 0


def meetings() -> dict[tuple[str, str], Tally]:
    """The player's results for each pair of ways; `best` is the best reply to the other's way."""
    found = {(player.slug, banker.slug): duel(player, banker) for player in WAYS.values() for banker in WAYS.values()}
    found |= {(BEST, way.slug): best_reply("player", way)[1] for way in WAYS.values()}
    found |= {(way.slug, BEST): best_reply("banker", way)[1].of_the_other_side for way in WAYS.values()}
    return {**found, (BEST, BEST): mutual_best_play().tally}


def edge_of(side: Side, of_player: Tally) -> Fraction:
    """What the side loses per unit."""
    return -(of_player if side == "player" else of_player.of_the_other_side).mean(PAYOFF[side])


def edges(tally: Tally) -> dict[str, Any]:
    seat, bank = edge_of("player", tally), edge_of("banker", tally)
    return {
        **tally_to_json(tally),
        "edge_of_seat": str(seat),
        "edge_of_seat_decimal": float(decimal(seat)),
        "edge_of_bank": str(bank),
        "edge_of_bank_decimal": float(decimal(bank)),
    }


def names_to_json(names: Any) -> dict[str, str]:
    return {lang: names.said_in(lang) for lang in LANGUAGES}
