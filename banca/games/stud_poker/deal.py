"""Articles 3 and 7 of 61/2004: shuffling and dealing."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from banca.games.shoe.preparation import LOAD, NO_MORE_BETS, SHUFFLE, WHITE_CARD
from banca.games.stud_poker.equipment import CROUPIER, Seat
from banca.games.stud_poker.hands import CARDS_IN_HAND
from banca.games.stud_poker.state import Cards, Round, refuse_seat, refuse_void_round, seat_name
from banca.law import ActWord, Refusal, refuse
from banca.material.cards import NUMBER_OF, Card
from banca.money import changed
from banca.play.act import Act, Do
from banca.play.act_rules import untimely
from banca.play.fields import CardName, ListOf, Name, SelectionValue
from banca.play.setting import Setting

REPLACE_SHUFFLER = Do("replace-shuffler")
USE_SHOE = Do("use-shoe")


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """The croupier cuts with the white card."""

    word: ClassVar[str] = "cut"

    by: Name = CROUPIER


@dataclass(frozen=True, slots=True)
class DealCard(Act):
    word: ClassVar[str] = "card"
    face_down: ClassVar[tuple[str, ...]] = ("card",)

    to: SelectionValue  # the number of a box, or the croupier
    card: CardName


@dataclass(frozen=True, slots=True)
class DealHand(Act):
    """Five cards at once, as a person records them; the croupier's fifth is the one turned up."""

    word: ClassVar[str] = "hand"
    face_down: ClassVar[tuple[str, ...]] = ("cards",)

    to: SelectionValue
    cards: ListOf[Card]


# The steps before the first card: the clause of each, and the norm broken if it is missing.
STEPS: tuple[tuple[Act, str, str], ...] = (
    (REPLACE_SHUFFLER, "art11.4", "failed_shuffler_must_be_replaced"),
    (USE_SHOE, "art11.4", "shoe_must_be_used_instead"),
    (SHUFFLE, "art3", "cards_must_be_shuffled"),
    (Cut(), "art3.1", "cards_must_be_cut"),
    (WHITE_CARD, "art3.1", "white_card_must_go_to_the_bottom"),
    (LOAD, "art3.1", "pack_must_go_into_the_shoe"),
    (NO_MORE_BETS, "art6.3", "bets_must_be_closed_first"),
)
OF_THE_SHOE = (Cut.word, WHITE_CARD.name, LOAD.name)
CLAUSE_OF = {act.name: clause for act, clause, _ in STEPS}
AWAITED = {act.name: refuse(norm, clause, untimely=True) for act, clause, norm in STEPS}
# A jackpot bet that was carried over is returned before anything else.
GIVEN_BACK_FIRST = refuse("act_must_belong_to_the_phase", "art10.1", "stud-poker-given-back", untimely=True)


def preparation(setting: Setting, *, shuffler_failed: bool) -> tuple[Act, ...]:
    """The steps before the first card; bets are open before the last one."""
    by_hand = (SHUFFLE, Cut(), WHITE_CARD, LOAD, NO_MORE_BETS)
    if setting.options["shuffle-method"] == "manual-shoe":
        return by_hand
    if not shuffler_failed:
        return SHUFFLE, NO_MORE_BETS
    if setting.options["malfunction-fallback"] == "use-shoe":
        return (USE_SHOE, *by_hand)
    return REPLACE_SHUFFLER, SHUFFLE, NO_MORE_BETS


def refuse_preparation(state: Round, act: Do | Cut) -> Refusal | None:
    if state.due and state.ahead:
        return GIVEN_BACK_FIRST
    if act.name in OF_THE_SHOE and not state.from_shoe:
        return refuse("act_must_belong_to_the_phase", "art3.2", "stud-poker-shuffler", act=ActWord(act.name))
    if not any(step.name == act.name for step in state.ahead):
        return untimely(act, CLAUSE_OF[act.name])
    if state.ahead[0].name != act.name:
        return AWAITED[state.ahead[0].name]
    if isinstance(act, Cut) and act.by != CROUPIER:
        return refuse("croupier_must_cut", "art3.1", by=act.by)
    return None


