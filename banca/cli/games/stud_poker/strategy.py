"""banca strategy stud-poker: when to raise, for one hand and the card shown or for all of them."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from rich.text import Text

from banca.cli.games.stud_poker.odds import ante_named, ante_text, ante_to_json
from banca.cli.names import act_text, assumption, joined, value_text
from banca.cli.screen import cards_named, options_line, print_json, put, screen, setting_to_json, table
from banca.cli.words import word
from banca.exact import BetOdds, decimal
from banca.exact.stud_poker import odds, of_ante
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
from banca.games.stud_poker.bets import MAXIMUM, Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, RAISE
from banca.games.stud_poker.hands import CARDS_IN_HAND, class_of
from banca.games.stud_poker.round import StudPoker
from banca.games.stud_poker.showdown import Fold, Raise
from banca.law import Edition, Language, OptionError, language
from banca.material.cards import Card
from banca.play.setting import Setting
from banca.strategy.stud_poker.comparison import ENDS, SHOWN

MARK = "*"
EXAMPLE_HAND, EXAMPLE_CARD = "Ah,Kd,Qc,7s,2h", "5d"
ALWAYS, NEVER = Text("R", style="green"), Text("F", style="red")
BASIS = ("art6.6", "art6.7", "art8")  # what the raise is, what folding loses, how hands are compared
FORBIDDEN = "art12.1"
BETTOR_HIGHER, BETTOR_LOWER = "bettor_higher", "bettor_lower"
EXACT = {"exact": True, "bound": None}
OWN_NAMES = {ACE_KING: "raising.ace-king", LOWER_ODD: "raising.lower-odd"}


def run(args: Namespace, game: StudPoker, setting: Setting) -> int:
    lang = language(args.lang)
    if args.hand is None and args.bank is None:
        return whole(args, game, setting, lang)
    if args.hand is None or args.bank is None:
        raise OptionError(f"--hand and --bank go together: --hand {EXAMPLE_HAND} --bank {EXAMPLE_CARD}")
    return one(args, game, setting, lang)


# One hand.


def one(args: Namespace, game: StudPoker, setting: Setting, lang: Language) -> int:
    hand, shown = hand_named(game.edition, args.hand), card_named(game.edition, args.bank)
    if shown in hand:
        says = f"{shown} is in --hand: the game has one pack, and the croupier cannot show it"
        raise OptionError(f"--bank {says} ({game.edition.cite('art1.1')})")
    ante = ante_named(game, setting, args.stake)
    found = of_ante(game, setting, ante)
    chosen = choice(found, hand, shown)
    ends = {end: found[Decided(chosen.hand, *end)][1] for end in ENDS}
    clauses = clauses_of(game, setting, hand, chosen)
    readings = game.edition.readings_of(*clauses)
    if args.output == "json":
        question = {"hand": list(hand), "bank": shown, **ante_to_json(ante)}
        print_json({**described(setting, clauses), **question, **plain_choice(chosen, ends), **limited(setting, ante)})
        return 0
    console, edition = screen(), game.edition
    title = f"{edition.names.said_in(lang)} · {edition.slug} · {' '.join(hand)} · {shown}"
    acts = ((Raise.word, chosen.raised, chosen.raises), (Fold.word, chosen.folded, not chosen.raises))
    rows = [
        (MARK if best else "", act_text(edition, lang, act), str(value), f"{decimal(value, 6):+}")
        for act, value, best in acts
    ]
    console.print(title, style="bold")
    put(console, table(("#", "act", "value", "decimal"), rows, right="value decimal", lang=lang))
    put(console, ends_table(chosen, ends, edition, lang))
    console.print(word(lang, "raising.over", hands=f"{chosen.cases:,}"), style="dim")
    cited = joined(lang, (edition.cite(clause) for clause in clauses))
    console.print(word(lang, "raising.rests_on", clauses=cited, readings=joined(lang, readings)), style="dim")
    if ante is not None:
        console.print(ante_text(ante, lang), style="dim")
    for assumed in limited(setting, ante).values():
        console.print(assumption(assumed, lang), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def limited(setting: Setting, ante: int | None) -> dict[str, str]:
    """What becomes of a maximum that is posted."""
    if setting.parameter(MAXIMUM) is None:
        return {}
    return {"assumes": word("en", "assumes.maximum" if ante is None else "assumes.maximum_kept")}


def ends_table(chosen: Choice, ends: dict[tuple[bool, bool], Fraction], edition: Edition, lang: Language) -> Any:
    """How a raise may end."""
    closed, higher, lower = ends.values()
    rows = [(word(lang, "raising.closed"), chosen.closed, "win", closed)]
    for name, low, _ in chosen.against:
        rows.append((word(lang, "raising.lower", hand=value_text(edition, lang, name)), low, "win", higher))
    for name, _, high in chosen.against:
        rows.append((word(lang, "raising.higher", hand=value_text(edition, lang, name)), high, "lose", lower))
    rows.append((word(lang, "raising.equal"), 0, "push", Fraction(0)))
    shown = [
        (
            label,
            f"{n:,}",
            in_percent(Fraction(n, chosen.cases)),
            value_text(edition, lang, result),
            signed(gain) if n else "",
        )
        for label, n, result, gain in rows
        if n or result == "push"
    ]
    shown.append((word(lang, "raising.all"), f"{chosen.cases:,}", in_percent(Fraction(1)), "", ""))
    columns = ("croupier", "ways", "chance", "result", "value")
    return table(columns, shown, right="ways chance value", lang=lang)


def plain_choice(chosen: Choice, ends: dict[tuple[bool, bool], Fraction]) -> dict[str, Any]:
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
    facts: Sequence[Fact] = (Folded(), *(Decided(chosen.hand, *end) for end in ENDS))
    met = (c for fact in facts for bet in (ANTE, RAISE) for c in game.ruling(setting, bet, None, fact).clauses)
    return tuple(dict.fromkeys((*BASIS, class_of(hand).clause, *met)))


def hand_named(edition: Edition, text: str) -> tuple[Card, ...]:
    hand = cards_named("--hand", text)
    if len(hand) != CARDS_IN_HAND:
        raise OptionError(f"--hand names {len(hand)} cards: a hand has {CARDS_IN_HAND} ({edition.cite('art7.1')})")
    for card in hand:
        if (times := hand.count(card)) > 1:
            says = f"--hand has {card} {times} times: the game is played with one pack"
            raise OptionError(f"{says} ({edition.cite('art1.1')})")
    return hand


def card_named(edition: Edition, text: str) -> Card:
    cards = cards_named("--bank", text)
    if len(cards) != 1:
        says = f"--bank names {len(cards)} cards: the croupier shows one"
        raise OptionError(f"{says} ({edition.cite('art7.1')})")
    return cards[0]


# All hands.


def whole(args: Namespace, game: StudPoker, setting: Setting, lang: Language) -> int:
    stake = ante_named(game, setting, args.stake)
    lines = raise_lines(of_ante(game, setting, stake))
    ante = next(row for row in odds(game, setting, ante=stake) if row.bet == ANTE)
    clauses = tuple(dict.fromkeys((*BASIS, *ante.clauses)))
    if args.output == "json":
        print_json(
            {
                **described(setting, clauses),
                **ante_to_json(stake),
                **figures(ante),
                "kinds": [plain_kind(kind, *of_kind(lines, kind)) for kind in KINDS],
                "columns": list(RANKS),
                "chart": [plain_line(line) for line in lines if line.kind in (PAIR, ACE_KING, LOWER_ODD)],
                **({"assumes": ante.assumes} if ante.assumes else {}),
            }
        )
        return 0
    console, edition = screen(), game.edition
    title = f"{edition.names.said_in(lang)} · {edition.slug} · {word(lang, 'raising.title')}"
    kinds = [
        (kind_text(edition, lang, kind), f"{pairs // SHOWN:,}", in_percent(Fraction(raised, pairs)))
        for kind in KINDS
        for pairs, raised in [of_kind(lines, kind)]
    ]
    console.print(title, style="bold")
    put(console, table(("hand", "hands", "raised"), kinds, right="hands raised", lang=lang))
    made = table(("", *RANKS), chart(lines, edition, lang))
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "center", True
    put(console, made)
    console.print(word(lang, "raising.chart_is"), style="dim")
    example = word(lang, "raising.ask", game=edition.game, hand=EXAMPLE_HAND, card=EXAMPLE_CARD)
    console.print(example, style="dim")
    made = table(("", "", ""), summed_up(ante, lang))
    made.show_header = False
    put(console, made)
    if stake is not None:
        console.print(ante_text(stake, lang), style="dim")
    if ante.assumes:
        console.print(assumption(ante.assumes, lang), style="dim")
    console.print(word(lang, "raising.forbidden", clause=edition.cite(FORBIDDEN)), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def summed_up(ante: BetOdds, lang: Language) -> list[tuple[str, str, str]]:
    figures = (
        ("raising.edge", ante.edge),
        ("raising.risk", ante.besides["element_of_risk"]),
        ("raising.raised", ante.besides["raised"]),
        ("raising.ace_king_edge", ante.besides["edge_ace_king"]),
    )
    rows = [(word(lang, key), in_percent(value), str(value)) for key, value in figures]
    return [*rows, (word(lang, "raising.sd"), str(round(ante.sd, 6)), "")]


def figures(ante: BetOdds) -> dict[str, Any]:
    exact = {"edge": ante.edge, **ante.besides, "variance": ante.variance}
    return {
        "exact": ante.exact,
        "bound": None if ante.bound is None else str(ante.bound),
        **{name: str(value) for name, value in exact.items()},
        **{f"{name}_decimal": float(decimal(value)) for name, value in exact.items()},
        "sd": float(ante.sd),
    }


def of_kind(lines: Iterable[Line], kind: str) -> tuple[int, int]:
    """All pairs of such a hand and a card shown, and those that are raised."""
    own = [line for line in lines if line.kind == kind]
    return sum(sum(line.pairs) for line in own), sum(sum(line.raised) for line in own)


def chart(lines: Sequence[Line], edition: Edition, lang: Language) -> list[tuple[str | Text, ...]]:
    """Where the card shown may decide: pairs, ace-king by what else is held, and what lies below."""
    of = {kind: [line for line in lines if line.kind == kind] for kind in (PAIR, ACE_KING, LOWER_ODD)}
    by_holding = summarise(of[ACE_KING], apart=True)
    sections = (
        (kind_text(edition, lang, PAIR), summarise(of[PAIR], apart=False)),
        (word(lang, "raising.in"), [each for each in by_holding if each.held]),
        (word(lang, "raising.out"), [each for each in by_holding if not each.held]),
        (kind_text(edition, lang, LOWER_ODD), summarise(of[LOWER_ODD], apart=False)),
    )
    rows: list[tuple[str | Text, ...]] = []
    for heading, own in sections:
        rows.append((Text(heading, style="bold"), *("" for _ in RANKS)))
        rows += [(f"  {ranks_text(each)}", *map(cell, each.raised, each.pairs)) for each in own]
    return rows


def ranks_text(each: LineSummary) -> str:
    first, last = (" ".join(("AK" if each.kind == ACE_KING else "") + ranks) for ranks in (each.first, each.last))
    return first if first == last else f"{first} – {last}"


def cell(raised: int, pairs: int) -> str | Text:
    if not pairs:
        return ""
    if raised in (0, pairs):
        return ALWAYS if raised else NEVER
    return str(decimal(Fraction(100 * raised, pairs), 1))


def kind_text(edition: Edition, lang: Language, kind: str) -> str:
    return word(lang, OWN_NAMES[kind]) if kind in OWN_NAMES else value_text(edition, lang, kind)


def plain_kind(kind: str, pairs: int, raised: int) -> dict[str, Any]:
    share = Fraction(raised, pairs)
    return {
        "kind": kind,
        "hands": pairs // SHOWN,
        "pairs": pairs,
        "raised": raised,
        "share": str(share),
        "share_decimal": float(decimal(share)),
    }


def plain_line(line: Line) -> dict[str, Any]:
    return {
        "kind": line.kind,
        "ranks": line.ranks,
        "rank_shown_in_hand": line.held,
        "pairs": {rank: n for rank, n in zip(RANKS, line.pairs, strict=True) if n},
        "raised": {rank: r for rank, n, r in zip(RANKS, line.pairs, line.raised, strict=True) if n},
    }


def in_percent(value: Fraction) -> str:
    return f"{decimal(value * 100, 4)} %"


def signed(value: Fraction) -> str:
    return f"+{value}" if value > 0 else str(value)


def described(setting: Setting, clauses: Sequence[str]) -> dict[str, Any]:
    return {
        **setting_to_json(setting),
        "clauses": list(clauses),
        "readings": list(setting.edition.readings_of(*clauses)),
    }
