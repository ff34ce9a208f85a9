"""Surrender, even money and the five-card payment (articles 6, 12 and 13 of 141/2000; 10, 18 and 19 of 56/2004)."""

from dataclasses import dataclass
from typing import Any, ClassVar

from banca.games.blackjack.hands import FIVE, is_ace, is_blackjack, is_ten_card
from banca.games.blackjack.playing import earns_five_cards, ended, in_play
from banca.games.blackjack.settling import adding_due, due_on_closing, sevens_decided
from banca.games.blackjack.sharing import OnPlace, place_of, refuse_decider, refuse_stranger
from banca.games.blackjack.state import Hand, Round, Settling, on_hand, refuse_void_round, with_play
from banca.games.blackjack.terms import at_topics
from banca.law import ActWord, Refusal, refuse
from banca.money import stake_on
from banca.play.act_rules import ActRule
from banca.play.turn import Decision


@dataclass(frozen=True, slots=True)
class Surrender(OnPlace):
    """The round is given up for half the stake."""

    word: ClassVar[str] = "surrender"


@dataclass(frozen=True, slots=True)
class NoSurrender(OnPlace):
    """A player declares that he will not surrender."""

    word: ClassVar[str] = "no-surrender"


@dataclass(frozen=True, slots=True)
class EvenMoney(OnPlace):
    """A player with a blackjack asks to be paid the amount of his stake."""

    word: ClassVar[str] = "even-money"


@dataclass(frozen=True, slots=True)
class FiveCards(OnPlace):
    """A player with five cards asks to be paid half his stake."""

    word: ClassVar[str] = "five-cards"


def hand_of(state: Round, act: OnPlace) -> Hand:
    """The first hand of the place."""
    return state.hands_of(place_of(state, act) or 0)[0]


def leaves_a_choice(turn: Decision) -> bool:
    """Whether a hand leaves its player anything to decide in its turn: on 21 no more than the five-card payment."""
    return turn.prescribed is None or any(isinstance(choice, FiveCards) for choice in turn.choices)


# What is done.


def surrendered(state: Round, act: Surrender) -> Round:
    """A surrender binds all who bet on the place."""
    hand = hand_of(state, act)
    return ended(sevens_decided(state, hand), hand, "surrender")


def not_surrendering(state: Round, act: NoSurrender) -> Round:
    return with_play(state, not_surrendering=(*state.play.not_surrendering, hand_of(state, act).place))


def paid_even(state: Round, act: EvenMoney) -> Round:
    return _closing(state, act.player, hand_of(state, act), "even-money")


def paid_for_five(state: Round, act: FiveCards) -> Round:
    return _closing(state, act.player, in_play(state), "five-cards")


def _closing(state: Round, player: str, hand: Hand, by: Any) -> Round:
    """It affects only the player's own money (reading who-decides-what-on-a-shared-place)."""
    return adding_due(state, due_on_closing(state, stake_on(state.stakes, on_hand(player, hand)), by))


# Refusals.


def refuse_in_round(state: Round, act: OnPlace, topic: str) -> Refusal | None:
    """Anyone with a stake on the place may speak for it once the first cards are dealt."""
    if refusal := refuse_void_round(state):
        return refusal
    if not state.hands or state.stage == "face-down" or (state.due and not isinstance(state.phase, Settling)):
        clause = state.terms.at(topic)
        return refuse("cards_must_be_dealt_first", clause, "to-ask", untimely=True, act=ActWord(act.name))
    return refuse_stranger(state, act)


def refuse_surrender(state: Round, act: OnPlace) -> Refusal | None:
    at = state.terms.at
    if refusal := refuse_in_round(state, act, "surrender"):
        return refusal
    hand = hand_of(state, act)
    if hand.ended == "surrender" or hand.place in state.play.not_surrendering:
        return refuse("decision_on_surrender_must_stand", at("surrender-final"), "decided", place=hand.place)
    if is_ace(state.open_card):
        return refuse("surrender_must_not_be_against_an_ace", at("surrender"))
    if state.play.drawn or state.bank_is_known:
        return refuse("surrender_must_precede_additional_cards", at("surrender-moment"))
    if not stake_on(state.stakes, on_hand(act.player, hand)).amount:
        player, place = act.player, hand.place
        return refuse("stake_must_lie_on_the_hand", at("even-money"), "to-surrender", player=player, place=place)
    said = hand.asked or hand.split or (hand.place, hand.number) in state.play.spoken
    if said or hand.ended not in (None, "21"):
        return refuse("surrender_must_precede_other_decisions", at("surrender-moment"), place=hand.place)
    return refuse_decider(state, act, hand)


def refuse_even_money(state: Round, act: EvenMoney) -> Refusal | None:
    clause = state.terms.at("even-money")
    if refusal := refuse_in_round(state, act, "even-money"):
        return refusal
    hand = hand_of(state, act)
    if hand.ended == "surrender":
        final = state.terms.at("surrender-final")
        return refuse("decision_on_surrender_must_stand", final, "surrendered", place=hand.place)
    if hand.split:
        return refuse("even_money_must_be_for_a_blackjack", state.terms.at("split-21"), "split")
    if not is_blackjack(hand.cards) or hand.asked:
        return refuse("even_money_must_be_for_a_blackjack", clause, "none", place=hand.place)
    if not (is_ace(state.open_card) or is_ten_card(state.open_card)):
        return refuse("even_money_must_be_against_an_ace_or_ten", clause, card=state.open_card)
    if state.bank_is_known:
        return refuse("even_money_must_precede_the_second_card", clause)
    if not stake_on(state.stakes, on_hand(act.player, hand)).amount:
        return refuse("stake_must_lie_on_the_hand", clause, "settled", player=act.player)
    return None


def refuse_five_cards(state: Round, act: FiveCards) -> Refusal | None:
    clause = state.terms.at("five-cards")
    if not state.terms.five_cards:
        return refuse("five_card_payment_must_be_offered", clause)
    if refusal := refuse_in_round(state, act, "five-cards"):
        return refusal
    hand = state.current
    if state.stage == "window":
        return refuse("hand_must_be_of_five_cards", clause, "none-drawn")
    if hand is None or hand.place != place_of(state, act):
        return refuse("five_cards_must_be_claimed_in_turn", clause)
    if len(hand.cards) != FIVE or hand.asked:
        return refuse("hand_must_be_of_five_cards", clause, cards=len(hand.cards))
    if not earns_five_cards(state, hand):
        return refuse("five_cards_must_not_be_against_an_ace", clause)
    if not stake_on(state.stakes, on_hand(act.player, hand)).amount:
        return refuse("stake_must_lie_on_the_hand", clause, player=act.player)
    return None


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Surrender, refuse_surrender, surrendered, at_topics("surrender", "surrender-moment")),
    ActRule(NoSurrender, refuse_surrender, not_surrendering, at_topics("surrender-moment", "surrender-final")),
    ActRule(EvenMoney, refuse_even_money, paid_even, at_topics("even-money")),
    ActRule(FiveCards, refuse_five_cards, paid_for_five, at_topics("five-cards")),
)
