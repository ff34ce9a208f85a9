"""Which cards may be split, and how often (article 10 of 141/2000, article 16 of 56/2004)."""

from banca.games.blackjack.hands import is_ace, is_pair, is_pair_of_aces
from banca.games.blackjack.state import Hand, Round
from banca.games.blackjack.terms import ONCE
from banca.law import Refusal


def is_split_ace(hand: Hand) -> bool:
    return hand.split and is_ace(hand.cards[0])


def refuse_pair(state: Round, hand: Hand) -> Refusal | None:
    """Why the cards of a hand may not be split, or not once more."""
    terms = state.terms
    if not is_pair(hand.cards, terms):
        same = "points" if terms.split_by == "points" else "rank"
        says = f"{' '.join(hand.cards)}: two first cards of the same {same} may be split, and no others"
        topic = "resplit" if hand.split and terms.resplit else "split"
        return Refusal("split_must_be_of_a_pair", terms.at(topic), says)
    hands = len(state.hands_of(hand.place))
    if not hand.split:
        return None
    if is_pair_of_aces(hand.cards):
        if hands < terms.ace_hands:
            return None
        says = f"aces make {terms.ace_hands} hands at most: there are {hands}"
        topic = "split-aces" if terms.ace_hands == ONCE else "split"
        return Refusal("aces_must_not_be_split_again", terms.at(topic), says)
    return _refuse_resplit(state, hand, hands)


def _refuse_resplit(state: Round, hand: Hand, hands: int) -> Refusal | None:
    terms = state.terms
    if not terms.resplit:
        topic = "resplit" if terms.split_by == "rank" else "split"
        return Refusal("pair_must_be_split_once", terms.at(topic), "a pair is split once only at this table")
    if hand.place in state.play.passed_up:
        says = f"place {hand.place} has passed up a split before"
        return Refusal("split_must_not_have_been_passed_up", terms.at("resplit"), says)
    if hands >= terms.most_hands:
        says = f"a pair makes {terms.most_hands} hands at most"
        return Refusal("split_hands_must_not_be_too_many", terms.at("split"), says)
    return None
