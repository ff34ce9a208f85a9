"""The PAR sheet of a game under one set of options, as a document in one language; here is its front."""

from typing import Any

from banca import __version__
from banca.exact.value import BetOdds
from banca.law import Edition, Language, to_json
from banca.report import text
from banca.report.document import Blanks, Cell, Document, Heading, Item, Listing, Paragraph, Part, Table
from banca.report.identity import all_cited, bet_name, cited, class_name, engine_digest, option_name, value_name
from banca.report.measures import element_of_risk, rate_mark
from banca.report.par.back import correlated, exactly, proved, read, sensitive
from banca.report.par.bets import bet_by_bet
from banca.report.sheet import Sheet, Translate
from banca.report.words import say

DIGEST_SHOWN = 12
DIFFERS = "●"


def par_sheet(sheet: Sheet, lang: Language, translate: Translate = lambda says, _lang: says) -> Document:
    """The whole sheet; `translate` puts how a bet is played into the language."""
    law, day = sheet.law, sheet.request.day.isoformat()
    about = (
        (say(lang, "about.edition"), f"{law.number} · {law.slug}"),
        (say(lang, "about.in_force"), in_force(law, lang)),
        (say(lang, "about.options"), options_in_words(sheet, lang)),
        (say(lang, "about.day"), day),
        (say(lang, "about.version"), f"banca {__version__}"),
        (say(lang, "about.digest"), engine_digest()),
    )
    digest = engine_digest()[:DIGEST_SHOWN]
    return Document(
        title=say(lang, "par.title", game=law.names.said_in(lang)),
        language=lang,
        subtitle=say(lang, "par.subtitle", instrument=law.instrument.said_in(lang)),
        about=about,
        foot=say(lang, "foot", version=__version__, digest=digest, edition=law.slug, day=day),
        parts=(
            *identity(sheet, lang, translate),
            *summary(sheet, lang),
            *bet_by_bet(sheet, lang, translate),
            *sensitive(sheet, lang),
            *correlated(sheet, lang),
            *proved(sheet, lang, translate),
            *read(sheet, lang),
            *exactly(sheet, lang),
        ),
    )


def options_in_words(sheet: Sheet, lang: Language) -> str:
    """The set in use by its name, and how much departs from it."""
    options = sheet.setting.options
    preset = say(lang, f"preset.{options.preset}")
    changed = len(options.differences)
    return say(lang, "preset.but", preset=preset, count=changed) if changed else preset


def in_force(law: Edition, lang: Language) -> str:
    day = law.answers_from.isoformat()
    return say(lang, "about.until", day=day, by=law.repealed_by) if law.repealed_by else day


def identity(sheet: Sheet, lang: Language, translate: Translate) -> list[Part]:
    law = sheet.law
    ways = {row.ways for row in sheet.rows}
    played = tuple(dict.fromkeys(translate(row.assumes, lang) for row in sheet.rows if row.assumes))
    facts = [
        Item(law.names.said_in(lang), say(lang, "identity.game")),
        Item(law.instrument.said_in(lang), say(lang, "identity.instrument")),
        Item(law.signed.isoformat(), say(lang, "identity.signed")),
        *([Item(law.published.isoformat(), say(lang, "identity.published"))] if law.published else []),
        Item(in_force(law, lang), say(lang, "about.in_force")),
        _authorisation(law, lang),
        *_beyond(sheet, lang),
        Item(
            say(lang, "identity.results_are", count=text.whole(next(iter(ways))))
            if len(ways) == 1
            else say(lang, "identity.results_vary"),
            say(lang, "identity.results"),
        ),
        Item(say(lang, "semicolon").join(played) or say(lang, "identity.no_strategy"), say(lang, "identity.played")),
    ]
    signed = tuple(say(lang, f"signed.{each}") for each in ("authorisation", "prepared", "signature"))
    return [
        Heading(say(lang, "identity")),
        Listing(tuple(facts), "terms"),
        *_options(sheet, lang),
        Blanks(signed),
    ]


def _authorisation(law: Edition, lang: Language) -> Item:
    article = law.authorisation
    if article is None:
        return Item(say(lang, "identity.no_article"), say(lang, "identity.authorisation"))
    says = say(lang, "identity.by_article", days=article.working_days)
    return Item(says, say(lang, "identity.authorisation"), (cited(law, lang, article.clause),))


