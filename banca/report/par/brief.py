"""The sheet in short, for somebody who decides and does not calculate: what the house keeps, and how sure that is."""

from fractions import Fraction

from banca.exact.value import BetOdds
from banca.law import Language
from banca.messages import figures_text, message, percent_text
from banca.report import text
from banca.report.document import Heading, Item, Listing, Paragraph, Part
from banca.report.identity import group_name
from banca.report.sheet import Sheet

HUNDRED = 100  # units staked


def in_short(sheet: Sheet, lang: Language) -> list[Part]:
    groups = [group for group in sheet.groups if not sheet.game.is_added(*group[0].places[0])] or list(sheet.groups)
    least, most = (choose(groups, key=_edge) for choose in (min, max))
    needed = sum(option.needs_authorisation for option in sheet.law.options.values())
    items = [
        Item(_share_of_house(sheet, least, lang), message(lang, "par-brief-least")),
        *([Item(_share_of_house(sheet, most, lang), message(lang, "par-brief-most"))] if most != least else []),
        Item(_how_exact(sheet.rows, lang), message(lang, "par-brief-exact")),
        Item(_how_proved(sheet, lang), message(lang, "par-brief-proof")),
        Item(
            message(lang, "par-brief-options", changed=len(sheet.setting.options.differences), needed=needed),
            message(lang, "par-brief-choices"),
        ),
    ]
    return [
        Heading(message(lang, "par-brief")),
        Paragraph(message(lang, "par-brief-says", game=sheet.law.names.said_in(lang)), kind="lead"),
        Listing(tuple(items), "terms"),
    ]


def _edge(group: tuple[BetOdds, ...]) -> Fraction:
    return group[0].edge


def _share_of_house(sheet: Sheet, group: tuple[BetOdds, ...], lang: Language) -> str:
    """What the house keeps of a hundred that are staked on these bets, or what the player gains."""
    edge = group[0].edge
    amount = figures_text(lang, text.fixed_digits(abs(edge) * HUNDRED, 2))
    said = "par-brief-keeps" if edge > 0 else "par-brief-gives" if edge else "par-brief-even"
    return message(lang, said, bet=group_name(sheet.law, lang, group), amount=amount, staked=HUNDRED)


def _how_exact(rows: tuple[BetOdds, ...], lang: Language) -> str:
    if near := sum(row.bound is not None for row in rows):
        return message(lang, "par-brief-some-exact", bets=len(rows), near=near)
    return message(lang, "par-brief-all-exact", bets=len(rows))


def _how_proved(sheet: Sheet, lang: Language) -> str:
    proof = sheet.proof
    if proof is None or not proof.trials:
        return message(lang, "par-brief-not-proved")
    within = percent_text(lang, Fraction(proof.within, len(proof.trials)), 0)
    said = "par-brief-agrees" if proof.agrees else "par-brief-disagrees"
    return message(lang, said, rounds=proof.rounds, within=within)
