"""The table of baccarat, 55/2004: from the preparation of the shoe to the last payment, a round at a time."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from banca.games.baccarat import dealing, preparation, seats, showing
from banca.games.baccarat.betting import BettingAtBaccarat, staked
from banca.games.baccarat.dealing import Dealt, cards_left, destination, turn_of_drawing
from banca.games.baccarat.drawing import EDITION, list_clauses
from banca.games.baccarat.equipment import equipment_refusals
from banca.games.baccarat.preparation import (
    CHANGE_SHOE,
    DEMONSTRATION,
    PLACE_WHITE_CARD,
    Burn,
    Cut,
    turn_of_preparation,
)
from banca.games.baccarat.settling import deal_of, is_decided, lines_of_standing, over, paid
from banca.games.baccarat.shoe import NEW_TABLE, SHOE, Shoe, fitting, refuse_depth, refuse_memory
from banca.games.baccarat.showing import Decline, HandOver, Show, cards_seen, seen_by, turn_of_showing
from banca.games.baccarat.state import BEFORE_THE_ROUND, PREPARING, Round, Stage, hand_of, side_named
from banca.games.shoe.preparation import LOAD, NO_MORE_BETS, SHUFFLE, UNFIT, WHITE_CARD
from banca.law import ActWord, Refusal, refuse
from banca.money import IndexedStakes, Line, Selection, Stakes, changed
from banca.play.act import HIDDEN, Act, Do, OnPosition, Pay, Return, Take, on
from banca.play.act_rules import ActRule, cites
from banca.play.game import Drawing, Traits
from banca.play.payment import refuse_out_of_order, refuse_payment
from banca.play.setting import Setting
from banca.play.turn import Betting, Croupier, Over, Turn

RETURN_CARDS = Do("return-cards")
STEPS = (SHUFFLE, PLACE_WHITE_CARD, LOAD, DEMONSTRATION, NO_MORE_BETS, RETURN_CARDS)


class Baccarat(BettingAtBaccarat):
    edition = EDITION
    unsettled = refuse("round_must_be_settled_first", "art17.1", "baccarat", untimely=True)
    memory = SHOE
    chance_acts = (Dealt,)
    traits = Traits(deals=True, one_result=True)

    # The round.

    def opening(self, setting: Setting) -> Round:
        self.check_edition(setting)
        has_ended = setting.memory is not None and setting.memory.used_up
        setting = setting.with_memory(NEW_TABLE) if setting.memory is None else setting
        for refusal in filter(
            None, (*setting.derive(equipment_refusals), setting.derive(refuse_depth), refuse_memory(setting))
        ):
            raise self.refused(refusal)
        shoe = fitting(setting)
        stage: Stage = "demonstration" if shoe.demonstrations else "betting"
        prepared_by = "art3.1" if has_ended else "art2.1"
        state = Round(setting, "shuffle" if shoe.used_up else stage, shoe, prepared_by=prepared_by)
        by_seat = sorted(shoe.carried, key=lambda s: (s.position.place is None, s.position.place or 0))
        came = dict.fromkeys((stake.position.player, stake.position.bet) for stake in by_seat)
        return changed(staked(state, IndexedStakes(by_seat), *came), stakes=shoe.carried)

    def turn(self, state: Round) -> Turn:
        if state.surplus:
            return turn_of_drawing(state)
        if state.stage in PREPARING and state.stage != "first-card":
            return turn_of_preparation(state)
        match state.stage:
            case "demonstration":
                return Croupier(DEMONSTRATION)
            case "betting":
                return Betting(NO_MORE_BETS)
            case "settling":
                position = state.due.first
                return Croupier(on(position, state.due.payment(position)))
            case "return-cards":
                return Croupier(RETURN_CARDS)
            case "over":
                return Over()
        return turn_of_showing(state, state.hidden) if state.hidden else turn_of_drawing(state)

    def refusal(self, state: Round, act: Act) -> Refusal | None:
        if state.stage == "over":
            return refuse("round_must_be_under_way", None, "baccarat")
        found = super().refusal(state, act)
        meanwhile = isinstance(act, Dealt) or act in (WHITE_CARD, UNFIT)
        if found is None and state.surplus and not meanwhile:
            return refuse("surplus_card_must_be_shown_first", "art10", untimely=True)
        return found

    def lines(self, state: Round) -> tuple[Line, ...]:
        return (*state.lines, *lines_of_standing(state))

    def standing(self, state: Round) -> Stakes:
        return state.stakes

    def remembered(self, state: Round) -> Shoe:
        return state.shoe

    def winning(self, state: Round) -> tuple[tuple[str, Selection], ...]:
        if not is_decided(state):
            return ()
        fact = deal_of(state).fact
        rulings = {place: self.ruling(state.setting, *place, fact) for place in self.positions(state.setting)}
        return tuple(place for place, ruling in rulings.items() if ruling.value.result == "win")

    def result(self, state: Round) -> Mapping[str, Any] | None:
        if state.void is not None:
            return {"void": state.void}
        if not is_decided(state):
            return None
        deal = deal_of(state)
        return {
            "winner": deal.winner,
            "player": list(deal.player),
            "player_total": deal.player_total,
            "banker": list(deal.banker),
            "banker_total": deal.banker_total,
            "player_pair": deal.player_pair,
            "banker_pair": deal.banker_pair,
            "natural": deal.natural,
            **({"demonstration": True} if state.demonstration else {}),
        }

    def seen_by(self, state: Round, viewer: str | None) -> Mapping[str, Any]:
        return seen_by(state, viewer)

    def hides(self, before: Round, act: Act, after: Round, viewer: str | None) -> bool:
        """The cards of a side lie face down until it shows them (art7.1), unless a machine deals (art7.2)."""
        del act
        side = side_named(destination(before) or "")
        return side is not None and cards_seen(hand_of(after, side), viewer)[-1] == HIDDEN

    def is_step(self, act: Act) -> bool:
        """Whether the croupier does it in order; the white card, an error or a change of shoe come at any time."""
        return act in STEPS or isinstance(act, Cut | Burn | HandOver | Decline | Show)

    # Chance.

    def card_weights(self, state: Round) -> Mapping[str, int]:
        return {} if state.stage == "shuffle" else cards_left(state).weights

    def drawing(self, state: Round, act: Act) -> Drawing:
        if isinstance(act, Burn):
            return Drawing(unseen=act.cards)
        drawing = super().drawing(state, act)
        return changed(drawing, shuffles=True) if act in (SHUFFLE, CHANGE_SHOE, RETURN_CARDS) else drawing

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
            *showing.ACT_RULES,
            *payments,
            ActRule(Do, self._refuse_return, lambda state, _: over(state), cites("art7.2"), RETURN_CARDS.step),
        )

    def _paid(self, state: Round, act: OnPosition) -> Round:
        return paid(state, self.position(state.setting, act))

    def _clauses_of_payment(self, state: Round, act: OnPosition) -> tuple[str, ...]:
        return state.due[self.position(state.setting, act)].clauses

    # Refusals.

    def _refuse_payment(self, state: Round, act: Any) -> Refusal | None:
        if state.stage == "dealing" and (side := state.following.value):
            clauses = list_clauses(state.following.clauses)
            return refuse("drawing_must_be_finished_before_payment", "art10", untimely=True, side=side, clauses=clauses)
        if state.stage not in ("settling", "return-cards"):
            return refuse("round_must_be_decided_before_payment", "art11", untimely=True)
        kind = self.kinds(state.setting).get(act.bet)
        position = self.position(state.setting, act) if kind and not kind.refusal(act.selection) else None
        if refusal := refuse_payment(act, position, state.due, "art17.1", "payment-order"):
            return refusal
        if position is None or isinstance(act, Take):
            return None
        return refuse_out_of_order(act, position, state.due, "art17.1")

    def _refuse_return(self, state: Round, act: Do) -> Refusal | None:
        if state.stage == "return-cards":
            return None
        sooner, name = state.machine and state.stage not in BEFORE_THE_ROUND, ActWord(act.name)
        return refuse("cards_must_go_back_after_the_round", "art7.2", "baccarat", untimely=sooner, act=name)
