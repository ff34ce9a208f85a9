"""banca strategy pai-kau: what each division of four tiles is worth, and the published ways compared."""

import re
from argparse import Namespace
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from banca.cli.games.pai_kau.board import COMPARED, MARK, row_named
from banca.cli.names import joined
from banca.cli.screen import options_line, print_json, put, screen, setting_to_json, table
from banca.cli.words import word
from banca.exact import decimal
from banca.exact.pai_kau import (
    PAYOFF,
    Policy,
    Side,
    Tally,
    Tried,
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
from banca.play.game import Game
from banca.play.setting import Setting

BEST = "best"
SIDES: dict[str, Side] = {"player": "player", "banker": "banker"}
CLAUSES = ("art5.1", "art5.2", "art5.4", "art5.5", "art6.1", "art6.2", "art6.3", "art6.4", "art4.2", "table2")
SUMMED_UP = {"player": "strategy.summary_player", "banker": "strategy.summary_banker"}


def run(args: Namespace, game: Game[Any], setting: Setting) -> int:
    lang, side = language(args.lang), side_named(args.side or "player")
    if args.way is not None:
        return published(args, game.edition, setting, lang)
    if args.tiles is None:
        return summary(args, game.edition, setting, side, lang)
    tiles = tiles_named(game.edition, args.tiles)
    against = args.against or house_way(setting).slug
    tried = best(tiles, policy_named(game.edition, against, side), side)
    bounds = [bound_against_best(each.arrangement, side) if against == BEST else None for each in tried]
    if args.output == "json":
        print_json(
            {
                **described(game.edition, setting),
                "tiles": list(tiles),
                "as": side,
                "against": against,
                **exactly(max((each for each in bounds if each is not None), default=None), "value_bound_is"),
                **(at_rest() if against == BEST else {}),
                "divisions": [
                    to_json(each, is_best(each, tried), game.edition, tiles) | exactly(bound, "value_bound_is")
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
            joined(lang, (WAYS[slug].names.said_in(lang) for slug in chosen_by(each, tiles))),
        )
        for each in tried
    ]
    console = screen()
    columns = ("#", "front", "back", "win", "push", "lose", "value", "in_percent", "chosen_by")
    title = f"{game.edition.names.said_in(lang)} · {game.edition.slug} · {' '.join(tiles)}"
    put(console, table(columns, rows, title=title, right="win push lose value in_percent", lang=lang))
    console.print(
        word(lang, COMPARED[side], way=way_text(lang, against), hands=f"{tried[0].tally.cases:,}"), style="dim"
    )
    if against == BEST:
        moves = (in_percent(each, 6) for each in bounds if each is not None)
        console.print(said_near(lang, "value_bound_is", moves), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def is_best(each: Tried, tried: Sequence[Tried]) -> bool:
    """Or as good as the best."""
    return each.value == tried[0].value


def side_named(name: str) -> Side:
    if name not in SIDES:
        raise OptionError(f"--as {name}: the tiles are a player's or the banker's: {' or '.join(SIDES)}")
    return SIDES[name]


def policy_named(edition: Edition, name: str, side: Side) -> Policy:
    """How the other side arranges."""
    if name == BEST:
        both = mutual_best_play()
        return both.banker if side == "player" else both.player
    return way_named(edition, "--against", name, (*WAYS, BEST))


def way_named(edition: Edition, option: str, name: str, known: Sequence[str]) -> HouseWay:
    if name not in WAYS:
        *others, last = known
        says = f"no such way of arranging: {', '.join(others)} or {last} ({edition.cite('art5.1')})"
        raise OptionError(f"{option} {name}: {says}")
    return WAYS[name]


def tiles_named(edition: Edition, text: str) -> tuple[Tile, ...]:
    """Four tiles as a person writes them, the pips of each in any order."""
    tiles = tuple("-".join(sorted(tile.split("-"))) for tile in re.split(r"[\s,]+", text.strip()) if tile)
    for tile in tiles:
        if tile not in NUMBER_OF:
            raise OptionError(f"--tiles {tile}: no such tile: {' '.join(FACES)} ({edition.cite('table1')})")
        if tiles.count(tile) > (most := COPIES[NUMBER_OF[tile]]):
            raise OptionError(f"--tiles has {tiles.count(tile)} of {tile}: a set has {most} ({edition.cite('table1')})")
    if len(tiles) != TILES_OF_SEAT:
        raise OptionError(f"--tiles names {len(tiles)}: a seat has {TILES_OF_SEAT} ({edition.cite('art5.1')})")
    return tiles


def chosen_by(tried: Tried, tiles: Sequence[Tile]) -> list[str]:
    """The ways that would arrange the tiles so, or as strongly."""
    return [way.slug for way in WAYS.values() if way.arrange(tiles).strengths == tried.arrangement.strengths]


def group_text(edition: Edition, lang: Language, group: Group) -> str:
    return f"{' '.join(group)}  {row_named(edition, group)[lang]}"


def way_text(lang: Language, name: str) -> str:
    return word(lang, "strategy.best") if name == BEST else WAYS[name].names.said_in(lang)


def in_percent(value: Fraction, digits: int = 4, *, exact: bool = True) -> str:
    return f"{'' if exact else '≈'}{decimal(value * 100, digits):f} %"


def said_near(lang: Language, means: str, bounds: Iterable[str]) -> str:
    """That figures are not exact, and how near they come."""
    return f"{word(lang, 'approached', bound=word(lang, means))} ({joined(lang, bounds)})"


def described(edition: Edition, setting: Setting) -> dict[str, Any]:
    return {
        **setting_to_json(setting),
        "clauses": list(CLAUSES),
        "readings": list(edition.readings_of(*CLAUSES)),
    }


def to_json(tried: Tried, as_good_as_any: bool, edition: Edition, tiles: Sequence[Tile]) -> dict[str, Any]:
    return {
        "front": plain_group(edition, tried.arrangement.front),
        "back": plain_group(edition, tried.arrangement.back),
        **plain_tally(tried.tally),
        "value": str(tried.value),
        "value_decimal": float(decimal(tried.value)),
        "best": as_good_as_any,
        "chosen_by": chosen_by(tried, tiles),
    }


def plain_group(edition: Edition, group: Group) -> dict[str, Any]:
    row = row_named(edition, group)
    return {"tiles": list(group), "row": row["number"], "names": {lang: row[lang] for lang in ("en", "pt", "zh")}}


def plain_tally(tally: Tally) -> dict[str, Any]:
    chances: dict[str, Any] = {result: str(Fraction(n, tally.cases)) for result, n in tally.by_result}
    return {
        "ways": tally.cases,
        "ways_won": tally.win,
        "ways_drawn": tally.push,
        "ways_lost": tally.lose,
    } | chances


# The published ways.


def published(args: Namespace, edition: Edition, setting: Setting, lang: Language) -> int:
    """One of them, with all its rules."""
    if args.tiles or args.against or args.side:
        raise OptionError("--way tells the rules of one way, and goes with no other question")
    way = way_named(edition, "--way", args.way, tuple(WAYS))
    if args.output == "json":
        print_json({**described(edition, setting), **plain_way(way)})
        return 0
    console = screen()
    console.print(f"{edition.names.said_in(lang)} · {edition.slug} · {edition.cite('art5.1')}", style="bold")
    console.print(way_rules(way, lang))
    return 0


def way_rules(way: HouseWay, lang: Language) -> str:
    return f"{way.names.said_in(lang)}: {way.says.said_in(lang)}"


def plain_way(way: HouseWay) -> dict[str, Any]:
    return {"way": way.slug, "names": plain_names(way.names), "says": plain_names(way.says)}


def exactly(bound: Fraction | None, means: str) -> dict[str, Any]:
    """Whether values are exact and, if not, how far they may move."""
    if bound is None:
        return {"exact": True, "bound": None}
    known = {"bound": str(bound), "bound_decimal": float(decimal(bound)), "bound_means": word("en", means)}
    return {"exact": False, **known}


def at_rest() -> dict[str, Any]:
    """How near mutual best play comes to what neither side could better."""
    both = mutual_best_play()
    left, bounds = ({side: str(value) for side, value in each.items()} for each in (both.left, both.bounds))
    known = {"exact": False, "bound": bounds, "bound_means": word("en", "mutual_bound_is"), "left_to_gain": left}
    return {"mutual_best_play": known}


# Against one another.


def summary(args: Namespace, edition: Edition, setting: Setting, side: Side, lang: Language) -> int:
    if args.against:
        raise OptionError("--against goes with --tiles; without tiles every way meets every other")
    met = meetings()
    if args.output == "json":
        ways = [plain_way(way) for way in WAYS.values()]
        duels = [
            {"player": player, "banker": banker, **edges(tally), **exactly(None, "mutual_bound_is")}
            for (player, banker), tally in met.items()
        ]
        # Best play of both.
        duels[-1] |= exactly(max(mutual_best_play().bounds.values()), "mutual_bound_is") | at_rest()
        print_json({**described(edition, setting), "ways": ways, "duels": duels})
        return 0
    names = (*WAYS, BEST)
    cells = {pair: in_percent(edge_of(side, tally), exact=pair != (BEST, BEST)) for pair, tally in met.items()}
    rows = [(way_text(lang, player), *(cells[player, banker] for banker in names)) for player in names]
    console = screen()
    title = f"{edition.names.said_in(lang)} · {edition.slug}"
    made = table(("", *(way_text(lang, name) for name in names)), rows, title=title)
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "right", True
    put(console, made)
    console.print(options_line(setting, lang), style="dim")
    console.print(word(lang, SUMMED_UP[side]), style="dim")
    for way in WAYS.values():
        console.print(way_rules(way, lang), style="dim")
    console.print(word(lang, "strategy.best_is"), style="dim")
    moves = (in_percent(mutual_best_play().bounds[side], 6),)
    console.print(said_near(lang, "mutual_bound_is", moves), style="dim")
    return 0


def meetings() -> dict[tuple[str, str], Tally]:
    """How the player fares for each way of his and of the banker's; `best` is the best reply to the other's way."""
    found = {(player.slug, banker.slug): duel(player, banker) for player in WAYS.values() for banker in WAYS.values()}
    found |= {(BEST, way.slug): best_reply("player", way)[1] for way in WAYS.values()}
    found |= {(way.slug, BEST): best_reply("banker", way)[1].of_the_other_side for way in WAYS.values()}
    return {**found, (BEST, BEST): mutual_best_play().tally}


def edge_of(side: Side, of_player: Tally) -> Fraction:
    """What a unit of the side loses."""
    return -(of_player if side == "player" else of_player.of_the_other_side).mean(PAYOFF[side])


def edges(tally: Tally) -> dict[str, Any]:
    seat, bank = edge_of("player", tally), edge_of("banker", tally)
    return {
        **plain_tally(tally),
        "edge_of_seat": str(seat),
        "edge_of_seat_decimal": float(decimal(seat)),
        "edge_of_bank": str(bank),
        "edge_of_bank_decimal": float(decimal(bank)),
    }


def plain_names(names: Any) -> dict[str, str]:
    return {"en": names.en, "pt": names.pt, "zh": names.zh}
