"""The PAR sheet of a game under one set of options, as a document in one language; here its front."""

from typing import Any

from banca import __version__
from banca.exact.value import BetOdds
from banca.law import Edition, Language, to_json
from banca.messages import figures_text, joined, message
from banca.report import text
from banca.report.document import Blanks, Cell, Document, Heading, Item, Listing, Paragraph, Part, Table
from banca.report.identity import all_cited, bet_name, class_name, engine_digest, option_name, value_name
from banca.report.measures import element_of_risk, rate_mark
from banca.report.par.back import correlations, exactness, proof, readings, sensitive
from banca.report.par.bets import bet_by_bet
from banca.report.par.brief import in_short
from banca.report.sheet import Sheet, Translate

SUMMARY = (
    "par-bet",
    "par-pays",
    "par-edge",
    "par-edge-exact",
    "par-figure-element-of-risk",
    "par-hit",
    "par-figure-sigma",
    "par-articles",
)

DIGEST_SHOWN = 12
EXACT_DIGITS = 10  # of an edge whose fraction is too long for the table; the section of the bet has it whole
DIFFERS = "●"


def par_sheet(
    sheet: Sheet, lang: Language, translate: Translate = lambda assumes, _lang: "; ".join(assumes)
) -> Document:
    """The whole sheet; `translate` describes how a bet is played."""
    law, day = sheet.law, sheet.request.day.isoformat()
    about = (
        (message(lang, "par-edition"), f"{law.number} · {law.slug}"),
        (message(lang, "par-about-in-force"), in_force(law, lang)),
        (message(lang, "par-about-options"), options_in_words(sheet, lang)),
        (message(lang, "par-about-day"), day),
        (message(lang, "par-about-version"), f"banca {__version__}"),
        (message(lang, "par-about-digest"), engine_digest()),
    )
    digest = engine_digest()[:DIGEST_SHOWN]
    return Document(
        title=message(lang, "par-title", game=law.names.said_in(lang)),
        language=lang,
        subtitle=message(lang, "par-subtitle", instrument=law.instrument.said_in(lang)),
        about=about,
        foot=message(lang, "par-foot", version=__version__, digest=digest, edition=law.slug, day=day),
        parts=(
            *in_short(sheet, lang),
            *identity(sheet, lang, translate),
            *summary(sheet, lang),
            *bet_by_bet(sheet, lang, translate),
            *sensitive(sheet, lang),
            *correlations(sheet, lang),
            *proof(sheet, lang, translate),
            *readings(sheet, lang),
            *exactness(sheet, lang),
        ),
    )


def options_in_words(sheet: Sheet, lang: Language) -> str:
    """The preset by name, and how many options differ from it."""
    options = sheet.setting.options
    preset = message(lang, f"par-preset-{options.preset}")
    changed = len(options.differences)
    return message(lang, "par-preset-but", preset=preset, count=changed) if changed else preset


def in_force(law: Edition, lang: Language) -> str:
    day = law.answers_from.isoformat()
    return message(lang, "par-about-until", day=day, by=law.repealed_by) if law.repealed_by else day


def identity(sheet: Sheet, lang: Language, translate: Translate) -> list[Part]:
    law = sheet.law
    ways = {row.ways for row in sheet.rows}
    played = tuple(dict.fromkeys(translate(row.assumes, lang) for row in sheet.rows if row.assumes))
    facts = [
        Item(law.names.said_in(lang), message(lang, "par-identity-game")),
        Item(law.instrument.said_in(lang), message(lang, "par-identity-instrument")),
        Item(law.signed.isoformat(), message(lang, "par-identity-signed")),
        *([Item(law.published.isoformat(), message(lang, "par-identity-published"))] if law.published else []),
        Item(in_force(law, lang), message(lang, "par-about-in-force")),
        _authorisation(law, lang),
        *_beyond(sheet, lang),
        Item(
            message(lang, "par-identity-results-are", count=figures_text(lang, text.whole(next(iter(ways)))))
            if len(ways) == 1
            else message(lang, "par-identity-results-vary"),
            message(lang, "par-identity-results"),
        ),
        Item(
            joined(lang, played, "list-clauses") or message(lang, "par-identity-no-strategy"),
            message(lang, "par-identity-played"),
        ),
    ]
    signed = tuple(message(lang, f"par-signed-{each}") for each in ("authorisation", "prepared", "signature"))
    return [
        Heading(message(lang, "par-identity")),
        Listing(tuple(facts), "terms"),
        *_options(sheet, lang),
        Blanks(signed),
    ]


