"""What everybody may see, and what only those with money on a hand (articles 3(1) and 3(2); articles 5(2) and 6(2))."""

from collections.abc import Mapping
from typing import Any

from banca.games.blackjack.dealing import order_of_deal
from banca.games.blackjack.hands import points
from banca.games.blackjack.state import BANK, FIRST_CARDS, Hand, Round
from banca.material.cards import Card

HIDDEN = "??"


def seen_by(state: Round, player: str | None = None) -> Mapping[str, Any]:
    """The cards as a player sees them, or somebody with no money on any hand."""
    bank, astray = (*state.bank, *((HIDDEN,) if state.hidden else ())), state.mistake.astray
    return {
        "bank": list(bank or _first_cards(state, BANK)),
        "places": {str(place): _hands(state, place, player) for place in state.places},
        "announced": [(each.of, each.hand, each.total) for each in state.announced],
        **({"astray": [[to, card] for card, to in astray]} if astray and state.hands else {}),
    }


def _hands(state: Round, place: int, player: str | None) -> list[list[Card]]:
    may_look = player is not None and state.main_of(player, place) is not None
    if not state.hands:
        cards = _first_cards(state, place)
        return [list(cards) if may_look or state.terms.face_up else [HIDDEN] * len(cards)]
    return [list(hand.cards) if may_look else lying_open(state, hand) for hand in state.hands_of(place)]


def _first_cards(state: Round, seat: int | str) -> tuple[Card, ...]:
    dealt = (*zip(state.came, order_of_deal(state), strict=False), *state.mistake.astray)
    return tuple(card for card, to in dealt if to == seat)


def lying_open(state: Round, hand: Hand) -> list[Card]:
    """First cards dealt face down are shown when they pass 21 or win a prize, when split, and at the end."""
    settled = state.settled is not None and not state.void
    shown = hand.ended in ("over-21", "special-prize", "paid") or hand.split or settled
    if state.terms.face_up or shown:
        return list(hand.cards)
    return [HIDDEN] * FIRST_CARDS + list(hand.cards[FIRST_CARDS:])


def described(state: Round) -> Mapping[str, Any] | None:
    """What the bank has announced when all cards are out."""
    if state.void is not None:
        return {"void": state.void}
    if state.settled is None or not state.bank:
        return None
    places: dict[str, list[dict[str, Any]]] = {}
    for hand in state.hands:
        told = {"cards": list(hand.cards), "total": points(hand.cards).total, "ended": hand.ended}
        places.setdefault(str(hand.place), []).append(told)
    return {"bank": list(state.bank), "bank_total": points(state.bank).total, "places": places}
