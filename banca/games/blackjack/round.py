"""The table of blackjack, 141/2000 and 56/2004: from the preparation of the cards to the last payment."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from banca.games.blackjack import dealing, irregular, playing, preparation, seats, sharing, window
from banca.games.blackjack import state as phases
from banca.games.blackjack.bets import DOUBLE, INSURANCE, SPLIT, ruling
from banca.games.blackjack.betting import BettingAtBlackjack
from banca.games.blackjack.dealing import (
    CORRECT,
    FACE_DOWN,
    RESHUFFLE,
    Dealt,
    destination,
    needs_card,
    order_of_deal,
    takes_waiting,
    turn_of_cards,
    turns_up,
)
from banca.games.blackjack.equipment import setup_refusals
from banca.games.blackjack.hands import points
from banca.games.blackjack.irregular import EXPOSED, PUT_BACK, UNDUE, UNDUE_UNSEEN
from banca.games.blackjack.law import EDITION_2004, EDITIONS, clause
from banca.games.blackjack.playing import HEAR, Double, Draw, Split, Stand, stands_by_rule
from banca.games.blackjack.preparation import Burn, Cut, PlaceWhiteCard, turn_of_preparation
from banca.games.blackjack.settling import over, paid
from banca.games.blackjack.sharing import DEAL_ON, decider, stands_alone
from banca.games.blackjack.shoe import NEW_TABLE, SHOE, Shoe, fitting, refuse_memory
from banca.games.blackjack.state import BANK, DISCARD, FIRST_CARDS, Due, Hand, Round, cards_left, reopened
from banca.games.blackjack.terms import terms_of
from banca.games.blackjack.window import EvenMoney, FiveCards, Surrender
from banca.games.shoe.preparation import LOAD, NO_MORE_BETS, SHUFFLE
from banca.law import ActWord, Edition, Refusal, refuse
from banca.material.cards import Card
from banca.money import Line, Selection, changed
from banca.play.act import HIDDEN, Act, Do, OnPosition, Pay, Return, Take, on
from banca.play.act_rules import ActRule
from banca.play.bets import Verdict
from banca.play.game import Drawing, Traits
from banca.play.payment import refuse_undue
from banca.play.rule import Ruling
from banca.play.setting import Setting
from banca.play.turn import Betting, Croupier, Decision, Over, Turn

RETURN_CARDS = Do("return-cards")
STEPS = (SHUFFLE, LOAD, NO_MORE_BETS, RETURN_CARDS, FACE_DOWN, HEAR, DEAL_ON, CORRECT)
OF_MISTAKES = ("misdeal", "correct", "cancel", "white-card", "reshuffle")
OF_THE_BANK = (EXPOSED, UNDUE, UNDUE_UNSEEN, PUT_BACK)  # the bank's errors, which may be found after everything else
LOGGED = ("talk", "sit", "stand-by", "leave", "hold", "unfit")  # acts without effect on cards


class Blackjack(BettingAtBlackjack):
    memory = SHOE
    chance_acts = (Dealt,)
    traits = Traits(deals=True, added_bets=(SPLIT, DOUBLE, INSURANCE))

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        # No article of 2000 lists the bets: insurance is its one additional bet (reading bets-of-the-edition).
        self.offers_at = clause(edition, "additional-bets" if edition is EDITION_2004 else "insurance")
        self.layout_at = clause(edition, "layout")
        settled_at = clause(edition, "points")
        self.unsettled = refuse("round_must_be_settled_first", settled_at, "blackjack", untimely=True)

    def is_added(self, bet: str, selection: Selection) -> bool:
        """Whether the bet is on a hand that comes from a split: then it has a selection."""
        return bet in self.traits.added_bets or selection is not None

    def ruling(self, setting: Setting, bet: str, selection: Selection, fact: Any) -> Ruling[Verdict]:
        return ruling(setting, bet, selection, fact)

    # The round.

    def opening(self, setting: Setting) -> Round:
        self.check_edition(setting)
        if setting.memory is None:
            setting = setting.with_memory(NEW_TABLE)
        for refusal in filter(None, (*setting.derive(setup_refusals), refuse_memory(setting))):
            raise self.refused(refusal)
        shoe = fitting(setting)
        phase = preparation.first_step(terms_of(setting)) if shoe.used_up else phases.Betting()
        return Round(setting, phase, shoe)

    def turn(self, state: Round) -> Turn:
        if state.due and not state.discarding:
            first = state.due.first
            return Croupier(on(first, state.due.payment(first)))
        if state.mistake.astray and state.mistake.misdealt is None:
            return Croupier(CORRECT)
        if needs_card(state):
            return turn_of_cards(state)
        if isinstance(state.phase, phases.Preparing):
            return turn_of_preparation(state)
        match state.stage:
            case "betting":
                return Betting(NO_MORE_BETS)
            case "window":
                return Betting(HEAR)
            case "return-cards":
                return Croupier(RETURN_CARDS)
            case "over":
                return Over()
        if state.following:
            return Betting(DEAL_ON)
        return self._decision(state, playing.in_play(state))

    def _decision(self, state: Round, hand: Hand) -> Turn:
        """Exactly what the clauses allow; on 21 only the five-card payment is left."""
        player, _ = decider(state, hand)
        if stands_alone(state, hand):
            return Croupier(Stand(player, hand.place))
        kinds = (Draw, Double, Split, Surrender, EvenMoney, FiveCards, Stand)
        acts = (kind(player, hand.place) for kind in kinds)
        choices = tuple(act for act in acts if self.refusal(state, act) is None)
        return Decision(player, choices, Stand(player, hand.place) if stands_by_rule(state) else None)

    def is_over(self, state: Round) -> bool:
        return isinstance(state.phase, phases.Over)

    def refusal(self, state: Round, act: Act) -> Refusal | None:
        if isinstance(state.phase, phases.Over) and (act not in OF_THE_BANK or state.phase.reopens is None):
            return refuse("round_must_be_under_way", None, "blackjack")
        state = reopened(state)
        if refusal := self._refuse_before_correction(state, act):
            return refusal
        found = super().refusal(state, act)
        if found is None and state.discarding and act.name not in (Dealt.word, "white-card", "reshuffle", *LOGGED):
            topic = "exposed-card" if state.stage == "face-down" else "undue-card"
            return refuse(
                "act_must_belong_to_the_phase", state.terms.at(topic), "blackjack-before-discard", untimely=True
            )
        return found

    def _refuse_before_correction(self, state: Round, act: Act) -> Refusal | None:
        """While a card is being misdealt, or has been, nothing else is done."""
        going = state.mistake.misdealt is not None
        free = act.name in (*OF_MISTAKES, *LOGGED) or (going and act.name == Dealt.word)
        if free or not (going or state.mistake.astray):
            return None
        clause_ = state.terms.at("mistake-corrected")
        return refuse("act_must_belong_to_the_phase", clause_, "blackjack-before-correction", untimely=True)

    def clauses_for(self, state: Round, act: Act) -> tuple[str, ...]:
        """Each clause once, though several topics may cite it."""
        found = super().clauses_for(state, act)
        return found if len(found) == 1 else tuple(dict.fromkeys(found))

    def apply(self, state: Round, act: Act) -> Round:
        """Only the last card can be reported as face up, until something else is done."""
        found = super().apply(reopened(state), act)
        settled = found.before is None or act.name in (Dealt.word, FACE_DOWN.step, *LOGGED)
        return found if settled else changed(found, before=None)

    def lines(self, state: Round) -> tuple[Line, ...]:
        return tuple(state.lines)

    def remembered(self, state: Round) -> Shoe:
        return state.shoe

    def result(self, state: Round) -> Mapping[str, Any] | None:
        return result_of(state)

    def seen_by(self, state: Round, viewer: str | None = None) -> Mapping[str, Any]:
        return seen_by(state, viewer)

    def hides(self, before: Round, act: Act, after: Round, viewer: str | None) -> bool:
        del act, after
        return comes_face_down(before, viewer)

    def is_step(self, act: Act) -> bool:
        return act in STEPS or isinstance(act, Cut | PlaceWhiteCard | Burn)

    # Chance.

    def card_weights(self, state: Round) -> Mapping[str, int]:
        if state.stage == "shuffle":
            return {}
        return cards_left(state).weights

    def drawing(self, state: Round, act: Act) -> Drawing:
        if isinstance(act, Burn):
            return Drawing(unseen=act.cards)
        if act in (FACE_DOWN, UNDUE_UNSEEN):
            return Drawing(unseen=1, face_down=act == FACE_DOWN)
        drawing = super().drawing(state, act)
        if isinstance(act, Dealt):
            if takes_waiting(state):
                return Drawing(self.token(act), again=True)
            return changed(drawing, turned_up=turns_up(state), astray=state.mistake.misdealt is not None)
        return changed(drawing, shuffles=True) if act in (SHUFFLE, RETURN_CARDS, RESHUFFLE) else drawing

    def token(self, act: Act) -> str:
        return act.card if isinstance(act, Dealt) else super().token(act)

    # Effects of acts.

    @cached_property
    def act_rules(self) -> tuple[ActRule[Round], ...]:
        payments = (
            ActRule(kind, self._refuse_payment, self._paid, self._clauses_of_payment) for kind in (Take, Pay, Return)
        )
        return (
            *preparation.ACT_RULES,
            *seats.ACT_RULES,
            *self.betting,
            *dealing.ACT_RULES,
            *playing.ACT_RULES,
            *window.ACT_RULES,
            *sharing.ACT_RULES,
            *irregular.ACT_RULES,
            *payments,
            ActRule(Do, self._refuse_return, lambda state, _: over(state), self._clauses_of_return, RETURN_CARDS.step),
        )

    def _paid(self, state: Round, act: OnPosition) -> Round:
        return paid(state, self.position_in(state, act))

    def _clauses_of_payment(self, state: Round, act: OnPosition) -> tuple[str, ...]:
        return _clauses(state.due[self.position_in(state, act)])

    def _clauses_of_return(self, state: Round, _: Do) -> tuple[str, ...]:
        return (state.terms.at("cards-go-back"),)

    # Refusals.

    def _refuse_payment(self, state: Round, act: OnPosition) -> Refusal | None:
        """From the bank's left, hand by hand (reading limits-and-payment-order)."""
        clause_ = state.terms.at("round-cancelled" if state.void else "points")
        if not state.due:
            return refuse("act_must_belong_to_the_phase", clause_, "blackjack-nothing-due", untimely=True)
        kind = self.kinds(state.setting).get(act.bet)
        position = self.position_in(state, act) if kind and not kind.refusal(act.selection) else None
        if refusal := refuse_undue(act, position, state.due, clause_, _clauses):
            return refusal
        first = state.due.first
        if position == first:
            return None
        return refuse("payment_must_keep_the_order", clause_, first=first, position=position)

    def _refuse_return(self, state: Round, act: Do) -> Refusal | None:
        if state.stage == "return-cards":
            return None
        sooner, ends = state.terms.device == "machine" and state.in_round, ActWord(act.name)
        clause_ = state.terms.at("cards-go-back")
        return refuse("cards_must_go_back_after_the_round", clause_, "blackjack", untimely=sooner, act=ends)