def _authorisation(law: Edition, lang: Language) -> Item:
    article = law.authorisation
    if article is None:
        return Item(message(lang, "par-identity-no-article"), message(lang, "par-identity-authorisation"))
    says = message(lang, "par-identity-by-article", days=article.working_days)
    return Item(says, message(lang, "par-identity-authorisation"), (law.cite(article.clause, lang),))


def _beyond(sheet: Sheet, lang: Language) -> list[Item]:
    """Bets and prizes that the inspectorate has authorised for the house, and the conditions."""
    granted, at = sheet.setting.authorised, sheet.game.authorised_at
    if not granted or at is None:
        return []
    bets = joined(lang, (_decided(sheet.law, lang, each) for each in granted))
    said = message(lang, "par-identity-beyond-for", bets=bets, house=granted[0].house)
    conditions = dict.fromkeys(condition for each in granted for condition in sorted(each.conditions))
    return [
        Item(
            joined(lang, (said, *conditions), "list-clauses"),
            message(lang, "par-identity-beyond"),
            (sheet.law.cite(at, lang),),
        )
    ]


def _decided(law: Edition, lang: Language, granted: Any) -> str:
    """The bet, with the number and the day of the decision if they are given."""
    name = bet_name(law, lang, granted.bet.slug)
    day = granted.day.isoformat() if granted.day else None
    decision = [each for each in (granted.reference, day) if each]
    return message(lang, "with-more", this=name, more=joined(lang, decision)) if decision else name


def _options(sheet: Sheet, lang: Language) -> list[Part]:
    law, options = sheet.law, sheet.setting.options
    changed, idle = options.differences, options.inapplicable
    rows: list[tuple[str | Cell, ...]] = []
    for option in law.options.values():
        value = value_name(law, lang, option.name, to_json(options[option.name]))
        differs = option.name in changed
        shown = Cell(message(lang, "par-options-idle", value=value), tone="faint") if option.name in idle else value
        rows.append(
            (
                Cell(option.names.said_in(lang), strong=differs),
                Cell(value, strong=True) if differs and option.name not in idle else shown,
                DIFFERS if differs else "",
                law.cite(option.clause, lang),
                message(lang, "par-options-needed") if option.needs_authorisation else "",
            )
        )
    for name, fixed in sheet.setting.parameters.items():
        parameter = law.parameters[name]
        clause = law.cite(parameter.clause, lang)
        needed = message(lang, "par-options-needed") if parameter.needs_authorisation else ""
        rows.append((option_name(law, lang, name), value_name(law, lang, name, fixed), DIFFERS, clause, needed))
    if not rows:
        return [Paragraph(message(lang, "par-options-none"))]
    heads = tuple(
        message(lang, f"par-options-{key}") for key in ("option", "chosen", "preset", "clause", "authorisation")
    )
    kept = [n for n in range(len(heads)) if any(row[n] for row in rows)]
    lines = tuple(tuple(row[n] for n in kept) for row in rows)
    alignment = "".join("llcll"[n] for n in kept)
    return [Table(tuple(heads[n] for n in kept), lines, alignment, message(lang, "par-options"), small=True)]


def summary(sheet: Sheet, lang: Language) -> list[Part]:
    law = sheet.law
    rows = tuple(
        (
            Cell(class_name(law, lang, row.places), to=sheet.anchor(row)),
            joined(lang, (odds.said_in(lang) for odds in row.prizes)),
            Cell(text.percent(row.edge), strong=True, tone="good" if row.edge <= 0 else "plain"),
            text.ratio(row.edge) if text.is_short(row.edge) else f"≈ {text.fixed_digits(row.edge, EXACT_DIGITS)}",
            text.percent(element_of_risk(row)),
            rate_mark(row) + text.percent(row.win),
            text.near(row.sd, row.sd_bound, 4),
            all_cited(law, lang, _deciding(sheet, row), numbered=False),
        )
        for row in sheet.rows
    )
    heads = tuple(message(lang, key) for key in SUMMARY)
    kept = [n for n in range(len(heads)) if any(row[n] for row in rows)]
    parts: list[Part] = [
        Heading(message(lang, "par-summary")),
        Paragraph(message(lang, "par-summary-says")),
    ]
    if sheet.game.traits.players_bank:
        parts.append(Paragraph(message(lang, "par-summary-other-side"), kind="note"))
    shown = tuple(tuple(row[n] for n in kept) for row in rows)
    parts.append(Table(tuple(heads[n] for n in kept), shown, "".join("llrrrrrl"[n] for n in kept), small=True))
    if sheet.without:
        bets = joined(lang, (bet_name(law, lang, bet) for bet in sheet.without))
        parts.append(Paragraph(message(lang, "par-summary-without", bets=bets), kind="note"))
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
