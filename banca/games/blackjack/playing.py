"""Place by place from the left: the choices, and how a hand is finished (articles 3, 9 to 11; 6, 15 to 17)."""

from collections.abc import Mapping
from dataclasses import dataclass
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
from banca.games.blackjack.terms import ONCE, Terms, at_topics
from banca.law import ActWord, Refusal, refuse
from banca.material.cards import Card
from banca.money import changed, stake_on
from banca.play.act import Do
from banca.play.act_rules import ActRule
from banca.play.fields import MinorUnits

BY_RULE: tuple[Ending, ...] = ("21", "doubled", "aces")  # neither by the player's word nor over 21


def stands_by_rule(state: Round) -> bool:
    """Whether the hand in play stands by default: it is 21 under the stop rules, or all its players have left."""
    hand = state.current
    return hand is not None and not hand.awaits_card and (stops(state, hand) or stands_alone(state, hand))


def stops(state: Round, hand: Hand) -> bool:
    return state.terms.stops_at_21 and points(hand.cards).total == TWENTY_ONE


def just_finished(state: Round, act: OnPlace) -> Hand | None:
    """The hand of the place that the rules have just finished, if nothing was done since."""
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
    """Whether a later hand was already played."""
    if later.place == hand.place:
        return len(later.cards) > 1
    return later.split or later.asked or len(later.cards) > FIRST_CARDS or later.ended == "stand"


def is_split_ace(hand: Hand) -> bool:
    return hand.split and is_ace(hand.cards[0])


def refuse_pair(state: Round, hand: Hand) -> Refusal | None:
    """Why the cards of a hand may not be split, or not once more."""
    terms = state.terms
    if not is_pair(hand.cards, terms):
        topic = "resplit" if hand.split and terms.resplit else "split"
        cards = " ".join(hand.cards)
        return refuse("split_must_be_of_a_pair", terms.at(topic), cards=cards, by=terms.split_by)
    hands = len(state.hands_of(hand.place))
    if not hand.split:
        return None
    if is_pair_of_aces(hand.cards):
        if hands < terms.ace_hands:
            return None
        topic = "split-aces" if terms.ace_hands == ONCE else "split"
        return refuse("aces_must_not_be_split_again", terms.at(topic), most=terms.ace_hands, hands=hands)
    return _refuse_resplit(state, hand, hands)


def _refuse_resplit(state: Round, hand: Hand, hands: int) -> Refusal | None:
    terms = state.terms
    if not terms.resplit:
        topic = "resplit" if terms.split_by == "rank" else "split"
        return refuse("pair_must_be_split_once", terms.at(topic))
    if hand.place in state.play.passed_up:
        return refuse("split_must_not_have_been_passed_up", terms.at("resplit"), place=hand.place)
    if hands >= terms.most_hands:
        return refuse("split_hands_must_not_be_too_many", terms.at("split"), most=terms.most_hands)
    return None


HEAR = Do("hear")
ELEVEN = 11  # art11 of 141/2000, art17.2 of 56/2004
# Why a hand gets no more cards, as the topic of its clause.
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
    stake: MinorUnits | None = None  # as much as is on the hand, so it may be left out


@dataclass(frozen=True, slots=True)
class Split(WithStake):
    word: ClassVar[str] = "split"


@dataclass(frozen=True, slots=True)
class Double(WithStake):
    word: ClassVar[str] = "double"


# Opening and finishing hands.


def opened(state: Round) -> Round:
    """The first deal is done: bets on two cards are decided, and hands that may get no card are skipped."""
    ends = (changed(hand, ended=ending_of(state, hand)) for hand in state.hands)
    return additional_decided(with_play(state, stage="window", hands=tuple(ends)))


def heard(state: Round, _: Do) -> Round:
    return gone_through(with_play(state, stage="playing"))


def in_play(state: Round) -> Hand:
    hand = state.current
    if hand is None:
        raise ValueError("no hand is in play")
    return hand


def ending_of(state: Round, hand: Hand) -> Ending | None:
    """How a hand is finished for all to see.

    Of cards that lie face down (art5.2.1.1) nobody else may know that they are 21: their player has his turn like any
    other, and can do no more than stand.
    """
    found = finished_by_rule(state, hand)
    return None if found == "21" and not (state.terms.face_up or hand.split) else found


