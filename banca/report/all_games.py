"""All games on one page: every class of bets, sorted by edge."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from banca import __version__
from banca.exact import BetOdds, odds
from banca.games import game_of
from banca.law import EDITIONS, Edition, Language, Preset, option_set
from banca.messages import joined, message
from banca.play.game import Game
from banca.play.setting import Setting
from banca.report import text
from banca.report.document import Cell, Document, Figure, Heading, Item, Listing, Paragraph, Part, Table
from banca.report.identity import bet_name, class_name, engine_digest
from banca.report.measures import element_of_risk, rate_mark
from banca.report.par import DIGEST_SHOWN
from banca.report.par.back import not_exact
from banca.report.plots import Strip, comparison
from banca.report.sensitivity import OnProgress
from banca.report.sheet import Translate, bets_without_odds

MARK = " ⁺"


@dataclass(frozen=True, slots=True)
class Listed:
    """A game under one edition, with the rows of its bets."""

    game: Game[Any]
    setting: Setting
    rows: tuple[BetOdds, ...]

    @property
    def edition(self) -> Edition:
        return self.game.edition


def rows_of_all(preset: Preset, progress: OnProgress = lambda _what, _done, _of: None) -> tuple[Listed, ...]:
    """Every edition under the preset; bets in the order of their game."""
    found = []
    for n, slug in enumerate(EDITIONS):
        progress(slug, n, len(EDITIONS))
        game = game_of(slug)
        setting = Setting(option_set(game.edition, preset=preset))
        found.append(Listed(game, setting, odds(game, setting)))
    progress("", len(EDITIONS), len(EDITIONS))
    return tuple(found)


def by_edge(listed: tuple[Listed, ...]) -> list[tuple[Listed, BetOdds]]:
    return sorted(((each, row) for each in listed for row in each.rows), key=lambda both: both[1].edge)


def all_games(
    listed: tuple[Listed, ...],
    lang: Language,
    preset: Preset,
    day: date,
    translate: Translate = lambda assumes, _lang: "; ".join(assumes),
) -> Document:
    digest = engine_digest()
    count = sum(len(each.rows) for each in listed)
    about = (
        (message(lang, "par-about-options"), message(lang, f"par-preset-{preset}")),
        (message(lang, "par-about-day"), day.isoformat()),
        (message(lang, "par-about-version"), f"banca {__version__}"),
        (message(lang, "par-about-digest"), digest),
    )
    parts: list[Part] = [
        Paragraph(
            message(lang, "all-games-says", count=count, preset=message(lang, f"par-preset-{preset}")), kind="lead"
        ),
        Figure(
            comparison(
                lang, _strips(listed, lang), message(lang, "all-games-no-edge"), message(lang, "all-games-axis")
            ),
            message(lang, "all-games-plot"),
        ),
        Paragraph(message(lang, "all-games-sides"), kind="note"),
        Paragraph(message(lang, "all-games-conditional"), kind="note"),
        Heading(message(lang, "all-games-best")),
        _extremes(listed, lang),
        Heading(message(lang, "all-games-sorted")),
        _table_by_edge(listed, lang),
        *_bets_without_row(listed, lang),
        Heading(message(lang, "all-games-played")),
        *_strategies(listed, lang, translate),
        Heading(message(lang, "par-exact")),
        Paragraph(message(lang, "par-exact-all")),
        *not_exact(lang, [(_full_name(each, row, lang), row) for each in listed for row in each.rows]),
    ]
    return Document(
        title=message(lang, "all-games-title"),
        language=lang,
        subtitle=message(lang, "all-games-subtitle"),
        about=about,
        foot=message(lang, "all-games-foot", version=__version__, digest=digest[:DIGEST_SHOWN], day=day.isoformat()),
        parts=tuple(parts),
    )


def _game_name(law: Edition, lang: Language) -> str:
    """The game; with its regulation if there are two."""
    several = sum(slug.startswith(f"{law.game}-") for slug in EDITIONS) > 1
    name = law.names.said_in(lang).split(",")[0]
    return f"{name} {law.number}" if several else name


def _full_name(each: Listed, row: BetOdds, lang: Language) -> str:
    bet, game = class_name(each.edition, lang, row.places), _game_name(each.edition, lang)
    return message(lang, "with-more", this=bet, more=game)


def _is_added(each: Listed, row: BetOdds) -> bool:
    """Whether a bet is only added to another: then it is not the best or worst of a game."""
    return each.game.is_added(*row.places[0])


def _marked_name(each: Listed, row: BetOdds, lang: Language) -> str:
    """The name of a bet, with a mark if it is only added to another."""
    return class_name(each.edition, lang, row.places) + (MARK if _is_added(each, row) else "")


def _strips(listed: tuple[Listed, ...], lang: Language) -> list[Strip]:
    return [
        Strip(
            _game_name(each.edition, lang),
            tuple((_marked_name(each, row, lang), float(row.edge)) for row in each.rows),
        )
        for each in listed
    ]


def _extremes(listed: tuple[Listed, ...], lang: Language) -> Table:
    rows = []
    for each in listed:
        ordered = sorted((row for row in each.rows if not _is_added(each, row)), key=lambda row: row.edge)
        lowest, highest = ordered[0], ordered[-1]
        rows.append(
            (
                Cell(_game_name(each.edition, lang), strong=True),
                str(len(each.rows)),
                class_name(each.edition, lang, lowest.places),
                text.percent(lowest.edge),
                class_name(each.edition, lang, highest.places),
                text.percent(highest.edge),
            )
        )
    edge = message(lang, "par-edge")
    heads = (
        message(lang, "all-games-game"),
        message(lang, "all-games-bets"),
        message(lang, "all-games-least"),
        edge,
        message(lang, "all-games-greatest"),
        edge,
    )
    return Table(heads, tuple(rows), "lrlrlr", small=True)


def _table_by_edge(listed: tuple[Listed, ...], lang: Language) -> Table:
    rows = tuple(
        (
            _marked_name(each, row, lang),
            _game_name(each.edition, lang),
            Cell(text.percent(row.edge), strong=True, tone="good" if row.edge <= 0 else "plain"),
            text.percent(element_of_risk(row)),
            rate_mark(row) + text.percent(row.win),
            text.near(row.sd, row.sd_bound, 4),
            joined(lang, (odds.said_in(lang) for odds in row.prizes)),
        )
        for each, row in by_edge(listed)
    )
    keys = (
        "par-bet",
        "all-games-game",
        "par-edge",
        "par-figure-element-of-risk",
        "par-hit",
        "par-figure-sigma",
        "par-pays",
    )
    return Table(tuple(message(lang, key) for key in keys), rows, "llrrrrl", small=True)


def _bets_without_row(listed: tuple[Listed, ...], lang: Language) -> list[Part]:
    """Bets that a table offers and that have no row."""
    missing = [
        message(lang, "with-more", this=bet_name(each.edition, lang, bet), more=_game_name(each.edition, lang))
        for each in listed
        for bet in bets_without_odds(each.game, each.setting, each.rows)
    ]
    bets = joined(lang, missing)
    return [Paragraph(message(lang, "all-games-without", bets=bets), kind="note")] if missing else []


def _strategies(listed: tuple[Listed, ...], lang: Language, translate: Translate) -> list[Part]:
    items = []
    for each in listed:
        said = tuple(dict.fromkeys(translate(row.assumes, lang) for row in each.rows if row.assumes))
        if said:
            items.append(Item(joined(lang, said, "list-clauses"), _game_name(each.edition, lang)))
    return [Listing(tuple(items), "terms")] if items else [Paragraph(message(lang, "par-identity-no-strategy"))]
