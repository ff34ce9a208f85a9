"""The bank's cards and your hands with their points and stakes, the cards left, and what the bank says."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from banca.cli.names import position_text
from banca.cli.screen import cards_text
from banca.games.blackjack.dealing import turns_up
from banca.games.blackjack.hands import is_blackjack, is_over, points
from banca.games.blackjack.playing import finished_by_rule
from banca.games.blackjack.round import seen_by
from banca.games.blackjack.shoe import is_single_round
from banca.games.blackjack.state import BANK, DISCARD, FIRST_CARDS, ON_HANDS, Ending, Hand, Round, Seat
from banca.law import Language
from banca.material.cards import PACK, Card
from banca.messages import joined, message, money_text
from banca.play.act import Act
from banca.table import Table

IN_PLAY = "▶"
# Why a hand gets no more cards; if it is over 21, its points show it.
ENDED: Mapping[Ending, str] = {
    "stand": "blackjack-hand-stands",
    "21": "blackjack-hand-no-more",
    "doubled": "blackjack-hand-doubled",
    "aces": "blackjack-hand-one-card",
    "paid": "blackjack-hand-settled",
    "special-prize": "blackjack-hand-prize",
    "even-money": "blackjack-hand-even",
    "five-cards": "blackjack-hand-five",
    "surrender": "blackjack-hand-given-up",
}
VOID = {"misdeal": "blackjack-void-misdeal", "cards-run-out": "blackjack-void-cards-run-out"}
SILENT = ("hear", "deal-on")  # acts without an announcement


# Words.


def where_text(lang: Language, seat: Seat, number: int | None = None) -> str:
    """A place, or one of the hands into which its cards were split; the bank."""
    if seat in (BANK, DISCARD):
        return message(lang, "blackjack-the-bank" if seat == BANK else "blackjack-void-cards")
    place = message(lang, "place-is", place=seat)
    return message(lang, "blackjack-hand-is", where=place, number=number) if number else place


def hand_text(lang: Language, hand: Hand) -> str:
    return where_text(lang, hand.place, hand.number if hand.split else None)


def total_text(lang: Language, cards: tuple[Card, ...], *, split: bool = False) -> str:
    """The total of cards; soft if an ace counts eleven."""
    found = points(cards)
    if is_blackjack(cards, split=split):
        return message(lang, "blackjack-points-blackjack")
    if is_over(cards):
        return message(lang, "blackjack-points-over", total=found.total)
    return message(lang, "blackjack-points-soft" if found.soft else "blackjack-points-hard", total=found.total)


def next_text(state: Round, lang: Language, to: Seat) -> str:
    """For whom the next card is."""
    if turns_up(state):
        return message(lang, "blackjack-face-down-card")
    hand = state.current
    return hand_text(lang, hand) if hand and hand.place == to else where_text(lang, to)


# The view from a seat.


def board(table: Table, viewer: str, lang: Language) -> list[RenderableType]:
    state: Any = table.state
    if not state.in_round:
        return [Text(f"  {left}") for left in (shoe_text(state, lang),) if left]
    shown: list[RenderableType] = [cards_on_table(state, viewer, lang)]
    besides = [s for s in state.stakes if s.position.player == viewer and s.position.bet not in ON_HANDS]
    if besides:
        edition = state.setting.edition
        each = (
            message(
                lang, "play-lies-on", bet=position_text(edition, lang, s.position), amount=money_text(lang, s.amount)
            )
            for s in besides
        )
        shown.append(Text(f"    {message(lang, 'blackjack-besides', stakes=joined(lang, each))}"))
    if state.shoe.marker_out and not is_single_round(state.terms):
        shown.append(Text(f"    {message(lang, 'blackjack-shoe-last')}", style="dim"))
    return shown


def shoe_text(state: Round, lang: Language) -> str | None:
    """The number of cards left, if it is known."""
    terms, shoe = state.terms, state.shoe
    left = shoe.left(terms.decks)
    if terms.device == "machine":
        return message(lang, "blackjack-shoe-machine", cards=terms.decks * len(PACK))
    if is_single_round(terms):
        return message(lang, "blackjack-shoe-one-round", left=left)
    before = max(0, left - (shoe.marker(terms) or 0))
    return (
        message(lang, "blackjack-shoe-left", number=shoe.rounds + 1, before=before, left=left) if shoe.packs else None
    )


def marked_grid() -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=len(IN_PLAY))
    return grid


def cards_on_table(state: Round, viewer: str, lang: Language) -> Grid:
    """The bank's cards and the hands; an arrow marks the hand in play."""
    seen = seen_by(state, viewer)
    grid = marked_grid()
    grid.add_row("", Text(message(lang, "value-bank")), cards_text(seen["bank"]))
    for place in state.places:
        hands = state.hands_of(place) or (Hand(place, ()),)  # while the first cards are dealt
        for hand, cards in zip(hands, seen["places"][str(place)], strict=True):
            own = replace(hand, ended=hand.ended or finished_by_rule(state, hand)) if hand.cards else hand
            grid.add_row(
                IN_PLAY if hand == state.current else "",
                Text(hand_text(lang, hand), style="bold" if hand == state.current else ""),
                cards_text(cards),
                Text(total_text(lang, hand.cards, split=hand.split) if hand.cards == tuple(cards) != () else ""),
                Text(
                    " + ".join(money_text(lang, s.amount) for s in state.stakes_on(hand) if s.position.player == viewer)
                ),
                Text(ending_text(lang, own if hand.cards == tuple(cards) else hand), style="dim"),
            )
    return grid


