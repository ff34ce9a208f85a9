"""All games on one page: every class of bets, by its edge."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from banca import __version__
from banca.exact import BetOdds, odds
from banca.games import game_of
from banca.law import EDITIONS, Edition, Language, Preset, option_set
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
from banca.report.words import say

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
    """Every edition under the preset, each game's own order of bets."""
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
    translate: Translate = lambda says, _lang: says,
) -> Document:
    digest = engine_digest()
    count = sum(len(each.rows) for each in listed)
    about = (
        (say(lang, "about.options"), say(lang, f"preset.{preset}")),
        (say(lang, "about.day"), day.isoformat()),
        (say(lang, "about.version"), f"banca {__version__}"),
        (say(lang, "about.digest"), digest),
    )
    parts: list[Part] = [
        Paragraph(say(lang, "all.says", count=count, preset=say(lang, f"preset.{preset}")), kind="lead"),
        Figure(
            comparison(_strips(listed, lang), say(lang, "all.no_edge"), say(lang, "all.axis")), say(lang, "all.plot")
        ),
        Paragraph(say(lang, "all.sides"), kind="note"),
        Paragraph(say(lang, "all.conditional"), kind="note"),
        Heading(say(lang, "all.best")),
        _extremes(listed, lang),
        Heading(say(lang, "all.sorted")),
        _sorted(listed, lang),
        *_left_out(listed, lang),
        Heading(say(lang, "all.played")),
        *_played(listed, lang, translate),
        Heading(say(lang, "exact")),
        Paragraph(say(lang, "exact.all")),
        *not_exact(lang, [(_full_name(each, row, lang), row) for each in listed for row in each.rows]),
    ]
    return Document(
        title=say(lang, "all.title"),
        language=lang,
        subtitle=say(lang, "all.subtitle"),
        about=about,
        foot=say(lang, "all.foot", version=__version__, digest=digest[:DIGEST_SHOWN], day=day.isoformat()),
        parts=tuple(parts),
    )


def _game_name(law: Edition, lang: Language) -> str:
    """The game, and by which regulation where there are two."""
    several = sum(slug.startswith(f"{law.game}-") for slug in EDITIONS) > 1
    name = law.names.said_in(lang).split(",")[0]
    return f"{name} {law.number}" if several else name


def _full_name(each: Listed, row: BetOdds, lang: Language) -> str:
    bet, game = class_name(each.edition, lang, row.places), _game_name(each.edition, lang)
    return say(lang, "with_more", this=bet, more=game)


def _is_added(each: Listed, row: BetOdds) -> bool:
    """A bet that is only added to another is not the best or the worst of a game."""
    return each.game.is_added(*row.places[0])


def _marked(each: Listed, row: BetOdds, lang: Language) -> str:
    """The name of a bet, with a mark if it is only added to another."""
    return class_name(each.edition, lang, row.places) + (MARK if _is_added(each, row) else "")


def _strips(listed: tuple[Listed, ...], lang: Language) -> list[Strip]:
    return [
        Strip(
            _game_name(each.edition, lang),
            tuple((_marked(each, row, lang), float(row.edge)) for row in each.rows),
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
    edge = say(lang, "edge")
    heads = (
        say(lang, "all.game"),
        say(lang, "all.bets"),
        say(lang, "all.least"),
        edge,
        say(lang, "all.greatest"),
        edge,
    )
    return Table(heads, tuple(rows), "lrlrlr", small=True)


def _sorted(listed: tuple[Listed, ...], lang: Language) -> Table:
    rows = tuple(
        (
            _marked(each, row, lang),
            _game_name(each.edition, lang),
            Cell(text.percent(row.edge), strong=True, tone="good" if row.edge <= 0 else "plain"),
            text.percent(element_of_risk(row)),
            rate_mark(row) + text.percent(row.win),
            text.near(row.sd, row.sd_bound, 4),
            say(lang, "comma").join(row.pays),
        )
        for each, row in by_edge(listed)
    )
    keys = ("bet", "all.game", "edge", "risk", "hit", "sigma", "pays")
    return Table(tuple(say(lang, key) for key in keys), rows, "llrrrrl", small=True)


def _left_out(listed: tuple[Listed, ...], lang: Language) -> list[Part]:
    """Bets that a table offers and that have no row."""
    missing = [
        f"{bet_name(each.edition, lang, bet)} ({_game_name(each.edition, lang)})"
        for each in listed
        for bet in bets_without_odds(each.game, each.setting, each.rows)
    ]
    bets = say(lang, "comma").join(missing)
    return [Paragraph(say(lang, "all.without", bets=bets), kind="note")] if missing else []


def _played(listed: tuple[Listed, ...], lang: Language, translate: Translate) -> list[Part]:
    items = []
    for each in listed:
        said = tuple(dict.fromkeys(translate(row.assumes, lang) for row in each.rows if row.assumes))
        if said:
            items.append(Item(say(lang, "semicolon").join(said), _game_name(each.edition, lang)))
    return [Listing(tuple(items), "terms")] if items else [Paragraph(say(lang, "identity.no_strategy"))]