def finished_by_rule(state: Round, hand: Hand) -> Ending | None:
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
    """Finish a hand; what that alone decides is due at once."""
    if why is None:
        return state
    state = with_hand(state, hand, ended=why, asked=False)
    if why in ("over-21", "special-prize", "surrender"):
        state = closing_hand(state, hand, why)
    if state.terms.face_up or why in ("over-21", "special-prize"):
        state = announcing(state, hand.place, hand.number, hand.cards)
    return gone_through(state)


# Effects of acts.


def not_splitting(state: Round, hand: Hand) -> Round:
    """Who can split and does not, cannot split later; that decides a bet on two sevens."""
    if hand.split and not is_split_ace(hand) and refuse_pair(state, hand) is None:
        state = with_play(state, passed_up=(*state.play.passed_up, hand.place))
    return state if hand.split else sevens_decided(state, hand)


def drawn(state: Round, _: Draw) -> Round:
    hand = in_play(state)
    return with_hand(not_splitting(state, hand), hand, asked=True)


def stood(state: Round, act: Stand) -> Round:
    """On a hand finished by rule, the final decision may still be said, and changes nothing."""
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
        changed(hand, cards=hand.cards[:1], split=True, part=last - 1),
        Hand(hand.place, hand.cards[1:], number, part=last, split=True),
    )
    hands = tuple(part for each in state.hands for part in (parts if each == hand else (each,)))
    following = Following(hand.place, hand.number, number, doubling=False)
    state = followed(with_play(state, hands=hands), act.player, following)
    return asking_others(state, following, opens_bets=ANY_PAIR in state.terms.additional)


# Refusals.


def refuse_turn(state: Round, act: OnPlace) -> Refusal | None:
    """Why a place, or this player for it, has nothing to decide now."""
    if refusal := refuse_void_round(state):
        return refusal
    if state.stage in ("settling", "return-cards", "over", "bank", "second-burn") and state.hands:
        return refuse_stranger(state, act) or _refuse_ended(state, act, _last_hand(state, act))
    if not state.hands or state.stage == "face-down":
        clause = _order_clause(state)
        return refuse("cards_must_be_dealt_first", clause, "to-decide", untimely=True, act=ActWord(act.name))
    if refusal := refuse_stranger(state, act):
        return refusal
    place, hand = place_of(state, act), state.current
    if all(each.ended for each in state.hands_of(place or 0)):
        return _refuse_ended(state, act, _last_hand(state, act))
    if state.due or state.stage == "window":
        return _refuse_for_now(state, act)
    if hand and place != hand.place:
        clause, sooner = _order_clause(state), stands_by_rule(state)
        return refuse("places_must_decide_from_the_left", clause, untimely=sooner, first=hand.place, place=place)
    return refuse_decider(state, act, in_play(state)) or _refuse_before_card(state, act)


def _refuse_for_now(state: Round, act: OnPlace) -> Refusal:
    clause = _order_clause(state)
    return refuse("act_must_belong_to_the_phase", clause, "blackjack-decision", untimely=True, act=ActWord(act.name))


def _order_clause(state: Round) -> str:
    return state.terms.at("spoken-decision" if state.terms.spoken_decision else "announcing")


def _refuse_before_card(state: Round, act: OnPlace) -> Refusal | None:
    hand = in_play(state)
    if not hand.awaits_card:
        return None
    finished = next((each for each in reversed(state.hands_of(hand.place)) if each.ended in (*ENDED_BY, "paid")), None)
    if finished and not hand.asked:
        return _refuse_ended(state, act, finished)
    clause, sooner, word = state.terms.at("deal"), bool(state.mistake.waiting), ActWord(act.name)
    return refuse("card_must_come_first", clause, untimely=sooner, act=word, hand=hand.number, place=hand.place)


def _refuse_ended(state: Round, act: OnPlace, hand: Hand) -> Refusal:
    why = hand.ended
    if isinstance(act, Split) and why == "aces" and (refusal := _refuse_more_aces(state, hand)):
        return refusal
    topic = _payment_topic(state, act.player, hand) or (_ending_topic(state.terms, why) if why else None)
    clause = state.terms.at(topic) if topic else _order_clause(state)
    word = ActWord(act.name)
    return refuse("final_decision_must_stand", clause, act=word, hand=hand.number, place=hand.place, why=str(why))


