"""banca strategy blackjack --basic: the basic strategy as a chart, or the answer to one hand."""

from argparse import Namespace
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, groupby
from typing import Any

from rich.text import Text

from banca.cli.names import act_text, bet_text, cards_line
from banca.cli.screen import cited_setting_to_json, options_line, print_json, read_cards
from banca.cli.tables import print_table, screen, table
from banca.exact.blackjack.advice import sizes
from banca.games.blackjack.bets import INSURANCE
from banca.games.blackjack.hands import Hand, Total, is_over, points
from banca.games.blackjack.lawful import lawful_on
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import Terms, terms_of
from banca.games.blackjack.window import EvenMoney
from banca.law import Edition, Language, OptionError, language
from banca.material.cards import PACK, SUITS, Card, card_text
from banca.messages import joined, message
from banca.play.game import Game
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import (
    DOUBLE,
    DRAW,
    FIVE_CARDS,
    OPEN_CARDS,
    SPLIT,
    STAND,
    SURRENDER,
    answer_to,
    ranks_before_prize,
)

LETTERS = {DRAW: "H", STAND: "S", DOUBLE: "D", SPLIT: "P", SURRENDER: "R", FIVE_CARDS: "F"}
CHOICES = (*LETTERS, EvenMoney.word, INSURANCE)
STYLES = {
    DRAW: "green",
    STAND: "red",
    DOUBLE: "bold blue",
    SPLIT: "bold yellow",
    SURRENDER: "dim",
    FIVE_CARDS: "magenta",
}
TOPICS = ("player-freedom", "bank-rule", "points", "blackjack-paid", "bank-collects", "split", "double", "surrender")
SAID_OF = {
    "hard": "blackjack-strategy-hard",
    "soft": "blackjack-strategy-soft",
    "pair": "blackjack-strategy-pairs",
    "before-prize": "blackjack-strategy-before-prize",
}


@dataclass(frozen=True, slots=True)
class Row:
    """Hands of one kind and of so many cards (or more) that have the same answers."""

    cards: int
    kind: str
    hand: str  # a total, or ranks
    answers: tuple[str, ...]  # against each open card


def run(args: Namespace, game: Game[Any], setting: Setting) -> int:
    lang = language(args.lang)
    if args.values:
        raise OptionError("blackjack-values-without-basic")
    if args.hand is None and args.bank is None:
        return whole(args, game, setting, lang)
    return one(args, game, setting, lang)


# The chart.


