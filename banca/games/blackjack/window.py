"""Surrender, even money and the five-card payment (articles 6, 12 and 13 of 141/2000; 10, 18 and 19 of 56/2004)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from banca.games.blackjack.hands import FIVE, is_ace, is_blackjack, is_ten_card
from banca.games.blackjack.playing import earns_five_cards, ended, in_play
from banca.games.blackjack.settling import adding_due, due_on_closing, sevens_decided
from banca.games.blackjack.sharing import OnPlace, place_of, refuse_decider, refuse_stranger
from banca.games.blackjack.state import Hand, Round, Settling, on_hand, refuse_void_round, with_play
from banca.law import Refusal
from banca.money import stake_on
from banca.play.act_rules import ActRule


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


# What is done.


def surrendered(state: Round, act: Surrender) -> Round:
    """It binds all who have bet on the place."""
    hand = hand_of(state, act)
    return ended(sevens_decided(state, hand), hand, "surrender")


def not_surrendering(state: Round, act: NoSurrender) -> Round:
    return with_play(state, not_surrendering=(*state.play.not_surrendering, hand_of(state, act).place))


def paid_even(state: Round, act: EvenMoney) -> Round:
    return _closing(state, act.player, hand_of(state, act), "even-money")


def paid_for_five(state: Round, act: FiveCards) -> Round:
    return _closing(state, act.player, in_play(state), "five-cards")


def _closing(state: Round, player: str, hand: Hand, by: Any) -> Round:
    """It concerns one's own money only (reading who-decides-what-on-a-shared-place)."""
    return adding_due(state, due_on_closing(state, stake_on(state.stakes, on_hand(player, hand)), by))


# When it may not be done.


def refuse_in_round(state: Round, act: OnPlace, topic: str) -> Refusal | None:
    """Whoever has a stake on the place may speak for it once the first cards are dealt."""
    if refusal := refuse_void_round(state):
        return refusal
    if not state.hands or state.stage == "face-down" or (state.due and not isinstance(state.phase, Settling)):
        says = f"{act.name}: it is asked for after the first deal, and what is due comes before it"
        return Refusal("cards_must_be_dealt_first", state.terms.at(topic), says, untimely=True)
    return refuse_stranger(state, act)


def refuse_surrender(state: Round, act: OnPlace) -> Refusal | None:
    at = state.terms.at
    if refusal := refuse_in_round(state, act, "surrender"):
        return refusal
    hand = hand_of(state, act)
    if hand.ended == "surrender" or hand.place in state.play.not_surrendering:
        says = f"place {hand.place} has decided on surrender: that cannot be changed"
        return Refusal("decision_on_surrender_must_stand", at("surrender-final"), says)
    if is_ace(state.open_card):
        return Refusal("surrender_must_not_be_against_an_ace", at("surrender"), "the bank's open card is an ace")
    if state.play.drawn or state.bank_is_known:
        says = "an additional card was dealt at the table, or the bank's second: surrender is decided before"
        return Refusal("surrender_must_precede_additional_cards", at("surrender-moment"), says)
    if not stake_on(state.stakes, on_hand(act.player, hand)).amount:
        says = f"{act.player} was paid even money on place {hand.place}, which is final: no stake is left to give up"
        return Refusal("stake_must_lie_on_the_hand", at("even-money"), says)
    said = hand.asked or hand.split or (hand.place, hand.number) in state.play.spoken
    if said or hand.ended not in (None, "21"):
        says = f"place {hand.place} has made its decision on the hand"
        return Refusal("surrender_must_precede_other_decisions", at("surrender-moment"), says)
    return refuse_decider(state, act, hand)


def refuse_even_money(state: Round, act: EvenMoney) -> Refusal | None:
    clause = state.terms.at("even-money")
    if refusal := refuse_in_round(state, act, "even-money"):
        return refusal
    hand = hand_of(state, act)
    if hand.ended == "surrender":
        says = f"place {hand.place} has surrendered: that cannot be changed"
        return Refusal("decision_on_surrender_must_stand", state.terms.at("surrender-final"), says)
    if hand.split:
        says = "21 on a split stake is no blackjack"
        return Refusal("even_money_must_be_for_a_blackjack", state.terms.at("split-21"), says)
    if not is_blackjack(hand.cards) or hand.asked:
        says = f"place {hand.place} has no blackjack, or has asked for a card to it"
        return Refusal("even_money_must_be_for_a_blackjack", clause, says)
    if not (is_ace(state.open_card) or is_ten_card(state.open_card)):
        says = f"the bank's open card is {state.open_card}: an ace, a court card or a ten is needed"
        return Refusal("even_money_must_be_against_an_ace_or_ten", clause, says)
    if state.bank_is_known:
        says = "the bank's second card is known: even money is asked for before"
        return Refusal("even_money_must_precede_the_second_card", clause, says)
    if not stake_on(state.stakes, on_hand(act.player, hand)).amount:
        return Refusal("stake_must_lie_on_the_hand", clause, f"the stake of {act.player} is settled already")
    return None


def refuse_five_cards(state: Round, act: FiveCards) -> Refusal | None:
    clause = state.terms.at("five-cards")
    if not state.terms.five_cards:
        says = "the five-card payment is not offered at this table"
        return Refusal("five_card_payment_must_be_offered", clause, says)
    if refusal := refuse_in_round(state, act, "five-cards"):
        return refusal
    hand = state.current
    if state.stage == "window":
        return Refusal("hand_must_be_of_five_cards", clause, "no additional card has been dealt")
    if hand is None or hand.place != place_of(state, act):
        says = "the payment is asked for on the player's own turn, before the bank's second card"
        return Refusal("five_cards_must_be_claimed_in_turn", clause, says)
    if len(hand.cards) != FIVE or hand.asked:
        says = f"{len(hand.cards)} cards: the payment is for exactly five, before another is asked for"
        return Refusal("hand_must_be_of_five_cards", clause, says)
    if not earns_five_cards(state, hand):
        says = "the bank's first open card is an ace: the hand takes its normal course"
        return Refusal("five_cards_must_not_be_against_an_ace", clause, says)
    if not stake_on(state.stakes, on_hand(act.player, hand)).amount:
        return Refusal("stake_must_lie_on_the_hand", clause, f"there is no stake of {act.player} on this hand")
    return None


def _at(*topics: str) -> Callable[[Round, Any], tuple[str, ...]]:
    return lambda state, _: tuple(dict.fromkeys(state.terms.at(topic) for topic in topics))


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Surrender, refuse_surrender, surrendered, _at("surrender", "surrender-moment")),
    ActRule(NoSurrender, refuse_surrender, not_surrendering, _at("surrender-moment", "surrender-final")),
    ActRule(EvenMoney, refuse_even_money, paid_even, _at("even-money")),
    ActRule(FiveCards, refuse_five_cards, paid_for_five, _at("five-cards")),
)
