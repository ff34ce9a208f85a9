"""Place by place from the left: what each may choose, and how a hand is finished (articles 3, 9 to 11; 6, 15 to 17)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.blackjack.bets import ANY_PAIR
from banca.games.blackjack.hands import (
    TWENTY_ONE,
    is_ace,
    is_blackjack,
    is_five_cards,
    is_over,
    is_pair,
    is_pair_of_aces,
    points,
    wins_special_prize,
)
from banca.games.blackjack.settling import (
    additional_decided,
    closing_hand,
    gone_through,
    later_pair_decided,
    sevens_decided,
)
from banca.games.blackjack.sharing import (
    OnPlace,
    asking_others,
    decider,
    followed,
    place_of,
    refuse_decider,
    refuse_stranger,
    stands_alone,
)
from banca.games.blackjack.state import (
    FIRST_CARDS,
    Ending,
    Following,
    Hand,
    Round,
    announcing,
    hand_at,
    on_hand,
    refuse_void_round,
    with_hand,
    with_play,
)
from banca.games.blackjack.terms import ONCE, Terms
from banca.law import Refusal
from banca.material.cards import Card
from banca.money import format_amount, stake_on
from banca.play.act import Do
from banca.play.act_rules import ActRule
from banca.play.fields import MinorUnits

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


HEAR = Do("hear")
ELEVEN = 11  # art11 of 141/2000, art17.2 of 56/2004
# Why a hand gets no more cards, by the topic of its clause.
ENDED_BY: Mapping[Ending, str] = {
    "21": "stop-at-21",
    "doubled": "one-card-on-double",
    "aces": "split-aces",
    "over-21": "over-21",
    "special-prize": "special-prize",
    "surrender": "surrender-final",
}


@dataclass(frozen=True, slots=True)
class Draw(OnPlace):
    word: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Stand(OnPlace):
    """The final decision."""

    word: ClassVar[str] = "stand"


@dataclass(frozen=True, slots=True)
class WithStake(OnPlace):
    stake: MinorUnits | None = None  # as much as lies on the hand, which needs no saying


@dataclass(frozen=True, slots=True)
class Split(WithStake):
    word: ClassVar[str] = "split"


@dataclass(frozen=True, slots=True)
class Double(WithStake):
    word: ClassVar[str] = "double"


# How a hand comes into play and is finished.


def opened(state: Round) -> Round:
    """The first deal is done: bets on two cards are decided, and whoever may have no card is out of the turn."""
    ends = (replace(hand, ended=ending_of(state, hand)) for hand in state.hands)
    return additional_decided(with_play(state, stage="window", hands=tuple(ends)))


def heard(state: Round, _: Do) -> Round:
    return gone_through(with_play(state, stage="playing"))


def in_play(state: Round) -> Hand:
    hand = state.current
    if hand is None:
        raise ValueError("no hand is in play")
    return hand


def ending_of(state: Round, hand: Hand) -> Ending | None:
    """Why a hand with these cards gets no more, if the rules say so."""
    if is_over(hand.cards):
        return "over-21"
    if wins_special_prize(hand.cards, state.terms):
        return "special-prize"
    if hand.doubled:
        return "doubled"
    if is_split_ace(hand) and refuse_pair(state, hand):
        return "aces"
    return "21" if stops(state, hand) and not is_split_ace(hand) and not earns_five_cards(state, hand) else None


def earns_five_cards(state: Round, hand: Hand) -> bool:
    return state.terms.five_cards and is_five_cards(hand.cards) and not is_ace(state.open_card)


def landed(state: Round, card: Card) -> Round:
    """An additional card for the hand in play."""
    hand = in_play(state)
    is_second = len(hand.cards) < FIRST_CARDS
    state = with_play(with_hand(state, hand, cards=(*hand.cards, card), asked=False), drawn=True)
    hand = hand_at(state, hand.place, hand.number)
    if is_second:
        state = later_pair_decided(sevens_decided(state, hand, card), hand)
    return ended(state, hand, ending_of(state, hand))


def ended(state: Round, hand: Hand, why: Ending | None) -> Round:
    """A hand that is finished: what is decided by that alone is due at once."""
    if why is None:
        return state
    state = with_hand(state, hand, ended=why, asked=False)
    if why in ("over-21", "special-prize", "surrender"):
        state = closing_hand(state, hand, why)
    if state.terms.face_up or why in ("over-21", "special-prize"):
        state = announcing(state, hand.place, hand.number, hand.cards)
    return gone_through(state)


# What is chosen.


def not_splitting(state: Round, hand: Hand) -> Round:
    """Whoever does not split when he can does not split later; a bet on two sevens is decided by that."""
    if hand.split and not is_split_ace(hand) and refuse_pair(state, hand) is None:
        state = with_play(state, passed_up=(*state.play.passed_up, hand.place))
    return state if hand.split else sevens_decided(state, hand)


def drawn(state: Round, _: Draw) -> Round:
    hand = in_play(state)
    return with_hand(not_splitting(state, hand), hand, asked=True)


def stood(state: Round, act: Stand) -> Round:
    """On a hand that is finished by rule the final decision may be said all the same, and changes nothing."""
    if finished := just_finished(state, act):
        return with_play(state, spoken=(*state.play.spoken, (finished.place, finished.number)))
    hand = in_play(state)
    return ended(not_splitting(state, hand), hand, "stand")


def doubled(state: Round, act: Double) -> Round:
    hand = in_play(state)
    state = with_hand(not_splitting(state, hand), hand, doubled=True, asked=True)
    following = Following(hand.place, hand.number, hand.number, doubling=True)
    return asking_others(followed(state, act.player, following), following, opens_bets=False)


def was_split(state: Round, act: Split) -> Round:
    """The first part keeps its number and is finished before the next (reading split-order)."""
    hand = in_play(state)
    number = 1 + max(each.number for each in state.hands_of(hand.place))
    last = 2 * (number - 1)  # each split makes two parts
    parts = (
        replace(hand, cards=hand.cards[:1], split=True, part=last - 1),
        Hand(hand.place, hand.cards[1:], number, part=last, split=True),
    )
    hands = tuple(part for each in state.hands for part in (parts if each == hand else (each,)))
    following = Following(hand.place, hand.number, number, doubling=False)
    state = followed(with_play(state, hands=hands), act.player, following)
    return asking_others(state, following, opens_bets=ANY_PAIR in state.terms.additional)


# When it may not be chosen.


def refuse_turn(state: Round, act: OnPlace) -> Refusal | None:
    """Why a place, or this player for it, has nothing to decide now."""
    if refusal := refuse_void_round(state):
        return refusal
    if state.stage in ("settling", "return-cards", "over", "bank", "second-burn") and state.hands:
        return refuse_stranger(state, act) or _refuse_ended(state, act, _last_hand(state, act))
    if not state.hands or state.stage == "face-down":
        says = f"{act.name}: players decide when they have their first cards"
        return Refusal("cards_must_be_dealt_first", _order_clause(state), says, untimely=True)
    if refusal := refuse_stranger(state, act):
        return refusal
    place, hand = place_of(state, act), state.current
    if all(each.ended for each in state.hands_of(place or 0)):
        return _refuse_ended(state, act, _last_hand(state, act))
    if state.due or state.stage == "window":
        says = f"{act.name}: something else comes first"
        return Refusal("act_must_belong_to_the_phase", _order_clause(state), says, untimely=True)
    if hand and place != hand.place:
        says = f"place {hand.place} has not made its final decision: place {place} comes after it"
        sooner = stands_by_rule(state)
        return Refusal("places_must_decide_from_the_left", _order_clause(state), says, untimely=sooner)
    return refuse_decider(state, act, in_play(state)) or _refuse_before_card(state, act)


def _order_clause(state: Round) -> str:
    return state.terms.at("spoken-decision" if state.terms.spoken_decision else "announcing")


def _refuse_before_card(state: Round, act: OnPlace) -> Refusal | None:
    hand = in_play(state)
    if not hand.awaits_card:
        return None
    finished = next((each for each in reversed(state.hands_of(hand.place)) if each.ended in (*ENDED_BY, "paid")), None)
    if finished and not hand.asked:
        return _refuse_ended(state, act, finished)
    says = f"{act.name}: hand {hand.number} of place {hand.place} is to have a card first"
    return Refusal("card_must_come_first", state.terms.at("deal"), says, untimely=bool(state.mistake.waiting))


def _refuse_ended(state: Round, act: OnPlace, hand: Hand | None) -> Refusal:
    why = hand.ended if hand else None
    if isinstance(act, Split) and hand and why == "aces" and (refusal := _refuse_more_aces(state, hand)):
        return refusal
    topic = _paid_by(state, act.player, hand) if hand else None
    topic = topic or (_ended_by(state.terms, why) if why else None)
    clause = state.terms.at(topic) if topic else _order_clause(state)
    says = f"{act.name}: {f'hand {hand.number} of place {hand.place} is finished ({why})' if hand else 'no such hand'}"
    return Refusal("final_decision_must_stand", clause, says)


def _refuse_more_aces(state: Round, hand: Hand) -> Refusal | None:
    """Of split aces that stand on another ace: why they are not split once more."""
    return refuse_pair(state, hand) if is_pair_of_aces(hand.cards) else None


def _ended_by(terms: Terms, why: Ending) -> str | None:
    """One card on a double is the rule of its mode too, where the stop rules are not adopted."""
    return _mode(terms) if why == "doubled" and not terms.stops_at_21 else ENDED_BY.get(why)


def _paid_by(state: Round, player: str, hand: Hand) -> str | None:
    """The topic of the clause by which a player is paid on a hand before the bank has played, on his own word."""
    position = on_hand(player, hand)
    if position in state.due and state.due[position].by == "even-money":
        return "even-money"  # a hand of 21 may be finished by rule before the payment; one of five cards is not
    lines = (line for line in state.lines if line.position == position)
    clauses = {clause for line in lines for clause in line.clauses}
    return next((topic for topic in ("even-money", "five-cards") if state.terms.at(topic) in clauses), None)


def _mode(terms: Terms) -> str:
    """The topic of the mode in which stakes are doubled."""
    return "double-first-two" if terms.double_on == "first-two" else "double-eleven"


def _last_hand(state: Round, act: OnPlace) -> Hand | None:
    return next(iter(reversed(state.hands_of(place_of(state, act) or 0))), None)


def refuse_stand(state: Round, act: Stand) -> Refusal | None:
    if finished := just_finished(state, act):
        if refusal := refuse_stranger(state, act) or refuse_decider(state, act, finished):
            return refusal
        says = f"{act.name}: something else comes first"
        first = state.due or state.stage == "window"
        return Refusal("act_must_belong_to_the_phase", _order_clause(state), says, untimely=True) if first else None
    hand = state.current
    if hand and not state.due and act == Stand(decider(state, hand)[0], hand.place) and stands_alone(state, hand):
        return _refuse_before_card(state, act)
    return refuse_turn(state, act)


def refuse_draw(state: Round, act: Draw) -> Refusal | None:
    return refuse_turn(state, act) or _refuse_more_cards(state, in_play(state))


def _refuse_more_cards(state: Round, hand: Hand) -> Refusal | None:
    if is_split_ace(hand):
        says = "a split ace gets one card only"
        return Refusal("split_aces_must_get_one_card", state.terms.at("split-aces"), says)
    if stops(state, hand):
        says = "a hand of 21 gets no more cards"
        return Refusal("hand_of_21_must_get_no_card", state.terms.at("stop-at-21"), says)
    return None


def refuse_split(state: Round, act: Split) -> Refusal | None:
    if refusal := refuse_turn(state, act) or refuse_pair(state, in_play(state)):
        return refusal
    return _refuse_amount(state, act, "split-stake")


def refuse_double(state: Round, act: Double) -> Refusal | None:
    if refusal := refuse_turn(state, act):
        return refusal
    hand = in_play(state)
    if refusal := _refuse_more_cards(state, hand) or _refuse_cards_to_double(state, hand):
        return refusal
    return _refuse_amount(state, act, "double")


def _refuse_cards_to_double(state: Round, hand: Hand) -> Refusal | None:
    terms = state.terms
    topic = _mode(terms)
    if len(hand.cards) != FIRST_CARDS:
        says = f"{' '.join(hand.cards)}: a stake is doubled on the first two cards"
        return Refusal("double_must_be_on_the_first_two_cards", terms.at(topic), says)
    if terms.double_on == "first-two":
        return None
    if hand.split:
        says = "a split hand is not doubled at this table"
        return Refusal("double_must_not_be_on_a_split_hand", terms.at(topic), says)
    if is_blackjack(hand.cards):
        says = "an ace with a ten or a court card is a blackjack, not 11"
        return Refusal("double_must_be_on_eleven", terms.at("blackjack"), says)
    if points(hand.cards).total != ELEVEN:
        says = f"{' '.join(hand.cards)}: a stake is doubled on a total of {ELEVEN}"
        return Refusal("double_must_be_on_eleven", terms.at(topic), says)
    return None


def _refuse_amount(state: Round, act: WithStake, topic: str) -> Refusal | None:
    hand = in_play(state)
    stake = stake_on(state.stakes, on_hand(act.player, hand)).amount
    if not stake:
        says = f"the stake of {act.player} on this hand is settled already: there is nothing to {act.name}"
        paid = _paid_by(state, act.player, hand)
        return Refusal("stake_must_lie_on_the_hand", state.terms.at(paid or topic), says)
    if act.stake in (None, stake):
        return None
    says = f"{format_amount(act.stake or 0)} to {act.name}: it is exactly the initial stake, {format_amount(stake)}"
    return Refusal("stake_must_equal_the_initial_one", state.terms.at(topic), says)


def refuse_hearing(state: Round, act: Do) -> Refusal | None:
    if state.stage == "window" and not state.due:
        return None
    says = f"{act.name}: the bank turns to the places after the first deal"
    sooner = not state.hands or state.stage in ("face-down", "window")
    return Refusal("act_must_belong_to_the_phase", _order_clause(state), says, untimely=sooner)


def _at(*topics: str) -> Callable[[Round, Any], tuple[str, ...]]:
    return lambda state, _: tuple(state.terms.at(topic) for topic in topics)


def _clauses_of_order(state: Round, _: Any) -> tuple[str, ...]:
    return (_order_clause(state),)


def _clauses_of_draw(state: Round, _: Draw) -> tuple[str, ...]:
    terms = state.terms
    procedures = {"player-freedom": terms.player_freedom, "stop-rules": terms.stops_at_21}
    return tuple(terms.at(topic) for topic, holds in procedures.items() if holds)


def _clauses_of_double(state: Round, _: Double) -> tuple[str, ...]:
    return tuple(dict.fromkeys((state.terms.at("double"), state.terms.at(_mode(state.terms)))))


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Do, refuse_hearing, heard, _clauses_of_order, HEAR.step),
    ActRule(Draw, refuse_draw, drawn, _clauses_of_draw),
    ActRule(Stand, refuse_stand, stood, _clauses_of_order),
    ActRule(Split, refuse_split, was_split, _at("split", "split-stake")),
    ActRule(Double, refuse_double, doubled, _clauses_of_double),
)