def ending_text(lang: Language, hand: Hand) -> str:
    key = ENDED.get(hand.ended) if hand.ended else None
    return message(lang, key) if key else ""


# Results.


def hands(state: Round, lang: Language, viewer: str | None) -> Grid:
    """All hands, the bank's first, with the other players who bet on each."""
    grid = marked_grid()
    bank = (Text(message(lang, "value-bank")), Text(""), cards_text(state.bank), Text(total_text(lang, state.bank)))
    grid.add_row("", *bank)
    for hand in state.hands:
        others = (s.position.player for s in state.mains(hand.place) if s.position.player != viewer)
        grid.add_row(
            "",
            Text(hand_text(lang, hand)),
            Text(joined(lang, others)),
            cards_text(hand.cards),
            Text(total_text(lang, hand.cards, split=hand.split)),
            Text(ending_text(lang, hand), style="dim"),
        )
    return grid


def result_line(state: Round, lang: Language) -> str:
    """The points of the bank and of the hands of each place, in one line."""
    bank = message(lang, "blackjack-points-of", where=message(lang, "value-bank"), totals=total_text(lang, state.bank))
    return joined(lang, (bank, *(_totals(state, lang, place) for place in state.places)), "list-phrases")


def void_line(why: str, lang: Language) -> str:
    return message(lang, "blackjack-round-void", why=message(lang, VOID[why]) if why in VOID else why)


def _totals(state: Round, lang: Language, place: int) -> str:
    totals = (total_text(lang, hand.cards, split=hand.split) for hand in state.hands_of(place))
    return message(lang, "blackjack-points-of", where=where_text(lang, place), totals=" / ".join(totals))


# What the bank says.


def announcement(table: Table, act: Act, text: str, lang: Language) -> str | None:
    """Cards as people know them, and whose they are."""
    state: Any = table.state
    fields, named = act.to_json(), table.setting.edition.acts
    match act.name:
        case "card":
            return _card_announcement(state, lang, fields["to"], fields["card"])
        case "cut":
            return named[act.name].said_in(lang)
        case "place-white-card":
            count = fields.get("behind", state.terms.marker_depth)
            return message(lang, "blackjack-said-behind", said=named[act.name].said_in(lang), count=count)
        case "cancel":
            return void_line(fields["why"], lang)
        case "misdeal":
            where = where_text(lang, fields["to"])
            return message(lang, "with-values", name=named[act.name].said_in(lang), values=where)
    return None if act.name in SILENT else text


def _card_announcement(state: Round, lang: Language, to: Seat, card: Card) -> str:
    drawn = cards_text([card]).plain.strip()
    if to == DISCARD:
        return message(lang, "blackjack-said-card-void", card=drawn)
    # Of the hands of a place, those after the one in play have one card yet.
    of_place = [hand for hand in state.hands if hand.place == to and len(hand.cards) >= FIRST_CARDS]
    where = hand_text(lang, of_place[-1]) if of_place else where_text(lang, to)
    return message(lang, "blackjack-said-card", card=drawn, where=where)


def point_announcements(state: Round, lang: Language, since: int) -> Iterator[tuple[str, str]]:
    """The points that the bank has announced since so many, each with its article."""
    asks = state.terms.announces and state.terms.face_up
    for number, each in enumerate(state.announced[since:], since):
        first = each.of not in (BANK, *(earlier.of for earlier in state.announced[:number]))
        split = each.of != BANK and len(state.hands_of(int(each.of))) > 1
        where = where_text(lang, each.of, each.hand if split else None)
        clause = state.terms.at("announcing" if asks and first else "announcing-points")
        yield clause, message(lang, "blackjack-said-points", where=where, total=each.total)