def whole(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    rows = chart(setting)
    if args.output == "json":
        print_json(
            {
                **strategy_setting_to_json(setting, lang),
                "columns": list(OPEN_CARDS),
                "chart": [
                    {
                        "cards": row.cards,
                        "or_more": row.cards == sizes(terms_of(setting))[-1],
                        "kind": row.kind,
                        "hand": row.hand,
                        "answers": dict(zip(OPEN_CARDS, row.answers, strict=True)),
                    }
                    for row in rows
                ],
            }
        )
        return 0
    console = screen()
    title = f"{game.edition.names.said_in(lang)} · {game.edition.slug} · {message(lang, 'blackjack-strategy-basic')}"
    lines: list[tuple[str | Text, ...]] = []
    for (cards, kind), of_kind in groupby(rows, key=lambda row: (row.cards, row.kind)):
        heading = f"{size_text(cards, terms_of(setting), lang)} · {message(lang, SAID_OF[kind])}"
        lines.append((Text(heading, style="bold"), *("" for _ in OPEN_CARDS)))
        for answers, alike in groupby(of_kind, key=lambda row: row.answers):
            hands = [row.hand for row in alike]
            name = f"{hands[0]}–{hands[-1]}" if len(hands) > 1 else hands[0]
            lines.append((f"  {name}", *(Text(LETTERS[each], style=STYLES[each]) for each in answers)))
    print_table(console, table(("", *OPEN_CARDS), lines, title=title))
    used = dict.fromkeys(answer for row in rows for answer in row.answers)
    legend = (f"{LETTERS[each]} {act_text(game.edition, lang, each)}" for each in LETTERS if each in used)
    console.print(joined(lang, legend), style="dim")
    console.print(message(lang, "blackjack-strategy-if-not"), style="dim")
    console.print(message(lang, "blackjack-strategy-never"), style="dim")
    console.print(message(lang, "blackjack-strategy-assumes"), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def chart(setting: Setting) -> list[Row]:
    """Every kind of hand: two cards by total, by pair and by what is one card from a prize; then more cards."""
    terms = terms_of(setting)
    of_two: dict[str, dict[str, Hand]] = {
        "hard": {str(total.total): cards for total, cards in totals(FIRST_CARDS).items() if not total.soft},
        "soft": {str(total.total): cards for total, cards in totals(FIRST_CARDS).items() if total.soft},
        "pair": {rank + rank: (rank + SUITS[0], rank + SUITS[1]) for rank in OPEN_CARDS},
        "before-prize": before_prize() if terms.special_prizes else {},
    }
    rows = [_row(setting, kind, name, cards) for kind, hands in of_two.items() for name, cards in hands.items()]
    for size in sizes(terms):
        for kind in ("hard", "soft"):
            hands = (each for each in totals(size).items() if each[0].soft == (kind == "soft"))
            rows += [_row(setting, kind, str(total.total), cards) for total, cards in hands]
    return rows


def _row(setting: Setting, kind: str, name: str, cards: Hand) -> Row:
    answers = tuple(answer_to(setting, cards, rank + SUITS[0]) for rank in OPEN_CARDS)
    return Row(len(cards), kind, name, answers)


@cache
def totals(size: int) -> dict[Total, Hand]:
    """A sample hand of so many cards for each total, in order; two cards are never a pair."""
    found: dict[Total, Hand] = {}
    for ranks in combinations_with_replacement(OPEN_CARDS, size):
        cards = tuple(rank + suit for rank, suit in zip(ranks, SUITS * size, strict=False))
        if not is_over(cards) and (size > FIRST_CARDS or len(set(ranks)) > 1):
            found.setdefault(points(cards), cards)
    return dict(sorted(found.items(), key=lambda each: each[0].total))


def before_prize() -> dict[str, Hand]:
    """Cards of one suit that a third card makes a special combination. Two sevens are listed with the pairs."""
    suited = (pair for pair in combinations_with_replacement(PACK, FIRST_CARDS) if pair[0] != pair[1])
    return {name: pair for pair in suited if (name := ranks_before_prize(pair)) and len(set(name)) > 1}


def size_text(cards: int, terms: Terms, lang: Language) -> str:
    if cards == FIRST_CARDS:
        return message(lang, "blackjack-strategy-first-two")
    return message(
        lang, "blackjack-strategy-or-more" if cards == sizes(terms)[-1] else "blackjack-strategy-cards", count=cards
    )


# One hand.


def one(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    hand, bank = read_hand(args, setting)
    answer, lawful = answer_to(setting, hand, bank), lawful_on(setting, hand, bank)
    total = points(hand)
    if args.output == "json":
        of_hand = {"hand": list(hand), "bank": bank, "total": total.total, "soft": total.soft}
        print_json({**strategy_setting_to_json(setting, lang), **of_hand, "lawful": sorted(lawful), "answer": answer})
        return 0
    made = message(
        lang, "blackjack-strategy-soft-total" if total.soft else "blackjack-strategy-total", total=total.total
    )
    choices = joined(lang, (choice_text(game.edition, lang, each) for each in CHOICES if each in lawful))
    idle = (
        bool(lawful) and answer not in lawful
    )  # a hand that gets no card, of which something may be said all the same
    advice = message(lang, "blackjack-strategy-none") if idle else act_text(game.edition, lang, answer)
    console = screen()
    title = f"{game.edition.names.said_in(lang)} · {game.edition.slug}"
    rows: list[tuple[str | Text, str | Text]] = [
        (message(lang, "blackjack-strategy-hand"), f"{cards_line(hand)}  ({made})"),
        (message(lang, "blackjack-strategy-bank"), card_text(bank)),
        (message(lang, "blackjack-strategy-lawful"), choices or message(lang, "blackjack-strategy-nothing")),
        (message(lang, "blackjack-strategy-basic"), Text(advice, style=STYLES[answer])),
    ]
    print_table(console, table(("", ""), rows, title=title))
    console.print(message(lang, "blackjack-strategy-assumes"), style="dim")
    console.print(options_line(setting, lang), style="dim")
    return 0


def choice_text(edition: Edition, lang: Language, choice: str) -> str:
    """A choice in words: insurance is a bet, everything else an act."""
    return bet_text(edition, lang, choice) if choice == INSURANCE else act_text(edition, lang, choice)


def read_hand(args: Namespace, setting: Setting) -> tuple[tuple[Card, ...], Card]:
    """The cards of --hand and --bank; refused if nobody can hold them."""
    if args.hand is None or args.bank is None:
        raise OptionError("strategy-hand-with-bank", hand="Ah,7d", card="6s")
    hand, [bank] = read_cards("--hand", args.hand), read_bank_card(args.bank)
    refuse(setting, (*hand, bank), hand)
    return hand, bank


def read_bank_card(text: str) -> tuple[Card]:
    cards = read_cards("--bank", text)
    if len(cards) != 1:
        raise OptionError("blackjack-one-card-shown", given=len(cards))
    return (cards[0],)


def refuse(setting: Setting, seen: tuple[Card, ...], hand: tuple[Card, ...]) -> None:
    """Refuse cards that nobody can hold."""
    decks, edition = terms_of(setting).decks, setting.edition
    at = terms_of(setting).at
    if len(hand) < FIRST_CARDS:
        raise OptionError("blackjack-no-hand", given=len(hand), clause=edition.citation(at("deal")))
    for card in seen:
        if (times := seen.count(card)) > decks:
            clause = edition.citation(at("decks"))
            raise OptionError("blackjack-card-too-often", card=card, times=times, decks=decks, clause=clause)
    if is_over(hand):
        raise OptionError("blackjack-hand-is-lost", clause=edition.citation(at("over-21")))


def strategy_setting_to_json(setting: Setting, lang: Language) -> dict[str, Any]:
    terms = terms_of(setting)
    cited = cited_setting_to_json(setting, [terms.at(topic) for topic in TOPICS])
    return {**cited, "assumes": message(lang, "blackjack-strategy-assumes")}