def prepared(state: Round, act: Do | Cut) -> Round:
    failed = state.shuffler_failed and act != REPLACE_SHUFFLER
    return changed(state, ahead=state.ahead[1:], shuffler_failed=failed)


def clauses_of_preparation(state: Round, act: Do | Cut) -> tuple[str, ...]:
    if act == SHUFFLE:
        return ("art3.1" if state.from_shoe else "art3.2",)
    return (CLAUSE_OF[act.name],)


# Dealing.


def way_of_dealing(state: Round) -> str:
    return "art7.1" if state.from_shoe else "art7.2"


def next_seat(state: Round) -> Seat:
    """Who gets the next card: from the shoe one each in turn, from the shuffler five at once; the croupier last."""
    waiting = [(seat, cards) for seat, cards in state.hands if len(cards) < CARDS_IN_HAND]
    if state.from_shoe:
        waiting.sort(key=lambda hand: len(hand[1]))
    return waiting[0][0]


def refuse_hour(state: Round, act: Act) -> Refusal | None:
    """Cards are dealt from the close of bets until everybody has five."""
    if state.phase == "betting" and not state.boxes:
        return refuse("boxes_must_put_up_an_ante", "art6.2")
    if state.ahead:
        return AWAITED[state.ahead[0].name]
    if refusal := refuse_void_round(state):
        return refusal
    if state.dealt:
        return refuse("hands_must_have_five_cards", way_of_dealing(state), "all", cards=CARDS_IN_HAND)
    if state.due:
        return GIVEN_BACK_FIRST
    return None if state.phase == "dealing" else untimely(act, way_of_dealing(state))


def refuse_card(state: Round, act: DealCard) -> Refusal | None:
    clause = way_of_dealing(state)
    if refusal := refuse_hour(state, act) or refuse_seat(state, act.to, clause):
        return refusal
    if act.to != (following := next_seat(state)):
        return refuse(
            "cards_must_be_dealt_in_order", clause, "stud-poker", next=seat_name(following), to=seat_name(act.to)
        )
    return refuse_cards(state, (act.card,))


def refuse_hand(state: Round, act: DealHand) -> Refusal | None:
    clause = way_of_dealing(state)
    if refusal := refuse_hour(state, act) or refuse_seat(state, act.to, clause):
        return refusal
    if state.hand(act.to):
        return refuse("hands_must_have_five_cards", clause, "held", seat=act.to)
    if (given := len(act.cards)) != CARDS_IN_HAND:
        return refuse("hands_must_have_five_cards", clause, "count", cards=CARDS_IN_HAND, given=given)
    return refuse_cards(state, act.cards)


def refuse_cards(state: Round, cards: Cards) -> Refusal | None:
    """Article 1(1): one pack, with each card once."""
    for n, card in enumerate(cards):
        if card not in NUMBER_OF:
            return refuse("card_must_be_of_the_pack", "art1.1", "stud-poker", card=repr(card))
        if card in cards[:n] or any(card in held for _, held in state.hands):
            return refuse("card_must_be_dealt_once", "art1.1", card=card)
    return None


def clauses_of_dealing(state: Round, _: DealCard | DealHand) -> tuple[str, ...]:
    return (way_of_dealing(state),)


def dealt(state: Round, act: DealCard | DealHand) -> Round:
    came = act.cards if isinstance(act, DealHand) else (act.card,)
    hands = tuple((seat, (*cards, *came)) if seat == act.to else (seat, cards) for seat, cards in state.hands)
    return changed(state, hands=hands)


def face_up(state: Round) -> Mapping[Seat, Cards]:
    """The open cards: the croupier's fifth card or, by art11.2.s2, the one that was exposed.

    Records do not say which card of a void hand (art11.3) was exposed.
    """
    seen: dict[Seat, Cards] = {}
    for seat, number in state.exposed:
        if hand := state.hand(seat):
            seen[seat] = (*seen.get(seat, ()), hand[number - 1])
    croupiers = state.hand(CROUPIER)
    if CROUPIER not in seen and len(croupiers) == CARDS_IN_HAND:
        seen[CROUPIER] = croupiers[-1:]
    return seen