def _beyond(sheet: Sheet, lang: Language) -> list[Item]:
    """Bets and prizes that the inspectorate has authorised for the house, and the conditions."""
    granted, at = sheet.setting.authorised, sheet.game.authorised_at
    if not granted or at is None:
        return []
    comma, semicolon = say(lang, "comma"), say(lang, "semicolon")
    bets = comma.join(_decided(sheet.law, lang, each) for each in granted)
    said = say(lang, "identity.beyond_for", bets=bets, house=granted[0].house)
    conditions = dict.fromkeys(condition for each in granted for condition in sorted(each.conditions))
    return [Item(semicolon.join((said, *conditions)), say(lang, "identity.beyond"), (cited(sheet.law, lang, at),))]


def _decided(law: Edition, lang: Language, granted: Any) -> str:
    """The bet, with the number and the day of the decision if they are given."""
    name = bet_name(law, lang, granted.bet.slug)
    day = granted.day.isoformat() if granted.day else None
    decision = [each for each in (granted.reference, day) if each]
    return say(lang, "with_more", this=name, more=say(lang, "comma").join(decision)) if decision else name


def _options(sheet: Sheet, lang: Language) -> list[Part]:
    law, options = sheet.law, sheet.setting.options
    changed, idle = options.differences, options.inapplicable
    rows: list[tuple[str | Cell, ...]] = []
    for option in law.options.values():
        value = value_name(law, lang, option.name, to_json(options[option.name]))
        differs = option.name in changed
        shown = Cell(say(lang, "options.idle", value=value), tone="faint") if option.name in idle else value
        rows.append(
            (
                Cell(option.names.said_in(lang), strong=differs),
                Cell(value, strong=True) if differs and option.name not in idle else shown,
                DIFFERS if differs else "",
                cited(law, lang, option.clause),
                say(lang, "options.needed") if option.needs_authorisation else "",
            )
        )
    for name, fixed in sheet.setting.parameters.items():
        parameter = law.parameters[name]
        clause = cited(law, lang, parameter.clause)
        needed = say(lang, "options.needed") if parameter.needs_authorisation else ""
        rows.append((option_name(law, lang, name), value_name(law, lang, name, fixed), DIFFERS, clause, needed))
    if not rows:
        return [Paragraph(say(lang, "options.none"))]
    heads = tuple(say(lang, f"options.{key}") for key in ("option", "chosen", "preset", "clause", "authorisation"))
    kept = [n for n in range(len(heads)) if any(row[n] for row in rows)]
    lines = tuple(tuple(row[n] for n in kept) for row in rows)
    alignment = "".join("llcll"[n] for n in kept)
    return [Table(tuple(heads[n] for n in kept), lines, alignment, say(lang, "options"), small=True)]


def summary(sheet: Sheet, lang: Language) -> list[Part]:
    law = sheet.law
    rows = tuple(
        (
            Cell(class_name(law, lang, row.places), to=sheet.anchor(row)),
            say(lang, "comma").join(row.pays),
            Cell(text.percent(row.edge), strong=True, tone="good" if row.edge <= 0 else "plain"),
            text.ratio(row.edge) if text.is_short(row.edge) else "",
            text.percent(element_of_risk(row)),
            rate_mark(row) + text.percent(row.win),
            text.near(row.sd, row.sd_bound, 4),
            all_cited(law, lang, _deciding(sheet, row)).removeprefix(f"{law.number} "),
        )
        for row in sheet.rows
    )
    heads = tuple(say(lang, key) for key in ("bet", "pays", "edge", "edge.exact", "risk", "hit", "sigma", "articles"))
    kept = [n for n in range(len(heads)) if any(row[n] for row in rows)]
    parts: list[Part] = [
        Heading(say(lang, "summary")),
        Paragraph(say(lang, "summary.says")),
    ]
    if sheet.game.players_bank:
        parts.append(Paragraph(say(lang, "summary.other_side"), kind="note"))
    shown = tuple(tuple(row[n] for n in kept) for row in rows)
    parts.append(Table(tuple(heads[n] for n in kept), shown, "".join("llrrrrrl"[n] for n in kept), small=True))
    if sheet.without:
        bets = say(lang, "comma").join(bet_name(law, lang, bet) for bet in sheet.without)
        parts.append(Paragraph(say(lang, "summary.without", bets=bets), kind="note"))
    return parts


def _deciding(sheet: Sheet, row: BetOdds) -> tuple[str, ...]:
    """The clauses that name the bet in the law and decide the row; if none does, the first that decide it.

    A bet that is authorised beyond the law also rests on the article that allows it.
    """
    bets = sheet.law.bets
    named = bets[row.bet].clauses if row.bet in bets else ()
    found = tuple(clause for clause in named if clause in row.clauses) or row.clauses[:2]
    at = sheet.game.authorised_at
    if at in row.clauses and any(granted.bet.slug == row.bet for granted in sheet.setting.authorised):
        return tuple(dict.fromkeys((*found, at)))
    return found
