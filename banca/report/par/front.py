"""The front of a PAR sheet: what it is about, the options, all bets at a glance."""

from banca.exact.value import BetOdds
from banca.games.craps.authorised import BetAuthorisation
from banca.games.craps.new_bets import AT
from banca.law import Edition, Language, to_json
from banca.report import text
from banca.report.document import Blanks, Cell, Heading, Item, Listing, Paragraph, Part, Table
from banca.report.identity import all_cited, bet_name, cited, class_name, option_name, value_name
from banca.report.measures import element_of_risk, least
from banca.report.sheet import Sheet, Telling
from banca.report.words import say

OTHER_SIDE = ("pai-kau",)  # where the edge is not the house's alone
DIFFERS = "●"


def anchor(rows: tuple[tuple[BetOdds, ...], ...], row: BetOdds) -> str:
    """Where a row is told."""
    return f"bet-{next(n for n, group in enumerate(rows, 1) if row in group)}"


def options_in_words(sheet: Sheet, lang: Language) -> str:
    """The set in use by its name, and how much departs from it."""
    options = sheet.setting.options
    preset = say(lang, f"preset.{options.preset}")
    changed = len(options.differences)
    return say(lang, "preset.but", preset=preset, count=changed) if changed else preset


def in_force(law: Edition, lang: Language) -> str:
    day = law.answers_from.isoformat()
    return say(lang, "about.until", day=day, by=law.repealed_by) if law.repealed_by else day


def identity(sheet: Sheet, lang: Language, telling: Telling) -> list[Part]:
    law = sheet.law
    ways = {row.ways for row in sheet.rows}
    played = tuple(dict.fromkeys(telling(row.assumes, lang) for row in sheet.rows if row.assumes))
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
    """Bets and prizes that the inspectorate has allowed a house, and on which conditions."""
    granted = sheet.setting.authorised
    if not granted:
        return []
    comma, semicolon = say(lang, "comma"), say(lang, "semicolon")
    bets = comma.join(_decided(sheet.law, lang, each) for each in granted)
    said = say(lang, "identity.beyond_for", bets=bets, house=granted[0].house)
    conditions = dict.fromkeys(condition for each in granted for condition in sorted(each.conditions))
    return [Item(semicolon.join((said, *conditions)), say(lang, "identity.beyond"), (cited(sheet.law, lang, AT),))]


def _decided(law: Edition, lang: Language, granted: BetAuthorisation) -> str:
    """The bet with the number and the day of the decision, as far as they are told."""
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
    law, groups = sheet.law, sheet.groups
    rows = tuple(
        (
            Cell(class_name(law, lang, row.places), to=anchor(groups, row)),
            say(lang, "comma").join(row.pays),
            Cell(text.percent(row.edge), strong=True, tone="good" if row.edge <= 0 else "plain"),
            text.ratio(row.edge) if text.is_short(row.edge) else "",
            text.percent(element_of_risk(row)),
            least(row) + text.percent(row.win),
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
    if law.game in OTHER_SIDE:
        parts.append(Paragraph(say(lang, "summary.other_side"), kind="note"))
    shown = tuple(tuple(row[n] for n in kept) for row in rows)
    parts.append(Table(tuple(heads[n] for n in kept), shown, "".join("llrrrrrl"[n] for n in kept), small=True))
    if sheet.without:
        bets = say(lang, "comma").join(bet_name(law, lang, bet) for bet in sheet.without)
        parts.append(Paragraph(say(lang, "summary.without", bets=bets), kind="note"))
    return parts


def _deciding(sheet: Sheet, row: BetOdds) -> tuple[str, ...]:
    """The clauses that name the bet in the law, as far as the row rests on them; else the first that it rests on.

    What is authorised beyond the law rests on the article on that, besides.
    """
    bets = sheet.law.bets
    named = bets[row.bet].clauses if row.bet in bets else ()
    found = tuple(clause for clause in named if clause in row.clauses) or row.clauses[:2]
    beyond = AT in row.clauses and any(granted.bet.slug == row.bet for granted in sheet.setting.authorised)
    return tuple(dict.fromkeys((*found, AT))) if beyond else found
