"""The round of stud poker, 61/2004: shuffle, bets, deal, raise or fold, showdown, the jackpot.

The modules of the articles have the rules; this one has the bets of articles 5 and 6, and the order.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from banca.games.shoe.preparation import LOAD, NO_MORE_BETS, SHUFFLE, WHITE_CARD
from banca.games.stud_poker import conduct, irregular
from banca.games.stud_poker.bets import Fact, kinds_at
from banca.games.stud_poker.conduct import Breach, Leave, Note, Talk
from banca.games.stud_poker.deal import (
    AWAITED,
    GIVEN_BACK_FIRST,
    REPLACE_SHUFFLER,
    USE_SHOE,
    Cut,
    DealCard,
    DealHand,
    clauses_of_dealing,
    clauses_of_preparation,
    dealt,
    next_seat,
    preparation,
    prepared,
    refuse_card,
    refuse_hand,
    refuse_preparation,
)
from banca.games.stud_poker.equipment import (
    ANTE,
    BOXES,
    CROUPIER,
    JACKPOT,
    RAISE,
    Seat,
    deals_from_the_shoe,
    equipment_refusals,
)
from banca.games.stud_poker.irregular import DealtToEmpty, Expose, Malfunction, Misdeal
from banca.games.stud_poker.jackpot import NO_JACKPOT, carried_refusals, opened, posted_jackpot, postings_refusals
from banca.games.stud_poker.memory import MEMORY, Remembered
from banca.games.stud_poker.sharing import JackpotPool
from banca.games.stud_poker.showdown import (
    SHOWDOWN,
    Fold,
    Raise,
    folded,
    raised,
    refuse_decision,
    refuse_showdown,
    result_of,
    settled,
    shown,
)
from banca.games.stud_poker.state import Round, refuse_void_round
from banca.law import Refusal, edition, refuse
from banca.money import Line, Position, Selection, Stakes, add, changed, hold, take_back
from banca.play.act import Act, Bet, Do, OnPosition, Pay, Return, Take, Withdraw, on
from banca.play.act_rules import ActRule, ActRuleGame, cites
from banca.play.bets import BetKind, Verdict
from banca.play.game import Drawing, Traits, refuse_layout_or_place, refuse_stake, refuse_withdrawal
from banca.play.payment import due_of, payment_of, refuse_undue
from banca.play.rule import Ruling
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier, Decision, Draws, Over, Turn

BET_RESTS_ON = {ANTE: ("art5.1", "art6.2"), JACKPOT: ("art5.2", "art6.3", "art10.1"), RAISE: ("art5.3", "art6.6")}
IS_OVER = refuse("round_must_be_under_way", None, "stud-poker")


class StudPoker(ActRuleGame[Round]):
    edition = edition("stud-poker-61-2004")
    offers_at = "art5"
    layout_at = "art2.1"
    unsettled = refuse("round_must_be_settled_first", "art6.8", "stud-poker", untimely=True)
    memory = MEMORY
    chance_acts = (DealCard, DealHand)
    traits = Traits(deals=True, shuffles_every_round=True, added_bets=(RAISE,))
    pool = JackpotPool()

    # Bets and their results.

    def kinds(self, setting: Setting) -> Mapping[str, BetKind[Fact]]:
        return kinds_at(setting)

    def places(self, setting: Setting) -> tuple[int, str | None]:
        del setting
        return len(BOXES), "art2.1"

    def ruling(self, setting: Setting, bet: str, selection: Selection, fact: Fact) -> Ruling[Verdict]:
        return self.kinds(setting)[bet].ruling(selection, setting.options, fact)

    # The round.

    def opening(self, setting: Setting) -> Round:
        self.check_edition(setting)
        left: Remembered = setting.memory or Remembered()
        from_shoe = deals_from_the_shoe(setting, shuffler_failed=left.shuffler_failed)
        for refusal in (*equipment_refusals(setting, from_shoe=from_shoe), *setting.derive(postings_refusals)):
            raise self.refused(refusal)
        posted = posted_jackpot(setting)
        pool = left.pool or (opened(posted.minimum) if posted else None)
        for refusal in carried_refusals(pool, posted, sum(stake.amount for stake in left.carried)):
            raise self.refused(refusal)
        return Round(
            setting,
            from_shoe,
            preparation(setting, shuffler_failed=left.shuffler_failed),
            left.carried,
            pool,
            left.shuffler_failed,
        )

    def turn(self, state: Round) -> Turn:
        match state.phase:
            case "settling":
                position, ruling = state.due[0]
                return Croupier(on(position, payment_of(ruling)))
            case "preparing":
                return Croupier(state.ahead[0])
            case "betting":
                return Betting(NO_MORE_BETS)
            case "dealing":
                seat = next_seat(state)
                return Chance(Draws(dict.fromkeys(state.left, 1), lambda card: DealCard(seat, card)))
            case "deciding":
                box = state.undecided[0]
                player = state.boxes[box]
                return Decision(player, (Raise(player, box), Fold(player, box)))
            case "showing":
                return Croupier(SHOWDOWN)
        return Over()

    def is_over(self, state: Round) -> bool:
        return state.phase == "over"

    def refusal(self, state: Round, act: Act) -> Refusal | None:
        found = super().refusal(state, act)
        return IS_OVER if self.is_over(state) and (found is None or found.untimely) else found

    def lines(self, state: Round) -> tuple[Line, ...]:
        return state.lines

    def result(self, state: Round) -> Mapping[str, Any] | None:
        return result_of(state)

    def standing(self, state: Round) -> Stakes:
        """The jackpot bets of a void round, which move to the next one by themselves (art11.1, art11.4)."""
        return tuple(state.jackpot_bets.values()) if state.void else ()

    def remembered(self, state: Round) -> Remembered | None:
        left = Remembered(state.display, hold(self.standing(state)), state.shuffler_failed, state.shares)
        return None if left == Remembered() else left

    def seen_by(self, state: Round, viewer: str | None) -> Mapping[str, Any]:
        return conduct.seen_by(state, viewer)

    def hides(self, before: Round, act: Any, after: Round, viewer: str | None) -> bool:
        del before
        return conduct.hides(act, after, viewer)

    # Cards.

    def card_weights(self, state: Round) -> Mapping[str, int]:
        """The order after shuffle and cut, fixed when the round opens, before anybody can bet."""
        return dict.fromkeys(state.left, 1)

    def drawing(self, state: Round, act: Act) -> Drawing:
        if isinstance(act, DealCard):  # it goes where the next card is due, or it is refused
            return Drawing(act.card)
        return Drawing(unseen=act.number) if isinstance(act, DealtToEmpty) else super().drawing(state, act)

    def token(self, act: Act) -> str:
        return act.card if isinstance(act, DealCard) else super().token(act)

    def is_step(self, act: Act) -> bool:
        return isinstance(act, Do | Cut)

    # What may be done.

    @cached_property
    def act_rules(self) -> tuple[ActRule[Round], ...]:
        steps = (SHUFFLE, WHITE_CARD, LOAD, REPLACE_SHUFFLER, USE_SHOE)
        fault = irregular.clauses_of_fault
        payments = (
            ActRule(kind, self._refuse_payment, self._paid, self._clauses_of_payment) for kind in (Take, Pay, Return)
        )
        return (
            *(ActRule(Do, refuse_preparation, prepared, clauses_of_preparation, step.step) for step in steps),
            ActRule(Cut, refuse_preparation, prepared, clauses_of_preparation),
            ActRule(Bet, self._refuse_bet, self._bet, lambda _, act: BET_RESTS_ON[act.bet]),
            ActRule(Withdraw, self._refuse_withdrawal, self._withdraw, lambda _, act: BET_RESTS_ON[act.bet]),
            ActRule(Do, refuse_preparation, self._closed, cites("art6.3"), NO_MORE_BETS.step),
            ActRule(DealCard, refuse_card, dealt, clauses_of_dealing),
            ActRule(DealHand, refuse_hand, dealt, clauses_of_dealing),
            ActRule(Raise, refuse_decision, raised, cites("art6.5", "art6.6")),
            ActRule(Fold, refuse_decision, folded, cites("art6.5", "art6.7")),
            ActRule(Do, refuse_showdown, shown, cites("art6.8", "art9", "art9.1"), SHOWDOWN.step),
            *payments,
            ActRule(Misdeal, irregular.refuse_misdeal, irregular.faulty, fault),
            ActRule(Expose, irregular.refuse_exposure, irregular.faulty, fault),
            ActRule(Malfunction, irregular.refuse_malfunction, irregular.faulty, fault),
            ActRule(DealtToEmpty, irregular.refuse_stray_cards, irregular.dealt_to_empty, cites("art11.3")),
            ActRule(Leave, conduct.refuse_leaving, conduct.left, cites("art6.4")),
            ActRule(Talk, conduct.refuse_talking, conduct.logged, cites("art12.2")),
            ActRule(Note, conduct.refuse_note, conduct.logged, cites("art12.1")),
            ActRule(Breach, lambda *_: None, conduct.logged, cites("art12")),
        )

    def _bet(self, state: Round, act: Bet) -> Round:
        if act.bet == RAISE:
            return raised(state, act)
        return changed(state, stakes=add(state.stakes, self._position(state, act), act.stake))

    def _withdraw(self, state: Round, act: Withdraw) -> Round:
        position = self._position(state, act)
        amount = act.stake or sum(s.amount for s in state.stakes if s.position == position)
        return changed(state, stakes=take_back(state.stakes, position, amount))

    def _closed(self, state: Round, _: Do) -> Round:
        """Bets are accepted; boxes with an ante are dealt to; a jackpot bet carried over without an ante goes back."""
        seats: tuple[Seat, ...] = (*state.boxes, CROUPIER) if state.boxes else ()
        due = tuple(
            (stake.position, conduct.ruling_of_return())
            for box, stake in sorted(state.jackpot_bets.items())
            if box not in state.boxes
        )
        return changed(state, ahead=(), hands=tuple((seat, ()) for seat in seats), due=due)

    def _paid(self, state: Round, act: OnPosition) -> Round:
        return settled(state, self._position(state, act))

    # Refusals of bets and payments.

    def _refuse_bet(self, state: Round, act: Bet) -> Refusal | None:
        setting = state.setting
        if refusal := self.not_offered(setting, act.bet):
            return refusal
        if refusal := self.kinds(setting)[act.bet].refusal(act.selection) or refuse_layout_or_place(self, setting, act):
            return refusal
        if act.bet == RAISE:
            return refuse_decision(state, act)
        if refusal := self._refuse_hour(state, act) or self._refuse_box(state, act):
            return refusal
        if act.bet == JACKPOT:
            return self._refuse_jackpot(state, act)
        return refuse_stake(self, state, replace(act, place=self._position(state, act).place))

    def _refuse_hour(self, state: Round, act: Bet | Withdraw) -> Refusal | None:
        if state.phase == "betting":
            return None
        if state.ahead:
            return GIVEN_BACK_FIRST if state.due else AWAITED[state.ahead[0].name]
        if refusal := refuse_void_round(state):
            return refusal
        if isinstance(act, Bet):
            clause = "art6.3" if act.bet == JACKPOT else "art6.2"
            return refuse("bets_must_be_made_before_the_first_card", clause, "stud-poker", bet=act.bet)
        return refuse("stakes_must_stay_until_decided", "art11.2" if state.exposed else "art6.8")

    def _refuse_box(self, state: Round, act: Bet) -> Refusal | None:
        """One box per bettor and one bettor per box (reading at art6.1)."""
        own = state.box_of(act.player)
        if own is not None and act.place not in (None, own):
            return refuse("bettor_must_bet_on_one_box", "art6.1", "betting", player=act.player, own=own, box=act.place)
        owner = state.taken.get(act.place or 0, act.player)
        if owner != act.player:
            return refuse("box_must_have_one_bettor", "art6.1", box=act.place, owner=owner)
        if own is None and act.place is None and state.free_box is None:
            return refuse("box_must_be_free", "art2.1", boxes=len(BOXES), player=act.player)
        return None

    def _refuse_jackpot(self, state: Round, act: Bet) -> Refusal | None:
        position, posted = self._position(state, act), state.posted
        if posted is None:
            return NO_JACKPOT
        if position.place is None or position.place not in state.boxes:
            return refuse("ante_must_come_first", "art6.2", player=act.player, box=position.place)
        if there := state.stake(position.place, JACKPOT):
            if there.held:
                return refuse("jackpot_space_must_hold_one_bet", "art11.1", "carried", player=act.player)
            return refuse("jackpot_space_must_hold_one_bet", "art10.1", "placed", player=act.player)
        if act.stake != posted.stake:
            return refuse(
                "jackpot_stake_must_be_the_posted_one", "art10.1", "bet", posted=posted.stake, stake=act.stake
            )
        return None

    def _refuse_withdrawal(self, state: Round, act: Withdraw) -> Refusal | None:
        if refusal := self._refuse_hour(state, act):
            return refusal
        own = replace(act, place=act.place or state.box_of(act.player))
        jackpot = state.jackpot_bets.get(own.place or 0)
        if act.bet == JACKPOT and jackpot and jackpot.held:
            return refuse("carried_jackpot_bet_must_stay", "art11.1")
        if act.bet == JACKPOT and jackpot and act.stake not in (None, jackpot.amount):
            return refuse("jackpot_stake_must_be_the_posted_one", "art10.1", "withdrawn", posted=jackpot.amount)
        if refusal := refuse_withdrawal(self, state, own):
            return refusal
        ante = state.stake(own.place or 0, ANTE)
        if act.bet == ANTE and ante and act.stake in (None, ante.amount) and jackpot and not jackpot.held:
            return refuse("jackpot_bet_must_have_an_ante", "art10.1")
        return None

    def _refuse_payment(self, state: Round, act: OnPosition) -> Refusal | None:
        """Box by box in the order of the deal, then the jackpot (readings order-of-boxes, order-with-a-royal-flush)."""
        if not state.due:
            return refuse("act_must_belong_to_the_phase", "art9", "stud-poker-nothing-due", untimely=True)
        lawful = act.bet in self.kinds(state.setting) and act.selection is None
        position = self._position(state, act) if lawful else None
        due = due_of(dict(state.due))
        clause = "art9" if position in due else self._clause_of_due(state)
        if refusal := refuse_undue(act, position, due, clause):
            return refusal
        first = state.due[0][0]
        if position is None or position == first:
            return None
        clause = _clause_of_order(state, first, position)
        return refuse("payment_must_keep_the_order", clause, first=first, position=position)

    def _clause_of_due(self, state: Round) -> str:
        """The clause of what is due now: bets of a void round, a folded hand, or the showdown."""
        if state.void:
            return state.void_by
        return "art9" if state.shown else state.due[0][1].clauses[-1]

    def _clauses_of_payment(self, state: Round, act: OnPosition) -> tuple[str, ...]:
        return dict(state.due)[self._position(state, act)].clauses

    def _position(self, state: Round, act: Bet | Withdraw | OnPosition) -> Position:
        """The stated box, the bettor's own, or the first free one."""
        box = act.place or state.box_of(act.player) or state.free_box
        return Position(act.player, act.bet, None, act.layout, box)


def _clause_of_order(state: Round, first: Position, position: Position) -> str:
    """Article 10(4), or 10(7) if a straight flush is paid before the royal flush of an earlier box."""
    if first.bet != JACKPOT:
        return "art9.5"
    hands = {prize.box: prize.hand for prize in state.prizes}
    out_of_turn = (hands.get(first.place or 0), hands.get(position.place or 0)) == ("straight-flush", "royal-flush")
    return "art10.7" if out_of_turn and (first.place or 0) > (position.place or 0) else "art10.4"
