"""banca strategy blackjack: best play as a chart, the value of each act on a hand, the cost of each option."""

from argparse import Namespace
from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from typing import Any

from rich.text import Text

from banca.cli.games.blackjack import basic_strategy
from banca.cli.games.blackjack.basic_strategy import LETTERS, STYLES, choice_text, read_hand, size_text
from banca.cli.names import act_text, assumption, bet_text, cards_line, option_text
from banca.cli.screen import options_line, print_json, progress
from banca.cli.tables import print_table, screen, table
from banca.exact import BetOdds, decimal
from banca.exact import blackjack as exact_blackjack
from banca.exact.blackjack import round_outcomes
from banca.exact.blackjack.advice import FirstTwo, exact_values, first_two, insurance_value, longer, split_bound
from banca.exact.blackjack.best import ACCURACY, best_play
from banca.exact.blackjack.strategies import BEST_PLAY
from banca.games.blackjack.bets import INSURANCE
from banca.games.blackjack.hands import points
from banca.games.blackjack.lawful import lawful_on
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.games.blackjack.window import EvenMoney
from banca.law import Language, OptionError, language
from banca.material.cards import Card, card_text
from banca.messages import figures_text, joined, message, percent_text
from banca.play.game import Game
from banca.play.setting import Setting
from banca.report.sensitivity import Sensitivity, sensitivity
from banca.strategy.blackjack.basic import OPEN_CARDS, SPLIT, STAND, answer_to

LETTER = {**LETTERS, EvenMoney.word: "E"}
STYLE = {**STYLES, EvenMoney.word: "magenta"}
PERCENT = 100


def run(args: Namespace, game: Game[Any], setting: Setting) -> int:
    if args.basic and args.costs:
        raise OptionError("blackjack-basic-and-costs")
    if args.basic:
        return basic_strategy.run(args, game, setting)
    lang = language(args.lang)
    if args.hand is None and args.bank is None:
        return show_costs(args, game, setting, lang) if args.costs else whole(args, game, setting, lang)
    if args.costs:
        raise OptionError("blackjack-costs-of-no-hand")
    return one(args, game, setting, lang)


# The chart.


