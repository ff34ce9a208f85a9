"""Articles 3 and 7 of 61/2004: shuffling and dealing."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.shoe.preparation import LOAD, NO_MORE_BETS, SHUFFLE, WHITE_CARD
from banca.games.stud_poker.equipment import CROUPIER, Seat
from banca.games.stud_poker.hands import CARDS_IN_HAND
from banca.games.stud_poker.state import Cards, Round, refuse_seat, refuse_void_round, said
from banca.law import Refusal
from banca.material.cards import PACK, Card
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

    to: SelectionValue  # the number of a box, or the croupier
    card: CardName


@dataclass(frozen=True, slots=True)
class DealHand(Act):
    """Five cards at once, as a person writes them down; the croupier's fifth is the one turned up."""

    word: ClassVar[str] = "hand"

    to: SelectionValue
    cards: ListOf[Card]


# The steps before the first card: the clause of each, and why it may not be left out.
STEPS: tuple[tuple[Act, str, str, str], ...] = (
    (REPLACE_SHUFFLER, "art11.4", "failed_shuffler_must_be_replaced",
     "the shuffler has failed: nothing is dealt from it until it is replaced"),
    (USE_SHOE, "art11.4", "shoe_must_be_used_instead", "the shuffler has failed: the shoe is used instead"),
    (SHUFFLE, "art3", "cards_must_be_shuffled",
     "the cards are shuffled first, before every round (reading shuffled-every-round)"),
    (Cut(), "art3.1", "cards_must_be_cut", "the croupier cuts the pack with the white card first"),
    (WHITE_CARD, "art3.1", "white_card_must_go_to_the_bottom", "the white card goes to the bottom of the pack first"),
    (LOAD, "art3.1", "pack_must_go_into_the_shoe", "the pack goes into the shoe first"),
    (NO_MORE_BETS, "art6.3", "bets_must_be_closed_first", "betting is open until no-more-bets"),
)  # fmt: skip
OF_THE_SHOE = (Cut.word, WHITE_CARD.name, LOAD.name)
GIVEN_BACK_FIRST = "a jackpot bet that was carried over is given back first"
CLAUSE_OF = {act.name: clause for act, clause, _, _ in STEPS}
AWAITED = {act.name: Refusal(norm, clause, says, untimely=True) for act, clause, norm, says in STEPS}


def preparation(setting: Setting, *, shuffler_failed: bool) -> tuple[Act, ...]:
    """What is done before the first card, bets being open before the last step."""
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
        return untimely(act, "art10.1", GIVEN_BACK_FIRST)
    if act.name in OF_THE_SHOE and not state.from_shoe:
        says = f"{act.name} has no place with the shuffler, which mixes the cards itself and deals them"
        return Refusal("act_must_belong_to_the_phase", "art3.2", says)
    if not any(step.name == act.name for step in state.ahead):
        return untimely(act, CLAUSE_OF[act.name])
    if state.ahead[0].name != act.name:
        return AWAITED[state.ahead[0].name]
    if isinstance(act, Cut) and act.by != CROUPIER:
        says = f"the croupier cuts the pack, no bettor: not {act.by}"
        return Refusal("croupier_must_cut", "art3.1", says)
    return None


def prepared(state: Round, act: Do | Cut) -> Round:
    failed = state.shuffler_failed and act != REPLACE_SHUFFLER
    return replace(state, ahead=state.ahead[1:], shuffler_failed=failed)


def clauses_of_preparation(state: Round, act: Do | Cut) -> tuple[str, ...]:
    if act == SHUFFLE:
        return ("art3.1" if state.from_shoe else "art3.2",)
    return (CLAUSE_OF[act.name],)


# Dealing.


def way_of_dealing(state: Round) -> str:
    return "art7.1" if state.from_shoe else "art7.2"


def next_seat(state: Round) -> Seat:
    """Who gets the next card: one each in turn from the shoe, five at once from the shuffler; the croupier last."""
    waiting = [(seat, cards) for seat, cards in state.hands if len(cards) < CARDS_IN_HAND]
    if state.from_shoe:
        waiting.sort(key=lambda hand: len(hand[1]))
    return waiting[0][0]


def refuse_hour(state: Round, act: Act) -> Refusal | None:
    """Cards are dealt once bets are closed and until everybody has five."""
    if state.phase == "betting" and not state.boxes:
        says = "no box has put up an ante: no cards are dealt"
        return Refusal("boxes_must_put_up_an_ante", "art6.2", says)
    if state.ahead:
        return AWAITED[state.ahead[0].name]
    if refusal := refuse_void_round(state):
        return refusal
    if state.dealt:
        says = f"every hand has its {CARDS_IN_HAND} cards: no more are dealt"
        return Refusal("hands_must_have_five_cards", way_of_dealing(state), says)
    if state.due:
        return untimely(act, "art10.1", GIVEN_BACK_FIRST)
    return None if state.phase == "dealing" else untimely(act, way_of_dealing(state))


def refuse_card(state: Round, act: DealCard) -> Refusal | None:
    clause = way_of_dealing(state)
    if refusal := refuse_hour(state, act) or refuse_seat(state, act.to, clause):
        return refusal
    if act.to != (following := next_seat(state)):
        says = (
            f"the next card goes to {said(following)}, not to {said(act.to)}; a whole hand is recorded by the act hand"
        )
        return Refusal("cards_must_be_dealt_in_order", clause, says)
    return refuse_cards(state, (act.card,))


def refuse_hand(state: Round, act: DealHand) -> Refusal | None:
    clause = way_of_dealing(state)
    if refusal := refuse_hour(state, act) or refuse_seat(state, act.to, clause):
        return refusal
    if held := state.hand(act.to):
        says = f"{said(act.to)} has cards already: {' '.join(held)}"
        return Refusal("hands_must_have_five_cards", clause, says)
    if len(act.cards) != CARDS_IN_HAND:
        says = f"a hand is {CARDS_IN_HAND} cards, not {len(act.cards)}"
        return Refusal("hands_must_have_five_cards", clause, says)
    return refuse_cards(state, act.cards)


def refuse_cards(state: Round, cards: Cards) -> Refusal | None:
    """Article 1(1): one pack, in which each card is once."""
    for n, card in enumerate(cards):
        if card not in PACK:
            says = f"{card!r} is no card of the pack: a card is a rank and a suit, as Ah or Td"
            return Refusal("card_must_be_of_the_pack", "art1.1", says)
        if card not in state.left or card in cards[:n]:
            return Refusal("card_must_be_dealt_once", "art1.1", f"{card} is dealt already: the game has one pack")
    return None


def clauses_of_dealing(state: Round, _: DealCard | DealHand) -> tuple[str, ...]:
    return (way_of_dealing(state),)


def dealt(state: Round, act: DealCard | DealHand) -> Round:
    came = act.cards if isinstance(act, DealHand) else (act.card,)
    hands = tuple((seat, (*cards, *came)) if seat == act.to else (seat, cards) for seat, cards in state.hands)
    return replace(state, hands=hands)


def face_up(state: Round) -> Mapping[Seat, Cards]:
    """What lies face up for all to see: the croupier's fifth card, or, by art11.2.s2, the one that was exposed.

    Which card of a void hand (art11.3) was exposed, nobody writes down.
    """
    seen: dict[Seat, Cards] = {}
    for seat, number in state.exposed:
        if hand := state.hand(seat):
            seen[seat] = (*seen.get(seat, ()), hand[number - 1])
    croupiers = state.hand(CROUPIER)
    if CROUPIER not in seen and len(croupiers) == CARDS_IN_HAND:
        seen[CROUPIER] = croupiers[-1:]
    return seen
