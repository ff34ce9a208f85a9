"""banca strategy stud-poker: when to raise, for one hand and the card shown or for all of them."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from rich.text import Text

from banca.cli.games.stud_poker.odds import ante_text, ante_to_json, read_ante
from banca.cli.names import act_text, assumption, cards_line, value_text
from banca.cli.screen import cited_setting_to_json, options_line, print_json, read_cards
from banca.cli.tables import print_table, screen, table
from banca.exact import BetOdds, decimal
from banca.exact.stud_poker import maximum_assumptions, odds, of_ante
from banca.exact.stud_poker.raising import (
    ACE_KING,
    KINDS,
    LOWER_ODD,
    PAIR,
    RANKS,
    Choice,
    Line,
    LineSummary,
    choice,
    raise_lines,
    summarise,
)
from banca.games.stud_poker.bets import Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, RAISE
from banca.games.stud_poker.hands import CARDS_IN_HAND, class_of
from banca.games.stud_poker.round import StudPoker
from banca.games.stud_poker.showdown import Fold, Raise
from banca.law import Edition, Language, OptionError, language
from banca.material.cards import Card, card_text
from banca.messages import figures_text, joined, message
from banca.play.setting import Setting
from banca.strategy.stud_poker.deals import SHOWDOWNS, SHOWN

MARK = "*"
EXAMPLE_HAND, EXAMPLE_CARD = "Ah,Kd,Qc,7s,2h", "5d"
ALWAYS, NEVER = Text("R", style="green"), Text("F", style="red")
BASIS = ("art6.6", "art6.7", "art8")  # the raise, the loss of folding, the comparison of hands
FORBIDDEN = "art12.1"
BETTOR_HIGHER, BETTOR_LOWER = "bettor_higher", "bettor_lower"
EXACT = {"exact": True, "bound": None}
OWN_NAMES = {ACE_KING: "hand-ace-king", LOWER_ODD: "hand-lower-odd"}


def run(args: Namespace, game: StudPoker, setting: Setting) -> int:
    lang = language(args.lang)
    if args.hand is None and args.bank is None:
        return whole(args, game, setting, lang)
    if args.hand is None or args.bank is None:
        raise OptionError("strategy-hand-with-bank", hand=EXAMPLE_HAND, card=EXAMPLE_CARD)
    return one(args, game, setting, lang)


# One hand.


def one(args: Namespace, game: StudPoker, setting: Setting, lang: Language) -> int:
    hand, shown = read_hand(game.edition, args.hand), read_card(game.edition, args.bank)
    if shown in hand:
        raise OptionError("stud-poker-shown-is-held", card=shown, clause=game.edition.citation("art1.1"))
    ante = read_ante(game, setting, args.stake)
    found = of_ante(game, setting, ante)
    chosen = choice(found, hand, shown)
    ends = {end: found[Decided(chosen.hand, *end)][1] for end in SHOWDOWNS}
    clauses = clauses_of(game, setting, hand, chosen)
    readings = game.edition.readings_of(*clauses)
    if args.output == "json":
        question = {"hand": list(hand), "bank": shown, **ante_to_json(ante)}
        maximum = maximum_assumptions(setting, ante)
        assumes = {"assumes": assumption(maximum, lang)} if maximum else {}
        print_json({**cited_setting_to_json(setting, clauses), **question, **choice_to_json(chosen, ends), **assumes})
        return 0
    console, edition = screen(), game.edition
    title = f"{edition.names.said_in(lang)} · {edition.slug} · {cards_line(hand)} · {card_text(shown)}"
    acts = ((Raise.word, chosen.raised, chosen.raises), (Fold.word, chosen.folded, not chosen.raises))
    rows = [
        (MARK if best else "", act_text(edition, lang, act), str(value), f"{decimal(value, 6):+}")
        for act, value, best in acts
    ]
    console.print(title, style="bold")
    print_table(console, table(("#", "act", "value", "decimal"), rows, right="value decimal", lang=lang))
    print_table(console, outcomes_table(chosen, ends, edition, lang))
    console.print(message(lang, "stud-poker-raising-over", hands=chosen.cases), style="dim")
    cited = joined(lang, (edition.cite(clause, lang) for clause in clauses))
    console.print(
        message(lang, "stud-poker-raising-rests-on", clauses=cited, readings=joined(lang, readings)), style="dim"
    )
    if ante is not None:
        console.print(ante_text(ante, lang), style="dim")
    if maximum := maximum_assumptions(setting, ante):
        console.print(assumption(maximum, lang), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def outcomes_table(chosen: Choice, ends: dict[tuple[bool, bool], Fraction], edition: Edition, lang: Language) -> Any:
    """How a raise may end."""
    closed, higher, lower = ends.values()
    rows = [(message(lang, "stud-poker-raising-closed"), chosen.closed, "win", closed)]
    for name, low, _ in chosen.against:
        rows.append(
            (message(lang, "stud-poker-raising-lower", hand=value_text(edition, lang, name)), low, "win", higher)
        )
    for name, _, high in chosen.against:
        rows.append(
            (message(lang, "stud-poker-raising-higher", hand=value_text(edition, lang, name)), high, "lose", lower)
        )
    rows.append((message(lang, "stud-poker-raising-equal"), 0, "push", Fraction(0)))
    shown = [
        (
            label,
            f"{n:,}",
            in_percent(Fraction(n, chosen.cases)),
            value_text(edition, lang, result),
            signed_fraction(gain) if n else "",
        )
        for label, n, result, gain in rows
        if n or result == "push"
    ]
    shown.append((message(lang, "stud-poker-raising-all"), f"{chosen.cases:,}", in_percent(Fraction(1)), "", ""))
    columns = ("croupier", "ways", "chance", "result", "value")
    return table(columns, shown, right="ways chance value", lang=lang)


def choice_to_json(chosen: Choice, ends: dict[tuple[bool, bool], Fraction]) -> dict[str, Any]:
    closed, higher, lower = ends.values()
    counted = (
        ("closed", chosen.closed, closed),
        (BETTOR_HIGHER, chosen.higher, higher),
        (BETTOR_LOWER, chosen.lower, lower),
    )
    return {
        **EXACT,
        "class": chosen.hand,
        "best": Raise.word if chosen.raises else Fold.word,
        **{
            act: {"value": str(value), "value_decimal": float(decimal(value))}
            for act, value in ((Raise.word, chosen.raised), (Fold.word, chosen.folded))
        },
        "ways": chosen.cases,
        "ends": {
            name: {"ways": n, "chance": str(Fraction(n, chosen.cases)), "gain": str(gain)} for name, n, gain in counted
        }
        | {"equal": {"ways": 0, "chance": "0", "gain": "0"}},
        "croupier_opens_with": [
            {"class": name, BETTOR_HIGHER: low, BETTOR_LOWER: high} for name, low, high in chosen.against
        ],
    }


def clauses_of(game: StudPoker, setting: Setting, hand: Sequence[Card], chosen: Choice) -> tuple[str, ...]:
    """The clauses behind the value of raising and of folding."""
    facts: Sequence[Fact] = (Folded(), *(Decided(chosen.hand, *end) for end in SHOWDOWNS))
    met = (c for fact in facts for bet in (ANTE, RAISE) for c in game.ruling(setting, bet, None, fact).clauses)
    return tuple(dict.fromkeys((*BASIS, class_of(hand).clause, *met)))


def read_hand(edition: Edition, text: str) -> tuple[Card, ...]:
    hand = read_cards("--hand", text)
    if len(hand) != CARDS_IN_HAND:
        clause = edition.citation("art7.1")
        raise OptionError("stud-poker-no-hand", given=len(hand), needed=CARDS_IN_HAND, clause=clause)
    for card in hand:
        if (times := hand.count(card)) > 1:
            raise OptionError("stud-poker-one-pack", card=card, times=times, clause=edition.citation("art1.1"))
    return hand


def read_card(edition: Edition, text: str) -> Card:
    cards = read_cards("--bank", text)
    if len(cards) != 1:
        raise OptionError("stud-poker-one-card-shown", given=len(cards), clause=edition.citation("art7.1"))
    return cards[0]


# All hands.


def whole(args: Namespace, game: StudPoker, setting: Setting, lang: Language) -> int:
    stake = read_ante(game, setting, args.stake)
    lines = raise_lines(of_ante(game, setting, stake))
    ante = next(row for row in odds(game, setting, ante=stake) if row.bet == ANTE)
    clauses = tuple(dict.fromkeys((*BASIS, *ante.clauses)))
    if args.output == "json":
        print_json(
            {
                **cited_setting_to_json(setting, clauses),
                **ante_to_json(stake),
                **figures(ante),
                "kinds": [kind_to_json(kind, *of_kind(lines, kind)) for kind in KINDS],
                "columns": list(RANKS),
                "chart": [line_to_json(line) for line in lines if line.kind in (PAIR, ACE_KING, LOWER_ODD)],
                **({"assumes": assumption(ante.assumes, lang)} if ante.assumes else {}),
            }
        )
        return 0
    console, edition = screen(), game.edition
    title = f"{edition.names.said_in(lang)} · {edition.slug} · {message(lang, 'stud-poker-raising-title')}"
    kinds = [
        (kind_text(edition, lang, kind), f"{pairs // SHOWN:,}", in_percent(Fraction(raised, pairs)))
        for kind in KINDS
        for pairs, raised in [of_kind(lines, kind)]
    ]
    console.print(title, style="bold")
    print_table(console, table(("hand", "hands", "raised"), kinds, right="hands raised", lang=lang))
    made = table(("", *RANKS), chart(lines, edition, lang))
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "center", True
    print_table(console, made)
    console.print(message(lang, "stud-poker-raising-chart-is"), style="dim")
    example = message(lang, "stud-poker-raising-ask", game=edition.game, hand=EXAMPLE_HAND, card=EXAMPLE_CARD)
    console.print(example, style="dim")
    made = table(("", "", ""), summary_rows(ante, lang), lang=lang)
    made.show_header = False
    print_table(console, made)
    if stake is not None:
        console.print(ante_text(stake, lang), style="dim")
    if ante.assumes:
        console.print(assumption(ante.assumes, lang), style="dim")
    console.print(message(lang, "stud-poker-raising-forbidden", clause=edition.cite(FORBIDDEN, lang)), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def summary_rows(ante: BetOdds, lang: Language) -> list[tuple[str, str, str]]:
    figures = (
        ("stud-poker-raising-edge", ante.edge),
        ("edge-of-all-staked", ante.figures["element_of_risk"]),
        ("stud-poker-raising-raised", ante.figures["raised"]),
        ("stud-poker-raising-ace-king-edge", ante.figures["edge_ace_king"]),
    )
    rows = [(message(lang, key), in_percent(value), str(value)) for key, value in figures]
    return [*rows, (message(lang, "stud-poker-raising-sd"), str(round(ante.sd, 6)), "")]


def figures(ante: BetOdds) -> dict[str, Any]:
    exact = {"edge": ante.edge, **ante.figures, "variance": ante.variance}
    return {
        "exact": ante.exact,
        "bound": None if ante.bound is None else str(ante.bound),
        **{name: str(value) for name, value in exact.items()},
        **{f"{name}_decimal": float(decimal(value)) for name, value in exact.items()},
        "sd": float(ante.sd),
    }


def of_kind(lines: Iterable[Line], kind: str) -> tuple[int, int]:
    """All pairs of such a hand and an open card, and those that are raised."""
    own = [line for line in lines if line.kind == kind]
    return sum(sum(line.pairs) for line in own), sum(sum(line.raised) for line in own)


def chart(lines: Sequence[Line], edition: Edition, lang: Language) -> list[tuple[str | Text, ...]]:
    """Rows where the open card may matter: pairs, ace-king by the other cards, and hands below."""
    of = {kind: [line for line in lines if line.kind == kind] for kind in (PAIR, ACE_KING, LOWER_ODD)}
    by_holding = summarise(of[ACE_KING], apart=True)
    sections = (
        (kind_text(edition, lang, PAIR), summarise(of[PAIR], apart=False)),
        (message(lang, "stud-poker-raising-in"), [each for each in by_holding if each.held]),
        (message(lang, "stud-poker-raising-out"), [each for each in by_holding if not each.held]),
        (kind_text(edition, lang, LOWER_ODD), summarise(of[LOWER_ODD], apart=False)),
    )
    rows: list[tuple[str | Text, ...]] = []
    for heading, own in sections:
        rows.append((Text(heading, style="bold"), *("" for _ in RANKS)))
        for each in own:
            shares = zip(each.raised, each.pairs, strict=True)
            rows.append((f"  {ranks_text(each)}", *(cell(raised, pairs, lang) for raised, pairs in shares)))
    return rows


def ranks_text(each: LineSummary) -> str:
    first, last = (" ".join(("AK" if each.kind == ACE_KING else "") + ranks) for ranks in (each.first, each.last))
    return first if first == last else f"{first} – {last}"


def cell(raised: int, pairs: int, lang: Language) -> str | Text:
    if not pairs:
        return ""
    if raised in (0, pairs):
        return ALWAYS if raised else NEVER
    return figures_text(lang, str(decimal(Fraction(100 * raised, pairs), 1)))


def kind_text(edition: Edition, lang: Language, kind: str) -> str:
    return message(lang, OWN_NAMES[kind]) if kind in OWN_NAMES else value_text(edition, lang, kind)


def kind_to_json(kind: str, pairs: int, raised: int) -> dict[str, Any]:
    share = Fraction(raised, pairs)
    return {
        "kind": kind,
        "hands": pairs // SHOWN,
        "pairs": pairs,
        "raised": raised,
        "share": str(share),
        "share_decimal": float(decimal(share)),
    }


def line_to_json(line: Line) -> dict[str, Any]:
    return {
        "kind": line.kind,
        "ranks": line.ranks,
        "rank_shown_in_hand": line.held,
        "pairs": {rank: n for rank, n in zip(RANKS, line.pairs, strict=True) if n},
        "raised": {rank: r for rank, n, r in zip(RANKS, line.pairs, line.raised, strict=True) if n},
    }


def in_percent(value: Fraction) -> str:
    return f"{decimal(value * 100, 4)} %"


def signed_fraction(value: Fraction) -> str:
    return f"+{value}" if value > 0 else str(value)
