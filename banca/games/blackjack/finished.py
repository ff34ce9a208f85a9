"""Where the rules leave a hand nothing to decide: it stands without a word, or with one that changes nothing."""

from banca.games.blackjack.hands import TWENTY_ONE, points
from banca.games.blackjack.sharing import OnPlace, place_of, stands_alone
from banca.games.blackjack.state import FIRST_CARDS, Ending, Hand, Round

BY_RULE: tuple[Ending, ...] = ("21", "doubled", "aces")  # and not by its player's word, nor over 21


def stands_by_rule(state: Round) -> bool:
    """The hand in play stands if nobody says otherwise: it is 21 under the stop rules, or everybody on it has left."""
    hand = state.current
    return hand is not None and not hand.awaits_card and (stops(state, hand) or stands_alone(state, hand))


def stops(state: Round, hand: Hand) -> bool:
    return state.terms.stops_at_21 and points(hand.cards).total == TWENTY_ONE


def just_finished(state: Round, act: OnPlace) -> Hand | None:
    """The hand of the place that the rules have finished in its turn, as long as nothing was done after it."""
    current, place = state.current, place_of(state, act)
    if current and current.place == place and not current.awaits_card:
        return None
    for at, hand in enumerate(state.hands):
        if hand.place == place and hand.ended in BY_RULE and (hand.place, hand.number) not in state.play.spoken:
            before, after = state.hands[:at], state.hands[at + 1 :]
            if all(each.ended for each in before) and not any(_is_touched(each, hand) for each in after):
                return None if state.bank_is_known else hand
    return None


def _is_touched(later: Hand, hand: Hand) -> bool:
    """Whether a hand that comes after another was played already."""
    if later.place == hand.place:
        return len(later.cards) > 1
    return later.split or later.asked or len(later.cards) > FIRST_CARDS or later.ended == "stand"