def _clauses(due: Due) -> tuple[str, ...]:
    return due.ruling.clauses


# What everybody may see, and what only bettors on a hand (articles 3(1), 3(2); articles 5(2), 6(2)).


def seen_by(state: Round, viewer: str | None = None) -> Mapping[str, Any]:
    """The round as a player sees it, or somebody with no money on any hand."""
    bank = (*state.bank, *((HIDDEN,) if state.hidden else ())) or _first_cards(state, BANK)
    astray = state.mistake.astray
    current, shoe, terms = state.current, state.shoe, state.terms
    return {
        "stage": state.stage,
        "bank": list(bank),
        "places": {str(place): _hands(state, place, viewer) for place in state.places},
        "bank_total": _total(bank),
        "totals": {str(place): [_total(hand) for hand in _hands(state, place, viewer)] for place in state.places},
        "hands": {str(place): [_hand_to_json(hand) for hand in state.hands_of(place)] for place in state.places},
        "current": [current.place, current.number] if current else None,
        "announced": [[each.of, each.hand, each.total] for each in state.announced],
        "astray": [[to, card] for card, to in astray] if state.hands else [],
        "following": state.following.place if state.following else None,
        "not_surrendering": list(state.play.not_surrendering),
        "void": state.void,
        "seats": {str(place): player for place, player in shoe.seats},
        "standing": list(shoe.standing),
        "gone": list(state.people.gone),
        "holders": {str(place): player for place, player in state.people.holders},
        "shoe": {
            "device": terms.device,
            "packs": terms.decks,
            "out": shoe.out + state.hidden,
            "left": shoe.left(terms.decks) - state.hidden,
            "behind_white_card": shoe.marker(terms),
            "last_round": shoe.marker_out,
            "rounds": shoe.rounds,
            "unfit": shoe.unfit,
        },
    }


