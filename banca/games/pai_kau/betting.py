"""Articles 3, 4 and 7(1) of 96/85/M at the table: when a stake may be placed and taken back, where, and by whom."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from banca.games.pai_kau.bank import (
    backs,
    entitled_seat,
    house_capital,
    least_capital,
    refuse_backing,
    refuse_bank,
    refuse_capital,
    seat_of_backer,
)
from banca.games.pai_kau.bets import KINDS, OF_THE_BANK
from banca.games.pai_kau.equipment import BACKING, BANK, CO_BET, HOUSE, PLACES, SEAT, SEATS
from banca.games.pai_kau.state import Round
from banca.law import Refusal, refuse
from banca.messages.errors import Listed
from banca.money import Limits, Position, add, changed, indexed, stake_on, take_back
from banca.play.act import Bet, OnPosition, Withdraw
from banca.play.act_rules import ActRule, ActRuleGame
from banca.play.bets import BetKind
from banca.play.game import refuse_layout_or_place, refuse_stake, refuse_withdrawal
from banca.play.setting import Setting

BET_RESTS_ON = {
    SEAT: ("art4.6",),
    CO_BET: ("art4.6", "art7.1"),
    BANK: ("art4.4", "art4.1"),
    BACKING: ("art3.2", "art3.3"),
}


class BettingAtPaiKau(ActRuleGame[Round]):
    offers_at = "art4.6"

    def kinds(self, setting: Setting) -> Mapping[str, BetKind[Any]]:
        del setting
        return KINDS

    def places(self, setting: Setting) -> tuple[int, str | None]:
        del setting
        return SEATS, "art4.1"

    @property
    def betting(self) -> tuple[ActRule[Round], ...]:
        return (
            ActRule(Bet, self._refuse_bet, self._bet, self._clauses_of_bet),
            ActRule(Withdraw, self._refuse_taking_back, self._withdraw, self._clauses_of_bet),
        )

    def _clauses_of_bet(self, _: Round, act: Bet | Withdraw) -> tuple[str, ...]:
        return ("art3.1",) if act.player == HOUSE else BET_RESTS_ON[act.bet]

    # Effects of acts.

    def _bet(self, state: Round, act: Bet) -> Round:
        """The house puts down its posted capital as soon as somebody holds the bank (art3.1)."""
        stakes = add(state.stakes, where(state, act), act.stake)
        posted = house_capital(state) if act.bet == BANK and not state.bank else 0
        return changed(state, stakes=add(stakes, Position(HOUSE, BACKING), posted) if posted else stakes)

    def _withdraw(self, state: Round, act: Withdraw) -> Round:
        """Without a bank there is nothing for the house to back, and no declaration stands."""
        position = where(state, act)
        staked = stake_on(state.stakes, position).amount
        stakes = take_back(state.stakes, position, act.stake or staked)
        if act.bet == BANK and act.stake in (None, staked):
            return replace(state, stakes=tuple(s for s in stakes if s.position.bet not in OF_THE_BANK), manner=None)
        return replace(state, stakes=stakes)

    # Refusals.

    def _refuse_bet(self, state: Round, act: Bet) -> Refusal | None:
        if refusal := self.not_offered(state.setting, act.bet) or refuse_layout_or_place(self, state.setting, act):
            return refusal
        position = where(state, act)
        if state.closed:
            return refuse_late(state, position)
        act = act if act.place == position.place else replace(act, place=position.place)
        return self._refuse_bettor(state, act) or refuse_stake(self, without_limits(state, position), act)

    def _refuse_bettor(self, state: Round, act: Bet) -> Refusal | None:
        if act.bet == BACKING:
            return refuse_backing(state, act)
        if act.place is None:
            if act.bet == CO_BET:
                return refuse("bet_must_name_a_seat", "art7.1", "co-bet", player=act.player)
            return refuse("bet_must_name_a_seat", "art4.1", "none-free", player=act.player)
        if act.bet == BANK:
            return refuse_bank(state, act, act.place)
        return refuse_on_a_seat(state, act, act.place)

    def _refuse_taking_back(self, state: Round, act: Withdraw) -> Refusal | None:
        own = replace(act, place=where(state, act).place)
        if refusal := refuse_withdrawal(self, without_limits(state, where(state, own)), own):
            return refusal
        position = where(state, own)
        if state.closed:
            return refuse_late(state, position)
        left = stake_on(state.stakes, position).amount - (act.stake or stake_on(state.stakes, position).amount)
        if act.bet == BANK:
            return refuse_reducing(state, position, left)
        with_him = indexed(state.stakes).at(position.place, CO_BET) if act.bet == SEAT and not left else ()
        if others := [stake.position.player for stake in with_him]:
            who, place = Listed(*others), position.place
            return refuse("seat_with_co_bets_must_have_its_own_stake", "art7.1", players=who, place=place)
        return None


def where(state: Round, act: Bet | Withdraw | OnPosition) -> Position:
    """The seat of a stake: the one stated, that of an existing stake, the bettor's own, or a free one."""
    place = act.place
    if place is None:
        own = (s.position.place for s in indexed(state.stakes).of(act.player) if s.position.bet == act.bet)
        place = next(own, unsaid_seat(state, act) if isinstance(act, Bet) else None)
    return Position(act.player, act.bet, None, act.layout, place)