def _refuse_more_aces(state: Round, hand: Hand) -> Refusal | None:
    """Why split aces with another ace are not split again."""
    return refuse_pair(state, hand) if is_pair_of_aces(hand.cards) else None


def _ending_topic(terms: Terms, why: Ending) -> str | None:
    """One card on a double is the rule of its mode too, where the stop rules are not adopted."""
    return _mode(terms) if why == "doubled" and not terms.stops_at_21 else ENDED_BY.get(why)


def _payment_topic(state: Round, player: str, hand: Hand) -> str | None:
    """The topic of the clause by which a player was paid on a hand before the bank has played."""
    lines = (line for line in state.lines if line.position == on_hand(player, hand))
    clauses = {clause for line in lines for clause in line.clauses}
    return next((topic for topic in ("even-money", "five-cards") if state.terms.at(topic) in clauses), None)


def _mode(terms: Terms) -> str:
    """The topic of the mode in which stakes are doubled."""
    return "double-first-two" if terms.double_on == "first-two" else "double-eleven"


def _last_hand(state: Round, act: OnPlace) -> Hand:
    """The last hand of a place with a stake of the player."""
    return state.hands_of(place_of(state, act) or 0)[-1]


def refuse_stand(state: Round, act: Stand) -> Refusal | None:
    if finished := just_finished(state, act):
        if refusal := refuse_stranger(state, act) or refuse_decider(state, act, finished):
            return refusal
        return _refuse_for_now(state, act) if state.due or state.stage == "window" else None
    hand = state.current
    if hand and not state.due and act == Stand(decider(state, hand)[0], hand.place) and stands_alone(state, hand):
        return _refuse_before_card(state, act)
    return refuse_turn(state, act)


def refuse_draw(state: Round, act: Draw) -> Refusal | None:
    return refuse_turn(state, act) or _refuse_more_cards(state, in_play(state))


def _refuse_more_cards(state: Round, hand: Hand) -> Refusal | None:
    if is_split_ace(hand):
        return refuse("split_aces_must_get_one_card", state.terms.at("split-aces"))
    if stops(state, hand):
        return refuse("hand_of_21_must_get_no_card", state.terms.at("stop-at-21"))
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
        cards = " ".join(hand.cards)
        return refuse("double_must_be_on_the_first_two_cards", terms.at(topic), cards=cards)
    if terms.double_on == "first-two":
        return None
    if hand.split:
        return refuse("double_must_not_be_on_a_split_hand", terms.at(topic))
    if is_blackjack(hand.cards):
        return refuse("double_must_be_on_eleven", terms.at("blackjack"), "on-blackjack")
    if points(hand.cards).total != ELEVEN:
        cards = " ".join(hand.cards)
        return refuse("double_must_be_on_eleven", terms.at(topic), cards=cards, total=ELEVEN)
    return None


def _refuse_amount(state: Round, act: WithStake, topic: str) -> Refusal | None:
    hand = in_play(state)
    stake = stake_on(state.stakes, on_hand(act.player, hand)).amount
    if not stake:
        clause, who = state.terms.at(_payment_topic(state, act.player, hand) or topic), act.player
        return refuse("stake_must_lie_on_the_hand", clause, "to-add-to", player=who, act=act.name)
    if act.stake in (None, stake):
        return None
    clause, amount = state.terms.at(topic), act.stake or 0
    return refuse("stake_must_equal_the_initial_one", clause, act=act.name, amount=amount, initial=stake)


def refuse_hearing(state: Round, act: Do) -> Refusal | None:
    if state.stage == "window" and not state.due:
        return None
    clause, sooner = _order_clause(state), not state.hands or state.stage in ("face-down", "window")
    return refuse("act_must_belong_to_the_phase", clause, "blackjack-hear", untimely=sooner, act=ActWord(act.name))


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
    ActRule(Split, refuse_split, was_split, at_topics("split", "split-stake")),
    ActRule(Double, refuse_double, doubled, _clauses_of_double),
)