def whole(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    best = best_play(setting)
    rows, more = tuple(first_two(best)), tuple(longer(best))
    found = round_outcomes(setting)
    if args.output == "json":
        print_json(
            {
                **basic_strategy.strategy_setting_to_json(setting, lang),
                "assumes": assumption(BEST_PLAY.assumes, lang),
                "edge": str(-found.mean),
                "edge_decimal": float(decimal(-found.mean)),
                "exact": True,
                "edge_basic_strategy": str(-round_outcomes(setting, "basic strategy").mean),
                "columns": list(OPEN_CARDS),
                "values_are": {
                    "per": message(lang, "blackjack-strategy-values-per"),
                    "exact": False,
                    "bound": ACCURACY,
                },
                "before_prize_is": message(lang, "blackjack-strategy-near-prize"),
                "chart": [
                    {
                        "cards": FIRST_CARDS,
                        "kind": row.kind,
                        "hand": row.cards,
                        **({"total": row.total} if row.total else {}),
                        "answers": {c: choice.act for c, choice in zip(OPEN_CARDS, row.choices, strict=True)},
                        "values": {c: dict(choice.values) for c, choice in zip(OPEN_CARDS, row.choices, strict=True)},
                    }
                    for row in rows
                ],
                "more_cards": [each.to_json() for each in more],
            }
        )
        return 0
    console = screen()
    edition = game.edition
    title = f"{edition.names.said_in(lang)} · {edition.slug} · {message(lang, 'blackjack-strategy-best-play')}"
    lines: list[tuple[str | Text, ...]] = []
    for kind, of_kind in groupby(rows, key=lambda row: row.kind):
        lines.append((Text(_heading(kind, FIRST_CARDS, setting, lang), style="bold"), *("" for _ in OPEN_CARDS)))
        for _, alike in groupby(of_kind, key=lambda row: (row.total, row.cards if args.values else row.acts)):
            together = list(alike)
            name = f"  {'' if kind == 'pair' else together[0].total} {' '.join(row.cards for row in together)}"
            lines.append((name, *_cells(together[0], values=args.values)))
    for (cards, kind), of_size in groupby(more, key=lambda each: (each.cards, each.kind)):
        lines.append((Text(_heading(kind, cards, setting, lang), style="bold"), *("" for _ in OPEN_CARDS)))
        for acts, like in groupby(of_size, key=lambda each: each.acts):
            same = list(like)
            name = f"{same[0].total}–{same[-1].total}" if len(same) > 1 else str(same[0].total)
            cells = (Text("/".join(LETTER[act] for act in each), style=STYLE[each[0]]) for each in acts)
            lines.append((f"  {name}", *cells))
    print_table(console, table(("", *OPEN_CARDS), lines, title=title))
    used = dict.fromkeys(choice.act for row in rows for choice in row.choices) | {
        act: None for each in more for shares in each.shares for act in shares
    }
    legend = (f"{LETTER[act]} {act_text(edition, lang, act)}" for act in LETTER if act in used)
    console.print(joined(lang, legend), style="dim")
    console.print(message(lang, "blackjack-strategy-mixed"), style="dim")
    if any(row.kind == "before-prize" for row in rows):
        console.print(message(lang, "blackjack-strategy-near-prize"), style="dim")
    if args.values:
        console.print(message(lang, "blackjack-strategy-values-are"), style="dim")
    edges = {"best": percent_text(lang, -found.mean, 4), "fraction": str(-found.mean)}
    basic = round_outcomes(setting, "basic strategy")
    console.print(
        message(
            lang,
            "blackjack-strategy-edge-is",
            **edges,
            basic=percent_text(lang, -basic.mean, 4),
        )
    )
    console.print(message(lang, "blackjack-strategy-best-assumes"), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def _heading(kind: str, cards: int, setting: Setting, lang: Language) -> str:
    return f"{size_text(cards, terms_of(setting), lang)} · {message(lang, basic_strategy.SAID_OF[kind])}"


def _cells(row: FirstTwo, *, values: bool) -> Iterator[Text]:
    for choice in row.choices:
        text = f"{LETTER[choice.act]} {choice.value * PERCENT:+.1f}" if values else LETTER[choice.act]
        yield Text(text, style=STYLE[choice.act])


# One hand.


def one(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    hand, bank = read_hand(args, setting)
    best, lawful = best_play(setting), lawful_on(setting, hand, bank)
    values = exact_values(best, hand, bank) if lawful else {}
    acts = {act: value for act, value in values.items() if act in lawful or act == STAND}
    answer = max(acts, key=lambda act: acts[act], default=STAND)
    bound = split_bound(best, hand, bank) if SPLIT in acts else None
    bounds = {} if bound is None else {SPLIT: bound}
    insured = insurance_value(best, hand, bank) if INSURANCE in lawful else None
    total, basic = points(hand), answer_to(setting, hand, bank)
    if args.output == "json":
        of_hand = {"hand": list(hand), "bank": bank, "total": total.total, "soft": total.soft}
        print_json(
            {
                **basic_strategy.strategy_setting_to_json(setting, lang),
                "assumes": assumption(BEST_PLAY.assumes, lang),
                **of_hand,
                "lawful": sorted(lawful),
                "answer": answer,
                "values": {
                    act: {"value": str(value), "decimal": float(decimal(value)), **_exactness(bounds.get(act))}
                    for act, value in sorted(acts.items(), key=lambda each: -each[1])
                },
                "insurance": None if insured is None else {"value": str(insured), "decimal": float(decimal(insured))},
                "basic": basic,
            }
        )
        return 0
    made = message(
        lang, "blackjack-strategy-soft-total" if total.soft else "blackjack-strategy-total", total=total.total
    )
    choices = joined(lang, (choice_text(game.edition, lang, e) for e in basic_strategy.CHOICES if e in lawful))
    rows: list[tuple[str | Text, ...]] = [
        (message(lang, "blackjack-strategy-hand"), f"{cards_line(hand)}  ({made})", ""),
        (message(lang, "blackjack-strategy-bank"), card_text(bank), ""),
        (message(lang, "blackjack-strategy-lawful"), choices or message(lang, "blackjack-strategy-nothing"), ""),
    ]
    for act, value in sorted(acts.items(), key=lambda each: -each[1]):
        style = f"bold {STYLE[act]}" if act == answer else ""
        name = act_text(game.edition, lang, act) if act in lawful else message(lang, "blackjack-strategy-no-more-cards")
        exactness = (
            str(value)
            if act not in bounds
            else message(lang, "blackjack-strategy-about", bound=figures_text(lang, f"{float(bounds[act]):.1e}"))
        )
        rows.append((Text(f"  {name}", style=style), Text(f"{float(value):+.8f}", style=style), exactness))
    if insured is not None:
        rows.append((f"  {bet_text(game.edition, lang, INSURANCE)}", f"{float(insured):+.8f}", str(insured)))
    rows.append((message(lang, "blackjack-strategy-basic"), _basic_text(game, setting, lang, basic, hand, bank), ""))
    console = screen()
    title = f"{game.edition.names.said_in(lang)} · {game.edition.slug}"
    print_table(console, table(("", "", ""), rows, title=title, lang=lang))
    console.print(message(lang, "blackjack-strategy-values-exact"), style="dim")
    console.print(message(lang, "blackjack-strategy-best-assumes"), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def _exactness(bound: Fraction | None) -> dict[str, Any]:
    return {"exact": True} if bound is None else {"exact": False, "bound": str(bound)}


def _basic_text(game: Game[Any], setting: Setting, lang: Language, basic: str, hand: Any, bank: Card) -> str:
    lawful = lawful_on(setting, hand, bank)
    idle = bool(lawful) and basic not in lawful
    return message(lang, "blackjack-strategy-none") if idle else act_text(game.edition, lang, basic)


# What every option costs.


def show_costs(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    now = exact_blackjack.row(setting, with_variance=False)
    with progress(game.edition.slug, lang) as report_progress:
        found = sensitivity(
            game,
            setting,
            (now,),
            report_progress,
            rows_of=lambda _, other: (exact_blackjack.row(other, with_variance=False),),
        )
    if args.output == "json":
        print_json(costs_to_json(game, setting, now, found, lang))
        return 0
    console = screen()
    rows: list[tuple[str | Text, ...]] = []
    for varied in found.moving:
        changes = sorted(varied.changes, key=lambda change: (change.edges[0][0], _order(change.value)))
        for n, change in enumerate(changes):
            moved = change.edges[0][0] - now.edge
            style = "red" if moved > 0 else "green" if moved < 0 else "dim"
            rows.append(
                (
                    option_text(game.edition, lang, varied.name, change.value),
                    f"{decimal(change.edges[0][0] * PERCENT, 4)} %",
                    Text(f"{decimal(moved * PERCENT, 4):+} %", style=style),
                    game.edition.cite(varied.clause, lang) if n == 0 else "",
                )
            )
    title = f"{game.edition.names.said_in(lang)} · {game.edition.slug} · {message(lang, 'blackjack-strategy-costs')}"
    print_table(
        console, table(("option", "edge", "change", "article"), rows, title=title, right="edge change", lang=lang)
    )
    idle = joined(lang, (game.edition.options[name].names.said_in(lang) for name in without_effect(game, found)))
    console.print(message(lang, "blackjack-strategy-idle", options=idle), style="dim")
    edge = {"best": percent_text(lang, now.edge, 4), "fraction": str(now.edge)}
    basic = exact_blackjack.row(setting, "basic strategy", with_variance=False)
    console.print(
        message(
            lang,
            "blackjack-strategy-edge-is",
            **edge,
            basic=percent_text(lang, basic.edge, 4),
        )
    )
    console.print(options_line(setting, lang), style="dim")
    return 0


def _order(value: Any) -> tuple[int, str]:
    """Sort numbers by size."""
    return (value if isinstance(value, int) else 0, str(value))


def without_effect(game: Game[Any], found: Sensitivity) -> list[str]:
    """The options that do not affect the edge, as far as they can be combined with the others."""
    moving = {varied.name for varied in found.moving}
    return [name for name in game.edition.options if name not in moving]


def costs_to_json(
    game: Game[Any], setting: Setting, now: BetOdds, found: Sensitivity, lang: Language
) -> dict[str, Any]:
    def change(edge: Fraction) -> dict[str, Any]:
        moved = edge - now.edge
        return {"edge": str(edge), "change": str(moved), "change_decimal": float(decimal(moved))}

    return {
        "edition": game.edition.slug,
        "preset": setting.options.preset,
        "options": setting.options.to_json(),
        "edge": str(now.edge),
        "edge_decimal": float(decimal(now.edge)),
        "exact": now.exact,
        "assumes": assumption(now.assumes, lang),
        "costs": [
            {
                "option": varied.name,
                "clause": varied.clause,
                "alternatives": [{"value": each.value, **change(each.edges[0][0])} for each in varied.changes],
            }
            for varied in found.moving
        ],
        "without_effect": without_effect(game, found),
    }