def unsaid_seat(state: Round, act: Bet) -> int | None:
    """The default seat of a new bettor: the entitled one, their own, or a free one; co-bets and the house have none."""
    if act.bet == CO_BET or act.player == HOUSE:
        return None
    if act.bet == BACKING:
        return seat_of_backer(state, act.player)
    whose = entitled_seat(state) if act.bet == BANK else None
    return whose[0] if whose else next((place for place in PLACES if place not in state.taken), None)


def without_limits(state: Round, position: Position) -> Round:
    """Where article 4(9) sets the least capital, the table's limits do not apply (reading limits)."""
    prescribed = position.bet == BANK and least_capital(state, position.player, position.place or 0)
    return replace(state, setting=replace(state.setting, limits=Limits())) if prescribed else state


def refuse_late(state: Round, position: Position) -> Refusal:
    """Refuse after the shake, which begins when the banker takes the cup."""
    if position.bet in OF_THE_BANK:
        return refuse("capital_must_stand_after_the_shake", "art4.7")
    if stake_on(state.stakes, position).amount:
        return refuse("stakes_must_stand_after_the_shake", "art4.7")
    return refuse("bets_must_be_made_before_the_shake", "art4.6")


def refuse_on_a_seat(state: Round, act: Bet, place: int) -> Refusal | None:
    if act.player == HOUSE:
        return refuse("house_must_only_back", "art3.1", "seat")
    bank = state.bank
    if bank and (act.player == bank.position.player or place == bank.position.place):
        seat, banker = bank.position.place, bank.position.player
        return refuse("banker_must_not_bet", "art4.1", "other-side", place=seat, banker=banker)
    if backer := next((s.position.player for s in state.backers if s.position.place == place), None):
        return refuse("backers_seat_must_hold_no_stakes", "art3.3", "from-it", player=backer, place=place)
    owner = state.owner(place)
    if act.bet == SEAT:
        if backs(state, act.player):
            return refuse("backers_seat_must_hold_no_stakes", "art3.3", "own", player=act.player)
        if owner not in (None, act.player):
            return refuse("seat_of_another_must_be_co_bet_on", "art7.1", place=place, owner=owner)
        return None
    if owner in (None, act.player):
        whose = "nobody" if owner is None else "own"
        return refuse("co_bet_must_be_on_the_seat_of_another", "art7.1", player=act.player, place=place, whose=whose)
    return None


def refuse_reducing(state: Round, position: Position, left: int) -> Refusal | None:
    if left:
        return refuse_capital(state, position.player, position.place or 0, left)
    if state.backers:
        names = Listed(*(s.position.player for s in state.backers))
        return refuse("bank_with_backers_must_stay", "art3.3", players=names)
    return None