def _total(cards: Iterable[Card]) -> int | None:
    """The points of a hand, if all of it is seen."""
    seen = tuple(cards)
    return points(seen).total if seen and HIDDEN not in seen else None


def _hand_to_json(hand: Hand) -> dict[str, Any]:
    return {
        "number": hand.number,
        "part": hand.part,
        "split": hand.split,
        "doubled": hand.doubled,
        "asked": hand.asked,
        "ended": hand.ended,
    }


def comes_face_down(state: Round, viewer: str | None) -> bool:
    """Whether the next card lies face down for somebody: of the first deal, unless he has money on its place.

    A card that went astray before the burn of the round is burnt, and nobody sees it.
    """
    seat = destination(state)
    if state.terms.face_up or seat == BANK or not isinstance(state.phase, phases.Dealing):
        return False
    return seat == DISCARD or viewer is None or state.main_of(viewer, int(seat or 0)) is None


def _hands(state: Round, place: int, player: str | None) -> list[list[Card]]:
    may_look = player is not None and state.main_of(player, place) is not None
    if not state.hands:
        cards = _first_cards(state, place)
        return [list(cards) if may_look or state.terms.face_up else [HIDDEN] * len(cards)]
    return [list(hand.cards) if may_look else open_cards(state, hand) for hand in state.hands_of(place)]


