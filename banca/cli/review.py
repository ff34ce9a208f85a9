"""A review in the terminal: what was decided, what best play was, what each slip and each bet cost."""

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rich.console import Console

from banca.cli.names import act_text, bet_text, position_text, value_text
from banca.cli.screen import short_citation
from banca.cli.tables import print_table, table
from banca.law import Edition, Language
from banca.messages import has_message, joined, message, money_text, number_text, percent_text

if TYPE_CHECKING:  # a plain install has no exact analysis
    from banca.review.value import DecisionReview, Option, Review

HUNDRED = 100  # minor units
DECIMALS = 2


def review_to_json(found: "Review") -> dict[str, Any]:
    from banca.review.document import review_document

    return review_document(found)


def show_review(console: Console, found: "Review", lang: Language) -> None:
    edition = found.edition
    console.print(
        f"{message(lang, 'review-heading')} · {message(lang, 'cite-instrument', number=edition.number)}",
        style="bold",
        markup=False,
    )
    if found.void:
        console.print(message(lang, "review-void"))
        return
    _show_decisions(console, found, lang)
    _show_bets(console, found, lang)
    for each in found.left_out:
        what = bet_text(edition, lang, each.what) if each.what in edition.bets else act_text(edition, lang, each.what)
        reason = message(lang, f"review-reason-{each.reason}")
        console.print(message(lang, "review-left-out", what=what, player=each.player, reason=reason), style="dim")
    costs = {"decisions": cost_text(lang, found.cost_of_decisions), "bets": cost_text(lang, found.cost_of_bets)}
    console.print(message(lang, "review-cost-is", **costs, currency=found.currency), style="bold")
    console.print()


def _show_decisions(console: Console, found: "Review", lang: Language) -> None:
    if not found.decisions:
        console.print(message(lang, "review-nothing"))
        return
    edition = found.edition
    rows = [
        (
            str(each.number),
            each.player,
            joined(lang, (value_text(edition, lang, cards) for cards in each.seen.values())),
            chosen_text(edition, lang, each),
            option_text(edition, lang, each.best),
            percent_text(lang, each.cost, DECIMALS),
            cost_text(lang, each.money),
            short_citation(edition, each.clauses, lang),
        )
        for each in found.decisions
    ]
    columns = ("#", "player", "hand", "chosen", "best", "in_percent", "cost", "article")
    print_table(console, table(columns, rows, right="# in_percent cost", lang=lang))
    for slip in found.slips:
        values = (
            message(lang, "review-option", act=option_text(edition, lang, each), value=value_of(lang, each))
            for each in slip.options
        )
        said = message(lang, "review-options", number=slip.number, player=slip.player, options=joined(lang, values))
        console.print(said, markup=False)
    given = dict.fromkeys(known for each in found.decisions for known in each.given)
    known = joined(lang, (message(lang, f"review-given-{each}") for each in given))
    console.print(message(lang, "review-given", given=known), style="dim")


def _show_bets(console: Console, found: "Review", lang: Language) -> None:
    edition = found.edition
    rows = [
        (
            each.position.player,
            position_text(edition, lang, each.position),
            money_text(lang, each.stake),
            percent_text(lang, each.edge.edge, DECIMALS),
            cost_text(lang, each.money),
            short_citation(edition, each.clauses[:1], lang),
        )
        for each in found.bets
    ]
    if rows:
        columns = ("player", "bet", "stake", "edge", "cost", "article")
        print_table(console, table(columns, rows, right="stake edge cost", lang=lang))
    if found.least:
        least, edge = bet_text(edition, lang, *found.least.place), percent_text(lang, found.least.edge, DECIMALS)
        console.print(message(lang, "review-least-edge", bet=least, edge=edge), style="dim", markup=False)


def chosen_text(edition: Edition, lang: Language, each: "DecisionReview") -> str:
    said = option_text(edition, lang, each.chosen)
    return message(lang, "review-silent", act=said) if each.silent else said


def option_text(edition: Edition, lang: Language, option: "Option") -> str:
    """What could be done: an act, a bet that is added, or a division of tiles."""
    if option.groups:
        front, back = (value_text(edition, lang, group) for group in option.groups)
        return message(lang, "review-division", front=front, back=back)
    if option.act in edition.bets:
        return bet_text(edition, lang, option.act)
    name = f"review-act-{option.act}"
    return message(lang, name) if has_message(name) else act_text(edition, lang, option.act)


def value_of(lang: Language, option: "Option") -> str:
    return percent_text(lang, option.value, DECIMALS)


def cost_text(lang: Language, minor_units: Fraction) -> str:
    """An average, to the minor unit; the JSON has it exactly."""
    return number_text(lang, minor_units / HUNDRED, DECIMALS)