def _first_cards(state: Round, seat: int | str) -> tuple[Card, ...]:
    dealt = (*zip(state.came, order_of_deal(state), strict=False), *state.mistake.astray)
    return tuple(card for card, to in dealt if to == seat)


def open_cards(state: Round, hand: Hand) -> list[Card]:
    """First cards dealt face down are shown when they pass 21 or win a prize, when split, and at the end."""
    settled = state.settled is not None and not state.void
    shown = hand.ended in ("over-21", "special-prize", "paid") or hand.split or settled
    if state.terms.face_up or shown:
        return list(hand.cards)
    return [HIDDEN] * FIRST_CARDS + list(hand.cards[FIRST_CARDS:])


def result_of(state: Round) -> Mapping[str, Any] | None:
    """What the bank has announced when all cards are out."""
    if state.void is not None:
        return {"void": state.void}
    if state.settled is None or not state.bank:
        return None
    places: dict[str, list[dict[str, Any]]] = {}
    for hand in state.hands:
        summary = {"cards": list(hand.cards), "total": points(hand.cards).total, "ended": hand.ended}
        places.setdefault(str(hand.place), []).append(summary)
    return {"bank": list(state.bank), "bank_total": points(state.bank).total, "places": places}


GAMES: Mapping[str, Blackjack] = {edition.slug: Blackjack(edition) for edition in EDITIONS}
